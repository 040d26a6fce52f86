"""Coverage: which clauses are code, and which are tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom import FathomError
from fathom.core.game import find
from fathom.core.ledger import Ledger
from fathom.workshop import coverage as coverages
from fathom.workshop.coverage import as_data, coverage, rule_coverage

GAME = find("leviathan-wilds")

LEDGER = """
[[chapter]]
id = "falling"
name = {en = "Falling", de = "Fallen"}
[[clause]]
id = "LW-001"
chapter = "falling"
source = "E1"
en = "You fall down to a ledge."
de = "Du fällst bis auf einen Vorsprung."
[[clause]]
id = "LW-002"
chapter = "falling"
source = "E2"
en = "A ledge."
de = "Vorsprünge."
[[ruling]]
id = "LR-01"
title = {en = "Where a fall ends", de = "Wo das Fallen endet"}
en = "On a ledge."
de = "Auf einem Vorsprung."
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    (tmp_path / "ledger.toml").write_text(LEDGER, encoding="utf-8")
    return Ledger.load(tmp_path / "ledger.toml")


def test_coverage_counts_clauses_and_keeps_rulings_apart(ledger: Ledger) -> None:
    found = coverage(ledger, ["LW-002", "LR-01"], ["LW-001", "LW-009", "AB-001"])
    assert found.clauses == ("LW-001", "LW-002")
    assert (found.implemented, found.unimplemented) == (("LW-002",), ("LW-001",))
    assert (found.tested, found.untested) == (("LW-001",), ("LW-002",))
    assert (found.rulings, found.unknown) == (("LR-01",), ("LW-009",))


def test_coverage_is_counted_in_numbers(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        'import pytest\n@pytest.mark.rule("LW-001", "LW-9999")\ndef test_x(): ...\n', encoding="utf-8"
    )
    every = len(GAME.ledger().clauses)
    found = as_data(rule_coverage(GAME, tmp_path))
    assert found["clauses"] == every
    assert found["tested"] == 1
    assert len(found["untested"]) == every - 1
    assert found["implemented"] + len(found["unimplemented"]) == every
    assert "LW-9999" in found["unknown"]


def test_coverage_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverages, "folder_of_tests", lambda: None)
    with pytest.raises(FathomError, match="needs the source tree"):
        rule_coverage(GAME)
