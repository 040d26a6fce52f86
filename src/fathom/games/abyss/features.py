"""What a position is made of, in numbers from which the chance of winning is told."""

from __future__ import annotations

from collections.abc import Mapping

from . import queries
from .evaluate import prospects
from .rules import scoring
from .state import Abyss

#: With so many Lords somebody brings the end.
LORDS = 7


def features(g: Abyss, seat: int) -> Mapping[str, float]:
    """Return how far ahead of the best rival the seat is, on the table and with what is in hand, and how late it is."""
    others = list(queries.opponents(g, seat))
    score = {one: scoring.sheet(g, one).total for one in (seat, *others)}
    hope = {one: prospects(g, one) for one in (seat, *others)}
    lead = score[seat] - max(score[one] for one in others)
    ahead = hope[seat] - max(hope[one] for one in others)
    late = max(len(queries.all_lords(one)) for one in g.players) / LORDS
    return {
        f"seats {len(g.players)}": 1.0,
        "late": late,
        "lead": lead / 10,
        "lead, late": lead * late / 10,
        "prospects": ahead / 10,
        "prospects, late": ahead * late / 10,
        "behind others": sum(hope[one] > hope[seat] for one in others),
        "mean lead": (hope[seat] - sum(hope[one] for one in others) / len(others)) / 10,
        "turn": float(g.active == seat),
        "lords": (len(g.players[seat].lords) - max(len(g.players[one].lords) for one in others)) / 3,
        "last turn": float(g.last_turn),
    }
