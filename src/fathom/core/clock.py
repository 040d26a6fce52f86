"""The clock of a game: the part, round and turn it stands in. Undo, logs, bots, replays and reports ask it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

#: The stretches of a game that have a beginning, the shortest first.
Span: TypeAlias = Literal["turn", "round", "part"]
SPANS: tuple[Span, ...] = ("turn", "round", "part")


class Clock(msgspec.Struct, frozen=True, order=True):
    """Where a game stands. Each number counts up within the one before it; all are 0 while the game is set up.

    A part is the largest stretch that the book names: a chapter, a visit. A game without parts leaves it
    at 0, one without rounds counts its turns there too. A campaign may come back to a part that it has left.
    """

    part: int = 0
    round: int = 0
    turn: int = 0

    def since(self, span: Span) -> tuple[int, ...]:
        """Return what is the same for all moments of one turn, one round or one part.

        >>> Clock(2, 3, 7).since("round")
        (2, 3)
        """
        return (self.part, self.round, self.turn)[: 3 - SPANS.index(span)]
