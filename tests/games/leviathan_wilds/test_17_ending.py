"""The end of the game (chapter 17)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import do, given

GATE = [{"id": "card", "rule": [{"id": "gate", "form": "win", "when": [{"is": "scenario", "name": "gate_open"}]}]}]


@pytest.mark.rule("LW-199")
def test_the_players_win_at_once_when_the_last_crystal_is_removed() -> None:
    g = given(crystals={"A1": 2}, ap=4).choose("strike", 1)
    assert not g.over
    g.choose("strike", 1)
    assert g.over
    assert g.outcome.won
    assert g.outcome.scores == (1, 1)


@pytest.mark.rule("LW-199")
def test_without_the_win_condition_of_the_scenario_the_last_crystal_is_not_enough() -> None:
    g = given(crystals={"A1": 1}, ap=4, scenario=GATE, states={"gate_open": False}).choose("strike", 1)
    assert not g.over


@pytest.mark.rule("LW-199")
def test_the_win_condition_alone_is_not_enough_and_with_the_crystal_it_is() -> None:
    g = given(crystals={"A1": 1}, ap=4, scenario=GATE, states={"gate_open": False})
    g.suffer(-1, do("set", state="gate_open", to=True))
    assert not g.over
    assert g.choose("strike", 1).outcome.won


@pytest.mark.rule("LW-199")
def test_the_win_condition_may_be_met_after_the_last_crystal() -> None:
    g = given(crystals={"A1": 1}, ap=4, scenario=GATE, states={"gate_open": False}).choose("strike", 1)
    assert g.suffer(-1, do("set", state="gate_open", to=True)).outcome.won


@pytest.mark.rule("LW-200")
def test_a_win_is_told_so_that_the_conclusion_can_be_read() -> None:
    g = given(crystals={"A1": 1}, ap=4)
    assert not g.happened("won")
    assert g.choose("strike", 1).happened("won") == 1


@pytest.mark.rule("LW-201")
def test_nobody_loses_before_the_last_chance_is_over() -> None:
    g = given(climbers=3).suffer(1, do("lose", health=8))
    for _ in range(2):
        assert not g.over
        g.end_turn()
    assert not g.over
    assert g.end_turn().outcome.won is False


@pytest.mark.rule("LW-201")
def test_rounds_without_number_are_no_loss() -> None:
    g = given()
    while g.round < 12:
        g.end_turn()
    assert not g.over
