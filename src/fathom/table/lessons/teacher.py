"""The teacher of a match: which beat it is at, what may be chosen, and what the table shows of it.

Nothing of this is kept. What a lesson has come to follows from the history of the match: from the choices that stand,
and from the entries that tell which words were read. So it survives undo, a new page and a new server.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

import msgspec

from fathom.core import game as games
from fathom.core.errors import FathomError
from fathom.core.scene import Choice, Refusal, Scene
from fathom.core.scene import Lesson as Said
from fathom.core.state import State

from ..history import UNASKED, Entry, Moment, words
from .conditions import Place, Since, holds, ids_like, is_meant
from .files import Beat, Lesson, lesson_of, lessons_of, tests_of, words_of

#: Who has chosen what came before the lesson.
LESSON = "lesson"
#: What is read to leave the lesson.
SKIP = "."


class NotNow(FathomError):
    """The lesson is at something else."""


class Taught(Protocol):
    """What a teacher looks at: a match."""

    state: State
    entries: list[Entry]

    @property
    def past(self) -> list[Moment]:
        """The choices that stand."""


class Now(NamedTuple):
    """Where a lesson stands: the beat that is taught, and those that are behind it."""

    beat: Beat | None
    done: frozenset[str]


class Teacher:
    """Somebody who teaches a lesson at a match."""

    def __init__(self, match: Taught, lesson: str) -> None:
        self.match = match
        self.lesson = lesson_of(match.state.game, lesson)
        self.seat = self.lesson.seat
        self._text = games.find(match.state.game).text("en")
        self._places: dict[int, Place] = {}
        self._found: tuple[tuple[int, int], Now] = ((-1, -1), Now(None, frozenset()))

    # ------------------------------------------------------------------------------------------ where it stands

    @property
    def now(self) -> Now:
        """Where the lesson stands."""
        key = len(self.match.entries), id(self.match.state)
        if self._found[0] != key:
            self._found = key, self._look()
        return self._found[1]

    @property
    def learnt(self) -> bool:
        """Whether the last beat is behind us."""
        return self.lesson.beat[-1].id in self.now.done

    @property
    def is_on(self) -> bool:
        """Whether the lesson goes on."""
        return not self.learnt and not self.skipped

    @property
    def speaks(self) -> bool:
        """Whether a beat speaks of the present question: it waits to be read, or for one of the answers."""
        beat = self.now.beat if self.is_on else None
        return beat is not None and (beat.waits == "read" or bool(beat.open) or bool(beat.when.decision))

    @property
    def skipped(self) -> bool:
        """Whether whoever learns has left the lesson."""
        return SKIP in self._read

    @property
    def _read(self) -> set[str]:
        return {entry.note for entry in self.match.entries if entry.kind == "learn"}

    @property
    def _start(self) -> int:
        """Where the lesson begins: behind all that it has chosen itself."""
        past = self.match.past
        return next((at + 1 for at in range(len(past) - 1, -1, -1) if past[at].entry.by == LESSON), 0)

    def _look(self) -> Now:
        """Go through what was chosen since the lesson began, from beat to beat."""
        read, ever, since = self._read, Since(), Since()
        done: set[str] = set()
        beat: Beat | None = None
        moments = self.match.past[self._start :]
        known = self._places
        self._places = {}
        for at in range(len(moments) + 1):
            state = moments[at].before if at < len(moments) else self.match.state
            place = known.get(id(state)) or Place(state, self.seat, self._text, tests_of(state.game))
            self._places[id(state)] = place
            while (found := self._due(place, done, ever, beat, since)) is not None:
                if found is not beat:
                    beat, since = found, Since()
                if found.waits != "read" or found.id not in read:
                    break
                done.add(found.id)
            if at == len(moments):
                return Now(found, frozenset(done))
            moment = moments[at]
            mine = moment.entry.seat == self.seat and moment.entry.by != UNASKED
            decision = moment.before.decision
            option = decision.options[moment.entry.index] if mine and decision else None
            ever.add(moment.events, option)
            since.add(moment.events, option)
            if found is not None and found.until is None and found.waits == "choice" and option is not None:
                done.add(found.id)
        raise AssertionError("unreachable")

    def _due(self, place: Place, done: set[str], ever: Since, beat: Beat | None, since: Since) -> Beat | None:
        """Return the beat whose time has come; note which ones are understood or needless."""
        for one in self.lesson.beat:
            needless = one.unless is not None and holds(one.unless, place, ever)
            if needless or (one is beat and one.until and holds(one.until, place, since)):
                done.add(one.id)
        if not place.state.over and not _leads(place):
            return None
        return next((one for one in self.lesson.beat if one.id not in done and self._may_come(one, place, ever)), None)

    def _may_come(self, beat: Beat, place: Place, ever: Since) -> bool:
        if beat.waits == "choice" and place.state.over:
            return False
        if beat.open and not any(is_meant(pick, option) for pick in beat.open for option in place.options):
            return False
        return holds(beat.when, place, ever)

    # ------------------------------------------------------------------------------------------ what may be chosen

    def shut(self) -> frozenset[int]:
        """Return the numbers of the options that must wait."""
        decision, beat = self.match.state.decision, self.now.beat
        if decision is None or beat is None or not self.is_on:
            return frozenset()
        mine = decision.of_seat(self.seat)
        if beat.waits == "read":
            return frozenset(mine)
        if not beat.open:
            return frozenset()
        return frozenset(
            index for index in mine if not any(is_meant(pick, decision.options[index]) for pick in beat.open)
        )

    def check(self, index: int) -> None:
        """Refuse what must wait.

        Raises:
            NotNow: the lesson is at something else.
        """
        if index in self.shut():
            raise NotNow("not now: the lesson is at something else")

    def reads(self, beat: str) -> Entry | None:
        """Return what is to be kept when the words of a beat were read; nothing if they are not the words of now."""
        now = self.now.beat
        if beat == SKIP or (now is not None and now.id == beat and now.waits == "read"):
            return Entry("learn", seat=self.seat, note=beat)
        return None

    # ------------------------------------------------------------------------------------------ what is shown

    def show(self, scene: Scene, lang: str) -> Scene:
        """Return a scene with what the lesson says; what must wait is greyed, with the reason."""
        said = self._said(scene, lang)
        if said is None:
            return scene
        shut = self.shut()
        open_ = tuple(choice for choice in scene.choices if choice.index not in shut)
        waits = tuple(choice for choice in scene.choices if choice.index in shut)
        if not waits:
            return msgspec.structs.replace(scene, lesson=said)
        why = self._why(said, lang)
        greyed = tuple(_greyed(waits, open_, why))
        names = {choice.group for choice in open_} | {one.group for one in greyed}
        return msgspec.structs.replace(
            scene,
            lesson=said,
            choices=open_,
            groups=tuple(group for group in scene.groups if group.id in names),
            refusals=(*greyed, *scene.refusals),
        )

    def _said(self, scene: Scene, lang: str) -> Said | None:
        """Return what the lesson says in words."""
        lesson, (beat, done), say = self.lesson, self.now, words_of(self.match.state.game, lang)
        if self.skipped or scene.seat != self.seat:
            return None
        of = len(lesson.beat)
        following = _next(self.match.state.game, lesson)
        if self.learnt:
            name = words(lang)("lesson-learnt", name=say(lesson.id))
            return Said(id=lesson.id, beat="", title=name, at=of, of=of, waits="over", next=following)
        if beat is None and self.match.state.over:
            title, more = words(lang)("lesson-lost"), words(lang)("lesson-lost.words")
            return Said(id=lesson.id, beat="", title=title, words=more, at=len(done), of=of, waits="lost")
        at = sum(one.id in done for one in lesson.beat)
        if beat is None:
            return None
        key = f"{lesson.id}-{beat.id}"
        return Said(
            id=lesson.id,
            beat=beat.id,
            title=say(key),
            words=say(f"{key}.words") if say.has(f"{key}.words") else "",
            at=at + 1,
            of=of,
            lit=ids_like(beat.lit, self.place),
            waits=beat.waits,
        )

    @property
    def place(self) -> Place:
        """The position as it is now."""
        self.now  # noqa: B018  looks at it
        return self._places[id(self.match.state)]

    def _why(self, said: Said, lang: str) -> str:
        """Return why something must wait."""
        say, key = words_of(self.match.state.game, lang), f"{said.id}-{said.beat}.not"
        if say.has(key):
            return say(key)
        return words(lang)("lesson-read-first" if said.waits == "read" else "lesson-not-now", what=said.title)


def _leads(place: Place) -> bool:
    decision = place.state.decision
    return decision is not None and decision.lead == place.seat


def _greyed(waits: Iterable[Choice], open_: Iterable[Choice], why: str) -> Iterator[Refusal]:
    """Yield what must wait: at its things, and of each kind of which nothing is left once."""
    left = {choice.group for choice in open_}
    taken = {target for choice in open_ for target in choice.targets}
    for choice in waits:
        group = choice.group if choice.group not in left else ""
        left.add(choice.group)
        targets = tuple(target for target in choice.targets if target not in taken)
        if targets or group:
            yield Refusal(words=choice.words, reason=why, group=group, targets=targets)


def _next(game_id: str, lesson: Lesson) -> str:
    """Return the lesson that comes after this one."""
    order = list(lessons_of(game_id))
    return next(iter(order[order.index(lesson.id) + 1 :]), "")
