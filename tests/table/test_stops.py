"""Where a table stops: in windows, by what each seat has said."""

from __future__ import annotations

import pytest

from fathom.core.clock import Clock
from fathom.players import answer, make, moving_on
from fathom.table import Match
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
    for moment in match.past:
        if moment.entry.by == UNASKED and not match.game.could_matter(moment.before, moment.before.decision.options[0]):  # type: ignore[union-attr]
            continue
        if moment.entry.by == UNASKED:
            assert not match.game.touches(moment.before, _after_passing(moment.before))


def _after_passing(state):  # type: ignore[no-untyped-def]
    from fathom.core.trying import Trial

    return Trial(state, state.decision.lead).of(moving_on(state.decision)).after


def test_what_was_passed_unasked_can_be_opened_again() -> None:
    match = Match.new(GAME, seed=3)
    match.asks = {0: "never", 1: "never"}
    players = [make("greedy", seed=seat) for seat in range(2)]
    while not match.passed:
        match.choose(match.ply, answer(match.state, players), seats=(0, 1))
    name = match.passed
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
