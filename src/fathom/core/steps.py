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

from collections.abc import Callable, Iterator
from inspect import signature
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
    head: Call = (name,)

    def call(*args: Any) -> Call:
        return head + args

    step = cast(Step[P], call)
    step.name = name
    step.clauses = clauses
    step.now = cast(Callable[Concatenate[Any, P], None], _now(fn, name))
    call.__name__ = call.__qualname__ = name
    return step


def _now(fn: Callable[..., None], name: str) -> Callable[..., None]:
    """Return what runs a step at once. Few arguments are passed one by one: that is much faster than to unpack them."""

    def with_one(state: Any, a: Any) -> None:
        if state.events is not None:
            state.running = name
        fn(state, a)

    def with_two(state: Any, a: Any, b: Any) -> None:
        if state.events is not None:
            state.running = name
        fn(state, a, b)

    def with_three(state: Any, a: Any, b: Any, c: Any) -> None:
        if state.events is not None:
            state.running = name
        fn(state, a, b, c)

    def with_any(state: Any, *args: Any) -> None:
        if state.events is not None:
            state.running = name
        fn(state, *args)

    by_number: dict[int, Callable[..., None]] = {2: with_one, 3: with_two, 4: with_three}
    return by_number.get(len(signature(fn).parameters), with_any)


class Steps:
    """All steps of one game, by name; and where each clause of its rulebook is implemented."""

    def __init__(self, base: Steps | None = None) -> None:
        self.by_name: dict[str, Step[...]] = dict(base.by_name) if base else {}
        self.functions: dict[str, Callable[..., None]] = dict(base.functions) if base else {}
        self.citations: dict[str, list[str]] = {}

    def step(self, *clauses: str) -> Callable[[Callable[Concatenate[Any, P], None]], Step[P]]:
        """Register a function as a step that implements these clauses."""

        def register(fn: Callable[Concatenate[Any, P], None]) -> Step[P]:
            made = make_step(fn, clauses)
            if made.name in self.by_name:
                raise ValueError(f"two steps are called {made.name!r}")
            self.by_name[made.name] = made
            self.functions[made.name] = fn
            self._cite(fn, clauses)
            return made

        return register

    def rule(self, *clauses: str) -> Callable[[F], F]:
        """Say that a plain function (a query, a part of setup) implements these clauses."""

        def register(fn: F) -> F:
            self._cite(fn, clauses)
            return fn

        return register

    def _cite(self, fn: Callable[..., Any], clauses: tuple[str, ...]) -> None:
        where = f"{fn.__module__}.{fn.__qualname__}"
        for clause in clauses:
            self.citations.setdefault(clause, []).append(where)

    def clause_of(self, name: str) -> str:
        """Return the first clause that a step cites, or nothing."""
        step = self.by_name.get(name)
        return step.clauses[0] if step and step.clauses else ""

    def __iter__(self) -> Iterator[Step[...]]:
        return iter(self.by_name.values())
