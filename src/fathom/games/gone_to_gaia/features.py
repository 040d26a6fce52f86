"""What a position is made of, in numbers from which the chance of winning is told."""

from __future__ import annotations

from collections.abc import Mapping

from . import evaluate, queries
from .state import CAMPAIGN, FRESH, Gaia


def features(g: Gaia, seat: int) -> Mapping[str, float]:
    """Return how far the group is, how the delvers fare, what they own, and who is about. A campaign has no chances."""
    if g.setup.quest == CAMPAIGN:
        return {}
    suits = [suit for suit in g.suits if suit.alive]
    many = max(1, len(suits))
    coming = sum(g.box.profiles[enemy.profile].shot for enemy in g.enemies)
    left = [suit.hp - coming for suit in suits] or [-20]
    health = sum(g.box.profiles[enemy.profile].health + enemy.growth - enemy.hurt for enemy in g.enemies)
    during = g.phase == "delver"
    return {
        f"quest {g.setup.quest}": 1.0,
        f"players {g.setup.players}": 1.0,
        "hard": float(g.setup.hard),
        "wave": g.wave / 3,
        f"wave {g.wave} of {g.setup.quest}": 1.0,
        "goal": float(g.goal_met),
        "boss": float(g.boss_slain),
        "alive": len(suits) - len(g.suits),
        "health": sum(suit.hp for suit in suits) / many / 6,
        "weakest": max(-10, min(suit.hp for suit in suits) if suits else -10) / 6,
        "after their parting": max(-10, min(left)) / 6,
        "after all parting": max(-10.0, sum(left) / many) / 6,
        "doomed": float(min(left) <= 0),
        "enemies": len(g.enemies) / 4,
        "their health": health / 20,
        "fresh": sum(suit.places.count(FRESH) for suit in suits) / many / 2 if during else 0.0,
        "passed": g.passed.bit_count() / 2 if during else 0.0,
        "delving": float(during),
        "ranks": sum(sum(suit.ranks) for suit in suits) / many / 8,
        "elements": sum(sum(suit.elements) for suit in suits) / many / 4,
        "tokens": sum(queries.available(suit, i) for suit in suits for i in range(len(suit.cap))) / many / 6,
        "parts": sum(sum(suit.parts) for suit in suits) / many / 8,
        "level": g.level / 4,
        "value": max(-4.0, min(12.0, evaluate.evaluate(g, seat) / 100)),
    }
