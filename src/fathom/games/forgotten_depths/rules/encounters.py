"""Encounters: what can be Encountered, Monsters and Features on the map (chapters 9, 10 and 11)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no
from fathom.core.memo import memo

from .. import effects
from ..box.board import bits
from ..state import Depths, rule, step
from . import atlas, campfire, combat, decks, doors, experience, exploring, items, legends, stairs

# ---------------------------------------------------------------------------------------------- what there is


@rule("FD-005", "FD-075", "FD-116")
def offers(g: Depths) -> Iterator[Offer]:
    """Yield every element on the map, and what forbids to Encounter it now."""
    seat = g.turn
    yield from _elements(g, seat, "monster", g.monsters)
    yield from _elements(g, seat, "feature", g.features)
    yield from _elements(g, seat, "chest", g.chests)
    for door in g.doors:
        yield _door(seat, door), doors.why_not_unlock(g, door)
    yield from _elements(g, seat, "campfire", g.campfire)
    yield from _elements(g, seat, "stairs", g.stairs)
    for match in g.matches:
        call = legends.enter(match.pattern, match.knots, match.cells)
        yield Option(seat, "legend", call[1:], (f"legend.{match.pattern}",), call), legends.why_not_enter(g, match)


def _elements(g: Depths, seat: int, kind: str, regions: int) -> Iterator[Offer]:
    for region in bits(regions):
        yield _element(seat, kind, region), why_not_meet(g, kind, region)


@rule("FD-064", "FD-099", "FD-117", "FD-206", "FR-22", "FR-24")
def why_not_meet(g: Depths, kind: str, region: int) -> No | None:
    """Whatever is Encountered must be in reach; only Monsters and Features are Encountered where they block the way."""
    if not g.reach >> region & 1:
        return no("FD-064", "no-way")
    if kind in ("monster", "feature"):
        return None  # FR-24: also where the Lantern stands
    if atlas.blocked(g) >> region & 1:
        return no("FD-099" if kind == "chest" else "FR-22", "no-guarded")
    if kind == "campfire" and g.rested:
        return no("FD-117", "no-second-rest")
    if kind == "chest" and g.setup.locked_chests and not g.keys:
        return no("FD-206", "no-key")
    return None


@memo
def _element(seat: int, kind: str, region: int) -> Option:
    """Return the option to Encounter an element."""
    meet = {
        "monster": meet_monsters,
        "feature": meet_feature,
        "chest": meet_chest,
        "campfire": campfire.rest,
        "stairs": stairs.descend,
    }[kind]
    return Option(seat, kind, (region,), (f"{kind}.{region}",), meet(region))


@memo
def _door(seat: int, door: tuple[int, int]) -> Option:
    a, b = door
    return Option(seat, "door", door, (f"door.{a}.{b}",), doors.unlock_with_key(door))


# ---------------------------------------------------------------------------------------------- beginning and end


@rule("FD-076", "FD-106")
def begin(g: Depths, region: int) -> None:
    """The Lantern goes to the place of the Encounter."""
    exploring.turn_page(g)
    g.lantern = region
    g.place = region
    g.phase = "encounter"


@step("FD-004", "FD-319")
def end_encounter(g: Depths) -> None:
    """The Encounter is over, and the party Explores again."""
    g.place = -1
    g.card = ""
    items.unpack(g)


# ---------------------------------------------------------------------------------------------- Monsters


@step("FD-080", "FD-081", "FR-23", "FR-27")
def meet_monsters(g: Depths, region: int) -> None:
    """The top card of the Monster pile, or two for two icons, and Combat with it."""
    begin(g, region)
    ground = g.box.lands[g.ecology].grounds[atlas.tile_of(region)]
    beasts = []
    for _ in range(2 if ground.pairs >> region & 1 else 1):
        if not g.monster_pile.cards and g.beaten and "FR-27" not in g.setup.rulings:
            g.monster_pile.cards = bytes(g.rng("monsters").shuffled(g.beaten))
            g.monster_pile.top = g.monster_pile.bottom = 0
            g.beaten = b""
        if g.monster_pile.cards:
            beasts.append(decks.take_top(g, g.monster_pile))
    fight = [combat.begin_combat(tuple(beasts))] if beasts else []
    g.then(*fight, clear_monsters(region, tuple(beasts)), end_encounter())


@step("FD-070", "FD-077", "FD-082", "FD-083")
def clear_monsters(g: Depths, region: int, beasts: tuple[int, ...]) -> None:
    """A red token lies there; the location no longer blocks. The cards go to the XP pool."""
    g.monsters &= ~(1 << region)
    g.defeated |= 1 << region
    for number in beasts:
        g.beaten += bytes((number,))
        experience.earn(g, g.box.beasts[number].xp)
    atlas.cleared(g, region)
    g.emit("cleared", region=region)


# ---------------------------------------------------------------------------------------------- Features and Chests


@step("FD-076", "FD-084")
def meet_feature(g: Depths, region: int) -> None:
    """The top Feature Card, and its instructions."""
    begin(g, region)
    number = decks.take_top(g, g.feature_pile)
    feature = g.box.features[g.box.feature_names[number]]
    g.card = feature.id
    g.emit("feature", feature=feature.id, region=region)
    nodes = effects.nodes_of(feature.effects)
    g.then(effects.carry_out(nodes, effects.PARTY), clear_feature(region, number), end_encounter())


@step("FD-070", "FD-077", "FD-090", "FD-091", "FD-319")
def clear_feature(g: Depths, region: int, number: int) -> None:
    """Passed or failed, the card goes to the XP pool; a gold token lies there, and the location no longer blocks.

    The card pays, passed or failed (FD-077, FD-090, FD-319); the region is free, for good (FD-070, FD-091).
    """
    g.features &= ~(1 << region)
    g.feature_pile.discard += bytes((number,))
    experience.earn(g, g.box.features[g.box.feature_names[number]].xp)
    atlas.cleared(g, region)


@step("FD-097", "FD-206")
def meet_chest(g: Depths, region: int) -> None:
    """A Chest is opened; a locked one takes a Key."""
    if g.setup.locked_chests:
        g.keys -= 1
    doors.open_chest.now(g, region)
