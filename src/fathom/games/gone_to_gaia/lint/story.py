"""What the story of a campaign must keep to: every id exists, every entry is reached, nothing is a dead end.

Used on packs too. Conditions are not played through here (simulated campaigns do that); what is checked holds whatever
the players have done: at every entry a choice is open, and a way leads from it to the end of its visit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import msgspec

from fathom.core.content import Problems, Record
from fathom.parts.lint import Notes

from ..box import GaiaBox
from ..schema.story import Entry, EntryChoice, Shelf
from ..schema.verbs import AddCards, Condition, Dies, Give, Meet, Note, OpenQuest, Sell, Stock, Unlock

#: Where a campaign always is when nothing else says how far it has come; and where what is read at any time.
FIRST, ANY_TIME = 1, 99


def check_story(box: GaiaBox, problems: Problems, noting: Callable[[object], Notes]) -> None:
    """Note everything that is wrong with the story."""
    known = _known(box)
    for group in _groups(box):
        for one in group.values():
            _check_names(noting(one), one, known)
    _check_chapters(box, problems, noting)
    _check_ways(box, noting)
    _check_flags(box, noting)


def _groups(box: GaiaBox) -> tuple[Mapping[str, Record], ...]:
    return (
        box.entries, box.endings, box.donations, box.standings, box.quests, box.scenarios, box.friendlies, box.shelves,
        box.chapters, box.visits,
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- names


def _known(box: GaiaBox) -> dict[type, tuple[tuple[str, Iterable[str]], ...]]:
    """Return, by record, the fields that name something, with what there is to name."""
    sets = {one.set for one in box.levels.values()} | {one.set for one in box.spawns.values()}
    return {
        Condition: (("quest", box.quests), ("no_quest", box.quests), ("curio", box.curios), ("opinion", box.people)),
        Meet: (("who", box.people),),
        Dies: (("who", box.people),),
        Stock: (("shelf", box.shelves),),
        Sell: (("product", box.products),),
        Give: (("product", box.products),),
        Unlock: (("hero", box.heroes),),
        OpenQuest: (("quest", box.quests),),
        AddCards: (("set", sets),),
        EntryChoice: (("to", box.entries),),
        Entry: (("ending", box.endings), ("who", box.people)),
        Shelf: (("products", box.products),),
        Note: (("gossip", box.gossip), ("curio", box.curios), ("opinion", box.people)),
    }


def _check_names(notes: Notes, one: Record, known: Mapping[type, tuple[tuple[str, Iterable[str]], ...]]) -> None:
    """Note every word in an entry that names nothing. What a Note names depends on its kind."""
    for field, record in records_in(one):
        for name, choices in known.get(type(record), ()):
            if isinstance(record, Note):
                name, words = "name", record.name if record.kind == name else ""
            else:
                words = getattr(record, name)
            for word in (words,) if isinstance(words, str) else words:
                if word:
                    notes.known(f"{field}.{name}" if field else name, word, choices)


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


def _check_chapters(box: GaiaBox, problems: Problems, noting: Callable[[object], Notes]) -> None:
    """Chapters run from 1 without a gap; their steps name visits and quests; every visit is somewhere."""
    numbers = sorted(one.no for one in box.chapters.values())
    if numbers != list(range(FIRST, len(numbers) + 1)) or any(
        one.id != f"chapter_{one.no}" for one in box.chapters.values()
    ):
        problems.add("campaign/chapters.toml", "", "no", "chapters are chapter_1, chapter_2 and so on, without a gap")
    used = {"simple"}
    for chapter in box.chapters.values():
        notes = noting(chapter)
        for i, step in enumerate(chapter.steps, start=1):
            if sum((bool(step.visit), bool(step.quest), step.pick)) != 1:
                notes.add(f"steps[{i}]", "needs exactly one of visit, quest, pick")
            for word, choices in ((step.visit, list(box.visits)), (step.quest, list(box.quests))):
                if word:
                    notes.known(f"steps[{i}]", word, choices)
            used.add(step.visit)
    for visit in box.visits.values():
        if visit.id not in used:
            noting(visit).add("id", "no chapter has this visit")
        noting(visit).known("start", visit.start, box.entries, "entry")
    if "simple" not in box.visits:
        problems.add("campaign/town", "simple", "", "there must be a Simple Town Visit (GG-206)")


def _check_ways(box: GaiaBox, noting: Callable[[object], Notes]) -> None:
    """Every entry is reached, and a way that is always open leads from it to an end; every ending is reached."""
    reached = _reach({visit.start for visit in box.visits.values()}, box)
    for entry in box.entries.values():
        notes = noting(entry)
        if entry.id not in reached:
            notes.add("id", "no visit leads here")
        if sum((bool(entry.choices), entry.end, bool(entry.ending))) != 1:
            notes.add("choices", "an entry has choices, or ends the visit, or is an ending")
        elif entry.choices and not always_open(entry):
            notes.add("choices", "a dead end: it may be that none of the choices is open")
        elif entry.choices and not _leads_out(entry.id, box):
            notes.add("choices", "a dead end: no way that is always open leads out of here")
    for ending in box.endings.values():
        if all(one.ending != ending.id for one in box.entries.values() if one.id in reached):
            noting(ending).add("id", "no entry leads to this ending")


def _reach(start: set[str], box: GaiaBox) -> set[str]:
    reached: set[str] = set()
    waiting = [name for name in start if name in box.entries]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [one.to for one in box.entries[name].choices if one.to in box.entries]
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


def _leads_out(name: str, box: GaiaBox) -> bool:
    """Whether somewhere ahead, on choices that do not run out, the visit or the campaign ends."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        here = waiting.pop()
        if here in seen or here not in box.entries:
            continue
        seen.add(here)
        entry = box.entries[here]
        if entry.end or entry.ending:
            return True
        waiting += [one.to for one in lasting(entry)]
    return False


