"""Vortex: a wind that turns, and gravity with it."""

from __future__ import annotations

from ..effects import How
from ..schema import verbs
from ..state import Wilds, step

OPPOSITE = {"down": "up", "up": "down", "left": "right", "right": "left"}


@step("LW-310")
def wind(g: Wilds, c: int, node: str, how: How) -> None:
    """Gravity turns the way that the card shows, or round; nobody falls because of it."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    to = OPPOSITE[str(g.scenario["gravity"])] if e.dir == "opposite" else e.dir
    if g.scenario["gravity"] != to:
        g.scenario["gravity"] = to
        g.emit("scenario_state", state="gravity", to=to)
