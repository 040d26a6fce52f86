"""A seeded stream of numbers (SplitMix64): the same data always gives the same drawing, on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """Numbers that depend on the seed alone.

    >>> Chance("fix").unit() == Chance("fix").unit() != Chance("cheer").unit()
    True
    """

    __slots__ = ("state",)

    def __init__(self, seed: int | str) -> None:
        self.state = _mix((seed if isinstance(seed, int) else 0) & _MASK)
        if isinstance(seed, str):
            for byte in seed.encode():
                self.state = _mix(self.state ^ byte)

    def unit(self) -> float:
        """Return a number from 0 to below 1."""
        self.state = (self.state + _GOLDEN) & _MASK
        return _mix(self.state) / (1 << 64)

    def between(self, low: float, high: float) -> float:
        """Return a number from low to high."""
        return low + (high - low) * self.unit()

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        return int(self.unit() * n)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]
