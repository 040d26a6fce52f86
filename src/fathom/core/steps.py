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
from functools import wraps
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
    #: Run the step, as the state does with its agenda; a step may do so with what would be the next call anyway.
    now: Callable[Concatenate[Any, P], None]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Call:
        """Make the call that stands for this step with these arguments."""


def make_step(fn: Callable[Concatenate[Any, P], None], clauses: tuple[str, ...]) -> Step[P]:
    """Make a step of a function."""
    name = f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}"

    clause = clauses[0] if clauses else ""
    run: Callable[..., None] = fn

    def call(*args: Any) -> Call:
        return (name, *args)

    @wraps(fn)
    def now(state: Any, *args: Any) -> None:
        if state.events is None:  # nobody is told of a clause
            run(state, *args)
        else:
            outer, state.clause = state.clause, clause
            try:
                run(state, *args)
            finally:
                state.clause = outer

    step = cast(Step[P], call)
    step.name = name
    step.clauses = clauses
    step.now = cast(Callable[Concatenate[Any, P], None], now)
    call.__name__ = call.__qualname__ = name
    return step


class Steps:
    """All steps of one game, by name; and where each clause of its rulebook is implemented."""

    def __init__(self, base: Steps | None = None) -> None:
        self.by_name: dict[str, Step[...]] = dict(base.by_name) if base else {}
        #: The functions themselves, for a state that nobody listens to.
        self.runs: dict[str, Callable[..., None]] = dict(base.runs) if base else {}
        self.citations: dict[str, list[str]] = {}
        #: By question: the offers to its lead seat.
        self.offers: dict[str, Callable[..., Any]] = {}

    def step(self, *clauses: str) -> Callable[[Callable[Concatenate[Any, P], None]], Step[P]]:
        """Register a function as a step that implements these clauses."""

        def register(fn: Callable[Concatenate[Any, P], None]) -> Step[P]:
            made = make_step(fn, clauses)
            if made.name in self.by_name:
                raise ValueError(f"two steps are called {made.name!r}")
            self.by_name[made.name] = made
            self.runs[made.name] = fn
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

    def __iter__(self) -> Iterator[Step[...]]:
        return iter(self.by_name.values())
