"""What the how-to pages show works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.contract.playing import MOST_DECISIONS, seats, start

from fathom.core.game import AnyGame
from fathom.players import answer

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"
GAMES = 20


def blocks() -> list[str]:
    """Return the Python that the page shows."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_page_comes_to_the_end_of_every_game(game: AnyGame) -> None:
    """Its predecessor got stuck in all games of Gone to Gaia."""
    page: dict[str, Any] = {}
    exec(blocks()[0], page)
    (bot,) = (made for name, made in page.items() if name.endswith("Player"))
    for number in range(GAMES):
        state = start(game.id, number)
        players = [bot(seat) for seat in range(seats(game, state))]
        while not state.over:
            assert state.ply < MOST_DECISIONS, "the game does not end"
            state.choose(answer(state, players))


def test_the_notebook_of_the_page_runs() -> None:
    page: dict[str, Any] = {}
    exec(blocks()[-1], page)
    assert page["state"].over
