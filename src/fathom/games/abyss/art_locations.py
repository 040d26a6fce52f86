"""Locations: twenty places under the sea, each in a band of 124 by 66 with a mood of its own."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from collections.abc import Callable

from fathom.drawing.chance import Chance
from fathom.drawing.hand import branch, eye, kelp, ridge
from fathom.drawing.path import joined, n, tag, tone

from .art_emblems import emblem
from .art_hand import GLOW, HEIGHT, HUES, LINE, PEARL, RACES, WIDTH, at, disc, dot, flat, group, ink, line, mood, part, share

FAR, MID, NEAR, BODY, LIT, SHADE, DEEP = map(tone, ("far", "mid", "near", "body", "lit", "shade", "deep"))

for _race in RACES:
    share(f"emblem-{_race}", emblem(_race))
share("great-eye", tag("g", eye(0, 0, 15, -1, 0.34), stroke="none"))


def sea(c: Chance, high: float = 46, back: str = FAR, shafts: bool = True) -> str:
    """Water, shafts of light, a far ridge."""
    out = tag("rect", width=WIDTH, height=HEIGHT, fill=back, stroke="none")
    if shafts:
        x, y = round(c.between(12, 40)), round(c.between(66, 96))
        out += flat(f"M{x}-2h12l-16 72h-26zM{y}-2h9l-12 72h-20z", tone("sky-2"), opacity=".6")
    return out + flat(ridge(c, -10, 134, high, 5, 18, 30)[0], MID)


def ground(c: Chance, y: float = 59, fill: str = SHADE) -> str:
    """The sea floor in front."""
    return ink(ridge(c, -10, 134, y, 1.5, 24, 20)[0], fill)


def windows(points: list[tuple[float, float]], w: float = 3, h: float = 5) -> str:
    """Lit windows with round heads."""
    return flat("".join(f"M{joined(x - w / 2, y)}v{n(-h)}a{n(w / 2)} {n(w / 2)} 0 0 1 {n(w)} 0v{n(h)}z" for x, y in points), GLOW)


def weeds(c: Chance, y: float, count: int, low: float = 6, high: float = 16) -> str:
    """Fronds along the floor."""
    return "".join(kelp(round(c.between(4, 120)), y, round(c.between(low, high) / 1.5), c.between(-0.3, 0.3)) for _ in range(count))


def bubbles(c: Chance, count: int = 5) -> str:
    """A few bubbles on their way up."""
    rise = "".join(f"M{round(c.between(6, 118))} {round(c.between(6, 40))}a{r} {r} 0 1 0 .1 0" for r in (1.2, 1.8, 2.4, 1.4, 2)[:count])
    return line(rise, 1, tone("rim"))


# ---------------------------------------------------------------------------------------------- the places


def sargasso_silos(c: Chance) -> str:
    """Tall silos with domes, wound round with weed."""
    towers = "".join(ink(f"M{x - w} 64V{y}a{w} {w} 0 0 1 {2 * w} 0V64z", fill) + line(f"M{x - w} {y + 2}h{2 * w}M{x - w} {y + 20}h{2 * w}", 1.3) for x, w, y, fill in ((36, 11, 30, NEAR), (89, 10, 34, NEAR), (62, 14, 21, BODY)))
    wound = line("M47 30Q62 38 77 28M47 42Q62 50 77 40M26 42Q36 47 46 41M80 46Q90 50 99 44", 2.6, DEEP)
    return sea(c) + towers + wound + windows([(62, 22), (36, 31), (89, 35)], 4, 4) + ink("M60 7V1h4v6z", LIT) + ground(c) + ink(weeds(c, 64, 7), DEEP, stroke_width=1)


def hydrozoa_reserves(c: Chance) -> str:
    """Glass bells in which jellyfish drift."""
    bell = "M-7 0C-8-9 8-9 7 0 4 2 2-1 0 1-2-1-4 2-7 0z"
    drift = "".join(at(ink(bell, GLOW, stroke_width=1.2) + line("M-4 2C-6 6-3 8-5 12M0 2C-2 6 2 8 0 13M4 2C6 6 3 8 5 12", 1.3), x, y, s) for x, y, s in ((54, 31, 1), (70, 24, 0.7), (74, 40, 0.8), (31, 42, 0.7), (97, 46, 0.6)))
    glass = ink("M36 60C36 0 88 0 88 60z", tone("sky"), fill_opacity=".7") + ink("M16 60C16 26 44 26 44 60zM84 60C84 32 110 32 110 60z", tone("sky"), fill_opacity=".7")
    return sea(c) + glass + drift + line("M43 30Q46 20 53 14", 2, PEARL) + ink("M32 60H92V66H32zM12 60H48V66H12zM80 60H114V66H80z", SHADE) + ink("M58 13h8l-2-7h-4z", BODY)


def sanctuary(c: Chance) -> str:
    """A temple under an arch, and a star in it."""
    arch = ink("M30 64V30A32 32 0 0 1 94 30V64H82V32A20 20 0 0 0 42 32V64z", BODY)
    star = at(ink("M0-12 3-4 11-6 6 0 11 6 3 4 0 12-3 4-11 6-6 0-11-6-3-4z", GLOW), 62, 33) + line("M62 16v-5M45 33h-4M79 33h4", 1.6, GLOW)
    steps = ink("M22 64H102V60H22zM30 60H94V56H30zM38 56H86V52H38z", LIT)
    pillars = ink("M8 64V26l5-4 5 4V64zM106 64V26l5-4 5 4V64z", NEAR)
    return sea(c) + disc(62, 33, 24, GLOW, opacity=".3", stroke="none") + pillars + arch + star + steps + line("M36 22Q62-6 88 22", 1.2)


def parliament(c: Chance) -> str:
    """A great dome over a row of columns."""
    columns = "".join(f"M{x} 55V36h5v19z" for x in range(26, 98, 11))
    return (
        sea(c, 50)
        + ink("M58 12V4h8v8z", LIT) + ink("M38 30C38 4 86 4 86 30z", BODY) + line("M50 29C51 16 56 11 62 10M74 29C73 16 68 11 62 10M62 10V29", 1.3)
        + ink("M20 36 24 29H100L104 36z", LIT) + flat("M24 36H100V55H24z", DEEP) + windows([(x + 8.2, 52) for x in range(26, 92, 11)], 3, 8)
        + ink(columns, NEAR) + ink("M18 60V55H106V60zM10 66V60H114V66z", LIT)
    )  # fmt: skip


def barracks(c: Chance) -> str:
    """A red wall with battlements, tridents and banners."""
    wall = ink("M8 66V30h8v5h7v-5h8v5h8v-5h8v8H77v-8h8v5h8v-5h8v5h7v-5h8V66z", BODY)
    tower = ink("M44 66V18l-3-1V8h7v5h6V8h7v5h6V8h7v5h0V8h7v9l-3 1V66z", SHADE)
    gate = ink("M54 66V50a8 8 0 0 1 16 0V66z", LINE) + line("M58 46V66M62 43V66M66 46V66", 1.4, LIT)
    trident = line("M-4-20V-12Q-4-8 0-8T4-12V-20M0-22V22", 1.8)
    flags = ink("M20 30V10l14 4-14 5zM104 30V10L90 14l14 5z", "var(--crab)")
    return sea(c) + flags + at(trident, 36, 26, 0.8) + at(trident, 88, 26, 0.8) + wall + tower + gate + windows([(54, 34), (70, 34)], 3, 4) + line("M12 46h8M26 52h9M94 46h9M104 55h8M88 58h7", 1.3)


def dockworks(c: Chance) -> str:
    """A hull on the stocks, under a crane."""
    crane = line("M26 64V8M26 12 84 8M26 8 44 24M84 9V24", 4.4) + line("M26 64V8M26 12 84 8M26 8 44 24", 1.8, LIT) + ink("M78 20h12v9h-12z", LIT) + ink("M18 4h12v8h-12z", SHADE)
    ribs = "".join(f"M{x} 34Q{x + k} 48 {x + k} 56" for x, k in ((54, 4), (64, 3), (74, 1), (84, 0), (94, -2), (104, -4)))
    hull = ink("M44 32C70 38 96 38 118 28 114 48 104 58 96 58H64C54 58 46 46 44 32z", BODY) + line(ribs, 1.4) + line("M48 42C70 48 96 48 115 40", 1.4)
    stocks = ink("M58 66 62 58H70L74 66zM88 66 92 58H98L102 66z", SHADE)
    return sea(c) + crane + stocks + hull + ground(c, 63) + windows([(26, 62)], 4, 6)


def sargasso_fields(c: Chance) -> str:
    """Rows of weed that run to the horizon, and a light over them."""
    rows = "".join(f"M62 26L{x} 70H{x + 12}z" for x in range(-70, 190, 26))
    crops = "".join(kelp(x, y, h, 0.1 * (1 if x > 62 else -1)) for x, y, h in ((10, 64, 11), (30, 62, 10), (50, 66, 12), (76, 66, 12), (97, 62, 10), (116, 64, 11), (24, 48, 6), (40, 46, 6), (84, 46, 6), (100, 48, 6), (50, 38, 4), (74, 38, 4), (36, 37, 3.6), (88, 37, 3.6)))
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none") + flat("M30-2h16l-10 30H10zM78-2h14l-6 30H70z", tone("sky-2"), opacity=".6")
        + disc(62, 22, 13, GLOW, opacity=".7", stroke="none") + flat("M-4 28Q30 22 62 26T128 27V70H-4z", NEAR) + flat(rows, BODY)
        + line("M-4 28Q30 22 62 26T128 27", 1.4) + ink(crops, DEEP, stroke_width=1.1)
    )  # fmt: skip


def abyss(c: Chance) -> str:
    """The drop itself: ledge under ledge, and five lights going down."""
    rings = "".join(ink(f"M62 {y - ry}a{rx} {ry} 0 1 1-.1 0z", fill) for rx, ry, y, fill in ((66, 36, 36, NEAR), (52, 28, 38, BODY), (39, 21, 40, SHADE), (27, 15, 42, DEEP), (15, 9, 44, LINE)))
    lights = "".join(disc(x, y, r + 2.4, GLOW, opacity=".35", stroke="none") + dot(x, y, r, f"var(--{race})") + disc(x, y, r, "none", stroke_width=1) for (x, y, r), race in zip(((22, 24, 4), (92, 22, 3.6), (98, 48, 3.2), (38, 52, 2.8), (62, 34, 2.2)), RACES, strict=True))
    return sea(c, 20, MID, False) + rings + lights


def city_of_mirrors(c: Chance) -> str:
    """A skyline, and itself upside down."""
    skyline = "M14 33V20h8v13zM24 33V12l6-6 6 6v21zM38 33V22h10v11zM50 33V14a9 9 0 0 1 18 0v19zM70 33V20h8v13zM80 33V10l5-7 5 7v23zM92 33V18h9v15zM103 33V24h9v9z"
    lit = windows([(30, 24), (59, 22), (85, 20), (43, 30), (74, 28), (97, 27), (18, 28)], 2.4, 3.4)
    city = ink(skyline, BODY) + lit
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none") + disc(62, 20, 17, GLOW, opacity=".5", stroke="none")
        + city + flat("M0 33H124V66H0z", NEAR) + tag("g", city, transform="translate(0 66) scale(1 -1)", opacity=".55")
        + line("M4 33H120", 1.8) + line("M20 42h18M70 46h26M34 53h20M84 58h16M10 60h14", 1.5, tone("rim"))
    )  # fmt: skip


def black_smokers(c: Chance) -> str:
    """Chimneys on the sea floor, and dark smoke."""
    smoke = "".join(f"M{x} {y}C{x - 12} {y - 6} {x - 8} {y - 14} {x - 2} {y - 14}C{x - 10} {y - 22} {x - 2} {y - 32} {x + 6} {y - 28}C{x + 12} {y - 40} {x + 26} {y - 34} {x + 20} {y - 24}C{x + 26} {y - 18} {x + 16} {y - 12} {x + 12} {y - 12}C{x + 16} {y - 6} {x + 10} {y} {x + 4} {y}z" for x, y in ((30, 38), (60, 28), (88, 42)))
    vents = "M20 66C22 54 25 46 26 36H38C39 46 42 54 46 66zM48 66C52 50 55 40 55 26H69C69 40 74 52 80 66zM78 66C82 56 83 50 84 40H96C97 50 102 58 106 66z"
    return sea(c, 50, MID, False) + flat(smoke, DEEP, opacity=".75") + ink(vents, SHADE) + flat("M27 37h10l-1 3h-8zM56 27h12l-1 4H57zM85 41h10l-1 3h-8z", GLOW) + line("M60 40q4 4 8 0M58 52q6 5 12 0M30 50q4 3 7 0M86 54q5 4 9 0", 1.3) + ground(c, 63, DEEP)


def oceanic_senate_assembly(c: Chance) -> str:
    """Rows of seats round a speaker."""
    tiers = "".join(ink(f"M{62 - r} 60A{r} {n(r * 0.72)} 0 0 1 {62 + r} 60z", fill) for r, fill in ((58, NEAR), (47, BODY), (36, NEAR), (25, BODY)))
    heads = ""
    for r, count in ((52, 9), (41, 7), (30, 5)):
        for k in range(count):
            a = math.pi * (k + 0.8) / (count + 0.6)
            heads += f"M{joined(62 - math.cos(a) * r, 58 - math.sin(a) * r * 0.72)}q3 3 2.4 6h-4.8q-.6-3 2.4-6z"
    stand = ink("M56 62V50h12v12z", LIT) + ink("M62 36C66 40 67 45 66 50H58C57 45 58 40 62 36z", tone("figure"))
    return sea(c, 30) + flat("M62 0 40 66H84z", GLOW, opacity=".3") + tiers + flat(heads, tone("figure")) + ink("M37 60A25 18 0 0 1 87 60z", DEEP) + stand + ink("M0 60H124V68H0z", SHADE)


def depths(c: Chance) -> str:
    """Far down: one small lamp, and an eye that is not small."""
    layers = "".join(flat(ridge(c, -10, 134, y, 4, 18, 80)[0], fill) for y, fill in ((8, MID), (20, NEAR), (32, BODY), (44, SHADE), (54, DEEP)))
    lamp = line("M44-2V20", 1.4) + disc(44, 25, 8, GLOW, opacity=".4", stroke="none") + ink("M41 21h6l1 8h-8z", GLOW)
    seen = at(part("great-eye"), 68, 48)
    return tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none") + layers + lamp + seen


def throne_room(c: Chance) -> str:
    """A throne of shell, high on its steps."""
    rays = "".join(f"M62 26L{joined(62 + math.cos(a) * 90, 26 + math.sin(a) * 90)} {joined(62 + math.cos(a + 0.14) * 90, 26 + math.sin(a + 0.14) * 90)}z" for a in (k * math.pi / 7 + math.pi for k in range(8)))
    columns = "".join(ink(f"M{x} 66V12h10v54zM{x - 2} 12V7h14v5z", NEAR) + line(f"M{x + 3.5} 14V64M{x + 6.5} 14V64", 1.1) for x in (8, 26, 88, 106))
    throne = ink("M46 52V26C46 8 54 4 62 4S78 8 78 26V52z", BODY) + ink("M52 46V26C52 14 57 11 62 11S72 14 72 26V46z", "var(--squid)") + line("M62 12V40M57 14V40M67 14V40", 1.2) + ink("M42 38H50V54H42zM74 38H82V54H74zM50 44H74V54H50z", LIT)
    crown = at(ink("M-7 3-9-7-4-3 0-10 4-3 9-7 7 3z", GLOW), 62, 8, 0.8)
    return tag("rect", width=WIDTH, height=HEIGHT, fill=MID, stroke="none") + flat(rays, GLOW, opacity=".4") + columns + throne + crown + ink("M28 66V60H96V66zM36 60V54H88V60z", SHADE)


def jail(c: Chance) -> str:
    """Bars, and somebody behind them."""
    stones = "M-2 14H22M102 14H126M-2 30H18M106 30H126M-2 46H18M106 46H126M10-2V14M6 30V46M114-2V14M112 30V46M10 14V30M14 46V66M110 46V66"
    hole = "M24 66V34C24 6 100 6 100 34V66z"
    prisoner = flat("M38 66C38 42 48 30 62 30S86 42 86 66z", DEEP) + "".join(disc(x, 40, 5, GLOW, stroke="none") + dot(x, 40, 2.2) for x in (55.5, 68.5))
    bars = "M36 17V66M49 12V66M62 11V66M75 12V66M88 17V66M24 28H100M24 54H100"
    lock = ink("M80 46h16v14H80z", GLOW) + line("M83 46v-4a5 5 0 0 1 10 0v4", 2.2) + dot(88, 52, 2)
    return tag("rect", width=WIDTH, height=HEIGHT, fill=BODY, stroke="none") + line(stones, 1.5) + ink(hole, LINE) + prisoner + line(bars, 5.4) + line(bars, 2.6, LIT) + lock


def chasm(c: Chance) -> str:
    """Two cliffs, a glow between them, a bridge over it."""
    left, right = "M-4 70V20L22 18 34 26 40 24 46 40 42 48 50 58 46 70z", "M128 70V16L104 14 92 22 84 21 78 34 83 44 75 56 80 70z"
    bridge = line("M34 26Q62 36 90 22", 3) + line("M34 20Q62 30 90 16M40 27V21M48 29V24M56 31V25M64 31V25M72 29V24M80 26V21", 1.3)
    return sea(c, 26) + flat("M38 24 86 21 75 70H50z", GLOW, opacity=".6") + flat("M46 30 78 28 70 70H56z", "var(--crab)", opacity=".55") + ink(left + right, BODY) + line("M-4 34 20 32 32 38M-4 48 24 46 40 52M128 30 108 30 94 36M128 46 104 46 84 50M12 20 16 30M110 16 106 28", 1.4) + bridge + at(emblem("crab"), 8, 2, 0.72)


def _tower(top: str) -> str:
    return ink("M44 66 48 24H76L80 66z", BODY) + line("M48 34h10M66 34h8M47 44h8M64 46h12M50 55h12M70 57h8", 1.3) + top


def closed_tower(c: Chance) -> str:
    """A tower in chains, with a lock as large as a door."""
    top = ink("M44 26V14h7v5h7v-5h8v5h7v-5h7v12z", LIT)
    chains = "M42 32 82 52M82 32 42 52"
    lock = ink("M53 40H71V58H53z", GLOW) + line("M56 40V35a6 6 0 0 1 12 0V40", 5) + line("M56 40V35a6 6 0 0 1 12 0V40", 2, LIT) + flat("M62 45a2.6 2.6 0 0 1 1.5 4.7l1 4.3h-5l1-4.3A2.6 2.6 0 0 1 62 45z", LINE)
    return sea(c) + bubbles(c) + _tower(top) + line(chains, 4.8) + line(chains, 2, LIT, stroke_dasharray="3.5 3") + lock + ground(c, 62)


def lost_tower(c: Chance) -> str:
    """A tower that leans and is broken, long forgotten by all but weeds."""
    broken = ink("M48 26 50 12 56 18 60 8 66 20 72 14 76 26z", BODY)
    tower = tag("g", _tower(broken) + windows([(62, 40), (60, 56)], 5, 6), transform="rotate(11 62 66)")
    stones = ink("M14 64l3-7 8-1 4 8zM92 65l4-9 9 2 3 7zM28 66l4-4 6 4z", SHADE)
    return sea(c) + bubbles(c, 4) + tower + stones + ground(c, 63) + ink(weeds(c, 66, 9, 8, 22), DEEP, stroke_width=1)


def chamber_of_allies(c: Chance) -> str:
    """A round hall with a niche for each of the five peoples."""
    niches = "".join(ink(f"M{x - 9} 44V24a9 9 0 0 1 18 0V44z", tone("sky")) + at(part(f"emblem-{race}"), x - 7, 22, 0.6) for x, race in zip((16, 39, 62, 85, 108), RACES, strict=True))
    table = ink("M62 50c26 0 42 4 42 8s-16 8-42 8-42-4-42-8 16-8 42-8z", LIT) + line("M62 54c18 0 30 2 30 4.5s-12 4-30 4-30-1.5-30-4S44 54 62 54z", 1.2)
    return tag("rect", width=WIDTH, height=HEIGHT, fill=NEAR, stroke="none") + flat("M-2 46Q62 40 126 46V70H-2z", SHADE) + line("M-2 46Q62 40 126 46", 1.6) + ink("M-2-2H126V7Q62 14-2 7z", BODY) + niches + table


def nest_of_giant_clams(c: Chance) -> str:
    """Giant clams, open, each with a pearl."""
    upper = "M-20 0C-24-14-14-20-12-20-10-24-5-25-4-23-2-27 3-27 4-23 6-25 11-24 12-20 15-20 24-14 20 0z"
    clam = ink(upper, BODY) + line("M-12-20-6-2M-4-23-2-3M4-23 2-3M12-20 6-2", 1.3) + flat("M-20 0C-14-8 14-8 20 0z", LINE) + disc(0, -4, 6, PEARL) + ink("M-22 0C-18 2-14-1-11 2-7-1-3 2 0 0 3 2 7-1 11 2 14-1 18 2 22 0 20 12 8 16 0 16S-20 12-22 0z", LIT) + line("M-12 3-7 13M-4 3-2 15M4 3 2 15M12 3 7 13", 1.3)
    return sea(c) + at(clam, 25, 45, 0.66, -8) + at(clam, 101, 43, 0.7, 10) + ground(c, 60) + at(clam, 62, 46, 1.08) + ink(weeds(c, 66, 5, 5, 12), DEEP, stroke_width=1)


def coral_barrier(c: Chance) -> str:
    """A wall of coral from side to side."""
    far = "".join(branch(c, x, 64, -math.pi / 2 + c.between(-0.2, 0.2), 18, 3.4, 2) for x in (16, 60, 106))
    near = "".join(branch(c, x, 70, -math.pi / 2 + c.between(-0.25, 0.25), 16, 3.4, 2) for x in (38, 84))
    fish = "".join(f"M{x} {y}q4-4 9 0l4-3v6l-4-3q-5 4-9 0z" for x, y in ((20, 12), (32, 18), (92, 10)))
    return sea(c, 40) + ink(far, NEAR, stroke_width=1.2) + flat(fish, tone("figure")) + ink(near, tone("accent"), stroke_width=1.3) + ink("M-2 70V60Q8 54 16 60 24 52 36 59 44 55 50 60 60 52 72 59 82 54 90 60 100 53 110 59 118 55 126 60V70z", SHADE)


PLACES: dict[str, tuple[Callable[[Chance], str], int, int]] = {
    "sargasso_silos": (sargasso_silos, HUES["seahorse"], 150),
    "hydrozoa_reserves": (hydrozoa_reserves, HUES["jellyfish"], 200),
    "sanctuary": (sanctuary, HUES["jellyfish"] - 15, 60),
    "parliament": (parliament, HUES["squid"], 60),
    "barracks": (barracks, HUES["crab"], 60),
    "dockworks": (dockworks, HUES["shellfish"] + 15, 60),
    "sargasso_fields": (sargasso_fields, HUES["seahorse"] + 25, 60),
    "abyss": (abyss, 270, 320),
    "city_of_mirrors": (city_of_mirrors, 215, 300),
    "black_smokers": (black_smokers, 45, 30),
    "oceanic_senate_assembly": (oceanic_senate_assembly, HUES["squid"] + 15, 60),
    "depths": (depths, 240, 60),
    "throne_room": (throne_room, 285, 60),
    "jail": (jail, 230, 60),
    "chasm": (chasm, HUES["crab"] - 5, 40),
    "closed_tower": (closed_tower, 262, 60),
    "lost_tower": (lost_tower, 180, 60),
    "chamber_of_allies": (chamber_of_allies, 220, 60),
    "nest_of_giant_clams": (nest_of_giant_clams, HUES["shellfish"], 340),
    "coral_barrier": (coral_barrier, 200, 20),
}


def location(name: str) -> str:
    """Draw a Location by id; one that we do not know is like another, at another hour."""
    c = Chance(f"location.{name}")
    make, hue, hue2 = PLACES.get(name) or (c.pick((lost_tower, coral_barrier, black_smokers, chasm)), c.below(360), 60)
    return mood(group(make(c), width=1.6), hue, hue2)
