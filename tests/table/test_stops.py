"""Where a table stops: in windows, by what each seat has said."""

from __future__ import annotations

import pytest
from tests.contract.playing import chance, start

from fathom.core import saves
from fathom.core.clock import Clock
from fathom.core.state import State, make_first
from fathom.core.trying import Trial
from fathom.players import answer, make, moving_on
from fathom.table import Match, stops
from fathom.table.history import PERSON, UNASKED

GAME = "leviathan-wilds"


def played(ask: str, seed: int = 3, choices: int = 250) -> Match:
    """Return a game in which greedy answers for two people who have said when they like to be asked."""
    match = Match.new(GAME, seed=seed)
    match.asks = {0: ask, 1: ask}  # type: ignore[dict-item]
    players = [make("greedy", seed=seat) for seat in range(2)]
    while not match.over and match.ply < choices:
        match.choose(match.ply, answer(match.state, players), seats=(0, 1))
    return match


def asked_in_windows(match: Match) -> int:
    """Return how often a person answered in a window."""
    return sum(moment.entry.by == PERSON and bool(match.game.window(moment.before)) for moment in match.past)


def test_who_likes_to_be_asked_less_is_asked_less() -> None:
    counts = [asked_in_windows(played(ask)) for ask in ("always", "concern", "never")]
    assert counts[0] > 2 * counts[1] > 0 == counts[2]


def test_nobody_is_passed_over_where_the_threat_would_hurt_and_something_could_be_done() -> None:
    match = played("concern")
    passed = [moment.before for moment in match.past if moment.entry.by == UNASKED]
    hurt = [state for state in passed if match.game.touches(state, _after_passing(state))]
    assert passed and hurt == []


def _after_passing(state: State) -> State:
    assert state.decision is not None
    return Trial(state, state.decision.lead).of(moving_on(state.decision)).after


def test_what_was_passed_unasked_can_be_opened_again() -> None:
    match = Match.new(GAME, seed=3)
    match.asks = {0: "never", 1: "never"}
    players = [make("greedy", seed=seat) for seat in range(2)]
    while match.passed is None:
        match.choose(match.ply, answer(match.state, players), seats=(0, 1))
    name = match.game.window(match.passed)
    taken = match.undo("window")
    assert [moment.entry.by for moment in taken] == [UNASKED]
    assert match.game.window(match.state) == name, "the window is open again, and stays so"
    assert match.asked() != ()


def test_a_game_with_what_was_passed_is_kept_and_goes_on() -> None:
    match = played("concern", choices=120)
    again = Match.load(match.save())
    assert again.entries == match.entries
    assert [moment.entry.by for moment in again.past] == [moment.entry.by for moment in match.past]


@pytest.mark.parametrize("what", ["choice", "turn"])
def test_an_undo_goes_over_what_was_passed_unasked(what: str) -> None:
    match = played("never", choices=60)
    taken = match.undo(what)  # type: ignore[arg-type]
    assert taken[0].entry.by == PERSON
    assert isinstance(match.game.clock(match.state), Clock)


def test_what_happens_at_once_is_asked_for_only_where_the_order_matters() -> None:
    """Both are found in random games, and where nobody is asked every order was the same."""
    asked = same = 0
    for number in range(8):
        match, stream = Match(start(GAME, number)), chance(number, "orders")
        while not match.over and match.state.ply < 400:
            assert match.state.decision is not None
            if stops.is_indifferent(match.state):
                same += 1
                assert len({end_of(match.state, index) for index in range(len(match.state.decision.options))}) == 1
            elif match.state.decision.options[0].call[0] == make_first.name:
                asked += 1
            index = stream.below(len(match.state.decision.options))
            twin = match.state.clone()
            twin.choose(index)
            match.state = twin
    assert same and asked


def end_of(state: State, index: int) -> str:
    """Return where one order of two things leads."""
    twin = state.clone()
    twin.choose(index)
    while twin.decision is not None and twin.decision.options[0].call[0] == make_first.name:
        twin.choose(0)
    return saves.fingerprint(twin)
