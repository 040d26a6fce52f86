"""Legendary places of the Ruins: panoramas of five windows, 124 by 66 each."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, disc, eyes, flat, ink, line, spots

from .style import DEEP, GLOW, LIT, NEAR, RIM, SHADE, SKY, STEEL, WOOD, each, man

_HEALTH = "var(--health)"
_GOOD = "var(--good)"
_WATER = "var(--grip)"


def chapel() -> str:
    """Pews in the water, an altar behind them."""
    pew = ink("M-20 0H20V-5H-20zM-18 12V0M18 12V0M-20-5V-14H-16V-5", WOOD) + line("M-18-9H18", 1.4)
    window = ink("M-11 22V-6C-11-22 11-22 11-6V22z", SKY) + line("M0-18V22M-11 2H11M-11-8H11", 1.4)
    return (
        each("ch-window", window, ((62, 22), (186, 20), (310, 22)))
        + ink("M434 56V16C434-10 496-10 496 16V56z", SKY)
        + line("M465-4V30M446 10H484M440 24H490", 1.6)
        + disc(465, 10, 9, GLOW)
        + ink("M440 40H490V56H440zM434 36H496V41H434z", NEAR)
        + line("M465 36V20M459 26H471", 3)
        + line("M465 36V20M459 26H471", 1.4, GLOW)
        + each(
            "ch-pew",
            pew,
            (
                (34, 48, 0.9),
                (92, 50),
                (152, 48, 0.9),
                (214, 51, 1, 4),
                (276, 49, 0.9),
                (340, 53, 1, -14),
                (392, 50, 0.8),
            ),
        )
        + flat(
            "M0 56Q16 52 31 56T62 56 93 56 124 56 155 56 186 56 217 56 248 56 279 56 310 56 341 56 372 56 403 56 434 56 465 56 496 56 527 56 558 56 620 56V66H0z",
            _WATER,
            opacity=".55",
        )
        + line(
            "M20 61q6-4 12 0M110 62q6-4 12 0M240 60q6-4 12 0M330 62q6-4 12 0M420 61q6-4 12 0M480 62q6-4 12 0", 1.5, RIM
        )
    )


def hollow() -> str:
    """Steps into a hole that has an inside of its own."""
    return (
        ink("M0 50H70L80 56H110L120 62H160L170 66H0z", NEAR)
        + line("M70 50V56H80M110 56V62H120M20 54H50M88 60H104", 1.5)
        + flat("M96 0C130 24 118 44 150 66H620V0z", DEEP)
        + line("M96 0C130 24 118 44 150 66", 2)
        + ink(
            "M186 66C190 40 206 30 214 12 222 32 236 44 240 66zM296 66C300 52 310 44 314 34 320 46 328 54 332 66zM262 0C264 14 270 22 274 30 278 20 284 12 286 0zM350 0C352 10 356 18 360 22 364 16 368 8 370 0z",
            SHADE,
        )
        + line("M150 20q10 6 8 14M176 50q8-4 12 2M250 52q8-6 14 0M330 20q8 4 6 12", 1.6, SHADE)
        + ink("M392 66C384 40 404 14 434 12 468 12 490 38 482 66z", LINE)
        + disc(436, 44, 18, GLOW, opacity=".3", stroke="none")
        + disc(436, 44, 11, GLOW, opacity=".55", stroke="none")
        + disc(436, 44, 5, GLOW)
        + man(60, 40, "point", 0.7)
        + line("M70 50V28", 2)
        + eyes(((196, 20), (204, 20), (340, 44), (347, 45), (262, 44), (268, 44)), 1.5)
    )


def hands() -> str:
    """Hands out of every wall, and a well that they point at."""
    arm = ink(
        "M-4 14-3-2C-8-8-8-12-6-12-4-12-3-8-2-6-3-12-3-17-1-17 1-17 0-11 1-7 1-13 2-18 4-17 6-17 4-10 4-6 6-9 8-11 9-9 9-6 6-3 4 0L5 14z",
        LIT,
    )
    return (
        flat("M0 0H620V24H0z", SHADE)
        + line(
            "M0 24H620M40 0V24M104 0V24M170 0V24M236 0V24M300 0V24M366 0V24M430 0V24M496 0V24M560 0V24M0 12H620", 1.4
        )
        + each(
            "arm",
            arm,
            (
                (30, 46, 1),
                (58, 50, 1.2),
                (96, 48, 0.9),
                (140, 50, 1.2),
                (176, 46, 1),
                (226, 50, 1.3),
                (262, 46, 0.9, 14),
                (300, 50, 1.2, 14),
                (344, 48, 1, 20),
                (384, 50, 1.3, 20),
                (424, 48, 1, 28),
                (462, 50, 1.2, 34),
                (498, 46, 0.9, 40),
                (80, 18, 0.9, 180),
                (156, 16, 1, 180),
                (244, 18, 0.9, 176),
                (330, 16, 1, 168),
                (410, 18, 1, 160),
                (470, 18, 0.9, 150),
            ),
        )
        + ink("M518 40C518 30 594 30 594 40L588 64H524z", NEAR)
        + ink("M518 40C518 30 594 30 594 40S518 50 518 40z", LINE)
        + line("M519 50C540 58 572 58 593 50M534 46V54M556 49V57M578 46V54", 1.6)
        + line("M526 34V8M586 34V8", 4.4)
        + line("M526 34V8M586 34V8", 2, WOOD)
        + ink("M516 10 556-6 596 10z", WOOD)
        + line("M556 2V38", 2)
        + eyes(((548, 40), (564, 40)), 2)
    )


def garden() -> str:
    """A gate, hedges gone wild, a fountain, and a tree that bears one fruit."""
    hedge = ink("M-34 22C-40 8-30-2-22 2-20-10-4-12 0-4 6-14 22-10 22 0 32-4 40 8 34 22z", _GOOD) + line(
        "M-18 12q3-5 6 0M2 6q3-5 6 0M16 14q3-5 6 0M-6 16q2-4 4 0", 1.5
    )
    return (
        line("M30 56V10C30-2 86-2 86 10V56M40 56V2M50 56V0M60 56V-2M70 56V0M78 56V4M30 26H86M30 42H86", 4)
        + line("M30 56V10C30-2 86-2 86 10V56M40 56V2M50 56V0M60 56V-2M70 56V0M78 56V4M30 26H86M30 42H86", 1.8, STEEL)
        + ink("M52 22H66V36H52z", GLOW)
        + spots(((59, 28),), 2)
        + each("hedge", hedge, ((140, 40, 1), (196, 44, 0.8), (236, 38, 1.2), (410, 40, 1), (470, 44, 0.8)))
        + ink("M316 56H364V62H316zM334 40H346V56H334z", NEAR)
        + ink("M306 40C310 50 370 50 374 40z", NEAR)
        + line("M340 40C340 24 330 22 326 34M340 40C340 24 350 22 354 34M340 40V20", 2, _WATER)
        + line(
            "M540 64C546 44 532 34 520 22M541 48C556 38 566 30 580 22M538 40C530 34 516 38 508 34M552 36C556 26 552 16 556 8M530 30C534 20 528 12 530 4",
            6,
        )
        + line(
            "M540 64C546 44 532 34 520 22M541 48C556 38 566 30 580 22M538 40C530 34 516 38 508 34M552 36C556 26 552 16 556 8M530 30C534 20 528 12 530 4",
            2.8,
            WOOD,
        )
        + disc(580, 30, 12, GLOW, opacity=".35", stroke="none")
        + disc(580, 30, 6.4, _HEALTH)
        + line("M580 23Q583 18 587 18", 1.6)
        + spots(((180, 60), (286, 58), (392, 60), (500, 62)), 1.4, GLOW)
    )
