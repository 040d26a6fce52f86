"""The goal of the bots of a campaign: one of the last choices of the story, and what leads there.

Every campaign has another one, so that many simulated campaigns tell all of the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple
from zlib import crc32

from fathom.core.content import records_in
from fathom.core.memo import memo
from fathom.parts.catalogue import Verb

from ..box import GaiaBox
from ..schema.story import EntryChoice
from ..schema.verbs import Condition, Note, OpenQuest
from ..state import Gaia


class Goal(NamedTuple):
    """An ending, and what leads there: flags and quests that it asks for, entries where they are to be had.

    `silent` ones are for those who have gathered little gossip.
    """

    ending: str
    flags: frozenset[str]
    quests: frozenset[str]
    entries: frozenset[str]
    silent: bool


def goal_of(g: Gaia) -> Goal:
    """Return the goal of this campaign: the names of its first heroes decide."""
    ways = _ways(g.box)
    return ways[crc32(str((g.sheet.names[:2], g.sheet.again)).encode()) % len(ways)]


@memo
def _ways(box: GaiaBox) -> tuple[Goal, ...]:
    """Return all the ways to an ending."""
    return tuple(_way(box, at, choice) for at, choice in _choices(box) if box.entries[choice.to].ending)


def _way(box: GaiaBox, at: str, choice: EntryChoice) -> Goal:
    """Walk the story backwards from its last choice, always by the first one that leads or brings what is asked for."""
    wanted: dict[str, set[str]] = {"flag": set(), "quest": set(), "entry": {choice.to}, "silence": set()}
    asked = _asks(box, at, choice)
    for kind, name in asked:
        if name not in wanted[kind]:
            wanted[kind].add(name)
            for before, other in _choices(box):
                if (kind, name) in _brings(other):
                    asked += _asks(box, before, other)
                    break
    flags, quests, silence = wanted["flag"], wanted["quest"], wanted["silence"]
    # Many an entry is only passed through: the shop on the way to the council is no place to hurry to.
    entries = {
        before
        for before, other in _choices(box)
        if before in wanted["entry"]
        and (other is choice or any(what in flags | quests for kind, what in _brings(other) if kind != "entry"))
    }
    return Goal(box.entries[choice.to].ending, frozenset(flags), frozenset(quests), frozenset(entries), bool(silence))


def _asks(box: GaiaBox, at: str, choice: EntryChoice) -> list[tuple[str, str]]:
    """Return what a choice asks for, and what it brings besides: flags, quests, silence, the entry where it is made."""
    asked = [("entry", at)] if not box.entries[at].hub else []
    asked += [("flag", what) for kind, what in _brings(choice) if kind == "flag"]
    for condition in _conditions(choice.when):
        asked += [("flag", condition.flag)] if condition.flag else []
        asked += [("quest", condition.quest)] if condition.quest else []
        asked += [("silence", "gossip")] if condition.count == "gossip" and not condition.min else []
    return asked


def _choices(box: GaiaBox) -> Iterator[tuple[str, EntryChoice]]:
    for entry in box.entries.values():
        for choice in entry.choices:
            yield entry.id, choice


def _brings(choice: EntryChoice) -> Iterator[tuple[str, str]]:
    """Yield what a choice brings: the entry that it leads to, flags that it notes, quests that it opens."""
    yield "entry", choice.to
    for effect in records_in(choice.do, Verb):
        if isinstance(effect, Note) and effect.kind == "flag":
            yield "flag", effect.name
        elif isinstance(effect, OpenQuest):
            yield "quest", effect.quest


def _conditions(conditions: Iterable[Condition]) -> Iterator[Condition]:
    for condition in conditions:
        yield condition
        yield from _conditions(condition.any)
