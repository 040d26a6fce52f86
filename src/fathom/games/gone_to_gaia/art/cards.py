"""Cards that are a choice or a plan: Level cards with what they offer, Spawn cards with who comes, Ultimates."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Sequence

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, flat, ink, line, spots
from fathom.drawing.path import tag
from fathom.drawing.strokes import rays

from .equipment import thing
from .gear import BODY, BODY_WORN
from .heroes import figure
from .style import (
    BONE,
    DEEP,
    EMBER,
    FAR,
    GALE,
    GLOW,
    GOOD,
    HEALTH,
    HEIGHT,
    HOT,
    LIT,
    MID,
    MIST,
    NEAR,
    ROOT,
    STEEL,
    TIDE,
    WIDTH,
    drawn,
    part,
)

# ---------------------------------------------------------------------------------------------- levels

part.share(
    "stair",
    tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none")
    + flat("M0 66V58H41V50H83V42H124V66z", MID)
    + line("M0 58H41V50H83V42H124", 1.6, NEAR)
    + line("M10 10l4-6 4 6M106 12l4-6 4 6", 1.6, NEAR),
)
#: What an effect of a Level card looks like.
_GIFTS = {
    "heal": ink("M0 16C-22 2-18-14-9-14-4-14 0-10 0-6 0-10 4-14 9-14 18-14 22 2 0 16z", HEALTH),
    "shield": ink("M-16-18C-6-18 0-22 0-24 0-22 6-18 16-18V2C16 12 6 20 0 24-6 20-16 12-16 2z", STEEL) + line("M0-20V20", 1.8),
    "element": disc(-9, -9, 8, TIDE) + ink("M9-18 18-2H0z", EMBER) + ink("M-9 2 0 7V15L-9 20-18 15V7z", ROOT) + ink("M2 4H18V20H2z", GALE),
    "": ink("M0-20 6-7 20-6 9 3 13 17 0 9-13 17-9 3-20-6-6-7z", GLOW),
}  # fmt: skip


def level(options: Sequence[tuple[str, str]]) -> str:
    """Draw a Level card: what it offers, each a step higher; options are ("equip", type) or ("effect", verb)."""
    count = len(options)
    inner = part("stair")
    for i, (kind, name) in enumerate(options):
        x = WIDTH * (i + 0.5) / count
        y = 38 - 13 * i / max(1, count - 1)
        pile = "body" if i % 2 and name in BODY | BODY_WORN else "mind"
        drawn_ = thing(pile, name) if kind == "equip" else part.share(f"gift-{name}", _GIFTS.get(name, _GIFTS[""]))
        inner += at(drawn_, x, y, 0.52 if count < 4 else 0.46)
    return drawn(inner, (205, 60))


# ---------------------------------------------------------------------------------------------- spawns

_SIZE = 10.4
#: Signs of a Spawn card round (0, 0): the boss, a minion, where delvers begin, a circuit, a friendly.
_SIGNS = {
    "B": ink("M-4.4 3-5.4-3-2.4-1 0-5 2.4-1 5.4-3 4.4 3z", HOT),
    "m": ink("M0-4 3.6-1.4 2.6 3.4H-2.6L-3.6-1.4z", DEEP) + spots([(-1.3, 0), (1.3, 0)], 0.7, GLOW),
    "S": disc(0, 0, 3.8, GLOW) + disc(0, 0, 1.4, DEEP),
    "c": ink("M-3.4-3.4H3.4V3.4H-3.4z", GOOD) + line("M-1.4-3.4V-5M1.4-3.4V-5M-1.4 3.4V5M1.4 3.4V5", 1),
    "f": ink("M0 4C-5 1-4.4-3.4-2-3.4-.8-3.4 0-2.4 0-1.4 0-2.4.8-3.4 2-3.4 4.4-3.4 5 1 0 4z", HEALTH),
}
part.share(
    "arena",
    tag("rect", width=60, height=60, fill=MID, stroke="none")
    + flat("".join(f"M{4 + x * _SIZE + 0.5:g} {4 + y * _SIZE + 0.5:g}h9.4v9.4h-9.4z" for y in range(5) for x in range(5)), FAR),
)  # fmt: skip


def spawn(rows: Sequence[str]) -> str:
    """Draw a Spawn card: the arena, and who comes where."""
    inner = part("arena")
    for y, row in enumerate(rows):
        for x, mark in enumerate(row.replace(" ", "")):
            if mark in _SIGNS:
                inner += at(part.share(f"spawn-{mark}", _SIGNS[mark]), 4 + _SIZE * (x + 0.5), 4 + _SIZE * (y + 0.5))
    return drawn(inner, (188, 350), 1)


# ---------------------------------------------------------------------------------------------- ultimates


def ultimate(suit: str, discipline: str) -> str:
    """Draw an Ultimate: what a suit does when its wheel is full."""
    c = Chance(f"ultimate.{suit}")
    mind = discipline == "mind"
    hue = (235, 60) if mind else (15, 350)
    burst = flat(rays(62, 34, 10, 90, 16, 0.2, c.unit()), MIST)
    lines = (
        line("M62 34 20 6M62 34 8 34M62 34 20 62M62 34 104 6M62 34 116 34M62 34 104 62M20 6 8 34 20 62M104 6 116 34 104 62M20 6 62-6 104 6", 1.6, GLOW)
        + "".join(disc(x, y, 3.4, GLOW) for x, y in ((20, 6), (8, 34), (20, 62), (104, 6), (116, 34), (104, 62)))
        if mind
        else line("M44 34C30 20 26 36 12 24M44 42C28 44 26 56 10 52M80 34C94 20 98 36 112 24M80 42C96 44 98 56 114 52M56 14C50 2 40 8 34 0M68 14C74 2 84 8 90 0", 5)
        + line("M44 34C30 20 26 36 12 24M44 42C28 44 26 56 10 52M80 34C94 20 98 36 112 24M80 42C96 44 98 56 114 52M56 14C50 2 40 8 34 0M68 14C74 2 84 8 90 0", 2.4, BONE)
    )  # fmt: skip
    person = at(figure(discipline, discipline, suit=suit), 62 - 60 * 0.5, 36 - 66 * 0.5, 0.5)
    wash = tag("rect", width=WIDTH, height=HEIGHT, fill=NEAR, stroke="none")
    return drawn(wash + burst + lines, hue) + tag("g", person, style=f"--c:{LIT if mind else HOT}", class_="gg")
