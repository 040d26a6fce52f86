"""Enemies as the rules see them: one profile for each side of each card, and for each wave of a quest that changes it.

In a quest the entry of a wave says what its enemies can do (GG-045); elsewhere their cards do.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from fathom.core.memo import memo

from ..schema.decks import Quest
from ..schema.foes import Ability, Boss, Family, Lieutenant, Reward, Stats
from ..schema.verbs import Effect, Suffer
from ..schema.words import DAMAGES, ELEMENTS, SIDES
from . import board

#: Where a card is met: a quest and a wave of it; in Onslaught ("", 0).
ANYWHERE = ("", 0)

#: Abilities by the moment at which they act (GR-062).
DEFENCES = frozenset(
    {"weak_spot", "double_edged", "stalwart", "brawler", "evasive", "formation", "overlord", "mode_shift", "tough",
     "stout", "vicious", "light_immune", "medium_immune", "heavy_immune", "immunity", "primordial", "shell",
     "invulnerable", "carapace"}
)  # fmt: skip
FIRING = frozenset(
    {"critical", "double_edged", "enrage", "all_claw", "revenge", "mode_shift", "accurate", "strength"}
)  # fmt: skip
AFTERMATH = (
    "accurate", "aggressive", "alert", "flees", "rotates", "teleports", "shell", "strength", "summons", "weak_spot",
)  # fmt: skip
MARKS = frozenset(
    {"backup", "blood_debt", "disarm", "frenzy", "gaze", "invulnerable", "ritual", "spiked", "steals", "stuns",
     "swaps", "synchronized"}
)  # fmt: skip
SURVIVAL = frozenset({"fatal_flaw", "pact", "hardy"})
HARM = frozenset({"fear", "omen", "corruption", "soul_sap"})
DEATHS = frozenset({"death_heal", "last_act", "malevolent", "rebirth", "scrambles"})
IMMUNE = {"light_immune": 1, "medium_immune": 2, "heavy_immune": 4}


class Profile(msgspec.Struct, frozen=True):
    """One side of an enemy card, with the abilities that are in force."""

    card: str
    kind: str
    level: int
    family: str
    hard: bool
    health: int
    damage: int
    #: Tiles under the arrows, by quarter turns and tile; `both` is either colour.
    white: tuple[tuple[int, ...], ...]
    black: tuple[tuple[int, ...], ...]
    both: tuple[tuple[int, ...], ...]
    #: The arrows as they are printed: side and length.
    white_arrows: tuple[tuple[int, int], ...]
    black_arrows: tuple[tuple[int, int], ...]
    reward: Reward
    parting: tuple[Effect, ...]
    #: The damage of its parting shot, and how much else that brings; the numbers of the elements of its reward.
    shot: int
    spite: int
    gift: tuple[int, ...]
    abilities: frozenset[str]
    #: Parameters of abilities: the marked side, the number of Fatal Flaw, types and elements as bits, who is served.
    side: int = -1
    flaw: int = 0
    immune: int = 0
    elements: int = 0
    serves: str = ""
    #: Whether anything changes the damage that it suffers, when it dies, how it fires.
    defends: bool = False
    #: Whether being attacked or damaged by a weapon has further consequences.
    marks: bool = False
    survives: bool = False
    fires_oddly: bool = False
    harms: bool = False
    dies_oddly: bool = False
    #: What it does after a counterattack attempt, in the order in which it is resolved.
    aftermath: tuple[str, ...] = ()


@memo
def _cover(words: str) -> tuple[tuple[int, ...], ...]:
    return board.cover(board.arrows(words))


@memo
def _both(white: str, black: str) -> tuple[tuple[int, ...], ...]:
    pairs = zip(_cover(white), _cover(black), strict=True)
    return tuple(tuple(a | b for a, b in zip(one, other, strict=True)) for one, other in pairs)


def _profile(
    card: str, kind: str, level: int, family: str, hard: bool, stats: Stats, white: str, black: str,
    reward: Reward, abilities: tuple[Ability, ...],
) -> Profile:  # fmt: skip
    names = frozenset(one.id for one in abilities)
    immune = sum(IMMUNE.get(one.id, 0) for one in abilities)
    immune |= sum(1 << DAMAGES.index(one.type) for one in abilities if one.id == "immunity" and one.type)
    return Profile(
        card=card, kind=kind, level=level, family=family, hard=hard, health=stats.health, damage=stats.damage,
        white=_cover(white), black=_cover(black), both=_both(white, black),
        white_arrows=board.arrows(white), black_arrows=board.arrows(black),
        reward=reward, parting=stats.parting, abilities=names,
        shot=sum(effect.n for effect in stats.parting if isinstance(effect, Suffer)),
        spite=sum(not isinstance(effect, Suffer) for effect in stats.parting),
        gift=tuple(ELEMENTS.index(name) for name in reward.elements),
        side=next((SIDES.index(one.side) for one in abilities if one.side), -1),
        flaw=sum(one.n for one in abilities if one.id == "fatal_flaw"),
        immune=immune,
        elements=sum(1 << ELEMENTS.index(name) for one in abilities for name in one.elements),
        serves=next((one.serves for one in abilities if one.serves), ""),
        defends=bool(names & DEFENCES), marks=bool(names & MARKS), survives=bool(names & SURVIVAL),
        fires_oddly=bool(names & FIRING),
        harms=bool(names & HARM), dies_oddly=bool(names & DEATHS),
        aftermath=tuple(name for name in AFTERMATH if name in names),
    )  # fmt: skip


def make_profiles(
    families: Mapping[str, Family],
    bosses: Mapping[str, Boss],
    lieutenants: Mapping[str, Lieutenant],
    quests: Mapping[str, Quest],
) -> tuple[list[Profile], dict[tuple[str, int, str, bool], int]]:
    """Return all profiles, and where to find one: by quest, wave, card and side."""
    profiles: list[Profile] = []
    where: dict[tuple[str, int, str, bool], int] = {}

    def add(place: tuple[str, int], profile: Profile) -> None:
        where[(*place, profile.card, profile.hard)] = len(profiles)
        profiles.append(profile)

    def add_family(place: tuple[str, int], family: Family, instead: tuple[Ability, ...] | None) -> None:
        for hard in (False, True):
            stats = family.hard if hard else family.normal
            for card in family.cards:
                mine = msgspec.structs.replace(stats, parting=card.parting) if card.parting else stats
                abilities = (card.abilities or family.abilities) if instead is None else instead
                add(place, _profile(card.id, "minion", 0, family.id, hard, mine, card.white, card.black, card.reward,
                                    abilities))  # fmt: skip

    def add_boss(place: tuple[str, int], boss: Boss, instead: tuple[Ability, ...] | None) -> None:
        stats = Stats(health=boss.health, damage=boss.damage, parting=boss.parting)
        abilities = boss.abilities if instead is None else instead
        add(place, _profile(boss.id, "boss", boss.level, boss.kin, False, stats, boss.white, boss.black, boss.reward,
                            abilities))  # fmt: skip

    for family in families.values():
        add_family(ANYWHERE, family, None)
    for boss in bosses.values():
        add_boss(ANYWHERE, boss, None)
    for one in lieutenants.values():
        stats = Stats(health=one.health, damage=one.damage, parting=one.parting)
        add(ANYWHERE, _profile(one.id, "lieutenant", one.level, "", False, stats, one.white, one.black, one.reward,
                               one.abilities))  # fmt: skip
    for quest in quests.values():
        for number, wave in enumerate(quest.waves, start=1):
            add_boss((quest.id, number), bosses[wave.boss], wave.boss_abilities)
            add_family((quest.id, number), families[wave.minions], wave.minion_abilities)
    return profiles, where
