"""What giants of stone, snow and earth do: the castle, the white bear, the tortoise with its town, the mole."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at
from fathom.drawing.path import cord, joined, limb, shape, stroke
from fathom.drawing.stage import ground, ledge, man, signal, sky, snow, stone, wall, wind
from fathom.drawing.strokes import eye

# ---------------------------------------------------------------------------------------------- the Sentinel


def _block(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """A hewn block that tumbles."""
    cut = shape("M-9-6H9V6H-9z", "body", 1.8) + shape("M-9-6-5-9H13L9-6zM9-6 13-9V3L9 6z", "lit", 1.8)
    return at(cut, x, y, size, turn)


def masonry(c: Chance) -> str:
    """A battlement breaks, and its blocks come down."""
    blocks = "".join(
        _block(x, y, c.between(-40, 40), size)
        for x, y, size in ((22, 32, 1.1), (42, 24, 0.8), (88, 30, 1.2), (106, 44, 0.9), (16, 54, 0.8))
    )
    return (
        sky(c, 54)
        + shape("M-6-8H132V14H116V9H104V16H92V6H78V14H66V8H54V18H40V10H26V16H12V8H-6z", "body", 2.4)
        + stroke("M-6 3H132M8-4V3M30-4V3M54-4V3M78-4V3M102-4V3M20 3v6M46 3v8M70 3v6M98 3v8", 1.4, "line", opacity=".35")
        + stroke("M24 22v-4M44 16v-4M88 18v-6M106 30v-6M66 24v-6", 1.8, "iso")
        + ledge(40, 60, 46)
        + blocks
        + man(62, 46, "brace", 0.8)
    )


def fists(c: Chance) -> str:
    """Two fists of stone come together."""
    fingers = "".join(f"M26 {y}H42C50 {y} 50 {y + 9} 42 {y + 9}H26z" for y in (-19, -10, -1, 8))
    fist = (
        shape("M-10-14H28V14H-10z", "shade", 2.2)
        + stroke("M-6-5H26M-6 5H26M6-14v9M16-5V5M4 5v9M22 5v9", 1.4, "line", opacity=".4")
        + shape("M22-20H34V18H22z", "body", 2.2)
        + shape(fingers, "body", 2.2)
        + shape("M20-4C28-10 38-10 40-4 38 2 30 2 26 8H20z", "lit", 2)
    )
    return (
        sky(c, 56)
        + at(fist, 0, 27)
        + at(fist, 124, 27, flip=True)
        + stroke("M62 2v8M56 4v6M68 4v6", 2.2, "iso")
        + man(62, 38, "cheer", 0.72)
        + stroke("M56 58l6 5 6-5", 2.4, "figure", opacity=".5")
    )


def stone_foot(c: Chance) -> str:
    """A foot of hewn stone comes down."""
    return (
        sky(c, 44)
        + shape("M-6 56C40 53 90 53 130 56V70H-6z", "shade", 2)
        + stroke("M22 56l-8 5 4 4M100 56l10 4-3 6M60 57l-4 6 6 5", 2.2)
        + shape("M36-8V34H24V54H100V34H88V-8z", "body", 2.6)
        + stroke("M36 4H88M36 16H88M36 28H88M24 43H100M50-8V4M74-8V4M60 4v12M46 16v12M78 16v12M62 28v15M40 43v11M80 43v11", 1.6, "line", opacity=".45")
        + stroke("M16 52l-9-6M108 52l8-7", 2.4, "figure", opacity=".6")
        + man(112, 30, "leap", 0.68)
    )  # fmt: skip


def straighten(c: Chance) -> str:
    """The castle stands up to its full height, and somebody slides off its shoulder."""
    return (
        sky(c, 58)
        + at(
        shape("M22 74V36H38V74zM86 74V36H102V74z", "shade", 2.2)
        + shape("M20 38V22H24V26H29V22H34V26H39V22H85V26H90V22H95V26H100V22H104V38H92V74H32V38z", "body", 2.4)
        + shape("M50 24V2H45V-6H79V2H74V24z", "body", 2.4)
        + shape("M52 6H72V14L66 16 62 12 58 16 52 14z", "line")
        + stroke("M57 11h0M67 11h0", 4.2, "glow")
        + stroke("M34 34H58M66 34H90M34 46H50M60 46H90M42 58H80M50 34V46M72 34V46M60 46V58M46 58V70M76 58V70", 1.5, "line", opacity=".35")
        , 0, 9)
        + stroke("M12 64V44M12 44l-4 6M12 44l4 6M112 66V54M112 54l-4 6M112 54l4 6", 2.4, "figure", opacity=".5")
        + man(112, 36, "fly", 0.66, turn=140)
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- the Avalanche


def rockslide(c: Chance) -> str:
    """A whole slope of boulders on its way down to two who stand together."""
    big = ((16, 8, 10), (40, 16, 11), (14, 30, 7), (62, 30, 9), (38, 36, 6), (76, 46, 6), (60, 10, 5), (82, 26, 4))
    stones = "".join(stone(c, x, y, s) for x, y, s in big)
    caps = "".join(f"M{joined(x - s * 0.6, y - s * 0.5)}q{joined(s * 0.5, -s * 0.4, s, 0)}" for x, y, s in big)
    return (
        sky(c, 50)
        + shape("M-6 20C30 34 60 56 84 62L130 60V70H-6z", "shade", 2.2)
        + snow("M-6 38C4 34 12 40 12 46 22 42 32 48 32 54 42 52 50 57 50 63 60 61 66 66 66 72H-6z", 1.8)
        + shape(stones, "body", 1.9)
        + stroke(caps, 2.4, "rim")
        + stroke("M84 12l8 6M92 34l7 5M70 18l6 4", 2, "iso")
        + man(98, 45, "brace", 0.72, flip=True)
        + man(112, 46, "cheer", 0.66)
    )


def ice_shear(c: Chance) -> str:
    """A slab of ice shears off the wall, with somebody on it."""
    return (
        sky(c, 56)
        + wall(c, True, 44)
        + cord("M44-4 52 12 44 24 54 38 46 50 54 70", 2.4, "rim", 2.6)
        + snow("M58-8 66 12 58 22 70 36 64 48 80 70 92 66 98 44 90 20 84-8z", 2.5)
        + shape("M66 12 90 20 98 44 70 36zM64 48 98 44 92 66 80 70z", "near")
        + stroke("M58 22 90 20M70 36 98 44M64 48 98 44M66 12 90 20", 1.6, "line", opacity=".4")
        + stroke("M106 2v12M114 8v12M110 52v8", 2.2, "iso")
        + snow(stone(c, 104, 58, 4) + stone(c, 114, 46, 3) + stone(c, 58, 62, 3), 1.6)
        + man(96, 26, "fly", 0.78, turn=118)
    )


def cornice(c: Chance) -> str:
    """An overhang of snow breaks off above somebody."""
    return (
        sky(c, 54)
        + shape("M130 74V20C112 18 104 26 98 40 94 52 96 62 92 74z", "body", 2.3)
        + snow("M132-8V24C120 18 110 24 100 18L92 22 90 10 96 4 88-8z", 2.4)
        + snow("M66 2 72 10 80 8 84 18 78 24 82 34C70 40 54 42 42 38 30 36 24 26 28 18 38 22 46 14 54 12z", 2.4)
        + stroke("M36 28C46 32 60 26 68 20M104 6C112 10 120 10 130 8", 1.7, "iso")
        + stroke("M54 2l-3-7M40 8l-3-7M70-4l-2-4", 2, "iso")
        + snow(stone(c, 40, 49, 4) + stone(c, 66, 50, 5) + stone(c, 52, 52, 3) + stone(c, 80, 46, 3), 1.7)
        + ledge(6, 61, 58)
        + man(22, 48, "leap", 0.74, flip=True)
    )


# ---------------------------------------------------------------------------------------------- the Collector


def _tortoise() -> str:
    """The Collector's head, looking right: a beak and a heavy lid."""
    return (
        shape("M-16-11C-6-20 14-20 24-10 30-4 31 4 26 9 22 6 16 7 10 6 12 10 10 14 4 14-6 15-14 13-18 9z", "body", 2.3)
        + stroke("M26 4C18 6 8 5 0 2M22-6l2 2", 1.9)
        + eye(6, -6, 4.6, 1, 0.34)
    )


