"""The map as it grows: where a tile may lie, what the Heroes can reach, which Rune Patterns are there.

These are plain functions on the map's part of the state; steps call them. Everything is kept up to date as the map
changes, and nothing is searched anew except after a Rest: `frontier` holds what surrounds each empty cell, `near` which
regions touch, `reach` what can be reached from the Lantern.
"""

from __future__ import annotations

from ..box.board import PLACES, REGIONS, SHARED, STEP, Land, bits
from ..state import Depths, Match, rule

# ---------------------------------------------------------------------------------------------- reach


@rule("FD-057", "FD-058", "FD-063", "FD-068", "FD-070", "FR-14", "FR-15")
def spread(near: list[int], blocked: int, seen: int, todo: int) -> int:
    """Return all regions that can be reached: those seen and those that the others lead to; a blocked one leads on.

    `near` joins what no wall and no locked Door divides (FD-057, FD-063). A region with a Monster or a Feature is
    reached but not passed until it is free (FD-058, FD-070). The search begins with the Lantern (FD-068). After a
    Rest that is the Campfire (FR-14); what is blocked can be reached itself (FR-15).
    """
    while todo:
        low = todo & -todo
        seen |= low
        todo ^= low
        if not blocked & low:
            todo |= near[low.bit_length() - 1] & ~seen
    return seen


@rule("FD-069")
def blocked(g: Depths) -> int:
    """Return the regions that hold a blocker: an un-Encountered Monster or Feature, and nothing else."""
    return g.monsters | g.features


def traversable(g: Depths) -> int:
    """Return the regions that can be reached and passed."""
    return g.reach & ~(g.monsters | g.features)


@rule("FD-070", "FD-124")
def survey(g: Depths) -> None:
    """Work out anew what can be reached from the Lantern."""
    g.reach = spread(g.near, g.monsters | g.features, 0, 1 << g.lantern)


@rule("FD-070")
def cleared(g: Depths, region: int) -> None:
    """A region is no longer blocked: what lies behind it can be reached."""
    free = 1 << region
    shut = g.monsters | g.features
    if g.reach & free and not shut & free:
        g.reach = spread(g.near, shut, g.reach, free)


@rule("FD-092", "FD-095")
def open_door(g: Depths, door: tuple[int, int]) -> None:
    """The two regions beside a Door lead to each other from now on."""
    a, b = door
    g.near[a] |= 1 << b
    g.near[b] |= 1 << a
    passable = traversable(g)
    todo = (1 << b if passable >> a & 1 else 0) | (1 << a if passable >> b & 1 else 0)
    g.reach = spread(g.near, g.monsters | g.features, g.reach, todo & ~g.reach)


# ---------------------------------------------------------------------------------------------- placing


@rule("FD-050", "FD-051", "FD-052", "FD-053", "FD-054", "FD-055", "FD-056", "FD-059", "FD-060", "FD-062", "FD-065",
      "FD-066", "FD-171", "FD-175", "FD-181", "FR-12", "FR-16", "FR-18")  # fmt: skip
def placements(g: Depths, tile: int) -> list[tuple[int, int]]:
    """Return where a tile may lie, as (cell, rotation): matching all sides, with a path from the Lantern.

    A side that matches is open where its neighbour is, so a cell beside an open edge that the Heroes can get to is
    enough; a tile with a Secret Passage or the second Warp Portal may lie anywhere if its network can be reached.

    `frontier` holds the empty spaces beside tiles (FD-051), `fits` the rotations (FD-050) in which all sides match:
    wall to wall, open edge to open edge of the same level, whatever else (FD-052, FD-053, FD-054, FD-055, FD-060,
    FD-175, FD-181); the Stairs Tile is no exception (FD-062). `faces` are the regions behind the open edges: one
    that can be passed connects the new tile (FD-056, FD-065, FD-171), one that is blocked does not (FD-059).
    `anywhere` is the way through a network (FD-066). Wall goes against wall on both levels (FR-18).
    """
    land = g.box.lands[g.ecology]
    passable = g.reach & ~(g.monsters | g.features)
    ground = land.grounds[tile]
    anywhere = bool(passable & ((g.passages if ground.passage else 0) | (g.portals if ground.portal else 0)))
    if anywhere and "FR-16" in g.setup.rulings:
        anywhere = False
    found = []
    fits = land.fits
    for at, (frame, faces) in g.frontier.items():
        if faces & passable or anywhere:
            for turn in fits(tile, frame):
                found.append((at, turn))
    if "FR-12" in g.setup.rulings:
        return [(at, turn) for at, turn in found if not turn]
    return found


