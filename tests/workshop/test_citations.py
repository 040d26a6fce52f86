"""Citations: the clauses that tests are marked with, read from their source."""

from __future__ import annotations

from pathlib import Path

from fathom.workshop.citations import cited_by_tests

TESTS = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("LW-001"), pytest.mark.slow]

@pytest.mark.rule("LW-002", "LR-01")
def test_one(): ...

@pytest.mark.rule("LW-003")
def helper(): ...

@pytest.mark.rule("LW-004")
@pytest.mark.skip(reason="later")
def test_skipped(): ...

@mark.rule("LW-004")
@mark.xfail
def test_expected_to_fail(): ...

@pytest.mark.rule("LW-004")
def test_gives_up():
    pytest.skip("not today")

@mark.rule("LW-005")
class TestMany:
    pytestmark = pytest.mark.rule("LW-006")
    @mark.rule("LW-007")
    async def test_two(self): ...
    def helper(self): ...

@pytest.mark.xfail
@pytest.mark.rule("LW-004")
class TestOff:
    def test_three(self): ...
"""


def test_marks_are_read_from_functions_classes_and_modules(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    (folder / "games/test_turn.py").write_text(TESTS)
    (folder / "games/test_off.py").write_text(
        "import pytest\npytestmark = pytest.mark.skip\n" + TESTS.split("slow]")[1]
    )
    (folder / "helpers.py").write_text(TESTS)
    one, two = "tests/games/test_turn.py::test_one", "tests/games/test_turn.py::TestMany::test_two"
    assert cited_by_tests(folder) == {
        "LR-01": [one],
        "LW-001": [one, two],
        "LW-002": [one],
        "LW-005": [two],
        "LW-006": [two],
        "LW-007": [two],
    }
