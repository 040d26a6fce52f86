"""Avalanche: frost that fills the hands (chapter 25)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, given, shipped

AVALANCHE = shipped("avalanche")
ROCKSLIDE, COLD_SNAP, _, WHITEOUT, CORNICE = AVALANCHE["threats"]


def avalanche(**more: Any) -> Table:
    """The Avalanche, with threats that do nothing; each climber begins with 1 frost."""
    return given(**AVALANCHE | {"threats": []} | {"ap": 3} | more)


def chilled(g: Table, c: int, n: int) -> Table:
    return g.suffer(c, do("ability", name="avalanche.frost", n=n))


def frost(g: Table, c: int) -> int:
    return sum(token.id == "frost" and token.holder == c for token in g.tokens)


@pytest.mark.rule("LW-190", "LW-192")
@pytest.mark.parametrize("climbers", [1, 2, 4])
def test_there_are_three_frost_per_climber_of_which_each_takes_one(climbers: int) -> None:
    g = avalanche(climbers=climbers)
    figures = len(g.climbers)
    assert sum(token.id == "frost" for token in g.tokens) == 3 * figures
    assert [frost(g, c) for c in range(figures)] == [1] * figures


@pytest.mark.rule("LW-190", "LW-249")
@pytest.mark.parametrize(("n", "held", "injuries"), [(1, 2, 0), (2, 3, 0), (4, 3, 2)])
def test_frost_x_takes_up_to_three_and_every_other_one_is_an_injury(n: int, held: int, injuries: int) -> None:
    g = chilled(avalanche(), 0, n)
    assert (frost(g, 0), g.happened("injured", climber=0)) == (held, injuries)


@pytest.mark.rule("LW-192")
def test_without_frost_in_the_supply_there_are_injuries() -> None:
    g = avalanche()
    for c in (0, 1):
        chilled(g, c, 2)
    g.suffer(1, do("spend", token="frost", n=3)).suffer(0, do("take", token="frost", n=3))
    assert chilled(g, 1, 1).happened("injured", climber=1) == 1


@pytest.mark.rule("LW-045")
@pytest.mark.parametrize(("more", "hand"), [(0, 2), (1, 1), (2, 0)])
def test_each_frost_makes_the_hand_smaller_that_one_draws_up_to(more: int, hand: int) -> None:
    g = avalanche(hand={0: 0}, deck={0: 9})
    chilled(g, 0, more)
    assert len(g.to("next_turn").hand(0)) == hand


@pytest.mark.rule("LW-080")
def test_warming_up_costs_an_ap_and_takes_one_frost_off_oneself() -> None:
    g = avalanche(at={0: "C10", 1: "A1"}).choose("scenario", "avalanche.warm_up")
    assert (frost(g, 0), frost(g, 1), g.ap) == (0, 1, 2)
    assert g.in_vain("scenario", "avalanche.warm_up")


@pytest.mark.rule("LW-080")
@pytest.mark.parametrize(("at", "offered"), [("E11", True), ("F11", True), ("E9", False)])
def test_warming_up_also_warms_one_climber_close_by(at: str, offered: bool) -> None:
    g = avalanche(at={0: "E11", 1: at}).choose("scenario", "avalanche.warm_up")
    assert g.offers("choose_climber", 1) is offered
    if offered:
        assert frost(g.choose("choose_climber", 1), 1) == 0


@pytest.mark.rule("LW-080")
def test_who_has_no_frost_can_still_warm_another() -> None:
    g = avalanche(at={0: "E11", 1: "F11"}).suffer(0, do("spend", token="frost"))
    g.choose("scenario", "avalanche.warm_up").choose("choose_climber", 1)
    assert frost(g, 1) == 0
    assert g.in_vain("scenario", "avalanche.warm_up")


@pytest.mark.rule("LW-095", "LW-188")
def test_a_rest_thaws_all_frost() -> None:
    g = chilled(avalanche(at={0: "E11"}), 0, 2).choose("rest")
    assert (frost(g, 0), frost(g, 1)) == (0, 1)


@pytest.mark.rule("LW-059")
@pytest.mark.parametrize(("other", "health"), [("F10", 6), ("A1", 7)])
def test_a_rockslide_hits_harder_for_each_other_climber_hit(other: str, health: int) -> None:
    g = given(**AVALANCHE | {"threats": [ROCKSLIDE]}, at={0: "E10", 1: other}).resolve()
    assert g.climber(0).health == health


@pytest.mark.rule("LW-054")
def test_a_cold_snap_spares_those_who_are_close_together() -> None:
    g = given(**AVALANCHE | {"threats": [COLD_SNAP]}, climbers=3, at={0: "E11", 1: "A1", 2: "F11"}).resolve()
    assert [frost(g, c) for c in range(3)] == [1, 2, 1]


@pytest.mark.rule("LW-236")
def test_an_enraged_whiteout_injures_the_climber_with_most_frost() -> None:
    g = given(**AVALANCHE | {"threats": [WHITEOUT]}, enraged=1)
    chilled(g, 1, 1).resolve()
    assert (g.happened("injured", climber=1), g.happened("injured", climber=0)) == (1, 0)


@pytest.mark.rule("LW-260")
def test_a_cornice_that_misses_chills_the_active_climber() -> None:
    g = given(**AVALANCHE | {"threats": [CORNICE]}, at={0: "E11", 1: "C1"}, ap=2)
    g.choose("climb", "E10").resolve()
    assert frost(g, 0) == 2


@pytest.mark.rule("LW-274")
def test_relic_shield_takes_from_rockslide_what_the_other_would_have_suffered() -> None:
    climbers = [("one", "alpha"), ("two", "beta"), ("hazard", "gamma")]
    g = avalanche(climbers=climbers, at={0: "C1", 1: "D1", 2: "J1"}, threats=[ROCKSLIDE]).to("take_over")
    g.choose("modify", "hazard").resolve()
    assert [k.health for k in g.climbers] == [8, 6, 6]  # two were hit, so each effect is −2
