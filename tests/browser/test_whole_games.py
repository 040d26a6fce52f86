"""Whole games in the browser: bots play until near the end, a person plays the rest by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import Hands, Keys, Mouse, choose
from tests.browser.positions import near_the_end
from tests.browser.seen import imported


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
        ending.locator("a[href^='/r/']").click()
        expect(page.locator(".scrub .pos")).to_contain_text(f"of {len(choices)}")
