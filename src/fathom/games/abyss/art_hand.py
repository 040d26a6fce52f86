"""The hand of this game's drawings: ink shapes that inherit their line, and parts that many pictures share.

A fragment names a shared part by `part("crab")`. The sprite defines every part once and refers to it; a picture that
stands alone has its parts written out (`written_out`). The four colours of a people are custom properties: `--g`
strong, `--w` its wash, `--m` between, `--k` pale.
"""

from __future__ import annotations

import re

from fathom.drawing.path import joined, n, tag, tone

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")

#: The race whose colours a guild wears; ambassadors wear those of an envoy.
GUILDS = {
    "mages": "jellyfish",
    "military": "crab",
    "farmers": "seahorse",
    "merchants": "shellfish",
    "politicians": "squid",
    "ambassadors": "envoy",
}

#: A hue of the art ladder for each people.
HUES = {"jellyfish": 305, "crab": 25, "seahorse": 88, "shellfish": 150, "squid": 255, "envoy": 235}

G, W, M, K = "var(--g)", "var(--w)", "var(--m)", "var(--k)"
LINE, GLOW = tone("line"), tone("glow")


def mix(a: str, share: int, b: str) -> str:
    """Return a colour between two."""
    return f"color-mix(in oklab,{a} {share}%,{b})"


STEEL = mix(GLOW, 46, "var(--seat-5)")
WOOD = mix("var(--on-lamp)", 60, GLOW)
PEARL = mix(tone("disc"), 60, GLOW)

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
    return tag("path", d=d, fill="none", **told, **more)


def pole(d: str, width: float = 2.0, colour: str = WOOD) -> str:
    """A stick with an ink line on both sides."""
    return line(d, width + 2.4) + line(d, width, colour)


def disc(x: float, y: float, r: float, fill: str = G, **more: str | float) -> str:
    """A circle with the ink line of its group."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def dot(x: float, y: float, r: float, fill: str = LINE) -> str:
    """A circle without a line."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke="none")


def at(inner: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, flip: bool = False, **more: str) -> str:
    """Put a fragment somewhere."""
    move = f"translate({joined(x, y)})"
    move += f" rotate({n(turn)})" if turn else ""
    if flip or size != 1:
        move += f" scale({-size:g} {size:g})" if flip else f" scale({size:g})"
    return tag("g", inner, transform=move, **more)


def group(inner: str, people: str = "", width: float = 1.7) -> str:
    """Join shapes under one ink line, perhaps in the colours of a people."""
    style = {}
    if people:
        g = f"var(--{people})"
        style = {"style": f"--g:{g};--w:var(--{people}-wash);--m:{mix(g, 56, GLOW)};--k:{mix(g, 24, GLOW)}"}
    return tag(
        "g", inner, stroke=LINE, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", **style
    )  # fmt: skip


def mood(inner: str, hue: int, hue2: int) -> str:
    """Give a drawing a mood of its own."""
    return tag("g", inner, class_="plate", style=f"--h:{hue};--h2:{hue2}")


# ---------------------------------------------------------------------------------------------- shared parts

PARTS: dict[str, str] = {}

_USE = re.compile(r"<use href='#art-part-([\w-]+)'/>")


def part(name: str) -> str:
    """Refer to a shared part."""
    return f"<use href='#art-part-{name}'/>"


def share(name: str, drawn: str) -> str:
    """Make a part known, and refer to it."""
    PARTS[name] = drawn
    return part(name)


def written_out(fragment: str) -> str:
    """Write every shared part where it is referred to."""
    while _USE.search(fragment):
        fragment = _USE.sub(lambda found: tag("g", PARTS[found[1]]), fragment)
    return fragment


def definitions(fragment: str) -> str:
    """Return the shared parts that a fragment needs, each once."""
    needed: dict[str, str] = {}
    todo = _USE.findall(fragment)
    while todo:
        name = todo.pop(0)
        if name not in needed:
            needed[name] = PARTS[name]
            todo += _USE.findall(PARTS[name])
    return tag("defs", "".join(tag("g", drawn, id=f"art-part-{name}") for name, drawn in needed.items()))
