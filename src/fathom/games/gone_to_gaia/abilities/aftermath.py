"""What enemies do after a counterattack attempt: they move, turn, mark, shut up, grow, call (step T6 of GR-062).

What moves, turns or marks a dying card does not happen; what touches delvers, and Summons, does (GR-034).
"""

from __future__ import annotations

from collections.abc import Callable

from fathom.core.decisions import Option
from fathom.core.steps import Call, Step

from .. import queries
from ..box.board import AROUND, DISTANCE, NEXT, STEPS, mask_of, tiles_in, x_of, y_of
from ..box.profiles import AFTERMATH
from ..rules import dice
from ..state import Enemy, Gaia, step
from . import arrivals

SUMMONED, SUMMON_FAILS = 2, 6
FLIGHT = 2

AFTER: dict[str, Step[[int]]] = {}


def after(ability: str) -> Callable[[Step[[int]]], Step[[int]]]:
    """Say which step an ability takes after an attempt."""

    def register(made: Step[[int]]) -> Step[[int]]:
        AFTER[ability] = made
        return made

    return register


def queue(g: Gaia) -> None:
    """Queue what the enemies that attempted a counterattack do now; the players order those that flee."""
    profiles = g.box.profiles
    calls: list[Call] = []
    names = [(uid, profiles[queries.get(g, uid).profile].aftermath) for uid in g.fight.group]
    for ability in AFTERMATH:
        mine = [AFTER[ability](uid) for uid, abilities in names if ability in abilities]
        if ability == "flees" and len(mine) > 1:
            calls.append(flee_in_order(tuple(mine)))
        else:
            calls += mine
    g.then(*calls)


@step("GG-299", "GR-021")
def flee_in_order(g: Gaia, calls: tuple[Call, ...]) -> None:
    """The players choose the order in which several enemies flee."""
    g.any_order("flee_order", queries.lead(g), [call for call in calls if standing(g, call[1])])


def standing(g: Gaia, uid: int) -> Enemy | None:
    """Return an enemy that is on the board and not dying."""
    return None if uid in g.fight.dying else queries.find(g, uid)


def attacker_at(g: Gaia) -> int:
    """Return where the attacker stands, or -1 if it has died."""
    return g.at[g.fight.delver]


def choose_tile(g: Gaia, key: str, uid: int, tiles: tuple[int, ...], call: Callable[[int], Call]) -> None:
    """Ask the players for a tile; they decide where several fit."""
    seat = queries.lead(g)
    card = queries.profile_of(g, queries.get(g, uid)).card
    g.ask(key, seat, [Option(seat, key, (uid, card, at), (f"tile.{at}",), call(at)) for at in tiles], uid, card)


# ---------------------------------------------------------------------------------------------- marks and tokens


@after("accurate")
@step("GG-277", "GR-026")
def mark(g: Gaia, uid: int) -> None:
    """Its token goes to the attacker's suit; there are never two."""
    enemy = standing(g, uid)
    if enemy is not None and g.fight.normal and uid in g.fight.targets and attacker_at(g) >= 0:
        enemy.marked = g.fight.delver
        g.emit("marked", delver=g.fight.delver, ability="accurate")


@after("strength")
@step("GG-333", "GR-026", "GR-074")
def strengthen(g: Gaia, uid: int) -> None:
    """After each counterattack it gets a token: not on a 1, and not if it was blocked."""
    enemy = standing(g, uid)
    if enemy is not None and g.fight.die > 1 and uid not in g.fight.blocked:
        enemy.strength += 1
        g.emit("token", enemy=uid, ability="strength")


@after("shell")
@step("GG-328", "GR-026", "GR-073")
def shut(g: Gaia, uid: int) -> None:
    """A miss shuts its shell; a hit opens it."""
    enemy = standing(g, uid)
    if enemy is None:
        return
    if uid in g.fight.hits:
        enemy.shell = 0
        g.emit("token_removed", enemy=uid, ability="shell")
    else:
        enemy.shell += 1
        g.emit("token", enemy=uid, ability="shell")


# ---------------------------------------------------------------------------------------------- turning


