"""The map of a leviathan, worked out once: spaces as numbers, neighbours, distances, landings, attack areas.

A space is a number: row by row from the lower left corner, then the spaces of overlays that lie beside the map. People
read it as a letter and a number ("B3").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fathom.core.memo import memo

from ..schema import Leviathan, OverlaySpec, ScenarioToken

LEDGE, OPEN, HARMFUL, DIFFICULT, OFF = 1, 2, 4, 8, 16
#: What a token gives to its space: nobody need fall from it; its harmful and difficult terrain may be ignored (LR-31);
#: whoever falls into it is caught.
HELD, CALM, NET = 32, 64, 128

LETTERS = {
    "n": 0, "L": LEDGE, "h": HARMFUL, "d": DIFFICULT, ".": OPEN, "_": OFF, "H": LEDGE | HARMFUL, "D": LEDGE | DIFFICULT,
    "x": HARMFUL | DIFFICULT, "X": LEDGE | HARMFUL | DIFFICULT, "w": OPEN | HARMFUL, "v": OPEN | DIFFICULT,
}  # fmt: skip

FLAG_NAMES = {LEDGE: "ledge", OPEN: "open", HARMFUL: "harmful", DIFFICULT: "difficult", OFF: "off"}

DIRECTIONS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
ARROWS = {"^": "up", "v": "down", "<": "left", ">": "right"}

#: Further than any map is wide: the distance between spaces that have none (LR-42).
FAR = 999


class Mark(NamedTuple):
    """A cell of a diagram: offset from the origin, colour ("x" if plain), arrows."""

    dx: int
    dy: int
    colour: str
    arrows: tuple[str, ...]


class Diagram(NamedTuple):
    """A jump or attack diagram, read."""

    marks: tuple[Mark, ...]
    origin_safe: bool


@memo
def read_diagram(text: str) -> Diagram:
    """Read a diagram: rows of cells, top row first, one origin.

    >>> read_diagram("o x>").marks
    (Mark(dx=1, dy=0, colour='x', arrows=('right',)),)

    Raises:
        ValueError: there is no origin or more than one, a row has another length, or a mark is unknown.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows of the diagram are not equally long")
    origins = [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell[0] in "@o"]
    if len(origins) != 1:
        raise ValueError("a diagram needs exactly one origin (@ or o)")
    (ox, oy), marks, safe = origins[0], [], False
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            head, arrows = cell[0], cell[1:]
            colour = "x"
            if head == ".":
                continue
            if head == "o":
                safe = True
                continue
            if head in "abc":
                colour = head
            elif head == "@":
                if arrows[:1] in ("a", "b", "c"):
                    colour, arrows = arrows[0], arrows[1:]
            elif head != "x":
                raise ValueError(f"unknown mark {cell!r} in the diagram")
            if any(arrow not in ARROWS for arrow in arrows):
                raise ValueError(f"unknown arrow in {cell!r}")
            marks.append(Mark(x - ox, oy - y, colour, tuple(ARROWS[a] for a in arrows)))
    return Diagram(tuple(marks), safe)


class Grid(NamedTuple):
    """An overlay beside the map: where its spaces begin in the numbering, and its size."""

    first: int
    width: int
    height: int


