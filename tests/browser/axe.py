"""axe-core on the page that is open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

_AXE = find_spec("axe_playwright_python")
AXE = Path(_AXE.origin or "").parent / "axe.min.js" if _AXE else Path("axe.min.js")


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """Return what axe-core finds serious or critical, each with a few places."""
    if not AXE.exists():
        pytest.skip("LEFT OUT: no axe-core (pip install axe-playwright-python)")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
    return [
        (v["id"], [str(n["target"]) for n in v["nodes"]][:4]) for v in found if v["impact"] in ("serious", "critical")
    ]


@contextmanager
def read_by_everybody(browser: Browser, width: int, scheme: str) -> Iterator[Page]:
    """Give a page to somebody who reads German; at the end nothing on it is hard to read or too wide."""
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="de-DE",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
