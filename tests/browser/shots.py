"""Screenshots of the main screens:  python -m tests.browser.shots FOLDER [--base ADDRESS]."""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.seen import launch, new_match, ready, serving

SIZES = {"1440": (1440, 900), "390": (390, 844)}


def play_to_an_activation(page: Page) -> None:
    """Go on until action points are being spent in the second round, so that there is something to see."""
    acts = 0
    for n in range(90):
        ready(page)
        question = page.inner_text("#prompt .q")
        cards = page.locator(".hand .card.lit")
        lit = page.locator(".hit.can")
        if "what next" in question:
            acts += 1
            if acts > 9 and lit.count() > 2 and page.locator(".area").count():
                return
            steps = page.locator(".opt[data-group='climb']:not(.off)")
            if steps.count() and lit.count() > 1:
                # Upwards, if it goes upwards.
                lit.first.click()
            else:
                page.keyboard.press("n")
        elif "which card" in question and cards.count():
            cards.first.click()
        elif "start" in question and lit.count():
            lit.nth(3 + n).click()
        elif lit.count():
            lit.first.click()
        if page.locator(".menu .entry").count():
            page.locator(".menu .entry").first.click()
        elif "what next" not in question and page.locator(".opt.plain").count() and not lit.count():
            page.locator(".opt.plain").first.click()
        page.wait_for_timeout(120)


def take(page: Page, base: str, folder: Path) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    address = new_match(page, base, seed=7)
    page.goto(address)
    play_to_an_activation(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            for what, path in (("home", "/"), ("setup", "/g/leviathan-wilds"), ("table", address.removeprefix(base))):
                page.goto(base + path)
                page.wait_for_selector(".game, .beast, .hit")
                page.wait_for_timeout(900)
                if what == "table" and name == "1440" and page.locator(".hit.can").count():
                    page.locator(".hit.can").last.hover()
                    page.wait_for_timeout(250)
                page.screenshot(path=folder / f"{what}-{name}-{scheme}.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")
    page.goto(address.replace("/m/", "/r/"))
    page.wait_for_selector(".scrub .pos")
    page.wait_for_timeout(600)
    page.screenshot(path=folder / "replay-1440-light.png")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--base", default="", help="a server that runs already")
    wish = asked.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        at = contextlib.nullcontext(wish.base) if wish.base else serving(Path(work))
        with at as base:
            browser = launch(playwright)
            page = browser.new_context(reduced_motion="reduce", locale="en-GB").new_page()
            take(page, base, wish.folder)
            browser.close()


if __name__ == "__main__":
    main()
