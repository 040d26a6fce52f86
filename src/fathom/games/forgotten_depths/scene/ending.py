"""How the way down ended: the Health of the Heroes all along it, and what they met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fathom.core.ending import Figure
from fathom.core.words import dashed
from fathom.parts.endings import Closing, Gauge, Tally

from ..state import Depths
from .words import Words


class Way(Closing[Words]):
    """The end of the way down."""

    words = Words
    tallies: ClassVar[dict[str, Tally]] = {
        "drew_tile": Tally("pin"),
        "killed": Tally("sword"),
        "wounded": Tally("strike", "n"),
        "hurt": Tally("health", "n", "hero"),
        "learned": Tally("power", who="hero"),
        "legend": Tally("xp"),
        "earned": Tally("levelstair", "n"),
    }

    def gauges(self, g: Depths) -> Iterator[Gauge]:
        """Yield the Health of each Hero."""
        for h, hero in enumerate(g.heroes):
            yield Gauge("health", self.w.hero(h), max(0, hero.health), tint=h)

    def picture(self) -> str:
        """The hall of the Final Entity."""
        return "last/hall"

    def figures(self) -> tuple[Figure, ...]:
        """The Entity, fallen or standing, and the Heroes."""
        g = self.w.g
        won = bool(g.outcome and g.outcome.won)
        entity = ".".join(g.entity) if g.entity else "entity"
        foe = Figure(art=f"entity/{entity}", x=830, y=70, width=280, tilt=62 if won else 0)
        heroes = []
        for h, hero in enumerate(g.heroes):
            fallen = 84 if hero.health <= 0 else 0
            heroes.append(Figure(art=f"figure/{hero.mat}", x=560 + 90 * h, y=266, width=112, tint=h, tilt=fallen))
        return (foe, *heroes)

    def title(self) -> str:
        """It lies still, or you do."""
        return self.w.text(f"ended-{dashed(self.state.outcome.reason)}") if self.state.outcome else ""


ending = Way.tell
