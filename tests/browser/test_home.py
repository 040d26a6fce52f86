"""The home page: what is read stands free of what is drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.seen import sit

#: The lines of the intro that lie over a part of the boat or its lantern.
CLASHES = """() => {
  const boat = [...document.querySelectorAll(".sea g[transform='translate(576 294)'] > *")].map(
    (el) => el.getBoundingClientRect());
  const lines = [...document.querySelectorAll(".intro h1, .intro p")].flatMap((el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    return [...range.getClientRects()];
  });
  if (!boat.length || !lines.length) throw new Error("no boat, no words");
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return lines.filter((line) => boat.some((part) => over(line, part)))
    .map((line) => [line.left, line.top, line.right, line.bottom]);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_boat_covers_no_word(browser: Browser, base: str, locale: str) -> None:
    page = sit(browser, locale)
    for width, height in ((1920, 1080), (1440, 900), (1280, 720), (1120, 800), (1024, 768), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(base)
        page.wait_for_selector(".sea svg g[transform]", state="attached")
        assert page.evaluate(CLASHES) == [], f"at {width} by {height}"
    page.context.close()
