"""The end of a round: a new threat row, a growing threat (chapters 18 and 19)."""

from __future__ import annotations

from .. import effects
from ..box import DIFFICULTIES, THREAT_TRACK
from ..state import Slot, Wilds, rule, step
from . import timing


@step("LW-202", "LW-203", "LW-204", "LW-205", "LW-206", "LR-09")
def end_round(g: Wilds) -> None:
    """All threat cards are dealt anew, normal end up; the marker moves right; that many cards are enraged.

    It comes after the fifth card (LW-202): a new row (LW-203), the marker (LW-204), then cards from the left
    (LW-205) are turned (LW-206).
    """
    g.emit("round_end", round=g.round)
    g.round += 1
    deal_threats(g)
    g.track = min(g.track + 1, len(THREAT_TRACK) - 1)
    effects.turn_threats(g, THREAT_TRACK[g.track], enraged=True)
    timing.moment(g, "round_end", -1)


@rule("LW-020", "LW-021", "LW-203")
def deal_threats(g: Wilds) -> None:
    """Shuffle the five threat cards and deal them face down, normal end upright."""
    g.threats = tuple([Slot(threat) for threat in g.rng("threats").shuffled(g.box.threats)])


@rule("LW-207", "LW-208", "LW-209", "LW-210", "LR-09")
def set_difficulty(g: Wilds) -> None:
    """The threat marker starts on the space of the difficulty; that many cards are enraged."""
    g.track = DIFFICULTIES.index(g.setup.difficulty)
    effects.turn_threats(g, THREAT_TRACK[g.track], enraged=True)
