"""A player that looks one step ahead: it tries each of its options and takes the one that leaves the best position.

It knows no game. How good a position is, the game's `evaluate` says; what the seat cannot see was dealt anew before it
is asked, so it cannot peek. Three things make one step enough:

- *Follow-up questions* ("climb where?") belong to the option: they are looked through before the position is judged.
  What is still to happen tells them apart: while all that waited still waits, and more, the option is not complete.
- *Passing* a window is judged as the position stands, not by what comes after it, which often depends on hidden things.
- *Going back* to a position in which it was asked before gains nothing, whatever that is worth: it is done only where
  there is nothing else to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

from fathom.core.clock import Clock
from fathom.core.decisions import Decision
from fathom.core.game import LookAhead, find
from fathom.core.state import State, halt
from fathom.core.steps import Call

from .player import PASS, answers_of, moving_on

#: How much better than doing nothing an option must be before a seat acts out of turn.
MARGIN = 0.5
#: What each question on the way costs, so that of equal ends the nearest is taken.
DETOUR = 1e-3
#: Values of one position differ by less than this, whatever is guessed of what the seat cannot see.
SAME = 1e-6


class GreedyPlayer:
    """One step ahead on the game's `evaluate`."""

    name = "greedy"

    def __init__(self, seed: int = 0, look_ahead: LookAhead | None = None) -> None:
        """Make a player. It needs no chance of its own.

        Args:
            seed: not used.
            look_ahead: how far it looks; as far as the game says if nothing is said here.
        """
        self.look_ahead = look_ahead
        #: Where it was asked in this turn, oldest first.
        self._been: list[_Place] = []
        self._clock = Clock()

    def remember(self, positions: Iterable[State], seat: int) -> None:
        """Take note of positions of this turn from before the player came to the table, oldest first."""
        for state in positions:
            self._enter(_Place(state, seat))

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the best option of the seat; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        leads = seat == decision.lead
        own = answers_of(decision, seat)
        if not own or (leads and len(own) == 1):
            return own[0] if own else -1
        here = _Place(state, seat)
        self._enter(here)
        look = _Look(here, self.look_ahead)
        on = moving_on(decision) if leads else -1
        ways = {i: look.way_of(i) for i in own}
        # Of equal ones that which moves on, else the first.
        ranked = sorted(own, key=lambda i: (-ways[i].value, i != on, i))
        best = next((i for i in ranked if not self._leads_back(map(look.place, ways[i].states))), -1)
        if leads:
            return best if best >= 0 else ranked[0]
        return best if best >= 0 and ways[best].value > here.value + MARGIN else -1

    def _enter(self, place: _Place) -> None:
        """Take note of where it is asked; what came later has been taken back, and other turns do not come again."""
        clock = find(place.state.game).clock(place.state)
        if clock != self._clock:
            self._clock = clock
            self._been.clear()
        while self._been and self._been[-1].state.ply >= place.state.ply:
            self._been.pop()
        self._been.append(place)

    def _leads_back(self, places: Iterable[_Place]) -> bool:
        """Whether it was asked before at one of these places."""
        return any(place.looks_like(before) for place in places for before in self._been)


class _Place:
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

    def looks_like(self, other: _Place) -> bool:
        """Whether the seat cannot tell them apart: the same waits, the same is asked, the table looks the same."""
        return (
            self.agenda == other.agenda
            and (self._asking is None or abs(self.value - other.value) < SAME)
            and self.decision == other.decision
            and self.sight == other.sight
        )


class _Way(NamedTuple):
    """Where an option leads: what it is worth to choose it; the position right after it, and the end if it is later."""

    value: float
    states: tuple[State, ...]


class _Look:
    """The look ahead from one decision."""

    def __init__(self, here: _Place, look_ahead: LookAhead | None) -> None:
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

    def way_of(self, index: int) -> _Way:
        """Return where an option leads."""
        assert self.world.decision is not None
        option = self.world.decision.options[index]
        if option.call[0] == PASS:
            return _Way(self.here.value, ())
        self.left = self.limits.budget
        twin = self.world.clone()
        twin.choose(index)
        value, last = self.follow(twin, self.limits.depth)
        return _Way(value, (twin,) if last is twin else (twin, last))

    def place(self, state: State) -> _Place:
        """Return a position on the way."""
        return _Place(state, self.seat, self.asking)

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
