"""What the story of a campaign must keep to: every id exists, every entry is reached, nothing is a dead end.

Used on packs too. Conditions are not played through here (simulated campaigns do that); what is checked holds whatever
the players have done: at every entry a choice is open, and a way leads from it to the end of its visit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from fathom.core.content import Loaded, Problems

from .. import schema
from ..schema import Condition
from ..schema_story import Entry, EntryChoice

if TYPE_CHECKING:
    from . import Entries

#: Where a campaign always is when nothing else says how far it has come.
FIRST = 1


def check_story(entries: Entries, problems: Problems) -> None:
    """Note everything that is wrong with the story."""
    names = _Names(entries, problems)
    for group in _groups(entries):
        for one in group.values():
            names.check(one)
    _check_chapters(entries, problems)
    _check_ways(entries, problems)
    _check_flags(entries, problems)


def _groups(entries: Entries) -> tuple[Mapping[str, Loaded[Any]], ...]:
    return (
        entries.entries, entries.endings, entries.donations, entries.standings, entries.quests, entries.scenarios,
        entries.friendlies, entries.shelves, entries.chapters, entries.visits,
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- names


class _Names:
    """Checks that everything exists that is named."""

    def __init__(self, entries: Entries, problems: Problems) -> None:
        self.problems = problems
        sets = {one.value.set for one in entries.levels.values()} | {one.value.set for one in entries.spawns.values()}
        self.known: dict[type, tuple[tuple[str, Iterable[str]], ...]] = {
            Condition: (
                ("quest", entries.quests), ("no_quest", entries.quests), ("curio", entries.curios),
                ("opinion", entries.people),
            ),
            schema.Meet: (("who", entries.people),),
            schema.Dies: (("who", entries.people),),
            schema.Stock: (("shelf", entries.shelves),),
            schema.Sell: (("product", entries.products),),
            schema.Give: (("product", entries.products),),
            schema.Unlock: (("hero", entries.heroes),),
            schema.OpenQuest: (("quest", entries.quests),),
            schema.AddCards: (("set", sets),),
            EntryChoice: (("to", entries.entries),),
            Entry: (("ending", entries.endings),),
        }  # fmt: skip
        self.noted = {"gossip": entries.gossip, "curio": entries.curios, "opinion": entries.people}
        self.lists = {"who": entries.people, "products": entries.products}

    def check(self, one: Loaded[Any]) -> None:
        """Note every word in an entry that names nothing."""
        for field, record in records_in(one.value):
            if isinstance(record, schema.Note) and record.kind in self.noted:
                self._known(one, f"{field}.name", record.name, self.noted[record.kind])
            for name, choices in self.known.get(type(record), ()):
                word = getattr(record, name)
                if word:
                    self._known(one, f"{field}.{name}" if field else name, word, choices)
        for name, choices in self.lists.items():
            words = getattr(one.value, name, ())
            for word in words if isinstance(words, tuple) else ():
                self._known(one, name, word, choices)

    def _known(self, one: Loaded[Any], field: str, word: str, choices: Iterable[str]) -> None:
        if word not in choices:
            self.problems.add(one.file, one.id, field, f"unknown word '{word}'", word=word, choices=list(choices))


def records_in(value: object, field: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every record inside a piece of content with the way to it."""
    if isinstance(value, msgspec.Struct):
        yield field, value
        for name in value.__struct_fields__:
            yield from records_in(getattr(value, name), f"{field}.{name}" if field else name)
    elif isinstance(value, tuple):
        for i, item in enumerate(value, start=1):
            yield from records_in(item, f"{field}[{i}]")


# ---------------------------------------------------------------------------------------------- ways


def _check_chapters(entries: Entries, problems: Problems) -> None:
    """Chapters run from 1 without a gap; their steps name visits and quests; every visit is somewhere."""
    numbers = sorted(one.value.no for one in entries.chapters.values())
    if numbers != list(range(FIRST, len(numbers) + 1)) or any(
        one.id != f"chapter_{one.value.no}" for one in entries.chapters.values()
    ):
        problems.add("campaign/chapters.toml", "", "no", "chapters are chapter_1, chapter_2 and so on, without a gap")
    used = {"simple"}
    for chapter in entries.chapters.values():
        for i, step in enumerate(chapter.value.steps, start=1):
            if sum((bool(step.visit), bool(step.quest), step.pick)) != 1:
                problems.add(chapter.file, chapter.id, f"steps[{i}]", "needs exactly one of visit, quest, pick")
            for word, choices in ((step.visit, entries.visits), (step.quest, entries.quests)):
                if word and word not in choices:
                    problems.add(chapter.file, chapter.id, f"steps[{i}]", f"unknown word '{word}'", word=word,
                                 choices=list(choices))  # fmt: skip
            used.add(step.visit)
    for visit in entries.visits.values():
        if visit.id not in used:
            problems.add(visit.file, visit.id, "id", "no chapter has this visit")
        if visit.value.start not in entries.entries:
            problems.add(visit.file, visit.id, "start", f"unknown entry '{visit.value.start}'",
                         word=visit.value.start, choices=list(entries.entries))  # fmt: skip
    if "simple" not in entries.visits:
        problems.add("campaign/town", "simple", "", "there must be a Simple Town Visit (GG-206)")


