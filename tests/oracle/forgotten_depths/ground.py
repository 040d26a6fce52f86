"""The map of an Ecology: what the Heroes can reach, where a tile may lie, which Rune Patterns are there.

Book: 340-368 (placing), 520-588 (Legendary Locations), 660-735 (habitats, passages, water, portals, levels), counted in
the transcript `forgotten-depths.en.txt`; see `oracle.py`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from .printed import OPPOSITE, RUNES, TILES, WAYS, Face, face, letters, signs_in, turns

#: A cell by its coordinates; a region by its cell and its letter.
Cell: TypeAlias = tuple[int, int]
Region: TypeAlias = tuple[Cell, str]


def cell_of(number: int) -> Cell:
    """Return the coordinates of a cell, the Entry Tile at (0, 0)."""
    return number % 64 - 32, number // 64 - 32


def number_of(cell: Cell) -> int:
    """Return the number of a cell."""
    return (cell[1] + 32) * 64 + cell[0] + 32


def _beside(cell: Cell, side: str) -> Cell:
    return cell[0] + WAYS[side][0], cell[1] + WAYS[side][1]


class Ground:
    """The map as it lies."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.ecology: int = state.ecology
        #: By cell the tile that lies there, and its face.
        self.lies: dict[Cell, int] = {cell_of(at): lying // 4 for at, lying in state.cells.items()}
        self.faces: dict[Cell, Face] = {
            cell_of(at): face(state.ecology, lying // 4, lying % 4) for at, lying in state.cells.items()
        }
        self.cells = {tile: cell for cell, tile in self.lies.items()}
        self.locked = {frozenset(map(self.region, door)) for door in state.doors}
        self.reached, self.open = self._reach()

    # ------------------------------------------------------------------------------------------ regions

    def region(self, number: int) -> Region:
        """Return a region by the number that the state gives it."""
        tile, letter = divmod(number, 4)
        return self.cells[tile], letters(TILES[self.ecology][tile])[letter]

    def number(self, region: Region) -> int:
        """Return the number that the state gives a region."""
        tile = self.lies[region[0]]
        return tile * 4 + letters(TILES[self.ecology][tile]).index(region[1])

    def regions(self) -> list[Region]:
        """Return all regions of the map."""
        return [(cell, letter) for cell, tile in self.lies.items() for letter in letters(TILES[self.ecology][tile])]

    def signs(self, region: Region) -> str:
        """Return what is printed in a region."""
        return signs_in(TILES[self.ecology][self.lies[region[0]]], region[1])

    def has(self, region: Region, field: str) -> bool:
        """Whether a set of regions in the state holds this one."""
        return bool(getattr(self.state, field) >> self.number(region) & 1)

    def bars(self, region: Region) -> bool:
        """Whether Monsters or a Feature bar the way beyond: nobody goes on before they are Encountered."""
        return self.has(region, "monsters") or self.has(region, "features")

    # ------------------------------------------------------------------------------------------ ways

    def neighbours(self, region: Region) -> set[Region]:
        """Return the regions that one can go to from a region."""
        cell, letter = region
        here = self.faces[cell]
        found: set[Region] = set()
        for side, opposite in OPPOSITE.items():
            other = _beside(cell, side)
            if other in self.faces:
                mine = {i for i, at in here.openings(side) if at == letter}
                found |= {(other, at) for i, at in self.faces[other].openings(opposite) if i in mine}
        tile = here.tile
        for pair in (*tile.get("steps", ()), tile.get("habitat", "")):  # level stairs, habitat boundaries
            if letter in pair:
                found |= {(cell, at) for at in pair if at != letter}
        for pair in tile.get("doors", ()):
            if letter in pair and frozenset((cell, at) for at in pair) not in self.locked:
                found |= {(cell, at) for at in pair if at != letter}
        for sign in "PW":  # all Secret Passages are one, and both Warp Portals
            if sign in self.signs(region):
                found |= {other for other in self.regions() if sign in self.signs(other) and other != region}
        return found

    def _reach(self) -> tuple[set[Region], set[Region]]:
        """Return the regions where the Heroes can come, and those of them that they can go on from."""
        start = self.region(self.state.lantern)
        reached, todo = {start}, [start]
        while todo:
            region = todo.pop()
            if self.bars(region):
                continue
            for other in self.neighbours(region) - reached:
                reached.add(other)
                todo.append(other)
        return reached, {region for region in reached if not self.bars(region)}

    # ------------------------------------------------------------------------------------------ placing tiles

    def places(self, tile: int) -> set[tuple[int, int]]:
        """Return where a tile may lie, as (number of the cell, turn)."""
        rim = {_beside(cell, side) for cell in self.faces for side in WAYS} - set(self.faces)
        return {
            (number_of(cell), turn)
            for cell in rim
            for turn in turns(self.ecology, tile)
            if self._fits(cell, face(self.ecology, tile, turn)) and self._leads(cell, face(self.ecology, tile, turn))
        }

    def _fits(self, cell: Cell, new: Face) -> bool:
        """Whether all edges match: walls, blank edges, levels."""
        return all(
            new.edge(side) == self.faces[other].edge(OPPOSITE[side])
            for side in WAYS
            if (other := _beside(cell, side)) in self.faces
        )

    def _leads(self, cell: Cell, new: Face) -> bool:
        """Whether the Heroes can trace a path to a region of the new tile."""
        for side in WAYS:
            other = _beside(cell, side)
            if other in self.faces:
                mine = {i for i, _ in new.openings(side)}
                if any(i in mine and (other, at) in self.open for i, at in self.faces[other].openings(OPPOSITE[side])):
                    return True
        mine_signs = "".join(signs_in(new.tile, letter) for letter in letters(new.tile))
        return any(sign in mine_signs and any(sign in self.signs(at) for at in self.open) for sign in "PW")

    # ------------------------------------------------------------------------------------------ Legendary Locations

    def knots(self) -> set[int]:
        """Return where two Nodes meet, by number: twice the cell, and one more if the other tile lies to the south."""
        return {
            number_of(cell) * 2 + (side == "S")
            for cell, here in self.faces.items()
            for side in "ES"
            if side in here.nodes
            and (other := _beside(cell, side)) in self.faces
            and OPPOSITE[side] in self.faces[other].nodes
        }

    def patterns(self) -> set[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """Return the Rune Patterns that are there: which, the Nodes that meet, the cells of the tiles."""
        free = self.knots() - set(self.state.used_knots)
        found = set()
        for which, pattern in enumerate(RUNES[self.ecology]):
            if self.state.patterns_done >> which & 1:
                continue
            if "grid" not in pattern:
                found |= {(which, (), chain) for chain in self.chains(pattern["between"])}
                continue
            for shape in _orientations(pattern["grid"]):
                for x, y in {cell_of(knot // 2) for knot in free}:
                    for dx, dy, _ in shape:
                        spots = {(x - dx + cx, y - dy + cy, south) for cx, cy, south in shape}
                        knots = {number_of((cx, cy)) * 2 + south for cx, cy, south in spots}
                        if knots <= free:
                            cells = {(cx, cy) for cx, cy, _ in spots}
                            cells |= {(cx, cy + 1) if south else (cx + 1, cy) for cx, cy, south in spots}
                            found.add((which, tuple(sorted(knots)), tuple(sorted(map(number_of, cells)))))
        return {match for match in found if self.can_enter(match[2])}

    def can_enter(self, cells: tuple[int, ...]) -> bool:
        """Whether the Heroes can come there: access to all parts is not required (588)."""
        return any(cell_of(cell) in {at for at, _ in self.reached} for cell in cells)

    def chains(self, between: int) -> set[tuple[int, ...]]:
        """Return the chains of tiles on which water joins the Boat and the Sword."""
        wet = [(cell, i) for cell, here in self.faces.items() for i in range(len(here.water))]
        ends = {sign: {cell for cell, letter in self.regions() if sign in self.signs((cell, letter))} for sign in "BK"}
        found: set[tuple[int, ...]] = set()

        def go_on(path: list[tuple[Cell, int]]) -> None:
            cell, i = path[-1]
            if cell in ends["K"]:
                if len(path) - 2 >= between:
                    found.add(tuple(number_of(at) for at, _ in path))
                return
            for other, j in wet:
                if other not in [at for at, _ in path] and self._meet(cell, i, other, j):
                    go_on([*path, (other, j)])

        for cell, i in wet:
            if cell in ends["B"]:
                go_on([(cell, i)])
        return found

    def _meet(self, cell: Cell, i: int, other: Cell, j: int) -> bool:
        """Whether two bodies of water meet in a corner of tiles that lie side by side."""
        for side, opposite in OPPOSITE.items():
            if _beside(cell, side) == other:
                corners = {"N": ("NW", "NE"), "S": ("SW", "SE"), "E": ("NE", "SE"), "W": ("NW", "SW")}
                shared = zip(corners[side], corners[opposite], strict=True)
                here, there = self.faces[cell].water[i], self.faces[other].water[j]
                return any(mine in here and theirs in there for mine, theirs in shared)
        return False


def _orientations(grid: list[str]) -> set[tuple[tuple[int, int, int], ...]]:
    """Return a pattern in all turns and mirrored, as connections (x, y, 1 if to the south, else 0)."""
    ends = set()
    for y, row in enumerate(grid):
        for x, sign in enumerate(row):
            if sign == "-":
                ends.add(frozenset({(x // 2, y // 2), (x // 2 + 1, y // 2)}))
            elif sign == "|":
                ends.add(frozenset({(x // 2, y // 2), (x // 2, y // 2 + 1)}))
    found = set()
    for mirror in (1, -1):
        for a, b, c, d in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)):
            moved = [sorted((a * x * mirror + b * y, c * x * mirror + d * y) for x, y in pair) for pair in ends]
            shape = [(first[0], first[1], int(first[0] == second[0])) for first, second in moved]
            left, top = min(x for x, _, _ in shape), min(y for _, y, _ in shape)
            found.add(tuple(sorted((x - left, y - top, south) for x, y, south in shape)))
    return found
