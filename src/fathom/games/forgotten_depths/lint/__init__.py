"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows verbs, types and bounds; this knows that an Ecology has 24 tiles with one Entry, that every open edge
has a region behind it, that a lettered pile has no gap, that an Item exists which a card gives. Everything that is
wrong is noted at once, with file, entry, field, and the word that was probably meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from fathom.core.content import Problems, Record
from fathom.parts.lint import Notes

from .. import schema
from ..box import ACTION, CLASSES, ECOLOGIES, LORE, SLOTS, TAIL, DepthsBox
from . import tiles

PATTERNS = 4
#: How many Individuals each kind of set has; a Horde has any number.
COUNTS = (1, 2, 4)


def check(box: DepthsBox, problems: Problems) -> None:
    """Note everything that is wrong."""

    def notes(entry: object) -> Notes:
        return Notes(problems, box, entry)

    for tile in box.tiles.values():
        tiles.check(notes(tile), tile)
    tiles.check_counts(box, problems)
    for name in {*CLASSES, *ACTION} - set(box.decks):
        problems.add("heroes.toml", name, "", "this deck is missing")
    for item in box.items.values():
        _check_item(notes(item), box, item)
    for monster in box.monsters.values():
        _check_monster(notes(monster), monster)
    _check_entity(box, problems)
    for ecology in ECOLOGIES:
        numbers = sorted(one.number for one in box.runes.values() if one.ecology == ecology)
        if numbers != list(range(1, PATTERNS + 1)):
            problems.add("patterns.toml", "", "number", f"the {ecology} need the patterns 1 to {PATTERNS}")
    for pattern in box.runes:
        _check_location(box, problems, pattern)
    for entry in _entries(box):
        _check_references(notes(entry), box, entry)
    _check_mats(box, problems)


def _entries(box: DepthsBox) -> Iterator[Record]:
    for name in box.sections:
        yield from getattr(box, name).values()


def walk(value: object, where: str = "") -> Iterator[tuple[str, object]]:
    """Yield everything inside a piece of content with its place, outermost first."""
    if isinstance(value, msgspec.Struct):
        yield where, value
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field), f"{where}.{field}" if where else field)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from walk(item, f"{where}[{i}]")


# ---------------------------------------------------------------------------------------------- cards


def _check_item(notes: Notes, box: DepthsBox, item: schema.Item) -> None:
    if item.deck is None and item.adds:
        notes.add("adds", "an Item that adds cards belongs to a Class")
    elif item.deck in box.decks:
        supply = Counter(box.decks[item.deck].item_values)
        for value in (Counter(item.adds) - supply).elements():
            notes.add("adds", f"the {item.deck} has no Item Action card {value}")
    if item.deck is None and not item.found:
        notes.add("deck", "an Item that is not found belongs to a Class")
    if bool(item.uses) != any(skill.uses for skill in item.skills):
        notes.add("uses", "counters and a skill that takes them go together")


def _check_monster(notes: Notes, monster: schema.Monster) -> None:
    if monster.count > 1 and [state[0] for state in monster.states] != list(range(monster.count, 0, -1)):
        notes.add("states", f"there must be a column for each number alive, {monster.count} to 1")
    if monster.count == 1 and monster.states:
        notes.add("states", "a single Monster has no Health States (FD-225)")
    if not monster.horde and monster.count not in COUNTS:
        notes.add("count", "only a Horde has another number than 1, 2 or 4")
    if list(monster.health) != sorted(monster.health):
        notes.add("health", "Health falls with more Heroes (FD-223)")
    if not monster.skills:
        notes.add("skills", "every Monster has an ability (FD-224)")
    notes.known("deck", monster.deck, ACTION, "difficulty")


def _check_entity(box: DepthsBox, problems: Problems) -> None:
    for slot in {*SLOTS, TAIL, LORE} - {part.slot for part in box.parts.values()}:
        problems.add("entity.toml", "", "slot", f"there is no part '{slot}'")
    for part in box.parts.values():
        if (part.slot in SLOTS) != (part.health is not None):
            Notes(problems, box, part).add("health", "Heads and Bodies have Health, the Tail and the Lore card none")
        elif part.health and list(part.health) != sorted(part.health):
            Notes(problems, box, part).add("health", "Health falls with more Heroes (FD-223)")


def _check_mats(box: DepthsBox, problems: Problems) -> None:
    sides = Counter((mat.hero, mat.side) for mat in box.mats.values())
    for hero in {hero for hero, _ in sides}:
        for side in ("front", "alternate"):
            if sides[hero, side] != 1:
                problems.add("heroes.toml", hero, "side", f"there must be one {side} side")
    for mat in box.mats.values():
        notes = Notes(problems, box, mat)
        if not {"block", "power"} <= {skill.trigger for skill in mat.skills}:
            notes.add("skills", "a mat has a Block and a Power ability (FD-026)")
        if list(mat.health) != sorted(mat.health):
            notes.add("health", "Maximum Health does not fall from Level to Level")


# ---------------------------------------------------------------------------------------------- what names what


def _check_location(box: DepthsBox, problems: Problems, pattern: str) -> None:
    mine = [legend for legend in box.legends.values() if legend.pattern == pattern]
    piles: dict[str, set[int]] = {}
    for legend in mine:
        piles.setdefault(legend.letter, set()).add(legend.numeral)
    if "" not in piles:
        problems.add("legends.toml", pattern, "letter", "no card without a letter opens this location")
    for letter, numerals in piles.items():
        if letter and numerals != set(range(1, len(numerals) + 1)):
            problems.add("legends.toml", pattern, "numeral", f"the pile {letter} has a gap")
    for legend in mine:
        for where, effect in walk(legend):
            if isinstance(effect, schema.Lead) and effect.pile not in piles:
                Notes(problems, box, legend).add(where, f"there is no pile {effect.pile}")


def _check_references(notes: Notes, box: DepthsBox, entry: Record) -> None:
    """Every Item, Monster and Rune Pattern that is named must exist."""
    for where, one in walk(entry):
        match one:
            case schema.Give():
                notes.known(where, one.item, box.items)
            case schema.Shuffle():
                notes.known(where, one.card, box.monsters)
            case schema.Fight():
                for name in one.monsters:
                    notes.known(where, name, box.monsters)
            case schema.Legend():
                notes.known("pattern", one.pattern, box.runes)
            case schema.Power(n=0) | schema.Change(by=0, to=None):
                notes.add(where, "this effect changes nothing")
