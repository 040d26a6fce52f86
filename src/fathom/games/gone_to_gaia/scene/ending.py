"""How a quest ended: the health of the delvers wave by wave, and what fell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from fathom.parts.endings import Closing, Gauge, Tally

from ..queries import seat_of
from ..state import Gaia
from .words import Words


class Stand(Closing[Words]):
    """The end of a quest, of Onslaught or of a campaign."""

    words = Words
    tallies: ClassVar[dict[str, Tally]] = {
        "slain": Tally("sword", who="delver"),
        "suffered": Tally("health", "n", "delver"),
        "blocked": Tally("block", who="seat_of"),
        "collected": Tally("chest", who="seat_of"),
        "level": Tally("levelstair"),
        "spent": Tally("ap", "n", "seat_of"),
    }

    def gauges(self, g: Gaia) -> Iterator[Gauge]:
        """Yield the health of each suit."""
        for seat, suit in enumerate(g.suits):
            yield Gauge("health", self.w.player(seat), max(0, suit.hp) if suit.alive else 0, tint=seat)

    def who(self, name: str, value: Any) -> str:
        """Name the player: alone one plays two figures with one suit."""
        return self.w.player(seat_of(self.w.g, value) if name == "delver" else value)

    def picture(self) -> str:
        """The shore by day or by night."""
        won = bool(self.state.outcome and self.state.outcome.won)
        return "ending/shore" if won else "ending/graves"

    def title(self) -> str:
        """Whether somebody comes home."""
        won = bool(self.state.outcome and self.state.outcome.won)
        return self.w.text("ended-won" if won else "ended-lost")


ending = Stand.tell
