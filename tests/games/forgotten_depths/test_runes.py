"""What may still become of the Rune Patterns."""

from __future__ import annotations

from tests.games.forgotten_depths.helpers import Table, exploring, tile

from fathom.games.forgotten_depths.box.board import cell
from fathom.games.forgotten_depths.rules.patterns import hopes

NODES = {name: tile(nodes=name) for name in ("E", "W", "EW", "N", "S")}


def east_of(x: int, y: int) -> int:
    return cell(x, y) * 2


def on_map(laid: dict[tuple[int, int], str]) -> Table:
    return exploring({**NODES, "bare": tile()}, laid, pile=["filler0"])


def test_a_pattern_of_which_a_part_is_there_knows_what_is_missing() -> None:
    line = hopes(on_map({(1, 0): "E", (2, 0): "EW"}).state)[0]
    assert line is not None
    assert line.there == (east_of(1, 0),) and line.begun == (east_of(2, 0),) and line.to_come == ()


def test_a_tile_without_a_node_ends_the_hope() -> None:
    line = hopes(on_map({(1, 0): "E", (2, 0): "EW", (3, 0): "bare"}).state)[0]
    assert line is None


def test_a_single_node_is_a_beginning() -> None:
    two = hopes(on_map({(1, 0): "E"}).state)[1]
    assert two is not None and two.there == () and two.begun == (east_of(1, 0),)


def test_nothing_is_hoped_for_before_the_first_node_and_after_the_location_was_met() -> None:
    assert set(hopes(on_map({}).state)) == {None}
    g = on_map({(1, 0): "E", (2, 0): "EW"})
    g.state.patterns_done = 15
    assert set(hopes(g.state)) == {None}
