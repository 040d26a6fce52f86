"""Verbs outside Combat: tests, choices, Keys, XP, Items, Doors, Monsters that come (chapters 11, 13 and 15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible

from .. import schema
from ..box.board import bits, coordinates
from ..queries import amount, is_defeated, lead_seat, living
from ..rules import atlas, combat, decks, doors, experience, feature_tests, items, legends
from ..state import Depths, offer, rule, step
from .registry import How, call, effect, nodes_of, verb

# ---------------------------------------------------------------------------------------------- tests and choices


@verb(schema.Test)
@step("FD-085", "FD-088", "FR-30")
def test(g: Depths, node: str, how: How) -> None:
    """Heroes supply Action Cards against a target."""
    feature_tests.begin.now(g, node)


@verb(schema.Choose)
@step("FD-089")
def choose(g: Depths, node: str, how: How) -> None:
    """The players choose one; what must be paid can be chosen only if it can be paid."""
    seat = lead_seat(g, how[0])
    options = possible(alternatives(g, seat, node, how))
    if options:
        g.ask("alternative", seat, options, node, how)


@offer("alternative")
def alternatives(g: Depths, seat: int, node: str, how: How) -> Iterator[Offer]:
    """Yield what a card lets the players choose from."""
    for i, part in enumerate(effect(g, node, schema.Choose).options):
        yield Option(seat, "alternative", (node, i), (), take(node, i, how)), why_not_give(g, part)


@step("FD-089")
def take(g: Depths, node: str, i: int, how: How) -> None:
    """This one it is."""
    chosen = effect(g, node, schema.Choose).options[i]
    g.then(*[call(g, part, how) for part in nodes_of(chosen)])


@rule("FD-089")
def why_not_give(g: Depths, effects: Sequence[schema.Effect]) -> No | None:
    """What is to be given up must be there."""
    for e in effects:
        if isinstance(e, schema.Lose):
            have = {
                "key": g.keys,
                "xp": experience.wealth(g),
                "item": sum(len(hero.items) for hero in g.heroes),
                "power": max(hero.stored for hero in g.heroes),
            }
            if have[e.what] < e.n:
                return no("FD-089", "no-gift", what=e.what, n=e.n)
    return None


@verb(schema.If)
@step("FD-089", "FD-320")
def if_(g: Depths, node: str, how: How) -> None:
    """What follows depends on something."""
    e = effect(g, node, schema.If)
    g.then(*[call(g, part, how) for part in nodes_of(e.then if holds(g, e.cond, how) else e.else_)])


@rule("FD-320")
def holds(g: Depths, cond: str, how: How) -> bool:
    """Whether a condition holds; a Word of Command counts with whoever has it."""
    match cond:
        case "alone":
            return len(living(g.foes[how[1]])) == 1
        case "wounded":
            foe = g.foes[how[1]]
            return not is_defeated(foe) and 2 * max(foe.health) <= g.box.beast[foe.id].health[len(g.heroes) - 1]
        case "no_power":
            return g.heroes[how[0]].stored == 0
        case "key":
            return g.keys > 0
        case "fabled_blade":
            return any(g.box.items[held.id].fabled for hero in g.heroes for held in hero.items)
    return any(held.id == cond for hero in g.heroes for held in hero.items)


# ---------------------------------------------------------------------------------------------- gains and losses


@verb(schema.Gain)
@step("FD-046", "FD-078", "FD-143")
def gain(g: Depths, node: str, how: How) -> None:
    """The party gains Keys or XP; a Hero of its choice draws an Item."""
    e = effect(g, node, schema.Gain)
    n = amount(g, e.n)
    if e.what == "key":
        g.keys += n
        g.emit("gained_keys", n=n)
    elif e.what == "xp":
        experience.earn(g, n)
    else:
        g.then(*[items.who_draws()] * n)


@verb(schema.Lose)
@step("FD-089", "FD-188")
def lose(g: Depths, node: str, how: How) -> None:
    """The party gives up Keys or XP; a Hero gives up an Item or a Stored Power Card."""
    e = effect(g, node, schema.Lose)
    seat = lead_seat(g, how[0])
    if e.what == "key":
        g.keys = max(0, g.keys - e.n)
        g.emit("lost_keys", n=e.n)
    elif e.what == "xp":
        g.then(experience.begin_paying("loss", -1, e.n))
    elif e.what == "item":
        options = [
            Option(seat, "lose_item", (h, held.id), (f"item.{h}.{held.id}",), lose_item(h, held.id))
            for h, hero in enumerate(g.heroes)
            for held in dict.fromkeys(hero.items)
        ]
        if options:
            g.ask("lose_item", seat, options)
    else:
        options = [
            Option(seat, "lose_power", (h,), (f"hero.{h}",), lose_power(h, e.n))
            for h, hero in enumerate(g.heroes)
            if hero.stored
        ]
        if options:
            g.ask("lose_power", seat, options)


@step("FD-188")
def lose_item(g: Depths, h: int, item: str) -> None:
    """The Item is gone."""
    items.remove(g, h, item)


@step("FD-041")
def lose_power(g: Depths, h: int, n: int) -> None:
    """Stored Power Cards go to the discard pile."""
    decks.spend_power(g, h, min(n, g.heroes[h].stored))
    g.emit("lost_power", hero=h)


@verb(schema.Give)
@step("FD-046", "FD-143")
def give(g: Depths, node: str, how: How) -> None:
    """A Hero of the players' choice takes a found Item."""
    name = effect(g, node, schema.Give).item
    seat = g.turn
    options = [Option(seat, "give", (h, name), (f"hero.{h}",), items.receive(h, name)) for h in range(len(g.heroes))]
    g.ask("give", seat, options, name)


