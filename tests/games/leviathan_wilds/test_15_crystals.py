"""Crystals and crystal pools (chapter 15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, blank, card, do, given


def pool(*values: int, colour: str = "purple", spaces: tuple[str, ...] = ("A1",), **more: Any) -> Table:
    """A climber on A1 with 5 AP and a pool that is struck from some spaces."""
    return given(
        **{
            "ap": 5,
            "pools": [{"id": "heart", "colour": colour, "values": list(values), "from": "space.gate"}],
            "spaces": {"gate": list(spaces)},
        }
        | more
    )


@pytest.mark.rule("LW-179", "LW-199")
def test_to_win_every_crystal_must_be_broken_and_every_pool_at_zero() -> None:
    g = pool(1, crystals={"A1": 1}).choose("strike", 1, "A1")
    assert not g.over
    assert g.choose("strike", 1, "heart").outcome.won


@pytest.mark.rule("LW-179")
def test_an_empty_pool_alone_does_not_win_while_a_crystal_stands() -> None:
    assert not pool(1).choose("strike", 1, "heart").over


@pytest.mark.rule("LW-180")
def test_the_values_of_a_pools_dice_add_up() -> None:
    g = pool(2, 3, crystals={}).choose("strike", 5, "heart")
    assert g.outcome.won


@pytest.mark.rule("LW-181", "LW-185")
@pytest.mark.parametrize(("colour", "blight"), [("purple", 0), ("teal", 2)])
def test_all_dice_of_a_pool_have_its_colour(colour: str, blight: int) -> None:
    g = pool(2, 6, colour=colour)
    g.choose("strike", 1, "heart").choose("lower_die", 2)
    g.choose("strike", 1, "heart").choose("lower_die", 6)
    assert g.climber(0).blight == blight


@pytest.mark.rule("LW-182")
@pytest.mark.parametrize(("space", "can"), [("A1", True), ("C1", True), ("B1", False)])
def test_a_pool_is_struck_only_from_the_spaces_that_the_scenario_names(space: str, can: bool) -> None:
    g = pool(4, spaces=("A1", "C1"), at={0: space})
    assert g.offers("strike", "heart") == can


@pytest.mark.rule("LW-183")
def test_a_strike_on_a_pool_lowers_the_dice_that_the_players_choose_by_its_value() -> None:
    g = pool(3, 5).choose("strike", 4, "heart")
    assert {o.args for o in g.decision.options} == {(3, 3), (3, 2), (3, 1), (5, 4), (5, 3), (5, 2), (5, 1)}
    g.choose("lower_die", 5, 3).choose("lower_die", 3, 1)
    assert g.pools == ((2, 2),)


@pytest.mark.rule("LW-184")
def test_strike_three_on_dice_two_and_six_removes_the_two_and_lowers_the_six_to_five() -> None:
    g = pool(2, 6).choose("strike", 3, "heart").choose("lower_die", 2, 2)
    assert g.pools == ((5,),)


@pytest.mark.rule("LW-185")
def test_a_strike_on_a_teal_pool_gives_one_blight_however_many_dice_it_lowers() -> None:
    g = pool(2, 6, colour="teal").choose("strike", 3, "heart").choose("lower_die", 2, 2)
    assert g.climber(0).blight == 1


@pytest.mark.rule("LW-186")
def test_a_pool_is_broken_when_its_last_die_is_removed() -> None:
    g = pool(1, 2, crystals={}).choose("strike", 1, "heart").choose("lower_die", 1)
    assert not g.over
    assert g.choose("strike", 2, "heart").outcome.won


@pytest.mark.rule("LW-187")
def test_a_broken_crystal_is_no_origin_of_attacks_and_no_target_of_strikes() -> None:
    boom = attack(". x .\nx @ x\n. x .", do("lose", health=1), origins=["crystal"])
    g = given(crystals={"A2": 1, "E6": 6}, at={0: "A2"}, ap=1, threat=boom).choose("strike", 1)
    assert g.refuses("strike")
    assert g.resolve().climber(0).health == 8


@pytest.mark.rule("LW-187")
def test_a_standing_crystal_is_an_origin() -> None:
    boom = attack(". x .\nx @ x\n. x .", do("lose", health=1), origins=["crystal"])
    g = given(crystals={"A2": 2, "E6": 6}, at={0: "A2"}, ap=1, threat=boom).choose("strike", 1)
    assert g.resolve().climber(0).health == 7


@pytest.mark.rule("LR-34")
@pytest.mark.parametrize(("die", "after"), [(6, 6), (5, 6)])
def test_a_die_at_six_cannot_be_raised(die: int, after: int) -> None:
    g = given(crystals={"A3": die}).suffer(-1, do("crystal", n=1, which="lowest_value"))
    assert g.crystal("A3") == after


@pytest.mark.rule("LR-08", "LW-199")
def test_breaking_the_last_crystal_wins_even_if_its_blight_would_defeat_the_striker() -> None:
    g = given(crystals={"A1": -1}, health={0: 1}, ap=1).choose("strike", 1)
    assert g.outcome.won


@pytest.mark.rule("LR-19")
def test_surplus_of_a_strike_is_lost_on_a_crystal_and_nothing_is_struck_without_a_target() -> None:
    g = given(crystals={"A1": 2, "E6": 1}, ap=5, hand={0: [card("jab", do("strike", n=1)), blank("x")]})
    g.choose("strike", 4)
    assert g.crystal("E6") == 1
    assert g.refuses("strike")
    assert g.in_vain("use", "jab")
