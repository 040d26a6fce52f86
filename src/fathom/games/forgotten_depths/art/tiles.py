"""Map Tiles from their plans, in a square of 120: a ground, and on it water, doors, stairs, Nodes, signs."""

from __future__ import annotations

from itertools import pairwise

from fathom.drawing.chance import Chance
from fathom.drawing.ink import LINE, flat, line, mix
from fathom.drawing.path import joined, tag, tone

from ..box.board import Turned
from ..schema import Tile
from .grounds import FLOOR, HATCH, STONE, built, cells_of, hewn, worn
from .plan import SIZE, Border, Plan, Spot, floor_of, link_between, middle, plan_of
from .signs import INK, nodes, sign

WATER = mix("var(--tide)", 30, "var(--blight-wash)")
SHORE = mix("var(--tide)", 66, "var(--blight-wash)")
WOOD = mix("var(--on-lamp)", 52, tone("glow"))
#: Signs that the table does not lay as tokens.
PRINTED = "EPWBK"
GROUNDS = {"ruins": hewn, "caverns": worn, "architecture": built}


def draw(tile: Tile, turned: Turned, doors: frozenset[str] = frozenset(), shut: str = "", signs: str = "") -> str:
    """Draw a turned tile, without its frame.

    `doors` are pairs of regions whose Door is open, `shut` the regions that nobody can reach, `signs` those to draw.
    """
    plan = plan_of(turned)
    c = Chance(f"{tile.id}.{turned.sides}")
    parts = [tag("rect", width=SIZE, height=SIZE, fill=STONE), GROUNDS[tile.ecology](plan, c, _water(turned))]
    if shut:
        parts.append(_unreached(plan, shut))
    parts.append(_links(tile, turned, plan, doors))
    parts.append(nodes([side for side in range(4) if turned.nodes >> side & 1]))
    for y, row in enumerate(turned.signs):
        for x, mark in enumerate(row):
            if mark != "." and mark in signs:
                u, v = middle(x, y)
                parts.append(tag("g", sign(mark), transform=f"translate({joined(u, v)})"))
    return "".join(parts)


def _unreached(plan: Plan, shut: str) -> str:
    """A veil over regions that nobody can reach."""
    bars = "".join(
        f"M{x} {y + 16}l16-16M{x} {y + 32}l32-32M{x + 16} {y + 32}l16-16"
        for x, y, region in cells_of(plan)
        if region in shut
    )
    return flat(floor_of(plan.rows, shut), STONE, opacity=".6") + line(bars, 1, HATCH, opacity=".6")


# ---------------------------------------------------------------------------------------------- water

#: The four corners, clockwise from the north-west: where it is, and the ways along its two sides.
_CORNERS: tuple[tuple[Spot, Spot, Spot], ...] = (
    ((0, 0), (1, 0), (0, 1)),
    ((SIZE, 0), (0, 1), (-1, 0)),
    ((SIZE, SIZE), (-1, 0), (0, -1)),
    ((0, SIZE), (0, -1), (1, 0)),
)


def _pool(corner: int, r: float) -> str:
    """A quarter of a pool round a corner of the tile; the neighbours have the others."""
    (x, y), (ax, ay), (bx, by) = _CORNERS[corner]

    def put(a: float, b: float) -> str:
        return joined(x + (ax * a + bx * b) * r, y + (ay * a + by * b) * r)

    return f"M{joined(x, y)}L{put(1, 0)}C{put(1, 0.4)} {put(0.95, 0.75)} {put(0.72, 0.76)}S{put(0.4, 1)} {put(0, 1)}z"


def _stream(corners: int) -> str:
    """The way of a body of water: along a side it keeps near; to the corner opposite it crosses the middle."""
    held = [k for k in range(4) if corners >> k & 1]
    # Begin behind the gap, so that three corners are one bend.
    gap = next((i for i in range(len(held)) if (held[i] + 1) % 4 not in held), 0)
    held = held[gap + 1 :] + held[: gap + 1]
    out = ""
    for one, two in pairwise(held):
        (x, y), (u, v) = _CORNERS[one][0], _CORNERS[two][0]
        inward = 0.62 if (two - one) % 2 else 1.0
        mx, my = (x + u) / 2 * (1 - inward) + 60 * inward, (y + v) / 2 * (1 - inward) + 60 * inward
        start = (x + (60 - x) * 0.2, y + (60 - y) * 0.2)
        end = (u + (60 - u) * 0.2, v + (60 - v) * 0.2)
        bend = 5 if one % 2 else -5
        mid = ((start[0] + mx) / 2 + bend, (start[1] + my) / 2 + bend)
        out += f"M{joined(*start)}Q{joined(*mid, mx, my)}T{joined(*end)}"
    return out


