"""A player decides for a seat. This is what one must be able to do, and what all of them ask of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from fathom.core.decisions import Decision
from fathom.core.state import State

#: The step with which a window is passed.
PASS = "state.pass_window"


class Player(Protocol):
    """Decides for a seat."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """Return the index of one of the seat's options in `state.decision`; -1 to leave it to the others.

        The lead seat always has an option and always answers. The state is the real one: a player must not change it,
        and a fair one looks at hidden things only through `fathom.view` and `state.determinise`.
        """
        ...


def answer(state: State, players: Sequence[Player]) -> int:
    """Ask the players by seat, the lead first, and return the index of the option that is taken.

    Before the lead moves on, the others may act: that is what a decision with options of several seats is for.
    """
    decision = state.decision
    assert decision is not None
    lead = decision.lead
    wish = players[lead].choose(state, lead)
    if wish == moving_on(decision):
        for seat in decision.seats[1:]:
            index = players[seat].choose(state, seat)
            if index >= 0:
                return index
    return wish


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
