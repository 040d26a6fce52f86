"""Pure questions about a game: what a Hero can do, how strong a Monster is, which pairs may be resolved."""

from __future__ import annotations

from typing import TypeAlias

from fathom.core.legality import No, no

from .box import ENTITY
from .box.skill import Beast, Kit
from .schema import Triple
from .state import Depths, Foe, Hero, Lane, Lasting, rule

# ---------------------------------------------------------------------------------------------- the party


@rule("FD-003", "FD-088")
def amount(g: Depths, n: Triple) -> int:
    """Return a number; of a triple the one for this many Heroes, never for so many people."""
    return n if isinstance(n, int) else n[len(g.heroes) - 1]


def lead_seat(g: Depths, h: int = -1) -> int:
    """Return the seat that decides for a Hero, or for the party."""
    return g.heroes[h].seat if h >= 0 else g.turn


@rule("FD-274", "FD-275")
def kit_of(g: Depths, hero: Hero) -> Kit:
    """Return what a Hero can do: by her mat, her Ability Cards and her equipped Items."""
    return g.box.kit(hero.mat, hero.abilities, hero.gear)


@rule("FD-026", "FD-028", "FD-154")
def most_health(g: Depths, hero: Hero) -> int:
    """Return a Hero's Maximum Health at her Level."""
    return g.box.mats[hero.mat].health[hero.level - 1]


def lasting(g: Depths, effects: tuple[Lasting, ...], kind: str) -> int:
    """Return how strong the effects of a kind are in this Round."""
    total = 0
    for effect in effects:
        if effect.kind == kind and effect.first <= g.round <= effect.last:
            total += effect.n
    return total


@rule("FD-291", "FD-292", "FD-107")
def armor_of(g: Depths, hero: Hero) -> int:
    """Return a Hero's Armor: all equipped Items and all effects together."""
    armor = kit_of(g, hero).armor
    return armor + lasting(g, hero.lasting, "armor") if hero.lasting else armor


# ---------------------------------------------------------------------------------------------- Monsters


@rule("FD-309", "FD-310", "FR-70")
def beast_of(g: Depths, foe: Foe) -> Beast:
    """Return a Monster's card; the Final Entity is what its living parts and the Tail are together."""
    if foe.id == ENTITY:
        return g.box.entity(tuple([part for part, health in zip(g.entity, foe.health, strict=True) if health > 0]))
    return g.box.beast[foe.id]


@rule("FD-223", "FD-228")
def full_health(g: Depths, foe: Foe, i: int) -> int:
    """Return the Health that an Individual or a part begins with."""
    card = g.box.body[g.entity[i]] if foe.id == ENTITY else g.box.beast[foe.id]
    return card.health[len(g.heroes) - 1]


@rule("FD-312")
def foe_armor(g: Depths, foe: Foe, i: int) -> int:
    """Return the Armor of an Individual; that of a part counts for this part only."""
    card = g.box.body[g.entity[i]] if foe.id == ENTITY else g.box.beast[foe.id]
    return card.armor + lasting(g, foe.lasting, "armor") if foe.lasting else card.armor


@rule("FD-199", "FD-311", "FD-323")
def is_defeated(foe: Foe) -> bool:
    """Whether all Individuals are dead; the Final Entity falls with both Heads, or the Body and a Head."""
    if foe.id == ENTITY:
        one, two, body = (health <= 0 for health in foe.health)
        return (one and two) or (body and (one or two))
    for health in foe.health:
        if health > 0:
            return False
    return True


def living(foe: Foe) -> list[int]:
    """Return the Individuals that are alive."""
    return [i for i, health in enumerate(foe.health) if health > 0]


