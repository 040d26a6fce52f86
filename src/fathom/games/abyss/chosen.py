"""What is chosen before a game of Abyss: part of every save."""

from __future__ import annotations

from fathom.core.box import Setup


class AbyssSetup(Setup, frozen=True):
    """How many play, with or without Leviathan, and who begins (-1: drawn by lot)."""

    players: int
    expansion: bool
    first: int = -1
