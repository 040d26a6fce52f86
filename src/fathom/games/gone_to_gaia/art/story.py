"""Pictures of the story: people of Bird's Nest, how a chapter begins, how it all ends."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, flat, ink, line, mirrored, mix, pole, spots
from fathom.drawing.path import tag
from fathom.drawing.stage import man

from .foes import boss
from .heroes import figure
from .people import TOWNSFOLK, head, known, looks, worn
from .pieces import WITNESS
from .scenery import (
    bed,
    bell_tower,
    gauge,
    hill,
    house,
    lamp,
    mist,
    room,
    shine,
    sky,
    table,
    trees,
    wash,
    window,
    writing,
)
from .style import (
    BODY,
    BONE,
    CRYSTAL,
    DEEP,
    FAR,
    GLOW,
    GOOD,
    HEALTH,
    ISO,
    LIT,
    MID,
    MIST,
    NEAR,
    SHADE,
    TIDE,
    WOOD,
    drawn,
    part,
)

m = mirrored

# ---------------------------------------------------------------------------------------------- people

#: The colour of what each of them wears.
_COATS = {
    "samantha": WOOD, "xavier": SHADE, "flores": DEEP, "ira": BONE, "elayne": TIDE, "arlen": mix(DEEP, 70, TIDE), "rodrigo": mix(WOOD, 60, HEALTH),
    "vera": CRYSTAL, "linnet": LIT, "gaia": GOOD,
}  # fmt: skip


def townsfolk(name: str) -> str:
    """Draw somebody of Bird's Nest from the shoulders up, in a square of 60; whom a pack adds looks like another."""
    who = known(name, TOWNSFOLK)
    inner = (
        part("mist")
        + ink("M-12 22H12V32C34 34 48 42 52 72H-52C-48 42-34 34-12 32z", _COATS[who])
        + at(head(who), 0, -4, 1.12)
        + (at(worn(who), 0, 34, 1.05) if worn(who) else "")
    )
    return at(drawn(inner, width=2.8, more=looks(who)), 30, 34, 0.5)


def delvers(x: float, y: float, size: float = 0.3) -> str:
    """Orla and Brann, wherever they are; their feet at y."""
    out = ""
    for who, discipline, weapon, seat, dx in (("orla", "mind", "lance", 1, -0.42), ("brann", "body", "maul", 2, 0.42)):
        put = at(figure(who, discipline, weapon), x + (dx * 100 - 60) * size, y - 114 * size, size)
        out += tag("g", put, style=f"--c:var(--seat-{seat})")
    return out


# ---------------------------------------------------------------------------------------------- big things

BIRD = (
    ink("M-60 6C-40-14 20-18 44-8 62-10 66-26 82-26L104-18 84-14C82 4 64 16 40 18 10 26-40 22-60 6z", BONE)
    + line("M-40 0C-20-6 10-8 40-2M-44 8C-20 4 20 4 50 8M-30-6V16M-10-10V20M12-12V20M32-10V18", 1.6)
    + ink("M-10-8C-20-44-60-62-96-60-84-48-86-40-76-34-70-36-66-26-58-22-50-24-40-8-24 0z", WOOD)
    + ink("M8-10C10-40 44-60 78-58 66-48 66-40 58-36 50-36 44-24 36-18 28-18 20-8 10-4z", WOOD)
    + line("M-18-8-80-54M-20-4-66-32M12-12 66-52M16-8 50-34", 1.6)
    + disc(84, -20, 3, DEEP) + ink("M-62 4-90-6-84 6-92 16z", WOOD) + disc(0, 4, 6, GLOW)
)  # fmt: skip
_WITNESS = at(WITNESS, 0, -50)
PAPER = (
    ink("M-46-44H46V46H-46z", BONE)
    + line("M-24-34H24", 4)
    + line("M-36-22H36M-36-15H36M-36-8H20", 1.6)
    + "".join(line(f"M{x} {y}q3-6 6 0t6 0 6-2", 2, TIDE) for x, y in ((-36, 4), (-12, 4), (14, 4), (-36, 16), (-12, 16), (14, 16), (-36, 28)))
    + disc(20, 30, 11, TIDE, opacity=".3", stroke="none") + disc(22, 31, 7, TIDE, opacity=".3", stroke="none")
)  # fmt: skip
_GAIA = (
    disc(0, 0, 54, GLOW, opacity=".25", stroke="none")
    + line(m("M14-30C30-60 16-66 34-80M22-42C44-50 46-64 66-66M30-22C56-36 60-20 84-34M4-34 8-72"), 7)
    + line(m("M14-30C30-60 16-66 34-80M22-42C44-50 46-64 66-66M30-22C56-36 60-20 84-34M4-34 8-72"), 3.6, WOOD)
    + spots([(34, -80), (-66, -66), (84, -34)], 4.4, GOOD) + spots([(-34, -80), (66, -66), (-84, -34)], 4.4, GLOW)
    + ink("M0-38C28-38 36-16 34 4 30 30 16 44 0 46-16 44-30 30-34 4-36-16-28-38 0-38z", LIT)
    + line("M0-38V-14M0-26C-14-30-24-22-32-12M0-20C14-22 22-16 32-6", 1.8) + spots([(-13, 2), (13, 2)], 8) + spots([(-13, 2), (13, 2)], 5.4, GLOW) + line("M-7 24Q0 27 7 24", 2.6)
)  # fmt: skip


