"""axe-core on the page that is open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.seen import Desks

_AXE = find_spec("axe_playwright_python")
AXE = Path(_AXE.origin or "").parent / "axe.min.js" if _AXE else Path("axe.min.js")


def serious(page: Page, part: str = "html") -> list[tuple[str, list[str]]]:
    """Return what axe-core finds serious or critical in a part of the page, each with a few places."""
    if not AXE.exists():
        pytest.skip("LEFT OUT: no axe-core (pip install axe-playwright-python)")
    page.evaluate(AXE.read_text())
    found = page.evaluate("(part) => axe.run(part, {resultTypes: ['violations']}).then(r => r.violations)", part)
    return [
        (v["id"], [str(n["target"]) for n in v["nodes"]][:4]) for v in found if v["impact"] in ("serious", "critical")
    ]


@contextmanager
def read_by_everybody(desks: Desks, width: int, scheme: str) -> Iterator[Page]:
    """Give a page to somebody who reads German; at the end nothing on it is hard to read or too wide."""
    with desks.visitor("de-DE") as page:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        yield page
        assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == (scheme == "dark")
        found = serious(page)
        assert found == [], found
        assert page.evaluate("document.documentElement.scrollWidth") <= width
