"""From names to drawings: Map Tiles and the map that they make, Heroes, foes, cards, and the game's own picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from fathom.core.memo import memo
from fathom.drawing import plates
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.gallery import Gallery, Kind
from fathom.drawing.path import loops, tag, tone

from ..box import ENTITY, GAME, SLOTS, DepthsBox
from ..box.board import REGIONS, STEP, Land, coordinates, edge_cells, letters
from . import abilities, beasts, cover, entity, features, grounds, heroes, items, legends, pieces, signs, tiles
from .plan import CELL, RING, SIZE, standing, standing_between
from .style import BAND, CARD, FIGURES, HUES, SQUARE, STYLE, lighter, part

#: A Door is named by the two regions that it parts.
Door = tuple[int, int]

EVERY_SIGN = "MFCRS" + tiles.PRINTED

# ---------------------------------------------------------------------------------------------- tiles and the map


def _letter(box: DepthsBox, ecology: int, region: int) -> str:
    return letters(box.lands[ecology].tiles[region // REGIONS])[region % REGIONS]


def spot(box: DepthsBox, ecology: int, placed: int, region: int, sign: str) -> tuple[float, float]:
    """Return where a sign of a region stands, from the middle of its tile; without a sign a free place of it."""
    return standing(box.lands[ecology].turned[placed], _letter(box, ecology, region), sign)


def door_spot(box: DepthsBox, ecology: int, placed: int, a: int, b: int) -> tuple[float, float]:
    """Return where the Door between two regions stands, from the middle of its tile."""
    one, other = _letter(box, ecology, a), _letter(box, ecology, b)
    return standing_between(box.lands[ecology].turned[placed], one, other)


def tile(box: DepthsBox, ecology: int, placed: int) -> str:
    """Return a tile that lies alone, turned, in a square of one unit, with all that is printed on it."""
    land = box.lands[ecology]
    drawn = tiles.draw(land.tiles[placed >> 2], land.turned[placed], signs=EVERY_SIGN) + tiles.frame()
    return tag("g", drawn, transform=f"scale({1 / SIZE:.5f})")


def board(
    box: DepthsBox,
    ecology: int,
    cells: Sequence[tuple[int, int]],
    opened: frozenset[Door],
    left: int,
    top: int,
    shut: int = 0,
) -> str:
    """Return the drawing behind the map, in cell units: depth lines around it, then all tiles as one dungeon.

    What the table lays as tokens is not drawn. `shut` holds the regions that nobody can reach, as bits.
    """
    land = box.lands[ecology]
    drawn = ""
    spots = []
    for at, placed in cells:
        number = placed >> 2
        names = letters(land.tiles[number])
        first = number * REGIONS
        doors = frozenset(names[a - first] + names[b - first] for a, b in opened if a // REGIONS == number)
        veiled = "".join(name for i, name in enumerate(names) if shut >> first + i & 1)
        x, y = coordinates(at)
        spots.append((x - left, y - top))
        inner = _laid(box, ecology, placed, doors, veiled)
        drawn += tag("g", inner, transform=f"translate({(x - left) * SIZE} {(y - top) * SIZE})")
    whole = _around(tuple(spots)) + drawn + _seams(spots) + _exits(land, cells, left, top)
    return tag("g", whole, transform=f"scale({1 / SIZE:.5f})")


@memo
def _laid(box: DepthsBox, ecology: int, placed: int, doors: frozenset[str], veiled: str) -> str:
    """Return a tile on the map; drawn once for each state of its doors and regions."""
    land = box.lands[ecology]
    return tiles.draw(land.tiles[placed >> 2], land.turned[placed], doors, veiled, signs=tiles.PRINTED)


@memo
def _around(spots: tuple[tuple[int, int], ...]) -> str:
    """Depth lines round the map, as on a chart, and an ink line round all of its tiles."""
    xs, ys = zip(*spots, strict=True)
    size = SIZE
    bumps = [Bump((x + 0.5) * size, (y + 0.5) * size, size * 0.95) for x, y in spots]
    box = ((min(xs) - 2.4) * size, (min(ys) - 2.4) * size, (max(xs) + 3.4) * size, (max(ys) + 3.4) * size)
    field = Field(bumps, box, 36)
    field.roughen(Chance("depths"), 0.16, 150)
    lines = "".join(loops(field.contours(level), 1.6) for level in (0.02, 0.06, 0.14, 0.28))
    edge = "".join(f"M{x * size} {y * size}h{size}v{size}h{-size}z" for x, y in spots)
    return tag("path", d=lines, fill="none", stroke=tone("iso"), stroke_width=1.6) + tag(
        "path", d=edge, fill="none", stroke=tone("line"), stroke_width=5, stroke_linejoin="round"
    )


def _seams(spots: Sequence[tuple[int, int]]) -> str:
    """Thin lines where tiles meet: one dungeon, and still tiles."""
    held = set(spots)
    d = "".join(f"M{x * SIZE} {y * SIZE}v{SIZE}" for x, y in spots if (x - 1, y) in held)
    d += "".join(f"M{x * SIZE} {y * SIZE}h{SIZE}" for x, y in spots if (x, y - 1) in held)
    return tag("path", d=d, fill="none", stroke=tone("line"), stroke_width=1, opacity=".3") if d else ""


def _exits(land: Land, cells: Sequence[tuple[int, int]], left: int, top: int) -> str:
    """Floor that goes on beyond the map: there a tile may be laid."""
    held = {at for at, _ in cells}
    upper = lower = ""
    for at, placed in cells:
        x, y = coordinates(at)
        turned = land.turned[placed]
        for side, bits in enumerate(turned.sides):
            if at + STEP[side] in held:
                continue
            for i, region in enumerate(edge_cells(turned.plan, side)):
                if bits[i] == "1":
                    step = _step_out((x - left) * SIZE, (y - top) * SIZE, side, i)
                    upper, lower = (upper, lower + step) if region.islower() else (upper + step, lower)
    out = tag("path", d=upper, fill=grounds.FLOOR) if upper else ""
    return out + (tag("path", d=lower, fill=grounds.LOWER) if lower else "")


def _step_out(x: int, y: int, side: int, i: int) -> str:
    along = RING + CELL * i
    if side % 2:
        return f"M{x + (SIZE - 1 if side == 1 else -5)} {y + along}h6v{CELL}h-6z"
    return f"M{x + along} {y + (SIZE - 1 if side == 2 else -5)}h{CELL}v6h{-CELL}z"


# ---------------------------------------------------------------------------------------------- pictures by name


def _ecology(box: DepthsBox, name: str) -> str:
    return box.monsters[name].ecology


def _foe(name: str, box: DepthsBox) -> str:
    return entity.card() if name == ENTITY else beasts.card(name, _ecology(box, name))


def _figure(name: str, box: DepthsBox) -> str:
    if name in box.mats:
        return heroes.figure(name)
    return entity.form() if name == ENTITY else beasts.figure(name, _ecology(box, name))


def _forms(box: DepthsBox) -> Iterator[str]:
    return (".".join(parts) for parts in product(*(box.slots[slot] for slot in SLOTS)))


def _legend(name: str, box: DepthsBox) -> str:
    card = box.legends[name]
    return legends.legend(card.pattern, card.letter or name[-1], card.numeral)


def _feature(name: str, box: DepthsBox) -> str:
    return features.feature(name, box.features[name].ecology)


def _ability(name: str, box: DepthsBox) -> str:
    return abilities.ability(name, box.abilities[name].deck)


#: The kinds in the order in which a name alone is looked up.
KINDS: dict[str, Kind[DepthsBox]] = {
    "hero": Kind(heroes.VIEW, lambda name, box: heroes.bust(name), lambda box: box.mats),
    "monster": Kind(BAND, _foe, lambda box: (*box.monsters, ENTITY)),
    "figure": Kind(FIGURES, _figure, lambda box: (*box.mats, *box.monsters, ENTITY)),
    "part": Kind(FIGURES, lambda name, box: entity.part_of(name), lambda box: box.parts),
    "entity": Kind(FIGURES, lambda name, box: entity.form(name), _forms),
    "feature": Kind(BAND, _feature, lambda box: box.features),
    "legend": Kind(BAND, _legend, lambda box: box.legends),
    "item": Kind(BAND, lambda name, box: items.item(name, box.items[name].deck or ""), lambda box: box.items),
    "ability": Kind(BAND, _ability, lambda box: box.abilities),
    "pattern": Kind(SQUARE, lambda name, box: signs.pattern(box.runes[name].grid), lambda box: box.runes),
    "start": Kind(BAND, lambda name, box: pieces.start(name), lambda box: pieces.STARTS),
    "back": Kind(CARD, lambda name, box: pieces.back(name), lambda box: pieces.BACKS),
}


@memo
def _own_box() -> DepthsBox:
    return DepthsBox.open()


GALLERY = Gallery(KINDS, part, STYLE, lighter, _own_box)
names, fragment, sprite = GALLERY.names, GALLERY.fragment, GALLERY.sprite


def picture(of: str, box: DepthsBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "last/hall" lies behind the last page, "*" the sprite, "tile/ru-05" a Map
    Tile, anything else "kind/name" or a name alone.
    """
    if of in ("", "home/cover"):
        return cover.cover()
    if of.startswith("last/"):
        return plates.kept(Path(__file__).parent, of)
    if of.startswith("tile/"):
        return _tile_alone(of.removeprefix("tile/"), box or _own_box())
    return GALLERY.find(of, box)


def _tile_alone(name: str, box: DepthsBox) -> str:
    for ecology, land in enumerate(box.lands):
        for ground in land.grounds:
            if ground.id == name:
                return plates.whole(tile(box, ecology, ground.number * 4), "0 0 1 1", HUES[land.name])
    return ""


# ---------------------------------------------------------------------------------------------- for looking at


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    yield "home", GAME, cover.cover(), cover.MOOD
    for kind, name, drawn in GALLERY.all():
        yield kind, name, drawn, cover.MOOD
    for land in _own_box().lands:
        for ground in land.grounds:
            yield "tile", ground.id, _tile_alone(ground.id, _own_box()), HUES[land.name]
