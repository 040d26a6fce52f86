"""Fields: sums of soft bumps on a grid, and the contours where they cross a height.

A creature is an island on a chart: its outline and its inner relief are the same field at different heights.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from .chance import Chance
from .path import Line, Point, along


class Bump(NamedTuple):
    """A soft bump: where, how wide, how high."""

    x: float
    y: float
    radius: float
    height: float = 1.0


class Field:
    """Heights on a grid over a box (left, top, right, bottom)."""

    def __init__(self, bumps: Iterable[Bump], box: tuple[float, float, float, float], step: float) -> None:
        self.box, self.step = box, step
        x0, y0, x1, y1 = box
        self.nx, self.ny = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
        self.rows = [[0.0] * self.nx for _ in range(self.ny)]
        for bump in bumps:
            self._add(bump)
        self._bounds: list[list[tuple[float, float]]] | None = None

    def _add(self, bump: Bump) -> None:
        x0, y0, step, cut = self.box[0], self.box[1], self.step, bump.radius * 2.6
        i0, i1 = max(0, int((bump.x - cut - x0) / step)), min(self.nx, int((bump.x + cut - x0) / step) + 2)
        j0, j1 = max(0, int((bump.y - cut - y0) / step)), min(self.ny, int((bump.y + cut - y0) / step) + 2)
        across = [math.exp(-(((x0 + i * step - bump.x) / bump.radius) ** 2)) for i in range(i0, i1)]
        for j in range(j0, j1):
            e = bump.height * math.exp(-(((y0 + j * step - bump.y) / bump.radius) ** 2))
            row = self.rows[j]
            for i, a in enumerate(across, i0):
                row[i] += e * a

    def roughen(self, chance: Chance, amount: float, scale: float) -> None:
        """Add slow noise, so that an outline looks drawn, not computed."""
        size = int(max(self.box[2] - self.box[0], self.box[3] - self.box[1]) / scale) + 3
        lattice = [[chance.between(-1, 1) for _ in range(size)] for _ in range(size)]
        across = [_ease(i * self.step / scale) for i in range(self.nx)]
        for j, row in enumerate(self.rows):
            j0, tv = _ease(j * self.step / scale)
            top, low = lattice[j0], lattice[j0 + 1]
            for i, (i0, tu) in enumerate(across):
                if row[i]:
                    a = top[i0] + (top[i0 + 1] - top[i0]) * tu
                    b = low[i0] + (low[i0 + 1] - low[i0]) * tu
                    row[i] *= 1 + amount * (a + (b - a) * tv)
        self._bounds = None

    def at(self, x: float, y: float) -> float:
        """Return the height near a point; 0 outside the box."""
        i, j = round((x - self.box[0]) / self.step), round((y - self.box[1]) / self.step)
        return self.rows[j][i] if 0 <= i < self.nx and 0 <= j < self.ny else 0.0

    def slope(self, x: float, y: float) -> Point:
        """Return how the height changes near a point, as a direction of length 1; (0, 0) where it is flat."""
        s = self.step
        gx, gy = self.at(x + s, y) - self.at(x - s, y), self.at(x, y + s) - self.at(x, y - s)
        length = math.hypot(gx, gy)
        return (gx / length, gy / length) if length > 0.02 else (0.0, 0.0)

    def top(self, level: float, x: float) -> float | None:
        """Return how far up the field reaches a height at x, or None."""
        i = round((x - self.box[0]) / self.step)
        if not 0 <= i < self.nx:
            return None
        for j in range(self.ny):
            if self.rows[j][i] > level:
                low, high = self.rows[j - 1][i] if j else 0.0, self.rows[j][i]
                return self.box[1] + (j - (high - level) / (high - low)) * self.step
        return None

    # ------------------------------------------------------------------------------------------ contours

    def _cells(self) -> list[list[tuple[float, float]]]:
        """Return lowest and highest corner of each cell, worked out once for all contours."""
        if self._bounds is None:
            low: list[list[tuple[float, float]]] = []
            for a, b in zip(self.rows, self.rows[1:], strict=False):
                mins = [min(p) for p in zip(a, b, strict=True)]
                maxs = [max(p) for p in zip(a, b, strict=True)]
                low.append(
                    [(min(m0, m1), max(x0, x1)) for m0, m1, x0, x1 in zip(mins, mins[1:], maxs, maxs[1:], strict=False)]
                )
            self._bounds = low
        return self._bounds

    def contours(self, level: float) -> list[list[Point]]:
        """Return the closed lines where the field crosses a height (marching squares)."""
        links: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
        rows = self.rows

        def join(a: tuple[int, int, int], b: tuple[int, int, int]) -> None:
            links.setdefault(a, []).append(b)
            links.setdefault(b, []).append(a)

        for j, bounds in enumerate(self._cells()):
            for i, (low, high) in enumerate(bounds):
                if low > level or high <= level:
                    continue
                inside = (
                    rows[j][i] > level, rows[j][i + 1] > level, rows[j + 1][i + 1] > level, rows[j + 1][i] > level,
                )  # fmt: skip
                edges = ((i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1))
                hit = [edges[k] for k in range(4) if inside[k] != inside[(k + 1) % 4]]
                if len(hit) == 2:
                    join(hit[0], hit[1])
                elif inside[0]:
                    join(hit[0], hit[3])
                    join(hit[1], hit[2])
                else:
                    join(hit[0], hit[1])
                    join(hit[2], hit[3])
        return [[self._cross(edge, level) for edge in loop] for loop in _chains(links) if len(loop) > 6]

    def _cross(self, edge: tuple[int, int, int], level: float) -> Point:
        i, j, down = edge
        a = self.rows[j][i]
        b = self.rows[j + 1][i] if down else self.rows[j][i + 1]
        t = (level - a) / (b - a)
        x, y = self.box[0] + i * self.step, self.box[1] + j * self.step
        return (x, y + t * self.step) if down else (x + t * self.step, y)


def _ease(value: float) -> tuple[int, float]:
    whole = int(value)
    t = value - whole
    return whole, t * t * (3 - 2 * t)


def _chains(links: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    """Follow the links round, each loop once."""
    found, seen = [], set()
    for start in links:
        if start in seen:
            continue
        seen.add(start)
        loop = [start]
        here = start
        while True:
            onward = next((edge for edge in links[here] if edge not in seen), None)
            if onward is None:
                break
            seen.add(onward)
            loop.append(onward)
            here = onward
        found.append(loop)
    return found


def chain(points: Line, r0: float, r1: float, count: int, height: float) -> list[Bump]:
    """Return bumps along a smooth line, from thick to thin: serpents, necks, tails."""
    return [Bump(x, y, r0 + (r1 - r0) * i / count, height) for i, (x, y) in enumerate(along(points, count))]
