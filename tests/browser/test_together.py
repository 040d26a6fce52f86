"""Several people at one table: links, chat, votes, seats that change hands, spectators."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seen import come_in, made_match, moved_on, ply


def sit_down(page: Page, friend: Page, base: str, name: str = "") -> Any:
    """Let two people sit down at a new match; return it with its keys."""
    made = made_match(page, base, seats=("me", "link"))
    page.goto(f"{base}/m/{made['match']}")
    come_in(friend, f"{base}/m/{made['match']}#k={made['keys']['seats'][1]}", name)
    page.wait_for_selector("#table[data-ply]")
    friend.wait_for_selector("#table[data-ply]")
    return made


def go_on(page: Page, friend: Page) -> None:
    """Let whoever is asked take the first way on, or the first space; who only could act lets it be."""
    asked = next(one for one in (friend, page) if one.locator(".opt.plain, .hit.can").count())
    before = ply(asked)
    lit = asked.locator(".hit.can")
    on = asked.locator(".opt.plain")
    (on.first if on.count() else lit.first if lit.count() else asked.locator(".opt:not(.off)").first).click()
    moved_on(page, before)
    moved_on(friend, before)


def test_two_browsers_share_one_table(page: Page, friend: Page, base: str) -> None:
    sit_down(page, friend, base)
    assert "#k=" not in friend.url
    question = page.inner_text("#prompt .q")
    go_on(page, friend)
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    assert page.inner_text("#prompt .q") == friend.inner_text("#prompt .q")
    waiting = [one for one in (page, friend) if not one.locator(".opt:not(.off)").count()]
    expect(waiting[0].locator(".under2 p")).not_to_be_empty()


def test_what_one_says_the_other_reads(page: Page, friend: Page, base: str) -> None:
    sit_down(page, friend, base)
    page.fill(".say input", "Who takes the crystal?")
    page.keyboard.press("Enter")
    expect(friend.locator(".chatl")).to_contain_text("Who takes the crystal?")
    expect(page.locator(".say input")).to_have_value("")


def test_who_comes_by_a_link_is_asked_for_a_name_and_called_by_it(page: Page, friend: Page, base: str) -> None:
    made = sit_down(page, friend, base, "Mira")
    friend.fill(".say input", "Here I am")
    friend.keyboard.press("Enter")
    expect(page.locator(".chatl")).to_contain_text("Mira")
    page.fill(".say input", "Who are you?")
    page.keyboard.press("Enter")
    expect(friend.locator(".chatl").first).to_contain_text("Fix")  # of whom nobody knows a name
    expect(page.locator(".seats")).to_contain_text("Mira")
    friend.click("[data-do='people']")
    friend.fill(".folk [data-called='1']", "Mirabel")
    friend.keyboard.press("Enter")
    expect(page.locator(".seats")).to_contain_text("Mirabel")
    friend.reload()
    friend.goto(f"{base}/m/{made['match']}#k={made['keys']['seats'][1]}")
    friend.wait_for_selector("#table[data-ply]")  # who sits there already is not asked again


def test_the_name_is_kept_on_the_device(page: Page, friend: Page, base: str) -> None:
    sit_down(page, friend, base, "Mira")
    made = made_match(page, base, seats=("me", "link"))
    friend.goto("about:blank")
    friend.goto(f"{base}/m/{made['match']}#k={made['keys']['seats'][1]}")
    expect(friend.locator(".invited h1")).to_have_text("You are invited to Leviathan Wilds")
    expect(friend.locator(".invited")).to_contain_text("Your seat: Kestrel.")
    expect(friend.locator(".invited input")).to_have_value("Mira")


@pytest.mark.parametrize("name", ["", "Mira"])
def test_a_vote_says_who_asks(page: Page, friend: Page, base: str, name: str) -> None:
    sit_down(page, friend, base, name)
    asked = next(one for one in (friend, page) if one.locator(".opt:not(.off)").count())
    if asked is friend:
        go_on(page, friend)
        asked = next(one for one in (friend, page) if one.locator(".opt:not(.off)").count())
    go_on(page, friend)
    friend.click("[data-do='undo']")
    friend.click(".menu .entry >> nth=0")
    expect(page.locator("dialog.vote")).to_contain_text(f"{name or 'Kestrel'} would like to undo")


@pytest.mark.parametrize("agree", [True, False])
def test_undo_across_a_reveal_asks_the_others(page: Page, friend: Page, base: str, agree: bool) -> None:
    sit_down(page, friend, base)
    for _ in range(8):
        if page.locator(".tc.now").count():
            break
        go_on(page, friend)
    expect(page.locator(".tc.now")).to_have_count(1)
    page.click("[data-do='undo']")
    page.click(".menu .entry >> nth=0")
    expect(page.locator(".notice:has-text('Asked for')")).to_be_visible()
    expect(friend.locator("dialog.vote")).to_contain_text("Hidden things were seen since")
    friend.click(f"dialog.vote [data-yes='{int(agree)}']")
    expect(page.locator(".notice:has-text('Asked for')")).to_have_count(0)
    expect(page.locator(".tc.now")).to_have_count(0 if agree else 1)
    if agree:
        page.click("[data-do='undo']")
        page.click(".menu .entry:has-text('Redo')")
        expect(friend.locator(".tc.now")).to_have_count(1)


def test_who_asked_for_an_undo_withdraws_it(page: Page, friend: Page, base: str) -> None:
    sit_down(page, friend, base)
    asked = next(one for one in (friend, page) if one.locator(".opt:not(.off)").count())
    other = friend if asked is page else page
    go_on(page, friend)
    other.click("[data-do='undo']")
    other.click(".menu .entry >> nth=0")
    expect(asked.locator("dialog.vote")).to_be_visible()
    other.click(".notice:has-text('Asked for') .btn")
    expect(asked.locator("dialog.vote")).to_have_count(0)
    expect(other.locator(".notice:has-text('Asked for')")).to_have_count(0)


@pytest.mark.parametrize("mine", [True, False])
def test_whose_link_is_used_again_is_asked(page: Page, friend: Page, base: str, mine: bool) -> None:
    made = sit_down(page, friend, base)
    other = page.context.browser.new_page()  # type: ignore[union-attr]
    come_in(other, f"{base}/m/{made['match']}#k={made['keys']['seats'][1]}", "Kim")
    expect(other.locator("h1")).to_have_text("Somebody sits here")
    expect(friend.locator("dialog.claim")).to_contain_text("Kim came with the link of your seat")
    expect(friend.locator("dialog.claim")).to_contain_text("Is that you, on another device?")
    expect(page.locator("dialog.claim")).to_have_count(0)
    friend.click(f"dialog.claim [data-yes='{int(mine)}']")
    if mine:
        other.wait_for_selector("#table[data-ply]")
    else:
        expect(other.locator(".alone")).to_contain_text("has said no")
    other.context.close()


def test_a_code_lets_the_own_phone_in(page: Page, friend: Page, base: str) -> None:
    sit_down(page, friend, base)
    page.click("[data-do='people']")
    page.click("[data-device]")
    expect(page.locator("dialog.device .qr svg")).to_be_visible()
    address = page.input_value("dialog.device input")
    phone = page.context.browser.new_page()  # type: ignore[union-attr]
    phone.goto(address)
    phone.wait_for_selector("#table[data-ply]")
    phone.context.close()


def test_a_seat_changes_hands(page: Page, friend: Page, base: str) -> None:
    made = sit_down(page, friend, base)
    page.click("[data-do='people']")
    expect(page.locator(".folk li").nth(1)).to_contain_text("here")
    page.select_option(".folk select >> nth=1", "link")
    link = page.locator(".links input").first
    expect(link).to_have_value(re.compile(f"/m/{made['match']}#k="))
    expect(friend.locator("dialog.sheet, main.alone").first).to_be_visible()
    friend.goto("about:blank")
    come_in(friend, link.input_value())
    friend.wait_for_selector("#table:not(.busy) .hit")
    expect(page.locator(".folk li").nth(1)).to_contain_text("here")
    page.select_option(".folk select >> nth=1", "steady")
    expect(page.locator(".folk li").nth(1)).to_contain_text("Bot")


def test_a_spectator_sees_and_may_not_choose(page: Page, friend: Page, base: str) -> None:
    made = made_match(page, base, seats=("me", "me"))
    friend.goto(f"{base}/m/{made['match']}#k={made['keys']['spectator']}")
    expect(friend.locator(".tools .chip")).to_have_text("You are watching.")
    assert friend.locator(".opt:not(.off), .hit.can").count() == 0


def test_a_link_that_opens_nothing_says_why(page: Page, friend: Page, base: str) -> None:
    made = made_match(page, base)
    friend.goto(f"{base}/m/{made['match']}#k=wrong")
    expect(friend.locator(".alone")).to_contain_text("This link does not open the table")
    friend.goto(f"{base}/m/nothing-here")
    expect(friend.locator(".alone")).to_contain_text("There is no such match")
    friend.goto(f"{base}/nowhere")
    expect(friend.locator(".alone h1")).to_have_text("There is nothing here.")
    friend.click(".alone .btn")
    expect(friend.locator(".game").first).to_be_visible()


def test_a_bot_plays_and_can_be_watched(page: Page, friend: Page, base: str) -> None:
    made = made_match(page, base, seats=("greedy", "greedy"))
    friend.goto(f"{base}/m/{made['match']}#k={made['keys']['spectator']}")
    expect(friend.locator(".log li").nth(4)).to_be_visible()
