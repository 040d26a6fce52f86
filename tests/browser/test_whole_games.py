"""Whole games in the browser, by hand: short ones from the first choice on, and the last choices of long ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import Hands, Keys, Mouse, choose
from tests.browser.positions import GAME, near_the_end, pebble, short_game
from tests.browser.seen import imported, new_match, serving


@pytest.mark.parametrize(("won", "hands"), [(True, Mouse()), (False, Mouse()), (True, Keys())])
def test_a_game_is_played_to_its_end(page: Page, base: str, won: bool, hands: Hands) -> None:
    text, choices = near_the_end(won)
    page.goto(imported(page, base, text))
    for index in choices:
        choose(page, index, hands)
    ending = page.locator("dialog.ending")
    expect(ending.locator("h2")).to_have_text("Won" if won else "Lost")
    expect(ending.locator(".end")).not_to_be_empty()
    expect(ending.locator(".ends li")).to_have_count(2)
    if isinstance(hands, Keys):
        page.keyboard.press("Escape")
        expect(ending).to_have_count(0)
    else:
        ending.locator(".again a[href^='/r/']").click()
        expect(page.locator(".scrub .pos")).to_contain_text(f"of {len(choices)}")


def play(page: Page, base: str, game: tuple[int, dict[str, str], list[int]], hands: Hands) -> None:
    """Play a whole game from its first choice, and see how it ended."""
    seed, setup, choices = game
    page.goto(new_match(page, base, seed=seed, **setup))
    for index in choices:
        choose(page, index, hands)


@pytest.fixture(scope="module")
def easy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Serve the table with a pack in which the game is soon won."""
    folder = tmp_path_factory.mktemp("easy_table")
    pack = pebble(folder / "pack")
    with serving(folder, [pack], only=GAME) as address:
        yield address, pack


@pytest.mark.parametrize("hands", [Mouse(), Keys()])
def test_a_short_game_is_won_from_the_first_choice(page: Page, easy: tuple[str, Path], hands: Hands) -> None:
    base, pack = easy
    play(page, base, short_game(True, (pack,), most=25), hands)
    expect(page.locator("dialog.ending h2")).to_have_text("Won")


@pytest.mark.slow
def test_a_game_is_lost_from_the_first_choice(page: Page, base: str) -> None:
    play(page, base, short_game(False), Mouse())
    expect(page.locator("dialog.ending h2")).to_have_text("Lost")
