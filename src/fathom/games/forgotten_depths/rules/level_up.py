"""Level Up: Health, Spells, Abilities; then the next Ecology (chapters 17 and 28)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible

from ..queries import most_health
from ..state import POWER, Depths, offer, rule, step
from . import decks, ecology, experience

# ---------------------------------------------------------------------------------------------- the Level


@step("FD-038", "FD-151", "FD-153", "FD-154", "FD-155", "FD-156", "FD-161", "FD-205", "FR-07")
def gain_level(g: Depths) -> None:
    """The maximum rises, every Hero heals to it, all Spells are Refreshed; piles and hands stay as they are.

    Every Hero gains a Level (FD-151, FD-154), in this order (FD-153): the maximum, Health (FD-155) unless a variant
    forbids it (FD-205), Spells (FD-156). Piles and hands stay (FD-161), but for the card that waited for Level 3
    (FD-038). That one is shuffled in (FR-07).
    """
    g.phase = "level_up"
    for h, hero in enumerate(g.heroes):
        before = decks.power_cards(g, hero)
        hero.level += 1
        if not g.setup.no_level_up_healing:
            hero.health = most_health(g, hero)
        hero.exhausted = ()
        if more := decks.power_cards(g, hero) - before:
            decks.shuffle_hero(g, h, hero.draw + bytes([POWER]) * more)
    g.emit("level_up", level=g.heroes[0].level)
    g.then(offer_abilities((1 << len(g.heroes)) - 1))


@step("FD-157", "FD-187", "FR-50")
def offer_abilities(g: Depths, waiting: int) -> None:
    """Each Hero may buy one Ability at the price of the Ecology just completed; then the party goes down."""
    g.ask("level_up", g.turn, possible(lessons(g, g.turn, waiting)), waiting)


@offer("level_up")
def lessons(g: Depths, seat: int, waiting: int) -> Iterator[Offer]:
    """Yield the Heroes who may learn an Ability, and the way down."""
    for h in range(len(g.heroes)):
        call = buy_ability(h, waiting & ~(1 << h))
        yield Option(seat, "buy_ability", (h,), (f"hero.{h}",), call), why_not_learn(g, h, waiting)
    yield Option(seat, "go_down", (), (), ecology.go_down()), None


@rule("FD-157", "FD-158")
def why_not_learn(g: Depths, h: int, waiting: int) -> No | None:
    """One Ability for each Hero, if it can be paid and a card is left."""
    if not waiting >> h & 1:
        return no("FD-157", "no-second-ability")
    if not any([g.ability_decks[name] for name in g.heroes[h].classes]):
        return no("FD-159", "no-ability-left")
    return experience.why_not_buy(g, "ability")


@step("FD-009", "FD-157", "FD-158")
def buy_ability(g: Depths, h: int, waiting: int) -> None:
    """The Ability is paid, drawn, and the others may still buy."""
    g.then(experience.begin_paying("ability", h, experience.price(g, "ability")), offer_abilities(waiting))


# ---------------------------------------------------------------------------------------------- Abilities


@step("FD-159", "FD-219", "FD-220")
def draw_abilities(g: Depths, h: int) -> None:
    """Two cards of her deck; a multi-class Hero chooses: one of each Class, or two of the Primary Class."""
    hero = g.heroes[h]
    ways = _ways(g, h)
    options = [Option(hero.seat, "draw_abilities", (h, *way), (), look_at(h, way)) for way in ways]
    if len(options) == 1:
        look_at.now(g, h, ways[0])
    elif options:
        g.ask("draw_abilities", hero.seat, options, h)


def _ways(g: Depths, h: int) -> list[tuple[str, ...]]:
    classes = g.heroes[h].classes
    ways = [(classes[0], classes[0])]
    if len(classes) > 1:
        ways.append((classes[0], classes[1]))
    real = [
        tuple(name for i, name in enumerate(way) if len(g.ability_decks[name]) > way[:i].count(name)) for way in ways
    ]
    return [way for way in dict.fromkeys(real) if way]


@step("FD-159", "FD-219")
def look_at(g: Depths, h: int, way: tuple[str, ...]) -> None:
    """She keeps one of the cards drawn."""
    hero = g.heroes[h]
    drawn = tuple([decks.draw_card(g, "abilities", name) for name in way])
    options = [
        Option(hero.seat, "keep_ability", (h, card), (f"ability.{card}",), keep_ability(h, card, drawn))
        for card in drawn
    ]
    g.revealed = drawn
    g.ask("keep_ability", hero.seat, options, h)


@step("FD-159", "FD-160")
def keep_ability(g: Depths, h: int, card: str, drawn: tuple[str, ...]) -> None:
    """The Ability is hers for good; the other goes to the bottom of its deck."""
    g.revealed = ()
    g.heroes[h].abilities = (*g.heroes[h].abilities, card)
    g.emit("learned", hero=h, ability=card)
    for other in drawn:
        if other != card:
            decks.put_under(g, "abilities", g.box.abilities[other].deck, other)


@step("FD-207", "FD-219", "FR-48")
def first_ability(g: Depths, h: int) -> None:
    """The starting Ability of the easier variant: one card; a multi-class Hero chooses as always when she draws."""
    hero = g.heroes[h]
    if len(hero.classes) > 1:
        draw_abilities.now(g, h)
        return
    hero.abilities = (*hero.abilities, decks.draw_card(g, "abilities", hero.classes[0]))
    g.emit("learned", hero=h, ability=hero.abilities[-1])
