"""The ground of each Ecology: rock, walls and floor of a tile.

Ruins are hewn: flagstones, straight walls, hatched earth. Caverns are worn: nothing is straight but where tiles meet.
The Architecture is built: dressed stone in courses, paving, two levels. Light floor can be walked on; what is hatched
or coursed cannot. A wall meets the tile's edge at the same places whatever the tile: tiles join without a seam.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from fathom.drawing.chance import Chance
from fathom.drawing.ink import LINE, flat, line, mix
from fathom.drawing.path import joined, n, opened, thin

from .plan import LINES, ROCK, SIZE, Plan, Spot, Wall, floor_of

FLOOR, FLAG, STONE, HATCH = "var(--floor)", "var(--floor-line)", "var(--rock)", "var(--hatch)"
LOWER = mix(STONE, 62, FLOOR)

# ---------------------------------------------------------------------------------------------- the three grounds


def hewn(plan: Plan, c: Chance, water: str) -> str:
    """Ruins."""
    walls = "".join(_jittered(wall, c) for wall in plan.walls)
    return (
        line(_hatching(((wall.points, wall.round) for wall in plan.walls), c), 1, HATCH, opacity=".75")
        + flat(floor_of(plan.rows), FLOOR)
        + line(_shadow(plan), 5, FLAG, opacity=".8")
        + line(_flagstones(plan, c), 1, FLAG)
        + water
        + line(walls, 2.8, LINE, stroke_linejoin="round")
    )


def worn(plan: Plan, c: Chance, water: str) -> str:
    """Caverns."""
    worn = [(_wear(wall, c), wall.round) for wall in plan.walls]
    inner = [(_closed_up(points) if is_round else opened(points)) for points, is_round in worn]
    shade = "".join(opened([(x + 2.5, y + 3) for x, y in points]) for points, _ in worn)
    return (
        line(_hatching(worn, c), 1, HATCH, opacity=".75")
        + flat(_worn_floor(plan, worn), FLOOR, fill_rule="evenodd")
        + line(shade, 4, FLAG, opacity=".7", stroke_linejoin="round")
        + line(_pebbles(plan, c), 1.2, FLAG)
        + water
        + line("".join(inner), 2.8, LINE, stroke_linejoin="round")
    )


def built(plan: Plan, c: Chance, water: str) -> str:
    """Architecture."""
    walls = "".join(_straight(wall) for wall in plan.walls)
    lower = "".join({letter for row in plan.rows for letter in row if letter.islower()})
    low = floor_of(plan.rows, lower) if lower else ""
    return (
        line("".join(_courses(wall) for wall in plan.walls), 1.1, HATCH, opacity=".7")
        + flat(floor_of(plan.rows), FLOOR)
        + (flat(low, LOWER) if low else "")
        + line(_shadow(plan), 5, FLAG, opacity=".8")
        + line(_paving(plan), 1, FLAG)
        + (line(_stipple(plan, c), 1.8, HATCH, opacity=".5", stroke_linecap="round") if low else "")
        + water
        + line(walls, 2.8, LINE, stroke_linejoin="round")
    )


# ---------------------------------------------------------------------------------------------- walls


def _at_edge(x: float, y: float) -> bool:
    return not (0 < x < SIZE and 0 < y < SIZE)


def _straight(wall: Wall) -> str:
    (x, y), *others = wall.points
    out = f"M{joined(x, y)}"
    for u, v in others:
        out += f"H{n(u)}" if v == y else f"V{n(v)}"
        x, y = u, v
    return out + ("z" if wall.round else "")


def _jittered(wall: Wall, c: Chance) -> str:
    """A straight wall by an unsteady hand."""
    points = [*wall.points, wall.points[0]] if wall.round else list(wall.points)
    out = f"M{joined(*points[0])}"
    for (x, y), (u, v) in pairwise(points):
        count = max(1, round(math.dist((x, y), (u, v)) / 34))
        for k in range(1, count + 1):
            t = (k - 0.5) / count
            out += f"Q{joined(x + (u - x) * t + c.between(-1, 1), y + (v - y) * t + c.between(-1, 1))} "
            out += joined(x + (u - x) * k / count, y + (v - y) * k / count)
    return out


def _segments(points: Iterable[Spot], is_round: bool) -> list[tuple[Spot, Spot]]:
    line_ = list(points)
    return list(zip(line_, [*line_[1:], line_[0]] if is_round else line_[1:], strict=False))


def _wear(wall: Wall, c: Chance) -> list[Spot]:
    """A wall that water made: corners are gone, and nothing is straight but where it meets the next tile."""
    out: list[Spot] = []
    for (x, y), (u, v) in _segments(wall.points, wall.round):
        length = math.dist((x, y), (u, v))
        dx, dy = (u - x) / length, (v - y) / length
        if not wall.round and (x, y) == wall.points[0]:
            out += [(x, y), (x + dx * 4, y + dy * 4)]
        first, last = (6.0 if _at_edge(x, y) else 8.0), length - (6.0 if _at_edge(u, v) else 8.0)
        count = max(1, round((last - first) / 12))
        for k in range(count + 1):
            t = first + (last - first) * k / count
            px, py = x + dx * t, y + dy * t
            free = min(px, py, SIZE - px, SIZE - py)
            off = c.between(-2.6, 1.6) * max(0.0, min(1.0, (free - 5) / 8))
            out.append((px - dy * off, py + dx * off))
        if not wall.round and (u, v) == wall.points[-1]:
            out += [(u - dx * 4, v - dy * 4), (u, v)]
    return out


def _closed_up(points: list[Spot]) -> str:
    return opened([*points, points[0]]) + "z"


def _worn_floor(plan: Plan, worn: list[tuple[list[Spot], bool]]) -> str:
    """The floor between worn walls: from the end of each wall along the tile's edge to the beginning of the next."""
    out = "".join(_closed_up(points) for points, is_round in worn if is_round)
    open_ = {
        wall.points[0]: (wall.points[-1], opened(points))
        for wall, (points, _) in zip(plan.walls, worn, strict=True)
        if not wall.round
    }
    while open_:
        start = next(iter(open_))
        here, drawn = open_.pop(start)
        out += drawn
        while (after := _next_along_edge(here, [start, *open_])) != start:
            here, drawn = open_.pop(after)
            out += "L" + drawn[1:]
        out += "z"
    return out


