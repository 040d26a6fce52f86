"""A server and a browser for all tests of this folder; without Chromium they are left out, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="LEFT OUT: no browser tests without playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402
from tests.browser.seen import PATIENCE, Desks, chromium, launch, serving, without_errors  # noqa: E402

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


@pytest.fixture(scope="session")
def desks(browser: Browser) -> Desks:
    return Desks(browser)


@pytest.fixture
def page(desks: Desks) -> Iterator[Page]:
    """A visitor. Errors in scripts fail the test."""
    with desks.visitor() as page, without_errors(page):
        yield page


@pytest.fixture
def friend(desks: Desks) -> Iterator[Page]:
    """Somebody else, in a browser of their own."""
    with desks.visitor() as friend:
        yield friend
