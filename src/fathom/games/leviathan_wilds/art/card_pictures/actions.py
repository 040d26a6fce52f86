"""What climbers do, one motif each: climb, jump, strike, shield, mend."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import joined, n, shape, stroke, tag, tone
from fathom.drawing.stage import HEIGHT, WIDTH, burst, dots, gem, ledge, light, man, mushroom_shape, sky, wall
from fathom.drawing.strokes import rays


def climb(c: Chance) -> str:
    """Somebody reaches up a wall."""
    y = c.between(34, 42)
    return (
        sky(c)
        + wall(c, wide=52)
        + dots(f"M{joined(58, y - 22)}C{joined(56, 10, 62, 2, 60, -8)}")
        + man(66, y, "climb", 0.9, True)
    )


def dash(c: Chance) -> str:
    """Two quick holds up a wall."""
    return (
        sky(c)
        + wall(c, False, 60)
        + dots("M58 60C60 44 66 30 74 18")
        + man(53, 50, "climb", 0.62)
        + man(66, 26, "climb", 0.8)
        + stroke("M40 40l10-2M42 48l8-1M50 22l8-3", 1.6, "iso")
    )


def jump(c: Chance) -> str:
    """Over a gap, in an arc."""
    x = c.between(60, 70)
    return (
        sky(c, 50)
        + wall(c, True, 30, "shade")
        + wall(c, False, 24)
        + dots("M28 34C44 4 84 4 102 32")
        + man(x, 26, "leap", 0.86, turn=10)
    )


def kick(c: Chance) -> str:
    """Off one wall, towards another."""
    return (
        sky(c, 52)
        + wall(c, True, 42)
        + burst(44, 38, 8)
        + man(62, 32, "leap", 0.9, turn=-8)
        + stroke("M80 20h20M84 30h26M80 40h18", 2, "iso")
    )


def swing(c: Chance) -> str:
    """On a rope."""
    return (
        sky(c)
        + wall(c, True, 32, "shade")
        + dots("M36 8C60 2 92 10 106 34")
        + stroke("M62-4 72 22", 2, "figure")
        + man(70, 38, "hang", 0.86, turn=-16)
    )


def glide(c: Chance) -> str:
    """A cloak spread like a wing."""
    y = c.between(26, 32)
    wing = f"M{joined(62, y - 8)}C{joined(44, y - 20, 28, y - 12, 18, y + 2)}C{joined(28, y - 2, 34, y + 2, 38, y + 6)}C{joined(46, y, 54, y + 2, 60, y + 6)}C{joined(68, y, 76, y - 4, 84, y + 2)}C{joined(88, y - 4, 98, y - 10, 108, y - 8)}C{joined(98, y - 20, 78, y - 20, 62, y - 8)}z"
    wind = "M12 14h18M20 20h10M92 46h22M100 52h12M84 56h10"
    return sky(c, 54) + stroke(wind, 1.8, "iso") + shape(wing, "shade", 2) + man(62, y + 8, "fly", 0.66, turn=24)


def stoop(c: Chance) -> str:
    """Down like a falcon, onto a crystal."""
    return (
        sky(c, 56)
        + dots("M20 4C44 10 60 22 74 38")
        + gem(88, 50, 0.62)
        + burst(78, 40, 8)
        + man(62, 28, "leap", 0.84, turn=40)
    )


def _hammer(x: float, y: float, turn: float, size: float = 1.0) -> str:
    return tag(
        "g",
        stroke("M0 34V0", 5.4, "figure")
        + tag("path", d="M-15-9h30v14h-30z", fill=tone("figure"))
        + stroke("M-11-5.4h22", 1.6, "rim"),
        transform=f"translate({joined(x, y)}) rotate({n(turn)}) scale({size:g})",
    )


def _pick(x: float, y: float, turn: float, size: float = 1.0) -> str:
    return tag(
        "g",
        stroke("M0 34V-2", 4.4, "figure")
        + tag("path", d="M-22 6C-14-8 14-8 22 6 12-1-12-1-22 6z", fill=tone("figure")),
        transform=f"translate({joined(x, y)}) rotate({n(turn)}) scale({size:g})",
    )


def strike(c: Chance) -> str:
    """A hammer and a crystal."""
    return light(c) + gem(80, 34, 1.02) + _hammer(52, 20, 44 + c.between(-8, 8), 0.96) + burst(65, 22, 7)


def picks(c: Chance) -> str:
    """Two picks and a crystal between."""
    return light(c, 62) + gem(62, 36, 0.94) + _pick(36, 18, 34, 0.84) + _pick(88, 18, -34, 0.84) + burst(62, 12, 7)


def shatter(c: Chance) -> str:
    """A crystal in pieces."""
    pieces = ""
    for i in range(9):
        a = i * 0.7 + c.between(-0.2, 0.2)
        r = c.between(16, 30)
        x, y = 62 + math.cos(a) * r * 1.5, 34 + math.sin(a) * r * 0.86
        s = c.between(4, 8)
        pieces += f"M{joined(x, y - s)}l{joined(s * 0.7, s)}l{joined(-s * 0.5, s * 0.8)}l{joined(-s * 0.9, -s * 0.5)}z"
    return (
        light(c, 62)
        + tag("path", d=pieces, fill="var(--crystal)", stroke=tone("line"), stroke_width=1.6, stroke_linejoin="round")
        + burst(62, 34, 17, 11)
        + tag("path", d="M62 22l8 10-3 12h-9l-4-11z", fill="var(--crystal)", stroke=tone("line"), stroke_width=1.6)
    )


def crack(c: Chance) -> str:
    """A hairline in a crystal, somebody small below it."""
    return (
        light(c, 80)
        + gem(78, 32, 1.18)
        + stroke("M80 8l-4 10 7 7-6 9 5 8-4 14", 2.2, "line", stroke_linejoin="round")
        + man(40, 46, "point", 0.8)
    )


def quake(c: Chance) -> str:
    """A blow that runs on through the rock."""
    rings = "".join(f"M{joined(44 - k, 52)}a{joined(k, k * 0.55, 0, 0, 1, 2 * k, 0)}" for k in (14, 26, 38, 52, 66))
    return (
        sky(c, 40)
        + shape("M-4 50C30 46 90 48 130 44V70H-4z", "body", 2.2)
        + stroke(rings, 1.8, "line", opacity=".4")
        + _hammer(44, 34, 172, 0.5)
        + burst(44, 50, 9)
        + gem(98, 44, 0.5)
        + man(30, 32, "swing", 0.7)
    )


def ride(c: Chance) -> str:
    """Down on a falling slab."""
    return (
        sky(c, 54)
        + wall(c, True, 26, "shade")
        + shape("M46 44l34-12 14 8-30 16z", "body", 2.2)
        + man(68, 24, "brace", 0.86, turn=10)
        + tag("path", d="M98 50l6 5-5 6-7-5zM40 54l5 3-3 5-6-4zM104 34l4 3-3 4-5-3z", fill=tone("shade"))
        + stroke("M50 14l8 10M62 6l6 8M38 26l6 8", 1.8, "iso")
    )


def far_strike(c: Chance) -> str:
    """A spear or a stone thrown at a crystal far off."""
    return (
        sky(c, 50)
        + ledge(4, 54, 40)
        + man(24, 38, "throw", 0.86)
        + dots("M42 26C60 14 78 16 92 26")
        + gem(100, 38, 0.72)
        + stroke("M60 18l18 3", 2.6, "figure")
        + burst(90, 28, 6)
    )


def beam(c: Chance) -> str:
    """A ray of magic."""
    ray = shape("M36 24 96 12 98 52 38 32z", "glow", 0, opacity=".75") + shape("M36 26 96 24 97 40 37 30z", "glow")
    return (
        sky(c, 52)
        + ledge(2, 56, 42)
        + ray
        + gem(102, 34, 0.86)
        + man(22, 40, "point", 0.9)
        + tag("circle", cx=37, cy=28, r=5, fill=tone("accent"), stroke=tone("line"), stroke_width=1.6)
    )


def rune(c: Chance) -> str:
    """A hammer of light with signs on it."""
    glow = tag("circle", cx=60, cy=26, r=25, fill=tone("glow"), opacity=".5")
    marks = stroke("M50 22l4 6 4-6M64 20v8M60 24h8M72 21l-4 7", 2, "glow")
    return light(c, 60, 28) + glow + _hammer(60, 24, 0, 1.3) + marks + gem(104, 46, 0.46)


def orbs(c: Chance) -> str:
    """Three lights round somebody who gathers them."""
    ring = tag(
        "ellipse",
        cx=62,
        cy=34,
        rx=38,
        ry=20,
        fill="none",
        stroke=tone("accent"),
        stroke_width=2,
        stroke_dasharray="1 6",
        stroke_linecap="round",
    )
    lights = "".join(
        tag("circle", cx=x, cy=y, r=r + 5, fill=tone("glow"), opacity=".3")
        + tag("circle", cx=x, cy=y, r=r, fill=tone("glow"), stroke=tone("line"), stroke_width=1.6)
        for x, y, r in ((26, 28, 6), (96, 24, 7), (66, 55, 5))
    )
    return sky(c, 50) + ring + man(62, 36, "cheer", 0.9) + lights


def levitate(c: Chance) -> str:
    """Upwards without a rope."""
    return (
        sky(c, 54)
        + wall(c, False, 34)
        + shape("M40 66C44 40 54 30 62 22 70 30 80 40 84 66z", "glow", 0, opacity=".5")
        + stroke("M50 58v-12M62 62v-8M74 58v-12M44 50v-6M80 50v-6", 2, "accent")
        + man(62, 28, "fly", 0.86)
    )


def blink(c: Chance) -> str:
    """Here, and then there."""
    ghost = tag("g", man(30, 42, "stand", 0.84), opacity=".35")
    ring = "".join(
        tag("ellipse", cx=94, cy=34, rx=r, ry=r * 1.3, fill="none", stroke=tone("accent"), stroke_width=2)
        for r in (15, 20)
    )
    return (
        sky(c, 52)
        + ledge(14, 58, 34)
        + ledge(78, 56, 36)
        + ghost
        + ring
        + dots("M40 30C54 14 72 14 82 26")
        + man(94, 40, "stand", 0.84)
    )


def shield(c: Chance) -> str:
    """A shield, and what breaks on it."""
    stones = "M14 12l8 2-2 8-8-3zM28 30l6 3-4 6-6-4zM8 40l8 1-3 8-7-3zM38 12l5 4-5 4-4-5z"
    board = "M66 10C78 6 92 6 104 10 106 34 100 50 85 58 70 50 64 34 66 10z"
    return (
        light(c, 70, 32)
        + shape(stones, "shade", 1.6)
        + stroke("M30 18l20 6M40 36l14-2M22 46l26-6", 1.8, "iso")
        + burst(62, 28, 9)
        + tag("path", d=board, fill=tone("body"), stroke=tone("line"), stroke_width=2.6, stroke_linejoin="round")
        + stroke("M85 10v46M68 28q17 6 35 0", 1.8, "line", opacity=".5")
        + man(112, 44, "brace", 0.6, True)
    )


def ward(c: Chance) -> str:
    """A dome of light over two people."""
    dome = "M22 58a40 44 0 0 1 80 0"
    return (
        sky(c, 46)
        + shape("M-4 56C40 52 90 52 130 56V70H-4z", "body", 2)
        + tag("path", d=f"{dome}z", fill=tone("glow"), opacity=".45")
        + stroke(dome, 2.6, "accent")
        + stroke("M8 8l16 14M60-2l2 14M116 10l-16 12", 2.2, "line", opacity=".5")
        + man(52, 46, "brace", 0.66, True)
        + man(74, 46, "stand", 0.66)
    )


def mend(c: Chance) -> str:
    """One binds another's arm on a ledge."""
    heart = "M62 20C62 12 50 10 50 20 50 28 62 34 62 36 62 34 74 28 74 20 74 10 62 12 62 20z"
    return (
        sky(c, 46)
        + ledge(16, 56, 92)
        + man(44, 46, "sit", 0.86)
        + man(82, 42, "point", 0.82, True)
        + tag("path", d=heart, fill="var(--health)", stroke=tone("line"), stroke_width=1.8, stroke_linejoin="round")
    )


