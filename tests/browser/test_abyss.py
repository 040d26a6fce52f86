"""Abyss in a browser: a game by mouse to its end against a bot, and a table that everybody can read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import read_by_everybody
from tests.browser.seen import Desks, imported, post, ready, step_in

import fathom
from fathom.core.replay import Replay
from fathom.lab.replays import read_lines
from fathom.table import Match

GOLDEN = Path(__file__).parents[1] / "golden/abyss"

#: No game between two players has more questions to one of them.
MOST = 400


def sit_down(page: Page, base: str, *seats: str, seed: int = 14) -> None:
    """Make a match and open its table; bots answer at once."""
    step_in(page, base)
    sitting = [{"who": who, "name": "Ana" if who == "me" else ""} for who in seats]
    setup = {"players": len(seats), "first": 0}
    made = post(page, "/api/matches", {"game": "abyss", "setup": setup, "seats": sitting, "seed": seed, "speed": "off"})
    post(page, f"/api/matches/{made['match']}/settings", {"ask": "never", "speed": "off"})
    page.goto(f"{base}/m/{made['match']}")
    ready(page)


def sit_down_late(page: Page, base: str) -> None:
    """Open a recorded game of two for its last fifth, with a bot as the rival."""
    lines = read_lines(GOLDEN / "leviathan.jsonl")
    recorded = next(one for one in map(Replay.read, reversed(lines)) if one.setup["players"] == 2)
    state = fathom.new("abyss", seed=recorded.seed, **recorded.setup)
    for choice in recorded.choices[: len(recorded.choices) * 4 // 5]:
        state.choose(choice)
    address = imported(page, base, Match(state).save())
    match = address.rpartition("/")[2]
    post(page, f"/api/matches/{match}/seats", {"seat": 1, "who": "greedy"})
    post(page, f"/api/matches/{match}/settings", {"ask": "never", "speed": "off"})
    page.goto(address)
    ready(page)


@pytest.mark.parametrize("late", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["late", "whole"])
def test_a_game_is_played_to_its_end_by_mouse(page: Page, base: str, late: bool) -> None:
    if late:
        sit_down_late(page, base)
    else:
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


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "light"),
        (1440, "dark"),
        pytest.param(360, "dark", marks=pytest.mark.slow),
        pytest.param(1440, "light", marks=pytest.mark.slow),
    ],
)
def test_the_table_can_be_read_by_everybody(desks: Desks, base: str, width: int, scheme: str) -> None:
    with read_by_everybody(desks, width, scheme) as page:
        sit_down(page, base, "me", "greedy", "greedy")


def test_a_lord_that_cannot_be_paid_tells_what_is_missing(page: Page, base: str) -> None:
    sit_down(page, base, "me", "greedy")
    page.locator("[data-id^='lord.'].card.off").first.hover()
    expect(page.locator(".tip")).to_contain_text("needed")
    page.locator("[data-id^='lord.'].card.off").first.click(force=True)
    expect(page.locator(".pop .clause").first).to_contain_text("AB-")
