"""The tables of single leviathans: what is special about each is seen, in its place, and has a name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.positions import in_the_middle
from tests.browser.seen import DESK, Desks, imported, new_match, ready

import fathom
from fathom.core.game import box_of, find
from fathom.games.leviathan_wilds.box import WildsBox
from fathom.games.leviathan_wilds.scene.cards import action_card
from fathom.games.leviathan_wilds.scene.words import Words
from fathom.games.leviathan_wilds.state import Wilds

BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)


def action_cards(lang: str) -> Any:
    """Return all action cards as a scene shows them."""
    g = fathom.new("leviathan-wilds", seed=7)
    assert isinstance(g, Wilds)
    w = Words(g, find("leviathan-wilds").text(lang))
    return msgspec.to_builtins([action_card(w, 0, name) for name in BOX.cards])


#: Lays each card in the hand in turn, alone and thrice, and returns those of which something is cut off.
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


#: Lays each card in the hand in turn, alone and thrice, and returns those of which a word of the name is broken; words
#: of 14 letters and more would be too small to read whole.
BROKEN = """async (cards) => {
    const { cardHtml } = await import("/static/js/cards.js")
    const hand = document.querySelector(".dock .hand")
    const short = (name) => name.split(/[ -]/).every((word) => word.length < 14)
    return cards.filter((card) => short(card.name)).filter((card) => [1, 3].some((n) => {
        hand.innerHTML = String(cardHtml(card)).repeat(n)
        const name = hand.querySelector(".name")
        name.style.overflowWrap = "normal"
        return name.scrollWidth > name.clientWidth
    })).map((card) => card.name)
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_word_of_a_name_is_broken(desks: Desks, base: str, lang: str) -> None:
    cards = action_cards(lang)
    with desks.visitor(lang) as page:
        sit_down(page, base, "sage")
        for width, height in ((390, 844), (1024, 768), (1280, 800), tuple(DESK.values())):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BROKEN, cards) == [], f"{width} wide"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_words_of_a_card_in_hand_can_be_read(desks: Desks, base: str, lang: str) -> None:
    cards = action_cards(lang)
    with desks.visitor(lang) as page:
        sit_down(page, base, "sage")
        for width, height in ((1024, 768), (1280, 800), tuple(DESK.values())):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, cards) == [], f"{width} wide"


#: Returns the things at the left of which something is cut off or hidden: crystals, the leviathan's own rules, chips.
HIDDEN = """() => {
    const seen = (el) => {
        const box = el.getBoundingClientRect()
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return el.contains(top) && el.scrollWidth <= el.clientWidth + 1
    }
    return [...document.querySelectorAll(".below .gems button, .below .rest .tool, .seatb.act .own .chip")]
        .filter((el) => !seen(el)).map((el) => el.textContent.trim())
}"""


@pytest.mark.parametrize(("width", "height", "climbers"), [(1440, 900, 2), (1280, 800, 4), (820, 1180, 4)])
def test_crystals_and_own_rules_are_in_sight_however_much_climbers_hold(
    desks: Desks, base: str, width: int, height: int, climbers: int
) -> None:
    with desks.visitor("de-DE") as page:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(imported(page, base, in_the_middle("bloom", climbers=climbers)))
        ready(page)
        assert page.locator(".below .gems button").count() > 4
        assert page.evaluate(HIDDEN) == []


#: Returns the buttons of the dock whose words or price stick out.
OUT = """() => [...document.querySelectorAll(".opts .opt")].filter((el) => {
    const box = el.getBoundingClientRect()
    return [...el.children].some((part) => part.getBoundingClientRect().right > box.right + 1)
}).map((el) => el.textContent.trim())"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (820, 1180)])
def test_no_option_sticks_out_of_its_button(desks: Desks, base: str, width: int, height: int) -> None:
    with desks.visitor("de-DE") as page:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(imported(page, base, in_the_middle("deep", climbers=4)))
        ready(page)
        assert page.locator(".opts .opt").count() > 8
        assert page.evaluate(OUT) == []


def test_an_empty_pool_is_not_drawn_as_a_crystal(page: Page, base: str) -> None:
    page.goto(imported(page, base, in_the_middle("watcher")))
    ready(page)
    for gem in page.locator(".gems button").all():
        assert ("gone" in (gem.get_attribute("class") or "").split()) == (gem.inner_text().strip() == "–")
