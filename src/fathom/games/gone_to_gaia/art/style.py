"""What this game's pictures have in common: their parts, the colours of things, the box that they stand in."""

from __future__ import annotations

from fathom.drawing.ink import LINE, Parts, mix
from fathom.drawing.path import tag, tone

part = Parts("gg")

BODY, FAR, MID, NEAR, SKY, ISO, RIM, ACCENT = map(tone, ("body", "far", "mid", "near", "sky", "iso", "rim", "accent"))

#: Short names for what is used most; they hold inside what is `drawn`.
GLOW, LIT, SHADE, DEEP, STEEL, WOOD, HOT, BONE, MIST = (f"var(--{name})" for name in "gtdesoabm")
_SHORT = {
    GLOW: tone("glow"),
    LIT: tone("lit"),
    # At night what is dark must still stand out from the table.
    DEEP: f"light-dark({tone('deep')},{tone('shade')})",
    SHADE: f"light-dark({tone('shade')},{mix(tone('shade'), 40, BODY)})",
    STEEL: mix(tone("glow"), 46, "var(--seat-5)"),
    WOOD: mix("var(--on-lamp)", 58, tone("glow")),
    HOT: ACCENT,
    BONE: f"light-dark({mix(tone('glow'), 78, 'var(--scree)')},{mix(tone('glow'), 36, 'var(--scree)')})",
    MIST: f"light-dark({SKY},{NEAR})",
}
#: The elements, and what stands for life, luck and thought.
TIDE, EMBER, ROOT, GALE = (f"var(--{name})" for name in ("tide", "ember", "stone", "gale"))
HEALTH, GOOD, CRYSTAL = (f"var(--{name})" for name in ("health", "good", "crystal"))
#: The colour of the seat.
CLOTH = "var(--c)"

#: The ink line of all pictures of this game: a rule is lighter than attributes at hundreds of shapes. What says how
#: wide its line is and not how it is filled, is a line; also in a part, which a rule sees apart from where it is used.
STYLE = tag(
    "style",
    f".gg{{fill:{BODY};stroke:{LINE};stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round;"
    + ";".join(f"{short[4:-1]}:{long}" for short, long in _SHORT.items())
    + "}:is(.gg,[id^=gg-]) [stroke-width]:not([fill]){fill:none}",
)

#: The box of an enemy: its feet are at y = 44.
FOE = "-58 -48 116 95"
WIDTH, HEIGHT = 124, 66
BAND, SQUARE = f"0 0 {WIDTH} {HEIGHT}", "0 0 60 60"
#: The box of what stands on the board: its middle is at (60, 66), its feet are at y = 114.
FIGURES = "0 0 120 120"

#: Hue and accent hue of the whole game.
MOOD = (188, 350)


def drawn(fragment: str, hues: tuple[int, int] | None = None, width: float = 2.2, more: str = "") -> str:
    """Join shapes under the ink line of this game, perhaps in a mood of its own."""
    said = [f"--h:{hues[0]};--h2:{hues[1]}" if hues else "", f"stroke-width:{width:g}" if width != 2.2 else "", more]
    style = ";".join(filter(None, said))
    return tag("g", fragment, class_="plate gg" if hues else "gg", **({"style": style} if style else {}))


def lighter(picture: str) -> str:
    """Leave out what the rule of this game says anyway; everything in its pictures stands in something `drawn`."""
    return picture.replace(" fill='none' stroke-width=", " stroke-width=")
