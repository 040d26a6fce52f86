"""Leviathans without bones: jellyfish and squid, from the one with most health to the least."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.field import Bump, chain
from fathom.drawing.path import Line

from .beast import ISO, NEAR, SHADE, Beast, arms, crest, lanterns, look, suckers
from .style import GLOW, ink, line


def long_lantern() -> Beast:
    """A bell as large as a hill, and the train that it draws behind it."""
    bumps = [
        *chain([(70, 56), (112, 54)], 46, 40, 6, 0.42),
        *chain([(130, 72), (170, 96), (204, 70), (186, 40), (212, 22), (262, 30)], 17, 9, 24, 0.6),
    ]
    threads = "".join(
        f"M{x} {y}q{-8 + i % 3 * 6} {18 + i % 4 * 4} {2 - i % 5 * 2} {42 + i % 3 * 10}"
        for i, (x, y) in enumerate(
            ((46, 92), (62, 98), (78, 100), (94, 98), (112, 92), (130, 90), (150, 102), (170, 110), (190, 100))
        )
    )
    spots = [
        (64, 22, 5),
        (88, 26, 3.6),
        (44, 34, 3.6),
        (108, 36, 3),
        (156, 88, 3),
        (192, 86, 3),
        (192, 42, 2.6),
        (226, 22, 2.4),
    ]
    return Beast(
        bumps,
        line(threads, 6.4) + line(threads, 3, NEAR),
        lambda f: line("M26 74C40 92 70 102 104 96", 2.4) + lanterns(spots) + look(56, 58, 10),
    )


def drowned_crown() -> Beast:
    """One eye under a crown of thorns, seven arms."""
    lines: list[Line] = [
        [(124 + k * 18, 74), (124 + k * 26, 100), (124 + k * 20, 124), (124 + k * 34, 150)]
        for k in (-3, -2, -1, 0, 1, 2, 3)
    ]
    bumps = [*chain([(76, 60), (124, 44), (172, 60)], 30, 30, 10, 0.5), Bump(124, 36, 36, 0.5)]
    return Beast(
        bumps,
        arms(lines, 8, 2),
        lambda f: (
            crest(f, 76, 178, 17, 22, 0)
            + line("M66 74C80 84 90 68 102 80 112 88 136 88 146 80 158 68 168 84 182 74", 2.6)
            + lanterns([(92, 44, 3.4), (156, 44, 3.4), (108, 30, 2.6), (140, 30, 2.6)])
            + look(124, 58, 13)
        ),
    )


def glass_ring() -> Beast:
    """A disc of glass with combs of light."""
    bumps = chain(
        [(78, 66), (94, 32), (134, 22), (172, 42), (178, 78), (148, 106), (106, 106), (76, 88)], 16, 12, 26, 0.42
    )
    comb = "M96 36q8-12 20-14M138 26q16 0 24 12M174 56q6 14 0 26M148 104q-14 8-28 6"
    threads = "M84 100C70 112 80 124 66 142M170 96C186 108 178 122 196 142M110 112C104 122 112 130 106 144M146 110C152 122 144 130 150 144"
    return Beast(
        bumps,
        line(threads, 6) + line(threads, 2.6, NEAR),
        lambda f: line(comb, 4, GLOW, stroke_dasharray=".1 7") + look(82, 60, 10),
    )


def box_bell() -> Beast:
    """A small bell on four long legs."""
    bumps = [Bump(112, 42, 22, 0.62), Bump(138, 42, 22, 0.62), Bump(112, 60, 20, 0.62), Bump(138, 60, 20, 0.62)]
    lines: list[Line] = [
        [(100, 72), (88, 92), (96, 112), (76, 140)],
        [(116, 74), (112, 96), (122, 114), (112, 140)],
        [(134, 74), (140, 96), (130, 114), (142, 140)],
        [(150, 72), (162, 92), (152, 112), (172, 140)],
    ]
    return Beast(
        bumps,
        arms(lines, 5, 1.4),
        lambda f: (
            line("M94 68Q104 78 112 70T128 70 144 70 158 66", 2.2)
            + lanterns([(108, 34, 2.6), (142, 34, 2.6), (125, 28, 2.2)])
            + look(124, 54, 8)
        ),
    )


def kraken() -> Beast:
    """Arms first, then an eye, then all the rest."""
    bumps = [
        *chain([(170, 52), (124, 62)], 32, 36, 8, 0.46),
        *chain([(190, 46), (258, 26)], 30, 14, 10, 0.5),
        *chain([(214, 40), (236, 4)], 14, 8, 5, 0.4),
        *chain([(216, 48), (244, 82)], 14, 8, 5, 0.4),
    ]
    lines: list[Line] = [
        [(120, 74), (88, 104), (54, 112), (22, 96), (2, 108), (-12, 92)],
        [(112, 66), (76, 78), (44, 70), (20, 60), (-4, 70)],
        [(112, 58), (76, 54), (50, 36), (22, 36), (8, 16), (20, 4)],
        [(120, 48), (92, 26), (62, 14), (40, -8)],
        [(134, 82), (116, 108), (88, 124), (64, 140)],
        [(152, 84), (152, 110), (132, 128), (120, 142)],
    ]
    return Beast(
        bumps,
        arms(lines, 13, 2) + suckers(lines[:4], 2.6),
        lambda f: line("M176 28Q190 50 182 78M204 26Q212 42 208 62", 2) + look(124, 62, 12),
    )


def dark_cloak() -> Beast:
    """A cloak of web with two eyes above it."""
    bumps = [
        *chain([(124, 40), (124, 66)], 22, 32, 7, 0.34),
        *chain([(100, 42), (70, 18)], 9, 7, 5, 0.44),
        *chain([(148, 42), (178, 18)], 9, 7, 5, 0.44),
    ]
    web = ink(
        "M88 62C60 80 42 106 34 142L62 116 76 144 100 118 124 146 148 118 172 144 186 116 214 142C206 106 188 80 160 62z",
        SHADE,
    )
    ribs = line(
        "M92 76C72 92 64 106 62 116M108 84C98 98 98 110 100 118M140 84C150 98 150 110 148 118M156 76C176 92 184 106 186 116M124 86V146",
        2,
    )
    return Beast(
        bumps, web + ribs, lambda f: look(106, 62, 10) + look(142, 62, 10, True) + line("M116 86Q124 82 132 86", 2.4)
    )


def slow_knife() -> Beast:
    """A blade with a hem that never stops moving."""
    bumps = [*chain([(78, 66), (130, 62), (186, 62), (220, 62)], 22, 9, 12, 0.46)]
    skirt = ink("M88 46C130 12 200 22 244 62 200 106 130 116 88 88z", NEAR) + line(
        "M112 28 122 46M140 22 146 42M168 26 172 46M198 38 198 52M112 104 122 84M140 110 146 88M168 102 172 82M198 90 198 76",
        2,
    )
    lines: list[Line] = [
        [(66, 58), (44, 48), (26, 52), (6, 40)],
        [(62, 66), (40, 66), (22, 72), (2, 64)],
        [(64, 76), (44, 84), (28, 90), (10, 88)],
        [(70, 82), (56, 98), (42, 108), (24, 112)],
    ]
    return Beast(
        bumps,
        skirt + arms(lines, 7, 1.4),
        lambda f: (
            line("M112 50q6 12 0 28M134 48q6 14 0 30M156 50q4 12 0 26M178 52q3 10 0 20", 3.4, ISO) + look(82, 64, 10)
        ),
    )


def eight_knots() -> Beast:
    """All arms."""
    bumps = [Bump(124, 44, 26, 0.8), Bump(112, 66, 20, 0.5), Bump(136, 66, 20, 0.5)]
    lines: list[Line] = [
        [(104, 72), (80, 84), (70, 70), (58, 80), (66, 92)],
        [(110, 80), (92, 104), (74, 106), (70, 118), (82, 122)],
        [(120, 84), (114, 108), (122, 122), (108, 136)],
        [(130, 84), (138, 108), (130, 122), (146, 134)],
        [(138, 80), (158, 102), (176, 102), (182, 114), (170, 120)],
        [(144, 72), (168, 82), (180, 68), (192, 78), (182, 90)],
    ]
    return Beast(
        bumps, arms(lines, 7.5, 1.6) + suckers(lines, 1.5, 8), lambda f: look(111, 58, 8) + look(138, 58, 8, True)
    )
