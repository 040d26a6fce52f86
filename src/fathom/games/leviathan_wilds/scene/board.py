"""The board of a scene: spaces, pieces, attacked areas, overlays."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Literal

import msgspec

from fathom.core.scene import Area, Board, Cell, Overlay, Piece
from fathom.core.words import dashed

from .. import art
from ..art import tokens
from ..box.board import DIFFICULT, HARMFUL, LEDGE, OFF, OPEN
from ..queries import grip, labelled
from ..queries.conditions import all_hold
from ..rules import threats
from ..rules.scenario import next_position
from ..state import Token, Wilds
from .words import Words

FLAGS = ((LEDGE, "ledge"), (OPEN, "open"), (HARMFUL, "harmful"), (DIFFICULT, "difficult"))
#: How the colours of an area are hatched.
PATTERNS: dict[str, Literal["a", "b", "c"]] = {"a": "a", "b": "b", "c": "c"}
#: How many pictures of loose stones there are.
STONES = 4
#: How far a figure is turned whose feet point elsewhere than down.
FEET = {"down": 0, "left": 90, "up": 180, "right": -90}
#: How far one that falls leans.
FALLING = -14


def boards(w: Words) -> tuple[Board, ...]:
    """Return the map, and each overlay that lies beside it as a board of its own."""
    g, board = w.g, w.box.board
    found = attacks(g)
    under = frozenset(s for _, _, spaces in found for s in spaces)
    pieces = list(_pieces(w))
    areas = (*_areas(w, found), *_places(w))
    whole = Board(
        id="map",
        name=w("board-map", leviathan=w.leviathan()),
        width=board.width,
        height=board.height,
        cells=_cells(w, 0, board.width, board.height, under),
        pieces=tuple(piece for s, piece in pieces if s < board.on_map),
        areas=_on(areas, {f"space.{name}" for name in board.names[: board.on_map]}),
        overlays=tuple(_overlays(w)),
        drawing=art.board(w.box),
        leans=art.leans(w.box.leviathan),
        columns=tuple(chr(65 + x) for x in range(board.width)),
        rows=tuple(str(y) for y in range(board.height, 0, -1)),
    )
    beside = []
    for name, grid in board.side.items():
        last = grid.first + grid.width * grid.height
        beside.append(
            Board(
                id=f"board.{name}",
                name=w.overlay(name),
                width=grid.width,
                height=grid.height,
                cells=_cells(w, grid.first, grid.width, grid.height, under),
                pieces=tuple(piece for s, piece in pieces if grid.first <= s < last),
                areas=_on(areas, {f"space.{name}" for name in board.names[grid.first : last]}),
                drawing=art.overlay(w.box, next(spec for spec in board.overlays if spec.id == name)),
                columns=tuple(chr(65 + x) for x in range(grid.width)),
                rows=tuple(str(y) for y in range(grid.height, 0, -1)),
                grows=True,
            )
        )
    return (whole, *beside)


def _on(areas: Iterable[Area], cells: Collection[str]) -> tuple[Area, ...]:
    """Return the areas as far as they lie on these cells."""
    found = []
    for area in areas:
        mine = tuple(cell for cell in area.cells if cell in cells)
        if mine:
            found.append(area if mine == area.cells else msgspec.structs.replace(area, cells=mine))
    return tuple(found)


# ---------------------------------------------------------------------------------------------- spaces


def _cells(w: Words, first: int, width: int, height: int, under: frozenset[int]) -> tuple[Cell, ...]:
    g = w.g
    here: dict[int, tuple[str, ...]] = {}
    for s, _ in g.mushrooms:
        here[s] = (*here.get(s, ()), "mushroom")
    for token in g.tokens:
        if token.space >= 0:
            here[token.space] = (*here.get(token.space, ()), f"token.{shown_side(token)}")
    for k in g.climbers:
        if k.space >= 0:
            here[k.space] = (*here.get(k.space, ()), f"climber.{k.character}")
    for label, spaces in named_places(w).items():
        for s in spaces:
            here[s] = (*here.get(s, ()), f"space.{label}")
    cells = []
    for s in range(first, first + width * height):
        flags = g.terrain[s]
        if flags & OFF:
            continue
        key = ("cell", s, flags, g.crystals[s], here.get(s, ()), s in under)
        cells.append(w.once(key, lambda key=key: _cell(w, *key[1:])))  # type: ignore[misc]
    return tuple(cells)


def _cell(w: Words, s: int, flags: int, die: int, things: tuple[str, ...], attacked: bool) -> Cell:
    board = w.box.board
    words = tuple(word for flag, word in FLAGS if flags & flag)
    said = [w.space(s), *(w.text(f"terrain-{word}") for word in words or ("normal",))]
    said += [w.feature(thing) for thing in things if thing.startswith("space.")]
    if die:
        said.append(w("cell-blighted" if die & 8 else "cell-crystal", value=die & 7))
    if mushrooms := things.count("mushroom"):
        said.append(w("cell-mushroom", n=mushrooms))
    said += [w.token(thing[6:]) for thing in things if thing.startswith("token.")]
    said += [w.set(thing[8:]) for thing in things if thing.startswith("climber.")]
    if attacked:
        said.append(w.text("cell-attacked"))
    height = board.height if s < board.on_map else board._home(s).height
    name = board.names[s]
    return Cell(
        id=f"space.{name}",
        x=board.x[s],
        y=height - 1 - board.y[s],
        name=", ".join(said),
        flags=("open",) if flags & OPEN else ("bare",) if flags & (HARMFUL | DIFFICULT) else (),
        ground=tuple(_ground(s, flags)),
        suit="health" if flags & HARMFUL else "scree" if flags & DIFFICULT else "",
        label=name.rpartition(".")[2],
        see=tuple(f"word.{word}" for word in words or ("normal",)),
    )


def _ground(s: int, flags: int) -> Iterator[str]:
    """Yield the pictures that a space is drawn with, the lowest first; one of normal terrain is plain."""
    if flags & (HARMFUL | DIFFICULT) and not flags & OPEN:
        yield "harmful" if flags & HARMFUL else "difficult"
    if flags & HARMFUL:
        yield "thorns"
    if flags & DIFFICULT:
        yield f"stones.{s % STONES}"
    if flags & LEDGE:
        yield "ledge"


# ---------------------------------------------------------------------------------------------- pieces


def _pieces(w: Words) -> Iterator[tuple[int, Piece]]:
    """Yield every piece with its space: crystals, mushrooms, tokens, markers, climbers on top."""
    g = w.g
    names = w.box.board.names
    for s, die in enumerate(g.crystals):
        if die:
            kind = "blighted" if die & 8 else "crystal"
            name = w(f"piece-{kind}", space=w.space(s), value=die & 7)
            yield s, Piece(id=f"crystal.{names[s]}", kind=kind, at=f"space.{names[s]}", name=name, value=str(die & 7),
                           wants="less", shape="whole", suit="blight" if die & 8 else "crystal")  # fmt: skip
    yield from _shards(w)
    for s in dict.fromkeys(s for s, _ in g.mushrooms):
        n = sum(t == s for t, _ in g.mushrooms)
        name = w("piece-mushroom", space=w.space(s), n=n)
        value = str(n) if n > 1 else ""
        yield s, Piece(id=f"mushroom.{names[s]}", kind="mushroom", at=f"space.{names[s]}", name=name, value=value,
                       suit="cap")  # fmt: skip
    for i, token in enumerate(g.tokens):
        if token.space >= 0:
            yield (
                token.space,
                Piece(
                    id=f"token.{i}",
                    kind="token",
                    at=f"space.{names[token.space]}",
                    name=w("piece-token", token=w.token(shown_side(token)), space=w.space(token.space)),
                    flags=("down",) if token.hidden else (),
                    value="" if token.hidden else token.front,
                    art=shown_side(token),
                ),
            )
    yield from _pointers(w)
    yield from _marks(w)
    for marker in g.markers:
        name = w("piece-marker", space=w.space(marker.space))
        at = names[marker.space]
        yield marker.space, Piece(id=f"marker.{marker.part}.{at}", kind="marker", at=f"space.{at}", name=name,
                                   shape="mark", suit="danger")  # fmt: skip
    for c, k in enumerate(g.climbers):
        if k.space >= 0:
            yield k.space, figure(w, c)


def _pointers(w: Words) -> Iterator[tuple[int, Piece]]:
    """Yield an arrow for the way that a wind blows or things fall, beside the upper left corner of the map."""
    board = w.box.board
    corner = board.width * (board.height - 1)
    for state in tokens.POINTING:
        if state in w.g.scenario:
            name = " · ".join(w.states())
            at = f"space.{board.names[corner]}"
            way = f"{state}.{w.g.scenario[state]}"
            piece = Piece(id=f"pointer.{state}", kind="token", at=at, name=name, art=way, dx=-1.15, dy=0.1, scale=1.7)
            yield corner, piece


def _marks(w: Words) -> Iterator[tuple[int, Piece]]:
    """Yield the mark of a front in the corner of each space whose label ends with it."""
    board = w.box.board
    for label, front in art.marks(w.box.leviathan).items():
        for s in labelled(w.g, label):
            yield (
                s,
                Piece(
                    id=f"mark.{label}",
                    kind="token",
                    at=f"space.{board.names[s]}",
                    name=w.feature(f"space.{label}"),
                    art=f"mark.{front}",
                    dx=0.3,
                    dy=-0.3,
                    scale=0.5,
                ),
            )


def shown_side(token: Token) -> str:
    """Return what a token shows: its kind, and its front where that can be seen."""
    return f"{token.id}.{token.front}" if token.front and not token.hidden else token.id


def _shards(w: Words) -> Iterator[tuple[int, Piece]]:
    """Yield what is left of broken crystals, where the map printed them."""
    g, board = w.g, w.box.board
    covered = {s for i, spec in enumerate(board.overlays) for s in board.covered(spec.id, g.overlays[i][0])}
    for crystal in w.box.leviathan.crystals:
        s = board.number.get(crystal.at, -1)
        if s >= 0 and not g.crystals[s] and s not in covered:
            name = w("piece-shards", space=w.space(s))
            yield s, Piece(id=f"shards.{crystal.at}", kind="shards", at=f"space.{crystal.at}", name=name,
                           shape="whole", layer="ground")  # fmt: skip


def figure(w: Words, c: int, at: int = -1) -> Piece:
    """Return a climber's figure where it stands, or its ghost where it would."""
    g = w.g
    k = g.climbers[c]
    space = k.space if at < 0 else at
    how = ".falling" if k.falling else ".active" if c == g.active and g.turn else ""
    name = w(
        f"piece-climber{how}",
        climber=w.climber(c),
        space=w.space(space),
        health=k.health,
        blight=k.blight,
        grip=grip(g, c),
    )
    return Piece(
        id=f"climber.{c}" if at < 0 else f"ghost.climber.{c}",
        kind="climber",
        at=f"space.{w.box.board.names[space]}",
        name=name,
        seat=k.seat,
        tint=c,
        flags=("ghost",) if at >= 0 else ("active",) if c == g.active else (),
        art=k.character,
        shape="figure",
        # LW-310: figures turn with the wind
        tilt=0 if at >= 0 else FEET[str(g.scenario.get("gravity", "down"))] + (FALLING if k.falling else 0),
    )


