"""Everything that is neither foe nor thing: the backs of cards and tiles, Rune Patterns, the Ecologies to begin in."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.ink import at, disc, eyes, flat, ink, line, spots
from fathom.drawing.path import tag

from .entity import HEADS
from .heroes import figure
from .items import CLOTHS, ITEMS
from .signs import SIGNS
from .style import DEEP, GLOW, HUES, ISO, NEAR, STEEL, WOOD, drawn, part, tinted

part.share(
    "back",
    tag("rect", width=62, height=87, fill=DEEP, stroke="none")
    + line("M5 9Q5 5 9 5H53Q57 5 57 9V78Q57 82 53 82H9Q5 82 5 78z", 1.6, NEAR)
    + line("M9 22Q31 8 53 22M9 30Q31 16 53 30M9 65Q31 79 53 65M9 57Q31 71 53 57", 1.2, ISO),
)
_FANG = "M-5-12C-4-2 0 6 4 10 6 2 6-6 5-12z"


def _fangs(count: int) -> str:
    """The backs of the Monsters' Action Cards: one fang for light, two, three for heavy."""
    return "".join(at(ink(_FANG, GLOW), (k - (count - 1) / 2) * 14, 0, 1.2) for k in range(count))


_EYES = (
    eyes(((-9, -4), (9, -4)), 5)
    + line("M-17-13-4-8M17-13 4-8", 3, GLOW)
    + line("M-10 10-5 6 0 11 5 6 10 10", 2.6, GLOW)
)

#: Hue, and the sign in the middle.
BACKS: dict[str, tuple[int, str]] = {
    "fighter": (CLOTHS["fighter"][0], at(ITEMS["notched_axe"], 0, 0, 0.72)),
    "wizard": (CLOTHS["wizard"][0], at(ITEMS["ember_wand"], -3, 0, 0.72)),
    "rogue": (CLOTHS["rogue"][0], at(ITEMS["paired_knives"], 0, -2, 0.8)),
    "light": (20, _fangs(1)),
    "medium": (20, _fangs(2)),
    "heavy": (20, _fangs(3)),
    "monster": (20, _EYES),
    "guardian": (340, at(flat(SIGNS["S"][2], GLOW), -1, 1, 1.9)),
    "feature": (295, at(flat(SIGNS["F"][2], GLOW), 0, 0, 1.9)),
    "legend": (180, disc(0, 0, 15, "none", stroke=GLOW, stroke_width=3) + spots(((0, 0),), 6, GLOW)),
    "item": (88, ink("M-17-3C-17-17 17-17 17-3z", WOOD) + ink("M-17-3H17V14H-17z", WOOD) + ink("M-4-6H4V4H-4z", GLOW)),
    "ability": (230, ink("M0-17 4.4-4.4 17 0 4.4 4.4 0 17-4.4 4.4-17 0-4.4-4.4z", GLOW)),
    "entity": (285, at(HEADS["head_of_horn"], 0, 8, 0.72)),
    "ruins": (HUES["ruins"][0], line("M-16 18V-4C-16-22 16-22 16-4V18M-22 18H22", 3, GLOW)),
    "caverns": (HUES["caverns"][0], line("M-20-10Q-12-20-6-10T8-10 20-12M-20 2Q-12-8-6 2T8 2 20 0M-20 14Q-12 4-6 14T8 14 20 12", 3, GLOW)),
    "architecture": (HUES["architecture"][0], line("M-18 16V8H-6V-2H6V-12H18M-18-16H-6V-8M18 16H6V10", 3, GLOW)),
}  # fmt: skip


def back(name: str) -> str:
    """Draw the back of a deck, or of the tiles of an Ecology."""
    hue, sign = BACKS[name]
    return drawn(part("back") + at(sign, 31, 43.5), hues=(hue, 60))


def start(name: str) -> str:
    """Draw an Ecology to begin in: the three at its door."""
    people = "".join(
        at(figure(who), x, y, 0.3, style=f"--c:var(--seat-{seat})")
        for who, seat, x, y in (("ava", 3, 26, 24), ("bren", 2, 62, 24), ("sil", 1, 44, 27))
    )
    glow = disc(62, 40, 26, GLOW, opacity=".35", stroke="none")
    lantern = at(
        ink("M-4-5H4L5.4 5H-5.4zM-6 5H6V7.6H-6zM-3.4-5C-3-9 3-9 3.4-5z", STEEL) + spots(((0, 0),), 2, GLOW), 97, 54, 0.8
    )
    return tinted(part(name) + drawn(glow + people + lantern), *HUES[name])


STARTS = tuple(HUES)
