"""Chance: small integer generators, one stream per purpose, all of them part of the state.

A stream is a single 64-bit number (SplitMix64), so copying it costs nothing and the same seed gives the same game on
every machine. A deck is shuffled by a hash of that number, which leaves the work to C. The global `random` module is
never used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping, Sequence
from hashlib import blake2b, shake_128
from struct import Struct
from typing import TypeVar

from .memo import memo

T = TypeVar("T")


class ChanceComes(Exception):
    """A sealed world needs a number from chance, below `sides`."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class HiddenComes(Exception):
    """In a sealed world something hidden wanted to come to light."""


class Sealed(dict[str, int]):
    """The streams of a world in which a seat only tries something: chance says what was written for it, then no more.

    What it says by a die is seen by all. A shuffle shows nothing, so cards stay as they lie: who turns one up says so
    (`State.uncover`).
    """

    def __init__(self, seat: int, script: Iterable[int] = (), *, faces_down: bool = False) -> None:
        """Make one.

        Args:
            seat: who tries.
            script: what chance says.
            faces_down: go on where nothing but the faces of cards would come to light.
        """
        super().__init__()
        self.seat = seat
        self.script = list(script)
        self.faces_down = faces_down
        #: Whether it has gone on in such a way.
        self.unseen = False

    def copy(self) -> Sealed:
        """Return another one: a clone of a sealed world is sealed."""
        twin = Sealed(self.seat, self.script, faces_down=self.faces_down)
        twin.unseen = self.unseen
        return twin


_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def seed_for(seed: int, purpose: str) -> int:
    """Return the first number of the stream for one purpose of the game with this seed.

    >>> seed_for(7, "dice") == seed_for(7, "dice") != seed_for(7, "deck")
    True
    """
    return int.from_bytes(blake2b(f"{seed} {purpose}".encode(), digest_size=8).digest(), "little")


@memo
def _numbers(n: int) -> Callable[[bytes], tuple[int, ...]]:
    """Return what reads n numbers from bytes."""
    return Struct(f"<{n}Q").unpack


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
        state = z = (self.numbers[self.name] + _GOLDEN) & _MASK
        self.numbers[self.name] = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order: each gets 64 random bits, and they are sorted by these."""
        deck = tuple(items)
        n = len(deck)
        state = (self.numbers[self.name] + _GOLDEN) & _MASK
        self.numbers[self.name] = state
        keys = _numbers(n)(shake_128(state.to_bytes(8, "little")).digest(8 * n))
        return tuple([deck[i] for i in sorted(range(n), key=keys.__getitem__)])

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]


class Dealing(Stream):
    """The stream with which a world is dealt anew: how the cards lay before must not tell in how they lie then."""

    __slots__ = ()

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order, the same whatever their order was."""
        return super().shuffled(sorted(items))  # type: ignore[type-var]


class SealedStream(Stream):
    """Any stream of a sealed world: it says the scripted numbers, then it stops the trial."""

    __slots__ = ("sealed",)

    def __init__(self, sealed: Sealed) -> None:
        self.sealed = sealed

    def below(self, n: int) -> int:
        """Return the next number that was written down.

        Raises:
            ChanceComes: there is none left.
        """
        if not self.sealed.script:
            raise ChanceComes(n)
        return self.sealed.script.pop(0)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items as they lie: nobody sees their order."""
        return tuple(items)
