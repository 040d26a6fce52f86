"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows verbs and types; this knows that an Ecology has 24 tiles with one Entry, that every open edge has a
region behind it, that a lettered pile has no gap, that an Item exists which a card gives. Everything that is wrong is
noted at once, with file, entry, field, and the word that was probably meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from fathom.core.content import Loaded, Problems

from .. import schema
from ..land import CORNERS, SIDES, edge_cells, letters, signs_in

Entries: TypeAlias = Mapping[str, Mapping[str, Loaded[Any]]]

ECOLOGIES = ("ruins", "caverns", "architecture")
TILES = 24
CHESTS = 2
PATTERNS = 4
MOST_REGIONS = 4
SIGNS = ".MFCRSEPWBK"
#: Signs and how often each Ecology has them (FD-101, FD-115).
COUNTED = {"C": ("Chests", CHESTS), "R": ("Campfires", 1), "S": ("Stairs", 1), "E": ("Entries", 1)}
KINDS = {1: "singular", 2: "pair", 4: "group"}


def check(entries: Entries, problems: Problems) -> None:
    """Note everything that is wrong."""
    for tile in entries["tile"].values():
        _check_tile(problems, tile)
    _check_tile_counts(problems, entries["tile"])
    _check_decks(problems, entries)
    for monster in entries["monster"].values():
        _check_monster(problems, monster)
    _check_entity(problems, entries["part"])
    _check_legends(problems, entries)
    _check_references(problems, entries)
    _check_mats(problems, entries)


def _words(entry: object, kind: type, field: str) -> Iterator[tuple[str, str]]:
    """Yield (place, word) for a field of all effects of a kind inside an entry."""
    for where, value in walk(entry, ""):
        if isinstance(value, kind):
            found = getattr(value, field)
            for word in (found,) if isinstance(found, str) else found:
                yield where, word


def walk(value: object, where: str) -> Iterator[tuple[str, object]]:
    """Yield everything inside a piece of content with its place, outermost first."""
    if isinstance(value, msgspec.Struct):
        yield where, value
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field), f"{where}.{field}" if where else field)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from walk(item, f"{where}[{i}]")


# ---------------------------------------------------------------------------------------------- tiles


def _check_tile(problems: Problems, one: Loaded[schema.Tile]) -> None:
    tile = one.value

    def note(field: str, message: str) -> None:
        problems.add(one.file, one.id, field, message)

    for field in ("plan", "signs", "sides"):
        if any(len(row) != 3 for row in getattr(tile, field)):
            note(field, "every row has three characters")
            return
    names = letters(tile)
    if not 1 <= len(names) <= MOST_REGIONS:
        note("plan", f"a tile has one to {MOST_REGIONS} regions, not {len(names)}")
        return
    if any(name.islower() for name in names) and tile.ecology != "architecture":
        note("plan", "only the Architecture has a lower level")
    for row, signs in zip(tile.plan, tile.signs, strict=True):
        for cell, sign in zip(row, signs, strict=True):
            if sign not in SIGNS:
                note("signs", f"unknown sign '{sign}'; expected one of: {' '.join(SIGNS)}")
            elif sign != "." and cell == "#":
                note("signs", f"'{sign}' stands in rock")
    for side, bits in enumerate(tile.sides):
        if set(bits) - {"0", "1"}:
            note(f"sides[{side}]", "a side is written with 0 (wall) and 1 (open)")
        elif any(bit == "1" and cell == "#" for bit, cell in zip(bits, edge_cells(tile.plan, side), strict=True)):
            note(f"sides[{side}]", "an open edge has rock behind it")
    for region in range(len(names)):
        signs = signs_in(tile, region)
        if signs.count("M") > 2 or any(signs.count(sign) > 1 for sign in signs if sign != "M"):
            note("signs", f"region {names[region]} holds a sign too often")
        if "M" in signs and "R" in signs:
            note("signs", "a Campfire and a Monster cannot share a region (FR-24)")
    _check_links(tile, names, note)


