"""What is chosen before a game of Forgotten Depths: part of every save."""

from __future__ import annotations

from typing import Literal

import msgspec

from fathom.core.box import Setup

Start = Literal["ruins", "caverns", "architecture"]
Side = Literal["front", "alternate", "single"]


class Record(msgspec.Struct, frozen=True):
    """A line of the Hero Record sheet: what is needed to go on with a Hero in the next Ecology (FD-163)."""

    health: int
    level: int
    items: tuple[tuple[str, bool, int], ...] = ()
    abilities: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    #: The Action deck: every card that is not Stored, Item Action cards with 16 more; and Power Cards all together.
    cards: tuple[int, ...] = ()
    power_cards: int = 2


class Sheet(msgspec.Struct, frozen=True):
    """The Hero Record sheets of a party, with what it owns in common."""

    heroes: tuple[Record, ...]
    keys: int
    xp: tuple[int, ...] = ()


class DepthsSetup(Setup, frozen=True):
    """Where the Heroes begin, who they are, how many people play, variants, and rulings that are turned round."""

    start: Start
    heroes: tuple[tuple[str, Side], ...]
    players: int
    edition: Literal["full", "retail"] = "full"
    random_campfire: bool = False
    no_level_up_healing: bool = False
    locked_chests: bool = False
    starting_ability: bool = False
    more_keys: bool = False
    keys_on_descent: bool = False
    one_dead_end: bool = False
    double_healing: bool = False
    rulings: tuple[str, ...] = ()
    #: The record sheets of a party that goes on; None in a new game.
    record: Sheet | None = None
