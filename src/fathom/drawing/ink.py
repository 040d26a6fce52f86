"""Ink: shapes that inherit fill and line from the group that they stand in, and parts that many pictures share.

A picture is a group of such shapes. A shape without a fill has that of its group; a line has the group's ink. What many
pictures of a game have in common is a part: a sprite defines each part once and refers to it, a picture that stands
alone has its parts written out.
"""

from __future__ import annotations

import re

from .path import Line, joined, n, tag, tone

LINE, GLOW = tone("line"), tone("glow")

#: A command of a path with its numbers.
_COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
#: A reference to a part that is not yet put anywhere.
_REFERENCE = re.compile(r"<use href='[^']*'/>")
#: Which numbers of a command lie along x: every how many numbers, and at which places.
_ACROSS = {"M": (2, (0,)), "L": (2, (0,)), "C": (6, (0, 2, 4)), "S": (4, (0, 2)), "Q": (4, (0, 2)), "T": (2, (0,)),
           "H": (1, (0,)), "V": (1, ()), "A": (7, (2, 5))}  # fmt: skip


def mix(a: str, share: int, b: str) -> str:
    """Return a colour between two."""
    return f"color-mix(in oklab,{a} {share}%,{b})"


# ---------------------------------------------------------------------------------------------- strokes


def ink(d: str, fill: str = "", **more: str | float) -> str:
    """A shape with the line of its group, and its fill unless told."""
    return tag("path", d=d, **({"fill": fill} if fill else {}), **more)


def flat(d: str, fill: str = LINE, **more: str | float) -> str:
    """A shape without a line."""
    return tag("path", d=d, fill=fill, stroke="none", **more)


def line(d: str, width: float = 0.0, colour: str = "", **more: str | float) -> str:
    """A line; width and colour are those of the group unless told."""
    told: dict[str, str | float] = {"fill": "none"}
    if width:
        told["stroke_width"] = width
    if colour:
        told["stroke"] = colour
    return tag("path", d=d, **told, **more)


def pole(d: str, width: float, colour: str, edge: float = 3.6) -> str:
    """A stick with an ink line on both sides."""
    return line(d, width + edge) + line(d, width, colour)


def disc(x: float, y: float, r: float, fill: str = "", **more: str | float) -> str:
    """A circle with the line of its group."""
    return tag("circle", cx=x, cy=y, r=r, **({"fill": fill} if fill else {}), **more)


def spots(points: Line, r: float, colour: str = "") -> str:
    """Round spots, as one path; in the group's ink unless told."""
    return line("".join(f"M{joined(x, y)}h0" for x, y in points), 2 * r, colour)


def eyes(points: Line, r: float, look: float = 0.0, colour: str = GLOW) -> str:
    """Round eyes that glow, with pupils."""
    seen = [(x + look, y) for x, y in points]
    return spots(points, r + 2) + spots(points, r, colour) + spots(seen, r * 0.36)


def at(inner: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, flip: bool = False, **more: str) -> str:
    """Put a fragment somewhere."""
    moves = [
        f"translate({joined(x, y) if y else n(x)})" if x or y else "",
        f"rotate({n(turn)})" if turn else "",
        f"scale({_short(-size)} {_short(size)})" if flip else f"scale({_short(size)})" if size != 1 else "",
    ]
    move = " ".join(filter(None, moves))
    told = {"transform": move, **more} if move else more
    if _REFERENCE.fullmatch(inner):
        return tag("use", href=inner[11:-3], **told)
    return tag("g", inner, **told)


def _short(size: float) -> str:
    return f"{size:g}".replace("0.", ".", 1) if abs(size) < 1 else f"{size:g}"


def mirrored(d: str) -> str:
    """Return a path and its mirror image at x = 0 as one path.

    >>> mirrored("M1 2l3-4h5")
    'M1 2l3-4h5M-1 2l-3-4h-5'
    """
    return d + "".join(key + _flipped(key.upper(), numbers) for key, numbers in _COMMAND.findall(d))


def _flipped(key: str, written: str) -> str:
    numbers = [float(number) for number in _NUMBER.findall(written)]
    if not numbers:
        return ""
    every, across = _ACROSS[key]
    for i in range(len(numbers)):
        if i % every in across:
            numbers[i] = -numbers[i]
        elif key == "A" and i % every == 4:
            numbers[i] = 1 - numbers[i]
    return joined(*numbers)


# ---------------------------------------------------------------------------------------------- shared parts


class Parts:
    """The shared parts of a game's pictures; a prefix keeps their ids apart from those of other games."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.drawn: dict[str, str] = {}
        self._use = re.compile(rf"<use href='#{prefix}-([\w-]+)'([^>]*)/>")

    def __call__(self, name: str) -> str:
        """Refer to a part."""
        return f"<use href='#{self.prefix}-{name}'/>"

    def share(self, name: str, drawn: str) -> str:
        """Make a part known, and refer to it."""
        self.drawn[name] = drawn
        return self(name)

    def written_out(self, fragment: str) -> str:
        """Write every part where it is referred to."""
        while self._use.search(fragment):
            fragment = self._use.sub(
                lambda found: f"<g{found[2]}>{self.drawn[found[1]]}</g>" if found[2] else self.drawn[found[1]], fragment
            )
        return fragment

    def definitions(self, fragment: str) -> str:
        """Return the parts that a fragment needs, each once."""
        needed: dict[str, str] = {}
        todo = [name for name, _ in self._use.findall(fragment)]
        while todo:
            name = todo.pop(0)
            if name not in needed:
                needed[name] = self.drawn[name]
                todo += [inner for inner, _ in self._use.findall(self.drawn[name])]
        return tag("defs", "".join(tag("g", drawn, id=f"{self.prefix}-{name}") for name, drawn in needed.items()))