def _check_ways(entries: Entries, problems: Problems) -> None:
    """Every entry is reached, and a way that is always open leads from it to an end; every ending is reached."""
    reached = _reach({visit.value.start for visit in entries.visits.values()}, entries)
    for one in entries.entries.values():
        entry = one.value
        if one.id not in reached:
            problems.add(one.file, one.id, "id", "no visit leads here")
        if sum((bool(entry.choices), entry.end, bool(entry.ending))) != 1:
            problems.add(one.file, one.id, "choices", "an entry has choices, or ends the visit, or is an ending")
        elif entry.choices and not always_open(entry):
            problems.add(one.file, one.id, "choices", "a dead end: it may be that none of the choices is open")
        elif entry.choices and not _leads_out(one.id, entries):
            problems.add(one.file, one.id, "choices", "a dead end: no way that is always open leads out of here")
    for ending in entries.endings.values():
        if all(one.value.ending != ending.id for one in entries.entries.values() if one.id in reached):
            problems.add(ending.file, ending.id, "id", "no entry leads to this ending")


def _reach(start: set[str], entries: Entries) -> set[str]:
    reached: set[str] = set()
    waiting = [name for name in start if name in entries.entries]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [one.to for one in entries.entries[name].value.choices if one.to in entries.entries]
    return reached


def lasting(entry: Entry) -> list[EntryChoice]:
    """Return the choices that do not run out: neither taken once nor paid for in hours."""
    return [one for one in entry.choices if not one.once and not one.hours]


def always_open(entry: Entry) -> bool:
    """Whether, whatever stands on the sheet, one of the lasting choices is open."""
    choices = lasting(entry)
    atoms = sorted({atom for one in choices for condition in one.when for atom in _atoms(condition)})
    return all(
        any(all(_true(condition, dict(zip(atoms, values, strict=True))) for condition in one.when) for one in choices)
        for values in product((False, True), repeat=len(atoms))
    )


def _atoms(condition: Condition) -> Iterator[str]:
    """Yield what a condition asks for, each by a name that its opposite shares."""
    if condition.any:
        for one in condition.any:
            yield from _atoms(one)
    else:
        yield _atom(condition)


def _atom(one: Condition) -> str:
    if one.flag or one.no_flag:
        return f"flag {one.flag or one.no_flag}"
    if one.quest or one.no_quest:
        return f"quest {one.quest or one.no_quest}"
    return repr(one)


def _true(condition: Condition, world: Mapping[str, bool]) -> bool:
    if condition.any:
        return any(_true(one, world) for one in condition.any)
    return world[_atom(condition)] != bool(condition.no_flag or condition.no_quest)


def _leads_out(name: str, entries: Entries) -> bool:
    """Whether somewhere ahead, on choices that do not run out, the visit or the campaign ends."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        here = waiting.pop()
        if here in seen or here not in entries.entries:
            continue
        seen.add(here)
        entry = entries.entries[here].value
        if entry.end or entry.ending:
            return True
        waiting += [one.to for one in lasting(entry)]
    return False


# ---------------------------------------------------------------------------------------------- flags


def _check_flags(entries: Entries, problems: Problems) -> None:
    """A flag that is read was set somewhere, not later than it is read; one that is set is read somewhere."""
    chapter_of = _chapters_of_entries(entries)
    first_set: dict[str, int] = {}
    set_at: dict[str, Loaded[Any]] = {}
    read_at: dict[str, list[tuple[Loaded[Any], str, int]]] = {}
    for group in _groups(entries):
        for one in group.values():
            when = chapter_of.get(one.id, getattr(one.value, "chapter", FIRST)) if group is not entries.endings else 99
            for field, record in records_in(one.value):
                if isinstance(record, schema.Note) and record.kind == "flag":
                    first_set[record.name] = min(when, first_set.get(record.name, when))
                    set_at.setdefault(record.name, one)
                elif isinstance(record, Condition):
                    for flag in (record.flag, record.no_flag):
                        if flag:
                            last = when if group is entries.entries else 99
                            read_at.setdefault(flag, []).append((one, field, last))
    for flag, places in read_at.items():
        for one, field, last in places:
            if flag not in first_set:
                problems.add(one.file, one.id, field, f"nothing ever sets the flag '{flag}'", word=flag,
                             choices=list(first_set))  # fmt: skip
            elif first_set[flag] > last:
                problems.add(one.file, one.id, field, f"the flag '{flag}' is set only in chapter {first_set[flag]}")
    for flag, one in set_at.items():
        if flag not in read_at:
            problems.add(one.file, one.id, "do", f"nothing ever reads the flag '{flag}'", word=flag,
                         choices=list(read_at))  # fmt: skip


def _chapters_of_entries(entries: Entries) -> dict[str, int]:
    """Return the chapter of each entry; those of the Simple Town Visit can be read in the last one."""
    found: dict[str, int] = {}
    for chapter in entries.chapters.values():
        for step in chapter.value.steps:
            if step.visit in entries.visits:
                for name in _reach({entries.visits[step.visit].value.start}, entries):
                    found.setdefault(name, chapter.value.no)
    if "simple" in entries.visits:
        for name in _reach({entries.visits["simple"].value.start}, entries):
            found[name] = len(entries.chapters)
    return found
