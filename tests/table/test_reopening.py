"""A match is brought back where it stands: also one whose history begins in the middle of a game."""

from __future__ import annotations

import pytest
from tests.browser.positions import halfway

from fathom.core import files, saves
from fathom.core import game as games
from fathom.table import Match
from fathom.table.reopening import restore, take_in

GAMES = sorted(games.games())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_taken_in_where_it_stands(game: str) -> None:
    """A table without a history was once played again from the start of the game."""
    text = halfway(game, 3)
    here = games.load(text)
    found = take_in(text)
    assert found.departure is None
    assert found.state.save().partition('"choices"')[0] == here.save().partition('"choices"')[0]
    found.choose(found.ply, 0)
    assert saves.fingerprint(take_in(found.save()).state) == saves.fingerprint(found.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_opened_where_it_stands(game: str) -> None:
    found = games.load(halfway(game, 4)).determinise(-1, 8)
    fork = Match(found)
    snapshot = fork.state.save()
    assert saves.fingerprint(restore(snapshot, (), (), fork.seats).state) == saves.fingerprint(fork.state)
    fork.choose(fork.ply, 0)
    again = restore(snapshot, (), fork.entries, fork.seats)
    assert again.departure is None and saves.fingerprint(again.state) == saves.fingerprint(fork.state)
    assert len(again.past) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_state_has_one_fingerprint_in_memory_and_in_a_file(game: str) -> None:
    match = Match.new(game, seed=5)
    for number in range(30):
        if match.state.decision is None:
            break
        read = files.read(match.state.save())
        assert saves.fingerprint_in(read, match.game.state) == saves.fingerprint(match.state)
        match.choose(match.ply, number % len(match.state.decision.options))
    start = files.read(Match.new(game, seed=5).state.save())
    assert start.state.pop("decision")
    assert saves.fingerprint_in(start, match.game.state) == ""