def camp(c: Chance) -> str:
    """A tent and a fire on a ledge."""
    tent = "M68 54 88 24 110 54z"
    fire = (
        tag("circle", cx=46, cy=46, r=14, fill=tone("glow"), opacity=".45")
        + tag(
            "path",
            d="M46 32C54 40 52 52 46 54 39 53 39 42 46 32z",
            fill=tone("glow"),
            stroke=tone("accent"),
            stroke_width=2,
            stroke_linejoin="round",
        )
        + stroke("M37 56l18-4M37 52l18 4", 2.6, "figure")
    )
    return (
        sky(c, 44)
        + ledge(8, 56, 108)
        + shape(tent, "body", 2.2)
        + shape("M86 28l4 26h-10z", "deep")
        + fire
        + man(24, 46, "sit", 0.84)
    )


def fist(c: Chance) -> str:
    """A hand that holds on to an edge."""
    rock = "M-4 34C20 30 40 36 62 33S110 34 130 30V70H-4z"
    hand = (
        "M40 44C38 30 38 20 42 16 45 14 48 16 48 22V14C49 9 55 9 56 14V20C57 11 63 10 64 16V21C66 14 72 14 72 20L71 44z"
    )
    return (
        light(c, 56, 30)
        + shape("M44 40 48 70H70L70 40z", "shade", 2)
        + tag("path", d=hand, fill=tone("figure"), stroke=tone("far"), stroke_width=1.4, stroke_linejoin="round")
        + tag("path", d=rock, fill=tone("body"), stroke=tone("line"), stroke_width=2.2, transform="translate(0 8)")
        + stroke("M4 52h22M84 50h26M44 58h26", 1.6, "iso")
        + tag("path", d="M46 22v14M55 20v16M63 21v15", stroke=tone("far"), stroke_width=1.4, fill="none")
    )


