"""What lies and stands on the board beside people and enemies: Witness, friendlies' tokens, parts, circuits, graves; elements."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import at, disc, flat, ink, line, mirrored, spots
from fathom.drawing.path import tag

from .style import BONE, DEEP, EMBER, GALE, GLOW, GOOD, HEALTH, ISO, LIT, ROOT, SHADE, STEEL, TIDE, WOOD, drawn, part

m = mirrored

_GEAR = "M-4-24H4L6-17 13-21 19-15 15-8 23-6V6L15 8 19 15 13 21 6 17 4 24H-4L-6 17-13 21-19 15-15 8-23 6V-6L-15-8-19-15-13-21-6-17z"
_BONE = line("M-14 14 14-14", 12) + spots([(-18, 10), (-10, 18), (18, -10), (10, -18)], 8.4) + line("M-14 14 14-14", 7.6, BONE) + spots([(-18, 10), (-10, 18), (18, -10), (10, -18)], 6, BONE)  # fmt: skip

#: A stove with manners.
WITNESS = (
    tag("ellipse", cy=48, rx=30, ry=4, fill="var(--art-line)", stroke="none", opacity=".28")
    + ink(m("M6 30H16V44H22V49H5z"), DEEP) + line("M0-38V-50", 3) + disc(0, -53, 5, GLOW)
    + line(m("M30-4C42-2 44 10 38 20"), 8) + line(m("M30-4C42-2 44 10 38 20"), 4, STEEL)
    + ink("M-20-38H20C30-38 32-30 32-20V24C32 32 28 36 20 36H-20C-28 36-32 32-32 24V-20C-32-30-30-38-20-38z", STEEL)
    + ink("M-24-30H24V-4H-24z", DEEP) + disc(-11, -17, 8.4, GLOW) + disc(11, -17, 8.4, GLOW) + spots([(-11, -16), (11, -16)], 2.8)
    + ink("M-18 8H18V28H-18z", LIT) + line("M-12 14H12M-12 21H12", 2) + flat("M-26 2H26V4H-26z", ISO) + spots([(-26, 18), (26, 18), (-26, 26), (26, 26)], 1.8)
)  # fmt: skip

#: What lies on the board, round (0, 0).
THINGS: dict[str, str] = {
    "witness": WITNESS,
    "part_mind": at(ink(_GEAR, STEEL) + disc(0, 0, 9, GLOW) + disc(0, 0, 3.4, DEEP), 0, 12, 1.2),
    "part_body": at(_BONE, 0, 12, 1.3),
    "part_boss": at(ink("M-26 6-30-18-14-6 0-26 14-6 30-18 26 6z", GLOW) + ink("M-26 6H26V16H-26z", GLOW) + disc(0, 11, 3.6, HEALTH) + spots([(-16, 11), (16, 11)], 2.4) + spots([(-30, -20), (0, -28), (30, -20)], 3.4), 0, 14, 1.1),
    "circuit": at(ink("M-26-20H20L28-12V24H-26z", GOOD) + line("M-16-20V-8H-6M-16 24V10M-26 2H-12M28 4H14M6 24V14M8-20V-10M-6-26V-20M6-26V-20M-6 24V30M6 24V30", 2, GLOW) + ink("M-10-8H12V12H-10z", DEEP) + line("M-4-2H6M-4 5H6", 2, GLOW) + spots([(-18, 18), (20, 18)], 2.4, GLOW), 0, 12, 1.1),
    "grave": tag("ellipse", cy=46, rx=38, ry=6, fill="var(--art-line)", stroke="none", opacity=".28") + ink("M-26 46V-16C-26-38 26-38 26-16V46z", STEEL) + line("M-16-14C-16-26 16-26 16-14M-14 4H14M-10 14H10M-14 24H8", 2.2) + ink("M-38 48C-36 36-28 36-26 42-22 32-14 36-12 44-4 36 4 38 6 44 14 34 22 36 24 42 30 34 38 40 38 48z", SHADE) + line("M-32 44v-8M30 44l3-8M-6 44l-3-7", 1.8) + ink("M22 20C20 8 32 6 34 14 42 12 42 24 34 24 32 32 22 30 22 20z", HEALTH) + spots([(31, 18)], 2.6, GLOW),
    "friendly": disc(0, 8, 34, GLOW, opacity=".4", stroke="none") + line("M0-40V-28", 3) + disc(0, -43, 5, "none") + ink("M-18-24C-14-34 14-34 18-24z", WOOD) + ink("M-16-24H16L20 30H-20z", GLOW) + ink("M-24 30H24V38H-24z", WOOD) + ink("M0 24C-16 12-14-2-7-2-3-2 0 1 0 4 0 1 3-2 7-2 14-2 16 12 0 24z", HEALTH),
    "gaze": ink("M-40 10C-24-18 24-18 40 10 24 36-24 36-40 10z", GLOW) + disc(0, 10, 17, TIDE) + disc(0, 10, 8, DEEP) + spots([(5, 5)], 2.6, GLOW) + line("M-34-8-42-20M-18-16-22-30M0-19V-34M18-16 22-30M34-8 42-20", 3),
    "ember": ink("M0-44C20-24 34-2 24 22 18 36 8 42 0 42S-24 36-28 18C-30 0-18-8-14-20-8-14-8-8-8-4-2-16-4-32 0-44z", EMBER) + ink("M0-8C12 6 16 18 10 30 6 36-6 36-10 30-16 20-8 12-6 4-4 10-2 10 0 12 2 6 0-2 0-8z", GLOW),
}  # fmt: skip


def thing(name: str) -> str:
    """Draw something that lies on the board, in the box of figures."""
    return drawn(at(part.share(f"thing-{name}", THINGS[name]), 60, 66), width=2.8)


# ---------------------------------------------------------------------------------------------- elements

#: Light by day on what is dark, dark by night on what is light.
_SIGN = "var(--panel)"

#: A token each: its frame tells it apart without its colour.
ELEMENTS: dict[str, tuple[str, str, str]] = {
    "tide": (TIDE, "M30 4A26 26 0 1 1 29.9 4z", line("M14 24q5-6 10.6 0t10.6 0 10.6 0M14 33q5-6 10.6 0t10.6 0 10.6 0M18 42q4-5 8 0t8 0 8 0", 3.4, _SIGN)),
    "ember": (EMBER, "M30 3 58 54H2z", at(ink("M0-17C8-9 13 0 9 8 6 13-6 13-9 8-13 1-8-3-6-8-4-5-3-3-3-2 0-7-2-12 0-17z", _SIGN), 30, 38, 1.05)),
    "root": (ROOT, "M30 3 54 16.5V43.5L30 57 6 43.5V16.5z", line("M30 12V26M30 22C24 26 20 24 17 18M30 26C36 26 40 24 43 18M30 26C26 34 18 34 15 40M30 26V47M30 32C36 36 42 34 45 41M22 34 22 44M38 35 37 44", 3.2, _SIGN)),
    "gale": (GALE, "M8 4H52Q56 4 56 8V52Q56 56 52 56H8Q4 56 4 52V8Q4 4 8 4z", line("M12 24H34C44 24 44 11 35 12 30 13 30 18 33 19M12 33H42C52 33 50 45 42 44 38 43 38 39 41 38M12 42H26C34 42 33 51 27 50", 3.4, _SIGN)),
}  # fmt: skip


def element(name: str) -> str:
    """Draw the token of an element, in a square of 60."""
    fill, frame, sign = ELEMENTS[name]
    return drawn(ink(frame, fill) + sign, width=3)
