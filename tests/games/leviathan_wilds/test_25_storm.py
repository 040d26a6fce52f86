"""Storm: a gale that blows left or right (chapter 25)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, given, shipped

STORM = shipped("storm")


def storm(**more: Any) -> Table:
    """The Storm with a gale that blows right, and threats that do nothing."""
    return given(**STORM | {"threats": []}, **{"ap": 3} | more)


def ability(g: Table, name: str, **more: Any) -> Table:
    return g.suffer(-1, do("ability", name=f"storm.{name}", **more))


def costs(g: Table, kind: str) -> dict[str, int]:
    """What each landing of a kind costs."""
    return {g.box.board.names[option.args[0]]: option.args[1] for option in g.options(kind)}


@pytest.mark.rule("LW-188")
def test_a_jump_with_the_gale_reaches_one_space_further() -> None:
    g = storm(at={0: "E6"})
    assert {"H6", "G7", "G5", "F8", "C6"} <= g.spaces("jump")
    assert not {"B6", "D8", "C5", "E9"} & g.spaces("jump")


@pytest.mark.rule("LW-188")
def test_a_jump_by_a_skill_is_carried_by_the_gale_but_a_shown_one_is_not() -> None:
    hand = [card("hop", do("jump", n=1)), card("shown", do("jump", diagram="@ x"))]
    g = storm(at={0: "E6"}, hand={0: hand})
    assert g.use("hop").spaces("jump") == {"D6", "E5", "E7", "F6", "G6", "F7", "F5"}
    assert g.choose("skip").use("shown").spaces("jump") == {"F6"}


@pytest.mark.rule("LW-188")
def test_the_last_step_of_a_glide_with_the_gale_is_free() -> None:
    found = costs(storm(at={0: "E7"}, ap=1), "glide")
    assert found == {"D6": 1, "E6": 1, "F6": 1, "F5": 1, "G5": 1}


@pytest.mark.rule("LW-188")
def test_when_the_gale_veers_it_carries_the_other_way() -> None:
    g = ability(storm(at={0: "E7"}, ap=1), "veer")
    assert g.scenario["gale"] == "left"
    assert g.spaces("glide") == {"D6", "E6", "F6", "C5", "D5"}
    assert ability(g, "veer").scenario["gale"] == "right"


@pytest.mark.rule("LW-188", "LW-262")
def test_a_gust_pushes_everybody_who_is_not_on_a_ledge() -> None:
    g = storm(at={0: "E8", 1: "C7"})
    assert (ability(g, "gust", n=2).at(0), g.at(1)) == ("G8", "C7")


@pytest.mark.rule("LW-249", "LR-52")
def test_no_block_holds_against_a_gust() -> None:
    g = storm(at={0: "E8", 1: "C7"}, hand={0: [card("guard", do("block", n=3))]}).use("guard")
    assert ability(g, "gust", n=2).at(0) == "G8"


@pytest.mark.rule("LR-04", "LR-06")
def test_a_gust_into_the_open_ends_in_a_fall() -> None:
    g = storm(at={0: "C6"})
    ability(ability(g, "veer"), "gust", n=2)
    assert (g.happened("falls", climber=0), g.at(0)) == (1, "A1")


@pytest.mark.rule("LW-222", "LR-07")
def test_the_players_choose_who_is_blown_away_first() -> None:
    g = storm(at={0: "E8", 1: "D7"})
    ability(g, "gust", n=1)
    assert [option.args[1] for option in g.options("order_climbers")] == [0, 1]


@pytest.mark.rule("LW-188")
def test_squall_turns_the_gale_before_it_blows() -> None:
    g = given(**STORM, at={0: "E8"}).resolve()
    assert (g.scenario["gale"], g.at(0)) == ("left", "D8")


@pytest.mark.rule("LW-260")
def test_lightning_that_misses_turns_the_gale() -> None:
    g = given(**STORM | {"threats": [STORM["threats"][1]]}, at={0: "E7", 1: "C1"}, ap=2)
    assert g.choose("climb", "D7").resolve().scenario["gale"] == "left"


@pytest.mark.rule("LW-270")
def test_a_wingbeat_pushes_with_the_gale() -> None:
    g = given(**STORM | {"threats": [STORM["threats"][3]]}, at={0: "E7"}).resolve()
    assert (g.at(0), g.climber(0).health) == ("F7", 7)
