"""The map in letters, for screens that draw nothing else: rock and floor, what stands there, what can be reached.

A tile is five by five fields (see `art.plan`), each two letters wide; the rings of tiles that touch lie on each other,
since facing sides are equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fathom.core.scene import Letter

from ..art.plan import CELL, ROCK, SIZE, link_between, plan_of, standing
from ..box.board import REGIONS, SIDES, STEP, Turned, bits, coordinates, letters
from .words import Words, column, label, row

STONE, FAR, WATER, NODE, JOINED, USED = "▒", "░", "~", "o", "●", "×"
DOOR, OPENED, STAIR, BESIDE, BELOW, LAMP = "D", "/", "≡", "┆", "┄", "☼"
#: The floor of the regions of a tile, so that they can be told apart; the lower level has its own.
FLOORS, LOWER = "·':", ","
#: How far tiles lie apart, and how much room the names of rows take.
WIDE, HIGH, MARGIN = 8, 4, 4
#: Letters by what they stand for, with the suit of their colour; lower-case ones are done with.
LETTERS = (
    ("M", "monster", "danger"), ("F", "feature", "squid"), ("C", "chest", "treasure"), ("R", "campfire", "ember"),
    ("S", "stairs", "good"), (LAMP, "lantern", "treasure"), (DOOR, "door", "ember"), (OPENED, "opened", ""),
    ("P", "passage", "gale"), ("W", "warp", "gale"), ("B", "boat", "tide"), ("K", "sword", "tide"),
    (STAIR, "level", ""), (LOWER, "lower", ""), (BESIDE, "boundary", ""), (NODE, "node", "seahorse"),
    (JOINED, "joined", "seahorse"), (USED, "used", ""), (WATER, "water", "tide"), (STONE, "rock", "stone"),
    (FAR, "far", "stone"),
)  # fmt: skip
#: Where the tile in hand fits: a cell's name.
PLACE = re.compile(r"\[.*?\]")
#: Elements of which a token tells that they are done with.
MET = "MFCR"
#: The middle field of each side.
MIDDLES = ((2, 0), (4, 2), (2, 4), (0, 2))
#: The corners, as the bits of water name them.
CORNERS = ((0, 0), (4, 0), (4, 4), (0, 4))
#: Ways out of a tile, as bits north, east, south, west.
CROSSINGS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


class Canvas:
    """Letters by place."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, words: str) -> None:
        """Write letters, over what was there."""
        for i, sign in enumerate(words):
            self.marks[x + i, y] = sign

    def rows(self) -> tuple[str, ...]:
        """Return the whole as lines."""
        wide = max(x for x, _ in self.marks) + 1
        high = max(y for _, y in self.marks) + 1
        return tuple("".join(self.marks.get((x, y), " ") for x in range(wide)).rstrip() for y in range(high))