def _check_links(tile: schema.Tile, names: tuple[str, ...], note: Any) -> None:
    links = [*tile.doors, *tile.steps, *([tile.habitat] if tile.habitat else [])]
    for link in links:
        if len(link) != 2 or any(letter not in names for letter in link) or link[0] == link[1]:
            note("doors, steps, habitat", f"'{link}' does not name two regions of the plan")
            return
    for link in (*tile.doors, *([tile.habitat] if tile.habitat else [])):
        if link[0].isupper() != link[1].isupper():
            note("doors, habitat", f"'{link}' joins two levels")
    for link in tile.steps:
        if link[0].isupper() == link[1].isupper():
            note("steps", f"'{link}' joins regions of the same level")
    if tile.habitat:
        blocking = [set("MF") & set(signs_in(tile, names.index(letter))) for letter in tile.habitat]
        if bool(blocking[0]) == bool(blocking[1]):
            note("habitat", "exactly one of the two regions holds Monsters or Features (FD-168)")
    if set(tile.nodes) - set(SIDES) or len(set(tile.nodes)) != len(tile.nodes):
        note("nodes", "each of N, E, S, W at most once")
    corners = [corner for body in tile.water for corner in body.split("-")]
    if set(corners) - set(CORNERS) or len(set(corners)) != len(corners):
        note("water", "each corner NW, NE, SE, SW belongs to one body of water at most")


def _check_tile_counts(problems: Problems, tiles: Mapping[str, Loaded[schema.Tile]]) -> None:
    for ecology in ECOLOGIES:
        mine = [one.value for one in tiles.values() if one.value.ecology == ecology]
        file = f"tiles-{ecology}.toml"
        if len(mine) != TILES:
            problems.add(file, "", "", f"there are {len(mine)} tiles, not {TILES}")
            continue
        signs = Counter("".join("".join(tile.signs) for tile in mine))
        for sign, (name, number) in COUNTED.items():
            if signs[sign] != number:
                problems.add(file, "", "signs", f"there are {signs[sign]} {name}, not {number}")
        for role in ("entry", "stairs"):
            if sum(tile.role == role for tile in mine) != 1:
                problems.add(file, "", "role", f"there must be one tile with the role '{role}'")
        special = {"W": 2, "B": 1, "K": 1} if ecology == "caverns" else {"W": 0, "B": 0, "K": 0}
        for sign, number in special.items():
            if signs[sign] != number:
                problems.add(file, "", "signs", f"there are {signs[sign]} signs '{sign}', not {number}")


# ---------------------------------------------------------------------------------------------- cards


def _check_decks(problems: Problems, entries: Entries) -> None:
    wanted = ("fighter", "wizard", "rogue", "light", "medium", "heavy")
    for name in set(wanted) - set(entries["deck"]):
        problems.add("heroes.toml", name, "", "this deck is missing")
    for one in entries["deck"].values():
        if any(not 1 <= value <= 15 for value in (*one.value.values, *one.value.item_values)):
            problems.add(one.file, one.id, "values", "a value lies between 1 and 15")
    for one in entries["item"].values():
        item = one.value
        if not 0 <= item.hands <= 2:
            problems.add(one.file, one.id, "hands", "an Item has no, one or two hand icons")
        if item.adds and item.deck is None:
            problems.add(one.file, one.id, "adds", "an Item that adds cards belongs to a Class")
        elif item.adds and item.deck in entries["deck"]:
            supply = Counter(entries["deck"][item.deck].value.item_values)
            for value in (Counter(item.adds) - supply).elements():
                problems.add(one.file, one.id, "adds", f"the {item.deck} has no Item Action card {value}")
        if not item.found and item.deck is None:
            problems.add(one.file, one.id, "deck", "an Item that is not found belongs to a Class")
        if bool(item.uses) != any(skill.uses for skill in item.skills):
            problems.add(one.file, one.id, "uses", "counters and a skill that takes them go together")