def turn(g: Gaia, enemy: Enemy, rot: int) -> None:
    """The card is turned."""
    if enemy.rot != rot:
        by, enemy.rot = (rot - enemy.rot) % 4, rot
        g.emit("turned", enemy=enemy.uid, by=by, marked=marked_side(g, enemy))


def marked_side(g: Gaia, enemy: Enemy) -> int:
    """Return where the marked side of a card points, or -1 if it has none."""
    side = queries.profile_of(g, enemy).side
    return (side + 2 * enemy.rot) % 8 if side >= 0 else -1


def choose_turn(g: Gaia, uid: int, turns: list[int]) -> None:
    """The players choose between turns that fit equally well."""
    if not turns:
        return
    seat = queries.lead(g)
    card = queries.profile_of(g, queries.get(g, uid)).card
    g.ask(
        "turn_enemy", seat,
        [Option(seat, "turn_enemy", (uid, card, rot), (f"enemy.{uid}",), turn_to(uid, rot)) for rot in turns],
        uid, card,
    )  # fmt: skip


@step("GG-094", "GR-021")
def turn_to(g: Gaia, uid: int, rot: int) -> None:
    """The card is turned as the players chose."""
    turn(g, queries.get(g, uid), rot)


@after("rotates")
@step("GG-326")
def rotate(g: Gaia, uid: int) -> None:
    """It turns 90° clockwise."""
    enemy = standing(g, uid)
    if enemy is not None:
        turn(g, enemy, (enemy.rot + 1) % 4)


