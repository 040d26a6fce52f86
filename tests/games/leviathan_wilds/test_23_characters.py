"""Clarifications for characters (chapter 23)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, event, given

import fathom
from fathom.games.leviathan_wilds.state import Wilds

CHEER = [("cheer", "alpha"), ("two", "beta")]
HAZARD = [("two", "beta"), ("hazard", "alpha")]
ANCHOR = card("hook", do("anchor"))


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
    assert g.again().in_vain("use", "cheer")
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


@pytest.mark.rule("LW-274", "LW-260")
def test_relic_shield_also_takes_what_a_missed_attack_does_to_another_climber() -> None:
    threat = attack("@", do("lose", health=1), miss=[do("let", who="active", then=[do("lose", health=3)])])
    g = given(climbers=HAZARD, at={0: "C3", 1: "A3"}, threat=threat, ap=2).choose("climb", "C4")
    shielded(g).resolve()
    assert (g.climber(0).health, g.climber(1).health, g.climber(1).focused) == (8, 5, True)


@pytest.mark.rule("LW-274", "LW-054")
def test_relic_shield_also_takes_what_an_event_without_a_target_does_to_another_climber() -> None:
    threat = event(do("focus"), none=[do("let", who="all", then=[do("lose", health=1)])])
    threat["targets"] = [{"who": "active", "where": [{"is": "focused"}]}]
    g = given(climbers=HAZARD, threat=threat).to("take_over")
    assert g.decision.args == (0,)
    assert [k.health for k in g.choose("modify", "hazard").resolve().climbers] == [8, 6]


# ---------------------------------------------------------------------------------------------- Hornet

HORNET = [("hornet", "alpha"), ("two", "beta")]


@pytest.mark.rule("LW-275", "LW-242")
def test_sting_lets_one_strike_reach_two_spaces_and_a_blighted_crystal_still_gives_blight() -> None:
    g = given(climbers=HORNET, at={0: "C3"}, crystals={"C5": -6}, ap=3).use("hornet").choose("strike", 1, "C5")
    assert (g.crystal("C5"), g.climber(0).blight) == (-5, 1)
    assert g.refuses("strike")
    assert g.refuses("use", "hornet")


@pytest.mark.rule("LW-275", "LW-092")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_stinger_strikes_from_a_distance_and_gives_blight(edition: str) -> None:
    g = given(hand={0: ["hornet.stinger"]}, first=1, at={0: "C3"}, crystals={"A2": -4}, edition=edition, ap=1)
    g.use("hornet.stinger").choose("strike", 2, "A2")
    assert (g.crystal("A2"), g.climber(0).blight) == (-2, 1)


@pytest.mark.rule("LW-259")
def test_sting_is_ready_again_at_the_start_of_hornets_turn() -> None:
    g = given(climbers=HORNET, at={0: "C3"}, crystals={"C5": 6}, ap=1).use("hornet").choose("strike", 1)
    assert not g.climber(0).cover_ready
    assert g.end_turn().end_turn().climber(0).cover_ready


# ---------------------------------------------------------------------------------------------- Savvy

SAVVY = [("savvy", "alpha"), ("two", "beta")]
#: A2 is harmful, B2 difficult, C2 open; below are ledges, above normal spaces.
ROUGH = ("nnn", "hd.", "LLL")


def farseer(g: Table) -> tuple[str, bool]:
    token = next(t for t in g.tokens if t.id == "farseer")
    return g.box.board.names[token.space] if token.space >= 0 else "", token.ready


@pytest.mark.rule("LW-276")
@pytest.mark.parametrize(("space", "start"), [("A2", "A1"), ("B2", "B1")])
def test_scope_it_out_takes_the_sting_out_of_a_space_for_every_climber(space: str, start: str) -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: start, 1: start}, ap=1).use("savvy").choose("place", space)
    g.choose("climb", space)
    g.end_turn().to("act").choose("climb", space)
    assert [(k.health, g.grip(c)) for c, k in enumerate(g.climbers)] == [(8, 6), (8, 6)]


@pytest.mark.rule("LW-276")
def test_scope_it_out_does_not_keep_off_the_blight_of_a_crystal() -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: "A1"}, crystals={"A2": -6}, ap=2).use("savvy").choose("place", "A2")
    assert g.choose("climb", "A2").choose("strike", 1).climber(0).blight == 1


@pytest.mark.rule("LW-276")
def test_scope_it_out_is_not_for_open_spaces_and_reaches_three() -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: "B1"}, ap=1).use("savvy")
    assert g.refuses("place", "C2")
    assert g.offers("place", "A2") and g.offers("place", "C3")


@pytest.mark.rule("LW-259")
def test_the_farseer_is_ready_again_at_the_start_of_savvys_turn_wherever_it_lies() -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: "A1"}, ap=1).use("savvy").choose("place", "A2")
    assert (farseer(g), g.refuses("use", "savvy")) == (("A2", False), True)
    g.end_turn().end_turn()
    assert (farseer(g), g.offers("use", "savvy")) == (("A2", True), True)


def hidden_path(**more: object) -> Table:
    """The farseer lies on the open C2, and Savvy climbs there."""
    g = given(**{"climbers": SAVVY, "map": ROUGH, "at": {0: "B1"}, "hand": {0: ["savvy.hidden_paths"]}, "ap": 2} | more)
    return g.use("savvy.hidden_paths", g.active).choose("place", "C2")


@pytest.mark.rule("LW-277", "LR-31")
def test_on_an_open_space_with_the_farseer_a_climber_does_not_fall_unless_it_lets_go() -> None:
    g = hidden_path().choose("climb", "C1").choose("climb", "C2")
    assert (g.at(0), g.climber(0).falling) == ("C2", False)
    g.choose("climb", "C3").choose("climb", "C2")
    assert g.at(0) == "C2"
    assert g.choose("let_go", 0).to("act").at(0) == "C1"


@pytest.mark.rule("LW-277", "LR-03", "LR-31")
def test_a_climb_goes_on_over_an_open_space_with_the_farseer_where_nobody_falls() -> None:
    g = hidden_path(at={0: "C1"}).choose("climb", "C2").choose("climb", "C3")
    assert (g.at(0), g.ap, g.happened("falls")) == ("C3", 2, 0)


@pytest.mark.rule("LW-277", "LR-31")
def test_the_farseer_holds_every_climber() -> None:
    g = hidden_path(at={0: "B1", 1: "C3"}).choose("stop").end_turn().to("act").choose("climb", "C2")
    assert (g.at(1), g.climber(1).falling) == ("C2", False)


@pytest.mark.rule("LR-31", "LW-277")
def test_a_fall_under_way_is_not_ended_by_the_farseer() -> None:
    g = hidden_path(at={0: "C1", 1: "C3"}).choose("stop").choose("let_go", 1)
    assert g.choose("fall_on").choose("fall_on").to("act").at(1) == "C1"


@pytest.mark.rule("LR-31", "LW-244")
def test_on_the_farseers_open_space_there_is_no_anchor() -> None:
    g = hidden_path(at={0: "C1", 1: "C3"}, hand={0: ["savvy.hidden_paths"], 1: [ANCHOR]}).choose("stop")
    assert g.choose("let_go", 1).offers("use", "hook")
    assert g.choose("fall_on").at(1) == "C2"
    assert g.in_vain("use", "hook")


@pytest.mark.rule("LW-278")
def test_whoever_is_there_when_the_farseer_leaves_falls() -> None:
    g = hidden_path().choose("climb", "C1").choose("climb", "C2").use("savvy").choose("place", "B2")
    assert (g.at(0), farseer(g)[0]) == ("C1", "B2")


@pytest.mark.rule("LW-278", "LW-139")
def test_when_savvy_is_defeated_the_farseer_leaves_and_others_fall() -> None:
    g = hidden_path(at={0: "B1", 1: "C3"}, health={0: 1}).choose("stop").end_turn().to("act").choose("climb", "C2")
    g.suffer(0, do("lose", health=1))
    assert (g.climber(0).defeated, g.at(1), farseer(g)[0]) == (True, "C1", "")


@pytest.mark.rule("LW-216", "LR-14")
def test_in_solo_play_hidden_paths_works_for_the_other_climber_too() -> None:
    solo = [("savvy", "two", "alpha")]
    g = hidden_path(climbers=solo, at={0: "A1", 1: "C1"}, first=1)
    assert farseer(g)[0] == "C2"


@pytest.mark.rule("LW-217", "LR-14")
def test_in_solo_play_the_farseer_goes_with_its_character() -> None:
    solo = [("savvy", "two", "alpha")]
    g = given(climbers=solo, map=ROUGH, hand={0: ["savvy.hidden_paths"]}, at={0: "A1", 1: "C1"}, first=1, ap=1)
    g.suffer(0, do("lose", health=8)).use("savvy.hidden_paths", 1)
    assert g.asks("climb")


# ---------------------------------------------------------------------------------------------- Brick and Mystic

BRICK = [("brick", "alpha"), ("two", "beta")]
MYSTIC = [("mystic", "alpha"), ("two", "beta")]


@pytest.mark.rule("LW-107", "LW-243")
def test_brick_catches_another_who_falls_past_within_two() -> None:
    g = given(climbers=BRICK, edition="de", at={0: "C3", 1: "D6"}, ap=1).choose("let_go", 1).choose("fall_on")
    assert (g.at(1), g.in_vain("use", "brick")) == ("D5", True)
    g.choose("fall_on").use("brick").choose("choose_climber", 1)
    assert {o.seat for o in g.decision.options} == {1}
    g.choose("anchor")
    assert (g.at(1), g.grip(0), g.climber(0).cover_ready) == ("D4", 6, False)


@pytest.mark.rule("LW-107", "LW-229", "LW-245")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_brick_takes_the_edge_off_anothers_loss(edition: str) -> None:
    threat = event(do("lose", health=2), who="next")
    g = given(climbers=BRICK, at={0: "A1", 1: "B2"}, ap=1, threat=threat, edition=edition).to("loss")
    g.choose("modify", "brick").choose("choose_climber", 1)
    assert g.refuses("modify", "brick")
    g.choose("prevent", 1)
    assert (g.climber(1).health, g.climber(0).cover_ready) == (7, False)


@pytest.mark.rule("LW-107", "LW-121")
def test_brick_without_anybody_near_helps_nobody() -> None:
    assert given(climbers=BRICK, at={0: "A3", 1: "D3"}, ap=1).in_vain("use", "brick")


@pytest.mark.rule("LW-107")
def test_brick_is_ready_again_at_the_start_of_its_turn() -> None:
    g = given(climbers=BRICK, edition="de", at={0: "C3", 1: "D5"}, ap=1).choose("let_go", 1).choose("fall_on")
    g.use("brick").choose("choose_climber", 1).choose("anchor").end_turn()
    assert not g.climber(0).cover_ready
    assert g.end_turn().climber(0).cover_ready


@pytest.mark.rule("LW-107")
def test_mystic_jumps_back_to_the_wisp_for_two_grip() -> None:
    g = given(climbers=MYSTIC, at={0: "C3"}, ap=3).use("mystic").choose("place", "C3").choose("climb", "C4")
    assert g.refuses("use", "mystic")
    g.end_turn().end_turn().use("mystic").choose("pay").choose("jump", "C3")
    assert (g.at(0), g.climber(0).cover_ready) == ("C3", False)


@pytest.mark.rule("LW-121", "LR-50")
@pytest.mark.parametrize("why", ["no grip", "too far", "not placed"])
def test_mystic_can_only_place_the_wisp_where_the_jump_is_not_possible(why: str) -> None:
    g = given(climbers=MYSTIC, at={0: "A2"}, ap=1, deck={0: 1 if why == "no grip" else 6})
    if why != "not placed":
        g.use("mystic").choose("place", "A2")
        g.state.climbers[0].cover_ready = True
        g.state.climbers[0].space = g.box.board.number["E6" if why == "too far" else "B3"]
        g.again()
    g.use("mystic")
    assert g.asks("place")


@pytest.mark.rule("LW-255")
def test_still_the_wrath_calms_a_face_down_threat_only() -> None:
    g = given(hand={0: ["mystic.still_the_wrath"]}, focused=[0], enraged=1, ap=1)
    assert g.in_vain("use")  # the one enraged card is the one revealed
