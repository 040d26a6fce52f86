"""The rule ledger: every clause of a rulebook in our own words, the rulings, and what code and tests make of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

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


# ---------------------------------------------------------------- coverage


class Coverage(Record, frozen=True):
    """How much of a rulebook is code, and how much of it is tested; all in the order of the book."""

    clauses: tuple[str, ...]
    implemented: tuple[str, ...]
    tested: tuple[str, ...]
    unimplemented: tuple[str, ...]
    untested: tuple[str, ...]
    #: Rulings and differences that code or tests cite; they do not count as clauses.
    rulings: tuple[str, ...]
    #: Ids cited that the ledger does not know: typing mistakes.
    unknown: tuple[str, ...]


def coverage(ledger: Ledger, implemented: Iterable[str], tested: Iterable[str]) -> Coverage:
    """Count the clauses that steps implement and tests test."""
    others = (*ledger.rulings, *ledger.differences)
    prefixes = {id_.partition("-")[0] for id_ in (*ledger.clauses, *others)}
    # Tests of other games lie in the same folder.
    coded, proven = set(implemented), {id_ for id_ in tested if id_.partition("-")[0] in prefixes}
    cited = coded | proven
    return Coverage(
        clauses=tuple(ledger.clauses),
        implemented=tuple(id_ for id_ in ledger.clauses if id_ in coded),
        tested=tuple(id_ for id_ in ledger.clauses if id_ in proven),
        unimplemented=tuple(id_ for id_ in ledger.clauses if id_ not in coded),
        untested=tuple(id_ for id_ in ledger.clauses if id_ not in proven),
        rulings=tuple(id_ for id_ in others if id_ in cited),
        unknown=tuple(sorted(cited - set(ledger.clauses) - set(others))),
    )


def tested_clauses(tests_folder: Path) -> dict[str, list[str]]:
    """Find which tests are marked with which clauses, as `tests/test_turn.py::test_name`, without running them.

    Marks count on functions, on classes and as the module's `pytestmark`. A test that is skipped or expected to fail
    shows nothing and is left out, and so is one that may be skipped.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(tests_folder.rglob("test_*.py")):
        module = path.relative_to(tests_folder.parent).as_posix()
        for test, clauses in _tests_in(path, path.stat().st_mtime_ns, module):
            for clause in sorted(clauses):
                found.setdefault(clause, []).append(test)
    return dict(sorted(found.items()))


@lru_cache(maxsize=1024)
def _tests_in(path: Path, changed: int, module: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the tests of a file that name clauses; what is read once, for each game, stays read until it changes."""
    source = path.read_text(encoding="utf-8")
    if "rule" not in source:  # no mark of ours: it need not be understood
        return ()
    return tuple(_tests(ast.parse(source, str(path)), module, frozenset()))


def _tests(node: ast.Module | ast.ClassDef, name: str, outer: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the tests below a module or class that run, with the clauses they are marked with."""
    marks = [mark for statement in node.body for mark in _assigned_marks(statement)]
    if isinstance(node, ast.ClassDef):
        marks += node.decorator_list
    if _is_off(marks) or any(map(_gives_up, node.body)):
        return
    outer = outer | _clauses(marks)
    for child in node.body:
        if isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            yield from _tests(child, f"{name}::{child.name}", outer)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            if _is_off(child.decorator_list) or any(map(_gives_up, child.body)):
                continue
            yield f"{name}::{child.name}", outer | _clauses(child.decorator_list)


def _assigned_marks(statement: ast.stmt) -> list[ast.expr]:
    """Return the marks of `pytestmark = …`, one or a list."""
    match statement:
        case (
            ast.Assign(targets=[ast.Name(id="pytestmark")], value=value)
            | ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value)
        ):
            return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return []


def _mark_name(mark: ast.expr) -> str:
    """Return the last word of a mark: `rule` for `@pytest.mark.rule("…")`, for `@mark.rule(…)` and for `@rule(…)`."""
    function = mark.func if isinstance(mark, ast.Call) else mark
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_off(marks: Iterable[ast.expr]) -> bool:
    return any(_mark_name(mark) in {"skip", "skipif", "xfail", "skipIf", "skipUnless"} for mark in marks)


def _gives_up(statement: ast.stmt) -> bool:
    """Return whether a statement is a plain `pytest.skip(…)` or `pytest.xfail(…)`."""
    return isinstance(statement, ast.Expr) and _mark_name(statement.value) in {"skip", "xfail"}


def _clauses(marks: Iterable[ast.expr]) -> frozenset[str]:
    """Return the ids that `rule` marks name."""
    return frozenset(
        arg.value
        for mark in marks
        if isinstance(mark, ast.Call) and _mark_name(mark) == "rule"
        for arg in mark.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    )
