"""Legendary Locations: Rune Patterns and their cards (chapter 15)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, exploring, real, tile

from fathom.games.forgotten_depths.box.board import connections, orientations

#: Tiles with Nodes: ends, corners, doubles.
NODES = {name: tile(nodes=name) for name in ("E", "W", "N", "S", "EW", "NS", "SW", "NE", "ES", "NW", "ESW", "NEW")}
LINE = {(1, 0): "E", (2, 0): "EW", (3, 0): "W"}


def on_map(laid: dict[tuple[int, int], str], **values: object) -> Table:
    return exploring(NODES, laid, pile=["filler0"], **values)


def patterns(g: Table) -> set[int]:
    return {option.args[0] + 1 for option in g.options("legend")}


@pytest.mark.rule("FD-125", "FD-126", "FD-128", "FD-131", "FD-136")
def test_three_tiles_in_a_line_make_the_first_pattern_of_the_ruins() -> None:
    assert patterns(on_map(LINE)) == {1}
    assert patterns(on_map({(1, 0): "E", (2, 0): "E", (3, 0): "W"})) == set(), "the Nodes must face each other"


@pytest.mark.rule("FD-127")
def test_patterns_may_be_turned_and_mirrored() -> None:
    assert patterns(on_map({(1, 0): "S", (1, 1): "NS", (1, 2): "N"})) == {1}
    assert len(orientations(connections(["o-o  ", "  |  ", "  o-o"]))) == 4
    assert len(orientations(connections(["o-o-o", "    |", "    o"]))) == 8
    step = {(1, 0): "E", (2, 0): "SW", (2, 1): "NE", (3, 1): "W"}
    mirrored = {(3, 0): "W", (2, 0): "ES", (2, 1): "NW", (1, 1): "E"}
    assert 3 in patterns(on_map(step)) and 3 in patterns(on_map({**mirrored, (1, 0): "filler1"}))


@pytest.mark.rule("FD-129", "FR-41")
def test_extra_nodes_do_not_prevent_a_match() -> None:
    longer = {(1, 0): "E", (2, 0): "EW", (3, 0): "ESW"}
    assert 1 in patterns(on_map({**longer, (4, 0): "W"}))
    more = {(1, 0): "ES", (2, 0): "EW", (3, 0): "W"}
    assert patterns(on_map(more)) == {1} and patterns(on_map(more, rulings=["FR-41"])) == set()
    assert patterns(on_map(LINE, rulings=["FR-41"])) == {1}


@pytest.mark.rule("FD-130")
def test_one_arrangement_may_satisfy_several_patterns() -> None:
    yoke = {(1, 0): "ES", (2, 0): "SW", (1, 1): "N", (2, 1): "N"}
    assert patterns(on_map(yoke)) == {2, 4}


@pytest.mark.rule("FD-132", "FD-133", "FD-134", "FD-135")
def test_used_nodes_are_used_up_and_each_pattern_comes_once() -> None:
    # Two lines of three that share the tile in the middle, by different Nodes of it.
    cross = tile(nodes="NESW")
    laid = {(1, 0): "E", (2, 0): "cross", (3, 0): "W", (2, -1): "S", (2, 1): "N"}
    g = exploring({**NODES, "cross": cross}, laid, pile=["filler0"])
    before = len(g.knots)
    assert before == 4
    first = next(option for option in g.options("legend") if option.args[0] == 0)
    g.state.choose(first)
    assert len(g.knots) == before - 2 and set(g.used_knots) == set(first.args[1])
    assert g.patterns_done & 1 and all(match.pattern != 0 for match in g.matches)
    assert all(not set(match.knots) & set(g.used_knots) for match in g.matches)


@pytest.mark.rule("FD-137", "FD-138", "FD-139", "FD-140", "FD-145", "FD-013")
def test_the_opening_card_leads_to_one_pile_to_its_end() -> None:
    # S-37
    g = on_map({(1, 0): "E", (2, 0): "W", (1, 1): "E", (2, 1): "W"}, heroes=1)
    opening = g.box.legend_names.index("ruins_2_b")
    g.state.openings = (g.openings[0], (opening, *g.openings[1]), *g.openings[2:])
    g.hero().health = 500
    g.choose("legend", 1).to("explore")
    assert [event["card"] for event in g.events_of("legend_card")] == ["ruins_2b_1", "ruins_2b_2", "ruins_2b_3"]
    assert g.patterns_done == 0b10 and 2 not in patterns(g)


@pytest.mark.rule("FD-142", "FD-077")
def test_the_location_pays_its_xp_when_it_is_complete() -> None:
    g = on_map(LINE, heroes=1)
    g.state.openings = ((g.box.legend_names.index("ruins_1_a"),), *g.openings[1:])
    g.choose("legend", 0)
    assert g.xp == b""
    g.to("explore")
    assert g.xp == bytes([4])


@pytest.mark.rule("FD-143")
def test_the_players_decide_who_receives_an_item_of_a_location() -> None:
    g = on_map(LINE, heroes=3)
    g.state.openings = ((g.box.legend_names.index("ruins_1_a"),), *g.openings[1:])
    g.choose("legend", 0).to("give")
    assert {option.args[0] for option in g.options("give")} == {0, 1, 2}


@pytest.mark.rule("FD-141", "FR-42", "FD-076")
def test_nodes_out_of_reach_count_but_some_region_must_be_in_reach() -> None:
    walls = {name: tile("0000", nodes=name) for name in ("E", "EW", "W")}
    far = exploring(walls, {(1, 0): "E", (2, 0): "EW", (3, 0): "W"}, pile=["filler0"])
    assert far.matches and not far.offers("legend")
    near = exploring({**walls, "E": tile(nodes="E")}, {(1, 0): "E", (2, 0): "EW", (3, 0): "W"}, pile=["filler0"])
    assert near.offers("legend")
    near.choose("legend")
    assert near.lantern == near.region("E")


@pytest.mark.rule("FD-013", "FD-016")
def test_every_ecology_has_four_patterns_and_its_number_of_cards() -> None:
    box = real()
    counts = {name: 0 for name in ("ruins", "caverns", "architecture")}
    for legend in box.legends.values():
        counts[box.runes[legend.pattern].ecology] += 1
    assert counts == {"ruins": 30, "caverns": 30, "architecture": 21}
    assert all(len(land.patterns) == 4 for land in box.lands)
