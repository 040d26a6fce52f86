"""Screenshots of the main screens, and the pictures of docs:  python -m tests.browser.shots FOLDER [--pictures]."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import stages
from tests.browser.positions import halfway, in_the_middle, near_the_end
from tests.browser.seen import ROOT, imported, launch, ready, serving

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "768": (768, 1024), "390": (390, 844), "360": (360, 740)}
#: What is kept in the repository: the name of the screenshot, and of the picture.
KEPT = {
    "table-1440-light": "leviathan-wilds",
    "table-1440-dark": "leviathan-wilds-night",
    "home-1440-light": "home",
    "table-390-light": "phone",
    "abyss-1440-light": "abyss",
    "forgotten-depths-1440-light": "forgotten-depths",
    "gone-to-gaia-1440-light": "gone-to-gaia",
}
#: The other games, each with a seed that gives a fine view.
OTHERS = {"abyss": 14, "forgotten-depths": 3, "gone-to-gaia": 5}


def visit(browser: Browser, scheme: str, size: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 761,
    )
    return context.new_page()


def take(browser: Browser, base: str, folder: Path) -> None:
    for size in SIZES:
        for scheme in ("light", "dark"):
            page = visit(browser, scheme, size)
            table = imported(page, base, in_the_middle())
            screens = {"home": base, "setup": f"{base}/g/leviathan-wilds", "table": table}
            for name, address in screens.items():
                page.goto(address)
                page.wait_for_selector(".game .cov svg, .beast .pic svg, .hit")
                page.wait_for_timeout(700)
                if name == "table" and size == "1440":
                    far = page.locator(".hit.can")
                    far.nth(far.count() // 3).hover()
                    page.wait_for_timeout(200)
                page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
            page.context.close()
    for game, seed in OTHERS.items():
        page = visit(browser, "light", "1440")
        page.goto(imported(page, base, halfway(game, seed)))
        ready(page)
        page.wait_for_timeout(900)
        page.screenshot(path=folder / f"{game}-1440-light.png")
        page.context.close()
    page = visit(browser, "light", "1440")
    page.goto(imported(page, base, near_the_end(True)[0]).replace("/m/", "/r/"))
    page.wait_for_selector(".scrub .pos")
    page.wait_for_timeout(600)
    page.screenshot(path=folder / "replay-1440-light.png")
    page.context.close()
    for name, stage in (("abyss", stages.abyss), ("depths", stages.depths_combat), ("arena", stages.arena)):
        for size in ("1440", "390"):
            page = visit(browser, "light", size)
            stages.stage(page, base, stage())
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"stage-{name}-{size}.png")
            page.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--pictures", action="store_true", help="also remake docs/pictures")
    wish = asked.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright, serving(Path(work)) as base:
        browser = launch(playwright)
        take(browser, base, wish.folder)
        browser.close()
    if wish.pictures:
        for shot, picture in KEPT.items():
            (ROOT / "docs/pictures" / f"{picture}.png").write_bytes((wish.folder / f"{shot}.png").read_bytes())


if __name__ == "__main__":
    main()
