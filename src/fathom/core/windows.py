"""Windows: the moments of a book in which one may do something and nobody must; and who wants to be asked there.

A game declares its windows once, by name and clause. What the rules allow there is offered at each of them. How often a
table stops is a matter of taste: each seat says when it likes to be asked, and where nobody does the lead moves on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from .decisions import Option

#: When a seat is asked in a window: whenever it could do something; whenever that could change anything; only when what
#: comes next also touches somebody; never.
Ask: TypeAlias = Literal["always", "matter", "concern", "never"]


class Window(msgspec.Struct, frozen=True):
    """A moment of the book in which one may do something and nobody must."""

    name: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Allowance:
    """What the book allows at many moments besides what is asked: anytime actions, Powers, gifts.

    A contract test holds that all of it is offered at each question that it names, and that every question which does
    not name it has a clause that says why.
    """

    name: str
    clauses: tuple[str, ...]
    #: The questions at which it may be done.
    at: frozenset[str]
    #: What of it can be done now, by anybody: the options, whatever they lead back to.
    what: Callable[[Any], Iterable[Option]]
    #: By the clause that says so: the questions at which it may not.
    closed: dict[str, frozenset[str]] = field(default_factory=dict, hash=False)
