"""The ground under the board: an island in the tide, with reeds at its shore. In units of a tile."""

from __future__ import annotations

import math

from fathom.core.memo import memo
from fathom.drawing.chance import Chance
from fathom.drawing.path import Point, closed, joined, tag, tone

from ..box.board import SIZE

#: All is drawn a hundred times as large and scaled down: whole numbers are short.
UNIT = 100
MIDDLE = SIZE * UNIT / 2


@memo
def ground() -> str:
    """Return the island: water with its lines of depth, the shore, reeds, cracks in the tiles."""
    chance = Chance("gaia")
    shore = [_shore(chance, 345, 22) for _ in range(2)]
    depths = "".join(
        tag("path", d=closed([_away(at, 1 + 0.075 * k) for at in shore[0]]), opacity=f"{1 - 0.2 * k:g}")
        for k in range(1, 5)
    )
    body = closed(shore[0])
    drawn = (
        tag("g", depths, fill="none", stroke=tone("iso"), stroke_width=2)
        + tag("path", d=_ripples(chance), fill="none", stroke=tone("near"), stroke_width=2.4, stroke_linecap="round")
        + tag("path", d=body, fill=tone("shade"), stroke=tone("line"), stroke_width=4, transform="translate(0 9)")
        + tag("path", d=body, fill=tone("body"), stroke=tone("line"), stroke_width=4)
        + tag("path", d=_reeds(chance), fill="none", stroke=tone("shade"), stroke_width=4, stroke_linecap="round")
    )
    return tag("g", drawn, transform=f"scale({1 / UNIT:g})")


def _shore(chance: Chance, radius: float, rough: float) -> list[Point]:
    """Return a rounded square around all tiles, a little rough."""
    found = []
    for k in range(40):
        angle = 2 * math.pi * k / 40
        far = radius + chance.between(-rough, rough) * 0.6
        x, y = math.cos(angle), math.sin(angle)
        # A superellipse: round corners, nearly straight sides.
        stretch = (abs(x) ** 5 + abs(y) ** 5) ** (-1 / 5)
        found.append((MIDDLE + x * stretch * far * 0.84, MIDDLE + y * stretch * far * 0.84))
    return found


def _away(at: Point, factor: float) -> Point:
    return MIDDLE + (at[0] - MIDDLE) * factor, MIDDLE + (at[1] - MIDDLE) * factor


def _is_land(x: float, y: float) -> bool:
    return -110 < x < SIZE * UNIT + 110 and -110 < y < SIZE * UNIT + 110


def _ripples(chance: Chance) -> str:
    """Return small waves on the water."""
    found = ""
    for _ in range(90):
        x, y = chance.between(-620, SIZE * UNIT + 600), chance.between(-200, SIZE * UNIT + 260)
        if not _is_land(x, y):
            found += f"M{x:.0f} {y:.0f}q8-8 16 0t16 0"
    return found


def _reeds(chance: Chance) -> str:
    """Return reeds between the shore and the tiles."""
    found = ""
    for _ in range(26):
        side, along = int(chance.between(0, 4)), chance.between(-10, SIZE * UNIT + 10)
        out = chance.between(14, 30)
        x, y = ((along, -out), (SIZE * UNIT + out, along), (along, SIZE * UNIT + out + 18), (-out, along))[side]
        tall = chance.between(12, 26)
        for lean in (-1.5, -0.6, 0.2, 1.0, 1.7):
            end = joined(lean * 4, -tall * 0.6, lean * tall * 0.45, -tall * (1 - abs(lean) * 0.2))
            found += f"M{x:.0f} {y:.0f}q{end}"
    return found
