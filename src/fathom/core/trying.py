"""Trying an option: what would happen, up to the next question, the first draw of chance or the first hidden thing.

Nothing about a rule is said here again: the option is chosen on a copy and the rules run. The copy is a world that the
seat cannot tell from the real one, and it is sealed: where a die would be thrown or a card turned up, the trial ends.
So it says the same in all worlds that look alike, and nothing that is not certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from .events import Event
from .rng import ChanceComes, HiddenComes, Sealed
from .scene import Change
from .state import State

#: What a trial ran into: the next question, the end of the game, chance, or something hidden.
Stop: TypeAlias = Literal["question", "end", "chance", "hidden"]

#: The world in which a seat tries: always the same one for the same position, so that its words do not change.
_WORLD = 0


class Tried(msgspec.Struct, frozen=True):
    """What an option would certainly do: the state right after it, and all that would be reported."""

    after: State
    events: tuple[Event, ...]
    stop: Stop

    @property
    def is_certain(self) -> bool:
        """Whether nothing came between: what is told is all that happens before somebody is asked again."""
        return self.stop in ("question", "end")


#: The numbers that a preview may change: by the id of what shows it, its kind and how many there are.
Numbers: TypeAlias = Mapping[str, tuple[str, int]]


def changes(before: Numbers, after: Numbers) -> tuple[Change, ...]:
    """Return the numbers that are not what they were.

    >>> changes({"pearl.0": ("pearl", 3)}, {"pearl.0": ("pearl", 1)})
    (Change(target='pearl.0', kind='pearl', before=3, after=1),)
    """
    return tuple(
        Change(target=name, kind=kind, before=before[name][1], after=n)
        for name, (kind, n) in after.items()
        if name in before and before[name][1] != n
    )


class Trial:
    """The options of the pending decision, tried in a world as a seat knows it."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.world = state.determinise(seat, _WORLD)
        self.world.streams = Sealed(seat)
        self._tried: dict[int, Tried] = {}

    def of(self, index: int) -> Tried:
        """Return what an option would do; each is tried once."""
        if index not in self._tried:
            self._tried[index] = self._try(index)
        return self._tried[index]

    def _try(self, index: int) -> Tried:
        twin = self.world.clone()
        events: list[Event] = []
        twin.events = events
        stop: Stop
        try:
            twin.choose(index)
            stop = "end" if twin.over else "question"
        except ChanceComes:
            stop = "chance"
        except HiddenComes:
            stop = "hidden"
        seen = tuple(event for event in events if event.seat in (-1, self.seat))
        return Tried(twin, seen, stop)
