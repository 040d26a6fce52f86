"""Windows: the moments of a book in which one may do something and nobody must; and who wants to be asked there.

A game declares its windows once, by name and clause. What the rules allow there is offered at each of them. How often a
table stops is a matter of taste: each seat says when it likes to be asked, and where nobody does the lead moves on.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

#: When a seat is asked in a window: whenever it could do something; whenever that could change anything; only when what
#: comes next also touches somebody; never.
Ask: TypeAlias = Literal["always", "matter", "concern", "never"]


class Window(msgspec.Struct, frozen=True):
    """A moment of the book in which one may do something and nobody must."""

    name: str
    clauses: tuple[str, ...]
