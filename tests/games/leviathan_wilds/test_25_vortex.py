"""Vortex (chapter 25): gravity that turns, falls that go round the world."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, event, given, played, shipped, shown

VORTEX = shipped("vortex")
WIND, UPDRAFT, SHEAR, DOWNBURST, RING = range(5)
#: Ledges in row 1, at D2 and at A3; everything else is normal.
ROUND: dict[str, Any] = {"map": ["nnnnn", "Lnnnn", "nnnLn", "LLLLL"], "states": {"gravity": "down"}, "wrap": True}


def vortex(card: int = DOWNBURST, **more: Any) -> Table:
    told: dict[str, Any] = {"at": {0: "C2", 1: "I2"}} | more
    return given(**VORTEX | {"threats": [VORTEX["threats"][card]] * 5}, **told)


def turned(way: str, **more: Any) -> Table:
    """A plain map that wraps, with gravity this way."""
    told: dict[str, Any] = {"at": {0: "C3"}, "ap": 3} | more
    return given(**ROUND | {"states": {"gravity": way}}, **told)


# ---------------------------------------------------------------------------------------------- gravity


@pytest.mark.rule("LW-310", "LW-161")
@pytest.mark.parametrize(("way", "end"), [("down", "C1"), ("up", "C1"), ("left", "A3"), ("right", "A3")])
def test_a_fall_goes_where_gravity_pulls_to_the_next_ledge(way: str, end: str) -> None:
    g = turned(way).choose("let_go", 0)
    while g.asks("falling"):
        g.choose("stop_falling") if g.offers("stop_falling") else g.choose("fall_on")
    assert g.at(0) == end


@pytest.mark.rule("LW-310", "LW-086")
def test_a_glide_goes_where_gravity_pulls_straight_or_slanting() -> None:
    g = turned("right", at={0: "B2"}, ap=2)
    assert g.spaces("glide") == {"C1", "C2", "C3", "D1", "D2", "D3", "D4"}
    assert turned("up", at={0: "A2"}, ap=1).spaces("glide") == {"A3", "B3"}


@pytest.mark.rule("LW-310")
def test_the_glide_of_a_skill_follows_gravity_too() -> None:
    g = turned("left", at={0: "C2"}).carry_out(0, do("glide", n=1))
    assert g.spaces("glide") == {"B1", "B2", "B3"}


@pytest.mark.rule("LW-311")
@pytest.mark.parametrize(("way", "end"), [("down", "C2"), ("up", "C4"), ("left", "B3"), ("right", "D3")])
def test_a_push_with_the_gravity_arrow_goes_where_gravity_pulls(way: str, end: str) -> None:
    assert turned(way).suffer(0, do("push", dir="gravity", n=1)).at(0) == end


@pytest.mark.rule("LW-312")
def test_climb_jump_glide_and_push_never_leave_the_map() -> None:
    g = turned("left", at={0: "A2"})
    assert g.spaces("climb") == {"A1", "A3", "B2"}
    assert all(space[0] in "ABC" for space in g.spaces("jump"))
    assert g.refuses("glide")
    assert g.suffer(0, do("push", dir="gravity", n=2)).at(0) == "A2"


@pytest.mark.rule("LW-310")
def test_highest_and_lowest_stay_as_on_the_page() -> None:
    g = turned("up", at={0: "C2", 1: "C4"}, threat=event(do("lose", health=1), who="highest")).resolve()
    assert g.climber(1).health == 7 and g.climber(0).health == 8


# ---------------------------------------------------------------------------------------------- round the world


@pytest.mark.rule("LW-312")
def test_a_fall_that_leaves_the_map_comes_in_at_the_opposite_edge() -> None:
    g = turned("up", at={0: "C4"}).choose("let_go", 0)
    assert g.spaces("fall_on") == {"C1"}
    g = turned("left", at={0: "A2"}).choose("let_go", 0)
    assert g.spaces("fall_on") == {"E2"}


@pytest.mark.rule("LW-312", "LW-168")
def test_ledges_of_the_starting_row_can_be_passed_too() -> None:
    g = turned("down", at={0: "C2"}).choose("let_go", 0).choose("fall_on")
    assert g.at(0) == "C1" and g.offers("stop_falling")
    assert g.choose("fall_on").at(0) == "C4"


@pytest.mark.rule("LW-312", "LR-26")
def test_a_fall_that_came_by_its_first_space_again_ends_on_the_next_ledge() -> None:
    g = turned("down", at={0: "D3"}).choose("let_go", 0)
    for space in ("D2", "D1", "D4", "D3"):
        assert g.choose("fall_on").at(0) == space
    g.choose("fall_on")
    assert g.at(0) == "D2" and g.offers("stop_falling") and g.refuses("fall_on")


@pytest.mark.rule("LW-312", "LW-148")
def test_without_grip_one_falls_on_the_way_that_gravity_pulls() -> None:
    g = turned("right", at={0: "D3"}, deck={0: 1}).suffer(0, do("lose", grip=1))
    assert g.asks("falling") and g.spaces("fall_on") == {"E3"}


# ---------------------------------------------------------------------------------------------- its own map and cards


def test_every_fall_ends_whichever_way_it_goes() -> None:
    board = vortex().box.board
    for falls in board.falls.values():
        for space in range(board.size):
            seen = {space}
            while not board.terrain[space] & 1:
                space = falls[space]
                assert space not in seen
                seen.add(space)


@pytest.mark.rule("LW-310")
@pytest.mark.parametrize(("card", "enraged", "to"), [(WIND, 0, "left"), (UPDRAFT, 0, "up"), (SHEAR, 0, "right"),
                                                     (SHEAR, 5, "left"), (WIND, 5, "right")])  # fmt: skip
def test_its_cards_turn_the_wind(card: int, enraged: int, to: str) -> None:
    assert vortex(card, enraged=enraged).resolve().scenario["gravity"] == to


@pytest.mark.rule("LW-310")
def test_the_wind_alone_makes_nobody_fall() -> None:
    g = vortex(at={0: "B8", 1: "I2"}).suffer(-1, do("ability", name="vortex.wind", dir="left"))
    assert g.at(0) == "B8" and not g.happened("falls")


@pytest.mark.rule("LW-311")
def test_the_wind_card_pushes_with_the_gravity_that_it_has_just_turned() -> None:
    g = vortex(WIND, at={0: "E2", 1: "I2"}).resolve()
    assert g.at(0) == "D2" and g.at(1) == "H2"


@pytest.mark.rule("LW-311", "LW-157")
def test_who_is_pushed_into_the_open_falls_the_new_way() -> None:
    g = vortex(WIND, at={0: "D4", 1: "I2"})
    g.to("falling")
    assert g.at(0) == "C4" and g.spaces("fall_on") == {"B4"}


def test_a_ring_of_debris_that_misses_turns_the_wind_round() -> None:
    g = vortex(RING, at={0: "A1", 1: "A1"}).resolve()
    assert g.scenario["gravity"] == "up"
    assert vortex(RING, at={0: "F5", 1: "A1"}).resolve().climber(0).health == 8
    assert vortex(RING, at={0: "E5", 1: "A1"}).resolve().climber(0).health < 8


# ---------------------------------------------------------------------------------------------- on the table


@pytest.mark.rule("LW-310")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_shows_which_way_is_down(lang: str) -> None:
    g = played("vortex", at={0: "B6"})
    before = next(panel.subtitle for panel in shown(g, lang)[0].panels if panel.kind == "scenario")
    g.state.events = []
    g.suffer(-1, do("ability", name="vortex.wind", dir="left"))
    scene, lines = shown(g, lang)
    after = next(panel.subtitle for panel in scene.panels if panel.kind == "scenario")
    assert after and after != before and len(lines) >= 1
    figure = next(piece for piece in scene.boards[0].pieces if piece.id == "climber.0")
    assert figure.tilt == 90
    assert next(choice for choice in scene.choices if choice.key == "let_go").preview is not None
