"""The board of a scene: the growing map with the Lantern, what stands on its tiles, and where a tile could lie."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Area, Board, Cell, Piece, PieceShape

from .. import art
from ..box.board import coordinates
from .plan import chart, in_short, key
from .words import Words, cell_id, column, label, row

#: Elements with their sign on a tile, and the shape and suit of their token.
ELEMENTS: tuple[tuple[str, str, PieceShape, str], ...] = (
    ("monster", "M", "octagon", "danger"),
    ("feature", "F", "diamond", "feature"),
    ("chest", "C", "box", "treasure"),
    ("campfire", "R", "disc", "fire"),
    ("stairs", "S", "disc", "steps"),
)
#: How large tokens are: a cell of a tile's plan is about a quarter of the tile.
TOKEN, LANTERN = 0.38, 0.46
#: The map is never drawn as if it were smaller than this.
LEAST = (5, 4)


def boards(w: Words) -> tuple[Board, ...]:
    """Return the map: all tiles, and the empty cells around them. While the party fights, the Combat lies over it."""
    g = w.g
    if not g.cells or g.foes:
        return ()
    shown = [*g.cells, *g.frontier]
    xs, ys = zip(*map(coordinates, shown), strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    left, top = min(xs) - max(0, LEAST[0] - wide) // 2, min(ys) - max(0, LEAST[1] - high) // 2
    plan = chart(w)
    return (
        Board(
            id="map",
            name=w("board-map", ecology=w.ecology(g.ecology), n=len(g.cells)),
            width=max(wide, LEAST[0]),
            height=max(high, LEAST[1]),
            cells=tuple(_cell(w, at, left, top) for at in shown),
            pieces=tuple(_pieces(w)),
            areas=tuple(_areas(w)),
            drawing=art.board(w.box, g.ecology, tuple(g.cells.items()), frozenset(g.opened), left, top, ~g.reach),
            columns=tuple(column(left + x) for x in range(max(wide, LEAST[0]))),
            rows=tuple(row(top + y) for y in range(max(high, LEAST[1]))),
            grows=True,
            plan=plan,
            letters=tuple(key(w, plan)),
        ),
    )


def _cell(w: Words, at: int, left: int, top: int) -> Cell:
    g = w.g
    x, y = coordinates(at)
    placed = g.cells.get(at)
    words: tuple[str, ...] = ("empty",)
    if placed is None:
        name = w("cell-empty", at=label(at))
    else:
        tile = placed >> 2
        reached = bool(g.reach >> tile * 4 & 15)
        things = [w.text(f"element-{kind}") for kind, _, _, _ in ELEMENTS if _open(w, kind) >> tile * 4 & 15]
        key = "cell-tile" if reached else "cell-tile.far"
        name = w(key, at=label(at), tile=w.tile(tile), things=w.listed(things) or w.text("cell-nothing"))
        words = ("tile", *_printed(w, tile)) if reached else ("tile", "far", *_printed(w, tile))
    return Cell(
        id=cell_id(at),
        x=x - left,
        y=y - top,
        name=name,
        flags=("bare",),
        label=label(at),
        sign=in_short(w, at),
        see=tuple(f"word.{word}" for word in words),
    )


def _printed(w: Words, tile: int) -> tuple[str, ...]:
    """Return the words for what is printed on a tile and is no element: it is explained there."""
    ground, printed = w.land.grounds[tile], w.land.tiles[tile]
    found = {
        "node": printed.nodes,
        "boundary": printed.habitat,
        "passage": ground.passage,
        "warp": ground.portal,
        "water": printed.water,
        "boat": ground.boat or ground.sword,
        "level": printed.steps or ground.lower,
    }
    return tuple(word for word, there in found.items() if there)


def _open(w: Words, kind: str) -> int:
    """Return the regions in which such an element is still to be met."""
    g = w.g
    fire = 0 if g.rested else g.campfire
    return {"monster": g.monsters, "feature": g.features, "chest": g.chests, "campfire": fire, "stairs": g.stairs}[kind]


def _pieces(w: Words) -> Iterator[Piece]:
    """Yield what stands on the tiles, where it is printed: elements, tokens of what was met, doors; the Lantern."""
    g = w.g
    for at, placed in g.cells.items():
        ground = w.land.grounds[placed >> 2]
        for kind, sign, shape, suit in ELEMENTS:
            printed = {
                "monster": ground.monsters,
                "feature": ground.features,
                "chest": ground.chests,
                "campfire": ground.campfire,
                "stairs": ground.stairs,
            }[kind]
            for region in range(placed >> 2 << 2, (placed >> 2 << 2) + 4):
                if printed >> region & 1:
                    x, y = art.spot(w.box, g.ecology, placed, region, sign)
                    done = not _open(w, kind) >> region & 1
                    twice = kind == "monster" and ground.pairs >> region & 1
                    yield Piece(
                        id=f"{kind}.{region}",
                        kind="token",
                        at=cell_id(at),
                        name=w(f"piece-{kind}{'.done' if done else ''}", at=label(at)),
                        flags=("done",) if done else (),
                        value="2" if twice else "",
                        art=kind,
                        shape=shape,
                        suit=suit,
                        dx=x,
                        dy=y,
                        scale=TOKEN,
                    )
        for a, b in ground.doors:
            x, y = art.door_spot(w.box, g.ecology, placed, a, b)
            is_open = (a, b) in g.opened
            name = w("piece-door.open" if is_open else "piece-door", at=label(at))
            yield Piece(
                id=f"door.{a}.{b}", kind="token", at=cell_id(at), name=name, art="door", shape="box",
                flags=("done",) if is_open else (),
                suit="fire", dx=x, dy=y, scale=TOKEN,
            )  # fmt: skip
    at = g.where[g.lantern // 4]
    x, y = art.spot(w.box, g.ecology, g.cells[at], g.lantern, "")
    yield Piece(
        id="lantern", kind="token", at=cell_id(at), name=w("piece-lantern", at=label(at)), art="lantern", shape="disc",
        flags=("lamp", "active"), dx=x, dy=y, scale=LANTERN,
    )  # fmt: skip


def _areas(w: Words) -> Iterator[Area]:
    """Yield the tiles of each Rune Pattern that is complete. What is out of reach lies in the shade of the drawing."""
    for match in w.g.matches:
        pattern = w.land.patterns[match.pattern]
        name = w("area-pattern", name=w.thing("pattern", pattern.id))
        yield Area(id=f"legend.{match.pattern}", kind="place", cells=tuple(map(cell_id, match.cells)), name=name)
