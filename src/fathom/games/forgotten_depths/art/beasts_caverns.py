"""Foes of the Caverns: pale things that water made. A figure stands in a box of 120, its feet at y = 48."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import LINE, at, disc, eyes, flat, ink, line, mirrored, pole, spots
from fathom.drawing.strokes import branch

from .style import ACCENT, BODY, DEEP, GLOW, LIT, NEAR, RIM, SHADE, STEEL, part


def crazed_bipedal_saurian() -> str:
    """Two legs, one eye working; it laughs before it runs."""
    return (
        ink("M6 6C26 4 40 14 58 34 40 28 24 32 10 26z")
        + ink("M-10 22C-16 30-26 36-24 46H-8L-12 40-2 30zM8 24C20 26 24 36 20 44L32 48H10L8 38 0 30z", SHADE)
        + ink("M-26-22C-6-28 16-14 20 8 18 24 0 32-14 26-24 16-22 2-26-22z")
        + line("M-14 4Q-4 8 4 20M-18-6Q-4-4 8 8", 2)
        + ink("M-8 2C-20 2-22 10-28 8L-30 14C-20 16-12 14-6 8z", LIT)
        + ink("M-4-30 0-46 6-30 14-40 14-24 24-30 20-14 30-14 22-2z", ACCENT)
        + ink("M-52-24C-48-44-20-58 0-48 12-40 10-22-4-18-16-14-30-18-44-10-54-8-54-16-52-24z", LIT)
        + ink("M-50-16C-36-24-18-26-2-28-4-18-14-16-24-15-34-14-42-6-50-16z", LINE)
        + flat("M-48-19-44-12-40-21-36-14-31-23-27-16-22-25-18-18-13-26-9-19-5-27C-20-26-36-24-48-19z", GLOW)
        + eyes(((-20, -38),), 6, 1.5)
        + line("M-2-42-8-36M-8-42-2-36M-48-28h0M-30-46Q-20-52-11-45", 2.6)
    )


def blind_wader() -> str:
    """Waist-deep, facing away; the ripples come towards you."""
    return (
        ink("M-22-12C-34 0-38 14-40 34H-28C-26 18-20 6-12 0zM22-12C34 0 38 14 40 34H28C26 18 20 6 12 0z", SHADE)
        + ink("M-24-14C-14-24 14-24 24-14L20 36H-20z")
        + line("M0-16V32M-14-6Q-8 6-14 16M14-6Q8 6 14 16M-6-10h0M6-10h0M0-4h0M0 4h0M0 12h0", 2.4)
        + ink("M0-56C14-56 20-44 18-34 14-22-14-22-18-34-20-44-14-56 0-56z", LIT)
        + line("M-12-44Q0-50 12-44M-14-36Q0-30 14-36M-8-52Q0-55 8-52", 2)
        + flat("M-58 30C-40 24 40 24 58 30 60 44 40 52 0 52S-60 44-58 30z", NEAR)
        + line("M-56 34C-40 28 40 28 56 34M-44 42C-30 38 30 38 44 42M-28 48C-16 46 16 46 28 48", 2.4)
    )


def drip_children() -> str:
    """They fall from the ceiling one by one, and hold hands."""
    drop = (
        ink("M0-24C4-12 14-6 14 6 14 18 6 24 0 24S-14 18-14 6C-14-6-4-12 0-24z")
        + line("M-8 6C-8 12-6 16-2 18", 2.2, RIM)
        + line("M-4 0h0M5 0h0", 5)
        + line("M-2 9Q1 12 4 9", 2.2)
    )
    return (
        line("M-50-66V-34M-20-66V-54M16-66V-48M46-66V-30", 2)
        + line("M-50 34C-36 40-30 28-16 36S8 28 20 36 38 30 50 34", 6) + line("M-50 34C-36 40-30 28-16 36S8 28 20 36 38 30 50 34", 2.4, LIT)
        + at(part.share("drop", drop), -46, 26, 0.92) + at(part("drop"), -16, 28) + at(part("drop"), 16, 26, 0.88) + at(part("drop"), 45, 27, 0.96)
        + at(part("drop"), -34, -24, 0.6) + at(part("drop"), 2, -34, 0.72) + at(part("drop"), 34, -20, 0.56)
    )  # fmt: skip


def salt_stilts() -> str:
    """White legs, all the way up; something small rides there."""
    legs = "M-6-36C-20-20-24 12-26 48M6-36C20-20 24 12 26 48M-2-34C-8-10-8 20-6 48M3-34C8-10 8 20 8 47"
    return (
        line(legs, 8)
        + line(legs, 4.4, GLOW)
        + line("M-24 10l4 1M-25 24l5 1M22 6l-4 1M24 20l-5 1M-8 4h5M9 10h-5", 2)
        + line("M-26 48l-8 2M-26 48l6 3M26 48l8 2M26 48l-6 3M-6 48l-5 3M8 47l6 3", 3)
        + ink("M0-58C12-58 16-48 14-40 10-30-10-30-14-40-16-48-12-58 0-58z", SHADE)
        + pole("M-12-44C-20-42-24-36-22-30M12-44C20-42 24-36 22-30", 3, SHADE)
        + eyes(((-6, -46), (6, -46)), 3.6)
        + line("M-4-38H4", 2)
    )


def glass_crab() -> str:
    """You see its last meal; it sees you looking."""
    legs = mirrored("M26 16C38 12 48 24 50 46M20 24C30 24 36 34 36 48M30 4C44-4 54 6 58 24")
    return (
        line(legs, 6.4)
        + line(legs, 3, LIT)
        + ink(mirrored("M28-8C44-8 54-22 50-40 46-34 42-32 38-34 38-40 34-46 28-48 20-36 18-18 28-8z"), LIT)
        + ink("M0-22C22-22 38-8 38 8S22 36 0 36-38 24-38 8-22-22 0-22z", LIT, fill_opacity=".55")
        + line("M-18 10H10M-12 4 -16 18M-6 3-8 18M0 4V17M10 10 20 4M10 10 20 17", 2.6, GLOW)
        + ink("M-28 10C-24 2-16 4-16 10S-24 18-28 10z", GLOW, stroke_width=1.6)
        + spots(((-23, 9),), 1.6)
        + line("M-26-6C-18-14-8-16 0-16M22 26C28 22 32 16 32 8", 3, RIM)
        + line("M-9-22V-34M9-22V-34", 3)
        + eyes(((-9, -37), (9, -37)), 4.4)
    )


def lichen_bearer() -> str:
    """Carries a garden; the garden is winning."""
    cap = ink("M-9 0C-8-10 8-10 9 0z", ACCENT, stroke_width=2) + line("M0 0V9", 4.4) + line("M0 0V9", 1.8, GLOW)
    return (
        ink("M-10 28-14 48H-4L2 32 10 48H22L16 24z", DEEP)
        + ink("M-24 8C-20-10 4-22 22-14 34-4 34 20 20 32 2 38-18 30-24 8z")
        + ink(
            "M-8-10C-14-34 8-50 28-42 50-36 56-10 46 8 40 22 30 20 28 10 22 14 16 8 18 0 10 4 4-4 6-10 0-6-6-6-8-10z",
            NEAR,
        )
        + line("M4-24q4-6 10-3M22-32q6-4 10 1M26-14q5-4 9 0M38-4q3-4 6-1M12-12q3-3 7-1", 2.2)
        + at(part.share("cap", cap), 14, -50, 1.2, -8)
        + at(part("cap"), 38, -42, 0.9, 20)
        + at(part("cap"), -4, -40, 0.8, -24)
        + at(part("cap"), 52, -14, 0.7, 50)
        + ink("M-30-6C-18-14-8-4-10 8-14 20-34 22-40 12-42 2-38-2-30-6z", LIT)
        + spots(((-31, 6), (-21, 4)), 2.6)
        + line("M-32 14Q-26 17-20 13", 2)
        + pole("M-8 20C-18 24-26 30-28 44", 5, BODY)
        + line("M-34 46 -22 46", 3)
    )


def ceiling_choir() -> str:
    """Four mouths, upside down, holding one note."""
    singer = (
        ink("M-10-30C-14-14-16-4-14 8-12 20 12 20 14 8 16-4 14-14 10-30z")
        + ink("M0-6C7-6 9 0 8 5 6 12-6 12-8 5-9 0-7-6 0-6z", LINE)
        + flat("M-4 8Q0 4 4 8 0 11-4 8z", ACCENT)
        + line("M-7-12h4M3-12h4M-12-22 -8-24M12-22 8-24", 2.2)
    )
    return (
        ink("M-60-66H60V-46C50-40 48-48 40-44S30-38 22-44 8-40 0-44-12-38-22-44-34-40-42-44-52-40-60-46z", DEEP)
        + at(part.share("singer", singer), -42, -10, 0.9) + at(part("singer"), -14, -6, 1.06) + at(part("singer"), 15, -12, 0.94) + at(part("singer"), 43, -8, 0.88)
        + line("M-50 22Q-28 16-14 22T22 22 50 20M-44 32Q-26 27-12 32T20 32 44 31M-30 42Q-16 38 0 42T30 42", 2.2)
    )  # fmt: skip


def drinking_root() -> str:
    """Pale, thick as a waist; it swallows when you do."""
    return (
        line("M-18 30C-34 34-44 40-54 48M20 30C34 32 44 40 56 46M-4 38C-8 44-14 48-22 50M8 38C14 44 20 48 28 50", 8)
        + line(
            "M-18 30C-34 34-44 40-54 48M20 30C34 32 44 40 56 46M-4 38C-8 44-14 48-22 50M8 38C14 44 20 48 28 50", 4, LIT
        )
        + ink("M-16-44C-30-30-34-8-26 4-20 14-34 26-26 38-12 46 14 46 28 38 34 24 22 14 26 2 34-12 28-34 14-46z", LIT)
        + line(
            "M-26-18C-12-10 12-10 28-20M-27 6C-12 14 12 12 25 4M-30 28C-14 34 14 34 30 26M-22-32C-10-26 10-26 22-34",
            2.2,
        )
        + ink("M-20-46C-10-60 12-60 20-46 12-34-12-34-20-46z", LINE)
        + flat("M-17-46-12-52-9-46-4-54 0-47 5-54 9-47 13-52 16-46 10-39-10-39z", GLOW)
        + line("M-24-44C-36-50-40-60-34-66M24-44C36-50 42-58 38-66M-26-34C-38-36-46-42-48-50", 4.6)
        + line("M-24-44C-36-50-40-60-34-66M24-44C36-50 42-58 38-66M-26-34C-38-36-46-42-48-50", 1.8, LIT)
        + ink("M-10 14C-6 6 8 6 12 14 8 24-6 24-10 14z", SHADE, opacity=".6", stroke="none")
    )


def echo_stag() -> str:
    """Antlers like a struck bell, still moving."""
    c = Chance("echo-stag")
    antler = branch(c, 5, -28, -1.15, 15, 2.6, 2)
    return (
        line(
            "M-40-62C-52-50-54-36-46-24M40-62C52-50 54-36 46-24M-50-66C-64-50-66-32-56-18M50-66C64-50 66-32 56-18",
            2,
            opacity=".6",
        )
        + part.share("antler", ink(antler, GLOW, stroke_width=2))
        + at(part("antler"), 0, 0, flip=True)
        + ink("M-22 6-26 48H-17L-12 20 12 20 17 48H26L22 6z", DEEP)
        + ink("M0-8C18-8 28 4 26 16 22 30-22 30-26 16-28 4-18-8 0-8z")
        + ink(mirrored("M8-26C16-34 26-34 30-30 26-22 18-20 10-20z"), SHADE)
        + ink("M0-34C10-34 14-26 12-14L8 6C6 12-6 12-8 6L-12-14C-14-26-10-34 0-34z", LIT)
        + ink("M-6 2C-4-2 4-2 6 2 4 10-4 10-6 2z", LINE)
        + eyes(((-7, -18), (7, -18)), 3.4)
        + line("M-16 10Q0 18 16 10", 2)
    )


def milk_eel() -> str:
    """Warm water; then the length of it, along your leg."""
    way = "M-30-30C-8-50 40-44 42-22 44 0-40-8-42 16-44 38 20 40 50 26"
    return (
        flat("M-60 26C-30 18 30 18 60 26V50H-60z", NEAR)
        + line(way, 21)
        + line(way, 16, LIT)
        + line("M-10-36C10-40 30-34 34-24 36-12-30-4-36 12", 3, RIM)
        + line("M30-42l6-9M42-32l10-5M-40 4l-10-4M-44 18l-11 2M-30 34l-6 8M0 38l1 10M26 36l5 9", 3)
        + ink("M-24-42C-36-46-52-40-58-28-60-20-52-14-40-18-30-20-20-26-18-32z", LIT)
        + line("M-57-26C-48-26-42-24-36-18", 2.2)
        + eyes(((-40, -34),), 4)
        + line("M-54 42q6-5 12 0t12 0M6 47q6-5 12 0t12 0", 2)
    )


def backward_runner() -> str:
    """Its heels arrive first; its face is sorry."""
    limbs = "M-2 14C10 20 22 22 24 34L36 44M-2 14C-16 18-22 28-36 26L-44 38"
    return (
        line(limbs, 13)
        + line(limbs, 8, SHADE)
        + line("M36 44H24M-44 38-38 48", 8)
        + line("M36 44H24M-44 38-38 48", 4, LIT)
        + ink("M-8-26C10-30 20-16 16 2 14 16 6 22-4 22-16 18-20-18-8-26z")
        + pole("M10-14C26-16 34-8 44-14M-10-14C-22-8-28 2-40-2", 6, BODY, 4.4)
        + line("M44-14l6-5M44-14l8 1M-40-2l-7-4M-40-2l-6 5", 3)
        + ink("M-2-58C12-58 18-48 16-36 12-26-10-26-14-36-18-48-14-58-2-58z", LIT)
        + eyes(((-8, -44), (3, -44)), 3.8, -1)
        + line("M-8-33Q-3-37 3-33M-14-50Q-8-54-4-50M0-51Q5-54 9-49", 2.2)
        + line("M2-12H12M2-4H13M0 4H12M0 12H9", 2)
        + line("M34 8H56M30 18H50M40-2H58", 2, opacity=".6")
    )


# ---------------------------------------------------------------------------------------------- on the stairs


def drowned_bell() -> str:
    """Weed on the bronze; the clapper is a spine."""
    return (
        line("M0 6V50", 9)
        + line("M0 6V50", 5, GLOW)
        + line("M-6 16H6M-7 24H7M-7 32H7M-6 40H6", 3)
        + ink("M-9 46C-8 40 8 40 9 46 8 56-8 56-9 46z", GLOW)
        + line("M-10-52C-12-66 12-66 10-52", 8)
        + line("M-10-52C-12-66 12-66 10-52", 4, SHADE)
        + ink("M0-54C18-54 26-42 28-20 30 0 38 8 46 18 30 26-30 26-46 18-38 8-30 0-28-20-26-42-18-54 0-54z")
        + ink("M-46 18C-30 26 30 26 46 18L44 10C28 17-28 17-44 10z", LIT)
        + line("M-27-24C-10-18 10-18 27-24M-30-14C-10-8 10-8 30-14", 2)
        + eyes(((-11, -34), (11, -34)), 4.6)
        + line("M-18-42Q-11-46-5-40M5-40Q11-46 18-42", 2.6)
        + ink(
            "M-24-36C-30-28-22-22-28-12-34-4-26 4-32 12-38 4-36-4-32-12-36-22-32-32-24-36zM26-24C32-16 26-8 32 0 36 8 30 14 34 20 40 12 40 4 36-4 36-14 34-22 26-24z",
            NEAR,
        )
    )


def mother_of_stilts() -> str:
    """One body; four legs that each want to be her."""
    legs = "M-16-22C-44-30-52 0-56 48M16-22C44-30 52 0 56 48M-8-14C-26-6-24 20-24 48M8-14C26-6 24 20 24 48"
    face = (
        ink("M0-8C6-8 8-3 7 2 5 8-5 8-7 2-8-3-6-8 0-8z", LIT, stroke_width=2)
        + line("M-3 0h0M3 0h0", 3)
        + line("M-2 5H2", 1.6)
    )
    return (
        line(legs, 9)
        + line(legs, 5.2, GLOW)
        + at(part.share("kin", face), -47, 0)
        + at(part("kin"), 47, 0)
        + at(part("kin"), -25, 14)
        + at(part("kin"), 25, 14)
        + ink("M0-56C24-56 34-40 32-24 28-6-28-6-32-24-34-40-24-56 0-56z")
        + line("M-24-18Q0-6 24-18M-28-28Q0-18 28-28", 2)
        + eyes(((-12, -36), (12, -36), (0, -44)), 4.6)
        + line("M-6-24Q0-20 6-24", 2.4)
        + line("M-60 49H-50M50 49H60M-29 49H-19M19 49H29", 3.4)
    )


def cold_lantern() -> str:
    """It carries a light like yours; yours goes dim."""
    ray = "M30-12V-26M30 38V50M8 12H-4M52 12H60M14-4 6-12M46-4 54-12M14 28 6 36M46 28 54 36"
    return (
        ink("M-14-48C2-50 10-38 8-24L14 48H-44L-36-22C-38-38-28-48-14-48z", DEEP)
        + ink("M-14-40C-4-40-2-32-3-26-6-16-22-16-25-26-26-32-24-40-14-40z", LINE)
        + spots(((-19, -29), (-9, -29)), 2.2, "var(--crystal)")
        + line("M-28 0-32 44M-14 4-14 46M0 2 4 44", 2)
        + pole("M-2-12C12-16 24-18 30-12", 6, SHADE, 4.4)
        + disc(30, 12, 26, "var(--crystal)", opacity=".22", stroke="none")
        + line(ray, 2.4, "var(--crystal)")
        + line("M30-12V-4M23-2C23-10 37-10 37-2", 2.4)
        + ink("M20-1H40L43 24H17zM16 24H44V30H16zM22-1C24-8 36-8 38-1z", STEEL)
        + flat("M30 4C36 10 35 18 30 21 25 18 24 10 30 4z", "var(--crystal)")
    )


# ---------------------------------------------------------------------------------------------- in Legendary places


def lake_voice() -> str:
    """A throat, floating; it clears itself."""
    return (
        flat("M-60 22C-30 14 30 14 60 22V50H-60z", NEAR)
        + ink("M-26 34C-34 10-30-30-8-44 10-52 30-40 30-18 30 6 24 22 28 34 10 40-10 40-26 34z", LIT)
        + line("M-25 20C-10 26 14 26 27 20M-27 4C-12 10 16 10 29 2M-26-12C-12-8-6-6-2-4", 2.2)
        + ink("M4-40C18-38 22-24 14-14 4-8-12-14-12-26-12-36-4-41 4-40z", LINE)
        + flat("M-6-20C0-28 10-26 13-18 8-12-2-13-6-20z", ACCENT)
        + line("M22-44C34-52 44-50 54-58M28-34C40-36 48-34 58-38M22-52C28-60 36-62 42-66", 2.4)
        + line("M-54 30q8-6 16 0M38 30q8-6 16 0M-44 42q8-6 16 0t16 0 16 0 16 0 16 0", 2.4)
    )


def ageless_guardians() -> str:
    """Two kings in wire; they have not sat down once."""
    king = (
        ink("M-16 0-20 48H20L16 0C14-14-14-14-16 0z", SHADE)
        + ink("M0-40C9-40 12-33 11-26 9-16-9-16-11-26-12-33-9-40 0-40z", GLOW)
        + line("M-5-28h0M5-28h0", 4.4)
        + line("M-4-20H4", 2)
        + ink("M-12-36-14-54-6-46 0-58 6-46 14-54 12-36Q0-40-12-36z", STEEL)
        + line("M-18 14Q0 4 18 14M-19 28Q0 18 19 28M-20 42Q0 32 20 42M-8-10-12 46M8-10 12 46M0-12V48", 2, STEEL)
        + pole("M22 46V-30", 3, STEEL)
        + ink("M16-28 22-46 28-28z", STEEL)
        + disc(20, 4, 4.6, GLOW, stroke_width=2)
    )
    return at(part.share("king", king), -30, 0, flip=True) + at(part("king"), 30, 0)


#: Figure, hue and accent hue.
BEASTS = {
    "crazed_bipedal_saurian": (crazed_bipedal_saurian, 125, 35), "blind_wader": (blind_wader, 205, 60), "drip_children": (drip_children, 225, 60),
    "salt_stilts": (salt_stilts, 250, 60), "glass_crab": (glass_crab, 190, 60), "lichen_bearer": (lichen_bearer, 150, 30),
    "ceiling_choir": (ceiling_choir, 330, 10), "drinking_root": (drinking_root, 85, 60), "echo_stag": (echo_stag, 265, 60),
    "milk_eel": (milk_eel, 215, 60), "backward_runner": (backward_runner, 30, 60), "drowned_bell": (drowned_bell, 165, 60),
    "mother_of_stilts": (mother_of_stilts, 285, 60), "cold_lantern": (cold_lantern, 275, 60), "lake_voice": (lake_voice, 195, 10),
    "ageless_guardians": (ageless_guardians, 300, 60),
}  # fmt: skip
