"""The 5 × 5 board as numbers: tiles 0 to 24, row by row from the north-west corner; sets of tiles are bit masks.

Sides are numbered as in `schema.SIDES`, clockwise from North; a card turned by `rot` quarter turns shows side `s` of
its face towards side `s + 2 * rot` of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fathom.core.memo import memo

from ..schema.words import SIDES

SIZE = 5
TILES = SIZE * SIZE
#: One step to each side: (dx, dy).
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

#: How big the mask of all tiles is.
ALL = (1 << TILES) - 1


def tile(x: int, y: int) -> int:
    """Return the tile in a column and a row, or -1 if it is off the board."""
    return y * SIZE + x if 0 <= x < SIZE and 0 <= y < SIZE else -1


def x_of(at: int) -> int:
    """Return the column of a tile, from the west."""
    return at % SIZE


def y_of(at: int) -> int:
    """Return the row of a tile, from the north."""
    return at // SIZE


def name_of(at: int) -> str:
    """Return what a tile is called: column A to E, row 1 to 5."""
    return f"{'ABCDE'[at % SIZE]}{at // SIZE + 1}"


def _towards(at: int, side: int, steps: int) -> int:
    dx, dy = STEPS[side]
    return tile(at % SIZE + dx * steps, at // SIZE + dy * steps)


#: The tile one step to each side, or -1.
NEXT = tuple(tuple(_towards(at, side, 1) for side in range(8)) for at in range(TILES))
#: The tiles around a tile (GR-002), in the order of the sides, and as a mask.
AROUND = tuple(tuple(there for there in row if there >= 0) for row in NEXT)
NEAR = tuple(sum(1 << there for there in row) for row in AROUND)
#: How far two tiles are apart: a diagonal step counts 1 (GR-002).
DISTANCE = tuple(
    tuple(max(abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE)) for b in range(TILES)) for a in range(TILES)
)
#: The tiles at most so far away, without the tile itself.
WITHIN = tuple(
    tuple(sum(1 << b for b in range(TILES) if 0 < DISTANCE[a][b] <= n) for a in range(TILES)) for n in range(SIZE)
)


@memo
def tiles_in(mask: int) -> tuple[int, ...]:
    """Return the tiles of a mask, in board order."""
    return tuple(at for at in range(TILES) if mask >> at & 1)


def mask_of(tiles: Iterable[int]) -> int:
    """Return the mask of some tiles."""
    found = 0
    for at in tiles:
        found |= 1 << at
    return found


def line_side(start: int, end: int) -> int:
    """Return the side towards which one tile lies in a straight line from another, or -1 (GR-078)."""
    dx, dy = end % SIZE - start % SIZE, end // SIZE - start // SIZE
    if (dx or dy) and (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return STEPS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))
    return -1


def arrows(words: str) -> tuple[tuple[int, int], ...]:
    """Read arrows: "n2 e sw" is a double one to the North and single ones to the East and South-West."""
    found = []
    for word in words.split():
        long = word.endswith("2")
        found.append((SIDES.index(word[:-1] if long else word), 2 if long else 1))
    return tuple(found)


def cover(sides: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Return which tiles arrows cover, by quarter turns and tile of the card (GG-090 to GG-094, GR-019)."""
    return tuple(
        tuple(
            mask_of(
                there
                for side, length in sides
                for n in range(1, length + 1)
                if (there := _towards(at, (side + 2 * rot) % 8, n)) >= 0
            )
            for at in range(TILES)
        )
        for rot in range(4)
    )


def area(rows: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Return, by letter, which tiles a weapon's diagram covers from each tile (GG-077)."""
    marks = [row.replace(" ", "") for row in rows]
    middle = len(marks) // 2
    offsets: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(marks):
        for x, mark in enumerate(row):
            if mark not in ".@":
                offsets.setdefault(mark, []).append((x - middle, y - middle))
    return {
        mark: tuple(
            mask_of(there for dx, dy in found if (there := tile(at % SIZE + dx, at // SIZE + dy)) >= 0)
            for at in range(TILES)
        )
        for mark, found in offsets.items()
    }