def _check_monster(problems: Problems, one: Loaded[schema.Monster]) -> None:
    monster = one.value
    if monster.count > 1 and [state[0] for state in monster.states] != list(range(monster.count, 0, -1)):
        problems.add(one.file, one.id, "states", f"there must be a column for each number alive, {monster.count} to 1")
    if monster.count == 1 and monster.states:
        problems.add(one.file, one.id, "states", "a single Monster has no Health States (FD-225)")
    if any(not 1 <= n <= 2 for state in monster.states for n in state[1:]):
        problems.add(one.file, one.id, "states", "one or two cards are played")
    if not monster.horde and monster.count not in KINDS:
        problems.add(one.file, one.id, "count", "only a Horde has another number than 1, 2 or 4")
    if not monster.skills:
        problems.add(one.file, one.id, "skills", "every Monster has an ability (FD-224)")
    if monster.deck not in ("light", "medium", "heavy"):
        problems.add(one.file, one.id, "deck", "a Monster draws from the light, medium or heavy deck")


def _check_entity(problems: Problems, parts: Mapping[str, Loaded[schema.Part]]) -> None:
    slots = Counter(one.value.slot for one in parts.values())
    for slot in ("head_one", "head_two", "body", "tail", "lore"):
        if not slots[slot]:
            problems.add("entity.toml", "", "slot", f"there is no part '{slot}'")
    for one in parts.values():
        if (one.value.slot in ("head_one", "head_two", "body")) != (one.value.health is not None):
            problems.add(one.file, one.id, "health", "Heads and Bodies have Health, the Tail and the Lore card none")


def _check_legends(problems: Problems, entries: Entries) -> None:
    for ecology in ECOLOGIES:
        numbers = sorted(one.value.number for one in entries["pattern"].values() if one.value.ecology == ecology)
        if numbers != list(range(1, PATTERNS + 1)):
            problems.add("patterns.toml", "", "number", f"the {ecology} need the patterns 1 to {PATTERNS}")
    cards = list(entries["legend"].values())
    _known(problems, ((one, "pattern", one.value.pattern) for one in cards), entries["pattern"])
    for name in entries["pattern"]:
        mine = [one for one in cards if one.value.pattern == name]
        if not any(not one.value.letter for one in mine):
            problems.add("legends.toml", name, "letter", "no card without a letter opens this location")
        piles: dict[str, set[int]] = {}
        for one in mine:
            piles.setdefault(one.value.letter, set()).add(one.value.numeral)
        for letter, numerals in piles.items():
            if letter and numerals != set(range(1, len(numerals) + 1)):
                problems.add("legends.toml", name, "numeral", f"the pile {letter} has a gap")
        for one in mine:
            for where, letter in _words(one.value, schema.Lead, "pile"):
                if letter not in piles:
                    problems.add(one.file, one.id, where, f"there is no pile {letter}")


def _check_references(problems: Problems, entries: Entries) -> None:
    """Every Item and Monster that an effect names must exist."""
    everything = [one for group in entries.values() for one in group.values()]
    for kind, field, table in (
        (schema.Give, "item", "item"),
        (schema.Shuffle, "card", "monster"),
        (schema.Fight, "monsters", "monster"),
    ):
        named = ((one, where, word) for one in everything for where, word in _words(one.value, kind, field))
        _known(problems, named, entries[table])


def _known(problems: Problems, named: Iterable[tuple[Loaded[Any], str, str]], known: Mapping[str, object]) -> None:
    for one, where, word in named:
        if word not in known:
            problems.add(one.file, one.id, where, f"'{word}' does not exist", word=word, choices=known)


def _check_mats(problems: Problems, entries: Entries) -> None:
    sides = Counter((one.value.hero, one.value.side) for one in entries["mat"].values())
    for hero in {hero for hero, _ in sides}:
        for side in ("front", "alternate"):
            if sides[hero, side] != 1:
                problems.add("heroes.toml", hero, "side", f"there must be one {side} side")
    for one in entries["mat"].values():
        triggers = [skill.trigger for skill in one.value.skills]
        if "block" not in triggers or "power" not in triggers:
            problems.add(one.file, one.id, "skills", "a mat has a Block and a Power ability (FD-026)")
        if list(one.value.health) != sorted(one.value.health):
            problems.add(one.file, one.id, "health", "Maximum Health does not fall from Level to Level")