class Board:
    """The geometry of one leviathan's map. Terrain changes during play and lies in the state; this does not."""

    def __init__(self, leviathan: Leviathan) -> None:
        self.width = len(leviathan.map[0])
        self.height = len(leviathan.map)
        self.overlays = leviathan.overlay
        self._by_name = {overlay.id: (i, overlay) for i, overlay in enumerate(self.overlays)}
        self.start_y = leviathan.start_row - 1
        cells = [(x, y) for y in range(self.height) for x in range(self.width)]
        names = [f"{chr(65 + x)}{y + 1}" for x, y in cells]
        terrain = [LETTERS[leviathan.map[self.height - 1 - y][x]] for x, y in cells]
        self.side: dict[str, Grid] = {}
        for overlay in leviathan.overlay:
            if overlay.side:
                rows = overlay.map
                self.side[overlay.id] = Grid(len(names), len(rows[0]), len(rows))
                for y in range(len(rows)):
                    for x in range(len(rows[0])):
                        names.append(f"{overlay.id}.{chr(65 + x)}{y + 1}")
                        terrain.append(LETTERS[rows[len(rows) - 1 - y][x]])
        self.names = tuple(names)
        self.number = {name: i for i, name in enumerate(names)}
        self.size = len(names)
        self.on_map = self.width * self.height
        self.terrain = bytes(terrain)
        #: What an option for a space can be clicked on.
        self.at = tuple((f"space.{name}",) for name in names)
        self.x = tuple(self._grid(s)[0] for s in range(self.size))
        self.y = tuple(self._grid(s)[1] for s in range(self.size))
        self.step = {d: tuple(self._shift(s, *DIRECTIONS[d]) for s in range(self.size)) for d in DIRECTIONS}
        #: By the direction of gravity: the space that one falls into, or -1 where a fall must stop (LW-168, LR-26).
        self.falls = {d: tuple(self._fall(s, d, leviathan.wrap) for s in range(self.size)) for d in DIRECTIONS}
        off = frozenset(s for s, flags in enumerate(terrain) if flags & OFF)
        comes_and_goes = self.overlaid()
        #: Whether spaces belong to the map only at times, and those that never do.
        self.shifting = not off.isdisjoint(comes_and_goes)
        self.nowhere = off - comes_and_goes
        #: The same where gravity pulls down, as it mostly does; -1 is the same for all directions that it can have.
        self.under = tuple(-1 if down in self.nowhere else down for down in self.falls["down"])
        if leviathan.swimming:
            self.under = tuple(map(max, self.falls["down"], self.falls["up"]))
        #: Neighbours in the order up, right, left, down.
        self.neighbours = tuple(
            tuple(t for d in ("up", "right", "left", "down") if self._is_there(t := self.step[d][s]))
            for s in range(self.size)
        )
        where = [(self._home(s), self.x[s], self.y[s]) for s in range(self.size)]
        self.distance = tuple(
            tuple([abs(x - there_x) + abs(y - there_y) if home == there else FAR for there, there_x, there_y in where])
            for home, x, y in where
        )
        self.start_row = tuple(s for s in range(self.on_map) if self.y[s] == self.start_y)
        #: Labelled spaces of the map.
        self.labels = {
            label: tuple(self.number[name] for name in ((names,) if isinstance(names, str) else names))
            for label, names in leviathan.spaces.items()
        }
        #: Spaces that are joined with one on an overlay beside the map, both ways.
        self.links: dict[int, int] = {}
        for overlay in leviathan.overlay:
            for one, other in overlay.links:
                a, b = self.number[one], self.number[other]
                self.links |= {a: b, b: a}

    # ------------------------------------------------------------------------------------------ coordinates

    def _grid(self, s: int) -> tuple[int, int]:
        if s < self.on_map:
            return s % self.width, s // self.width
        for grid in self.side.values():
            if grid.first <= s < grid.first + grid.width * grid.height:
                return (s - grid.first) % grid.width, (s - grid.first) // grid.width
        raise ValueError(s)

    def _home(self, s: int) -> Grid:
        if s < self.on_map:
            return Grid(0, self.width, self.height)
        return next(g for g in self.side.values() if g.first <= s < g.first + g.width * g.height)

    def _shift(self, s: int, dx: int, dy: int) -> int:
        """Return the space so far away, or -1 beyond the edge (LW-234)."""
        grid = self._home(s)
        x, y = self._grid(s)
        x, y = x + dx, y + dy
        if 0 <= x < grid.width and 0 <= y < grid.height:
            return grid.first + y * grid.width + x
        return -1

    def _fall(self, s: int, direction: str, wrap: bool) -> int:
        """Return the space that one falls into from another; a fall may leave the map and come in again (LW-312)."""
        if s < self.on_map:
            if wrap:
                dx, dy = DIRECTIONS[direction]
                return (self.y[s] + dy) % self.height * self.width + (self.x[s] + dx) % self.width
            if direction == "down" and self.y[s] == self.start_y:
                return -1
        return self.step[direction][s]

    def overlay(self, name: str) -> tuple[int, OverlaySpec]:
        """Return an overlay and its place in the list."""
        return self._by_name[name]

    @memo
    def covered(self, name: str, position: str) -> tuple[int, ...]:
        """Return the spaces under an overlay at a position, row by row from its lower left corner."""
        _, overlay = self._by_name[name]
        rows = overlay.map or next(iter(overlay.faces.values()))
        if overlay.side:
            grid = self.side[name]
            return tuple(range(grid.first, grid.first + grid.width * grid.height))
        corner = self.number[overlay.positions[position]]
        return tuple(self._shift(corner, x, y) for y in range(len(rows)) for x in range(len(rows[0])))

    def overlaid(self) -> frozenset[int]:
        """Return the spaces of the map that any overlay ever covers."""
        return frozenset(
            space
            for overlay in self.overlays
            if not overlay.side
            for position in overlay.positions or ("",)
            for space in self.covered(overlay.id, position)
        )

    def grouped(self, tokens: Mapping[str, ScenarioToken]) -> frozenset[int]:
        """Return the spaces where tokens lie in groups: they never leave them, unless an overlay carries them off."""
        found = frozenset(s for spec in tokens.values() for label in spec.groups for s in self.labels[label])
        return found if found.isdisjoint(self.overlaid()) else found | self.overlaid()

    def fixed(self, feature: str) -> tuple[int, ...]:
        """Return the spaces of a label that is printed on the map; nothing for features that come, go or move."""
        kind, _, label = feature.partition(".")
        return self.labels.get(label, ()) if kind == "space" else ()

    # ------------------------------------------------------------------------------------------ reach

    def _is_there(self, s: int) -> bool:
        """Whether a space ever belongs to the map."""
        return s >= 0 and s not in self.nowhere

    @memo
    def near(self, s: int, reach: int) -> tuple[int, ...]:
        """Return the spaces at most so far away, in the order of their numbers (LW-240)."""
        return tuple(t for t, away in enumerate(self.distance[s]) if away <= reach)

    @memo
    def jumps(self, s: int, n: int, wind: str = "") -> tuple[int, ...]:
        """Return the landings of Jump n: every space at distance 1 to n, 1 more with the wind (LW-083, LW-085)."""
        reach = [n + (wind != "" and self._leeward(s, t, wind)) for t in range(self.size)]
        return tuple(t for t in range(self.size) if 0 < self.distance[s][t] <= reach[t] and self._is_there(t))

    @memo
    def glides(self, s: int, n: int, down: str = "down", wind: str = "") -> tuple[tuple[int, int], ...]:
        """Return the landings of Glide n with what each takes of it: down, down-left, down-right (LW-086).

        Down is where gravity pulls. With the wind the last step is free.
        """
        found = []
        dx, dy = DIRECTIONS[down]
        for depth in range(1, n + 1 + (wind != "")):
            for aside in range(-depth, depth + 1):
                t = self._shift(s, dx * depth + aside * (dx == 0), dy * depth + aside * (dy == 0))
                if self._is_there(t):
                    paid = max(1, depth - 1) if wind and self._leeward(s, t, wind) else depth
                    if paid <= n:
                        found.append((t, paid))
        return tuple(found)

    def _leeward(self, s: int, t: int, wind: str) -> bool:
        """Whether a space lies further down the wind than another."""
        dx, dy = DIRECTIONS[wind]
        return (self.x[t] - self.x[s]) * dx + (self.y[t] - self.y[s]) * dy > 0

    @memo
    def landings(self, diagram: str, s: int) -> tuple[tuple[int, str], ...]:
        """Return the landings that a jump diagram shows from a space, with their colours (LW-123)."""
        found = []
        for mark in read_diagram(diagram).marks:
            t = self._shift(s, mark.dx, mark.dy)
            if (mark.dx or mark.dy) and self._is_there(t):
                found.append((t, mark.colour))
        return tuple(found)

    @memo
    def area(self, diagram: str, s: int) -> Mapping[int, str]:
        """Return the spaces that an attack covers from an origin, with their colours (LW-058, LW-065, LR-27)."""
        found: dict[int, str] = {}
        for mark in read_diagram(diagram).marks:
            t = self._shift(s, mark.dx, mark.dy)
            if t >= 0:
                found.setdefault(t, mark.colour)
            for arrow in mark.arrows:
                dx, dy = DIRECTIONS[arrow]
                reach = 1
                while (t := self._shift(s, mark.dx + dx * reach, mark.dy + dy * reach)) >= 0 or reach < 2:
                    if t >= 0:
                        found.setdefault(t, mark.colour)
                    reach += 1
        return found
