"""The choices of a match: those that stand, those that were taken back, and what the log tells of both."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from fathom.core import game as games
from fathom.core.clock import Clock, Span
from fathom.core.state import State

from .history import PERSON, UNASKED, Moment, Note, Told, Undo


class Timeline:
    """What was chosen, and how far back and forth one can go."""

    def __init__(self) -> None:
        #: The choices that stand, oldest first.
        self.past: list[Moment] = []
        #: The choices that were taken back, the last one first.
        self.future: list[Moment] = []
        #: The choices that stand, and the notes between them.
        self.story: list[Told] = []
        #: How many choices each undo took back that can be made again, the last one last.
        self._undone: list[int] = []

    def add(self, moment: Moment) -> None:
        """Take a new choice into the past: what was taken back before it cannot be made again."""
        self.past.append(moment)
        self.story.append(moment)
        self.future.clear()
        self._undone.clear()

    def back(self, steps: int) -> list[Moment]:
        """Take choices back; return them, oldest first. The notes between them stay."""
        taken = self.past[-steps:]
        del self.past[-steps:]
        self.future += taken[::-1]
        self._undone.append(steps)
        first = next(at for at, told in enumerate(self.story) if told is taken[0])
        self.story[first:] = [told for told in self.story[first:] if isinstance(told, Note)]
        return taken

    def forth(self, steps: int) -> list[Moment]:
        """Make choices again; return them, oldest first."""
        again = self.future[-steps:][::-1]
        del self.future[-steps:]
        self.past += again
        self.story += again
        while steps:  # matches of earlier days redid one choice at a time
            steps -= (done := min(steps, self._undone[-1]))
            self._undone[-1] -= done
            if not self._undone[-1]:
                self._undone.pop()
        return again

    @property
    def again(self) -> list[Moment]:
        """The choices that a redo would make again: all that the last undo took, oldest first."""
        return self.future[-self._undone[-1] :][::-1] if self.future else []

    # ------------------------------------------------------------------------------------------ how far back

    def steps_back(self, what: Undo, now: State, people: Collection[int]) -> int:
        """Return how many choices an undo would take back; 0 if there is nothing to undo.

        An undo always ends where a person chose, since a bot would only choose again, or in a window that was passed.
        """
        if what == "window":
            return 1 if self.past and self.past[-1].entry.by == UNASKED else 0
        if what == "choice":
            to = len(self.past) - 1
        elif what == "action":
            to = self._action_began(now)
        else:
            to = self._began(what, people)
        while to >= 0 and people and self.past[to].entry.by != PERSON:
            to -= 1
        return len(self.past) - to if to >= 0 else 0

    def _action_began(self, now: State) -> int:
        """Return the choice that set going what is under way, or the last choice if nothing is.

        What still waits beneath the present question was there when that choice was made: its agenda begins ours.
        """
        agenda, clock = now.agenda, _clock(now)
        this_turn = list(takewhile(lambda to: self.past[to].clock == clock, reversed(range(len(self.past)))))
        for to in this_turn:
            waiting = self.past[to].before.agenda
            if len(waiting) < len(agenda) and agenda[: len(waiting)] == waiting:
                return to
        for to in this_turn:
            if self.past[to].before.agenda == agenda:
                return to
        return len(self.past) - 1

    def _began(self, span: Span, people: Collection[int]) -> int:
        """Return the first choice of a person in the turn, round or part of the last one; -1 if there is none."""
        first, last = -1, None
        for to in range(len(self.past) - 1, -1, -1):
            moment = self.past[to]
            if people and moment.entry.by != PERSON:
                continue
            if span == "part" and not moment.clock.part:
                break
            if last is not None and moment.clock.since(span) != last:
                break
            first, last = to, moment.clock.since(span)
        return first

    def this_turn(self, now: State) -> list[State]:
        """Return the positions of this turn in which somebody was asked, oldest first."""
        clock = _clock(now)
        return [moment.before for moment in takewhile(lambda moment: moment.clock == clock, reversed(self.past))][::-1]


def _clock(state: State) -> Clock:
    return games.find(state.game).clock(state)
