"""The functions that cite clauses, and the tests that cite the same."""

from __future__ import annotations

import ast
import hashlib
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from fathom.core.game import AnyGame

from ..citations import cited_by_tests
from . import mutants
from .mutants import Function

#: Tests that need a browser or a server prove nothing here: they would take too long for each mutant.
TOO_SLOW = ("tests/browser/", "tests/web/")


@dataclass(frozen=True)
class Cited:
    """A function that cites clauses: where it is, what it cites, its source, and the tests that cite some of it."""

    name: str
    clauses: tuple[str, ...]
    function: FunctionType
    tree: Function
    #: By clause, the tests that cite it, as `tests/…/test_x.py::test_y`.
    tests: Mapping[str, tuple[str, ...]]

    @property
    def place(self) -> str:
        """Where it stands: file and line."""
        path = Path(self.function.__code__.co_filename)
        return f"{'/'.join(path.parts[path.parts.index('fathom') :])}:{self.tree.lineno}"

    def all_tests(self) -> tuple[str, ...]:
        """Return the tests that cite some of its clauses, each once."""
        return tuple(dict.fromkeys(test for tests in self.tests.values() for test in tests))

    def codes(self) -> Iterator[CodeType]:
        """Yield its code and that of all functions inside it."""
        waiting = [self.function.__code__]
        while waiting:
            code = waiting.pop()
            yield code
            waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]

    def key(self, root: Path) -> str:
        """Return a fingerprint of the code and of the files of its tests: while it is the same, so is the finding."""
        source = ast.dump(_without_words(self.tree))
        files = sorted({test.partition("::")[0] for test in self.all_tests()})
        parts = [str(mutants.VERSION), self.name, source, *self.clauses, *self.all_tests()]
        parts += [_digest(path) for file in files for path in (root / file, *_helpers(root / file))]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def cited_by(game: AnyGame, tests: Path) -> list[Cited]:
    """Return the functions of a game that cite clauses, in the order of the modules."""
    clauses_of: dict[str, list[str]] = {}
    for clause, places in game.state.steps.citations.items():
        for place in places:
            clauses_of.setdefault(place, []).append(clause)
    by_clause = {
        clause: tuple(test for test in found if not test.startswith(TOO_SLOW))
        for clause, found in cited_by_tests(tests).items()
    }
    found = []
    for name, clauses in clauses_of.items():
        function = _function(name)
        tree = _tree(function)
        wanted = {clause: by_clause.get(clause, ()) for clause in clauses}
        found.append(Cited(name, tuple(clauses), function, tree, wanted))
    return sorted(found, key=lambda one: (one.function.__code__.co_filename, one.tree.lineno))


def _function(name: str) -> FunctionType:
    """Return the plain function behind a name such as `fathom.games.abyss.rules.turn.plot`."""
    home, made = _owner(name)
    for word in name.removeprefix(f"{home}.").split("."):
        made = inspect.getattr_static(made, word)
    made = getattr(made, "now", made)  # a step
    made = getattr(made, "fget", None) or getattr(made, "__func__", made)
    plain = inspect.unwrap(made)
    assert isinstance(plain, FunctionType), name
    return plain


def _owner(name: str) -> tuple[str, Any]:
    """Return the module that a name begins with."""
    home = name.rpartition(".")[0]
    while True:
        try:
            return home, import_module(home)
        except ModuleNotFoundError:
            home = home.rpartition(".")[0]
            if not home:
                raise


def _tree(function: FunctionType) -> Function:
    """Return the source of a function as a tree, with the lines of its file."""
    for node in ast.walk(_parsed(Path(function.__code__.co_filename))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == function.__name__:
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            if first == function.__code__.co_firstlineno:
                return node
    raise LookupError(f"{function.__qualname__} is not in its file")


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _without_words(tree: Function) -> Function:
    """Return a function without its docstring."""
    if ast.get_docstring(tree) is None:
        return tree
    twin = ast.parse(ast.unparse(tree)).body[0]
    assert isinstance(twin, ast.FunctionDef | ast.AsyncFunctionDef)
    twin.body = twin.body[1:] or [ast.Pass()]
    return twin


@cache
def _helpers(test: Path) -> tuple[Path, ...]:
    """Return what the tests of a folder share."""
    return tuple(sorted(path for path in test.parent.glob("*.py") if not path.name.startswith("test_")))


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
