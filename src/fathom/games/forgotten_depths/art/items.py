"""Items: one thing each, on the cloth of the Class that carries it. A thing lies round (0, 0), about 54 high."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import LINE, at, disc, flat, ink, line, mirrored, pole, spots
from fathom.drawing.path import tag

from .style import DEEP, FAR, GLOW, HEIGHT, ISO, LIT, MID, NEAR, RIM, SHADE, STEEL, WIDTH, WOOD, drawn, part

#: Hue and accent of the cloth by Class; what is found has its own.
CLOTHS = {"fighter": (28, 60), "wizard": (265, 60), "rogue": (150, 60), "": (80, 60)}

_HEALTH, _CRYSTAL, _GOOD = "var(--health)", "var(--crystal)", "var(--good)"
_FLAME = "M0-12C5-6 6 0 3 4H-4C-7 1-5-3-3-5-3-2-2-2-1-2-2-6-1-9 0-12z"

ITEMS: dict[str, str] = {
    # fighter
    "notched_axe": pole("M-20 24 8-14", 3, WOOD) + ink("M-2-22C8-30 24-26 28-12 26-2 18 6 10 4 12-2 8-4 6-6L2-10C0-12-4-12-6-10-8-16-6-20-2-22z", STEEL) + flat("M28-12 23-10 26-7zM20 1 18-4 23-3z", LINE) + line("M4-20Q16-22 21-12", 1.4),
    "door_shield": ink("M-18-26H14V22L-4 28-8 18-18 24z", WOOD) + line("M-9-26V20M0-26V18M8-26V22", 1.4) + ink("M-18-18H4V-13H-18zM-18 8H4V13H-18z", STEEL) + disc(8, 0, 3.4, GLOW) + line("M14-26 22-18 16-12 24-4 14 2", 1.6),
    "scale_coat": ink("M-14-26-26-18-24 4-16 2-18 28H18L16 2 24 4 26-18 14-26C8-18-8-18-14-26z", WOOD) + "".join(line("".join(f"M{x} {y}a4.6 4.6 0 1 0 .1 0" for x in xs), 1.3) + spots([(x, y + 4.6) for x in xs], 3.6, GLOW) for y, xs in ((-14, (-12, -2, 8)), (-4, (-8, 2, 12)), (6, (-12, -2, 8)), (16, (-8, 2, 12)))),
    "bell_hammer": pole("M-18 26 6-8", 3.4, WOOD) + at(ink("M-16-6C-10-12 8-12 12-9V9C8 12-10 12-16 6z", STEEL) + ink("M12-12C17-14 20-12 20 0S17 14 12 12z", GLOW) + line("M-10-9V9M2-10V10", 1.4), 10, -13, 1, -35) + line("M30-22q4 4 3 9M34-27q6 7 4 15", 1.5),
    "short_blade": at(ink("M-5-4C-9-18-6-30 4-36 3-24 5-14 5-4z", STEEL) + line("M0-8C-3-16-2-24 1-29", 1.3) + ink("M-6-4H6V0H-6z", GLOW) + ink("M-4 0H4L5 18C2 21-2 21-5 18z", WOOD) + spots(((0, 6), (0, 13)), 1.2), 0, 8, 1, 38),
    "pry_bar": line("M-24 24 14-14C20-20 28-18 26-10", 7.6) + line("M-24 24 14-14C20-20 28-18 26-10", 4, STEEL) + line("M-27 22-21 28M23-11 29-9", 2),
    "bitter_flask": ink("M-6-18H6V-10C18-6 22 4 20 14 16 26-16 26-20 14-22 4-18-6-6-10z", SHADE) + ink("M-7-26H7V-18H-7z", WOOD) + ink("M-13 2H13V15H-13z", GLOW) + line("M-8 7H8M-8 11H4M-15-2C-13-5-10-6-7-7", 1.4) + line("M17 4 26-4", 1.6),
    "long_spear": pole("M-40 26 22-14", 2.6, WOOD) + ink("M18-17 44-29 29-5 22-8z", STEEL) + line("M24-12 38-24", 1.2) + ink("M15-14C10-8 14-2 8 4 18 2 20-4 21-9z", _HEALTH),
    # wizard
    "ember_wand": pole("M-26 22 10-8", 3, WOOD) + line("M-16 10-10 18M-8 4-3 11", 1.4) + disc(17, -14, 13, GLOW, opacity=".35", stroke="none") + at(ink(_FLAME, GLOW) + flat("M0-3C3 0 2 3 1 4H-2C-3 2-1 0 0-3z", _HEALTH), 17, -10, 1.3) + spots(((32, -22), (36, -8), (28, 2)), 1.3, _HEALTH),
    "felt_cloak": ink("M-8-26C-3-22 3-22 8-26 18-18 24 6 28 26 10 32-10 32-28 26-24 6-18-18-8-26z", SHADE) + line("M-8-14C-12 4-14 16-16 27M0-12V29M9-14C12 4 14 16 16 27", 1.4) + ink("M-8-26C-4-20 4-20 8-26L10-18C4-13-4-13-10-18z", LIT) + disc(0, -16, 3, GLOW),
    "glass_staff": pole("M-30 26 14-10", 5, LIT) + line("M-22 17l4-3M-12 9l4-3M-2 1l4-3", 1.6, GLOW) + ink("M12-10 12-26 26-30 34-18 24-6z", LIT) + line("M12-10 20-18 26-30M20-18 34-18M20-18 12-26", 1.2) + line("M-18 12v-5M-6 3v-6M6-7v-6M22-14v-5M27-21v-4", 1.4, _CRYSTAL),
    "listening_stone": ink("M-20 10C-26-6-16-22 2-22 20-22 28-6 22 10 16 24-14 24-20 10z") + line("M-8 8C-14-6-4-14 4-12 14-9 12 4 4 5-2 5-3-2 2-3", 2) + line("M-14-12C-10-17-4-18 0-18", 1.6, RIM) + line("M30-10q5 8 0 16M36-14q8 12 0 24M-28-8q-4 8 0 14", 1.5),
    "wire_crown": line("M-24 14C-10 22 10 22 24 14M-24 14C-14 6 14 6 24 14M-24 14-28-10-14 8-8-20 0 6 8-20 14 8 28-10 24 14", 3.6) + line("M-24 14C-10 22 10 22 24 14M-24 14C-14 6 14 6 24 14M-24 14-28-10-14 8-8-20 0 6 8-20 14 8 28-10 24 14", 1.5, GLOW) + spots(((-28, -11), (-8, -21), (8, -21), (28, -11)), 2.6) + spots(((-28, -11), (-8, -21), (8, -21), (28, -11)), 1.6, _CRYSTAL),
    "book_of_holes": ink("M-32-16C-20-22-8-20 0-14 8-20 20-22 32-16V18C20 12 8 14 0 20-8 14-20 12-32 18z", GLOW) + line("M0-14V20", 1.8) + line("M-32 18C-20 12-8 14 0 20 8 14 20 12 32 18", 3, WOOD) + spots(((-21, -6), (-9, 2), (-22, 8), (11, -8), (22, 1), (10, 8)), 3.4) + spots(((-13, -10), (21, -11)), 1.7),
    "salt_knife": at(ink("M-5-2-7-26 0-36 7-26 5-2z", GLOW) + line("M-4-8 2-14-3-20 1-28M4-6V-14", 1.2) + ink("M-8-2H8V3H-8z", STEEL) + ink("M-4 3H4V19H-4z", WOOD) + line("M-4 8H4M-4 13H4", 1.2), 0, 9, 1, -34) + spots(((22, -12), (27, -4), (18, 2), (-24, -12)), 1.4, GLOW),
    "blue_vial": ink("M-5-24H5V-8L14 14C16 22 10 26 4 26H-4C-10 26-16 22-14 14L-5-8z", LIT) + flat("M-9 4Q-4 1 0 4T9 4L13 15C14 21 10 24 4 24H-4C-10 24-14 21-13 15z", "var(--grip)") + spots(((-3, 12), (4, 16), (3, 8)), 1.6, GLOW) + ink("M-7-28H7V-23H-7z", WOOD) + line("M-2-20V-10", 1.6, RIM) + line("M18-18q4 3 0 7M23-24q7 6 0 14", 1.5),
    # rogue
    "lock_picks": "".join(at(line(d, 4.2) + line(d, 1.8, GLOW), x, 0, 1, turn) for x, turn, d in ((-14, -16, "M0 24V-18C0-24 6-24 6-20"), (0, 0, "M0 24V-22L5-18 0-14 5-10"), (14, 16, "M0 24V-20L-6-22"))) + ink("M-22 12H22V22Q0 28-22 22z", WOOD) + line("M-14 16H14", 1.4),
    "paired_knives": "".join(at(ink("M-3-2V-22L3-30V-2z", STEEL) + ink("M-7-3H7V1H-7z", GLOW) + pole("M0 2V14", 2.4, WOOD), x, 8, 1, turn, flip) for x, turn, flip in ((-6, 32, False), (6, -32, True))) + line("M-34-16q5-4 10 0M24-16q5-4 10 0", 1.4),
    "grey_mantle": ink("M-6-24C0-20 6-22 10-26 22-16 26 8 30 22L20 28 12 22 2 30-8 22-18 28-28 20C-22 4-18-14-6-24z", SHADE) + line("M-4-12C-10 4-12 12-14 22M6-12C10 2 14 12 16 20M1-8V24", 1.4) + spots(((-12, 6), (8, 14), (14, -2)), 2.2) + ink("M-24-20q4-5 7 0 3-5 7 0-3 5-7 2-4 3-7-2zM20-20q3-4 5 0 2-4 5 0-2 4-5 2-3 2-5-2z", GLOW, stroke_width=1.2),
    "sling": line("M-6 8C-26-6-22-26-4-26M6 8C26-6 22-26 4-26", 4) + line("M-6 8C-26-6-22-26-4-26M6 8C26-6 22-26 4-26", 1.6, WOOD) + ink("M-13 6C-8 20 8 20 13 6 6 10-6 10-13 6z", WOOD) + disc(0, 6, 7.4) + line("M-3 3Q0 0 3 1", 1.3, RIM) + line("M-4-26Q0-30 4-26", 4),
    "smoke_bulbs": at(part.share("bulb", ink("M0-12C9-12 13-4 12 2 10 11-10 11-12 2-13-4-9-12 0-12z") + ink("M-3-12H3V-16H-3z", WOOD) + line("M-6-3C-5-6-2-7 0-7", 1.3, RIM)), -14, 14) + at(part("bulb"), 14, 15) + at(part("bulb"), 0, 2, 1.1) + line("M0-18C-6-24 4-26-2-32M-16-4C-22-10-14-14-20-20M16-4C22-10 14-14 22-20", 1.8),
    "hooked_line": line("M-28-18C-6-34 20-24 10-8S-18 2-8 14 18 6 16 14", 3.8) + line("M-28-18C-6-34 20-24 10-8S-18 2-8 14 18 6 16 14", 1.6, WOOD) + line("M16 12C18 28 0 30 0 20L-5 24M0 20l5 3", 4.6) + line("M16 12C18 28 0 30 0 20", 2, STEEL) + ink("M-34-22C-30-26-24-24-24-18-26-13-34-14-34-22z", WOOD),
    "cat_boots": "".join(at(ink("M-7-22H9V4C16 6 22 10 22 16H-7z", WOOD) + ink("M-8 16H22V20H-8z") + line("M-7-14H9M-7-8H9M1 4Q8 2 9 4", 1.3), x, y, 1, turn) for x, y, turn in ((-22, 4, 6), (8, 2, -6))),
    "bone_dice": at(ink("M-13-13H13V13H-13z", GLOW) + spots(((-6, -6), (0, 0), (6, 6)), 2.2), -14, 4, 1, -18) + at(ink("M-13-13H13V13H-13z", GLOW) + spots(((-6, -6), (6, -6), (-6, 6), (6, 6), (0, 0)), 2.2), 17, 0, 1, 42),
    # found
    "glow_moss": disc(0, 0, 26, _GOOD, opacity=".22", stroke="none") + ink("M-24 18C-30 8-22 0-16 2-18-10-6-16 0-10 4-20 18-18 18-6 26-8 32 4 26 14 22 24-18 26-24 18z", _GOOD) + line("M-14 12q3-6 6 0M0 4q3-6 6 0M8 14q3-6 6 0M-4 14q2-4 4 0", 1.6) + spots(((-10, 4), (10, -2), (2, -6), (18, 8)), 1.6, GLOW),
    "brass_ear": ink("M-4-26C14-30 24-14 18 2 14 12 8 10 6 18 2 28-12 26-14 14-16 4-18-22-4-26z", GLOW) + line("M-2-16C8-18 13-8 8 0 4 6-2 6-2 14M2-8C0-6-2-4-6-4", 2) + line("M-12 18-26 28", 4) + line("M-12 18-26 28", 1.6, GLOW),
    "cold_candle": ink("M-7-6H7V24H-7z", LIT) + ink("M-16 22H16V28H-16z", STEEL) + line("M0-6V-10M-7 2C-4 6-4 10-4 14", 1.6) + disc(0, -17, 12, _CRYSTAL, opacity=".25", stroke="none") + at(ink(_FLAME, _CRYSTAL), 0, -13, 0.9) + line("M-22-20h-6M22-20h6M-17-30l-4-4M17-30l4-4", 1.6, _CRYSTAL),
    "grey_chalk": at(ink("M-22-7H18Q22-7 22 0T18 7H-22z", LIT) + line("M-12-7V7", 1.2) + flat("M-22-7H-16V7H-22z", RIM), 4, -6, 1, -28) + line("M-36 22C-26 12-18 26-8 18S10 14 18 22 32 24 38 16", 2.6, GLOW),
    "bell_rope": line("M-30-22C-10-6-16 10 0 10S14-8 32-14", 5) + line("M-30-22C-10-6-16 10 0 10S14-8 32-14", 2.4, WOOD) + "".join(at(part.share("jingle", ink("M0-6C6-6 7 2 9 7H-9C-7 2-6-6 0-6z", GLOW) + spots(((0, 9),), 2)) if k == 0 else part("jingle"), x, y) for k, (x, y) in enumerate(((-17, 4), (1, 18), (21, 2)))),
    "word_of_command": ink("M-26-20H22C30-20 30-10 24-10V20C24 28-20 28-26 20z", GLOW) + line("M22-20C16-20 16-10 24-10", 1.6) + line("M-16-8C-10-14-6-2 0-8S10-2 14-8M-16 2C-12-4-8 8-2 2S8 8 12 2M-16 12C-10 6-6 18 2 12", 2.4, _HEALTH),
    "nenth": at(ink("M-5-2V-34L0-44 5-34V-2z", DEEP) + line("M0-6V-34", 1.4, RIM) + ink("M-15-5C-8-1 8-1 15-5L13 3C6 6-6 6-13 3z", DEEP) + pole("M0 5V18", 3, WOOD) + disc(0, 21, 4, _HEALTH), 0, 12, 1, 48) + line("M20-30C28-26 32-18 32-10M12-32C26-40 40-26 40-12", 1.5, opacity=".6"),
    "null": at(ink("M-4-2V-38L4-30V-2z", "none", stroke_dasharray="3 3") + ink("M-11-4H11V0H-11z", GLOW) + pole("M0 2V14", 2.6, WOOD) + disc(0, 17, 3.4, GLOW), -4, 10, 1, 34) + at(ink("M-4-2V-38L4-30V-2z", LIT, opacity=".55"), 8, 2, 1, 34),
    "ash_mail": ink("M-14-26-26-18-24 4-16 2-18 28H18L16 2 24 4 26-18 14-26C8-18-8-18-14-26z", SHADE) + line("M-13-12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-3-12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M7-12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-9-3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M1-3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-13 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-3 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M7 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-9 15a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M1 15a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0", 1.6, RIM) + line("M-30 28q4-4 8 0M22 28q4-4 8 0M-2 32h6", 1.6),
    "ninth_candle": "".join(at(part.share("wick", ink("M-3.6 0H3.6V18H-3.6z", GLOW) + line("M0 0V-3", 1.4)), x, 6, 1) if k == 0 else at(part("wick"), x, 6) for k, x in enumerate((-28, -20, -12, 12, 20, 28))) + ink("M-5-4H5V24H-5z", GLOW) + disc(0, -14, 12, GLOW, opacity=".4", stroke="none") + at(ink(_FLAME, _HEALTH), 0, -9, 1.1) + ink("M-34 24H34V28H-34z", WOOD),
    "widows_needle": line("M-24 22 22-24", 5) + line("M-24 22 22-24", 2.4, STEEL) + ink("M14-22C14-28 24-32 28-30 30-26 26-16 20-16z", STEEL) + line("M18-22 24-27", 2) + line("M22-24C34-6 8 0 20 10S2 24 34 24", 1.8, LIT),
}  # fmt: skip

part.share(
    "cloth",
    tag("rect", width=WIDTH, height=HEIGHT, fill=FAR, stroke="none")
    + flat("M0 14C24 4 40 18 62 10S104 4 124 14V66H0z", MID)
    + line(
        "M10 66C14 50 6 34 12 18M112 66C108 48 118 36 112 16M30 66C34 56 28 44 32 34M94 66C90 56 96 46 92 34", 1.4, ISO
    )
    + tag("ellipse", cx=62, cy=33, rx=42, ry=27, fill=NEAR, stroke="none", opacity=".55"),
)


def item(name: str, deck: str = "") -> str:
    """Draw an Item in a band; one that a pack adds is wrapped up."""
    thing = ITEMS.get(name) or _bundle(name)
    return drawn(part("cloth") + at(thing, 62, 33), hues=CLOTHS[deck])


def _bundle(name: str) -> str:
    c = Chance(f"item.{name}")
    return ink("M-20 20C-28 4-14-8-4-10L-10-22 0-16 10-22 4-10C14-8 28 4 20 20 10 28-10 28-20 20z", WOOD) + line(
        mirrored(f"M{c.below(5) + 3}-8Q{c.below(6) + 8} 6 {c.below(8) + 4} 22"), 1.4
    )


DECKS = {
    name: deck
    for deck, names in (
        ("fighter", (*tuple(ITEMS)[:8], "ash_mail")),
        ("wizard", (*tuple(ITEMS)[8:16], "ninth_candle")),
        ("rogue", (*tuple(ITEMS)[16:24], "widows_needle")),
    )
    for name in names
}
