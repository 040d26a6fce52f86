"""Small statistics: how sure we can be of a win rate, and how long things usually take."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the Wilson interval of a win rate, by default the 95 % one. It stays sensible at 0 and at 100 %.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return mean, the tenth, fiftieth and ninetieth of a hundred, and the ends.

    >>> spread([4, 1, 2, 3, 5])
    {'mean': 3.0, 'min': 1, 'p10': 1, 'median': 3, 'p90': 5, 'max': 5}
    """
    if not values:
        return {}
    ranked = sorted(values)
    last = len(ranked) - 1
    return {
        "mean": round(sum(ranked) / len(ranked), 2),
        "min": ranked[0],
        "p10": ranked[round(last * 0.1)],
        "median": ranked[round(last * 0.5)],
        "p90": ranked[round(last * 0.9)],
        "max": ranked[-1],
    }
