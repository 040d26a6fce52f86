"""Friendly monsters: small, kind, each with something of its own; in a box round (0, 0), feet at y = 44."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, eyes, flat, ink, line, mirrored, pole, spots
from fathom.drawing.path import tag

from .kin import two
from .style import (
    BONE,
    CRYSTAL,
    DEEP,
    FAR,
    GLOW,
    GOOD,
    HEALTH,
    HEIGHT,
    HOT,
    ISO,
    LIT,
    MID,
    MIST,
    NEAR,
    RIM,
    SHADE,
    STEEL,
    TIDE,
    WIDTH,
    WOOD,
    drawn,
    part,
)

m = mirrored
#: A body, and its hue and accent hue.
Body = tuple[str, tuple[int, int]]

_SMILE = "M-6 0Q0 5 6 0"
_HERON = (
    line("M-6 18V44M8 18V44M-6 44h-8M-6 44h6M8 44H0M8 44h8", 2.6)
    + ink("M-30 14C-24-6-4-14 12-6 22 0 22 16 12 20-4 26-20 24-40 28z") + line("M-24 14C-14 6-2 4 10 8M-20 20C-10 14 0 13 8 14", 1.6, ISO)
    + ink("M6-2C18-8 12-24 10-34 8-44 22-48 28-40 28-34 20-34 20-30 22-18 26-4 14 6z", LIT) + ink("M26-42 54-34 27-34z", GLOW) + eyes([(20, -39)], 2.6, 0.6) + ink("M12-42C4-46 0-42-6-44 0-38 6-36 11-37z", SHADE)
)  # fmt: skip
_SHELL = disc(-8, 8, 28) + line("M-8 8C-8 2 0 2 0 8 0 18-16 18-18 8-20-6 4-12 12 4", 2.4)
_SNAIL = (
    ink("M-46 44C-40 32-20 32 0 32 20 32 22 16 24 4 24-8 44-8 44 4 44 24 36 44 10 44z", LIT) + _SHELL
    + line("M30-2 26-22M38-2 44-22", 2.6) + eyes([(26, -23), (44, -23)], 3) + line("M34 12Q39 15 43 11", 2)
)  # fmt: skip
_CRAB = (
    line(m("M26 20 44 26 46 42M22 26 34 34 34 45M18 30 24 38 22 46"), 4.4)
    + ink(m("M30-2C42-4 48-12 44-24 36-20 40-14 34-14 32-24 42-32 50-30 60-18 54 2 36 10z"), SHADE)
    + ink("M-34 12C-34-8 34-8 34 12 34 30-34 30-34 12z") + line(m("M8-6 10-20"), 2.4) + eyes([(-10, -22), (10, -22)], 4) + at(line(_SMILE, 2.2), 0, 16)
)  # fmt: skip
_TOAD = (
    ink(m("M20 26C40 22 50 34 48 44H28z"), SHADE) + ink("M0-16C28-16 38 6 36 26 34 40 20 44 0 44S-34 40-36 26C-38 6-28-16 0-16z")
    + ink("M0 12C14 12 20 22 18 32 14 40-14 40-18 32-20 22-14 12 0 12z", LIT) + disc(-19, -16, 10) + disc(19, -16, 10) + eyes([(-19, -17), (19, -17)], 5) + line("M-22 6Q0 18 22 6", 2.4)
    + spots([(-28, 16), (-24, 24), (29, 14), (25, 22)], 2, SHADE)
)  # fmt: skip
_CALF = (
    ink("M-34-2C-24-10 16-10 22-4V20L20 44H10L8 24H-18L-20 44H-30L-32 22C-38 18-40 4-34-2z") + ink("M-36 2C-46 6-46 18-44 26-50 22-52 8-38-2z", SHADE)
    + ink("M14-30C24-38 42-34 44-20L48-2C46 8 30 8 26 0L14-14z", LIT) + ink("M16-26C6-34 0-30-2-24 6-18 12-18 17-18zM38-30C46-38 54-34 56-28 50-22 44-22 40-22z", SHADE) + eyes([(28, -18), (41, -18)], 3) + spots([(34, -2), (42, -2)], 1.8)
)  # fmt: skip
_OTTER = (
    ink("M-16 40C-30 44-46 40-52 28-42 32-30 28-20 18z", SHADE) + ink("M0-8C16-8 22 8 22 24 22 38 14 45 0 45S-22 38-22 24C-22 8-16-8 0-8z") + ink("M0 4C10 4 13 16 13 26 13 36 8 41 0 41S-13 36-13 26C-13 16-10 4 0 4z", LIT)
    + disc(-16, -36, 5) + disc(16, -36, 5) + ink("M0-44C16-44 22-32 20-20 18-8 8-4 0-4S-18-8-20-20C-22-32-16-44 0-44z") + ink("M0-24C8-24 11-18 9-12 6-6-6-6-9-12-11-18-8-24 0-24z", LIT) + two(9, -28, 3) + ink("M-4-21H4L0-16z", DEEP) + line("M-4-11Q0-8 4-11M10-16 22-18M10-13 21-11M-10-16-22-18M-10-13-21-11", 1.5)
)  # fmt: skip
_UMBRELLA = pole("M-12 6V-36", 2.2, WOOD) + ink("M-50-28C-46-48 22-48 26-28 18-32 12-32 6-28 0-32-10-32-14-28-20-32-30-32-36-28-40-32-46-32-50-28z", HOT)  # fmt: skip
_LANTERN = ink("M-6-6H6L8 8H-8z", GLOW) + ink("M-9 8H9V12H-9zM-7-6C-5-11 5-11 7-6z", WOOD)
_NEWT = ink("M-7 16C-10 8-9 2-8-4-7-12-4-14 0-14S7-12 8-4C9 2 10 8 7 16z", LIT) + eyes([(-3.6, -7), (3.6, -7)], 1.7) + ink("M-2.4-1Q0-2.4 2.4-1 2 4 0 4-2 4-2.4-1z", DEEP, stroke_width=1)  # fmt: skip

FRIENDLIES: dict[str, Body] = {
    "umbrella_heron": (at(_HERON, 6, 0) + _UMBRELLA, (220, 20)),
    "map_heron": (_HERON + ink("M18 34 52 30 56 44H14z", BONE) + line("M22 40l7-4 5 4 8-7", 1.8) + line("M45 33l5 6M50 33l-5 6", 2, HEALTH) + line("M48-30C54-8 50 14 46 28", 1.4, ISO), (165, 20)),
    "postman_snail": (_SNAIL + line("M-30-8 16 30", 4) + ink("M2 14H28V34H2z", WOOD) + ink("M8 8H24V18H8z", BONE) + line("M8 8l8 6 8-6M2 22H28", 1.6), (45, 20)),
    "lantern_snail": (disc(-8, 6, 40, GLOW, opacity=".3", stroke="none") + _SNAIL + disc(-8, 8, 12, GLOW), (190, 60)),
    "four_leaf_slug": (ink("M-50 44C-46 30-20 30-2 30 16 28 22 14 26 2 28-8 44-8 46 4 46 26 38 44 10 44z") + line("M-40 40q10-4 20-3t20-3", 1.6, ISO) + line("M32-4 28-24M40-4 46-22", 2.6) + eyes([(28, -25), (46, -23)], 3) + line("M36 12Q41 15 45 11", 2) + line("M-14 30C-16 16-12 8-16-2", 2.6, GOOD) + at(ink("M0 2C-14 0-14-13-6-13-2-13 0-11 0-8 0-11 2-13 6-13 14-13 14 0 0 2 14 0 15 11 8 13 3 14 0 9 0 2 0 9-3 14-8 13-15 11-14 0 0 2z", GOOD), -16, -8, 1.1), (100, 60)),
    "button_crab": (_CRAB + ink("M-24 8C-12 16 12 16 24 8L20 28H-20z", TIDE) + line("M0 13V28", 1.8) + spots([(-6, 18), (6, 18), (-6, 24), (6, 24)], 2, GLOW), (20, 60)),
    "sewing_crab": (_CRAB + line("M-48-24C-30-44-10-36 0-30M50-40 40-8", 2.2, GLOW) + line("M50-44 42-6", 3.4) + line("M50-44 42-6", 1.4, STEEL), (345, 60)),
    "choir_of_newts": (ink("M-54 34C-40 28 40 28 54 34V44H-54z", WOOD) + line("M-46 38H20M30 38H48", 1.6) + "".join(at(part.share("newt", _NEWT) if k == 0 else part("newt"), -45 + k * 14.5, 26 - k * 1.5, 0.62 + k * 0.1) for k in range(7)) + line("M-30-28V-16M-30-28l8-3M20-36V-24M20-36l8-3", 2) + spots([(-32, -15), (18, -23)], 2.6), (130, 30)),
    "hedgehog_clerk": (ink("M0-30 8-42 12-28 24-36 24-22 38-26 34-12 48-10 38 2 50 10 38 18 40 32H-40L-38 18-50 10-38 2-48-10-34-12-38-26-24-22-24-36-12-28-8-42z", SHADE) + ink("M0-18C20-18 26-2 24 10 20 24 8 28 0 28S-20 24-24 10C-26-2-20-18 0-18z", LIT) + two(9, -2, 3.4) + ink("M-5 6H5L0 13z", DEEP) + at(line(_SMILE, 2), 0, 17, 0.9) + ink("M-46 28H46V45H-46z", GOOD) + line("M-46 36Q0 24 46 36", 1.8) + ink("M18 18H32V24H35V28H15V24H18z", WOOD), (55, 30)),
    "lamp_calf": (_CALF + at(_LANTERN, 26, 16, 1.2) + disc(26, 18, 18, GLOW, opacity=".35", stroke="none"), (50, 60)),
    "moss_calf": (_CALF + ink("M-36 2C-34-12-24-8-20-12-14-18-4-16-2-12 6-16 16-14 18-6 20 4 12 6 6 4 2 12-8 8-12 6-20 12-30 12-36 2z", GOOD) + line("M-28-2q4-4 8 0M-10 0q4-4 8 0M4-4q4-4 8 0", 1.5) + spots([(-16, -8), (10, -8)], 2.4, HOT), (95, 350)),
    "cousin_gerald": (line("M-44 38C-20 22-10 46 10 36S30 8 22-8", 17) + line("M-44 38C-20 22-10 46 10 36S30 8 22-8", 12, "var(--art-body)") + ink("M6-20C6-40 40-40 40-20 40-6 6-6 6-20z", LIT) + eyes([(16, -22), (31, -22)], 3.4) + at(line(_SMILE, 2.2), 23, -13) + ink("M8-32C20-28 30-28 40-32L38-37H33L32-47H16L14-37H9z", DEEP) + line("M14-38H32", 2.4, HOT) + disc(-34, 16, 6, GLOW) + disc(-24, 10, 6, GLOW) + line("M-34 13v6M-24 7v6", 1.6), (120, 20)),
    "grandmother_toad": (_TOAD + ink("M-38 20C-24 6 24 6 38 20L44 40C20 48-20 48-44 40z", HOT) + line("M-36 26C-20 16 20 16 36 26M-24 16-28 42M-8 12-10 45M8 12 10 45M24 16 28 42", 1.6) + ink("M-14 26H14C14 38 6 42 0 42S-14 38-14 26z", STEEL) + line("M-5 20q4-4 0-8M5 20q4-4 0-8", 2, MIST), (110, 330)),
    "humming_toad": (_TOAD + disc(0, 24, 15, LIT) + line("M-46-20q-6 8 0 16M-54-24q-9 12 0 24M46-20q6 8 0 16M54-24q9 12 0 24", 2.2) + line("M30-30V-42l8-3v12", 2) + spots([(28, -29), (36, -32)], 2.6), (150, 60)),
    "mole_engineer": (ink("M0-30C24-30 34-8 34 16 34 36 22 45 0 45S-34 36-34 16C-34-8-24-30 0-30z", SHADE) + ink(m("M28 16C40 14 50 20 52 30L46 30 48 38 42 33 40 40 36 33 28 32z"), HOT) + ink("M0-2C10-2 13 8 8 14H-8C-13 8-10-2 0-2z", LIT) + ink("M-5 0C-5-6 5-6 5 0 4 5-4 5-5 0z", HOT) + line("M-14-8Q-10-5-7-8M14-8Q10-5 7-8", 2.4) + at(line(_SMILE, 2), 0, 20) + ink("M-30-16C-28-38 28-38 30-16 12-22-12-22-30-16z", GLOW) + disc(0, -26, 6, STEEL) + line("M22-12 50-28", 6) + line("M22-12 50-28", 3, WOOD), (300, 350)),
    "shy_bear": (ink("M-8 10C10 10 16 24 14 36 12 44 4 45-8 45S-28 44-30 36C-32 24-26 10-8 10z") + disc(-26, -28, 8) + disc(10, -28, 8) + ink("M-8-34C12-34 20-20 18-6 16 10 4 16-8 16S-32 10-34-6C-36-20-28-34-8-34z") + ink("M-8-4C0-4 4 2 3 8 0 14-16 14-19 8-20 2-16-4-8-4z", LIT) + eyes([(-18, -12), (2, -12)], 3.6, 0.8) + line("M-25-20Q-20-25-15-23M9-20Q4-25-1-23", 2.2) + ink("M-12-2H-4L-8 3z", DEEP) + line("M-12 8Q-8 6-4 8", 2) + ink("M14 44C18 20 14 0 16-14L22-24 26-14 34-26 34-8C32 12 36 28 40 44z", WOOD) + ink("M26-12C6-8 6-28 16-32 14-46 36-46 36-36 50-36 48-12 26-12z", GOOD) + ink("M-52 30H-38V37C-32 37-27 39-27 45H-52z", HEALTH) + line("M-48 34h5", 2, GLOW) + ink("M-30 24C-38 22-42 26-42 30-36 34-30 32-28 30z"), (45, 350)),
    "moth_seamstress": (ink(m("M6-8C18-40 50-44 52-22 53-4 34 6 10 4z"), LIT) + ink(m("M8 4C30 6 42 18 36 34 22 42 10 26 5 14z"), SHADE) + disc(-34, -20, 6, HOT) + disc(34, -20, 6, HOT) + ink("M0-26C12-26 14-14 11-6 13 8 8 32 0 44-8 32-13 8-11-6-14-14-12-26 0-26z", BONE) + two(6, -15, 3.6) + line("M-6-4H14M-4-1H12M-7 2H8", 1.6, STEEL) + line(m("M4-24C8-38 16-44 22-44"), 2.2) + line("M20 44C34 40 30 26 44 26", 2, HEALTH) + ink("M-46 30H-34V44H-46z", HEALTH) + line("M-46 34H-34M-46 39H-34", 1.4, GLOW), (70, 340)),
    "librarian_owl": (ink("M0-40 12-34 28-46 26-24C36-6 34 24 20 34H-20C-34 24-36-6-26-24L-28-46-12-34z") + disc(-12, -18, 11, BONE) + disc(12, -18, 11, BONE) + eyes([(-12, -18), (12, -18)], 5) + ink("M-4-12H4L0-3z", GLOW) + line("M-10 8q5 5 10 0t10 0M-12 16q6 5 12 0t12 0M-8 24q4 4 8 0t8 0", 1.6, ISO) + ink("M-36 28H36V42H-36z", WOOD) + ink("M-30 12H-22V28H-30zM22 8H32V28H22zM-20 16H-14V28H-20z", HEALTH) + disc(-26, 44, 4) + disc(26, 44, 4), (40, 60)),
    "stone_boy": (ink("M-28 40C-38 22-30-6-4-12 22-16 40 6 36 28 34 40 20 45 0 45-14 45-24 45-28 40z", STEEL) + two(10, 8, 4) + at(line(_SMILE, 2.4), 0, 22, 1.2) + line("M-22 4C-16-4-8-6-2-6", 2, RIM) + line("M14-6 20 4M18 36l8-4", 1.6) + line("M-20-24q4-6 0-10M0-26q4-6 0-10M20-22q4-6 0-10", 2.2, HOT), (75, 25)),
    "small_winston": (ink("M-30 0C-20-8 14-6 20-2V24L18 44H8L6 26H-16L-18 44H-28L-30 22C-36 16-36 6-30 0z", MIST) + ink("M-30 4C-42 2-48-8-44-20-36-18-32-8-26-2z", MIST) + ink("M10-30C24-36 40-28 42-14 48-12 52-6 48 0 40 6 26 6 20 0 8-4 4-22 10-30z", MIST) + ink("M14-28C4-32-2-26-2-14 4-12 12-14 16-20z", LIT) + eyes([(28, -16)], 3.4) + spots([(47, -5)], 3) + line("M36 2Q40 5 45 2", 2) + disc(50, 36, 8, HEALTH) + line("M44 34Q50 30 56 34", 1.6, GLOW) + line("M-54 44q5-5 10 0M-40-30q4-4 8 0M-8 44q4-4 8 0", 2, LIT), (210, 20)),
    "the_otters": (at(_OTTER, -28, -4, 1) + at(_OTTER, 24, 2, 0.9, flip=True) + at(_OTTER, -2, 22, 0.5), (55, 20)),
    "pocket_otter": (_OTTER + ink("M-12 18H12C12 34 8 38 0 38S-12 34-12 18z", TIDE) + line("M-12 23H12", 1.6, GLOW) + ink("M0 6 4 12 0 18-4 12z", GLOW) + spots([(30, -20), (-32, -24)], 2, GLOW), (35, 60)),
    "hello": (ink("M-26 44C-40 40-44 24-34 16-44 4-32-10-20-6-20-22 0-28 8-16 20-26 36-14 32 0 46 4 46 22 34 24 40 38 24 48 12 42 2 50-16 50-26 44z", MIST) + line("M-22 24C-22 8-6 8-6 24V40M6 40V24C6 8 22 8 22 24M-6 30H6", 2.4, LIT) + disc(-14, 6, 7, LIT) + disc(14, 6, 7, LIT) + spots([(-17, 6), (-11, 6), (11, 6), (17, 6)], 1.4) + line("M-16 10q2 2 4 0M12 10q2 2 4 0", 1.4) + line("M-50-20q5-5 10 0M38-28q5-5 10 0M-40-38q4-4 8 0", 2, LIT), (250, 320)),
    "old_seal": (ink("M-50 30C-58 24-56 14-52 12-50 20-46 22-40 22-28-4 4-10 20-22 26-36 48-34 50-18 52-4 42 4 38 14 34 32 20 42-20 44-36 42-46 36-50 30z") + ink("M10 24C20 28 26 38 22 45 10 44 4 36 4 28z", SHADE) + line("M30-20Q34-17 37-20M42-20Q45-17 48-20", 2.4) + spots([(45, -11)], 3) + line("M40-6Q44-3 48-6M36-10 24-8M36-6 25-2", 1.6) + ink("M-36 45-30 34H-14L-10 45zM-46 45-42 38-36 45z", STEEL) + line("M44-36h6l-6 6h6M52-46h5l-5 5h5", 1.8), (225, 60)),
    "tin_swallow": (ink("M-6 2C-24-4-44-24-56-22-48-10-40 6-14 16zM-20 14-54 34-34 32-30 44-8 20z", SHADE) + ink("M-22 16C-14 0 6-8 24-8 36-8 40 2 34 10 22 20-4 26-22 16z", STEEL) + ink("M8-6C6-24 16-40 32-44 34-28 28-10 20-4z", SHADE) + ink("M36-2 52 2 36 7z", GLOW) + eyes([(28, 0)], 3) + spots([(-8, 12), (2, 14), (12, 13)], 1.4) + line("M2-6V-18", 3) + disc(-3, -22, 5, "none", stroke_width=2.4) + disc(7, -22, 5, "none", stroke_width=2.4), (215, 60)),
    "coin_magpie": (ink("M-24 20-56 38-44 24-58 20z", DEEP) + line("M0 30V44M10 28V44M0 44h-8M0 44h6M10 44h10", 2.4) + ink("M-34 18C-24 2-8-18 6-28 20-40 38-34 38-20 38 6 20 32-8 32z", DEEP) + ink("M2 4C16-4 32-8 34-4 28 18 12 30-6 30-8 18-6 8 2 4z", BONE) + ink("M38-24 54-18 37-14z", STEEL) + eyes([(27, -22)], 3) + disc(52, -12, 7, GLOW) + line("M52-15v6", 1.6) + disc(38, 40, 5, GLOW) + disc(-20, 42, 4, GLOW) + disc(28, 42, 4, GLOW) + flat("M-20 14C-10 2 0 0 6 2-4 8-8 16-12 24z", TIDE), (240, 60)),
    "glass_pony": (ink("M-32-2C-22-10 6-8 14-10L18-30C22-42 40-44 46-34L54-18C52-10 44-10 40-14L32-16C34 0 28 14 24 20L26 44H16L12 24H-14L-20 44H-30L-28 22C-36 18-38 4-32-2z", LIT, opacity=".6") + line("M-28 0-6 16 12-8M-6 16 20 14M-6 16-14 24M18-30 32-16M12-8 32-16", 1.6, GLOW) + ink("M16-32C8-30 4-18 4-8 10-10 14-14 18-22zM-34 0C-46 4-50 18-46 32-40 24-36 16-32 12z", CRYSTAL, opacity=".6") + ink("M26-38 28-48 34-40z", LIT) + eyes([(38, -28)], 2.6), (260, 300)),
    "gate_cat": (line("M22 36C44 40 50 20 42 6", 10) + line("M22 36C44 40 50 20 42 6", 5.4, "var(--art-body)") + ink("M0-2C18-2 26 16 24 32 22 42 14 45 0 45S-22 42-24 32C-26 16-18-2 0-2z") + line("M-8 45V30M8 45V30", 1.8) + ink("M-20-14-24-44-8-32H8L24-44 20-14C18 0 10 6 0 6S-18 0-20-14z") + flat(m("M11-30 20-37 18-22z"), HOT) + two(9, -15, 4.4) + ink("M-4-6H4L0-2z", HOT) + line("M0-2V1M-5 3Q-2 4 0 1 2 4 5 3M12-4 28-6M12-1 27 2M-12-4-28-6M-12-1-27 2", 1.5) + line("M-18 8Q0 16 18 8", 4) + line("M-18 8Q0 16 18 8", 2, HEALTH) + disc(0, 14, 4, GLOW), (30, 350)),
}  # fmt: skip


def _glade() -> str:
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none")
        + disc(30, 16, 10, "var(--art-disc)", stroke="none")
        + flat("M0 44C20 34 36 42 56 38S100 32 124 42V66H0z", MID)
        + flat("M0 56Q30 50 62 54T124 54V66H0z", NEAR)
        + line(
            "M8 56q1-6-3-9M8 56q2-5 6-7M112 56q-1-7 3-10M112 56q-2-5-6-6M90 22q5-5 10 0t10 0M12 26q4-4 8 0", 1.4, LIT
        )
    )


part.share("glade", _glade())


def creature(name: str) -> str:
    """Draw a friendly in its box; one that a pack adds has a known body in another hue."""
    if name in FRIENDLIES:
        return part.share(f"friend-{name}", drawn(*FRIENDLIES[name]))
    c = Chance(f"friendly.{name}")
    body, (_, accent) = FRIENDLIES[c.pick(tuple(FRIENDLIES))]
    return part.share(f"friend-{name}", drawn(body + at(line("M-8-8Q0 2 8-8", 2.4, HOT), 0, 0), (c.below(360), accent)))


def card(name: str) -> str:
    """Draw a friendly in a glade, in a band."""
    return drawn(part("glade"), (150, 60)) + at(creature(name), 64, 35, 0.56)
