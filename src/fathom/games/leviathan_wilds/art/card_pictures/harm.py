"""What befalls climbers, one motif each: what giants do, and what hurts afterwards."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import closed, joined, limb, n, shape, stroke, tag, tone
from fathom.drawing.stage import HEIGHT, WIDTH, burst, gem, ledge, light, man, sky
from fathom.drawing.strokes import branch, eye, rays

# ---------------------------------------------------------------------------------------------- threats


def sweep(c: Chance) -> str:
    """A limb that sweeps somebody off."""
    arm = limb([(-10, 60), (20, 30), (54, 20), (80, 30), (96, 22)], 15, 3, 14)
    return (
        sky(c, 54)
        + stroke("M40 54C70 58 98 50 112 34M30 62C70 68 104 60 120 40", 2, "iso")
        + shape(arm, "body", 2.6)
        + man(106, 44, "fly", 0.74, turn=50)
    )


def rocks(c: Chance) -> str:
    """Stones that come down."""
    stones = ""
    for _ in range(9):
        x, y, s = c.between(10, 114), c.between(2, 40), c.between(3, 8)
        stones += closed(
            [
                (x + math.cos(k * 1.256) * s * c.between(0.8, 1.1), y + math.sin(k * 1.256) * s * c.between(0.8, 1.1))
                for k in range(5)
            ],
            0.06,
            1,
        )
    return (
        sky(c, 50)
        + stroke("M20-4v16M48-4v10M76-4v14M102-4v12", 1.8, "iso")
        + shape(stones, "shade", 1.6)
        + ledge(34, 60, 56)
        + man(62, 46, "brace", 0.8)
    )


def gaze(c: Chance) -> str:
    """An eye that opens."""
    x, y, size = c.between(54, 70), c.between(31, 37), c.between(19, 25)
    lines = "".join(
        f"M-4 {n(v + c.between(-3, 3))}C30 {v - 14} 90 {v + 12} 130 {n(v + c.between(-8, 2))}" for v in (8, 16, 54, 62)
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("shade"))
        + stroke(lines, 1.5, "iso")
        + eye(x, y, size, -1, c.between(0.26, 0.44))
        + man(110, 47, "climb", 0.56)
    )


def glare(c: Chance) -> str:
    """Two lights behind a visor of stone."""
    courses = "".join(
        f"M{joined(round(c.between(-6, 40)), y)}h{round(c.between(30, 84))}" for y in (8, 16, 24, 46, 54, 60)
    )
    joints = "".join(f"M{joined(round(c.between(4, 120)), y)}v7" for y in (1, 9, 17, 47, 54) for _ in range(3))
    slit = "M22 28H102L98 42 74 46 62 39 50 46 26 42z"
    brow = "M16 32 22 18 62 26 102 18 108 32 62 34z"
    lights = "".join(
        tag("ellipse", cx=x, cy=37.4, rx=8, ry=4.6, fill=tone("glow"))
        + tag("ellipse", cx=x - 1, cy=37.4, rx=3, ry=4, fill=tone("accent"))
        for x in (42, 82)
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("body"))
        + stroke(courses + joints, 1.4, "line", opacity=".25")
        + shape(slit, "line")
        + lights
        + shape(brow, "lit", 2.2)
        + man(60, 52, "climb", 0.44)
    )


def scorch(c: Chance) -> str:
    """Light that falls from an eye."""
    x = c.between(50, 74)
    cone = f"M{joined(x - 12, 20)}L{joined(x - 40, 70)}H{n(x + 40)}L{joined(x + 12, 20)}z"
    core = f"M{joined(x - 5, 20)}L{joined(x - 16, 70)}H{n(x + 16)}L{joined(x + 5, 20)}z"
    return (
        sky(c, 40)
        + shape("M-4-6H130V16C100 26 84 24 62 24S24 26-4 16z", "shade", 2.4)
        + shape(cone, "glow", 0, opacity=".5")
        + shape(core, "glow", 0, opacity=".8")
        + eye(x, 15, 12, -1, 0.16)
        + man(x + c.pick((-1, 1)) * 30, 48, "leap", 0.72)
    )


def antlers(c: Chance) -> str:
    """Antlers that come across."""
    rack = branch(c, -4, 52, -0.5, 34, 6, 3) + branch(c, 4, 66, -0.2, 32, 5, 2)
    return (
        sky(c, 54)
        + stroke("M30 12C60 4 90 10 116 30M40 60C70 66 96 60 118 46", 2, "iso")
        + shape(rack, "body", 2)
        + man(104, 34, "fly", 0.74, turn=40)
    )


def breath(c: Chance) -> str:
    """Breath or wind that takes the grip."""
    return (
        sky(c, 54)
        + shape("M-4 8C22 6 36 18 34 32S18 58-4 58z", "body", 2.4)
        + stroke(
            "M34 26C56 14 74 40 96 28S118 26 126 30M36 36C58 28 70 52 96 42S116 40 126 44M30 46C50 44 66 60 90 54",
            2.2,
            "line",
            opacity=".5",
        )
        + eye(10, 24, 7, 1, 0.4)
        + man(100, 30, "hang", 0.7, turn=-26)
    )


def thorns(c: Chance) -> str:
    """Blight: thorned shards that grow."""
    d = ""
    for i in range(9):
        x = 6 + i * 14 + c.between(-4, 4)
        h = c.between(18, 46)
        d += f"M{joined(x - 7, 70)}L{joined(x + c.between(-5, 5), 66 - h)} {joined(x + 7, 70)}z"
    return (
        sky(c, 40)
        + tag("path", d=d, fill="var(--blight)", stroke=tone("line"), stroke_width=1.8, stroke_linejoin="round")
        + man(62, 20, "leap", 0.7)
    )


def wrath(c: Chance) -> str:
    """It stirs: a head against the light."""
    return (
        light(c, 80, 22)
        + shape(
            "M-4 70V34C10 22 22 24 34 14 44 8 60 10 70 22 84 26 100 34 104 42 92 48 76 48 66 50 60 58 56 64 54 70z",
            "shade",
            2.6,
        )
        + stroke("M66 46C80 46 92 44 100 40", 2.2, "line")
        + eye(62, 26, 8, 1, 0.3)
    )


# ---------------------------------------------------------------------------------------------- injuries


def _hurt(c: Chance, inner: str) -> str:
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("mid"))
        + shape(rays(62, 33, 0, 120, 11, 0.16, c.unit()), "far")
        + inner
    )


def bandage(c: Chance) -> str:
    """A bandage round something sore."""
    return _hurt(
        c,
        tag(
            "g",
            shape("M-34-11H34A11 11 0 0 1 34 11H-34A11 11 0 0 1-34-11z", "sky", 2.2)
            + stroke("M-12-11v22M12-11v22", 1.8, "line", opacity=".5")
            + tag("path", d="M-4-7h8v3h3v8h-3v3h-8v-3h-3v-8h3z", fill="var(--health)"),
            transform=f"translate(62 33) rotate({n(c.between(-30, -14))})",
        ),
    )


def sore_hand(c: Chance) -> str:
    """A hand in a bandage."""
    hand = "M44 62V36C42 26 42 18 45 15 48 14 50 17 50 24V12C51 8 56 8 57 12V22C58 10 64 10 65 14V24C67 16 72 17 72 21V36C76 30 81 30 82 34 80 42 76 50 74 62z"
    return _hurt(
        c,
        tag("path", d=hand, fill=tone("figure"))
        + shape("M40 48l38-6 1 9-38 7z", "sky", 1.8)
        + stroke("M46 50l28-5M46 54l28-5", 1.2, "line", opacity=".4"),
    )


def sore_foot(c: Chance) -> str:
    """A boot and stars."""
    return _hurt(
        c,
        tag("path", d="M46 4H66V32C76 36 88 40 92 46V56H44C42 40 46 20 46 4z", fill=tone("figure"))
        + shape("M43 26l25-3v9l-25 4z", "sky", 1.8)
        + burst(86, 20, 8)
        + burst(100, 34, 5),
    )


def stars(c: Chance) -> str:
    """A head that spins."""
    swirl = "M62 36c0-5 8-5 8 1s-13 8-15 0 5-15 14-13 13 12 8 19"
    return _hurt(
        c,
        tag("circle", cx=62, cy=40, r=20, fill=tone("figure"))
        + stroke(swirl, 2.2, "far")
        + burst(30, 18, 7)
        + burst(94, 16, 8)
        + burst(62, 10, 6),
    )


def drops(c: Chance) -> str:
    """Drops."""
    return _hurt(
        c,
        "".join(
            tag(
                "path",
                d="M0-14C9-2 10 8 0 10-10 8-9-2 0-14z",
                fill="var(--health)",
                stroke=tone("line"),
                stroke_width=1.8,
                transform=f"translate({x} {y}) scale({s})",
            )
            for x, y, s in ((62, 30, 1.7), (34, 40, 1), (92, 42, 1.1))
        ),
    )


def dread(c: Chance) -> str:
    """Eyes in the dark."""
    eyes = "".join(
        eye(x + c.between(-6, 6), y + c.between(-4, 4), c.between(4, 7.4), face, 0.2)
        for x, y, face in ((30, 20, 1), (94, 18, -1), (88, 50, -1), (24, 50, 1))
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("deep"))
        + eyes
        + tag("circle", cx=60, cy=40, r=20, fill=tone("glow"), opacity=".3")
        + tag("g", man(60, 44, "sit", 0.86), style="--art-figure:var(--art-line)")
    )


def splinter(c: Chance) -> str:
    """A splinter of crystal in an arm."""
    return _hurt(
        c,
        tag("path", d="M-6 46C30 38 70 40 130 30V52C90 60 30 60-6 66z", fill=tone("figure"))
        + tag("g", gem(0, 0, 0.6), transform="translate(66 28) rotate(24)")
        + burst(64, 42, 7),
    )


def ribs(c: Chance) -> str:
    """Ribs, one of them cracked."""
    bones = "".join(
        f"M60 {y}C40 {y - 6} 32 {y + 2} 30 {y + 10}M64 {y}C84 {y - 6} 92 {y + 2} 94 {y + 10}" for y in (14, 26, 38)
    )
    return _hurt(
        c, stroke(f"M62 6V58{bones}", 5, "figure") + stroke("M80 16l6 6-4 5 7 6", 2.6, "glow") + burst(88, 22, 6)
    )


HARM = (
    sweep, rocks, gaze, glare, scorch, antlers, breath, thorns, wrath, bandage, sore_hand, sore_foot, stars, drops, dread,
    splinter, ribs,
)  # fmt: skip
