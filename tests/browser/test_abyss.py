"""Abyss in a browser: a whole game by mouse against a bot, and a table that everybody can read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import read_by_everybody
from tests.browser.seen import post, ready

#: No game between two players has more questions to one of them.
MOST = 400


def sit_down(page: Page, base: str, *seats: str, seed: int = 14) -> None:
    """Make a match and open its table; bots answer at once."""
    page.goto(f"{base}/static/mark.svg")
    sitting = [{"who": who, "name": "Ana" if who == "me" else ""} for who in seats]
    setup = {"players": len(seats), "first": 0}
    made = post(page, "/api/matches", {"game": "abyss", "setup": setup, "seats": sitting, "seed": seed, "speed": "off"})
    post(page, f"/api/matches/{made['match']}/settings", {"ask": "never", "speed": "off"})
    page.goto(f"{base}/m/{made['match']}")
    ready(page)


def test_a_whole_game_is_played_by_mouse(page: Page, base: str) -> None:
    sit_down(page, base, "me", "greedy")
    for n in range(MOST):
        ready(page)
        if page.locator("dialog.ending").count():
            break
        answers = page.locator(".opt:not(.off)")
        cards = page.locator(".trow .card.lit, .zones .card.lit")
        (cards.first if n % 3 == 0 and cards.count() else answers.first).click()
        if page.locator(".menu .entry").count():
            page.locator(".menu .entry").first.click()
    expect(page.locator("dialog.ending .end")).to_contain_text("takes the throne")
    assert page.locator("dialog.ending .ends li").count() == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_table_can_be_read_by_everybody(browser: Browser, base: str, scheme: str, width: int) -> None:
    with read_by_everybody(browser, width, scheme) as page:
        sit_down(page, base, "me", "greedy", "greedy")


def test_a_lord_that_cannot_be_paid_tells_what_is_missing(page: Page, base: str) -> None:
    sit_down(page, base, "me", "greedy")
    page.locator("[data-id^='lord.'].card.off").first.hover()
    expect(page.locator(".tip")).to_contain_text("needed")
    page.locator("[data-id^='lord.'].card.off").first.click(force=True)
    expect(page.locator(".pop .clause").first).to_contain_text("AB-")
