"""Enemies: minion families, bosses, lieutenants, with their abilities and what their death brings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fathom.core.content import Record

from .verbs import Effect
from .words import BossLevel, Count, Damage, Element, Number, Side, Source

#: What an enemy does in the Parting Shots.
Parting = Annotated[tuple[Effect, ...], Meta(min_length=1)]


class Reward(Record, frozen=True, kw_only=True):
    """Exactly one of: two elements, XP, a Level card for each player (GG-097)."""

    elements: Annotated[tuple[Element, ...], Meta(min_length=2, max_length=2)] = ()
    xp: Number = 0
    level_cards: Number = 0


class Ability(Record, frozen=True, kw_only=True):
    """An ability with its parameter: a number, a type of damage, elements, a side, or whom it serves."""

    id: str
    n: int = 0
    type: Damage | None = None
    elements: tuple[Element, ...] = ()
    side: Side | None = None
    serves: str = ""


class Stats(Record, frozen=True, kw_only=True):
    """The numbers of one side of a card."""

    health: Count
    damage: Count
    parting: Parting


class MinionCard(Record, frozen=True, kw_only=True):
    """One of the seven cards of a family: its arrows (`n2` is a double arrow) and its reward."""

    id: str
    white: str
    black: str
    reward: Reward
    #: In place of that of its family.
    parting: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Family(Record, frozen=True, kw_only=True):
    """A minion family: the numbers of both sides, what all its cards can do, and its seven cards."""

    id: str
    wave: int = 0
    normal: Stats
    hard: Stats
    cards: Annotated[tuple[MinionCard, ...], Meta(min_length=7, max_length=7)]
    abilities: tuple[Ability, ...] = ()
    source: Source = "fathom"


class Kin(Record, frozen=True, kw_only=True):
    """A family of bosses, and the minion families that join it (GG-261)."""

    id: str
    minions: tuple[str, ...]
    #: A single card that comes with its boss.
    brings: str = ""


class Boss(Record, frozen=True, kw_only=True):
    """A boss. `improve` is the back of its card (GG-166); wave 0 is outside Onslaught."""

    id: str
    kin: str
    wave: int = 0
    level: BossLevel
    health: Count
    damage: Count
    white: str
    black: str
    reward: Reward
    parting: Parting
    abilities: tuple[Ability, ...]
    improve: tuple[str, ...]
    source: Source = "fathom"


class Lieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant (two of each level), or, without a level, a single card that comes with a boss."""

    id: str
    level: int = 0
    health: Count
    damage: Count
    white: str
    black: str
    reward: Reward
    parting: Parting
    abilities: tuple[Ability, ...]
    source: Source = "fathom"
