"""Verbs on bodies: damage, healing, Armor, and what is ignored or added for some Rounds (FD-285 to FD-294, FD-314)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option

from .. import schema
from ..queries import amount, distinct, full_health, is_defeated, lead_seat, living, most_health
from ..rules import combat, doors, wounds
from ..state import Depths, Hero, Lane, Lasting, rule, step
from .cards import loose
from .registry import How, effect, to_hero, to_heroes, verb

#: The Rounds of a span, counted from this one.
SPANS = {"round": (0, 0), "next": (1, 1), "two": (0, 1), "three": (0, 2), "combat": (0, 999), "always": (0, 999)}
HEROES = ("hero", "heroes", "any", "allies")


@rule("FR-78")
def may_matter(g: Depths, h: int, nodes: Iterable[str], lane: Lane | None = None) -> bool:
    """Whether some effect of an ability could do anything now: only that is worth stopping for."""
    return any([_may_matter(g, g.heroes[h], g.box.nodes[node], lane) for node in nodes])


def _may_matter(g: Depths, hero: Hero, one: schema.Effect, lane: Lane | None) -> bool:
    match one:
        case schema.Swap(who="hand"):
            return bool(lane and loose(lane, one) and hero.hand)
        case schema.Swap() | schema.Change() | schema.Redraw():
            return bool(lane and loose(lane, one))
        case schema.Damage(to="monster" | "each_monster"):
            return bool(lane and not is_defeated(g.foes[lane.foe]))
        case schema.Heal(who="hero"):
            return hero.health < most_health(g, hero)
        case schema.Heal():
            return any([other.health < most_health(g, other) for other in g.heroes])
        case schema.Power():
            return b"\0" in hero.discard
        case schema.Refresh():
            return bool(hero.exhausted)
        case schema.Scry(deck="tiles"):
            return bool(g.tiles.cards)
        case schema.Unlock():
            return bool(doors.doors_before(g) or doors.locked_chests(g))
    return True


# ---------------------------------------------------------------------------------------------- damage


@verb(schema.Damage)
@step("FD-254")
def damage(g: Depths, node: str, how: How) -> None:
    """Wound Heroes or Monsters at once."""
    e = effect(g, node, schema.Damage)
    if e.to in HEROES:
        to_heroes.now(g, node, how)
        return
    foe = g.foes[how[1]]
    if is_defeated(foe):
        return
    if e.to == "each_monster":
        for i in living(foe):
            _hit(g, e, how, i)
        return
    targets = distinct(g, how[1], amount(g, e.n))
    seat = lead_seat(g, how[0])
    options = [Option(seat, "hit", (how[0], i), (f"foe.{how[1]}.{i}",), hit(node, how, i)) for i in targets]
    g.ask("hit", seat, options, how[0], amount(g, e.n))


@to_hero(schema.Damage)
@rule("FD-256", "FD-257", "FD-293")
def hurt_hero(g: Depths, h: int, e: schema.Damage) -> None:
    """A Hero loses Health."""
    wounds.hurt(g, h, amount(g, e.n), pierce=e.pierce)


@step("FD-285", "FD-300")
def hit(g: Depths, node: str, how: How, i: int) -> None:
    """The ability wounds this Individual."""
    _hit(g, effect(g, node, schema.Damage), how, i)


@rule("FD-285", "FD-312")
def _hit(g: Depths, e: schema.Damage, how: How, i: int) -> None:
    n = amount(g, e.n) + (wounds.magic_of(g, how[0]) if e.magic else 0)
    combat.strike_at_once(g, how[0], how[1], i, wounds.reduced(g, how[1], i, n, magic=e.magic, pierce=e.pierce))


# ---------------------------------------------------------------------------------------------- healing


@verb(schema.Heal)
@step("FD-314", "FR-38")
def heal(g: Depths, node: str, how: How) -> None:
    """Heroes gain Health; of Monsters the most wounded one that lives, or each."""
    e = effect(g, node, schema.Heal)
    if e.who in HEROES:
        to_heroes.now(g, node, how)
        return
    foe = g.foes[how[1]]
    if is_defeated(foe):
        return
    alive = living(foe)
    if e.who == "monster":
        alive = [max(alive, key=lambda i: (full_health(g, foe, i) - foe.health[i], -i))]
    for i in alive:
        wounds.mend(g, how[1], i, amount(g, e.n))


@to_hero(schema.Heal, lambda g, hero, e: hero.health < most_health(g, hero))
@rule("FD-314")
def heal_hero(g: Depths, h: int, e: schema.Heal) -> None:
    """A Hero gains Health."""
    wounds.heal(g, h, amount(g, e.n))


@verb(schema.Raise)
@step("FD-314")
def raise_dead(g: Depths, node: str, how: How) -> None:
    """Dead Individuals return with half their Health, rounded down, at least 1."""
    foe = g.foes[how[1]]
    if is_defeated(foe):
        return
    health = list(foe.health)
    for i in [i for i, left in enumerate(health) if left <= 0][: effect(g, node, schema.Raise).n]:
        health[i] = max(1, full_health(g, foe, i) // 2)
        g.emit("raised", foe=foe.id, individual=i, n=health[i])
    foe.health = tuple(health)


# ---------------------------------------------------------------------------------------------- for some Rounds


def _lasts(g: Depths, h: int, kind: str, n: int, span: str) -> None:
    """An effect lasts some Rounds for a Hero."""
    first, last = SPANS[span]
    g.heroes[h].lasting = (*g.heroes[h].lasting, Lasting(kind, n, g.round + first, g.round + last))
    g.emit("lasts", hero=h, what=kind, n=n, span=span)


@to_hero(schema.Ignore)
@rule("FD-315", "FD-044")
def ignore(g: Depths, h: int, e: schema.Ignore) -> None:
    """A Hero takes no damage of a kind, or less; or her pairs are not resolved."""
    _lasts(g, h, e.what, e.n, e.span)


@verb(schema.Armor)
@step("FD-044", "FD-291")
def armor(g: Depths, node: str, how: How) -> None:
    """Armor for some Rounds."""
    e = effect(g, node, schema.Armor)
    if e.who == "monster":
        foe, (first, last) = g.foes[how[1]], SPANS[e.span]
        foe.lasting = (*foe.lasting, Lasting("armor", e.n, g.round + first, g.round + last))
    else:
        to_heroes.now(g, node, how)


@to_hero(schema.Armor)
@rule("FD-044", "FD-291")
def armor_for(g: Depths, h: int, e: schema.Armor) -> None:
    """A Hero has Armor."""
    _lasts(g, h, "armor", e.n, e.span)


@to_hero(schema.Bonus)
@rule("FD-044")
def bonus(g: Depths, h: int, e: schema.Bonus) -> None:
    """A Hero's Hits deal more."""
    _lasts(g, h, e.on, e.n, e.span)


@to_hero(schema.Play)
@rule("FD-245")
def play_fewer(g: Depths, h: int, e: schema.Play) -> None:
    """A Hero plays fewer cards next Round."""
    _lasts(g, h, "play", e.n, "next")