@after("alert")
@step("GG-281", "GR-021")
def face(g: Gaia, uid: int) -> None:
    """It turns its marked side to the attacker; if that one is diagonal to it, either of two sides fits."""
    enemy = standing(g, uid)
    if enemy is None or attacker_at(g) < 0:
        return
    side = queries.profile_of(g, enemy).side
    dx = x_of(attacker_at(g)) - x_of(enemy.at)
    dy = y_of(attacker_at(g)) - y_of(enemy.at)
    edges = [edge for edge, far in ((2, dx), (6, -dx), (4, dy), (0, -dy)) if far > 0]
    if abs(dx) != abs(dy):
        edges = [edge for edge in edges if edge in ((2, 6) if abs(dx) > abs(dy) else (0, 4))]
    choose_turn(g, uid, [(edge - side) % 8 // 2 for edge in edges])


@after("weak_spot")
@step("GG-350", "GR-021")
def hide_weak_spot(g: Gaia, uid: int) -> None:
    """After an attack at its marked side it turns that side as far from the attacker as possible."""
    enemy = standing(g, uid)
    at = attacker_at(g)
    if enemy is None or at < 0 or not g.fight.normal or uid not in g.fight.exposed:
        return
    side = queries.profile_of(g, enemy).side
    away = [_alignment((side + 2 * rot) % 8, enemy.at, at) for rot in range(4)]
    choose_turn(g, uid, [rot for rot in range(4) if away[rot] == min(away)])


def _alignment(side: int, start: int, end: int) -> int:
    """Return how much a side points towards a tile: the larger, the more."""
    dx, dy = STEPS[side]
    return dx * (x_of(end) - x_of(start)) + dy * (y_of(end) - y_of(start))


# ---------------------------------------------------------------------------------------------- moving


@step("GR-021", "GR-083")
def move_to(g: Gaia, uid: int, at: int) -> None:
    """The enemy moves as the players chose."""
    queries.get(g, uid).at = at
    g.emit("enemy_moved", enemy=uid, to=at)


@after("aggressive")
@step("GG-279", "GG-280", "GR-002", "GR-021")
def close_in(g: Gaia, uid: int) -> None:
    """It moves 1 tile closer to its attacker; if it cannot, it turns so that a white arrow covers that tile."""
    enemy = standing(g, uid)
    goal = attacker_at(g)
    if enemy is None or goal < 0:
        return
    free = queries.free_mask(g)
    closer = [at for at in AROUND[enemy.at] if free >> at & 1 and DISTANCE[at][goal] < DISTANCE[enemy.at][goal]]
    if closer:
        choose_tile(g, "move_enemy", uid, tuple(closer), lambda at: move_to(uid, at))
        return
    profile = queries.profile_of(g, enemy)
    if not profile.white[enemy.rot][enemy.at] >> goal & 1:
        choose_turn(g, uid, [rot for rot in range(4) if profile.white[rot][enemy.at] >> goal & 1])


@after("flees")
@step("GG-299", "GR-002", "GR-021")
def flee(g: Gaia, uid: int) -> None:
    """It moves 2 tiles away from the attacker when possible: each tile is farther than the one before, if any is."""
    enemy = standing(g, uid)
    if enemy is None or attacker_at(g) < 0:
        return
    ways = flights(g, enemy, attacker_at(g))
    if ways:
        choose_tile(g, "flee", uid, ways, lambda at: move_to(uid, at))


def flights(g: Gaia, enemy: Enemy, away_from: int) -> tuple[int, ...]:
    """Return where a fleeing enemy may end: as far as it gets in 2 steps over free tiles, and farther than now."""
    free = queries.free_mask(g)
    reached = here = 1 << enemy.at
    for _ in range(FLIGHT):
        here = mask_of(there for at in tiles_in(here) for there in AROUND[at] if free >> there & 1)
        reached |= here
    distance = DISTANCE[away_from]
    most = max(distance[at] for at in tiles_in(reached))
    return tuple([at for at in tiles_in(reached) if distance[at] == most]) if most > distance[enemy.at] else ()


@after("teleports")
@step("GG-344", "GR-002", "GR-021")
def teleport(g: Gaia, uid: int) -> None:
    """It changes places with the nearest minion; the players break ties."""
    enemy = standing(g, uid)
    if enemy is None:
        return
    minions = [one for one in g.enemies if queries.profile_of(g, one).kind == "minion" and one.uid not in g.fight.dying]
    if not minions:
        return
    near = min(DISTANCE[enemy.at][one.at] for one in minions)
    seat = queries.lead(g)
    card = queries.profile_of(g, enemy).card
    g.ask(
        "teleport", seat,
        [
            Option(seat, "teleport", (uid, card, one.uid, queries.profile_of(g, one).card), (f"enemy.{one.uid}",),
                   change_places(uid, one.uid))
            for one in minions
            if DISTANCE[enemy.at][one.at] == near
        ],
        uid, card,
    )  # fmt: skip


@step("GG-344")
def change_places(g: Gaia, uid: int, other: int) -> None:
    """The two change places."""
    one, two = queries.get(g, uid), queries.get(g, other)
    one.at, two.at = two.at, one.at
    g.emit("teleported", enemy=uid, other=other)


# ---------------------------------------------------------------------------------------------- Summons


@after("summons")
@step("GG-340", "GG-341", "GR-028", "GR-034")
def summon(g: Gaia, uid: int) -> None:
    """When its counterattack hits nobody, a die is rolled, unless two lieutenants of its level are there."""
    enemy = queries.find(g, uid)
    if enemy is None or uid in g.fight.hits:
        return
    card = g.box.lieutenant_of_level[queries.profile_of(g, enemy).level]
    there = sum(queries.profile_of(g, one).card == card for one in g.enemies)
    if there < SUMMONED and queries.free_mask(g) & mask_of(AROUND[enemy.at]):
        g.then(dice.roll("summons"), call_lieutenant(uid, card))


@step("GG-340", "GR-021")
def call_lieutenant(g: Gaia, uid: int, card: str) -> None:
    """1 to 5 puts a lieutenant of the boss's level on an empty tile next to it."""
    enemy = queries.find(g, uid)
    if enemy is not None and g.fight.die < SUMMON_FAILS:
        free = queries.free_mask(g)
        tiles = tuple([at for at in NEXT[enemy.at] if at >= 0 and free >> at & 1])
        choose_tile(g, "summon", uid, tiles, lambda at: arrive(card, at))


@step("GG-340")
def arrive(g: Gaia, card: str, at: int) -> None:
    """The lieutenant stands there."""
    enemy = arrivals.come(g, g.box.profile_of["", 0, card, False], at)
    g.emit("summoned", enemy=enemy.uid, card=card, at=at)
