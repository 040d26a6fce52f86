"""Steps: small named functions, each one sentence of a rulebook, and the clauses that they implement.

Calling a step does not run it. It makes the *call*, plain data that can wait on an agenda, be saved and be shared:

>>> steps = Steps()
>>> @steps.step("AB-001")
... def draw(state: object, seat: int, n: int) -> None:
...     "The seat draws n cards."
>>> draw(0, 3)
('steps.draw', 0, 3)

Its name is that of its module and its own: `falling.let_go` is found in a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from inspect import Parameter, signature
from types import CodeType, FrameType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

#: A pending call: the step's name, then its arguments (ids, numbers, strings, booleans, None, tuples of them).
Call: TypeAlias = tuple[Any, ...]


class Step(Protocol[P]):
    """A rule as a function, known by its name; calling it with arguments makes a pending call."""

    name: str
    clauses: tuple[str, ...]
    #: Run the step at once: for the last thing that a step does, where it would be the next call anyway.
    now: Callable[Concatenate[Any, P], None]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Call:
        """Make the call that stands for this step with these arguments."""


def make_step(fn: Callable[Concatenate[Any, P], None], clauses: tuple[str, ...]) -> Step[P]:
    """Make a step of a function. It is a plain function again, because those are called fastest."""
    name = f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}"
    call = _call(fn, name)
    step = cast(Step[P], call)
    step.name = name
    step.clauses = clauses
    step.now = fn
    call.__name__ = call.__qualname__ = name
    return step


def _call(fn: Callable[..., None], name: str) -> Callable[..., Call]:
    """Return what makes the call of a step. Few arguments are taken one by one: that is faster than to unpack them."""
    head: Call = (name,)

    def with_none() -> Call:
        return head

    def with_one(a: Any) -> Call:
        return (name, a)

    def with_two(a: Any, b: Any) -> Call:
        return (name, a, b)

    def with_three(a: Any, b: Any, c: Any) -> Call:
        return (name, a, b, c)

    def with_four(a: Any, b: Any, c: Any, d: Any) -> Call:
        return (name, a, b, c, d)

    def with_any(*args: Any) -> Call:
        return head + args

    by_number: dict[int, Callable[..., Call]] = {0: with_none, 1: with_one, 2: with_two, 3: with_three, 4: with_four}
    return by_number.get(_number(fn), with_any)


def _number(fn: Callable[..., None]) -> int:
    """Return how many arguments a step always has besides the state, or -1 if their number varies."""
    _, *arguments = signature(fn).parameters.values()
    fixed = all(a.default is Parameter.empty and a.kind is Parameter.POSITIONAL_OR_KEYWORD for a in arguments)
    return len(arguments) if fixed else -1


class Steps:
    """All steps of one game, by name; and where each clause of its rulebook is implemented."""

    def __init__(self, base: Steps | None = None) -> None:
        self.by_name: dict[str, Step[...]] = dict(base.by_name) if base else {}
        self.functions: dict[str, Callable[..., None]] = dict(base.functions) if base else {}
        self.citations: dict[str, list[str]] = {}
        #: By question: the offers to its lead seat.
        self.offers: dict[str, Callable[..., Any]] = {}
        self._by_code: dict[CodeType, str] = dict(base._by_code) if base else {}

    def step(self, *clauses: str) -> Callable[[Callable[Concatenate[Any, P], None]], Step[P]]:
        """Register a function as a step that implements these clauses."""

        def register(fn: Callable[Concatenate[Any, P], None]) -> Step[P]:
            made = make_step(fn, clauses)
            if made.name in self.by_name:
                raise ValueError(f"two steps are called {made.name!r}")
            self.by_name[made.name] = made
            self.functions[made.name] = fn
            self._by_code[fn.__code__] = made.name
            self._cite(fn, clauses)
            return made

        return register

    def rule(self, *clauses: str) -> Callable[[F], F]:
        """Say that a plain function (a query, a part of setup) implements these clauses."""

        def register(fn: F) -> F:
            self._cite(fn, clauses)
            return fn

        return register

    def offer(self, question: str) -> Callable[[F], F]:
        """Say that a function yields the offers of a question (`legality.py`), given its lead seat and its facts."""

        def register(fn: F) -> F:
            self.offers[question] = fn
            return fn

        return register

    def _cite(self, fn: Callable[..., Any], clauses: tuple[str, ...]) -> None:
        where = f"{fn.__module__}.{fn.__qualname__}"
        for clause in clauses:
            self.citations.setdefault(clause, []).append(where)

    def clause_here(self) -> str:
        """Return the first clause of the step that runs now: the innermost one on the stack, or nothing."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            if frame.f_code in self._by_code:
                return self.clause_of(self._by_code[frame.f_code])
            frame = frame.f_back
        return ""

    def clause_of(self, name: str) -> str:
        """Return the first clause that a step cites, or nothing."""
        step = self.by_name.get(name)
        return step.clauses[0] if step and step.clauses else ""

    def __iter__(self) -> Iterator[Step[...]]:
        return iter(self.by_name.values())
