"""The clock: waves and Town Visits, the phases of a wave, the turns of the delvers."""

from __future__ import annotations

from fathom.core.clock import Clock

from .state import CAMPAIGN, Gaia

#: The phases of a wave, in their order.
PHASES = ("spawn", "delver", "parting", "story", "interlude")


def clock(g: Gaia) -> Clock:
    """Return the part, the phase and the turn.

    A part is a wave; in a campaign the waves are counted within a step of a chapter, and what is between quests is a
    part of its own. A quest that is tried again comes back to its part.
    """
    if g.setup.quest != CAMPAIGN:
        part = g.wave
    else:
        sheet = g.sheet
        part = ((sheet.again * 10 + sheet.chapter) * 20 + sheet.step) * 20 + (10 + g.wave if g.quest else 0)
    phase = PHASES.index(g.phase) if g.phase in PHASES else 0
    return Clock(part, phase, g.turns)