def bolt(c: Chance) -> str:
    """Strength that comes back."""
    return (
        light(c, 62, 30)
        + tag(
            "path",
            d="M70 4 44 36H58L50 62 80 26H65z",
            fill=tone("glow"),
            stroke=tone("line"),
            stroke_width=2.2,
            stroke_linejoin="round",
        )
        + man(26, 42, "cheer", 0.84)
        + man(100, 42, "cheer", 0.7, True)
    )


def grit(c: Chance) -> str:
    """Teeth together, and on."""
    return (
        light(c, 80, 26)
        + wall(c, False, 56)
        + man(54, 36, "climb", 1.0)
        + tag(
            "path",
            d="M28 14C34 22 33 29 28 30 23 29 22 22 28 14zM16 34C20 40 19 45 16 45.6 12 45 12 40 16 34z",
            fill="var(--health)",
            stroke=tone("line"),
            stroke_width=1.5,
        )
    )


def pages(c: Chance) -> str:
    """A way that is read off a chart."""
    chart = "M24 16 50 10 76 16 100 10V50L76 56 50 50 24 56z"
    way = dots("M34 44C46 30 56 42 66 32S84 26 90 20", 2.2)
    return (
        light(c, 62, 32)
        + shape(chart, "sky", 2.2)
        + stroke("M50 10v40M76 16v40", 1.6, "iso")
        + stroke("M30 28c8-4 12 4 20 0M58 24c6 2 10-4 16 0M80 42c6-4 8 2 16-2", 1.4, "iso")
        + way
        + tag("path", d="M86 16l8 8M94 16l-8 8", stroke="var(--danger)", stroke_width=2.6, stroke_linecap="round")
    )


