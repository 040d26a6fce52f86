"""The story of the campaign as frozen records: people, chapters, Town Visits and their entries, endings."""

from __future__ import annotations

from typing import Literal

from fathom.core.content import Record

from .verbs import Condition, Effect
from .words import Opinion


class Person(Record, frozen=True, kw_only=True):
    """One of the ten whose opinion counts; the unknown ones are hidden until they are met."""

    id: str
    unknown: int = 0


class Shelf(Record, frozen=True, kw_only=True):
    """Products that become purchasable together."""

    id: str
    products: tuple[str, ...]


class Curio(Record, frozen=True, kw_only=True):
    """A Curio card."""

    id: str


class Gossip(Record, frozen=True, kw_only=True):
    """A line for the Gossip Mill."""

    id: str


class ChapterStep(Record, frozen=True, kw_only=True):
    """Exactly one of: a visit, a quest by name, a pick of the Open Quests."""

    visit: str = ""
    quest: str = ""
    pick: bool = False


class Chapter(Record, frozen=True, kw_only=True):
    """A chapter runs its steps from left to right. `on_failure`: try again after a Simple Town Visit, or go on."""

    id: str
    no: int
    steps: tuple[ChapterStep, ...]
    bonus: bool = False
    on_failure: Literal["simple", "go_on"] = "simple"


class Donation(Record, frozen=True, kw_only=True):
    """What happens once, when the donations reach a number."""

    id: str
    at: int
    do: tuple[Effect, ...]


class Standing(Record, frozen=True, kw_only=True):
    """What happens once, when somebody's opinion first reaches a step."""

    id: str
    who: str
    at: Opinion
    do: tuple[Effect, ...]


class Visit(Record, frozen=True, kw_only=True):
    """A Town Visit: where it begins, and how many hours there are to spend."""

    id: str
    kind: Literal["script", "full", "simple"]
    start: str
    hours: int = 0


class EntryChoice(Record, frozen=True, kw_only=True):
    """A choice of an entry: where it leads, when it is offered, what it costs and does."""

    to: str
    when: tuple[Condition, ...] = ()
    do: tuple[Effect, ...] = ()
    #: Only once in a visit.
    once: bool = False
    hours: int = 0


class Entry(Record, frozen=True, kw_only=True):
    """An entry of the book: who is there, the conditions of its further paragraphs, what happens, the choices."""

    id: str
    who: tuple[str, ...] = ()
    more: tuple[tuple[Condition, ...], ...] = ()
    do: tuple[Effect, ...] = ()
    choices: tuple[EntryChoice, ...] = ()
    #: One that the visit comes back to.
    hub: bool = False
    #: The visit is over; or the campaign is.
    end: bool = False
    ending: str = ""


class Ending(Record, frozen=True, kw_only=True):
    """An ending of the campaign; `more` are the conditions of its further paragraphs."""

    id: str
    won: bool
    more: tuple[tuple[Condition, ...], ...] = ()
