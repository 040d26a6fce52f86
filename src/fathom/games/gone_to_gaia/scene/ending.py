"""How a quest ended: the health of the delvers wave by wave, and what fell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from fathom.core.ending import Figure
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
        """The shore."""
        return "last/shore"

    def figures(self) -> tuple[Figure, ...]:
        """The delvers or their graves, and what stands over them."""
        g = self.w.g
        won = bool(g.outcome and g.outcome.won)
        bosses = [event.facts["boss"] for made in self.course for event in made.events if event.kind == "spawned"]
        boss = () if won else tuple(Figure(art=f"boss/{name}", x=640, y=190, width=330) for name in bosses[-1:])
        delvers = []
        for d in (0, 1):
            name = self.w.hero_id(d) if g.suits[seat_of(g, d)].alive else "grave"
            delvers.append(Figure(art=f"figure/{name}", x=330 + 150 * d, y=396, width=120, tint=d))
        return (*boss, *delvers)

    def title(self) -> str:
        """Whether somebody comes home."""
        won = bool(self.state.outcome and self.state.outcome.won)
        return self.w.text("ended-won" if won else "ended-lost")


ending = Stand.tell
