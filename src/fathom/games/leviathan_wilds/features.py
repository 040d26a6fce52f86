"""What a position is made of, in numbers from which the chance of winning is told."""

from __future__ import annotations

from collections.abc import Mapping

from . import evaluate
from .state import Wilds


def features(g: Wilds, seat: int) -> Mapping[str, float]:
    """Return what is left to break, how far it is, how the climbers fare, and how much the leviathan rages."""
    goals = evaluate.goals_of(g)
    left = sum(pips for _, pips in goals.left)
    up = [k for k in g.climbers if not k.defeated]
    margins = [max(0, k.health - k.blight) for k in up] or [0]
    many = len(g.climbers)
    away = [min(10.0, evaluate.away_from(goals, k.space)) for k in up if k.space >= 0 and goals.left]
    return {
        f"leviathan {g.setup.leviathan}": 1.0,
        f"difficulty {g.setup.difficulty}": 1.0,
        f"climbers {many}": 1.0,
        "pips": left / 10,
        "pips for each": left / many / 5,
        "goals": len(goals.left) / 4,
        "few pips": 1 / (1 + left),
        "round": g.round / 8,
        "pips by round": left * g.round / 80,
        "way": sum(away) / max(1, len(away)) / 5,
        "weakest": min(margins) / 4,
        "near defeat": sum(margin <= 2 for margin in margins) / many,
        "in danger": sum(margin <= 4 for margin in margins) / many,
        "health": sum(margins) / many / 4,
        "injuries": sum(len(k.injuries) for k in g.climbers) / many,
        "grip": sum(min(6, len(g.cards[k.cards].deck)) for k in up) / many / 3,
        "hand": sum(min(4, len(g.cards[k.cards].hand)) for k in up) / many / 2,
        "rage": g.track / 4,
        "enraged": sum(slot.enraged and not slot.up for slot in g.threats) / 4,
        "last chance": float(g.last_chance),
        "value": max(-8.0, min(0.0, evaluate.evaluate(g, seat) / 100)),
    }
