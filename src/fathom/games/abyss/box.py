"""What comes in the two boxes: all cards, tiles and tokens, and what follows from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from fathom.core.content import Problems
from fathom.core.memo import memo
from fathom.parts.catalogue import Catalogue, entries, whole

from . import schema
from .schema import GUILD_OF, RACES, Ally, Leviathan, Location, Lord, Monster, Table, ThreatSpace, Token, Zone

GAME = "abyss"
FOLDER = Path(__file__).parent


class Standing(msgspec.Struct, frozen=True):
    """What the free, unturned Lords of a player do for as long as they lie there, taken together."""

    #: What Lords cost more (or less) for their owner.
    own_cost: int = 0
    #: By Guild of the Lord that does it: what opponents pay more, how many Allies they may hold.
    cost_for_opponents: tuple[tuple[str, int], ...] = ()
    limits_for_opponents: tuple[tuple[str, int], ...] = ()
    threat_shift_for_opponents: tuple[tuple[str, int], ...] = ()
    income: int = 0
    pearls_per_race_sent: int = 0
    pearls_per_health_point: int = 0
    tokens_per_health_point: int = 0
    #: Guilds whose Powers do not touch the owner.
    ignores: frozenset[str] = frozenset()
    support_stacks: int = 1
    chooses_affiliated: bool = False
    no_required_race: bool = False
    fights_again: bool = False
    fights_with_any_race: bool = False
    ignores_monsters: bool = False
    keys: int = 0
    #: Lords with a Power to be used once in each turn.
    each_turn: tuple[str, ...] = ()


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
    table = whole("table.toml", Table)

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

    def sums(self, hand: tuple[str, ...]) -> bytes:
        """Return the values of a hand, added up by Race."""
        return sum(map(self._points, hand)).to_bytes(len(RACES), "little")

    @memo
    def standing(self, names: tuple[str, ...]) -> Standing:
        """Return what some Lords do together."""
        lords = [self.lords[name] for name in names]
        powers = [(lord.guild, power) for lord in lords for power in lord.lasting]

        def total(kind: type[Any]) -> int:
            return sum(power.n for _, power in powers if isinstance(power, kind))

        def on_opponents(kind: type[Any]) -> tuple[tuple[str, int], ...]:
            return tuple(
                (guild, power.n)
                for guild, power in powers
                if isinstance(power, kind) and getattr(power, "who", "opponents") == "opponents"
            )

        def has(kind: type[Any]) -> bool:
            return any(isinstance(power, kind) for _, power in powers)

        return Standing(
            own_cost=sum(p.n for _, p in powers if isinstance(p, schema.ModifyCost) and p.who == "you"),
            cost_for_opponents=on_opponents(schema.ModifyCost),
            limits_for_opponents=on_opponents(schema.HandLimit),
            threat_shift_for_opponents=on_opponents(schema.ThreatShift),
            income=total(schema.Income),
            pearls_per_race_sent=total(schema.PearlsForRacesSent),
            pearls_per_health_point=total(schema.PearlsForHealthPoints),
            tokens_per_health_point=total(schema.TokensForHealthPoints),
            ignores=frozenset(p.guild for _, p in powers if isinstance(p, schema.IgnorePowers)),
            support_stacks=max([1, *(p.n for _, p in powers if isinstance(p, schema.SupportStacks))]),
            chooses_affiliated=has(schema.ChooseAffiliatedAlly),
            no_required_race=has(schema.NoRequiredRace),
            fights_again=has(schema.FightAgain),
            fights_with_any_race=has(schema.FightWithAnyRace),
            ignores_monsters=has(schema.IgnoreMonster),
            keys=sum(lord.keys for lord in lords),
            each_turn=tuple(lord.id for lord in lords if lord.each_turn is not None),
        )


open_box = AbyssBox.open

__all__ = ["FOLDER", "GAME", "GUILD_OF", "AbyssBox", "Standing", "open_box"]
