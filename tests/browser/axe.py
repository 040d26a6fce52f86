"""axe-core on the page that is open."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page

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
