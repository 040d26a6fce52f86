"""The Tunneler: an old lift in the shaft, which is called by buttons, moved by a lever, and dropped by the beast."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from ..effects import How, why_not
from ..queries import labelled
from ..rules import moving, scenario
from ..state import Wilds, step

LIFT = "lift"


def levels(g: Wilds) -> list[str]:
    """Return the levels of the shaft, the lowest first."""
    return list(g.box.board.overlay(LIFT)[1].positions)


def level(g: Wilds) -> str:
    """Return the level at which the lift is."""
    return g.overlays[g.box.board.overlay(LIFT)[0]][0]


def aboard(g: Wilds, at: str) -> tuple[int, ...]:
    """Return the spaces of the lift when it is at a level."""
    return g.box.board.covered(LIFT, at)


# ---------------------------------------------------------------------------------------------- actions


def button(g: Wilds, c: int) -> str:
    """Return the level whose button a climber can press, if there is one and the lift is not there already."""
    here = g.climbers[c].space
    for name in levels(g):
        if here in labelled(g, f"button_{name}"):
            return name if name != level(g) else ""
    return ""


@why_not("tunneler.call")
def why_not_call(g: Wilds, c: int) -> No | None:
    """The climber is not at the button of another level."""
    return None if button(g, c) else NO_BUTTON


NO_BUTTON = no("LW-080", "no-button")


@step("LW-080")
def call(g: Wilds, c: int, node: str, how: How) -> None:
    """Press: the lift comes to the level of this button."""
    move_lift(g, button(g, c))


def ways(g: Wilds) -> dict[str, str]:
    """Return the ways that the lift can go, and the level that it would come to."""
    row = levels(g)
    at = row.index(level(g))
    up = {"tunneler.up": row[at + 1]} if at + 1 < len(row) else {}
    return up | ({"tunneler.down": row[at - 1]} if at else {})


@why_not("tunneler.lever")
def why_not_pull(g: Wilds, c: int) -> No | None:
    """The climber is not on the lift."""
    return None if g.climbers[c].space in aboard(g, level(g)) else NO_LIFT


NO_LIFT = no("LW-080", "no-lift")


@step("LW-080")
def lever(g: Wilds, c: int, node: str, how: How) -> None:
    """Pull the lever: the lift moves one level up or down."""
    seat = g.climbers[c].seat
    options = []
    for way, to in ways(g).items():
        at = tuple(f"space.{g.box.board.names[s]}" for s in aboard(g, to))
        options.append(Option(seat, way, (to,), at, ride(to)))
    g.ask("tunneler.lever", seat, options, c)


@step("LW-080")
def ride(g: Wilds, to: str) -> None:
    """The lift moves to the level that was named."""
    move_lift(g, to)


# ---------------------------------------------------------------------------------------------- the lift


@step("LW-196", "LW-303")
def lift(g: Wilds, c: int, node: str, how: How) -> None:
    """Lift X: it moves X levels up, or down if X is negative, as far as there are levels."""
    row = levels(g)
    n: int = getattr(g.box.nodes[node], "n", 0)
    move_lift(g, row[max(0, min(len(row) - 1, row.index(level(g)) + n))])


def move_lift(g: Wilds, to: str) -> None:
    """Everything on the lift moves along; whoever hung in the shaft on its way stands on it now."""
    board = g.box.board
    before, after = aboard(g, level(g)), aboard(g, to)
    if before == after:
        return
    caught = []
    for old, new in zip(before, after, strict=True):
        bottom, top = sorted((board.y[old], board.y[new]))
        for c, k in enumerate(g.climbers):
            in_shaft = 0 <= k.space < board.on_map and board.x[k.space] == board.x[new]
            if in_shaft and bottom <= board.y[k.space] <= top and k.space not in before:
                caught.append(moving.put(c, new))
    scenario.move_overlay(g, LIFT, to)
    g.then(*caught)
