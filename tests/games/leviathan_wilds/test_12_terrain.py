"""Terrain (chapter 12)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, event, given

ROWS = ("nnnnn", "nnnnn", "nhdLn", "n.nnn", "LLLLL")  # harmful B3, difficult C3, ledge D3, open B2


def at(space: str, **more: object) -> Table:
    return given(**{"map": ROWS, "at": {0: space}, "ap": 4} | more)


@pytest.mark.rule("LW-152", "LR-02")
def test_staying_and_striking_on_harmful_terrain_costs_nothing() -> None:
    g = at("B3", crystals={"B3": 3, "E5": 1}).choose("strike", 1)
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-152", "LR-02")
def test_leaving_harmful_terrain_costs_nothing_and_coming_back_does() -> None:
    g = at("B3").choose("climb", "B4")
    assert g.climber(0).health == 8
    assert g.choose("climb", "B3").climber(0).health == 7


@pytest.mark.rule("LW-153")
def test_a_normal_space_is_entered_stood_on_and_left_without_effect() -> None:
    g = at("A4").choose("climb", "A5").choose("climb", "B5")
    assert (g.at(0), g.climber(0).health, g.grip(0), g.climber(0).falling) == ("B5", 8, 6, False)


@pytest.mark.rule("LW-154")
def test_entering_harmful_terrain_costs_one_health() -> None:
    g = at("B4").choose("climb", "B3")
    assert (g.climber(0).health, g.grip(0)) == (7, 6)


@pytest.mark.rule("LW-155")
def test_entering_difficult_terrain_costs_one_grip() -> None:
    g = at("C4").choose("climb", "C3")
    assert (g.climber(0).health, g.grip(0)) == (8, 5)


@pytest.mark.rule("LW-156")
def test_a_falling_climber_may_stop_on_a_ledge_it_enters() -> None:
    g = at("D4").choose("let_go")
    assert g.at(0) == "D3"
    assert g.offers("stop_falling")
    assert g.offers("fall_on")


@pytest.mark.rule("LW-156")
def test_rest_needs_a_ledge_and_a_ledge_does_nothing_else() -> None:
    g = at("D4")
    assert g.refuses("rest")
    g.choose("climb", "D3")
    assert g.offers("rest")
    assert (g.climber(0).health, g.grip(0)) == (8, 6)


@pytest.mark.rule("LW-157", "LW-158")
def test_an_open_space_may_be_entered_on_purpose_and_makes_the_climber_fall_at_once() -> None:
    g = at("A2")
    assert g.offers("climb", "B2")
    g.choose("climb", "B2")
    assert g.at(0) == "B1"
    assert g.happened("falls", climber=0) == 1


@pytest.mark.rule("LR-03", "LW-157")
def test_stepping_into_an_open_space_ends_a_climb() -> None:
    g = at("A2", hand={0: [card("dash", do("climb", n=3))]}).use("dash").choose("climb", "B2")
    assert g.asks("act")
    assert g.at(0) == "B1"


@pytest.mark.rule("LW-159")
@pytest.mark.parametrize("how", ["climb", "jump", "glide", "push", "fall", "put"])
def test_every_way_of_entering_harmful_terrain_counts(how: str) -> None:
    g = at("B4", spaces={"thorns": "B3"})
    if how == "push":
        g.suffer(0, do("push", dir="down", n=1))
    elif how == "put":
        g.suffer(0, do("put", at="space.thorns"))
    elif how == "fall":
        g.choose("let_go")
    else:
        g.choose(how, "B3")
    assert g.climber(0).health == 7


@pytest.mark.rule("LR-02", "LW-159")
def test_a_climber_put_where_it_stands_enters_nothing() -> None:
    g = at("B3", spaces={"thorns": "B3"}).suffer(0, do("put", at="space.thorns"))
    assert g.climber(0).health == 8


@pytest.mark.rule("LR-02", "LW-159")
def test_a_push_of_no_length_enters_nothing() -> None:
    g = given(map=["nh", "LL"], at={0: "B2"}, threat=event(do("push", dir="right", n=2))).resolve()
    assert g.climber(0).health == 8
