"""What horned giants do: the old bison, the burning bull, the dead one, and the two goats."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, mirrored
from fathom.drawing.path import cord, joined, limb, shape, stroke, tag, tone
from fathom.drawing.stage import burst, gem, ledge, light, man, signal, sky, wall, wind
from fathom.drawing.strokes import eye, fir, flame, lock

from .heads import RAISED, bison, goat, ribbed, skull, tear

# ---------------------------------------------------------------------------------------------- the Sage


def shrug(c: Chance) -> str:
    """A wooded shoulder heaves and throws somebody off."""
    firs = "".join(
        fir(x, y + 1, c.between(17, 22), lean)
        for x, y, lean in ((5, 28, -3), (18, 19, -2), (32, 13, 1), (47, 14, 3), (61, 23, 5))
    )
    return (
        sky(c, 54)
        + stroke("M66 6C82 10 92 20 96 34M80 2C98 8 108 16 114 28", 2.2, "iso")
        + shape(firs, "shade", 1.6)
        + shape("M-6 70V36C6 22 26 14 44 18 66 22 72 38 78 50 82 60 92 66 100 70z", "body", 2.6)
        + stroke("M-4 48C8 30 26 22 42 26 58 30 62 46 68 60M-4 62C10 46 26 38 38 42 48 46 52 56 56 68", 1.5, "iso")
        + man(102, 36, "fly", 0.78, turn=56)
    )


def slow_breath(c: Chance) -> str:
    """The bison breathes out, and hands slip."""
    return (
        sky(c, 56)
        + at(bison(c), 38, 38, 0.68)
        + wind("M59 44C74 34 84 50 98 42S118 40 128 44M60 50C76 46 86 60 102 54S118 54 128 57")
        + man(102, 28, "hang", 0.74, turn=-24)
    )


def falling_firs(c: Chance) -> str:
    """Firs come off the back, roots and all."""
    firs = "".join(
        at(shape(fir(0, 14, size), "body", 1.6) + stroke("M0 14l-4 5M0 14v6M0 14l4 5", 1.6), x, y, 1, turn)
        for x, y, size, turn in ((16, 28, 32, 150), (40, 16, 26, -60), (94, 20, 34, 50), (112, 46, 26, 130))
    )
    return (
        sky(c, 54)
        + shape("M-6-8H132V4C112 12 96 2 80 6S44 12 30 5 10 8-6 4z", "body", 2.2)
        + stroke("M28 20l4-8M58 14v-6M80 22l-5-8M104 28l-4-8M62 26v-5", 1.8, "iso")
        + ledge(38, 59, 54)
        + firs
        + man(64, 45, "brace", 0.8)
    )


def sorrow(c: Chance) -> str:
    """An old head bows over a blighted crystal and weeps."""
    tears = "".join(tear(x, y, s) for x, y, s in ((63, 45, 2.4), (66, 55, 3)))
    return (
        light(c, 92, 48)
        + shape("M52 74C66 53 106 53 132 57V74z", "shade", 2)
        + at(gem(0, 0, 0.62, "blight"), 92, 42, 1, 8)
        + at(bison(c, shut=True), 44, 30, 0.68, 20)
        + tag("path", d=tears, fill="var(--grip)", stroke=tone("line"), stroke_width=1.4)
        + man(113, 47, "sit", 0.62, flip=True)
    )


# ---------------------------------------------------------------------------------------------- the Fury


def horn_charge(c: Chance) -> str:
    """A lowered head with two horns and burning hair comes on."""
    mane = "".join(flame(x, y, h, -0.5) for x, y, h in ((4, 4, 22), (20, 8, 20), (36, 15, 18), (48, 21, 13)))
    return (
        sky(c, 54)
        + stroke("M88 26h14M92 44h12M86 8h16", 2.2, "iso")
        + shape(mane, "accent", 1.8)
        + shape("M-6-2C34 2 58 18 68 30 76 33 80 38 78 45 72 54 62 60 56 70H-6z", "body", 2.6)
        + shape("M50 22C66 22 84 14 92 0 96 18 78 36 54 34zM46 44C62 48 80 52 94 62 76 68 56 64 44 54z", "glow", 2.2)
        + stroke("M74 44C68 46 64 46 60 44", 2)
        + eye(50, 38, 6, 1, 0.3)
        + man(110, 32, "leap", 0.72)
    )


def glowing_hide(c: Chance) -> str:
    """Eyes all over a hide grow hot; who clings there lets go."""
    hot = ((16, 14, 8), (44, 26, 9), (18, 48, 9))
    halos = "".join(tag("circle", cx=x, cy=y, r=s * 2) for x, y, s in hot)
    waves = "".join(f"M{joined(x, y)}q4-4 8 0t8 0" for x, y in ((70, 12), (74, 34), (68, 56)))
    return (
        sky(c, 50)
        + wall(c, True, 66)
        + tag("g", halos, fill=tone("glow"), opacity=".55")
        + "".join(eye(x, y, s, 1, 0.24) for x, y, s in hot)
        + cord(waves, 2.6, "accent", 2.4)
        + man(102, 32, "leap", 0.84, turn=24)
    )


def seethe(c: Chance) -> str:
    """The bull face to face: fire between the horns, steam from the nostrils."""
    fires = "".join(flame(x, 20, h, lean) for x, h, lean in ((-9, 14, -0.2), (9, 14, 0.2), (0, 19, 0)))
    puffs = "".join(
        tag("circle", cx=side * x, cy=y, r=r)
        for side in (-1, 1)
        for x, y, r in ((19, 57, 5), (28, 59, 7), (39, 56, 8), (50, 58, 5))
    )
    face = (
        shape(fires, "accent", 1.7)
        + shape(mirrored("M-12 20C-30 26-44 20-48-2-60 22-40 40-14 34z"), "glow", 2.2)
        + shape("M-18 18C-10 13 10 13 18 18 24 32 20 46 15 55 9 63-9 63-15 55-20 46-24 32-18 18z", "body", 2.6)
        + shape("M-15 50C-10 43 10 43 15 50 16 60 8 64 0 64S-16 60-15 50z", "lit", 2)
        + stroke("M-6 53h0M6 53h0", 4.4)
        + eye(-10, 33, 5, 1, 0.34)
        + eye(10, 33, 5, -1, 0.34)
        + tag("g", puffs, fill=tone("lit"), stroke=tone("line"), stroke_width=1.7)
    )
    return light(c, 62, 34) + at(face, 62, 0) + man(110, 32, "brace", 0.62, flip=True) + ledge(97, 44, 30)


# ---------------------------------------------------------------------------------------------- the Forsaken


def rattle(c: Chance) -> str:
    """A skull lets out its last breath."""
    rings = "".join(
        f"M{joined(62 + x, 42 - h)}q{joined(h * 0.7, h, 0, 2 * h)}" for x, h in ((6, 7), (16, 12), (26, 17))
    )
    return (
        sky(c, 56)
        + at(skull(), 34, 28, 0.9)
        + tag("g", wind(rings, 2), stroke_dasharray="5 4")
        + man(106, 34, "hang", 0.76, turn=-28)
    )


def slough(c: Chance) -> str:
    """A sheet of hide peels off the ribs and goes down with whoever hangs on it."""
    ribs = "".join(f"M{joined(-6, y)}C{joined(34, y - 8, 78, y - 8, 92, y + 10)}" for y in (14, 32, 50, 68))
    return (
        sky(c, 50)
        + shape("M-6-8H98C92 14 100 40 94 74H-6z", "deep", 2.4)
        + cord(ribs, 5, "glow")
        + shape("M-6-8H98C96 0 94 6 95 14 84 18 78 8 66 14 56 20 46 8 34 14 22 20 8 8-6 16z", "body", 2.4)
        + shape("M40 16C46 26 46 32 50 40L60 36 66 48 76 42 84 56 94 50 108 62C108 44 100 24 90 14 74 22 56 8 40 16z", "body", 2.4)
        + shape("M40 16C48 22 62 20 74 22 84 24 92 22 90 14 74 22 56 8 40 16z", "lit", 2)
        + stroke("M58 26l6 12M76 28l8 16M90 28l8 20", 1.5, "iso")
        + stroke("M114 6v14M108 16v10", 2.2, "iso")
        + man(114, 42, "fly", 0.72, turn=150)
    )  # fmt: skip


def flies(c: Chance) -> str:
    """Fat flies over a carcass, and somebody who beats about."""
    bodies, wings = "", ""
    for left, top in ((14, 12), (30, 28), (46, 8), (66, 22), (84, 8), (112, 14), (116, 36), (58, 38), (12, 38)):
        x, y = left + c.between(-3, 3), top + c.between(-3, 3)
        bodies += f"M{joined(x - 2, y)}h4"
        wings += f"M{joined(x, y)}q-8-9-9-3 2 5 9 3zM{joined(x, y)}q8-9 9-3-2 5-9 3z"
    return (
        sky(c, 48)
        + shape("M-6 70V56C10 48 30 52 46 56S92 62 130 56V70z", "shade", 2.2)
        + cord("M10 60C4 48 6 40 16 36M26 60C20 46 24 36 34 34M42 62C38 48 42 42 50 40", 4, "glow")
        + signal("M52 62C54 54 64 56 68 60 76 56 80 60 80 64 70 68 56 68 52 62z")
        + man(94, 42, "throw", 0.84, flip=True)
        + shape(wings, "rim", 1.1)
        + stroke(bodies, 6)
    )


def twitch(c: Chance) -> str:
    """A dead leg, half of it bone, kicks once more."""
    return (
        sky(c, 54)
        + stroke("M34 52l6 6 4-8 6 7M58 58l5 5 4-7 5 6", 2.2, "figure")
        + cord("M44 12 58 38 82 44", 7, "glow")
        + shape("M78 35 94 36C100 40 100 50 96 56L80 54z", "deep", 2.2)
        + stroke("M88 46 99 48", 1.8, "lit")
        + shape("M-6-6C20-10 44-4 54 8 56 14 50 14 50 20 46 16 42 22 38 18 34 24 28 20 24 26 14 24 4 28-6 34z", "body", 2.6)
        + stroke("M-4 12C14 6 30 4 42 8", 1.5, "iso")
        + burst(103, 44, 9)
        + man(108, 22, "fly", 0.66, turn=46)
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- the Twins


def gore(c: Chance) -> str:
    """A goat hooks somebody on its horns and flings it up."""
    return (
        sky(c, 56)
        + stroke("M64 48C80 46 90 42 96 34M76 58C98 54 110 44 114 34", 2.2, "iso")
        + at(goat(horn=RAISED), 30, 50, 0.74, 24)
        + man(91, 24, "fly", 0.8, turn=70)
    )


def lock_horns(c: Chance) -> str:
    """Two goats, one of them blighted, with horns locked, and somebody in between."""
    return (
        light(c, 62, 20)
        + at(goat("shade", blighted=True, pair=False), 94, 50, 0.62, -50, flip=True)
        + at(goat(pair=False), 30, 50, 0.62, 50)
        + burst(62, 14, 11)
        + man(62, 47, "brace", 0.66)
    )


def hind_kick(c: Chance) -> str:
    """Two hind hooves strike out."""
    legs = limb([(20, 24), (44, 30), (60, 18), (84, 14)], 12, 4, 12) + limb(
        [(16, 40), (42, 50), (58, 42), (82, 42)], 12, 4, 12
    )
    return (
        sky(c, 56)
        + stroke("M62 4h22M56 58h24M66 28h14", 2.2, "iso")
        + shape(limb([(20, 10), (30, -2), (42, 2)], 5, 2, 8), "lit", 2)
        + shape(legs, "body", 2.4)
        + shape("M-6-6C14-2 34 8 34 30S20 62-6 66z", "body", 2.4)
        + shape("M-6-4C12 0 31 10 31 30S18 60-6 64z", "body")
        + shape("M80 8 92 6C96 12 96 18 92 22L80 20zM78 36 90 35C94 40 94 46 90 50L78 48z", "deep", 2)
        + stroke("M88 13l6 1M86 42l6 1", 1.6, "lit")
        + burst(99, 14, 9)
        + man(107, 38, "fly", 0.74, turn=62)
    )  # fmt: skip


def headlong(c: Chance) -> str:
    """A goat comes down the slope at full tilt."""
    legs = "M56 32C52 42 44 46 36 46M62 32C58 44 52 50 46 54M90 24C98 30 104 30 110 26M94 20C104 24 112 22 118 16"
    return (
        sky(c, 40)
        + shape("M-6 70V64C40 60 88 48 130 22V70z", "shade", 2.2)
        + stroke("M92 40l10-6M106 40l14-9M84 50l8-4", 2.4, "rim")
        + cord(legs, 4.6, "body", 3.8)
        + shape("M42 26C48 12 68 8 84 4 96 0 106 8 104 18 98 28 82 32 66 36 56 40 46 36 42 26z", "body", 2.4)
        + shape("M56 14C44 14 34 22 26 34 22 40 26 46 32 45 42 44 54 38 60 30z", "body", 2.4)
        + shape(lock(32, 44, 3, 10, 2), "shade", 1.6)
        + ribbed([(46, 20), (34, 12), (36, -2), (52, -4), (60, 6)], 4.4)
        + eye(40, 29, 3.6, -1, 0.3)
        + man(12, 42, "leap", 0.74, flip=True)
    )


def bellow(c: Chance) -> str:
    """A goat cries out, and the cry shakes the rock."""
    rings = "".join(
        f"M{joined(48 + r, 42 - r * 0.7)}A{joined(r, r, 0, 0, 1, 48 + r, 42 + r * 0.7)}" for r in (14, 22, 30, 38)
    )
    return sky(c, 56) + at(goat(roar=True), 40, 36, 0.66) + wind(rings, 2) + man(112, 28, "hang", 0.72, turn=-24)


HORNED = (
    shrug, slow_breath, falling_firs, sorrow, horn_charge, glowing_hide, seethe, rattle, slough, flies, twitch, gore,
    lock_horns, hind_kick, headlong, bellow,
)  # fmt: skip
