"""One person who plays both seats: they are always shown the one that is asked, and agree with themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.seen import made_match, moved_on, ply, ready


def sit_down(page: Page, base: str) -> None:
    """Sit down alone at Gone to Gaia with two seats."""
    page.goto(f"{base}/m/{made_match(page, base, game='gone-to-gaia')['match']}")
    ready(page)


def place_all(page: Page) -> None:
    """Put all figures on their start tiles: then it is asked who begins."""
    ready(page)
    while "start" in page.inner_text("#prompt .q"):
        before = ply(page)
        page.locator(".hit.can").first.click()
        moved_on(page, before)
        ready(page)


def test_nobody_is_asked_to_agree_with_themselves(page: Page, base: str) -> None:
    sit_down(page, base)
    place_all(page)
    expect(page.locator("#prompt .q")).to_have_text("Who takes the first turn?")
    page.locator(".opt:not(.off)").first.click()
    expect(page.locator("#prompt .q")).not_to_have_text("Who takes the first turn?")
    expect(page.locator("#prompt .q")).not_to_have_text("Do you agree?")
    page.keyboard.press("u")
    expect(page.locator("#prompt .q")).to_have_text("Who takes the first turn?")


def test_after_an_undo_the_seat_that_is_asked_has_its_buttons(page: Page, base: str) -> None:
    sit_down(page, base)
    page.locator(".hit.can").first.click()
    expect(page.locator(".sit.on")).to_have_text("Brann")
    page.keyboard.press("u")
    expect(page.locator(".sit.on")).to_have_text("Orla")
    ready(page)
    expect(page.locator(".hit.can")).to_have_count(2)


def test_a_click_on_the_other_delver_takes_no_buttons_away(page: Page, base: str) -> None:
    sit_down(page, base)
    page.locator(".seatb, .seats > *").nth(1).click()
    page.keyboard.press("Escape")
    expect(page.locator(".opt:not(.off)").first).to_be_visible()
    expect(page.locator(".under2")).not_to_contain_text("Waiting")


def test_who_looks_from_another_seat_is_one_click_from_the_question(page: Page, base: str) -> None:
    sit_down(page, base)
    for go_back in (lambda: page.click(".opt:has-text('Go on as Orla')"), lambda: page.keyboard.press("n")):
        page.click("[data-sit='1']")
        expect(page.locator(".opt")).to_have_text(["Go on as Orla"])
        expect(page.locator(".under2")).not_to_contain_text("Waiting")
        go_back()
        ready(page)
        expect(page.locator(".hit.can")).to_have_count(2)
