"""The delvers: Heroes as busts and as figures that stand; the suits of both disciplines. `--c` is the seat's colour."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, flat, ink, line, mirrored, mix, spots
from fathom.drawing.path import tag

from .gear import BODY, MIND
from .people import head, known, looks, worn
from .style import BONE, CLOTH, DEEP, FAR, GLOW, HEALTH, LIT, NEAR, SQUARE, STEEL, TIDE, WOOD, drawn, part

VIEW = SQUARE
m = mirrored
_DARK = mix(CLOTH, 62, LINE)

part.share(
    "mist",
    tag("rect", x=-60, y=-68, width=120, height=120, fill=FAR, stroke="none")
    + flat("M-60 52V4C-44-8-34 4-18-6S14-2 26-12 48-8 60-14V52z", NEAR)
    + line("M-56-34q6-6 12 0t12 0M20-44q6-6 12 0t12 0M34-24q6-6 12 0", 2.4, LIT),
)

# ---------------------------------------------------------------------------------------------- suits

#: The shoulders of a suit, and its collar behind and before the head.
part.share("bust", ink("M-12 22H12V36C34 36 50 44 54 72H-54C-50 44-34 36-12 36z", CLOTH))
part.share("ring-mind", ink("M-30 28C-30 18 30 18 30 28V34C30 24-30 24-30 34z", DEEP))
part.share(
    "collar-mind",
    ink("M-31 27C-31 40 31 40 31 27V36C31 50-31 50-31 36z", STEEL)
    + spots([(-22, 39), (-8, 43.4), (8, 43.4), (22, 39)], 2, GLOW),
)
part.share("ring-body", ink(m("M0 18C20 16 34 20 36 30L26 34C22 26 8 24 0 24z"), BONE))
part.share(
    "collar-body",
    ink("M-36 28C-24 40 24 40 36 28L38 38C24 52-24 52-38 38z", WOOD)
    + ink(m("M4 36 8 24 13 36zM17 35 23 22 26 33zM29 31 37 18 37 29z"), BONE),
)

#: A suit that stands: what hangs on the back, the body, what lies over it.
part.share(
    "suit",
    ink(m("M3 20H20L22 38H4z"), _DARK)
    + ink(m("M3 36H22C26 38 29 44 28 49H2z"), STEEL)
    + ink("M0-25C17-25 25-15 26-1L27 20C18 30-18 30-27 20L-26-1C-25-15-17-25 0-25z", CLOTH)
    + line("M-26 15Q0 24 26 15", 5)
    + line("M-26 15Q0 24 26 15", 2.4, WOOD),
)
part.share(
    "back-mind",
    ink(m("M12-30H24Q28-30 28-26V6H12z"), STEEL) + ink(m("M15-36H25V-30H15z"), GLOW) + line(m("M12-12H28"), 2),
)
part.share(
    "back-body",
    ink(m("M14-8C30-14 36-30 32-44 26-36 18-32 10-30z"), BONE) + line(m("M22-16q4-4 5-10"), 1.6),
)
part.share(
    "front-mind",
    disc(0, 1, 10, STEEL)
    + disc(0, 1, 6.4, GLOW)
    + line("M-8-8-16-16M8-8 16-16", 3)
    + ink("M-20-20C-20-12 20-12 20-20V-15C20-7-20-7-20-15z", STEEL),
)
part.share(
    "front-body",
    line("M-18-18C-6 0 8 12 24 18", 6)
    + line("M-18-18C-6 0 8 12 24 18", 3, WOOD)
    + ink("M0 8C-12 0-10-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 10-9 12 0 0 8z", HEALTH)
    + ink("M-24-21C-14-12 14-12 24-21L22-13C12-5-12-5-22-13z", BONE)
    + line("M-12-15v5M-4-13v5M4-13v5M12-15v5", 2),
)
#: What the upgraded suits add: a lattice, marrow.
part.share(
    "more-mind_advanced",
    line(m("M4-8 20 8M20-10 4 12M24 0 12 16"), 1.6, GLOW) + ink(m("M24-16C34-22 42-16 42-6 36-4 28-6 22-8z"), STEEL)
    + line(m("M28-14 38-10"), 2, TIDE),
)  # fmt: skip
part.share(
    "more-body_advanced",
    ink(m("M22-16C30-26 42-22 44-10 38-4 28-4 22-6z"), BONE) + line(m("M30-14q6-2 9 4"), 1.6) + line(m("M10-4Q18-2 22-8M10 3Q18 6 24 1M9 10Q16 13 24 10"), 2.4, BONE),
)  # fmt: skip

#: Helmets: what one sees of a delver who is nobody yet.
part.share(
    "head-mind",
    ink("M0-34C22-34 31-20 31-2S22 26 0 26-31 16-31-2-22-34 0-34z", STEEL)
    + disc(0, -2, 18, GLOW)
    + disc(0, -2, 13.6, DEEP)
    + flat("M-9-6C-7-12-1-13 3-12-3-9-6-5-7 1z", LIT)
    + spots([(-6, 0), (6, 0)], 2.6, GLOW)
    + spots([(0, -26), (25, -6), (-25, -6), (18, 16), (-18, 16)], 2.2, GLOW)
    + ink("M-6-34H6V-41H-6z", GLOW),
)
part.share(
    "head-body",
    ink(m("M16-20C26-28 40-26 44-42 48-26 40-10 26-8z"), BONE)
    + ink("M0-33C22-33 28-18 26 0L18 22H-18L-26 0C-28-18-22-33 0-33z", WOOD)
    + ink("M-22-8C-10-14 10-14 22-8L18 6C10 10-10 10-18 6z", DEEP)
    + spots([(-9, -2), (9, -2)], 3.4, GLOW)
    + line("M0-33V-12M-14-28-10-13M14-28 10-13", 2.2)
    + ink("M-12 12-9 22-5 13-1.6 23 1.6 23 5 13 9 22 12 12z", BONE),
)
_PAINT = f"--f:{GLOW};--k:{WOOD}"


def _person(name: str) -> tuple[str, str]:
    """Return the head that belongs to a name, and its colours: a Hero's, or the helmet of a discipline."""
    if name in ("mind", "body"):
        return part(f"head-{name}"), _PAINT
    who = known(name)
    return head(who), looks(who)


