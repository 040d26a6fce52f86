"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended: for whom, why, and the scores by seat (a co-operative game gives everybody the same).

    Rivals: `winners` are the seats that won; there is always one. A co-operative game is won or lost by all.
    """

    won: bool
    reason: str
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def won_by(self, seat: int) -> bool:
        """Whether a seat has won; a spectator's seat asks for nobody in particular."""
        return seat in self.winners if self.winners and seat >= 0 else self.won
