"""What has just appeared under the pointer takes no click, and a key that is held down answers once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seen import made_match, moved_on, ply, ready

from fathom.table import Match


@pytest.fixture
def table(page: Page, base: str) -> Page:
    """A visitor of Gone to Gaia with two seats."""
    page.goto(f"{base}/m/{made_match(page, base, game='gone-to-gaia')['match']}")
    ready(page)
    return page


def guard(page: Page, seconds: int) -> None:
    """Set how long something is new: for tests, minutes or not at all."""
    page.click("[data-do='menu']")
    choice = page.locator("input[name='guard']").last
    choice.evaluate("(el, n) => { el.value = String(1000 * n); }", seconds)
    choice.check(force=True)
    page.keyboard.press("Escape")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_click_on_the_same_place_answers_no_other_question(table: Page) -> None:
    at = middle(table, ".hit.can")
    guard(table, 600)
    table.mouse.click(*at)  # it has been there before
    moved_on(table, 0)
    ready(table)
    table.mouse.click(*at)  # the same tiles are lit, for Brann now
    table.keyboard.press("h")
    expect(table.locator(".notice.lamp")).to_be_visible()
    assert ply(table) == 1
    table.mouse.move(0, 0)
    guard(table, 0)
    table.mouse.click(*at)
    moved_on(table, 1)


def test_a_dialog_that_appears_under_the_pointer_takes_no_click(table: Page) -> None:
    guard(table, 600)
    table.keyboard.press("?")
    expect(table.locator("dialog[open]")).to_be_visible()
    table.mouse.click(*middle(table, "dialog[open] .shut"))
    expect(table.locator("dialog[open]")).to_be_visible()
    table.keyboard.press("Escape")
    guard(table, 0)
    table.keyboard.press("?")
    table.mouse.click(*middle(table, "dialog[open] .shut"))
    expect(table.locator("dialog[open]")).to_have_count(0)


def test_a_key_that_is_held_down_or_pressed_again_too_soon_answers_once(table: Page) -> None:
    while "start" in table.inner_text("#prompt .q"):
        before = ply(table)
        table.mouse.click(*middle(table, ".hit.can"))
        moved_on(table, before)
        ready(table)
    guard(table, 600)
    before = ply(table)
    for _ in range(6):  # Chromium repeats a key that is pressed and not let go
        table.keyboard.down("1")
    moved_on(table, before)
    ready(table)
    table.keyboard.up("1")
    table.keyboard.press("1")
    table.keyboard.press("h")
    expect(table.locator(".notice.lamp")).to_be_visible()
    assert len([one for one in exported(table).entries if one.by == "me"]) == before + 1


def exported(page: Page) -> Match:
    """Return the match as its host can save it."""
    text = page.evaluate("async () => (await fetch(`/api/matches/${location.pathname.slice(3)}/export`)).text()")
    return Match.load(text)
