"""Scenery of Bird's Nest and the mist below it: what the cover and the pictures of the story are built of."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import at, disc, flat, ink, line, pole, spots
from fathom.drawing.path import joined, tag, tone

from .style import BODY, BONE, DEEP, FAR, GLOW, HEALTH, ISO, LIT, MID, MIST, NEAR, RIM, SHADE, SKY, STEEL, WOOD


def mist(y: float, tone_: str, swell: float = 6, shift: float = 0, opacity: str = "1", down: float = 60) -> str:
    """A bank of mist, level and patient."""
    d = f"M{joined(-60 - shift, y)}"
    for i in range(12):
        d += f"q{joined(18, -swell if i % 2 else -swell * 0.5, 38, 0)}"
    return flat(f"{d}v{down}h-456z", tone_, opacity=opacity)


def house(x: float, y: float, w: float, h: float, lit: bool = True) -> str:
    """A narrow house with a steep roof; its foot at a point."""
    walls = f"M{joined(x - w / 2, y)}v{joined(-h)}h{joined(w)}v{joined(h)}z"
    roof = f"M{joined(x - w / 2 - 2, y - h + 1)}L{joined(x, y - h - w * 0.8)} {joined(x + w / 2 + 2, y - h + 1)}z"
    window = flat(f"M{joined(x - 1.6, y - h * 0.34)}v-4.4h3.4v4.4z", GLOW) if lit else ""
    return ink(walls, LIT, stroke_width=1.4) + ink(roof, SHADE, stroke_width=1.4) + window


def bell_tower(x: float, y: float) -> str:
    """The Academy's bell: one note means breakfast."""
    return (
        ink(f"M{x - 5} {y}V{y - 28}H{x + 5}V{y}z", LIT, stroke_width=1.4)
        + ink(f"M{x - 8} {y - 27}L{x} {y - 41} {x + 8} {y - 27}z", SHADE, stroke_width=1.4)
        + ink(f"M{x - 3} {y - 16}V{y - 21}Q{x} {y - 26} {x + 3} {y - 21}V{y - 16}z", GLOW, stroke_width=1.2)
        + line(f"M{x} {y - 41}v-5M{x} {y - 22}v3", 1.6)
    )


# ---------------------------------------------------------------------------------------------- pictures of the story

#: The box of a picture of the story.
WIDE, HIGH = 240, 120
STORY = f"0 0 {WIDE} {HIGH}"


def wash(fill: str = FAR) -> str:
    """A ground of one tone."""
    return tag("rect", x=-10, y=-10, width=WIDE + 20, height=HIGH + 20, fill=fill, stroke="none")


def sky(x: float = 180, y: float = 30, r: float = 22) -> str:
    """A sky with sun or moon in its haze."""
    return wash() + disc(x, y, r * 1.5, MIST, stroke="none", opacity=".7") + disc(x, y, r, tone("disc"), stroke="none")


def room(wall: str = MID, floor: str = NEAR, y: float = 88) -> str:
    """A room: wall, floor, boards."""
    boards = "".join(f"M{x} {y}L{120 + (x - 120) * 1.5:g} 124" for x in range(10, 240, 28))
    return wash(wall) + flat(f"M-10 {y}H250V130H-10z", floor) + line(f"M-10 {y}H250{boards}", 1.2, ISO)


def hill() -> str:
    """The last town on the last hill, from afar."""
    houses = "".join(
        house(x, y, 10, 11)
        for x, y in ((96, 40), (110, 37), (134, 38), (146, 43), (84, 58), (98, 54), (112, 52), (128, 52), (142, 55), (158, 60), (74, 78), (90, 74), (106, 71), (122, 70), (138, 71), (154, 74), (170, 80))
    )  # fmt: skip
    return (
        ink("M30 130C48 92 72 60 90 44 104 30 136 30 150 44 170 62 194 96 212 130z", NEAR)
        + line("M82 54C104 44 138 44 160 56M64 78C96 62 146 62 178 80M50 98C90 80 150 80 192 100", 1.4, ISO)
        + bell_tower(122, 36)
        + houses
    )


def window(x: float, y: float, w: float, h: float, fill: str = SKY) -> str:
    """A window with a cross bar."""
    frame = ink(f"M{x} {y}h{w}v{h}h{-w}z", fill)
    return (
        frame
        + line(f"M{joined(x + w / 2, y)}v{joined(h)}M{joined(x, y + h / 2)}h{joined(w)}", 2)
        + ink(f"M{x - 3} {y + h}h{w + 6}v4h{-w - 6}z", WOOD)
    )


def table(x: float, y: float, w: float, h: float = 26) -> str:
    """A table; its top at y."""
    return ink(f"M{x} {y}h{w}v6h{-w}zM{x + 5} {y + 6}h6v{h}h-6zM{x + w - 11} {y + 6}h6v{h}h-6z", WOOD)


def books(x: float, y: float, heights: tuple[int, ...]) -> str:
    """A row of books that stand at y."""
    fills = (HEALTH, LIT, WOOD, BONE, BODY, SHADE)
    out = ""
    for i, h in enumerate(heights):
        out += ink(f"M{x + i * 7} {y}v{-h}h6v{h}z", fills[i % len(fills)], stroke_width=1.4)
    return out


def bed(x: float, y: float, size: float = 1.0, asleep: bool = True) -> str:
    """A bed, somebody in it."""
    inner = (
        ink("M-24-14H-20V10H-24zM20-6H24V10H20z", STEEL)
        + ink("M-20-2H20V6H-20z", BONE)
        + (ink("M-18-2C-18-9-8-9-8-2z", GLOW) if asleep else "")
        + ink("M-8-3C0-10 14-9 20-3V6H-8z", LIT)
    )
    return at(inner, x, y, size)


def lamp(x: float, y: float, size: float = 1.0) -> str:
    """A lamp that stands or hangs, and its light."""
    inner = disc(0, 0, 22, GLOW, opacity=".3", stroke="none") + ink(
        "M-5-6H5L7 8H-7zM-9 8H9V12H-9zM-6-6C-4-12 4-12 6-6z", GLOW
    )
    return at(inner, x, y, size)


def stone(x: float, y: float, size: float = 1.0) -> str:
    """A gravestone."""
    return at(ink("M-9 10V-6C-9-14 9-14 9-6V10z", STEEL) + line("M-4-4H4M-5 1H5", 1.4), x, y, size)


def trees(*xs: float) -> str:
    """Young trees."""
    return "".join(at(pole("M0 60V-40", 4, WOOD) + line("M0 0 14-16M0-14-12-28M0-26 9-36", 2.4), x, 54) for x in xs)


def gauge(x: float, y: float, size: float = 1.0, needle: str = "M0 0 9-11") -> str:
    """The gauge at the end of the pipe."""
    inner = (
        disc(0, 0, 22, STEEL)
        + disc(0, 0, 16, BONE)
        + line(f"{needle}M-12 0h3M0-12v3M12 0h-3", 2.4)
        + spots([(0, 0)], 2)
    )
    return at(inner, x, y, size)


def writing(x: float, y: float, rows: int, w: float, gap: float = 7, colour: str = DEEP) -> str:
    """Lines of a hand that one need not read."""
    d = ""
    for i in range(rows):
        reach = w * (0.62 if i == rows - 1 else 1)
        d += f"M{joined(x, y + i * gap)}" + "q2-4 4 0t4 0" * int(reach // 8)
    return line(d, 1.6, colour)


def shine(d: str, width: float = 2.0) -> str:
    """A line of light."""
    return line(d, width, RIM)