@rule("FD-061", "FD-063", "FD-067", "FD-168", "FD-169", "FD-170", "FD-172", "FD-173", "FD-174", "FD-179", "FD-180",
      "FD-182", "FD-183", "FR-19")  # fmt: skip
def lay(g: Depths, tile: int, at: int, turn: int) -> None:
    """Lay a tile: its elements are there, its regions touch those around, and what it opens up can be reached.

    All that is printed is there at once, in reach or not (FD-061, FD-067). `links` are Habitat Boundaries (FD-168,
    FD-169, FD-170) and Level Stairs, without which levels are not connected (FD-182, FD-183); facing open edges
    join regions (FD-063). `passages` and `portals` join all of theirs, in blocked regions too (FD-172, FD-173,
    FD-174); a single Portal has nothing to be joined with (FD-179, FD-180). Water is no obstacle (FR-19).
    """
    land = g.box.lands[g.ecology]
    ground = land.grounds[tile]
    turned = land.turned[tile * 4 + turn]
    near = g.near
    for a, b in ground.links:
        near[a] |= 1 << b
        near[b] |= 1 << a
    knots = []
    frontier, cells = g.frontier, g.cells
    frontier.pop(at, None)
    for side in range(4):
        beside = at + STEP[side]
        other = cells.get(beside)
        if other is None:
            frame, faces = frontier.get(beside, (0, 0))
            # What is my east side is the neighbour's west side.
            frontier[beside] = frame + (turned.codes[side] + 1) * PLACES[side ^ 2], faces | turned.faces[side]
            continue
        neighbour = land.turned[other]
        for a, b in zip(turned.behind[side], neighbour.behind[side ^ 2], strict=True):
            if a >= 0:
                near[a] |= 1 << b
                near[b] |= 1 << a
        if turned.nodes >> side & 1 and neighbour.nodes >> (side ^ 2) & 1:
            knots.append((at if side in (1, 2) else beside) * 2 + (side in (0, 2)))
    cells[at] = tile * 4 + turn
    g.where[tile] = at
    if ground.passage:
        _join(near, g.passages, ground.passage)
        g.passages |= ground.passage
    if ground.portal:
        _join(near, g.portals, ground.portal)
        g.portals |= ground.portal
    g.monsters |= ground.monsters
    g.features |= ground.features
    g.chests |= ground.chests
    g.campfire |= ground.campfire
    g.stairs |= ground.stairs
    if ground.doors:
        g.doors = (*g.doors, *ground.doors)
    _reach_new(g, ground.regions)
    if knots:
        g.knots = (*g.knots, *knots)
        find_runes(g, land, knots)
    if turned.water:
        find_water(g, land)


def _join(near: list[int], old: int, new: int) -> None:
    """Join new entrances of a network to all others."""
    for region in bits(new):
        near[region] |= old | new & ~(1 << region)
        for other in bits(old):
            near[other] |= 1 << region


def _reach_new(g: Depths, regions: int) -> None:
    """Reach what a new tile opens up: every new way leads through one of its regions."""
    shut = g.monsters | g.features
    passable = g.reach & ~shut
    todo = 0
    for region in bits(regions):
        if g.near[region] & passable:
            todo |= 1 << region
    if todo:
        g.reach = spread(g.near, shut, g.reach, todo & ~g.reach)


