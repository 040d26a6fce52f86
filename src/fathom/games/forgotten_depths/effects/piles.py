"""Verbs on hands, piles and Spells: draw, discard, Retrieve, look ahead, Power Cards, Refresh (FD-283, FD-318)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import schema
from ..queries import kit_of, lead_seat
from ..rules import decks
from ..state import POWER, VALUE, Depths, Hero, Pile, rule, step
from .registry import How, effect, to_hero, verb

# ---------------------------------------------------------------------------------------------- Power Cards


@to_hero(schema.Power, lambda g, hero, e: b"\0" in hero.discard if e.n > 0 else hero.stored > 0)
@rule("FD-040", "FD-041")
def power(g: Depths, h: int, e: schema.Power) -> None:
    """A Hero Stores Power Cards from her discard pile, or discards Stored ones, as many as there are."""
    hero = g.heroes[h]
    if e.n < 0:
        decks.spend_power(g, h, min(hero.stored, -e.n))
        g.emit("lost_power", hero=h)
        return
    for _ in range(min(e.n, hero.discard.count(POWER))):
        hero.discard = decks.without(hero.discard, POWER)
        decks.store(g, h)


# ---------------------------------------------------------------------------------------------- Spells


@to_hero(schema.Refresh, lambda g, hero, e: bool(hero.exhausted))
@rule("FD-284")
def refresh(g: Depths, h: int, e: schema.Refresh) -> None:
    """A Hero chooses the Exhausted Spells that become ready again."""
    g.then(*[refresh_one(h)] * e.n)


@step("FD-284")
def refresh_one(g: Depths, h: int) -> None:
    """A Spell of the Hero's choice becomes ready."""
    hero = g.heroes[h]
    spells = dict.fromkeys(hero.exhausted)
    options = [Option(hero.seat, "refresh", (h, s), (f"skill.{s}",), make_ready(h, s)) for s in spells]
    if options:
        g.ask("refresh", hero.seat, options, h)


@step("FD-284")
def make_ready(g: Depths, h: int, spell: str) -> None:
    """The Spell is Refreshed."""
    hero = g.heroes[h]
    hero.exhausted = tuple(s for s in hero.exhausted if s != spell)
    g.emit("refreshed", hero=h, skill=spell)


@verb(schema.Exhaust)
@step("FD-283")
def exhaust(g: Depths, node: str, how: How) -> None:
    """Ready Spells become Exhausted; without one nothing happens."""
    hero = g.heroes[how[0]]
    ready = ready_spells(g, hero)
    options = [Option(hero.seat, "exhaust", (how[0], s), (f"skill.{s}",), turn(how[0], s)) for s in ready]
    if options:
        g.ask("exhaust", hero.seat, options, how[0])


def ready_spells(g: Depths, hero: Hero) -> list[str]:
    """Return the Spells of a Hero that can be Exhausted."""
    return [spell for spell in kit_of(g, hero).spells if spell not in hero.exhausted]


@step("FD-283")
def turn(g: Depths, h: int, spell: str) -> None:
    """The Spell is Exhausted."""
    g.heroes[h].exhausted = (*g.heroes[h].exhausted, spell)
    g.emit("exhausted", hero=h, skill=spell)


# ---------------------------------------------------------------------------------------------- hands


@to_hero(schema.Draw)
@rule("FD-040")
def draw(g: Depths, h: int, e: schema.Draw) -> None:
    """A Hero draws Action Cards into her hand."""
    hero = g.heroes[h]
    for _ in range(e.n):
        card = decks.take_value(g, h)
        if card >= 0:
            hero.hand = decks.sorted_hand(hero.hand + bytes((card,)))
            g.emit("drew", hero=h, card=card & VALUE)


@to_hero(schema.Discard, lambda g, hero, e: bool(hero.hand))
@rule("FD-043")
def discard(g: Depths, h: int, e: schema.Discard) -> None:
    """A Hero discards cards of her hand."""
    g.then(*[discard_one(h, e.which)] * e.n)


