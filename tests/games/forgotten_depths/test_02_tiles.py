"""Tiles, accessibility, dead ends, Habitat Boundaries, passages, water, portals, levels (chapters 6 to 8, 20 to 23)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import exploring, tile

from fathom.games.forgotten_depths.box.board import SHARED, coordinates
from fathom.games.forgotten_depths.rules import atlas

LAIR = ["...", ".M.", "..."]
SIGHT = ["...", ".F.", "..."]
#: A tile with two regions that have nothing to do with each other: A to the north, B to the south.
SPLIT = {"sides": "1010", "plan": ["AAA", "###", "BBB"]}


@pytest.mark.rule("FD-048", "FD-049", "FR-13")
def test_players_take_turns_to_draw_and_place_one_tile() -> None:
    g = exploring({"a": tile(), "b": tile()}, pile=["a", "b"], heroes=2)
    first = g.turn
    g.choose("draw_tile")
    assert g.asks("place") and not g.offers("draw_tile") and g.decision.lead == first
    g.choose("place")
    assert g.asks("explore") and g.turn == 1 - first


@pytest.mark.rule("FD-050", "FR-12")
def test_a_tile_may_be_turned_but_not_mirrored() -> None:
    g = exploring({"a": tile("1100")}, pile=["a"])
    g.choose("draw_tile")
    assert {turn for at, turn in g.places() if at == (0, -1)} == {1, 2}, "its two open sides, each to the south"
    stiff = exploring({"a": tile("0011")}, pile=["a"], rulings=["FR-12"])
    stiff.choose("draw_tile")
    assert {turn for _, turn in stiff.places()} == {0}


@pytest.mark.rule("FD-051")
def test_a_tile_touches_the_map_with_a_full_side() -> None:
    g = exploring({"a": tile()}, pile=["a"])
    g.choose("draw_tile")
    assert {at for at, _ in g.places()} == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@pytest.mark.rule("FD-052", "FD-053", "FD-054", "FD-055", "FD-056")
def test_all_touching_sides_must_match() -> None:
    # S-30: at (1, 1) the tile to the west is open and can be reached; the one to the north shows a wall.
    tiles = {"south": tile(), "east": tile("0001"), "new": tile("0001"), "open": tile("1001"), "shut": tile("0000")}
    laid = {(0, 1): "south", (1, 0): "east"}
    turns = {}
    for name in ("new", "open", "shut"):
        g = exploring(tiles, laid, pile=[name])
        g.state.drawn = [ground.id for ground in g.box.lands[0].grounds].index(name)
        turns[name] = {turn for at, turn in atlas.placements(g.state, g.drawn) if coordinates(at) == (1, 1)}
    assert 0 in turns["new"] and 0 not in turns["open"] and not turns["shut"]


@pytest.mark.rule("FD-057", "FD-058", "FD-059", "FD-065", "FR-15")
def test_a_region_with_a_blocker_is_reached_but_not_passed() -> None:
    g = exploring(
        {"lair": tile(signs=LAIR), "far": tile(), "new": tile()}, {(1, 0): "lair", (2, 0): "far"}, pile=["new"]
    )
    assert g.reaches("lair") and not g.reaches("far")
    g.choose("draw_tile")
    assert (3, 0) not in {at for at, _ in g.places()} and (0, 1) in {at for at, _ in g.places()}


@pytest.mark.rule("FD-061", "FD-067")
def test_placing_discovers_everything_even_out_of_reach() -> None:
    g = exploring({"a": tile(**SPLIT, signs=["...", "...", "M.."])}, pile=["a"])
    g.choose("draw_tile")
    at = next(option for option in g.options("place") if option.args[1] == 2)
    g.state.choose(at)
    assert g.monsters or g.reaches("a", "A") or g.reaches("a", "B")
    assert not (g.reaches("a", "A") and g.reaches("a", "B"))


@pytest.mark.rule("FD-060", "FD-175", "FR-19")
def test_water_and_nodes_never_restrict_placement() -> None:
    tiles = {"wet": tile(water=["NW-NE"], nodes="NS"), "dry": tile()}
    g = exploring(tiles, {(1, 0): "wet"}, pile=["dry"], at="caverns", heroes=1)
    g.choose("draw_tile")
    assert (2, 0) in {at for at, _ in g.places()}


@pytest.mark.rule("FD-062", "FD-073")
def test_the_stairs_tile_is_placed_like_any_other_and_must_be() -> None:
    g = exploring({}, pile=["stairs"])
    g.choose("draw_tile")
    assert g.asks("place") and {option.key for option in g.decision.options} == {"place"}


@pytest.mark.rule("FD-063", "FD-068", "FD-069", "FD-070")
def test_only_monsters_features_and_doors_obstruct() -> None:
    things = ["C..", ".R.", "..."]
    tiles = {"camp": tile(signs=things), "sight": tile(signs=SIGHT), "on": tile(), "far": tile()}
    laid = {(1, 0): "camp", (2, 0): "on", (0, 1): "sight", (0, 2): "far"}
    g = exploring(tiles, laid)
    assert g.reaches("camp") and g.reaches("on") and g.reaches("sight") and not g.reaches("far")
    g.state.features = 0
    atlas.cleared(g.state, g.region("sight"))
    assert g.reaches("far")


@pytest.mark.rule("FD-064", "FD-092", "FD-093", "FD-095", "FR-17")
def test_a_door_opens_with_a_key_from_either_side() -> None:
    door = tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"])
    g = exploring({"door": door, "far": tile()}, {(1, 0): "door", (2, 0): "far"})
    assert g.reaches("door", "A") and not g.reaches("door", "B") and g.offers("door")
    g.choose("door")
    assert g.keys == 2 and g.reaches("door", "B") and g.reaches("far") and not g.offers("door")
    # The same Door from its other side: the tile lies the other way round.
    g = exploring({"door": door, "far": tile()}, {(1, 0): ("door", 2), (2, 0): "far"})
    assert g.reaches("door", "B") and not g.reaches("door", "A")
    g.choose("door")
    assert g.keys == 2 and g.reaches("door", "A") and g.reaches("far")


@pytest.mark.rule("FD-076", "FD-068")
@pytest.mark.parametrize(("turn", "before"), [(0, "A"), (2, "B")])
def test_the_lantern_goes_to_the_side_of_the_door_from_which_it_is_opened(turn: int, before: str) -> None:
    door = tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"])
    g = exploring({"door": door}, {(1, 0): ("door", turn)})
    g.choose("door")
    assert g.lantern == g.region("door", before)


@pytest.mark.rule("FD-064")
def test_a_door_behind_a_monster_cannot_be_opened() -> None:
    door = tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"], signs=["...", ".M.", "..."])
    g = exploring({"door": door}, {(1, 0): "door"})
    assert g.reaches("door", "A") and not g.offers("door")


@pytest.mark.rule("FD-071", "FD-197", "FD-072")
def test_a_tile_without_a_place_loses_the_game_at_once() -> None:
    # S-31: the only open edges lie behind a Monster.
    tiles = {"entry": tile("0100", role="entry", signs=["...", ".E.", "..."]), "lair": tile(signs=LAIR), "new": tile()}
    g = exploring(tiles, {(1, 0): "lair"}, pile=["new"], xp=[5])
    assert g.offers("monster") and g.offers("buy_key")
    g.choose("draw_tile")
    assert g.outcome is not None and g.outcome.reason == "dead_end"


@pytest.mark.rule("FD-072", "FD-185", "FD-186", "FD-106")
def test_with_a_tile_in_hand_only_healing_and_equipment_are_possible() -> None:
    tiles = {"lair": tile(signs=LAIR), "new": tile()}
    g = exploring(tiles, {(1, 0): "lair"}, pile=["new"], xp=[2, 3])
    g.hero().health -= 5
    g.again().choose("draw_tile")
    assert {option.key for option in g.decision.options} == {"place", "buy_healing"}
    g.choose("buy_healing").choose("pay", 2)
    g.to("place")
    assert g.hero().health > g.most() - 5


@pytest.mark.rule("FD-074", "FR-20", "FR-21")
def test_an_empty_pile_is_no_loss_and_giving_up_is_offered_only_when_nothing_can_change() -> None:
    g = exploring({"lair": tile(signs=LAIR)}, {(1, 0): "lair"})
    assert not g.offers("draw_tile") and g.offers("monster") and not g.offers("give_up")
    alone = exploring({})
    assert alone.offers("give_up")
    over = exploring({}, rulings=["FR-21"])
    assert over.outcome is not None and over.outcome.reason == "gave_up"


@pytest.mark.rule("FR-21")
def test_a_door_that_a_key_could_open_keeps_the_game_alive() -> None:
    door = {"door": tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"])}
    g = exploring(door, {(1, 0): "door"}, keys=0, xp=[3])
    assert g.offers("buy_key") and not g.offers("give_up")
    poor = exploring(door, {(1, 0): "door"}, keys=0, xp=[1])
    assert poor.offers("give_up")


# ---------------------------------------------------------------------------------------------- Habitat Boundaries


@pytest.mark.rule("FD-168", "FD-169", "FD-170", "FD-171")
def test_a_habitat_boundary_parts_a_free_region_from_a_blocked_one() -> None:
    nest = tile(["010", "010", "010", "000"], plan=["AAA", "AAA", "BBB"], habitat="AB", signs=["...", "...", ".M."])
    tiles = {"entry": tile("0010", role="entry", signs=["...", ".E.", "..."]), "nest": nest, "new": tile(nodes="N")}
    g = exploring(tiles, {(0, 1): "nest"}, pile=["new"])
    assert g.reaches("nest", "A") and g.reaches("nest", "B") and g.offers("monster")
    g.choose("draw_tile")
    assert {at for at, _ in g.places()} == {(1, 1)}, "not at the south, which belongs to the blocked region"
    g.state.monsters = 0
    atlas.cleared(g.state, g.region("nest", "B"))
    assert {coordinates(at) for at, _ in atlas.placements(g.state, g.drawn)} == {(1, 1), (0, 2)}


@pytest.mark.rule("FD-050")
def test_ways_to_turn_a_tile_that_look_alike_are_one() -> None:
    tiles = {"corridor": tile("1010", nodes="NS"), "cross": tile(), "bend": tile("1100")}
    land = exploring(tiles).box.lands[0]
    ways = {ground.id: land.ways[ground.number] for ground in land.grounds}
    assert (ways["corridor"], ways["cross"], ways["bend"]) == ((0, 1), (0,), (0, 1, 2, 3))


# ---------------------------------------------------------------------------------------------- Ruins


@pytest.mark.rule("FD-066", "FD-172", "FD-173", "FR-16")
def test_a_tile_may_be_attached_through_the_passages_alone() -> None:
    hidden = {"plan": ["###", "#A#", "###"], "signs": ["...", ".P.", "..."]}
    wall = tile("0000")
    entry = tile(["000", "010", "000", "000"], role="entry", signs=["...", ".E.", "..P"])
    tiles = {"entry": entry, "new": tile("0000", **hidden), "plain": wall, "other": tile("0001")}
    g = exploring(tiles, {(1, 0): "other"}, pile=["new"])
    g.choose("draw_tile")
    assert (0, 1) in {at for at, _ in g.places()}
    assert not atlas.placements(g.state, [ground.id for ground in g.box.lands[0].grounds].index("plain"))
    g.choose("place")
    assert g.reaches("new")
    strict = exploring(tiles, {(1, 0): "other"}, pile=["new"], rulings=["FR-16"])
    strict.choose("draw_tile")
    assert strict.over


@pytest.mark.rule("FD-174")
def test_an_entrance_in_a_blocked_region_can_be_arrived_at_but_not_left() -> None:
    door = {"signs": ["...", ".P.", "..."]}
    lair = tile("0001", signs=["...", ".PM", "..."])
    entry = tile(["000", "010", "000", "000"], role="entry", signs=["...", ".E.", "..P"])
    tiles = {"entry": entry, "wall": tile("0001"), "lair": lair, "third": tile("0000", **door), "behind": tile("0100")}
    g = exploring(tiles, {(1, 0): "wall", (1, 1): "lair", (0, 1): "behind"})
    assert g.reaches("lair") and not g.reaches("behind")


# ---------------------------------------------------------------------------------------------- Caverns


@pytest.mark.rule("FD-176")
@pytest.mark.parametrize(("west", "east", "joined"), [("NE", "NW", True), ("NE", "SW", False), ("SE", "SW", True)])
def test_water_is_connected_at_the_corners_of_a_shared_side(west: str, east: str, joined: bool) -> None:
    tiles = {"boat": tile(water=[west]), "sword": tile(water=[east])}
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "sword"}, at="caverns", heroes=1)
    land = g.box.lands[1]
    names = [ground.id for ground in land.grounds]
    way = atlas.water_way(g.state, land, g.where[names.index("boat")], g.where[names.index("sword")], 0)
    assert bool(way) == joined
    assert all(mine != yours for side in SHARED for mine, yours in side)


@pytest.mark.rule("FD-177", "FD-178", "FR-43")
def test_the_boat_and_the_sword_need_a_tile_of_water_between_them() -> None:
    tiles = {
        "boat": tile(water=["NE"], signs=["...", ".B.", "..."]),
        "sword": tile(water=["NW"], signs=["...", ".K.", "..."]),
        "river": tile(water=["NW-NE"]),
    }
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "sword"}, at="caverns", heroes=1)
    assert not g.matches
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "river", (3, 0): "sword"}, at="caverns", heroes=1)
    assert [match.pattern for match in g.matches] == [3] and g.offers("legend", 3)


@pytest.mark.rule("FD-179", "FD-180")
def test_two_warp_portals_are_linked_and_one_does_nothing() -> None:
    gate = {"signs": ["...", ".W.", "..."]}
    tiles = {"one": tile("0001", **gate), "two": tile("0100", **gate), "wall": tile("0001")}
    g = exploring(tiles, {(1, 0): "one"}, at="caverns", heroes=1)
    assert g.reaches("one")
    g = exploring(tiles, {(1, 0): "one", (1, 1): "two"}, at="caverns", heroes=1)
    assert g.reaches("two")


# ---------------------------------------------------------------------------------------------- Architecture


@pytest.mark.rule("FD-181", "FR-18")
def test_upper_faces_upper_and_lower_faces_lower() -> None:
    low = ["aaa", "aaa", "aaa"]
    tiles = {"upper": tile("0001"), "lower": tile("0001", plan=low)}
    g = exploring(tiles, pile=["upper"], at="architecture", heroes=1)
    names = [ground.id for ground in g.box.lands[2].grounds]
    assert atlas.placements(g.state, names.index("upper")) and not atlas.placements(g.state, names.index("lower"))


@pytest.mark.rule("FD-182", "FD-183")
def test_only_a_level_stair_joins_the_levels() -> None:
    both = {"plan": ["AAA", "AAA", "bbb"]}
    tiles = {"stair": tile("0011", steps=["Ab"], **both), "none": tile("0011", **both)}
    with_stair = exploring(tiles, {(1, 0): "stair"}, at="architecture", heroes=1)
    without = exploring(tiles, {(1, 0): "none"}, at="architecture", heroes=1)
    assert with_stair.reaches("stair", "b") and not without.reaches("none", "b")
