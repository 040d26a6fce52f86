"""The picture of the game on the home page, and a giant in a frame, for choosing it."""

# ruff: noqa: E501  (what it is made of is one table)

from __future__ import annotations

from dataclasses import replace

from fathom.drawing.path import tag, tone
from fathom.drawing.plates import whole
from fathom.drawing.stage import gem

from .climbers import figure
from .leviathan import Look, draw_leviathan

VIEW, MOOD = "-1.7 -1.2 8.2 6.2", (152, 62)


def cover() -> str:
    """Return the picture of the game as a whole SVG."""
    return whole(_on_a_rope(), VIEW, MOOD)


def _on_a_rope() -> str:
    """A climber on a rope, on something that looks back."""
    look = Look(
        name="cover", rows=("..n...", ".nn...", ".nnnn.", "..nnnn", "..nnnn", "..n..n", "nnnnnn"),
        bumps=((0.2, 1.3, 0.75, 1.0), (-0.4, 1.9, 0.6, 0.9), (-0.7, 2.35, 0.45, 0.6), (2.6, 6.2, 0.7, 0.6), (5.5, 6.2, 0.7, 0.6)),
        eyes=((-0.05, 1.6, 0.2, -1),), back="fir", back_range=(3, 6), seed=4, sun=(5.6, 0.7, 1.25), wide=5, step=0.14,
        parts=(
            {"kind": "antler", "at": (1.8, 0.6), "angle": -2.3, "size": 0.82, "depth": 2},
            {"kind": "antler", "at": (2.5, 0.3), "angle": -0.7, "size": 0.82, "depth": 2},
            {"kind": "line", "line": [(-0.86, 2.55), (-0.5, 2.68), (-0.1, 2.6), (0.2, 2.36)], "ink": 4.5},
        ),
    )  # fmt: skip
    people = (
        gem(486, 262, 1.7)
        + gem(345, 415, 1.5, "blight")
        + tag(
            "path",
            d="M446 150C424 210 414 272 426 336",
            fill="none",
            stroke=tone("line"),
            stroke_width=4,
            stroke_dasharray="9 7",
        )
        + tag("g", figure("fix"), transform="translate(426 352) scale(1.5)", style="--c:var(--seat-1)")
    )
    return (
        tag("rect", x=-6, y=-6, width=20, height=20, fill=tone("sky"))
        + draw_leviathan(look)
        + tag("g", people, transform="scale(.01)")
    )


def giant(look: Look, hues: tuple[int, int], over: str = "") -> str:
    """Draw a giant in a frame of 2:1, for choosing it; sliced to 4:3 it is still whole. `over` lies on it."""
    width, height = look.size
    high = max(height + 3.0, (width + 3.2) * 3 / 4)
    wide = high * 2
    name = f"{look.name}-small"
    small = replace(look, step=0.16, wide=(wide - width) / 2 + 0.7, texture=look.texture * 0.5, name=name)
    x, y = width / 2 - wide / 2, height + 0.5 - high
    back = tag("rect", x=f"{x:g}", y=f"{y:g}", width=f"{wide:g}", height=f"{high:g}", fill=tone("sky"))
    return whole(back + draw_leviathan(small) + over, f"{x:g} {y:g} {wide:g} {high:g}", hues)
