"""Where climbers can get on a map, whichever way they fall: for the checks of leviathans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ..box.board import DIRECTIONS, LEDGE, LETTERS, OFF, OPEN
from ..schema import Leviathan

#: A space as (column, row), both from 0; the lower left one is (0, 0).
At: TypeAlias = tuple[int, int]
Cells: TypeAlias = dict[At, int]

#: What Jump 2 reaches.
NEAR = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if 0 < abs(dx) + abs(dy) <= 2]


def cells_of(rows: Iterable[str]) -> Cells:
    """Return the terrain of each space of a map."""
    lines = list(rows)[::-1]
    return {(x, y): LETTERS.get(letter, 0) for y, row in enumerate(lines) for x, letter in enumerate(row)}


def ways_to_fall(one: Leviathan) -> tuple[str, ...]:
    """Return the directions in which gravity can pull at a leviathan."""
    if "gravity" in one.states:
        return tuple(DIRECTIONS)
    return ("down", "up") if one.swimming else ("down",)


def endless(cells: Cells, row: int, ways: Iterable[str], wrap: bool) -> set[At]:
    """Return the spaces from which a fall ends on no ledge; on the starting row it always ends, unless falls wrap."""
    return {
        at
        for way in ways
        for at, ledges in falls(cells, way, wrap).items()
        if (wrap or way != "down" or at[1] != row) and not ledges
    }


def reach(cells: Cells, starts: Iterable[At], ways: Iterable[str], wrap: bool) -> set[At]:
    """Return the spaces on which a climber can come to stand: by climb, jump 2, glide, letting go and falling."""
    fallen = [falls(cells, way, wrap) for way in ways]
    seen = {at for at in starts if not cells[at] & OFF}
    todo = list(seen)
    while todo:
        x, y = todo.pop()
        landings = {(x + dx, y + dy) for dx, dy in NEAR}
        ends = {ledge for ledges in fallen for ledge in ledges[x, y]}
        for way in ways:
            landings |= _glided(cells, (x, y), way)
        for at in landings & cells.keys():
            if cells[at] & OFF:
                continue
            if cells[at] & OPEN:
                ends.update(ledge for ledges in fallen for ledge in ledges[at])
            else:
                ends.add(at)
        todo += ends - seen
        seen |= ends
    return seen


def _glided(cells: Cells, at: At, way: str) -> set[At]:
    dx, dy = DIRECTIONS[way]
    slants = [(dx + aside * (dx == 0), dy + aside * (dy == 0)) for aside in (-1, 0, 1)]
    found: set[At] = set()
    front = {at}
    while front:
        front = {(x + a, y + b) for x, y in front for a, b in slants} & cells.keys()
        found |= front
    return found


def falls(cells: Cells, way: str, wrap: bool) -> dict[At, list[At]]:
    """Return, for each space of the map, the ledges on which a fall from it could end."""
    width, height = max((x for x, _ in cells), default=0) + 1, max((y for _, y in cells), default=0) + 1
    dx, dy = DIRECTIONS[way]
    found: dict[At, list[At]] = {}
    for start, flags in cells.items():
        if flags & OFF:
            continue
        found[start] = []
        x, y = start
        for _ in range(max(width, height)):
            if cells.get((x, y), OFF) & OFF:
                break
            if cells[x, y] & LEDGE:
                found[start].append((x, y))
            x, y = x + dx, y + dy
            if wrap:
                x, y = x % width, y % height
    return found
