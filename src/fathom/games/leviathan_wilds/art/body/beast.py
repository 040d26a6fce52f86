"""Parts that beasts are born with: claws, horns, wings of skin, fins, manes, the eyes of spiders, the noses of moles."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from itertools import pairwise

from fathom.drawing.chance import Chance
from fathom.drawing.path import Point, along, joined, limb, opened, shape, stroke, tag, tone

from .common import CELL, Drawn, Part, PartMaker, at, points


def claws(chance: Chance, part: Part) -> Drawn:
    """Claws, fangs, tusks: each of `at` is root, tip and bend; `wide` at the root."""
    w = part.get("wide", 0.12) * CELL
    d = ""
    for x, y, tx, ty, bend in part["at"]:
        ax, ay, bx, by = x * CELL, y * CELL, tx * CELL, ty * CELL
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length
        mx, my = ax + dx * 0.5 + nx * bend * length, ay + dy * 0.5 + ny * bend * length
        d += (
            f"M{joined(ax + nx * w, ay + ny * w)}Q{joined(mx + nx * w, my + ny * w, bx, by)}"
            f"Q{joined(mx - nx * w * 0.8, my - ny * w * 0.8, ax - nx * w, ay - ny * w)}z"
        )
    return part.get("layer", "near"), shape(d, part.get("tone", "rim"), part.get("ink", 2.6))


def ribbed(chance: Chance, part: Part) -> Drawn:
    """A ribbed horn, a worm, a wrinkled neck: a tapering `line` with cross strokes."""
    line = points(part)
    wide, narrow = part["wide"] * CELL, part.get("narrow", 0.03) * CELL
    power = part.get("power", 0.8)
    count = part.get("ribs", 9)
    spots = along(line, count + 1)
    ribs = ""
    for i in range(1, count + 1):
        (ax, ay), (x, y), (bx, by) = spots[i - 1], spots[i], spots[min(i + 1, count + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        w = (wide + (narrow - wide) * (i / (count + 1)) ** power) * 0.92
        nx, ny = -(by - ay) / length * w, (bx - ax) / length * w
        bow = 0.3 * w / length
        ribs += f"M{joined(x - nx, y - ny)}q{joined(nx + (bx - ax) * bow, ny + (by - ay) * bow, 2 * nx, 2 * ny)}"
    fill = part.get("tone", "lit")
    d = limb(line, wide, narrow, part.get("count", 12), power)
    return part.get("layer", "near"), shape(d, fill, part.get("ink", 3.2)) + stroke(ribs, 2.2, opacity=".5")


def sail(chance: Chance, part: Part) -> Drawn:
    """A fin or a wing of skin: bones from `roots` (the last one serves for the rest) to `tips`; the hem hangs in bows.

    An `arm` is the line of the limb that carries a wing.
    """
    roots, tips = points(part, "roots"), points(part, "tips")
    roots += [roots[-1]] * (len(tips) - len(roots))
    sag = part.get("sag", 0.22)
    d = f"M{joined(*roots[0])}L{joined(*tips[0])}"
    for (root, tip), (after, onward) in pairwise(zip(roots, tips, strict=True)):
        mx, my = (tip[0] + onward[0]) / 2, (tip[1] + onward[1]) / 2
        rx, ry = (root[0] + after[0]) / 2, (root[1] + after[1]) / 2
        d += f"Q{joined(mx + (rx - mx) * sag, my + (ry - my) * sag, *onward)}"
    for x, y in reversed(roots):
        d += f"L{joined(x, y)}"
    bones = "".join(f"M{joined(*root)}L{joined(*tip)}" for root, tip in zip(roots, tips, strict=True))
    fill = part.get("tone", "near")
    edge = "shade" if fill == "near" else "line"
    out = shape(f"{d}z", fill, part.get("ink", 2.8), edge) + stroke(bones, part.get("bone", 3.4), edge, opacity=".7")
    if "arm" in part:
        out += shape(limb(points(part, "arm"), part.get("wide", 0.16) * CELL, 0.07 * CELL, 10), fill, 2.8, edge)
    return part.get("layer", "far"), out


def mane(chance: Chance, part: Part) -> Drawn:
    """Tufts along a `line`, on its left side as one walks it: fur, manes, quills. They lean forward by `lean`."""
    count, long = part.get("count", 12), part.get("long", 0.4) * CELL
    lean, wide = part.get("lean", 0.3), part.get("wide", 1.5)
    line = along(points(part), count)
    d = ""
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1.0
        ux, uy = dx / length, dy / length
        # the tufts in the middle are the longest
        high = long * chance.between(0.75, 1.1) * (0.6 + 0.4 * math.sin(math.pi * (i + 0.5) / count))
        tip = (ax + dx / 2 + uy * high + ux * lean * high, ay + dy / 2 - ux * high + uy * lean * high)
        foot, other = (
            (bx + dx * (wide - 1) / 2, by + dy * (wide - 1) / 2),
            (
                ax - dx * (wide - 1) / 2,
                ay - dy * (wide - 1) / 2,
            ),
        )
        d += (
            f"M{joined(*other)}Q{joined(ax + uy * high * 0.5, ay - ux * high * 0.5, *tip)}"
            f"Q{joined(bx + uy * high * 0.3, by - ux * high * 0.3, *foot)}z"
        )
    fill = part.get("tone", "shade")
    return part.get("layer", "far"), shape(d, fill, part.get("ink", 2.4), part.get("edge", "line"))


def beads(chance: Chance, part: Part) -> Drawn:
    """Round eyes without lids, each (x, y, radius): those of spiders and insects."""
    out = ""
    for x, y, r in part["at"]:
        cx, cy, k = x * CELL, y * CELL, r * CELL
        out += (
            tag("circle", cx=cx, cy=cy, r=k * 1.28, fill=tone("line"))
            + tag("circle", cx=cx, cy=cy, r=k, fill=tone("glow"))
            + tag("circle", cx=cx, cy=cy, r=k * 0.62, fill=tone("accent"))
            + tag("circle", cx=cx, cy=cy, r=k * 0.3, fill=tone("line"))
            + tag("circle", cx=cx - k * 0.36, cy=cy - k * 0.36, r=k * 0.2, fill=tone("rim"))
        )
    return "near", out


def discs(chance: Chance, part: Part) -> Drawn:
    """Plain discs, each (x, y, radius): knobs, warts, bubbles if they are hollow."""
    paint = (
        {"fill": "none", "stroke": tone(part.get("tone", "rim"))}
        if part.get("hollow")
        else {"fill": tone(part.get("tone", "lit")), "stroke": tone("line")}
    )
    out = "".join(tag("circle", cx=x * CELL, cy=y * CELL, r=r * CELL) for x, y, r in part["at"])
    return part.get("layer", "near"), tag("g", out, stroke_width=part.get("ink", 2.6), **paint)


def feelers(chance: Chance, part: Part) -> Drawn:
    """A star of fleshy feelers round a nose; `gap` leaves some out below."""
    x, y = at(part)
    size, count = part.get("size", 0.5) * CELL, part.get("count", 14)
    d = ""
    for i in range(count):
        a = math.pi / 2 + (i + 0.5) * 2 * math.pi / count
        long = size * chance.between(0.85, 1.12)
        bend = chance.between(-0.16, 0.16)
        line: list[Point] = [
            (x + math.cos(a + bend * t) * long * (0.3 + 0.7 * t), y + math.sin(a + bend * t) * long * (0.3 + 0.7 * t))
            for t in (0, 0.5, 1)
        ]
        d += limb(line, size * 0.14, size * 0.08, 4)
    nose = tag("circle", cx=x, cy=y, r=size * 0.36, fill=tone("accent"), stroke=tone("line"), stroke_width=2.6)
    holes = stroke(f"M{joined(x - size * 0.11, y)}h0M{joined(x + size * 0.11, y)}h0", size * 0.13)
    return part.get("layer", "near"), shape(d, "accent", 2.6) + nose + holes


def veins(chance: Chance, part: Part) -> Drawn:
    """The veins of a leaf: a rib along `line` with side veins on both sides, cut off at the body."""
    line = points(part)
    long, count = part.get("long", 0.6) * CELL, part.get("count", 6)
    spots = along(line, count + 1)
    d = opened(line)
    for i in range(1, count + 1):
        (ax, ay), (x, y) = spots[i - 1], spots[i]
        length = math.hypot(x - ax, y - ay) or 1.0
        ux, uy = (x - ax) / length * long, (y - ay) / length * long
        for side in (-1, 1):
            d += f"M{joined(ax, ay)}q{joined(ux * 0.3 - uy * side * 0.4, uy * 0.3 + ux * side * 0.4, ux * 0.9 - uy * side * 0.7, uy * 0.9 + ux * side * 0.7)}"
    return part.get("layer", "skin"), stroke(d, part.get("ink", 3.2), part.get("tone", "line"), opacity=".35")


BEAST: dict[str, PartMaker] = {
    "claws": claws, "ribbed": ribbed, "sail": sail, "mane": mane, "beads": beads, "discs": discs, "feelers": feelers,
    "veins": veins,
}  # fmt: skip
