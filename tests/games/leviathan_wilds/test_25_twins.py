"""The Twins (chapter 25): two goats that leap from cleft to cleft."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, given, played, shipped, shown

TWINS = shipped("twins")
GORE, LOCK_HORNS, KICK_OUT, HEADLONG, BELLOW = range(5)


def twins(card: int = HEADLONG, **more: Any) -> Table:
    """The Twins with one card as their whole row; the normal one lies at A (from A2), the blighted one at D (I7)."""
    return given(**TWINS | {"threats": [TWINS["threats"][card]] * 5}, **{"at": {0: "D5", 1: "H5"}} | more)


def flee(g: Table, which: str) -> Table:
    return g.suffer(-1, do("ability", name="twins.flee", which=which))


def places(g: Table) -> list[str]:
    return [position for position, _ in g.overlays]


# ---------------------------------------------------------------------------------------------- Flee


@pytest.mark.rule("LW-307")
def test_each_twin_flees_round_its_own_three_clefts() -> None:
    g = twins()
    seen = [places(g)]
    for _ in range(3):
        seen.append(places(flee(g, "both")))
    assert seen == [["A", "D"], ["B", "E"], ["C", "F"], ["A", "D"]]


@pytest.mark.rule("LW-307", "LW-196")
def test_dice_and_horns_go_along_with_a_twin() -> None:
    g = flee(twins(), "normal")
    assert places(g) == ["B", "D"]
    value = TWINS["crystals"]["normal.C3"]
    assert g.crystal("C9") == value and g.crystal("C4") == 0
    g = flee(g, "normal")
    assert g.crystal("G4") == value


@pytest.mark.rule("LW-196", "LW-231")
def test_whoever_holds_on_loses_1_grip_and_rides_along_without_entering() -> None:
    g = flee(twins(at={0: "C4", 1: "H5"}), "normal")
    assert g.asks("flee")
    g.choose("hold_on")
    assert g.at(0) == "C9"
    assert g.grip(0) == 5 and g.climber(0).health == 8  # the horn is harmful, but nobody enters it


@pytest.mark.rule("LW-249", "LR-52")
def test_no_block_saves_the_grip_of_whoever_holds_on() -> None:
    g = twins(at={0: "C4", 1: "H5"}, hand={0: [card("guard", do("block", n=3))]}, ap=2).use("guard")
    before = g.grip(0)
    assert flee(g, "normal").choose("hold_on").grip(0) == before - 1


@pytest.mark.rule("LW-306")
def test_whoever_stays_behind_is_on_the_open_space_beneath_and_falls() -> None:
    g = flee(twins(at={0: "B4", 1: "H5"}), "normal").choose("stay_behind")
    assert g.happened("left_behind", climber=0) and g.happened("falls", climber=0)
    assert g.to("act").at(0) == "B1"
    assert g.grip(0) == 6


@pytest.mark.rule("LW-231", "LW-306")
def test_nobody_can_hold_on_without_grip() -> None:
    g = twins(at={0: "B4", 1: "H5"}, deck={0: 1})
    g.cards(0).deck, g.cards(0).layers = (), ()
    flee(g, "normal")
    assert g.to("act").at(0) == "B1"


@pytest.mark.rule("LW-148", "LW-196")
def test_a_rider_whose_last_grip_went_falls_from_its_new_place() -> None:
    g = flee(twins(at={0: "A3", 1: "H5"}, deck={0: 1}), "normal").choose("hold_on")
    assert g.happened("falls", climber=0)
    assert g.to("act").at(0) == "A6"  # the saddle's ledge under cleft B


@pytest.mark.rule("LW-308")
def test_an_attack_marker_on_a_twin_moves_along() -> None:
    g = given(**TWINS | {"threats": [attack("@", do("lose", health=1))] * 5}, at={0: "A3", 1: "H5"})
    assert g.marked == ["A3"]
    flee(g, "normal").choose("hold_on")
    assert g.marked == ["A8"]


def test_climbers_on_other_ground_are_not_asked() -> None:
    g = flee(twins(at={0: "D5", 1: "J8"}), "normal")
    assert g.asks("act")


def test_both_riders_are_asked_the_active_one_first() -> None:
    g = flee(twins(at={0: "A3", 1: "B4"}, first=1), "normal")
    assert g.decision.args == (1,)
    g.choose("hold_on").choose("stay_behind")
    assert g.at(1) == "B9" and g.happened("left_behind", climber=0)


# ---------------------------------------------------------------------------------------------- Startled


@pytest.mark.rule("LW-198")
def test_a_twin_whose_crystal_is_broken_flees_at_once() -> None:
    g = twins(at={0: "C2", 1: "H5"}, ap=6).choose("strike", 6)
    assert g.asks("flee")
    g.choose("hold_on")
    assert places(g) == ["B", "D"] and g.at(0) == "C7"


SHATTER = card("shatter", do("strike", n=6, on_break=[do("draw", n=1)]))


@pytest.mark.rule("LW-198")
def test_in_the_german_edition_a_twin_flees_as_part_of_the_strike() -> None:
    g = twins(at={0: "C2", 1: "H5"}, ap=2, edition="de", hand={0: [SHATTER]}).use("shatter").choose("strike", 6)
    assert g.asks("flee")
    assert g.choose("hold_on").asks("draw_n")


@pytest.mark.rule("LW-223", "LW-224")
def test_in_the_english_edition_a_twin_flees_when_the_skill_is_over() -> None:
    g = twins(at={0: "C2", 1: "H5"}, ap=2, hand={0: [SHATTER]}).use("shatter").choose("strike", 6)
    assert g.asks("draw_n")
    assert g.choose("draw_n", 1).asks("flee")


def test_a_crystal_on_the_rock_startles_nobody() -> None:
    g = twins(at={0: "F5", 1: "H5"}, ap=5).choose("strike", 5)
    assert places(g) == ["A", "D"]


def test_the_blight_of_the_strike_comes_before_the_flight() -> None:
    g = twins(at={0: "I7", 1: "H5"}, ap=5).choose("strike", 5)
    assert g.asks("flee") and g.climber(0).blight == 1


# ---------------------------------------------------------------------------------------------- threats


@pytest.mark.rule("LW-304")
def test_enraged_gore_is_swift_and_so_is_its_flight() -> None:
    g = twins(GORE, enraged=5, at={0: "D4", 1: "H1"}, until="ap_card")
    assert (places(g), g.climber(0).health) == (["B", "E"], 5)
    assert (places(g.resolve()), g.climber(0).health) == (["B", "E"], 5)


@pytest.mark.rule("LW-304")
def test_gore_strikes_from_the_horn_then_the_normal_twin_flees() -> None:
    g = twins(GORE, at={0: "D4", 1: "H5"}).resolve()
    assert g.climber(0).health < 8
    assert places(g) == ["B", "D"]


@pytest.mark.rule("LW-305")
def test_the_climber_chosen_for_lock_horns_suffers_the_terrain_of_the_horn() -> None:
    g = twins(LOCK_HORNS).to("lock_horns")
    g.choose("choose_climber", 1).choose("put", "I9")
    g.resolve()
    assert g.at(1) == "I9" and g.climber(1).health == 7 and g.grip(1) == 5


@pytest.mark.rule("LW-305", "LR-02")
def test_whoever_stands_on_the_horn_already_does_not_suffer_its_terrain() -> None:
    g = twins(LOCK_HORNS, at={0: "C4", 1: "H5"}).to("lock_horns")
    g.choose("choose_climber", 0).choose("put", "C4").resolve()
    assert g.climber(0).health == 8 and g.grip(0) == 5


@pytest.mark.rule("LW-305")
def test_enraged_lock_horns_takes_two_climbers_to_different_horns() -> None:
    g = twins(LOCK_HORNS, enraged=5).to("lock_horns")
    g.choose("choose_climber", 1).choose("put", "C4").resolve()
    assert g.at(1) == "C4" and g.at(0) == "I9"
    assert g.climber(0).health < 8 and g.climber(1).health < 8  # both horns are harmful


def test_enraged_lock_horns_takes_the_only_climber_who_is_left() -> None:
    g = twins(LOCK_HORNS, enraged=5)
    g.state.climbers[1].defeated, g.state.climbers[1].space = True, -1
    g.to("put").choose("put", "I9").resolve()
    assert g.at(0) == "I9"


def test_kick_out_hits_those_on_the_twins_and_without_any_on_the_normal_one_the_lowest() -> None:
    g = twins(KICK_OUT, at={0: "A2", 1: "J8"}).resolve()
    assert g.climber(0).health == 7
    assert g.climber(1).health == 6 and g.at(1) == "J1"  # pushed into the gap between the legs, down over thorns
    assert twins(KICK_OUT, at={0: "D5", 1: "H6"}).resolve().grip(0) == 5


def test_headlong_sweeps_the_lowest_climber_and_those_beside_it() -> None:
    g = twins(HEADLONG, at={0: "D5", 1: "H5"}).resolve()
    assert (g.at(0), g.at(1)) == ("C5", "H5")
    assert (g.climber(0).health, g.climber(1).health) == (6, 8)
    g = twins(HEADLONG, at={0: "G5", 1: "H5"}).resolve()
    assert g.at(1) == "G5" and g.climber(1).health == 6


def test_bellow_loosens_those_off_the_ledges_and_the_blighted_twin_flees() -> None:
    g = twins(BELLOW, at={0: "D4", 1: "A6"}).resolve()
    assert places(g) == ["A", "E"]
    assert g.climber(1).health == 8


# ---------------------------------------------------------------------------------------------- on the table


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_tells_of_a_flight(lang: str) -> None:
    g = flee(played("twins", at={0: "B4"}), "normal")
    g.state.events = []
    scene, _ = shown(g, lang)
    assert [choice.key for choice in scene.choices] == ["hold_on", "stay_behind"]
    assert all(choice.words and choice.consequence for choice in scene.choices)
    assert {"place.H", "place.I", "next.normal"} <= {area.id for area in scene.boards[0].areas}
    _, lines = shown(g.choose("stay_behind"), lang)
    assert any("overlay.normal" in line.targets for line in lines)
