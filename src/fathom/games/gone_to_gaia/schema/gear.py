"""Suits and equipment, Hero cards, products."""

from __future__ import annotations

from typing import Literal

from fathom.core.content import Record

from .verbs import Effect
from .words import BossLevel, Count, Damage, Discipline, Element, Number, Rank, Source, Token


class Slot(Record, frozen=True, kw_only=True):
    """A weapon slot: two spaces of one element (GR-015), and an ability."""

    element: Element
    steps: tuple[Effect, ...]


class Wheel(Record, frozen=True, kw_only=True):
    """The Ultimate of an upgraded suit, ready when its wheel has made so many steps (GG-223)."""

    wheel: Count
    steps: tuple[Effect, ...]


class SuitBoard(Record, frozen=True, kw_only=True):
    """A Delversuit."""

    id: str
    discipline: Discipline
    upgraded: bool = False
    products: Count
    max_hp: Count
    movement: Count
    slots: tuple[Slot, ...]
    ultimate: Wheel | None = None


class EquipmentType(Record, frozen=True, kw_only=True):
    """One of the 14 types that both disciplines have."""

    id: str
    kind: Literal["weapon", "passive"]


class Push(Record, frozen=True, kw_only=True):
    """Boots that push: for `cost` movement an adjacent enemy moves `tiles` (GG-192)."""

    cost: Count
    tiles: Count


class Passive(Record, frozen=True, kw_only=True):
    """What a passive card or a product does while it is in play; the numbers are totals."""

    max_hp: Number = 0
    movement: Number = 0
    tokens: dict[Token, Count] = {}
    #: Once, when a card of this type is gained for the first time.
    first_gain: tuple[Effect, ...] = ()
    wave_start: tuple[Effect, ...] = ()
    wave_end: tuple[Effect, ...] = ()
    #: Whether what happens at the end of a wave happens on a retreat too: Harvester (GG-162).
    on_retreat: bool = False
    push: Push | None = None
    #: May move through enemies.
    through: bool = False
    #: Collects from neighbouring tiles too.
    reach: bool = False


class Equipment(Record, frozen=True, kw_only=True):
    """A weapon has steps, a passive card the rest. Without a discipline it belongs to an upgrade set."""

    id: str
    type: str
    rank: Rank
    discipline: Discipline | None = None
    steps: tuple[Effect, ...] = ()
    passive: Passive = Passive()
    source: Source = "fathom"


class Gear(Record, frozen=True, kw_only=True):
    """An equipment type at a rank; `any_weapon` in place of a type is the owner's choice."""

    type: str
    rank: Rank


class Hero(Record, frozen=True, kw_only=True):
    """A Hero card; number 0 is a recruit (GR-092)."""

    id: str
    no: int = 0
    discipline: Discipline
    gear: tuple[Gear, ...]


class Cost(Record, frozen=True, kw_only=True):
    """What a product costs: minion parts, and boss parts of these levels."""

    minion: Number
    boss: tuple[BossLevel, ...] = ()


class Product(Record, frozen=True, kw_only=True):
    """A shop product. Without a cost it is given, never sold."""

    id: str
    no: int
    cost: Cost | None = None
    passive: Passive = Passive()
    doubles: Damage | None = None
    #: The type whose pile its five cards replace (GG-221).
    upgrade: str = ""
    suit: Discipline | None = None
    equip: Gear | None = None
    level_cards: Number = 0
    #: How often its owner stays at 1 HP in a quest instead of dying.
    last_breath: Number = 0
    #: For campaigns only: taken out in Onslaught (GG-267).
    campaign: bool = False
    new_game_plus: bool = False
