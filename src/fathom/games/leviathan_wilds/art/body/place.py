"""Parts that came to a giant later: chains, webs, ice, houses, fire, timber, clouds and whatever lives on it."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math
from itertools import pairwise

from fathom.drawing.chance import Chance
from fathom.drawing.path import along, closed, joined, n, opened, shape, stroke, tag, tone

from ..tokens import front
from .common import CELL, Drawn, Part, PartMaker, at, points


def chain(chance: Chance, part: Part) -> Drawn:
    """A chain along a `line`: links from the front and from the side by turns."""
    size = part.get("size", 0.16) * CELL
    line = points(part)
    total = sum(math.hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))
    spots = along(line, max(2, round(total / (size * 2.3))))
    front, edge = "", ""
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(spots)):
        x, y, turn = (ax + bx) / 2, (ay + by) / 2, math.degrees(math.atan2(by - ay, bx - ax))
        if i % 2:
            dx, dy = math.cos(math.radians(turn)) * size * 1.25, math.sin(math.radians(turn)) * size * 1.25
            edge += f"M{joined(x - dx, y - dy)}L{joined(x + dx, y + dy)}"
        else:
            front += tag(
                "ellipse", rx=size * 1.55, ry=size * 0.95, transform=f"translate({joined(x, y)}) rotate({n(turn)})"
            )
    links = tag("g", front, fill="none", stroke=tone("line"), stroke_width=size * 0.72)
    light = tag("g", front, fill="none", stroke=tone("lit"), stroke_width=size * 0.34)
    return part.get("layer", "near"), links + light + stroke(edge, size * 0.82) + stroke(edge, size * 0.4, "lit")


def orb(chance: Chance, part: Part) -> Drawn:
    """An orb web: threads from the middle `at` to the `ends`, and rounds that sag between them."""
    x, y = at(part)
    ends = points(part, "ends")
    d = "".join(f"M{joined(x, y)}L{joined(ex, ey)}" for ex, ey in ends)
    rounds = part.get("rounds", 6)
    for k in range(1, rounds + 1):
        t = (k + 0.4) / (rounds + 0.9)
        for (ax, ay), (bx, by) in pairwise([*ends, ends[0]] if part.get("whole", True) else ends):
            px, py, qx, qy = x + (ax - x) * t, y + (ay - y) * t, x + (bx - x) * t, y + (by - y) * t
            mx, my = (px + qx) / 2, (py + qy) / 2
            d += f"M{joined(round(px), round(py))}Q{joined(round(mx + (x - mx) * 0.14), round(my + (y - my) * 0.14), round(qx), round(qy))}"
    return part.get("layer", "far"), stroke(d, part.get("ink", 2.2), part.get("tone", "shade"), opacity=".55")


def threads(chance: Chance, part: Part) -> Drawn:
    """Silk between pairs of points, sagging a little."""
    d = "".join(
        f"M{joined(ax * CELL, ay * CELL)}Q{joined((ax + bx) / 2 * CELL, ((ay + by) / 2 + 0.12) * CELL, bx * CELL, by * CELL)}"
        for ax, ay, bx, by in part["at"]
    )
    return part.get("layer", "far"), stroke(d, part.get("ink", 2.4), part.get("tone", "shade"), opacity=".7")


def icicles(chance: Chance, part: Part) -> Drawn:
    """Icicles that hang from a `line`."""
    count, long = part.get("count", 6), part.get("long", 0.7) * CELL
    d, light = "", ""
    for (ax, ay), (bx, by) in pairwise(along(points(part), count)):
        h = long * chance.between(0.4, 1.1)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        d += f"M{joined(ax, ay - 8)}L{joined(bx, by - 8)}Q{joined(mx + 3, my + h * 0.4, mx + 2, my + h)}Q{joined(mx - 3, my + h * 0.4, ax, ay - 8)}z"
        light += f"M{joined(mx - (bx - ax) * 0.2, my)}L{joined(mx, my + h * 0.6)}"
    return part.get("layer", "near"), shape(d, "lit", 2.4) + stroke(light, 3, "rim")


def snow(chance: Chance, part: Part) -> Drawn:
    """A cap of snow: `line` is its upper edge, from which it reaches down in uneven tongues."""
    line = along(points(part), part.get("count", 9))
    deep = part.get("deep", 0.35) * CELL
    d = f"{opened(line)}"
    back = [(x, y + deep * chance.between(0.35, 1.2)) for x, y in reversed(line[1:-1])]
    last = line[-1]
    for x, y in back:
        d += f"Q{joined((last[0] + x) / 2 + 4, max(last[1], y) + 4, x, y)}"
        last = (x, y)
    d += f"Q{joined((last[0] + line[0][0]) / 2, last[1], *line[0])}z"
    # the rim tone is thin: over the lit one it is white by day and pale by night
    return part.get("layer", "near"), shape(d, "lit", part.get("ink", 2.6)) + shape(d, "rim")


def cloud(chance: Chance, part: Part) -> Drawn:
    """Puffs of cloud, breath or smoke: each of `at` is (x, y, radius), with one outline round all."""
    lines, fills = "", ""
    for x, y, r in part["at"]:
        lines += tag("circle", cx=x * CELL, cy=y * CELL, r=r * CELL + part.get("ink", 2.4))
        fills += tag("circle", cx=x * CELL, cy=y * CELL, r=r * CELL)
    fill = tone(part.get("tone", "sky-2"))
    out = tag("g", lines, fill=tone(part.get("edge", "shade"))) + tag("g", fills, fill=fill)
    return part.get("layer", "far"), tag("g", out, opacity=f"{part.get('opacity', 0.85)}")


def comb(chance: Chance, part: Part) -> Drawn:
    """Hexagons side by side in a `box`: a comb, the scutes of a shell. Some are left out, by `share`."""
    x0, y0, x1, y1 = (v * CELL for v in part["box"])
    r = part.get("size", 0.3) * CELL
    inset = part.get("inset", 0.9)
    d, row, y = "", 0, y0
    while y < y1:
        x = x0 + (row % 2) * r * 0.87
        while x < x1:
            if chance.unit() < part.get("share", 0.8):
                k = r * inset
                corners = [
                    (x + math.cos(a) * k, y + math.sin(a) * k)
                    for a in (math.pi / 6 + i * math.pi / 3 for i in range(6))
                ]
                d += "M" + "L".join(joined(round(px), round(py)) for px, py in corners) + "z"
            x += r * 1.74
        y += r * 1.5
        row += 1
    return "skin", stroke(d, part.get("ink", 2.6), part.get("tone", "line"), opacity=f"{part.get('opacity', 0.28)}")


def brood(chance: Chance, part: Part) -> Drawn:
    """Mouths of brood cells at each (x, y, radius): a dark hexagon with a lit rim, honey below it."""
    rim, dark, honey = "", "", ""
    for x, y, r in part["at"]:
        for k, into in ((1.0, "rim"), (0.74, "dark")):
            corners = [
                (x * CELL + math.cos(a) * r * k * CELL, y * CELL + math.sin(a) * r * k * CELL)
                for a in (i * math.pi / 3 for i in range(6))
            ]
            path = "M" + "L".join(joined(px, py) for px, py in corners) + "z"
            rim, dark = (rim + path, dark) if into == "rim" else (rim, dark + path)
        for off, long in ((-0.3, 0.5), (0.05, 0.9), (0.32, 0.4)):
            honey += f"M{joined((x + off * r) * CELL, (y + r * 0.72) * CELL)}v{n(long * r * CELL)}"
    return "near", shape(rim, "lit", 2.8) + shape(dark, "deep", 2.2) + stroke(honey, 15) + stroke(honey, 10, "accent")


def craters(chance: Chance, part: Part) -> Drawn:
    """Vents: a cracked rim at each (x, y, radius) with fire in it, cracks that run from it, and perhaps a front's mark."""
    rim, glow, cracks = "", "", ""
    signs = "".join(
        tag("g", front(name, 4 * r), transform=f"translate({joined(x * CELL, y * CELL)})")
        for (x, y, r), name in zip(part["at"], part.get("marks", ()), strict=False)
    )
    for x, y, r in part["at"]:
        cx, cy, k = x * CELL, y * CELL, r * CELL
        ring = [
            (
                cx + math.cos(i * math.pi / 5) * k * chance.between(0.86, 1.14),
                cy + math.sin(i * math.pi / 5) * k * 0.8 * chance.between(0.86, 1.14),
            )
            for i in range(10)
        ]
        rim += closed(ring)
        glow += closed([(cx + (px - cx) * 0.62, cy + (py - cy) * 0.62) for px, py in ring])
        for i in range(0, 10, 2):
            px, py = ring[i]
            dx, dy = px - cx, py - cy
            cracks += f"M{joined(px, py)}l{joined(dx * 0.5 + chance.between(-9, 9), dy * 0.5)}l{joined(dx * 0.5, dy * 0.6 + chance.between(-9, 9))}"
    return "skin", stroke(cracks, 5, "accent") + shape(rim, "deep", 3.2) + shape(glow, "glow", 4, "accent") + signs


