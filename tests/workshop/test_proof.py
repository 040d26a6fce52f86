"""Proof: changes to a function, and whether tests notice them."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
import pytest

import fathom
from fathom.core.errors import IllegalChoice, Stuck
from fathom.workshop.proof.memory import Finding, Tried, keep, recall
from fathom.workshop.proof.mutants import Mutant, mutants, put
from fathom.workshop.proof.running import _is_noticed, in_copies

CODE = """
def pay(g, seat, n, free=False):
    "Pay."
    g.emit("paid", n=n + 1)
    if free or n > 3:
        return
    g.then(take(seat, n), give(seat, n))
    g.pearls -= n
    return min(f(n, seat), 7)
"""


def made(code: str = CODE) -> list[Mutant]:
    function = ast.parse(code).body[0]
    assert isinstance(function, ast.FunctionDef)
    return list(mutants(function))


def test_conditions_bounds_calls_arguments_and_order_are_changed() -> None:
    assert [str(mutant) for mutant in made()] == [
        "line 5: if free or n > 3 → if not (free or n > 3)",
        "line 5: free or n > 3 → free and n > 3",
        "line 5: free or n > 3 → n > 3",
        "line 5: free or n > 3 → free",
        "line 5: n > 3 → n <= 3",
        "line 5: n > 3 → n >= 3",
        "line 5: 3 in if free or n > 3 → 4",
        "line 6: return → (left out)",
        "line 7: g.then(take(seat, n), give(seat, n)) → (left out)",
        "line 7: g.then(take(seat, n), give(seat, n)) → g.then(give(seat, n), take(seat, n))",
        "line 7: g.then(take(seat, n), give(seat, n)) → g.then(give(seat, n))",
        "line 7: g.then(take(seat, n), give(seat, n)) → g.then(take(seat, n))",
        "line 7: take(seat, n) → take(n, seat)",
        "line 7: give(seat, n) → give(n, seat)",
        "line 8: g.pearls -= n → g.pearls += n",
        "line 8: g.pearls -= n → (left out)",
        "line 9: min(f(n, seat), 7) → max(f(n, seat), 7)",
        "line 9: f(n, seat) → f(seat, n)",
        "line 9: 7 in return min(f(n, seat), 7) → 8",
    ]


def test_a_mutant_takes_the_place_of_its_function_wherever_it_is_known() -> None:
    def adder(more: int) -> Any:
        def add(n: int) -> int:
            return n + more

        return add

    add = adder(10)
    alias = add
    mutant, *_ = made("def add(n):\n    return n + more\n")
    assert isinstance(add, FunctionType) and put(mutant, add)
    assert alias(1) == -9


def test_only_what_a_test_says_counts_as_noticed() -> None:
    def error_of(code: str, file: str) -> BaseException:
        with pytest.raises(Exception) as caught:
            exec(compile(code, file, "exec"), {})
        return caught.value

    inside = str(Path(fathom.__file__).parent / "games" / "x.py")
    assert _is_noticed(error_of("assert 1 == 2", "tests/test_x.py"))
    assert _is_noticed(IllegalChoice("not offered"))
    assert not _is_noticed(error_of("{}['x']", inside))
    assert not _is_noticed(Stuck("nobody is asked"))


def test_each_task_is_done_in_a_copy_that_may_break() -> None:
    seen: list[int] = []

    def do(n: int) -> int:
        seen.append(n)
        if n == 2:
            raise ValueError(n)
        return n * n

    assert sorted(in_copies([1, 2, 3], do, lambda n: 5, 2), key=lambda pair: pair[0]) == [(1, 1), (2, None), (3, 9)]
    assert seen == []


def test_an_endless_task_ends() -> None:
    def spin(n: int) -> None:
        while True:
            pass

    assert list(in_copies([1], spin, lambda n: 1, 1)) == [(1, None)]


def test_what_was_found_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    finding = Finding("x.f", {"AB-001": "test_x"}, ["test_x"], [Tried(1, "a", "b", "noticed", "test_x")])
    assert recall("key") is None
    keep("key", finding)
    assert recall("key") == finding


def prove(cache: Path, *words: str) -> dict[str, Any]:
    """Run the command, in a process of its own."""
    command = [sys.executable, "-m", "fathom.workshop.proof", *words, "--json"]
    ran = subprocess.run(
        command, env=os.environ | {"XDG_CACHE_HOME": str(cache)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_a_clause_is_proved_and_the_proof_is_remembered(tmp_path: Path) -> None:
    found = prove(tmp_path, "AL-009")["abyss"]
    assert (found["clauses"], found["proved"], found["unproved"]) == (1, 1, {})
    for path in (tmp_path / "fathom" / "proof").iterdir():
        finding = msgspec.json.decode(path.read_bytes(), type=Finding)
        path.write_bytes(msgspec.json.encode(Finding(finding.name, {}, finding.ran, [])))
    assert prove(tmp_path, "AL-009")["abyss"]["proved"] == 0, "it is not run again"


def test_an_unknown_word_is_refused() -> None:
    command = [sys.executable, "-m", "fathom.workshop.proof", "AB-999"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "there is no game and no clause 'AB-999'" in ran.stderr
