"""Which tests cite which clauses: read from their source, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import fathom


def folder_of_tests() -> Path | None:
    """Return the folder of the tests, from a source tree; an installed fathom has none."""
    for root in (*Path(fathom.__file__).resolve().parents[2:3], Path.cwd()):
        if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
            return root / "tests"
    return None


def cited_by_tests(folder_of_tests: Path) -> dict[str, list[str]]:
    """Find which tests are marked with which clauses, as `tests/test_turn.py::test_name`, without running them.

    Marks count on functions, on classes and as the module's `pytestmark`. A test that is skipped or expected to fail
    shows nothing and is left out, and so is one that may be skipped.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder_of_tests.rglob("test_*.py")):
        module = path.relative_to(folder_of_tests.parent).as_posix()
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
