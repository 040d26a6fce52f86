"""Everything that is neither card nor creature: tokens, dice, the backs of cards, the stacks of the Council."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Callable

from fathom.drawing.path import joined, tag, tone

from ..schema import RACES
from .style import BAND, GLOW, LINE, PEARL, STEEL, G, W, at, disc, dot, flat, group, ink, line, part, share

SQUARE, CARD = "0 0 60 60", "0 0 62 87"
BODY, NEAR, SHADE, DEEP, ISO = map(tone, ("body", "near", "shade", "deep", "iso"))

# ---------------------------------------------------------------------------------------------- tokens

_KEY = ink(
    "M-14 0a10 10 0 1 1 19-4H25V4H21V11H15V4H5A10 10 0 0 1-14 0zM-8.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    GLOW,
    fill_rule="evenodd",
)
_HEART = "M0 17C-19 4-22-6-16-13-10-18-3-15 0-8 3-15 10-18 16-13 22-6 19 4 0 17z"


def _plate(rim: str, face: str = "var(--panel)") -> str:
    return disc(0, 0, 26, face, stroke_width=2.4) + disc(0, 0, 21.5, "none", stroke=rim, stroke_width=1.6)


def _pips(count: int, y: float, gap: float = 9) -> str:
    return "".join(dot((k - (count - 1) / 2) * gap, y, 2.4, "var(--treasure)") for k in range(count))


def _crowned(count: int) -> str:
    crown = ink("M-14 6-18-12-7-4 0-17 7-4 18-12 14 6Q0 10-14 6z", GLOW)
    return _plate("var(--treasure)") + at(crown, 0, -1, 0.86) + _pips(count, 14, 7)


def _pearls(count: int) -> str:
    spots = {2: ((-8, 2), (8, -2)), 3: ((-9, 6), (9, 6), (0, -9))}[count]
    return _plate("var(--crystal)") + "".join(at(part("pearl"), x, y, 1.05) for x, y in spots)


TOKENS: dict[str, str] = {
    "pearl": disc(0, 0, 23, PEARL, stroke_width=2.4) + flat("M-14 3C-15-10-5-17 6-14-2-10-9-6-14 3z", GLOW) + line("M6 14Q14 11 15.5 3", 2.4),
    "key": at(_KEY, -5, 0, 1.1),
    "wound": _plate("var(--health)", "var(--health-wash)") + tag("path", d="M-9-13C-10-3-12 5-16 12M2-15C1-4-1 6-5 15M13-13C12-3 10 6 6 13", fill="none", stroke="var(--health)", stroke_width=5),
    "scourge": _plate("var(--danger)") + line("M-14 16 12-12M14 16-12-12", 5) + line("M-14 16 12-12M14 16-12-12", 2, STEEL) + ink("M17-18 14-4 9-9 4-13zM-17-18-14-4-9-9-4-13z", STEEL) + ink("M-7-2C-7-10 7-10 7-2 7 2 5 3 4 6H-4C-5 3-7 2-7-2z", PEARL) + dot(-3, -2, 1.8) + dot(3, -2, 1.8),
    "health": ink(_HEART, "var(--health)", stroke_width=2.4) + flat("M-13-3C-14-9-9-12-5-10-9-8-11-6-13-3z", GLOW),
    "threat": ink("M0-25 24 0 0 25-24 0z", "var(--danger)", stroke_width=2.4) + ink("M-13 0C-7-8 7-8 13 0 7 8-7 8-13 0z", GLOW) + tag("ellipse", rx=2.4, ry=5.6, fill=LINE, stroke="none"),
}  # fmt: skip

_FACE = "M-13-14C-12-9-9-6-5-5H5C9-6 12-9 13-14 18-6 17 1 14 5 14 14 8 19 0 19S-14 14-14 5C-17 1-18-6-13-14zM-10 2C-9 7-6 9-1 8-2 4-5 1-10 2zM10 2C9 7 6 9 1 8 2 4 5 1 10 2zM-7 12 0 15 7 12 4 16H-4z"


def _monster_back(new: bool) -> str:
    """The backs differ by outline, and those that came with the Leviathans carry an L."""
    if new:
        edge = "M-24-13 0-27 24-13V13L0 27-24 13z"
        letter = ink("M-4-18H3V9H13V16H-4z", GLOW)
        return ink(edge, DEEP, stroke_width=2.4) + line("M-19-10 0-21 19-10V10L0 21-19 10z", 1.4, NEAR) + letter
    return (
        disc(0, 0, 26, DEEP, stroke_width=2.4)
        + disc(0, 0, 21.5, "none", stroke=NEAR, stroke_width=1.4)
        + tag("path", d=_FACE, fill=GLOW, fill_rule="evenodd", stroke="none", transform="translate(0-2) scale(.94)")
    )


MONSTER_TOKENS: dict[str, str] = {
    "base": _monster_back(False),
    "new": _monster_back(True),
    **{f"influence_{k}": _crowned(k) for k in (2, 3, 4)},
    **{f"pearls_{k}": _pearls(k) for k in (2, 3)},
    "key": _plate("var(--treasure)") + at(_KEY, -4, 0, 0.84),
    "council_stack": _plate("var(--squid)") + "".join(ink(f"M{joined(x, y)}h16v21h-16z", fill) for x, y, fill in ((-13, -15, "var(--squid-wash)"), (-8, -11, "var(--squid)"), (-3, -7, GLOW))),
}  # fmt: skip

#: Where the pips of each face of a die are.
_PIPS = {
    "1": "M0 0h0",
    "2": "M-12-12h0M12 12h0",
    "3": "M-12-12h0M0 0h0M12 12h0",
    "4": "M-12-12h0M12-12h0M-12 12h0M12 12h0",
    "5": "M-12-12h0M12-12h0M0 0h0M-12 12h0M12 12h0",
    "6": "M-12-12h0M-12 0h0M-12 12h0M12-12h0M12 0h0M12 12h0",
}

share("die", tag("rect", x=-24, y=-24, width=48, height=48, rx=10, fill=PEARL))


def die(face: str) -> str:
    """Draw a face of a die."""
    return group(at(part("die") + line(_PIPS[face], 9), 30, 30), width=2.4)


def token(name: str) -> str:
    """Draw a token."""
    return group(at(TOKENS[name], 30, 30), width=1.8)


def monster_token(name: str) -> str:
    """Draw a Monster token: its back by deck, its face by what it gives."""
    return group(at(MONSTER_TOKENS[name], 30, 30), width=1.8)


# ---------------------------------------------------------------------------------------------- backs of cards

share(
    "back",
    tag("rect", width=62, height=87, fill=DEEP, stroke="none")
    + line("M5 9Q5 5 9 5H53Q57 5 57 9V78Q57 82 53 82H9Q5 82 5 78z", 1.6, NEAR)
    + line("M9 20Q31 8 53 20M9 28Q31 16 53 28M9 67Q31 79 53 67M9 59Q31 71 53 59", 1.2, ISO),
)

BACKS: dict[str, str] = {
    "exploration": line("M31 26C48 26 50 50 31 50S18 36 31 36 39 44 32 44", 5.4) + line("M31 26C48 26 50 50 31 50S18 36 31 36 39 44 32 44", 2.6, GLOW) + line("M31 50V64M25 60Q31 70 37 60", 2.2, GLOW),
    "lord": ink("M14 56 10 32 21 42 31 26 41 42 52 32 48 56Q31 61 14 56z", GLOW) + disc(31, 48, 3.6, "var(--crab)") + dot(21, 50, 2) + dot(41, 50, 2),
    "location": ink("M31 24C43 29 49 36 50 45H12C13 36 19 29 31 24z", GLOW) + ink("M15 47h6v13h-6zM28 47h6v13h-6zM41 47h6v13h-6zM11 60h40v5H11z", GLOW),
    "leviathan": ink("M10 44C20 28 42 28 52 44 42 60 20 60 10 44z", GLOW) + disc(31, 44, 8.6, "var(--danger)") + tag("ellipse", cx=31, cy=44, rx=2.6, ry=8, fill=LINE, stroke="none") + line("M8 38C20 20 42 20 54 38M16 60 12 66M31 64V71M46 60 50 66", 2.6, GLOW),
}  # fmt: skip


def back(name: str) -> str:
    """Draw the back of a card."""
    return group(part("back") + BACKS[name])


# ---------------------------------------------------------------------------------------------- stacks


def council(race: str) -> str:
    """A stack of the Council: cards face down, under the emblem of their people."""
    cards = "".join(
        ink(f"M{x} {y}h34q3 0 3 3v26q0 3-3 3h-34q-3 0-3-3v-26q0-3 3-3z", W if k == 3 else G)
        for k, (x, y) in enumerate(((36, 8), (39, 12), (42, 16), (45, 20)))
    )
    return group(part("wash") + cards + at(part(f"emblem-{race}"), 50, 23, 1.15), race)


KINDS: dict[str, tuple[Callable[[str], str], tuple[str, ...], str]] = {
    "token": (token, tuple(TOKENS), SQUARE),
    "monster_token": (monster_token, tuple(MONSTER_TOKENS), SQUARE),
    "die": (die, tuple(_PIPS), SQUARE),
    "back": (back, tuple(BACKS), CARD),
    "council": (council, RACES, BAND),
}