@step("FD-043")
def discard_one(g: Depths, h: int, which: str) -> None:
    """The highest card of the hand, the lowest or one of the Hero's choice; an empty hand loses nothing."""
    hero = g.heroes[h]
    if not hero.hand:
        return
    if which == "one":
        options = [
            Option(hero.seat, "discard", (h, card), (f"card.{h}.{card}",), drop(h, card))
            for card in dict.fromkeys(hero.hand)
        ]
        g.ask("discard", hero.seat, options, h)
    else:
        drop.now(g, h, hero.hand[-1 if which == "highest" else 0])


@step("FD-043")
def drop(g: Depths, h: int, card: int) -> None:
    """A card goes from the hand to the discard pile."""
    hero = g.heroes[h]
    hero.hand = decks.without(hero.hand, card)
    hero.discard += bytes((card,))
    g.emit("discarded", hero=h, card=card & VALUE)


@to_hero(schema.Retrieve, lambda g, hero, e: bool(hero.discard))
@rule("FD-318")
def retrieve(g: Depths, h: int, e: schema.Retrieve) -> None:
    """Cards of a Hero's discard pile go on top of her draw pile."""
    g.then(*[retrieve_one(h)] * e.n)


@step("FD-318")
def retrieve_one(g: Depths, h: int) -> None:
    """The Hero chooses which card, if one is left."""
    hero = g.heroes[h]
    cards = sorted(set(hero.discard))
    options = [Option(hero.seat, "retrieve", (h, card), (), bring_back(h, card)) for card in cards]
    if options:
        g.ask("retrieve", hero.seat, options, h)


@step("FD-318")
def bring_back(g: Depths, h: int, card: int) -> None:
    """The card lies on top of the draw pile, where everybody knows it."""
    hero = g.heroes[h]
    hero.discard = decks.without(hero.discard, card)
    hero.draw = bytes((card,)) + hero.draw
    hero.known += 1
    g.emit("retrieved", hero=h, card=card & VALUE)


# ---------------------------------------------------------------------------------------------- looking ahead


def pile_of(g: Depths, name: str, foe: int) -> Pile:
    """Return the pile that is looked at."""
    match name:
        case "tiles":
            return g.tiles
        case "monsters":
            return g.monster_pile
        case "features":
            return g.feature_pile
    return g.action[g.foes[foe].deck]


@verb(schema.Scry)
@step("FD-043")
def scry(g: Depths, node: str, how: How) -> None:
    """Look at the top cards of a pile."""
    e = effect(g, node, schema.Scry)
    pile = pile_of(g, e.deck, how[1])
    n = min(e.n, len(pile.cards))
    decks.turn_up(g, pile, n)
    pile.top = max(pile.top, min(n, len(pile.cards) - pile.bottom))
    if n:
        g.emit("looked", hero=how[0], deck=e.deck, n=n)
        look.now(g, e.deck, how[0], how[1], 0, n)


@step("FD-043")
def look(g: Depths, deck: str, h: int, foe: int, at: int, n: int) -> None:
    """Each card goes back on top, or to the bottom."""
    if at == n:
        return
    pile = pile_of(g, deck, foe)
    seat = lead_seat(g, h)
    card = pile.cards[at]
    options = [
        Option(seat, "sink", (deck, card), (), sink(deck, h, foe, at, n)),
        Option(seat, "keep", (deck, card), (), look(deck, h, foe, at + 1, n)),
    ]
    g.ask("look", seat, options, deck, card, n - at)


@step("FD-043")
def sink(g: Depths, deck: str, h: int, foe: int, at: int, n: int) -> None:
    """The card goes to the bottom of its pile."""
    pile = pile_of(g, deck, foe)
    card = pile.cards[at : at + 1]
    pile.cards = pile.cards[:at] + pile.cards[at + 1 :] + card
    if at < pile.top:
        pile.top -= 1
        pile.bottom += 1
    look.now(g, deck, h, foe, at, n - 1)
