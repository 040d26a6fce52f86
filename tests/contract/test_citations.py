"""A step or a rule implements few clauses, or comments in it say which of its lines implements which."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from fathom.core.game import AnyGame
from fathom.workshop.citations import cited_by_tests
from fathom.workshop.proof.cited import Cited, cited_by

TESTS = Path(__file__).parents[1]
#: More clauses than these one cannot tell apart.
MOST = 4


def has_too_many(cited: Cited, clauses: set[str]) -> bool:
    body = inspect.getsource(cited.function).partition("def ")[2]
    return len(clauses) > MOST and not all(clause in body for clause in clauses)


@pytest.mark.interpreted
def test_a_step_implements_few_clauses_or_says_which_line_is_which(game: AnyGame) -> None:
    rules = game.ledger().clauses.keys()
    every = cited_by(game, TESTS)
    assert [cited.name for cited in every if has_too_many(cited, rules & {*cited.clauses})] == []


def test_what_is_no_rule_names_the_test_that_checks_it(game: AnyGame) -> None:
    """A clause that describes a component cannot be proved by code; a test must look at the component itself."""
    cited = cited_by_tests(TESTS)
    for clause in game.ledger().clauses.values():
        if clause.kind == "rule":
            assert not clause.checked_by, f"{clause.id} is a rule: its own tests check it"
        elif clause.kind == "component" or clause.checked_by:
            assert clause.checked_by in cited.get(clause.id, ()), f"{clause.id}: no test {clause.checked_by} cites it"
