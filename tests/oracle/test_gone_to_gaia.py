"""Gone to Gaia plays as its oracle says. Run it with -s to see how much the oracle judged."""

from __future__ import annotations

import pytest
from tests.oracle.gone_to_gaia.oracle import ORACLE
from tests.oracle.playing import compare

#: How much of a comparison the oracle must have judged; it has a word on everything.
LEAST = 0.99


def agree(numbers: range, player: str) -> None:
    report = compare(ORACLE, "gone-to-gaia", numbers, player)
    print(report)
    assert not report.differences, str(report)
    assert report.coverage.decisions() >= LEAST and report.coverage.steps() >= LEAST


@pytest.mark.parametrize(("player", "games"), [("random", 100), ("greedy", 1)])
def test_engine_and_oracle_agree_on_a_sample(player: str, games: int) -> None:
    agree(range(games), player)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 100))
def test_engine_and_oracle_agree_on_random_games(first: int) -> None:
    agree(range(first, first + 100), "random")


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 10))
def test_engine_and_oracle_agree_on_greedy_games(first: int) -> None:
    agree(range(first, first + 10), "greedy")
