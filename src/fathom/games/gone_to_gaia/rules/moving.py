"""Movement of delvers and Witness, pushing, and what is collected on the way (chapters H, I, W, Y)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible
from fathom.core.memo import memo

from .. import effects, queries
from ..box.board import AROUND, NEAR, tiles_in
from ..queries import put
from ..state import MOVED, MOVING, NOT_MOVED, Gaia, offer, rule, step

NO_SECOND_MOVE, NO_POINTS = no("GG-056", "no-second-move"), no("GG-059", "no-points")
NO_ENEMY_TILE, NO_ROOM = no("GG-061", "no-enemy-tile"), no("GG-193", "no-room")
NO_STOP = no("GG-061", "no-stop-here")


def steps(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield a step onto each neighbouring tile."""
    points = points_left(g, d)
    barred = NO_SECOND_MOVE if g.moved == MOVED else NO_POINTS if points <= 0 else None
    open_ = 0 if barred else ways(g, d, points)
    for at in tiles_in(NEAR[g.at[d]]):
        yield _step(seat, d, at), None if open_ >> at & 1 else barred or NO_ENEMY_TILE


@memo
def _step(seat: int, d: int, at: int) -> Option:
    return Option(seat, "step", (at,), (f"tile.{at}",), step_to(d, at))


def is_passing(g: Gaia, d: int) -> bool:
    """Whether a delver is on its way through an enemy: it cannot end its movement there (GG-061)."""
    return g.moved == MOVING and bool(queries.enemy_mask(g) >> g.at[d] & 1)


@rule("GG-059", "GG-060", "GG-061", "GG-062", "GG-066", "GR-115")
def ways(g: Gaia, d: int, points: int) -> int:
    """Return the tiles that a delver may step onto: neighbours without an enemy.

    Some boots go through enemies: then such a tile is open if there are points left to leave it again.

    One step to any neighbour on the board (GG-060, GG-066) as long as there are points (GG-059); enemies bar the
    way (GG-061), friends do not (GG-062).
    """
    at = g.at[d]
    blocked = queries.enemy_mask(g)
    open_ = NEAR[at] & ~blocked
    if points > 1 and blocked & NEAR[at] and queries.kit_of(g, queries.suit_of(g, d)).through:
        for there in tiles_in(NEAR[at] & blocked):
            if leads_out(there, points - 1, blocked):
                open_ |= 1 << there
    return open_


def leads_out(at: int, points: int, blocked: int) -> bool:
    """Whether who stands on an enemy's tile can come to a free one with these points, through more enemies or not."""
    if NEAR[at] & ~blocked or points < 2:
        return bool(NEAR[at] & ~blocked)
    return any([leads_out(there, points - 1, blocked) for there in AROUND[at]])


@rule("GG-063", "GG-134", "GR-010")
def points_left(g: Gaia, d: int) -> int:
    """Return how far the active delver may still move in this turn."""
    if g.moved == NOT_MOVED:
        return queries.suit_of(g, d).movement * g.stride
    return g.points if g.moved == MOVING else 0


@step("GG-057", "GG-059", "GG-060", "GR-009")
def step_to(g: Gaia, d: int, to: int) -> None:
    """The delver takes a step; the movement goes on until something else is done."""
    g.points = points_left(g, d) - 1
    g.moved = MOVING
    enter(g, d, to)


@rule("GG-064", "GG-065", "GG-101", "GG-171", "GG-172")
def enter(g: Gaia, d: int, to: int) -> None:
    """A delver enters a tile: parts of its discipline are collected at once, a circuit too, a friendly is met.

    Parts (GG-064) of one's own discipline only (GG-065, GG-101); a circuit (GG-171); a friendly monster (GG-172).
    """
    g.at = (to, g.at[1]) if d == 0 else (g.at[0], to)
    if g.events is not None:
        g.emit("moved", delver=d, to=to)
    if g.drops:
        collect(g, d, to)
    if to in g.circuit_tiles:
        g.circuit_tiles = tuple([at for at in g.circuit_tiles if at != to])
        g.circuits += 1
        g.emit("circuits", n=1)
    if to in g.friendly_tiles:
        g.friendly_tiles = tuple([at for at in g.friendly_tiles if at != to])
        if g.friendly_deck:
            g.agenda.append(meet(d))


@rule("GG-064", "GG-065", "GG-101", "GG-254")
def collect(g: Gaia, d: int, at: int) -> None:
    """Parts of the delver's own discipline on the tile are collected; some equipment reaches the tiles around."""
    here = 1 << at
    suit = queries.suit_of(g, d)
    if queries.kit_of(g, suit).reach:
        here |= NEAR[at]
    take(g, here, (d,))


@rule("GG-070", "GG-099", "GG-100", "GG-102", "GG-103", "GG-254")
def take(g: Gaia, mask: int, disciplines: tuple[int, ...]) -> None:
    """Parts on these tiles go to the players of their disciplines.

    Minion parts, or boss parts of a level (GG-099, GG-100); Witness takes those of both disciplines (GG-070,
    GG-102), alone each mini its own (GG-254). What lies there when the wave is over is lost (GG-103).
    """
    left = []
    for drop in g.drops:
        if mask >> drop.at & 1 and drop.discipline in disciplines:
            seat = queries.seat_of(g, drop.discipline)
            suit = g.suits[seat]
            suit.parts = put(suit.parts, drop.level, suit.parts[drop.level] + 1)
            g.collected += not drop.level
            g.emit("collected", seat_of=seat, level=drop.level)
        else:
            left.append(drop)
    if len(left) < len(g.drops):
        g.drops = tuple(left)


