"""The Tunneler: the old lift, its buttons, its lever, and what the beast does with it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, given, played, shipped

from fathom.core.game import find

TUNNELER = shipped("tunneler")
#: The value of the crystal on the lift.
DIE = TUNNELER["crystals"]["lift.B1"]
CAVE_IN, BLIND_SWIPE, TREMOR, NOSING, BURROW = TUNNELER["threats"]


def mole(**more: Any) -> Table:
    """The Tunneler with the lift at level 1, climber 0 on it."""
    return given(**TUNNELER | {"threats": None, "at": {0: "E2"}, "ap": 3} | more)


def level(g: Table) -> str:
    return str(g.overlays[0][0])


def lift(n: int) -> dict[str, Any]:
    return do("ability", name="tunneler.lift", n=n)


@pytest.mark.rule("LW-080")
def test_a_button_calls_the_lift_to_its_level_for_one_ap() -> None:
    g = mole(at={0: "D8"}).choose("scenario", "tunneler.call")
    assert (level(g), g.ap, g.at(0)) == ("3", 2, "D8")
    assert g.crystal("F8") == DIE


@pytest.mark.rule("LW-080")
def test_the_button_of_the_level_where_the_lift_is_cannot_be_pressed() -> None:
    assert mole(at={0: "D2"}).refuses("scenario", "tunneler.call")
    assert mole(at={0: "C3"}).refuses("scenario", "tunneler.call")


@pytest.mark.rule("LW-080")
def test_whoever_stands_on_the_lift_pulls_the_lever_up_or_down() -> None:
    g = mole().suffer(-1, lift(1)).choose("scenario", "tunneler.lever")
    assert g.asks("tunneler.lever") and g.spaces("tunneler.up") == {"E8", "F8"}
    g.choose("tunneler.down")
    assert (level(g), g.at(0), g.ap) == ("1", "E2", 2)


def test_at_the_bottom_the_lever_only_goes_up() -> None:
    g = mole().choose("scenario", "tunneler.lever")
    assert (level(g), g.at(0)) == ("2", "E5")


def test_the_lever_is_out_of_reach_beside_the_lift() -> None:
    assert mole(at={0: "D2"}).refuses("scenario", "tunneler.lever")


@pytest.mark.rule("LW-303", "LW-196")
def test_climbers_markers_and_the_die_ride_along_and_enter_nothing() -> None:
    g = mole(at={0: "E2", 1: "F2"}, threats=[CAVE_IN], mushrooms={"E2": "health"}).choose("scenario", "tunneler.lever")
    assert (g.at(0), g.at(1)) == ("E5", "F5")
    assert g.marked == ["E5"]
    assert (g.crystal("F5"), g.crystal("F2")) == (DIE, 0)
    assert not g.happened("moved")


@pytest.mark.rule("LW-303")
def test_the_attack_hits_where_the_lift_has_carried_its_marker() -> None:
    g = mole(at={0: "E2", 1: "D5"}, threats=[BLIND_SWIPE]).choose("scenario", "tunneler.lever").resolve()
    assert (g.climber(0).health, g.climber(1).health) == (6, 6)


@pytest.mark.parametrize(("n", "to"), [(1, "2"), (-1, "1"), (9, "4")])
def test_lift_x_stops_at_the_ends_of_the_shaft(n: int, to: str) -> None:
    assert level(mole().suffer(-1, lift(n))) == to


def test_whoever_hangs_in_the_shaft_is_taken_along() -> None:
    g = mole(at={0: "D2", 1: "E4"}, until="start").suffer(-1, lift(1))
    assert g.at(1) == "E5"
    assert not g.happened("falls")


def test_a_tremor_drops_the_lift_and_shakes_whoever_has_no_ledge() -> None:
    g = mole(at={0: "E2", 1: "D3"}, threats=[TREMOR]).suffer(-1, lift(2)).resolve()
    assert (level(g), g.at(0)) == ("2", "E5")
    assert (g.grip(0), g.grip(1)) == (6, 4)


def test_a_tremor_that_finds_everybody_on_a_ledge_hurts_the_highest() -> None:
    g = mole(at={0: "A1", 1: "E2"}, threats=[TREMOR]).resolve()
    assert (g.grip(0), g.grip(1), g.climber(0).health, g.climber(1).health) == (6, 6, 8, 7)


def test_the_great_tremor_drops_it_to_the_bottom_before_anybody_acts() -> None:
    g = mole(at={0: "E2", 1: "D3"}, threats=[TREMOR], enraged=1, until="start")
    g.suffer(-1, lift(3))
    g.to("act")
    assert (level(g), g.at(0)) == ("1", "E2")
    assert (g.climber(0).health, g.grip(1)) == (7, 4)


def test_nosing_about_hits_on_and_beside_the_lift() -> None:
    g = mole(at={0: "F2", 1: "D2"}, threats=[NOSING]).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (7, 7)


def test_nosing_in_vain_raises_the_lowest_crystal() -> None:
    g = mole(at={0: "A1", 1: "B1"}, threats=[NOSING], crystals=TUNNELER["crystals"] | {"C3": 2}).resolve()
    assert g.crystal("C3") == 3


def test_after_the_great_nosing_the_lift_rises() -> None:
    assert level(mole(at={0: "A1", 1: "B1"}, threats=[NOSING], enraged=1).resolve()) == "2"


def test_burrowing_hits_the_lowest_rows_or_shakes_the_lowest_climber() -> None:
    g = mole(at={0: "A4", 1: "D6"}, threats=[BURROW], enraged=1).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (5, 8)
    g = mole(at={0: "A5", 1: "D6"}, threats=[BURROW], enraged=1).resolve()
    assert (g.grip(0), g.grip(1)) == (4, 6)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lever_and_the_buttons_are_told(lang: str) -> None:
    g = played("tunneler", at={0: "E2"})
    g.suffer(-1, lift(1)).choose("scenario", "tunneler.lever")
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, g.climber(0).seat, text)
    assert text.missing == set()
    assert len({choice.words for choice in scene.choices}) == 2
    assert len([area for area in scene.boards[0].areas if area.kind == "place"]) == 4
