"""What all parts of giants share: the unit, the kind of data, and how points are read from it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fathom.drawing.chance import Chance
from fathom.drawing.path import Point

#: Drawing units in a cell. Paths are whole numbers of these, so that they stay small.
CELL = 100

Part = Mapping[str, Any]
#: Layer and SVG.
Drawn = tuple[str, str]
PartMaker = Callable[[Chance, Part], Drawn]


def points(part: Part, key: str = "line") -> list[Point]:
    """Return the points of a part in drawing units."""
    return [(x * CELL, y * CELL) for x, y in part[key]]


def at(part: Part, key: str = "at") -> Point:
    """Return one point of a part in drawing units."""
    x, y = part[key]
    return x * CELL, y * CELL


def both(axis: float, *parts: Part) -> list[Part]:
    """Return parts and their mirror images at a column: beasts seen from the front are drawn once.

    >>> both(4, {"kind": "beads", "at": [(3, 1, 0.2)]})[1]["at"]
    [(5, 1, 0.2)]
    """
    return [side for part in parts for side in (part, _mirrored(part, axis))]


def _mirrored(part: Part, axis: float) -> Part:
    turned = dict(part)
    for key in ("line", "roots", "tips", "arm", "ends", "at", "tip"):
        found = part.get(key)
        if found is None:
            continue
        is_point = isinstance(found[0], int | float)
        turned[key] = _across(found, axis) if is_point else [_across(one, axis) for one in found]
    if part["kind"] == "mane":
        # its tufts stand on the left of the line, so it is walked the other way
        turned["line"] = turned["line"][::-1]
        turned["lean"] = -part.get("lean", 0.3)
    if "angle" in part:
        turned["angle"] = math.pi - part["angle"]
    turned.update({key: -part[key] for key in ("side", "face") if key in part})
    return turned


def _across(numbers: Sequence[float], axis: float) -> tuple[float, ...]:
    """Mirror a point, a disc (x, y, radius), a box (left, top, right, bottom), or a claw (x, y, x, y, bend)."""
    x, y, *rest = numbers
    match rest:
        case [right, bottom]:
            return (2 * axis - right, y, 2 * axis - x, bottom)
        case [tip_x, tip_y, bend]:
            return (2 * axis - x, y, 2 * axis - tip_x, tip_y, -bend)
        case _:
            return (2 * axis - x, y, *rest)
