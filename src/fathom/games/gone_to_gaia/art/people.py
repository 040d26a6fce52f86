"""People: a head each, made of skin, hair and what they wear on it; drawn round (0, 0), about 46 high."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from typing import NamedTuple

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, disc, flat, ink, line, mirrored, mix, spots

from .style import BONE, CLOTH, DEEP, EMBER, GLOW, GOOD, HEALTH, LIT, SHADE, STEEL, TIDE, WOOD, part

m = mirrored

_BARK = "var(--on-lamp)"
_WARM = mix(GLOW, 76, HEALTH)
SKINS = {"pale": mix(GLOW, 86, HEALTH), "warm": _WARM, "tan": mix(_BARK, 18, _WARM), "brown": mix(_BARK, 38, _WARM), "dark": mix(_BARK, 56, _WARM)}  # fmt: skip
HAIRS = {
    "black": mix(_BARK, 92, GLOW), "brown": mix(_BARK, 74, HEALTH), "auburn": mix(_BARK, 46, HEALTH),
    "red": mix(HEALTH, 70, EMBER), "fair": mix(GLOW, 66, WOOD), "grey": mix(GLOW, 40, "var(--seat-5)"), "white": mix(GLOW, 82, "var(--seat-5)"),
}  # fmt: skip
FACE, HAIR = "var(--f)", "var(--k)"


class Person(NamedTuple):
    """What somebody looks like: skin, hair, what is behind the head, on it, and over the collar."""

    skin: str
    hair: str
    behind: str
    over: str
    worn: str = ""


_EYES = line("M-8-1v3M8-1v3", 4.4)
_SMILE = line("M-6 11Q0 16 6 11", 2.4)
_MOUTH = line("M-5 12Q0 13.4 5 12", 2.4)
_STERN = line("M-5 13H5", 2.4)
_BROWS = line("M-13-7Q-8-10-4-7M4-7Q8-10 13-7", 2.6)
_FROWN = line("M-13-9-4-6M13-9 4-6", 3)
_SPECS = (
    disc(-8, 1, 7, "none", stroke_width=2)
    + disc(8, 1, 7, "none", stroke_width=2)
    + line("M-1 0H1M-15 0-20-2M15 0 20-2", 2)
)
_GOGGLES = ink("M-22-12H22V-20C10-26-10-26-22-20z", WOOD) + disc(-9, -16, 7, STEEL) + disc(9, -16, 7, STEEL) + spots([(-9, -16), (9, -16)], 3.6, TIDE)  # fmt: skip
_FRECKLES = spots([(-12, 7), (-9, 9), (12, 7), (9, 9)], 0.9)
_CAP = "M-21-4C-23-24-12-30 0-30S23-24 21-4C12-12-12-12-21-4z"
_BUN = disc(0, -32, 8, HAIR)
_BACK = "M-23 4C-30-22-14-33 0-33S30-22 23 4C23 14-23 14-23 4z"

PEOPLE: dict[str, Person] = {
    # she plans the way back first: goggles, and a compass on a string
    "orla": Person("brown", "black", ink("M-24 18C-31-22-14-33 0-33S31-22 24 18C14 22-14 22-24 18z", HAIR), _EYES + _BROWS + _SMILE + ink("M-22 8C-24-18-12-25 0-25S24-18 22 8C20-4 14-12 8-14 0-8-14-10-22 8z", HAIR) + _GOGGLES, line("M-10 2 0 14 10 2", 1.8) + disc(0, 16, 5.4, GLOW) + line("M-2 18 2 14", 2, HEALTH)),
    # he lifts the lid and looks: a red beard like a doormat
    "brann": Person("warm", "red", "", _EYES + _FROWN + ink("M-21-6C-20-22-8-26 0-26S20-22 21-6C14-16-14-16-21-6z", HAIR) + ink("M-21 2C-16 10-12 6-6 8H6C12 6 16 10 21 2 24 20 14 36 0 38-14 36-24 20-21 2z", HAIR) + line("M-5 14Q0 17 5 14M-10 24q2 4 4 0M2 28q2 4 4 0M9 22q2 3 4-1", 2.2)),
    # nobody has heard her arrive: a hood, a scarf, two eyes
    "ottilie": Person("pale", "fair", ink("M-27 24C-33-14-20-37 2-39 26-36 33-12 28 24z", SHADE), _EYES + _BROWS + ink("M-20-6C-14-18-4-20 6-18 0-12-10-10-18 0z", HAIR) + ink("M-22 5C-10 10 10 10 22 5 21 20 10 27 0 27S-21 20-22 5z", CLOTH) + line("M-15 14C-6 18 6 18 15 14", 1.8) + ink("M-26 18C-29-14-17-34 2-36 23-33 29-12 26 18 23-4 14-19 0-19S-23-4-26 18z", SHADE)),
    # she finishes what others begin: a crest of hair and a scar
    "ruda": Person("tan", "black", ink("M-6-22C-14-42 14-46 22-34 16-35 14-32 18-27 12-29 8-26 6-22z", HAIR), _EYES + _FROWN + _STERN + ink("M-7-20C-10-34 8-36 10-20 4-24-2-24-7-20z", HAIR) + line("M-13-13-10 8M-15-4-9-6", 2.2, HEALTH) + line("M-20-8v6M20-8v6M-17-14v4M17-14v4", 1.6) + spots([(-21, 8)], 2.6, GLOW)),
    # he lets others stand where he points
    "castor": Person("warm", "black", ink(_BACK, HAIR), _EYES + line("M-13-8Q-8-12-4-8M4-9Q9-13 14-9", 2.6) + ink("M-21-4C-24-22-8-29 8-27 20-24 23-14 21-4 18-14 6-18-2-18-10-18-18-14-21-4z", HAIR) + ink("M0 9C4 5 12 6 16 11 10 13 4 14 0 12-4 14-10 13-16 11-12 6-4 5 0 9zM-3 20H3L0 29z", HAIR) + disc(8, 1, 7, "none", stroke=GLOW, stroke_width=2.2) + line("M14 6Q18 14 16 24", 1.6, GLOW)),
    # he smells the mist before it comes: a nose, a cap with flaps
    "isko": Person("tan", "brown", ink("M-24 24C-28 0-28-20-20-26H20C28-20 28 0 24 24L14 20V-4H-14V20z", WOOD), _EYES + _BROWS + line("M-4 16Q0 18 6 15", 2.4) + ink("M-4-2C-8 8-7 11 0 11S8 8 4-2z", FACE) + _FRECKLES + ink("M-23-6C-24-28-12-34 0-34S24-28 23-6C12-10-12-10-23-6z", WOOD) + ink("M-24-6C-12-12 12-12 24-6V2C12-4-12-4-24 2z", BONE) + disc(0, -36, 5, BONE)),
    # she counts her friends twice: curls, rings in her ears
    "mirel": Person("dark", "black", ink("M-16-28C-8-40 8-40 16-28 28-28 34-14 28-6 36 4 28 18 18 16H-18C-28 18-36 4-28-6-34-14-28-28-16-28z", HAIR), _EYES + _BROWS + _SMILE + ink("M-21-2C-24-10-20-16-15-15-16-22-8-26-3-22 0-28 10-27 11-21 18-24 23-14 21-2 17-8 14-10 10-9 8-14 0-14-3-10-8-14-16-12-21-2z", HAIR) + disc(-23, 13, 4.4, "none", stroke=GLOW, stroke_width=2.2) + disc(23, 13, 4.4, "none", stroke=GLOW, stroke_width=2.2)),
    # she bets on everything: a hat with a card in its band, one eye shut
    "tamsin": Person("pale", "red", ink("M-22-4C-30 6-28 24-34 30-22 32-16 22-16 8zM22-4C30 6 28 24 34 30 22 32 16 22 16 8z", HAIR), line("M-12 0Q-8-3-4 0", 2.6) + line("M8-1v3", 4.4) + line("M4-8Q9-12 14-8", 2.6) + line("M-6 12Q2 17 9 9", 2.4) + _FRECKLES + ink("M-21-2C-18-16-8-18 4-16 14-16 20-10 21-2 12-12-8-12-21-2z", HAIR) + ink("M-30-12C-14-20 14-20 30-12 24-8-24-8-30-12z", DEEP) + ink("M-18-15C-18-34-10-40 0-38S18-34 18-15C8-19-8-19-18-15z", DEEP) + line("M-18-17Q0-22 18-17", 4, HEALTH) + at(ink("M-5-8H5V8H-5z", GLOW, stroke_width=1.8) + spots([(0, 0)], 2, HEALTH), 12, -27, 1, 18)),
    # he proved that the blow would land: glasses, a quill, hair by theorem
    "professor_quill": Person("pale", "white", ink("M-18-14C-36-16-38 0-30 4-38 10-30 20-20 14H20C30 20 38 10 30 4 38 0 36-16 18-14 18-30-18-30-18-14z", HAIR), _EYES + _SPECS + line("M-14-11Q-8-16-3-11M3-11Q8-16 14-11", 3, HAIR) + _MOUTH + ink("M-10 8Q0 5 10 8 6 13 0 11-6 13-10 8z", HAIR) + ink("M-20-6C-20-22-10-26 0-24S20-22 20-6C14-18-14-18-20-6z", FACE) + ink("M18 0C26-14 30-30 44-36 42-22 34-8 22 2z", GLOW) + line("M20 0 38-28", 1.4)),
    # he came back nine times, and left an eye
    "old_haro": Person("tan", "white", "", line("M8-1v3", 4.4) + line("M4-8Q9-11 14-8", 3, HAIR) + line("M-24-14 22 4", 2.4) + ink("M-15-4C-12-8-4-8-2-2-2 5-12 7-15-4z", DEEP) + line("M-8-21Q2-25 10-20", 1.8, GLOW) + ink("M-22 3C-16 9-12 7-6 8H6C12 7 16 9 22 3 24 24 12 42 0 48-12 42-24 24-22 3z", HAIR) + line("M-4 14Q0 16 4 14M-8 22Q-8 32-3 40M8 22Q8 32 3 40M0 20V34", 1.8)),
    # she talks to both ends of the wire
    "petra_lock": Person("brown", "black", ink(_BACK, HAIR), _EYES + _BROWS + line("M-4 12Q2 15 6 11", 2.4) + ink("M-22 0C-24-20-12-27 0-27S24-20 22 0C18-8 16-14 4-16-6-12-16-14-22 0z", HAIR) + line("M-22 0C-28-40 28-40 22 0", 5.6) + line("M-22 0C-28-40 28-40 22 0", 2.6, STEEL) + ink("M-27-4C-20-8-18 0-18 4S-20 14-27 10z", TIDE) + ink("M27-4C20-8 18 0 18 4S20 14 27 10z", TIDE) + line("M24 10C22 20 14 22 8 19", 2.2) + spots([(7, 19)], 3) + line("M-24-6-32-34", 2) + spots([(-32, -35)], 3, HEALTH)),
    # she sings the elements down
    "sister_wren": Person("warm", "brown", ink("M-25 28C-32-14-20-36 0-36S32-14 25 28z", DEEP), line("M-12 0Q-8 3-4 0M4 0Q8 3 12 0", 2.6) + _BROWS + ink("M-5 10Q0 7 5 10 5 17 0 17-5 17-5 10z", DEEP) + ink("M-24 22C-29-12-17-33 0-33S29-12 24 22L20 24C24 0 16-15 0-15S-24 0-20 24z", DEEP) + ink("M-21 20C-25-2-16-18 0-18S25-2 21 20C20-2 13-13 0-13S-20-2-21 20z", GLOW), line("M30-26V-14M30-26 38-29V-17", 2) + spots([(28, -13), (36, -16)], 2.6)),
    # she pays for dinner in claws: hair like a fire
    "ilse_ember": Person("warm", "red", ink("M-22 8C-34-4-26-18-30-30-20-26-20-32-14-40-8-33-4-36 2-45 6-36 12-37 18-39 16-33 22-30 30-32 26-18 34-6 22 8z", EMBER), _EYES + _FROWN + line("M-6 12Q0 16 7 11", 2.4) + ink("M-21-2C-22-16-16-22-10-22-8-28 0-28 2-22 6-28 14-26 14-21 20-20 22-12 21-2 18-10 12-14 8-10 2-14-4-14-8-9-14-12-18-8-21-2z", EMBER) + flat("M10 4C16 2 18 8 15 14 11 13 9 9 10 4z", HEALTH, opacity=".5"), line("M-18 0Q0 14 18 0", 1.8) + ink("M-12 4C-8 6-8 12-12 16-14 12-14 8-12 4zM0 8C4 10 4 17 0 21-3 17-3 12 0 8zM12 4C14 8 14 12 12 16 8 12 8 6 12 4z", BONE, stroke_width=1.8)),
    # he never asked which way: a chin, and a brow above it
    "dov": Person("brown", "black", ink("M-22-6V-30H22V-6z", HAIR), _EYES + line("M-15-8Q-8-6-3-7M15-8Q8-6 3-7", 4) + line("M-7 13H7", 2.6) + ink("M-21-8V-28H21V-8C14-14-14-14-21-8z", HAIR) + line("M-21-9Q0-17 21-9", 5.4) + line("M-21-9Q0-17 21-9", 2.4, HEALTH) + line("M-14 18Q0 26 14 18M-2 22v2M-14 14v1M14 14v1M-10 18v1M10 18v1", 1.6)),
    # signed up this morning
    "recruit_mind": Person("pale", "brown", ink("M-20 0C-30 8-28 22-32 28-22 30-16 20-15 8zM20 0C30 8 28 22 32 28 22 30 16 20 15 8z", HAIR), _EYES + _BROWS + _MOUTH + _FRECKLES + ink("M-27-2C-30-32-12-40 0-40S30-32 27-2C14-10-14-10-27-2z", STEEL) + line("M-27-3Q0-13 27-3M0-40V-9", 2.2) + disc(0, -24, 5, TIDE)),
    "recruit_body": Person("tan", "fair", "", _EYES + line("M-13-6-5-8M13-6 5-8", 2.4) + line("M-4 13Q0 11 4 13", 2.4) + _FRECKLES + ink("M-26 0C-30-32-12-40 0-40S30-32 26 0C24-6 20-8 16-6 10-10-10-10-16-6-20-8-24-6-26 0z", WOOD) + line("M-25-8Q0-18 25-8", 4, BONE) + ink("M-28-20C-36-24-36-34-32-40-30-32-26-28-22-28zM28-20C36-24 36-34 32-40 30-32 26-28 22-28z", BONE)),
}  # fmt: skip

#: The people of Bird's Nest, and two who are not people yet.
TOWNSFOLK: dict[str, Person] = {
    # the machinist: a scarf, soot, one earring of two
    "samantha": Person("brown", "auburn", ink("M-22 2C-28-20-14-32 0-32S28-20 22 2C26 16 20 22 14 20H-14C-20 22-26 16-22 2z", HAIR), _EYES + _BROWS + _SMILE + ink("M-22-4C-24-24-12-31 0-31S24-24 22-4C12-14-12-14-22-4z", HEALTH) + spots([(-10, -20), (2, -24), (12, -18), (-2, -16)], 1.8, GLOW) + ink("M20-8C28-14 34-10 34-4 28-6 24-4 20-4z", HEALTH) + line("M9 8l6 3M12 13l4 1", 2.2, DEEP) + spots([(-22, 12)], 2.6, GLOW), ink("M-22 2H-12V26H-22zM12 2H22V26H12z", WOOD)),
    # the anthropologist: a cold, a scarf, a pencil behind the ear
    "xavier": Person("warm", "brown", ink("M-22 6C-32-16-16-32 2-32S30-20 24 4z", HAIR), _EYES + _SPECS + line("M-13-10Q-8-13-4-10M4-10Q8-13 13-10", 2.4) + ink("M-3 2C-5 9-4 11 0 11S5 9 3 2z", mix(HEALTH, 46, GLOW)) + _MOUTH + ink("M-21-4C-24-20-14-30 4-28 20-26 24-14 20-4 18-14 10-14 4-20-4-14-16-16-21-4z", HAIR) + line("M18-2 30-22", 4.6) + line("M18-2 30-22", 2, GLOW), ink("M-24-4C-10 8 10 8 24-4L28 8C12 20-12 20-28 8z", HEALTH) + line("M-18 6-20 14M-8 10-9 17M8 10 9 17M18 6 20 14", 2, GLOW) + ink("M8 10 20 8 22 28H10z", HEALTH)),
    # the priest: a tonsure, laughter lines, a hymnal's worth of nails
    "flores": Person("tan", "grey", ink("M-23 4C-28-14-20-24-14-26H14C20-24 28-14 23 4z", HAIR), _EYES + line("M-14-8Q-8-12-3-8M3-8Q8-12 14-8", 3.2, HAIR) + _SMILE + line("M-14 2q-3 1-4 4M14 2q3 1 4 4", 1.6) + line("M-8-20Q2-24 10-19", 1.8, GLOW), ink("M-16-2H16L20 10H-20z", DEEP) + ink("M-8-2H8V7H-8z", GLOW) + line("M0 14V28M-5 19H5", 2.6, GLOW)),
    # the doctor: warm hands, a cold mirror
    "ira": Person("brown", "grey", ink(_BACK, HAIR), _EYES + _SPECS + _BROWS + ink("M-21 3C-16 8-12 6-8 7 0 4 0 4 8 7 12 6 16 8 21 3 20 20 12 29 0 29S-20 20-21 3z", HAIR) + line("M-5 15Q0 17 5 15", 2.4) + ink("M-21-4C-24-22-10-29 0-28S24-22 21-4C16-14 4-18-4-18-14-16-18-10-21-4z", HAIR) + line("M-22-12Q0-20 22-12", 3.4) + disc(0, -20, 8, STEEL) + disc(0, -20, 3, GLOW), line("M-14 0C-14 18 10 18 12 26M14 0C16 10 14 18 12 26", 3.2) + disc(12, 27, 5, STEEL)),
    # the nurse: a cap, and bread for three
    "elayne": Person("dark", "black", _BUN + ink("M-22 4C-28-20-14-31 0-31S28-20 22 4z", HAIR), _EYES + _BROWS + _SMILE + ink("M-21-2C-23-18-12-25 0-25S23-18 21-2C16-12 6-16 0-16S-16-12-21-2z", HAIR) + ink("M-20-16-16-34C-6-40 6-40 16-34L20-16C8-22-8-22-20-16z", GLOW) + line("M0-35V-25M-5-30H5", 3.4, HEALTH), ink("M-20-2 0 12 20-2 24 6 0 20-24 6z", GLOW)),
    # the headmistress: hands behind her back, and she keeps a tally
    "arlen": Person("pale", "grey", disc(0, -31, 10, HAIR) + ink(_BACK, HAIR), _EYES + line("M-13-8-4-9M13-8 4-9", 2.6) + _STERN + ink("M-21-2C-24-20-12-28 0-28S24-20 21-2C18-12 8-18 0-20-8-18-18-12-21-2z", HAIR) + line("M-12 6q-3 3-2 6M12 6q3 3 2 6", 1.6) + line("M-16-38 18-26", 4.6) + line("M-16-38 18-26", 2, GLOW), ink("M-17-14C-8-6 8-6 17-14L20 8H-20z", DEEP) + disc(0, 2, 4.4, GLOW) + line("M0-8V-2", 2)),
    # the librarian: half-moons, and a beard like a bookmark
    "rodrigo": Person("tan", "black", ink("M-21 0C-24-14-22-24-16-28H16C22-24 24-14 21 0z", HAIR), _EYES + line("M-14 4A7 6 0 0 0-2 4zM2 4A7 6 0 0 0 14 4zM-2 4H2M-14 4-20 0M14 4 20 0", 2) + line("M-14-8Q-9-13-4-9M4-9Q9-13 14-8", 2.4) + ink("M-8 10Q0 6 8 10 5 13 0 12-5 13-8 10zM-5 18H5L0 40z", HAIR) + ink("M-21-2C-22-18-14-27-4-27 6-29 22-20 21-2 18-12 12-18 0-20-10-18-18-12-21-2z", HAIR) + line("M-3-26-2-20", 1.6, GLOW), ink("M0 2C-10-6-18-2-18 4S-8 12 0 4C8 12 18 10 18 4S10-6 0 2z", HEALTH)),
    # the shops: a loupe, curls stacked like coins, no credit
    "vera": Person("warm", "auburn", disc(-16, -24, 11, HAIR) + disc(16, -24, 11, HAIR) + disc(0, -34, 13, HAIR) + ink(_BACK, HAIR), line("M-8-1v3", 4.4) + line("M-13-8Q-8-11-4-8", 2.6) + disc(9, 1, 9, GLOW) + disc(9, 1, 5, TIDE) + line("M17 5 26 10", 2.6) + line("M-6 12Q0 15 7 11", 2.8, HEALTH) + ink("M-21-2C-24-14-16-22-10-20-6-26 6-26 10-20 16-22 24-14 21-2 18-10 12-14 6-11 2-15-2-15-6-11-12-14-18-10-21-2z", HAIR) + disc(-22, 12, 4, GLOW), line("M-18-2Q0 14 18-2", 5) + line("M-18-2Q0 14 18-2", 2.2, GLOW) + disc(0, 8, 4.4, GLOW)),
    # the girl who walked out: drawn with a lighter hand
    "linnet": Person("pale", "white", ink("M-22 4C-30-22-14-34 0-34S30-22 22 4C28 16 24 28 32 36 20 34 16 24 14 18H-14C-16 24-20 34-32 36-24 28-28 16-22 4z", HAIR, opacity=".85") + line("M-38 10q5-5 10 0M28 20q5-5 10 0M-36-18q4-4 8 0M30-12q4-4 8 0", 2.4, LIT), spots([(-8, 0), (8, 0)], 3.4) + spots([(-7, -1), (9, -1)], 1.2, GLOW) + _BROWS + line("M-4 12Q0 14 5 11", 2.4) + ink("M-22 4C-24-18-12-27 0-27S24-18 22 4C18-6 14-10 10-14 6-6-2-8-6-14-10-8-18-6-22 4z", HAIR), line("M-30 14q6-6 12 0t12 0 12 0 12 0 12 0M-24 22q6-6 12 0t12 0 12 0 12 0", 2.2, LIT)),
    # all of it: root, glass and wire, and a line left blank
    "gaia": Person("pale", "brown", line(m("M10-22C20-40 12-46 22-54M16-30C28-34 28-42 38-44M20-14C34-22 36-14 46-22M4-24 6-46"), 6) + line(m("M10-22C20-40 12-46 22-54M16-30C28-34 28-42 38-44M20-14C34-22 36-14 46-22M4-24 6-46"), 2.8, WOOD) + spots([(22, -54), (-38, -44), (46, -22)], 3.4, GOOD) + spots([(-22, -54), (38, -44), (-46, -22)], 3.4, GLOW), ink("M0-24C17-24 22-10 21 2 19 17 10 26 0 28-10 26-19 17-21 2-22-10-17-24 0-24z", LIT) + line("M0-24V-8M0-16C-8-18-14-14-20-8M0-12C8-14 14-10 20-4M-10 20C-6 24 6 24 10 20", 1.6) + spots([(-8, 0), (8, 0)], 5) + spots([(-8, 0), (8, 0)], 3.4, GLOW) + line("M-4 13Q0 15 4 13", 2.4) + ink(m("M18-14C26-22 36-20 38-14 32-8 24-8 18-14z"), GOOD), line("M-40 20C-20 4-14 10-8 0M40 20C20 4 14 10 8 0M-16 30C-10 16-6 14-4 4M16 30C10 16 6 14 4 4", 4.4) + line("M-40 20C-20 4-14 10-8 0M40 20C20 4 14 10 8 0M-16 30C-10 16-6 14-4 4M16 30C10 16 6 14 4 4", 1.8, WOOD)),
}  # fmt: skip

part.share("head", ink("M0-22C16-22 22-10 21 2 19 16 10 24 0 24S-19 16-21 2C-22-10-16-22 0-22z", FACE))
for _name, _person in (PEOPLE | TOWNSFOLK).items():
    part.share(f"head-{_name}", _person.behind + part("head") + _person.over)
    if _person.worn:
        part.share(f"worn-{_name}", _person.worn)


def known(name: str, among: dict[str, Person] = PEOPLE) -> str:
    """Return whose looks somebody has: their own; whom a pack adds looks like another, always the same."""
    return name if name in among else Chance(f"person.{name}").pick(tuple(among))


def looks(name: str) -> str:
    """Return skin and hair of somebody known, as a style."""
    who = PEOPLE.get(name) or TOWNSFOLK[name]
    return f"--f:{SKINS[who.skin]};--k:{HAIRS[who.hair]}"


def head(name: str) -> str:
    """Refer to the head of somebody known."""
    return part(f"head-{name}")


def worn(name: str) -> str:
    """Refer to what somebody known wears over the collar."""
    return part(f"worn-{name}") if f"worn-{name}" in part.drawn else ""
