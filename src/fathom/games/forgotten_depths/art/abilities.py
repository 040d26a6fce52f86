"""Abilities: one deed each, in the colours of its Class. A deed happens round (0, 0), within 60 by 30 each way."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, pole, spots
from fathom.drawing.path import tag
from fathom.drawing.strokes import rays

from .items import CLOTHS
from .style import (
    DEEP,
    FAR,
    FIGURE,
    GLOW,
    HEIGHT,
    ISO,
    LIT,
    MID,
    NEAR,
    RIM,
    SHADE,
    STEEL,
    WIDTH,
    WOOD,
    drawn,
    man,
    part,
)

_HEALTH, _CRYSTAL = "var(--health)", "var(--crystal)"
_BLADE = part.share(
    "blade", ink("M-2.6-2V-24L0-31 2.6-24V-2z", STEEL) + ink("M-8-3H8V0H-8z", GLOW) + pole("M0 1V8", 2, WOOD)
)
_SWING = man(0, 0, "swing", 1.05)
_CLAW = "M40-24C30-20 24-10 24 0L30-6C30 2 26 8 24 14L34 4C36 12 34 18 32 24L44 8C52-6 52-18 40-24z"
_HAND = "M-14 10C-20 0-22-6-20-9-16-11-13-6-10-1-12-10-13-18-9-19-5-19-5-10-3-3-3-12-3-21 1-21 5-21 4-12 4-3 6-10 7-17 11-16 14-15 12-6 10 1 14-2 18-4 20-1 20 3 14 8 12 15 9 21-9 21-14 10z"

DEEDS: dict[str, str] = {
    # fighter
    "second_breath": man(-22, 6, "brace", 1.05) + line("M-4-12C8-20 16-8 8-4M-2-2C16-12 30 2 18 8M-6 8C12 4 26 14 14 20M26-14C36-18 42-10 36-6", 3.4) + line("M-4-12C8-20 16-8 8-4M-2-2C16-12 30 2 18 8M-6 8C12 4 26 14 14 20M26-14C36-18 42-10 36-6", 1.4, GLOW),
    "rooted": ink("M-14-33H-2L-4 6C-2 12 2 14 8 16H-18C-16 10-13 6-14-33zM8-33H20L18 6C20 12 24 14 30 16H4C6 10 9 6 8-33z", DEEP) + line("M-16 16C-24 20-34 18-42 26M-10 16C-14 22-22 24-24 32M0 16C0 24-6 26-6 33M6 16C10 24 8 28 14 33M20 16C24 22 32 22 36 31M28 16C36 18 44 20 50 28", 4.4) + line("M-16 16C-24 20-34 18-42 26M-10 16C-14 22-22 24-24 32M0 16C0 24-6 26-6 33M6 16C10 24 8 28 14 33M20 16C24 22 32 22 36 31M28 16C36 18 44 20 50 28", 2, WOOD),
    "overreach": man(-36, 6, "point", 1.05) + pole("M-19-7C-4-12 8-6 20-10", 4, FIGURE, 0) + at(_BLADE, 22, -10, 1.1, 76) + line("M-6-20C8-26 22-24 34-20M-4 4C10 2 22 2 32 4", 1.6, opacity=".7"),
    "break_the_guard": ink("M-6-26C-18-22-26-22-30-22-32 0-26 18-8 28L-12 12-2 4-12-8z", STEEL) + ink("M2-28C12-22 22-22 28-22 30 2 24 18 2 30L-2 16 8 6-4-8z", STEEL) + at(_BLADE, 30, 24, 1.2, -52) + line("M-2-34 0-42M-14-32-18-38M10-34 14-40", 2, GLOW),
    "stand_before": man(18, 14, "sit", 0.7) + at(man(0, 0, "brace", 1.25), -8, 4, flip=True) + ink("M-26-18C-20-20-14-18-14-14-14 2-18 12-26 16-32 10-34 0-34-14-32-18-30-18-26-18z", STEEL) + at(ink(_CLAW, SHADE), -16, 0, 1, flip=True),
    "long_hunger": ink("M-34 0C-20-24 20-24 34 0 20 26-20 26-34 0z", LINE) + ink("M-30-4-22 6-16-9-8 4 0-13 8 4 16-9 22 6 30-4C18-24-18-24-30-4z", GLOW) + ink("M-26 8-18 2-10 14-2 6 6 15 14 4 24 8C14 22-14 22-26 8z", GLOW) + disc(-2, 1, 5, "var(--treasure)") + line("M-34 0C-20-24 20-24 34 0 20 26-20 26-34 0z", 2.4, _HEALTH),
    "full_weight": ink("M-20-32H20L14-14H26V2H-26V-14H-14z", STEEL) + line("M-26-6H26M-12-24H12", 1.5) + line("M-32-26V-12M32-26V-12M-38-18V-8M38-18V-8", 2) + line("M-30 18-42 14M-26 24-36 30M30 18 42 14M26 24 36 30M-12 14-16 24M12 14 16 24M0 14V26", 2.6, GLOW) + flat("M-40 30Q0 22 40 30V33H-40z", DEEP),
    "read_the_shoulder": ink("M12 33C12 8 4-2-14-4-36-4-46 10-48 33z", SHADE) + ink("M-16-4C-24-6-28-14-26-22-22-30-8-30-4-22-2-14-6-6-16-4z", LIT) + line("M-28 6C-16 0-2 2 6 14M4-10C14-8 20 0 22 12M22 12 16 8M22 12 26 6", 2.2) + ink("M24-20C32-28 46-28 54-20 46-12 32-12 24-20z", GLOW) + disc(39, -20, 4.4, LINE),
    # wizard
    "cold_needle": line("M-48 20 34-14", 8) + ink("M-50 21 20-14 46-24 28-6z", LIT) + line("M-34 12 30-14", 1.6, GLOW) + line("M-30-14V-2M-36-8H-24M-34-12-26-4M-26-12-34-4M12 10V22M6 16H18M8 12 16 20M16 12 8 20", 1.6, _CRYSTAL) + line("M46-24 54-28M44-30 48-36M50-18 58-16", 1.8),
    "bright_shell": ink("M-32 24C-36-12-18-32 0-32S36-12 32 24C14 30-14 30-32 24z", GLOW, opacity=".75") + man(0, 6, "stand", 0.95) + line("M-24 0C-22-14-14-22-4-25", 2.4, RIM) + line("M-40-10-48-13M-34-26-40-32M34-26 40-32M40-10 48-13", 2, GLOW),
    "loosen": line("M-46 4C-30 4-20-20-4-16S10 12-6 14-22-8 2-14 30 2 48-4", 7) + line("M-46 4C-30 4-20-20-4-16S10 12-6 14-22-8 2-14 30 2 48-4", 4, WOOD) + ink("M24 8 34 4 40 12 34 20 24 18z", STEEL) + line("M28 9V17M34 6V18M18-24l4-6M30-20l6-4M-26 18l-5 5", 1.8) + ink("M-36 18 -30 16-28 26-33 28z", GLOW),
    "slow_light": flat(rays(-42, -20, 10, 96, 6, 0.13, -0.16), GLOW, opacity=".7") + disc(-42, -20, 9, GLOW) + at(_SWING, 20, 6) + at(_SWING, 36, 8, opacity=".4") + at(_SWING, 50, 10, opacity=".2"),
    "mend_weave": ink("M-50 24C-30 6-6 2 20 4 34 6 46 0 52-6V14C36 22 10 20-6 24-20 28-36 33-44 33z", WOOD) + line("M-14 8 10 18", 4, _HEALTH) + line("M-14 14-6 4M-6 19 2 8M4 21 11 11", 2, GLOW) + line("M11 11C20-8 30-18 40-24", 1.6, GLOW) + line("M36-18 48-30", 3.4) + line("M36-18 48-30", 1.4, STEEL),
    "mirror_skin": man(-20, 6, "brace", 1.1) + ink("M2-26C16-24 20-10 18 4 16 18 8 24 2 26-4 18-6 8-6-2-6-14-4-22 2-26z", LIT) + line("M2-18C8-14 10-6 9 0", 2.2, RIM) + line("M50-22 20-4 48 18", 4.4) + line("M50-22 20-4 48 18", 2, _HEALTH) + ink("M48 18 38 16 44 8z", _HEALTH),
    "ember_rain": flat("M-56-33H56C50-22 40-26 32-24S16-18 8-24-10-18-20-24-40-18-56-28z", DEEP) + "".join(at(part.share("ember", ink("M0-9C4-4 5 0 3 4 0 7-4 5-4 1-4-3-1-5 0-9z", GLOW) + spots(((0, 2),), 1.3, _HEALTH)) if k == 0 else part("ember"), x, y, s) for k, (x, y, s) in enumerate(((-38, 2, 1), (-24, 18, 1.2), (-8, -4, 1.1), (6, 16, 1), (22, 0, 1.3), (38, 20, 1.1), (44, -6, 0.8)))) + line("M-38-14V-8M-24-2V6M-8-18V-14M6 2V6M22-16V-12M38 4V8", 1.6, GLOW),
    "gathering_static": ink(_HAND, LIT, transform="translate(0 10)") + line("M-34-4-26-10-30-14-20-22M34-2 26-10 31-14 22-24M0-16-4-24 3-26-2-33M-40 14-32 10-36 4M40 16 32 12 37 6", 3.6) + line("M-34-4-26-10-30-14-20-22M34-2 26-10 31-14 22-24M0-16-4-24 3-26-2-33M-40 14-32 10-36 4M40 16 32 12 37 6", 1.6, GLOW),
    # rogue
    "soft_hands": ink("M4-22H40V22H4z", STEEL) + ink("M22-8a6 6 0 0 1 3 11L28 14H16L19 3A6 6 0 0 1 22-8z", LINE) + at(ink(_HAND, LIT), -26, 8, 0.9, 74) + line("M-8 2 18 2", 3) + line("M-8 2 18 2", 1.2, GLOW),
    "be_elsewhere": ink("M-8-24-22-16-26 2-20 4-18-4-20 26H14L10-6 16 2 22-2 12-18-2-24C-2-18-8-18-8-24z", SHADE) + line("M-4-16 0 22M8 22V28M-12 26V31", 1.5) + at(man(0, 0, "leap", 0.9), 42, 4, opacity=".4") + line("M18-14H30M20 0H28M16 14H26", 1.8),
    "feint": at(_BLADE, -14, 10, 1.2, 52) + at(_BLADE, 4, 16, 1.2, -30, opacity=".35") + at(_BLADE, 20, 14, 1.2, -48) + line("M-40-20C-26-32 6-32 24-20M24-20 16-20M24-20 22-28", 2),
    "knife_between": ink("M-44-26C-20-20-12-6-6 4L-22 24C-36 12-46-6-44-26z", STEEL) + ink("M44-28C24-22 14-8 8 2L24 24C40 10 46-8 44-28z", STEEL) + line("M-38-14C-28-8-22 2-18 12M38-14C30-8 24 2 20 12", 1.5) + at(ink("M-3-2V-26L3-34V-2z", GLOW) + ink("M-8-3H8V1H-8z", WOOD) + pole("M0 2V14", 2.4, WOOD), 0, 18, 1, 4),
    "the_narrow_gap": flat("M-62-33H-8L-12-16-6 0-10 16-4 33H-62zM62-33H12L8-14 14 2 9 18 14 33H62z", DEEP) + line("M-8-33-12-16-6 0-10 16-4 33M12-33 8-14 14 2 9 18 14 33", 2) + flat("M-8-33H12L8-14 14 2 9 18 14 33H-4L-10 16-6 0-12-16z", GLOW) + man(2, 10, "stand", 0.72),
    "quick_fingers": ink(_HAND, LIT, transform="translate(-14 8) rotate(-24)") + disc(16, -12, 9, "var(--treasure)") + disc(16, -12, 5.6, "none", stroke_width=1.2) + line("M28-16C40-14 44-4 40 6M40 6 34 2M40 6 45 0M2-24l-4-6M28-24l5-5", 1.8),
    "roll_with_it": line("M-46 20C-40-24 30-34 42 8M42 8 33 4M42 8 45-2", 2.4) + at(ink("M0-16C10-18 18-8 16 2 14 14-2 18-10 12-18 6-18-8-8-12z", FIGURE) + disc(4, -8, 6, LIT) + line("M-8 8C-2 2 6 4 12 8", 2.4, RIM), 2, 8, 1, -30) + line("M-50 26H-20M-4 27H30M-34 31H6", 1.8),
    "far_ears": ink("M-34-26C-14-32-4-16-10 2-14 12-20 12-22 20-26 30-40 26-42 14-44 2-48-22-34-26z", LIT) + line("M-32-14C-22-18-17-8-22 0-26 6-32 6-32 14", 2) + line("M2-12q7 12 0 24M14-18q11 18 0 36M26-24q15 24 0 48", 2) + ink("M46-8C49-2 53 2 53 7 53 13 39 13 39 7 39 2 43-2 46-8z", _CRYSTAL),
}  # fmt: skip

DECKS = {name: ("fighter", "wizard", "rogue")[k // 8] for k, name in enumerate(DEEDS)}

part.share(
    "rank",
    tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none")
    + flat("M0 66 30 0H50L20 66zM40 66 70 0H90L60 66zM80 66 110 0H124V12L100 66z", MID)
    + flat("M0 58Q62 50 124 58V66H0z", NEAR)
    + line("M10 62H34M48 61H76M90 62H114", 1.2, ISO),
)


def ability(name: str, deck: str = "") -> str:
    """Draw an Ability in a band; one that a pack adds shows somebody of its Class at work."""
    deed = DEEDS.get(name) or at(_SWING, 0, 6) + eyes(((34, -14), (46, -14)), 4) + line(mirrored("M20-26 28-30"), 2)
    return drawn(part("rank") + at(deed, 62, 33), hues=CLOTHS[deck or DECKS.get(name, "")])
