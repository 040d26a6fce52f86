"""What somebody may want to do, and what forbids it: the one place where a rule says no.

A question is asked with *offers*: each option that one could think of, with what forbids it or nothing. Those that
nothing forbids are the options of the decision; the others are what the table shows greyed, with the same reason. So
legality and "why not?" cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from .decisions import Option
from .state import State


class No(msgspec.Struct, frozen=True, gc=False):
    """Why something cannot be done: the clause that forbids it, the key of its words, and the facts they speak of."""

    clause: str
    key: str
    facts: tuple[tuple[str, Any], ...] = ()
    #: What else forbids it.
    also: No | None = None


#: An option, and what forbids it.
Offer: TypeAlias = tuple[Option, No | None]


def no(clause: str, key: str, also: No | None = None, **facts: Any) -> No:
    """Return a reason.

    >>> no("TY-020", "no-coins", n=1, have=0)
    No(clause='TY-020', key='no-coins', facts=(('n', 1), ('have', 0)), also=None)
    """
    return No(clause, key, tuple(facts.items()), also)


def possible(offers: Iterable[Offer]) -> list[Option]:
    """Return the options that nothing forbids."""
    return [option for option, reason in offers if reason is None]


def refused(state: State) -> Iterator[tuple[Option, No]]:
    """Yield what the lead seat may want to do now and cannot, with the reason."""
    decision = state.decision
    if decision is None or (made := state.steps.offers.get(decision.key)) is None:
        return
    for option, reason in made(state, decision.lead, *decision.args):
        if reason is not None:
            yield option, reason
