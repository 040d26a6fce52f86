"""Equipment, one thing each: weapons stand upright round (0, 0), a hand holds them at (0, 12); about 60 high."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, flat, ink, line, mirrored, pole, spots

from .style import BONE, CRYSTAL, DEEP, EMBER, GALE, GLOW, GOOD, HEALTH, HOT, LIT, RIM, SHADE, STEEL, TIDE, WOOD

m = mirrored

_BOLT = "M3-12-7 2H-1L-4 12 7-3H1z"
_MIST = line("M-26 22q6-6 12 0t12 0 12 0 12 0M-20 29q6-6 12 0t12 0 12 0", 2, LIT)


def _rope(d: str, colour: str = WOOD, width: float = 2.0) -> str:
    return line(d, width + 3) + line(d, width, colour)


#: Weapons of the Mind: instruments of brass, glass and wire.
MIND: dict[str, str] = {
    "blade": ink("M-5 4V-24L0-34 5-24V4z", STEEL) + line("M0-2V-24", 1.8, TIDE) + ink("M0-5 11 0V8L0 14-11 8V0z", GLOW) + disc(0, 4, 3.6, TIDE) + pole("M0 15V26", 3.4, WOOD) + disc(0, 29, 3.2, GLOW),
    "lance": pole("M0 34V-10", 3, STEEL) + ink("M-3-8C-12-10-12-16-12-22V-36L-8-30V-20C-8-16-4-16 0-16S8-16 8-20V-30L12-36V-22C12-16 12-10 3-8V-2H-3z", GLOW) + line("M-6-26 0-31-1-24 6-29", 1.8, TIDE) + line("M-4 14H4M-4 19H4", 2),
    "maul": pole("M0 34V-8", 3.6, WOOD) + ink("M-16-8V-26H-19V-35H-12V-31H-4V-35H4V-31H12V-35H19V-26H16V-8z", STEEL) + ink("M-4-12V-19C-4-23 4-23 4-19V-12z", GLOW) + line("M-16-26H16M-11-12H-8M8-12H11M-11-18H-8M9-18H11", 1.6) + line("M-4 16H4M-4 22H4", 2),
    "needle": ink("M-2.6 6 0-36 2.6 6z", STEEL) + ink("M-7 5H7V9H-7z", GLOW) + ink("M-4 9H4L3 24Q0 28-3 24z", TIDE) + line("M-4 14 4 17M-4 19 3 21", 1.4, GLOW) + line("M0 26C-14 34-22 20-14 12S-6-4-16-8", 1.6, TIDE),
    "bow": _rope("M-22-12C-20-20 20-20 22-12", STEEL, 3) + line("M-22-12 0 6 22-12", 1.6) + ink("M-4-26H4V22L2 30H-5L-4 20z", WOOD) + ink("M0-38 4-28H-4z", GLOW) + disc(0, -8, 6.4, TIDE) + disc(0, -8, 3.2, GLOW) + line("M-2 14H2", 2),
    "hook": _rope("M4 14C22 22 24 6 12 4", WOOD, 2.4) + ink("M-6 2H6V22L2 30H-7L-6 20z", STEEL) + ink("M-4-16H4V4H-4z", GLOW) + _rope("M0-16V-28M0-22C-12-18-18-26-15-33M0-22C12-18 18-26 15-33", STEEL, 2.4) + ink("M-18-31-15-38-11-31zM18-31 15-38 11-31zM-4-28 0-37 4-28z", STEEL) + spots([(0, 8)], 2.4, TIDE),
    "coil": pole("M0 34V4", 3.4, WOOD) + ink("M-9 4H9L7 10H-7z", GLOW) + pole("M0 4V-20", 2.4, STEEL) + "".join(_rope(f"M{-w} {y}Q0 {y + 6} {w} {y}", GLOW, 2) for w, y in ((10, -2), (8, -9), (6, -16))) + disc(0, -27, 7, STEEL) + line("M8-30 14-34 13-28 20-31M-8-30-14-34-13-28-20-31", 2, TIDE),
}  # fmt: skip

_THORNS = "M-6-14-13-17-8-9M8-22 15-24 12-17M16-4 23-3 18 3M2 10 8 15 0 17M-16-26-20-33-11-31"

#: Weapons of the Body: bone, thorn, and what was to hand.
BODY: dict[str, str] = {
    "blade": ink("M-3 6C-14-4-14-26 2-34 12-38 22-32 24-24 14-30 4-26 2-16 1-8 4 0 4 6z", BONE) + line("M-5-4C-8-14-4-24 4-29", 1.4) + ink("M-5 6H6V10H-5z", HEALTH) + pole("M0 12V26", 4, WOOD) + line("M-3 16 3 18M-3 21 3 23", 1.6),
    "lance": _rope("M0 12C-16 4-24-12-14-26S12-34 16-20 8-2 0-6-4-18 4-18", GOOD, 3) + line(_THORNS, 2) + pole("M0 12V29", 5, WOOD) + line("M-3 17 3 19M-3 22 3 24", 1.6) + disc(0, 31, 3, BONE),
    "maul": pole("M0 32V-14", 6, BONE, 4) + ink("M-16-12C-26-14-24-30-12-28-10-38 10-38 12-28 24-30 26-14 16-12 10-8-10-8-16-12z", BONE) + line("M-10-18Q-6-24 0-20M6-22q4-2 6 2", 1.6) + line("M-5 2 5-2M-5 8 5 4", 3, HEALTH) + line("M-4 18H4M-4 24H4", 2),
    "needle": ink("M-5 4C-9-10-6-26 4-34 3-22 6-10 5 4z", STEEL) + line("M0 0C-3-10-2-20 1-26", 1.4) + ink("M-8 3H8V8H-8z", BONE) + ink("M-4 8H4L5 24Q0 30-5 24z", WOOD) + at(ink("M0 0C-8-2-8-9-3-9-1-9 0-7 0-5 0-7 1-9 3-9 8-9 8-2 0 0 8-2 9 4 5 6 2 7 0 4 0 0 0 4-2 7-5 6-9 4-8-2 0 0z", GOOD), 13, 18, 1.1) + line("M4 10 11 14", 1.6),
    "bow": ink("M-4 4-17-22C-19-28-13-31-10-26L0-8 10-26C13-31 19-28 17-22L4 4V28Q0 32-4 28z", WOOD) + line("M-14-25C-8-12 8-12 14-25", 3, BONE) + disc(0, -17, 6, SHADE) + line("M-4 10H4M-4 16H4M-4 22H4", 1.6) + at(flat(_BOLT, GALE), 0, -33, 0.55),
    "hook": pole("M0 34V-28", 3.6, WOOD) + ink("M2-30C12-36 24-32 26-24 24-14 14-8 2-10 8-14 8-20 2-22z", STEEL) + line("M20-28Q22-22 18-15", 1.4) + _rope("M0-26H-16V-12", BONE, 2) + disc(-16, -5, 5.6, "none", stroke_width=4.6) + disc(-16, -5, 5.6, "none", stroke=BONE, stroke_width=1.8) + line("M-4 16H4M-4 22H4", 2),
    "coil": line("M-9-14 0-34 9-14M0-34V-18", 1.8) + disc(0, -35, 3, "none") + ink("M-12-14H12C14 0 8 10 0 14-8 10-14 0-12-14z", GLOW) + ink("M-14-16H14V-11H-14z", WOOD) + flat("M-7-6H-3V-1H-7zM-2-6H2V4H-2zM3-6H7V-1H3z", LINE) + ink("M-5 14H5L3 19H-3z", WOOD) + line("M-14-2C-24-8-16-16-24-24M14-2C24-8 16-16 24-24M0 22C-8 26 6 30-2 35", 2.4, LIT),
}  # fmt: skip

#: What is worn or carried, of both disciplines.
MIND_WORN: dict[str, str] = {
    "boots": "".join(at(ink("M-8-24H9V2C16 4 22 8 22 16H-8z", STEEL) + ink("M-9 16H23V22H-9z", WOOD) + line("M-8-16H9M-8-9H9", 1.6) + ink("M-13-8H-8V14H-13z", GLOW) + spots([(1, 5)], 2.4, TIDE), x, 0, 1) for x in (-20, 8)) + line("M34 8h6M34 14h8M32 2h5", 2),
    "harvester": pole("M-4 30V0", 4, STEEL) + ink("M-12-2H4V6H-12z", GLOW) + _rope("M-8-2C-24-8-26-22-16-30M0-2C16-8 18-22 8-30M-4-2V-20", STEEL, 3) + ink("M-20-27-14-36-12-27zM12-27 6-36 4-27zM-8-20-4-28 0-20z", STEEL) + ink("M8 8H28L25 30H11z", WOOD) + line("M10 15H26M11 22H25M15 8V30M21 8V30", 1.4) + disc(18, 5, 4, TIDE),
    "charm": ink("M-24-22H24V24H-24z", WOOD) + flat("M-20-18H20V20H-20z", DEEP) + line("M-14-8H-6M-10-12V-4M0-12 8-4M8-12 0-4M-15 4C-11-2-7 10-3 4M2 2H14M2 7H14M-14 14H10", 2.2, GLOW) + ink("M15 12 24 8 26 12 17 16z", GLOW),
    "vest": ink("M-14-28-24-22-22 2-18 4-19 28H19L18 4 22 2 24-22 14-28C8-18-8-18-14-28z", STEEL) + line("M-18 4H18M-18 16H18M0-20V28M-20-8H20", 1.6) + spots([(-14, -14), (14, -14), (-13, 10), (13, 10), (-13, 22), (13, 22)], 1.8) + disc(0, -6, 5, GLOW),
    "pack": ink("M-18-18H18V26H-18z", STEEL) + ink("M-13-26H-3V-18H-13zM3-26H13V-18H3z", GLOW) + ink("M-13-12H13V18H-13z", DEEP) + at(ink(_BOLT, GLOW), 0, 3, 1.1) + line("M18-6C30-6 30 12 24 18M-18-6C-30-6-30 12-24 18", 3.6) + line("M-18 22H18", 1.6),
    "focus": pole("M10 12 22 28", 4, WOOD) + disc(-2, -6, 20, GLOW) + disc(-2, -6, 15, LIT) + ink("M-2-16 8-12V-4C8 2 2 6-2 8-6 6-12 2-12-4V-12z", TIDE) + line("M-12-14C-10-18-6-20-2-20", 2, RIM),
    "study": pole("M16-14 24-36", 1.8, STEEL) + spots([(24, -36)], 3) + ink("M-24-14H24V24H-24z", WOOD) + disc(-9, 5, 11, GLOW) + line("M-16 1H-2M-17 5H-1M-16 9H-2", 1.6) + ink("M6-8H20V2H6z", TIDE) + line("M13-8V2", 1.6, GLOW) + disc(9, 13, 3.6, STEEL) + disc(18, 13, 3.6, STEEL) + line("M30-30q4 4 2 9M35-34q7 7 3 16", 1.8),
}  # fmt: skip
BODY_WORN: dict[str, str] = {
    "boots": "".join(at(ink("M-7-22C-2-26 4-26 9-22L8 0C14 4 22 8 22 18H-8z", SHADE) + line("M-7-14Q1-10 9-14M-7-6Q1-2 8-6", 2.4, BONE) + ink("M-9-25C-4-20 5-20 11-25V-18C5-14-4-14-9-18z", BONE), x, -2, 1) for x in (-20, 8)) + _MIST,
    "harvester": _rope("M-26 18C-18-4-6-26 10-32", WOOD, 3) + ink("M2-30C16-34 26-22 22-8 20 4 8 10-2 4-10-2-10-22 2-30z", "none", stroke_width=3.4) + line("M-4-22 18 2M2-28 22-8M-6-12 10 6M16-28-6-4M22-18 2 6M8-32-6-16", 1.4, BONE) + ink("M-2 4C-6 18 4 28 14 22 22 16 20 4 22-8 16 6 8 8-2 4z", BONE, opacity=".6") + at(line("M-8-4 8 4", 7) + line("M-8-4 8 4", 3.6, BONE) + spots([(-9, -6), (-11, -2), (9, 6), (11, 2)], 3, BONE), 10, 13, 0.8),
    "charm": disc(0, -8, 19, "none", stroke_width=6) + disc(0, -8, 19, "none", stroke=WOOD, stroke_width=3) + line("M-14-20 12 4M14-20-12 4M0-27V11M-19-8H19M-10-16-10 0 10 0 10-16z", 1.3) + disc(0, -8, 4.4, HEALTH) + "".join(at(line("M0 0V6", 1.6) + ink("M0 6C6 12 5 20 0 27-5 20-6 12 0 6z", fill) + line("M0 10V24", 1.2), x, y) for x, y, fill in ((-13, 7, BONE), (0, 12, HOT), (13, 7, BONE))),
    "vest": ink("M-14-28-24-22-22 2-18 4-19 28H19L18 4 22 2 24-22 14-28C8-18-8-18-14-28z", WOOD) + line("M-19-12C-8-6 8-6 19-12M-18 22H18", 1.6) + line("M-14-28C-18-20-16-12-12-6M14-28C18-20 16-12 12-6", 4, BONE) + ink("M0 20C-16 10-14-4-7-4-3-4 0-1 0 2 0-1 3-4 7-4 14-4 16 10 0 20z", HEALTH) + line("M-8 2q2-3 4-2", 1.6, GLOW),
    "pack": ink("M-16-14H16C20-4 20 18 14 26H-14C-20 18-20-4-16-14z", LIT, opacity=".85") + ink("M-17-20H17V-12H-17z", WOOD) + ink("M-2 22C-16 16-14 0-6-2-2-10 10-8 10-2 16 4 12 18-2 22z", HEALTH) + line("M-6 4C-2 0 2 4 0 10M4 0Q8 4 4 12", 1.8) + at(ink(_BOLT, GLOW), 0, 8, 0.8) + line("M-6-20C-8-30-18-28-20-36M6-20C8-30 18-28 20-36", 3) + line("M-11-8V16", 2, RIM),
    "focus": "".join(at(ink("M-12-5C-18-12-8-18-4-11H4C8-18 18-12 12-5V5C18 12 8 18 4 11H-4C-8 18-18 12-12 5z", BONE) + line("M-4-4Q0-1 4-4M-4 4Q0 1 4 4", 1.5), x, y, 0.86, turn) for x, y, turn in ((-14, 10, -20), (15, 14, 30), (2, -14, 12))) + spots([(-22, -16), (24, -12), (0, 30)], 1.6),
    "study": ink("M-22-14V16C-22 28 22 28 22 16V-14z", WOOD) + line("M-22-8-14 22M-8-5-14 22M-8-5 0 26M8-5 0 26M8-5 14 22M22-8 14 22", 1.8, BONE) + "<ellipse cy='-14' rx='22' ry='9' fill='var(--b)'/>" + "".join(at(flat("M0-6C3-2 4 0 4 2 4 6-4 6-4 2-4 0-3-2 0-6z", TIDE), x, y) for x, y in ((-12, -30), (2, -26), (14, -32))) + line("M-10-14q4-3 8 0M4-12q4-3 8 0", 1.6),
}  # fmt: skip

#: The sets that replace a pile, for either discipline.
BETTER: dict[str, str] = {
    "blade": ink("M-6 6-8-22 2-38 4-24 8-20 5 6z", STEEL) + flat("M0-2-3-14 1-14-1-26 4-12H0z", GALE) + ink("M-16-2C-8 4 8 4 16-2L13 8C6 11-6 11-13 8z", GLOW) + pole("M0 12V26", 3.6, WOOD) + disc(0, 30, 4, GALE) + line("M-18-20l5-4-1 6 6-4M12-26l5-3-1 5 5-3", 1.8, GALE),
    "lance": pole("M0 36V-12", 3.4, GLOW) + ink("M-3-10C-14-12-18-18-18-30L-22-28-17-38-11-28-14-28C-14-22-10-18-4-18V-32L-7-30 0-40 7-30 4-32V-18C10-18 14-22 14-28L11-28 17-38 22-28 18-30C18-18 14-12 3-10V-4H-3z", STEEL) + disc(0, -12, 4.4, TIDE) + line("M-4 14H4M-4 20H4", 2),
    "needle": ink("M-6 4C-10-12-4-28 6-36 2-24 6-10 4 4z", CRYSTAL, opacity=".75") + line("M-1 0C-4-12-1-22 2-28", 1.6, GLOW) + ink("M-9 3H9V8H-9z", STEEL) + ink("M-4 8H4L5 24Q0 30-5 24z", DEEP) + line("M-4 13 4 16M-4 19 4 22", 1.6, GLOW) + line("M14-30q4 6 0 12M20-34q7 10 0 20", 1.8),
    "hook": "".join(disc(x, y, 5, "none", stroke_width=5) + disc(x, y, 5, "none", stroke=STEEL, stroke_width=2.2) for x, y in ((-22, 24), (-15, 17), (-8, 10), (-2, 3))) + disc(10, -12, 17, DEEP) + disc(10, -12, 8, HOT) + line("M-9-8C-2 6 20 8 29-8M-8-18C0-32 22-32 28-16", 1.8, GLOW) + spots([(-12, -28), (32, 6), (-4, -34)], 2),
    "bow": _rope("M-6-38C20-30 20 14-6 24", WOOD, 4) + line("M-6-38-18-7-6 24", 1.6) + line("M-18-7H22", 2.6) + ink("M20-13 36-7 20-1z", EMBER) + flat("M22-13C10-18 2-14-8-16 2-10 0-6-10-6 0-2 10-2 22-2z", EMBER, opacity=".8") + disc(27, -7, 5, GLOW) + line("M14-10V-4", 4, GLOW),
    "maul": pole("M0 34V-6", 4.2, WOOD) + ink("M-20-6V-14C-28-16-30-24-30-30H22V-24C18-22 14-18 14-14V-6z", DEEP) + line("M-30-26H22", 1.8, RIM) + disc(-4, -17, 5.6, TIDE) + line("M-8-18q3-3 5 0 2 2 4-1", 1.6, GOOD) + line("M-4 16H4M-4 22H4", 2),
    "coil": pole("M0-24V-34", 3.4, WOOD) + ink("M-6-24H6C14-22 14-4 22 12V18H-22V12C-14-4-14-22-6-24z", GLOW) + line("M-17 10H17M-11-8H11", 1.8) + disc(0, 22, 5, STEEL) + line("M-28-2q-5 8 0 16M-34-6q-8 12 0 24M28-2q5 8 0 16M34-6q8 12 0 24", 2),
    "boots": "".join(at(ink("M-8-22H9V2C16 4 22 8 22 16H-8z", TIDE) + ink("M-9 16H23V21H-9z", GLOW) + ink("M0-14 2-8 8-7 3-4 5 2 0-2-5 2-3-4-8-7-2-8z", GLOW, stroke_width=1.4), x, -2, 1) for x in (-16, 12)) + line("M-28-14C-36-10-38-4-36 2M-28 0C-34 4-36 8-34 14", 2.4, EMBER),
    "vest": ink("M-14-28-24-22-22 2-18 4-19 28H19L18 4 22 2 24-22 14-28C8-18-8-18-14-28z", GOOD) + line("M0-20V28M0-8C-8-12-14-8-18-2M0 4C8 0 14 2 17 8M0 14C-8 10-14 14-17 20", 2) + ink("M-12-10C-8-18 0-16 0-8-4-4-10-4-12-10zM4 2C8-6 16-4 16 2 12 8 6 8 4 2z", LIT) + disc(-10, 16, 4, HOT) + spots([(-10, 16)], 1.6, GLOW),
    "pack": ink("M-16-20H16V26H-16z", GLOW) + ink("M-20-24H20V-16H-20zM-20 22H20V30H-20z", STEEL) + flat("M-11-12H11V18H-11z", DEEP) + at(ink(_BOLT, GALE), 0, 3, 1.3) + line("M-20-8-28-12-24-2-32-4M20-8 28-12 24-2 32-4", 2.2, GALE),
}  # fmt: skip
