"""Tokens: a disc with a sign on it. A name may say more after a dot: a front ("rot_up.red"), a direction ("gale.left")."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import closed, tag, tone

#: The fronts of tokens: a colour, and the shape that tells it without colour.
FRONTS = {
    "red": ("health", "M0-6 6.4 5H-6.4z"),
    "yellow": ("treasure", "M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0"),
    "green": ("good", "M-5-5H5V5H-5z"),
    "blue": ("grip", "M0-7 6.6 0 0 7-6.6 0z"),
}

#: Which way a pointing token is turned, from pointing right.
TURNS = {"right": 0, "down": 90, "left": 180, "up": -90}
#: Tokens that point somewhere.
POINTING = ("gale", "gravity")
#: Tokens whose front counts although their sign is the same: it is shown as a badge.
BADGED = ("fury",)

#: Signs by name, round (0, 0) in a box of 28: a shape in the colour of the token, lines on it, lines beside it.
SIGNS: dict[str, tuple[str, str, str]] = {
    "energy": ("M3-13-8 2H-2L-5 13 8-3H1z", "", ""),
    "banner": ("M-8 13V-12C0-16 4-8 10-12V0C4 4 0-4-6 0V13z", "", ""),
    "farseer": ("M-13 0C-7-9 7-9 13 0 7 9-7 9-13 0zM-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "", ""),
    "wisp": ("M0-13C8-4 8 6 0 9-8 6-7-3 0-13z", "", "M-3 12q-2 2-1 4M3 12q2 2 0 4"),
    "piton": ("M-11-9-6-13 9 8 11 13 6 11z", "", "M-9-6a5 5 0 1 1-2-5"),
    "coin": ("M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0", "M0-7 2.1-2.2 7-2 3.2 1.4 4.6 6.4 0 3.6-4.6 6.4-3.2 1.4-7-2-2.1-2.2z", ""),
    "gale": ("M4-9 14 0 4 9V3.4H-6V-3.4H4z", "", "M-13-8H-3C1-8 1-13-3-12.6M-13 8H-5C-1 8-1 13-5 12.6M-14 0h4"),
    "gravity": ("M2-13 15 0 2 13V5H-13V-5H2z", "M-9 0H4", ""),
    "web": ("", "", "M0-14V14M-12-7 12 7M-12 7 12-7M0-5 4.4-2.4 4.4 2.4 0 5-4.4 2.4-4.4-2.4zM0-10.4Q5.6-8.4 9-5.2 8 0 9 5.2 5.6 8.4 0 10.4-5.6 8.4-9 5.2-8 0-9-5.2-5.6-8.4 0-10.4"),
    "frost": ("", "", "M0-14V14M-12-7 12 7M-12 7 12-7M-4-11 0-7 4-11M-4 11 0 7 4 11M-11.4-2-7.4-4.4-7.4-9M11.4-2 7.4-4.4 7.4-9M-11.4 2-7.4 4.4-7.4 9M11.4 2 7.4 4.4 7.4 9"),
    "swarm": ("M-7 3C-7-4 7-4 7 3 7 10 3 13 0 14-3 13-7 10-7 3z", "M-6 4.4H6M-5.4 8.6H5.4", "M-3-3C-12-13-16-5-7-1M3-3C12-13 16-5 7-1M-2-4-5-10M2-4 5-10"),
    "relic": ("M-9-4H9V11H-9zM-9-4C-9-12 9-12 9-4z", "M-9-4H9M-2.4-4V1.6H2.4V-4", ""),
    "relic.red": ("", "", "M2-13V2C2 12-10 12-9 2M-9 2-12 5M2-13a2 2 0 1 1 .1 0"),
    "relic.yellow": ("M-7-5H7L5.4 10H-5.4zM-3-9H3L5-5H-5z", "M0 6V0", "M-4-9C-4-15 4-15 4-9"),
    "relic.green": ("M-8-5H8C10 2 10 9 6 12H-6C-10 9-10 2-8-5zM-6-10H6V-5H-6z", "M0-1V8M-4.4 3.4H4.4", ""),
    "relic.blue": ("M-11 8C-7 5-9-10 0-11 9-10 7 5 11 8z", "", "M0-11V-14M-2.4 11.4H2.4"),
    "fury": ("M1-14C10-6 12 2 7 10 4 14-5 14-8 9-12 1-5-2-4-8-1-5 1-6 1-14z", "M0 11C-4 8-1 5 1 1 4 5 4 9 0 11", ""),
    "pollen": ("M-5-1a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0", "", "M-10-9h0M0-12.4h0M10-8h0M12 3h0M7 11h0M-4 12h0M-12 4h0"),
    "vine": ("M-1 3C-12 2-12-9-10-11 0-10 1-4-1 3zM2 6C3-3 10-4 13-3 13 6 7 9 2 6z", "", "M1 14C-2 8 0 2 4-4S4-13 1-13"),
    "rot": ("M-12 0C-11-12 11-12 12 0 6 3-6 3-12 0z", "M-5-5h0M4-6h0M0-2h0", "M-3 3-4 13H4L3 3"),
    "rot_up": ("M-12 0C-11-12 11-12 12 0 6 3-6 3-12 0z", "M-9-1 9-1", "M-3 3-4 13H4L3 3"),
    "rot_up.red": ("M-13 10-9-6-5 6-1-12 4 6 8-7 13 10z", "", ""),
    "rot_up.blue": ("M-12 4C-12-2-6-1-5-6-4-12 4-12 5-6 6-2 12-2 12 4 12 10-12 10-12 4z", "M-5 3h0M3 5h0M1-4h0", ""),
    "rot_up.yellow": ("M-13 1C-13-8 13-8 13 1 13 10-13 10-13 1z", "M-6-1C-4-5 4-5 6-1M-13 1C-9 7 9 7 13 1", ""),
    "rot_up.green": ("M0-14 9-5 6 12H-6L-9-5z", "M0-14-3-4-2 12M0-14 3-4", ""),
    "thorn": ("M-4 13C-5 2-2-6 4-14 6-4 6 4 4 13zM-5 6-13-2-5-1zM5 6 13-4 5 0z", "", ""),
    "air": ("M-9 3a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4-9a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M-6 2A4 4 0 0 1-3-1", "M9 8h0M-8-8h0"),
    "spine": ("M-7-13C0-15 4-14 6-12L1 14z", "M-3-10 0 6", ""),
}  # fmt: skip


def token(name: str) -> str:
    """A token in a box of 60 by 60 round (0, -4); "mark.red" is the mark of a front, large."""
    kind, _, more = name.partition(".")
    rim = f"var(--{FRONTS[more][0]})" if more in FRONTS else tone("accent")
    if kind == "mark":
        return tag(
            "g",
            tag("circle", r=20, fill="var(--panel)", stroke=tone("line"), stroke_width=3) + front(more, 2),
            transform="translate(0 -4)",
        )
    filled, on, beside = SIGNS.get(name) or SIGNS.get(kind) or (_unknown(kind), "", "")
    sign = tag("path", d=beside, fill="none", stroke="var(--ink)", stroke_width=2.2) if beside else ""
    sign += tag("path", d=filled, fill=rim, stroke=tone("line"), stroke_width=1.7) if filled else ""
    sign += tag("path", d=on, fill="none", stroke=tone("line"), stroke_width=2) if on else ""
    turn = {"transform": f"rotate({TURNS[more]})"} if TURNS.get(more) else {}
    inner = (
        tag("circle", r=20, fill="var(--panel)", stroke=tone("line"), stroke_width=2.2)
        + tag("circle", r=16.4, fill="none", stroke=rim, stroke_width=1.6)
        + tag("g", sign, stroke_linejoin="round", stroke_linecap="round", **turn)
        + (_badge(more) if kind in BADGED and more in FRONTS else "")
    )
    return tag("g", inner, transform="translate(0 -4)")


def front(name: str, size: float = 1.0) -> str:
    """The mark of a front alone, round (0, 0)."""
    colour, d = FRONTS[name]
    return tag(
        "path", d=d, fill=f"var(--{colour})", stroke=tone("line"), stroke_width=1.6, transform=f"scale({size:g})"
    )


def _badge(name: str) -> str:
    back = tag("circle", r=8.6, fill="var(--panel)", stroke=tone("line"), stroke_width=1.6)
    return tag("g", back + front(name), transform="translate(14 13)")


def _unknown(kind: str) -> str:
    """A stranger's token has a blot that never changes."""
    c = Chance(f"token.{kind}")
    return closed(
        [(math.cos(k * math.pi / 4) * r, math.sin(k * math.pi / 4) * r) for k in range(8) for r in (c.between(6, 13),)],
        places=1,
    )
