"""The tables of single leviathans: what is special about each is seen, in its place, and has a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.seen import new_match, ready

from fathom.core.game import box_of
from fathom.games.leviathan_wilds.box import WildsBox

BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)


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
