"""Leviathans: twenty islands that swim, in a band of 248 by 132.

Each is a field of soft bumps: its outline and its relief are the same heights, as on a chart. Four of each kind; the more
health, the less of it fits into the picture.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.hand import eye, ridge
from fathom.drawing.path import Line, along, joined, limb, loops, n, tag, tone
from fathom.drawing.plates import chain

from .art_hand import GLOW, HUES, LINE, at, disc, flat, group, ink, line, mood, part, share

WIDTH, HEIGHT = 248, 132
VIEW = f"0 0 {WIDTH} {HEIGHT}"
OUTLINE, SKIN, RELIEF = 0.44, 0.56, (0.86, 1.3)
BODY, LIT, SHADE, NEAR, DEEP, ISO, RIM = map(tone, ("body", "lit", "shade", "near", "deep", "iso", "rim"))

share("leviathan-eye", tag("g", eye(0, 0, 10, -1, 0.34), stroke="none"))


class Beast(NamedTuple):
    """What a leviathan is made of: bumps, what lies behind them, and what lies on them once the field is known."""

    bumps: Sequence[Bump]
    behind: str
    over: Callable[[Field], str]
    rough: float = 0.08


# ---------------------------------------------------------------------------------------------- parts of a body


def look(x: float, y: float, size: float, right: bool = False) -> str:
    """An eye that looks at nobody in particular."""
    return at(part("leviathan-eye"), x, y, size / 10, flip=right)


def arms(lines: Sequence[Line], wide: float, narrow: float = 1.6, fill: str = SHADE) -> str:
    """Tapering arms."""
    return ink("".join(limb(one, wide, narrow, 7) for one in lines), fill)


def suckers(lines: Sequence[Line], size: float, count: int = 12) -> str:
    """Pale discs along arms."""
    dots = "".join(f"M{joined(round(x), round(y + size * 0.5))}h.1" for one in lines for x, y in along(one, count)[2:-2])
    return line(dots, size * 2, RIM, opacity=".8")


def crest(field: Field, left: float, right: float, gap: float, high: float, lean: float = 0.4, fill: str = NEAR) -> str:
    """Thorns or fins along the back."""
    d, x, k = "", left, 0
    while x < right:
        y = field.top(OUTLINE, x)
        if y is not None:
            h = high * (0.75, 1.05, 0.9)[k % 3]
            d += f"M{joined(round(x - gap * 0.55), round(y + 5))}q{joined(round(gap * 0.4), round(-h * 0.6), round(gap * 0.55 + h * lean), round(-h - 5))}q{joined(round(-h * lean * 0.3), round(h * 0.7), round(gap * 0.6 - h * lean), round(h + 5))}z"
        x, k = x + gap, k + 1
    return ink(d, fill) if d else ""


def lanterns(points: Sequence[tuple[float, float, float]]) -> str:
    """Lights on a skin."""
    return "".join(tag("circle", cx=x, cy=y, r=r, fill=GLOW, stroke_width=1.2) for x, y, r in points)


def legs(lines: Sequence[str], width: float, fill: str = SHADE) -> str:
    """Jointed legs."""
    d = "".join(lines)
    return line(d, width + 4) + line(d, width, fill)


def pincer(x: float, y: float, size: float, turn: float = 0.0, flip: bool = False, fill: str = BODY) -> str:
    """A claw that opens upwards from (x, y)."""
    claw = ink("M0 6C-14 4-20-10-14-28-11-20-8-17-3-17-2-24 3-29 10-31 15-20 13-4 0 6z", fill) + line("M-1 2C-4-5-3-12-3-17M-11-10Q-9-4-6-1M9-20Q9-12 6-6", 1.6)
    return at(claw, x, y, size, turn, flip)


# ---------------------------------------------------------------------------------------------- twenty of them

#: Of each kind, from the one with most health to the least.
_KINDS = ("jellyfish", "shellfish", "squid", "seahorse", "crab")


def _long_lantern() -> Beast:
    bumps = [*chain([(70, 56), (112, 54)], 46, 40, 6, 0.42), *chain([(130, 72), (170, 96), (204, 70), (186, 40), (212, 22), (262, 30)], 17, 9, 24, 0.6)]
    threads = "".join(f"M{x} {y}q{-8 + i % 3 * 6} {18 + i % 4 * 4} {2 - i % 5 * 2} {42 + i % 3 * 10}" for i, (x, y) in enumerate(((46, 92), (62, 98), (78, 100), (94, 98), (112, 92), (130, 90), (150, 102), (170, 110), (190, 100))))
    spots = [(64, 22, 5), (88, 26, 3.6), (44, 34, 3.6), (108, 36, 3), (156, 88, 3), (192, 86, 3), (192, 42, 2.6), (226, 22, 2.4)]
    return Beast(bumps, line(threads, 6.4) + line(threads, 3, NEAR), lambda f: line("M26 74C40 92 70 102 104 96", 2.4) + lanterns(spots) + look(56, 58, 10))


def _drowned_crown() -> Beast:
    lines: list[Line] = [[(124 + k * 18, 74), (124 + k * 26, 100), (124 + k * 20, 124), (124 + k * 34, 150)] for k in (-3, -2, -1, 0, 1, 2, 3)]
    bumps = [*chain([(76, 60), (124, 44), (172, 60)], 30, 30, 10, 0.5), Bump(124, 36, 36, 0.5)]
    return Beast(bumps, arms(lines, 8, 2), lambda f: crest(f, 76, 178, 17, 22, 0) + line("M66 74C80 84 90 68 102 80 112 88 136 88 146 80 158 68 168 84 182 74", 2.6) + lanterns([(92, 44, 3.4), (156, 44, 3.4), (108, 30, 2.6), (140, 30, 2.6)]) + look(124, 58, 13))


def _glass_ring() -> Beast:
    bumps = chain([(78, 66), (94, 32), (134, 22), (172, 42), (178, 78), (148, 106), (106, 106), (76, 88)], 16, 12, 26, 0.42)
    comb = "M96 36q8-12 20-14M138 26q16 0 24 12M174 56q6 14 0 26M148 104q-14 8-28 6"
    threads = "M84 100C70 112 80 124 66 142M170 96C186 108 178 122 196 142M110 112C104 122 112 130 106 144M146 110C152 122 144 130 150 144"
    return Beast(bumps, line(threads, 6) + line(threads, 2.6, NEAR), lambda f: line(comb, 4, GLOW, stroke_dasharray=".1 7") + look(82, 60, 10))


def _box_bell() -> Beast:
    bumps = [Bump(112, 42, 22, 0.62), Bump(138, 42, 22, 0.62), Bump(112, 60, 20, 0.62), Bump(138, 60, 20, 0.62)]
    lines: list[Line] = [[(100, 72), (88, 92), (96, 112), (76, 140)], [(116, 74), (112, 96), (122, 114), (112, 140)], [(134, 74), (140, 96), (130, 114), (142, 140)], [(150, 72), (162, 92), (152, 112), (172, 140)]]
    return Beast(bumps, arms(lines, 5, 1.4), lambda f: line("M94 68Q104 78 112 70T128 70 144 70 158 66", 2.2) + lanterns([(108, 34, 2.6), (142, 34, 2.6), (125, 28, 2.2)]) + look(124, 54, 8))


def _nautilus() -> Beast:
    bumps = [Bump(150, 58, 62, 0.9), Bump(176, 84, 44, 0.5), Bump(112, 40, 34, 0.4), *chain([(110, 84), (74, 84), (52, 80)], 24, 18, 8, 0.5)]
    lines: list[Line] = [[(64, 76), (36, 66), (14, 74), (-8, 60)], [(60, 86), (34, 88), (18, 100), (-6, 96)], [(68, 94), (46, 106), (30, 124), (6, 126)], [(78, 98), (66, 114), (58, 128), (44, 142)]]
    coil = "M92 66C96 20 150-4 194 22 236 48 230 112 184 118 150 122 134 92 150 74 162 62 182 70 180 84"
    bands = "M112 28Q118 44 112 62M140 8Q146 28 142 48M176 10Q176 30 166 46M210 36Q200 48 186 54M222 72Q206 72 192 72M212 102Q200 94 188 88"
    return Beast(bumps, arms(lines, 9, 1.6) + suckers(lines, 2, 9), lambda f: line(coil, 3) + line(bands, 2) + look(84, 84, 10))


def _ridged_keep() -> Beast:
    bumps = [*chain([(58, 84), (100, 62), (148, 58), (196, 78)], 32, 30, 16, 0.46), Bump(34, 92, 20, 0.56), Bump(22, 94, 14, 0.4)]
    plates = "M72 52Q78 78 70 108M98 42Q106 74 100 112M126 38Q134 72 130 114M154 40Q160 74 160 112M182 50Q186 78 188 106"
    feet = ink("M60 104C52 116 40 122 30 124 44 130 66 126 78 112zM176 110C184 122 198 126 210 124 204 130 180 130 164 116z", SHADE)
    return Beast(bumps, feet, lambda f: crest(f, 70, 200, 20, 18, 0.1) + line(plates, 2.4) + line("M10 102Q24 108 40 102", 2.4) + look(36, 84, 10))


def _thorn_snail() -> Beast:
    bumps = [*chain([(176, 44), (150, 56), (126, 66)], 10, 24, 7, 0.42), *chain([(82, 100), (124, 100), (186, 106)], 13, 8, 10, 0.5), Bump(68, 92, 15, 0.7)]
    spines = "M108 44 90 2 126 34zM130 34 138-4 152 34zM156 34 184 2 172 42zM100 60 60 32 98 76zM172 44 218 34 174 66zM178 60 206 72 170 76z"
    stalks = "M62 84C56 66 50 60 42 56M76 80C74 62 72 56 68 48"
    return Beast(bumps, ink(spines, NEAR) + line(stalks, 5.6) + line(stalks, 2.4, BODY), lambda f: line("M102 82C104 54 144 42 150 64 152 82 124 88 124 74 126 64 138 66 136 74", 2.6) + look(40, 54, 6) + look(68, 45, 6) + line("M54 100Q64 105 76 100", 2))


def _shut_maw() -> Beast:
    bumps = [*chain([(82, 46), (124, 36), (166, 46)], 21, 21, 8, 0.5), *chain([(82, 92), (124, 102), (166, 92)], 21, 21, 8, 0.5)]
    gap = ink("M50 69C82 40 166 40 198 69 166 100 82 100 50 69z", LINE)
    lips = ink("M46 68C80 34 168 34 202 68 190 62 186 54 176 58 168 48 158 56 150 50 140 46 134 54 124 48 114 54 108 46 98 50 90 56 80 48 72 58 62 54 58 62 46 68zM46 70C58 76 62 84 72 80 80 90 90 82 98 88 108 92 114 84 124 90 134 84 140 92 150 88 158 82 168 90 176 80 186 84 190 76 202 70 168 106 80 106 46 70z", LIT)
    return Beast(bumps, "", lambda f: gap + look(124, 70, 13) + lips + line("M84 24 92 40M110 18 113 38M138 18 135 38M164 24 156 40M84 114 92 98M110 120 113 100M138 120 135 100M164 114 156 98", 2), 0.04)


def _kraken() -> Beast:
    bumps = [*chain([(170, 52), (124, 62)], 32, 36, 8, 0.46), *chain([(190, 46), (258, 26)], 30, 14, 10, 0.5), *chain([(214, 40), (236, 4)], 14, 8, 5, 0.4), *chain([(216, 48), (244, 82)], 14, 8, 5, 0.4)]
    lines: list[Line] = [
        [(120, 74), (88, 104), (54, 112), (22, 96), (2, 108), (-12, 92)],
        [(112, 66), (76, 78), (44, 70), (20, 60), (-4, 70)],
        [(112, 58), (76, 54), (50, 36), (22, 36), (8, 16), (20, 4)],
        [(120, 48), (92, 26), (62, 14), (40, -8)],
        [(134, 82), (116, 108), (88, 124), (64, 140)],
        [(152, 84), (152, 110), (132, 128), (120, 142)],
    ]
    return Beast(bumps, arms(lines, 13, 2) + suckers(lines[:4], 2.6), lambda f: line("M176 28Q190 50 182 78M204 26Q212 42 208 62", 2) + look(124, 62, 12))


def _dark_cloak() -> Beast:
    bumps = [*chain([(124, 40), (124, 66)], 22, 32, 7, 0.34), *chain([(100, 42), (70, 18)], 9, 7, 5, 0.44), *chain([(148, 42), (178, 18)], 9, 7, 5, 0.44)]
    web = ink("M88 62C60 80 42 106 34 142L62 116 76 144 100 118 124 146 148 118 172 144 186 116 214 142C206 106 188 80 160 62z", SHADE)
    ribs = line("M92 76C72 92 64 106 62 116M108 84C98 98 98 110 100 118M140 84C150 98 150 110 148 118M156 76C176 92 184 106 186 116M124 86V146", 2)
    return Beast(bumps, web + ribs, lambda f: look(106, 62, 10) + look(142, 62, 10, True) + line("M116 86Q124 82 132 86", 2.4))


def _slow_knife() -> Beast:
    bumps = [*chain([(78, 66), (130, 62), (186, 62), (220, 62)], 22, 9, 12, 0.46)]
    skirt = ink("M88 46C130 12 200 22 244 62 200 106 130 116 88 88z", NEAR) + line("M112 28 122 46M140 22 146 42M168 26 172 46M198 38 198 52M112 104 122 84M140 110 146 88M168 102 172 82M198 90 198 76", 2)
    lines: list[Line] = [[(66, 58), (44, 48), (26, 52), (6, 40)], [(62, 66), (40, 66), (22, 72), (2, 64)], [(64, 76), (44, 84), (28, 90), (10, 88)], [(70, 82), (56, 98), (42, 108), (24, 112)]]
    return Beast(bumps, skirt + arms(lines, 7, 1.4), lambda f: line("M112 50q6 12 0 28M134 48q6 14 0 30M156 50q4 12 0 26M178 52q3 10 0 20", 3.4, ISO) + look(82, 64, 10))


def _eight_knots() -> Beast:
    bumps = [Bump(124, 44, 26, 0.8), Bump(112, 66, 20, 0.5), Bump(136, 66, 20, 0.5)]
    lines: list[Line] = [[(104, 72), (80, 84), (70, 70), (58, 80), (66, 92)], [(110, 80), (92, 104), (74, 106), (70, 118), (82, 122)], [(120, 84), (114, 108), (122, 122), (108, 136)], [(130, 84), (138, 108), (130, 122), (146, 134)], [(138, 80), (158, 102), (176, 102), (182, 114), (170, 120)], [(144, 72), (168, 82), (180, 68), (192, 78), (182, 90)]]
    return Beast(bumps, arms(lines, 7.5, 1.6) + suckers(lines, 1.5, 8), lambda f: look(111, 58, 8) + look(138, 58, 8, True))


def _coiled_road() -> Beast:
    bumps = [*chain([(56, 46), (88, 62), (112, 96), (156, 112), (204, 96), (212, 50), (178, 18), (138, 28), (134, 58), (168, 70)], 15, 8, 40, 0.46), Bump(46, 42, 20, 0.6), Bump(28, 50, 15, 0.6), Bump(12, 57, 12, 0.6), Bump(0, 62, 9, 0.5)]
    leaf = "M0 0C-8-10-6-24 2-34 8-24 10-10 0 0z"
    leaves = "".join(at(ink(leaf, NEAR), x, y, s, r) for x, y, s, r in ((74, 44, 0.8, 20), (96, 62, 0.9, 40), (116, 84, 0.8, 40), (146, 98, 0.7, 14), (218, 84, 0.9, 70), (222, 44, 0.9, 80), (198, 20, 0.8, 40), (160, 12, 0.7, -10)))
    return Beast(bumps, leaves, lambda f: line("M-6 70C12 79 32 76 52 64", 2.6) + ink("M2 73l4 8 5-7 5 8 6-9 5 7 6-9z", LIT, stroke_width=1.4) + line("M22 38C8 24 8 10 16 0M36 32C28 18 32 6 42-2", 2.4) + look(48, 38, 10))


def _leaf_dragon() -> Beast:
    bumps = [*chain([(96, 36), (118, 62), (150, 76), (188, 66), (216, 40), (230, 10)], 22, 8, 20, 0.6), *chain([(84, 34), (54, 44), (30, 50)], 16, 8, 8, 0.6)]
    leaf = "M0 0C-8-10-6-24 2-34 8-24 10-10 0 0z"
    leaves = "".join(at(ink(leaf, NEAR) + line("M0-4Q1-14 2-24", 1.4), x, y, s, r) for x, y, s, r in ((90, 24, 1, -24), (106, 30, 0.8, 14), (122, 46, 1, 20), (158, 62, 1.1, 8), (196, 46, 0.8, -14), (222, 20, 0.8, -30), (112, 74, 1, 190), (146, 92, 1.2, 184), (178, 86, 1, 160), (214, 56, 0.8, 120)))
    return Beast(bumps, leaves, lambda f: line("M106 56q8-8 16-2M122 74q6-10 16-6M148 84q4-12 14-12M178 80q0-12 8-16M204 62q-2-8 4-14", 2) + look(86, 32, 8))


def _pale_ribbon() -> Beast:
    bumps = [*chain([(64, 74), (84, 52), (112, 48), (140, 66), (168, 84), (200, 74), (254, 50)], 19, 12, 26, 0.56), Bump(52, 86, 16, 0.6)]
    plumes = "M70 48C62 28 66 12 76 2M80 42C76 24 84 10 94 4M92 38C92 22 102 12 112 10"
    return Beast(bumps, line(plumes, 6) + line(plumes, 2.8, tone("accent")), lambda f: crest(f, 96, 240, 10, 12, 0.5) + line("M40 96Q52 104 66 96", 2.2) + line("M92 64q10 8 20 4M124 74q8 8 16 10M160 94q10 4 20-2", 2, ISO) + look(58, 78, 7))


def _old_curl() -> Beast:
    bumps = [*chain([(116, 34), (142, 46), (150, 76), (130, 106), (98, 108), (86, 88), (102, 78), (112, 90)], 16, 6, 26, 0.42), Bump(112, 34, 18, 0.5), *chain([(98, 36), (74, 44), (56, 48)], 10, 7, 6, 0.46)]
    mane = ink("M112 18 114-2 128 14 144 2 144 22 162 20 158 36 174 42 164 54 178 66 164 72 174 88 158 90 160 106 144 102z", NEAR)
    return Beast(bumps, mane, lambda f: line("M128 56q10 2 20-6M132 72q10 4 22 0M126 88q8 8 18 8M112 96q-2 10 2 16M50 42q-2 6 0 12", 2) + look(108, 32, 8))


def _old_bastion() -> Beast:
    bumps = [*chain([(82, 92), (124, 80), (166, 92)], 30, 30, 8, 0.42), *chain([(70, 88), (42, 82), (30, 60)], 12, 12, 6, 0.4), *chain([(178, 88), (206, 82), (218, 60)], 12, 12, 6, 0.4)]
    many = [f"M{x} 112q{dx} -10 {n(dx * 1.5)} 34" for x, dx in ((84, -40), (100, -24), (148, 24), (164, 40))]
    ruins = "M88 62V32h6v6h6v-8h7v26zM112 52V16h7v6h6v-8h7v6h7v36zM144 56V30h6v5h6v-8h6v34z"
    return Beast(bumps, legs(many, 9) + ink(ruins, NEAR) + flat("M118 34h4v7h-4zM129 34h4v7h-4zM96 44h4v6h-4zM150 42h4v6h-4z", GLOW), lambda f: crest(f, 66, 186, 14, 12, 0) + pincer(30, 62, 1.7, -10) + pincer(218, 62, 1.7, 10, True) + look(106, 86, 11) + look(142, 86, 11, True) + line("M104 112Q124 124 144 112M114 114v7M124 117v7M134 114v7", 2.6))


def _tall_walker() -> Beast:
    bumps = [Bump(124, 52, 24, 0.8), Bump(102, 54, 18, 0.5), Bump(146, 54, 18, 0.5), Bump(124, 70, 18, 0.4)]
    many = ["M104 58C80 20 56 20 34 46L20 140", "M106 66C84 42 66 48 56 70L54 142", "M110 74C96 70 86 82 84 98L90 144", "M144 58C168 20 192 20 214 46L228 140", "M142 66C164 42 182 48 192 70L194 142", "M138 74C152 70 162 82 164 98L158 144"]
    return Beast(bumps, legs(many, 5), lambda f: crest(f, 100, 152, 12, 12, 0) + look(112, 56, 9) + look(136, 56, 9, True) + line("M116 78Q124 82 132 78M118 80V88M130 80V88", 2.2))


def _hammer_shrimp() -> Beast:
    bumps = [*chain([(78, 56), (108, 56), (146, 64), (182, 80), (210, 104)], 21, 11, 14, 0.5)]
    swim = [f"M{x} {y}q-6 12 -14 {h}" for x, y, h in ((100, 78, 30), (120, 82, 32), (140, 88, 30), (160, 94, 28), (178, 102, 24))]
    tail = ink("M204 96C224 92 240 98 248 112 238 114 232 116 228 128 214 128 202 120 196 112z", NEAR)
    whips = "M70 42C50 20 28 16 6 22M78 38C66 14 46 2 24 2"
    return Beast(bumps, legs(swim, 4) + tail + line(whips, 3) + arms([[(78, 76), (60, 92), (38, 84), (30, 66)]], 9, 7, BODY), lambda f: line("M112 36Q120 58 108 82M136 42Q146 64 132 88M160 52Q170 74 154 98M182 66Q192 84 178 104", 2.4) + pincer(30, 66, 1.1, -10, fill=LIT) + look(76, 52, 9))


def _sand_shield() -> Beast:
    bumps = [*chain([(92, 72), (124, 62), (152, 74)], 28, 26, 8, 0.52)]
    many = [f"M{x} 92q{dx} 4 {n(dx * 1.4)} 22" for x, dx in ((88, -12), (104, -8), (120, 4), (138, 8), (150, 12))]
    spine = ink("M160 74C190 74 214 66 236 46 224 78 194 96 158 90z", NEAR)
    return Beast(bumps, legs(many, 5) + spine, lambda f: crest(f, 120, 166, 12, 10, 0.4) + line("M72 84C88 60 116 50 146 56M84 92Q118 82 160 94", 2.2) + pincer(66, 96, 0.66, -50) + look(96, 72, 8))


BEASTS = dict(
    zip(
        (f"leviathan_{k:02}" for k in range(1, 21)),
        (
            _long_lantern, _drowned_crown, _glass_ring, _box_bell, _nautilus, _ridged_keep, _thorn_snail, _shut_maw,
            _kraken, _dark_cloak, _slow_knife, _eight_knots, _coiled_road, _leaf_dragon, _pale_ribbon, _old_curl,
            _old_bastion, _tall_walker, _hammer_shrimp, _sand_shield,
        ),
        strict=True,
    )
)  # fmt: skip

#: Of the four of a kind: size in the picture.
_SIZES = (1.0, 0.96, 0.84, 0.74)


def _water(seed: int) -> str:
    """Deep water, a floor far below, fish that tell the scale."""
    c = Chance(f"water.{seed}")
    x, y = round(c.between(30, 90)), round(c.between(140, 200))
    fish = "".join(f"M{round(c.between(20, 220))} {round(c.between(8, 30) if k % 2 else c.between(104, 122))}q3-3 6 0l3-2v4l-3-2q-3 3-6 0z" for k in range(4))
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("sky"), stroke="none")
        + flat(f"M{x}-2h24l-30 136h-48zM{y}-2h18l-24 136h-40z", tone("sky-2"))
        + flat(ridge(c, -16, 264, 100, 9, 28, 60)[0], tone("far"))
        + flat(ridge(c, -16, 264, 118, 6, 28, 40)[0], tone("mid"))
        + flat(fish, tone("figure"), opacity=".6")
    )  # fmt: skip


for _seed in range(4):
    share(f"water-{_seed}", _water(_seed))


def leviathan(name: str, races: Sequence[str] = ()) -> str:
    """Draw a leviathan by id; one that we do not know is like one of its races, by chance that never changes."""
    c = Chance(name)
    known = list(BEASTS)
    kind = next((_KINDS.index(race) for race in _KINDS if race in races), len(_KINDS) - 1)
    k = known.index(name) if name in BEASTS else kind * 4 + c.below(4)
    beast = BEASTS[known[k]]()
    field = Field(beast.bumps, (-32, -32, 280, 164), 5)
    field.roughen(c, beast.rough, 26)
    d = loops(field.contours(OUTLINE), 1.3)
    halo = loops(field.contours(0.12), 4)
    skin = loops(field.contours(SKIN), 1.8)
    relief = "".join(loops(field.contours(level), 2.4) for level in RELIEF)
    body = (
        line(halo, 1.4, ISO)
        + beast.behind
        + ink(d, SHADE, stroke_width=3)
        + flat(skin, BODY, transform="translate(-1.5 -3)")
        + line(relief, 1.4, ISO)
        + beast.over(field)
    )
    size = _SIZES[k % 4]
    drawn = at(body, 124 * (1 - size), 66 * (1 - size), size) if size < 1 else body
    people = _KINDS[k // 4]
    return mood(group(part(f"water-{k % 4}") + drawn, width=2.2), HUES[people], (HUES[people] + 150) % 360)