def crowd(y: float, *xs: float) -> str:
    """People who stand about, seen from afar."""
    return "".join(man(x, y + (i % 3) * 2, "stand", 0.5 + 0.06 * (i % 4), i % 2 == 0) for i, x in enumerate(xs))


_WALL = ink("M-10 84H250V104H-10z", BODY) + line("M20 84V104M60 84V104M100 84V104M140 84V104M180 84V104M220 84V104M-10 94H250", 1.4)  # fmt: skip
STAIR = ink("M-10 130V60H40V68H60V76H80V84H100V92H120V100H140V108H160V130z", LIT) + line("M40 68H-10M60 76H-10M80 84H-10M100 92H-10M120 100H-10", 1.2, ISO)  # fmt: skip

CHAPTERS: dict[str, tuple[tuple[int, int], str]] = {
    "chapter_1": ((188, 60), sky(170, 40, 30) + at(bell_tower(0, 0), 70, 88, 2.1) + shine("M40 22q-8 8 0 16M30 16q-13 14 0 28M100 22q8 8 0 16M110 16q13 14 0 28") + mist(76, MID, 6) + _WALL + delvers(160, 84, 0.36) + mist(108, MIST, 6, 8)),
    "chapter_2": ((60, 30), room() + ink("M40 24C70 14 100 18 120 30 140 18 170 14 200 24V98C170 88 140 92 120 104 100 92 70 88 40 98z", BONE) + line("M120 30V104", 2) + at(boss("winston_the_wolf", "wolf"), 78, 46, 0.34) + at(boss("joyce_the_bear", "bear"), 162, 46, 0.34) + writing(54, 74, 3, 50) + writing(138, 74, 3, 50) + ink("M186 18H196V52L191 46 186 52z", HEALTH)),
    "chapter_3": ((210, 320), sky(190, 34, 20) + mist(70, MID, 6) + disc(76, 42, 34, GLOW, opacity=".35", stroke="none") + at(STAIR, 50, 0) + ink("M-10 60H44V40H-10z", BODY) + crowd(26, 2, 14, 26, 36) + man(76, 46, "sit", 1.2) + mist(92, MIST, 6, 6) + mist(106, MIST, 6, 20)),
    "chapter_4": ((350, 60), room() + window(104, 12, 32, 22, SHADE) + spots([(112, 38), (120, 36), (128, 38)], 3, CRYSTAL) + "".join(bed(36 + 42 * i, 62, 0.8) for i in range(5)) + "".join(bed(30 + 60 * i, 96, 1.06) for i in range(4)) + mist(108, MIST, 5, 0, ".8")),
    "chapter_5": ((225, 60), room(NEAR, SHADE) + at(PAPER, 92, 56, 0.94, -5) + gauge(190, 44, 1.1) + line("M190 68V130", 10) + line("M190 68V130", 6, GLOW) + at(pole("M0 30V-24", 3, GLOW) + flat("M-2 30H2L0 38z", DEEP), 150, 62, 1, 24)),
    "chapter_6": ((150, 60), wash(MID) + mist(40, FAR, 8) + at(_GAIA, 150, 72, 0.82) + mist(92, MIST, 7, 10, ".8") + delvers(54, 108, 0.34) + mist(106, MIST, 5, 4)),
}  # fmt: skip