def embers(chance: Chance, part: Part) -> Drawn:
    """Flames at each (x, y, height): an outer and an inner tongue."""
    outer, inner = "", ""
    for x, y, h in part["at"]:
        cx, cy, k = x * CELL, y * CELL, h * CELL
        s = chance.pick((-1, 1))
        flame = "M{0}C{1}C{2}C{3}C{4}z"
        for size in (1.0, 0.55):
            w = k * size
            d = flame.format(
                joined(cx, cy),
                joined(cx - w * 0.5, cy - w * 0.05, cx - w * 0.42, cy - w * 0.5, cx - w * 0.1 * s, cy - w * 0.62),
                joined(cx - w * 0.12, cy - w * 0.8, cx + w * 0.02 * s, cy - w * 0.9, cx + w * 0.14 * s, cy - w * 1.1),
                joined(cx + w * 0.12, cy - w * 0.8, cx + w * 0.3, cy - w * 0.7, cx + w * 0.36, cy - w * 0.4),
                joined(cx + w * 0.42, cy - w * 0.15, cx + w * 0.3, cy, cx, cy),
            )
            outer, inner = (outer + d, inner) if size == 1.0 else (outer, inner + d)
    return part.get("layer", "far"), shape(outer, "accent", 2.6) + shape(inner, "glow")


