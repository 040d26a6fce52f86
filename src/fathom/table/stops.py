"""Where a table stops: who wants to be asked in a window, and whether the lead moves on by itself."""

from __future__ import annotations

from fathom.core import game as games
from fathom.core.state import State
from fathom.core.trying import Trial
from fathom.core.windows import Ask
from fathom.players import moving_on


def is_window(state: State) -> bool:
    """Whether the pending question need not be answered: its lead can simply move on."""
    return bool(games.find(state.game).window(state))


def wants(state: State, seat: int, ask: Ask) -> bool:
    """Whether a seat wants to be asked the pending question, which lies in a window."""
    decision = state.decision
    if decision is None or ask == "never" or seat not in decision.seats:
        return False
    return ask == "always" or (_could_matter(state, seat) and (ask == "matter" or _concerns(state, seat)))


def _could_matter(state: State, seat: int) -> bool:
    """Whether a seat has an option, besides those that pass, that could change anything."""
    game, decision = games.find(state.game), state.decision
    assert decision is not None
    options = decision.options[: moving_on(decision)]
    return any(option.seat == seat and game.could_matter(state, option) for option in options)


def _concerns(state: State, seat: int) -> bool:
    """Whether what comes next touches anybody, as far as the seat can know it, if the lead moves on."""
    assert state.decision is not None
    tried = Trial(state, seat).of(moving_on(state.decision))
    return tried.stop in ("chance", "end") or games.find(state.game).touches(state, tried.after)
