"""Clarifications for leviathans (chapter 25): those that are shipped."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, given, shipped

WATCHER = shipped("watcher")


def eye(open_: bool, **more: Any) -> Table:
    """The Watcher with its eye open or closed, climber 0 on it."""
    g = given(**WATCHER, **{"at": {0: "E8"}, "ap": 3} | more)
    return g.suffer(-1, do("ability", name=f"watcher.{'open' if open_ else 'close'}"))


@pytest.mark.rule("LW-313")
def test_a_strike_on_the_open_eye_closes_it_and_lowers_the_pool_by_its_value() -> None:
    g = eye(True).choose("strike", 3, "eye").choose("lower_die", 4, 3)
    assert sorted(g.pools[0]) == [1, 4, 4]
    assert g.scenario["eye_open"] is False
    assert g.climber(0).blight == 1


@pytest.mark.rule("LW-313")
def test_a_closed_eye_cannot_be_struck() -> None:
    assert eye(False).refuses("strike", "eye")


@pytest.mark.rule("LW-314", "LR-17")
def test_with_an_empty_pool_the_eye_can_still_be_struck_to_close_it_without_blight() -> None:
    g = eye(True)
    g.state.pools = ((),)
    g.again().choose("strike", 1, "eye")
    assert g.scenario["eye_open"] is False
    assert g.climber(0).blight == 0


@pytest.mark.rule("LW-314")
@pytest.mark.parametrize(("open_", "health"), [(True, 6), (False, 8)])
def test_with_an_empty_pool_the_effects_of_the_open_eye_go_on(open_: bool, health: int) -> None:
    threats = [WATCHER["threats"][1]] * 5
    g = given(**WATCHER | {"threats": threats}, at={0: "E7"})
    g.state.pools = ((),)
    g.suffer(-1, do("ability", name=f"watcher.{'open' if open_ else 'close'}")).resolve()
    assert g.climber(0).health == health


@pytest.mark.rule("LW-313", "LW-242")
def test_the_open_eye_is_struck_by_whoever_stands_on_it_or_reaches_it() -> None:
    assert eye(True, at={0: "E9"}).refuses("strike", "eye")
    far = card("far", do("range_plus", n=1))
    assert eye(True, at={0: "E9"}, hand={0: [far]}).use("far").offers("strike", "eye")


@pytest.mark.rule("LW-194", "LW-313")
def test_whoever_stands_on_the_lid_stands_on_the_eye_when_it_opens() -> None:
    g = eye(True, at={0: "D8"})
    assert (g.at(0), g.climber(0).health, g.offers("strike", "eye")) == ("D8", 8, True)
    assert g.choose("climb", "E8").choose("climb", "F8").climber(0).health == 7
