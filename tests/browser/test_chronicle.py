"""The chronicle: what was finished in this browser, the game of the week, and taking it along."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.hands import Mouse, choose
from tests.browser.positions import near_the_end
from tests.browser.seen import Desks, imported, ready

WEEKS = {(2026, 11, 19): "2026-W47", (2027, 1, 3): "2026-W53", (2027, 1, 4): "2027-W01", (2024, 12, 30): "2025-W01"}


def test_a_game_that_ends_is_written_down_once(page: Page, base: str) -> None:
    text, choices = near_the_end(True)
    address = imported(page, base, text)
    page.goto(address)
    for index in choices:
        choose(page, index, Mouse())
    expect(page.locator("dialog.ending .course")).to_be_visible()
    page.goto(address)
    expect(page.locator("dialog.ending .course")).to_be_visible()
    page.goto(f"{base}/c")
    expect(page.locator(".lately li")).to_have_count(1)
    expect(page.locator(".stones li.won")).to_have_count(1)
    expect(page.locator(".wins")).to_contain_text("1 of 1")
    page.locator(".lately a").click()
    expect(page.locator(".scrub .pos")).to_be_visible()


def test_the_week_and_its_seed_are_the_same_for_everybody(page: Page, base: str) -> None:
    page.goto(f"{base}/c")
    for (year, month, day), week in WEEKS.items():
        found = "([y, m, d]) => import('/static/js/past.js').then((p) => p.weekOf(new Date(y, m - 1, d)))"
        assert page.evaluate(found, [year, month, day]) == week
    seed = "(weekly) => import('/static/js/past.js').then((p) => p.seedOf(weekly))"
    seeds = [page.evaluate(seed, f"2026-W{week} abyss") for week in range(10, 50)]
    assert len(set(seeds)) == 40 and all(0 <= one < 1 << 53 and one == int(one) for one in seeds)


def test_two_browsers_play_the_same_game_of_the_week(desks: Desks, base: str) -> None:
    heads = []
    for _ in range(2):
        with desks.visitor("en-GB") as page:
            page.goto(f"{base}/c")
            page.locator("[data-weekly=abyss]").click()
            ready(page)
            heads.append(page.locator(".tray, .cards").first.inner_text())
    assert heads[0] == heads[1]


def test_a_file_that_is_no_chronicle_changes_nothing(page: Page, base: str) -> None:
    page.goto(f"{base}/c")
    taken = "(text) => import('/static/js/past.js').then((p) => [p.takeIn(text), p.book().games.length])"
    assert page.evaluate(taken, "{") == [False, 0]
    assert page.evaluate(taken, '{"games": 3}') == [False, 0]
    one = '{"games": [{"match": "a", "game": "abyss", "title": "t", "where": "", "won": true, "at": 5, "turns": 3}]}'
    assert page.evaluate(taken, one) == [True, 1]
    assert page.evaluate(taken, one) == [True, 1], "nothing is counted twice"
