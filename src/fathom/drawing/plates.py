"""Plates: a drawing as a whole picture, and the head of the home page."""

from __future__ import annotations

import math
from pathlib import Path

from .chance import Chance
from .field import Bump, Field, chain
from .path import joined, loops, opened, shape, stroke, tag, tone
from .strokes import bird, eye, fir, ridge


def whole(inner: str, view: str, hues: tuple[int, int] | None = None) -> str:
    """Make a whole picture of a fragment, perhaps with a mood of its own."""
    mood = {"class": "plate", "style": f"--h:{hues[0]};--h2:{hues[1]}"} if hues else {}
    return tag("svg", inner, viewBox=view, preserveAspectRatio="xMidYMid slice", aria_hidden="true", **mood)


def kept(folder: Path, of: str) -> str:
    """Return a picture that lies in a folder as it is; empty if there is none of that name."""
    path = folder / f"{of}.svg"
    return (
        path.read_text(encoding="utf-8") if path.is_file() and path.resolve().is_relative_to(folder.resolve()) else ""
    )


def hero() -> str:
    """A long back that breaks the surface, a boat with a lamp, a plumb line going down: the head of the home page."""
    c = Chance("hero")
    out = [tag("rect", x=-40, width=1520, height=320, fill=tone("sky"))]
    for r, opacity, name in ((190, ".6", "sky-2"), (140, ".8", "sky-2"), (92, ".85", "disc")):
        out.append(tag("circle", cx=1010, cy=150, r=r, fill=tone(name), opacity=opacity))
    for y, high, name in ((214, 22, "far"), (236, 16, "mid")):
        out.append(shape(ridge(c, -40, 1500, y, high, 54, 400)[0], name))
    spine = [
        (560, 420),
        (650, 350),
        (760, 262),
        (890, 232),
        (1020, 290),
        (1130, 330),
        (1230, 262),
        (1330, 222),
        (1430, 262),
        (1560, 330),
    ]
    bumps = chain(spine, 62, 40, 40, 0.5)
    bumps += [Bump(510, 420, 60, 0.55), Bump(462, 432, 52, 0.55), Bump(414, 446, 44, 0.5), Bump(378, 456, 34, 0.42)]
    field = Field(bumps, (180, 60, 1640, 700), 9)
    field.roughen(c, 0.1, 49)
    d = loops(field.contours(0.44), 1.2)
    relief = "".join(loops(field.contours(level), 2) for level in (0.75, 1.05, 1.4, 1.8))
    firs = ""
    x = 672.0
    while x < 940:
        if (top := field.top(0.44, x)) is not None:
            firs += fir(x, top + 7, c.between(22, 44), c.between(-2, 2))
        x += c.between(10, 28)
    ticks = ""
    for _ in range(900):
        px, py = c.between(340, 1480), c.between(160, 520)
        gx, gy = field.slope(px, py)
        if field.at(px, py) > 0.52 and (gx or gy):
            ticks += (
                f"M{joined(round(px), round(py))}q{joined(-gy * 2.5 + gx * 1.5, gx * 2.5 + gy * 1.5, -gy * 5, gx * 5)}"
            )
    inside = (
        shape(d, "body", transform="translate(-6 -20)")
        + stroke(relief, 1.3, "iso")
        + stroke(ticks, 1.4, "iso")
        + stroke(d, 6, "rim", transform="translate(3 4)", opacity=".55")
    )
    out.append(
        shape(firs, "shade", 1.3)
        + tag("clipPath", tag("path", d=d), id="hero-c")
        + shape(d, "shade", 4)
        + tag("g", inside, clip_path="url(#hero-c)")
    )
    out.append(stroke("M352 474C390 490 440 488 492 464M366 440q8-8 17 0", 3))
    for y, opacity in ((300, ".42"), (372, ".36"), (450, ".4")):
        line = opened([(x, y + math.sin(x / 46 + y) * 5) for x in range(-40, 1521, 30)])
        out.append(shape(f"{line}L1520 900H-40z", "near", opacity=opacity) + stroke(line, 2, "rim", opacity=".8"))
    waves = "".join(
        f"M{joined(round(c.between(0, 1440)), round(c.between(318, 520)))}q8-6 16 0t16 0" for _ in range(46)
    )
    out.append(stroke(waves, 1.5, "iso"))
    out.append(
        tag(
            "g",
            shape("M-34-6h68c-3 13-12 19-24 19h-20c-12 0-21-6-24-19z", "line")
            + stroke("M2-8V-54", 3)
            + tag("path", d="M5-52C22-44 28-30 29-14H5z", fill="var(--panel)", stroke=tone("line"), stroke_width=2)
            + tag("circle", cx=-17, cy=-19, r=6, fill=tone("figure"))
            + shape("M-25-6c0-8 3-9 8-9s8 1 8 9z", "figure")
            + tag("circle", cx=-40, cy=-14, r=14, fill="var(--lamp-fill)", opacity=".3")
            + tag("circle", cx=-40, cy=-14, r=5.5, fill="var(--lamp-fill)", stroke=tone("line"), stroke_width=1.5)
            + stroke("M-40-20V-28L-30-8", 2),
            transform="translate(576 294)",
        )
    )
    out.append(
        stroke("M542 292V366", 2, "figure", stroke_dasharray="7 5") + shape("M542 362l7 13a8 8 0 1 1-14 0z", "figure")
    )
    out.append(eye(478, 410, 16, -1, 0.42))
    out.append(stroke(bird(830, 96, 12) + bird(868, 116, 8) + bird(796, 120, 7), 2.2, "shade"))
    fade = tag("stop", offset=0, stop_color=tone("near"), stop_opacity=0) + tag(
        "stop", offset=1, stop_color=tone("near")
    )
    out.append(
        tag("linearGradient", fade, id="hero-f", x1=0, y1=0, x2=0, y2=1)
        + tag("rect", x=-40, y=400, width=1520, height=162, fill="url(#hero-f)")
    )
    return tag("svg", "".join(out), viewBox="0 0 1440 560", preserveAspectRatio="xMidYMin slice", aria_hidden="true")
