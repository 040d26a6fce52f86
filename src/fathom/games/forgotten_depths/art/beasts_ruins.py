"""Foes of the Ruins: things that were left in rooms. A figure stands in a box of 120, its feet at y = 48."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, pole, spots

from .style import ACCENT, BODY, DEEP, GLOW, LIT, NEAR, SHADE, STEEL, WOOD, part


def withered_shade() -> str:
    """Four rags of dark; then fingers."""
    rag = "M0-44C14-46 22-34 20-18L26 8 20 4 21 26 12 18 9 44 2 24-5 46-9 20-18 30-16 4-25 12-20-16C-22-34-12-43 0-44z"
    hands = "M18-6C28-4 32 6 34 16M30 2C36 4 38 10 42 14M26 0C34-4 40-2 46 4M-18-6C-28-4-32 6-34 16M-30 2C-36 4-38 10-42 14M-26 0C-34-4-40-2-46 4"
    return (
        at(ink(rag, SHADE), -34, -2, 0.6) + at(ink(rag, SHADE), 34, 0, 0.6, flip=True)
        + line(hands, 6) + line(hands, 2.4, LIT)
        + ink(rag, DEEP) + flat("M0-36C10-36 13-28 11-18 8-10-8-10-11-18-13-28-10-36 0-36z")
        + spots(((-5, -24), (5, -24)), 2.6, GLOW) + line("M-12 2-10 14M3 0V16M13-2 15 8", 2)
    )  # fmt: skip


def soot_beak() -> str:
    """Black that might be feathers; a beak like a clean tooth."""
    return (
        line("M-10 34V46M10 34V46M-18 48-10 45-4 49M4 49 10 45 18 48", 4)
        + ink(
            "M0-42C22-44 34-26 34-4L44 14 32 12 36 28 22 24 16 40 4 32-8 42-16 28-30 34-30 18-42 20-34-4C-34-26-20-42 0-42z",
            DEEP,
        )
        + line("M-24 4-18 12M-12 12-7 20M10 14 15 21M22 4 26 12M-2 22 1 28M-26-12-22-6", 2.4, BODY)
        + ink("M-12-14C-4-22 10-20 14-10 12 2 2 14-8 26-6 12-14-2-12-14z", GLOW)
        + line("M-10-6C-2-8 6-6 13-6", 2)
        + eyes(((-17, -22), (18, -20)), 5)
        + ink("M-6-42-12-56-2-48 4-60 8-46 18-52 12-38z", DEEP)
    )


def grey_leaper() -> str:
    """Folded like washing; knees above its ears."""
    legs = "M12 30C20 8 30-26 38-42 44-20 36 16 50 46M-12 30C-20 8-30-26-38-42-44-20-36 16-50 46"
    return (
        pole(legs, 6, BODY, 4.4)
        + line(mirrored("M50 46H34M50 46 40 51M50 46 58 50"), 3.4)
        + ink("M0-16C16-18 24-4 24 12S14 40 0 40-24 28-24 12-16-18 0-16z")
        + ink(mirrored("M8-14C12-26 20-34 26-34 26-24 22-14 16-6z"), SHADE)
        + ink("M0-24C14-24 20-14 18-4 14 6-14 6-18-4-20-14-14-24 0-24z", LIT)
        + eyes(((-9, -12), (9, -12)), 5.4)
        + line("M-8-1Q0 3 8-1M-12 18Q0 24 12 18M-10 28Q0 33 10 28", 2.2)
        + pole("M-8 14C-14 26-12 36-16 46M8 14C14 26 12 36 16 46", 4, LIT)
    )


def moss_ox() -> str:
    """A hill in the hall that breathes out."""
    return (
        ink("M-30 26V46H-18V32zM-4 32V46H8V30zM26 28V46H38V20z", DEEP)
        + ink("M-50 16C-56-4-44-20-30-24-20-44 12-48 28-34 48-30 56-6 48 12 42 34 8 38-16 34-38 34-48 28-50 16z")
        + ink(
            "M-32-22C-20-44 12-48 28-34 42-30 50-16 50-2 44-8 40-2 36-8 30 0 26-10 20-6 14-16 8-8 2-14-6-4-10-14-18-8-24-16-28-12-32-22z",
            NEAR,
        )
        + line("M-14-30q2-5 6-5M6-34q3-4 7-2M24-24q4-2 6 1M-2-24q3-3 6-1", 2)
        + ink("M-46-16C-58-14-60-26-56-36-50-28-44-26-36-24zM-22-18C-14-24-12-32-16-40-22-32-28-28-34-26z", GLOW)
        + ink("M-34-22C-22-22-16-12-18 2-20 18-26 26-36 26S-50 16-50 0C-50-14-44-22-34-22z", SHADE)
        + ink("M-36 10C-26 10-24 26-36 27S-48 12-36 10z", LIT)
        + spots(((-40, 18), (-32, 18)), 2)
        + eyes(((-42, -4), (-27, -4)), 3.6)
        + line("M-50 30q-6 3-4 8M-44 34q-5 4-2 8", 2)
    )


def gravel_teeth() -> str:
    """The floor chews."""
    upper = "M-54 14C-48-14-26-28 0-28S48-14 54 14L44 8 36 18 28 6 18 18 10 4 0 18-10 4-18 18-28 6-36 18-44 8z"
    lower = (
        "M-54 20-44 30-36 20-28 32-18 22-10 34 0 22 10 34 18 22 28 32 36 20 44 30 54 20C52 40 32 50 0 50S-52 40-54 20z"
    )
    return (
        flat("M-48 16C-40-8 40-8 48 16 40 38-40 38-48 16z")
        + ink(upper, SHADE) + ink(lower)
        + line("M-40-2C-34-6-26-6-24-14M-14-22C-10-14 0-14 4-24M18-22C18-14 28-10 38-8M-30 40C-24 34-14 38-8 46M10 48C12 40 24 38 32 40", 2)
        + eyes(((-26, -8), (8, -12), (30, -4)), 3.6)
        + ink("M-58 40q2-8 10-7 6 3 3 9-6 3-13-2zM46 44q0-6 7-7 7 2 6 8-6 4-13-1zM-44-22q1-6 7-5 4 3 2 7-6 2-9-2z", LIT)
    )  # fmt: skip


def lamp_eater() -> str:
    """The lantern leans towards it."""
    return (
        line(mirrored("M14 34C16 42 22 46 30 47"), 7)
        + ink("M0-46C28-46 40-22 38 4 36 30 22 42 0 42S-36 30-38 4C-40-22-28-46 0-46z", SHADE)
        + ink("M0-24C20-24 28-8 26 8 22 28 10 34 0 34S-22 28-26 8C-28-8-20-24 0-24z", LINE)
        + disc(0, 10, 19, GLOW, opacity=".28", stroke="none")
        + disc(0, 10, 13, GLOW, opacity=".4", stroke="none")
        + ink("M-7 0H7L9 18H-9zM-9 18H9V22H-9zM-6 0C-4-7 4-7 6 0z", STEEL)
        + flat("M0 3C4 8 4 14 0 16-4 14-4 8 0 3z", GLOW)
        + line("M0-5V-14", 2)
        + ink(
            "M-22-8-17 0-13-13-7-4-3-20 3-8 8-20 13-6 18-13 21-2 26-4C24-18 14-26 0-26S-24-18-22-8zM-20 22-14 17-9 28-3 22 4 30 9 21 15 26 20 17 22 22C16 34 8 36 0 36S-16 34-20 22z",
            GLOW,
        )
        + eyes(((-20, -32), (20, -32)), 4.4)
        + line("M-32-8C-34 4-32 14-28 22M32-8C34 4 32 14 28 22", 2.2)
    )


def thread_walker() -> str:
    """Eight thin legs; you count again: nine."""
    legs = "M-6-22C-24-52-46-40-54 48M-8-20C-26-40-38-20-40 46M-6-16C-18-30-26 0-24 48M-2-14C-8-10-10 20-10 47M6-22C24-52 46-40 54 48M8-20C26-40 38-20 40 46M6-16C18-30 26 0 24 48M2-14C6-10 8 20 7 49M0-24C2-54 20-62 30-60"
    return (
        line(legs, 4.6)
        + line(legs, 1.6, LIT)
        + ink("M0-38C14-38 20-28 18-18 14-6-14-6-18-18-20-28-14-38 0-38z")
        + line("M-12-30Q0-34 12-30", 2)
        + eyes(((-9, -22), (0, -25), (9, -22)), 3.2)
        + spots(((-4, -15), (4, -15)), 1.6, GLOW)
        + line("M-18 10C-8 14 8 14 18 10M-26 26C-10 32 10 32 26 26", 1.2, GLOW)
    )


def wall_face() -> str:
    """Plaster cracked into a yawn; behind it a tongue."""
    return (
        ink("M-52 48V-50H52V48z", NEAR)
        + line(
            "M-52-26H-30M-52 6H-36M-52 28H-34M52-32H34M52 0H38M52 24H34M-40-50V-26M-46-26V6M44-32V0M-42 6V28M40 0V24M-44 28V48M42 24V48M10-50V-40",
            1.8,
        )
        + ink("M-34-28C-28-44-8-46 0-42 10-48 30-42 34-26 42-6 36 30 22 42 8 48-12 48-22 42-38 28-42-8-34-28z")
        + ink("M-20 6C-16-6 14-8 20 4 24 22 16 36 2 38-14 38-24 24-20 6z", LINE)
        + ink("M-12 28C-8 18 10 16 14 26 18 40 14 56 6 58-2 58-4 48-6 42-10 38-14 34-12 28z", ACCENT)
        + line("M3 30Q6 40 6 50M-26-34-20-22-26-12M24-34 20-26 28-16M0-42-4-30 2-22M30 10 24 16 30 24M-32 16-26 20", 2)
        + eyes(((-15, -18), (16, -18)), 5)
        + line("M-24-26Q-15-32-7-24M8-24Q17-32 25-26", 3)
    )


def hook_arm() -> str:
    """One arm is a pupil's; the other drags sparks."""
    return (
        ink("M-14 14-18 48H-6L-2 24 4 48H16L14 14z", DEEP)
        + ink("M-20-20C-10-30 14-30 22-18L18 22H-18z")
        + ink("M-22-16C-32-8-34 8-28 20L-22 18C-26 8-24-2-16-8z", SHADE)
        + disc(-26, 21, 4.6, LIT)
        + ink("M14-22C34-24 44-10 42 10L32 12C32 0 28-6 16-6z", SHADE)
        + line("M37 10V26", 9)
        + line("M37 10V26", 4.6, WOOD)
        + line("M37 26C38 46 14 52 10 38 9 33 12 30 16 31", 8.4)
        + line("M37 26C38 46 14 52 10 38 9 33 12 30 16 31", 4.4, STEEL)
        + line("M40 50l8 3M36 54l5 5M46 44l8-2M24 54l-2 5", 2, GLOW)
        + ink("M-2-52C12-52 18-42 16-32 12-22-12-22-18-30-22-42-14-52-2-52z", LIT)
        + ink("M-20-38C-18-54 12-58 18-38 8-44-10-44-20-38z", DEEP)
        + eyes(((-7, -36), (6, -36)), 3.2)
        + line("M-6-28H4M-12-4H12M-14 6H14", 2)
    )


