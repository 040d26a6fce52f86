"""What is printed on Map Tiles: a disc, diamond or box with a sign for every element, Nodes, Rune Patterns."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Sequence

from fathom.drawing.ink import at, disc, flat, ink, line
from fathom.drawing.path import joined, tag

from .style import drawn

INK, PANEL, _STONE = "var(--ink)", "var(--panel)", "var(--rock)"

#: Outlines of tokens, round (0, 0).
_OCTAGON = "M-12.5-5.5-5.5-12.5h11l7 7v11l-7 7h-11l-7-7z"
_DIAMOND = "M0-15 14 0 0 15-14 0z"
_BOX = "M-9-11H9Q13-11 13-7V7Q13 11 9 11H-9Q-13 11-13 7V-7Q-13-11-9-11z"
_DISC = "M-12.5 0a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0z"

_STAIRS = "M-7 7V3H-3V-1H1V-5H5V-9H9V7z"

#: Of each sign: the token's outline, its colour, the picture on it. A stroke is drawn as a line.
SIGNS: dict[str, tuple[str, str, str, bool]] = {
    "M": (_OCTAGON, "var(--danger)", "M-6-8C-6-6-5-4-4-4-2-5 2-5 4-4 5-4 6-6 6-8 8-5 8-2 6 0 7 5 4 8 0 8S-7 5-6 0C-8-2-8-5-6-8zM-4 0C-4 2-3 2-1 2-1 1-2 0-4 0zM4 0C2 0 1 1 1 2 3 2 4 2 4 0z", False),
    "F": (_DIAMOND, "var(--crystal)", "M0-9 3-6 2 4H-2L-3-6zM-4 5H4L5 8H-5z", False),
    "C": (_BOX, "var(--treasure)", "M-4-7H4A4 4 0 0 1 8-3V-1H2V-2H-2V-1H-8V-3A4 4 0 0 1-4-7zM-8 1H-2V3H2V1H8V6Q8 7 7 7H-7Q-8 7-8 6z", False),
    "R": (_DISC, "var(--ember)", "M0-9C0-6 4-5 4-1A4 4 0 0 1-4-1C-4-3-3-4-2-6-1-5-1-5-1-4 0-5 0-7 0-9zM-7 5 7 3V6L-7 8zM7 5-7 3V6L7 8z", False),
    "S": (_DISC, INK, _STAIRS, False),
    "P": (_DISC, "var(--grip)", "M-7-8H0V-6H-4V6H0V8H-7zM2-5 8 0 2 5V2H-3V-2H2z", False),
    "W": (_DISC, INK, "M0 0C0-2 2-2 2 0 3 3-1 4-2 2-5 0-3-4-1-5 3-6 7-3 7 0 7 5 3 8-2 7-5 6-8 3-7-2", True),
    "B": (_DISC, INK, "M-8 2H8Q7 7 4 7H-4Q-7 7-8 2zM-1-8V1H-6zM1-6Q5-4 5 1H1z", False),
    "K": (_DISC, INK, "M6-8 8-6 0 3 1 4 0 6-2 4-4 6-4 7-5 8-8 5-7 4-6 4-4 2-6 0-4-1-3 0z", False),
}  # fmt: skip

#: Where one came from: steps that fade upwards.
_ENTRY = flat("M-13-13H13V13H-13z", "var(--rock)", opacity=".55") + line(
    "M-13 10H13M-11 5H11M-9 0H9M-7-5H7M-5-10H5", 1.8, INK
)


def sign(name: str) -> str:
    """Draw a sign round (0, 0)."""
    if name == "E":
        return _ENTRY
    outline, colour, picture, is_line = SIGNS[name]
    token = tag("path", d=outline, fill=colour, stroke=PANEL, stroke_width=2)
    return token + (
        line(picture, 1.8, PANEL, stroke_linecap="round") if is_line else flat(picture, PANEL, fill_rule="evenodd")
    )


#: Half a Node at the middle of each side, open to the outside: north, east, south, west.
_HALVES = (
    ("M51 0A9 9 0 0 0 69 0z", "M56 0A4 4 0 0 0 64 0z"),
    ("M120 51A9 9 0 0 0 120 69z", "M120 56A4 4 0 0 0 120 64z"),
    ("M51 120A9 9 0 0 1 69 120z", "M56 120A4 4 0 0 1 64 120z"),
    ("M0 51A9 9 0 0 1 0 69z", "M0 56A4 4 0 0 1 0 64z"),
)


def nodes(sides: Sequence[int]) -> str:
    """Draw the Nodes of a tile."""
    if not sides:
        return ""
    rings, cores = zip(*(_HALVES[side] for side in sides), strict=True)
    return tag("path", d="".join(rings), fill=PANEL, stroke=INK, stroke_width=2) + flat("".join(cores), INK)


# ---------------------------------------------------------------------------------------------- Rune Patterns


def pattern(grid: Sequence[str]) -> str:
    """Draw a Rune Pattern in a square of 60: a rune for each tile, a Node where two are joined."""
    if not grid:
        return _water_way()
    wide, high = max(map(len, grid)), len(grid)
    left, top = 30 - (wide - 1) * 5, 30 - (high - 1) * 5
    tiles = dots = ""
    for y, row in enumerate(grid):
        for x, mark in enumerate(row):
            u, v = left + x * 10, top + y * 10
            if mark == "o":
                tiles += f"M{joined(u - 9, v - 9)}h18v18h-18z"
            elif mark in "-|":
                dots += f"M{joined(u, v)}h0"
    return drawn(ink(tiles, _STONE) + line(dots, 10, INK) + line(dots, 7, PANEL) + line(dots, 4, INK))


def _water_way() -> str:
    """Water from the Boat to the Sword."""
    tiles = "M1 21h18v18H1zM21 21h18v18H21zM41 21h18v18H41z"
    river = "M10 30Q20 22 30 30T50 30"
    ends = (at(disc(0, 0, 12, PANEL) + flat(SIGNS[mark][2], INK), x, 30, 0.62) for mark, x in (("B", 9), ("K", 51)))
    return drawn(ink(tiles, _STONE) + line(river, 9) + line(river, 6, "var(--tide)") + "".join(ends))
