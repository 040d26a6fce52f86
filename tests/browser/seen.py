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

from playwright.sync_api import Browser, Error, Page, Playwright, ViewportSize

#: Without these Chromium asks for hosts of its own at every start.
ARGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

ROOT = Path(__file__).parents[2]


def chromium() -> str | None:
    """Return the browser of this machine, if it has one; best the one without a window, which does less."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=ARGS)


#: Milliseconds that a page may take for anything: the other tests keep the machine busy meanwhile.
PATIENCE = 60_000
DESK = ViewportSize(width=1440, height=900)


#: Tests are quicker than people: what has just appeared takes their clicks at once, and nothing is played, unless they
#: are about that; and they have met everything before.
QUICK = """if (localStorage && !localStorage.getItem("fathom.settings"))
    localStorage.setItem("fathom.settings",
        JSON.stringify({ guard: 0, pace: "off", sound: false, coach: "off" }));"""


def sit(browser: Browser, locale: str = "en-GB") -> Page:
    """Return a page at a desk, in a browser that has seen nothing yet."""
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", locale=locale)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(QUICK)
    return context.new_page()


def at_pace(page: Page, base: str, pace: str) -> None:
    """Let what happens be played on the pages that are opened from now on: "calm", "quick" or "off"."""
    page.goto(f"{base}/static/mark.svg")
    liked = {"guard": 0, "pace": pace, "sound": False, "coach": "off"}
    page.evaluate("(liked) => localStorage.setItem('fathom.settings', JSON.stringify(liked))", liked)


class Desks:
    """Pages for visitors, lent to one after the other: to open a new one costs more than most tests do with it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, bool], list[Page]] = {}

    @contextlib.contextmanager
    def visitor(self, locale: str = "en-GB", *, stage: bool = False) -> Iterator[Page]:
        """Lend a page to somebody of whom the browser knows nothing; only files it may have kept.

        A page for a stage is never one for a match: its line to the server is played, and cannot be taken off again.
        """
        free = self._free.setdefault((locale, stage), [])
        page = free.pop() if free else sit(self._browser, locale)
        yield page
        if _forget(page):
            free.append(page)
        else:
            page.context.close()


def _forget(page: Page) -> bool:
    """Make a page as new; return whether that was possible: not if its server is gone."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    try:
        page.goto(page.evaluate("location.origin") + "/static/mark.svg")
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    except Error:
        return False
    page.context.clear_cookies()
    page.mouse.move(0, 0)
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return True


@contextlib.contextmanager
def without_errors(page: Page) -> Iterator[None]:
    """Fail at the end if a script has failed."""
    errors: list[str] = []

    def note(error: Error) -> None:
        errors.append(str(error))

    page.on("pageerror", note)
    yield
    page.remove_listener("pageerror", note)
    assert errors == []


class Server:
    """A table from a database of its own, that can be stopped and started again at the same address.

    One that knows only one game is there sooner.
    """

    def __init__(self, folder: Path, packs: Sequence[Path] = (), only: str = "") -> None:
        self.folder = folder
        self.options = [*map(str, packs), *(["--only", only] if only else [])]
        self.port = "0"
        self.base = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        database = str(self.folder / "matches.db")
        command = [sys.executable, "-m", "tests.browser.server", database, self.port, *self.options]
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
def serving(folder: Path, packs: Sequence[Path] = (), only: str = "") -> Iterator[str]:
    """Serve the table from a new database; yield its address."""
    server = Server(folder, packs, only)
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


def step_in(page: Page, base: str) -> None:
    """Be at a server, where it costs least."""
    if page.url != f"{base}/static/mark.svg":
        page.goto(f"{base}/static/mark.svg")


def made_match(
    page: Page,
    base: str,
    seats: tuple[str, ...] = ("me", "me"),
    seed: int = 7,
    game: str = "leviathan-wilds",
    **setup: Any,
) -> Any:
    """Make a match as the page's browser; return it with its keys."""
    step_in(page, base)
    sitting = [{"who": who, "name": ""} for who in seats]
    wish = {"game": game, "setup": setup, "seats": sitting, "seed": seed, "ask": "matter"}
    return post(page, "/api/matches", wish)


def new_match(page: Page, base: str, seats: tuple[str, ...] = ("me", "me"), seed: int = 7, **setup: Any) -> str:
    """Make a match as the page's browser; return its address."""
    return f"{base}/m/{made_match(page, base, seats, seed, **setup)['match']}"


def imported(page: Page, base: str, text: str) -> str:
    """Import a match as the page's browser; return its address."""
    step_in(page, base)
    match = post(page, "/api/matches/import", text)["match"]
    post(page, f"/api/matches/{match}/settings", {"ask": "matter"})
    return f"{base}/m/{match}"


def come_in(page: Page, link: str, name: str = "") -> None:
    """Open the link of a seat, say a name and sit down."""
    page.goto(link)
    page.fill(".invited input", name)
    page.click(".invited .btn.primary")


def ready(page: Page) -> None:
    """Wait until somebody is asked and nothing is on its way."""
    appeared(page, "#table:not(.busy) :is(.opt:not(.off), .deeds .card.lit), dialog.ending")


def appeared(page: Page, selector: str) -> None:
    """Wait until something can be seen; the browser itself finds it sooner than Playwright would."""
    page.wait_for_function(
        """(selector) => {
            const found = document.querySelector(selector);
            return found?.checkVisibility({ visibilityProperty: true }) && found.getBoundingClientRect().width > 0;
        }""",
        arg=selector,
    )


def ply(page: Page) -> int:
    """Return how many choices the table has seen, as the page shows it."""
    return int(page.get_attribute("#table", "data-ply") or -1)


def moved_on(page: Page, before: int) -> None:
    """Wait until the page shows a later position."""
    page.wait_for_function("(n) => Number(document.querySelector('#table')?.dataset.ply) > n", arg=before)
