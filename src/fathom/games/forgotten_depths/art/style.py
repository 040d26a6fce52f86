"""What this game's pictures have in common: their parts, the colours of things, the places that they stand in."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Sequence

from fathom.drawing.ink import LINE, Parts, at, flat, line, mix
from fathom.drawing.path import tag, tone
from fathom.drawing.stage import man as somebody

part = Parts("fd")

BODY, FAR, MID, NEAR, SKY, ISO, RIM, FIGURE, ACCENT = map(
    tone, ("body", "far", "mid", "near", "sky", "iso", "rim", "figure", "accent")
)

#: The accent of a picture that has no other: the client's own.
AMBER = 60

#: Hue and accent hue of each Ecology.
HUES = {"ruins": (74, 40), "caverns": (215, 60), "architecture": (300, 90)}

#: Short names for what is used most; they hold inside what is `drawn`.
GLOW, LIT, SHADE, DEEP, STEEL, WOOD = (f"var(--{name})" for name in "gtdeso")
_SHORT = {
    GLOW: tone("glow"),
    LIT: tone("lit"),
    # At night what is dark must still stand out from where it stands.
    DEEP: f"light-dark({tone('deep')},{tone('shade')})",
    SHADE: f"light-dark({tone('shade')},{mix(tone('shade'), 40, BODY)})",
    STEEL: mix(tone("glow"), 46, "var(--seat-5)"),
    WOOD: mix("var(--on-lamp)", 58, tone("glow")),
}

#: The ink line of all pictures of this game. Hundreds of groups have it: a rule is much lighter than attributes. What
#: says how wide its line is and not how it is filled, is a line.
STYLE = tag(
    "style",
    f".fd{{fill:{BODY};stroke:{LINE};stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round;"
    + ";".join(f"{short[4:-1]}:{long}" for short, long in _SHORT.items())
    + "}:is(.fd,[id^=fd-]) [stroke-width]:not([fill]){fill:none}",
)

WIDTH, HEIGHT = 124, 66
BAND, SQUARE, CARD = f"0 0 {WIDTH} {HEIGHT}", "0 0 60 60", "0 0 62 87"
#: The box of figures: their middle is at (60, 66), their feet are at y = 114.
FIGURES = "0 0 120 120"


def drawn(
    fragment: str, fill: str = "", width: float = 1.7, hues: tuple[int, int] | None = None, more: str = ""
) -> str:
    """Join shapes under the ink line of this game, perhaps in a mood of its own."""
    said = [
        _mood(*hues) if hues else "",
        f"fill:{fill}" if fill else "",
        f"stroke-width:{width:g}" if width != 1.7 else "",
        more,
    ]
    style = ";".join(filter(None, said))
    return tag("g", fragment, class_="plate fd" if hues else "fd", **({"style": style} if style else {}))


def lighter(picture: str) -> str:
    """Leave out what the rule of this game says anyway; everything in its pictures stands in something `drawn`."""
    return picture.replace(" fill='none' stroke-width=", " stroke-width=")


def tinted(fragment: str, hue: int, hue2: int = AMBER) -> str:
    """Give a fragment a mood of its own."""
    return tag("g", fragment, class_="plate", style=_mood(hue, hue2))


def _mood(hue: int, hue2: int) -> str:
    return f"--h:{hue}" + (f";--h2:{hue2}" if hue2 != AMBER else "")


def man(x: float, y: float, pose: str, size: float) -> str:
    """Somebody seen from afar."""
    if f"man-{pose}" not in part.drawn:
        part.share(f"man-{pose}", somebody(0, 0, pose, 1))
    return at(part(f"man-{pose}"), x, y, size)


# ---------------------------------------------------------------------------------------------- places to stand in


def _wash(fill: str) -> str:
    return tag("rect", width=WIDTH, height=HEIGHT, fill=fill, stroke="none")


_SHADOW = tag("ellipse", cx=62, cy=59, rx=24, ry=2.7, fill=LINE, stroke="none", opacity=".28")


def _place(name: str, inner: str) -> None:
    """Make a place known, and the same with a shadow in its middle."""
    part.share(name, drawn(inner))
    part.share(f"stage-{name}", part(name) + _SHADOW)


#: Behind foes and things found: a hall that falls apart, a cave, a hall that stands.
_place(
    "ruins",
    _wash(FAR)
    + flat("M6 66V22C6 8 34 8 34 22V66zM90 66V22C90 8 118 8 118 22V66z", MID)
    + flat("M40 66V14C40-4 84-4 84 14V66z", SKY)
    + flat("M0 54Q30 50 62 54T124 54V66H0z", NEAR)
    + line("M36 0V30M88 0V24M36 40V52M0 30H5M119 34H124M44 12 48 9M80 12 76 9M62 4V0", 1.2, ISO)
    + line("M8 60H26M34 62H58M70 59H96M102 62H118", 1.2, ISO),
)
_place(
    "caverns",
    _wash(FAR)
    + flat(
        "M0 0H124V20C116 14 114 34 109 34S104 10 96 12 90 24 86 24 80 8 70 9 62 16 58 16 50 6 42 8 38 30 33 30 28 10 20 12 8 28 0 20z",
        MID,
    )
    + flat("M0 57C8 54 10 40 15 40S20 54 28 56C50 60 76 60 96 56 102 54 104 44 109 44S114 54 124 57V66H0z", NEAR)
    + line("M8 62Q20 58 32 62T56 62M70 61Q82 57 94 61T118 62M40 10 38 20M88 12V18", 1.2, ISO),
)
_place(
    "architecture",
    _wash(FAR)
    + flat("M0 0H124V9H0zM8 12H20L18 56H10zM104 12H116L114 56H106zM34 16H43L42 52H35zM81 16H90L89 52H82z", MID)
    + flat("M0 54 40 50H84L124 54V66H0z", NEAR)
    + line("M62 50V66M40 50 18 66M84 50 106 66M0 60H124M6 12H22M102 12H118M32 16H45M79 16H92", 1.2, ISO),
)


def standing(ecology: str, figure: str) -> str:
    """Put a figure into a place, with its shadow."""
    return part(f"stage-{ecology}") + at(figure, 31, 1, 0.52)


def each(name: str, drawn_once: str, places: Sequence[tuple[float, ...]]) -> str:
    """Put the same thing at several places: x, y, size, turn."""
    part.share(name, drawn_once)
    out = ""
    for x, y, *more in places:
        out += at(part(name), x, y, more[0] if more else 1, more[1] if more[1:] else 0)
    return out
