"""How verbs are found: which step carries out an effect.

Every verb's step has the same arguments: the delver (or, outside of turns, the seat, which has the same number) who
carries it out, and the name of the effect in the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fathom.core.steps import Step

from .. import queries
from ..state import Gaia

E = TypeVar("E")

VERBS: dict[type, Step[[int, str]]] = {}


def verb(kind: type) -> Callable[[Step[[int, str]]], Step[[int, str]]]:
    """Say which step carries out a verb."""

    def register(made: Step[[int, str]]) -> Step[[int, str]]:
        VERBS[kind] = made
        return made

    return register


def effect(g: Gaia, node: str, kind: type[E]) -> E:
    """Return the effect of a name; `kind` says what it is."""
    found: Any = g.box.nodes[node]
    return found  # type: ignore[no-any-return]


def carry_out(g: Gaia, d: int, nodes: tuple[str, ...]) -> None:
    """Let effects happen, one after another."""
    if not nodes:
        return
    all_nodes = g.box.nodes
    g.agenda.extend([VERBS[type(all_nodes[node])](d, node) for node in reversed(nodes)])


def seats_meant(g: Gaia, d: int, who: str) -> tuple[int, ...]:
    """Return the living suits that `who` means, seen from a delver; in solo there is only one."""
    if len(g.suits) == 1 or who not in ("self", "partner"):
        return queries.living(g)
    one = d if who == "self" else 1 - d
    return (one,) if g.suits[one].alive else ()
