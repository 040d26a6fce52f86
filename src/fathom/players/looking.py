"""Looking at a position: what each option is worth, found by trying it and the questions that belong to it.

It knows no game: how good a position is, the game's `evaluate` says. Three things make one step enough:

- *Follow-up questions* ("climb where?") belong to the option: they are looked through before the position is judged.
  What is still to happen tells them apart: while all that waited still waits, and more, the option is not complete.
- *Passing* a window is judged as the position stands, not by what comes after it, which often depends on hidden things.
- *Going back* to a position in which the seat was asked before can be told by the position itself.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from fathom.core.decisions import Decision
from fathom.core.game import LookAhead, find
from fathom.core.state import State, halt
from fathom.core.steps import Call

from .player import PASS, answers_of

#: What each question on the way costs, so that of equal ends the nearest is taken.
DETOUR = 1e-3
#: Values of one position differ by less than this, whatever is guessed of what the seat cannot see.
SAME = 1e-6


class Place:
    """A position as a seat sees it; `asking` is the call for which a look ahead laid a halt."""

    def __init__(self, state: State, seat: int, asking: Call | None = None) -> None:
        self.state = state
        self.seat = seat
        self.agenda = state.agenda
        #: The call that would ask here, if it was left out.
        self._asking = asking if state.agenda and state.agenda[-1] == halt() else None
        if asking is not None:
            self.agenda = [asking if call == halt() else call for call in state.agenda]

    @cached_property
    def value(self) -> float:
        """How good it is."""
        return find(self.state.game).evaluate(self.state, self.seat)

    @cached_property
    def decision(self) -> Decision | None:
        """What is asked."""
        if self._asking is None:
            return self.state.decision
        twin = self.state.clone()
        twin.agenda[:] = self.agenda
        twin.decision = None
        twin.run()
        return twin.decision

    @cached_property
    def sight(self) -> dict[str, Any]:
        """All that the seat sees on the table."""
        shown: dict[str, Any] = find(self.state.game).view(self.state, self.seat)
        return shown

    def looks_like(self, other: Place) -> bool:
        """Whether the seat cannot tell them apart: the same waits, the same is asked, the table looks the same."""
        return (
            self.agenda == other.agenda
            and (self._asking is None or abs(self.value - other.value) < SAME)
            and self.decision == other.decision
            and self.sight == other.sight
        )


class Way(NamedTuple):
    """Where an option leads: what it is worth to choose it; the position right after it, and the end if it is later."""

    value: float
    states: tuple[State, ...]


class Look:
    """The look ahead from one decision."""

    def __init__(self, here: Place, look_ahead: LookAhead | None) -> None:
        self.here = here
        self.seat = here.seat
        self.world = here.state
        game = find(self.world.game)
        self.limits = look_ahead or game.look_ahead
        self.left = 0
        self.evaluate = game.evaluate
        #: The call that asks what is to be done next. To make that question is a third of the work, and here nobody
        #: reads it.
        self.asking: Call | None = None
        if self.world.agenda and self.world.agenda[-1][0] in game.asking:
            self.world = self.world.clone()
            self.asking = self.world.agenda[-1]
            self.world.agenda[-1] = halt()
        self.waiting = self.world.agenda

    def way_of(self, index: int) -> Way:
        """Return where an option leads."""
        assert self.world.decision is not None
        option = self.world.decision.options[index]
        if option.call[0] == PASS:
            return Way(self.here.value, ())
        self.left = self.limits.budget
        twin = self.world.clone()
        twin.choose(index)
        value, last = self.follow(twin, self.limits.depth)
        return Way(value, (twin,) if last is twin else (twin, last))

    def place(self, state: State) -> Place:
        """Return a position on the way."""
        return Place(state, self.seat, self.asking)

    def is_follow_up(self, state: State) -> bool:
        """Whether the option is not complete: everything that waited at the root still waits, and more."""
        waiting = self.waiting
        return len(state.agenda) > len(waiting) and state.agenda[: len(waiting)] == waiting

    def follow(self, state: State, depth: int) -> tuple[float, State]:
        """Look through the questions that follow the option; each seat that is asked answers to its own advantage.

        Returns:
            What that is worth, and where it ends.
        """
        decision = state.decision
        if decision is None or depth == 0 or self.left <= 0 or not self.is_follow_up(state):
            return self.evaluate(state, self.seat), state
        lead = decision.lead
        found: tuple[float, State] | None = None
        best = 0.0
        answers = answers_of(decision, lead)
        # The last ones move on; of the others the first few are tried.
        for i in (*answers[-3:], *answers[: min(self.limits.width, len(answers)) - 3]):
            self.left -= 1
            twin = state.clone()
            twin.choose(i)
            value, end = self.follow(twin, depth - 1)
            value -= DETOUR
            theirs = value if lead == self.seat else self.evaluate(twin, lead)
            if found is None or theirs > best:
                best, found = theirs, (value, end)
        return found or (self.evaluate(state, self.seat), state)