# ---------------------------------------------------------------------------------------------- flags


def _check_flags(box: GaiaBox, noting: Callable[[object], Notes]) -> None:
    """A flag that is read was set somewhere, not later than it is read; one that is set is read somewhere."""
    chapter_of = _chapters_of_entries(box)
    first_set: dict[str, int] = {}
    set_at: dict[str, Record] = {}
    read_at: dict[str, list[tuple[Record, str, int]]] = {}
    for group in _groups(box):
        for id_, one in group.items():
            when = chapter_of.get(id_, getattr(one, "chapter", FIRST)) if group is not box.endings else ANY_TIME
            for field, record in records_in(one):
                if isinstance(record, Note) and record.kind == "flag":
                    first_set[record.name] = min(when, first_set.get(record.name, when))
                    set_at.setdefault(record.name, one)
                elif isinstance(record, Condition):
                    for flag in filter(None, (record.flag, record.no_flag)):
                        last = when if group is box.entries else ANY_TIME
                        read_at.setdefault(flag, []).append((one, field, last))
    for flag, places in read_at.items():
        for one, field, last in places:
            if flag not in first_set:
                noting(one).add(field, f"nothing ever sets the flag '{flag}'", flag, first_set)
            elif first_set[flag] > last:
                noting(one).add(field, f"the flag '{flag}' is set only in chapter {first_set[flag]}")
    for flag, one in set_at.items():
        if flag not in read_at:
            noting(one).add("do", f"nothing ever reads the flag '{flag}'", flag, read_at)


def _chapters_of_entries(box: GaiaBox) -> dict[str, int]:
    """Return the chapter of each entry; those of the Simple Town Visit can be read in the last one."""
    found: dict[str, int] = {}
    for chapter in box.chapters.values():
        for step in chapter.steps:
            if step.visit in box.visits:
                for name in _reach({box.visits[step.visit].start}, box):
                    found.setdefault(name, chapter.no)
    if "simple" in box.visits:
        for name in _reach({box.visits["simple"].start}, box):
            found[name] = len(box.chapters)
    return found