def chart(w: Words) -> tuple[str, ...]:
    """Return the map with the names of its columns and rows; while a tile is placed, where it fits."""
    g = w.g
    canvas = Canvas()
    places = _open_places(w)
    xs, ys = zip(*map(coordinates, (*g.cells, *places)), strict=True)
    left, top = min(xs), min(ys)
    for at, placed in g.cells.items():
        x, y = _origin(at, left, top)
        _tile(w, canvas, placed, x, y, g.reach)
        u, v = coordinates(at)
        canvas.put(x + WIDE // 2, 0, column(u))
        canvas.put(0, y + HIGH // 2, row(v).rjust(MARGIN - 1))
    for at, placed in g.cells.items():
        x, y = _origin(at, left, top)
        _nodes(w, canvas, at, w.land.turned[placed], x, y)
    lantern = w.land.turned[g.cells[g.where[g.lantern // REGIONS]]]
    x, y = _origin(g.where[g.lantern // REGIONS], left, top)
    u, v = _field(lantern, _letter(w, g.lantern))
    canvas.put(x + 2 * u + 1, y + v, LAMP)
    for at in places:
        x, y = _origin(at, left, top)
        canvas.put(x + 2, y + HIGH // 2, f"[{label(at)}]")
    return canvas.rows()


def _origin(at: int, left: int, top: int) -> tuple[int, int]:
    x, y = coordinates(at)
    return MARGIN + WIDE * (x - left), 1 + HIGH * (y - top)


def tile_plan(w: Words, placed: int) -> tuple[str, ...]:
    """Return a tile that lies alone."""
    canvas = Canvas()
    _tile(w, canvas, placed, 0, 0, -1)
    turned = w.land.turned[placed]
    for side in range(4):
        if turned.nodes >> side & 1:
            canvas.put(2 * MIDDLES[side][0], MIDDLES[side][1], NODE)
    return canvas.rows()


def _tile(w: Words, canvas: Canvas, placed: int, x: int, y: int, reach: int) -> None:
    """Draw a tile: floor and rock, what is printed, Doors and lines between its regions."""
    turned = w.land.turned[placed]
    tile = w.land.tiles[placed >> 2]
    names = letters(tile)
    first = (placed >> 2) * REGIONS
    floors = {ROCK: STONE}
    for i, name in enumerate(names):
        floors[name] = FAR if not reach >> first + i & 1 else LOWER if name.islower() else FLOORS[i]
    plan = plan_of(turned)
    for v, fields in enumerate(plan.rows):
        canvas.put(x, y + v, "".join(floors[name] * 2 for name in fields))
    for body in turned.water:
        for corner in bits(body):
            u, v = CORNERS[corner]
            canvas.put(x + 2 * u, y + v, WATER * 2)
    for v, signs in enumerate(turned.signs):
        for u, sign in enumerate(signs):
            if sign not in ".E":
                region = first + names.index(turned.plan[v][u])
                done = reach != -1 and sign in MET and not _waiting(w, sign) >> region & 1
                canvas.put(x + 2 * u + 2, y + v + 1, sign.lower() if done else sign)
    for border in plan.borders if tile.habitat else ():
        (u, v), (s, _) = border.fields
        canvas.put(x + 2 * u + 1, y + v, BESIDE if s > u else BELOW)
    for links, sign in ((tile.doors, DOOR), (tile.steps, STAIR)):
        for link in links:
            (u, v), _ = link_between(turned, link[0], link[1])
            pair = (first + names.index(link[0]), first + names.index(link[1]))
            canvas.put(x + 2 * u + 3, y + v + 1, OPENED if sign == DOOR and pair in w.g.opened else sign)


def _waiting(w: Words, sign: str) -> int:
    """Return the regions in which such an element is still to be met."""
    g = w.g
    return {"M": g.monsters, "F": g.features, "C": g.chests, "R": 0 if g.rested else g.campfire}[sign]


def _nodes(w: Words, canvas: Canvas, at: int, turned: Turned, x: int, y: int) -> None:
    """Mark the Nodes: alone, connected, or used up."""
    g = w.g
    for side in range(4):
        if turned.nodes >> side & 1:
            beside = at + STEP[side]
            knot = (at if side in (1, 2) else beside) * 2 + (side in (0, 2))
            sign = USED if knot in g.used_knots else JOINED if knot in g.knots else NODE
            canvas.put(x + 2 * MIDDLES[side][0], y + MIDDLES[side][1], sign)


def _letter(w: Words, region: int) -> str:
    return letters(w.land.tiles[region // REGIONS])[region % REGIONS]


def _field(turned: Turned, letter: str) -> tuple[int, int]:
    """Return the field in which somebody stands in a region."""
    x, y = standing(turned, letter, "")
    return round(x * SIZE / CELL) + 2, round(y * SIZE / CELL) + 2


def _open_places(w: Words) -> list[int]:
    """Return the cells in which the tile in hand may lie."""
    if w.g.decision is None:
        return []
    options = w.g.decision.options
    return list(dict.fromkeys(option.args[0] for option in options if option.key in ("place", "place_aside")))


def key(w: Words, rows: tuple[str, ...]) -> Iterator[Letter]:
    """Yield what the letters of a plan stand for."""
    used = set(PLACE.sub("", "".join(line[MARGIN:] for line in rows[1:])))
    for sign, name, suit in LETTERS:
        if sign in used:
            yield Letter(sign=sign, name=w.text(f"letter-{name}"), suit=suit)
    if used & set(MET.lower()):
        yield Letter(sign="m", name=w.text("letter-met"))


def in_short(w: Words, at: int) -> str:
    """Return a tile in a few letters: its ways out, then what waits there."""
    g = w.g
    placed = g.cells.get(at)
    if placed is None:
        return label(at) if at in _open_places(w) else ""
    turned = w.land.turned[placed]
    ways = sum(1 << side for side in range(len(SIDES)) if turned.faces[side])
    here = 15 << (placed >> 2) * REGIONS
    waiting = "".join(sign for sign in MET if _waiting(w, sign) & here) + ("S" if g.stairs & here else "")
    return CROSSINGS[ways] + (LAMP if here >> g.lantern & 1 else "") + waiting
