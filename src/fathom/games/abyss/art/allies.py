"""Allies: the five peoples of the deep. A higher value is a larger leader, a longer train, a circlet, at last a crown.

A creature stands round (0, 0) in a box from (-34, -34) to (34, 34).
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.path import joined, n, tag, tone

from ..schema import RACES
from .style import GLOW, LINE, PEARL, G, K, M, W, at, disc, dot, flat, group, ink, line, part, pole, share

VIEW = "0 0 72 72"

NAMES = (
    *(f"{race}.{value}" for race in RACES for value in range(1, 6)),
    *(f"{race}.{value}.{'pearl' if value < 3 else 'dice'}" for race in RACES for value in range(1, 5)),
)


# ---------------------------------------------------------------------------------------------- creatures


def both(d: str, fill: str) -> str:
    """A shape and its mirror image."""
    shape = ink(d, fill)
    return shape + tag("g", shape, transform="scale(-1 1)")


def eyes(x: float, y: float, r: float = 4.0, look: float = 0.6) -> str:
    """Two eyes that look ahead."""
    return "".join(disc(side * x, y, r, PEARL) for side in (-1, 1)) + line(
        f"M{joined(look - x, y + 0.4)}h0M{joined(look + x, y + 0.4)}h0", r
    )


def fan(r: float, lobes: int, start: float, end: float, foot: float = 0.0) -> tuple[str, str]:
    """Return the outline and the ribs of a shell that opens from (0, foot)."""
    angles = [math.radians(start + (end - start) * k / lobes) for k in range(lobes + 1)]
    points = [(math.cos(a) * r, foot + math.sin(a) * r) for a in angles]
    wide = n(r * math.radians(end - start) / lobes * 0.55)
    d = (
        f"M0 {n(foot)}L{joined(*points[0])}"
        + "".join(f"A{wide} {wide} 0 0 1 {joined(x, y)}" for x, y in points[1:])
        + "z"
    )
    ribs = "".join(
        f"M{joined(x * 0.25, foot + (y - foot) * 0.25)}L{joined(x * 0.93, foot + (y - foot) * 0.93)}"
        for x, y in points[1:-1]
    )
    return d, ribs


def _crab() -> str:
    legs = "M-16 9C-24 7-29 12-30 20M-14 13C-20 13-24 18-24 26M-9 16C-13 18-15 23-14 29M16 9C24 7 29 12 30 20M14 13C20 13 24 18 24 26M9 16C13 18 15 23 14 29M-15 0C-23-1-27-6-25-13M15 0C23-1 27-6 25-13"
    claw = "M-25-10C-34-13-35-24-28-32-28-27-26-25-22-25-22-29-19-32-15-33-11-25-14-14-25-10zM25-10C34-13 35-24 28-32 28-27 26-25 22-25 22-29 19-32 15-33 11-25 14-14 25-10z"
    return (
        pole(legs, 2.8, G)
        + ink(claw, M)
        + line("M-6-8V-16M6-8V-16", 3)
        + ink("M0-11C13-11 22-4 22 5S12 20 0 20-22 14-22 5-13-11 0-11z", M)
        + flat("M0 20C12 20 22 14 22 5 14 13-14 13-22 5-22 14-12 20 0 20z", G, opacity=".55")
        + line("M-14-1Q-8-6 0-6M-6 12Q0 15 6 12")
        + eyes(6, -17, 4.2)
    )  # fmt: skip


def _jellyfish() -> str:
    arms = "M-14 1C-19 10-9 16-15 29M-5 3C-10 13 0 19-6 32M5 3C10 13 0 19 6 32M14 1C19 10 9 16 15 29"
    return (
        pole(arms, 2.4, K)
        + line("M-19 0C-25 10-18 18-24 25M19 0C25 10 18 18 24 25", 1.4)
        + ink("M-24-2C-25-21-13-32 0-32S25-21 24-2C21 4 16 4 13 0 10 5 4 5 0 1-4 5-10 5-13 0-16 4-21 4-24-2z", M)
        + flat("M-24-2C-21-9 21-9 24-2 21 4 16 4 13 0 10 5 4 5 0 1-4 5-10 5-13 0-16 4-21 4-24-2z", G, opacity=".5")
        + line("M-9-17a4 4 0 1 1 6-2M3-19a4 4 0 1 1 6 2M-2-25a3 3 0 1 1 4 0", 1.8, K)
        + line("M-18-12C-17-19-13-24-9-26", 2.2, K)
        + eyes(8, -6.5, 3.4)
    )  # fmt: skip


def _seahorse() -> str:
    return (
        ink("M-3-26-12-27-10-20-17-18-12-13-17-7-8-6z", G)
        + ink("M-8 0C-18-3-23 4-22 11-15 13-10 10-7 5z", G)
        + ink("M3-30C12-31 17-25 17-20L30-15C33-13 32-8 28-8L14-10C12-7 10-6 9-4 17 2 18 11 13 18 8 26-2 29-9 25-14 21-13 14-7 13-3 13-1 17-3 20 3 20 6 15 3 11-2 6-11 3-11-8-11-14-9-18-7-21-8-26-4-30 3-30z", M)
        + line("M8-1C2 1-2 0-6-2M11 6C6 7 3 6-1 4M11 13C9 13 7 12 5 11M-10-10Q-3-12 1-9", 1.4)
        + line("M22-15Q21-12 22-10", 1.4)
        + disc(8, -20, 3.8, PEARL) + dot(9, -19.6, 1.8)
    )  # fmt: skip


def _shellfish() -> str:
    back, ribs = fan(33, 7, 200, 340, 12)
    return (
        ink(back, G) + line(ribs, 1.4, W)
        + ink("M-25 5C-20-9 20-9 25 5 20 14-20 14-25 5z", LINE)
        + flat("M-18 6C-14-2 14-2 18 6z", M)
        + ink("M-28 4C-24 24-10 30 0 30S24 24 28 4C20 13-20 13-28 4z", M)
        + line("M-18 12-9 26M-7 14-3 28M7 14 3 28M18 12 9 26", 1.4)
        + eyes(7, 2, 4)
    )  # fmt: skip


def _squid() -> str:
    arms = "M-9 8C-11 18-16 22-24 22M-4 9C-4 20-8 26-15 30M4 9C4 20 8 26 15 30M9 8C11 18 16 22 24 22M0 9V32"
    far = "M-11 6C-22 8-30 16-31 28M11 6C22 8 30 16 31 28"
    return (
        line(far, 3.2) + line(far, 1.2, M)
        + ink("M-31 26c-3 3-3 7 0 8 3-1 3-5 0-8zM31 26c3 3 3 7 0 8-3-1-3-5 0-8z", G, stroke_width=1.3)
        + pole(arms, 3, M)
        + both("M-7-26C-18-22-25-14-25-6-19-9-14-9-11-7z", G)
        + ink("M0-35C9-27 15-16 14-3L12 9C7 13-7 13-12 9L-14-3C-15-16-9-27 0-35z", M)
        + flat("M-14-4C-6-1 6-1 14-4L12 9C7 13-7 13-12 9z", G, opacity=".45")
        + line("M0-28V-14M-5-22V-14M5-22V-14", 1.4)
        + eyes(6.5, 1, 4.4)
    )  # fmt: skip


#: Where a crown sits on a creature.
TOPS = {"jellyfish": (0, -30), "crab": (0, -21), "seahorse": (3, -28), "shellfish": (0, -20), "squid": (0, -27)}

for _race, _draw in zip(RACES, (_jellyfish, _crab, _seahorse, _shellfish, _squid), strict=True):
    share(_race, _draw())


# ---------------------------------------------------------------------------------------------- what they carry

share("crown", ink("M-9 3-12-9-5-4 0-13 5-4 12-9 9 3Q0 6-9 3z", GLOW) + dot(0, -1, 1.8))
share("circlet", ink("M-9 2Q0-2 9 2L9-2Q0-6-9-2z", GLOW) + disc(0, -4, 2.6, PEARL, stroke_width=1.3))
share("pearl", disc(0, 0, 8, PEARL) + flat("M-4.5 1C-5-4-1-6 2-5 0-3-3-2-4.5 1z", GLOW) + line("M2 5Q5 4 5.5 1", 1.2))
_SIDE = ink("M-7-5.5Q-7-7-5.5-7H5.5Q7-7 7-5.5V5.5Q7 7 5.5 7H-5.5Q-7 7-7 5.5z", PEARL)
share(
    "dice",
    at(_SIDE + line("M-3.6-3.6h0M3.6 3.6h0M0 0h0M3.6-3.6h0M-3.6 3.6h0", 3), -6, 2, 1, -14)
    + at(_SIDE + line("M-3-3h0M3 3h0", 3), 9, 0, 1, 16),
)

#: Size of the leader, and the train behind it, by value.
_TRAINS: tuple[tuple[float, tuple[tuple[float, float, float], ...]], ...] = (
    (0.74, ()),
    (0.8, ((60, 17, 0.36),)),
    (0.84, ((13, 17, 0.36), (60, 17, 0.36))),
    (0.86, ((13, 17, 0.36), (60, 17, 0.36), (62, 44, 0.34))),
    (0.88, ((12, 16, 0.36), (60, 16, 0.36), (10, 44, 0.34), (62, 44, 0.34))),
)


def _company(race: str, value: int) -> str:
    """The leader and its train, seen from the front."""
    size, train = _TRAINS[value - 1]
    out = "".join(at(part(race), x, y, s, flip=x > 36 and race == "seahorse", opacity=".75") for x, y, s in train)
    leader = part(race)
    if value > 3:
        leader += at(part("crown" if value == 5 else "circlet"), *TOPS[race])
    return group(out + at(leader, 36, 38 if value < 4 else 42, size), race)


for _race in RACES:
    for _value in range(1, 5):
        share(f"{_race}-{_value}", _company(_race, _value))


def ally(name: str) -> str:
    """Draw an Ally in a square of 72, on nothing: the table lays it on its people's pattern."""
    race, digit, effect = (*name.split("."), "")[:3]
    if digit == "5":
        return _company(race, 5)
    out = part(f"{race}-{digit}")
    if effect == "pearl":
        out += group(at(part("pearl"), 54, 61) + at(part("pearl"), 65, 57, 0.7) + at(part("pearl"), 65, 66, 0.5))
    elif effect == "dice":
        out += group(at(part("dice"), 57, 61))
    return out


