"""Chance: small integer generators, one stream per purpose, all of them part of the state.

A stream is a single 64-bit number (SplitMix64), so copying it costs nothing and the same seed gives the same game on
every machine. The global `random` module is never used.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def seed_for(seed: int, purpose: str) -> int:
    """Return the first number of the stream for one purpose of the game with this seed.

    >>> seed_for(7, "dice") == seed_for(7, "dice") != seed_for(7, "deck")
    True
    """
    value = _mix((seed * _GOLDEN + 1) & _MASK)
    for char in purpose.encode():
        z = value ^ char  # `_mix(value ^ char)`, without a call for each letter
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        value = z ^ (z >> 31)
    return value


class Stream:
    """One stream of chance, reading and writing its number in the state.

    >>> numbers = {"dice": seed_for(1, "dice")}
    >>> die = Stream(numbers, "dice").below(6) + 1
    >>> 1 <= die <= 6
    True
    """

    __slots__ = ("name", "numbers")

    def __init__(self, numbers: MutableMapping[str, int], name: str) -> None:
        self.numbers = numbers
        self.name = name

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        state = (self.numbers[self.name] + _GOLDEN) & _MASK
        self.numbers[self.name] = state
        return (_mix(state) * n) >> 64

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order."""
        deck = list(items)
        state = self.numbers[self.name]
        for i in range(len(deck) - 1, 0, -1):
            state = z = (state + _GOLDEN) & _MASK  # `below(i + 1)`, without a call for each card
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            deck[i], deck[j] = deck[j], deck[i]
        self.numbers[self.name] = state
        return tuple(deck)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]
