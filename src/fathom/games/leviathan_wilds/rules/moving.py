"""Moves that are not actions of one's own: pushes and placements (chapter 22, Push)."""

from __future__ import annotations

from fathom.core.decisions import Option

from ..box.board import DIRECTIONS
from ..queries import may_enter, nailed
from ..state import Wilds, rule, step
from . import losses, terrain


@step("LW-262", "LW-263", "LW-234", "LW-270", "LR-04", "LR-27")
def push(g: Wilds, c: int, direction: str, n: int) -> None:
    """The figure moves n spaces, as far as the map goes; then the terrain of all spaces entered acts, in order."""
    k = g.climbers[c]
    if k.defeated or nailed(g, k):
        return
    ways = g.box.board.step[direction]
    entered = []
    space = k.space
    for _ in range(n):
        onward = ways[space]
        if not may_enter(g, onward):
            break
        space = onward
        entered.append(space)
    g.emit("pushed", climber=c, start=k.space, space=space, direction=direction, n=len(entered))
    if entered:
        k.space = space
        calls = [call for s in entered for call in terrain.terrain_of(g, c, s)]
        if calls and g.german:
            calls.insert(0, losses.drop_guards(c))  # LW-247: the terrain is another effect than the push
        g.then(*calls)


@step("LW-270", "LW-222")
def push_somewhere(g: Wilds, c: int, way: str, n: int, origin: int) -> None:
    """Find the direction of a push: printed, with gravity, held by the scenario, or from or to the origin."""
    ways = directions(g, c, way, origin)
    if not ways or nailed(g, g.climbers[c]):
        return
    seat = g.climbers[c].seat
    options = [Option(seat, "push_way", (w,), (), losses.suffer_loss(c, "push", n, w)) for w in ways]
    g.ask("push_way", seat, options, c)


@rule("LW-270")
def directions(g: Wilds, c: int, way: str, origin: int) -> list[str]:
    """Return the directions that a push could take."""
    if way in DIRECTIONS:
        return [way]
    if way == "gravity":
        return [str(g.scenario.get("gravity", "down"))]
    if way not in ("away", "toward"):
        return [str(g.scenario[way])]
    board = g.box.board
    here = g.climbers[c].space
    if origin < 0 or origin == here:
        return []
    dx, dy = board.x[here] - board.x[origin], board.y[here] - board.y[origin]
    if way == "toward":
        dx, dy = -dx, -dy
    found = []
    if dx:
        found.append("right" if dx > 0 else "left")
    if dy:
        found.append("up" if dy > 0 else "down")
    return found


@step("LW-159", "LR-02")
def put(g: Wilds, c: int, space: int) -> None:
    """An effect puts the climber on a space; it enters it unless it stood there already."""
    k = g.climbers[c]
    if not k.defeated and k.space != space and not nailed(g, k):
        g.then(terrain.enter(c, space))
