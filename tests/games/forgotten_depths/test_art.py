"""Every drawing of the game: there for every id, no two alike, small; `tests/drawing` reads them all."""

from __future__ import annotations

import re
from itertools import product
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from tests.drawing.rules import LITERAL

from fathom.games.forgotten_depths import art
from fathom.games.forgotten_depths.art import abilities, beasts, features, heroes, items, legends, plan, style, tiles
from fathom.games.forgotten_depths.box import DepthsBox
from fathom.games.forgotten_depths.box.board import STEP, Land, cell, edge_cells

BOX = DepthsBox.open()
NAMES = [(kind, name) for kind in art.KINDS for name in art.names(kind, BOX)]
TILES = [(ecology, placed) for ecology, land in enumerate(BOX.lands) for placed in range(4 * len(land.tiles))]
DRAWN = {of: art.picture(of, BOX) for of in ("", *(f"{kind}/{name}" for kind, name in NAMES))}
DRAWN |= {f"tile/{tile}": art.picture(f"tile/{tile}", BOX) for tile in BOX.tiles}


# ---------------------------------------------------------------------------------------------- completeness


@pytest.mark.parametrize(
    ("kind", "held"),
    [
        ("hero", BOX.mats), ("monster", (*BOX.monsters, "entity")), ("figure", (*BOX.mats, *BOX.monsters, "entity")),
        ("part", BOX.parts), ("feature", BOX.features), ("legend", BOX.legends), ("item", BOX.items),
        ("ability", BOX.abilities), ("pattern", BOX.runes), ("start", BOX.ecologies),
    ],
)  # fmt: skip
def test_everything_in_the_box_has_a_picture(kind: str, held: Any) -> None:
    assert set(art.names(kind, BOX)) == set(held)


def test_the_final_entity_has_a_picture_in_each_of_its_forms() -> None:
    assert len(art.names("entity", BOX)) == 27
    assert len({DRAWN[f"entity/{form}"] for form in art.names("entity", BOX)}) == 27


def test_every_deck_has_a_back() -> None:
    assert {*BOX.decks, *BOX.ecologies} <= set(art.names("back", BOX))


def test_no_two_pictures_of_a_kind_are_alike_but_patterns_of_the_same_shape() -> None:
    for kind in art.KINDS:
        names = art.names(kind, BOX)
        differ = {BOX.runes[name].grid for name in names} if kind == "pattern" else names
        assert len({DRAWN[f"{kind}/{name}"] for name in names}) == len(differ)


def test_nothing_in_the_box_is_drawn_by_chance() -> None:
    known = {*beasts.HOME, "entity"}
    assert set(art.names("monster", BOX)) == known
    assert set(BOX.mats) == set(heroes.HEROES)
    assert set(BOX.items) == set(items.ITEMS)
    assert set(BOX.abilities) == set(abilities.DEEDS)
    assert set(BOX.features) == set(features.FEATURES)
    assert set(BOX.runes) == set(legends.PLACES)


def test_a_foe_stands_where_it_lives() -> None:
    for monster in BOX.monsters.values():
        assert beasts.HOME[monster.id][0] == monster.ecology


# ---------------------------------------------------------------------------------------------- Legendary Locations


def test_the_cards_of_a_legendary_location_join() -> None:
    windows: dict[tuple[str, str], list[int]] = {}
    for card in BOX.legends.values():
        drawn = art.fragment("legend", card.id, BOX)
        moved = re.search(r"translate\(-(\d+)\)", drawn)
        assert f"#fd-{card.pattern.replace('_', '-')}'" in drawn
        windows.setdefault((card.pattern, card.letter or card.id[-1].upper()), []).append(int(moved[1]) if moved else 0)
    for shown in windows.values():
        assert sorted(shown) == [style.WIDTH * k for k in range(len(shown))]


# ---------------------------------------------------------------------------------------------- each of them


def test_every_drawing_stands_alone_and_is_small() -> None:
    assert [of for of, svg in DRAWN.items() if "<use" in svg or " id=" in svg] == []
    assert [of for of, svg in DRAWN.items() if len(svg) > (8_000 if of else 25_000)] == []