def house(chance: Chance, part: Part) -> Drawn:
    """A house with a pitched roof, foot in the middle at `at`; `roof` over 1 makes it a spire, `bell` hangs one in it."""
    x, y = at(part)
    w, h = part.get("wide", 0.5) * CELL, part.get("high", 0.6) * CELL
    peak = part.get("roof", 0.7) * w
    walls = f"M{joined(x - w / 2, y + 6)}V{n(y - h)}H{n(x + w / 2)}V{n(y + 6)}z"
    roof = f"M{joined(x - w * 0.66, y - h + 2)}L{joined(x, y - h - peak)} {joined(x + w * 0.66, y - h + 2)}z"
    out = shape(walls, part.get("tone", "mid"), 2.8) + shape(roof, "shade", 2.8)
    if part.get("bell"):
        arch = f"M{joined(x - w * 0.26, y - h * 0.62)}v{n(-h * 0.14)}a{joined(w * 0.26, w * 0.26, 0, 0, 1, w * 0.52, 0)}v{n(h * 0.14)}z"
        bell = f"M{joined(x - w * 0.17, y - h * 0.64)}q{joined(w * 0.06, -h * 0.16, w * 0.17, -h * 0.16)}q{joined(w * 0.11, 0, w * 0.17, h * 0.16)}z"
        out += shape(arch, "line") + shape(bell, "glow")
        out += stroke(f"M{joined(x, y - h * 0.3)}v{n(h * 0.12)}", w * 0.16)
    else:
        out += stroke(
            f"M{joined(x - w * 0.18, y - h * 0.55)}v{n(h * 0.2)}M{joined(x + w * 0.18, y - h * 0.55)}v{n(h * 0.2)}",
            w * 0.12,
        )
    return part.get("layer", "far"), out


def mill(chance: Chance, part: Part) -> Drawn:
    """A windmill: a tapering tower, a cap, four sails."""
    x, y = at(part)
    h = part.get("high", 1.2) * CELL
    w = h * 0.3
    tower = (
        f"M{joined(x - w * 0.6, y + 6)}L{joined(x - w * 0.36, y - h * 0.7)}h{n(w * 0.72)}L{joined(x + w * 0.6, y + 6)}z"
    )
    cap = f"M{joined(x - w * 0.46, y - h * 0.68)}q{joined(w * 0.46, -h * 0.34, w * 0.92, 0)}z"
    sails, ribs = "", ""
    hub = (x, y - h * 0.72)
    for i in range(4):
        a = part.get("turn", 0.5) + i * math.pi / 2
        ux, uy = math.cos(a), math.sin(a)
        p = [
            (hub[0] + ux * r * h + -uy * s * h, hub[1] + uy * r * h + ux * s * h)
            for r, s in ((0.08, 0), (0.56, 0), (0.56, 0.13), (0.16, 0.13))
        ]
        sails += "M" + "L".join(joined(*q) for q in p) + "z"
        ribs += f"M{joined(*hub)}L{joined(hub[0] + ux * h * 0.58, hub[1] + uy * h * 0.58)}"
    return part.get("layer", "far"), (
        shape(tower, "mid", 2.8)
        + shape(cap, "shade", 2.8)
        + shape(sails, "rim", 2.2)
        + stroke(ribs, 4)
        + stroke(f"M{joined(x, y - h * 0.2)}v{n(-h * 0.1)}", w * 0.18)
    )


