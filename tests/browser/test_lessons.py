"""Lessons in the browser: from home to the first taught choice, through a whole lesson, and what the coach says."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.hands import Mouse, choose
from tests.browser.seen import new_match, ply, ready

from fathom.core.game import find
from fathom.table.history import PERSON
from fathom.workshop.lessons import walk


def reach(page: Page, least: int) -> None:
    """Wait until so much has happened at the table."""
    page.wait_for_function("n => Number(document.querySelector('#table')?.dataset.ply ?? -1) >= n", arg=least)


def offered(page: Page) -> list[int]:
    """Return the choices that the lesson leaves open."""
    found: list[int] = page.evaluate(
        """async () => {
            const match = location.pathname.split("/")[2];
            const table = await (await fetch(`/api/matches/${match}`)).json();
            return (table.scene.choices ?? []).map((one) => one.index);
        }"""
    )
    return found


def test_the_first_taught_choice_is_three_clicks_from_home(page: Page, base: str) -> None:
    page.goto(base)
    page.click(".gamew:has([data-game='leviathan-wilds']) .learnl")
    page.click("[data-lesson='read']")
    expect(page.locator(".teach.choice .q")).to_be_visible()
    page.click(".hit.can")
    expect(page.locator(".teach [data-lesson='read']")).to_be_visible()


def test_a_whole_lesson_is_walked_by_the_screen_and_is_remembered(page: Page, base: str) -> None:
    page.goto(f"{base}/l/leviathan-wilds/first")
    page.wait_for_selector(".teach")
    for at, entry in enumerate(walk(find("leviathan-wilds"), "first").match.entries):
        reach(page, at)
        if entry.kind == "learn":
            page.click("[data-lesson='read']")
        elif entry.by == PERSON and ply(page) == at:
            choose(page, entry.index, Mouse())
    expect(page.locator(".teach.over")).to_be_visible()
    page.goto(f"{base}/l/leviathan-wilds")
    expect(page.locator(".lessons .done [data-learn='first']")).to_be_visible()


def test_what_must_wait_says_why_and_the_lesson_can_be_left(page: Page, base: str) -> None:
    page.goto(f"{base}/l/leviathan-wilds/first")
    page.click("[data-lesson='read']")
    page.wait_for_selector(".teach.choice")
    page.hover(".hit[data-id='space.A1']")
    expect(page.locator(".tip")).to_contain_text("D1")
    page.click(".teach .skip")
    expect(page.locator(".teach")).to_have_count(0)
    expect(page.locator(".hit.can")).to_have_count(10)


def test_the_coach_says_a_thing_once_and_not_over_what_is_asked(page: Page, base: str) -> None:
    table = new_match(page, base)
    page.evaluate("() => localStorage.setItem('fathom.settings', JSON.stringify({ guard: 0, coach: 'on' }))")
    page.goto(table)
    ready(page)
    for _ in range(3):
        if page.locator(".coach").count():
            break
        choose(page, offered(page)[0], Mouse())
        page.wait_for_timeout(600)
    expect(page.locator(".coach p").first).to_be_visible()
    said = page.locator(".coach p").first.inner_text()
    covered = page.evaluate(
        """() => {
            const { left, top, right, bottom } = document.querySelector(".coach").getBoundingClientRect();
            return [...document.querySelectorAll(".prompt, .opt:not(.off)")].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            }).length;
        }"""
    )
    assert covered == 0
    page.click(".coach [data-got]")
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    ready(page)
    page.wait_for_timeout(900)
    again = page.locator(".coach p")
    assert not again.count() or again.first.inner_text() != said


def test_the_other_button_says_what_a_thing_is_and_what_can_be_done_with_it(page: Page, base: str) -> None:
    page.goto(f"{base}/l/leviathan-wilds/first")
    page.click("[data-lesson='read']")
    page.wait_for_selector(".teach.choice")
    before = ply(page)
    page.click(".hit.can", button="right")
    expect(page.locator(".pop")).to_contain_text("You can now")
    expect(page.locator(".pop")).to_contain_text("Start on D1")
    assert ply(page) == before


def test_how_to_play_shows_real_tables_and_leads_to_the_rules(page: Page, base: str) -> None:
    page.goto(f"{base}/h/leviathan-wilds")
    page.wait_for_selector(".part .p-board svg .pieces [data-id]")
    assert page.locator(".part figure").count() >= 4
    page.click(".part [data-clause] >> nth=0")
    expect(page.locator(".rulebook .clausea").first).to_be_visible()
