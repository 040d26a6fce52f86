"""Locations that somebody built, a long time ago."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import joined, n, tag, tone

from ..schema import RACES
from .sea import BODY, DEEP, FAR, LIT, MID, NEAR, SHADE, bubbles, ground, sea, weeds, windows
from .style import GLOW, HEIGHT, LINE, PEARL, WIDTH, at, disc, dot, flat, ink, line, part


def sargasso_silos(c: Chance) -> str:
    """Tall silos with domes, wound round with weed."""
    towers = "".join(
        ink(f"M{x - w} 64V{y}a{w} {w} 0 0 1 {2 * w} 0V64z", fill)
        + line(f"M{x - w} {y + 2}h{2 * w}M{x - w} {y + 20}h{2 * w}", 1.3)
        for x, w, y, fill in ((36, 11, 30, NEAR), (89, 10, 34, NEAR), (62, 14, 21, BODY))
    )
    wound = line("M47 30Q62 38 77 28M47 42Q62 50 77 40M26 42Q36 47 46 41M80 46Q90 50 99 44", 2.6, DEEP)
    return (
        sea(c)
        + towers
        + wound
        + windows([(62, 22), (36, 31), (89, 35)], 4, 4)
        + ink("M60 7V1h4v6z", LIT)
        + ground(c)
        + ink(weeds(c, 64, 7), DEEP, stroke_width=1)
    )


def hydrozoa_reserves(c: Chance) -> str:
    """Glass bells in which jellyfish drift."""
    bell = "M-7 0C-8-9 8-9 7 0 4 2 2-1 0 1-2-1-4 2-7 0z"
    drift = "".join(
        at(
            ink(bell, GLOW, stroke_width=1.2) + line("M-4 2C-6 6-3 8-5 12M0 2C-2 6 2 8 0 13M4 2C6 6 3 8 5 12", 1.3),
            x,
            y,
            s,
        )
        for x, y, s in ((54, 31, 1), (70, 24, 0.7), (74, 40, 0.8), (31, 42, 0.7), (97, 46, 0.6))
    )
    glass = ink("M36 60C36 0 88 0 88 60z", tone("sky"), fill_opacity=".7") + ink(
        "M16 60C16 26 44 26 44 60zM84 60C84 32 110 32 110 60z", tone("sky"), fill_opacity=".7"
    )
    return (
        sea(c)
        + glass
        + drift
        + line("M43 30Q46 20 53 14", 2, PEARL)
        + ink("M32 60H92V66H32zM12 60H48V66H12zM80 60H114V66H80z", SHADE)
        + ink("M58 13h8l-2-7h-4z", BODY)
    )


def sanctuary(c: Chance) -> str:
    """A temple under an arch, and a star in it."""
    arch = ink("M30 64V30A32 32 0 0 1 94 30V64H82V32A20 20 0 0 0 42 32V64z", BODY)
    star = at(ink("M0-12 3-4 11-6 6 0 11 6 3 4 0 12-3 4-11 6-6 0-11-6-3-4z", GLOW), 62, 33) + line(
        "M62 16v-5M45 33h-4M79 33h4", 1.6, GLOW
    )
    steps = ink("M22 64H102V60H22zM30 60H94V56H30zM38 56H86V52H38z", LIT)
    pillars = ink("M8 64V26l5-4 5 4V64zM106 64V26l5-4 5 4V64z", NEAR)
    return (
        sea(c)
        + disc(62, 33, 24, GLOW, opacity=".3", stroke="none")
        + pillars
        + arch
        + star
        + steps
        + line("M36 22Q62-6 88 22", 1.2)
    )


def parliament(c: Chance) -> str:
    """A great dome over a row of columns."""
    columns = "".join(f"M{x} 55V36h5v19z" for x in range(26, 98, 11))
    return (
        sea(c)
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
    return (
        sea(c)
        + flags
        + at(trident, 36, 26, 0.8)
        + at(trident, 88, 26, 0.8)
        + wall
        + tower
        + gate
        + windows([(54, 34), (70, 34)], 3, 4)
        + line("M12 46h8M26 52h9M94 46h9M104 55h8M88 58h7", 1.3)
    )


def dockworks(c: Chance) -> str:
    """A hull on the stocks, under a crane."""
    crane = (
        line("M26 64V8M26 12 84 8M26 8 44 24M84 9V24", 4.4)
        + line("M26 64V8M26 12 84 8M26 8 44 24", 1.8, LIT)
        + ink("M78 20h12v9h-12z", LIT)
        + ink("M18 4h12v8h-12z", SHADE)
    )
    ribs = "".join(
        f"M{x} 34Q{x + k} 48 {x + k} 56" for x, k in ((54, 4), (64, 3), (74, 1), (84, 0), (94, -2), (104, -4))
    )
    hull = (
        ink("M44 32C70 38 96 38 118 28 114 48 104 58 96 58H64C54 58 46 46 44 32z", BODY)
        + line(ribs, 1.4)
        + line("M48 42C70 48 96 48 115 40", 1.4)
    )
    stocks = ink("M58 66 62 58H70L74 66zM88 66 92 58H98L102 66z", SHADE)
    return sea(c) + crane + stocks + hull + ground(c, 63) + windows([(26, 62)], 4, 6)


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


def oceanic_senate_assembly(c: Chance) -> str:
    """Rows of seats round a speaker."""
    tiers = "".join(
        ink(f"M{62 - r} 60A{r} {n(r * 0.72)} 0 0 1 {62 + r} 60z", fill)
        for r, fill in ((58, NEAR), (47, BODY), (36, NEAR), (25, BODY))
    )
    heads = ""
    for r, count in ((52, 9), (41, 7), (30, 5)):
        for k in range(count):
            a = math.pi * (k + 0.8) / (count + 0.6)
            heads += f"M{joined(62 - math.cos(a) * r, 58 - math.sin(a) * r * 0.72)}q3 3 2.4 6h-4.8q-.6-3 2.4-6z"
    stand = ink("M56 62V50h12v12z", LIT) + ink("M62 36C66 40 67 45 66 50H58C57 45 58 40 62 36z", tone("figure"))
    return (
        sea(c)
        + flat("M62 0 40 66H84z", GLOW, opacity=".3")
        + tiers
        + flat(heads, tone("figure"))
        + ink("M37 60A25 18 0 0 1 87 60z", DEEP)
        + stand
        + ink("M0 60H124V68H0z", SHADE)
    )


def throne_room(c: Chance) -> str:
    """A throne of shell, high on its steps."""
    rays = "".join(
        f"M62 26L{joined(62 + math.cos(a) * 90, 26 + math.sin(a) * 90)} {joined(62 + math.cos(a + 0.14) * 90, 26 + math.sin(a + 0.14) * 90)}z"
        for a in (k * math.pi / 7 + math.pi for k in range(8))
    )
    columns = "".join(
        ink(f"M{x} 66V12h10v54zM{x - 2} 12V7h14v5z", NEAR) + line(f"M{x + 3.5} 14V64M{x + 6.5} 14V64", 1.1)
        for x in (8, 26, 88, 106)
    )
    throne = (
        ink("M46 52V26C46 8 54 4 62 4S78 8 78 26V52z", BODY)
        + ink("M52 46V26C52 14 57 11 62 11S72 14 72 26V46z", "var(--squid)")
        + line("M62 12V40M57 14V40M67 14V40", 1.2)
        + ink("M42 38H50V54H42zM74 38H82V54H74zM50 44H74V54H50z", LIT)
    )
    crown = at(ink("M-7 3-9-7-4-3 0-10 4-3 9-7 7 3z", GLOW), 62, 8, 0.8)
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=MID, stroke="none")
        + flat(rays, GLOW, opacity=".4")
        + columns
        + throne
        + crown
        + ink("M28 66V60H96V66zM36 60V54H88V60z", SHADE)
    )


def jail(c: Chance) -> str:
    """Bars, and somebody behind them."""
    stones = "M-2 14H22M102 14H126M-2 30H18M106 30H126M-2 46H18M106 46H126M10-2V14M6 30V46M114-2V14M112 30V46M10 14V30M14 46V66M110 46V66"
    hole = "M24 66V34C24 6 100 6 100 34V66z"
    prisoner = flat("M38 66C38 42 48 30 62 30S86 42 86 66z", DEEP) + "".join(
        disc(x, 40, 5, GLOW, stroke="none") + dot(x, 40, 2.2) for x in (55.5, 68.5)
    )
    bars = "M36 17V66M49 12V66M62 11V66M75 12V66M88 17V66M24 28H100M24 54H100"
    lock = ink("M80 46h16v14H80z", GLOW) + line("M83 46v-4a5 5 0 0 1 10 0v4", 2.2) + dot(88, 52, 2)
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=BODY, stroke="none")
        + line(stones, 1.5)
        + ink(hole, LINE)
        + prisoner
        + line(bars, 5.4)
        + line(bars, 2.6, LIT)
        + lock
    )


def _tower(top: str) -> str:
    return ink("M44 66 48 24H76L80 66z", BODY) + line("M48 34h10M66 34h8M47 44h8M64 46h12M50 55h12M70 57h8", 1.3) + top


def closed_tower(c: Chance) -> str:
    """A tower in chains, with a lock as large as a door."""
    top = ink("M44 26V14h7v5h7v-5h8v5h7v-5h7v12z", LIT)
    chains = "M42 32 82 52M82 32 42 52"
    lock = (
        ink("M53 40H71V58H53z", GLOW)
        + line("M56 40V35a6 6 0 0 1 12 0V40", 5)
        + line("M56 40V35a6 6 0 0 1 12 0V40", 2, LIT)
        + flat("M62 45a2.6 2.6 0 0 1 1.5 4.7l1 4.3h-5l1-4.3A2.6 2.6 0 0 1 62 45z", LINE)
    )
    return (
        sea(c)
        + bubbles(c)
        + _tower(top)
        + line(chains, 4.8)
        + line(chains, 2, LIT, stroke_dasharray="3.5 3")
        + lock
        + ground(c, 62)
    )


def lost_tower(c: Chance) -> str:
    """A tower that leans and is broken, long forgotten by all but weeds."""
    broken = ink("M48 26 50 12 56 18 60 8 66 20 72 14 76 26z", BODY)
    tower = tag("g", _tower(broken) + windows([(62, 40), (60, 56)], 5, 6), transform="rotate(11 62 66)")
    stones = ink("M14 64l3-7 8-1 4 8zM92 65l4-9 9 2 3 7zM28 66l4-4 6 4z", SHADE)
    return sea(c) + bubbles(c, 4) + tower + stones + ground(c, 63) + ink(weeds(c, 66, 9, 8, 22), DEEP, stroke_width=1)


def chamber_of_allies(c: Chance) -> str:
    """A round hall with a niche for each of the five peoples."""
    niches = "".join(
        ink(f"M{x - 9} 44V24a9 9 0 0 1 18 0V44z", tone("sky")) + at(part(f"emblem-{race}"), x - 7, 22, 0.6)
        for x, race in zip((16, 39, 62, 85, 108), RACES, strict=True)
    )
    table = ink("M62 50c26 0 42 4 42 8s-16 8-42 8-42-4-42-8 16-8 42-8z", LIT) + line(
        "M62 54c18 0 30 2 30 4.5s-12 4-30 4-30-1.5-30-4S44 54 62 54z", 1.2
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=NEAR, stroke="none")
        + flat("M-2 46Q62 40 126 46V70H-2z", SHADE)
        + line("M-2 46Q62 40 126 46", 1.6)
        + ink("M-2-2H126V7Q62 14-2 7z", BODY)
        + niches
        + table
    )