@verb(schema.Unlock)
@step("FD-094")
def unlock(g: Depths, node: str, how: How) -> None:
    """Doors that the Heroes stand before are unlocked without a Key."""
    g.then(*[doors.unlock_one(how[0])] * effect(g, node, schema.Unlock).n)


# ---------------------------------------------------------------------------------------------- Monsters


@verb(schema.Shuffle)
@step("FD-012")
def shuffle(g: Depths, node: str, how: How) -> None:
    """The Monster Card that was set aside joins the Monster pile, which is shuffled."""
    if g.waiting >= 0:
        pile = g.monster_pile
        pile.cards = bytes(g.rng("monsters").shuffled(pile.cards + bytes((g.waiting,))))
        pile.top = pile.bottom = 0
        g.waiting = -1
        g.emit("joined", monster=effect(g, node, schema.Shuffle).card)


@verb(schema.Fight)
@step("FD-139")
def fight(g: Depths, node: str, how: How) -> None:
    """A Combat inside the Encounter, with fresh cards; it pays no XP of its own."""
    names = list(g.box.monsters)
    g.then(combat.begin_combat(tuple(names.index(name) for name in effect(g, node, schema.Fight).monsters)))


@verb(schema.Lead)
@step("FD-137", "FD-138")
def lead(g: Depths, node: str, how: How) -> None:
    """The letter on the opening card selects the pile to continue with."""
    legends.go_on_with.now(g, effect(g, node, schema.Lead).pile)


@verb(schema.Wake)
@step("FD-122")
def wake(g: Depths, node: str, how: How) -> None:
    """At the nearest locations with a red token Monsters are back."""
    g.then(*[wake_nearest()] * effect(g, node, schema.Wake).n)


@step("FD-122", "FR-82")
def wake_nearest(g: Depths) -> None:
    """Monsters are back at the nearest location with a red token; of several as near, at one of the players' choice."""
    x, y = coordinates(g.where[atlas.tile_of(g.lantern)])
    near: dict[int, list[int]] = {}
    for region in bits(g.defeated & ~(1 << g.lantern)):
        there = coordinates(g.where[atlas.tile_of(region)])
        near.setdefault(abs(there[0] - x) + abs(there[1] - y), []).append(region)
    if near:
        found = near[min(near)]
        g.ask("wake", g.turn, [Option(g.turn, "wake", (at,), (f"monster.{at}",), come_back(at)) for at in found])


@step("FD-122")
def come_back(g: Depths, region: int) -> None:
    """Monsters are back here."""
    g.defeated &= ~(1 << region)
    g.monsters |= 1 << region
    g.emit("woke", region=region)
    atlas.survey(g)
