"""Foes of the Architecture: things that the building made. A figure stands in a box of 120, its feet at y = 48."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, pole, spots

from .style import ACCENT, BODY, DEEP, GLOW, LIT, NEAR, RIM, SHADE, STEEL, WOOD, part


def bronze_kneeler() -> str:
    """Green at the joints; it rises as if asked."""
    return (
        ink("M-18 14C-34 18-46 30-46 48H-10L-6 26zM6 20C22 18 34 26 34 36L36 48H16L14 38 0 34z", SHADE)
        + ink("M-24-22C-12-32 12-32 24-22L18 24C8 30-8 30-18 24z")
        + line("M-14-10H14M-12 0H12M-10 10H10", 2)
        + ink(mirrored("M20-26C32-24 38-10 34 4L24 2C24-8 22-12 16-14z"), LIT)
        + pole("M30 2C30 14 14 16 4 12M-30 2C-30 14-14 16-4 12", 6, BODY, 4.4)
        + disc(0, 12, 6, LIT)
        + disc(-29, 3, 5, ACCENT)
        + disc(29, 3, 5, ACCENT)
        + disc(-24, 32, 5, ACCENT)
        + disc(26, 34, 5, ACCENT)
        + ink("M0-60C14-60 18-50 16-38L10-26H-10L-16-38C-18-50-14-60 0-60z", LIT)
        + line("M0-58V-30M-12-44H12", 2.6)
        + line("M-9-44h5M4-44h5", 3, GLOW)
    )


def loose_tiles() -> str:
    """The pattern lifts at one corner; legs."""
    legs = "M-22 6l-4 9M-10 9v9M10 9v9M22 6l4 9"
    tile = (
        line(legs, 3.4)
        + ink("M-28 0 0-12 28 0 0 12z")
        + ink("M-28 0 0 12V18L-28 6zM28 0 0 12V18L28 6z", SHADE)
        + line("M-14 0 0-6 14 0 0 6z", 1.8)
        + eyes(((-8, 12), (8, 12)), 2.2)
    )
    return (
        ink("M-60 32-32 20-4 32-32 44zM4 32 32 20 60 32 32 44z", NEAR, stroke_width=2) + line("M-46 32-32 26-18 32-32 38zM18 32 32 26 46 32 32 38z", 1.6)
        + at(part.share("loose", tile), -22, -34, 0.78, -12) + at(part("loose"), 30, -24, 0.7, 14) + at(part("loose"), -34, -2, 0.86, 8) + at(part("loose"), 24, 4, 0.92, -8) + at(part("loose"), -4, 30)
    )  # fmt: skip


def hanging_weight() -> str:
    """A chain from no ceiling; what it holds is patient."""
    chain = "M0-66V-60M-4-56a4 5 0 1 0 8 0a4 5 0 1 0-8 0M0-51V-45M-4-41a4 5 0 1 0 8 0a4 5 0 1 0-8 0M0-36V-30"
    return (
        line(chain, 5.4)
        + line(chain, 2.2, STEEL)
        + line("M-9-22C-9-34 9-34 9-22", 7)
        + line("M-9-22C-9-34 9-34 9-22", 3, STEEL)
        + ink("M-16-24H16C22-22 24-16 26-8L38 34C40 44 30 48 22 48H-22C-30 48-40 44-38 34L-26-8C-24-16-22-22-16-24z")
        + flat("M-26-8C-10-2 10-2 26-8L31 10C12 16-12 16-31 10z", SHADE)
        + line("M-27-8C-10-2 10-2 27-8M-32 12C-12 18 12 18 32 12", 2)
        + ink("M-20 28C-12 18 12 18 20 28 12 40-12 40-20 28z", GLOW)
        + disc(0, 28, 6.4, ACCENT)
        + spots(((0, 28),), 2.6)
        + line("M-24 22C-14 12 14 12 24 22M-18-16C-14-20-8-20-4-20", 2.4)
    )


def wet_plaster() -> str:
    """A hand-print; it closes."""
    return (
        ink("M-54 48C-58 26-48 6-34-2-36-22-26-40-10-42 6-56 34-46 36-24 52-18 56 4 50 20 56 34 56 44 52 48z", NEAR)
        + line("M-40 48C-42 40-36 36-36 28M30 48C32 40 26 36 28 28M44 48V38", 2)
        + ink(
            "M-18 12C-24-2-28-12-26-16-22-20-18-12-14-4-16-18-18-30-13-32-8-32-8-18-5-6-4-20-4-34 1-35 7-34 5-20 6-6 9-18 11-28 16-27 20-25 16-10 14 2 20-4 26-8 29-4 30 0 20 10 16 20 12 32-12 32-18 12z",
            SHADE,
        )
        + line("M-8 6C-2 2 6 4 10 10M-8 16C-2 10 6 12 8 20", 2)
        + eyes(((-5, 14), (7, 12)), 3)
        + line("M-6 23Q1 26 8 21", 2.2)
    )


def stair_dogs() -> str:
    """Backs like steps, worn in the middle."""
    dog = (
        ink("M-22 20V46H-12V28zM12 16V46H22V10zM-4 24V44H4V22z", DEEP)
        + ink("M26-30V18C14 26-14 28-26 24-32 16-30 8-28 2H-18Q-14 6-10 2V-6H0Q4-3 8-6V-15H16Q19-12 22-15V-30z")
        + line("M-28 2Q-18 7-10 2M-10-6Q0-1 8-6M8-15Q16-11 22-15", 2.4)
        + ink("M-40-4C-38-18-22-20-18-8-18 4-24 12-34 12-44 10-50 6-52 0-48-4-44-5-40-4z", LIT)
        + ink("M-26-12C-20-20-16-14-18-4-22-2-26-6-26-12z", SHADE)
        + eyes(((-34, -3),), 3)
        + line("M-51 3C-44 6-40 6-36 4", 2.2)
        + line("M-46 6l2 4M-41 6l1 4", 2.2, GLOW)
    )
    return at(part.share("dog", dog), 16, -18, 0.78, flip=True) + at(part("dog"), -2, 2)


def ink_congregation() -> str:
    """Four kneeling stains; one raises its head, wet."""
    stain = ink(
        "M0-30C9-30 12-22 10-14 18-8 20 8 22 18 28 22 34 26 28 30 10 34-12 34-28 30-34 26-26 22-22 18-20 8-18-8-10-14-12-22-9-30 0-30z",
        DEEP,
    ) + line("M-10 2C-6-2-4-4-2-6M-16 18C-8 14-4 8 4 6", 2.2, BODY)
    return (
        flat("M-58 44C-40 36 40 36 58 44 50 52-50 52-58 44z", DEEP) + disc(-50, 26, 3, DEEP) + disc(54, 28, 2.6, DEEP)
        + at(part.share("stain", stain), -36, 6, 0.72) + at(part("stain"), 36, 6, 0.72, flip=True) + at(part("stain"), 14, 18, 0.86, flip=True)
        + at(part("stain"), -12, 14, 1.06) + ink("M-12-36C0-36 4-26 2-18-2-8-22-8-26-18-28-26-24-36-12-36z", DEEP)
        + eyes(((-17, -23), (-7, -23)), 3.2) + line("M-24-10v9M-3-12v13M-14-7v6", 3, DEEP)
    )  # fmt: skip


def long_clerk() -> str:
    """It writes your name, correctly, and turns the page."""
    return (
        ink("M-10 6-16 48H16L10 6z", DEEP)
        + ink("M-14-26C-6-32 6-32 14-26L12 14H-12z")
        + ink("M0-26-6-20 0-6 6-20z", GLOW, stroke_width=2)
        + ink("M0-64C9-64 12-54 10-42 8-32-8-32-10-42-12-54-9-64 0-64z", LIT)
        + line("M-9-50H-2M2-50H9", 2)
        + disc(-5.4, -48, 4.2, GLOW, stroke_width=2)
        + disc(5.4, -48, 4.2, GLOW, stroke_width=2)
        + spots(((-5, -48), (5.6, -48)), 1.4)
        + line("M-4-38H4M-10-58C-6-62 6-62 10-58", 2)
        + ink("M-44 20 -4 14 0 20 44 20 40 34 0 32-40 34z", WOOD)
        + ink("M-40 18C-26 10-10 12 0 18 10 12 26 10 40 18V28C26 22 10 24 0 30-10 24-26 22-40 28z", GLOW)
        + line("M0 18V30M-32 18Q-20 14-8 19M-32 23Q-20 19-8 24M10 19Q18 16 26 17", 1.6)
        + pole("M-12-22C-34-18-36 2-30 16M12-22C40-22 44-2 30 10", 5, BODY, 4.4)
        + ink("M30 14 34 4C40-10 48-16 54-16 52-6 44 4 36 8z", GLOW, stroke_width=2)
    )


def furnace_child() -> str:
    """Asks for water with its hands; the hands are red."""
    return (
        ink("M-16 34V48H-4V38H4V48H16V34z", DEEP)
        + ink("M-24 0C-24-14 24-14 24 0L26 34C14 42-14 42-26 34z")
        + ink("M-14 10C-14-2 14-2 14 10V28H-14z", LINE)
        + flat("M0 2C8 10 11 16 9 26H-9C-11 18-6 14-5 8-3 12-2 12-1 12-2 8-1 5 0 2z", ACCENT)
        + flat("M0 14C4 18 4 22 3 26H-4C-5 22-2 18 0 14z", GLOW)
        + line("M-14 14H14M-7 4V28M7 4V28", 2.4)
        + pole("M-22 2C-36 0-42 8-50 2M22 2C36 0 42 8 50 2", 6, BODY, 4.4)
        + ink(mirrored("M46 6C46-2 50-6 54-4L58-2C58 6 54 10 48 10z"), ACCENT)
        + ink("M0-48C20-48 28-36 26-24 22-8-22-8-26-24-28-36-20-48 0-48z", LIT)
        + eyes(((-10, -28), (10, -28)), 5, 0)
        + line("M-4-16Q0-18 4-16M-16-36Q-10-40-5-37M5-37Q10-40 16-36", 2.2)
        + ink("M-6-48V-58H6V-48z", SHADE)
        + line("M0-60C-6-64 6-66 0-72", 2.4)
    )


def empty_coat() -> str:
    """Buttons itself; wool, camphor, nobody."""
    return (
        ink(
            "M-12-34C-18-30-32-26-36-16L-46 22C-42 28-36 28-32 24L-26 0-30 48H30L26 0 32 24C36 28 42 28 46 22L36-16C32-26 18-30 12-34z"
        )
        + flat("M-10-34C-10-42 10-42 10-34L4-18H-4z")
        + ink("M-12-36-18-20-6-24 0-10 6-24 18-20 12-36C16-44 8-48 0-48S-16-44-12-36z", SHADE)
        + flat("M-8-38C-6-44 6-44 8-38 6-30-6-30-8-38z")
        + line("M0-10V48M-22 22H-10M22 22H10M-14 40V48M14 40V48", 2.2)
        + spots(((5, 0), (5, 14), (5, 28)), 2.6, GLOW)
        + ink("M-46 22C-44 18-34 18-32 24-34 30-44 30-46 22zM46 22C44 18 34 18 32 24 34 30 44 30 46 22z", LINE)
        + ink("M-16-58C-16-70 16-70 16-58L24-54H-24z", DEEP)
    )


def polished_walker() -> str:
    """Your own face, stretched, a little late."""
    return (
        ink("M-12 12C-20 22-18 36-26 48H-12C-6 36-2 30 0 24 6 32 10 40 14 48H28C20 36 20 22 12 12z", LIT)
        + ink("M-20-18C-12-28 12-28 20-18 20 0 16 12 12 20H-12C-16 12-20 0-20-18z", LIT)
        + pole("M-18-14C-32-4-30 8-38 18M18-14C32-4 30 8 38 18", 8, LIT, 4.4)
        + ink("M0-66C18-66 24-50 22-38 18-22-18-22-22-38-24-50-18-66 0-66z", GLOW)
        + line("M-14-50C-12-58-6-60 0-60M-12-14C-14-4-12 4-10 10M-9 24C-12 32-14 38-18 44", 3.4, RIM)
        + line("M-8-48C-9-42-8-38-7-36M8-50C8-44 9-40 8-37M-6-28C-2-26 3-27 6-30", 3)
        + line("M-4-8C0-4 4-6 8-2M-2 4C2 8 6 4 10 8", 2)
    )


# ---------------------------------------------------------------------------------------------- in Legendary places


def metal_remnant() -> str:
    """Knee-high, rusted, still in step."""
    soldier = (
        line("M-5 10V24M5 10 9 23", 5.4)
        + line("M-5 10V24M5 10 9 23", 2.4, STEEL)
        + ink("M-10-10H10V12H-10z", ACCENT)
        + line("M-10 0H10M0-10V12", 1.8)
        + ink("M-8-24H8V-10H-8zM-8-24C-6-31 6-31 8-24z", STEEL)
        + flat("M-6-19H6V-16H-6z")
        + spots(((-2.6, -17.4), (2.6, -17.4)), 1.1, GLOW)
        + line("M14 20V-34M10-6 14-2", 3.2)
        + ink("M11-32 14-42 17-32z", STEEL, stroke_width=1.6)
    )
    return "".join(
        at(part.share("soldier", soldier) if k == 0 else part("soldier"), x, y, s)
        for k, (x, y, s) in enumerate(
            ((-40, -14, 0.76), (-6, -18, 0.76), (28, -14, 0.76), (-46, 22, 1), (-8, 20, 1), (30, 23, 1))
        )
    )


def host_at_table() -> str:
    """It rises to greet you, and goes on rising."""
    return (
        ink("M-16 36C-20 6-18-14-10-30H10C18-14 20 6 16 36z", DEEP)
        + ink("M0-30-8-26 0 10 8-26z", GLOW, stroke_width=2)
        + ink("M0-26-8-32V-20zM0-26 8-32V-20z", ACCENT, stroke_width=2)
        + pole("M-12-22C-34-20-44-2-40 16M12-22C34-20 44-2 40 16", 6, DEEP, 4.4)
        + ink("M0-66C11-66 14-56 12-46 8-34-8-34-12-46-14-56-11-66 0-66z", LIT)
        + line("M-7-52h3M4-52h3", 3.4)
        + ink("M-8-44C-3-41 3-41 8-44 6-36-6-36-8-44z", LINE, stroke_width=2)
        + flat("M-6-43C-2-41 2-41 6-43L5-41C2-39-2-39-5-41z", GLOW)
        + ink("M-58 26H58L54 48H-54z", NEAR)
        + ink("M-58 22H58V28H-58z", WOOD)
        + line("M-44 28V48M-20 28C-18 36-22 42-20 48M18 28C20 36 16 42 18 48M42 28V48", 1.8)
        + line("M-40 18V-4M-44-6V2M-36-6V2M-44 2H-36", 3)
        + ink("M38 18V-12C44-8 45 2 42 8L41 18z", STEEL, stroke_width=2)
        + ink("M-14 20C-14 12 14 12 14 20z", STEEL)
        + disc(0, 11, 2.6, GLOW, stroke_width=1.6)
    )


#: Figure, hue and accent hue.
BEASTS = {
    "bronze_kneeler": (bronze_kneeler, 75, 165), "loose_tiles": (loose_tiles, 255, 60), "hanging_weight": (hanging_weight, 230, 25),
    "wet_plaster": (wet_plaster, 55, 60), "stair_dogs": (stair_dogs, 295, 60), "ink_congregation": (ink_congregation, 275, 60),
    "long_clerk": (long_clerk, 320, 60), "furnace_child": (furnace_child, 20, 45), "empty_coat": (empty_coat, 145, 60),
    "polished_walker": (polished_walker, 225, 60), "metal_remnant": (metal_remnant, 50, 45), "host_at_table": (host_at_table, 345, 20),
}  # fmt: skip
