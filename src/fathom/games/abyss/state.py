"""The records of a game of Abyss. All of it is plain data: numbers, strings, tuples, flat records."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fathom.core.state import CORE, State
from fathom.core.steps import Steps

from .box import AbyssBox
from .chosen import AbyssSetup

steps = Steps(CORE)
step = steps.step
rule = steps.rule
offer = steps.offer

#: The Council: one empty stack per Race.
NO_STACKS: tuple[tuple[str, ...], ...] = ((), (), (), (), ())


class Held(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Location under control, and the Lords that lie under it."""

    location: str
    lords: tuple[str, ...] = ()


class Face(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Monster token that somebody holds face down, and the seats that have seen its front, one bit each."""

    token: str
    seen: int


class Beast(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Leviathan at the Border, and the level that its Health token lies on."""

    leviathan: str
    level: int = 0


class Player(msgspec.Struct, gc=False):
    """What lies before a player. Hand and tokens are hidden from the others (AB-013)."""

    pearls: int = 0
    #: Key tokens.
    keys: int = 0
    #: In the order of their ids: by Race, then by value.
    hand: tuple[str, ...] = ()
    affiliated: tuple[str, ...] = ()
    #: Free Lords, oldest first: those that work, and those that were turned.
    lords: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    locations: tuple[Held, ...] = ()
    #: Base Monster tokens, and new ones that were kept.
    monsters: tuple[Face, ...] = ()
    kept: tuple[Face, ...] = ()
    wounds: int = 0
    slain: tuple[str, ...] = ()


class Abyss(State, kw_only=True):
    """A game of Abyss."""

    steps: ClassVar[Steps] = steps

    box: AbyssBox
    setup: AbyssSetup
    players: list[Player] = []
    # the turn
    active: int = 0
    turn: int = 0
    step: str = "setup"
    #: Lords whose once-per-turn Power was used in this turn (AR-07).
    used: tuple[str, ...] = ()
    #: Opponents who bought an Ally in this turn, one bit each, and the price of the next one.
    buyers: int = 0
    price: int = 1
    #: Whether a second Leviathan was already fought in this turn (AR-50).
    fought_again: bool = False
    #: Full turns that follow this one (Invoker).
    extra_turns: int = 0
    # the Exploration track, filled away from the deck
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    track: tuple[str, ...] = ()
    council: tuple[tuple[str, ...], ...] = NO_STACKS
    #: Allies just spent on a Lord, until one of them is affiliated.
    spent: tuple[str, ...] = ()
    # the Court, the space farthest from the deck first
    court: tuple[str, ...] = ()
    lord_deck: tuple[str, ...] = ()
    lords_gone: tuple[str, ...] = ()
    # Locations
    location_stack: tuple[str, ...] = ()
    available: tuple[str, ...] = ()
    locations_gone: tuple[str, ...] = ()
    # supplies
    treasury: int = 0
    keys: int = 0
    monsters: tuple[str, ...] = ()
    new_monsters: tuple[str, ...] = ()
    tokens_gone: tuple[str, ...] = ()
    #: The space of the Threat token, from 0; base game only.
    threat: int = 0
    # the Border
    border: tuple[Beast | None, ...] = ()
    leviathans: tuple[str, ...] = ()
    leviathans_gone: tuple[str, ...] = ()
    #: A Leviathan that was turned up and waits until the one in its zone has attacked.
    arriving: str = ""
    wounds: int = 0
    #: Who holds the Scourge of the Abyss.
    scourge: int = -1
    # the end
    #: Who triggered the end, and why.
    ender: int = -1
    why: str = ""
    #: Whether this turn began after the end was triggered (AR-55).
    last_turn: bool = False