def test_lines_without_a_fill_stand_under_the_rule_that_leaves_them_empty() -> None:
    for kind, name in NAMES:
        root = ElementTree.fromstring(DRAWN[f"{kind}/{name}"])
        inked = {
            line for group in root.iter("g") if "fd" in (group.get("class") or "").split() for line in group.iter()
        }
        bare = {one for one in root.iter() if one.get("stroke-width") and not one.get("fill") and one.get("d")}
        assert bare <= inked, (kind, name)


# ---------------------------------------------------------------------------------------------- by name, all at once


@pytest.mark.parametrize(
    "of", ["", "home/cover", "*", "bren", "soot_beak", "nenth", "monster/entity", "legend/ruins_1a_2", "tile/ca-10"]
)
def test_the_game_draws_by_name(of: str) -> None:
    assert art.picture(of).startswith("<svg")


@pytest.mark.parametrize("of", ["nobody", "hero/nobody", "wheel/bren", "tile/ru-99", "item/"])
def test_what_has_no_picture_is_empty(of: str) -> None:
    assert art.picture(of) == ""


def test_the_sprite_has_a_symbol_for_each_picture_and_every_part_that_it_refers_to_once() -> None:
    drawn = art.sprite(BOX)
    _, defs, *symbols = ElementTree.fromstring(drawn)
    assert [symbol.get("id") for symbol in symbols] == [f"art-{kind}-{name}" for kind, name in NAMES]
    assert all((symbol.get("viewBox") or "").startswith("0 0 ") for symbol in symbols)
    ids = re.findall(r" id='([^']*)'", drawn)
    assert len(set(ids)) == len(ids)
    assert {part.get("id") for part in defs} == set(re.findall(r"href='#([^']*)'", drawn))


def test_a_symbol_is_light_and_so_is_the_sprite() -> None:
    assert max(len(art.fragment(kind, name, BOX)) for kind, name in NAMES) <= 1_500
    assert max(len(drawn) for drawn in style.part.drawn.values()) <= 3_200
    assert len(art.sprite(BOX)) <= 213_000


def test_drawings_are_the_same_each_time() -> None:
    fresh = [art.fragment(kind, name, BOX) for kind, name in NAMES]
    assert fresh == [art.fragment(kind, name, BOX) for kind, name in NAMES]
    assert art.sprite(BOX) is art.sprite(BOX)


# ---------------------------------------------------------------------------------------------- Map Tiles


@pytest.mark.parametrize("ecology", range(3))
def test_walls_part_floor_from_rock_and_end_only_at_the_edge(ecology: int) -> None:
    for turned in BOX.lands[ecology].turned:
        edges = 0
        for wall in plan.plan_of(turned).walls:
            assert wall.round or all({x, y} & {0, plan.SIZE} for x, y in (wall.points[0], wall.points[-1]))
            edges += 0 if wall.round else 2
        # Each run of openings has a wall at both of its ends.
        runs = sum(len([run for run in side.split("0") if run]) for side in turned.sides)
        assert edges == 2 * runs


@pytest.mark.parametrize("ecology", range(3))
def test_the_floor_of_a_tile_is_open_where_its_sides_are(ecology: int) -> None:
    for turned in BOX.lands[ecology].turned:
        rows = plan.plan_of(turned).rows
        north, south = rows[0][1:4], rows[4][1:4]
        west, east = ("".join(row[k] for row in rows[1:4]) for k in (0, 4))
        for side, ring in enumerate((north, east, south, west)):
            cells = edge_cells(turned.plan, side)
            open_ = "".join(c if bit == "1" else "#" for c, bit in zip(cells, turned.sides[side], strict=True))
            assert ring == open_


