"""What a position is made of, in numbers from which the chance of winning is told."""

from __future__ import annotations

from collections.abc import Mapping

from . import evaluate
from .queries import armor_of, is_defeated
from .state import Depths


def features(g: Depths, seat: int) -> Mapping[str, float]:
    """Return how deep the party is, how it fares and what it owns, how safe the map is, and what it fights."""
    many = len(g.heroes)
    healths = [hero.health for hero in g.heroes]
    rising = g.phase == "level_up"
    depth = g.ecology + rising
    fighting = [foe for foe in g.foes if not is_defeated(foe)]
    last = evaluate.is_last(g)
    whole = bool(g.cells) and not rising
    passable = evaluate.passable(g) if whole else 0
    return {
        f"heroes {many}": 1.0,
        **{f"hero {name}": 1.0 for name, _ in g.setup.heroes},
        f"depth {depth}": 1.0,
        "final": float(g.phase == "final"),
        "health": sum(healths) / many / 10,
        "weakest": min(healths) / 10,
        "near death": sum(health <= 5 for health in healths) / many,
        "health, depth": sum(healths) * depth / many / 20,
        "power": sum(hero.stored for hero in g.heroes) / many / 3,
        "abilities": sum(len(hero.abilities) for hero in g.heroes) / many / 3,
        "items": sum(held.equipped or held.new for hero in g.heroes for held in hero.items) / many / 3,
        "armor": sum(armor_of(g, hero) for hero in g.heroes) / many / 3,
        "experience": sum(g.xp) / many / 10,
        "keys": min(4, g.keys) / 2,
        "map": len(g.cells) / 20 if whole else 0.0,
        "danger": evaluate.danger(g, passable) if whole and not g.stairs & passable else 0.0,
        "dead ends": float(g.dead_ends),
        "way down": float(bool(g.stairs & passable)),
        "hope": evaluate.hope(g, evaluate.guardian_health(g)) if g.phase != "final" else 0.0,
        "fight": float(bool(fighting)),
        "foe": sum(sum(max(0, n) for n in foe.health) for foe in fighting) / many / 20,
        "guardian": float(last and bool(fighting)),
        "value": max(-4.0, min(8.0, evaluate.evaluate(g, seat) / 100)),
    }
