"""What somebody may want to do, and what forbids it: the one place where a rule says no.

A question is asked with *offers*: each option that one could think of, with what forbids it or nothing. Those that
nothing forbids are the options of the decision; the others are what the table shows greyed, with the same reason. So
legality and "why not?" cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from .decisions import Option


class No(msgspec.Struct, frozen=True, gc=False):
    """Why something cannot be done: the clause that forbids it, the key of its words, and the facts they speak of."""

    clause: str
    key: str
    facts: tuple[tuple[str, Any], ...] = ()


#: An option, and what forbids it.
Offer: TypeAlias = tuple[Option, No | None]


def no(clause: str, key: str, **facts: Any) -> No:
    """Return a reason.

    >>> no("AB-020", "no-pearls", n=1, have=0)
    No(clause='AB-020', key='no-pearls', facts=(('n', 1), ('have', 0)))
    """
    return No(clause, key, tuple(facts.items()))


def possible(offers: Iterable[Offer]) -> list[Option]:
    """Return the options that nothing forbids."""
    return [option for option, reason in offers if reason is None]
