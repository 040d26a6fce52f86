"""How the throne was taken: the account, and Influence round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fathom.core.ending import AccountLine
from fathom.parts.endings import Closing, Gauge, Tally

from ..rules import scoring
from ..state import Abyss
from .panels import parts
from .words import Words

#: What Influence comes from, as it is counted, with an icon each.
SIGNS = {
    "locations": "location", "lords": "influence", "allies": "person", "monsters": "monster", "wounds": "wound",
    "scourge": "scourge",
}  # fmt: skip


class Throne(Closing[Words]):
    """The end of a game for the throne."""

    words = Words
    tallies: ClassVar[dict[str, Tally]] = {
        "recruited": Tally("influence", who="player"),
        "took_location": Tally("location", who="player"),
        "slew": Tally("attack", who="player"),
        "slew_monster": Tally("monster", who="player"),
        "paid_pearls": Tally("pearl", "n", "player"),
    }

    def gauges(self, g: Abyss) -> Iterator[Gauge]:
        """Yield the Influence that everybody can see."""
        for seat in range(len(g.players)):
            yield Gauge("influence", self.w.player(seat), scoring.sheet(g, seat).open, tint=seat)

    def picture(self) -> str:
        """The throne room."""
        return "last/throne"

    def title(self) -> str:
        """Who takes the throne."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        names = self.w.listed([self.w.player(seat) for seat in outcome.winners])
        return self.w("ended-throne", players=names, n=outcome.scores[outcome.winners[0]])

    def account(self) -> tuple[AccountLine, ...]:
        """Return what the Influence of each is made of."""
        sheets = [parts(scoring.sheet(self.w.g, seat)) for seat in range(len(self.w.g.players))]
        return tuple(
            AccountLine(icon=icon, name=self.w.text(f"account-{item}"), values=tuple(sheet[item] for sheet in sheets))
            for item, icon in SIGNS.items()
            if any(sheet[item] for sheet in sheets)
        )


ending = Throne.tell
