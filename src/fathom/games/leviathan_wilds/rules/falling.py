"""Falling, one space at a time (chapter 13)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from ..box.board import LEDGE
from ..queries import falls_into, must_fall, on_ledge
from ..state import Climber, Wilds, offer, rule, step
from . import terrain, timing

#: What a pass may cover during a fall.
FALL_SCOPES = ("fall", "step", "turn")
#: Where a fall began that went round the map and came by there again: it must stop on the next ledge (LR-26).
ROUND = -2


@step("LW-108", "LW-160")
def let_go(g: Wilds, c: int) -> None:
    """The climber starts falling from its space."""
    k = g.climbers[c]
    if k.defeated:
        return
    k.falling = True
    g.emit("let_go", climber=c)
    timing.moment(g, "let_go", c)
    timing.settle.now(g)


@step("LW-160", "LW-172")
def start_falling(g: Wilds, c: int) -> None:
    """A fall begins, unless what happened meanwhile has averted it; it is finished before another one begins."""
    k = g.climbers[c]
    if k.defeated or not must_fall(g, k):
        return
    k.falling = True
    g.faller = c
    g.fall_start = k.space
    g.emit("falls", climber=c)
    fall_here.now(g, c)


@step("LW-161", "LW-164", "LW-165", "LW-166", "LW-167", "LW-168", "LW-169", "LW-170", "LW-171", "LR-26")
def fall_here(g: Wilds, c: int) -> None:
    """On each space of a fall: anytime actions; on a ledge the climber may stop, at the last row it must.

    Space by space (LW-161) all may act (LW-164) but for AP (LW-166), and the fall goes on from where the climber is
    then (LW-165). It may stop on a ledge, on the one where it begins too (LW-169), or on one that a skill led to
    (LW-170), or pass it (LW-167), but for the last row (LW-168); nothing else ends the fall (LW-171).
    """
    k = g.climbers[c]
    if k.defeated or not k.falling:
        end_fall.now(g, c)
        return
    actions = possible(timing.window_offers(g, FALL_SCOPES))
    matters = timing.is_worth_asking(g, actions)
    if not matters and _down(g, k) < 0:
        stop_falling.now(g, c)
        end_fall.now(g, c)
        return
    ways = _ways_on(g, c, bool(actions))
    if not matters and not on_ledge(g, c):
        actions, ways = [], ways[:1]  # there is but one way on
    g.then(fall_here(c))
    g.ask("falling", k.seat, actions + ways, c)


@offer("falling")
def in_a_fall(g: Wilds, seat: int, c: int) -> list[Offer]:
    """Return what may be done on a space of a fall, before it goes on."""
    return timing.window_offers(g, FALL_SCOPES)


@rule("LW-168", "LR-26")
def _down(g: Wilds, k: Climber) -> int:
    """Return the space that a fall goes on to, -1 where it must stop: a ledge stops one that has been round the map."""
    return -1 if g.terrain[k.space] & LEDGE and g.fall_start == ROUND else falls_into(g, k)


def _ways_on(g: Wilds, c: int, quietly: bool) -> list[Option]:
    """Return the options to stop here or to fall on; where there are actions, also to fall on without being asked."""
    k = g.climbers[c]
    at = g.box.board.at
    down = _down(g, k)
    stop = Option(k.seat, "stop_falling", (k.space,), at[k.space], stop_falling(c))
    if down < 0:
        return [stop]
    further = Option(k.seat, "fall_on", (down,), at[down], drop_one(c))
    on = [stop, further] if on_ledge(g, c) else [further]
    return [*on, Option(k.seat, "pass_fall", (down,), (), drop_quietly(c))] if quietly else on


@step("LW-161", "LW-162", "LW-163", "LW-172", "LW-174")
def drop_one(g: Wilds, c: int) -> None:
    """One space straight down; its terrain acts. The fall itself costs nothing.

    One step of the chain (LW-161, LW-172) enters its space (LW-162) and costs nothing itself (LW-163); a ledge
    comes sooner or later (LW-174).
    """
    k = g.climbers[c]
    down = falls_into(g, k)
    if down == g.fall_start and g.box.leviathan.wrap:
        g.fall_start = ROUND
    terrain.enter_alone(g, c, down)


@step("LW-164")
def drop_quietly(g: Wilds, c: int) -> None:
    """Fall on, and do not ask on each space for the rest of this fall; ledges still ask."""
    g.hushed = (*g.hushed, "fall")
    drop_one.now(g, c)


@step("LW-156", "LW-167", "LW-170", "LW-243")
def stop_falling(g: Wilds, c: int) -> None:
    """The fall stops here, on a ledge or by Anchor."""
    g.climbers[c].falling = False
    g.emit("stopped", climber=c, space=g.climbers[c].space)


@step("LW-171", "LW-173")
def end_fall(g: Wilds, c: int) -> None:
    """The fall is over; a climber in its activation may spend the AP that it has left."""
    g.faller = -1
    if "fall" in g.hushed:
        g.end_scope("fall")
    if not g.climbers[c].defeated:
        timing.moment(g, "fall_end", c)
    g.fall_start = -1