def _next_along_edge(here: Spot, starts: list[Spot]) -> Spot:
    """Return the first of these places on the tile's edge, clockwise from here."""

    def along(spot: Spot) -> float:
        x, y = spot
        return x if y == 0 else SIZE + y if x == SIZE else 3 * SIZE - x if y == SIZE else 4 * SIZE - y

    return min(starts, key=lambda spot: (along(spot) - along(here)) % (4 * SIZE) or 4 * SIZE)


def _hatching(walls: Iterable[tuple[Iterable[Spot], bool]], c: Chance) -> str:
    """Bundles of strokes in the rock along walls."""
    out = ""
    for points, is_round in walls:
        along = thin(list(points), 1.2)
        for (x, y), (u, v) in _segments(along, is_round):
            length = math.dist((x, y), (u, v))
            count = round(length / 10)
            for k in range(count):
                t = (k + 0.5 + c.between(-0.15, 0.15)) / count
                px, py = x + (u - x) * t, y + (v - y) * t
                a = math.atan2(x - u, v - y) + c.between(-0.6, 0.6)
                dx, dy = math.cos(a), math.sin(a)
                for j in (-1, 0, 1):
                    sx, sy = px - dy * j * 2.7 + dx * 2, py + dx * j * 2.7 + dy * 2
                    reach = c.between(5, 9)
                    ex, ey = sx + dx * reach, sy + dy * reach
                    if not _at_edge(sx, sy) and not _at_edge(ex, ey):
                        out += f"M{joined(round(sx), round(sy))}l{joined(round(ex) - round(sx), round(ey) - round(sy))}"
    return out


def _courses(wall: Wall) -> str:
    """Dressed stone behind a wall: a second line, and joints."""
    out = ""
    for (x, y), (u, v) in _segments(wall.points, wall.round):
        length = math.dist((x, y), (u, v))
        dx, dy = (u - x) / length, (v - y) / length
        nx, ny = dy, -dx
        out += f"M{joined(x + nx * 6, y + ny * 6)}l{joined(dx * length, dy * length)}"
        count = max(1, round(length / 10.7))
        out += "".join(
            f"M{joined(x + dx * length * k / count, y + dy * length * k / count)}l{joined(nx * 6, ny * 6)}"
            for k in range(count + 1)
        )
    return out


def _shadow(plan: Plan) -> str:
    """The shadow that walls cast on the floor: light comes from the upper left."""
    out = ""
    for wall in plan.walls:
        for (x, y), (u, v) in _segments(wall.points, wall.round):
            if u > x:
                out += f"M{joined(x, y + 3)}H{n(u)}"
            elif v < y:
                out += f"M{joined(x + 3, y)}V{n(v)}"
    return out


# ---------------------------------------------------------------------------------------------- floors


def cells_of(plan: Plan) -> list[tuple[int, int, str]]:
    """Return the cells that are floor: left, top, region."""
    return [(LINES[x], LINES[y], plan.rows[y][x]) for y in (1, 2, 3) for x in (1, 2, 3) if plan.rows[y][x] != ROCK]


def _flagstones(plan: Plan, c: Chance) -> str:
    out = ""
    for x, y, _ in cells_of(plan):
        for k in (1, 2):
            if c.unit() < 0.85:
                start, end = c.between(0, 8), c.between(18, 32)
                out += f"M{joined(round(x + start), round(y + k * 10.7))}H{round(x + end)}"
            if c.unit() < 0.7:
                out += f"M{joined(round(x + k * 10.7), round(y + c.below(3) * 10.7))}v11"
    return out


def _pebbles(plan: Plan, c: Chance) -> str:
    """Ripples in sand, and a few stones."""
    out = ""
    for x, y, _ in cells_of(plan):
        u, v = round(x + c.between(7, 17)), round(y + c.between(8, 25))
        if c.unit() < 0.6:
            out += f"M{joined(u, v)}q4-3 8 0t8 0"
        else:
            out += f"M{joined(u, v)}q1-4 5-3 3 2 1 4-4 2-6-1zM{joined(u + 8, v + 4)}q1-3 3-2 2 1 0 3z"
    return out


def _paving(plan: Plan) -> str:
    out = ""
    for x, y, _ in cells_of(plan):
        out += (
            f"M{x} {y + 16}h10M{x + 22} {y + 16}h10M{x + 16} {y}v10M{x + 16} {y + 22}v10M{x + 10} {y + 16}l6-6 6 6-6 6z"
        )
    return out


def _stipple(plan: Plan, c: Chance) -> str:
    """Dots on the lower level."""
    return "".join(
        f"M{joined(round(x + (k % 3) * 11 + c.between(2, 9)), round(y + k // 3 * 11 + c.between(2, 9)))}h0"
        for x, y, region in cells_of(plan)
        if region.islower()
        for k in range(9)
    )
