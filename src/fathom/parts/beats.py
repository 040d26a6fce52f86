"""From events to beats: a table of how each kind of event plays. The words are those of the log.

    class Beats(beats.Beats[Words]):
        tells = Log
        plays = {
            "moved": lambda b, f: [b.move(f"hero.{f['hero']}", ...)],
            "hurt": lost("hero.{hero}", "health"),
            "looked": says,
        }
        silent = {"spent": "what is paid is seen at what it is paid for"}

Every kind of event either plays or is silent for a reason; a contract test holds that. What numbers come to is counted
on from the position before (`numbers`, those of the previews), so an event need not say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from fathom.core.beats import Beat, Blow, Fall, Gain, Hit, Move, Says
from fathom.core.events import Event
from fathom.core.scene import Line, Sound
from fathom.core.state import State
from fathom.core.text import Text
from fathom.core.trying import Number, Numbers
from fathom.core.words import Words

from .log import Log

W = TypeVar("W", bound=Words[Any])
Facts: TypeAlias = Mapping[str, Any]
#: How an event plays: its beats, in order.
Play: TypeAlias = Callable[[Any, Facts], Iterable[Beat]]

set_ = msgspec.structs.replace


class Beats(Generic[W]):
    """What happened, being played: made anew for each telling."""

    #: The log of this game.
    tells: ClassVar[type[Log[Any]]]
    #: By kind of event.
    plays: ClassVar[Mapping[str, Play]] = {}
    #: Kinds of events that nothing is shown of, and why.
    silent: ClassVar[Mapping[str, str]] = {}
    #: The numbers that are told beat by beat, so that they come to what the position after says: whose they are (the
    #: first word of the id), and their kind.
    counted: ClassVar[frozenset[tuple[str, str]]] = frozenset()

    def __init__(self, before: Any, after: Any, text: Text, events: Sequence[Event]) -> None:
        self.before = before
        self.after = after
        self.w: W = self.tells.words(after, text)
        self.log = self.tells(self.w, events)
        #: The numbers on the table as they are now, in the middle of the play.
        self.now: dict[tuple[str, str], Number] = dict(self.numbers(before))

    @classmethod
    def of(
        cls, events: Iterable[Event], before: State, after: State, text: Text, /, *, seat: int = -1
    ) -> tuple[Beat, ...]:
        """Return how events play for a seat, between the position before them and the one after them."""
        events = tuple(events)
        if not any(event.seat in (-1, seat) and event.kind not in cls.silent for event in events):
            return ()
        return tuple(joined(cls(before, after, text, events).all(seat)))

    def all(self, seat: int) -> Iterator[Beat]:
        """Yield the beats of all events that a seat may know of."""
        for event, line in self.log.tell("-", seat):
            if event.kind not in self.silent:
                yield from self._told(event, line)

    def _told(self, event: Event, line: Line | None) -> Iterator[Beat]:
        """Yield the beats of an event: the first has its words, all have its clause. Without beats it is only said."""
        for i, beat in enumerate(tuple(self.plays[event.kind](self, event.facts)) or (Says(),)):
            told: dict[str, Any] = {"clause": event.clause}
            if line is not None and i == 0:
                told["words"] = beat.words or line.words
                told["sound"] = beat.sound or line.sound
                told["lights"] = tuple(dict.fromkeys((*beat.lights, *line.targets)))
            if told.get("words") or beat.words or not isinstance(beat, Says):
                yield set_(beat, **told)

    # ------------------------------------------------------------------------------------------ for games

    def numbers(self, g: Any) -> Numbers:
        """Return the numbers on the table, by whose they are and their kind."""
        return {}

    def number(self, whose: str, kind: str, step: int, *, to: int | None = None, **more: Any) -> Iterator[Hit | Gain]:
        """Yield that a number changes by so much, or to a value; nothing if nobody keeps it or it stays."""
        held = self.now.get((whose, kind))
        if held is None:
            return
        after = max(0, held.n + step if to is None else to)
        self.now[whose, kind] = Number(after, held.wants)
        if after != held.n:
            record = Hit if after < held.n else Gain
            yield record(target=whose, kind=kind, before=held.n, after=after, wants=held.wants, **more)


# ---------------------------------------------------------------------------------------------- plays


def says(b: Beats[Any], facts: Facts) -> Iterator[Beat]:
    """It is said, and what it speaks of is lit."""
    yield Says()


def says_in_passing(b: Beats[Any], facts: Facts) -> Iterator[Beat]:
    """It is said while the next thing happens."""
    yield Says(weight="light")


def changes(whose: str, kind: str, sign: int, fact: str = "n", sound: Sound = "") -> Play:
    """Return a play in which a number changes by a fact, or by one if there is none.

    `whose` names its owner by the facts: "player.{climber}".
    """

    def play(b: Beats[Any], facts: Facts) -> Iterator[Beat]:
        step = sign * int(facts[fact] if fact else 1)
        yield from b.number(whose.format(**facts), kind, step, sound=sound)

    return play


def lost(whose: str, kind: str, fact: str = "n", sound: Sound = "") -> Play:
    """Return a play in which a number becomes less."""
    return changes(whose, kind, -1, fact, sound)


def gained(whose: str, kind: str, fact: str = "n", sound: Sound = "") -> Play:
    """Return a play in which a number becomes more."""
    return changes(whose, kind, 1, fact, sound)


# ---------------------------------------------------------------------------------------------- ways


def joined(beats: Iterable[Beat]) -> Iterator[Beat]:
    """Join steps of one piece that follow each other to one way, told by where it ends."""
    last: Beat | None = None
    for beat in beats:
        if last is not None and isinstance(last, Move | Fall) and _goes_on(last, beat):
            assert isinstance(beat, Move | Fall)
            words, lights = beat.words or last.words, tuple(dict.fromkeys((*last.lights, *beat.lights)))
            last = set_(last, path=(*last.path, *beat.path[1:]), words=words, lights=lights)
            continue
        if last is not None:
            yield last
        last = beat
    if last is not None:
        yield last


def _goes_on(last: Move | Fall, beat: Beat) -> bool:
    if not isinstance(beat, Move | Fall) or beat.along or (beat.piece, beat.path[0]) != (last.piece, last.path[-1]):
        return False
    if isinstance(beat, Move) and isinstance(last, Move):
        return beat.how == last.how != "leap"
    return type(beat) is type(last)


def blow(cells: Iterable[str], origin: str = "") -> Iterator[Blow]:
    """Yield where a blow falls, if anywhere."""
    if cells := tuple(cells):
        yield Blow(cells=cells, origin=origin, along=True)
