"""Who always takes the hint gets to the end of the game, and never back to a position that was there before."""

from __future__ import annotations

import pytest
from tests.contract.playing import MOST_DECISIONS, start

from fathom.core.game import AnyGame
from fathom.core.records import written
from fathom.core.state import State
from fathom.players import moving_on
from fathom.players.search import Budget
from fathom.table import Match

#: Games that are soon over are played every time; `-m slow` plays all, campaigns among them.
SAMPLE, ALL = (4, 6, 10, 15, 17), range(20)
NUMBERS = [pytest.param(number, marks=() if number in SAMPLE else pytest.mark.slow) for number in ALL]

#: What leads on and never back is the choice among candidates, not how long they are thought about.
HASTY = Budget(width=1)


def hint(match: Match, budget: Budget | None) -> int:
    """Return what is suggested to whoever is asked: before the lead moves on, the others may act."""
    decision = match.state.decision
    assert decision is not None
    lead = match.suggestion(decision.lead, budget)().index
    others = decision.seats[1:] if lead == moving_on(decision) else ()
    wishes = [match.suggestion(seat, budget)().index for seat in others]
    return next((wish for wish in wishes if wish >= 0), lead)


def position(game: AnyGame, state: State) -> bytes:
    """Return all by which whoever is asked can tell one position from another."""
    assert state.decision is not None
    return written([game.view(state, state.decision.lead), state.decision, state.agenda])


def follow(game: AnyGame, number: int, budget: Budget | None) -> None:
    """Play a game by hints alone."""
    match = Match(start(game.id, number))
    been: dict[bytes, int] = {}
    while not match.over:
        assert match.ply < MOST_DECISIONS, "the game does not end"
        here = position(game, match.state)
        assert here not in been, f"choice {match.ply} stands where choice {been[here]} stood"
        been[here] = match.ply
        match.choose(match.ply, hint(match, budget))


@pytest.mark.parametrize("number", NUMBERS)
def test_hints_lead_to_the_end_and_never_back(game: AnyGame, number: int) -> None:
    """In Forgotten Depths it once suggested to equip an Item and to put it away for ever."""
    follow(game, number, HASTY)


@pytest.mark.slow
@pytest.mark.parametrize("number", (4, 10))
def test_hints_as_the_table_gives_them_lead_to_the_end_and_never_back(game: AnyGame, number: int) -> None:
    """The same with all the thought that a hint is given; minutes for each game."""
    follow(game, number, None)
