"""What climbers carry and how they use it, one motif each: ropes, coins, draughts, springs and charges."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.path import closed, joined, n, shape, stroke, tag, tone
from fathom.drawing.stage import HEIGHT, WIDTH, burst, dots, gem, ledge, light, man, sky, wall


def _ink(d: str, fill: str, width: float = 1.9) -> str:
    """A shape in a colour of its own, with an ink line."""
    return tag("path", d=d, fill=fill, stroke=tone("line"), stroke_width=width, stroke_linejoin="round")


def _coin(x: float, y: float, r: float, squeeze: float = 1.0, turn: float = 0.0) -> str:
    star = "M0-7 2.1-2.2 7-2 3.2 1.4 4.6 6.4 0 3.6-4.6 6.4-3.2 1.4-7-2-2.1-2.2z"
    return tag(
        "g",
        tag("circle", r=11, fill="var(--treasure)", stroke=tone("line"), stroke_width=2)
        + tag("path", d=star, fill=tone("line")),
        transform=f"translate({joined(x, y)}) rotate({n(turn)}) scale({r / 11:.2f} {r / 11 * squeeze:.2f})",
    )


def coin(c: Chance) -> str:
    """A coin in the air, and somebody who watches it."""
    return (
        light(c, 72, 18)
        + dots("M46 44C52 20 62 10 72 12")
        + _coin(76, 20, 14, c.between(0.7, 1.0), c.between(-20, 20))
        + ledge(20, 60, 46)
        + man(40, 46, "point", 0.84)
    )


def double(c: Chance) -> str:
    """Two coins: everything or nothing."""
    return (
        light(c, 62, 33)
        + _coin(40, 34, 19, 1, -12)
        + _coin(86, 34, 19, 0.34, 18)
        + stroke("M62 8V58", 2, "line", stroke_dasharray="3 5")
    )


def fan(c: Chance) -> str:
    """Cards in a hand, face up, the last one held back."""
    cards = "".join(
        tag(
            "g",
            _ink("M-11-34H11V4H-11z", tone("glow" if i != 3 else "shade")) + stroke(f"M-6-26h{6 + i}M-6-19h9", 1.8),
            transform=f"translate({joined(36 + i * 17, 62)}) rotate({-24 + i * 16})",
        )
        for i in range(4)
    )
    return light(c, 62, 60) + cards + tag("path", d="M30 70C34 56 48 54 62 56S92 58 96 70z", fill=tone("figure"))


def draught(c: Chance) -> str:
    """A bottle, and what it drives out."""
    bottle = "M56 12H68V24C78 28 82 38 82 46 82 58 74 62 62 62S42 58 42 46C42 38 46 28 56 24z"
    level = "M44 44C52 40 60 48 68 44S78 42 81 44C81 56 74 60 62 60S43 56 44 44z"
    return (
        light(c, 62, 36)
        + _ink(bottle, tone("rim"), 2.2)
        + tag("path", d=level, fill="var(--blight)")
        + stroke("M42 46C42 58 50 62 62 62S82 58 82 46", 2.2)
        + _ink("M54 6H70V13H54z", tone("shade"))
        + tag("circle", cx=58, cy=36, r=2.6, fill=tone("glow"))
        + tag("circle", cx=66, cy=30, r=2, fill=tone("glow"))
    )


def patch(c: Chance) -> str:
    """A bandage is wound round an arm."""
    arm = "M-6 50C18 40 44 36 72 40 88 40 104 30 118 34 124 38 120 46 112 48 96 54 70 58 44 58 24 60 8 64-6 68z"
    turns = "".join(f"M{x} 38l8 20" for x in (34, 46, 58, 70))
    return (
        light(c, 60, 40)
        + _ink(arm, tone("lit"), 2.2)
        + _ink("M32 37C46 33 66 34 80 37L84 57C70 61 48 61 36 59z", tone("glow"))
        + stroke(turns, 1.8, "line", opacity=".5")
        + stroke("M80 40C96 20 100 14 92 4", 6)
        + stroke("M80 40C96 20 100 14 92 4", 3.4, "glow")
    )


def rope(c: Chance) -> str:
    """A rope comes down to somebody who hangs."""
    way = "M28 18C50 10 66 16 74 34"
    return (
        sky(c)
        + wall(c, True, 26, "shade")
        + ledge(6, 28, 34)
        + stroke(way, 4.6)
        + stroke(way, 2.2, "glow", stroke_dasharray="4 2")
        + man(22, 14, "brace", 0.7)
        + man(76, 48, "hang", 0.82)
    )


def moss(c: Chance) -> str:
    """A shield of moss over two who sit."""
    green = closed(
        [(18, 40), (26, 20), (46, 8), (78, 8), (98, 20), (106, 40), (92, 34), (76, 40), (62, 34), (46, 40), (32, 34)]
    )
    return (
        sky(c, 52)
        + tag("path", d=green, fill="var(--good)", stroke=tone("line"), stroke_width=2.2)
        + stroke("M34 24h0M48 16h0M62 22h0M76 15h0M90 25h0", 4, "rim")
        + ledge(24, 60, 76)
        + man(50, 50, "sit", 0.72)
        + man(76, 50, "sit", 0.72, True)
    )


def hand_up(c: Chance) -> str:
    """A hand from above."""
    return (
        sky(c)
        + wall(c, True, 44)
        + ledge(10, 26, 52)
        + man(50, 14, "point", 0.7, turn=60)
        + man(70, 46, "hang", 0.8)
        + burst(68, 24, 6)
    )


def chalk(c: Chance) -> str:
    """Hands full of chalk."""
    dust = "".join(f"M{joined(round(c.between(20, 104)), round(c.between(4, 40)))}h0" for _ in range(22))
    hands = "M34 66C30 50 34 38 44 34 48 42 52 48 60 50V66zM90 66C94 50 90 38 80 34 76 42 72 48 64 50V66z"
    return (
        light(c, 62, 30)
        + stroke(dust, 5, "rim")
        + stroke(dust, 2, "shade")
        + tag("path", d=hands, fill=tone("figure"))
        + tag("ellipse", cx=62, cy=40, rx=16, ry=7, fill=tone("glow"), stroke=tone("line"), stroke_width=1.8)
    )


def solo(c: Chance) -> str:
    """Alone under an overhang, very small."""
    return (
        sky(c, 56)
        + shape("M-6-6H92C96 14 84 26 66 30 56 40 58 54 50 72H-6z", "body", 2.4)
        + stroke("M-4 20C20 16 40 18 60 12M-4 46C12 42 28 44 44 38", 1.6, "iso")
        + man(76, 38, "hang", 0.5)
    )


def mantle(c: Chance) -> str:
    """Up over an edge, on both arms."""
    return (
        sky(c)
        + shape("M-6 34H70L62 46 66 72H-6z", "body", 2.4)
        + stroke("M-4 44H56M-4 56H60", 1.5, "iso")
        + man(68, 24, "brace", 0.86, True)
        + dots("M92 62C96 44 92 30 84 20")
    )


def dive(c: Chance) -> str:
    """Head first at a crystal, falling."""
    return (
        sky(c, 58)
        + stroke("M56-2v14M66-4v12M76-2v16", 2.2, "iso")
        + gem(66, 56, 0.66)
        + burst(66, 40, 9)
        + man(66, 22, "fly", 0.86, turn=172)
    )


def springs(c: Chance) -> str:
    """A leap off coils."""
    coil = "M0 0l10-3-10-4 10-3-10-4 10-3"
    return (
        sky(c, 54)
        + ledge(34, 60, 56)
        + tag(
            "g",
            stroke(coil, 3.4) + tag("g", stroke(coil, 3.4), transform="translate(18 0)"),
            transform="translate(50 58)",
        )
        + dots("M64 34C64 26 66 20 68 14")
        + man(64, 22, "cheer", 0.9)
        + stroke("M34 52l-8-4M92 52l8-4", 2.2, "iso")
    )


def grapple(c: Chance) -> str:
    """A hook with a line that bites."""
    line = "M98 60C80 50 60 36 44 22"
    hook = "M44 22 34 12M34 12C26 8 22 16 28 20M34 12C36 4 44 4 44 12M34 12C28 10 28 2 36 2"
    return (
        sky(c)
        + wall(c, True, 34)
        + stroke(line, 3.4)
        + stroke(line, 1.6, "glow", stroke_dasharray="4 3")
        + stroke(hook, 4.4, "figure")
        + burst(28, 12, 6)
        + man(98, 46, "throw", 0.78, True)
    )


def blast(c: Chance) -> str:
    """A charge with a burning fuse, under a crystal."""
    return (
        light(c, 50, 40)
        + gem(90, 36, 0.8)
        + _ink("M30 40H62V58H30z", "var(--health)")
        + stroke("M36 46h20M36 52h20", 1.6)
        + stroke("M46 40C44 28 56 26 54 14", 2.4)
        + burst(55, 11, 8)
        + burst(70, 44, 9)
    )


def winch(c: Chance) -> str:
    """A wheel with a crank draws somebody up."""
    wheel = tag("circle", cx=40, cy=24, r=15, fill=tone("lit"), stroke=tone("line"), stroke_width=2.4) + tag(
        "circle", cx=40, cy=24, r=4, fill=tone("line")
    )
    return (
        sky(c)
        + ledge(8, 50, 58)
        + stroke("M28 50 36 28M52 50 44 28", 4.4, "figure")
        + wheel
        + stroke("M40 24 22 14", 4, "figure")
        + stroke("M55 24C74 20 84 24 86 36", 3.2)
        + man(86, 50, "hang", 0.72)
        + dots("M98 56V30")
    )


def pack(c: Chance) -> str:
    """A pack with everything in it."""
    return (
        light(c, 62, 34)
        + _ink("M38 26C38 12 86 12 86 26V60H38z", tone("body"), 2.4)
        + _ink("M44 40H80V60H44z", tone("lit"))
        + stroke("M38 30H86M62 40v8M48 12C48 2 76 2 76 12", 2.4)
        + stroke("M90 20 104 6M104 6l-2 12M104 6l-12 2", 3.4, "figure")
        + tag("circle", cx=30, cy=46, r=9, fill="none", stroke=tone("line"), stroke_width=4)
        + tag("circle", cx=30, cy=46, r=9, fill="none", stroke=tone("glow"), stroke_width=1.8)
    )


def tools(c: Chance) -> str:
    """A belt with tools on it."""
    return (
        light(c, 62, 30)
        + _ink("M-4 18C40 28 84 28 128 18V30C84 40 40 40-4 30z", tone("shade"), 2.2)
        + _ink("M54 20H70V38H54z", "var(--treasure)")
        + stroke("M58 26H66V32H58z", 1.8)
        + stroke("M28 32V58M22 56h12M92 32V50", 4.6, "figure")
        + tag("path", d="M84 48h16l-3 12h-10z", fill=tone("figure"))
        + stroke("M106 30 112 56M106 30l12-2", 4, "figure")
        + tag("circle", cx=12, cy=44, r=8, fill="none", stroke=tone("figure"), stroke_width=4)
    )


def javelin(c: Chance) -> str:
    """A javelin flies at a crystal."""
    return (
        sky(c, 56)
        + stroke("M40 44 88 24", 3.4, "figure")
        + tag("path", d="M96 20 84 20 88 30z", fill=tone("figure"))
        + stroke("M30 40 44 34M26 52 40 46", 2, "iso")
        + gem(104, 26, 0.56)
        + burst(95, 22, 7)
        + ledge(4, 60, 40)
        + man(24, 46, "throw", 0.82)
    )


def spyglass(c: Chance) -> str:
    """A spyglass finds the crack in a crystal."""
    tube = "M30 44 60 30 64 38 34 52zM60 28 78 20 83 31 65 40z"
    return (
        light(c, 96, 22)
        + tag("circle", cx=98, cy=24, r=21, fill=tone("glow"), opacity=".45")
        + gem(98, 26, 0.68)
        + stroke("M98 12l-4 10 6 6-4 12", 2.6, "glow")
        + man(22, 50, "point", 0.84)
        + _ink(tube, tone("shade"))
    )


def paths(c: Chance) -> str:
    """Ways over the empty air that only some see."""
    return (
        sky(c, 54)
        + wall(c, True, 26, "shade")
        + wall(c, False, 22)
        + "".join(
            tag("ellipse", cx=x, cy=y, rx=9, ry=3.4, fill=tone("glow"), stroke=tone("line"), stroke_width=1.4)
            for x, y in ((40, 46), (60, 38), (80, 32))
        )
        + man(60, 24, "point", 0.72)
        + dots("M28 52C44 44 70 34 100 26")
    )


def hush(c: Chance) -> str:
    """A wisp before a great closed eye."""
    lid = "M28 30C44 12 80 12 96 30 80 40 44 40 28 30z"
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("shade"))
        + stroke("M-4 10C30 2 90 2 130 10M-4 56C30 64 90 64 130 56", 1.6, "iso")
        + shape(lid, "lit", 2.4)
        + stroke("M28 30C44 40 80 40 96 30M40 38l-4 6M62 40v7M84 38l4 6", 2.6)
        + tag("circle", cx=62, cy=54, r=11, fill=tone("glow"), opacity=".4")
        + tag(
            "path",
            d="M62 44C68 50 68 58 62 60 56 58 56 50 62 44z",
            fill=tone("glow"),
            stroke=tone("accent"),
            stroke_width=1.8,
        )
    )


GEAR = (
    coin, double, fan, draught, patch, rope, moss, hand_up, chalk, solo, mantle, dive, springs, grapple, blast, winch, pack,
    tools, javelin, spyglass, paths, hush,
)  # fmt: skip