def focus(c: Chance) -> str:
    """Quiet before the next hold."""
    rings = "".join(
        tag(
            "circle",
            cx=62,
            cy=34,
            r=r,
            fill="none",
            stroke=tone("accent"),
            stroke_width=2 - r / 40,
            opacity=f"{1.1 - r / 44:.2g}",
        )
        for r in (16, 24, 32, 40)
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("mid"))
        + tag("circle", cx=62, cy=34, r=20, fill=tone("glow"), opacity=".6")
        + rings
        + ledge(36, 54, 52)
        + man(60, 42, "sit", 0.92)
    )


def anchor(c: Chance) -> str:
    """A piton, and a rope that holds."""
    return (
        sky(c)
        + wall(c, True, 66)
        + tag("path", d="M40 22l26-4 2 6-26 4z", fill=tone("figure"))
        + tag("circle", cx=70, cy=23, r=5, fill="none", stroke=tone("figure"), stroke_width=3)
        + stroke("M70 28C72 36 78 38 82 34", 2, "figure")
        + stroke("M82 20V34", 2, "figure")
        + man(82, 46, "hang", 0.82)
        + burst(40, 26, 6, 7)
    )


def banner(c: Chance) -> str:
    """A banner, and all follow it."""
    cloth = "M50 6C62 0 72 14 88 6V30C72 38 62 24 50 30z"
    return (
        sky(c, 46)
        + shape("M-4 58C30 50 90 52 130 56V70H-4z", "body", 2)
        + stroke("M50 2V56", 3.4, "figure")
        + shape(cloth, "accent", 2)
        + tag("path", d="M64 14l4 4-4 4-4-4z", fill=tone("glow"))
        + man(42, 40, "point", 0.82)
        + man(82, 46, "cheer", 0.6)
        + man(100, 47, "cheer", 0.56)
        + man(20, 46, "cheer", 0.6)
    )


