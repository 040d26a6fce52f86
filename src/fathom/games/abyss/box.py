"""What comes in the two boxes: all cards, tiles and tokens, and what follows from them."""

from __future__ import annotations

from pathlib import Path

from fathom.core.content import Problems
from fathom.core.memo import memo
from fathom.parts.catalogue import Catalogue, entries, whole

from . import schema
from .schema import GUILD_OF, RACES, Ally, Leviathan, Location, Lord, Monster, Numbers, ThreatSpace, Token, Zone

GAME = "abyss"
FOLDER = Path(__file__).parent


class AbyssBox(Catalogue):
    """The content of Abyss and of Leviathan."""

    game = GAME
    folder = FOLDER
    allies = entries("allies.toml", "ally", Ally, named=False)
    monsters = entries("allies.toml", "monster", Monster)
    lords = entries("lords.toml", "lord", Lord)
    locations = entries("locations.toml", "location", Location)
    tokens = entries("tokens.toml", "token", Token, named=False)
    threats = entries("threat_track.toml", "space", ThreatSpace, named=False)
    leviathans = entries("leviathans.toml", "leviathan", Leviathan)
    zones = entries("border.toml", "zone", Zone, named=False)
    numbers = whole("numbers.toml", Numbers)

    def check(self, problems: Problems) -> None:
        """Note what is wrong."""
        from . import lint  # only those who change content need it

        lint.check(self, problems)

    def lay_out(self) -> None:
        """Work out what is asked often."""
        #: Of each Ally: its Race by number, and its value.
        self.race = {ally.id: RACES.index(ally.race) for ally in self.allies.values()}
        self.value = {ally.id: ally.value for ally in self.allies.values()}
        self.threat_track = tuple(self.threats.values())
        self.border = tuple(self.zones.values())
        #: The zone of each sum of two dice.
        self.zone_of = {total: i for i, zone in enumerate(self.border) for total in zone.sums}
        self.required = {lord.id: RACES.index(schema.RACE_OF[lord.guild]) if lord.guild in schema.RACE_OF else -1
                         for lord in self.lords.values()}  # fmt: skip
        #: What each Lord asks: how many Races, which one (-1: any), the number to reach.
        self.prices = {lord.id: (lord.races, self.required[lord.id], lord.cost) for lord in self.lords.values()}
        self.fighters = {lev.id: frozenset(RACES.index(race) for race in lev.races) for lev in self.leviathans.values()}
        # The value of each Ally as a byte at the place of its Race, so that one addition adds a whole hand up by Race.
        self._points = {name: value << 8 * self.race[name] for name, value in self.value.items()}.__getitem__

    @memo
    def sums(self, hand: tuple[str, ...]) -> bytes:
        """Return the values of a hand, added up by Race."""
        return sum(map(self._points, hand)).to_bytes(len(RACES), "little")


open_box = AbyssBox.open

__all__ = ["FOLDER", "GAME", "GUILD_OF", "AbyssBox", "open_box"]
