"""The contract runs on every registered game."""

from __future__ import annotations

import pytest

import fathom
from fathom.core.game import AnyGame, find

#: Games that tests register for themselves.
TOYS = ("toy", "core-toy")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        games = [find(name) for name in fathom.games() if name not in TOYS]
        metafunc.parametrize("game", games, ids=[game.id for game in games], scope="session")


@pytest.fixture
def game_id(game: AnyGame) -> str:
    return game.id


@pytest.fixture(params=[pytest.param(2, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def rarer(request: pytest.FixtureRequest) -> int:
    """How many times rarer every run looks at a game than `-m slow` does; the games are the same."""
    return int(request.param)