def props(chance: Chance, part: Part) -> Drawn:
    """Pit props: two posts and a beam round each box (left, top, right, bottom), before the dark of a tunnel."""
    out = ""
    for left, top, right, bottom in part["at"]:
        x0, y0, x1, y1 = left * CELL, top * CELL, right * CELL, bottom * CELL
        if part.get("dark", True):
            out += shape(f"M{joined(x0, y1)}V{n(y0)}H{n(x1)}V{n(y1)}z", "deep")
        frame = f"M{joined(x0, y1)}V{n(y0)}M{joined(x1, y1)}V{n(y0)}M{joined(x0 - 12, y0)}H{n(x1 + 12)}M{joined(x0, y0 + 26)}l26-26M{joined(x1, y0 + 26)}l-26-26"
        out += stroke(frame, 15) + stroke(frame, 9, "lit")
    return part.get("layer", "skin"), out


def ravens(chance: Chance, part: Part) -> Drawn:
    """Ravens that sit at each (x, y, size, face): -1 looks left."""
    out = ""
    for x, y, size, face in part["at"]:
        k = size * CELL
        body = f"M{joined(-k, -k * 0.62)}L{joined(-k * 0.66, -k * 0.78)}C{joined(-k * 0.5, -k, -k * 0.2, -k * 0.95, -k * 0.1, -k * 0.7)}C{joined(k * 0.3, -k * 0.55, k * 0.5, -k * 0.1, k, k * 0.25)}L{joined(k * 0.4, k * 0.12)}C{joined(k * 0.1, k * 0.1, -k * 0.4, k * 0.05, -k * 0.5, -k * 0.45)}z"
        out += tag(
            "path",
            d=f"{body}M{joined(0, 0)}v{n(k * 0.3)}",
            fill=tone("line"),
            stroke=tone("line"),
            stroke_width=3,
            transform=f"translate({joined(x * CELL, y * CELL - k * 0.2)}) scale({-face} 1)",
        )
    return part.get("layer", "near"), out


def motes(chance: Chance, part: Part) -> Drawn:
    """Specks in a `box`: pollen, sparks, rain if `slant` gives them a length."""
    x0, y0, x1, y1 = (v * CELL for v in part["box"])
    dx, dy = part.get("slant", (0, 0))
    d = "".join(
        f"M{joined(round(chance.between(x0, x1)), round(chance.between(y0, y1)))}l{joined(dx * CELL, dy * CELL)}"
        for _ in range(part.get("count", 24))
    )
    return part.get("layer", "far"), stroke(
        d, part.get("ink", 7), part.get("tone", "accent"), opacity=f"{part.get('opacity', 0.8)}"
    )


def boat(chance: Chance, part: Part) -> Drawn:
    """A boat with one sail on a calm sea."""
    x, y = at(part)
    k = part.get("size", 0.5) * CELL
    hull = f"M{joined(x - k, y - k * 0.1)}H{n(x + k)}L{joined(x + k * 0.7, y + k * 0.35)}H{n(x - k * 0.6)}z"
    canvas = f"M{joined(x + k * 0.06, y - k * 1.6)}Q{joined(x + k * 0.9, y - k * 0.8, x + k * 0.7, y - k * 0.22)}H{n(x + k * 0.06)}z"
    return part.get("layer", "far"), shape(canvas, "rim", 2.4) + stroke(
        f"M{joined(x, y - k * 0.1)}V{n(y - k * 1.7)}", 4
    ) + shape(hull, "deep", 2.4)


def gems(chance: Chance, part: Part) -> Drawn:
    """Cut crystals that stand at each (x, y, height): a crown."""
    d, light = "", ""
    for x, y, h in part["at"]:
        cx, cy, k = x * CELL, y * CELL, h * CELL
        d += f"M{joined(cx - k * 0.2, cy)}L{joined(cx - k * 0.3, cy - k * 0.6)} {joined(cx, cy - k)} {joined(cx + k * 0.3, cy - k * 0.6)} {joined(cx + k * 0.2, cy)}z"
        light += f"M{joined(cx - k * 0.2, cy)}L{joined(cx - k * 0.3, cy - k * 0.6)} {joined(cx, cy - k)} {joined(cx - k * 0.04, cy - k * 0.5)}z"
    return part.get("layer", "near"), shape(d, "accent", 2.8) + shape(light, "glow", opacity=".6")


PLACE: dict[str, PartMaker] = {
    "chain": chain, "orb": orb, "threads": threads, "icicles": icicles, "snow": snow, "cloud": cloud, "comb": comb,
    "brood": brood, "craters": craters, "embers": embers, "house": house, "mill": mill, "props": props, "ravens": ravens,
    "motes": motes, "boat": boat, "gems": gems,
}  # fmt: skip
