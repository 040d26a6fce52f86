"""What a newcomer meets on the way through a first turn of Leviathan Wilds, by the screen alone."""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.seen import imported, moved_on, ply, ready

from fathom.core.decisions import Decision
from fathom.games.leviathan_wilds.state import Wilds
from fathom.table import Match


@functools.cache
def found(asks: str, kind: str, least: int = 1) -> str:
    """Return a match at a question of a climber with so many answers of a kind, in a game that bots played."""
    for seed in range(1, 9):
        match = Match.new("leviathan-wilds", seed=seed, seats=("greedy", "greedy"), leviathan="sage")
        match.run_bots()
        for moment in match.past:
            decision = moment.before.decision
            if decision and decision.key == asks and _offers(moment.before, decision, kind) >= least:
                return Match(moment.before.clone()).save()
    raise AssertionError(f"nobody was asked {asks} with {kind}")


def _offers(state: object, decision: Decision, kind: str) -> int:
    assert isinstance(state, Wilds)
    return sum(option.key == kind for option in decision.options)


def sit_down(page: Page, base: str, match: str) -> None:
    page.goto(imported(page, base, match))
    ready(page)


def test_the_only_crystal_is_struck_in_two_clicks_and_says_what_is_needed(page: Page, base: str) -> None:
    sit_down(page, base, found("act", "strike", 4))
    page.click(".opt[data-group='strike']")
    entries = page.locator(".menu .entry")
    expect(entries.first).to_be_visible()
    said = [one.inner_text() for one in entries.all()]
    surplus = ["more than is needed" in words for words in said]
    assert surplus == sorted(surplus)  # what is in vain stands last
    before = ply(page)
    entries.first.click()
    moved_on(page, before)


#: The number at the corner of a space, and what the tip says, at one moment.
_BADGE_AND_TIP = """(cell) => {
    const box = cell.getBoundingClientRect();
    const inside = (el) => {
        const { x, y } = el.getBoundingClientRect();
        return x > box.x - 4 && x < box.right && y > box.y - 4 && y < box.bottom;
    };
    const badge = [...document.querySelectorAll(".sndt")].find(inside)?.textContent ?? "";
    return [badge, document.querySelector(".tip")?.innerText ?? ""];
}"""


def lit_spaces(page: Page) -> list[Locator]:
    """Return the spaces that are lit now, by their ids: more of them may be lit in a moment."""
    ids = [cell.get_attribute("data-id") for cell in page.locator(".hit.can").all()]
    return [page.locator(f".hit[data-id='{id_}']") for id_ in ids]


def test_badge_and_tip_of_a_space_speak_of_the_same_choice(page: Page, base: str) -> None:
    sit_down(page, base, found("act", "jump", 6))
    page.keyboard.press("Escape")  # all kinds at once
    seen = 0
    for cell in lit_spaces(page):
        cell.hover()
        badge, tip = cell.evaluate(_BADGE_AND_TIP)
        left = re.search(r"(\d) → (\d)", tip)
        if badge:
            assert left and int(left[1]) - int(left[2]) == int(badge)
            seen += 1
    assert seen > 3


def test_a_tip_that_is_open_says_the_new_price_when_a_cheaper_way_is_found(page: Page, base: str) -> None:
    held: list[Route] = []
    page.route("**/reach*", lambda asked: held.append(asked))
    sit_down(page, base, found("act", "jump", 6))
    page.keyboard.press("Escape")
    cell = next(one for one in lit_spaces(page) if one.evaluate(_BADGE_AND_TIP)[0] == "3")
    cell.hover()
    expect(page.locator(".tip")).to_contain_text("4 → 1")
    held[0].continue_()
    expect(page.locator(".tip")).to_contain_text("4 → 2")
    assert cell.evaluate(_BADGE_AND_TIP)[0] == "2"
    page.unroute("**/reach*")


def test_a_card_of_the_hand_tells_what_its_rule_words_mean(page: Page, base: str) -> None:
    sit_down(page, base, found("ap_card", "ap_card", 3))
    for card in page.locator(".hand .card").all():
        card.hover()
        expect(page.locator(".tip .words li").first).to_be_visible()


def test_a_card_is_played_for_ap_in_one_click_when_it_is_asked_for(page: Page, base: str) -> None:
    sit_down(page, base, found("ap_card", "ap_card", 3))
    before = ply(page)
    page.locator(".hand .card.lit").first.click()
    moved_on(page, before)
    expect(page.locator(".inplay .card")).to_be_visible()


@pytest.mark.parametrize(("locale", "says"), [("en-GB", "Hint"), ("de-DE", "Tipp")])
def test_the_eye_that_suggests_has_a_name(desks, base: str, locale: str, says: str) -> None:  # type: ignore[no-untyped-def]
    with desks.visitor(locale) as page:
        sit_down(page, base, found("ap_card", "ap_card", 3))
        expect(page.locator("[data-do='suggest']")).to_have_text(says)
