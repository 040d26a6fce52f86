"""The map's quick bookkeeping against a slow, obvious reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.forgotten_depths.helpers import Table, new

from fathom.core.rng import Stream, seed_for
from fathom.games.forgotten_depths.box.board import (
    SIDES,
    STEP,
    cell,
    connections,
    coordinates,
    edge_cells,
    letters,
    orientations,
    turn_grid,
    turn_sides,
)  # fmt: skip
from fathom.games.forgotten_depths.rules import atlas
from fathom.games.forgotten_depths.schema import Tile

GO = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


class Laid:
    """A tile on the slow map: its plan, signs, sides and Nodes as they lie."""

    def __init__(self, tile: Tile, turn: int) -> None:
        self.tile, self.plan, self.signs, self.sides = tile, tile.plan, tile.signs, tile.sides
        self.nodes = tile.nodes
        for _ in range(turn):
            self.plan, self.signs, self.sides = turn_grid(self.plan), turn_grid(self.signs), turn_sides(self.sides)  # type: ignore[assignment]
            self.nodes = "".join({"N": "E", "E": "S", "S": "W", "W": "N"}[side] for side in self.nodes)

    def edge(self, side: str) -> list[str]:
        """Per sub-edge the region behind it, or "#" for a wall."""
        cells = edge_cells(self.plan, SIDES.index(side))
        return [cells[i] if bit == "1" else "#" for i, bit in enumerate(self.sides[SIDES.index(side)])]

    def holds(self, letter: str, signs: str) -> bool:
        rows = zip(self.plan, self.signs, strict=True)
        return any(a == letter and b in signs for row, marks in rows for a, b in zip(row, marks, strict=True))


Map = dict[tuple[int, int], Laid]
Region = tuple[tuple[int, int], str]


def slow_map(g: Table) -> Map:
    tiles = g.box.lands[g.ecology].tiles
    return {coordinates(at): Laid(tiles[placed >> 2], placed & 3) for at, placed in g.cells.items()}


def matches(laid: Map, at: tuple[int, int], new: Laid) -> bool:
    """FD-051 to FD-054 and FD-181: wall faces wall, open faces open of the same level, on every touching side."""
    touching = False
    for side, (dx, dy) in GO.items():
        beside = laid.get((at[0] + dx, at[1] + dy))
        if beside is not None:
            touching = True
            for mine, theirs in zip(new.edge(side), beside.edge(BACK[side]), strict=True):
                if (mine == "#") != (theirs == "#") or (mine != "#" and mine.isupper() != theirs.isupper()):
                    return False
    return touching


def neighbours(laid: Map, opened: set[tuple[str, str, str]], region: Region) -> Iterator[Region]:
    """FD-063: facing open edges, links, open Doors, Secret Passages, Warp Portals."""
    at, letter = region
    here = laid[at]
    for side, (dx, dy) in GO.items():
        there = (at[0] + dx, at[1] + dy)
        if there in laid:
            for mine, theirs in zip(here.edge(side), laid[there].edge(BACK[side]), strict=True):
                if mine == letter:
                    yield there, theirs
    tile = here.tile
    ways = [*tile.steps, *([tile.habitat] if tile.habitat else [])]
    ways += [door for door in tile.doors if (tile.id, door[0], door[1]) in opened]
    for way in ways:
        if letter in way:
            yield at, way.replace(letter, "")
    for sign in "PW":
        if here.holds(letter, sign):
            for other, spot in laid.items():
                for name in letters(spot.tile):
                    if spot.holds(name, sign):
                        yield other, name


def reached(g: Table, laid: Map, blocked: set[Region], start: Region) -> set[Region]:
    names = {i: ground.id for i, ground in enumerate(g.box.lands[g.ecology].grounds)}
    opened = {(names[a // 4], _letter(g, a), _letter(g, b)) for a, b in g.opened}
    seen, queue = {start}, [start]
    while queue:
        region = queue.pop()
        if region not in blocked:
            for other in neighbours(laid, opened, region):
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
    return seen


def _letter(g: Table, region: int) -> str:
    return letters(g.box.lands[g.ecology].tiles[region // 4])[region % 4]


def regions(g: Table, mask: int) -> set[Region]:
    return {
        (coordinates(g.where[r // 4]), _letter(g, r)) for r in range(mask.bit_length()) if mask >> r & 1
    }  # fmt: skip


@pytest.mark.rule("FD-052", "FD-056", "FD-059", "FD-063", "FD-065", "FD-066", "FD-071", "FD-171", "FD-173", "FD-179")
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), start=st.sampled_from(["ruins", "caverns", "architecture"]))
def test_placements_and_reach_are_those_of_the_slow_reading(seed: int, start: str) -> None:
    g = new(seed=seed, start=start, heroes=1, more_keys=True).to("explore")
    stream = Stream({"a": seed_for(seed, "a")}, "a")
    while len(g.cells) < 16 and not g.over:
        laid = slow_map(g)
        blocked = regions(g, g.monsters | g.features)
        origin = next(iter(regions(g, 1 << g.lantern)))
        assert reached(g, laid, blocked, origin) == regions(g, g.reach)
        drawn = g.tiles.cards[0]
        tile = g.box.lands[g.ecology].tiles[drawn]
        slow = set()
        for x, y in {(x + dx, y + dy) for x, y in laid for dx, dy in GO.values()} - set(laid):
            for turn in g.box.lands[g.ecology].ways[drawn]:
                piece = Laid(tile, turn)
                if matches(laid, (x, y), piece):
                    with_it = {**laid, (x, y): piece}
                    shut = blocked | {((x, y), name) for name in letters(tile) if piece.holds(name, "MF")}
                    if any(at == (x, y) for at, _ in reached(g, with_it, shut, origin)):
                        slow.add(((x, y), turn))
        quick = {(coordinates(at), turn) for at, turn in atlas.placements(g.state, drawn)}
        assert quick == slow
        if not quick:
            return
        at, turn = stream.pick(sorted(quick))
        atlas.lay(g.state, drawn, cell(*at), turn)
        g.tiles.cards = g.tiles.cards[1:]
        _open_something(g, stream)


def _open_something(g: Table, stream: Stream) -> None:
    """Now and then clear what blocks, or open a Door."""
    state = g.state
    if state.monsters and stream.below(2):
        region = stream.pick(atlas.bits(state.monsters))
        state.monsters &= ~(1 << region)
        atlas.cleared(state, region)
    if state.features and stream.below(3) == 0:
        region = stream.pick(atlas.bits(state.features))
        state.features &= ~(1 << region)
        atlas.cleared(state, region)
    if state.doors and stream.below(3) == 0:
        door = stream.pick(state.doors)
        state.doors = tuple(other for other in state.doors if other != door)
        state.opened = (*state.opened, door)
        atlas.open_door(state, door)


@pytest.mark.rule("FD-126", "FD-127", "FD-128", "FD-129", "FD-133")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), start=st.sampled_from(["ruins", "caverns", "architecture"]))
def test_rune_patterns_are_those_of_a_search_from_scratch(seed: int, start: str) -> None:
    g = new(seed=seed, start=start, heroes=1).to("explore")
    stream = Stream({"b": seed_for(seed, "b")}, "b")
    land = g.box.lands[g.ecology]
    for drawn in g.tiles.cards:
        g.state.monsters = g.state.features = 0
        atlas.survey(g.state)
        quick = atlas.placements(g.state, drawn)
        if quick:
            at, turn = stream.pick(quick)
            atlas.lay(g.state, drawn, at, turn)
    laid = slow_map(g)
    knots = set()
    for (x, y), piece in laid.items():
        for south, side in ((0, "E"), (1, "S")):
            dx, dy = GO[side]
            other = laid.get((x + dx, y + dy))
            if side in piece.nodes and other is not None and BACK[side] in other.nodes:
                knots.add((x, y, south))
    found = set()
    for p, runes in enumerate(land.patterns):
        grid = g.box.runes[runes.id].grid
        for shape in orientations(connections(grid)) if grid else []:
            for x, y, _ in knots:
                for ox, oy, _ in shape:
                    whole = [(x - ox + a, y - oy + b, south) for a, b, south in shape]
                    if all(one in knots for one in whole):
                        found.add((p, tuple(sorted(cell(a, b) * 2 + south for a, b, south in whole))))
    assert {(match.pattern, match.knots) for match in g.matches if match.knots} == found


@pytest.mark.rule("FD-050")
def test_four_quarter_turns_give_the_tile_back() -> None:
    for tile in new().box.tiles.values():
        plan, sides = tile.plan, tile.sides
        for _ in range(4):
            plan, sides = turn_grid(plan), turn_sides(sides)  # type: ignore[assignment]
        assert tuple(plan) == tile.plan and tuple(sides) == tile.sides
    assert sum(STEP) == 0
