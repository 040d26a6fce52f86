"""The shop: one thing each, on a shelf of Vera's; and the curios, on a handkerchief. A thing lies round (0, 0), about 54 high."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, flat, ink, line, mirrored, mix, pole, spots
from fathom.drawing.path import tag

from .equipment import thing
from .gear import BETTER
from .heroes import figure
from .style import (
    BONE,
    CRYSTAL,
    DEEP,
    EMBER,
    FAR,
    GALE,
    GLOW,
    GOOD,
    HEALTH,
    HEIGHT,
    HOT,
    ISO,
    LIT,
    MID,
    NEAR,
    RIM,
    ROOT,
    SHADE,
    STEEL,
    TIDE,
    WIDTH,
    WOOD,
    drawn,
    part,
)

m = mirrored

# ---------------------------------------------------------------------------------------------- families of things

_BOLT = "M3-12-7 2H-1L-4 12 7-3H1z"
_HEART = "M0 16C-22 2-18-14-9-14-4-14 0-10 0-6 0-10 4-14 9-14 18-14 22 2 0 16z"
part.share("cell", ink("M-9-16H9V20H-9z", STEEL) + ink("M-5-22H5V-16H-5z", GLOW) + ink("M-9-8H9V12H-9z", DEEP) + at(ink(_BOLT, GLOW, stroke_width=1.4), 0, 2, 0.72))  # fmt: skip
part.share(
    "die", ink("M-12-12H12V12H-12z", BONE) + spots([(-5.4, -5.4), (5.4, -5.4), (-5.4, 5.4), (5.4, 5.4), (0, 0)], 2)
)
part.share("die2", ink("M-12-12H12V12H-12z", BONE) + spots([(-5, -5), (5, 5), (0, 0)], 2.2))
part.share("stone", ink("M-32 4 24-8 32 2V12L-24 24-32 16z", SHADE) + line("M-32 4-24 12 32 2M-24 12V24", 1.6))
#: The signs of damage: a blade, an axe, a hammer.
_LIGHT = ink("M-4 6V-16L0-24 4-16V6z", STEEL) + ink("M-8 5H8V9H-8z", GLOW) + pole("M0 11V20", 3, WOOD)
_MEDIUM = pole("M0 22V-20", 3, WOOD) + ink("M2-20C12-24 18-16 18-10 18-4 12 2 2 0zM-2-16-10-10-2-5z", STEEL)
_HEAVY = pole("M0 22V-8", 3.4, WOOD) + ink("M-14-22H14V-6H-14z", STEEL) + line("M-9-22V-6M9-22V-6", 1.6)
_ALL = at(_LIGHT, -18, 2, 0.8, -24) + at(_HEAVY, 18, 2, 0.8, 24) + at(_MEDIUM, 0, 0, 0.9)


def _honed(sign: str, twice: bool) -> str:
    """A whetstone and what it has made sharp; once more, twice."""
    blades = at(sign, -4, -8, 0.84, 56) + at(sign, 8, -2, 0.84, 68) if twice else at(sign, 0, -6, 0.9, 62)
    return at(part("stone"), 0, 14, 0.9) + blades + line("M24-22l6-6M30-14l8-3M16-26l2-8", 1.8)


def _primer(sign: str, cloth: str, master: bool = False) -> str:
    """A book that tells how."""
    return (
        ink("M-24-24C-20-28 18-28 22-24V26C18 22-20 22-24 26z", cloth) + line("M-18-25V22", 1.8) + at(sign, 3, -1, 0.72)
        + ink("M-24 26C-20 22 18 22 22 26V30C18 27-20 27-24 30z", BONE) + (ink("M12-26H18V-10L15-14 12-10z", HEALTH) if master else "")
    )  # fmt: skip


def _hearts(count: int) -> str:
    spread = {1: ((0, 0, 1.5),), 2: ((-13, -3, 1.1), (13, 5, 1.1))}[count]
    return "".join(at(ink(_HEART, HEALTH) + line("M-10-6q1-4 5-4", 2.4, RIM), x, y, size) for x, y, size in spread)


def _shield(d: str, fill: str, boss: str = "") -> str:
    return ink(d, fill) + boss


_ROUND = (
    disc(0, 0, 26, STEEL) + disc(0, 0, 18, LIT) + disc(0, 0, 6, GLOW) + spots([(0, -22), (22, 0), (-22, 0), (0, 22)], 2)
)
_TOWER = (
    ink("M-20-28H20V14C20 24 6 30 0 32-6 30-20 24-20 14z", STEEL) + line("M0-28V32M-20-6H20", 2) + disc(0, -6, 6, GLOW)
)
_LANTERN = (
    line("M0-30V-24", 2.4)
    + disc(0, -32, 3.6, "none")
    + ink("M-10-18C-8-26 8-26 10-18z", WOOD)
    + ink("M-10-18H10L13 16H-13z", GLOW)
    + ink("M-16 16H16V22H-16z", WOOD)
)
_FLAME = "M0-12C6-6 8 1 5 6 3 9-4 9-6 6-8 2-5-1-4-4-3-2-2-1-2-1 0-4-1-8 0-12z"


def _better(type_: str) -> str:
    return at(thing("better", type_), 0, 1, 0.86)


def _suit(discipline: str) -> str:
    return at(figure(discipline, discipline, suit=f"{discipline}_advanced"), -36, -39, 0.6, style="--c:var(--b)")


PRODUCTS: dict[str, str] = {
    "honed_edge": _honed(_LIGHT, False),
    "honed_point": _honed(_MEDIUM, False),
    "honed_weight": _honed(_HEAVY, False),
    "second_edge": _honed(_LIGHT, True),
    "second_point": _honed(_MEDIUM, True),
    "second_weight": _honed(_HEAVY, True),
    "spare_cell": at(part("cell"), 0, 2, 1.2),
    "double_cell": at(part("cell"), -14, 2, 1.1) + at(part("cell"), 14, 2, 1.1),
    "cadets_cell": at(part("cell"), 0, 4, 1.1) + ink("M-20-10C-18-22 18-22 20-10L14-6H-14z", TIDE) + spots([(0, -14)], 2.6, GLOW),
    "veterans_cell": at(part("cell"), -14, 4, 1.05) + at(part("cell"), 14, 4, 1.05) + ink("M0-26 4-17 14-16 6-9 9 1 0-5-9 1-6-9-14-16-4-17z", GLOW),
    "storm_engine": ink("M-28-8H28V22H-28z", STEEL) + disc(-12, 8, 10, DEEP) + disc(-12, 8, 4, GLOW) + line("M-12-2V18M-22 8H-2", 1.8) + at(ink(_BOLT, GALE), 14, 7, 1) + ink("M-22-22H-14V-8H-22zM12-18H20V-8H12z", WOOD) + line("M-18-26q4-4 0-8M16-22q4-4 0-8", 2, LIT),
    "light_primer": _primer(_LIGHT, TIDE),
    "medium_primer": _primer(_MEDIUM, GOOD),
    "heavy_primer": _primer(_HEAVY, HEALTH),
    "universal_primer": _primer(_ALL, WOOD),
    "master_primer": _primer(_ALL, CRYSTAL, True),
    "padded_lining": ink("M-22-24C-10-18 10-18 22-24L28 20C12 30-12 30-28 20z", BONE) + line("M-24 0 24 0M-25 12 25 12M-22-12H22M-10-20V26M10-20V26", 1.6) + at(ink(_HEART, HEALTH), 0, 4, 0.5),
    "strong_heart": _hearts(1),
    "second_heart": _hearts(2),
    "lucky_coin": disc(0, 0, 25, GLOW) + disc(0, 0, 19, "none", stroke_width=1.6) + at(ink("M0 2C-12 0-12-12-5-12-2-12 0-10 0-7 0-10 2-12 5-12 12-12 12 0 0 2 12 0 13 10 7 12 3 13 0 8 0 2 0 8-3 13-7 12-13 10-12 0 0 2z", GOOD), 0, 0, 1),
    "blessed_dice": disc(0, 2, 30, GLOW, opacity=".4", stroke="none") + at(part("die"), -13, 6, 1.1, -14) + at(part("die2"), 15, 2, 1.1, 24) + line("M0-32V-24M-22-26-17-19M22-26 17-19", 2),
    "weighted_dice": at(part("die"), -20, 10, 1) + at(part("die2"), 14, 12, 1, 12) + at(part("die"), -2, -14, 1, -18) + ink("M28-22H36V-12H28z", STEEL) + line("M32-22V-30", 2),
    "tin_buckler": _ROUND,
    "tower_shield": _TOWER,
    "grand_shield": _TOWER + ink("M0-18 4-8 14-8 6-1 9 9 0 3-9 9-6-1-14-8-4-8z", GLOW) + line("M-26-24C-34-4-30 16-22 28M26-24C34-4 30 16 22 28", 2, GLOW),
    "gaia_lamp": disc(0, 0, 30, GLOW, opacity=".4", stroke="none") + _LANTERN + line("M0 14V0M0 6C-6 6-7 0-6-4M0 2C5 2 6-4 5-8", 2.4, GOOD) + ink("M-6-4C-10-8-6-14-3-12-2-8-3-5-6-4zM5-8C3-12 6-16 9-14 10-11 8-8 5-8z", GOOD, stroke_width=1.4),
    "linnets_lantern": disc(0, 0, 30, GLOW, opacity=".4", stroke="none") + _LANTERN + ink("M-7 8C-10 0-4-8 4-8L9-10 7-5C9 2 4 9-2 9L-6 13z", TIDE, stroke_width=1.6) + spots([(3, -4)], 1.2),
    "walking_springs": "".join(line(f"M{x}-22 {x + 12}-16 {x - 4}-8 {x + 12} 0 {x - 4} 8 {x + 12} 16", 5) + line(f"M{x}-22 {x + 12}-16 {x - 4}-8 {x + 12} 0 {x - 4} 8 {x + 12} 16", 2.2, STEEL) + ink(f"M{x - 8} 16H{x + 20}V24H{x - 8}z", WOOD) for x in (-26, 12)),
    "starter_satchel": ink("M-24-8H24V22C24 28-24 28-24 22z", WOOD) + ink("M-26-12H26V2C12 12-12 12-26 2z", SHADE) + ink("M-5 2H5V12H-5z", GLOW) + line("M-22-12C-20-34 20-34 22-12", 4) + line("M-22-12C-20-34 20-34 22-12", 1.6, WOOD),
    "field_dressing": ink("M-22-12C-22-22 6-22 6-12V14C6 24-22 24-22 14z", BONE) + "<ellipse cx='-8' cy='-12' rx='14' ry='7' fill='var(--b)'/>" + "<ellipse cx='-8' cy='-12' rx='5' ry='2.4'/>" + ink("M6-4C18-2 26 4 30 16L22 22C18 12 12 8 6 8z", BONE) + line("M-8 0V14M-15 7H-1", 4, HEALTH),
    "smelling_salts": ink("M-8-14H8V-6C16-2 18 4 18 10 18 24-18 24-18 10-18 4-16-2-8-6z", LIT) + ink("M-8-24H8V-14H-8z", WOOD) + flat("M-14 8Q0 2 14 8C16 20-16 20-14 8z", GOOD) + line("M20-14q6-4 2-10M28-8q8-6 4-16M-20-14q-6-4-2-10", 2),
    "prayer_beads": "".join(disc(x, y, 5.4, fill) for x, y, fill in ((0, -26, TIDE), (16, -21, WOOD), (25, -7, EMBER), (22, 9, WOOD), (10, 18, GALE), (-10, 18, WOOD), (-22, 9, ROOT), (-25, -7, WOOD), (-16, -21, WOOD))) + line("M0 20V28", 2) + ink("M0 26 6 34H-6z", GLOW),
    "old_manual": at(ink("M-26-20H22V22H-26z", WOOD) + ink("M22-20 26-16V26L22 22z", BONE) + line("M-20-20V22M-12-8H14M-12 0H14M-12 8H6", 1.8) + ink("M8-20H16V-4L12-8 8-4z", HEALTH), 0, 0, 1, -8),
    "teachers_notes": at(ink("M-20-24H20V26H-20z", BONE) + line("M-13-15H13M-13-7H13M-13 1H8M-13 9H13M-13 17H4", 1.6), -4, 0, 1, -8) + at(line("M0 22V-18", 6) + line("M0 20V-16", 3, GLOW) + flat("M-3 22H3L0 29z"), 24, -2, 1, 24),
    "lattice_suit": _suit("mind"),
    "marrow_suit": _suit("body"),
    "part_sieve": ink("M-28-10H28L22 8C12 16-12 16-22 8z", STEEL) + line("M-20 2H20M-16 8H16M-10-10V12M0-10V14M10-10V12", 1.4) + "<ellipse cy='-10' rx='28' ry='7' fill='var(--d)'/>" + at(ink("M-3-9H3L4-5 9-8 12-3 8 0 12 3 9 8 4 5 3 9H-3L-4 5-9 8-12 3-8 0-12-3-9-8-4-5z", GLOW, stroke_width=1.4), -8, -15, 0.8) + line("M4-20 16-12", 5) + line("M4-20 16-12", 2, BONE) + spots([(-8, 22), (4, 26), (12, 21)], 2),
    "long_tongs": line("M-28 24 20-18M-20 30 26-10", 6) + line("M-28 24 20-18M-20 30 26-10", 3, STEEL) + ink("M18-22C24-30 34-28 34-22L26-18zM22-8C30-6 36-12 36-18L28-16z", STEEL) + disc(-2, 4, 4, GLOW) + disc(31, -20, 4, HEALTH),
    "element_flask": ink("M-6-26H6V-8L18 14C20 24 14 28 6 28H-6C-14 28-20 24-18 14L-6-8z", LIT) + flat("M-11 4H11L17 15C18 22 12 26 6 26H-6C-12 26-18 22-17 15z", TIDE) + ink("M-8-30H8V-24H-8z", WOOD) + spots([(-6, 14)], 3.4, EMBER) + spots([(5, 10)], 3, GALE) + spots([(4, 20)], 2.6, GLOW),
    "slow_drip": line("M0-34V-28", 2.4) + ink("M-14-28H14V2C14 10-14 10-14 2z", LIT) + flat("M-12-12H12V2C12 8-12 8-12 2z", HEALTH) + line("M0 8V18", 2) + ink("M0 18C5 24 4 30 0 30S-5 24 0 18z", HEALTH) + line("M-7-22H7M-9-2H-4M-9-7H-4", 1.6),
    "tidekin_idol": ink("M-16 28H16V22H-16z", WOOD) + ink("M-12 22C-18 8-14 0-10-4-18-14-8-30 0-30S18-14 10-4C14 0 18 8 12 22z", TIDE) + ink(m("M8-22C16-30 24-26 28-28 24-20 24-14 26-10 20-12 14-10 9-12z"), GALE) + spots([(-5, -14), (5, -14)], 3.4, GLOW) + line("M-6-3Q0-6 6-3M-7 8Q0 12 7 8M-7 15Q0 19 7 15", 1.8, GLOW),
    "tidekin_mask": ink("M0-28C18-28 24-12 20 4 16 20 8 28 0 30-8 28-16 20-20 4-24-12-18-28 0-28z", TIDE) + ink(m("M18-14C28-24 36-20 40-22 34-14 36-4 38 0 30-2 24 0 18 0z"), GALE) + flat(m("M4-8C8-14 15-12 16-6 12-2 6-2 4-8z"), GLOW) + line("M-8 12Q0 8 8 12M0-4V4M-12 2q-2 4 0 8M12 2q2 4 0 8", 2.2, GLOW),
    "name_plate": ink("M-32-14H32V16H-32z", GLOW) + spots([(-27, -9), (27, -9), (-27, 11), (27, 11)], 2) + line("M-20-4H4M-20 4H18M10-4H18", 3),
    "vane_seal": disc(0, 4, 20, HEALTH) + disc(0, 4, 15, "none", stroke_width=1.6) + line("M0-6V12M-8-2 0 4 8-2M-5 12H5", 2.4) + ink("M-8 24-12 36 0 30 12 36 8 24z", WOOD) + line("M0-8V-6", 4) + ink("M-5-30H5L7-16H-7z", GLOW),
    "rose_gauntlet": ink("M-14 30V4L-22-6C-24-12-18-14-15-10L-11-4V-22C-11-27-5-27-5-22V-26C-5-31 2-31 2-26V-22C2-26 8-26 8-21V-16C9-20 14-19 14-14V8L12 30z", STEEL) + line("M-14 14H13M-14 22H12M-5-20V-8M2-20V-8M8-16V-6", 1.8) + at(ink("M0-8C8-10 12-2 8 4 4 10-4 10-8 4-12-2-8-10 0-8z", HEALTH) + line("M-4 0C-4-5 4-5 4 0 4 4-2 4-1 1", 1.8), 0, 6, 0.9),
    **{
        name: _better(type_)
        for name, type_ in (
            ("storm_edge", "blade"), ("trident", "lance"), ("whisper_knife", "needle"), ("gravity_chain", "hook"), ("meteor_bow", "bow"),
            ("world_anvil", "maul"), ("comet_boots", "boots"), ("living_vest", "vest"), ("storm_cell", "pack"), ("choir_bell", "coil"),
        )
    },
}  # fmt: skip

part.share(
    "shelf",
    tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none")
    + flat("M0 0H14V52H0zM110 0H124V52H110z", MID)
    + flat("M18 24H26V52H18zM28 32H34V52H28zM92 20H100V52H92zM102 30H107V52H102z", MID)
    + flat("M0 54H124V66H0z", NEAR)
    + line("M0 54H124M14 0V54M110 0V54", 1.2, ISO)
    + tag("ellipse", cx=62, cy=57, rx=30, ry=3.4, fill=DEEP, stroke="none", opacity=".35"),
)


def product(name: str, upgrade: str = "") -> str:
    """Draw a product on the shelf; one that a pack adds is wrapped up, an upgrade set is what it upgrades."""
    found = PRODUCTS.get(name) or (_better(upgrade) if upgrade in BETTER else _parcel(name))
    return drawn(part("shelf") + at(found, 62, 31, 0.88), (188, 60))


def _parcel(name: str) -> str:
    c = Chance(f"product.{name}")
    return (
        ink("M-22-16H22V24H-22z", WOOD)
        + line(f"M{c.below(16) - 8}-16V24M-22 {c.below(12)}H22", 3, BONE)
        + ink("M0-16C-12-28-16-18 0-16 16-18 12-28 0-16z", HOT)
    )


# ---------------------------------------------------------------------------------------------- curios

CURIOS: dict[str, str] = {
    "knot": line("M-34 14C-16 14-20-14 0-14S16 14 0 14-18-2-4-8 16-16 34-12", 8) + line("M-34 14C-16 14-20-14 0-14S16 14 0 14-18-2-4-8 16-16 34-12", 4.4, LIT),
    "dog_tag": disc(0, -20, 6, "none", stroke_width=2.4) + ink("M-16-12H16C22-4 22 10 16 20 8 28-8 28-16 20-22 10-22-4-16-12z", GLOW) + at(ink("M-9 6C-9 0-4 0 0 0S9 0 9 6 4 12 0 10-9 12-9 6zM-10-4a3 3 0 1 0 .1 0zM10-4a3 3 0 1 0 .1 0zM-3.6-9a3 3 0 1 0 .1 0zM3.6-9a3 3 0 1 0 .1 0z", DEEP, stroke_width=1), 0, 8, 0.9),
    "spoon": at(pole("M0 28V-4", 5, WOOD) + ink("M0-32C12-32 14-18 10-8 6-2-4 0-8-6-14-14-12-32 0-32z", WOOD) + line("M-4-26C-8-20-8-12-4-8", 1.8), 0, 2, 1, 32),
    "watch": at(ink("M-5-30H5V-22H-5z", GLOW) + disc(0, -32, 5, "none", stroke_width=2.4) + disc(0, 2, 24, GLOW) + disc(0, 2, 18, BONE) + line("M0 2V-11M0 2 9 8", 2.6) + spots([(0, -12), (14, 2), (0, 16), (-14, 2)], 1.6), 0, 5, 0.88),
    "hymn": at(ink("M-24-22H24V24H-24z", BONE) + line("M-18-12H18M-18-7H18M-18-2H18M-18 8H18M-18 13H18M-18 18H18", 1.2) + spots([(-10, -7), (2, -10), (12, -4), (-6, 16), (8, 11)], 2.6) + line("M-7.6-7V-18M4.4-10V-20M14.4-4V-15M-3.6 16V5M10.4 11V1", 1.6), 0, 0, 1, -7),
    "feather": at(ink("M0 26C-16 10-16-14 0-34 16-14 16 10 0 26z", TIDE) + line("M0 34V-24M0 4-10-6M0 12-11 4M0-6-8-14M0 4 10-6M0 12 11 4M0-6 8-14", 1.6), 0, 0, 1, 40),
    "ledger_page": ink("M-22-26H22V22L12 28-22 26z", BONE) + line("M-2-26V27", 1.4) + line("M-16-17H-8M-16-9H-6M-16-1H-9M-16 7H-7M-16 15H-8M6-17H14M6-9H10M6-1H14M6 7H9M6 15H14", 2.2) + flat("M12 28 14 20 22 22z", SHADE),
    "seed": at(ink("M0-28C20-16 24 6 0 28-24 6-20-16 0-28z", BONE) + line("M0-28V28M0-12 13-4M0-12-13-4M0 4 12 10M0 4-12 10", 1.6) + line("M0-28C0-34 6-36 10-38", 2.6, GOOD) + ink("M8-36C12-42 20-40 20-36 16-32 10-32 8-36z", GOOD, stroke_width=1.6), 0, 5, 0.84),
    "pen": at(ink("M0 30-5 18V8H5V18z", GLOW) + line("M0 28V18", 1.6) + ink("M-5 8H5L6-30C2-36-2-36-6-30z", DEEP) + line("M-5-2H5", 2.4, GLOW), 0, 0, 1, 36) + spots([(-24, 26), (-30, 20)], 2.6),
    "roll": ink("M-30 10C-30-12-14-20 0-20S30-12 30 10C26 22-26 22-30 10z", mix(WOOD, 50, BONE)) + line("M-16-8Q-10-14-4-10M4-11Q10-14 16-7", 2.4, BONE) + spots([(4, 2)], 4) + line("M-8-30q4-5 0-10M6-30q4-5 0-10", 2, LIT),
}  # fmt: skip

part.share(
    "cloth",
    tag("rect", width=WIDTH, height=HEIGHT, fill=NEAR, stroke="none")
    + ink("M20 8 60 2 104 9 116 34 102 60 60 65 18 58 8 32z", FAR, stroke_width=1.2)
    + line("M26 13 60 8 98 14 109 34 97 55 60 59 24 53 15 32z", 1.2, MID)
    + line("M60 2V8M60 59V65M8 32h7M109 34h7", 1, ISO),
)


def curio(name: str) -> str:
    """Draw a curio on a handkerchief; one that a pack adds is in a small box."""
    return drawn(part("cloth") + at(CURIOS.get(name) or _parcel(name), 62, 33, 0.86), (320, 60))
