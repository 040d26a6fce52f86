"""The clock: rounds of the threats and turns of the climbers."""

from __future__ import annotations

from fathom.core.clock import Clock

from .state import Wilds


def clock(g: Wilds) -> Clock:
    """Return the round and the turn."""
    return Clock(0, g.round, g.turn) if g.turn else Clock()
