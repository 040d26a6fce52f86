"""The last page of every game: it is told in words, and its lines are as long as the game."""

from __future__ import annotations

import msgspec
import pytest
from tests.contract.playing import chance, start

from fathom.core.ending import Ending
from fathom.core.game import AnyGame
from fathom.core.text import LANGS
from fathom.players import answer, make
from fathom.table import Match


@pytest.fixture(scope="module")
def played(game: AnyGame) -> Match:
    """Return a game that greedy has played to its end."""
    match = Match(start(game.id, 1))
    players = [make("greedy", seed=seat) for seat in range(len(match.seats))]
    while not match.over:
        match.choose(match.ply, answer(match.state, players))
    return match


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_that_is_over_is_told_in_words(game: AnyGame, played: Match, lang: str) -> None:
    ending = game.ending(played.past, played.state, game.text(lang), 0)
    said = msgspec.json.encode(ending).decode()
    assert "⟨" not in said and ending.title and ending.words and ending.counts
    assert msgspec.json.decode(said, type=Ending) == ending


def test_its_lines_are_as_long_as_the_game_and_its_moments_lie_in_it(game: AnyGame, played: Match) -> None:
    ending = game.ending(played.past, played.state, game.text("en"), 0)
    assert ending.plots and all(len(one.values) == ending.turns + 1 for plot in ending.plots for one in plot.series)
    assert sum(band.turns for band in ending.bands) == ending.turns
    for turning in ending.turnings:
        assert 0 < turning.at <= len(played.past) and 0 <= turning.turn < ending.turns and turning.words
    assert {turning.kind for turning in ending.turnings} == {"best", "worst"}


def test_its_picture_is_there(game: AnyGame, played: Match) -> None:
    ending = game.ending(played.past, played.state, game.text("en"), 0)
    assert game.drawing(ending.picture, played.state.box)
    assert [figure.art for figure in ending.figures if not game.drawing(figure.art, played.state.box)] == []


def test_what_is_counted_is_what_happened(game: AnyGame) -> None:
    """A game that was played at random is counted again, by hand."""
    match, stream = Match(start(game.id, 2)), chance(2, "endings")
    while not match.over:
        assert match.state.decision is not None
        match.choose(match.ply, stream.below(len(match.state.decision.options)))
    ending = game.ending(match.past, match.state, game.text("en"), -1)
    turns = {moment.clock for moment in match.past if moment.clock.turn}
    assert ending.counts[-1].value == ending.turns >= len(turns)
