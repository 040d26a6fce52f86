"""What free, unturned Lords do for as long as they lie there."""

from __future__ import annotations

from typing import Any

import msgspec

from fathom.core.memo import memo

from .. import schema
from ..box import AbyssBox
from ..state import Abyss


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


def standing(g: Abyss, seat: int) -> Standing:
    """Return what the free Lords of a player do."""
    return of_lords(g.box, g.players[seat].lords)


@memo
def of_lords(box: AbyssBox, names: tuple[str, ...]) -> Standing:
    """Return what some Lords do together."""
    lords = [box.lords[name] for name in names]
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
