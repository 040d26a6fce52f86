"""What the browser tests share: a server of their own, Debian's Chromium, and a few hands to play with."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, TimeoutError

#: Without these Chromium asks for hosts of its own at every start.
ARGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

ROOT = Path(__file__).parents[2]


def chromium() -> str | None:
    """Return the browser of this machine, if it has one."""
    return next(
        (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
    )


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=ARGS)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve the table from a new database; yield its address."""
    command = [sys.executable, "-m", "tests.browser.server", str(folder / "matches.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as server:
        try:
            assert server.stdout is not None
            said = ""
            for line in server.stdout:
                said += line
                if found := re.search(r"http://\S+?:\d+", line):
                    yield found[0]
                    break
            else:
                raise AssertionError(f"the server did not start: {said}")
        finally:
            server.terminate()
            server.wait(10)


def new_match(page: Page, base: str, seats: tuple[str, ...] = ("me", "me"), seed: int = 7, **setup: Any) -> str:
    """Make a match as the page's browser, so that it holds the cookie; return its address."""
    body = {
        "game": "leviathan-wilds",
        "setup": setup,
        "seats": [{"who": who, "name": ""} for who in seats],
        "seed": seed,
    }
    page.goto(base)
    made = page.evaluate(
        """async (body) => {
            const answer = await fetch('/api/matches', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
            return [answer.ok, await answer.json()];
        }""",
        body,
    )
    assert made[0], made[1]
    return f"{base}/m/{made[1]['match']}"


def ready(page: Page) -> None:
    """Wait until somebody is asked and nothing is on its way."""
    page.wait_for_selector("#table:not(.busy) .opt:not(.off), dialog.ending")


def ply(page: Page, base: str) -> int:
    """Return how many choices the match of the page has seen, as its server says."""
    match = page.url.rpartition("/")[2].partition("#")[0]
    return int(page.evaluate("async (m) => (await (await fetch(`/api/matches/${m}`)).json()).ply", match))


def choose_by_mouse(page: Page, n: int) -> None:
    """Make one choice with the mouse: a lit space, a lit card, or a button, by turns; a bot may be quicker."""
    with contextlib.suppress(TimeoutError):
        lit, cards, buttons = page.locator(".hit.can"), page.locator(".hand .card.lit"), page.locator(".opt:not(.off)")
        spaces, held = lit.count(), cards.count()
        if spaces and n % 3 != 2:
            lit.nth(n % spaces).click(timeout=1500)
        elif held and n % 3 == 0:
            cards.nth(n % held).click(timeout=1500)
        else:
            buttons.last.click(timeout=1500)
        if page.locator(".menu .entry").count():
            page.locator(".menu .entry").first.click(timeout=1500)


def rules_of(base: str) -> list[dict[str, str]]:
    with urllib.request.urlopen(f"{base}/api/games/leviathan-wilds/rules") as answer:
        found: list[dict[str, str]] = json.load(answer)
    return found
