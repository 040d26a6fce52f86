"""How far the Rune Patterns have come: what of each is there, and which connections are still missing.

A connection is a number as in `atlas`: twice its western or northern cell, and 1 more if it goes to the south. One that
is missing can still be made while a cell beside it is empty and no tile beside it turns a side without a Node to it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from fathom.core.memo import memo

from ..box.board import STEP, Land, Runes
from ..state import Depths

#: A pattern seen from one of its connections: where the others are from there, and all of them to the east or south.
Seen: TypeAlias = tuple[int, ...]


class Hope(msgspec.Struct, frozen=True):
    """The best that can still become of a Rune Pattern: connections that are there, begun by a Node, or all to come."""

    there: tuple[int, ...] = ()
    begun: tuple[int, ...] = ()
    to_come: tuple[int, ...] = ()

    @property
    def missing(self) -> tuple[int, ...]:
        """Return the connections that are not there yet."""
        return self.begun + self.to_come


def hopes(g: Depths) -> tuple[Hope | None, ...]:
    """Return for each Rune Pattern of the Ecology what may become of it; None if it is done, or nothing has begun."""
    land = g.box.lands[g.ecology]
    return _hopes(land, g.patterns_done, g.knots, tuple(g.cells.items()))


@memo
def _hopes(
    land: Land, done: int, knots: tuple[int, ...], cells: tuple[tuple[int, int], ...]
) -> tuple[Hope | None, ...]:
    there = frozenset(knots)
    taken = dict(cells)
    begun = _begun(land, taken)
    found: list[Hope | None] = []
    for p, pattern in enumerate(land.patterns):
        found.append(None if done >> p & 1 else _best(pattern, there, begun, taken))
    return tuple(found)


def _begun(land: Land, taken: dict[int, int]) -> frozenset[int]:
    """Return the connections that one tile has a Node for, while the other cell is empty."""
    found = []
    for at, lying in taken.items():
        nodes = land.turned[lying].nodes
        for side in range(4):
            if nodes >> side & 1 and (beside := at + STEP[side]) not in taken:
                found.append((at if side in (1, 2) else beside) * 2 + (side in (0, 2)))
    return frozenset(found)


def _best(pattern: Runes, there: frozenset[int], begun: frozenset[int], taken: dict[int, int]) -> Hope | None:
    best: Hope | None = None
    most = 0
    for knot in there or begun:
        for shape in _from(pattern, knot & 1):
            score = 0
            whole = []
            for step in shape:
                k = knot + step
                whole.append(k)
                if k in there:
                    score += 9
                elif k in begun:
                    score += 3
                elif k >> 1 in taken or (k >> 1) + STEP[2 if k & 1 else 1] in taken:
                    break  # a tile without a Node lies there, or the Nodes are used up
                else:
                    score += 1
            else:
                if score > most:
                    most = score
                    best = Hope(
                        tuple(k for k in whole if k in there),
                        tuple(k for k in whole if k in begun),
                        tuple(k for k in whole if k not in there and k not in begun),
                    )
    return best


@memo
def _from(pattern: Runes, south: int) -> tuple[Seen, ...]:
    """Return a pattern as seen from each of its connections of one direction, in all its orientations."""
    found: dict[Seen, None] = {}
    for shape in pattern.shapes:
        numbers = [offset * 2 + way for offset, way in shape]
        for here in numbers:
            if here & 1 == south:
                found[tuple(number - here for number in numbers)] = None
    return tuple(found)
