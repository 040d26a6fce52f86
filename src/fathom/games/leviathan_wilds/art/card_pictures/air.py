"""What giants of the air and of the web do: the storm, the owl, the spider, the hive, the whirl."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, mirrored
from fathom.drawing.path import Point, cord, joined, limb, n, shape, stroke, tag, tone
from fathom.drawing.stage import burst, gem, ground, ledge, light, man, sky, stone, wind
from fathom.drawing.strokes import eye, flame, hexagon

# ---------------------------------------------------------------------------------------------- the Storm


def squall(c: Chance) -> str:
    """Rain from the side; somebody streams from the chain like a flag."""
    links = "".join(
        at(tag("ellipse", rx=5.4, ry=3.4), x, y, 1, turn)
        for x, y, turn in ((26, 2, 80), (29, 11, 64), (35, 19, 40), (43, 24, 24), (52, 27, 14), (61, 29, 8))
    )
    rain = "".join(f"M{joined(round(c.between(-4, 120)), round(c.between(0, 62)))}l9 3" for _ in range(22))
    return (
        sky(c, 56)
        + stroke(rain, 1.7, "figure", opacity=".4")
        + shape("M-6-8H88C88 2 78 6 70 3 64 10 50 8 46 4 38 10 22 10 16 4 8 10-2 8-6 4z", "shade", 2.3)
        + wind("M-4 44C20 40 34 52 56 46S84 48 92 54 86 66 80 60M-4 56C14 54 22 60 36 58")
        + tag("g", links, fill="none", stroke=tone("line"), stroke_width=2.6)
        + man(84, 33, "hang", 0.84, turn=-82)
    )


def wingbeat(c: Chance) -> str:
    """A wing of skin comes down, and the air takes somebody along."""
    return (
        sky(c, 56)
        + shape("M-6 70C2 46 8 22 22 2 40 2 62 0 84 4 72 10 70 18 74 30 62 28 56 34 58 46 46 44 36 50 36 62 26 58 14 62 6 74z", "body", 2.5)
        + stroke("M22 2C40 8 58 18 74 30M22 2C36 16 48 30 58 46M22 2C28 24 34 44 36 62", 2)
        + shape("M-6 70C2 46 8 22 20 2L26 4C18 24 12 48 6 74z", "shade", 2)
        + shape("M22 4C16 0 14-4 14-8 20-8 24-4 26 2z", "glow", 1.7)
        + wind("M76 44C90 38 102 50 126 42M66 58C84 52 98 64 126 56M86 14C100 10 110 18 126 14")
        + man(100, 28, "fly", 0.8, turn=64)
    )  # fmt: skip


def charged_hide(c: Chance) -> str:
    """Sparks leap from crystal to crystal across the hide, through somebody."""
    scales = "".join(
        f"M{joined(x, y)}q6 8 12 0" for y in range(4, 70, 12) for x in range(-4 - y // 12 % 2 * 6, 124, 12)
    )
    bolt = "M22 22 36 34 34 24 50 36M72 38 88 30 84 40 102 26M66 46 78 54 78 46 90 58"
    return (
        ground("body")
        + stroke(scales, 1.3, "iso")
        + tag("circle", cx=61, cy=36, r=21, fill=tone("far"), stroke=tone("line"), stroke_width=1.8)
        + burst(61, 36, 27, 11)
        + tag("circle", cx=61, cy=36, r=13, fill=tone("far"))
        + cord(bolt, 3, "glow", 3)
        + gem(18, 18, 0.54)
        + gem(106, 22, 0.54)
        + at(gem(0, 0, 0.44), 96, 56, 1, c.between(-14, 14))
        + man(61, 38, "cheer", 0.66, turn=8)
    )


# ---------------------------------------------------------------------------------------------- the Watcher


def stare_down(c: Chance) -> str:
    """The owl bends over somebody, who gives way downwards."""
    feathers = "".join(
        f"M{joined(x, y)}q3 5 6 0" for x, y in ((8, 20), (18, 26), (10, 32), (98, 26), (108, 20), (104, 32))
    )
    return (
        light(c, 62, 20)
        + shape("M-6-8H132V30C116 40 96 42 78 42L62 54 46 42C28 42 8 40-6 30z", "shade", 2.5)
        + stroke(feathers, 1.7, "line", opacity=".4")
        + eye(62, 21, 17, -1, 0.1)
        + shape("M56 34 62 52 68 34C64 32 60 32 56 34z", "glow", 2)
        + stroke("M28 44v12M28 56l-4-5M28 56l4-5M86 46v12M86 58l-4-5M86 58l4-5", 2.4, "figure", opacity=".5")
        + man(107, 45, "fly", 0.68, turn=165)
    )


def lashes(c: Chance) -> str:
    """Lashes as long as trees whip about under a lid that is almost shut."""
    hairs = "".join(
        limb([(x, y), (x + lean * 0.3, y + long * 0.5), (x + lean, y + long)], 4, 0.8, 5)
        for x, y, lean, long in ((12, 24, -14, 18), (28, 31, -16, 24), (46, 35, -8, 27), (64, 36, 6, 27), (82, 34, 16, 24), (99, 30, 14, 11))
    )  # fmt: skip
    return (
        sky(c, 58)
        + at(
            shape("M-6-8H132V20C108 42 22 44-6 20z", "body", 2.4)
            + stroke("M8 4C34 20 92 20 118 3M20 16C44 27 82 27 106 15", 1.6, "iso")
            + shape("M4 22C30 38 96 38 122 20 98 46 26 46 4 22z", "line")
            + shape("M30 33C50 38 78 38 94 33 78 41 48 41 30 33z", "glow")
            + shape(hairs, "lit", 1.9)
            + stroke("M96 50C92 56 86 60 78 62M10 52C18 58 26 61 36 62", 2.2, "iso"),
            0,
            -6,
        )
        + man(108, 47, "fly", 0.72, turn=70)
    )


def never_alone(c: Chance) -> str:
    """A camp by night, and behind it the owl, with one eye for a moon."""
    stars = "".join(f"M{joined(round(x), round(c.between(4, 40)))}h0" for x in (8, 20, 102, 112, 118, 14))
    return (
        ground("deep")
        + stroke(stars, 1.8, "glow")
        + shape("M22 70C20 44 24 28 30 20L26-4 44 10C54 6 70 6 80 10L98-4 94 20C100 28 104 44 102 70z", "shade", 2.4)
        + stroke("M34 44q4 6 8 0M82 44q4 6 8 0M36 54q4 6 8 0M80 54q4 6 8 0", 1.7, "line", opacity=".45")
        + eye(62, 24, 12, -1, 0.24)
        + shape("M59 36 62 42 65 36z", "glow", 1.6)
        + shape("M-6 70V55C30 49 90 49 130 55V70z", "near", 2)
        + shape(flame(47, 55, 11), "accent", 1.6)
        + shape(flame(47, 54, 5.5), "glow")
        + man(30, 44, "sit", 0.74)
    )


# ---------------------------------------------------------------------------------------------- the Weaver


def pluck(c: Chance) -> str:
    """A hooked leg plucks the thread on which somebody hangs."""
    thread = "M-6 12 84 34 130 6"
    far = f"M-6 {n(40 + c.between(-4, 4))}L130 {n(56 + c.between(-4, 4))}M20-6 44 70M104-6 120 70"
    return (
        sky(c, 54)
        + stroke(far, 1.3, "figure", opacity=".35")
        + stroke("M-6 12C26 14 58 22 84 34M-6 12C26 26 58 34 84 34", 1.4, "figure", opacity=".5")
        + stroke(thread, 4.4, "rim")
        + stroke(thread, 1.8)
        + cord("M132 62 108 64 94 44 84 35", 6, "body", 3.6)
        + shape("M80 40 80 27 92 36z", "line")
        + stroke("M70 46l-5 6M86 52l-2 8M74 20l-4-6", 2.2, "figure", opacity=".6")
        + man(40, 43, "hang", 0.86, turn=14)
        + stroke("M24 40q-4 5 0 10M18 38q-5 7 0 14M56 40q4 5 0 10M62 38q5 7 0 14", 2, "figure", opacity=".5")
    )


def pounce(c: Chance) -> str:
    """The spider drops on somebody, all eight legs spread."""
    legs = mirrored("M-10 12-30-2-44 16M-12 17-36 10-52 38M-10 22-34 24-44 56M-6 25-22 34-26 62")
    eyes = "M-8 20h0M-3 17h0M3 17h0M8 20h0M-4 24h0M4 24h0"
    beast = (
        cord(legs, 3.6, "body", 3.6)
        + shape("M-22-12C-22 8-12 14 0 14S22 8 22-12z", "body", 2.4)
        + stroke("M-10-10C-8 0 8 0 10-10M-5-10C-4-5 4-5 5-10", 1.8, "iso")
        + shape("M-14 18C-12 8 12 8 14 18 14 28 8 32 0 32S-14 28-14 18z", "shade", 2.3)
        + shape(mirrored("M-10 28C-12 36-8 42-3 44-3 38-3 34-3 30z"), "glow", 1.8)
        + cord(eyes, 2.6, "accent", 2)
    )
    return sky(c, 54) + stroke("M62-6V2", 1.6) + at(beast, 62, -6) + man(62, 48, "brace", 0.54)


def leg_sweep(c: Chance) -> str:
    """One long bristly leg comes across."""
    bristles = "M10 3l-2 8M22 5l-2 8M34 8l-3 8M52 18l-8 4M57 30l-8 3M62 42l-8 3M46 10l-4 7"
    return (
        sky(c, 56)
        + stroke(
            "M72 26C88 24 98 28 108 36M74 42C86 42 94 46 102 54M24 40C34 50 44 56 56 60M36 30C42 40 48 46 54 50",
            2.2,
            "iso",
        )
        + stroke(bristles, 2)
        + cord("M-8-2 46 10 60 40", 9, "body", 3.6)
        + shape("M52 36 68 35 74 66z", "shade", 2.2)
        + cord("M46 10h0", 6, "lit", 3.6)
        + man(102, 26, "fly", 0.8, turn=62)
    )


# ---------------------------------------------------------------------------------------------- the Hive


def _bees(places: list[Point], s: float = 3.2) -> str:
    """Small winged things."""
    wings = "".join(
        f"M{joined(x, y)}l{joined(-s * 1.3, -s * 1.5)}M{joined(x, y)}l{joined(s * 1.3, -s * 1.5)}" for x, y in places
    )
    bodies = "".join(f"M{joined(x - s * 0.5, y)}h{n(s)}" for x, y in places)
    return stroke(wings, 2.6, "rim") + stroke(wings, 1) + stroke(bodies, 4.6)


def boil_over(c: Chance) -> str:
    """The comb boils over: a fountain of wings."""
    rows = [(14 + i * 24, 62 - i % 2 * 13) for i in range(5)] + [(62, 36)]
    out = [
        (x + c.between(-3, 3), y + c.between(-2, 2))
        for x, y in ((12, 12), (26, 6), (40, 12), (54, 5), (70, 10), (84, 5), (100, 11), (24, 24), (42, 25), (58, 17), (74, 22), (90, 20), (12, 36), (34, 36))
    ]  # fmt: skip
    return (
        sky(c, 52)
        + shape("".join(hexagon(x, y, 15) for x, y in rows), "lit", 2.3)
        + shape("".join(hexagon(x, y, 10) for x, y in rows[1:4]) + hexagon(62, 36, 10), "line")
        + stroke("M57 36h0M66 36h0M36 49h0", 4, "glow")
        + _bees(out)
        + man(108, 40, "leap", 0.76)
    )


def march(c: Chance) -> str:
    """Files of crawlers, one behind the other, and one who climbs before them."""
    crawlers = [
        (14 + k * 17 + row * 6, 62 - k * 9 + row * 14)
        for row in range(-1, 3)
        for k in range(6)
        if k * 9 - row * 14 < 44
    ]
    legs = "".join(f"M{joined(x - 4 + j, y - 4 - j * 0.4)}l{joined(5, 8)}" for x, y in crawlers for j in (0, 3, 6))
    bodies = "".join(f"M{joined(x - 3, y + 2)}l{joined(6, -3.4)}" for x, y in crawlers)
    heads = "".join(f"M{joined(x + 6, y - 3.4)}h0" for x, y in crawlers)
    return (
        sky(c, 40)
        + shape("M-6 74V46C20 40 56 20 84 12 104 6 120-2 132-8V74z", "body", 2.4)
        + stroke("M-4 60C40 48 84 26 130 12M20 72C60 62 96 44 130 34", 1.5, "iso")
        + stroke(legs, 1.3)
        + stroke(bodies, 5.4)
        + cord(heads, 1.8, "glow", 1.8)
        + man(106, 22, "climb", 0.8, turn=10)
    )


def drone(c: Chance) -> str:
    """The hum of great wings, which one feels in the fingers."""
    wings = "M32 32C34 14 50 4 72 3 70 18 56 32 40 36zM26 32C12 24 8 10 14 0 30 2 38 18 34 32z"
    hum = "".join(f"M{joined(66, y)}" + "q4-7 8 0t8 0" * 3 for y in (26, 38, 50))
    return (
        sky(c, 56)
        + stroke("M50 36C64 32 76 22 80 8M20 32C4 24 0 12 4 2", 2, "iso")
        + shape(wings, "lit", 2)
        + stroke("M38 30C44 20 54 12 66 7M30 28C24 20 18 12 17 5", 1.4, "iso")
        + shape("M-6 34C8 26 30 24 44 32 52 38 52 48 44 54 30 62 8 60-6 54z", "body", 2.4)
        + shape("M8 28C12 36 12 50 8 59L18 60C22 50 22 36 18 27z", "shade", 1.8)
        + shape("M38 30C50 28 60 34 60 43S50 58 38 56C34 48 34 38 38 30z", "shade", 2.2)
        + stroke("M50 31C54 24 60 22 66 24", 2.2)
        + eye(50, 42, 4.4, 1, 0.2)
        + wind(hum, 1.9)
        + man(112, 30, "hang", 0.76, turn=-26)
    )


def sting(c: Chance) -> str:
    """A banded body bends, and its barb goes for somebody."""
    band = [(-10.0, 4.0), (22.0, 2.0), (50.0, 12.0), (66.0, 30.0), (70.0, 40.0)]
    stripes = "M8-12C12 2 10 14 4 24L14 24C20 14 22 0 18-12zM34-10C34 6 30 20 22 32L32 36C40 24 46 8 46-4zM60 4C56 18 48 32 38 42L48 48C58 38 68 24 70 14z"
    return (
        sky(c, 54)
        + stroke("M84 20C92 26 96 32 98 40M44 56C54 62 62 64 72 64", 2.2, "iso")
        + at(
        shape(limb(band, 26, 8, 12), "lit", 2.5)
        + shape(stripes, "shade", 1.8)
        + shape("M60 42C64 36 74 34 80 38L98 58 84 53 86 60 76 52 76 58 66 50z", "deep", 2.1)
        + burst(100, 57, 8)
        , 0, -5)
        + man(111, 40, "leap", 0.74)
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- the Vortex


def _arrow(x: float, y: float, turn: float) -> str:
    """The head of an arrow of wind, which goes up unless turned."""
    return at(shape("M-7 3 0-8 7 3 0 0z", "rim", 1.8), x, y, 1, turn)


def _fin(x: float, flip: bool = False) -> str:
    """A sail of skin between rays, at one side."""
    sail = shape("M-6-8C10-6 22-2 34 6 26 12 26 18 32 26 22 30 22 38 28 48 16 50 10 58 8 74H-6z", "body", 2.4)
    return at(sail + stroke("M-6 6 34 6M-6 28 32 26M-6 56 28 48", 1.9), x, 0, flip=flip)


def updraft(c: Chance) -> str:
    """The air goes up, and whoever stood lowest goes with it."""
    lines = "M50 70C44 54 60 46 54 30 50 20 54 12 52 6M80 70C86 56 70 46 76 32 82 20 76 12 78 8M106 70C114 58 102 50 106 38 108 30 106 26 106 24"
    return (
        sky(c, 58)
        + _fin(0)
        + wind(lines)
        + _arrow(52, 6, 0)
        + _arrow(78, 9, 6)
        + _arrow(106, 24, 0)
        + shape(stone(c, 92, 20, 4) + stone(c, 42, 46, 3) + stone(c, 114, 52, 3.4), "shade", 1.6)
        + man(65, 30, "fly", 0.86, turn=172)
    )


def shear(c: Chance) -> str:
    """Two winds against each other, and somebody in the seam between."""
    up = "M-4 10C30 4 70 16 100 12M-4 22C30 16 60 26 88 23"
    down = "M128 56C94 62 54 50 24 54M128 44C94 50 64 40 36 43"
    return (
        ground("far")
        + shape("M-6 34C30 26 90 42 130 32V70H-6z", "mid")
        + wind(up + down, 2.4)
        + _arrow(104, 12, 94)
        + _arrow(92, 23, 94)
        + _arrow(20, 54, -94)
        + _arrow(32, 43, -94)
        + shape("M50 10C66 14 78 22 84 33 72 26 62 20 50 10zM74 56C58 52 46 44 40 33 52 40 62 46 74 56z", "sky", 2)
        + shape(stone(c, 112, 30, 3.4) + stone(c, 14, 34, 3.8), "shade", 1.6)
        + man(62, 33, "fly", 0.76, turn=-64)
    )


def downburst(c: Chance) -> str:
    """A shaft of air falls, breaks on the ledge, and presses somebody flat."""
    lines = "M46 6C44 24 46 36 36 46 28 52 16 50 12 44S16 34 22 40M62 6V30M78 6C80 24 78 36 88 46 96 52 108 50 112 44S108 34 102 40"
    return (
        sky(c, 56)
        + shape("M14-8H110C112 4 102 10 94 6 88 14 72 14 66 8 58 14 42 14 36 7 28 12 14 8 14-8z", "shade", 2.3)
        + wind(lines, 2.4)
        + _arrow(62, 30, 180)
        + _arrow(46, 22, 180)
        + _arrow(78, 22, 180)
        + ledge(20, 55, 84)
        + man(60, 49, "climb", 0.7, turn=90)
    )


def debris(c: Chance) -> str:
    """Stones go round a crystal; on it, it is calm."""
    around = [(i * math.tau / 12 + c.between(-0.12, 0.12), c.between(3, 6)) for i in range(1, 12)]
    ring = [(62 + math.cos(a) * 50, 36 + math.sin(a) * 19, s) for a, s in around if abs(a - 0.2) > 0.5]
    path = "M12 36A50 19 0 0 1 112 36A50 19 0 0 1 12 36M2 36A60 25 0 0 1 40 12M122 36A60 25 0 0 1 84 60"
    return (
        sky(c, 58)
        + wind(path, 1.8)
        + shape("".join(stone(c, x, y, s * 0.8) for x, y, s in ring if y < 36), "near", 1.6)
        + gem(62, 44, 0.62)
        + man(62, 18, "stand", 0.54)
        + shape("".join(stone(c, x, y, s * 1.3) for x, y, s in ring if y >= 36), "shade", 1.8)
        + man(102, 40, "fly", 0.72, turn=80)
    )


AIR = (
    squall, wingbeat, charged_hide, stare_down, lashes, never_alone, pluck, pounce, leg_sweep, boil_over, march, drone,
    sting, updraft, shear, downburst, debris,
)  # fmt: skip
