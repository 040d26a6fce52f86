"""How a climb ended: crystals and climbers turn by turn, what was counted, the leviathan itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fathom.parts.endings import Closing, Gauge, Tally

from ..state import HEALTH, Wilds
from .words import Words


class Climb(Closing[Words]):
    """The end of a climb."""

    words = Words
    tallies: ClassVar[dict[str, Tally]] = {
        "broken": Tally("crystal", who="climber"),
        "struck": Tally("strike", "n", "climber"),
        "lost_health": Tally("health", "n", "climber"),
        "gained_blight": Tally("blight", "n", "climber"),
        "falls": Tally("fall", who="climber"),
    }
    suits: ClassVar[dict[str, str]] = {"crystals": "crystal"}

    def gauges(self, g: Wilds) -> Iterator[Gauge]:
        """Yield what is left of the crystals, and how far each climber is from defeat."""
        left = sum(die & 7 for die in g.crystals) + sum(map(sum, g.pools))
        yield Gauge("crystals", self.w.text("gauge-crystals"), left)
        for c, k in enumerate(g.climbers):
            yield Gauge("climbers", self.w.climber(c), max(0, min(HEALTH, k.health) - k.blight), tint=c)

    def picture(self) -> str:
        """The leviathan."""
        return f"leviathan/{self.w.box.leviathan.id}"

    def title(self) -> str:
        """It is free, or it goes on."""
        won = bool(self.state.outcome and self.state.outcome.won)
        return self.w("ended-won" if won else "ended-lost", leviathan=self.w.leviathan())


ending = Climb.tell
