"""The plan of a Map Tile as lines: where its walls run, where its regions touch, where things stand.

A tile is a square of 120: a ring of 12 in which the openings lie, and nine cells of 32 inside. So it has five columns
and rows of fields; each is rock or belongs to a region.
"""

from __future__ import annotations

from typing import NamedTuple

from fathom.core.memo import memo

from ..box.board import Turned, edge_cells

RING, CELL = 12, 32
SIZE = 2 * RING + 3 * CELL
#: Where the five columns and rows begin and end.
LINES = (0, RING, RING + CELL, RING + 2 * CELL, SIZE - RING, SIZE)
ROCK = "#"

Spot = tuple[float, float]
Field = tuple[int, int]


class Border(NamedTuple):
    """The line between two fields of different regions; `one` is left of it or above, `other` right of it or below."""

    start: Spot
    end: Spot
    one: str
    other: str
    #: The two fields.
    fields: tuple[Field, Field]


class Wall(NamedTuple):
    """A line of wall, the rock at its left: round (a pillar, a closed room), or from edge to edge of the tile."""

    points: tuple[Spot, ...]
    round: bool


class Plan(NamedTuple):
    """A turned tile as rows of fields, and its lines."""

    rows: tuple[str, ...]
    walls: tuple[Wall, ...]
    borders: tuple[Border, ...]


def middle(x: int, y: int) -> Spot:
    """Return the middle of one of the nine cells."""
    return RING + CELL * (x + 0.5), RING + CELL * (y + 0.5)


@memo
def plan_of(turned: Turned) -> Plan:
    """Work out the lines of a turned tile."""
    rows = _fields(turned)
    return Plan(rows, tuple(_walls(rows)), tuple(_borders(rows)))


def _fields(turned: Turned) -> tuple[str, ...]:
    """Return the five rows of fields: the nine cells, and around them the openings."""

    def ring(side: int) -> str:
        cells = edge_cells(turned.plan, side)
        return "".join(cell if bit == "1" else ROCK for cell, bit in zip(cells, turned.sides[side], strict=True))

    north, east, south, west = map(ring, range(4))
    inner = (f"{w}{row}{e}" for w, row, e in zip(west, turned.plan, east, strict=True))
    return (f"#{north}#", *inner, f"#{south}#")


def floor_of(rows: tuple[str, ...], region: str = "") -> str:
    """Return the outlines of all floor, or of that of some regions, as one path of straight lines."""
    wanted = region or "".join({letter for row in rows for letter in row} - {ROCK})
    out = ""
    for loop in _loops(rows, wanted, False):
        points = _corners(loop, True)
        x, y = points[0]
        out += f"M{x} {y}"
        for u, v in points[1:]:
            out += f"H{u}" if v == y else f"V{v}"
            x, y = u, v
        out += "z"
    return out


# ---------------------------------------------------------------------------------------------- walls


def _loops(rows: tuple[str, ...], wanted: str, only_walls: bool) -> list[list[tuple[int, int]]]:
    """Return lines round the wanted fields, clockwise, so that what is outside lies at the left.

    With `only_walls` the tile's edge is no line, and a line that ends there is open.
    """
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def outside(x: int, y: int) -> bool:
        if not (0 <= x < 5 and 0 <= y < 5):
            return not only_walls
        return rows[y][x] not in wanted

    for y in range(5):
        for x in range(5):
            if rows[y][x] in wanted:
                for dx, dy, start, end in (
                    (0, -1, (x, y), (x + 1, y)),
                    (1, 0, (x + 1, y), (x + 1, y + 1)),
                    (0, 1, (x + 1, y + 1), (x, y + 1)),
                    (-1, 0, (x, y + 1), (x, y)),
                ):
                    if outside(x + dx, y + dy):
                        ways.setdefault(start, []).append(end)
    ends = {end for found in ways.values() for end in found}
    found = []
    for start in [*(s for s in ways if s not in ends), *ways]:
        while ways.get(start):
            loop = [start, ways[start].pop()]
            while ways.get(loop[-1]) and loop[-1] != start:
                loop.append(_right_turn(loop[-2], loop[-1], ways[loop[-1]]))
            found.append(loop)
    return found


def _right_turn(before: tuple[int, int], here: tuple[int, int], ways: list[tuple[int, int]]) -> tuple[int, int]:
    """Go on along the same field: where two fields touch at a corner only, their lines stay apart."""
    dx, dy = here[0] - before[0], here[1] - before[1]
    best = max(ways, key=lambda to: dx * (to[1] - here[1]) - dy * (to[0] - here[0]))
    ways.remove(best)
    return best


def _corners(loop: list[tuple[int, int]], is_round: bool) -> list[tuple[int, int]]:
    """Return the corners of a line in units of the tile."""
    points = loop[:-1] if is_round else loop
    count = len(points)
    kept = []
    for i, (x, y) in enumerate(points):
        if is_round or 0 < i < count - 1:
            (a, b), (c, d) = points[i - 1], points[(i + 1) % count]
            if (x - a) * (d - y) == (y - b) * (c - x):
                continue
        kept.append((LINES[x], LINES[y]))
    return kept


def _walls(rows: tuple[str, ...]) -> list[Wall]:
    floor = "".join({letter for row in rows for letter in row} - {ROCK})
    found = []
    for loop in _loops(rows, floor, True):
        is_round = loop[0] == loop[-1]
        found.append(Wall(tuple(_corners(loop, is_round)), is_round))
    return found


def _borders(rows: tuple[str, ...]) -> list[Border]:
    """Return the lines between fields of different regions."""
    found = []
    for y in range(5):
        for x in range(5):
            for u, v in ((x + 1, y), (x, y + 1)):
                if max(u, v) < 5:
                    one, other = rows[y][x], rows[v][u]
                    if ROCK not in (one, other) and one != other:
                        end = (LINES[u], LINES[y + 1]) if u > x else (LINES[x + 1], LINES[v])
                        found.append(Border((LINES[u], LINES[v]), end, one, other, ((x, y), (u, v))))
    return found


# ---------------------------------------------------------------------------------------------- where things stand


def link_between(turned: Turned, a: str, b: str) -> tuple[Field, Field]:
    """Return the two cells between which a Door or a Level Stair stands: in the middle, and where nothing else is."""
    found = []
    for y in range(3):
        for x in range(3):
            for u, v in ((x + 1, y), (x, y + 1)):
                if max(u, v) < 3 and {turned.plan[y][x], turned.plan[v][u]} == {a, b}:
                    found.append(((x, y), (u, v)))
    bare = [pair for pair in found if all(turned.signs[y][x] == "." for x, y in pair)] or found
    return bare[len(bare) // 2]


def standing(turned: Turned, letter: str, sign: str) -> tuple[float, float]:
    """Return where a sign of a region stands, in tiles from the middle; without a sign, a free place of the region."""
    own = [(x, y) for y in range(3) for x in range(3) if turned.plan[y][x] == letter]
    marked = [(x, y) for x, y in own if sign and turned.signs[y][x] == sign]
    free = [(x, y) for x, y in own if turned.signs[y][x] == "."]
    x, y = (marked or ([(1, 1)] if (1, 1) in free else free) or own)[0]
    return (x - 1) * CELL / SIZE, (y - 1) * CELL / SIZE


def standing_between(turned: Turned, a: str, b: str) -> tuple[float, float]:
    """Return where a Door or a Level Stair stands, in tiles from the middle."""
    (x, y), (u, v) = link_between(turned, a, b)
    return ((x + u) / 2 - 1) * CELL / SIZE, ((y + v) / 2 - 1) * CELL / SIZE
