"""The tables of single leviathans: what is special about each is seen, in its place, and has a name."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.seen import DESK, Desks, new_match, ready

import fathom
from fathom.core.game import box_of, find
from fathom.games.leviathan_wilds.box import WildsBox
from fathom.games.leviathan_wilds.scene_cards import action_card
from fathom.games.leviathan_wilds.scene_words import Words
from fathom.games.leviathan_wilds.state import Wilds

BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)

#: Lays each card in the hand in turn, and returns those of which something is cut off.
CUT = """async (cards) => {
    const { cardHtml } = await import("/static/js/cards.js")
    const hand = document.querySelector(".dock .hand")
    return cards.filter((card) => {
        hand.innerHTML = String(cardHtml(card))
        const [all, words] = [hand.querySelector(".card"), hand.querySelector(".txt")]
        return words.scrollHeight > words.clientHeight + 1
            || words.getBoundingClientRect().bottom > all.getBoundingClientRect().bottom - 2
    }).map((card) => card.name)
}"""


def sit_down(page: Page, base: str, leviathan: str) -> None:
    page.goto(new_match(page, base, leviathan=leviathan))
    ready(page)


def test_the_stomach_lies_beside_the_map_in_the_same_measure(page: Page, base: str) -> None:
    sit_down(page, base, "hunger")
    inside, outside = page.locator(".side .hit >> nth=0"), page.locator(".main > svg .hit >> nth=0")
    expect(inside).to_be_visible()
    assert inside.bounding_box()["width"] == pytest.approx(outside.bounding_box()["width"], abs=1)  # type: ignore[index]
    frame, beside = page.locator(".main > svg .plates").bounding_box(), page.locator(".side").bounding_box()
    assert frame and beside and beside["x"] >= frame["x"] + frame["width"]
    assert page.locator(".side .drawing path").count() > 3
    expect(page.locator(".side")).to_have_attribute("data-name", "stomach")


def test_on_a_phone_the_stomach_is_as_large_as_the_map(browser: Browser, base: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, base, "hunger")
    assert page.locator(".side .hit >> nth=0").bounding_box()["width"] >= 44  # type: ignore[index]
    page.close()


def test_the_twins_are_drawn_where_they_lie(page: Page, base: str) -> None:
    sit_down(page, base, "twins")
    normal, blighted = (page.locator(f".overlay.drawn[data-id='overlay.{name}']") for name in ("normal", "blighted"))
    left, right = normal.bounding_box(), blighted.bounding_box()
    assert left and right and left["x"] < right["x"] and left["y"] > right["y"]


def test_an_arrow_shows_where_the_gale_blows(page: Page, base: str) -> None:
    sit_down(page, base, "storm")
    arrow = page.locator("[data-id='pointer.gale'] use")
    expect(arrow).to_have_attribute("href", "#art-token-gale.right")
    expect(arrow).to_be_in_viewport()


@pytest.mark.slow
@pytest.mark.parametrize("leviathan", sorted(BOX.leviathans))
def test_every_leviathan_opens_without_a_complaint(page: Page, base: str, leviathan: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    sit_down(page, base, leviathan)
    assert page.locator(".main > svg .drawing path").count() > 10
    assert said == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_words_of_a_card_in_hand_can_be_read(desks: Desks, base: str, lang: str) -> None:
    g = fathom.new("leviathan-wilds", seed=7)
    assert isinstance(g, Wilds)
    w = Words(g, find("leviathan-wilds").text(lang))
    cards = msgspec.to_builtins([action_card(w, 0, name) for name in BOX.cards])
    with desks.visitor(lang) as page:
        sit_down(page, base, "sage")
        for width, height in ((1024, 768), (1280, 800), tuple(DESK.values())):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, cards) == [], f"{width} wide"
