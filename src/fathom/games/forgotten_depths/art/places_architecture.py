"""Legendary places of the Architecture: panoramas of five windows, 124 by 66 each."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, pole, spots

from .style import DEEP, GLOW, LIT, NEAR, SHADE, SKY, STEEL, WOOD, each, man, part

_HEALTH = "var(--health)"


def table() -> str:
    """A table that goes on: places laid, candles, at its end a chair that is taken."""
    place = ink("M-9 0C-9-4 9-4 9 0z", GLOW) + line("M-13 0V-7M13 0V-7", 1.4)
    candle = ink("M-2 0V-14H2V0z", GLOW, stroke_width=1.3) + ink(
        "M0-22C3-18 3-15 0-15S-3-18 0-22z", _HEALTH, stroke_width=1
    )
    chair = ink("M-8 10V-20C-8-26 8-26 8-20V10z", SHADE) + line("M-4-18V4M4-18V4", 1.4)
    return (
        each("chair", chair, tuple((30 + 48 * k, 38, 0.9) for k in range(10)))
        + ink("M534 60V6C534-8 586-8 586 6V60z", DEEP)
        + ink("M560 0C570 0 574 8 572 16 570 24 550 24 548 16 546 8 550 0 560 0z", LIT)
        + ink("M540 52C540 34 550 28 560 28S580 34 580 52z", DEEP)
        + line("M555 10h0M565 10h0", 3)
        + line("M554 18Q560 21 566 18", 1.6)
        + ink("M560 28 555 32 560 42 565 32z", GLOW, stroke_width=1.3)
        + ink("M0 44H620V50H0z", WOOD)
        + flat(
            "M0 50H620V58C600 64 590 56 570 60S530 54 500 60 450 54 420 60 370 54 340 60 290 54 260 60 210 54 180 60 130 54 100 60 40 54 0 58z",
            SKY,
        )
        + line(
            "M0 58C40 54 70 64 100 60S150 54 180 60 230 54 260 60 310 54 340 60 390 54 420 60 470 54 500 60 540 56 570 60 600 64 620 58",
            1.6,
        )
        + each("place", place, tuple((30 + 48 * k, 44) for k in range(11)))
        + each(
            "candle", candle, ((6, 44), (102, 44, 1.2), (198, 44), (294, 44, 1.2), (390, 44), (486, 44, 1.2), (606, 44))
        )
    )


def weights() -> str:
    """Weights in rows; then the scale that they are for."""
    weight = ink("M-9 0-6-16H6L9 0z", STEEL) + line("M-4-16C-4-22 4-22 4-16M-4-8H4", 1.8)
    scale = (
        pole("M310 62V-4", 4, STEEL)
        + ink("M286 60H334V66H286z", STEEL)
        + line("M246 14 374 0M246 14 230 44M246 14 262 44M374 0 358 28M374 0 390 28", 2.4)
        + ink("M224 44H268Q262 56 246 56T224 44zM352 28H396Q390 40 374 40T352 28z", GLOW)
        + disc(310, 6, 5, GLOW)
        + at(part("weight"), 238, 44, 0.8)
        + at(part("weight"), 254, 44, 0.9)
        + ink("M374 26C366 20 364 14 367 11 370 9 373 11 374 14 375 11 378 9 381 11 384 14 382 20 374 26z", _HEALTH)
    )
    return (
        ink("M0 30H150V34H0zM0 54H180V58H0z", WOOD)
        + each(
            "weight",
            weight,
            (
                (20, 30, 0.7),
                (44, 30, 0.8),
                (70, 30, 0.9),
                (98, 30, 1),
                (128, 30, 1.15),
                (24, 54, 1),
                (56, 54, 1.1),
                (92, 54, 0.9),
                (124, 54, 1.2),
                (160, 54, 0.8),
            ),
        )
        + man(186, 44, "point", 0.7)
        + at(scale, -26, 0)
    )


def tower() -> str:
    """A tower that lies where it fell, from its foot to its bell."""
    opening = ink("M-8 8C-8-8 8-8 8 8z", LINE)
    return (
        ink(
            "M0 18 60 14 120 20 124 16 250 22 254 18 380 26 384 22 470 30 520 34V58L470 58 384 60 380 64 254 60 250 64 124 60 120 64 60 60 0 62z",
            NEAR,
        )
        + line(
            "M0 34 520 44M0 48 520 52M30 17V34M90 18V35M60 34V48M150 18V36M210 21V37M180 36V50M270 20V38M330 24V40M300 38V51M410 25V42M450 30V43M360 40V52M420 42V53M30 48V61M120 49V62M240 50V62M340 51V61M440 52V58",
            1.4,
        )
        + each("opening", opening, ((44, 28, 1, 90), (164, 30, 1, 90), (284, 32, 1, 92), (404, 36, 0.9, 92)))
        + ink("M520 32 560 26 600 44 562 62 520 60z", SHADE)
        + line("M534 32V58M552 28V60", 1.5)
        + at(ink("M0-16C12-16 12 2 18 8H-18C-12 2-12-16 0-16z", GLOW) + spots(((0, 11),), 3), 586, 50, 0.9, -70)
        + ink(
            "M20 66q4-8 12-6 8 0 8 6zM200 66q4-10 14-7 6 2 6 7zM350 66q4-8 12-6 6 1 6 6zM490 66q4-8 12-6 8 0 8 6z", LIT
        )
        + man(100, 8, "stand", 0.5)
        + eyes(((160, 29), (400, 36), (406, 37)), 1.4)
    )


def room() -> str:
    """A bed, a chair, a window, a door; behind the door the same, smaller."""
    door = ink("M-15 26V-26H15V26z", LINE) + ink("M-15 26V-26L2-22V30z", WOOD) + spots(((-2, 4),), 1.8, GLOW)
    return (
        ink("M16 44H84V58H78V52H22V58H16zM16 44V26H24V44z", WOOD)
        + ink("M24 44C24 34 84 34 84 44z", _HEALTH)
        + ink("M26 40C26 34 42 34 42 40z", GLOW)
        + ink("M112 6H150V34H112z", SKY)
        + line("M131 6V34M112 20H150", 1.8)
        + disc(140, 13, 4, GLOW)
        + ink("M176 40H200V44H176zM196 40V18H200V40M178 44V60M198 44V60", WOOD)
        + at(part.share("room-door", door), 250, 34)
        + at(part("room-door"), 374, 34)
        + at(
            ink("M-34 22H34V-22H-34z", NEAR)
            + ink("M-28 12H0V18H-28zM-28 12V4H-25V12z", WOOD, stroke_width=1.3)
            + ink("M-25 12C-25 7 0 7 0 12z", _HEALTH, stroke_width=1.3)
            + ink("M8-14H24V0H8z", SKY, stroke_width=1.3)
            + line("M16-14V0M8-7H24", 1.2),
            310,
            30,
        )
        + ink("M412 40H480V56H474V50H418V56H412zM412 40V22H420V40z", WOOD)
        + ink("M420 40C420 26 446 28 456 30S480 34 480 40z", _HEALTH)
        + disc(428, 30, 5, LIT)
        + line("M425 30h2M430 30h2", 1.4)
        + at(part("room-door"), 516, 34)
        + flat("M540 66V0H620V66z", LINE)
        + ink("M556 60V14H604V60z", SKY)
        + man(580, 40, "stand", 0.86)
        + disc(592, 42, 9, GLOW, opacity=".5", stroke="none")
        + disc(592, 42, 3.6, GLOW)
    )
