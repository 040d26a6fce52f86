"""A player that looks one step ahead: it tries each of its options and takes the one that leaves the best position.

What the seat cannot see was dealt anew before it is asked, so it cannot peek. To go back to a position in which it was
asked before gains nothing, whatever that is worth: it is done only where there is nothing else to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fathom.core.clock import Clock
from fathom.core.game import LookAhead, find
from fathom.core.state import State

from .looking import Look, Place
from .player import answers_of, moving_on

#: How much better than doing nothing an option must be before a seat acts out of turn.
MARGIN = 0.5


class Weighed(NamedTuple):
    """An option at a glance: what it is worth, and the positions that it leads to; none for a pass."""

    option: int
    value: float
    places: tuple[Place, ...]


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
        self._been: list[Place] = []
        self._clock = Clock()

    def remember(self, positions: Iterable[State], seat: int) -> None:
        """Take note of positions of this turn from before the player came to the table, oldest first."""
        for state in positions:
            self._enter(Place(state, seat))

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the best option of the seat; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        leads = seat == decision.lead
        own = sensible(state, seat)
        if not own or (leads and len(own) == 1):
            return own[0] if own else -1
        here, ranked = self.weigh(state, seat, own)
        fresh = [one for one in ranked if not self.leads_back(one)]
        best = self.pick(fresh) if fresh else None
        if leads:
            return (best or ranked[0]).option
        return best.option if best and best.value > here.value + MARGIN else -1

    def pick(self, fresh: Sequence[Weighed]) -> Weighed:
        """Return the option to take, of those that lead to something new, the best first."""
        return fresh[0]

    def weigh(self, state: State, seat: int, own: Iterable[int]) -> tuple[Place, list[Weighed]]:
        """Return where it is asked, and these options of the seat, the best first.

        Of equal ones that which moves on is first, then that which stands first.
        """
        decision = state.decision
        assert decision is not None
        here = Place(state, seat)
        self._enter(here)
        look = Look(here, self.look_ahead)
        on = moving_on(decision) if seat == decision.lead else -1
        found = []
        for index in own:
            way = look.way_of(index)
            found.append(Weighed(index, way.value, tuple(map(look.place, way.states))))
        found.sort(key=lambda one: (-one.value, one.option != on, one.option))
        return here, found

    def leads_back(self, one: Weighed) -> bool:
        """Whether the seat was asked before, in this turn, at a position that the option leads to."""
        return any(place.looks_like(before) for place in one.places for before in self._been)

    def _enter(self, place: Place) -> None:
        """Take note of where it is asked; what came later has been taken back, and other turns do not come again."""
        clock = find(place.state.game).clock(place.state)
        if clock != self._clock:
            self._clock = clock
            self._been.clear()
        while self._been and self._been[-1].state.ply >= place.state.ply:
            self._been.pop()
        self._been.append(place)


def sensible(state: State, seat: int) -> list[int]:
    """Return the options of a seat among which it pays to think: those that could change anything."""
    assert state.decision is not None
    matters = find(state.game).could_matter
    return [i for i in answers_of(state.decision, seat) if matters(state, state.decision.options[i])]
