"""The clock: turns. The book knows no rounds."""

from __future__ import annotations

from fathom.core.clock import Clock

from .state import Abyss


def clock(g: Abyss) -> Clock:
    """Return the turn."""
    return Clock(0, g.turn, g.turn)
