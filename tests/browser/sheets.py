"""Sheets to look at, as PNG: every drawing of a game, and the tables of all leviathans.

python -m tests.browser.sheets FOLDER [--theme dark] [--tables]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.positions import GAME, in_the_middle
from tests.browser.seen import imported, launch, ready, serving

from fathom.core.game import box_of
from fathom.drawing.sheet import sheet, tokens
from fathom.games.leviathan_wilds import art
from fathom.games.leviathan_wilds.box import WildsBox

SIZES = {"1280": (1280, 800), "390": (390, 844)}


def drawings(browser: Browser, folder: Path, theme: str) -> None:
    """Take a picture of each kind of drawing: maps, card sets, threats, tokens, people."""
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.set_content(sheet(art.specimens(), tokens(), theme))
    for section in page.locator("section").all():
        section.screenshot(path=folder / f"{section.get_attribute('id')}-{theme}.png")
    page.close()


def tables(browser: Browser, base: str, folder: Path, theme: str) -> None:
    """Take a picture of a match in its middle with each leviathan, on a screen and on a phone."""
    box = box_of(GAME)
    assert isinstance(box, WildsBox)
    for leviathan in box.leviathans:
        for size, (width, height) in SIZES.items():
            page: Page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                has_touch=width < 761,
            )
            page.goto(imported(page, base, in_the_middle(leviathan)))
            ready(page)
            page.wait_for_timeout(600)
            page.screenshot(path=folder / f"table-{leviathan}-{size}-{theme}.png")
            page.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--theme", choices=("light", "dark"), default="light")
    asked.add_argument("--tables", action="store_true", help="also the tables of all leviathans")
    wish = asked.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright, serving(Path(work)) as base:
        browser = launch(playwright)
        drawings(browser, wish.folder, wish.theme)
        if wish.tables:
            tables(browser, base, wish.folder, wish.theme)
        browser.close()


if __name__ == "__main__":
    main()
