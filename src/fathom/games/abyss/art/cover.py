"""The game's own picture for the home page: a drowned court, its lamps lit, and what has come to look at it."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.core.memo import memo
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field, chain
from fathom.drawing.path import Line, joined, limb, loops, n, tag, tone
from fathom.drawing.plates import whole
from fathom.drawing.strokes import eye, kelp, ridge

from .style import GLOW, LINE, at, disc, flat, group, ink, line

VIEW = "0 0 320 200"
MOOD = (262, 320)
FAR, MID, NEAR, BODY, LIT, SHADE, DEEP, ISO, RIM, FIGURE = map(
    tone, ("far", "mid", "near", "body", "lit", "shade", "deep", "iso", "rim", "figure")
)


def _water(c: Chance) -> str:
    shafts = "M96-10h26L66 210H4zM150-10h40l-20 220h-74zM226-10h18l34 220h-46z"
    out = tag("rect", x=-40, y=-40, width=400, height=280, fill=FAR, stroke="none") + flat(
        shafts, tone("sky-2"), opacity=".65"
    )
    for y, fill in ((112, MID), (142, NEAR)):
        d, points = ridge(c, -40, 360, y, 11, 20, 140)
        out += flat(d, fill, opacity=".8") + line(
            "".join(f"M{joined(round(x), round(y + 9))}q6 3 12 0" for x, y in points[::3]), 1, ISO
        )
    return out


def _guest(c: Chance) -> str:
    """Something vast comes in from the right, lies behind the city, and is not in a hurry."""
    spine: Line = [
        (246, 66),
        (290, 92),
        (300, 150),
        (240, 186),
        (170, 176),
        (110, 150),
        (60, 152),
        (24, 120),
        (30, 84),
        (4, 60),
        (-40, 66),
    ]
    bumps = chain(spine, 24, 11, 54, 0.42)
    bumps += [
        Bump(240, 62, 36, 0.62),
        Bump(214, 70, 28, 0.56),
        Bump(192, 80, 21, 0.54),
        Bump(176, 87, 15, 0.5),
        Bump(262, 52, 26, 0.4),
    ]
    field = Field(bumps, (-60, -20, 380, 230), 4)
    field.roughen(c, 0.1, 24)
    d = loops(field.contours(0.44), 0.9)
    skin = loops(field.contours(0.54), 1.2)
    relief = "".join(loops(field.contours(level), 1.3) for level in (0.78, 1.05, 1.4, 1.9))
    halo = "".join(loops(field.contours(level), 2.6) for level in (0.08, 0.2))
    fins = ""
    for left in range(206, 300, 10):
        if (top := field.top(0.44, left)) is not None:
            h = c.between(13, 22)
            fins += f"M{joined(left - 6, round(top + 5))}q{joined(3, round(-h * 0.6), 12, round(-h - 5))}q{joined(-1, round(h * 0.7), 3, round(h + 5))}z"
    ticks = ""
    for _ in range(420):
        x, y = c.between(0, 310), c.between(20, 195)
        gx, gy = field.slope(x, y)
        if field.at(x, y) > 0.6 and (gx or gy):
            ticks += f"M{joined(round(x), round(y))}q{joined(-gy * 2 + gx, gx * 2 + gy, -gy * 4, gx * 4)}"
    barbels: list[Line] = [
        [(184, 96), (172, 118), (180, 136), (166, 150)],
        [(198, 102), (192, 124), (204, 140), (196, 158)],
        [(214, 106), (216, 126), (230, 138), (226, 152)],
    ]
    return (
        line(halo, 1, ISO)
        + ink(fins, NEAR, stroke_width=1.3)
        + ink("".join(limb(one, 3.4, 0.8, 9) for one in barbels), SHADE, stroke_width=1.3)
        + ink(d, SHADE, stroke_width=2.4)
        + flat(skin, BODY, transform="translate(-1.5 -3)")
        + line(relief, 1, ISO)
        + line(ticks, 1, ISO)
        + line("M163 92C182 108 212 108 240 94", 2.2)
        + line("M172 80q4-3 8 0", 1.8)
        + line("M248 84q10 2 14 12M256 78q12 3 16 15M264 70q13 4 17 18", 1.8)
        + "".join(
            disc(x, y, r, GLOW, stroke_width=1)
            for x, y, r in ((262, 46, 2.6), (274, 56, 2.2), (284, 70, 2), (292, 90, 1.8), (248, 42, 2.2))
        )
        + tag("g", eye(220, 66, 12, -1, 0.34), stroke="none")
    )


def _dome(x: int, w: int, top: int, foot: int = 182) -> str:
    return f"M{x - w} {foot}V{top}a{w} {n(w * 1.08)} 0 0 1 {2 * w} 0V{foot}z"


def _city() -> str:
    """Domes, spires and lit windows; a crown on the highest."""
    back = ink(
        _dome(46, 13, 138) + _dome(178, 14, 140) + _dome(72, 11, 122) + "M150 182V116l7-22 7 22V182z",
        NEAR,
        stroke_width=1.5,
    )
    front = ink(
        _dome(60, 16, 150)
        + _dome(104, 26, 116)
        + _dome(142, 17, 138)
        + _dome(84, 12, 146)
        + "M124 182V98l5-20 5 20V182z",
        LIT,
        stroke_width=1.7,
    )
    ribs = line("M90 116q2-20 14-28M118 116q-2-20-14-28M104 88V116M78 116H130M125 138H159M44 150H76M72 146H96", 1.2)
    masts = (
        line("M104 88V70M142 120V106M60 133V120M157 94V82M129 78V66", 1.8)
        + disc(142, 104, 2.4, GLOW, stroke_width=1.1)
        + disc(60, 118, 2.4, GLOW, stroke_width=1.1)
        + disc(157, 80, 2, GLOW, stroke_width=1.1)
        + disc(129, 64, 2, GLOW, stroke_width=1.1)
    )
    crown = ink("M96 71 94 60 99 64 104 56 109 64 114 60 112 71Q104 73 96 71z", GLOW, stroke_width=1.4)
    panes = "".join(
        f"M{x} {y}v-5a2 2 0 0 1 4 0v5z"
        for x, y in (
            (90, 132),
            (98, 132),
            (106, 132),
            (114, 132),
            (90, 146),
            (98, 146),
            (106, 146),
            (114, 146),
            (98, 160),
            (106, 160),
            (114, 160),
            (136, 150),
            (144, 150),
            (136, 164),
            (144, 164),
            (50, 160),
            (58, 160),
            (66, 160),
            (127, 112),
            (127, 128),
            (154, 126),
            (155, 142),
            (80, 158),
            (86, 158),
            (174, 154),
            (180, 154),
            (42, 148),
        )
    )
    bridge = line("M76 166Q90 156 104 166M130 172Q142 160 158 172", 4) + line(
        "M76 166Q90 156 104 166M130 172Q142 160 158 172", 1.6, LIT
    )
    return back + masts + front + ribs + crown + flat(panes, GLOW) + bridge


def _jellies() -> str:
    bell = "M-8 0C-9-11 9-11 8 0 5 3 3-1 0 2-3-1-5 3-8 0z"
    arms = "M-5 2C-7 7-3 10-6 15M0 3C-2 8 2 11 0 17M5 2C7 7 3 10 6 15"
    one = line(arms, 1.3, RIM) + ink(bell, GLOW, stroke_width=1.2)
    return "".join(
        disc(x, y, 15 * s, GLOW, opacity=".2", stroke="none") + at(one, x, y, s)
        for x, y, s in ((36, 34, 1.1), (66, 54, 0.7), (16, 66, 0.8), (140, 30, 0.8), (116, 48, 0.55), (84, 22, 0.5))
    )


def _court() -> str:
    """Three of the court on a terrace, seen from behind: a staff, a trident, a crown."""
    shadow: dict[str, str | float] = {"fill": LINE, "stroke": RIM, "stroke_width": 1.2}
    staff = line("M-7 18-9-14", 3.2, RIM) + line("M-7 18-9-14", 2) + disc(-9, -16, 2.6, GLOW, stroke_width=1)
    robe = "M0-8C6-8 8-2 9 6L12 20H-12L-9 6C-8-2-6-8 0-8z"
    bell = "M-8-9C-9-20 9-20 8-9 5-6 3-9 0-7-3-9-5-6-8-9z"
    horns = "M-5-8C-7-16 7-16 5-8zM-5-13C-11-14-12-20-9-24-8-20-6-18-3-16zM5-13C11-14 12-20 9-24 8-20 6-18 3-16z"
    mantle = "M0-24C5-19 7-13 5-7H-5C-7-13-5-19 0-24z"
    trident = "M9 20V-22M5-20V-15Q5-12 9-12T13-15V-20"
    return (
        at(tag("path", d=robe + bell, **shadow) + staff, 236, 166)
        + at(line(trident, 3.2, RIM) + line(trident, 2) + tag("path", d=robe + horns, **shadow), 262, 162, 1.05)
        + at(
            tag("path", d=robe + mantle, **shadow) + ink("M-5-20-6-27-2-24 0-29 2-24 6-27 5-20z", GLOW, stroke_width=1),
            290,
            164,
        )
    )


@memo
def cover() -> str:
    """Draw it."""
    c = Chance("abyss.cover")
    weeds = "".join(
        kelp(x, 204, h / 1.5, lean)
        for x, h, lean in (
            (8, 44, 0.1),
            (18, 60, -0.1),
            (29, 36, 0.2),
            (188, 26, 0.1),
            (199, 34, -0.1),
            (310, 52, -0.2),
            (302, 34, 0.1),
        )
    )
    terrace = ink("M206 206V186h8v-4h92v4h20v20z", DEEP, stroke_width=1.8) + line(
        "M214 192H330M222 186V206M248 186V206M276 186V206M304 186V206", 1.2, ISO
    )
    floor = ink(ridge(c, -40, 360, 184, 4, 20, 60)[0], SHADE, stroke_width=1.8)
    fish = "".join(
        f"M{x} {y}q4-4 8 0l4-3v6l-4-3q-4 4-8 0z"
        for x, y in ((52, 92), (64, 98), (44, 102), (150, 58), (162, 54), (28, 132))
    )
    bubbles = line(
        "".join(
            f"M{x} {y}a{r} {r} 0 1 0 .1 0"
            for x, y, r in ((168, 70, 2), (160, 58, 3), (166, 44, 2), (158, 30, 1.6), (300, 40, 2), (306, 28, 1.4))
        ),
        1.1,
        RIM,
    )
    inner = (
        _water(c)
        + _guest(c)
        + _jellies()
        + _city()
        + flat(fish, FIGURE, opacity=".7")
        + bubbles
        + floor
        + terrace
        + _court()
        + ink(weeds, DEEP, stroke_width=1.4)
    )
    return whole(group(inner, width=1.6), VIEW, MOOD)