@rule("FD-297", "FD-300")
def distinct(g: Depths, f: int, n: int) -> list[int]:
    """Return the living Individuals to choose from for n damage: of equal ones that others aim alike at, the first.

    Those who kill it together choose who of them is spared (FD-297), so then it matters who they are.
    """
    foe = g.foes[f]
    if foe.id == ENTITY:
        return living(foe)
    found: dict[tuple[object, ...], int] = {}
    for i in living(foe):
        armor = foe_armor(g, foe, i)
        others = sorted([(lane.out, lane.back) for lane in g.lanes if lane.foe == f and lane.target == i])
        left = foe.health[i] - sum([max(0, out - armor) for out, _ in others])
        found.setdefault((foe.health[i], left, tuple(others) if left <= n - armor else ()), i)
    return list(found.values())


@rule("FD-225", "FD-226", "FD-227", "FD-244", "FD-245", "FD-248", "FD-249")
def plays(g: Depths, foe: Foe) -> tuple[int, int]:
    """Return how many cards the Monster and each Hero play: by the column for the number alive, else two.

    Without Health States both play two cards (FD-225, FD-244, FD-248). Else the column tells it for the number that
    is alive when cards are played (FD-226, FD-227, FD-245, FD-249).
    """
    states = beast_of(g, foe).states
    return states[len(living(foe))] if states else (2, 2)


# ---------------------------------------------------------------------------------------------- pairs


Pairs: TypeAlias = tuple[tuple[int, int], ...]

SIDE_BY_SIDE: Pairs = ((0, 0), (1, 1))
#: A single monster card goes opposite either hero card.
EITHER: Pairs = ((0, 0), (1, 0))


@rule("FD-250")
def opposite(lane: Lane) -> int:
    """Return the monster card opposite a Hero's only one: the highest, until it has been moved; there it stays."""
    return lane.facing if lane.facing >= 0 else lane.foe_values.index(max(lane.foe_values))


@rule("FD-250", "FD-251", "FD-252", "FD-263")
def pairs(lane: Lane) -> Pairs:
    """Return the Combat Pairs as positions of the hero card and the monster card."""
    ours, theirs = len(lane.values), len(lane.foe_values)
    if ours == theirs == 2:
        return SIDE_BY_SIDE
    if not ours or not theirs:
        return ()
    if ours == 1:
        return ((0, opposite(lane)),)
    return EITHER


@rule("FD-251", "FD-267", "FD-279", "FR-60")
def why_not_resolve(lane: Lane, k: int) -> No | None:
    """A Block that an ability was used for is the only pair; else a Monster Hit comes before a Hero Hit.

    A single monster card may lie opposite either of two hero cards, so neither pair comes first.
    """
    if lane.block >= 0:
        return None if k == lane.block else no("FR-60", "no-other-pair")
    if len(lane.values) < 2 or len(lane.foe_values) < 2 or lane.values[k] <= lane.foe_values[k]:
        return None
    return no("FD-267", "no-hero-hit") if lane.foe_values[1 - k] > lane.values[1 - k] else None


@rule("FD-265", "FD-268", "FD-269", "FD-270", "FD-271", "FD-272")
def legal_pairs(lane: Lane) -> list[int]:
    """Return the pairs that may be resolved.

    Beside a Block any other pair (FD-265, FD-269, FD-271), of two alike either (FD-268, FD-270); FD-272 sums it up.
    """
    return [k for k in range(len(pairs(lane))) if why_not_resolve(lane, k) is None]


@rule("FD-264")
def blocks(lane: Lane) -> list[int]:
    """Return the pairs that are Blocks."""
    found = pairs(lane)
    if found is SIDE_BY_SIDE:
        (left, right), (one, two) = lane.values, lane.foe_values
        if left != one and right != two:
            return []
    return [k for k, (h, m) in enumerate(found) if lane.values[h] == lane.foe_values[m]]


@rule("FR-60")
def held(lane: Lane) -> tuple[int, int]:
    """Return the positions of the hero card and the monster card that a Block Ability holds in place; -1: none."""
    return pairs(lane)[lane.block] if lane.block >= 0 else (-1, -1)


@rule("FD-315")
def is_void(g: Depths, lane: Lane) -> bool:
    """Whether the results of this lane's pairs are ignored."""
    effects = g.heroes[lane.hero].lasting
    return bool(effects) and lasting(g, effects, "results") > 0