def bust(name: str, discipline: str, suit: str = "") -> str:
    """Draw a delver from the shoulders up, in a square of 60; one with the name of a discipline wears the helmet."""
    face, paint = _person(name)
    inner = (
        part("mist")
        + (at(part(f"more-{suit}"), 0, 50, 1.5) if f"more-{suit}" in part.drawn else "")
        + part("bust")
        + part(f"ring-{discipline}")
        + at(face, 0, -6, 1.12)
        + part(f"collar-{discipline}")
        + (at(worn(known(name)), 0, 42, 0.9) if name not in ("mind", "body") and worn(known(name)) else "")
    )
    return at(drawn(inner, width=2.8, more=paint), 30, 34, 0.5)


def _held(discipline: str, weapon: str) -> str:
    things = MIND if discipline == "mind" else BODY
    return part.share(f"{discipline}-{weapon}", things[weapon]) if weapon in things else ""


def figure(name: str, discipline: str, weapon: str = "", suit: str = "") -> str:
    """Draw a delver who stands in a suit with a weapon in the hand, in a box of 120."""
    face, paint = _person(name)
    arm = m("M22-13C31-6 35 2 35 10")
    hands = ((35, 11), (-35, 11))
    thing = _held(discipline, weapon)
    inner = (
        part(f"back-{discipline}")
        + part("suit")
        + (at(thing, 37, 1, 0.84, 6) if thing else "")
        + line(arm, 13)
        + line(arm, 8, CLOTH)
        + spots(hands, 7)
        + spots(hands, 5, WOOD)
        + (part(f"more-{suit}") if f"more-{suit}" in part.drawn else "")
        + part(f"front-{discipline}")
        + at(face, 0, -34, 0.7)
    )
    return drawn(at(inner, 60, 66), width=2.8, more=paint)
