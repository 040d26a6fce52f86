"""What the lints of all games need: the problems of one entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fathom.core.content import Problems

from .catalogue import Catalogue


class Notes:
    """Collects the problems of one entry."""

    def __init__(self, problems: Problems, box: Catalogue, entry: object) -> None:
        self.problems = problems
        self.file = box.file_of(entry)
        self.entry: str = getattr(entry, "id", "")

    def add(self, field: str, message: str, word: str | None = None, choices: Iterable[str] = ()) -> None:
        """Note a problem; with a wrong word and its choices also what was probably meant."""
        self.problems.add(self.file, self.entry, field, message, word=word, choices=choices)

    def known(self, field: str, word: str, choices: Iterable[str], what: str = "word") -> None:
        """Note a word that is none of the choices."""
        choices = list(choices)
        if word not in choices:
            self.add(field, f"unknown {what} '{word}'", word, choices)

    def between(self, field: str, value: int, least: int, most: int) -> None:
        """Note a number that is out of range."""
        if not least <= value <= most:
            self.add(field, f"{value} is not between {least} and {most}")

    def at_least(self, field: str, value: int, least: int) -> None:
        """Note a number that is too small."""
        if value < least:
            self.add(field, f"{value} is less than {least}")

    def at_most(self, field: str, value: int, most: int) -> None:
        """Note a number that is too large."""
        if value > most:
            self.add(field, f"{value} is more than {most}")

    def unique(self, field: str, names: Iterable[object]) -> None:
        """Note what is named twice."""
        for name, count in Counter(names).items():
            if count > 1:
                self.add(field, f"'{name}' stands there {count} times")
