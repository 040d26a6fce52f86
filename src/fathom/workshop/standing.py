"""Where a game stands: how many clauses of its rulebook are code, are tested, and are proved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fathom.core.game import AnyGame

from .citations import folder_of_tests
from .coverage import as_data, rule_coverage
from .proof.known import known
from .proof.report import proof


def standing(game: AnyGame) -> dict[str, Any]:
    """Return the numbers of a game, and the clauses that lack something.

    What is proved is remembered from `bin/prove`; `unmeasured` functions are new since then.

    Raises:
        FathomError: there are no tests to read.
    """
    counted = rule_coverage(game)
    folder = folder_of_tests()
    assert folder is not None
    made = proof(game.ledger(), counted, known(game, folder))
    numbers = {name: getattr(made, name) for name in ("rules", "components", "stories", "proved", "unmeasured")}
    return as_data(counted) | numbers


def as_text(found: Mapping[str, Mapping[str, Any]]) -> Iterator[Any]:
    """Yield a table of the games, and what is missing."""
    from rich.table import Table
    from rich.text import Text

    columns = ("clauses", "implemented", "tested", "rules", "proved")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    for title in columns:
        table.add_column(title, justify="right")
    for game, one in found.items():
        table.add_row(game, *(str(one[key]) for key in columns), "so far" if one["unmeasured"] else "")
    yield table
    if any(one["unmeasured"] for one in found.values()):
        yield Text("What is new since it was last proved does not count: bin/prove", "dim")
    for one in found.values():
        for key, title in (
            ("unimplemented", "no code"),
            ("untested", "no test"),
            ("unknown", "cited, but not in the ledger"),
        ):
            if one[key]:
                yield Text(f"{title}: {', '.join(one[key])}")
