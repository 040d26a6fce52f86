"""A finger picks, reads and confirms; every board is seen from near and far, by wheel, fingers and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.seen import PATIENCE, QUICK, imported, made_match, moved_on, ply, ready
from tests.browser.test_gone_to_gaia import asking


@pytest.fixture(params=[(390, 844), (844, 390)], ids=["upright", "on its side"])
def phone(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(QUICK)
    yield context.new_page()
    context.close()


def tap_a_space(page: Page) -> None:
    """Tap the first space that is lit and in sight."""
    spot = page.evaluate(
        """() => {
            const frame = document.querySelector(".pan").getBoundingClientRect();
            for (const hit of document.querySelectorAll(".hit.can")) {
                const { left, top, width, height } = hit.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                if (x > frame.left + 9 && x < frame.right - 9 && y > frame.top + 9 && y < frame.bottom - 9) {
                    const at = document.elementFromPoint(x, y);
                    if (at === hit) return [x, y];
                }
            }
            return null;
        }"""
    )
    assert spot, "no lit space is in sight"
    page.touchscreen.tap(*spot)


def test_a_tap_on_a_space_tells_and_the_button_does_it(phone: Page, base: str) -> None:
    phone.goto(f"{base}/m/{made_match(phone, base, game='gone-to-gaia')['match']}")
    ready(phone)
    tap_a_space(phone)
    sheet = phone.locator(".pop.confirm")
    expect(sheet).to_be_visible()
    assert ply(phone) == 0, "a tap on a space only picks it"
    box = sheet.bounding_box()
    size = phone.viewport_size
    assert box and size
    assert box["y"] + box["height"] == pytest.approx(size["height"], abs=2), "it lies at the foot of the screen"
    assert phone.locator(".pop.confirm [data-yes='1']").bounding_box()["height"] >= 44  # type: ignore[index]
    phone.touchscreen.tap(*middle(phone, ".pop.confirm [data-yes='0']"))
    expect(sheet).to_have_count(0)
    assert ply(phone) == 0
    tap_a_space(phone)
    phone.touchscreen.tap(*middle(phone, ".pop.confirm [data-yes='1']"))
    moved_on(phone, 0)


def test_a_finger_reads_a_card_of_the_shop_before_it_buys(phone: Page, base: str) -> None:
    phone.goto(imported(phone, base, asking("shop")))
    ready(phone)
    before = ply(phone)
    phone.touchscreen.tap(*middle(phone, ".tray .card.k-product.lit"))
    expect(phone.locator(".pop.confirm")).to_be_visible()
    phone.touchscreen.tap(*middle(phone, ".pop.confirm [data-yes='0']"))
    expect(phone.locator(".pop.confirm")).to_have_count(0)
    assert ply(phone) == before
    phone.touchscreen.tap(*middle(phone, ".tray .card.k-product.lit"))
    phone.touchscreen.tap(*middle(phone, ".pop.confirm [data-yes='1']"))
    moved_on(phone, before)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(page: Page) -> float:
    box: dict[str, Any] = page.evaluate("document.querySelector('.hit').getBoundingClientRect().toJSON()")
    return float(box["width"])


@pytest.mark.parametrize("game", ["leviathan-wilds", "forgotten-depths", "gone-to-gaia"])
def test_a_board_is_seen_from_near_and_far(page: Page, base: str, game: str) -> None:
    page.goto(f"{base}/m/{made_match(page, base, game=game)['match']}")
    ready(page)
    before, dock = width(page), page.locator(".dock").bounding_box()
    page.mouse.move(*middle(page, ".board .pan"))
    page.mouse.wheel(0, -400)
    near = width(page)
    assert near > 1.1 * before
    left = page.evaluate("document.querySelector('.pan').scrollLeft")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("document.querySelector('.pan').scrollLeft") > left
    page.keyboard.press("+")
    assert width(page) > near
    page.keyboard.press("0")
    assert width(page) == pytest.approx(before, abs=0.5)
    assert page.locator(".dock").bounding_box() == dock, "nothing else moves"


def test_a_board_that_is_dragged_chooses_nothing(page: Page, base: str) -> None:
    page.goto(f"{base}/m/{made_match(page, base, game='gone-to-gaia')['match']}")
    ready(page)
    x, y = middle(page, ".hit.can")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    top = page.evaluate("document.querySelector('.pan').scrollTop")
    page.mouse.down()
    page.mouse.move(x - 30, y - 90, steps=6)
    page.mouse.up()
    assert page.evaluate("document.querySelector('.pan').scrollTop") != top
    assert ply(page) == 0
    expect(page.locator(".pop")).to_have_count(0)


def test_two_fingers_come_nearer(phone: Page, base: str) -> None:
    phone.goto(f"{base}/m/{made_match(phone, base)['match']}")
    ready(phone)
    before = width(phone)
    x, y = middle(phone, ".board .pan")
    line = phone.context.new_cdp_session(phone)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (24, 30, 38):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert width(phone) > 1.3 * before
