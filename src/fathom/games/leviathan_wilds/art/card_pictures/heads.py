"""The heads of giants by which threats can be told apart. Each looks right, its brow at (0, 0), some sixty wide."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.path import Line, along, joined, limb, shape, stroke, tag, tone
from fathom.drawing.stage import signal
from fathom.drawing.strokes import branch, eye, lock


def tear(x: float, y: float, s: float) -> str:
    """A drop with its tip upwards, as path data."""
    return (
        f"M{joined(x, y - s * 1.6)}C{joined(x + s * 0.4, y - s * 0.8, x + s, y - s * 0.1, x + s, y + s * 0.3)}"
        f"A{joined(s, s, 0, 0, 1, x - s, y + s * 0.3)}C{joined(x - s, y - s * 0.1, x - s * 0.4, y - s * 0.8, x, y - s * 1.6)}z"
    )


def ribbed(line: Line, wide: float, ribs: int = 7) -> str:
    """A goat's horn along a line, with rings."""
    middle = along(line, ribs)
    rings = ""
    for i in range(1, ribs):
        (x, y), (ax, ay), (bx, by) = middle[i], middle[i - 1], middle[i + 1]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
        w = wide * (1 - 0.8 * i / ribs) * 0.9 / length
        dx, dy = (ay - by) * w, (bx - ax) * w
        rings += f"M{joined(x - dx, y - dy)}L{joined(x + dx, y + dy)}"
    return shape(limb(line, wide, 1, 8, 1.0), "glow", 2) + stroke(rings, 1.3, "line", opacity=".5")


def bison(c: Chance, shut: bool = False) -> str:
    """The Sage: antlers, a broad brow, moss for a beard."""
    rack = branch(c, -34, -24, -2.2, 17, 2.8, 1) + branch(c, -14, -26, -1.1, 15, 2.8, 2)
    beard = "".join(lock(x, 20, 4, h, -2) for x, h in ((-12, 22), (-4, 26), (4, 22), (11, 15)))
    look = stroke("M-7-4C-2 1 4 1 8-3M-5 1-7 5M1 3V7M6 1 9 4", 2) if shut else eye(0, -4, 6, 1, 0.36)
    return (
        shape(rack, "shade", 1.8)
        + shape(beard, "shade", 1.8)
        + shape("M-66 70V-22C-48-34-26-36-8-26 10-20 22-6 27 8 30 18 26 25 16 25 4 26-8 22-16 26-26 40-34 54-36 70z", "body", 2.5)
        + shape("M-22-22C-34-30-42-28-46-20-38-14-28-14-20-16z", "lit", 1.8)
        + stroke("M25 17C18 21 10 19 4 15M20 8C21 5 24 5 25 8", 2.1)
        + stroke("M-56-8C-44-16-34-12-24-4M-58 16C-48 8-38 12-30 20", 1.5, "iso")
        + look
    )  # fmt: skip


#: A goat's near horn: swept back, or raised to strike.
SWEPT: Line = ((-8, -22), (-12, -44), (-34, -56), (-56, -48), (-62, -36))
RAISED: Line = ((-10, -22), (-14, -42), (2, -62), (26, -66), (44, -56))


def goat(tint: str = "body", roar: bool = False, blighted: bool = False, horn: Line = SWEPT, pair: bool = True) -> str:
    """One of the Twins: a long face, ringed horns, a beard; its mouth may be open, crystals may grow on its neck."""
    jaw = "M-16 14C-4 22 2 32 4 44-6 46-18 40-26 28z"
    mouth = "M24 16C14 15 2 13-10 15L4 42z"
    face = "M-62 70V-10C-48-26-28-32-12-27 4-22 20-6 28 8 31 14 28 20 20 20 8 20-4 19-12 24-22 36-28 52-30 70z"
    crystals = "M-44-20-40-38-32-24zM-56-10-62-30-46-20z"
    return (
        (signal(crystals) if blighted else "")
        + (ribbed([(-22, -22), (-30, -40), (-50, -44), (-64, -30)], 5.4, 6) if pair else "")
        + (shape(mouth, "deep") + shape(jaw, tint, 2.2) if roar else "")
        + shape(lock(-4 if roar else -6, 42 if roar else 19, 4, 17, 2), "shade", 1.8)
        + shape(face, tint, 2.4)
        + ribbed(horn, 6.4, 8)
        + shape("M-24-14C-36-20-46-16-50-8-42-4-32-6-22-8z", "lit", 1.7)
        + stroke("M23 6C25 4 27 6 26 9" + ("" if roar else "M27 15C20 16 14 15 8 12"), 2)
        + eye(-2, -6, 5, 1, 0.3)
    )


def skull(shut: bool = False) -> str:
    """The Forsaken: bare bone and a hollow eye."""
    jaw = "M-24 12C-10 18 8 18 26 16 28 20 24 24 18 24 2 26-14 26-26 20z"
    if not shut:
        jaw = "M-24 12C-14 24 2 32 20 36 20 41 14 44 8 42-8 40-22 30-30 18z"
    return (
        shape(limb([(-20, -16), (-34, -30), (-32, -46), (-18, -52)], 5, 1, 10), "shade", 2)
        + shape("M-66 70V-12C-52-20-40-18-30-10-26 4-30 40-38 70z", "body", 2.4)
        + shape(jaw, "glow", 2)
        + shape("M-36-14C-24-28-6-26 6-18 20-12 34 2 36 10 36 16 28 17 20 14 10 17 2 17-4 13-12 18-26 18-34 10-38 2-38-8-36-14z", "glow", 2.2)
        + shape(limb([(-14, -20), (-18, -36), (-8, -50), (8, -50)], 5, 1, 10), "lit", 2)
        + tag("circle", cx=-6, cy=-4, r=7.4, fill=tone("line"))
        + tag("circle", cx=-5, cy=-4, r=2.2, fill=tone("accent"))
        + stroke("M26 5l5 4M8 15v5M14 15v5M20 14v5" + ("" if shut else "M6 33v-4M12 36v-4"), 1.9)
    )  # fmt: skip
