"""Parts of giants that are not climbed: antlers, wings, beards, masonry. Each is data that a leviathan's drawing names.

A part is a mapping with its `kind` and numbers in cells; a function here turns it into (layer, SVG). Layers: "far"
behind the body, "skin" on the body and cut off at its outline, "near" in front of it.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from itertools import pairwise

from fathom.drawing.chance import Chance
from fathom.drawing.path import closed, joined, limb, n, opened, shape, straight, stroke, tag, tone
from fathom.drawing.strokes import branch, eye, horn, lock

from .beast import BEAST
from .common import CELL, Drawn, Part, PartMaker, at, points
from .place import PLACE

# ---------------------------------------------------------------------------------------------- behind the body


def antler(chance: Chance, part: Part) -> Drawn:
    """A branching antler from `at`, towards `angle`."""
    x, y = at(part)
    d = branch(
        chance, x, y, part["angle"], part.get("size", 1.0) * CELL, part.get("width", 0.14) * CELL, part.get("depth", 3)
    )
    return "far", shape(d, "near", 2.6, "shade")


def horns(chance: Chance, part: Part) -> Drawn:
    """A pair of horns, or one: `sides`."""
    x, y = at(part)
    gap = part.get("gap", 0.5) * CELL
    d = "".join(
        horn(x + side * gap, y, side, part["size"] * CELL, part.get("up", 1.0)) for side in part.get("sides", (-1, 1))
    )
    return "far", shape(d, "shade", 3.4)


def limbs(chance: Chance, part: Part) -> Drawn:
    """A tail, a far leg, an arm, a tentacle: a tapering `line` from `wide` to `narrow`."""
    d = limb(
        points(part),
        part["wide"] * CELL,
        part.get("narrow", 0.03) * CELL,
        part.get("count", 10),
        part.get("power", 0.8),
    )
    fill = part.get("tone", "near")
    return part.get("layer", "far"), shape(
        d, fill, 2.6 if fill == "near" else 3.4, "shade" if fill == "near" else "line"
    )


def blob(chance: Chance, part: Part) -> Drawn:
    """Any closed shape through the points of `line`."""
    fill = part.get("tone", "near")
    line = points(part)
    d = straight(line) if part.get("hewn") else closed(line)
    return part.get("layer", "far"), shape(
        d, fill, part.get("ink", 2.6), part.get("edge", "shade" if fill == "near" else "line")
    )


def wing(chance: Chance, part: Part) -> Drawn:
    """A folded wing: long feathers side by side, from the shoulder `at` down to `tip`; coverts on top."""
    x, y = at(part)
    tx, ty = part["tip"][0] * CELL, part["tip"][1] * CELL
    side = part["side"]
    count = part.get("feathers", 6)
    wide = part.get("wide", 0.5) * CELL
    out = ""
    for i in range(count):
        t = i / (count - 1)
        # the outermost feather is the longest and lies lowest
        end_x = tx - side * t * wide * 2.2 + chance.between(-4, 4)
        end_y = ty - t * t * (ty - y) * 0.42 + chance.between(-8, 8)
        top_x, top_y = x + side * (1 - t) * wide * 1.0, y + (1 - t) * wide * 0.4
        bow = side * wide * (1.5 - t * 0.9)
        w = wide * 0.36
        d = (
            f"M{joined(top_x - w * side, top_y)}C{joined(top_x + bow + w * side, top_y + (end_y - top_y) * 0.3, end_x + w * side * 1.6, end_y - (end_y - top_y) * 0.25, end_x, end_y)}"
            f"C{joined(end_x - w * side * 1.2, end_y - (end_y - top_y) * 0.12, top_x + bow * 0.3 - w * side, top_y + (end_y - top_y) * 0.5, top_x - w * side * 1.6, top_y + wide * 0.5)}z"
        )
        out += shape(d, "near" if i < count - 2 else "mid", 2.2, "line", stroke_opacity=".55")
    return "far", out


def petals(chance: Chance, part: Part) -> Drawn:
    """Petals round a middle."""
    x, y = at(part)
    rx, ry = part["size"][0] * CELL, part["size"][1] * CELL
    count = part.get("count", 8)
    d = ""
    for i in range(count):
        a = i * 2 * math.pi / count + part.get("turn", 0.0)
        p = [
            (x + math.cos(a + t) * rx * r, y + math.sin(a + t) * ry * r)
            for t, r in ((-0.3, 0.5), (-0.24, 0.9), (0, 1.12), (0.24, 0.9), (0.3, 0.5))
        ]
        d += closed(p)
    return "far", shape(d, part.get("tone", "accent"), 2.8, opacity=f"{part.get('opacity', 0.75)}")


def turret(chance: Chance, part: Part) -> Drawn:
    """A tower with battlements and a dark window: foot in the middle at `at`."""
    x, y = at(part)
    w, h = part.get("wide", 0.5) * CELL, part.get("high", 1.0) * CELL
    teeth = part.get("teeth", 3)
    one = w * 1.24 / (2 * teeth - 1)
    merlons = "".join(
        f"h{n(one)}" + (f"v{n(h * 0.14)}h{n(one)}v{n(-h * 0.14)}" if i < teeth - 1 else "") for i in range(teeth)
    )
    d = f"M{joined(x - w / 2, y)}V{n(y - h * 0.72)}l{joined(-w * 0.12, -h * 0.08)}V{n(y - h)}{merlons}V{n(y - h * 0.8)}l{joined(-w * 0.12, h * 0.08)}V{n(y)}z"
    slit = f"M{joined(x, y - h * 0.32)}v{n(-h * 0.16)}"
    body = part.get("tone", "shade")
    return part.get("layer", "far"), shape(d, body, 3.0) + stroke(
        f"M{joined(x - w * 0.6, y - h * 0.8)}h{n(w * 1.2)}", 2, "line", opacity=".5"
    ) + stroke(slit, w * 0.12)


# ---------------------------------------------------------------------------------------------- on the body


def masonry(chance: Chance, part: Part) -> Drawn:
    """Courses of stone in a box (left, top, right, bottom): joints that are broken off here and there."""
    x0, y0, x1, y1 = (v * CELL for v in part["box"])
    high = part.get("course", 0.5) * CELL
    out = []
    rows = int((y1 - y0) / high)
    for row in range(rows + 1):
        y = y0 + row * high
        x = x0 + chance.between(0, 40)
        while x < x1:
            length = chance.between(0.5, 1.5) * CELL
            if chance.unit() < 0.74:
                out.append(f"M{joined(round(x), round(y + chance.between(-3, 3)))}h{n(round(min(length, x1 - x)))}")
            x += length + chance.between(5, 26)
        shift = (row % 2) * 0.36 + chance.between(0, 0.14)
        x = x0 + shift * CELL
        while x < x1 and row < rows:
            if chance.unit() < 0.62:
                out.append(f"M{joined(round(x + chance.between(-6, 6)), round(y + 4))}v{n(round(high - 8))}")
            x += chance.between(0.62, 0.86) * CELL
    return "skin", stroke("".join(out), 2.6, "line", opacity=".22")


def feathers(chance: Chance, part: Part) -> Drawn:
    """Rows of breast feathers in a box; they lie like scales."""
    x0, y0, x1, y1 = (v * CELL for v in part["box"])
    size = part.get("size", 0.4) * CELL
    out, row, y = "", 0, y0
    while y < y1:
        inset = abs((y - y0) / (y1 - y0) - 0.45) * part.get("taper", 0.0) * CELL
        left = x0 + inset + (size / 2 if row % 2 else 0)
        count = int((x1 - inset - left) / size)
        for i in range(count):
            if chance.unit() < 0.8:
                out += f"M{joined(round(left + i * size), round(y + chance.between(-3, 3)))}q{joined(size * 0.5, size * 0.72, size, 0)}"
        y += size * 0.74
        row += 1
    return "skin", stroke(out, 1.9, "iso")


def crack(chance: Chance, part: Part) -> Drawn:
    """A crack through stone along a line, with side cracks."""
    along = points(part)
    d = "M" + "L".join(joined(x, y) for x, y in along)
    for (ax, ay), (bx, by) in pairwise(along):
        if chance.unit() < 0.7:
            k = chance.pick((-1, 1)) * chance.between(0.2, 0.4)
            d += f"M{joined((ax + bx) / 2, (ay + by) / 2)}l{joined((by - ay) * k, -(bx - ax) * k)}"
    return "skin", stroke(d, part.get("ink", 2.6), part.get("tone", "line"), opacity=".55", stroke_linejoin="round")


def rings(chance: Chance, part: Part) -> Drawn:
    """Rings round a point: the facial disc of an owl, ripples."""
    x, y = at(part)
    rx, ry = part["size"][0] * CELL, part["size"][1] * CELL
    out = ""
    for i in range(part.get("count", 3)):
        k = 1 + i * part.get("gap", 0.16)
        out += closed(
            [
                (
                    x + math.cos(a * math.pi / 5) * rx * k * chance.between(0.97, 1.03),
                    y + math.sin(a * math.pi / 5) * ry * k * chance.between(0.97, 1.03),
                )
                for a in range(10)
            ]
        )
    spokes = ""
    for i in range(part.get("spokes", 0)):
        a = i * 2 * math.pi / part["spokes"] + 0.1
        r0, r1 = chance.between(1.02, 1.1), chance.between(1.24, 1.5)
        spokes += f"M{joined(x + math.cos(a) * rx * r0, y + math.sin(a) * ry * r0)}L{joined(x + math.cos(a) * rx * r1, y + math.sin(a) * ry * r1)}"
    return "skin", stroke(out + spokes, part.get("ink", 2.0), "iso")


def moss(chance: Chance, part: Part) -> Drawn:
    """Moss or ivy that hangs from a line of the body."""
    (x0, y0), (x1, y1) = points(part)
    d = ""
    count = part.get("count", 8)
    for i in range(count):
        t = (i + chance.between(0.1, 0.9)) / count
        d += lock(
            x0 + (x1 - x0) * t,
            y0 + (y1 - y0) * t,
            chance.between(6, 11),
            chance.between(0.2, part.get("long", 0.6)) * CELL,
            chance.between(-6, 6),
        )
    return part.get("layer", "near"), shape(d, "shade", 1.8)


def holes(chance: Chance, part: Part) -> Drawn:
    """Dark holes in the body."""
    return "skin", "".join(
        tag(
            "ellipse",
            cx=x * CELL,
            cy=y * CELL,
            rx=r * CELL,
            ry=r * 0.84 * CELL,
            fill=tone("deep"),
            stroke=tone("line"),
            stroke_width=3,
        )
        for x, y, r in part["at"]
    )


# ---------------------------------------------------------------------------------------------- in front of the body


def beard(chance: Chance, part: Part) -> Drawn:
    """Locks of moss in two rows along a line; the middle ones are the longest."""
    (x0, y0), (x1, y1) = points(part)
    count, long = part.get("count", 4), part.get("long", 1.2) * CELL
    back, front = "", ""
    for i in range(count):
        t = (i + 0.5) / count
        arch = 0.55 + 0.45 * math.sin(math.pi * min(1, t * 1.1))
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        w = abs(x1 - x0) / count * 0.5
        back += lock(x + w * 0.8, y, w, long * arch * chance.between(0.72, 0.95), chance.between(-10, 2))
        front += lock(x, y + 4, w * 1.05, long * arch * chance.between(0.62, 1.0), chance.between(-14, -2))
    cover = closed(
        [
            (x0 - 14, y0 - 12),
            ((x0 + x1) / 2, (y0 + y1) / 2 + 14),
            (x1 + 18, y1 - 16),
            ((x0 + x1) / 2, (y0 + y1) / 2 - 34),
        ]
    )
    return "near", shape(back, "shade", 2.4) + shape(front, "body", 2.7) + shape(cover, "body")


def line(chance: Chance, part: Part) -> Drawn:
    """An ink line: mouth, nostril, wrinkle."""
    return part.get("layer", "near"), stroke(
        opened(points(part)), part.get("ink", 3.8), part.get("tone", "line"), opacity=f"{part.get('opacity', 1)}"
    )


def ear(chance: Chance, part: Part) -> Drawn:
    """A leaf-shaped ear from `at` to `tip`."""
    (x, y), tip = at(part), (part["tip"][0] * CELL, part["tip"][1] * CELL)
    dx, dy = tip[0] - x, tip[1] - y
    nx, ny = -dy * 0.3, dx * 0.3
    d = (
        f"M{joined(x, y)}C{joined(x + dx * 0.2 - nx, y + dy * 0.2 - ny, x + dx * 0.75 - nx * 0.9, y + dy * 0.75 - ny * 0.9, *tip)}"
        f"C{joined(x + dx * 0.8 + nx * 0.7, y + dy * 0.8 + ny * 0.7, x + dx * 0.35 + nx * 1.1, y + dy * 0.35 + ny * 1.1, x, y)}z"
    )
    vein = f"M{joined(x + dx * 0.15, y + dy * 0.15)}Q{joined(x + dx * 0.5 - nx * 0.2, y + dy * 0.5 - ny * 0.2, x + dx * 0.85, y + dy * 0.85)}"
    return "near", shape(d, "lit", 3.2) + stroke(vein, 2.2, "line", opacity=".6")


def doorway(chance: Chance, part: Part) -> Drawn:
    """A small arched door with steps: somebody lived here."""
    x, y = at(part)
    w, h = part.get("wide", 0.3) * CELL, part.get("high", 0.5) * CELL
    arch = f"M{joined(x - w / 2, y)}v{n(-h * 0.6)}a{joined(w / 2, w / 2, 0, 0, 1, w, 0)}v{n(h * 0.6)}z"
    frame = (
        f"M{joined(x - w * 0.72, y)}v{n(-h * 0.62)}a{joined(w * 0.72, w * 0.72, 0, 0, 1, w * 1.44, 0)}v{n(h * 0.62)}z"
    )
    steps = f"M{joined(x - w * 0.8, y + 5)}h{n(w * 1.6)}M{joined(x - w, y + 12)}h{n(w * 2)}"
    return "near", shape(frame, "lit", 2.4) + shape(arch, "deep", 2.4) + stroke(steps, 3)


def visor(chance: Chance, part: Part) -> Drawn:
    """A slit in a stone head with eyes that glow in the dark."""
    x, y = at(part)
    w, h = part["size"][0] * CELL, part["size"][1] * CELL
    d = f"M{joined(x - w, y - h)}L{joined(x + w, y - h)} {joined(x + w * 0.9, y + h * 0.7)} {joined(x + w * 0.3, y + h)} {joined(x, y + h * 0.5)} {joined(x - w * 0.3, y + h)} {joined(x - w * 0.9, y + h * 0.7)}z"
    brow = f"M{joined(x - w * 1.2, y - h * 0.6)}L{joined(x - w * 0.9, y - h * 1.75)} {joined(x, y - h * 1.2)} {joined(x + w * 0.9, y - h * 1.75)} {joined(x + w * 1.2, y - h * 0.6)} {joined(x, y - h * 0.15)}z"
    out = shape(d, "line")
    for side in (-1, 1):
        ex = x + side * w * 0.5
        out += tag("ellipse", cx=ex, cy=y + h * 0.12, rx=w * 0.2, ry=h * 0.36, fill=tone("glow"))
        out += tag("ellipse", cx=ex - 2, cy=y + h * 0.12, rx=w * 0.08, ry=h * 0.3, fill=tone("accent"))
    return "near", out + shape(brow, "lit", 3.2)


def beak(chance: Chance, part: Part) -> Drawn:
    """A hooked beak seen from the front."""
    x, y = at(part)
    w, h = part.get("wide", 0.6) * CELL, part.get("high", 0.9) * CELL
    d = f"M{joined(x - w / 2, y)}C{joined(x - w * 0.3, y - h * 0.34, x + w * 0.3, y - h * 0.34, x + w / 2, y)}C{joined(x + w * 0.42, y + h * 0.5, x + w * 0.16, y + h * 0.8, x, y + h)}C{joined(x - w * 0.16, y + h * 0.8, x - w * 0.42, y + h * 0.5, x - w / 2, y)}z"
    light = f"M{joined(x - w * 0.3, y)}C{joined(x - w * 0.1, y - h * 0.2, x + w * 0.05, y - h * 0.2, x + w * 0.1, y - h * 0.1)}C{joined(x, y + h * 0.3, x - w * 0.06, y + h * 0.6, x - w * 0.02, y + h * 0.78)}C{joined(x - w * 0.2, y + h * 0.5, x - w * 0.3, y + h * 0.3, x - w * 0.3, y)}z"
    return "near", shape(d, "deep", 3.2) + shape(light, "shade") + stroke(
        f"M{joined(x - w * 0.2, y + h * 0.06)}l{joined(w * 0.08, h * 0.06)}M{joined(x + w * 0.2, y + h * 0.06)}l{joined(-w * 0.08, h * 0.06)}",
        3,
    )


def tuft(chance: Chance, part: Part) -> Drawn:
    """A feathered ear tuft from `at` to `tip`: three blades."""
    x, y = at(part)
    tx, ty = part["tip"][0] * CELL, part["tip"][1] * CELL
    w = part.get("wide", 0.34) * CELL
    out = ""
    for k, length, fill in ((1.0, 0.72, "shade"), (-0.7, 0.8, "shade"), (0.0, 1.0, "body")):
        ex, ey = x + (tx - x) * length + k * w * 0.9, y + (ty - y) * length
        d = f"M{joined(x - w, y + w * 0.5)}Q{joined(x - w * 0.7 + k * 8, (y + ey) / 2, ex, ey)}Q{joined(x + w * 0.9 + k * 8, (y + ey) / 2, x + w, y + w * 0.5)}z"
        out += shape(d, fill, 3.2)
    return "far", out + stroke(
        f"M{joined(x, y)}L{joined(x + (tx - x) * 0.8, y + (ty - y) * 0.8)}", 2, "line", opacity=".5"
    )


def talons(chance: Chance, part: Part) -> Drawn:
    """A foot of three claws that grips the ground."""
    x, y = at(part)
    s = part.get("size", 0.5) * CELL
    out = ""
    for k in (-0.72, 0.72, 0.0):
        d = f"M{joined(x + k * s - s * 0.3, y - s * 0.5)}C{joined(x + k * s - s * 0.42, y, x + k * s - s * 0.24, y + s * 0.36, x + k * s * 1.2, y + s * 0.62)}C{joined(x + k * s + s * 0.3, y + s * 0.3, x + k * s + s * 0.4, y, x + k * s + s * 0.3, y - s * 0.5)}z"
        out += shape(d, "shade", 3)
        out += shape(
            f"M{joined(x + k * s - s * 0.2, y + s * 0.28)}Q{joined(x + k * s * 1.1, y + s * 0.1, x + k * s + s * 0.24, y + s * 0.28)}L{joined(x + k * s * 1.2, y + s * 0.8)}z",
            "deep",
            2.2,
        )
    return "near", out


def teeth(chance: Chance, part: Part) -> Drawn:
    """A row of teeth along a line; `up` points them upwards."""
    (x0, y0), (x1, y1) = points(part)
    count, h = part["count"], part.get("long", 0.5) * CELL * (-1 if part.get("up") else 1)
    d = ""
    for i in range(count):
        t, u = i / count, (i + 1) / count
        ax, ay, bx, by = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        d += f"M{joined(ax, ay)}L{joined((ax + bx) / 2 + chance.between(-4, 4), (ay + by) / 2 + h * chance.between(0.8, 1.1))} {joined(bx, by)}z"
    return "near", shape(d, "rim", 2.4)


def stitches(chance: Chance, part: Part) -> Drawn:
    """Ribs or stitches: short pale bows."""
    d = "".join(f"M{joined(x * CELL, y * CELL)}q{joined(12, h * 50, 3, h * CELL)}" for x, y, h in part["at"])
    return "skin", stroke(d, 7, "rim")


def eyes(chance: Chance, part: Part) -> Drawn:
    """A heavy-lidded eye in front of everything: [x, y, size, face] in cells."""
    x, y = at(part)
    return "near", eye(x, y, part["size"] * CELL, part.get("face", -1), part.get("lid", 0.42))


PARTS: dict[str, PartMaker] = {
    "antler": antler, "horns": horns, "limb": limbs, "blob": blob, "wing": wing, "petals": petals, "turret": turret,
    "masonry": masonry, "feathers": feathers, "crack": crack, "rings": rings, "moss": moss, "holes": holes, "beard": beard,
    "line": line, "ear": ear, "doorway": doorway, "visor": visor, "beak": beak, "tuft": tuft, "talons": talons,
    "teeth": teeth, "stitches": stitches, "eye": eyes, **BEAST, **PLACE,
}  # fmt: skip


def draw_part(seed: int, number: int, part: Part) -> Drawn:
    """Draw one part of a giant; each has a stream of its own, so that changing one leaves the others alone.

    Raises:
        ValueError: there is no such kind of part.
    """
    make = PARTS.get(part["kind"])
    if make is None:
        raise ValueError(f"no part of a leviathan is called {part['kind']!r} (known: {', '.join(sorted(PARTS))})")
    return make(Chance(f"{seed}.{number}.{part['kind']}"), part)
