"""Verbs that touch the board: moving and turning enemies, extra steps."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..abilities import aftermath
from ..box.board import AROUND, WITHIN
from ..rules import moving
from ..schema.verbs import Move, MoveEnemy, TurnEnemy
from ..state import Gaia, step
from .registry import verb


@step()
def leave_it(g: Gaia) -> None:
    """Nothing is done: it was an offer."""


@verb(MoveEnemy, "GR-010")
def move_enemy(g: Gaia, d: int, one: MoveEnemy) -> None:
    """One enemy in reach is moved over free tiles, if the player likes. That is no attack."""
    if g.at[d] < 0:
        return
    free = queries.free_mask(g)
    seat = queries.seat_of(g, d)
    reach = WITHIN[one.within][g.at[d]]
    options = [
        Option(seat, "shift", (foe.uid, queries.profile_of(g, foe).card), (f"enemy.{foe.uid}",),
               moving.shift(seat, foe.uid, one.tiles))
        for foe in g.enemies
        if reach >> foe.at & 1 and any(free >> at & 1 for at in AROUND[foe.at])
    ]  # fmt: skip
    if options:
        g.ask("shift", seat, [*options, Option(seat, "leave_it", (), (), leave_it())], one.tiles)


@verb(TurnEnemy, "GG-094")
def turn_enemy(g: Gaia, d: int, one: TurnEnemy) -> None:
    """One enemy in reach is turned to any side, if the player likes."""
    if g.at[d] < 0:
        return
    seat = queries.seat_of(g, d)
    reach = WITHIN[one.within][g.at[d]]
    options = [
        Option(seat, "turn_enemy", (foe.uid, queries.profile_of(g, foe).card, rot), (f"enemy.{foe.uid}",),
               aftermath.turn_to(foe.uid, rot))
        for foe in g.enemies
        if reach >> foe.at & 1
        for rot in range(4)
        if rot != foe.rot
    ]  # fmt: skip
    if options:
        g.ask("turn_any", seat, [*options, Option(seat, "leave_it", (), (), leave_it())])


@verb(Move, "GG-059")
def move(g: Gaia, d: int, one: Move) -> None:
    """Extra steps, as a movement; outside of turns in solo with either mini."""
    mover = 1 - d if one.who == "partner" else d
    g.then(moving.walk(mover, one.n))
