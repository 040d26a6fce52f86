"""Conditions of a lesson, on what is asked, what happened, and what the table shows: a small closed vocabulary.

All that a condition says must hold. A name may have `*` in it, and several are parted by `|`: "climb|jump". In the ids
of things "@" stands for the seat that learns: "grip.@".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, TypeAlias

from fathom.core import game as games
from fathom.core.content import Record
from fathom.core.decisions import Option
from fathom.core.events import Event
from fathom.core.scene import Pile, Scene
from fathom.core.state import State
from fathom.core.text import Text

#: A question of a game's own, in `games/<game>/lessons/__init__.py`: whether it holds for a state and a seat.
Test: TypeAlias = Callable[[State, int], bool]


class Pick(Record, frozen=True):
    """Which options are meant: by their key, by a thing that they can be clicked on, by one of their facts."""

    key: str = "*"
    target: str = ""
    fact: str = ""


class Happened(Record, frozen=True):
    """Which events are meant: by their kind and by facts; a fact may be a number, a word or a pattern."""

    kind: str
    facts: dict[str, Any] = {}


class Measure(Record, frozen=True):
    """A number that the table shows: the id of a counter or of a mark on a track, and between what it must be."""

    of: str
    least: int = -(1 << 31)
    most: int = 1 << 31


class When(Record, frozen=True):
    """A condition."""

    #: The key of the question.
    decision: str = ""
    #: An option like this may be chosen now; none like that.
    offered: Pick | None = None
    barred: Pick | None = None
    #: This happened: ever since the lesson began, and of `until` since its beat came up. This did not.
    event: Happened | None = None
    never: Happened | None = None
    #: The one who learns chose this, in the same stretch of time.
    chosen: Pick | None = None
    #: A thing is on the table, by its id; how many of them at most.
    seen: str = ""
    at_most: int = -1
    #: Numbers that the table shows.
    numbers: tuple[Measure, ...] = ()
    #: The turn and the round by the game's clock, at least.
    turn: int = -1
    round: int = -1
    over: bool | None = None
    won: bool | None = None
    #: A test of the game's own.
    test: str = ""


class Place:
    """A position in which conditions are asked: the state, the seat that learns, and what it is shown."""

    def __init__(self, state: State, seat: int, scene: Scene | Text, tests: Mapping[str, Test]) -> None:
        """Take the scene, or the words to make it with if it should be needed."""
        self.state = state
        self.seat = seat
        self._scene = scene
        self._tests = tests

    @cached_property
    def scene(self) -> Scene:
        """What the seat is shown."""
        if isinstance(self._scene, Scene):
            return self._scene
        scene: Scene = games.find(self.state.game).scene(self.state, self.seat, self._scene)
        return scene

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all things that the seat is shown."""
        return tuple(dict.fromkeys(ids_in(self.scene)))

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the seat."""
        decision = self.state.decision
        return tuple(option for option in decision.options if option.seat == self.seat) if decision else ()

    def own(self, pattern: str) -> str:
        """Return a pattern in which "@" is the seat that learns."""
        return pattern.replace("@", str(self.seat))

    def test(self, name: str) -> bool:
        """Ask a test of the game's own."""
        return self._tests[name](self.state, self.seat)


