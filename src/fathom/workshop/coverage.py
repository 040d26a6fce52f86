"""How much of a rulebook is code, and how much of it is tested."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fathom.core.content import Record
from fathom.core.errors import FathomError
from fathom.core.game import AnyGame
from fathom.core.ledger import Ledger

from .citations import cited_by_tests, folder_of_tests


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


def rule_coverage(game: AnyGame, tests: Path | None = None) -> Coverage:
    """Compare the ledger of a game with the clauses that its code cites and its tests prove.

    Raises:
        FathomError: there are no tests to read.
    """
    folder = tests or folder_of_tests()
    if folder is None:
        raise FathomError("coverage needs the source tree: there is no tests/ folder here")
    return coverage(game.ledger(), game.state.steps.citations, cited_by_tests(folder))


def as_data(one: Coverage) -> dict[str, Any]:
    """Return coverage as scripts expect it: counts, and the ids that are missing."""
    return {
        "clauses": len(one.clauses),
        "implemented": len(one.implemented),
        "tested": len(one.tested),
        "unimplemented": list(one.unimplemented),
        "untested": list(one.untested),
        "rulings": len(one.rulings),
        "unknown": list(one.unknown),
    }
