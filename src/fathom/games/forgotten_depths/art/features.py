"""Features: one odd thing each in a hall or a cave. Drawn round (0, 0), within 60 by 30 each way; the floor is at y = 24."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, pole, spots
from fathom.drawing.path import joined

from .style import ACCENT, DEEP, GLOW, HUES, LIT, NEAR, RIM, SHADE, SKY, STEEL, WOOD, drawn, man, part

_HEALTH, _CRYSTAL, _TIDE = "var(--health)", "var(--crystal)", "var(--tide)"
_SKULL = (
    ink("M0-8C7-8 9-2 8 3L5 5V9H-5V5L-8 3C-9-2-7-8 0-8z", GLOW)
    + spots(((-3, 0), (3, 0)), 1.7)
    + line("M-2 9V6M2 9V6", 1)
)


def _ticks(r0: float, r1: float, count: int) -> str:
    turns = [2 * math.pi * k / count for k in range(count)]
    return "".join(
        f"M{joined(math.cos(a) * r0, math.sin(a) * r0)}L{joined(math.cos(a) * r1, math.sin(a) * r1)}" for a in turns
    )


RUINS: dict[str, str] = {
    "cracked_dial": disc(0, -2, 26, STEEL) + disc(0, -2, 21, GLOW) + at(line(_ticks(16, 19.5, 12), 1.8), 0, -2) + line("M0-2-8-14M0-2 12 4", 2.6) + line("M6-24 2-14 9-8 4 2 12 10 8 20", 1.6) + spots(((0, -2),), 2.4),
    "shelf_of_jars": ink("M-46-2H46V3H-46zM-46 22H46V27H-46z", WOOD) + line("M-42-30V26M42-30V26", 3) + "".join(at(part.share("jar", ink("M-7 0V-14C-7-18 7-18 7-14V0z", LIT) + ink("M-5-18H5V-22H-5z", WOOD)) if k == 0 else part("jar"), x, y) for k, (x, y) in enumerate(((-30, -2), (-13, -2), (4, -2), (24, -2), (-24, 22), (-4, 22), (14, 22), (31, 22)))) + eyes(((4, -10), (14, 14)), 2.6) + spots(((-30, -8), (-24, 16), (31, 16)), 3, ACCENT),
    "sagging_floor": ink("M-56 12C-30 12-20 26 0 27S30 12 56 12V33H-56z", NEAR) + ink("M-56 8C-32 8-22 20 0 21S32 8 56 8L54 13C30 13 22 26 0 27S-30 13-56 13z", WOOD) + line("M-40 9V14M-24 13V19M-8 20V26M8 20V26M24 13V19M40 9V14", 1.6) + ink("M-6 21-2 33H4L8 20z", LINE) + man(-34, -8, "brace", 0.8) + line("M14 2 18-6M24-4 30-10M4 6V-2", 1.8),
    "locked_desk": ink("M-34 10V27H-24V16H24V27H34V10z", WOOD) + ink("M-40-6H40V12H-40z", WOOD) + ink("M-40-6C-34-22 34-22 40-6z", WOOD) + line("M-36-2H-12V8H-36zM12-2H36V8H12z", 1.5) + ink("M-7-4H7V9Q0 13-7 9z", GLOW) + flat("M0-1a2.6 2.6 0 0 1 1.4 4.8L2.4 8H-2.4l1-4.2A2.6 2.6 0 0 1 0-1z") + line("M-28-13C-10-18 10-18 28-13", 1.4) + spots(((-24, 3), (24, 3)), 1.7),
    "warm_statue": ink("M-24 20H24V28H-24z", NEAR) + ink("M-14 20C-18 4-14-6-8-10H8C14-6 18 4 14 20z", LIT) + pole("M-8-6C-20-2-18 8-8 8M8-6C20-2 18 8 8 8", 4, LIT) + disc(0, 8, 5, LIT) + ink("M0-31C8-31 11-25 10-19 8-10-8-10-10-19-11-25-8-31 0-31z", LIT) + line("M-6-20h3M3-20h3M-2-14H2", 1.6) + line("M-28 4C-34-4-26-8-32-16M28 4C34-4 26-8 32-16M-38 10C-42 4-38 0-42-6M38 10C42 4 38 0 42-6", 1.8, _HEALTH),
    "bell_pull": line("M0-33V10", 5) + line("M0-33V10", 2.4, _HEALTH) + ink("M-5 8H5L9 27H-9z", _HEALTH) + line("M-4 16V26M0 14V26M4 16V26", 1.3) + ink("M-7 4H7V9H-7z", GLOW) + ink("M-46-20C-46-30-30-30-30-20L-26-8H-50z", GLOW) + spots(((-38, -5),), 3) + line("M-30-33C-14-30-6-33 0-33", 1.6) + line("M-22-18q4 4 2 9M-54-18q-4 4-2 9", 1.5),
    "kitchen_fire": ink("M-44 27V-22C-44-30 44-30 44-22V27z", SHADE) + flat("M-26 27V-2C-26-20 26-20 26-2V27z") + ink("M0-14C12-2 18 10 12 24H-13C-20 12-8 6-9-4-5 2-4 4-2 4-4-4-3-10 0-14z", _HEALTH) + flat("M0 4C6 10 7 18 4 24H-5C-9 16-2 12 0 4z", GLOW) + line("M-22 25 20 21M22 25-20 21", 3.4) + line("M-22 25 20 21M22 25-20 21", 1.6, WOOD) + line("M-44-6H-30M-44 10H-30M44-6H30M44 10H30M-20-26V-16M20-26V-16M0-28V-18", 1.4),
    "writing_on_the_underside": ink("M-40-2 34-24 48-6-28 20z", NEAR) + ink("M-28 20 48-6 46 2-26 28z", WOOD) + line("M-40-2-36 10M34-24 30-30", 2) + line("M-18 20C-14 16-10 22-6 18S2 18 6 14 14 14 18 10 26 10 30 6", 1.8, GLOW) + man(-46, 10, "point", 0.74) + disc(-30, 4, 5, GLOW, opacity=".6", stroke="none"),
    "rat_king": "".join(at(part.share("rat", ink("M-14 0C-12-10 8-10 12-2 18-2 20 2 16 4 8 8-10 8-14 0z", SHADE) + ink("M8-5C8-10 13-10 13-5z", LIT, stroke_width=1.2) + spots(((13, 0),), 1.3, GLOW)) if k == 0 else part("rat"), x, y, 0.9, turn) for k, (x, y, turn) in enumerate(((28, 2, 8), (-28, 4, 176), (4, -20, -84), (18, 20, 50), (-16, 22, 128), (-20, -14, 220), (22, -16, -36)))) + line("M16 2C4 4 2-4-6 4M-16 4C-4 6 0-2 8 4M3-8C4 0-4 2 2 10M10 12C4 8 2 4-4-2M-8 14C-2 8 0 4 6-2M-12-8C-4-2 2 2 4 8M14-10C6-4 0 0-2 6", 2.8, ACCENT),
    "slow_door": ink("M-22 27V-18C-22-32 22-32 22-18V27z", LINE) + ink("M-2 27V-22C10-26 22-24 22-16V27z", WOOD) + line("M6-22V26M14-21V26", 1.4) + ink("M-2-12H12V-7H-2zM-2 12H12V17H-2z", STEEL) + disc(4, 2, 2.6, GLOW, stroke_width=1.3) + line("M-26 27V-18C-26-38 26-38 26-18V27", 4) + line("M-26 27V-18C-26-38 26-38 26-18V27", 1.6, NEAR) + line("M-42 24C-38 14-30 12-12 20M-12 20-20 14M-12 20-20 24", 2) + spots(((-10, -4),), 2, GLOW),
}  # fmt: skip

CAVERNS: dict[str, str] = {
    "open_cage": line("M0-33V-26", 3) + ink("M-24-10C-24-26 24-26 24-10z", STEEL) + line("M-22-10V22M-11-10V22M0-10V22M11-10V22M22-10V22", 2.4) + ink("M-26 20H26V27H-26z", STEEL) + line("M24-10 46-4V20L24 22M35-7V21", 2.2) + ink("M-14 20C-16 12-4 10 0 14 6 10 14 14 12 20z", WOOD) + line("M-8 17 4 12M-2 18 10 14", 1.2),
    "breathing_crack": ink("M-6-33C-12-20-22-10-16 2-10 14-18 20-12 33H10C4 20 16 12 14 0 10-12 4-20 8-33z", LINE) + flat("M-1-33C-5-18-10-8-5 4-1 14-6 22-3 33H3C0 22 6 12 4 2 0-10-1-18 2-33z", DEEP) + line("M20-8C34-16 40-4 52-10M20 4C36-2 42 10 56 2M18 16C30 12 38 20 48 14M-24-6C-36-12-42-2-52-8M-22 8C-34 2-42 12-54 6", 2.2),
    "black_pool": ink("M-50 12C-44-2 40-4 50 10 48 24-42 28-50 12z", LINE) + line("M-34 10C-20 4 18 4 34 10M-22 15C-10 11 10 11 22 15", 1.6, SHADE) + ink("M-4 12C-10-2-12-14-6-20 2-22 2-8 8-2 12 4 8 12 8 12z", DEEP) + line("M-6-20l-4-5M-3-21l0-6M1-19l4-5", 3.4) + line("M-6-20l-4-5M-3-21l0-6M1-19l4-5", 1.2, SHADE) + ink("M-50 12C-56 12-58 20-50 22M50 10C58 10 58 18 50 20", NEAR),
    "hanging_bundles": line("M-36-33V-14M-8-33V-6M20-33V-18M42-33V-8", 1.8) + "".join(at(part.share("bundle", ink("M0-4C8-2 11 8 10 16 8 26-8 26-10 16-11 8-8-2 0-4z", LIT) + line("M-10 8C-4 12 4 4 10 8M-10 16C-4 20 4 12 10 16M-8 2C-2 6 4 0 8 2", 1.4)) if k == 0 else part("bundle"), x, y, s) for k, (x, y, s) in enumerate(((-36, -12, 0.96), (-8, -4, 1.2), (20, -16, 0.84), (42, -6, 1)))) + line("M-9 14h5M-3 14h5", 2, GLOW),
    "stone_lips": ink("M-48 2C-40-24-14-26 0-18 14-26 40-24 48 2 40 28-40 28-48 2z", SHADE) + ink("M-40 2C-22-8-12-6 0-3 12-6 22-8 40 2 22 14-22 14-40 2z", LINE) + ink("M-48 2C-40-24-14-26 0-18 14-26 40-24 48 2 26-10 12-8 0-5-12-8-26-10-48 2z", LIT) + ink("M-30 4-26-3-20-4-18 4zM-14 4-12-4-4-3-2 4zM4 4 4-3 12-4 14 4zM18 4 20-4 26-3 30 4z", GLOW, stroke_width=1.3) + line("M-26-18C-14-14-8-12 0-12M26-18C18-14 8-12 0-12M-20 20C-8 24 8 24 20 20", 1.5),
    "narrow_squeeze": ink("M-62-33H-6C-14-18-2-8-8 4S-4 22-10 33H-62z", SHADE) + ink("M62-33H14C6-20 16-8 8 4S14 22 10 33H62z", SHADE) + flat("M-6-33H14C6-20 16-8 8 4S14 22 10 33H-10C-4 22-14 16-8 4S-14-18-6-33z", GLOW) + man(1, 10, "climb", 0.76) + line("M-40-20q6 4 4 10M-30 6q6 4 2 10M34-18q-6 4-2 10M40 8q-6 4-2 10", 1.5),
    "mushroom_ring": disc(0, 10, 15, GLOW, opacity=".45", stroke="none") + spots(((0, 8), (-6, 12), (7, 5)), 1.4, GLOW) + "".join(at(part.share("shroom", ink("M-2.6 0 -2-8H2L2.6 0z", GLOW, stroke_width=1.3) + ink("M-9-7C-8-16 8-16 9-7 4-5-4-5-9-7z", _HEALTH) + spots(((-3, -11), (3, -10)), 1.1, GLOW)) if k == 0 else part("shroom"), x, y, s) for k, (x, y, s) in enumerate(((-14, 2, 0.7), (14, 2, 0.7), (-34, 8, 0.9), (34, 8, 0.9), (-42, 18, 1.1), (42, 18, 1.1), (-24, 27, 1.3), (24, 27, 1.3), (0, 30, 1.4)))),
    "rope_over_nothing": flat("M-26 33C-20 8-22-8-30-12H30C22-8 20 8 26 33z", SKY) + ink("M-62-12H-30C-22-8-20 8-26 33H-62zM62-12H30C22-8 20 8 26 33H62z", SHADE) + line("M-46-14C-20 2 20 2 46-14", 4) + line("M-46-14C-20 2 20 2 46-14", 1.8, WOOD) + line("M-46-24V-10M46-24V-10", 4) + line("M-46-24V-10M46-24V-10", 1.8, WOOD) + at(man(0, 0, "hang", 0.7), -8, 14),
    "wall_of_hands": ink("M-62-33H62V33H-62z", SHADE) + "".join(at(part.share("print", flat("M-7 5C-10 0-11-3-10-5-8-6-6-3-5 0-6-5-6-9-4-10-2-10-2-5-1-2-1-6-1-11 1-11 3-11 2-6 2-2 3-5 4-9 6-8 7-8 6-3 5 0 7-1 9-2 10-1 10 1 7 4 6 8 4 11-4 11-7 5z", _HEALTH)) if k == 0 else part("print"), x, y, s, t) for k, (x, y, s, t) in enumerate(((-44, -14, 1.1, -10), (-20, -6, 0.9, 16), (4, -16, 1.2, -4), (28, -8, 1, 20), (48, -16, 0.9, -16), (-34, 16, 1, 8), (-8, 18, 1.1, -14), (18, 18, 0.9, 10), (42, 14, 1.15, 0)))),
    "dead_guide": ink("M-30 27C-30 8-20-2-8-4 6-4 14 10 16 27z", WOOD) + at(_SKULL, -8, -12, 1.15) + ink("M-20-18C-18-28 4-30 6-16 0-20-12-22-20-18z", DEEP) + pole("M8 6C18 8 26 4 32 4", 3, GLOW) + line("M36 4V-20M36 4V26", 2.4) + ink("M38-20H54L50-14 54-8H38z", GLOW, stroke_width=1.4) + line("M42-14h6", 1.4, _HEALTH) + line("M-22 12C-14 8-4 8 4 12", 1.4) + ink("M-52 27C-52 18-42 18-40 27z", STEEL),
}  # fmt: skip

ARCHITECTURE: dict[str, str] = {
    "counting_floor": ink("M-56 28-26-6H26L56 28z", NEAR) + line("M-36 5H36M-46 17H46M-10-6-20 28M10-6 20 28", 1.4) + ink("M-14 5-17 17H17L14 5z", GLOW, stroke_width=1.4) + spots(((0, 11),), 2.4) + spots(((-26, 0), (26, -1), (27, 12), (-30, 22), (-26, 23), (0, 22), (8, 22), (-8, 22), (-22, 11), (-27, 11), (0, -1), (5, -1)), 1.4) + man(0, -12, "stand", 0.8),
    "oil_font": ink("M-10 4H10L14 27H-14z", STEEL) + ink("M-30-8C-28 8 28 8 30-8z", STEEL) + ink("M-30-8C-20-15 20-15 30-8 20-2-20-2-30-8z", LINE) + flat("M-22-8C-14-12 8-12 14-9 4-5-14-5-22-8z", _CRYSTAL) + line("M0-20C4-16 4-13 0-12-4-13-4-16 0-20z", 1.6) + line("M-4-33C2-30-4-26 0-22M-16 6 -13 0M16 6 13 0M-12 18H12", 1.5),
    "listening_hall": ink("M-50 28V-10C-50-26-34-26-34-10V28zM-26 28V-18C-26-34-10-34-10-18V28zM10 28V-18C10-34 26-34 26-18V28zM34 28V-10C34-26 50-26 50-10V28z", DEEP) + "".join(at(part.share("ear", ink("M-2-10C6-12 10-5 8 1 6 6 3 5 3 8 1 12-5 11-6 6-6 2-7-9-2-10z", LIT, stroke_width=1.3) + line("M-1-5C3-6 5-2 3 1 1 3-1 3-1 6", 1.3)) if k == 0 else part("ear"), x, y, s) for k, (x, y, s) in enumerate(((-42, 2, 0.9), (-18, -4, 1.1), (18, -4, 1.1), (42, 2, 0.9)))) + man(0, 14, "stand", 0.62),
    "tailors_room": ink("M-4 0V27H4V0zM-14 27H14V31H-14z", WOOD) + ink("M-16-22C-8-28 8-28 16-22 12-12 18-4 14 6H-14C-18-4-12-12-16-22z", LIT) + line("M0-26V6M-10-10H10", 1.4) + ink("M-4-26V-33H4V-26z", WOOD) + line("M26-26 44 2M44-26 26 2", 4) + line("M26-26 44 2M44-26 26 2", 2, STEEL) + line("M24 6a4 4 0 1 0 .1 0M46 6a4 4 0 1 0 .1 0", 2.6) + line("M-50-10C-36-18-36 2-26-6S-20 10-14 4", 1.6, _HEALTH) + ink("M-54 4H-42V20H-54z", _HEALTH) + ink("M-56 1H-40V5H-56zM-56 19H-40V23H-56z", WOOD),
    "weighing_scale": pole("M0 27V-24", 3, STEEL) + ink("M-16 26H16V31H-16z", STEEL) + line("M-36-12 36-24M-36-12-46 8M-36-12-26 8M36-24 26-4M36-24 46-4", 2.2) + ink("M-50 8H-22Q-26 18-36 18T-50 8zM22-4H50Q46 6 36 6T22-4z", GLOW) + disc(0, -18, 4, GLOW) + ink("M-36 6C-42 2-43-2-41-4-38-6-37-4-36-2-35-4-34-6-31-4-29-2-30 2-36 6z", _HEALTH, stroke_width=1.3) + ink("M36-6C40-10 42-16 42-18 38-18 32-14 32-8z", RIM, stroke_width=1.2),
    "glass_stair": "".join(ink(f"M{x} {y}h18v6h-18z", LIT, fill_opacity=".6", stroke_width=1.5) for x, y in ((-48, 22), (-34, 13), (-20, 4), (-6, -5), (8, -14), (22, -23), (36, -32))) + line("M-44 25h8M-30 16h8M-16 7h8M-2-2h8M12-11h8M26-20h8", 1.5, RIM) + man(-12, -10, "climb", 0.62) + line("M30 2l4 8M36 8l-6 4M22 16l6 2M40 20l-4 6", 1.5),
    "sealed_archive": ink("M-40 28V-22H40V28z", WOOD) + line("M-40-10H40M-40 3H40M-40 16H40M-20-22V28M0-22V28M20-22V28", 1.8) + spots(((-30, -16), (-10, -16), (10, -16), (30, -16), (-30, -3), (30, -3), (-30, 10), (-10, 22), (30, 10), (10, 22), (-30, 22), (30, 22)), 1.6, GLOW) + line("M-44-24 44 30M44-24-44 30", 4.4) + line("M-44-24 44 30M44-24-44 30", 2, GLOW) + disc(0, 3, 9, _HEALTH) + line("M-4 3 0-1 4 3 0 7z", 1.5),
    "speaking_tube": line("M-62-16H-30C-16-16-20 10-4 10H4", 11) + line("M-62-16H-30C-16-16-20 10-4 10H4", 7, GLOW) + ink("M2 4C12 2 20-4 24-10 30-2 30 22 24 30 20 24 12 18 2 16z", GLOW) + ink("M24-10C30-2 30 22 24 30 20 22 20-2 24-10z", LINE) + line("M-48-20v8M-30-20v8M-20-4l8-3M-12 12l6-7", 1.6) + line("M36-2C40-4 42 0 46-2M36 8C42 6 46 10 52 8M36 18C40 16 44 20 48 18", 2),
    "portrait_row": "".join(at(part.share("frame", ink("M-13-18H13V18H-13z", WOOD) + ink("M-9-14H9V14H-9z", SKY) + ink("M0-9C5-9 6-4 5 0 8 2 9 8 9 14H-9C-9 8-8 2-5 0-6-4-5-9 0-9z", SHADE, stroke_width=1.3)) if k == 0 else part("frame"), x, y) for k, (x, y) in enumerate(((-42, -4), (-14, -4), (14, -4), (42, -4)))) + eyes(((-44, -8), (-40, -8), (-16, -8), (-12, -8), (12, -8), (16, -8)), 0.9) + flat("M33-18H51V10H33z", SKY) + line("M36-14 48 6M38-4C42-8 46 0 46 4", 1.2),
    "cold_kitchen": ink("M-50-4H50V2H-50zM-46 2H-40V27H-46zM40 2H46V27H40z", WOOD) + ink("M-34-4V-18H-10V-4zM-37-20H-7V-17H-37z", STEEL) + line("M-37-12H-42M-7-12H-2", 2.4) + ink("M8-4C8-10 32-10 32-4z", LIT) + ink("M10-9C14-16 26-16 30-9 24-7 16-7 10-9z", GLOW, stroke_width=1.4) + line("M-24-33V-26M-4-33V-24M16-33V-26M36-33V-22", 1.6) + ink("M33-22H39L38-8H34zM12-26C12-20 20-20 20-26z", STEEL) + ink("M-28 27C-28 12-8 12-8 27zM6 27C6 16 26 16 26 27z", NEAR) + line("M-22 8l0 4M18 6l0 4M-2 8l0 6", 1.5, _TIDE),
}  # fmt: skip

FEATURES = {**RUINS, **CAVERNS, **ARCHITECTURE}
ECOLOGY = {
    name: ecology
    for ecology, held in (("ruins", RUINS), ("caverns", CAVERNS), ("architecture", ARCHITECTURE))
    for name in held
}


def feature(name: str, ecology: str = "") -> str:
    """Draw a Feature in a band; one that a pack adds is something under a cover."""
    where = ecology or ECOLOGY.get(name, "ruins")
    thing = FEATURES.get(name) or ink("M-28 27C-32 6-18-18 0-20S32 6 28 27z", LIT) + line(
        mirrored("M6-16C10 0 14 12 16 26"), 1.6
    )
    return drawn(part(where) + at(thing, 62, 33), hues=HUES[where])
