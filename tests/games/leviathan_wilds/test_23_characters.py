"""Clarifications for characters (chapter 23): those that are shipped."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, do, event, given

import fathom
from fathom.games.leviathan_wilds.state import Wilds

CHEER = [("cheer", "alpha"), ("two", "beta")]
HAZARD = [("two", "beta"), ("hazard", "alpha")]


@pytest.mark.rule("LW-271")
def test_cheers_extra_mushrooms_go_to_two_different_spaces_that_have_one() -> None:
    g = fathom.new("leviathan-wilds", seed=2, climbers=[("cheer", "breaker"), ("fix", "magus")], first=0)
    assert isinstance(g, Wilds)
    spots = {s for s, _ in g.mushrooms}
    first = {o.args[0] for o in g.decision.options}
    assert g.decision.key == "place"
    assert first == spots
    g.choose(0)
    assert {o.args[0] for o in g.decision.options} == spots - {min(spots)}
    g.choose(0)
    assert sorted(Counter(s for s, _ in g.mushrooms).values()) == [1, 1, 1, 1, 2, 2]
    assert len(g.mushroom_box) == 8


@pytest.mark.rule("LW-272")
def test_cheer_shuffles_used_mushrooms_into_a_new_supply_when_the_box_is_empty() -> None:
    g = given(climbers=CHEER, ap=1)
    g.state.mushroom_box, g.state.mushroom_discard = (), ("health", "grip")
    g.again().use("cheer")
    assert g.climber(0).mushrooms + g.mushroom_box in (("health", "grip"), ("grip", "health"))
    assert g.mushroom_discard == ()


@pytest.mark.rule("LW-272")
def test_while_the_box_is_not_empty_used_mushrooms_stay_used() -> None:
    g = given(climbers=CHEER, ap=1)
    g.state.mushroom_box, g.state.mushroom_discard = ("focus",), ("health", "grip")
    assert g.again().use("cheer").climber(0).mushrooms == ("focus",)
    assert g.mushroom_discard == ("health", "grip")


@pytest.mark.rule("LW-273")
def test_without_supply_and_used_mushrooms_cheer_takes_none() -> None:
    g = given(climbers=CHEER, ap=1, hand={0: ["cheer.mushroom_feast"]}, health={1: 5})
    g.state.mushroom_box = ()
    assert g.again().refuses("use", "cheer")
    g.use("cheer.mushroom_feast").choose("choose_climber", 1)
    assert (g.climber(0).mushrooms, g.climber(1).health) == ((), 6)


def shielded(g: Table) -> Table:
    return g.to("take_over").choose("modify", "hazard")


@pytest.mark.rule("LW-274")
def test_with_relic_shield_for_b_all_minus_one_health_costs_b_none_and_hazard_two() -> None:
    g = shielded(given(climbers=HAZARD, threat=event(do("lose", health=1), who="all"))).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (8, 6)
    assert g.climber(1).focused


@pytest.mark.rule("LW-274", "LW-063")
def test_relic_shield_takes_the_whole_effect_of_an_attack_with_its_push() -> None:
    threat = attack("@", do("lose", health=2), do("push", dir="right", n=1))
    g = shielded(given(climbers=HAZARD, at={0: "A3", 1: "C3"}, threat=threat)).resolve()
    assert (g.at(0), g.climber(0).health, g.at(1), g.climber(1).health) == ("A3", 8, "D3", 6)


@pytest.mark.rule("LW-274")
def test_relic_shield_is_no_answer_to_a_threat_on_hazard_alone() -> None:
    g = given(climbers=[("hazard", "alpha"), ("two", "beta")], threat=event(do("lose", health=1))).resolve()
    assert (g.climber(0).health, g.climber(0).focused) == (7, False)
