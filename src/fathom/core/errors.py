"""Everything that can go wrong, said in words that help."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class FathomError(Exception):
    """Every error that fathom raises on purpose; its text is written for people."""


class SetupError(FathomError):
    """A game cannot be set up like this; names the field and what is allowed."""

    def __init__(self, field: str, message: str, allowed: Iterable[str] = ()) -> None:
        self.field = field
        self.allowed = tuple(allowed)
        text = f"{field}: {message}"
        if self.allowed:
            text += f" (allowed: {', '.join(self.allowed)})"
        super().__init__(text)


class IllegalChoice(FathomError):
    """Somebody chose what the present decision does not offer."""


class SaveError(FathomError):
    """A saved game cannot be read; says what is wrong with the file and what to do."""


class OtherRules(SaveError):
    """A saved game is whole, but the rules or the content have changed since."""


class EndlessLoop(FathomError):
    """The rules ran too long between two decisions; names the agenda."""


class Stuck(FathomError):
    """The agenda is empty, nobody has to decide, and the game is not over: a bug in the rules."""


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """Return the choice that looks most like a misspelt word, if one does.

    >>> nearest("sagee", ["sage", "storm"])
    'sage'
    """
    found = difflib.get_close_matches(word, list(choices), n=1, cutoff=0.5)
    return found[0] if found else None


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """Return "; did you mean 'x'?" or nothing, to be added to a message."""
    close = nearest(word, choices)
    return f"; did you mean '{close}'?" if close else ""
