"""Forgotten Depths in a browser: an Ecology by mouse, the party's record sheet, a table that everybody can read."""

from __future__ import annotations

import functools

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import serious
from tests.browser.hands import Mouse, choose
from tests.browser.seen import imported, moved_on, ply, ready

from fathom.table import Match, Moment

GAME = "forgotten-depths"
#: Seeds with which the bot finds the Stairs of the Ruins soon.
SEEDS = (4, 38, 107, 9, 12)
#: A first Ecology has fewer questions than this for one Hero.
MOST = 220


@functools.cache
def descent() -> tuple[Moment, ...]:
    """Return a game of one Hero from the Entry Tile to her first Level Up."""
    for seed in SEEDS:
        match = Match.new(GAME, seed=seed, seats=("greedy",), heroes=1)
        match.run_bots()
        ups = [n for n, moment in enumerate(match.past) if key_of(moment) == "level_up"]
        if ups and ups[0] < MOST:
            return match.past[: ups[0] + 1]
    raise AssertionError("no Ecology was left so soon")


def key_of(moment: Moment) -> str:
    decision = moment.before.decision
    return decision.key if decision else ""


@functools.cache
def asking(key: str, heroes: int = 3) -> str:
    """Return a match in which such a question is open, with a map worth looking at."""
    match = Match.new(GAME, seed=5, seats=("greedy",) * heroes, heroes=heroes)
    match.run_bots()
    found = [moment.before for moment in match.past if key_of(moment) == key]
    return Match(found[len(found) // 2].clone()).save()


def test_an_ecology_by_mouse_and_a_new_game_from_the_record_sheet(page: Page, base: str) -> None:
    moments = descent()
    page.goto(imported(page, base, Match(moments[0].before.clone()).save()))
    for moment in moments[:-1]:
        choose(page, moment.entry.index, Mouse())
    expect(page.locator("#prompt .q")).to_have_text("Level Up: who learns something?")
    page.click(".hint[data-do='sheet']")
    page.click("dialog a.primary")
    assert '"record"' in page.input_value("textarea[name='@sheet']")
    page.click(".sh .start")
    ready(page)
    expect(page.locator(".where span")).to_contain_text("Caverns")
    expect(page.locator(".rival .muted").first).to_contain_text("Level 2")


def test_a_saved_game_goes_on_in_the_next_ecology(page: Page, base: str) -> None:
    page.goto(imported(page, base, Match(descent()[-1].before.clone()).save()))
    ready(page)
    page.get_by_role("button", name="Go down").click()
    expect(page.locator(".where span")).to_contain_text("Caverns")
    ready(page)
    page.get_by_role("button", name="Draw a tile").click()
    page.wait_for_selector(".hand.sh-tile .card")


def test_a_tile_is_turned_and_laid_where_its_ghost_lies(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("place")))
    ready(page)
    assert page.locator(".lits .maybe").count() >= 1, "ghosts lie where the tile fits"
    assert page.locator(".hand .card.tile").count() > 1, "the tile is shown in each way that fits"
    page.keyboard.press("r")
    before = page.get_attribute(".card.tile.chosen", "data-id")
    page.keyboard.press("r")
    assert page.get_attribute(".card.tile.chosen", "data-id") != before
    cell = page.locator(".hit.can").first
    cell.hover()
    expect(page.locator(".preview .ghost.drawn")).to_have_count(1)
    at = ply(page)
    cell.click()
    if page.locator(".menu .entry").count():
        page.locator(".menu .entry").first.click()
    moved_on(page, at)


def test_pairs_show_what_would_come_of_them(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("act")))
    ready(page)
    assert page.locator(".lane .duel .verdict").count() >= 2
    page.locator(".duel.lit .card.lit").first.hover()
    expect(page.locator(".tip")).to_contain_text("against")
    page.locator(".chip.lined").first.click()
    expect(page.locator(".pop .clause").first).to_contain_text("FD-")


def test_a_space_that_does_not_fit_says_why(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("place")))
    ready(page)
    page.locator(".hit:not(.can)[aria-label$=', empty']").first.click(force=True)
    expect(page.locator(".pop")).to_contain_text("Place it on")
    expect(page.locator(".pop .clause").last).to_contain_text("FD-05")


def test_heroes_may_show_the_same_side_of_their_mats(page: Page, base: str) -> None:
    page.goto(f"{base}/g/{GAME}")
    page.wait_for_selector(".member select")
    page.click("[data-add]")
    sides = page.locator("select[name^='b']")
    assert [sides.nth(n).input_value() for n in range(3)] == ["front"] * 3
    sides.nth(1).select_option("alternate")
    assert [sides.nth(n).input_value() for n in range(3)] == ["front", "alternate", "front"]
    page.check("input[value*='caverns']")
    page.click(".sh .start")
    ready(page)
    expect(page.locator(".rival .muted").nth(1)).to_contain_text("Wizard–Rogue")


@pytest.mark.parametrize("key", ["explore", "place", "act"])
@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1440, "dark")])
def test_the_table_can_be_read_by_everybody(browser: Browser, base: str, key: str, width: int, scheme: str) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="de-DE",
    )
    page = context.new_page()
    page.goto(imported(page, base, asking(key)))
    ready(page)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