def monster() -> str:
    """Draw what surfaces instead of an Ally: a maw in the dark, with a light of its own."""
    teeth = "M11 41 16 52 21 44 26 55 31 46 36 57 41 46 46 55 51 44 56 52 61 41C48 48 24 48 11 41z"
    lids = "M14 30C19 25 28 27 33 35 26 38 18 37 14 30zM58 30C53 25 44 27 39 35 46 38 54 37 58 30z"
    return group(
        ink("M14 30 6 12 20 19 22 4 30 13 36 1 42 13 50 4 52 19 66 12 58 30z", tone("body"))
        + ink("M36 14C58 14 68 30 68 46S54 70 36 70 4 62 4 46 14 14 36 14z", tone("shade"), stroke_width=2.2)
        + line("M20 21C28 17 44 17 52 21M28 26Q36 22 44 26", 1.3, tone("rim"))
        + ink("M8 38C24 48 48 48 64 38 66 56 54 67 36 67S6 56 8 38z", LINE)
        + ink(teeth, GLOW, stroke_width=1.2)
        + ink("M20 65 25 57 30 66 36 59 42 66 47 57 52 65Q36 69 20 65z", GLOW, stroke_width=1.2)
        + ink(lids, GLOW)
        + line("M25 30v5M47 30v5", 2.8)
        + line("M12 27C20 21 29 24 34 32M60 27C52 21 43 24 38 32", 2.6)
        + disc(58, 10, 7, GLOW, opacity=".4", stroke="none")
        + line("M36 14C38 4 50 2 56 8", 1.8)
        + disc(58, 10, 3.4, GLOW)
    )
