"""Places of Bird's Nest: where an entry of the story happens."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Sequence

from fathom.drawing.ink import at, disc, flat, ink, line, pole, spots
from fathom.drawing.stage import man

from .heroes import figure
from .pieces import WITNESS
from .products import PRODUCTS
from .scenery import (
    bed,
    bell_tower,
    books,
    gauge,
    hill,
    lamp,
    mist,
    room,
    shine,
    sky,
    stone,
    table,
    wash,
    window,
    writing,
)
from .story import BIRD, PAPER, STAIR, crowd
from .style import (
    BODY,
    BONE,
    CRYSTAL,
    DEEP,
    EMBER,
    GLOW,
    GOOD,
    HEALTH,
    ISO,
    LIT,
    MID,
    MIST,
    NEAR,
    SHADE,
    SKY,
    STEEL,
    TIDE,
    WOOD,
    drawn,
)

_PUMP = pole("M0 26V-20", 7, STEEL) + ink("M-9-20C-8-30 8-30 9-20z", STEEL) + line("M8-14C24-16 28-6 30 4", 3) + ink("M-18 0H-4V6H-12V12H-18z", STEEL) + ink("M-26 26H26V34H-26z", STEEL)  # fmt: skip
_KETTLE = ink("M-12 10C-16-2-10-10 0-10S16-2 12 10z", STEEL) + ink("M11-2 20-10 22-6 14 4z", STEEL) + line("M-9-9C-8-18 8-18 9-9", 2) + line("M22-12q5-4 1-9", 2, MIST)  # fmt: skip
_DOOR = ink("M0 0V-26C0-34 16-34 16-26V0z", WOOD)
_SUIT = (("mind", 1), ("body", 2))


def _front(x: float, y: float, w: float, h: float, fill: str = LIT) -> str:
    """The front of a house on a street: roof, window, a door that is open a little."""
    return (
        ink(f"M{x} {y}V{y - h}H{x + w}V{y}z", fill)
        + ink(f"M{x - 4} {y - h}L{x + w / 2:g} {y - h - w * 0.55:g} {x + w + 4} {y - h}z", SHADE)
        + ink(f"M{x + 5} {y - h + 6}h9v10h-9z", GLOW)
        + at(_DOOR, x + w - 22, y, 0.8)
        + flat(f"M{x + w - 22} {y}v-21l3-3v24z", GLOW)
    )


def _tools() -> str:
    return line(
        "M150 16V40M146 16H154M166 18 172 42M186 16V30M180 16H192V22H180zM206 18V42M202 18C198 26 214 26 210 18", 2.6
    )


PLACES: dict[str, tuple[tuple[int, int], str]] = {
    "wall": ((188, 60), sky(196, 34, 22) + mist(68, MID, 6) + at(STAIR, 50, 0) + ink("M-10 62H98V42H86V34H72V42H58V34H44V42H30V34H16V42H2V34H-10z", BODY) + line("M-10 52H98M20 42V52M50 42V52M80 42V52M34 52V62M66 52V62", 1.4) + lamp(78, 22, 0.8) + man(120, 60, "climb", 0.8, True) + man(142, 69, "stand", 0.8, True) + line("M94 40C110 46 124 52 140 66", 1.8) + mist(94, MIST, 6, 6) + mist(108, MIST, 5, 20)),
    "post": ((200, 60), sky(60, 36, 22) + mist(70, MID, 6) + ink("M112 120V8H132V120z", WOOD) + "".join(line(f"M112 {y}H132", 2.4, GLOW) for y in range(16, 96, 9)) + line("M136 18h6M136 22h6M136 36h5M136 60h6M136 64h6M136 68h6M136 80h5", 1.6) + mist(88, MIST, 6, 10) + man(170, 84, "point", 0.9, True) + mist(106, MIST, 5)),
    "street": ((40, 60), sky(200, 24, 16) + flat("M-10 96C60 86 180 86 250 96V130H-10z", NEAR) + _front(8, 92, 46, 40) + _front(62, 88, 44, 48, BODY) + _front(114, 88, 48, 38) + _front(172, 92, 50, 50, BODY) + line("M54 40Q84 52 112 40", 1.4) + ink("M66 44h9v12h-9zM80 47h9v12h-9zM94 44h9v12h-9z", BONE, stroke_width=1.4) + "".join(ink(f"M{x} 100h9l-2 8h-5z", HEALTH) + line(f"M{x + 4} 100v-6", 1.6, GOOD) for x in (20, 128, 186)) + shine("M40 112h20M90 116h30M160 110h24")),
    "workshop": ((45, 60), room() + _tools() + at(ink("M-4-24H4L6-17 13-21 19-15 15-8 23-6V6L15 8 19 15 13 21 6 17 4 24H-4L-6 17-13 21-19 15-15 8-23 6V-6L-15-8-19-15-13-21-6-17z", STEEL) + disc(0, 0, 8, MID), 40, 36, 1.1) + table(112, 64, 116, 24) + at(_KETTLE, 136, 54) + ink("M164 52H200V64H164z", STEEL) + line("M170 58h24M172 52v-8h8v8", 2) + lamp(216, 52, 0.8) + at(BIRD, 50, 92, 0.44)),
    "library": ((75, 30), room() + ink("M10 6H112V88H10zM128 6H230V88H128z", WOOD) + "".join(books(x, y, (16, 20, 14, 19, 17, 21, 15, 18, 20, 13, 19, 17, 20)) for x in (14, 132) for y in (30, 57, 84)) + line("M10 32H112M10 59H112M128 32H230M128 59H230", 3) + pole("M92 108 116 8", 2.4, BONE) + line("M96 96h10M100 80h9M104 62h9M108 46h8", 2.4) + table(118, 92, 84, 20) + ink("M140 84C150 78 160 80 166 86 172 80 182 78 192 84V92H140z", BONE)),
    "chapel": ((260, 60), room() + "".join(ink(f"M{x} 74V30C{x} 6 {x + 28} 6 {x + 28} 30V74z", fill) + line(f"M{x + 14} 12V74M{x} 42H{x + 28}", 1.8) for x, fill in ((40, GLOW), (106, TIDE), (172, GLOW))) + "".join(ink(f"M{x} 118V98H{x + 84}V118zM{x - 4} 94h92v6h-92z", WOOD) for x in (12, 144)) + ink("M108 86H132V112H108z", WOOD) + line("M120 92V106M114 97H126", 2.6, GLOW) + pole("M212 118 228 4", 2.4, BONE) + pole("M226 118 240 4", 2.4, BONE)),
    "taproom": ((30, 40), room(NEAR, SHADE) + ink("M14 88V24H76V88z", STEEL) + ink("M24 88V50C24 36 66 36 66 50V88z", DEEP) + flat("M30 88C28 72 38 74 38 60 46 70 50 64 52 56 60 70 62 76 60 88z", EMBER) + flat("M38 88C38 80 44 80 46 72 52 80 54 82 52 88z", GLOW) + ink("M98 14H160V54H98z", DEEP) + writing(104, 24, 4, 48, 8, BONE) + table(104, 82, 112, 22) + "".join(ink(f"M{x} 82V68H{x + 12}V82z", BONE) + line(f"M{x + 12} 71C{x + 18} 71 {x + 18} 79 {x + 12} 79", 2) + flat(f"M{x} 68C{x + 2} 63 {x + 10} 63 {x + 12} 68z", MIST) for x in (122, 148, 184)) + ink("M198 40H222V82H216V64H204V82H198z", WOOD)),
    "shop": ((290, 60), room() + line("M8 34H232M8 64H232", 4) + "".join(at(PRODUCTS[name], x, y, 0.46) for name, x, y in (("lucky_coin", 30, 20), ("tin_buckler", 64, 20), ("element_flask", 98, 18), ("light_primer", 134, 18), ("starter_satchel", 172, 20), ("gaia_lamp", 210, 18), ("spare_cell", 44, 50), ("walking_springs", 84, 52), ("blessed_dice", 196, 50))) + ink("M20 86H220V130H20z", WOOD) + ink("M14 80H226V90H14z", WOOD) + line("M60 90V120M100 90V120M140 90V120M180 90V120", 1.6) + ink("M104 80V60H140V80z", STEEL) + ink("M108 64H136V70H108z", GLOW) + line("M112 75h4M120 75h4M128 75h4", 3) + line("M160 80V58M148 62H172M148 62l-6 10h12zM172 62l-6 10h12z", 2)),
    "office": ((205, 60), room() + window(78, 10, 84, 48) + flat("M80 44q8-5 16 0t16 0 16 0 16 0 16 0v12H80z", MID) + line("M120 10V58", 2) + ink("M18 20H58V54H18z", BONE) + writing(23, 28, 4, 30) + table(64, 72, 128, 24) + ink("M96 64H128V72H96z", BONE) + line("M132 70 150 56", 4.6) + line("M132 70 150 56", 2, GLOW) + ink("M198 50H230V88H198z", WOOD) + line("M204 58H224", 3) + lamp(176, 60, 0.7)),
    "yard": ((150, 60), sky(60, 30, 18) + ink("M-10 84V40H250V84z", BODY) + line("M-10 55H250M-10 70H250M30 40V55M80 40V55M130 40V55M180 40V55M55 55V70M105 55V70M155 55V70M205 55V70", 1.4, ISO) + flat("M-10 84H250V130H-10z", NEAR) + ink("M24 26H90V72H24z", WOOD) + ink("M30 32H50V48H30zM58 34H82V52H58zM36 54H54V66H36z", BONE, stroke_width=1.6) + line("M36 72V92M78 72V92", 3.4) + at(WITNESS, 166, 66, 0.84) + ink("M128 112C120 98 130 92 140 96 150 90 158 104 152 112z", LIT)),
    "infirmary": ((175, 350), room() + window(20, 14, 40, 36) + ink("M84 12H124V58H84z", BONE) + line("M104 22V46M92 34H116", 6, HEALTH) + bed(82, 84, 1.9, False) + ink("M150 8H226V14H150z", WOOD) + ink("M154 14C150 40 158 60 152 92H172C168 60 174 40 170 14zM206 14C210 40 204 60 208 92H226C222 60 226 40 224 14z", LIT) + lamp(190, 62, 0.9) + table(176, 74, 30, 16)),
    "cellar": ((350, 40), room(NEAR, SHADE) + window(104, 10, 32, 18, DEEP) + spots([(112, 33), (120, 31), (128, 33)], 3, CRYSTAL) + "".join(bed(30 + 45 * i, 58, 0.84) for i in range(5)) + "".join(bed(36 + 56 * i, 96, 1) for i in range(4)) + lamp(120, 44, 0.5)),
    "kitchen": ((50, 30), room() + ink("M156 18H226V96H156z", STEEL) + ink("M168 36H214V62H168z", DEEP) + flat("M174 62C174 50 184 54 184 42 194 52 200 48 206 62z", EMBER) + line("M168 76H214M176 82h6M200 82h6", 2.4) + window(30, 10, 62, 36) + "".join(ink(f"M{x} 50C{x} 40 {x + 18} 40 {x + 18} 50z", BONE) + line(f"M{x + 5} 46l2-3M{x + 11} 46l2-3", 1.6) for x in (28, 52, 76)) + table(24, 76, 110, 24) + ink("M66 66H92C92 76 86 76 79 76S66 76 66 66z", LIT)),
    "graves": ((110, 40), sky(186, 34, 20) + mist(62, MID, 6) + flat("M-10 80C60 66 180 66 250 82V130H-10z", NEAR) + "".join(stone(x, y, s) for x, y, s in ((30, 76, 1.1), (66, 70, 1), (104, 70, 1), (150, 72, 1.1), (40, 100, 1.5), (196, 96, 1.4))) + ink("M92 96H150L140 112H100z", DEEP) + pole("M146 104 164 62", 3, WOOD) + ink("M138 100H154L150 116H142z", STEEL) + man(118, 90, "stand", 0.7)),
    "gauge": ((225, 60), room(NEAR, SHADE) + gauge(70, 46, 1.5) + line("M70 78V130M70 100H-10", 12) + line("M70 78V130M70 100H-10", 7, GLOW) + table(120, 80, 100, 20) + ink("M138 72C150 66 162 66 170 72 178 66 190 66 202 72V80H138z", BONE) + line("M170 72V80M144 76h18M178 76h18", 1.4) + lamp(208, 66, 0.8) + line("M160 10C166 30 156 44 164 62", 1.4) + line("M164 62 167 74", 4, GLOW)),
    "square": ((188, 60), sky(120, 26, 16) + _front(0, 82, 48, 36) + _front(52, 78, 40, 34, BODY) + _front(150, 78, 42, 36) + _front(198, 82, 50, 40, BODY) + flat("M-10 82C60 74 180 74 250 82V130H-10z", NEAR) + at(_PUMP, 120, 74, 1.1) + crowd(92, 30, 48, 66, 82, 158, 174, 192, 210) + mist(114, MIST, 4)),
    "window": ((210, 320), wash(NEAR) + ink("M30 6H210V102H30z", WOOD) + ink("M40 14H200V94H40z", MIST) + line("M120 14V30M120 80V94", 3) + writing(58, 40, 3, 124, 16, DEEP) + at(ink("M-4 14V-6C-4-12 4-12 4-6V14C4 20-4 20-4 14z", LIT), 176, 84, 1, -30) + ink("M24 102H216V110H24z", WOOD) + "".join(ink(f"M{x} 102C{x} 94 {x + 20} 94 {x + 20} 102z", BONE) for x in (46, 74, 148))),
    "suits": ((235, 60), room() + line("M20 12H220", 4) + line("M80 12V26M160 12V26M40 12V22M200 12V22", 2.4) + "".join(at(figure(who, who), x - 42, 22, 0.7, style=f"--c:var(--seat-{seat})") for (who, seat), x in zip(_SUIT, (80, 160), strict=True)) + ink("M26 22H54L50 60H30zM186 22H214L210 60H190z", WOOD) + table(100, 96, 40, 16)),
    "mist": ((195, 60), wash(MID) + mist(20, SKY, 6) + at(STAIR, -6, -52, 1.3) + man(84, 28, "stand", 0.9) + man(112, 42, "stand", 0.9) + mist(48, MIST, 6, 8, ".5") + mist(66, MIST, 6, 20, ".7") + mist(84, MIST, 6, 2) + mist(104, MIST, 5, 12)),
    "night": ((250, 60), wash(SHADE) + disc(196, 28, 16, GLOW, stroke="none") + spots([(30, 20), (60, 40), (90, 14), (150, 20), (226, 60), (20, 56)], 1.4, GLOW) + at(hill(), 0, 8) + mist(96, NEAR, 6) + mist(108, MID, 6, 14)),
    "bird": ((35, 60), sky(40, 30, 18) + _front(-6, 96, 46, 30) + _front(200, 96, 48, 34, BODY) + flat("M-10 96H250V130H-10z", NEAR) + at(BIRD, 118, 66, 1.05) + line("M84 88 76 100M140 90 148 100", 4) + line("M52 100 70 60M56 96h8M60 86h8M64 76h8", 2) + crowd(104, 30, 60, 104, 130, 180, 214)),
    "root": ((85, 20), wash(NEAR) + flat("M20 130C30 40 60 10 120 8S210 40 220 130z", MID) + line("M-10 96C40 84 60 108 110 94S200 88 250 104", 22) + line("M-10 96C40 84 60 108 110 94S200 88 250 104", 17, WOOD) + line("M10 94q20-4 40 4M90 98q20-8 40-4M170 92q20 0 40 6", 1.8) + line("M120 84C116 60 96 56 92 34M130 84C138 64 156 62 158 40", 5) + line("M120 84C116 60 96 56 92 34M130 84C138 64 156 62 158 40", 2.6, WOOD) + at(pole("M0 32V-22", 3, WOOD) + ink("M2-24C14-30 24-20 24-12 22-4 12 0 2-4z", STEEL), 56, 58, 1.3, 30)),
    "desk": ((130, 60), wash() + mist(40, SKY, 6) + table(40, 70, 160, 40) + at(PAPER, 112, 44, 0.54, -4) + at(pole("M0 18V-8", 2.4, DEEP) + ink("M0-34C9-24 9-12 0-6-9-12-9-24 0-34z", TIDE), 168, 54, 1, 24) + ink("M52 62H68V70H52z", DEEP) + mist(104, MIST, 5)),
    "line": ((60, 40), room() + ink("M30 22C64 10 98 14 120 28 142 14 176 10 210 22V104C176 94 142 98 120 110 98 98 64 94 30 104z", BONE) + line("M120 28V110", 2) + writing(44, 40, 7, 60, 8) + writing(136, 40, 3, 60, 8) + line("M136 72H196", 2) + writing(136, 82, 2, 60, 8) + at(pole("M0 18V-8", 2.4, DEEP) + ink("M0-34C9-24 9-12 0-6-9-12-9-24 0-34z", TIDE), 206, 54, 1, 30)),
    "academy": ((205, 60), sky(190, 30, 20) + at(bell_tower(0, 0), 120, 92, 1.9) + ink("M40 96V50H104V96zM136 96V50H200V96z", LIT) + ink("M34 50 72 30 110 50zM130 50 168 30 206 50z", SHADE) + flat("M50 60h9v12h-9zM68 60h9v12h-9zM86 60h9v12h-9zM146 60h9v12h-9zM164 60h9v12h-9zM182 60h9v12h-9z", GLOW) + at(_DOOR, 62, 96) + at(_DOOR, 160, 96) + flat("M-10 96H250V130H-10z", NEAR) + mist(112, MIST, 4)),
}  # fmt: skip

#: Where an entry happens, by the last word of its name; else where the first of those present is at home.
_BY_WORD = {
    "bell": "academy", "suit": "suits", "go": "mist", "register": "library", "hub": "street", "witness": "yard",
    "memory": "yard", "beds": "infirmary", "gate": "wall", "girl": "wall", "meeting": "square", "out": "wall",
    "george": "cellar", "anna": "chapel", "judgement": "square", "return": "cellar", "keep": "street", "ask": "cellar", "vane": "gauge",
    "mill": "taproom", "ward": "infirmary", "council": "square", "second": "square", "books": "library", "pump": "square", "line": "line",
    "thin": "line", "wings": "bird", "silence": "window", "home": "street", "lower": "street", "raise": "street", "board": "yard",
    "truth": "shop", "end": "night", "night": "night",
}  # fmt: skip
_AT_HOME = {
    "samantha": "workshop", "xavier": "taproom", "flores": "chapel", "ira": "infirmary", "elayne": "kitchen", "arlen": "office",
    "rodrigo": "library", "vera": "shop", "linnet": "night", "gaia": "window",
}  # fmt: skip
#: Entries that happen elsewhere than their word says.
_ELSEWHERE = {
    "t2_flores": "graves", "t4_arlen": "gauge", "t4_gate": "infirmary", "t5_gate": "square", "t5_samantha": "bird", "t6_bell": "square",
    "t6_samantha": "bird", "t6_arlen": "square", "t6_elayne": "square", "t6_linnet": "square", "t6_hub": "window", "t6_gate": "mist",
    "t3_samantha": "bird", "p_gaia": "wall",
}  # fmt: skip


def place_of(entry: str, who: Sequence[str] = ()) -> str:
    """Return the place where an entry of the story happens."""
    word = entry.rpartition("_")[2]
    if entry in _ELSEWHERE:
        return _ELSEWHERE[entry]
    if word in PLACES:
        return word
    if word in _BY_WORD:
        return _BY_WORD[word]
    return _AT_HOME.get(word) or next((_AT_HOME[one] for one in who if one in _AT_HOME), "street")


def place(name: str, who: Sequence[str] = ()) -> str:
    """Draw a place, by its own name or that of an entry."""
    hues, inner = PLACES[name if name in PLACES else place_of(name, who)]
    return drawn(inner, hues, 2)
