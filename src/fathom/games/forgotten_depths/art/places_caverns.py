"""Legendary places of the Caverns: panoramas of five windows, 124 by 66 each."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, pole, spots
from fathom.drawing.path import joined

from .style import ACCENT, GLOW, LIT, NEAR, RIM, SHADE, STEEL, WOOD, each, man, part

_WATER = "var(--grip)"


def camp() -> str:
    """Tents under ice, a fire that froze as it burned, somebody in the wall."""
    tent = (
        ink("M-30 24 0-14 30 24z", WOOD) + ink("M0-14-8 24H8z", LINE) + line("M0-14 2-20M-18 10-14 24M18 10 14 24", 1.5)
    )
    ice = ink("M-8-8C-6 4-2 14 0 24 2 14 6 4 8-8z", LIT) + line("M-2-2C-1 6 0 10 0 16", 1.4, RIM)
    return (
        each(
            "icicle",
            ice,
            (
                (20, 2, 0.9),
                (44, 4, 1.2),
                (104, 2, 1),
                (140, 4, 1.3),
                (170, 2, 0.8),
                (230, 4, 1.1),
                (262, 2, 0.9),
                (318, 4, 1.2),
                (352, 2, 0.8),
                (384, 4, 1),
            ),
        )
        + each("tent", tent, ((70, 32), (196, 34, 0.9), (152, 38, 0.6)))
        + ink("M290 58C276 44 290 34 288 22 296 30 298 34 300 36 300 26 304 18 308 12 318 26 328 44 316 58z", LIT)
        + line("M296 50C292 42 298 36 298 30M310 50C316 42 310 32 309 26", 1.6, RIM)
        + line("M280 60 326 54M326 60 280 54", 4)
        + line("M280 60 326 54M326 60 280 54", 2, WOOD)
        + ink("M400 66C396 40 408 8 436 4 470 2 486 34 482 66z", LIT, fill_opacity=".75")
        + at(man(0, 0, "cheer", 1.05), 440, 38)
        + line("M412 50C412 34 420 18 432 14M472 56C474 40 470 26 462 18", 2, RIM)
        + eyes(((438, 23), (444, 23)), 1)
        + line("M40 62H60M110 60H140M220 62H250M350 61H380", 1.6, RIM)
    )


def lake() -> str:
    """Still water, rings on it, stones that lead to whoever sings."""
    return (
        flat("M0 40Q62 36 124 40T248 40 372 40 496 40 620 40V66H0z", _WATER, opacity=".5")
        + ink(
            "M40 52C44 46 66 46 70 52zM120 56C126 48 152 48 158 56zM196 50C200 45 220 45 224 50zM270 56C276 48 304 48 310 56zM344 50C348 45 368 45 372 50z",
            NEAR,
        )
        + man(54, 34, "stand", 0.72)
        + line("M96 46h20M160 60h26M232 46h22M320 60h20M388 46h18M20 58h16M240 58h16", 1.6, RIM)
        + line("M130 30C150 18 170 34 190 24M200 22C224 10 244 28 268 18M280 16C304 6 326 24 350 14", 2)
        + spots(((146, 24), (186, 25), (222, 16), (262, 19), (300, 12), (344, 15)), 2.6)
        + ink("M408 56C404 34 412 6 432 2 454 0 462 20 460 34 458 46 462 52 466 56z", LIT)
        + ink("M424 10C440 4 452 14 448 24 442 32 424 28 422 20z", LINE)
        + flat("M426 22C432 16 444 16 446 22 440 28 430 28 426 22z", ACCENT)
        + line("M412 42C426 48 448 48 460 40", 1.6)
        + line("M392 60C416 52 456 52 484 60M404 64C424 58 452 58 472 64", 1.6, RIM)
    )


def moths() -> str:
    """Steps up to a lamp, and wings round it."""
    moth = (
        ink("M0-2C-6-14-20-16-22-8S-10 4 0 2C10 4 24 0 22-8S6-14 0-2z", LIT)
        + ink("M0 0C-8 2-12 10-8 13S-1 8 0 2C1 8 4 16 8 13S8 2 0 0z", NEAR)
        + line("M0-4V8", 2.6)
        + spots(((-14, -7), (14, -7)), 2)
        + line("M0-4Q-3-9-6-10M0-4Q3-9 6-10", 1.2)
    )
    steps = "".join(f"H{40 + 30 * k}v-2.5" for k in range(1, 16))
    return (
        ink(f"M0 66V64{steps}H620V66z", NEAR)
        + line("".join(f"M{40 + 30 * k} {joined(64 - 2.5 * k)}v7" for k in range(1, 16)), 1.4)
        + each(
            "moth",
            moth,
            (
                (60, 30, 0.7, -10),
                (118, 16, 0.9, 12),
                (170, 36, 0.6, 30),
                (214, 18, 1, -8),
                (262, 34, 0.7, -20),
                (310, 14, 0.9, 16),
                (356, 24, 0.7, -24),
                (404, 14, 1, 8),
                (450, 18, 0.7, -12),
                (496, 12, 0.7, 20),
            ),
        )
        + disc(566, 12, 36, GLOW, opacity=".25", stroke="none")
        + disc(566, 12, 22, GLOW, opacity=".45", stroke="none")
        + line("M566-2V4", 2.4)
        + ink("M557 4H575L579 18H553zM551 18H581V22H551z", STEEL)
        + flat("M566 6C570 10 570 14 566 16 562 14 562 10 566 6z", GLOW)
        + at(part("moth"), 536, 14, 0.9, -30)
        + at(part("moth"), 598, 12, 0.9, 40)
        + man(30, 50, "climb", 0.6)
    )


def tomb() -> str:
    """A boat, black water, an island with a stone and a sword."""
    return (
        flat("M0 44Q62 40 124 44T248 44 372 44 496 44 620 44V66H0z", _WATER, opacity=".6")
        + ink("M30 40H92C88 52 80 56 70 56H52C42 56 34 52 30 40z", WOOD)
        + line("M36 46H86", 1.4)
        + man(56, 26, "sit", 0.62)
        + line("M68 22V2", 2.4)
        + disc(68, 26, 7, GLOW, opacity=".5", stroke="none")
        + disc(68, 26, 3, GLOW)
        + line("M110 50h26M150 58h20M196 48h30M240 60h24M286 50h26M330 58h20M20 60h24M370 50h30", 1.6, RIM)
        + ink("M150 44C156 30 168 34 172 44zM300 44C304 26 322 28 328 44z", NEAR)
        + ink("M214 66C216 56 226 56 228 66zM262 62C264 50 276 52 278 62z", SHADE)
        + eyes(((218, 60), (224, 60)), 1.2)
        + ink("M418 52C440 40 470 36 520 36S596 44 612 52C580 62 450 62 418 52z", NEAR)
        + ink("M470 44V18C470 2 510 2 510 18V44z", STEEL)
        + line("M478 22H502M478 30H502M490 10V16", 1.6)
        + ink("M532 46 540 38H590L596 46zM534 46H594V54H534z", STEEL)
        + line("M540 50H588", 1.4)
        + at(ink("M-2.6 0V-26H2.6V0z", GLOW) + ink("M-9-26H9V-29H-9z", WOOD) + pole("M0-29V-36", 2, WOOD), 565, 40)
        + line("M552 8 548 2M578 8 582 2M565 0V-6", 1.6, GLOW)
    )
