"""The Final Entity: two heads, a body and a tail; each part comes in three shapes, so that it has 27 forms.

A part stands in the same box of 120 as it has in the whole: necks come up from the body at (-20, 4) and (20, 4), and the
tail leaves it at (34, 36).
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, spots

from .style import ACCENT, BODY, DEEP, GLOW, LIT, NEAR, RIM, SHADE, STEEL, WOOD, drawn, part, tinted

HUE, HUE2 = 285, 15

#: A neck that carries the first head; the second has its mirror image.
_NECK = "M-22 16C-16-2-38-8-32-28"

part.share(
    "neck",
    ink("M-26 8-42 4-30-2-46-8-36-14-50-24-34-26z", ACCENT)
    + line(_NECK, 19)
    + line(_NECK, 14.4, DEEP)
    + line("M-27 6l12 3M-31-4l13-2M-37-14l13-4", 2, BODY),
)

#: Heads look to the left, round (0, 0), about 44 wide.
HEADS: dict[str, str] = {
    # all ear
    "head_that_listens": ink("M-8-36C22-42 36-16 27 6 21 20 11 16 8 27 3 38-17 33-18 18-20 6-27-30-8-36z")
    + ink("M-4-26C16-30 24-12 18 4 14 14 6 14 4 22-2 28-10 22-8 12-4 4 6 2 6-6 6-14-4-12-8-6-14-12-12-24-4-26z", LIT) + flat("M-6 12C-2 4 8 4 8-4 14 0 8 10 2 14 0 20-8 20-6 12z")
    + line("M-16 0C-12-4-8-2-6 2M8-18C14-16 16-8 13-1", 2.2),
    # tears thick as resin
    "head_that_weeps": ink("M0-26C16-26 24-14 22 0 18 18 4 22-4 20-20 18-24 2-22-8-18-22-10-26 0-26z")
    + line("M-16-8Q-10-13-5-8M5-8Q11-13 17-8", 3) + ink("M-14-4C-10-4-7-4-6-3-4 8-5 24-10 30-16 26-15 8-14-4zM7-4C11-4 14-4 15-3 17 6 16 18 11 22 6 18 6 6 7-4z", GLOW, stroke_width=2)
    + spots(((-10, 20), (11, 12)), 2, ACCENT) + line("M-3 12Q1 9 5 12", 2.4),
    # no eyes; none were needed
    "head_of_horn": ink(mirrored("M12-18C26-18 36-30 32-50 46-38 46-14 22-4z"), GLOW) + ink("M-4-16C-8-30-4-44 2-54 8-42 8-28 6-16z", GLOW)
    + ink("M0-22C16-22 24-12 22 0L10 20C4 24-6 24-10 20L-22 0C-24-12-16-22 0-22z", STEEL)
    + line("M-14-6C-6 0 6 0 14-6M-10 6C-4 10 4 10 10 6M-4 16h0M4 16h0M0-20V-2", 2.4),
    # it says yours; it says it better
    "head_that_names": ink("M2-26C18-26 26-14 22 0 18 12 8 14-2 12-14 12-24 4-22-10-18-22-10-26 2-26z")
    + ink("M-20 6C-14-2 10-4 16 2 16 18 4 26-6 24-18 22-22 14-20 6z", LINE) + ink("M-14 16C-8 8 6 8 10 12 6 22-8 24-14 16z", ACCENT)
    + flat("M-17 5-13 11-9 3-4 9 1 2 6 8 11 2 14 4 12 0C4-3-12-2-17 5z", GLOW) + eyes(((-8, -12), (8, -13)), 4) + line("M-16-18-4-13M16-19 4-14", 3.4) + line("M-28 10C-36 8-40 12-46 8M-28 18C-36 18-40 24-48 20", 2.4),
    # slow, sideways
    "head_that_chews": ink("M0-26C18-26 24-14 22-2H-22C-24-14-16-26 0-26z") + eyes(((-9, -13), (8, -14)), 4) + line("M-17-19-4-15M16-20 4-16", 3.4)
    + ink("M-26-4H22L20 4 12 8 6 3 0 9-7 3-13 9-20 4z", GLOW) + ink("M-28 10-20 14-14 9-8 15-2 9 4 15 10 9 18 12C18 22 8 28-4 26-18 26-28 22-28 10z", LIT)
    + line("M-14-24Q0-20 14-24M-18 21Q-4 26 8 21", 2),
    # a small room inside, a lamp in it, lit
    "head_of_glass": ink("M0-28C18-28 26-14 24 2 20 20 8 24 0 24S-20 20-24 2C-26-14-18-28 0-28z", LIT, fill_opacity=".5")
    + ink("M-13-8H13V14H-13z", WOOD, stroke_width=2) + flat("M-10-5H10V11H-10z") + disc(0, 4, 6.4, GLOW, opacity=".45", stroke="none") + ink("M-3 1H3L4 8H-4z", GLOW, stroke_width=1.4) + line("M0-5V1M-10 11H10", 1.6)
    + line("M-18-8C-16-18-8-22 0-22M18 10C14 16 10 18 6 19", 3, RIM),
}  # fmt: skip

_TORSO = "M-34 8C-26-4 26-4 34 8 48 18 50 38 40 48H-40C-50 38-48 18-34 8z"

BODIES: dict[str, str] = {
    # you have been standing on it for some time
    "body_of_coils": line("M-44 40C-20 52 40 50 46 36", 20) + line("M-44 40C-20 52 40 50 46 36", 15, SHADE)
    + line("M44 26C30 44-40 40-44 22", 22) + line("M44 26C30 44-40 40-44 22", 17, BODY)
    + line("M-30 10C-20 30 30 30 32 8", 24) + line("M-30 10C-20 30 30 30 32 8", 19, SHADE) + line("M-22 12C-12 22 20 22 25 10", 3, RIM)
    + line("M-24 22l5-7M-8 28l2-8M8 28l-2-8M24 20l-5-7M-36 34l5-7M-16 40l2-8M6 41V33M28 36l-4-8", 2),
    # every door you opened
    "body_of_doors": ink(_TORSO) + "".join(
        at(part.share("leaf", ink("M-7 13V-5C-7-13 7-13 7-5V13z", WOOD, stroke_width=2) + flat("M-4 13V-4C-4-9 4-9 4-4V13z") + ink("M-4 13V-4C-4-9 0-10 2-8L9-4V16z", WOOD, stroke_width=1.6) + spots(((6, 5),), 1.2, GLOW)) if k == 0 else part("leaf"), x, y, s, flip=k % 2 == 1)
        for k, (x, y, s) in enumerate(((-30, 30, 1), (-10, 18, 0.86), (9, 32, 1.04), (29, 26, 0.92), (-8, 42, 0.5)))
    ),
    # comes in, goes out
    "body_of_tide": ink("M-34 8C-26-4 26-4 34 8 52 16 60 34 58 48H-58C-60 34-52 16-34 8z", NEAR)
    + ink("M-58 48C-58 36-50 28-42 30-44 22-34 16-28 22-24 14-12 14-10 22-4 16 6 18 8 26 14 20 24 22 26 30 34 26 44 30 44 38 52 36 58 42 58 48z", LIT)
    + line("M-48 40q5-7 10 0M-28 34q5-7 10 0t10 0M4 38q5-7 10 0t10 0M36 44q4-5 8 0M-20 6Q0 0 20 6M-26 12Q0 6 26 12", 2.2),
}  # fmt: skip

_TAIL = "M-50 10C-30-22 0 8 8 24 18 44 44 40 46 14 48-10 26-14 24 0"

TAIL = (
    line(_TAIL, 17) + line(_TAIL, 12.6, SHADE) + ink("M24 2C14-6 8-20 16-32 22-24 24-20 28-18 32-24 38-28 46-28 44-14 34 0 24 2z", ACCENT)
    + line("M-38-4l4 9M-24-6v10M-10 2l-4 9M2 14l-8 6M12 28l-7 7M26 36v9M40 28l7 6", 2)
)  # fmt: skip

NAMES = (*HEADS, *BODIES, "tail", "lore")

#: Heads of the first and of the second slot.
ONE, TWO = tuple(HEADS)[:3], tuple(HEADS)[3:]


for _name, _drawn in {**HEADS, **BODIES, "tail": TAIL}.items():
    part.share(f"part-{_name}", _drawn)


def _placed(inner: str) -> str:
    """A part of the whole, with its ink."""
    return drawn(at(inner, 60, 71, 0.86), SHADE, 2.6)


part.share("on-tail", _placed(at(part("part-tail"), 0, -22, 0.7, -66)))
for _name in HEADS:
    _head = part("neck") + at(part(f"part-{_name}"), -32, -32, 0.86)
    part.share(f"on-{_name}", _placed(_head if _name in ONE else at(_head, 0, 0, flip=True)))
for _name in BODIES:
    part.share(f"on-{_name}", _placed(part(f"part-{_name}")))


#: All forms, as "head.head.body".
FORMS = tuple(f"{one}.{two}.{body}" for one in ONE for two in TWO for body in BODIES)


def form(name: str = "head_of_horn.head_that_names.body_of_coils") -> str:
    """Draw the whole Entity in one of its forms, in a box of 120."""
    one, two, body = name.split(".")
    whole = "".join(part(f"on-{name}") for name in ("tail", one, two, body))
    return tinted(whole, HUE, HUE2)


def part_of(name: str) -> str:
    """Draw a part alone; "lore" is what one hears before: eyes in the dark."""
    if name == "lore":
        inner = (
            flat("M-60-40C-30-60 30-60 60-40V54H-60z", DEEP)
            + eyes(((-34, -18), (-20, -16), (22, -24), (38, -20)), 4)
            + line(
                "M-50 10C-30 0-10 14 10 6S44 4 54 12M-46 26C-26 16-6 30 14 22S44 20 52 28M-40 42C-22 34-4 46 14 38S40 36 48 44",
                2.4,
                SHADE,
            )
        )
    elif name in HEADS:
        inner = at(part("neck"), 32, 30, 1.5) + at(part(f"part-{name}"), -6, -12, 1.4, flip=name in TWO)
    elif name == "tail":
        inner = part("part-tail")
    else:
        inner = at(part("neck") + at(part("neck"), 0, 0, flip=True) + part(f"part-{name}"), 0, -4)
    return drawn(at(inner, 60, 66), SHADE, 2.6, (HUE, HUE2))


def card() -> str:
    """Draw the Entity in its hall, in a band."""
    return tinted(part("architecture"), HUE, HUE2) + at(form(), 29, 0, 0.55)