def song(c: Chance) -> str:
    """A horn, and notes on the wind."""
    notes = "".join(
        tag(
            "g",
            tag("ellipse", cx=0, cy=0, rx=4.4, ry=3.4) + stroke("M4 0V-14l8 3", 2, "figure"),
            transform=f"translate({joined(x, y)}) rotate({n(t)})",
            fill=tone("figure"),
        )
        for x, y, t in ((74, 24, -8), (92, 34, 6), (104, 18, 0))
    )
    waves = stroke("M62 40C72 46 82 34 92 46S112 46 122 40M60 50C72 56 84 44 96 54S114 56 124 50", 1.6, "iso")
    return (
        sky(c, 54)
        + ledge(2, 58, 52)
        + waves
        + man(28, 42, "point", 0.92)
        + tag(
            "path",
            d="M40 26C48 26 52 22 60 18L62 36C54 32 48 30 40 31z",
            fill=tone("accent"),
            stroke=tone("line"),
            stroke_width=1.8,
            stroke_linejoin="round",
        )
        + notes
    )


def call(c: Chance) -> str:
    """One shouts a warning, another looks up."""
    return (
        sky(c, 50)
        + ledge(4, 40, 34)
        + ledge(78, 60, 42)
        + man(20, 26, "point", 0.78)
        + man(98, 46, "brace", 0.74, True)
        + stroke("M40 14l10-6M42 22h12M40 30l10 5", 2.6, "accent")
        + shape("M92 2l10 3-3 9-10-2z", "shade", 1.8)
        + stroke("M90-4l2 5M100-4v5", 1.6, "iso")
    )


def pull(c: Chance) -> str:
    """One pulls another up."""
    return (
        sky(c, 54)
        + wall(c, True, 50)
        + ledge(20, 34, 38)
        + man(46, 22, "brace", 0.8)
        + stroke("M57 20 72 34", 3, "figure")
        + man(74, 48, "hang", 0.8)
    )


def mushrooms(c: Chance) -> str:
    """Mushrooms on a ledge."""
    caps = ""
    for x, y, s in ((40, 54, 1.2), (64, 54, 1.7), (90, 54, 1.0)):
        caps += mushroom_shape(x, y, s * c.between(0.9, 1.1), c)
    return sky(c, 46) + ledge(10, 54, 104) + caps


def triumph(c: Chance) -> str:
    """On top, arms up."""
    return (
        sky(c, 50)
        + shape(rays(62, 26, 20, 90, 16, 0.09), "glow", 0, opacity=".5")
        + shape("M20 70C40 52 52 48 62 48S86 54 106 70z", "body", 2.2)
        + man(62, 30, "cheer", 0.94)
        + tag("path", d="M40 64l4-8 5 7zM78 66l4-8 5 7z", fill="var(--crystal)")
    )


def charge(c: Chance) -> str:
    """Head first."""
    return (
        sky(c, 54)
        + wall(c, False, 30)
        + burst(94, 32, 12)
        + man(72, 34, "leap", 1.0, turn=34)
        + stroke("M14 22h30M22 32h26M12 42h28", 2.2, "iso")
    )


ACTIONS = (
    climb, dash, jump, kick, swing, glide, stoop, strike, picks, shatter, crack, quake, ride, far_strike, beam, rune, orbs,
    levitate, blink, shield, ward, mend, camp, fist, bolt, grit, pages, focus, anchor, banner, song, call, pull, mushrooms,
    triumph, charge,
)  # fmt: skip
