"""Leviathans in armour: shellfish, seahorses and crabs, from the one with most health to the least."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.field import Bump, chain
from fathom.drawing.path import Line, n, tone

from .beast import BODY, ISO, LIT, NEAR, SHADE, Beast, arms, crest, legs, look, pincer, suckers
from .style import GLOW, LINE, at, flat, ink, line, part


def nautilus() -> Beast:
    """A coiled house with somebody at the door."""
    bumps = [
        Bump(150, 58, 62, 0.9),
        Bump(176, 84, 44, 0.5),
        Bump(112, 40, 34, 0.4),
        *chain([(110, 84), (74, 84), (52, 80)], 24, 18, 8, 0.5),
    ]
    lines: list[Line] = [
        [(64, 76), (36, 66), (14, 74), (-8, 60)],
        [(60, 86), (34, 88), (18, 100), (-6, 96)],
        [(68, 94), (46, 106), (30, 124), (6, 126)],
        [(78, 98), (66, 114), (58, 128), (44, 142)],
    ]
    coil = "M92 66C96 20 150-4 194 22 236 48 230 112 184 118 150 122 134 92 150 74 162 62 182 70 180 84"
    bands = "M112 28Q118 44 112 62M140 8Q146 28 142 48M176 10Q176 30 166 46M210 36Q200 48 186 54M222 72Q206 72 192 72M212 102Q200 94 188 88"
    return Beast(
        bumps, arms(lines, 9, 1.6) + suckers(lines, 2, 9), lambda f: line(coil, 3) + line(bands, 2) + look(84, 84, 10)
    )


def ridged_keep() -> Beast:
    """Plate upon plate, and a spine on each."""
    bumps = [
        *chain([(58, 84), (100, 62), (148, 58), (196, 78)], 32, 30, 16, 0.46),
        Bump(34, 92, 20, 0.56),
        Bump(22, 94, 14, 0.4),
    ]
    plates = (
        "M72 52Q78 78 70 108M98 42Q106 74 100 112M126 38Q134 72 130 114M154 40Q160 74 160 112M182 50Q186 78 188 106"
    )
    feet = ink(
        "M60 104C52 116 40 122 30 124 44 130 66 126 78 112zM176 110C184 122 198 126 210 124 204 130 180 130 164 116z",
        SHADE,
    )
    return Beast(
        bumps,
        feet,
        lambda f: (
            crest(f, 70, 200, 20, 18, 0.1) + line(plates, 2.4) + line("M10 102Q24 108 40 102", 2.4) + look(36, 84, 10)
        ),
    )


def thorn_snail() -> Beast:
    """A snail in a crown of thorns."""
    bumps = [
        *chain([(176, 44), (150, 56), (126, 66)], 10, 24, 7, 0.42),
        *chain([(82, 100), (124, 100), (186, 106)], 13, 8, 10, 0.5),
        Bump(68, 92, 15, 0.7),
    ]
    spines = "M108 44 90 2 126 34zM130 34 138-4 152 34zM156 34 184 2 172 42zM100 60 60 32 98 76zM172 44 218 34 174 66zM178 60 206 72 170 76z"
    stalks = "M62 84C56 66 50 60 42 56M76 80C74 62 72 56 68 48"
    return Beast(
        bumps,
        ink(spines, NEAR) + line(stalks, 5.6) + line(stalks, 2.4, BODY),
        lambda f: (
            line("M102 82C104 54 144 42 150 64 152 82 124 88 124 74 126 64 138 66 136 74", 2.6)
            + look(40, 54, 6)
            + look(68, 45, 6)
            + line("M54 100Q64 105 76 100", 2)
        ),
    )


def shut_maw() -> Beast:
    """Two valves that open a little, to look."""
    bumps = [
        *chain([(82, 46), (124, 36), (166, 46)], 21, 21, 8, 0.5),
        *chain([(82, 92), (124, 102), (166, 92)], 21, 21, 8, 0.5),
    ]
    gap = ink("M50 69C82 40 166 40 198 69 166 100 82 100 50 69z", LINE)
    lips = ink(
        "M46 68C80 34 168 34 202 68 190 62 186 54 176 58 168 48 158 56 150 50 140 46 134 54 124 48 114 54 108 46 98 50 90 56 80 48 72 58 62 54 58 62 46 68zM46 70C58 76 62 84 72 80 80 90 90 82 98 88 108 92 114 84 124 90 134 84 140 92 150 88 158 82 168 90 176 80 186 84 190 76 202 70 168 106 80 106 46 70z",
        LIT,
    )
    return Beast(
        bumps,
        "",
        lambda f: (
            gap
            + look(124, 70, 13)
            + lips
            + line(
                "M84 24 92 40M110 18 113 38M138 18 135 38M164 24 156 40M84 114 92 98M110 120 113 100M138 120 135 100M164 114 156 98",
                2,
            )
        ),
        0.04,
    )


def coiled_road() -> Beast:
    """A serpent that has not yet come round the corner with all of itself."""
    bumps = [
        *chain(
            [
                (56, 46),
                (88, 62),
                (112, 96),
                (156, 112),
                (204, 96),
                (212, 50),
                (178, 18),
                (138, 28),
                (134, 58),
                (168, 70),
            ],
            15,
            8,
            40,
            0.46,
        ),
        Bump(46, 42, 20, 0.6),
        Bump(28, 50, 15, 0.6),
        Bump(12, 57, 12, 0.6),
        Bump(0, 62, 9, 0.5),
    ]
    leaves = "".join(
        at(part("leaf"), x, y, s, r)
        for x, y, s, r in (
            (74, 44, 0.8, 20),
            (96, 62, 0.9, 40),
            (116, 84, 0.8, 40),
            (146, 98, 0.7, 14),
            (218, 84, 0.9, 70),
            (222, 44, 0.9, 80),
            (198, 20, 0.8, 40),
            (160, 12, 0.7, -10),
        )
    )
    return Beast(
        bumps,
        leaves,
        lambda f: (
            line("M-6 70C12 79 32 76 52 64", 2.6)
            + ink("M2 73l4 8 5-7 5 8 6-9 5 7 6-9z", LIT, stroke_width=1.4)
            + line("M22 38C8 24 8 10 16 0M36 32C28 18 32 6 42-2", 2.4)
            + look(48, 38, 10)
        ),
    )


def leaf_dragon() -> Beast:
    """It looks like weed until it looks at you."""
    bumps = [
        *chain([(96, 36), (118, 62), (150, 76), (188, 66), (216, 40), (230, 10)], 22, 8, 20, 0.6),
        *chain([(84, 34), (54, 44), (30, 50)], 16, 8, 8, 0.6),
    ]
    leaves = "".join(
        at(part("leaf"), x, y, s, r)
        for x, y, s, r in (
            (90, 24, 1, -24),
            (106, 30, 0.8, 14),
            (122, 46, 1, 20),
            (158, 62, 1.1, 8),
            (196, 46, 0.8, -14),
            (222, 20, 0.8, -30),
            (112, 74, 1, 190),
            (146, 92, 1.2, 184),
            (178, 86, 1, 160),
            (214, 56, 0.8, 120),
        )
    )
    return Beast(
        bumps,
        leaves,
        lambda f: (
            line("M106 56q8-8 16-2M122 74q6-10 16-6M148 84q4-12 14-12M178 80q0-12 8-16M204 62q-2-8 4-14", 2)
            + look(86, 32, 8)
        ),
    )


def pale_ribbon() -> Beast:
    """A ribbon with plumes that is seen before storms."""
    bumps = [
        *chain([(64, 74), (84, 52), (112, 48), (140, 66), (168, 84), (200, 74), (254, 50)], 19, 12, 26, 0.56),
        Bump(52, 86, 16, 0.6),
    ]
    plumes = "M70 48C62 28 66 12 76 2M80 42C76 24 84 10 94 4M92 38C92 22 102 12 112 10"
    return Beast(
        bumps,
        line(plumes, 6) + line(plumes, 2.8, tone("accent")),
        lambda f: (
            crest(f, 96, 240, 10, 12, 0.5)
            + line("M40 96Q52 104 66 96", 2.2)
            + line("M92 64q10 8 20 4M124 74q8 8 16 10M160 94q10 4 20-2", 2, ISO)
            + look(58, 78, 7)
        ),
    )


def old_curl() -> Beast:
    """The grandfather of all seahorses."""
    bumps = [
        *chain(
            [(116, 34), (142, 46), (150, 76), (130, 106), (98, 108), (86, 88), (102, 78), (112, 90)], 16, 6, 26, 0.42
        ),
        Bump(112, 34, 18, 0.5),
        *chain([(98, 36), (74, 44), (56, 48)], 10, 7, 6, 0.46),
    ]
    mane = ink(
        "M112 18 114-2 128 14 144 2 144 22 162 20 158 36 174 42 164 54 178 66 164 72 174 88 158 90 160 106 144 102z",
        NEAR,
    )
    return Beast(
        bumps,
        mane,
        lambda f: (
            line("M128 56q10 2 20-6M132 72q10 4 22 0M126 88q8 8 18 8M112 96q-2 10 2 16M50 42q-2 6 0 12", 2)
            + look(108, 32, 8)
        ),
    )


def old_bastion() -> Beast:
    """A crab so old that others built on it."""
    bumps = [
        *chain([(82, 92), (124, 80), (166, 92)], 30, 30, 8, 0.42),
        *chain([(70, 88), (42, 82), (30, 60)], 12, 12, 6, 0.4),
        *chain([(178, 88), (206, 82), (218, 60)], 12, 12, 6, 0.4),
    ]
    many = [f"M{x} 112q{dx} -10 {n(dx * 1.5)} 34" for x, dx in ((84, -40), (100, -24), (148, 24), (164, 40))]
    ruins = "M88 62V32h6v6h6v-8h7v26zM112 52V16h7v6h6v-8h7v6h7v36zM144 56V30h6v5h6v-8h6v34z"
    return Beast(
        bumps,
        legs(many, 9) + ink(ruins, NEAR) + flat("M118 34h4v7h-4zM129 34h4v7h-4zM96 44h4v6h-4zM150 42h4v6h-4z", GLOW),
        lambda f: (
            crest(f, 66, 186, 14, 12, 0)
            + pincer(30, 62, 1.7, -10)
            + pincer(218, 62, 1.7, 10, True)
            + look(106, 86, 11)
            + look(142, 86, 11, True)
            + line("M104 112Q124 124 144 112M114 114v7M124 117v7M134 114v7", 2.6)
        ),
    )


def tall_walker() -> Beast:
    """Six legs like towers, and a small body far above."""
    bumps = [Bump(124, 52, 24, 0.8), Bump(102, 54, 18, 0.5), Bump(146, 54, 18, 0.5), Bump(124, 70, 18, 0.4)]
    many = [
        "M104 58C80 20 56 20 34 46L20 140",
        "M106 66C84 42 66 48 56 70L54 142",
        "M110 74C96 70 86 82 84 98L90 144",
        "M144 58C168 20 192 20 214 46L228 140",
        "M142 66C164 42 182 48 192 70L194 142",
        "M138 74C152 70 162 82 164 98L158 144",
    ]
    return Beast(
        bumps,
        legs(many, 5),
        lambda f: (
            crest(f, 100, 152, 12, 12, 0)
            + look(112, 56, 9)
            + look(136, 56, 9, True)
            + line("M116 78Q124 82 132 78M118 80V88M130 80V88", 2.2)
        ),
    )


def hammer_shrimp() -> Beast:
    """Plates, whips, and one hammer."""
    bumps = [*chain([(78, 56), (108, 56), (146, 64), (182, 80), (210, 104)], 21, 11, 14, 0.5)]
    swim = [
        f"M{x} {y}q-6 12 -14 {h}"
        for x, y, h in ((100, 78, 30), (120, 82, 32), (140, 88, 30), (160, 94, 28), (178, 102, 24))
    ]
    tail = ink("M204 96C224 92 240 98 248 112 238 114 232 116 228 128 214 128 202 120 196 112z", NEAR)
    whips = "M70 42C50 20 28 16 6 22M78 38C66 14 46 2 24 2"
    return Beast(
        bumps,
        legs(swim, 4) + tail + line(whips, 3) + arms([[(78, 76), (60, 92), (38, 84), (30, 66)]], 9, 7, BODY),
        lambda f: (
            line("M112 36Q120 58 108 82M136 42Q146 64 132 88M160 52Q170 74 154 98M182 66Q192 84 178 104", 2.4)
            + pincer(30, 66, 1.1, -10, fill=LIT)
            + look(76, 52, 9)
        ),
    )


def sand_shield() -> Beast:
    """A shield with legs and a sting."""
    bumps = [*chain([(92, 72), (124, 62), (152, 74)], 28, 26, 8, 0.52)]
    many = [f"M{x} 92q{dx} 4 {n(dx * 1.4)} 22" for x, dx in ((88, -12), (104, -8), (120, 4), (138, 8), (150, 12))]
    spine = ink("M160 74C190 74 214 66 236 46 224 78 194 96 158 90z", NEAR)
    return Beast(
        bumps,
        legs(many, 5) + spine,
        lambda f: (
            crest(f, 120, 166, 12, 10, 0.4)
            + line("M72 84C88 60 116 50 146 56M84 92Q118 82 160 94", 2.2)
            + pincer(66, 96, 0.66, -50)
            + look(96, 72, 8)
        ),
    )
