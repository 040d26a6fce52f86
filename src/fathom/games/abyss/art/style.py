"""The style of this game's drawings: ink shapes that inherit their line, and parts that many pictures share.

Colours are custom properties: of a people `--g` strong, `--w` its wash, `--m` between, `--k` pale; and `--p` pearl,
`--s` steel, `--o` wood.
"""

from __future__ import annotations

from fathom.drawing.ink import GLOW, LINE, Parts, at, mix
from fathom.drawing.path import tag, tone

from ..schema import RACE_OF

#: The people whose colours a guild wears; ambassadors wear those of an envoy.
GUILDS = {**{str(guild): race for guild, race in RACE_OF.items()}, "ambassadors": "envoy"}

#: A hue of the art ladder for each people.
HUES = {"jellyfish": 305, "crab": 25, "seahorse": 88, "shellfish": 150, "squid": 255, "envoy": 235}

G, W, M, K = "var(--g)", "var(--w)", "var(--m)", "var(--k)"
PEARL, STEEL, WOOD = "var(--p)", "var(--s)", "var(--o)"
FIGURE = tone("figure")


#: What is between the tokens of the design. A fragment defines those that it uses.
SHADES = {
    M: mix(G, 56, GLOW),
    K: mix(G, 24, GLOW),
    PEARL: f"light-dark({GLOW},{FIGURE})",
    STEEL: mix(GLOW, 46, "var(--seat-5)"),
    WOOD: mix("var(--on-lamp)", 60, GLOW),
}

WIDTH, HEIGHT = 124, 66
BAND = f"0 0 {WIDTH} {HEIGHT}"


# ---------------------------------------------------------------------------------------------- strokes


def ink(d: str, fill: str = G, **more: str | float) -> str:
    """A shape with the ink line of the group that it stands in."""
    return tag("path", d=d, fill=fill, **more)


def flat(d: str, fill: str = G, **more: str | float) -> str:
    """A shape without a line."""
    return tag("path", d=d, fill=fill, stroke="none", **more)


def line(d: str, width: float = 0.0, colour: str = "", **more: str | float) -> str:
    """A line; width and colour are those of the group unless told."""
    told: dict[str, str | float] = {}
    if width:
        told["stroke_width"] = width
    if colour:
        told["stroke"] = colour
    return tag("path", d=d, **told, **more)


def pole(d: str, width: float = 2.0, colour: str = WOOD) -> str:
    """A stick with an ink line on both sides."""
    return line(d, width + 2.4) + line(d, width, colour)


def disc(x: float, y: float, r: float, fill: str = G, **more: str | float) -> str:
    """A circle with the ink line of its group."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def dot(x: float, y: float, r: float, fill: str = LINE) -> str:
    """A circle without a line."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke="none")


def _shades(inner: str) -> str:
    return ";".join(f"{shade[4:-1]}:{made}" for shade, made in SHADES.items() if shade in inner)


def group(inner: str, people: str = "", width: float = 1.7) -> str:
    """Join shapes under one ink line, perhaps in the colours of a people."""
    worn = f"--g:var(--{people});--w:var(--{people}-wash)" if people else ""
    style = ";".join(filter(None, (worn, _shades(inner))))
    more = {"style": style} if style else {}
    ends: dict[str, str | float] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return tag("g", inner, fill="none", stroke=LINE, stroke_width=width, **ends, **more)


def mood(inner: str, hue: int, hue2: int) -> str:
    """Give a drawing a mood of its own."""
    return tag("g", inner, class_="plate", style=f"--h:{hue};--h2:{hue2}")


# ---------------------------------------------------------------------------------------------- shared parts

part = Parts("ab")


def share(name: str, drawn: str) -> str:
    """Make a part known, and refer to it."""
    shades = _shades(drawn)
    return part.share(name, tag("g", drawn, style=shades) if shades else drawn)


__all__ = [
    "BAND", "FIGURE", "GLOW", "GUILDS", "HEIGHT", "HUES", "LINE", "PEARL", "SHADES", "STEEL", "WIDTH", "WOOD",
    "G", "K", "M", "W", "at", "disc", "dot", "flat", "group", "ink", "line", "mix", "mood", "part", "pole", "share",
]  # fmt: skip
