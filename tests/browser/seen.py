"""What the browser tests share: a server of their own, Debian's Chromium, and matches to sit down at."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

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


class Server:
    """A table from a database of its own, that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, packs: Sequence[Path] = ()) -> None:
        self.folder = folder
        self.packs = [str(pack) for pack in packs]
        self.port = "0"
        self.base = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        database = str(self.folder / "matches.db")
        command = [sys.executable, "-m", "tests.browser.server", database, self.port, *self.packs]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        said = ""
        for line in self.process.stdout or ():
            said += line
            if found := re.search(r"http://\S+?:(\d+)", line):
                self.base, self.port = found[0], found[1]
                return
        raise AssertionError(f"the server did not start: {said}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(60)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@contextlib.contextmanager
def serving(folder: Path, packs: Sequence[Path] = ()) -> Iterator[str]:
    """Serve the table from a new database; yield its address."""
    server = Server(folder, packs)
    try:
        server.start()
        yield server.base
    finally:
        server.stop()


def post(page: Page, path: str, body: object) -> Any:
    """Send something as the page's browser, so that it holds the cookie; return the answer."""
    ok, answer = page.evaluate(
        """async ([path, body]) => {
            const answer = await fetch(path, {
                method: 'POST', headers: {'Content-Type': 'application/json'},
                body: typeof body === 'string' ? body : JSON.stringify(body)});
            return [answer.ok, await answer.json()];
        }""",
        [path, body],
    )
    assert ok, answer
    return answer


def made_match(page: Page, base: str, seats: tuple[str, ...] = ("me", "me"), seed: int = 7, **setup: Any) -> Any:
    """Make a match as the page's browser; return it with its keys."""
    page.goto(f"{base}/static/mark.svg")
    sitting = [{"who": who, "name": ""} for who in seats]
    return post(page, "/api/matches", {"game": "leviathan-wilds", "setup": setup, "seats": sitting, "seed": seed})


def new_match(page: Page, base: str, seats: tuple[str, ...] = ("me", "me"), seed: int = 7, **setup: Any) -> str:
    """Make a match as the page's browser; return its address."""
    return f"{base}/m/{made_match(page, base, seats, seed, **setup)['match']}"


def imported(page: Page, base: str, text: str) -> str:
    """Import a match as the page's browser; return its address."""
    page.goto(f"{base}/static/mark.svg")
    return f"{base}/m/{post(page, '/api/matches/import', text)['match']}"


def ready(page: Page) -> None:
    """Wait until somebody is asked and nothing is on its way."""
    page.wait_for_selector("#table:not(.busy) :is(.opt:not(.off), .deeds .card.lit), dialog.ending")


def ply(page: Page) -> int:
    """Return how many choices the table has seen, as the page shows it."""
    return int(page.get_attribute("#table", "data-ply") or -1)


def moved_on(page: Page, before: int) -> None:
    """Wait until the page shows a later position."""
    page.wait_for_function("(n) => Number(document.querySelector('#table')?.dataset.ply) > n", arg=before)
