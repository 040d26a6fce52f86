"""The rule ledger: every clause of a rulebook in our own words, and the rulings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from .content import Problems, Record, load_table


class Words(Record, frozen=True):
    """The same in both languages."""

    en: str
    de: str


class Chapter(Record, frozen=True):
    """A chapter of the rulebook."""

    id: str
    name: Words


class Source(Record, frozen=True):
    """Where clauses of a ledger with several sources come from: the rulebook that lay before us, or public facts."""

    id: str
    name: Words
    book: bool = False


class Clause(Record, frozen=True):
    """One rule, with its place in the books, or the ids of its sources."""

    id: str
    chapter: str
    source: str
    en: str
    de: str
    rulings: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    inferred: bool = False
    expansion: bool = False
    off_with_expansion: bool = False
    #: A rule says what may be done or what happens. Some clauses only describe what is in the box, or tell a story or
    #: give advice: no code can prove them.
    kind: Literal["rule", "component", "story"] = "rule"
    #: Of a clause that is no rule: the test that checks it, as `tests/…/test_x.py::test_y`, if something can.
    checked_by: str = ""


class Ruling(Record, frozen=True):
    """Our answer where a rulebook is silent or speaks with two tongues."""

    id: str
    title: Words
    en: str
    de: str
    option: bool = False


class Difference(Record, frozen=True):
    """A point on which the two editions differ."""

    id: str
    topic: Words
    english: Words
    german: Words
    option: bool = False


Entry: TypeAlias = Clause | Ruling | Difference


class _File(Record, frozen=True):
    chapter: tuple[Chapter, ...] = ()
    source: tuple[Source, ...] = ()
    clause: tuple[Clause, ...] = ()
    ruling: tuple[Ruling, ...] = ()
    difference: tuple[Difference, ...] = ()
    glossary: dict[str, str] = msgspec.field(default_factory=dict)


class Ledger:
    """The rules of one game, by id, in the order of the book."""

    def __init__(self, file: _File) -> None:
        self.chapters = {one.id: one for one in file.chapter}
        self.sources = {one.id: one for one in file.source}
        self.clauses = {one.id: one for one in file.clause}
        self.rulings = {one.id: one for one in file.ruling}
        self.differences = {one.id: one for one in file.difference}
        #: English words of the game and the German ones for them.
        self.glossary = file.glossary

    @classmethod
    def load(cls, path: Path) -> Ledger:
        """Load a ledger and check that its chapters, sources and rulings exist and that no id is used twice."""
        file = load_table(path, _File)
        ledger, problems = cls(file), Problems()
        seen: set[str] = set()
        entries: list[Entry] = [*file.clause, *file.ruling, *file.difference]
        for entry in entries:
            if entry.id in seen:
                problems.add(path.name, entry.id, "id", "is used twice")
            seen.add(entry.id)
        for clause in file.clause:
            if clause.chapter not in ledger.chapters:
                message = f"unknown chapter '{clause.chapter}'"
                problems.add(path.name, clause.id, "chapter", message, word=clause.chapter, choices=ledger.chapters)
            if ledger.sources and not ledger.sources_of(clause):
                message = f"'{clause.source}' names no source of this ledger"
                problems.add(path.name, clause.id, "source", message)
            for ruling in clause.rulings:
                if ruling not in ledger.rulings:
                    message = f"unknown ruling '{ruling}'"
                    problems.add(path.name, clause.id, "rulings", message, word=ruling, choices=ledger.rulings)
        problems.raise_if_any()
        return ledger

    def get(self, id_: str) -> Entry | None:
        """Return the clause, ruling or difference with this id."""
        return self.clauses.get(id_) or self.rulings.get(id_) or self.differences.get(id_)

    def sources_of(self, clause: Clause) -> list[Source]:
        """Return the sources that a clause names, in its order."""
        return [self.sources[word] for word in re.findall(r"\w+", clause.source) if word in self.sources]

    def is_public(self, clause: Clause) -> bool:
        """Whether a clause comes from public facts alone, and not from a rulebook that lay before us."""
        return bool(self.sources) and not any(source.book for source in self.sources_of(clause))

    def find(self, words: str, lang: str = "en") -> list[Entry]:
        """Return what contains all of the words, best first: by id, title, whole words, then by the book's order."""
        wanted = words.casefold().split()
        ranked: list[tuple[int, Entry]] = []
        entries: list[Entry] = [*self.clauses.values(), *self.rulings.values(), *self.differences.values()]
        for entry in entries:
            title, text = (part.casefold() for part in _speech(entry, lang))
            everything = f"{entry.id.casefold()} {title} {text}"
            if wanted and all(word in everything for word in wanted):
                parts = set(re.findall(r"[\w-]+", everything))
                score = sum(
                    (word == entry.id.casefold()) * 8 + (word in title) * 2 + (word in parts) for word in wanted
                )
                ranked.append((score, entry))
        return [entry for _, entry in sorted(ranked, key=lambda pair: -pair[0])]


def _speech(entry: Entry, lang: str) -> tuple[str, str]:
    """Return title and text of an entry in a language."""
    if isinstance(entry, Difference):
        return getattr(entry.topic, lang), f"{getattr(entry.english, lang)} {getattr(entry.german, lang)}"
    return getattr(entry.title, lang) if isinstance(entry, Ruling) else "", getattr(entry, lang)
