"""A server and a browser for all tests of this folder; without Chromium they are left out, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="LEFT OUT: no browser tests without playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402
from tests.browser.seen import chromium, launch, serving  # noqa: E402

#: Milliseconds that a page may take for anything: the other tests keep the machine busy meanwhile.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(folder) as address:
        with urlopen(f"{address}/api/games"):  # opens all boxes: the first page need not wait for that
            pass
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("LEFT OUT: no browser tests without Chromium (apt-get install chromium)")
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@contextmanager
def visiting(browser: Browser) -> Iterator[Page]:
    """A new visitor at a desk."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A visitor. Errors in scripts fail the test."""
    with visiting(browser) as page:
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page
    assert errors == []


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Somebody else, in a browser of their own."""
    with visiting(browser) as friend:
        yield friend
