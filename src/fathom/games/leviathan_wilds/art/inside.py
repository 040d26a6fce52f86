"""What is inside a giant: the lift in its shaft, its stomach as a cave seen in section."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Sequence

from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.path import closed, joined, loops, n, shape, stroke, tag, tone

from .body.common import CELL


def lift(width: int) -> str:
    """A miners' cage, one cell high, in cell units from its upper left corner: roof, posts, planks, a lamp, two chains."""
    w = width * CELL
    roof = f"M-14 6L{joined(w / 2, -46)} {joined(w + 14, 6)}z"
    posts = f"M0 4V104M{n(w)} 4V104"
    floor = f"M-12 98H{n(w + 12)}V120H-12z"
    planks = "".join(f"M{n(x)} 98v22" for x in range(30, int(w), 34))
    chains = f"M30-12V-60M{n(w - 30)}-12V-60"
    return tag(
        "g",
        stroke(chains, 9)
        + stroke(chains, 4, "lit", stroke_dasharray="9 7")
        + shape(roof, "lit", 4)
        + stroke(f"M14 2L{joined(w / 2, -34)} {joined(w - 14, 2)}", 3, opacity=".4")
        + stroke(posts, 14)
        + stroke(posts, 8, "lit")
        + shape(floor, "lit", 4)
        + stroke(planks, 2.6, opacity=".6")
        + tag("circle", cx=w / 2, cy=20, r=34, fill=tone("glow"), opacity=".3")
        + stroke(f"M{joined(w / 2, 2)}v10", 4)
        + tag("circle", cx=w / 2, cy=22, r=11, fill=tone("glow"), stroke=tone("line"), stroke_width=3.4),
        transform=f"scale({1 / CELL:g})",
    )


def cave(rows: Sequence[str]) -> str:
    """A stomach in section, in cell units: flesh all round, a lit hollow where one can be, folds, acid, what it has eaten."""
    chance = Chance("cave")
    width, height = len(rows[0]) * CELL, len(rows) * CELL
    hollow = [
        Bump((x + 0.5) * CELL, (y + 0.5) * CELL, 0.95 * CELL)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "_"
    ]
    # the gullet comes in above the middle, and a slit leads out at the right
    hollow += [Bump(width / 2, -y * CELL, 0.5 * CELL, 0.9) for y in (0.2, 0.7, 1.2)]
    hollow += [Bump(width + x * CELL, height / 2, 0.4 * CELL, 0.9) for x in (0.1, 0.5, 0.9, 1.3)]
    field = Field(hollow, (-2.4 * CELL, -2.4 * CELL, width + 2.4 * CELL, height + 2.4 * CELL), 0.16 * CELL)
    field.roughen(chance, 0.14, 0.6 * CELL)
    wall = loops(field.contours(0.4), 2.4)
    flesh = closed(
        [(-130, height / 2), (-90, -60), (width * 0.3, -130), (width * 0.7, -130), (width + 90, -60), (width + 140, height / 2), (width + 80, height + 60), (width / 2, height + 90), (-80, height + 60)]
    )  # fmt: skip
    folds = "".join(loops(field.contours(level), 3) for level in (0.1, 0.22))
    pool = f"M{joined(0.7 * CELL, height - 30)}C{joined(width * 0.3, height - 52, width * 0.5, height - 16, width * 0.62, height - 36)}S{joined(width - 90, height - 20, width - 60, height - 34)}V{n(height + 60)}H{n(0.6 * CELL)}z"
    bubbles = "".join(
        tag(
            "circle",
            cx=round(chance.between(1, 3.6) * CELL),
            cy=round(height - chance.between(4, 34)),
            r=round(chance.between(4, 9)),
        )
        for _ in range(7)
    )
    lamp = tag("circle", cx=width / 2, cy=height * 0.45, r=width * 0.42, fill=tone("glow"), opacity=".3")
    cart = "M-40-26H30L18 12H-28zM-24 22a10 10 0 1 0 .1 0M8 22a10 10 0 1 0 .1 0"
    bones = "M0 0q20-46 48-50M24 6q20-46 48-50M48 12q20-46 48-50M-12-2 70 20"
    clip = "cave-wall"
    inner = (
        shape(wall, "lit")
        + lamp
        + tag(
            "path",
            d=cart,
            fill=tone("shade"),
            stroke=tone("line"),
            stroke_width=4,
            transform=f"translate({joined(width - 70, height - 46)}) rotate(-14)",
        )
        + tag(
            "path",
            d=bones,
            fill="none",
            stroke=tone("rim"),
            stroke_width=9,
            stroke_linecap="round",
            transform=f"translate({joined(20, height - 30)})",
        )
        + tag("path", d=pool, fill=tone("accent"), opacity=".75")
        + tag("g", bubbles, fill="none", stroke=tone("rim"), stroke_width=3)
    )
    return tag(
        "g",
        shape(flesh, "body", 6)
        + stroke(folds, 3, "iso")
        + tag("clipPath", tag("path", d=wall), id=clip)
        + tag("g", inner, clip_path=f"url(#{clip})")
        + stroke(wall, 6),
        transform=f"scale({1 / CELL:g})",
    )
