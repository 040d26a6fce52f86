"""The stage of small pictures: a band of 124 by 66 with sky, walls and ledges, people seen from afar, crystals."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from collections.abc import Sequence

from .chance import Chance
from .path import Point, closed, joined, n, shape, stroke, tag, tone
from .strokes import fir, rays, ridge

WIDTH, HEIGHT = 124, 66
VIEW = f"0 0 {WIDTH} {HEIGHT}"

Joint = Sequence[Point]


# ---------------------------------------------------------------------------------------------- people, seen from afar

#: Arms, then legs: elbow and hand, knee and foot, from shoulder (0, -7) and hip (0, 6), facing right.
POSES: dict[str, tuple[Joint, Joint, Joint, Joint]] = {
    "stand": (((5, -1), (6, 6)), ((-5, -1), (-6, 6)), ((3, 13), (3, 20)), ((-3, 13), (-4, 20))),
    "climb": (((7, -13), (11, -21)), ((8, -6), (13, -9)), ((8, 8), (11, 14)), ((2, 14), (8, 21))),
    "leap": (((6, -14), (12, -19)), ((-7, -9), (-12, -13)), ((9, 7), (14, 11)), ((-5, 11), (-12, 13))),
    "swing": (((7, -13), (10, -20)), ((-5, -13), (5, -20)), ((3, 13), (-2, 19)), ((-4, 12), (-9, 17))),
    "throw": (((-8, -11), (-13, -17)), ((7, -8), (13, -9)), ((6, 13), (9, 20)), ((-5, 12), (-10, 20))),
    "point": (((8, -10), (16, -13)), ((-5, -1), (-4, 5)), ((4, 13), (7, 20)), ((-3, 13), (-5, 20))),
    "cheer": (((7, -13), (9, -21)), ((-7, -13), (-9, -21)), ((4, 13), (5, 20)), ((-4, 13), (-5, 20))),
    "brace": (((7, -4), (12, -7)), ((6, 0), (12, 1)), ((7, 12), (6, 20)), ((-6, 12), (-12, 20))),
    "sit": (((5, 0), (8, 4)), ((-4, 0), (-2, 6)), ((8, 4), (10, 12)), ((7, 7), (6, 13))),
    "fly": (((7, -12), (14, -17)), ((-7, -12), (-13, -15)), ((1, 13), (-2, 20)), ((-3, 13), (-7, 19))),
    "hang": (((3, -15), (3, -24)), ((6, -13), (6, -23)), ((4, 12), (1, 19)), ((-3, 12), (-5, 20))),
}  # fmt: skip


def man(x: float, y: float, pose: str, size: float = 0.8, flip: bool = False, turn: float = 0.0) -> str:
    """A climber as a silhouette: thick limbs, a head, a short cloak."""
    arm, arm2, leg, leg2 = POSES[pose]
    limbs = "".join(
        f"M{joined(*start)}L{joined(*a)} {joined(*b)}"
        for start, (a, b) in (((0, -6), arm), ((0, -6), arm2), ((1, 6), leg), ((-1, 6), leg2))
    )
    inner = (
        tag("circle", cx=1.4, cy=-14.4, r=5.6)
        + tag("path", d="M-4-9.4C2-11.4 5-9 5-5L4.6 8H-5.4L-8 10C-7 3-7.6-6-4-9.4z")
        + tag(
            "path",
            d=limbs,
            fill="none",
            stroke=tone("figure"),
            stroke_width=4,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )
    move = f"translate({joined(x, y)}) rotate({n(turn)}) scale({-size if flip else size:g} {size:g})"
    return tag("g", inner, fill=tone("figure"), transform=move)


def gem(x: float, y: float, size: float, colour: str = "crystal") -> str:
    """A crystal with facets."""
    fill = f"var(--{colour})"
    return tag(
        "g",
        tag(
            "path",
            d="M0-26 18-8 12 26H-12L-18-8z",
            fill=fill,
            stroke=tone("line"),
            stroke_width=2,
            stroke_linejoin="round",
        )
        + tag("path", d="M0-26-18-8-6-6zM0-26 18-8 6-6z", fill=tone("rim"), opacity=".7")
        + tag("path", d="M-18-8-6-6-5 26h-7z", fill=tone("line"), opacity=".25"),
        transform=f"translate({joined(x, y)}) scale({size:g})",
    )


# ---------------------------------------------------------------------------------------------- the stage


def sky(c: Chance, high: float = 44) -> str:
    """Sky, sun or moon, and a far ridge."""
    d, line = ridge(c, -8, 134, high, 9, 14, 40)
    d += "".join(fir(x, y + 2, c.between(5, 11)) for x, y in line if c.unit() < 0.3)
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("far"))
        + tag(
            "circle",
            cx=round(c.between(34, 96)),
            cy=round(c.between(14, 26)),
            r=round(c.between(9, 14)),
            fill=tone("disc"),
        )
        + shape(d, "mid")
    )


def ground(fill: str) -> str:
    """One tone from edge to edge."""
    return tag("rect", width=WIDTH, height=HEIGHT, fill=tone(fill))


def wind(d: str, width: float = 2.2) -> str:
    """Lines of wind, breath or current: a pale band and ink in it."""
    return stroke(d, width * 2.4, "rim") + stroke(d, width, "line", opacity=".5")


def snow(d: str, line: float = 2.4) -> str:
    """Snow, ice or steam: pale by day and by night."""
    return shape(d, "near") + shape(d, "rim", line)


def signal(d: str, colour: str = "blight", line: float = 1.7) -> str:
    """A shape in the colour of a signal."""
    return tag("path", d=d, fill=f"var(--{colour})", stroke=tone("line"), stroke_width=line, stroke_linejoin="round")


def stone(c: Chance, x: float, y: float, s: float) -> str:
    """A stone with five corners, as path data."""
    around = [(a * math.tau / 5, s * c.between(0.8, 1.1)) for a in range(5)]
    return closed([(x + math.cos(a) * r, y + math.sin(a) * r) for a, r in around], 0.06, 1)


def wall(c: Chance, left: bool = True, wide: float = 46, fill: str = "body") -> str:
    """A flank of the giant at one side, with its relief."""
    xs = [wide + c.between(-7, 7) for _ in range(6)]
    ys = [-6, 10, 26, 42, 56, 74]
    edge = list(zip(xs, ys, strict=True))
    points = [(-12.0, -10.0), *edge, (-12.0, 76.0)]
    d = closed(points, 1 / 8)
    iso = ""
    for k in (0.8, 0.55, 0.3):
        iso += "M" + "L".join(joined(x * k, y) for x, y in edge)
    out = shape(d, fill, 2.2) + stroke(iso, 1.2, "iso", stroke_linejoin="round")
    return out if left else tag("g", out, transform=f"translate({WIDTH} 0) scale(-1 1)")


def ledge(x: float, y: float, w: float) -> str:
    """A ledge to stand on."""
    return shape(
        f"M{joined(x, y)}h{n(w)}l{joined(-w * 0.08, 6)}l{joined(-w * 0.3, 3)}l{joined(-w * 0.3, -1)}l{joined(-w * 0.26, 2)}z",
        "shade",
        1.8,
    )


def burst(x: float, y: float, r: float, points: int = 9) -> str:
    """A star where something hits."""
    d = "M" + "L".join(
        joined(
            x + math.cos(i * math.pi / points) * r * (1 if i % 2 else 0.5),
            y + math.sin(i * math.pi / points) * r * (1 if i % 2 else 0.5),
        )
        for i in range(2 * points)
    )
    return tag("path", d=f"{d}z", fill=tone("glow"), stroke=tone("line"), stroke_width=1.6, stroke_linejoin="round")


def dots(d: str, width: float = 2) -> str:
    """A dotted way."""
    return tag(
        "path",
        d=d,
        fill="none",
        stroke=tone("figure"),
        stroke_width=width,
        stroke_dasharray=".1 5",
        stroke_linecap="round",
    )


def light(c: Chance, x: float = 76, y: float = 32) -> str:
    """Rays of light from a point."""
    return tag("rect", width=WIDTH, height=HEIGHT, fill=tone("far")) + shape(
        rays(x, y, 0, 130, 13, 0.13, c.unit()), "mid"
    )


def mushroom_shape(x: float, y: float, s: float, c: Chance, cap: str = "health") -> str:
    """A mushroom with spots, its foot at a point."""
    spots = "".join(
        tag("ellipse", cx=dx, cy=dy, rx=r, ry=r * 0.76, fill=tone("glow"))
        for dx, dy, r in ((-6, -19, 2.2), (1, -23, 2.6), (7, -18, 1.8))
    )
    hat = "M-13-13C-12-26-5-29 0-29S12-26 13-13C6-10.4-6-10.4-13-13z"
    return tag(
        "g",
        tag(
            "path",
            d="M-3.4 0C-2.6-6-3-10-3-14H3C3-10 2.6-6 3.4 0z",
            fill=tone("glow"),
            stroke=tone("line"),
            stroke_width=1.5,
        )
        + tag("path", d=hat, fill=f"var(--{cap})", stroke=tone("line"), stroke_width=1.6, stroke_linejoin="round")
        + spots,
        transform=f"translate({joined(x, y)}) scale({s:.2f}) rotate({n(c.between(-8, 8))})",
    )
