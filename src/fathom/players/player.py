"""A player decides for a seat. This is what one must be able to do, and what all of them ask of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from fathom.core.decisions import Decision
from fathom.core.rng import seed_for
from fathom.core.state import State

#: The step with which a window is passed.
PASS = "state.pass_window"


class Player(Protocol):
    """Decides for a seat."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """Return the index of one of the seat's options in `state.decision`; -1 to leave it to the others.

        The lead seat always has an option and always answers. The state is a world that the seat cannot tell from the
        real one (`world_for`): whatever is hidden was dealt anew. A player must not change it.
        """
        ...


def world_for(state: State, seat: int, guess: int) -> State:
    """Return a world that a seat cannot tell from the real one, without seed and past: what its player may look at.

    `guess` decides how what is hidden is dealt.
    """
    world = state.determinise(seat, guess)
    world.choices = []
    return world


def answer(state: State, players: Sequence[Player], *, is_open: bool = False) -> int:
    """Ask the players by seat, the lead first, and return the index of the option that is taken.

    Before the lead moves on, the others may act: that is what a decision with options of several seats is for. Each
    sees a world as its seat knows it; at an open table all see the real one.
    """
    decision = state.decision
    assert decision is not None

    def wish(seat: int) -> int:
        guess = seed_for(state.seed, f"world.{seat}.{state.ply}") >> 1
        return players[seat].choose(state if is_open else world_for(state, seat, guess), seat)

    index = wish(decision.lead)
    if index == moving_on(decision):
        for seat in decision.seats[1:]:
            other = wish(seat)
            if other >= 0:
                return other
    return index


def moving_on(decision: Decision) -> int:
    """Return the option with which the lead goes on; games put it behind all others, or there is none: -1."""
    last = -1
    for index, option in enumerate(decision.options):
        if not is_wide_pass(decision, index):
            last = index if option.seat == decision.lead else -1
    return last


def answers_of(decision: Decision, seat: int) -> list[int]:
    """Return the options among which a program chooses for a seat: its own without the wide passes."""
    found = []
    for index, option in enumerate(decision.options):
        if option.seat == seat and (option.call[0] != PASS or len(option.call) == 1):
            found.append(index)
    return found


def is_wide_pass(decision: Decision, index: int) -> bool:
    """Return whether an option passes more than this one window: a kindness to people that no program needs."""
    call = decision.options[index].call
    return call[0] == PASS and len(call) > 1
