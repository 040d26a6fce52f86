"""The windows of Gone to Gaia: after a die, and before an enemy's damage (chapters S3 and S4)."""

from __future__ import annotations

from fathom.core.windows import Window

from .state import Gaia

WINDOWS = (
    Window("reroll", ("GG-146", "GG-147")),
    Window("block", ("GG-149", "GG-150")),
)
NAMES = frozenset(window.name for window in WINDOWS)


def window(g: Gaia) -> str:
    """Return the window that is open."""
    return g.decision.key if g.decision is not None and g.decision.key in NAMES else ""


def touches(before: Gaia, after: Gaia) -> bool:
    """A die that stands and a blow that lands are everybody's business."""
    return True
