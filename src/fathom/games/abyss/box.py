"""What comes in the two boxes: all cards, tiles and tokens, loaded and checked, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fathom.core.content import (
    Loaded,
    Problems,
    check_file_names,
    content_hash,
    content_roots,
    find_files,
    load_table,
    merge_entries,
)
from fathom.core.state import Box

from . import lint, schema
from .schema import GUILD_OF, RACES, Ally, Leviathan, Location, Lord, Monster, Table, ThreatSpace, Token, Zone

GAME = "abyss"
FOLDER = Path(__file__).parent
#: The content files of this game, in its own folder and in packs.
FILES = (
    "allies.toml", "lords.toml", "locations.toml", "tokens.toml", "threat_track.toml", "leviathans.toml", "border.toml",
    "table.toml",
)  # fmt: skip
#: How many answers to one kind of question are kept before the oldest are forgotten.
KEPT = 50_000

R = TypeVar("R")


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


class _Standings(dict[tuple[str, ...], Standing]):
    """What Lords do together, worked out when it is asked for the first time."""

    def __init__(self, work_out: Callable[[tuple[str, ...]], Standing]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, lords: tuple[str, ...]) -> Standing:
        if len(self) >= KEPT:
            self.clear()
        found = self[lords] = self.work_out(lords)
        return found


class AbyssBox(Box):
    """The content. It never changes."""

    def __init__(
        self,
        allies: Mapping[str, Ally],
        monsters: Mapping[str, Monster],
        lords: Mapping[str, Lord],
        locations: Mapping[str, Location],
        tokens: Mapping[str, Token],
        threats: Mapping[str, ThreatSpace],
        leviathans: Mapping[str, Leviathan],
        zones: Mapping[str, Zone],
        table: Table,
        packs: Sequence[Path] = (),
    ) -> None:
        self.game = GAME
        self.packs = tuple(packs)
        self.allies = dict(allies)
        self.monsters = dict(monsters)
        self.lords = dict(lords)
        self.locations = dict(locations)
        self.tokens = dict(tokens)
        self.threats = dict(threats)
        self.leviathans = dict(leviathans)
        self.zones = dict(zones)
        self.table = table
        self.hash = content_hash(
            [allies, monsters, lords, locations, tokens, threats, leviathans, zones, table],
        )
        #: Of each Ally: its Race by number, and its value.
        self.race = {ally.id: RACES.index(ally.race) for ally in allies.values()}
        self.value = {ally.id: ally.value for ally in allies.values()}
        self.threat_track = tuple(threats.values())
        self.border = tuple(zones.values())
        #: The zone of each sum of two dice.
        self.zone_of = {total: i for i, zone in enumerate(self.border) for total in zone.sums}
        self.required = {lord.id: RACES.index(schema.RACE_OF[lord.guild]) if lord.guild in schema.RACE_OF else -1
                         for lord in lords.values()}  # fmt: skip
        #: What each Lord asks: how many Races, which one (-1: any), the number to reach.
        self.prices = {lord.id: (lord.races, self.required[lord.id], lord.cost) for lord in lords.values()}
        self.fighters = {lev.id: frozenset(RACES.index(race) for race in lev.races) for lev in leviathans.values()}
        #: Pictures of this box (`drawing.gallery`).
        self.made: dict[Any, Any] = {}
        #: What some Lords do together.
        self.standing: Callable[[tuple[str, ...]], Standing] = _Standings(self._stand).__getitem__
        # The value of each Ally as a byte at the place of its Race, so that one addition adds a whole hand up by Race.
        self._points = {name: value << 8 * self.race[name] for name, value in self.value.items()}.__getitem__

    def sums(self, hand: tuple[str, ...]) -> bytes:
        """Return the values of a hand, added up by Race."""
        return sum(map(self._points, hand)).to_bytes(len(RACES), "little")

    def _stand(self, names: tuple[str, ...]) -> Standing:
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


def open_box(packs: Sequence[Path] = ()) -> AbyssBox:
    """Load the content with the packs laid over it, and check it.

    Raises:
        ContentError: something in it is misspelt, missing or impossible.
    """
    roots = content_roots(FOLDER / "content", packs, GAME)
    problems = Problems()
    check_file_names(roots, FILES, problems)
    allies = merge_entries(roots, "allies.toml", "ally", Ally, also=("monster",), problems=problems)
    monsters = merge_entries(roots, "allies.toml", "monster", Monster, also=("ally",), problems=problems)
    lords = merge_entries(roots, "lords.toml", "lord", Lord, problems=problems)
    locations = merge_entries(roots, "locations.toml", "location", Location, problems=problems)
    tokens = merge_entries(roots, "tokens.toml", "token", Token, problems=problems)
    threats = merge_entries(roots, "threat_track.toml", "space", ThreatSpace, problems=problems)
    leviathans = merge_entries(roots, "leviathans.toml", "leviathan", Leviathan, problems=problems)
    zones = merge_entries(roots, "border.toml", "zone", Zone, problems=problems)
    problems.raise_if_any()
    *_, numbers = find_files(roots, "table.toml")
    table = load_table(numbers.path, Table, numbers.shown)
    lint.check(lint.Entries(allies, monsters, lords, locations, tokens, threats, leviathans, zones, table), problems)
    problems.raise_if_any()
    return AbyssBox(
        _values(allies), _values(monsters), _values(lords), _values(locations), _values(tokens), _values(threats),
        _values(leviathans), _values(zones), table, packs,
    )  # fmt: skip


def _values(entries: Mapping[str, Loaded[R]]) -> dict[str, R]:
    return {name: entry.value for name, entry in entries.items()}


__all__ = ["FOLDER", "GAME", "GUILD_OF", "AbyssBox", "Standing", "open_box"]