@step("GG-172", "GG-173", "GG-174", "GR-042")
def meet(g: Gaia, d: int) -> None:
    """The top Friendly Monster card is drawn, its reward gained; it does not come back."""
    g.uncover()
    card, g.friendly_deck = g.friendly_deck[0], g.friendly_deck[1:]
    g.friendlies_gone += (card,)
    friendly = g.box.friendlies[card]
    g.emit("friendly", delver=d, card=card)
    effects.carry_out(g, d, friendly.reward)


# ---------------------------------------------------------------------------------------------- extra steps


@step("GG-059", "GR-010", "GR-115")
def walk(g: Gaia, d: int, n: int) -> None:
    """Steps outside of the turn's movement, as many as the mover likes."""
    if not n or g.at[d] < 0:
        return
    seat = queries.seat_of(g, d)
    g.ask("walk", seat, possible(walks(g, seat, d, n)), d, n)


@offer("walk")
def walks(g: Gaia, seat: int, d: int, n: int) -> Iterator[Offer]:
    """Yield a step onto each tile around, as in any movement, and to stay."""
    open_ = ways(g, d, n)
    for at in AROUND[g.at[d]]:
        step_there = Option(seat, "walk", (d, at), (f"tile.{at}",), walk_to(d, at, n))
        yield step_there, None if open_ >> at & 1 else NO_ENEMY_TILE
    yield Option(seat, "stay", (d,), (), stay()), NO_STOP if queries.enemy_mask(g) >> g.at[d] & 1 else None


@step("GG-059", "GG-064")
def walk_to(g: Gaia, d: int, to: int, n: int) -> None:
    """A step is taken."""
    g.agenda.append(walk(d, n - 1))
    enter(g, d, to)


@step("GR-010")
def stay(g: Gaia) -> None:
    """No further step."""


# ---------------------------------------------------------------------------------------------- pushing


@rule("GG-192", "GG-194")
def pushes(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield the adjacent enemies that boots can push in place of steps, if there are such boots."""
    push = queries.kit_of(g, queries.suit_of(g, d)).push
    if push is None:
        return
    points = points_left(g, d)
    barred = NO_SECOND_MOVE if g.moved == MOVED else None
    if not barred and points < push.cost:
        barred = no("GG-192", "no-points-for", n=push.cost, have=points)
    free = queries.free_mask(g)
    for foe in queries.neighbours(g, g.at[d]):
        yield Option(
            seat, "push", (foe.uid, queries.profile_of(g, foe).card, push.cost), (f"enemy.{foe.uid}",),
            push_enemy(d, foe.uid)
        ), barred or (None if NEAR[foe.at] & free else NO_ROOM)  # fmt: skip


@step("GG-192", "GG-193", "GG-194")
def push_enemy(g: Gaia, d: int, uid: int) -> None:
    """The delver pays movement to move an adjacent enemy."""
    suit = queries.suit_of(g, d)
    push = queries.kit_of(g, suit).push
    assert push is not None
    g.points = points_left(g, d) - push.cost
    g.moved = MOVING
    g.then(shift(queries.seat_of(g, d), uid, push.tiles))


@step("GG-192", "GG-193", "GR-045")
def shift(g: Gaia, seat: int, uid: int, n: int) -> None:
    """An enemy is moved onto a free tile next to it, up to n times."""
    enemy = queries.get(g, uid)
    free = queries.free_mask(g)
    card = queries.profile_of(g, enemy).card
    options = [
        Option(seat, "shift_to", (uid, card, at), (f"tile.{at}",), shift_to(seat, uid, at, n))
        for at in AROUND[enemy.at]
        if free >> at & 1
    ]
    if options:
        g.ask("shift_to", seat, options, uid, card)


@step("GG-192", "GG-193")
def shift_to(g: Gaia, seat: int, uid: int, at: int, n: int) -> None:
    """The enemy stands there; with another tile to go, the player may stop."""
    enemy = queries.get(g, uid)
    enemy.at = at
    g.emit("enemy_moved", enemy=uid, to=at)
    if n > 1:
        g.ask("shift_more", seat, (
            Option(seat, "shift_more", (uid,), (f"enemy.{uid}",), shift(seat, uid, n - 1)),
            Option(seat, "shift_done", (), (), stay()),
        ))  # fmt: skip


# ---------------------------------------------------------------------------------------------- Witness


@step("GG-070", "GG-071", "GR-010", "GR-011")
def move_witness(g: Gaia, seat: int, n: int) -> None:
    """Witness moves up to 2 tiles, never onto an enemy's."""
    if not n:
        return
    g.ask("witness_to", seat, possible(witness_ways(g, seat, n)), n)


@offer("witness_to")
def witness_ways(g: Gaia, seat: int, n: int) -> Iterator[Offer]:
    """Yield the tiles around Witness, and to leave him there."""
    blocked = queries.enemy_mask(g)
    for at in AROUND[g.witness]:
        step_there = Option(seat, "witness_to", (at,), (f"tile.{at}",), witness_to(seat, at, n))
        yield step_there, NO_ENEMY_TILE if blocked >> at & 1 else None
    yield Option(seat, "witness_stays", (), (), stay()), None


@step("GG-070", "GG-102")
def witness_to(g: Gaia, seat: int, at: int, n: int) -> None:
    """He collects every part there; each goes to the player of its discipline."""
    g.witness = at
    g.emit("witness_moved", to=at)
    if g.drops:
        take(g, 1 << at, (0, 1))
    move_witness.now(g, seat, n - 1)
