"""Report: which clauses are proved, which are not and why, and which mutants survive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from fathom.core.ledger import Ledger

from ..coverage import Coverage
from .cited import Cited
from .memory import Finding
from .survivors import Explained, Survivor, needless, survivors_of


class Proof(msgspec.Struct):
    """What is proved of a game's rules."""

    #: All clauses of the book; those that are no rules are checked otherwise.
    clauses: int
    components: int
    stories: int
    implemented: int
    tested: int
    proved: int
    #: By clause, why it is not proved.
    unproved: dict[str, str]
    survivors: list[Survivor]
    #: Explanations of what does not survive any more.
    needless: list[str] = []
    #: Functions about which nothing is known, since they or their tests are new.
    unmeasured: int = 0

    @property
    def rules(self) -> int:
        """How many clauses can be proved."""
        return self.clauses - self.components - self.stories


def proof(
    ledger: Ledger,
    counted: Coverage,
    found: Sequence[tuple[Cited, Finding | None]],
    explained: Sequence[Explained] = (),
    only: Collection[str] = (),
) -> Proof:
    """Put together what was found about the functions of a game; about some clauses only, if they are named."""
    clauses = [clause for clause in ledger.clauses.values() if not only or clause.id in only]
    kinds = Counter(clause.kind for clause in clauses)
    known = [(cited, finding) for cited, finding in found if finding is not None]
    proved = {clause for _, finding in known for clause in finding.proved}
    ids = {clause.id for clause in clauses}
    rules = [clause.id for clause in clauses if clause.kind == "rule"]
    survivors = [one for cited, finding in known for one in survivors_of(cited, finding, explained)]
    return Proof(
        clauses=len(clauses),
        components=kinds["component"],
        stories=kinds["story"],
        implemented=len(ids & {*counted.implemented}),
        tested=len(ids & {*counted.tested}),
        proved=len(proved.intersection(rules)),
        unproved={clause: _why_not(clause, known) for clause in rules if clause not in proved},
        survivors=survivors,
        needless=needless(explained, survivors) if len(known) == len(found) and not only else [],
        unmeasured=len(found) - len(known),
    )


def _why_not(clause: str, found: Sequence[tuple[Cited, Finding]]) -> str:
    """Say why a clause is not proved."""
    own = [(cited, finding) for cited, finding in found if clause in cited.clauses]
    if not own:
        return "no code cites it"
    tests = [test for cited, _ in own for test in cited.tests[clause]]
    if not tests:
        return "no test cites it"
    if not any(test in finding.ran for cited, finding in own for test in cited.tests[clause]):
        return "no test that cites it runs its code"
    kinds = [tried.kind for _, finding in own for tried in finding.tried]
    if not kinds or set(kinds) <= {"broke", "unreached"}:
        return "its code has nothing that could be changed so that the program still runs"
    return f"none of {len(kinds) - kinds.count('unreached')} changes to its code is noticed by its own tests"


def as_text(proofs: Mapping[str, Proof], survivors: bool) -> Iterator[Any]:
    """Yield tables for people."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in ("game", "clauses", "implemented", "tested", "rules", "proved", "", "survivors", "unexplained"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for game, one in proofs.items():
        share = f"{100 * one.proved / one.rules:.1f} %" if one.rules else ""
        open_ = sum(not survivor.reason for survivor in one.survivors)
        numbers = (one.clauses, one.implemented, one.tested, one.rules, one.proved, share, len(one.survivors), open_)
        table.add_row(game, *map(str, numbers))
    yield table
    for one in proofs.values():
        if one.unproved:
            yield _table(("not proved", "why"), one.unproved.items())
        if one.needless:
            yield _table(("explained, but noticed now", ""), [(line, "") for line in one.needless])
        if survivors and one.survivors:
            rows = [(s.place, s.change, s.reason or f"not explained: {' '.join(s.clauses)}") for s in one.survivors]
            yield _table(("survivors", "", ""), sorted(rows, key=lambda row: not row[2].startswith("not explained")))


def _table(head: Sequence[str], rows: Any) -> Any:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in head:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
