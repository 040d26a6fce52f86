"""The clock: Ecologies with the Level after them, legs of the journey through them, Rounds of Combat."""

from __future__ import annotations

from fathom.core.clock import Clock

from .rules.exploring import explore
from .state import Depths


def clock(g: Depths) -> Clock:
    """Return the Ecology (1, 3, 5; the Level after it is the number between), the leg, and the Round of a Combat."""
    if g.phase == "setup":
        return Clock()
    return Clock(2 * g.ecology + (2 if g.phase == "level_up" else 1), leg(g), g.round)


def leg(g: Depths) -> int:
    """Return how many tiles and Encounters came before: the page of the journey, which waits below all else."""
    call = next((call for call in g.agenda if call[0] == explore.name), None)
    return call[1] if call else 0
