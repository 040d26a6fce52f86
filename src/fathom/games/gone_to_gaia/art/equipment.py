"""Equipment cards: the thing of a type on the bench of its discipline, and studs that tell its rank."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, flat, ink, line, spots
from fathom.drawing.path import tag
from fathom.drawing.strokes import rays

from .gear import BETTER, BODY, BODY_WORN, MIND, MIND_WORN
from .style import FAR, GLOW, HEIGHT, HOT, ISO, LIT, MID, NEAR, WIDTH, drawn, part

#: Things by pile and type.
THINGS = {"mind": MIND | MIND_WORN, "body": BODY | BODY_WORN, "better": BETTER}
#: Hue and accent of the bench of each pile.
HUES = {"mind": (235, 60), "body": (35, 350), "better": (290, 60)}
#: Long things lie aslant.
_ASLANT = 34


def _wash(fill: str) -> str:
    return tag("rect", width=WIDTH, height=HEIGHT, fill=fill, stroke="none")


#: A drawing board, a hide, a cloth with rays.
part.share(
    "bench-mind",
    _wash(FAR)
    + line("M0 11H124M0 33H124M0 55H124M18 0V66M40 0V66M62 0V66M84 0V66M106 0V66", 1, ISO)
    + line("M62 5a28 28 0 1 0 .1 0M22 33H102", 1.2, ISO)
    + flat("M0 0H12L0 12zM124 66H112L124 54z", MID),
)
part.share(
    "bench-body",
    _wash(FAR)
    + flat("M10 8C22 2 30 12 44 8S70 2 84 8 106 4 114 10C118 22 112 30 116 42S116 58 104 60C90 62 84 56 70 60S40 58 28 62 6 58 10 46 4 22 10 8z", MID)
    + line("M14 14l4 3M26 9v5M104 10l-3 4M112 22h-5M14 52l4-3M26 60v-5M106 58l-4-4M112 46h-5M12 32h5", 1.8, NEAR),
)  # fmt: skip
part.share("bench-better", _wash(MID) + flat(rays(62, 33, 8, 90, 14, 0.16), FAR))

_STUD = part.share("stud", ink("M0-4.4 4.4 0 0 4.4-4.4 0z", GLOW, stroke_width=1.6))
_ARM = "C-10-7-16 2-24-1-17 5-10 4-4 0z"


def _rank(rank: int) -> str:
    """Studs in a row; from rank 3 they have leaves, at rank 5 the middle one is crowned."""
    wide = (rank - 1) * 9
    out = ""
    if rank >= 3:
        leaf = part.share("leaf", ink(f"M0 0{_ARM}", LIT, stroke_width=1.4))
        out += at(leaf, -wide / 2 - 4, 0) + at(leaf, wide / 2 + 4, 0, flip=True)
    if rank >= 4:
        out += line(f"M{-wide / 2:g} 0H{wide / 2:g}", 1.8)
    out += "".join(at(_STUD, 9 * i - wide / 2, 0) for i in range(rank))
    return out + (ink("M-6-5-8-12-3-9 0-14 3-9 8-12 6-5z", HOT, stroke_width=1.4) if rank >= 5 else "")


for _n in range(1, 6):
    part.share(f"rank-{_n}", at(_rank(_n), 62, 59))


def thing(pile: str, type_: str) -> str:
    """Refer to the thing of a type; one that a pack adds is a known thing of its own."""
    known = THINGS[pile]
    if type_ not in known:
        return at(_strange(type_), 0, 0)
    return part.share(f"{pile}-{type_}", known[type_])


def _strange(type_: str) -> str:
    c = Chance(f"equipment.{type_}")
    return ink("M-20-14H20V20H-20z") + line(f"M-20-4H20M{c.below(20) - 10}-14V20", 2) + spots([(0, -4)], 4, GLOW)


def card(pile: str, type_: str, rank: int) -> str:
    """Draw an equipment card in a band."""
    pile = pile or "better"
    weapon = type_ in (MIND if pile != "body" else BODY)
    put = at(thing(pile, type_), 62, 29, 0.7, _ASLANT if weapon and (pile, type_) not in _UPRIGHT else 0)
    return drawn(part(f"bench-{pile}") + put + part(f"rank-{min(max(rank, 1), 5)}"), HUES[pile])


#: Weapons that hang or spread out, and look wrong aslant.
_UPRIGHT = {("body", "coil"), ("better", "coil"), ("better", "bow"), ("better", "hook"), ("body", "lance")}
