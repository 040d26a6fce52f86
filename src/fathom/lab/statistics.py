"""Small statistics: how sure we can be of a win rate, and how long things usually take."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
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


def evidence(better: int, worse: int) -> float:
    """Return how many times likelier it is that one of two wins more often than that both win alike.

    Of pairs of games only those count that one of the two won and the other lost. It may be looked at after each pair:
    if both win alike, it comes to 20 or more at any time in at most one run of 20 (Ville's inequality).

    >>> round(evidence(10, 0)), round(evidence(5, 5), 2)
    (93, 0.37)
    """
    pairs = better + worse
    return exp(pairs * log(2) + lgamma(better + 1) + lgamma(worse + 1) - lgamma(pairs + 2))


def mean_and_interval(values: Sequence[float], z: float = 1.959964) -> tuple[float, float, float]:
    """Return the mean of some numbers and its interval, by default the 95 % one.

    >>> [round(one, 2) for one in mean_and_interval([0, 1, 1, 0])]
    [0.5, -0.07, 1.07]
    """
    n = len(values)
    if not n:
        return 0.0, 0.0, 0.0
    mean = sum(values) / n
    reach = z * sqrt(sum((value - mean) ** 2 for value in values) / (n * max(1, n - 1)))
    return mean, mean - reach, mean + reach


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
