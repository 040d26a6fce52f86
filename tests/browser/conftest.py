"""A server and a browser for all tests of this folder; without Chromium they are left out, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="LEFT OUT: no browser tests without playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402
from tests.browser.seen import PATIENCE, Desks, chromium, launch, serving, without_errors  # noqa: E402

expect.set_options(timeout=PATIENCE)


#: The table for all workers, which their parent opens.
_shared = ExitStack()


@cache
def _open_table() -> str:
    return _shared.enter_context(serving(Path(_shared.enter_context(TemporaryDirectory()))))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker where the table is; before the first one begins, open it."""
    node.workerinput["table"] = _open_table()


def pytest_unconfigure() -> None:
    """Close the table."""
    _shared.close()


@pytest.fixture(scope="session")
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the table; who has no parent opens one."""
    with ExitStack() as own:
        told = getattr(request.config, "workerinput", {}).get("table")
        address: str = told or own.enter_context(serving(tmp_path_factory.mktemp("browser")))
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
