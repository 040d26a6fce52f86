"""The ending of a game, to be read as a page: how it went in numbers and lines, what decided it, and how to play again.

A game tells the numbers that run along it, what it counts, and what its picture shows (a part helps with that); all
else is the same for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from .clock import Clock
from .events import Event


class Taken(Protocol):
    """A choice that was made in a game: the states around it and what happened."""

    before: Any
    after: Any
    events: tuple[Event, ...]

    @property
    def clock(self) -> Clock:
        """The part, round and turn that it was made in."""


#: All choices of a game, oldest first.
Course = Sequence[Taken]


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of an ending."""


class Count(_Part, frozen=True):
    """Something that was counted: its icon, what it is, how many, and who did most of it."""

    icon: str
    words: str
    value: int
    most: str = ""


class Series(_Part, frozen=True):
    """A number along the game: one value for each turn."""

    name: str
    values: tuple[float, ...]
    #: The seat or figure whose colour and badge it has; -1: the colour of the plot's suit.
    tint: int = -1


class Plot(_Part, frozen=True):
    """Numbers of one kind along the game."""

    id: str
    name: str
    series: tuple[Series, ...]
    suit: str = ""


class Band(_Part, frozen=True):
    """A stretch of turns with a name: a round, a chapter."""

    name: str
    turns: int


class Turning(_Part, frozen=True):
    """The best or the worst moment: what happened, when, after which choice, and whether dice or cards did it."""

    kind: Literal["best", "worst"]
    words: str
    where: str
    #: At which turn of the plots, and after how many choices.
    turn: int
    at: int
    luck: bool = False
    #: How much more or less likely it was after that turn to win; 0 if nobody knows.
    swing: float = 0


class AccountLine(_Part, frozen=True):
    """A line of an account: what it is, and how much each seat has of it."""

    icon: str
    name: str
    values: tuple[int, ...]


class Figure(_Part, frozen=True):
    """Somebody in the picture: which small picture ("figure/anna"), where, how wide, how turned. It is 1440 wide."""

    art: str
    x: float
    y: float
    width: float
    tilt: float = 0
    #: The seat or figure whose colour it wears.
    tint: int = -1


class Ending(_Part, frozen=True):
    """How a game ended."""

    won: bool | None
    title: str
    words: str
    #: A picture of the game: "ending/won".
    picture: str
    figures: tuple[Figure, ...] = ()
    #: It is drawn at night, in any theme.
    night: bool = False
    decided: str = ""
    counts: tuple[Count, ...] = ()
    bands: tuple[Band, ...] = ()
    plots: tuple[Plot, ...] = ()
    turnings: tuple[Turning, ...] = ()
    account: tuple[AccountLine, ...] = ()
    turns: int = 0
