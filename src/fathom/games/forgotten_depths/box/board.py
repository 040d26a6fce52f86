"""The Map Tiles of an Ecology, worked out once: turned sides, regions, Nodes, water, Rune Patterns.

Cells of the map are numbers: `cell(x, y)`, with the Entry Tile at (0, 0), x to the east and y to the south. A region of
the map is `4 * tile + letter`, since each tile lies on the map at most once; sets of regions are bits of one number.
A side is a code of three sub-edges, read left to right or top to bottom, so that facing sides match if they are equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fathom.core.memo import memo

from ..schema import Pattern, Tile

WIDTH = 64
CENTRE = 32 * WIDTH + 32
#: North, east, south, west.
SIDES = "NESW"
STEP = (-WIDTH, 1, WIDTH, -1)
CORNERS = ("NW", "NE", "SE", "SW")
#: The two corners at each side, as (own corner, the same corner seen from the neighbour).
SHARED = (((0, 3), (1, 2)), ((1, 0), (2, 3)), ((2, 1), (3, 0)), ((3, 2), (0, 1)))
#: A side that touches no tile is 0 in a frame, else its code and 1; so a frame is four digits to this base.
FRAME = 28
PLACES = (1, FRAME, FRAME**2, FRAME**3)
REGIONS = 4


def cell(x: int, y: int) -> int:
    """Return the number of the cell at these coordinates."""
    return CENTRE + y * WIDTH + x


def coordinates(at: int) -> tuple[int, int]:
    """Return the coordinates of a cell.

    >>> coordinates(cell(-3, 5))
    (-3, 5)
    """
    y, x = divmod(at, WIDTH)
    return x - 32, y - 32


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Turned(msgspec.Struct, frozen=True):
    """A tile in one of its four rotations."""

    plan: tuple[str, ...]
    signs: tuple[str, ...]
    sides: tuple[str, ...]
    #: Per side its code, the regions behind its three sub-edges (-1: wall), and those regions as a set.
    codes: tuple[int, ...]
    behind: tuple[tuple[int, int, int], ...]
    faces: tuple[int, ...]
    #: The sides with a Node, as bits.
    nodes: int
    #: Bodies of water: the corners that each touches, as bits.
    water: tuple[int, ...]


class Ground(msgspec.Struct, frozen=True):
    """What a tile holds, whatever its rotation: sets of regions, and the links between them."""

    id: str
    number: int
    regions: int
    monsters: int
    pairs: int
    features: int
    chests: int
    campfire: int
    stairs: int
    passage: int
    portal: int
    boat: bool
    sword: bool
    #: Doors as (region, region); Habitat Boundaries and Level Stairs likewise, which are always passable.
    doors: tuple[tuple[int, int], ...]
    links: tuple[tuple[int, int], ...]
    lower: int


class Runes(msgspec.Struct, frozen=True):
    """A Rune Pattern in its orientations: connections as (offset of a cell, 1: to the south, 0: to the east)."""

    id: str
    number: int
    shapes: tuple[tuple[tuple[int, int], ...], ...]
    between: int


class Land:
    """All tiles and patterns of one Ecology."""

    def __init__(self, name: str, tiles: Sequence[Tile], patterns: Sequence[Pattern]) -> None:
        self.name = name
        self.tiles = tuple(tiles)
        self.grounds = tuple(_ground(number, tile) for number, tile in enumerate(tiles))
        self.turned = tuple(turned for number, tile in enumerate(tiles) for turned in _turns(number, tile))
        #: The rotations of each tile that look different: a straight corridor has two.
        self.ways = tuple(
            tuple(turn for turn in range(4) if self.turned[n * 4 + turn] not in self.turned[n * 4 : n * 4 + turn])
            for n in range(len(tiles))
        )
        self.entry = next(n for n, tile in enumerate(tiles) if tile.role == "entry")
        self.stairs = next(n for n, tile in enumerate(tiles) if tile.role == "stairs")
        self.others = tuple(n for n in range(len(tiles)) if n not in (self.entry, self.stairs))
        self.start = next(r for r in bits(self.grounds[self.entry].regions) if "E" in signs_in(tiles[self.entry], r))
        self.patterns = tuple(_runes(pattern) for pattern in patterns)

    @memo
    def fits(self, tile: int, frame: int) -> tuple[int, ...]:
        """Return the rotations in which a tile fits what lies around a cell (FD-052 to FD-055, FD-181)."""
        around = [frame // place % FRAME - 1 for place in PLACES]
        return tuple(
            turn
            for turn in self.ways[tile]
            if all(old < 0 or old == new for old, new in zip(around, self.turned[tile * 4 + turn].codes, strict=True))
        )


# ---------------------------------------------------------------------------------------------- turning


def turn_grid(grid: Sequence[str]) -> tuple[str, ...]:
    """Turn three rows a quarter clockwise.

    >>> turn_grid(("abc", "def", "ghi"))
    ('gda', 'heb', 'ifc')
    """
    return tuple("".join(grid[2 - x][y] for x in range(3)) for y in range(3))


def turn_sides(sides: Sequence[str]) -> tuple[str, ...]:
    """Turn the four sides a quarter clockwise: the north becomes the east, the east (read backwards) the south."""
    north, east, south, west = sides
    return west[::-1], north, east[::-1], south


def edge_cells(plan: Sequence[str], side: int) -> str:
    """Return the cells along a side, as its sub-edges are read."""
    return (plan[0], "".join(row[2] for row in plan), plan[2], "".join(row[0] for row in plan))[side]


def letters(tile: Tile) -> tuple[str, ...]:
    """Return the regions of a tile in the order of their letters; a lower-case letter is on the lower level."""
    return tuple(sorted(set("".join(tile.plan)) - {"#"}, key=lambda letter: (letter.upper(), letter)))


def region_of(number: int, tile: Tile, letter: str) -> int:
    """Return the number of a region."""
    return number * REGIONS + letters(tile).index(letter)


def signs_in(tile: Tile, region: int) -> str:
    """Return the signs in a region of a tile."""
    letter = letters(tile)[region % REGIONS]
    return "".join(
        sign for row, signs in zip(tile.plan, tile.signs, strict=True) for at, sign in zip(row, signs, strict=True)
        if at == letter and sign != "."
    )  # fmt: skip


def _turns(number: int, tile: Tile) -> list[Turned]:
    found = []
    plan, signs, sides = tile.plan, tile.signs, tile.sides
    nodes = sum(1 << SIDES.index(side) for side in tile.nodes)
    water = tuple(sum(1 << CORNERS.index(corner) for corner in body.split("-")) for body in tile.water)
    for _ in range(4):
        behind = []
        codes = []
        for side in range(4):
            cells = edge_cells(plan, side)
            code = 0
            regions = []
            for i, bit in enumerate(sides[side]):
                is_open = bit == "1"
                code += 3**i * ((1 if cells[i].isupper() else 2) if is_open else 0)
                regions.append(region_of(number, tile, cells[i]) if is_open else -1)
            codes.append(code)
            behind.append((regions[0], regions[1], regions[2]))
        faces = tuple(_mask(r for r in regions if r >= 0) for regions in behind)
        found.append(Turned(tuple(plan), tuple(signs), tuple(sides), tuple(codes), tuple(behind), faces, nodes, water))
        plan, signs, sides = turn_grid(plan), turn_grid(signs), turn_sides(sides)  # type: ignore[assignment]
        nodes = _turn_bits(nodes)
        water = tuple(_turn_bits(body) for body in water)
    return found


def _turn_bits(mask: int) -> int:
    return (mask << 1 | mask >> 3) & 15


def _mask(regions: Iterable[int]) -> int:
    mask = 0
    for region in regions:
        mask |= 1 << region
    return mask


def _ground(number: int, tile: Tile) -> Ground:
    names = letters(tile)
    here = {number * REGIONS + i: signs_in(tile, i) for i in range(len(names))}

    def having(sign: str, least: int = 1) -> int:
        return _mask([region for region, signs in here.items() if signs.count(sign) >= least])

    def pairs(links: Sequence[str]) -> tuple[tuple[int, int], ...]:
        return tuple((region_of(number, tile, link[0]), region_of(number, tile, link[1])) for link in links)

    signs = "".join(here.values())
    return Ground(
        tile.id, number, _mask(list(here)), having("M"), having("M", 2), having("F"), having("C"), having("R"),
        having("S"), having("P"), having("W"), "B" in signs, "K" in signs, pairs(tile.doors),
        pairs((*tile.steps, *([tile.habitat] if tile.habitat else []))),
        _mask([region for region, name in zip(here, names, strict=True) if name.islower()]),
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- Rune Patterns


def connections(grid: Sequence[str]) -> list[tuple[int, int, int]]:
    """Return the connections of a pattern's grid as (x, y, 1: to the south, 0: to the east).

    >>> connections(["o-o", "| |", "o o"])
    [(0, 0, 0), (0, 0, 1), (1, 0, 1)]
    """
    found = []
    for y, row in enumerate(grid):
        for x, sign in enumerate(row):
            if sign in "-|":
                found.append((x // 2, y // 2, 1 if sign == "|" else 0))
    return found


def orientations(shape: Sequence[tuple[int, int, int]]) -> list[tuple[tuple[int, int, int], ...]]:
    """Return a pattern in its up to eight orientations, each once (FD-127)."""
    found: dict[tuple[tuple[int, int, int], ...], None] = {}
    for mirrored in (False, True):
        now = [(-x - 1, y, 0) if not south else (-x, y, 1) for x, y, south in shape] if mirrored else list(shape)
        for _ in range(4):
            left, top = min(x for x, _, _ in now), min(y for _, y, _ in now)
            found[tuple(sorted((x - left, y - top, south) for x, y, south in now))] = None
            # A quarter turn: (x, y) goes to (-y, x); a link to the east becomes one to the south, and back.
            now = [(-y, x, 1) if not south else (-y - 1, x, 0) for x, y, south in now]
    return list(found)


def _runes(pattern: Pattern) -> Runes:
    shapes: list[tuple[tuple[int, int], ...]] = []
    if pattern.grid:
        for shape in orientations(connections(pattern.grid)):
            shapes.append(tuple((y * WIDTH + x, south) for x, y, south in shape))
    return Runes(pattern.id, pattern.number, tuple(shapes), pattern.between)