ENDINGS: dict[str, tuple[tuple[int, int], str]] = {
    "told": ((205, 40), sky(120, 62, 30) + at(hill(), 118, 16, 0.56) + flat("M-10 78H250V130H-10z", MIST) + shine("M20 92q8-6 16 0t16 0M120 104q8-6 16 0t16 0M180 90q8-6 16 0M60 112q8-6 16 0") + ink("M40 88H124C118 102 108 106 94 106H66C52 106 44 100 40 88z", WOOD) + line("M80 88V50", 2.4) + lamp(80, 56, 0.9) + crowd(76, 58, 68, 96, 108)),
    "witness": ((195, 60), sky(180, 34, 24) + mist(66, MID, 6) + STAIR + at(_WITNESS, 130, 104, 0.62) + flat("M136 70 240 44V110L140 78z", GLOW, opacity=".35") + man(20, 42, "stand", 0.9) + mist(98, MIST, 6, 6) + mist(110, MIST, 5, 20)),
    "cut": ((80, 30), sky(60, 40, 22) + flat("M-10 66H250V130H-10z", NEAR) + line("M10 78l30 6 20-4M80 92l40-4 20 8 30-4M30 108l30-6 40 8M160 76l30 8 40-6M180 110l30-8 30 4", 1.6, ISO) + ink("M176 66V40L186 30 190 44 198 36 200 66z", WOOD) + line("M182 50h10", 2) + man(110, 54, "stand", 0.6) + man(122, 54, "stand", 0.6, True)),
    "account": ((188, 60), sky(50, 34, 22) + mist(96, MIST, 4) + _WALL + line("M20 20Q120 44 230 16", 1.8) + "".join(ink(f"M{x} {y}h22l-2 26h-18z", fill) for x, y, fill in ((50, 27, BONE), (90, 32, HEALTH), (130, 32, BONE), (168, 28, LIT))) + crowd(70, 40, 58, 76, 94, 112, 130, 148, 166, 184) + man(216, 66, "stand", 0.9, True)),
    "warden": ((130, 60), wash() + flat("M-10 96H250V130H-10z", MID) + trees(24, 60, 190, 222) + at(ink("M-12-30H12V16H-12z", WOOD), 100, 70) + at(ink("M-12-30H12V16H-12z", WOOD), 142, 70) + man(100, 64, "sit", 1) + man(142, 64, "sit", 1, True) + table(74, 78, 94, 24) + ink("M104 70H136V78H104z", BONE) + writing(108, 75, 1, 24) + mist(112, MIST, 4)),
    "flight": ((200, 30), sky(190, 30, 24) + at(hill(), -6, 52, 0.7) + mist(96, MIST, 6) + at(BIRD, 150, 56, 0.8) + line("M100 70V92M130 74V90", 1.6, SHADE)),
    "kept": ((215, 320), wash(FAR) + at(boss("joyce_the_bear", "bear"), 160, 58, 0.9) + delvers(76, 104, 0.4) + mist(80, MIST, 7, 10, ".6") + mist(94, MIST, 7, 0, ".7") + mist(108, MIST, 6, 22, ".9")),
    "drowned": ((225, 60), wash(NEAR) + disc(188, 30, 18, GLOW, stroke="none") + at(bell_tower(0, 0), 110, 104, 2) + house(40, 96, 26, 20) + house(172, 100, 24, 16) + mist(74, MIST, 7, 0, ".9") + mist(92, MID, 7, 14) + mist(108, MIST, 6, 4) + shine("M20 98q8-6 16 0t16 0M150 104q8-6 16 0t16 0")),
}  # fmt: skip


def _scene(kind: str, name: str, known_: dict[str, tuple[tuple[int, int], str]]) -> str:
    """Draw a scene of the story; one that a pack adds is a known one in another mood."""
    if name in known_:
        hues, inner = known_[name]
    else:
        c = Chance(f"{kind}.{name}")
        (_, inner), hues = known_[c.pick(tuple(known_))], (c.below(360), c.below(360))
    return drawn(inner, hues, 2)


def chapter(name: str) -> str:
    """Draw how a chapter begins."""
    return _scene("chapter", name, CHAPTERS)


def ending(name: str) -> str:
    """Draw an ending."""
    return _scene("ending", name, ENDINGS)
