"""Before a game: pictures, a first game with one click, a surprise, a name of one's own for a hero."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.seen import ready

from fathom.core.game import games

#: The call that makes a match.
MADE = re.compile(r"/api/matches\?")


def setup_of(page: Page) -> Any:
    """Let the page start; return what it asks the server for."""
    with page.expect_request(MADE) as asked:
        page.click(".start:visible")
    ready(page)
    return json.loads(asked.value.post_data or "")


@pytest.mark.parametrize("game", games())
def test_every_picture_of_a_setup_page_comes(page: Page, base: str, game: str) -> None:
    failed: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            failed.append(answer.url)

    page.on("response", note)
    page.goto(f"{base}/g/{game}")
    expect(page.locator(".opening")).to_be_visible()
    for beast in page.locator(".beast").all():
        beast.scroll_into_view_if_needed()
    expect(page.locator(".beast .pic svg[viewBox='0 0 240 130']")).to_have_count(0)  # hills, where there is none
    page.remove_listener("response", note)
    assert failed == []


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("leviathan-wilds", {"leviathan": "sage", "climbers": [["fix", "roughneck"], ["kestrel", "breaker"]]}),
        ("abyss", {"expansion": False, "players": 2}),
        ("forgotten-depths", {"start": "ruins", "heroes": [["bren", "front"], ["sil", "front"]]}),
        ("gone-to-gaia", {"quest": "first_bell", "mind": "orla", "body": "brann", "players": 2}),
    ],
)
def test_one_click_begins_with_what_is_recommended(page: Page, base: str, game: str, asked: dict[str, Any]) -> None:
    page.goto(f"{base}/g/{game}")
    page.click("[data-who='bot'][data-seat='1']")
    with page.expect_request(MADE) as sent:
        page.click("[data-begin]")
    ready(page)
    body = json.loads(sent.value.post_data or "")
    assert body["setup"] | asked == body["setup"]
    assert [seat["who"] for seat in body["seats"]] == ["me", "steady"]  # who plays stays


@pytest.mark.parametrize("game", games())
def test_a_surprise_can_be_played_and_who_plays_stays(page: Page, base: str, game: str) -> None:
    page.goto(f"{base}/g/{game}")
    page.click("[data-who='bot'][data-seat='1']")
    setups = set()
    for _ in range(4):
        page.click("[data-surprise]")
        setups.add(page.evaluate("[...document.querySelectorAll('.form :checked')].map((one) => one.value).join()"))
    body = setup_of(page)
    assert [seat["who"] for seat in body["seats"]] == ["me", "steady"]
    assert len(setups) > 1 or game == "abyss"  # where there is little to choose


def test_a_hero_can_be_given_a_name_and_a_bad_one_is_told(page: Page, base: str) -> None:
    page.goto(f"{base}/g/gone-to-gaia")
    name = page.locator("[name='mind_name']")
    expect(name).to_have_count(0)  # names are for campaigns
    page.click(".beast[data-art='campaign']")
    name.fill("Sailor\u200d")
    name.blur()
    expect(page.locator(".wrong")).to_have_text("Only letters and signs that can be seen, please.")
    page.click(".start:visible")
    expect(page.locator(".notice.bad")).to_contain_text("What is the first hero of the Mind called?")
    expect(name).to_be_focused()
    name.fill("A name that is far longer than any card")
    name.blur()
    expect(page.locator(".wrong")).to_have_text("At most 24 letters, please.")
    name.fill("Ottokar")
    name.blur()
    expect(page.locator(".wrong")).to_have_count(0)
    assert setup_of(page)["setup"]["mind_name"] == "Ottokar"


def test_solo_asks_whose_card_serves_and_two_are_not_asked(page: Page, base: str) -> None:
    page.goto(f"{base}/g/gone-to-gaia")
    expect(page.locator("[name='lead']")).to_have_count(0)
    page.click("[data-drop]")
    expect(page.locator("[name='lead']")).to_have_count(2)


def test_rivals_at_one_screen_have_a_name_each(page: Page, base: str) -> None:
    page.goto(f"{base}/g/abyss")
    page.fill("[name='@name']", "Ana")
    page.click("[data-who='me'][data-seat='1']")
    page.fill("[name='called1']", "Bo")
    assert [seat["name"] for seat in setup_of(page)["seats"]] == ["Ana", "Bo"]
    expect(page.locator("#table")).to_contain_text("Bo")


def test_the_home_page_says_what_is_good_to_begin_with(page: Page, base: str) -> None:
    page.goto(base)
    expect(page.locator(".game").first).to_contain_text("Good to begin with")
    expect(page.locator(".game .mt")).to_have_text([re.compile(r"\d+ min")] * 4)