def _vase(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """A relic: a jar with two handles."""
    jar = "M-4-12H4L3-8C10-4 10 6 4 12H-4C-10 6-10-4-3-8z"
    ears = stroke("M-5-7C-14-8-14 2-8 3M5-7C14-8 14 2 8 3", 2.2)
    return at(ears + signal(jar, "treasure") + stroke("M-7 0H7", 2), x, y, size, turn)


def _shell(d: str, plates: str) -> str:
    """The shell: an outline, and the seams of its plates."""
    return shape(d, "lit", 2.5) + stroke(plates, 1.6, "line", opacity=".4")


def tug(c: Chance) -> str:
    """A beak and a climber pull at the same jar."""
    return (
        sky(c, 54)
        + stroke("M62 10l-6-5M76 8V1M88 12l6-5", 2.2, "figure")
        + shape(limb([(-10, 66), (2, 46), (10, 34), (32, 30)], 16, 10, 10), "body", 2.4)
        + stroke("M-4 40C2 44 10 46 16 46M4 28C8 34 16 38 24 38", 1.6, "iso")
        + at(_tortoise(), 42, 26, 1.2)
        + _vase(77, 32, 8, 1.05)
        + ledge(80, 61, 44)
        + man(100, 46, "brace", 0.84, flip=True, turn=14)
    )


def long_neck(c: Chance) -> str:
    """A neck that reaches farther than anybody thought."""
    return (
        sky(c, 54)
        + shape(limb([(16, 62), (10, 30), (30, 10), (58, 8), (78, 16)], 13, 7, 14), "body", 2.4)
        + stroke("M2 38C8 40 14 40 20 38M12 18C16 24 20 26 26 28M36 4C38 10 40 14 42 18M54 2v13", 1.6, "iso")
        + _shell(
            "M-8 46C6 40 26 42 38 52L46 74H-8z",
            "M-6 58 6 54 14 58 28 56 36 60M6 54V44M28 56 26 46M14 58 12 72M36 60 44 68",
        )
        + at(_tortoise(), 86, 20, 1, 26)
        + stroke("M70 36C78 42 82 44 86 50M92 4C104 6 112 12 116 20", 2.1, "iso")
        + man(108, 48, "leap", 0.76)
    )


def hoard(c: Chance) -> str:
    """Jars, coins and small houses slide off the shell."""
    house = shape("M-8 8V-4H8V8z", "body", 1.8) + shape("M-11-4 0-14 11-4z", "accent", 1.8) + stroke("M0 2v6", 3)
    mill = (
        shape("M-5 12-3-6H3L5 12z", "body", 1.8) + stroke("M-11-15 11 3M-9 5 9-17", 2.6) + stroke("M0-6h0", 4, "glow")
    )
    coins = "".join(f"M{joined(x, y)}h0" for x, y in ((64, 26), (80, 50), (58, 44), (92, 34), (38, 52), (102, 58)))
    return (
        sky(c, 50)
        + _shell("M132-8V46C100 34 74 14 62-8z", "M84-6 82 10M82 10 96 22 112 18 116-6M112 18 130 28M96 22 94 32")
        + stroke("M44 4l-5 8M66 34l-6 8M98 46l-6 8", 2, "iso")
        + at(house, 84, 16, 1.1, -30)
        + at(mill, 46, 22, 1, -52)
        + at(house, 112, 40, 1, 18)
        + _vase(72, 40, -34)
        + cord(coins, 3.8, "glow", 2.6)
        + ledge(2, 61, 44)
        + man(22, 47, "brace", 0.78)
    )


def into_shell(c: Chance) -> str:
    """The head goes in, the way down with it: two eyes in the dark of the shell."""
    return (
        sky(c, 56)
        + _shell(
            "M-6-8H58C76 6 82 22 78 42 74 54 66 62 54 74H-6z",
            "M38-6 36 8M58-6 52 14M-4 20 16 24M-4 48 16 46M66 28 79 24M62 48 72 54M38 62 42 72",
        )
        + shape("M32 10C52 8 66 18 66 34S52 60 32 60C18 58 12 48 12 35S18 12 32 10z", "line", 2)
        + shape("M34 16C50 15 60 23 60 35S50 55 34 55C24 53 18 46 18 35S24 17 34 16z", "deep")
        + stroke("M30 34h0M46 34h0", 7.4, "glow")
        + stroke("M31 34h0M47 34h0", 3)
        + wind("M124 16C106 18 92 22 74 26M126 52C108 54 94 50 76 44", 2.2)
        + man(98, 38, "fly", 0.8, flip=True, turn=-74)
    )


# ---------------------------------------------------------------------------------------------- the Tunneler


def cave_in(c: Chance) -> str:
    """A gallery comes down: a broken beam, and stones in the light of a lamp."""
    beam = "M14 70V22M112 70V30M8 18 54 30M70 32 118 16"
    stones = "".join(
        stone(c, x + c.between(-2, 2), y, s)
        for x, y, s in ((36, 14, 8), (58, 10, 11), (82, 14, 9), (46, 36, 5), (84, 38, 7), (30, 54, 6), (98, 56, 7))
    )
    return (
        ground("deep")
        + shape("M20 70C16 34 36 20 62 20S108 34 106 70z", "near", 2)
        + shape("M-6-8H132V10C116 18 104 8 92 12S72 20 58 14 30 18 18 10-2 14-6 10z", "shade", 2.2)
        + cord(beam, 4.8, "lit", 3.6)
        + shape(stones, "body", 1.9)
        + man(64, 47, "cheer", 0.66)
    )


def blind_swipe(c: Chance) -> str:
    """A digger's hand with five long claws goes round without looking."""
    claws = "".join(
        f"M{joined(x, y - 4.4)}C{joined(x + 14, y - 6 + bend * 0.3, x + 24, y - 2 + bend * 0.6, x + 30, y + bend)}C{joined(x + 20, y + 4 + bend * 0.5, x + 10, y + 5, x - 2, y + 4.4)}z"
        for x, y, bend in ((48, 12, 8), (56, 22, 7), (59, 33, 5), (56, 44, 1), (46, 53, -3))
    )
    return (
        sky(c, 54)
        + stroke("M58 4C84 4 100 12 108 24M52 64C80 66 100 60 110 50", 2.2, "iso")
        + shape(claws, "glow", 2)
        + shape("M-6 14C10 8 34 0 50 8 66 20 66 46 50 58 34 64 10 56-6 52z", "body", 2.5)
        + stroke("M36 18C42 22 46 24 52 24M38 34H56M34 50C42 46 46 44 52 44M-4 26C8 22 18 22 28 24M-4 42C8 44 18 44 26 42", 1.6, "iso")
        + man(108, 36, "fly", 0.78, turn=66)
    )  # fmt: skip


def lift_drop(c: Chance) -> str:
    """The rope of the lift is slack: it drops down its shaft."""
    left = f"M-6-8H30L{joined(27 + c.between(-2, 2), 14)} 32 30 28 50 31 74H-6z"
    ropes = "M40-6V6C36 8 44 12 40 14M84-6V10C88 12 80 16 84 18M40 48V34C44 32 36 28 38 24M84 48V36C80 34 90 32 86 28"
    return (
        ground("near")
        + shape(left + "M132-8H94L97 18 92 34 96 54 93 74H132z", "shade", 2.4)
        + stroke("M30 14 16 20 20 30 8 36M96 36 108 40 104 52 118 58M94 8l12 2", 2.2)
        + cord(ropes, 1.8, "glow", 2.8)
        + stroke("M52 2v14M62-2v14M72 2v14", 2.2, "iso")
        + shape("M36 48H88V56H36z", "lit", 2.2)
        + stroke("M50 48v8M62 48v8M74 48v8", 1.5, "line", opacity=".5")
        + man(62, 30, "fly", 0.74, turn=-8)
    )


STONE = (
    masonry, fists, stone_foot, straighten, rockslide, ice_shear, cornice, tug, long_neck, hoard, into_shell, cave_in,
    blind_swipe, lift_drop,
)  # fmt: skip
