"""Strokes: the few movements of a pen from which everything is drawn. Each returns path data."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from .chance import Chance
from .path import Point, closed, joined, n, opened, shape, tag, tone


def ridge(
    chance: Chance, left: float, right: float, y: float, high: float, step: float, drop: float
) -> tuple[str, list[Point]]:
    """Return a line of hills, closed at the bottom, and its points."""
    count = int((right - left) / step)
    a, b = chance.between(0, 6), chance.between(0, 6)
    points = [
        (
            left + i * step,
            y
            - high
            * (math.sin(i / count * 9 + a) * 0.6 + math.sin(i / count * 23 + b) * 0.3 + chance.between(-0.25, 0.25)),
        )
        for i in range(count + 1)
    ]
    return f"{opened(points)}L{joined(right, y + drop)}H{n(left)}z", points


def fir(x: float, y: float, h: float, lean: float = 0.0) -> str:
    """A cut-paper fir: three stacked triangles and a stem."""
    w = h * 0.42
    return (
        f"M{joined(x, y)}v{n(-h * 0.2)}h{n(-w * 0.5)}l{joined(w * 0.28, -h * 0.24)}h{n(-w * 0.14)}l{joined(w * 0.24, -h * 0.24)}"
        f"h{n(-w * 0.08)}L{joined(x + lean, y - h)} {joined(x + w * 0.2, y - h * 0.68)}h{n(-w * 0.08)}l{joined(w * 0.24, h * 0.24)}"
        f"h{n(-w * 0.14)}l{joined(w * 0.28, h * 0.24)}H{n(x)}z"
    )


def tree(x: float, y: float, h: float) -> str:
    """A round tree."""
    w = h * 0.36
    crown = [
        (x - w, y - h * 0.52), (x - w * 0.8, y - h * 0.86), (x, y - h), (x + w * 0.85, y - h * 0.82),
        (x + w, y - h * 0.5), (x + w * 0.4, y - h * 0.36), (x - w * 0.5, y - h * 0.36),
    ]  # fmt: skip
    return (
        f"M{joined(x - h * 0.04, y)}l{joined(h * 0.02, -h * 0.4)}h{n(h * 0.04)}l{joined(h * 0.02, h * 0.4)}z"
        + closed(crown)
    )


def spine(x: float, y: float, h: float, lean: float = 0.3) -> str:
    """A thorn on a back."""
    w = h * 0.34
    return (
        f"M{joined(x - w, y)}Q{joined(x - w * 0.2, y - h * 0.5, x + h * lean * 0.6, y - h * 1.1)}"
        f"Q{joined(x + w * 0.7, y - h * 0.3, x + w, y)}z"
    )


def shard(x: float, y: float, h: float, lean: float) -> str:
    """A crystal that grows on a back."""
    w, a = h * 0.24, lean * h
    return (
        f"M{joined(x - w, y)}L{joined(x - w + a * 0.8, y - h * 0.7)} {joined(x + a, y - h * 1.1)} "
        f"{joined(x + w + a * 0.8, y - h * 0.66)} {joined(x + w, y)}z"
    )


def kelp(x: float, y: float, h: float, lean: float) -> str:
    """A frond."""
    a = lean * h
    return f"M{joined(x - h * 0.1, y)}Q{joined(x - h * 0.25 + a, y - h * 0.6, x + a, y - h * 1.5)}Q{joined(x + h * 0.22 + a, y - h * 0.5, x + h * 0.12, y)}z"


def ruin(x: float, y: float, h: float) -> str:
    """A broken battlement."""
    w = h * 0.3
    return f"M{joined(x - w, y)}V{n(y - h)}h{n(w * 0.6)}v{n(h * 0.22)}h{n(w * 0.5)}v{n(-h * 0.16)}h{n(w * 0.9)}V{n(y)}z"


def flame(x: float, y: float, h: float, lean: float = 0.0) -> str:
    """A tongue of fire."""
    w, a = h * 0.3, lean * h
    return (
        f"M{joined(x - w, y)}C{joined(x - w * 1.5, y - h * 0.5, x + a - w * 0.2, y - h * 0.6, x + a, y - h * 1.15)}"
        f"C{joined(x + a + w * 0.5, y - h * 0.7, x + w * 1.7, y - h * 0.4, x + w, y)}z"
    )


def bird(x: float, y: float, s: float) -> str:
    """A far bird: two strokes."""
    return f"M{joined(x - s, y - s * 0.35)}q{joined(s * 0.55, -s * 0.25, s, s * 0.35)}q{joined(s * 0.45, -s * 0.6, s, -s * 0.35)}"


def tuft(x: float, y: float, h: float) -> str:
    """Three blades of grass."""
    return f"M{joined(x, y)}q{joined(-h * 0.15, -h * 0.6, -h * 0.4, -h * 0.85)}M{joined(x, y)}q{joined(h * 0.08, -h * 0.7, 0, -h)}M{joined(x, y)}q{joined(h * 0.23, -h * 0.55, h * 0.46, -h * 0.7)}"


def lock(x: float, y: float, w: float, h: float, lean: float) -> str:
    """A hanging lock of moss or hair."""
    return (
        f"M{joined(x - w, y)}C{joined(x - w * 1.1, y + h * 0.4, x - w * 0.2 + lean, y + h * 0.75, x + lean, y + h)}"
        f"C{joined(x + w * 0.5 + lean, y + h * 0.7, x + w * 1.2, y + h * 0.4, x + w, y)}z"
    )


def branch(chance: Chance, x: float, y: float, angle: float, length: float, width: float, depth: int) -> str:
    """Antlers and coral: tapered limbs with round joints, forking."""
    x2, y2 = x + math.cos(angle) * length, y + math.sin(angle) * length
    nx, ny = -math.sin(angle), math.cos(angle)
    w2 = width * 0.62
    bend = length * (0.12 if chance.unit() < 0.5 else -0.12)
    mx, my = (x + x2) / 2 + nx * bend, (y + y2) / 2 + ny * bend
    w = (width + w2) / 2
    out = (
        f"M{joined(x + nx * width, y + ny * width)}Q{joined(mx + nx * w, my + ny * w, x2 + nx * w2, y2 + ny * w2)}"
        f"A{joined(w2, w2, 0, 0, 0, x2 - nx * w2, y2 - ny * w2)}Q{joined(mx - nx * w, my - ny * w, x - nx * width, y - ny * width)}z"
    )
    if depth:
        fork = 0.42 + chance.between(-0.12, 0.12)
        out += branch(chance, x2, y2, angle - fork, length * 0.78, w2, depth - 1)
        out += branch(chance, x2, y2, angle + fork * 0.9, length * 0.7, w2, depth - 1)
        if depth > 1 and chance.unit() < 0.7:
            side = 1.0 if chance.unit() < 0.5 else -1.0
            out += branch(chance, mx, my, angle + side, length * 0.45, w2 * 0.7, 0)
    return out


def teeth(x: float, y: float, wide: float, count: int, long: float) -> str:
    """A row of teeth along a level line; a negative length points them up."""
    step = wide / count
    return "".join(
        f"M{joined(x + i * step, y)}L{joined(x + (i + 0.5) * step, y + long * (0.8 + 0.3 * (i % 2)))} {joined(x + (i + 1) * step, y)}z"
        for i in range(count)
    )


def hexagon(x: float, y: float, r: float) -> str:
    """A cell of a comb."""
    return (
        "M"
        + "L".join(joined(x + math.cos(k) * r, y + math.sin(k) * r) for k in (i * math.pi / 3 for i in range(6)))
        + "z"
    )


def petals(x: float, y: float, inner: float, outer: float, count: int, turn: float = 0.0) -> str:
    """Petals round a point."""
    around = ((-0.3, inner), (-0.2, outer * 0.86), (0, outer), (0.2, outer * 0.86), (0.3, inner))
    return "".join(
        closed([(x + math.cos(a + t) * r, y + math.sin(a + t) * r) for t, r in around])
        for a in (turn + i * math.tau / count for i in range(count))
    )


def horn(x: float, y: float, side: int, size: float, up: float = 1.0) -> str:
    """A curved horn."""
    s, k = side * size, size
    return (
        f"M{joined(x, y)}C{joined(x + s * 0.53, y - k * 0.13, x + s * 0.87, y - k * 0.53 * up, x + s * 0.73, y - k * up)}"
        f"C{joined(x + s * 0.53, y - k * 0.73 * up, x + s * 0.2, y - k * 0.53, x - s * 0.2, y - k * 0.33)}z"
    )


def eye(x: float, y: float, size: float, face: int = -1, lid: float = 0.3) -> str:
    """Socket, glowing iris, slit pupil, heavy lid; face -1 looks left. It looks at nobody in particular."""
    k = size
    low = -k * (0.62 - lid)
    socket = f"M{joined(-1.5 * k, 0.1 * k)}C{joined(-0.9 * k, -1.1 * k, 0.8 * k, -1.15 * k, 1.5 * k, -0.15 * k)}C{joined(0.8 * k, 0.95 * k, -0.9 * k, k, -1.5 * k, 0.1 * k)}z"
    cover = f"M{joined(-1.7 * k, -0.1 * k)}C{joined(-k, -1.25 * k, 0.8 * k, -1.3 * k, 1.75 * k, -0.35 * k)}C{joined(0.9 * k, low, -0.8 * k, low, -1.7 * k, -0.1 * k)}z"
    iris = 0.62 * k
    return tag(
        "g",
        shape(socket, "line")
        + tag("circle", cx=-0.1 * k, r=iris, fill=tone("glow"))
        + tag("circle", cx=-0.1 * k, r=iris * 0.55, fill=tone("accent"))
        + tag("ellipse", cx=-0.14 * k, rx=iris * 0.18, ry=iris * 0.62, fill=tone("line"))
        + tag("circle", cx=-0.3 * k, cy=-0.25 * k, r=0.12 * k, fill=tone("rim"))
        + shape(cover, "shade", max(1.0, k * 0.1)),
        transform=f"translate({joined(x, y)}) scale({-face} 1)",
    )


def rays(x: float, y: float, inner: float, outer: float, count: int, wide: float, turn: float = 0.0) -> str:
    """Wedges of light round a point."""
    out = ""
    for i in range(count):
        a = i * 2 * math.pi / count + turn
        out += (
            f"M{joined(x + math.cos(a) * inner, y + math.sin(a) * inner)}L{joined(x + math.cos(a) * outer, y + math.sin(a) * outer)} "
            f"{joined(x + math.cos(a + wide) * outer, y + math.sin(a + wide) * outer)}z"
        )
    return out
