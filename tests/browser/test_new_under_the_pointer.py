"""What has just appeared under the pointer takes no click, and a key that is held down answers once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seen import made_match, moved_on, ply, ready

from fathom.table import Match


@pytest.fixture
def guarded(page: Page, base: str) -> Iterator[Page]:
    """A visitor of Gone to Gaia with two seats, whose browser looks out for such clicks."""
    page.goto(f"{base}/m/{made_match(page, base, game='gone-to-gaia')['match']}")
    page.evaluate("localStorage.setItem('fathom.settings', '{}')")
    page.reload()
    calm(page)
    yield page


def calm(page: Page) -> None:
    """Wait until what is asked has been there for a moment."""
    ready(page)
    page.wait_for_timeout(400)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_click_on_the_same_place_answers_no_other_question(guarded: Page) -> None:
    at = middle(guarded, ".hit.can")
    guarded.mouse.click(*at)
    moved_on(guarded, 0)
    ready(guarded)
    guarded.mouse.click(*at)  # the same tiles are lit, for Brann now
    guarded.wait_for_timeout(400)
    assert ply(guarded) == 1
    guarded.mouse.click(*at)
    moved_on(guarded, 1)


def test_what_stays_takes_clicks_at_once(guarded: Page) -> None:
    guarded.click("[data-do='menu']")
    guarded.keyboard.press("Escape")
    guarded.mouse.click(*middle(guarded, ".hit.can"))
    moved_on(guarded, 0)


def test_a_key_that_is_held_down_answers_once(guarded: Page) -> None:
    while "start" in guarded.inner_text("#prompt .q"):
        before = ply(guarded)
        guarded.mouse.click(*middle(guarded, ".hit.can"))
        moved_on(guarded, before)
        calm(guarded)
    before = ply(guarded)
    for _ in range(6):  # Chromium repeats a key that is pressed and not let go
        guarded.keyboard.down("1")
    moved_on(guarded, before)
    ready(guarded)
    guarded.keyboard.down("1")
    guarded.keyboard.up("1")
    guarded.keyboard.press("1")  # let go and pressed again: still too soon for another question
    guarded.wait_for_timeout(400)
    steps = [one for one in exported(guarded).entries if one.by == "me"]
    assert len(steps) == before + 1


def exported(page: Page) -> Match:
    """Return the match as its host can save it."""
    text = page.evaluate(
        "async () => (await fetch(`/api${location.pathname.replace('/m/', '/matches/')}/export`)).text()"
    )
    return Match.load(text)


def test_a_dialog_that_appears_under_the_pointer_takes_no_click(guarded: Page) -> None:
    guarded.keyboard.press("?")
    expect(guarded.locator("dialog[open]")).to_be_visible()
    guarded.mouse.click(*middle(guarded, "dialog[open] .shut"))
    expect(guarded.locator("dialog[open]")).to_be_visible()
    guarded.wait_for_timeout(400)
    guarded.mouse.click(*middle(guarded, "dialog[open] .shut"))
    expect(guarded.locator("dialog[open]")).to_have_count(0)
