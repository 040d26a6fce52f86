"""Moments in which nobody need act pass by themselves, are told, and can be opened again."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.hands import Mouse, choose, first_offer
from tests.browser.seen import new_match, post, ready


def test_what_passed_unasked_is_told_and_opened_again(page: Page, base: str) -> None:
    address = new_match(page, base)
    post(page, f"/api/matches/{address.rpartition('/')[2]}/settings", {"ask": "concern"})
    page.goto(address)
    passed = page.locator("[data-do=unpass]")
    for _ in range(4):  # where to begin, and what was shown
        ready(page)
        if passed.count():
            break
        choose(page, first_offer(page), Mouse())
    ready(page)
    expect(passed).to_contain_text("Passed:")
    question = page.locator("#prompt .q").inner_text()
    passed.click()
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    ready(page)
    expect(page.locator("#prompt .q")).to_contain_text("Does anybody do something?")
    expect(passed).to_have_count(0)
