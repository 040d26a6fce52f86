"""How verbs are found: which step carries out an effect.

Every verb's step has the same arguments: the delver (or, outside of turns, the seat, which has the same number) who
carries it out, and the name of the effect in the box; what it does is written with the effect itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from fathom.core.steps import Step

from .. import queries
from ..schema.verbs import Effect
from ..state import Gaia, step

E = TypeVar("E")

VERBS: dict[type, Step[[int, str]]] = {}


def verb(kind: type[E], *clauses: str) -> Callable[[Callable[[Gaia, int, E], None]], Step[[int, str]]]:
    """Make the step that carries out a verb, which implements these clauses."""

    def register(do: Callable[[Gaia, int, E], None]) -> Step[[int, str]]:
        @wraps(do)
        def carry(g: Gaia, d: int, node: str, *, do: Callable[[Gaia, int, E], None] = do) -> None:
            do(g, d, g.box.nodes[node])

        VERBS[kind] = made = cast(Step[[int, str]], step(*clauses)(carry))
        return made

    return register


def effect(g: Gaia, node: str, kind: type[E]) -> E:
    """Return the effect of a name; `kind` says what it is."""
    found: Any = g.box.nodes[node]
    return found  # type: ignore[no-any-return]


def verb_of(one: Any) -> str:
    """Return the verb of an effect, as content writes it."""
    return str(type(one).__struct_config__.tag)


def carry_out(g: Gaia, d: int, effects: tuple[Effect, ...]) -> None:
    """Let effects happen, one after another."""
    g.agenda.extend([VERBS[type(one)](d, one.node) for one in reversed(effects)])


def seats_meant(g: Gaia, d: int, who: str) -> tuple[int, ...]:
    """Return the living suits that `who` means, seen from a delver; in solo there is only one."""
    if len(g.suits) == 1 or who not in ("self", "partner"):
        return queries.living(g)
    one = d if who == "self" else 1 - d
    return (one,) if g.suits[one].alive else ()
