"""What Leviathans are made of: a field of soft bumps, and the parts that go behind it and on it."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fathom.drawing.field import Bump, Field
from fathom.drawing.path import Line, along, joined, limb, tag, tone
from fathom.drawing.strokes import eye

from .style import GLOW, at, ink, line, part, share

#: The height of the outline.
OUTLINE = 0.44
BODY, LIT, SHADE, NEAR, ISO, RIM = map(tone, ("body", "lit", "shade", "near", "iso", "rim"))

share(
    "pincer",
    tag(
        "path",
        d="M0 6C-14 4-20-10-14-28-11-20-8-17-3-17-2-24 3-29 10-31 15-20 13-4 0 6zM-1 2C-4-5-3-12-3-17M-11-10Q-9-4-6-1M9-20Q9-12 6-6",
    ),
)
share("leaf", ink("M0 0C-8-10-6-24 2-34 8-24 10-10 0 0M0-4Q1-14 2-24", NEAR))
share("leviathan-eye", tag("g", eye(0, 0, 10, -1, 0.34), stroke="none"))


class Beast(NamedTuple):
    """What a leviathan is made of: bumps, what lies behind them, and what lies on them once the field is known."""

    bumps: Sequence[Bump]
    behind: str
    over: Callable[[Field], str]
    rough: float = 0.08


# ---------------------------------------------------------------------------------------------- parts of a body


def look(x: float, y: float, size: float, right: bool = False) -> str:
    """An eye that looks at nobody in particular."""
    return at(part("leviathan-eye"), x, y, size / 10, flip=right)


def arms(lines: Sequence[Line], wide: float, narrow: float = 1.6, fill: str = SHADE) -> str:
    """Tapering arms."""
    return ink("".join(limb(one, wide, narrow, 6) for one in lines), fill)


def suckers(lines: Sequence[Line], size: float, count: int = 12) -> str:
    """Pale discs along arms."""
    dots = "".join(f"M{joined(round(x), round(y + size * 0.5))}h0" for one in lines for x, y in along(one, count)[2:-2])
    return line(dots, size * 2, RIM, opacity=".8")


def crest(field: Field, left: float, right: float, gap: float, high: float, lean: float = 0.4, fill: str = NEAR) -> str:
    """Thorns or fins along the back."""
    d, x, k = "", left, 0
    while x < right:
        y = field.top(OUTLINE, x)
        if y is not None:
            h = high * (0.75, 1.05, 0.9)[k % 3]
            d += f"M{joined(round(x - gap * 0.55), round(y + 5))}q{joined(round(gap * 0.4), round(-h * 0.6), round(gap * 0.55 + h * lean), round(-h - 5))}q{joined(round(-h * lean * 0.3), round(h * 0.7), round(gap * 0.6 - h * lean), round(h + 5))}z"
        x, k = x + gap, k + 1
    return ink(d, fill) if d else ""


def lanterns(points: Sequence[tuple[float, float, float]]) -> str:
    """Lights on a skin."""
    return "".join(tag("circle", cx=x, cy=y, r=r, fill=GLOW, stroke_width=1.2) for x, y, r in points)


def legs(lines: Sequence[str], width: float, fill: str = SHADE) -> str:
    """Jointed legs."""
    d = "".join(lines)
    return line(d, width + 4) + line(d, width, fill)


def pincer(x: float, y: float, size: float, turn: float = 0.0, flip: bool = False, fill: str = BODY) -> str:
    """A claw that opens upwards from (x, y)."""
    return at(part("pincer"), x, y, size, turn, flip, fill=fill)