# ---------------------------------------------------------------------------------------------- attacks and overlays


def pending(g: Wilds) -> set[int]:
    """Return the parts of this turn's threat card that are still to resolve."""
    if g.current < 0:
        return set()
    parts = threats.parts(g)
    found: set[int] = set()
    for call in g.agenda:
        name = call[0]
        if name == threats.resolve_swift.name:
            found |= {p for p, part in enumerate(parts) if part.swift}
        elif name == threats.begin_resolution.name:
            found |= {p for p, part in enumerate(parts) if part.delayed or not part.swift}
        elif name in (threats.resolve_part.name, threats.attack.name):
            found.add(call[1])
    return found


def attacks(g: Wilds) -> list[tuple[int, str, tuple[int, ...]]]:
    """Return the areas that this turn's attacks cover now: part of the card, colour, spaces."""
    if g.current < 0:
        return []
    found = []
    waiting = pending(g)
    marked = {marker.part for marker in g.markers}
    for p, part in enumerate(threats.parts(g)):
        if not part.area or p in g.void_parts:
            continue
        if p in marked or (not part.targets and p in waiting and all_hold(g, -1, part.if_)):
            by_colour: dict[str, list[int]] = {}
            for space, colours in threats.covered(g, p).items():
                for colour in colours:
                    by_colour.setdefault(colour, []).append(space)
            found += [(p, colour, tuple(sorted(spaces))) for colour, spaces in sorted(by_colour.items())]
    return found


