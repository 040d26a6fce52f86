"""Where a table stops: who wants to be asked in a window, and where an answer cannot matter."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core import game as games
from fathom.core import saves
from fathom.core.state import State, make_first
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


#: Of so many things that happen at once every order is tried.
MOST_AT_ONCE = 4


def is_indifferent(state: State) -> bool:
    """Whether this asks for an order of what happens at once, and every order leads to the same place."""
    decision = state.decision
    if decision is None or not _asks_for_order(state) or len(decision.options) > MOST_AT_ONCE:
        return False
    found: str | None = None
    for end in _ends(Trial(state, decision.lead)):
        if not end or (found is not None and end != found):
            return False
        found = end
    return True


def _asks_for_order(state: State) -> bool:
    decision = state.decision
    return decision is not None and decision.options[0].call[0] == make_first.name


def _ends(trial: Trial) -> Iterator[str]:
    """Yield what each order leads to; nothing where chance or something hidden decides."""
    assert trial.world.decision is not None
    for index in range(len(trial.world.decision.options)):
        tried = trial.of(index)
        if tried.is_certain and _asks_for_order(tried.after):
            yield from _ends(trial.beyond(tried))
        else:
            yield saves.fingerprint(tried.after) if tried.is_certain else ""
