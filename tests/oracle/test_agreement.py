"""Each game plays as its oracle says. Run it with -s to see how much the oracle judged."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.oracle.playing import compare, oracle_of


class Judged(NamedTuple):
    """How much the oracle of a game must have judged, and how many games are played every time."""

    decisions: float
    steps: float
    random: int
    greedy: int


GAMES = {
    "abyss": Judged(0.99, 0.99, random=35, greedy=2),
    "forgotten-depths": Judged(0.99, 0.9, random=60, greedy=1),
    "gone-to-gaia": Judged(0.99, 0.99, random=100, greedy=1),
    "leviathan-wilds": Judged(0.95, 0.95, random=25, greedy=1),
}


def agree(game: str, numbers: range, player: str) -> None:
    report = compare(oracle_of(game), game, numbers, player)
    print(report)
    assert not report.differences, str(report)
    least = GAMES[game]
    assert report.coverage.decisions() >= least.decisions and report.coverage.steps() >= least.steps


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_a_sample(game: str, player: str) -> None:
    agree(game, range(getattr(GAMES[game], player)), player)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 100))
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_random_games(game: str, first: int) -> None:
    agree(game, range(first, first + 100), "random")


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 10))
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_greedy_games(game: str, first: int) -> None:
    agree(game, range(first, first + 10), "greedy")