def _water(turned: Turned) -> str:
    out = ""
    for corners in turned.water:
        held = [k for k in range(4) if corners >> k & 1]
        stream = _stream(corners)
        shore, pools = ("".join(_pool(k, r) for k in held) for r in (25.2, 24.0))
        ripples = "".join(
            f"M{joined(x + (6 if x == 0 else -18), y + (9 if y == 0 else -7))}q3-3 6 0t6 0"
            for x, y in (_CORNERS[k][0] for k in held)
        )
        out += flat(shore, SHORE)
        if stream:
            out += line(stream, 12.4, SHORE) + line(stream, 10, WATER)
        out += flat(pools, WATER) + line(ripples, 1.4, SHORE)
        if stream:
            out += line(stream, 1.2, SHORE, stroke_dasharray="7 9", opacity=".7")
    return out


# ---------------------------------------------------------------------------------------------- between regions


def _links(tile: Tile, turned: Turned, plan: Plan, doors: frozenset[str]) -> str:
    """Draw what lies between regions: wall, cliff, dotted boundary, Door, Level Stair."""
    solid = cliffs = dotted = ""
    things = []
    places = {pair: link_between(turned, *pair) for pair in (*tile.doors, *tile.steps)}
    for border in plan.borders:
        pair = next(
            (p for p in (*tile.doors, *tile.steps, tile.habitat) if p and set(p) == {border.one, border.other}), ""
        )
        here = tuple((x - 1, y - 1) for x, y in border.fields)
        (x, y), (u, v) = border.start, border.end
        path = f"M{joined(x, y)}L{joined(u, v)}"
        if pair and pair == tile.habitat:
            dotted += path
            continue
        is_cliff = border.one.islower() != border.other.islower()
        if pair and places[pair] == here:
            a, b = (x + (u - x) * 0.19, y + (v - y) * 0.19), (u - (u - x) * 0.19, v - (v - y) * 0.19)
            solid += f"M{joined(x, y)}L{joined(*a)}M{joined(*b)}L{joined(u, v)}"
            things.append(_stair(border) if pair in tile.steps else _door(border, pair in doors))
            continue
        solid += path
        if is_cliff:
            cliffs += _hachures(border)
    return (
        (line(cliffs, 1.3, LINE, opacity=".8") if cliffs else "")
        + (line(solid, 2.8, LINE, stroke_linecap="round") if solid else "")
        + (line(dotted, 3, INK, stroke_dasharray=".1 6", stroke_linecap="round") if dotted else "")
        + "".join(things)
    )


def _hachures(border: Border) -> str:
    """Strokes down a cliff, on its lower side."""
    (x, y), (u, v) = border.start, border.end
    down = 1 if border.other.islower() else -1
    dx, dy = (6 * down, 0) if x == u else (0, 6 * down)
    out = ""
    for k in (1, 3, 5, 7, 9, 11):
        long = 1 - k % 4 / 6
        out += f"M{joined(x + (u - x) * k / 12, y + (v - y) * k / 12)}l{joined(dx * long, dy * long)}"
    return out


def _turned(border: Border, inner: str) -> str:
    """Put something on the middle of a border, its second region below."""
    (x, y), (u, v) = border.start, border.end
    turn = " rotate(-90)" if x == u else ""
    return tag("g", inner, transform=f"translate({joined((x + u) / 2, (y + v) / 2)}){turn}")


def _door(border: Border, is_open: bool) -> str:
    if is_open:
        leaves = "M-10-1.5H-7V9H-10zM7-1.5H10V9H7z"
        return _turned(border, tag("path", d=leaves, fill=WOOD, stroke=LINE, stroke_width=1.4))
    leaf = tag("rect", x=-10, y=-4.5, width=20, height=9, rx=2, fill=WOOD, stroke=LINE, stroke_width=1.8)
    return _turned(border, leaf + flat("M-2 0a2 2 0 1 1 4 0 2 2 0 0 1-1 2v2h-2V2a2 2 0 0 1-1-2z"))


def _stair(border: Border) -> str:
    """Steps that narrow as they go down."""
    steps = "".join(f"M{joined(k - 10, k * 4 - 8)}h{20 - 2 * k}" for k in range(5))
    drawn = flat("M-10.5-11h21L7 11H-7z", FLOOR) + line(steps, 1.8, INK)
    return _turned(border, drawn if border.other.islower() else tag("g", drawn, transform="scale(1-1)"))


def frame() -> str:
    """The frame of a tile that lies alone."""
    return tag(
        "rect", x=0.8, y=0.8, width=SIZE - 1.6, height=SIZE - 1.6, rx=3, fill="none", stroke=LINE, stroke_width=1.6
    )