class Since:
    """A stretch of time: what happened in it, and what the one who learns chose."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chosen: list[Option] = []

    def add(self, events: Iterable[Event], chosen: Option | None) -> None:
        """Let it go on for one choice."""
        self.events += events
        if chosen is not None:
            self.chosen.append(chosen)


def holds(when: When, place: Place, since: Since) -> bool:
    """Return whether a condition holds."""
    return all(_holds(when, place, since))


def _holds(when: When, place: Place, since: Since) -> Iterator[bool]:
    """Yield the answers to all that a condition asks, what is cheap to know first."""
    state = place.state
    if when.decision:
        yield state.decision is not None and fits(when.decision, state.decision.key)
    if when.over is not None:
        yield state.over == when.over
    if when.won is not None:
        yield state.outcome is not None and state.outcome.won_by(place.seat) == when.won
    if when.offered:
        yield any(is_meant(when.offered, option) for option in place.options)
    if when.barred:
        yield not any(is_meant(when.barred, option) for option in place.options)
    if when.event:
        yield any(is_told(when.event, event) for event in since.events)
    if when.never:
        yield not any(is_told(when.never, event) for event in since.events)
    if when.chosen:
        yield any(is_meant(when.chosen, option) for option in since.chosen)
    if when.turn >= 0 or when.round >= 0:
        clock = games.find(state.game).clock(state)
        yield clock.turn >= when.turn and clock.round >= when.round
    if when.test:
        yield place.test(when.test)
    if when.seen:
        many = len(ids_like([when.seen], place))
        yield many <= when.at_most if when.at_most >= 0 else many > 0
    if when.numbers:
        shown = dict(numbers_in(place.scene))
        yield all(one.least <= shown.get(place.own(one.of), 1 << 40) <= one.most for one in when.numbers)


def fits(pattern: str, word: str) -> bool:
    """Return whether a word is one of those that a pattern means.

    >>> fits("climb|jump_*", "jump_far")
    True
    """
    return any(fnmatchcase(word, one) for one in pattern.split("|"))


def is_meant(pick: Pick, option: Option) -> bool:
    """Return whether an option is one of those that are meant."""
    return (
        fits(pick.key, option.key)
        and (not pick.target or any(fits(pick.target, one) for one in option.targets))
        and (not pick.fact or any(fits(pick.fact, str(one)) for one in option.args))
    )


def is_told(happened: Happened, event: Event) -> bool:
    """Return whether an event is one of those that are meant."""
    return fits(happened.kind, event.kind) and all(
        name in event.facts and fits(str(value), str(event.facts[name])) for name, value in happened.facts.items()
    )


# ---------------------------------------------------------------------------------------------- what a scene shows


def ids_in(scene: Scene) -> Iterator[str]:
    """Yield the ids of all that a scene shows, the names of its kinds of choices as "group.<id>"."""
    for board in scene.boards:
        yield from (one.id for one in board.cells)
        yield from (one.id for one in board.pieces)
        yield from (one.id for one in board.areas)
        yield from (one.id for one in board.overlays)
    rows = list(scene.rows)
    piles: list[Pile] = []
    for panel in scene.panels:
        yield panel.id
        rows += panel.rows
        piles += panel.piles
        for track in panel.tracks:
            yield track.id
            yield from (mark.id for mark in track.marks)
        yield from (one.id for one in panel.counters)
        yield from (one.id for one in panel.chips)
    for pile in piles:
        yield pile.id
        yield from (card.id for card in ((pile.top,) if pile.top else ()))
    for row in rows:
        yield row.id
        for card in row.cards:
            yield card.id
            yield from (one.id for one in card.chips)
            yield from (one.id for one in card.counters)
    yield from (f"group.{group.id}" for group in scene.groups)


def numbers_in(scene: Scene) -> Iterator[tuple[str, int]]:
    """Yield the numbers that a scene shows, by the ids of their counters and marks."""
    for panel in scene.panels:
        yield from ((one.id, one.value) for one in panel.counters)
        yield from ((mark.id, mark.at) for track in panel.tracks for mark in track.marks)
        yield from ((pile.id, pile.count) for pile in panel.piles)
        yield from ((row.id, len(row.cards)) for row in panel.rows)
    for row in scene.rows:
        yield row.id, len(row.cards)
        yield from ((one.id, one.value) for card in row.cards for one in card.counters)


def ids_like(patterns: Sequence[str], place: Place) -> tuple[str, ...]:
    """Return the ids of those things that one of the patterns means."""
    wanted = [place.own(pattern) for pattern in patterns]
    return tuple(one for one in place.ids if any(fits(pattern, one) for pattern in wanted))
