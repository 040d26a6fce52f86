"""Quests, Onslaught and the campaign, a vignette each: where it leads, and who is there."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, flat, ink, line, mirrored, pole, spots
from fathom.drawing.path import tag, tone
from fathom.drawing.stage import man

from .foes import boss, lieutenant, minion
from .scenery import bell_tower, house
from .style import (
    BONE,
    DEEP,
    EMBER,
    FAR,
    GLOW,
    GOOD,
    HEALTH,
    HEIGHT,
    HOT,
    ISO,
    LIT,
    MID,
    MIST,
    NEAR,
    SHADE,
    STEEL,
    TIDE,
    WIDTH,
    WOOD,
    drawn,
)

m = mirrored

# ---------------------------------------------------------------------------------------------- where


def _wash(fill: str = FAR) -> str:
    return tag("rect", width=WIDTH, height=HEIGHT, fill=fill, stroke="none")


def _sun(x: float, y: float, r: float = 12) -> str:
    return disc(x, y, r, tone("disc"), stroke="none")


def _bank(y: float, fill: str = MIST, opacity: str = ".9") -> str:
    """A bank of mist across the picture."""
    d = f"M-6 {y}" + "".join(f"q8 {-5 if i % 2 else -3} 17 0" for i in range(8))
    return flat(f"{d}V70H-6z", fill, opacity=opacity)


_OPEN = _wash() + _sun(92, 18) + flat("M0 40C18 28 34 38 52 34S98 26 124 38V66H0z", MID)
_CAVE = _wash(NEAR) + flat("M16 66C10 40 20 8 62 6S114 40 108 66z", MID) + flat("M34 66C30 46 38 22 62 20S94 46 90 66z", FAR) + line("M0 20l10 6M4 40l8 2M124 20l-10 6M120 40l-8 2M40 0l4 6M84 0l-4 6", 1.6, ISO)  # fmt: skip
_WOOD_BACK = _wash() + flat("M8 66V0H16V66zM30 66V0H36V66zM52 66V0H57V66zM74 66V0H79V66zM92 66V0H99V66zM112 66V0H120V66z", MID) + flat("M0 54Q30 50 62 53T124 53V66H0z", NEAR)  # fmt: skip
_ROOM = (
    _wash(MID) + flat("M0 48H124V66H0z", NEAR) + line("M0 48H124M0 57H124M30 48 20 66M62 48V66M94 48 104 66", 1, ISO)
)
_STAIRS = "M0 66V22H16V30H32V38H48V46H64V54H80V62H96V66z"


def _people(x: float, y: float, size: float = 0.6, pose: str = "stand") -> str:
    """Two people, seen from afar."""
    return man(x, y, pose, size) + man(x + 17 * size, y + 2, "point" if pose == "stand" else pose, size)


def _foe(name: str, kin: str, x: float, y: float, size: float = 0.55, flip: bool = False) -> str:
    return at(boss(name, kin), x, y, size, flip=flip)


_WEB = line(
    "M0 0 124 66M124 0 0 66M62-6V72M-6 33H130M44 23 62 16 80 23 86 33 80 43 62 50 44 43 38 33zM24 13 62 0 100 13 112 33 100 53 62 66 24 53 12 33z",
    1.2,
    LIT,
)
_GATE = ink("M20 66V18H28V66zM96 66V18H104V66z", STEEL) + ink("M18 18 24 8 30 18zM94 18 100 8 106 18z", STEEL)
_LAMP = pole("M0 24V-10", 2, WOOD) + ink("M-6-10H6L8-24H-8z", GLOW) + ink("M-9-24 0-31 9-24z", WOOD)
_AXE = pole("M0 32V-22", 3, WOOD) + ink("M2-24C14-30 24-20 24-12 22-4 12 0 2-4z", STEEL)

_BOOK = ink("M-34 16C-22 10-8 11 0 18 8 11 22 10 34 16V-8C22-14 8-13 0-6-8-13-22-14-34-8z", BONE) + line("M0-6V18", 2) + line("M-28-4C-20-8-12-7-6-3M-28 3C-20-1-12 0-6 4M-28 10C-20 6-12 7-6 11M6-3C12-7 20-8 28-4M6 4C12 0 20-1 28 3", 1.2)  # fmt: skip
_STREET = "".join(house(x, y, w, h) for x, y, w, h in ((16, 34, 13, 12), (32, 30, 12, 13), (92, 30, 12, 13), (108, 34, 13, 12), (48, 28, 10, 11), (76, 28, 10, 11)))  # fmt: skip

# ---------------------------------------------------------------------------------------------- who

QUESTS: dict[str, tuple[tuple[int, int], str]] = {
    "onslaught": ((205, 20), _CAVE + _foe("timberfiend", "timberfiend", 62, 22, 0.4) + _bank(34, MID, ".8") + _foe("golem", "golem", 24, 30, 0.36) + _foe("phoenix", "phoenix", 100, 26, 0.36, True) + _bank(46, MIST, ".8") + at(minion("fleetfoot"), 106, 50, 0.24) + _people(56, 46, 0.62, "point") + _bank(62)),
    "campaign": ((38, 205), _OPEN + flat("M0 66V44C20 28 44 26 62 26S104 28 124 44V66z", NEAR) + _STREET + bell_tower(62, 46) + at(_BOOK, 62, 50, 0.9)),
    "first_bell": ((280, 60), _CAVE + _WEB + _foe("bob_the_spider", "spider", 62, 30, 0.58) + _bank(60)),
    "dog_at_the_gate": ((188, 40), _OPEN + _foe("winston_the_wolf", "wolf", 62, 34, 0.62) + _GATE + line("M28 30H40M28 46H36M96 30H84M96 46H88", 2.4) + pole("M40 58 84 52", 3, WOOD) + _bank(60)),
    "lamp_oil": ((45, 60), _wash(NEAR) + disc(62, 32, 40, GLOW, opacity=".25", stroke="none") + disc(62, 32, 24, GLOW, opacity=".4", stroke="none") + at(_LAMP, 62, 40, 1.1) + at(minion("emberwing"), 28, 24, 0.3, -14) + at(minion("emberwing"), 96, 20, 0.26, 16) + at(minion("emberwing"), 94, 46, 0.22, -10) + at(minion("emberwing"), 30, 50, 0.22, 12)),
    "bears_kitchen": ((40, 20), _ROOM + ink("M82 8H118V48H82z", SHADE) + ink("M90 22C90 14 110 14 110 22V40H90z", DEEP) + flat("M92 40C92 30 98 34 98 26 104 32 106 28 108 40z", EMBER) + _foe("joyce_the_bear", "bear", 42, 28, 0.6) + ink("M20 50H66V54H20z", WOOD) + ink("M28 46C28 40 40 40 40 46L39 50H29zM46 46C46 40 58 40 58 46L57 50H47z", BONE)),
    "voice_under_glass": ((260, 300), _OPEN + disc(62, 34, 34, GLOW, opacity=".25", stroke="none") + ink("M38 60V30C38 2 86 2 86 30V60z", LIT, opacity=".55") + man(62, 40, "stand", 0.9) + ink("M32 58H92V64H32z", STEEL) + line("M44 46V28C44 16 52 11 58 10", 2, GLOW) + at(boss("oracle", "jellyfish"), 106, 22, 0.3)),
    "dead_reckoning": ((210, 30), _wash() + "".join(at(ink("M-10 4C-8-10 8-10 10 4zM-15 4H15V7H-15z", DEEP) + line("M-8 2H8", 2, HOT), x, y, s) for x, y, s in ((30, 20, 0.8), (62, 16, 0.9), (94, 20, 0.8))) + line("M20 60 30 34M62 60V32M104 60 94 34", 1.6, NEAR, stroke_dasharray="3 3") + line("M26 28l8 8M34 28l-8 8M58 25l8 8M66 25l-8 8M90 28l8 8M98 28l-8 8", 2.4, HEALTH) + ink("M12 58H28V66H12zM54 58H70V66H54zM96 58H112V66H96zM10 58 20 50 30 58zM52 58 62 50 72 58zM94 58 104 50 114 58z", LIT)),
    "nine_years": ((25, 60), _CAVE + flat(_STAIRS, SHADE) + line("M16 30V22M32 38V30M48 46V38M64 54V46", 1.4) + _foe("george_the_ape", "ape", 88, 36, 0.56, True) + disc(66, 38, 6, GLOW) + line("M66 38V34M66 38l3 2M66 31v-3", 1.4)),
    "doctors_stairs": ((350, 60), _ROOM + ink(_STAIRS, LIT) + line("M62 6H118", 2) + "".join(ink(f"M{x} 8C{x - 7} 14 {x - 8} 30 {x - 7} 40H{x + 7}C{x + 8} 30 {x + 7} 14 {x} 8z", BONE) + line(f"M{x} 12V40", 1.4) for x in (72, 90, 108)) + line("M60 44 122 20M66 50l6-2M80 44l6-2M94 38l6-3", 1.8, HEALTH) + spots([(90, 30)], 2, HEALTH)),
    "orchard_of_names": ((110, 40), _OPEN + flat("M0 56Q30 50 62 54T124 54V66H0z", NEAR) + "".join(at(pole("M0 26V4", 3.4, WOOD) + ink("M0 8C-18 10-20-6-12-10-14-24 14-24 12-10 20-6 18 10 0 8z", GOOD) + line("M-8 6V14M7 6V16", 1.2) + ink("M-12 14H-4V19H-12zM3 16H11V21H3z", GLOW, stroke_width=1.2), x, y, s) for x, y, s in ((24, 34, 0.8), (52, 38, 1), (82, 34, 0.8))) + at(boss("tidal_cerberus", "wolf"), 104, 48, 0.26)),
    "the_gauge": ((225, 60), _CAVE + line("M0 50H40C52 50 52 40 62 40", 11) + line("M0 50H40C52 50 52 40 62 40", 7, GLOW) + line("M124 54H92C78 54 74 48 66 48", 11) + line("M124 54H92C78 54 74 48 66 48", 7, GLOW) + disc(62, 30, 20, STEEL) + disc(62, 30, 15, BONE) + line("M62 30 70 20M50 30h3M62 18v3M74 30h-3M53 21l2 2M71 39l-2-2", 2.2) + _bank(60)),
    "better_than_new": ((235, 0), _ROOM + ink("M40 4H84V56H40z", GLOW) + ink("M44 8H80V52H44z", LIT) + at(boss("perfected_revenant", "revenant"), 62, 33, 0.42) + man(24, 42, "stand", 0.9) + man(102, 42, "stand", 0.9, True) + line("M48 14 56 30M72 10 66 20", 1.4, GLOW)),
    "first_fire": ((40, 25), _OPEN + flat("M0 66C10 44 20 54 26 40 34 54 44 44 50 56 62 40 70 52 80 42 88 56 98 40 104 54 112 46 118 56 124 66z", EMBER, opacity=".8") + flat("M30 66C38 54 46 60 52 52 60 62 68 54 76 60 84 52 92 60 96 66z", GLOW) + at(boss("phoenix", "phoenix"), 62, 28, 0.56)),
    "reading_room": ((140, 60), _WOOD_BACK + man(60, 32, "sit", 1) + ink("M34 42H90V62H84V48H40V62H34z", WOOD) + ink("M48 36H66V42H48zM70 32H82V42H70z", BONE) + line("M50 38H62M72 35H80M72 38H80", 1.2) + at(lieutenant("floating_orb"), 100, 22, 0.26) + at(minion("sapling"), 18, 46, 0.3)),
    "cut_the_root": ((85, 20), _CAVE + at(boss("timberfiend", "timberfiend"), 66, 26, 0.5) + line("M0 56C30 50 40 62 62 54S100 52 124 60", 11) + line("M0 56C30 50 40 62 62 54S100 52 124 60", 7, WOOD) + at(_AXE, 30, 36, 0.8, 40)),
    "countersigned": ((60, 350), _ROOM + at(ink("M-30-28H30V28H-30z", BONE) + line("M-22-20H22M-22-12H22M-22-4H10", 2) + line("M-22 8C-16 2-14 12-8 6S0 12 4 6M-22 18C-14 12-12 22-4 16", 2, TIDE) + disc(18, 16, 8, HEALTH) + disc(14, -2, 7, TIDE, opacity=".35", stroke="none"), 50, 34, 0.9, -7) + at(pole("M0 22V-6", 2.4, DEEP) + ink("M0-28C8-20 8-10 0-4-8-10-8-20 0-28z", TIDE), 98, 32, 1, 30)),
    "high_water": ((205, 60), _OPEN + "".join(ink(f"M{x} 66V{y}H{x + 22}V66z", LIT) + ink(f"M{x - 3} {y}L{x + 11} {y - 16} {x + 25} {y}z", SHADE) + flat(f"M{x + 7} {y + 6}h8v8h-8z", GLOW) for x, y in ((10, 30), (50, 40), (90, 32))) + man(62, 14, "cheer", 0.55) + _bank(46) + _bank(56, LIT, ".8") + line("M14 54q6-5 12 0t12 0M70 56q6-5 12 0t12 0", 1.6, DEEP)),
    "open_gate": ((188, 60), _OPEN + flat("M28 66V20C28-2 96-2 96 20V66z", GLOW, opacity=".8") + _GATE + ink("M28 20 44 28V66H28zM96 20 80 28V66H96z", WOOD) + line("M34 24V66M40 27V66M90 24V66M84 27V66", 1.4) + man(54, 44, "stand", 0.5) + man(62, 46, "stand", 0.6) + man(71, 45, "stand", 0.44) + _bank(58)),
}  # fmt: skip


def diver(figure: str, discipline: str) -> str:
    """Draw somebody who may dive, in a band: the figure before the open mist."""
    hues = (215, 40) if discipline == "mind" else (345, 40)
    return drawn(_OPEN, hues, 1.8) + at(figure, 30, 1, 0.53) + drawn(_bank(60), hues, 1.8)


def quest(name: str, bosses: tuple[tuple[str, str], ...] = ()) -> str:
    """Draw a quest in a band; one that a pack adds shows the boss of its last wave (name, kin) in the mist."""
    if name in QUESTS:
        hues, inner = QUESTS[name]
        return drawn(inner, hues, 1.8)
    c = Chance(f"quest.{name}")
    place = c.pick((_OPEN, _CAVE, _WOOD_BACK, _ROOM))
    who = at(boss(*bosses[-1]), 62, 30, 0.56) if bosses else _people(56, 44)
    return drawn(place + who + _bank(58), (c.below(360), c.below(360)), 1.8)