def _areas(w: Words, found: list[tuple[int, str, tuple[int, ...]]]) -> Iterator[Area]:
    g = w.g
    for p, colour, spaces in found:
        part = threats.parts(g)[p]
        threat = w.threat(g.threats[g.current].threat)
        what = w.effects(part.by_colour.get(colour, part.effects), g.active)
        yield Area(
            id=f"attack.{p}.{colour}",
            kind="attack",
            cells=tuple(f"space.{w.box.board.names[s]}" for s in spaces),
            name=w("area-attack", threat=threat, what=what),
            pattern=PATTERNS.get(colour, ""),
        )


def named_places(w: Words) -> dict[str, tuple[int, ...]]:
    """Return the labelled spaces that the leviathan has words for, where they are now."""
    leviathan = w.box.leviathan
    labels = (*leviathan.spaces, *(label for overlay in leviathan.overlay for label in overlay.spaces))
    return {label: labelled(w.g, label) for label in labels if w.text.has(f"space-{leviathan.id}-{dashed(label)}")}


def _places(w: Words) -> Iterator[Area]:
    """Yield the places that the leviathan has words for, and where its overlays move next."""
    board = w.box.board
    for label, spaces in named_places(w).items():
        cells = tuple(f"space.{board.names[s]}" for s in spaces)
        yield Area(id=f"place.{label}", kind="place", cells=cells, name=w.feature(f"space.{label}"))
    for spec, (position, _) in zip(board.overlays, w.g.overlays, strict=True):
        key = f"overlay-{w.box.leviathan.id}-{dashed(spec.id)}.next"
        if w.text.has(key):
            spaces = board.covered(spec.id, next_position(spec, position))
            cells = tuple(f"space.{board.names[s]}" for s in spaces)
            yield Area(id=f"next.{spec.id}", kind="place", cells=cells, name=w.text(key))


def _overlays(w: Words) -> Iterator[Overlay]:
    board = w.box.board
    for spec, (position, face) in zip(board.overlays, w.g.overlays, strict=True):
        if not spec.side:
            name = w.face(spec.id, face) if face else w.overlay(spec.id)
            cells = tuple(f"space.{board.names[s]}" for s in board.covered(spec.id, position) if s >= 0)
            drawing = art.overlay(w.box, spec, face) if cells else ""
            yield Overlay(id=f"overlay.{spec.id}", name=name, cells=cells, face=face, drawing=drawing)
