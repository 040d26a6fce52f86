"""From a state to the table as a seat sees it."""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text

from .state import Wilds


def scene(g: Wilds, seat: int, text: Text) -> Scene:
    """Describe the table."""
    return Scene(game=g.game, ply=g.ply, seat=seat, head=Head(title="Leviathan Wilds"))
