"""What giants that bloom, swallow, dive and rule do: the flower, the mouth, the fish, the king."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, mirrored
from fathom.drawing.path import cord, joined, limb, shape, stroke, tag, tone
from fathom.drawing.stage import gem, ground, ledge, light, man, signal, sky, wind
from fathom.drawing.strokes import eye, horn, kelp, petals, shard, spine, teeth

# ---------------------------------------------------------------------------------------------- the Bloom


def scent(c: Chance) -> str:
    """A flower with its eyes shut; what it gives off goes round somebody and makes sleepy."""
    return (
        sky(c, 54)
        + shape(petals(20, 32, 14, 36, 10, 0.2), "accent", 1.8)
        + tag("circle", cx=20, cy=32, r=18, fill=tone("body"), stroke=tone("line"), stroke_width=2.3)
        + stroke("M9 28q4 4 8 0M24 28q4 4 8 0M14 40q6 3 12 0", 2)
        + wind("M58 20C72 10 84 26 98 18S118 24 112 36 84 34 86 46 104 54 124 48M56 46C66 40 70 54 82 56")
        + ledge(78, 56, 42)
        + man(97, 46, "sit", 0.8, turn=16)
    )


def tendril(c: Chance) -> str:
    """A thorny shoot with leaves lashes out."""
    leaves = "M24 44C14 40 12 28 20 22 28 28 30 36 24 44zM52 22C44 12 48 2 58-2 64 8 60 18 52 22zM44 30C52 36 54 46 48 54 40 48 40 38 44 30z"
    thorns = "M14 44 8 34 20 38zM36 24 30 14 42 20zM64 12 72 6 70 16zM62 20 64 30 70 19z"
    return (
        sky(c, 56)
        + stroke("M60 44C80 48 96 44 108 34M52 58C80 64 106 58 120 42", 2.2, "iso")
        + shape(thorns, "line")
        + shape(leaves, "lit", 1.9)
        + shape(limb([(-10, 62), (22, 42), (48, 20), (76, 14), (90, 24), (82, 34), (76, 28)], 9, 1.5, 16), "body", 2.4)
        + man(108, 24, "fly", 0.78, turn=58)
    )  # fmt: skip


def wither(c: Chance) -> str:
    """Autumn: a hanging head, petals that fall, a leaf that gives way."""
    fallen = "".join(
        at(shape("M0-8C6-4 6 4 0 8-6 4-6-4 0-8z", "accent", 1.6), x + c.between(-3, 3), y, 0.9, turn)
        for x, y, turn in ((64, 52, 40), (14, 34, 70), (76, 34, -30), (30, 58, 100), (88, 14, 20), (110, 58, 80))
    )
    return (
        sky(c, 54)
        + wind("M60 8C78 2 92 14 126 6M66 24C74 20 80 24 86 22", 1.8)
        + shape(limb([(16, 74), (14, 40), (24, 12), (42, 12), (48, 24)], 5, 3, 12), "shade", 2.2)
        + shape(petals(49, 35, 9, 22, 3, 0.5), "accent", 1.8)
        + at(tag("ellipse", rx=13, ry=10, fill=tone("body"), stroke=tone("line"), stroke_width=2.2), 48, 32, 1, 14)
        + stroke("M41 32q3 3 6 0M50 34q3 3 6 0", 1.8)
        + shape("M132 34C116 30 102 34 94 46 104 54 122 52 132 48z", "lit", 2.2)
        + stroke("M130 41C118 40 106 42 96 46", 1.6, "iso")
        + fallen
        + man(90, 49, "fly", 0.66, turn=150)
    )


def calyx(c: Chance) -> str:
    """Sepals full of thorns close round a blighted crystal."""
    leaf = mirrored("M-4 66C-30 64-44 44-38 14-26 22-18 34-14 48z")
    thorns = mirrored(
        "M-32 52-46 54-36 44zM-39 36-54 32-40 26zM-37 18-46 6-33 16zM-22 62-32 70-16 66zM-26 26-18 22-22 33z"
    )
    return (
        light(c, 62, 34)
        + shape("M-6 72V62C30 56 94 56 130 62V72z", "shade", 2)
        + gem(62, 34, 0.86, "blight")
        + at(shape(thorns, "line") + shape(leaf, "body", 2.4), 62, 0)
        + stroke("M56 62C42 54 32 40 30 24M68 62C82 54 92 40 94 24", 1.6, "iso")
        + shape("M44 66C46 52 56 46 62 40 68 46 78 52 80 66z", "lit", 2.2)
        + man(112, 24, "leap", 0.68)
    )


# ---------------------------------------------------------------------------------------------- the Hunger


def stomach(c: Chance) -> str:
    """The stomach at work: acid that bubbles, and somebody above it."""
    rings = "".join(
        tag("circle", cx=round(x + c.between(-4, 4)), cy=y, r=r)
        for x, y, r in ((22, 50, 4), (40, 44, 2.6), (76, 50, 5), (94, 42, 3), (106, 52, 3.6), (60, 54, 2.6))
    )
    return (
        ground("near")
        + shape("M-6-8H132V70H110C122 50 118 22 100 14 84 6 74 16 60 10 44 4 26 8 16 22 6 38 8 56 16 70H-6z", "body", 2.5)
        + stroke("M4 4C-2 20 0 44 6 62M120 4C126 22 124 44 118 62M40-4C48 4 56 2 64 4M84-2C92 2 100 4 108 10", 1.6, "iso")
        + shape("M6 50C16 44 24 56 36 50S58 44 70 50 92 56 102 48 114 52 119 48V74H6z", "accent", 2.1)
        + stroke("M22 60C30 56 38 64 48 60M72 60C82 56 90 64 102 60", 2, "glow")
        + tag("g", rings, fill=tone("glow"), stroke=tone("line"), stroke_width=1.6)
        + stroke("M62 9V13", 4)
        + man(60, 32, "hang", 0.8, turn=c.between(-10, 10))
    )  # fmt: skip


def sprout(c: Chance) -> str:
    """Thorns break out of the flesh above and below."""
    low = "".join(
        spine(x + c.between(-2, 2), 62, h, lean)
        for x, h, lean in ((12, 30, 0.2), (30, 20, -0.1), (46, 13, 0.2), (82, 14, -0.2), (96, 26, 0.1), (114, 36, -0.2))
    )
    high = "".join(
        f"M{joined(x - 5, 4)}Q{joined(x, h * 0.5, x + lean, h)}Q{joined(x + 3, h * 0.4, x + 6, 4)}z"
        for x, h, lean in ((22, 24, 4), (44, 16, -2), (80, 18, 3), (104, 24, -4))
    )
    return (
        ground("far")
        + shape(low + high, "lit", 2)
        + shape("M-6-8H132V4C112 14 96 4 80 8S44 12 28 6 6 12-6 6z", "body", 2.3)
        + shape("M-6 74V60C12 52 24 64 40 60S76 54 90 60 116 54 132 60V74z", "body", 2.3)
        + stroke("M8 62q4-4 8 0M26 66q4-4 8 0M92 66q4-4 8 0M110 62q4-4 8 0M44-2q4 4 8 0M90 0q4 4 8 0", 2, "accent")
        + man(63, 40, "leap", 0.84)
    )  # fmt: skip


def gnash(c: Chance) -> str:
    """Two rows of fangs strike together, with somebody in between."""
    above = "M-6-8H132V8C100 16 90 10 62 12S24 16-6 8z"
    below = "M-6 74V58C24 52 40 58 62 56S100 52 132 58V74z"
    tusks = "M26 6C24 22 30 34 38 42 44 32 46 18 44 8zM98 6C100 22 94 34 86 42 80 32 78 18 80 8z"
    return (
        sky(c, 46)
        + shape(teeth(-2, 9, 26, 2, 15) + teeth(46, 10, 32, 3, 11) + teeth(100, 9, 28, 2, 15), "glow", 1.8)
        + shape(tusks, "glow", 2.1)
        + shape(teeth(2, 60, 24, 2, -20) + teeth(40, 60, 16, 1, -14) + teeth(68, 60, 16, 1, -14) + teeth(98, 60, 26, 2, -20), "glow", 1.8)
        + shape(above, "accent", 2.2)
        + shape(below, "accent", 2.2)
        + shape("M-6-8H132V0C96 7 28 7-6 0zM-6 74V66C28 61 96 61 132 66V74z", "body", 2)
        + stroke("M16 38h-8M110 38h8M52 26l-4-4M72 26l4-4", 2.2, "figure")
        + man(62, 38, "fly", 0.7, turn=c.between(-16, 16))
    )  # fmt: skip


def retch(c: Chance) -> str:
    """The mouth gives back what it had, in a gush."""
    flood = "M36 30C46 28 54 34 64 32 74 28 86 30 92 36 104 36 112 44 108 50 118 54 116 64 108 64 98 72 84 72 80 64 72 66 64 62 62 56 52 56 44 52 36 48z"
    drops = "".join(
        tag("circle", cx=round(x + c.between(-2, 2)), cy=y, r=r)
        for x, y, r in ((62, 22, 2.6), (110, 30, 3.4), (118, 44, 2.4), (66, 64, 2.6), (74, 12, 2), (112, 12, 2.4))
    )
    bubbles = "".join(
        tag("circle", cx=x, cy=y, r=r)
        for x, y, r in ((54, 42, 3), (68, 50, 4.4), (80, 42, 2.6), (94, 58, 4), (99, 45, 2.6))
    )
    return (
        sky(c, 58)
        + shape("M28 14C42 18 46 28 44 38 44 50 36 58 26 60z", "deep", 2.2)
        + shape(flood, "accent", 2.1)
        + tag("g", drops, fill=tone("accent"), stroke=tone("line"), stroke_width=1.7)
        + tag("g", bubbles, fill=tone("glow"), stroke=tone("line"), stroke_width=1.6)
        + shape("M-6 0C8-2 22 2 34 12 40 16 44 22 40 26 32 24 26 28 24 36 26 46 34 50 44 50 44 58 34 66 18 68L-6 72z", "body", 2.5)
        + shape(teeth(27, 25, 13, 2, 8) + teeth(28, 50, 14, 2, -8), "glow", 1.6)
        + eye(16, 12, 6, 1, 0.2)
        + stroke("M-4 34C6 30 12 36 16 44", 1.6, "iso")
        + man(88, 26, "fly", 0.84, turn=84)
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- the Deep


def undertow(c: Chance) -> str:
    """A current along the ground takes somebody away from the rock."""
    weeds = "".join(kelp(x, 66, h, -0.9) for x, h in ((20, 14), (34, 18), (52, 13), (74, 17), (90, 12)))
    return (
        ground("near")
        + shape("M-6-4H132V8C104 14 90 4 66 9S22 4-6 10z", "far")
        + shape("M132 10C116 14 106 26 108 40 106 52 112 60 110 74H132z", "body", 2.3)
        + shape(weeds, "shade", 1.7)
        + shape("M-6 74V62C30 58 90 66 132 60V74z", "shade", 2)
        + wind("M102 22C76 14 56 32 30 24S6 30 12 36 24 34 22 30M106 50C84 42 60 54 -4 46", 2.4)
        + man(62, 38, "fly", 0.84, turn=76)
        + stroke(f"M84 26h0M{joined(90 + c.between(-2, 2), 20)}h0M94 30h0", 4.2, "rim")
    )


def snap(c: Chance) -> str:
    """A jaw full of needles, a lamp before it, and somebody who swims for it."""
    return (
        ground("near")
        + stroke("M14-4 4 70M38-4 28 70", 5, "rim", opacity=".4")
        + cord("M98 6C92-6 66-6 58 10", 2, "lit", 2.8)
        + tag("circle", cx=57, cy=15, r=11, fill=tone("glow"), opacity=".45")
        + tag("circle", cx=57, cy=15, r=5, fill=tone("glow"), stroke=tone("line"), stroke_width=1.8)
        + shape("M132-4V70H96L70 40C78 34 90 34 104 36z", "deep")
        + shape(teeth(60, 28, 42, 5, 13), "glow", 1.7)
        + shape("M132-6C108-2 82 4 56 26 62 32 74 28 84 30 94 32 104 34 110 40L132 44z", "body", 2.5)
        + shape(_needles(), "glow", 1.7)
        + shape("M44 50C42 44 48 40 54 44 66 54 86 52 110 40L132 40V74H84C66 70 50 62 44 50z", "body", 2.5)
        + eye(96, 16, 6, -1, 0.16)
        + stroke("M114 52C118 46 120 42 120 36M106 58C112 52 114 48 114 44", 1.8, "iso")
        + man(28, 36, "fly", 0.84, flip=True, turn=-50 + c.between(-6, 6))
    )


def _needles() -> str:
    """The lower row, along the rise of the jaw."""
    return "M52 45 54 30 60 47zM62 49 66 34 71 51zM74 52 78 38 83 51zM87 50 90 38 96 48z"


# ---------------------------------------------------------------------------------------------- the Tyrant


def _king() -> str:
    """The Tyrant's head, looking right: horns, and between them a crown of crystals."""
    crown = shard(-20, -20, 15, -0.2) + shard(-11, -22, 19, 0) + shard(-2, -21, 15, 0.2)
    return (
        shape("M4-20C14-24 20-34 16-46 8-44-2-34-6-22z", "glow", 2)
        + signal(crown, "crystal", 1.6)
        + shape("M-66 70V4C-58-14-40-26-22-24-6-26 4-20 12-12 26-8 38 0 40 8 40 15 34 18 26 18 14 20 2 18-8 22-20 30-28 46-30 70z", "body", 2.5)
        + shape("M-34-22C-44-28-48-40-42-52-34-48-26-36-24-24z", "glow", 2)
        + stroke("M40 11C28 14 14 13 0 8M34 3l3 2M-4-8 12-4", 2)
        + shape("M12 12 15 18 18 13zM22 13 25 19 28 13z", "glow", 1.4)
        + eye(4, -4, 5, 1, 0.42)
    )  # fmt: skip


