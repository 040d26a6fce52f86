"""Plates: the picture of each game on the home page, the sea behind them, and a giant in a frame."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from .chance import Chance
from .climbers import figure
from .field import Bump, Field
from .hand import bird, eye, fir, ridge
from .leviathan import Look, draw_leviathan
from .path import Line, Point, along, closed, joined, limb, loops, n, opened, shape, stroke, tag, tone
from .stage import gem


def whole(inner: str, view: str, hues: tuple[int, int] | None = None) -> str:
    """Make a whole picture of a fragment, perhaps with a mood of its own."""
    mood = {"class": "plate", "style": f"--h:{hues[0]};--h2:{hues[1]}"} if hues else {}
    return tag("svg", inner, viewBox=view, preserveAspectRatio="xMidYMid slice", aria_hidden="true", **mood)


# ---------------------------------------------------------------------------------------------- a giant in a frame


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


# ---------------------------------------------------------------------------------------------- four games


def wilds() -> str:
    """Leviathan Wilds: a climber on a rope, on something that looks back."""
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


def abyss() -> str:
    """Abyss: a drowned city with lit windows, and arms that reach for it."""
    c = Chance("abyss")
    out = tag("rect", x=-20, y=-20, width=380, height=380, fill=tone("far"))
    for x, k in ((60, 40), (150, 70), (260, 30)):
        out += shape(f"M{x}-20h{k}l-70 380h{-k * 2}z", "sky-2", opacity=".4")
    for y, name in ((150, "mid"), (210, "near")):
        out += shape(ridge(c, -20, 360, y, 18, 34, 220)[0], name)

    def dome(x: int, w: int, h: int) -> str:
        return f"M{x - w} 330V{330 - h}a{w} {w} 0 0 1 {2 * w} 0V330z"

    city = dome(96, 26, 120) + dome(150, 40, 150) + dome(208, 22, 96) + dome(60, 18, 70) + dome(246, 24, 60)
    windows = "".join(
        tag("rect", x=x, y=y, width=5, height=8, rx=2.5)
        for x in (88, 100, 134, 148, 162, 204, 214, 240)
        for y in (226, 250, 274)
        if x <= 190 or y >= 240
    )
    arms: list[Line] = [
        [(330, 60), (280, 80), (250, 130), (268, 190), (240, 240), (226, 232)],
        [(340, 100), (300, 140), (296, 200), (320, 250), (290, 290)],
        [(320, 30), (250, 30), (200, 60), (180, 40), (160, 56)],
        [(330, 40), (270, 58), (226, 100), (190, 104), (180, 124)],
    ]
    suckers = "".join(
        tag("circle", cx=x, cy=y, r=4 - i * 0.16) for arm in arms for i, (x, y) in enumerate(along(arm, 20)[3:17])
    )
    out += shape(city, "body", 2.2) + stroke("M150 140V96M96 184v-30M208 212v-26", 2.5)
    out += tag("circle", cx=150, cy=92, r=5, fill=tone("glow")) + tag("g", windows, fill=tone("glow"))
    out += shape("".join(limb(arm, 17, 2.4, 22) for arm in arms), "shade", 2.4)
    out += tag("g", suckers, fill=tone("rim"), opacity=".7")
    return out + shape(ridge(c, -20, 360, 312, 8, 26, 90)[0], "deep")


def depths() -> str:
    """Forgotten Depths: a plan of rooms with hatched rock, and a lantern."""
    c = Chance("depths")
    floors = [
        (-10, 110, 130, 70),
        (110, 30, 70, 240),
        (170, 120, 150, 60),
        (40, 170, 60, 150),
        (150, 240, 130, 60),
        (230, -20, 60, 150),
    ]
    plan = "".join(f"M{x} {y}h{w}v{h}h{-w}z" for x, y, w, h in floors)

    def inside(px: float, py: float) -> bool:
        return any(x <= px <= x + w and y <= py <= y + h for x, y, w, h in floors)

    walls, strokes, flags = "", "", ""
    for x, y, w, h in floors:
        for (ax, ay), (bx, by), (nx, ny) in (
            ((x, y), (x + w, y), (0, -1)),
            ((x, y + h), (x + w, y + h), (0, 1)),
            ((x, y), (x, y + h), (-1, 0)),
            ((x + w, y), (x + w, y + h), (1, 0)),
        ):
            steps = max(1, int(max(abs(bx - ax), abs(by - ay)) / 10))
            for i in range(steps):
                px, py = ax + (bx - ax) * (i + 0.5) / steps, ay + (by - ay) * (i + 0.5) / steps
                if inside(px + nx * 3, py + ny * 3):
                    continue
                tx, ty = (bx - ax) / steps / 2, (by - ay) / steps / 2
                walls += f"M{joined(px - tx, py - ty)}l{joined(2 * tx, 2 * ty)}"
                for k in (-0.6, 0, 0.6):
                    long = c.between(6, 13)
                    strokes += f"M{joined(px + tx * k + nx * 2, py + ty * k + ny * 2)}l{joined(nx * long + ty * 0.4, ny * long - tx * 0.4)}"
        for _ in range(int(w * h / 900)):
            px, py = c.between(x + 8, x + w - 26), c.between(y + 8, y + h - 8)
            flags += f"M{joined(px, py)}h{n(c.between(8, 18))}" + (f"v{n(c.between(5, 9))}" if c.unit() < 0.5 else "")
    lamp = (
        tag("circle", cx=145, cy=150, r=74, fill=tone("glow"), opacity=".22")
        + tag("circle", cx=145, cy=150, r=44, fill=tone("glow"), opacity=".35")
        + tag("circle", cx=145, cy=150, r=19, fill=tone("line"), stroke=tone("glow"), stroke_width=3)
        + tag(
            "path",
            d="M138 143h14l2 15h-18zM141 143v-4h8v4M145 134v3",
            fill=tone("glow"),
            stroke=tone("glow"),
            stroke_width=2,
            stroke_linejoin="round",
        )
    )
    feet = "".join(
        tag("ellipse", cx=x, cy=y, rx=2.6, ry=4, transform=f"rotate({r} {x} {y})")
        for x, y, r in ((150, 196, 8), (143, 208, -6), (151, 220, 8), (144, 232, -6), (152, 244, 10))
    )
    foe = tag(
        "g",
        tag("path", d="M-9-19H9L19-9V9L9 19H-9L-19 9V-9z", fill="var(--danger)", stroke=tone("line"), stroke_width=2)
        + tag("path", d="M-8-5l6 3-6 3zM8-5l-6 3 6 3zM-7 9l3-4 4 4 4-4 3 4z", fill=tone("glow")),
        transform="translate(268 150)",
    )
    inner = (
        tag("rect", x=-200, y=-200, width=700, height=700, fill="var(--rock)")
        + tag("path", d=strokes, fill="none", stroke="var(--hatch)", stroke_width=1.6, stroke_linecap="round")
        + tag("path", d=plan, fill="var(--floor)")
        + tag("path", d=flags, fill="none", stroke="var(--floor-line)", stroke_width=1.6)
        + stroke(walls, 4)
        + tag("g", feet, fill=tone("line"), opacity=".35")
        + lamp
        + foe
    )
    return tag("g", inner, transform="rotate(-8 150 150)")


def _face(points: Sequence[Point], hard: bool) -> str:
    both = [*points, *((-x, y) for x, y in reversed(points) if x)]
    return "M" + "L".join(joined(x, y) for x, y in both) + "z" if hard else closed(both, places=1)


def gaia() -> str:
    """Gone to Gaia: an arena seen from above, creatures with arrows, two delvers."""
    out = tag("rect", width=304, height=304, x=-2, y=-2, fill=tone("near"))
    for y in range(3):
        for x in range(3):
            out += tag(
                "rect",
                x=x * 104 - 4,
                y=y * 104 - 4,
                width=98,
                height=98,
                rx=12,
                fill="var(--floor)",
                stroke="var(--plate-line)",
                stroke_width=1.3,
            )
    kinds: list[tuple[int, int, int, list[Point], str, bool, str]] = [
        (
            0,
            0,
            320,
            [(0, -16), (8, -20), (14, -6), (10, 8), (6, 22), (0, 26)],
            "M9-4C30-34 46-22 44-4 40 10 24 10 9 6zM-9-4C-30-34-46-22-44-4-40 10-24 10-9 6z",
            False,
            "S",
        ),
        (
            1,
            0,
            12,
            [(0, -30), (16, -24), (22, -8), (24, 10), (14, 26), (0, 30)],
            "M14-20 34-38 30-14zM-14-20-34-38-30-14zM22 4C40 0 40 20 32 34L26 16zM-22 4C-40 0-40 20-32 34L-26 16z",
            True,
            "SE",
        ),
        (
            2,
            1,
            60,
            [(0, -14), (18, -18), (26, -2), (18, 16), (22, 26), (0, 30)],
            "M10-14C10-32 22-42 30-42 34-28 30-14 22-4zM-10-14C-10-32-22-42-30-42-34-28-30-14-22-4z",
            False,
            "W",
        ),
        (
            2,
            2,
            150,
            [(0, -24), (20, -20), (30, 0), (22, 20), (0, 26)],
            "M-14-20-10-38-4-22zM4-22 10-38 14-20zM-22-14-28-30-14-20zM22-14 28-30 14-20z",
            False,
            "NW",
        ),
    ]
    for x, y, hue, half, limbs, hard, arrows in kinds:
        body = _face(half, hard)
        marks = "".join(
            tag(
                "path",
                d="M-8-42H8L0-54z",
                fill=tone("sky"),
                stroke=tone("line"),
                stroke_width=2,
                stroke_linejoin="round",
                transform=f"rotate({('N', 'E', 'S', 'W').index(a) * 90})",
            )
            for a in arrows
        )
        out += tag(
            "g",
            tag("rect", x=-42, y=-42, width=84, height=84, rx=12, fill=tone("sky"), stroke=tone("line"), stroke_width=2)
            + tag("g", shape(limbs, "shade", 2) + shape(body, "body", 3) + eye(-9, -4, 5, 1, 0.25) + eye(9, -4, 5, -1, 0.25) + stroke("M-8 12l4 4 4-4 4 4 4-4", 2.2), transform="scale(.86)")
            + marks,
            transform=f"translate({x * 104 + 45} {y * 104 + 45})", style=f"--h:{hue};--h2:{(hue + 150) % 360}", class_="plate",
        )  # fmt: skip
    for x, y, seat, staff in ((0, 1, 1, True), (1, 2, 2, False)):
        tool = (
            stroke("M-22 26V-26", 4)
            + tag("path", d="M-22-40l6 14h-12z", fill=tone("accent"), stroke=tone("line"), stroke_width=2)
            if staff
            else stroke("M24 26 26-18", 4)
            + tag("path", d="M16-26c4-8 18-8 22 0l-6 14h-12z", fill=tone("accent"), stroke=tone("line"), stroke_width=2)
        )
        out += tag(
            "g",
            tag("ellipse", cy=26, rx=34, ry=10, fill="var(--c)", stroke=tone("line"), stroke_width=2.4)
            + tool
            + tag("path", d="M0-14C14-14 18 0 20 24-6 32 6 32-20 24-18 0-14-14 0-14z", fill="var(--c)", stroke=tone("line"), stroke_width=2.4)
            + tag("path", d="M-12-12V-26C-12-40 12-40 12-26V-12z", fill=tone("glow"), stroke=tone("line"), stroke_width=2.2)
            + tag("path", d="M-8-26H8v8H-8z", fill=tone("line"))
            + tag("circle", cy=6, r=5, fill=tone("glow"), stroke=tone("line"), stroke_width=1.6),
            transform=f"translate({x * 104 + 45} {y * 104 + 45})", style=f"--c:var(--seat-{seat})",
        )  # fmt: skip
    return out


#: Game, plate, view, hues.
COVERS: dict[str, tuple[Callable[[], str], str, tuple[int, int]]] = {
    "leviathan-wilds": (wilds, "-1.7 -1.2 8.2 6.2", (152, 62)),
    "abyss": (abyss, "10 10 310 310", (262, 320)),
    "forgotten-depths": (depths, "15 15 270 270", (74, 35)),
    "gone-to-gaia": (gaia, "-2 -2 304 304", (188, 350)),
}


def cover(game: str) -> str:
    """Return the picture of a game as a whole SVG; empty if it has none."""
    if game not in COVERS:
        return ""
    make, view, hues = COVERS[game]
    return whole(make(), view, hues)


# ---------------------------------------------------------------------------------------------- the sea


def chain(points: Line, r0: float, r1: float, count: int, height: float) -> list[Bump]:
    """Return bumps along a smooth line, from thick to thin: serpents, necks, tails."""
    return [Bump(x, y, r0 + (r1 - r0) * i / count, height) for i, (x, y) in enumerate(along(points, count))]


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