@pytest.mark.parametrize("ecology", range(3))
def test_every_sign_stands_in_its_region(ecology: int) -> None:
    land = BOX.lands[ecology]
    for placed, turned in enumerate(land.turned):
        for region in range(placed >> 2 << 2, (placed >> 2 << 2) + 4):
            if not land.grounds[placed >> 2].regions >> region & 1:
                continue
            for sign in ("", "M", "F", "C"):
                dx, dy = art.spot(BOX, ecology, placed, region, sign)
                x, y = (round(d * plan.SIZE / plan.CELL) + 1 for d in (dx, dy))
                assert turned.plan[y][x] == art._letter(BOX, ecology, region)


@pytest.mark.parametrize("ecology", range(3))
def test_a_door_stands_between_its_regions_and_is_drawn_shut_or_open(ecology: int) -> None:
    land = BOX.lands[ecology]
    for ground in land.grounds:
        for a, b in ground.doors:
            dx, dy = art.door_spot(BOX, ecology, ground.number * 4, a, b)
            assert (dx == 0 or abs(dx) * 2 < 1) and (dy == 0 or abs(dy) * 2 < 1)
            tile = land.tiles[ground.number]
            shut = tiles.draw(tile, land.turned[ground.number * 4])
            opened = tiles.draw(tile, land.turned[ground.number * 4], frozenset(tile.doors))
            assert shut != opened


def test_a_tile_is_light_in_every_rotation() -> None:
    sizes = [len(art.tile(BOX, ecology, placed)) for ecology, placed in TILES]
    assert max(sizes) <= 7_500 and sum(sizes) / len(sizes) <= 4_000


# ---------------------------------------------------------------------------------------------- the map


def _two(land: Land) -> tuple[tuple[int, int], ...]:
    """The Entry Tile and another that fits north of it."""
    at, up = cell(0, 0), cell(0, -1)
    entry = land.turned[land.entry * 4]
    other = next(
        placed
        for placed, turned in enumerate(land.turned)
        if placed >> 2 != land.entry and turned.codes[2] == entry.codes[0]
    )
    assert up == at + STEP[0]
    return (at, land.entry * 4), (up, other)


@pytest.mark.parametrize("ecology", range(3))
def test_the_map_is_one_drawing_in_cell_units(ecology: int) -> None:
    cells = _two(BOX.lands[ecology])
    drawn = art.board(BOX, ecology, cells, frozenset(), 0, -1)
    assert ElementTree.fromstring(drawn).get("transform") == "scale(0.00833)"
    assert "translate(0 0)" in drawn and f"translate(0 {plan.SIZE})" in drawn
    assert "<use" not in drawn and " id=" not in drawn and not LITERAL.search(drawn)
    assert drawn == art.board(BOX, ecology, cells, frozenset(), 0, -1)


def test_what_nobody_can_reach_is_veiled() -> None:
    cells = _two(BOX.lands[0])
    plain = art.board(BOX, 0, cells, frozenset(), 0, -1)
    veiled = art.board(BOX, 0, cells, frozenset(), 0, -1, shut=15 << (cells[1][1] >> 2) * 4)
    assert len(veiled) > len(plain)


def test_a_full_map_is_light() -> None:
    cells = tuple((cell(x, y), (x * 5 + y) * 4) for x, y in product(range(4), range(5)))
    assert len(art.board(BOX, 1, cells, frozenset(), 0, 0)) <= 130_000


# ---------------------------------------------------------------------------------------------- packs


def test_what_a_pack_adds_has_a_picture_too() -> None:
    def like(entries: dict[str, Any], old: str, new: str) -> None:
        entries[new] = msgspec.structs.replace(entries[old], id=new)

    more: DepthsBox = DepthsBox.open()
    like(more.monsters, "soot_beak", "wet_gull")
    like(more.items, "sling", "tin_horn")
    like(more.features, "black_pool", "white_pool")
    like(more.abilities, "feint", "shrug")
    like(more.mats, "ava", "oda")
    for of in (
        "monster/wet_gull",
        "figure/wet_gull",
        "item/tin_horn",
        "feature/white_pool",
        "ability/shrug",
        "hero/oda",
    ):
        assert art.picture(of, more).startswith("<svg") and not art.picture(of, BOX)
    assert "art-monster-wet_gull" in art.picture("*", more)
