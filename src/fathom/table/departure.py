"""A match that is opened by other rules than it was played with: what holds still, and from where on nothing does."""

from __future__ import annotations

from typing import Literal

import msgspec

from fathom.core.errors import SaveError
from fathom.core.text import Text

from .history import words


class Departed(SaveError):
    """A choice that was made before leads elsewhere by the rules of today."""


class Departure(msgspec.Struct, frozen=True):
    """Where a match leaves what it was: since it was played last, rules or content have changed.

    `at` is the first entry of its history that does not hold any more, `choices` how many do.
    """

    kind: Literal["rules", "content", "choice"]
    at: int
    choices: int
    #: Whether the rules of today can go on from here; else one can only look.
    may_go_on: bool = True

    def told(self, lang: str) -> str:
        """Return what has changed, in words."""
        say: Text = words(lang)
        told = say(f"departed-{self.kind}", n=self.choices) if self.kind == "choice" else say(f"departed-{self.kind}")
        return told if self.may_go_on else f"{told} {say('departed-only-look')}"
