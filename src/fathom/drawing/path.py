"""Lines: smooth paths through points, thinned so that they stay small; tags around them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Line = Sequence[Point]


def n(value: float) -> str:
    """Write a number as short as possible, to a tenth.

    >>> n(0.52), n(-3.04), n(7)
    ('.5', '-3', '7')
    """
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text.replace("0.", ".", 1) if text.lstrip("-")[:2] == "0." else text
    return "0" if text in ("-0", "-", "") else text


def joined(*numbers: float) -> str:
    """Write numbers one after the other; a minus sign parts them too.

    >>> joined(1, -2, 3)
    '1-2 3'
    """
    out = ""
    for number in numbers:
        text = n(number)
        out += text if not out or text[0] == "-" else f" {text}"
    return out


def tag(name: str, inside: str = "", /, **attributes: str | float) -> str:
    """Write an element; `stroke_width` becomes stroke-width.

    >>> tag("circle", r=3)
    "<circle r='3'/>"
    """
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}='{value if isinstance(value, str) else n(value)}'"
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def tone(name: str) -> str:
    """Return a tone of the art ladder.

    >>> tone("body")
    'var(--art-body)'
    """
    return f"var(--art-{name})"


def shape(d: str, fill: str, line: float = 0.0, edge: str = "line", **more: str | float) -> str:
    """Write a filled shape with an ink line; fill and edge are tones."""
    if line:
        more = {"stroke": tone(edge), "stroke_width": line, "stroke_linejoin": "round", **more}
    return tag("path", d=d, fill=tone(fill), **more)


def stroke(d: str, width: float, edge: str = "line", **more: str | float) -> str:
    """Write a line without a fill."""
    return tag("path", d=d, fill="none", stroke=tone(edge), stroke_width=width, stroke_linecap="round", **more)


def cord(d: str, width: float, edge: str, ink: float = 3.4) -> str:
    """Write a line with ink on both sides."""
    return stroke(d, width + ink, stroke_linejoin="round") + stroke(d, width, edge, stroke_linejoin="round")


# ---------------------------------------------------------------------------------------------- curves


def _bezier(points: Line, at: Sequence[int], k: float, round_to: int) -> str:
    """Write a Catmull-Rom line as relative Bezier curves; `at` holds the indexes with a neighbour at both ends."""

    def r(value: float) -> float:
        return round(value, round_to) if round_to else float(round(value))

    x, y = r(points[at[1]][0]), r(points[at[1]][1])
    out = [f"M{joined(x, y)}"]
    first = True
    for i in range(1, len(at) - 2):
        p0, p1, p2, p3 = (points[at[i + j]] for j in (-1, 0, 1, 2))
        x2, y2 = r(p2[0]), r(p2[1])
        a = (r(p1[0] + (p2[0] - p0[0]) * k) - x, r(p1[1] + (p2[1] - p0[1]) * k) - y)
        b = (r(p2[0] - (p3[0] - p1[0]) * k) - x, r(p2[1] - (p3[1] - p1[1]) * k) - y)
        numbers = joined(*a, *b, x2 - x, y2 - y)
        out.append(f"c{numbers}" if first else numbers if numbers[0] == "-" else f" {numbers}")
        first = False
        x, y = x2, y2
    return "".join(out)


def closed(points: Line, k: float = 1 / 6, places: int = 0) -> str:
    """Return a smooth closed path through the points."""
    m = len(points)
    return _bezier(points, [m - 1, *range(m), 0, 1 % m], k, places) + "z"


def opened(points: Line, k: float = 1 / 6, places: int = 0) -> str:
    """Return a smooth open path through the points."""
    m = len(points)
    return _bezier(points, [0, *range(m), m - 1], k, places)


def straight(points: Line, places: int = 0) -> str:
    """Return a closed path with straight sides."""
    x, y = round(points[0][0], places), round(points[0][1], places)
    out = [f"M{joined(x, y)}l"]
    for i, (px, py) in enumerate(points[1:]):
        nx, ny = round(px, places), round(py, places)
        numbers = joined(nx - x, ny - y)
        out.append(numbers if not i or numbers[0] == "-" else f" {numbers}")
        x, y = nx, ny
    return "".join(out) + "z"


def thin(points: Line, eps: float) -> list[Point]:
    """Leave out points that do not matter (Ramer, Douglas, Peucker)."""
    if len(points) < 3:
        return list(points)
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    todo = [(0, len(points) - 1)]
    while todo:
        a, b = todo.pop()
        (x0, y0), (x1, y1) = points[a], points[b]
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy) or 1e-9
        best, at = eps, 0
        for i in range(a + 1, b):
            x, y = points[i]
            off = abs(dy * (x - x0) - dx * (y - y0)) / length
            if off > best:
                best, at = off, i
        if at:
            keep[at] = True
            todo += [(a, at), (at, b)]
    return [point for point, kept in zip(points, keep, strict=True) if kept]


def thin_loop(points: Line, eps: float) -> list[Point]:
    """Leave out points of a closed line that do not matter."""
    half = len(points) // 2
    return thin(points[: half + 1], eps)[:-1] + thin([*points[half:], points[0]], eps)[:-1]


def loops(lines: Iterable[Line], eps: float, hewn: bool = False) -> str:
    """Return closed lines as one path: smooth, or hewn with straight sides."""
    thinned = (thin_loop(line, eps) for line in lines)
    return "".join(straight(line) if hewn else closed(line) for line in thinned if len(line) > 3)


def along(points: Line, count: int = 24) -> list[Point]:
    """Return points on a smooth line through the given ones."""
    out: list[Point] = []
    last = len(points) - 1
    for i in range(count + 1):
        t = i / count * last
        k = min(int(t), last - 1)
        u = t - k
        p0, p1, p2, p3 = (points[max(0, min(last, k + j))] for j in (-1, 0, 1, 2))
        x, y = (
            0.5
            * (
                2 * p1[a]
                + (p2[a] - p0[a]) * u
                + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * u * u
                + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * u**3
            )
            for a in (0, 1)
        )
        out.append((x, y))
    return out


def limb(points: Line, wide: float, narrow: float = 0.8, count: int = 16, power: float = 0.8) -> str:
    """Return a tapering limb along a line as one closed path: tentacle, leg, tail."""
    line = along(points, count)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, count)]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1.0
        w = wide + (narrow - wide) * (i / count) ** power
        left.append((x - dy / length * w, y + dx / length * w))
        right.append((x + dy / length * w, y - dx / length * w))
    return closed(left + right[::-1])