def bow_down(c: Chance) -> str:
    """The king looks down on somebody who kneels."""
    return (
        light(c, 44, 14)
        + at(_king(), 40, 38, 0.68, 14)
        + ledge(74, 55, 48)
        + man(100, 43, "sit", 0.9, flip=True, turn=-22)
        + stroke("M82 22v12M82 34l-4-5M82 34l4-5M100 14v14M100 28l-4-5M100 28l4-5", 2.3, "figure", opacity=".45")
    )


def trample(c: Chance) -> str:
    """A clawed foot in the middle of a run."""
    return (
        sky(c, 44)
        + at(
        shape("M-6 57C40 54 90 54 130 57V80H-6z", "shade", 2)
        + shape("M6 60h14l-4-3 6 0M6 60l-4-2 6-1z", "deep", 1.6)
        + stroke("M8 38h18M2 48h20M14 26h14", 2.3, "iso")
        + shape("M26-8C26 8 34 18 44 26 42 34 38 42 36 48 36 54 40 56 46 56H84C94 56 98 50 94 44 84 38 74 36 68 30 74 16 76 4 76-8z", "body", 2.6)
        + shape("M92 44C102 44 108 50 110 58 102 58 94 58 90 56zM72 46C80 48 84 54 84 60 76 60 68 58 66 56zM50 48C56 50 58 56 58 61 50 60 44 58 44 55z", "glow", 2)
        + stroke("M38-4C40 8 46 14 52 18M58 38C66 42 72 44 80 46", 1.6, "iso")
        + stroke("M112 50l6-6M114 60l8-2M34 60l-8 2", 2.3, "figure", opacity=".6")
        , 0, -5)
        + man(110, 26, "leap", 0.72)
    )  # fmt: skip