def murmuring_twins() -> str:
    """They finish each other's breath."""
    one = (
        ink("M-6-14C-24-12-34 8-34 48H2C4 26 4 0-6-14z")
        + line("M-22 14-24 44M-10 10-10 46", 2)
        + ink("M-18-54C-4-56 2-44 0-32-2-22-10-16-18-16S-34-24-34-36-28-53-18-54z", LIT)
        + line("M-27-36h7M-14-36h6", 2.4)
    )
    return (
        one + at(one, 0, 0, flip=True)
        + ink("M-10-30C-4-34 4-34 10-30 8-22-8-22-10-30z", LINE) + flat("M-6-28C-2-30 2-30 6-28 4-25-4-25-6-28z", GLOW)
        + line("M-2-44C-6-54 6-58 2-66M4-40C10-50 0-52 6-60", 2)
        + ink("M-14 4C-6 0 6 0 14 4L10 12C4 8-4 8-10 12z", SHADE)
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- on the stairs


def porter_of_ropes() -> str:
    """It has carried everyone who ever went down."""
    coil = "M-30-16C-14-2 14-2 30-16M-32-8C-14 8 14 8 32-8M-32 0C-14 16 14 16 32 0"
    return (
        ink("M-20 24-24 48H-8L-4 30H4L8 48H24L20 24z", DEEP)
        + ink("M-34-24C-20-40 20-40 34-24L28 30C12 36-12 36-28 30z")
        + ink(mirrored("M30-24C46-20 52 0 48 18 52 28 46 34 38 30 36 18 40 4 30-4z"), SHADE)
        + line(coil, 9)
        + line(coil, 5.6, WOOD)
        + line(coil, 5.6, stroke_dasharray="1.4 5", opacity=".6")
        + line("M42 30V48C42 56 30 56 30 48", 5)
        + line("M42 30V48C42 56 30 56 30 48", 2, WOOD)
        + ink("M0-50C12-50 18-42 16-32 12-24-12-24-16-32-18-42-12-50 0-50z", LIT)
        + ink("M-17-36C-14-40 14-40 17-36L14-28H-14z", LINE)
        + spots(((-6, -33), (6, -33)), 2.4, GLOW)
        + ink("M-26-30C-30-50-14-62 0-62S30-50 26-30C18-46-18-46-26-30z", WOOD)
        + line("M-20-46Q0-58 20-46M-12-56Q0-62 12-56", 2)
    )


def gate_with_eyes() -> str:
    """Iron bars; behind each gap a lid."""
    bars = "M-30 48V-36M-15 48V-48M0 48V-52M15 48V-48M30 48V-36M-44 8H44M-44 32H44"
    lid = ink("M-6 0C-3-5 3-5 6 0 3 5-3 5-6 0z", GLOW, stroke_width=2) + line("M0-2.5V2.5", 2.4)
    return (
        ink("M-46 48V-24C-46-64 46-64 46-24V48z", LINE)
        + "".join(
            at(part.share("lid", lid), x, y)
            for x, y in (
                (-37, -10),
                (-22, -26),
                (-7, -36),
                (8, -36),
                (23, -26),
                (38, -10),
                (-22, 20),
                (8, 20),
                (-7, -6),
                (23, -2),
                (38, 20),
            )
        )
        + line(bars, 7.6)
        + line(bars, 4, STEEL)
        + line("M-50 48V-24C-50-70 50-70 50-24V48", 12)
        + line("M-50 48V-24C-50-70 50-70 50-24V48", 7.4, BODY)
        + line("M-50 30h0M-50 6h0M-49-18h0M-38-42h0M-16-55h0M16-55h0M38-42h0M49-18h0M50 6h0M50 30h0", 4)
        + ink("M-8 2H8V20Q0 26-8 20z", STEEL)
        + flat("M0 7a3 3 0 0 1 1.6 5.6L3 18H-3l1.4-5.4A3 3 0 0 1 0 7z")
    )


def toll_sisters() -> str:
    """Two palms, held out."""
    sister = (
        ink("M0-50C16-50 22-36 20-20L26 48H-26L-20-20C-22-36-16-50 0-50z", SHADE)
        + ink("M0-42C10-42 13-34 12-26 8-16-8-16-12-26-13-34-10-42 0-42z", LINE)
        + line("M-7-29h5M3-29h5", 2.8, GLOW)
        + line("M-10 0-14 44M4 4 6 46", 2)
    )
    palm = ink("M-12 0C-12-6-2-8 8-5L16-6 17-3 10 0 18 1 17 4 9 4 14 8 12 10 4 7C-4 8-12 6-12 0z", LIT)
    return (
        at(part.share("sister", sister), -24, 2, 0.94)
        + at(part("sister"), 26, 0, 0.96, flip=True)
        + pole("M-30 4C-24 12-16 14-8 12", 7, BODY)
        + at(palm, 0, 12)
        + pole("M32 20C26 30 14 32 6 30", 7, BODY)
        + at(palm, -4, 30, flip=True)
        + disc(3, 8, 3, GLOW, stroke_width=1.4)
    )


# ---------------------------------------------------------------------------------------------- in Legendary places


def pew_sitters() -> str:
    """Four backs; the necks turn, the backs do not."""
    sitter = (
        ink("M-12 30C-16 8-12-8 0-10 12-8 16 8 12 30z", SHADE)
        + ink("M0-34C9-34 12-27 11-20 9-10-9-10-11-20-12-27-9-34 0-34z", LIT)
        + line("M-5-22h0M5-22h0", 4)
        + line("M-4-14Q0-17 4-14M-4-5H4M-4 0H4", 2)
    )
    return (
        "".join(
            at(part.share("sitter", sitter), x, y, flip=x > 0) for x, y in ((-40, 0), (-13, -7), (14, -2), (41, -6))
        )
        + ink("M-58 14H58V26H-58zM-58 34H58V48H-58zM-56 26H-48V34H-56zM48 26H56V34H48z", WOOD)
        + line("M-50 20H-20M-6 19H24M34 21H50M-44 41H-8M6 40H44", 1.6)
    )


def well_thing() -> str:
    """Wet rope; no: an arm, and another elbow, and another."""
    arm = "M-2 18C-10-6-34-2-38-22-40-36-22-40-24-54M6 18C6-10 30-8 32-26 34-40 14-42 20-58"
    return (
        ink("M-36 10C-36 0 36 0 36 10 36 18-36 18-36 10z", LINE)
        + line(arm, 13)
        + line(arm, 9, BODY)
        + line("M-20-2q-3-6 2-8M-38-20q6-2 7 3M20-8q4-4 8 0M32-26q-6-2-7 3", 2)
        + line("M-24-54l-6-6M-24-54v-9M-24-54l7-6M20-58l-7-5M20-58l1-9M20-58l8-4", 6)
        + line("M-24-54l-6-6M-24-54v-9M-24-54l7-6M20-58l-7-5M20-58l1-9M20-58l8-4", 2.6, BODY)
        + ink("M-40 10C-30 20 30 20 40 10L36 44C24 52-24 52-36 44z", NEAR)
        + line(
            "M-38 22C-20 32 20 32 38 22M-37 34C-18 44 18 44 37 34M-20 18V28M2 19V30M22 17V27M-30 25V37M-8 30V41M14 29V40M-20 39V48M4 42V50M26 37V46",
            2,
        )
        + eyes(((-6, 12), (8, 12)), 2.8)
    )


#: Figure, hue and accent hue.
BEASTS = {
    "withered_shade": (withered_shade, 285, 60), "soot_beak": (soot_beak, 265, 60), "grey_leaper": (grey_leaper, 240, 60),
    "moss_ox": (moss_ox, 135, 60), "gravel_teeth": (gravel_teeth, 70, 60), "lamp_eater": (lamp_eater, 20, 60),
    "thread_walker": (thread_walker, 310, 60), "wall_face": (wall_face, 65, 20), "hook_arm": (hook_arm, 200, 60),
    "murmuring_twins": (murmuring_twins, 340, 60), "porter_of_ropes": (porter_of_ropes, 60, 60),
    "gate_with_eyes": (gate_with_eyes, 250, 60), "toll_sisters": (toll_sisters, 320, 60), "pew_sitters": (pew_sitters, 285, 60),
    "well_thing": (well_thing, 180, 60),
}  # fmt: skip
