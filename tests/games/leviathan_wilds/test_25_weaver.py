"""Weaver: webs that bridge the open and catch whoever falls (chapter 25)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, given, shipped

from fathom.games.leviathan_wilds.rules import scenario

WEAVER = shipped("weaver")
SPIN = do("ability", name="weaver.spin")


def weaver(**more: Any) -> Table:
    """The Weaver, with threats that do nothing; webs lie on C6, D5, F3, H5 and I6."""
    return given(**WEAVER | {"threats": []} | {"ap": 3} | more)


def webs(g: Table) -> set[str]:
    return {g.box.board.names[token.space] for token in g.tokens if token.id == "web" and token.space >= 0}


def web_on(g: Table, space: str) -> str:
    """The number of the web on a space."""
    return next(str(i) for i, t in enumerate(g.tokens) if t.id == "web" and t.space == g.box.board.number[space])


def without_supply(g: Table, *spaces: str) -> Table:
    """Put the seven webs of the supply on these spaces."""
    for i, space in zip(scenario.supply(g.state, "web"), spaces, strict=True):
        scenario.put_token(g.state, i, g.box.board.number[space])
    return g


@pytest.mark.rule("LW-188", "LW-193")
def test_five_webs_lie_on_the_map_and_seven_in_the_supply() -> None:
    g = weaver()
    assert webs(g) == {"C6", "D5", "F3", "H5", "I6"}
    assert sum(token.id == "web" for token in g.tokens) == 12


@pytest.mark.rule("LW-155", "LW-157")
def test_a_space_with_a_web_is_not_open_but_difficult() -> None:
    g = weaver(at={0: "C5"}).choose("climb", "D5")
    assert (g.at(0), g.grip(0), g.happened("falls")) == ("D5", 5, 0)


@pytest.mark.rule("LW-074")
def test_the_icon_against_difficult_terrain_helps_on_a_web() -> None:
    assert weaver(at={0: "C5"}, icons=["difficult"]).choose("climb", "D5").grip(0) == 6


@pytest.mark.rule("LW-096")
def test_nobody_rests_on_a_web() -> None:
    assert weaver(at={0: "D5"}).refuses("rest")


@pytest.mark.rule("LW-244")
def test_a_web_catches_whoever_falls_into_it_and_has_grip() -> None:
    g = weaver(at={0: "F4"}).suffer(0, do("fall"))
    assert (g.at(0), g.climber(0).falling, g.grip(0)) == ("F3", False, 5)


@pytest.mark.rule("LW-244")
def test_a_web_does_not_catch_whoever_has_no_grip() -> None:
    g = weaver(at={0: "F4"}, deck={0: 1}).suffer(0, do("fall"))
    assert g.at(0) == "F1"


@pytest.mark.rule("LW-108", "LW-160")
def test_one_can_let_go_of_a_web() -> None:
    g = weaver(at={0: "D5"}, hand={0: 3}).choose("let_go", 0)
    while g.asks("falling"):
        g.choose("fall_on")
    assert g.at(0) == "D1"


@pytest.mark.rule("LW-197", "LW-198")
@pytest.mark.parametrize("how", ["ap", "skill", "range"])
def test_a_strike_tears_a_web_and_who_stands_on_it_over_the_open_falls(how: str) -> None:
    hand = [card("jab", do("strike", n=2)), card("throw", do("strike", n=1, range=1))]
    g = weaver(at={0: "C5" if how == "range" else "D5", 1: "D5"}, hand={0: hand})
    if how != "ap":
        g.use("jab" if how == "skill" else "throw")
    g.choose("strike", web_on(g, "D5"))
    assert "D5" not in webs(g)
    assert g.to("act").climber(0).blight == 0
    assert g.at(1) == "D1"


@pytest.mark.rule("LR-19")
def test_a_stronger_strike_at_a_web_costs_no_more() -> None:
    g = weaver(at={0: "D5"}, ap=4)
    assert [option.args[0] for option in g.options("strike")] == [1]


@pytest.mark.rule("LW-188")
def test_spin_puts_a_web_under_the_climber_which_is_not_entering() -> None:
    g = weaver(at={0: "E7"}).suffer(0, SPIN)
    assert ("E7" in webs(g), g.grip(0)) == (True, 6)


@pytest.mark.rule("LW-188", "LW-249", "LR-52")
def test_spin_on_a_web_costs_health_instead_which_no_block_prevents() -> None:
    g = weaver(at={0: "D5"}, hand={0: [card("guard", do("block", n=3))]}).use("guard").suffer(0, SPIN)
    assert (g.climber(0).health, len(webs(g))) == (7, 5)


@pytest.mark.rule("LW-188", "LR-06")
def test_without_a_web_in_the_supply_the_furthest_one_is_taken_and_its_climber_falls() -> None:
    g = without_supply(weaver(at={0: "K8", 1: "D5"}), "E10", "F10", "G10", "F9", "F8", "E8", "G8")
    g.suffer(0, SPIN).choose("move_web", "D5")
    assert ("K8" in webs(g), "D5" in webs(g)) == (True, False)
    assert g.to("act").at(1) == "D1"


@pytest.mark.rule("LW-222")
def test_of_webs_that_are_level_the_players_choose() -> None:
    g = without_supply(weaver(at={0: "F7"}), "E10", "F10", "G10", "F9", "F8", "E8", "G8")
    g.suffer(0, SPIN)
    assert g.spaces("move_web") == {"F3", "D5", "H5", "C6", "I6", "E10", "G10"}
    assert "F3" not in webs(g.choose("move_web", "F3"))


@pytest.mark.rule("LW-054")
def test_pluck_the_thread_finds_the_active_and_the_next_climber_on_a_web() -> None:
    g = given(**WEAVER | {"threats": [WEAVER["threats"][1]]}, climbers=3, at={0: "D5", 1: "C5", 2: "H5"}).resolve()
    assert [g.climber(c).health for c in range(3)] == [7, 8, 8]


@pytest.mark.rule("LW-054")
def test_pluck_the_thread_spins_the_highest_in_if_nobody_is_on_a_web() -> None:
    g = given(**WEAVER | {"threats": [WEAVER["threats"][1]]}, at={0: "C5", 1: "E7"}).resolve()
    assert "E7" in webs(g)


@pytest.mark.rule("LW-157")
def test_whoever_is_pushed_over_the_open_onto_a_web_hangs_there() -> None:
    g = weaver(at={0: "F5"}).suffer(0, do("push", dir="right", n=2))
    assert (g.at(0), g.climber(0).falling) == ("H5", False)