def spite(c: Chance) -> str:
    """The crown flares up with blight at whoever stands near it."""
    crown = "".join(
        shard(x, 46, h, lean)
        for x, h, lean in ((-26, 18, -0.4), (26, 18, 0.4), (-13, 26, -0.2), (13, 26, 0.2), (0, 32, 0))
    )
    bolts = "M-30 22-40 14-36 12-48 4M30 22 40 16 38 12 46 8M-14 14-20 6-14 4-20-8M12 12 18 6 14 4 22-8"
    face = (
        stroke(bolts, 5.4)
        + tag("path", d=bolts, fill="none", stroke="var(--blight)", stroke_width=2.8)
        + shape(horn(30, 58, 1, 30, 1.2) + horn(-30, 58, -1, 30, 1.2), "glow", 2)
        + signal(crown)
        + shape("M-46 76C-44 54-26 43 0 43S44 54 46 76z", "body", 2.5)
        + shape(mirrored("M-26 54-6 60-8 65C-16 66-24 62-26 54z"), "line")
        + stroke("M-15 60h0M15 60h0", 4.4, "glow")
    )
    return light(c, 46, 40) + at(face, 46, -3, 0.94) + man(109, 32, "fly", 0.7, turn=40)


MOUTHS = (scent, tendril, wither, calyx, stomach, sprout, gnash, retch, undertow, snap, bow_down, trample, spite)
