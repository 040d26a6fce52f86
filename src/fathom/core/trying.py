"""Trying an option: what would happen, up to the next question, the first draw of chance or the first hidden thing.

Nothing about a rule is said here again: the option is chosen on a copy and the rules run. The copy is a world that the
seat cannot tell from the real one, and it is sealed: where a die would be thrown or a card turned up, the trial ends.
So it says the same in all worlds that look alike, and nothing that is not certain. What dice can do is told as chances:
the option is tried once for each way they can fall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from .events import Event
from .rng import ChanceComes, HiddenComes, Sealed
from .scene import Change, Want
from .state import State, halt
from .steps import Call

#: What a trial ran into: the next question, the end of the game, chance, or something hidden.
Stop: TypeAlias = Literal["question", "end", "chance", "hidden"]

#: The world in which a seat tries: always the same one for the same position, so that its words do not change.
_WORLD = 0
#: Chances are told if there are no more ways for chance to go.
MOST_WAYS = 216


class Tried(msgspec.Struct, frozen=True):
    """What an option would certainly do: the state right after it, and all that would be reported."""

    after: State
    events: tuple[Event, ...]
    stop: Stop

    @property
    def is_certain(self) -> bool:
        """Whether nothing came between: what is told is all that happens before somebody is asked again."""
        return self.stop in ("question", "end")


class Way(NamedTuple):
    """One way that chance may go: how likely it is, the numbers it said, and what happens then."""

    share: Fraction
    said: tuple[int, ...]
    tried: Tried


class Number(NamedTuple):
    """A number that a preview may change: how many there are, and what is to become of it."""

    n: int
    wants: Want = "more"


#: Numbers by whose they are and their kind: by the id of a counter or of its panel, of a piece or of a card.
Numbers: TypeAlias = Mapping[tuple[str, str], Number]


def changes(before: Numbers, after: Numbers) -> tuple[Change, ...]:
    """Return the numbers that are not what they were.

    >>> changes({("seat.0", "coin"): Number(3)}, {("seat.0", "coin"): Number(1)})
    (Change(target='seat.0', kind='coin', before=3, after=1),)
    """
    return tuple(
        Change(target=whose, kind=kind, before=before[whose, kind].n, after=n, wants=wants)
        for (whose, kind), (n, wants) in after.items()
        if (whose, kind) in before and before[whose, kind].n != n
    )


class Trial:
    """The options of the pending decision, tried in a world as a seat knows it.

    A step can be tried too, as if it came now: what an attack would do from another space.
    """

    def __init__(
        self, state: State, seat: int, on: Callable[[State], int] | None = None, *, dealt: bool = False
    ) -> None:
        """Make a trial.

        Args:
            state: the position.
            seat: who tries.
            on: which option of a later question is taken, as if nobody did anything there; -1 to stop at it. With this
                a trial also goes on where nothing but the faces of cards would come to light.
            dealt: whether the position is one that a trial of this seat led to, where nothing need be dealt anew.
        """
        self.seat = seat
        self.on = on
        self.world = state if dealt else state.determinise(seat, _WORLD)
        self._tried: dict[int | Call, tuple[Tried, int]] = {}

    def beyond(self, tried: Tried) -> Trial:
        """Return the trial of the question to which an option led."""
        return Trial(tried.after, self.seat, self.on, dealt=True)

    def of(self, what: int | Call) -> Tried:
        """Return what an option or a step would do, up to the first draw of chance; each is tried once."""
        return self._first(what)[0]

    def chances(self, what: int | Call, most: int = MOST_WAYS) -> tuple[Way, ...]:
        """Return every way that chance may go up to the next question, the lower numbers first.

        A way ends where something hidden comes to light. If there are too many ways, nothing is returned.
        """
        ways: list[Way] = []
        begun: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
        while begun:
            share, said = begun.pop()
            tried, sides = self._try(what, said) if said else self._first(what)
            if sides:
                begun += [(share / sides, (*said, n)) for n in reversed(range(sides))]
            else:
                ways.append(Way(share, said, tried))
            if len(ways) + len(begun) > most:
                return ()
        return tuple(ways)

    def _first(self, what: int | Call) -> tuple[Tried, int]:
        if what not in self._tried:
            self._tried[what] = self._try(what)
        return self._tried[what]

    def _try(self, what: int | Call, script: tuple[int, ...] = ()) -> tuple[Tried, int]:
        """Choose on a copy, or let a step come there.

        Return what happened, and among how many numbers chance would have to choose then.
        """
        twin = self.world.clone()
        twin.streams = sealed = Sealed(self.seat, script, faces_down=self.on is not None)
        events: list[Event] = []
        twin.events = events
        stop: Stop
        sides = 0
        try:
            if isinstance(what, int):
                twin.choose(what)
            else:
                twin.decision = None
                twin.agenda = [halt(), what]
                twin.run()
            while self.on is not None and twin.decision is not None and (further := self.on(twin)) >= 0:
                twin.choose(further)
            stop = "hidden" if sealed.unseen else "end" if twin.over else "question"
        except ChanceComes as chance:
            stop, sides = "chance", chance.sides
        except HiddenComes:
            stop = "hidden"
        seen = tuple(event for event in events if event.seat in (-1, self.seat))
        return Tried(twin, seen, stop), sides
