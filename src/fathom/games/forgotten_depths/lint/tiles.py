"""What Map Tiles must keep to: regions behind open edges, signs on floor, links between regions, how many of each."""

from __future__ import annotations

from collections import Counter

from fathom.core.content import Problems
from fathom.parts.lint import Notes

from ..box import ECOLOGIES, DepthsBox
from ..box.board import CORNERS, SIDES, edge_cells, letters, signs_in
from ..schema import Tile

TILES = 24
MOST_REGIONS = 4
SIGNS = ".MFCRSEPWBK"
#: Signs and how often each Ecology has them (FD-101, FD-115); those that only the Caverns have.
COUNTED = {"C": 2, "R": 1, "S": 1, "E": 1}
IN_CAVERNS = {"W": 2, "B": 1, "K": 1}


def check(notes: Notes, tile: Tile) -> None:
    """Note what is wrong with a tile."""
    for field in ("plan", "signs", "sides"):
        if any(len(row) != 3 for row in getattr(tile, field)):
            notes.add(field, "every row has three characters")
            return
    names = letters(tile)
    if not 1 <= len(names) <= MOST_REGIONS:
        notes.add("plan", f"a tile has one to {MOST_REGIONS} regions, not {len(names)}")
        return
    if any(name.islower() for name in names) and tile.ecology != "architecture":
        notes.add("plan", "only the Architecture has a lower level")
    _check_signs(notes, tile, names)
    for side, bits in enumerate(tile.sides):
        if set(bits) - {"0", "1"}:
            notes.add(f"sides[{side}]", "a side is written with 0 (wall) and 1 (open)")
        elif any(bit == "1" and cell == "#" for bit, cell in zip(bits, edge_cells(tile.plan, side), strict=True)):
            notes.add(f"sides[{side}]", "an open edge has rock behind it")
    if set(tile.nodes) - set(SIDES) or len(set(tile.nodes)) != len(tile.nodes):
        notes.add("nodes", "each of N, E, S, W at most once")
    corners = [corner for body in tile.water for corner in body.split("-")]
    if set(corners) - set(CORNERS) or len(set(corners)) != len(corners):
        notes.add("water", "each corner NW, NE, SE, SW belongs to one body of water at most")
    _check_links(notes, tile, names)


def _check_signs(notes: Notes, tile: Tile, names: tuple[str, ...]) -> None:
    for row, signs in zip(tile.plan, tile.signs, strict=True):
        for cell, sign in zip(row, signs, strict=True):
            if sign not in SIGNS:
                notes.add("signs", f"unknown sign '{sign}'; expected one of: {' '.join(SIGNS)}")
            elif sign != "." and cell == "#":
                notes.add("signs", f"'{sign}' stands in rock")
    for region, name in enumerate(names):
        signs = signs_in(tile, region)
        if signs.count("M") > 2 or any(signs.count(sign) > 1 for sign in signs if sign != "M"):
            notes.add("signs", f"region {name} holds a sign too often")
        if "M" in signs and "R" in signs:
            notes.add("signs", "a Campfire and a Monster cannot share a region (FR-24)")


def _check_links(notes: Notes, tile: Tile, names: tuple[str, ...]) -> None:
    habitat = (tile.habitat,) if tile.habitat else ()
    for link in (*tile.doors, *tile.steps, *habitat):
        if len(link) != 2 or any(letter not in names for letter in link) or link[0] == link[1]:
            notes.add("doors, steps, habitat", f"'{link}' does not name two regions of the plan")
            return
    for link in (*tile.doors, *habitat):
        if link[0].isupper() != link[1].isupper():
            notes.add("doors, habitat", f"'{link}' joins two levels")
    for link in tile.steps:
        if link[0].isupper() == link[1].isupper():
            notes.add("steps", f"'{link}' joins regions of the same level")
    if tile.habitat:
        blocking = [bool(set("MF") & set(signs_in(tile, names.index(letter)))) for letter in tile.habitat]
        if blocking[0] == blocking[1]:
            notes.add("habitat", "exactly one of the two regions holds Monsters or Features (FD-168)")


def check_counts(box: DepthsBox, problems: Problems) -> None:
    """Note what an Ecology has too often or not often enough."""
    for ecology in ECOLOGIES:
        mine = [tile for tile in box.tiles.values() if tile.ecology == ecology]
        file = f"tiles-{ecology}.toml"
        if len(mine) != TILES:
            problems.add(file, "", "", f"there are {len(mine)} tiles, not {TILES}")
            continue
        signs = Counter("".join("".join(tile.signs) for tile in mine))
        for sign, number in (COUNTED | {sign: n * (ecology == "caverns") for sign, n in IN_CAVERNS.items()}).items():
            if signs[sign] != number:
                problems.add(file, "", "signs", f"there are {signs[sign]} signs '{sign}', not {number}")
        for role in ("entry", "stairs"):
            if sum(tile.role == role for tile in mine) != 1:
                problems.add(file, "", "role", f"there must be one tile with the role '{role}'")
