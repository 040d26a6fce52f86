"""Where climbers can get on a map, whichever way they fall: for the checks of leviathans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from .board import DIRECTIONS, LEDGE, LETTERS, OFF, OPEN
from .schema import Leviathan

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
        for at, flags in cells.items()
        if not flags & OFF
        for way in ways
        if (wrap or way != "down" or at[1] != row) and not any(ledges_below(cells, at, way, wrap))
    }


def reach(cells: Cells, starts: Iterable[At], ways: Iterable[str], wrap: bool) -> set[At]:
    """Return the spaces on which a climber can come to stand: by climb, jump 2, glide, letting go and falling."""
    seen = {at for at in starts if not cells[at] & OFF}
    todo = list(seen)
    while todo:
        x, y = todo.pop()
        landings = {(x + dx, y + dy) for dx, dy in NEAR}
        ends: set[At] = set()
        for way in ways:
            landings |= _glided(cells, (x, y), way)
            ends |= set(ledges_below(cells, (x, y), way, wrap))
        for at in landings & cells.keys():
            if cells[at] & OPEN:
                for way in ways:
                    ends |= set(ledges_below(cells, at, way, wrap))
            elif not cells[at] & OFF:
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


def ledges_below(cells: Cells, at: At, way: str, wrap: bool) -> Iterator[At]:
    """Yield the ledges on which a fall from a space could end."""
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    dx, dy = DIRECTIONS[way]
    x, y = at
    for _ in range(max(width, height)):
        if cells.get((x, y), OFF) & OFF:
            return
        if cells[x, y] & LEDGE:
            yield x, y
        x, y = x + dx, y + dy
        if wrap:
            x, y = x % width, y % height
