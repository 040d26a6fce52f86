"""Locations that nobody built."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import tag, tone
from fathom.drawing.strokes import branch, kelp, ridge

from ..schema import RACES
from .emblems import emblem
from .sea import BODY, DEEP, FAR, LIT, MID, NEAR, SHADE, ground, sea, weeds
from .style import GLOW, HEIGHT, LINE, PEARL, WIDTH, at, disc, dot, flat, ink, line, part


def sargasso_fields(c: Chance) -> str:
    """Rows of weed that run to the horizon, and a light over them."""
    rows = "".join(f"M62 26L{x} 70H{x + 12}z" for x in range(-70, 190, 26))
    crops = "".join(
        kelp(x, y, h, 0.1 * (1 if x > 62 else -1))
        for x, y, h in (
            (10, 64, 11),
            (30, 62, 10),
            (50, 66, 12),
            (76, 66, 12),
            (97, 62, 10),
            (116, 64, 11),
            (24, 48, 6),
            (40, 46, 6),
            (84, 46, 6),
            (100, 48, 6),
            (50, 38, 4),
            (74, 38, 4),
            (36, 37, 3.6),
            (88, 37, 3.6),
        )
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none") + flat("M30-2h16l-10 30H10zM78-2h14l-6 30H70z", tone("sky-2"), opacity=".6")
        + disc(62, 22, 13, GLOW, opacity=".7", stroke="none") + flat("M-4 28Q30 22 62 26T128 27V70H-4z", NEAR) + flat(rows, BODY)
        + line("M-4 28Q30 22 62 26T128 27", 1.4) + ink(crops, DEEP, stroke_width=1.1)
    )  # fmt: skip


def abyss(c: Chance) -> str:
    """The drop itself: ledge under ledge, and five lights going down."""
    rings = "".join(
        ink(f"M62 {y - ry}a{rx} {ry} 0 1 1-.1 0z", fill)
        for rx, ry, y, fill in (
            (66, 36, 36, NEAR),
            (52, 28, 38, BODY),
            (39, 21, 40, SHADE),
            (27, 15, 42, DEEP),
            (15, 9, 44, LINE),
        )
    )
    lights = "".join(
        disc(x, y, r + 2.4, GLOW, opacity=".35", stroke="none")
        + dot(x, y, r, f"var(--{race})")
        + disc(x, y, r, "none", stroke_width=1)
        for (x, y, r), race in zip(
            ((22, 24, 4), (92, 22, 3.6), (98, 48, 3.2), (38, 52, 2.8), (62, 34, 2.2)), RACES, strict=True
        )
    )
    return part("sea-dark") + rings + lights


def black_smokers(c: Chance) -> str:
    """Chimneys on the sea floor, and dark smoke."""
    smoke = "".join(
        f"M{x} {y}C{x - 12} {y - 6} {x - 8} {y - 14} {x - 2} {y - 14}C{x - 10} {y - 22} {x - 2} {y - 32} {x + 6} {y - 28}C{x + 12} {y - 40} {x + 26} {y - 34} {x + 20} {y - 24}C{x + 26} {y - 18} {x + 16} {y - 12} {x + 12} {y - 12}C{x + 16} {y - 6} {x + 10} {y} {x + 4} {y}z"
        for x, y in ((30, 38), (60, 28), (88, 42))
    )
    vents = "M20 66C22 54 25 46 26 36H38C39 46 42 54 46 66zM48 66C52 50 55 40 55 26H69C69 40 74 52 80 66zM78 66C82 56 83 50 84 40H96C97 50 102 58 106 66z"
    return (
        part("sea-dark")
        + flat(smoke, DEEP, opacity=".75")
        + ink(vents, SHADE)
        + flat("M27 37h10l-1 3h-8zM56 27h12l-1 4H57zM85 41h10l-1 3h-8z", GLOW)
        + line("M60 40q4 4 8 0M58 52q6 5 12 0M30 50q4 3 7 0M86 54q5 4 9 0", 1.3)
        + ground(c, 63, DEEP)
    )


def depths(c: Chance) -> str:
    """Far down: one small lamp, and an eye that is not small."""
    layers = "".join(
        flat(ridge(c, -10, 134, y, 4, 18, 80)[0], fill)
        for y, fill in ((8, MID), (20, NEAR), (32, BODY), (44, SHADE), (54, DEEP))
    )
    lamp = line("M44-2V20", 1.4) + disc(44, 25, 8, GLOW, opacity=".4", stroke="none") + ink("M41 21h6l1 8h-8z", GLOW)
    seen = at(part("great-eye"), 68, 48)
    return tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none") + layers + lamp + seen


def chasm(c: Chance) -> str:
    """Two cliffs, a glow between them, a bridge over it."""
    left, right = (
        "M-4 70V20L22 18 34 26 40 24 46 40 42 48 50 58 46 70z",
        "M128 70V16L104 14 92 22 84 21 78 34 83 44 75 56 80 70z",
    )
    bridge = line("M34 26Q62 36 90 22", 3) + line(
        "M34 20Q62 30 90 16M40 27V21M48 29V24M56 31V25M64 31V25M72 29V24M80 26V21", 1.3
    )
    return (
        sea(c)
        + flat("M38 24 86 21 75 70H50z", GLOW, opacity=".6")
        + flat("M46 30 78 28 70 70H56z", "var(--crab)", opacity=".55")
        + ink(left + right, BODY)
        + line(
            "M-4 34 20 32 32 38M-4 48 24 46 40 52M128 30 108 30 94 36M128 46 104 46 84 50M12 20 16 30M110 16 106 28",
            1.4,
        )
        + bridge
        + at(emblem("crab"), 8, 2, 0.72)
    )


def nest_of_giant_clams(c: Chance) -> str:
    """Giant clams, open, each with a pearl."""
    upper = "M-20 0C-24-14-14-20-12-20-10-24-5-25-4-23-2-27 3-27 4-23 6-25 11-24 12-20 15-20 24-14 20 0z"
    clam = (
        ink(upper, BODY)
        + line("M-12-20-6-2M-4-23-2-3M4-23 2-3M12-20 6-2", 1.3)
        + flat("M-20 0C-14-8 14-8 20 0z", LINE)
        + disc(0, -4, 6, PEARL)
        + ink("M-22 0C-18 2-14-1-11 2-7-1-3 2 0 0 3 2 7-1 11 2 14-1 18 2 22 0 20 12 8 16 0 16S-20 12-22 0z", LIT)
        + line("M-12 3-7 13M-4 3-2 15M4 3 2 15M12 3 7 13", 1.3)
    )
    return (
        sea(c)
        + at(clam, 25, 45, 0.66, -8)
        + at(clam, 101, 43, 0.7, 10)
        + ground(c, 60)
        + at(clam, 62, 46, 1.08)
        + ink(weeds(c, 66, 5, 5, 12), DEEP, stroke_width=1)
    )


def coral_barrier(c: Chance) -> str:
    """A wall of coral from side to side."""
    far = "".join(branch(c, x, 64, -math.pi / 2 + c.between(-0.2, 0.2), 18, 3.4, 2) for x in (16, 60, 106))
    near = "".join(branch(c, x, 70, -math.pi / 2 + c.between(-0.25, 0.25), 16, 3.4, 2) for x in (38, 84))
    fish = "".join(f"M{x} {y}q4-4 9 0l4-3v6l-4-3q-5 4-9 0z" for x, y in ((20, 12), (32, 18), (92, 10)))
    return (
        sea(c)
        + ink(far, NEAR, stroke_width=1.2)
        + flat(fish, tone("figure"))
        + ink(near, tone("accent"), stroke_width=1.3)
        + ink(
            "M-2 70V60Q8 54 16 60 24 52 36 59 44 55 50 60 60 52 72 59 82 54 90 60 100 53 110 59 118 55 126 60V70z",
            SHADE,
        )
    )
