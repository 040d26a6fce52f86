"""The windows of Leviathan Wilds: between the steps of a turn, before a threat resolves, before the end (chapter 8)."""

from __future__ import annotations

from fathom.core.windows import Window

from .queries import grip
from .state import Wilds

WINDOWS = (
    Window("turn_start", ("LW-103",)),
    Window("revealed", ("LW-103",)),
    Window("swift", ("LW-103", "LW-252")),
    Window("before_threat", ("LW-103",)),
    Window("delayed", ("LW-103", "LW-251")),
    Window("round_end", ("LW-103",)),
    Window("last_chance", ("LW-103", "LW-144")),
)

#: The questions with which a turn simply goes on: no threat asks them.
NEXT = frozenset({"anytime", "ap_card", "act", "draw", "thread"})


def window(g: Wilds) -> str:
    """Return the window that is open."""
    decision = g.decision
    return str(decision.args[0]) if decision is not None and decision.key == "anytime" else ""


def touches(before: Wilds, after: Wilds) -> bool:
    """Whether a climber fares otherwise, or something is asked in the middle of what happens to one."""
    if after.decision is not None and after.decision.key not in NEXT:
        return True
    return any(_fares(before, c) != _fares(after, c) for c in range(len(before.climbers)))


def _fares(g: Wilds, c: int) -> tuple[object, ...]:
    k = g.climbers[c]
    return k.space, k.health, k.blight, k.injuries, k.mushrooms, k.focused, k.defeated, grip(g, c)
