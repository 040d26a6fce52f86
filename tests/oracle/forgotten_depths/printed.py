"""What is printed on cards, mats and tiles of Forgotten Depths, read from the content files; see `oracle.py`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from fathom.core.game import find

Entry = dict[str, Any]


def _read(name: str, kind: str) -> dict[str, Entry]:
    path = find("forgotten-depths").folder / "content" / f"{name}.toml"
    return {entry["id"]: entry for entry in tomllib.loads(path.read_text())[kind]}


ECOLOGIES = ("ruins", "caverns", "architecture")
RATES = _read("ecologies", "ecology")
DECKS = _read("heroes", "deck")
MATS = _read("heroes", "mat")
ABILITIES = _read("abilities", "ability")
ITEMS = _read("items", "item")
MONSTERS = _read("monsters", "monster")
PARTS = _read("entity", "part")
FEATURES = _read("features", "feature")
LEGENDS = _read("legends", "legend")
PATTERNS = _read("patterns", "pattern")
#: Per Ecology its Map Tiles and its Rune Patterns, in the order in which a state numbers them.
TILES = [list(_read(f"tiles-{name}", "tile").values()) for name in ECOLOGIES]
RUNES = [
    sorted((one for one in PATTERNS.values() if one["ecology"] == name), key=lambda one: one["number"])
    for name in ECOLOGIES
]


# ---------------------------------------------------------------------------------------------- tiles, turned

#: North, east, south, west: what a side is called, and the way to the neighbour.
SIDES = "NESW"
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Face:
    """A Map Tile as it lies: turned by quarters, clockwise."""

    def __init__(self, tile: Entry, turn: int) -> None:
        self.tile = tile
        plan = list(tile["plan"])
        signs = list(tile.get("signs", ["...", "...", "..."]))
        sides = dict(zip(SIDES, tile["sides"], strict=True))
        nodes, water = set(tile.get("nodes", "")), [set(body.split("-")) for body in tile.get("water", ())]
        for _ in range(turn):
            plan = ["".join(plan[2 - x][y] for x in range(3)) for y in range(3)]
            signs = ["".join(signs[2 - x][y] for x in range(3)) for y in range(3)]
            # Sides are read left to right and top to bottom: what goes from the top to the side turns its order.
            sides = {"E": sides["N"], "S": sides["E"][::-1], "W": sides["S"], "N": sides["W"][::-1]}
            nodes = {SIDES[(SIDES.index(side) + 1) % 4] for side in nodes}
            after = {"NW": "NE", "NE": "SE", "SE": "SW", "SW": "NW"}
            water = [{after[corner] for corner in body} for body in water]
        self.plan, self.signs, self.sides, self.nodes, self.water = plan, signs, sides, nodes, water

    def rim(self, side: str) -> str:
        """Return the squares along a side."""
        rows = self.plan
        columns = {"N": rows[0], "S": rows[2], "E": "".join(r[2] for r in rows), "W": "".join(r[0] for r in rows)}
        return columns[side]

    def edge(self, side: str) -> tuple[str, ...]:
        """Return a side as one sees it: for each third a wall, or open, on the upper or the lower level."""
        return tuple(
            "wall" if bit == "0" else "lower" if letter.islower() else "upper"
            for bit, letter in zip(self.sides[side], self.rim(side), strict=True)
        )

    def openings(self, side: str) -> set[tuple[int, str]]:
        """Return the open thirds of a side, each with the region behind it."""
        rim = zip(self.sides[side], self.rim(side), strict=True)
        return {(i, letter) for i, (bit, letter) in enumerate(rim) if bit == "1"}

    def look(self) -> tuple[Any, ...]:
        """Return all that one sees of it."""
        return (
            self.plan, self.signs, tuple(self.sides[side] for side in SIDES), sorted(self.nodes),
            sorted(map(sorted, self.water)),
        )  # fmt: skip


@cache
def face(ecology: int, tile: int, turn: int) -> Face:
    """Return a Map Tile as it lies."""
    return Face(TILES[ecology][tile], turn)


@cache
def turns(ecology: int, tile: int) -> tuple[int, ...]:
    """Return the turns in which a tile looks different: nobody need be offered the same twice."""
    looks: list[Any] = []
    found = []
    for turn in range(4):
        look = face(ecology, tile, turn).look()
        if look not in looks:
            looks.append(look)
            found.append(turn)
    return tuple(found)


def letters(tile: Entry) -> list[str]:
    """Return the regions of a tile by their letters, in the order in which a state numbers them."""
    return sorted(set("".join(tile["plan"])) - {"#"}, key=lambda letter: (letter.upper(), letter))


def signs_in(tile: Entry, letter: str) -> str:
    """Return what stands in a region of a tile."""
    rows = zip(tile["plan"], tile.get("signs", ["...", "...", "..."]), strict=True)
    squares = [pair for plan, signs in rows for pair in zip(plan, signs, strict=True)]
    return "".join(sign for at, sign in squares if at == letter and sign != ".")
