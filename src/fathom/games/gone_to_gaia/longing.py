"""What bots of a campaign long for: one of the last choices of the story, and what leads there.

Every campaign longs for another one, so that many simulated campaigns tell all of the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple
from zlib import crc32

from . import schema
from .box import GaiaBox, Story, effects_in
from .schema_story import EntryChoice
from .state import Gaia


class Longing(NamedTuple):
    """An ending, and what leads there: flags and quests that it asks for, entries where they are to be had.

    `silent` ones are for those who have gathered little gossip.
    """

    ending: str
    flags: frozenset[str]
    quests: frozenset[str]
    entries: frozenset[str]
    silent: bool


def longing_of(g: Gaia) -> Longing:
    """Return what this campaign longs for: the names of its first heroes decide."""
    ways = _ways(g.box)
    return ways[crc32(str((g.sheet.names[:2], g.sheet.again)).encode()) % len(ways)]


def _ways(box: GaiaBox) -> list[Longing]:
    """Return all the ways to an ending."""
    found: list[Longing] | None = box.made.get("longings")
    if found is None:
        found = box.made["longings"] = [
            _way(box.story, at, choice) for at, choice in _choices(box.story) if box.story.entries[choice.to].ending
        ]
    return found


def _way(story: Story, at: str, choice: EntryChoice) -> Longing:
    """Walk the story backwards from its last choice, always by the first one that leads or brings what is asked for."""
    wanted: dict[str, set[str]] = {"flag": set(), "quest": set(), "entry": {choice.to}, "silence": set()}
    asked = _asks(story, at, choice)
    for kind, name in asked:
        if name not in wanted[kind]:
            wanted[kind].add(name)
            for before, other in _choices(story):
                if (kind, name) in _brings(other):
                    asked += _asks(story, before, other)
                    break
    flags, quests, silence = wanted["flag"], wanted["quest"], wanted["silence"]
    # Many an entry is only passed through: the shop on the way to the council is no place to hurry to.
    entries = {
        before
        for before, other in _choices(story)
        if before in wanted["entry"]
        and (other is choice or any(what in flags | quests for kind, what in _brings(other) if kind != "entry"))
    }
    return Longing(
        story.entries[choice.to].ending, frozenset(flags), frozenset(quests), frozenset(entries), bool(silence)
    )


def _asks(story: Story, at: str, choice: EntryChoice) -> list[tuple[str, str]]:
    """Return what a choice asks for, and what it brings besides: flags, quests, silence, the entry where it is made."""
    asked = [("entry", at)] if not story.entries[at].hub else []
    asked += [("flag", what) for kind, what in _brings(choice) if kind == "flag"]
    for condition in _conditions(choice.when):
        asked += [("flag", condition.flag)] if condition.flag else []
        asked += [("quest", condition.quest)] if condition.quest else []
        asked += [("silence", "gossip")] if condition.count == "gossip" and not condition.min else []
    return asked


def _choices(story: Story) -> Iterator[tuple[str, EntryChoice]]:
    for entry in story.entries.values():
        for choice in entry.choices:
            yield entry.id, choice


def _brings(choice: EntryChoice) -> Iterator[tuple[str, str]]:
    """Yield what a choice brings: the entry that it leads to, flags that it notes, quests that it opens."""
    yield "entry", choice.to
    for effect in effects_in(choice.do):
        if isinstance(effect, schema.Note) and effect.kind == "flag":
            yield "flag", effect.name
        elif isinstance(effect, schema.OpenQuest):
            yield "quest", effect.quest


def _conditions(conditions: Iterable[schema.Condition]) -> Iterator[schema.Condition]:
    for condition in conditions:
        yield condition
        yield from _conditions(condition.any)
