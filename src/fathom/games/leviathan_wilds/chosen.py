"""What is chosen before a game of Leviathan Wilds: part of every save."""

from __future__ import annotations

from typing import Literal

from fathom.core.box import Setup

Edition = Literal["en", "de"]
Difficulty = Literal["casual", "normal", "hard", "expert"]


class WildsSetup(Setup, frozen=True, cache_hash=True):
    """One leviathan, a difficulty, an edition, and the climbers as (character, class).

    In solo play there is one entry: (character, character, class).
    """

    leviathan: str
    difficulty: Difficulty
    edition: Edition
    climbers: tuple[tuple[str, ...], ...]
    #: The climber who takes the first turn; -1: chosen at random (LW-030).
    first: int = -1

    @property
    def solo(self) -> bool:
        """Whether one player runs two climbers with one deck (LW-001, LW-212)."""
        return len(self.climbers) == 1