def tile_of(region: int) -> int:
    """Return the tile that a region belongs to."""
    return region // REGIONS


# ---------------------------------------------------------------------------------------------- Rune Patterns


@rule("FD-125", "FD-126", "FD-127", "FD-128", "FD-129", "FD-130", "FD-134", "FD-141", "FR-41")
def find_runes(g: Depths, land: Land, new: list[int]) -> None:
    """Note the Rune Patterns that new connections complete: in any orientation, as part of more or not.

    `knots` are pairs of Nodes that face each other (FD-125, FD-128), in reach or not (FD-141). A pattern is there
    if all of its own are (FD-126), in any of its `shapes` (FD-127); more of them do no harm (FD-129). One
    arrangement may match several patterns (FD-130), which share tiles as long as they use other Nodes (FD-134).
    """
    knots = set(g.knots)
    found = dict.fromkeys(g.matches)
    for p, pattern in enumerate(land.patterns):
        if g.patterns_done >> p & 1:
            continue
        for shape in pattern.shapes:
            for knot in new:
                for offset, south in shape:
                    if south == knot & 1:
                        origin = (knot >> 1) - offset
                        whole = [(origin + o) * 2 + s for o, s in shape]
                        if all([k in knots for k in whole]):
                            match = Match(p, tuple(sorted(whole)), _cells_of(whole))
                            if "FR-41" not in g.setup.rulings or _is_exact(g, land, match):
                                found[match] = None
    g.matches = tuple(found)


def _cells_of(knots: list[int]) -> tuple[int, ...]:
    """Return the cells that connections join."""
    cells = {cell for knot in knots for cell in (knot >> 1, (knot >> 1) + STEP[2 if knot & 1 else 1])}
    return tuple(sorted(cells))


def _is_exact(g: Depths, land: Land, match: Match) -> bool:
    """Whether the tiles of a match have no Node that the pattern does not use."""
    nodes = sum(land.turned[g.cells[cell]].nodes.bit_count() for cell in match.cells)
    return nodes == 2 * len(match.knots)


@rule("FD-176", "FD-177", "FD-178", "FR-43")
def find_water(g: Depths, land: Land) -> None:
    """Note every chain of connected water from the Boat to the Sword, with a tile between them: any of them will do."""
    for p, pattern in enumerate(land.patterns):
        if pattern.shapes or g.patterns_done >> p & 1:
            continue
        boat = next((ground.number for ground in land.grounds if ground.boat), -1)
        sword = next((ground.number for ground in land.grounds if ground.sword), -1)
        if min(boat, sword) >= 0 and g.where[boat] and g.where[sword]:
            chains = water_way(g, land, g.where[boat], g.where[sword], pattern.between)
            g.matches = tuple(dict.fromkeys((*g.matches, *(Match(p, (), chain) for chain in chains))))


def water_way(g: Depths, land: Land, start: int, end: int, between: int) -> list[tuple[int, ...]]:
    """Return the chains of tiles over which connected water leads from one tile to another, the shortest first."""
    found: dict[tuple[int, ...], None] = {}
    bodies = range(len(land.turned[g.cells[start]].water))
    todo: list[tuple[tuple[int, ...], int]] = [((start,), body) for body in bodies]
    for chain, body in todo:
        corners = land.turned[g.cells[chain[-1]]].water[body]
        for side in range(4):
            beside = chain[-1] + STEP[side]
            other = g.cells.get(beside)
            if other is None or beside in chain or (beside == end and len(chain) <= between):
                continue
            for there, theirs in enumerate(land.turned[other].water):
                if any(corners >> mine & 1 and theirs >> yours & 1 for mine, yours in SHARED[side]):
                    if beside == end:
                        found[*chain, beside] = None
                    else:
                        todo.append(((*chain, beside), there))
    return list(found)
