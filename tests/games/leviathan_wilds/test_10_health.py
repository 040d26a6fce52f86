"""Health, blight, defeat, the Last Chance (chapter 10)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import PLAIN, Table, blank, card, do, event, given

HARM = ("nnnnn", "nnnnn", "nnhnn", "nnnnn", "LLLLL")


def defeat(g: Table, c: int) -> Table:
    return g.suffer(c, do("lose", health=8))


@pytest.mark.rule("LW-133")
@pytest.mark.parametrize("n", [1, 3])
def test_losing_health_takes_the_value_down(n: int) -> None:
    assert given().suffer(0, do("lose", health=n)).climber(0).health == 8 - n


@pytest.mark.rule("LW-134")
def test_gaining_health_takes_the_value_up() -> None:
    assert given(health={0: 3}).suffer(0, do("gain", health=2)).climber(0).health == 5


@pytest.mark.rule("LW-135")
def test_blight_goes_up_when_gained_and_down_when_reduced() -> None:
    g = given(blight={0: 1})
    assert g.suffer(0, do("gain", blight=2)).climber(0).blight == 3
    assert g.suffer(0, do("lose", blight=1)).climber(0).blight == 2


@pytest.mark.rule("LW-136", "LR-10")
def test_the_track_runs_from_eight_to_zero_and_surplus_is_lost() -> None:
    g = given(health={0: 7}, blight={0: 1})
    g.suffer(0, do("gain", health=3)).suffer(0, do("lose", blight=3))
    assert (g.climber(0).health, g.climber(0).blight) == (8, 0)


@pytest.mark.rule("LW-137")
def test_health_three_and_blight_two_plus_one_blight_is_a_defeat() -> None:
    assert given(health={1: 3}, blight={1: 2}).suffer(1, do("gain", blight=1)).climber(1).defeated


@pytest.mark.rule("LW-137")
@pytest.mark.parametrize(("lost", "defeated"), [(2, False), (3, True), (5, True)])
def test_markers_that_meet_or_would_pass_each_other_mean_defeat(lost: int, defeated: bool) -> None:
    g = given(health={1: 5}, blight={1: 2}).suffer(1, do("lose", health=lost))
    assert g.climber(1).defeated == defeated


@pytest.mark.rule("LW-138", "LR-13")
def test_a_defeat_in_the_own_activation_ends_it_at_once_and_loses_the_ap() -> None:
    g = given(map=HARM, at={0: "C2"}, health={0: 1}, ap=4).choose("climb", "C3")
    assert g.climber(0).defeated
    assert g.asks("ap_card")
    assert (g.active, g.ap) == (1, 0)


@pytest.mark.rule("LR-13")
def test_the_threat_of_a_defeated_climbers_turn_is_still_resolved() -> None:
    g = given(map=HARM, at={0: "C2"}, health={0: 1}, ap=4, threat=event(do("lose", health=1), who="all"))
    assert g.choose("climb", "C3").active == 1
    assert g.climber(1).health == 7


@pytest.mark.rule("LW-139")
def test_hand_deck_and_ap_card_of_a_defeated_climber_are_discarded_and_the_figure_is_taken_off() -> None:
    g = defeat(given(ap=3, sets={0: {"tokens": [{"id": "hook", "count": 1}]}}), 0)
    assert (g.hand(0), g.deck(0), g.cards(0).ap_card) == ((), (), "")
    assert len(g.discard(0)) == 10
    assert g.at(0) == ""
    assert [t.space for t in g.tokens if t.id == "hook"] == [-1]


@pytest.mark.rule("LW-139")
def test_a_token_of_a_defeated_climber_leaves_the_map() -> None:
    g = given(climbers=[("one", "herald"), ("two", "beta")], hand={0: ["herald.raise_the_banner"]}, ap=1)
    g.use("herald.raise_the_banner").choose("place", "A1")
    assert [t.space for t in g.tokens] == [0]
    assert [t.space for t in defeat(g, 0).tokens] == [-1]


@pytest.mark.rule("LW-140", "LR-13")
def test_a_defeated_climber_has_no_turn_no_skill_and_is_no_target() -> None:
    g = given(climbers=3, hand={1: ["kestrel.cliff_dash"]}, threat=event(do("lose", health=1), who="next"))
    assert g.offers("use", "kestrel.cliff_dash")
    assert defeat(g, 1).refuses("use", "kestrel.cliff_dash")
    assert g.end_turn().active == 2
    assert [g.climber(c).health for c in (0, 2)] == [8, 7]


@pytest.mark.rule("LW-141", "LR-12")
def test_the_first_defeat_starts_the_last_chance_for_the_others() -> None:
    g = given(climbers=3)
    assert not g.last_chance
    defeat(g, 1)
    assert g.last_chance
    assert g.last_turns == (2, 0)


@pytest.mark.rule("LW-142")
def test_the_turn_of_the_defeat_is_completed_first() -> None:
    g = given(ap=2, threat=event(do("lose", grip=1)))
    defeat(g, 1)
    assert g.asks("act")
    assert g.ap == 2
    g.end_turn()
    assert g.grip(0) == 6 - 1
    assert g.turn == 2


@pytest.mark.rule("LW-143", "LW-144", "LR-12")
def test_a_of_three_defeated_in_its_own_turn_leaves_one_turn_each_to_b_and_c_then_all_lose() -> None:
    g = given(climbers=3)
    defeat(g, 0)
    assert g.to("act").active == 1
    assert g.end_turn().active == 2
    assert not g.over
    assert g.end_turn().over
    assert g.outcome.won is False
    assert g.outcome.scores == (0, 0, 0)


@pytest.mark.rule("LW-143", "LR-12")
def test_an_undefeated_active_climber_has_its_last_turn_last() -> None:
    g = given(climbers=3)
    defeat(g, 1)
    turns = [g.end_turn().active, g.end_turn().active]
    assert turns == [2, 0]
    assert g.end_turn().over


@pytest.mark.rule("LR-12")
def test_a_second_defeat_gives_no_new_last_chance_and_takes_the_pending_turn() -> None:
    g = defeat(defeat(given(climbers=4), 1), 2)
    assert g.last_turns == (3, 0)


@pytest.mark.rule("LR-12")
def test_when_nobody_is_left_the_game_is_lost_at_once() -> None:
    g = defeat(defeat(given(), 1), 0)
    assert g.over
    assert g.outcome.reason == "all_defeated"


@pytest.mark.rule("LW-144", "LW-201")
def test_winning_in_the_last_chance_is_winning() -> None:
    g = defeat(given(map=PLAIN, crystals={"A1": 1}, hand={0: [blank("x", 2)]}), 1)
    assert g.to("act").choose("strike", 1).outcome.won


@pytest.mark.rule("LW-145")
def test_the_round_end_still_happens_in_the_last_chance() -> None:
    g = given(climbers=3, until="start")
    g.state.threats = tuple(type(s)(s.threat, i < 4, False) for i, s in enumerate(g.threats))
    g.again()
    defeat(g.to("ap_card"), 1).end_turn()
    assert g.round == 2
    assert not any(slot.up for slot in g.threats[1:])


@pytest.mark.rule("LR-12", "LW-144")
def test_the_loss_is_declared_before_a_round_end() -> None:
    g = given(until="start")
    g.state.threats = tuple(type(s)(s.threat, i < 3, False) for i, s in enumerate(g.threats))
    g.again()
    defeat(g.to("ap_card"), 1).end_turn().end_turn()
    assert g.over
    assert g.round == 1


@pytest.mark.rule("LW-103", "LW-144", "LR-12")
def test_after_the_last_draw_of_the_last_chance_anytime_actions_are_still_possible() -> None:
    jab = card("jab", do("strike", n=1))
    g = defeat(given(crystals={"A1": 1}, hand={0: ["a1"]}, deck={0: ["a2", "a3", jab, "a4", "a5", "a6"]}), 1)
    g.end_turn()
    assert g.to("last_chance").hand(0).count("jab") == 1 and not g.over
    assert g.use("jab").choose("strike", 1).outcome.won


@pytest.mark.rule("LW-144")
def test_whoever_passes_the_last_moment_has_lost() -> None:
    jab = card("jab", do("strike", n=1))
    g = defeat(given(crystals={"A1": 2}, hand={0: ["a1"]}, deck={0: ["a2", "a3", jab, "a4", "a5", "a6"]}), 1).end_turn()
    assert g.to("last_chance").choose("pass").outcome.reason == "last_chance_over"


@pytest.mark.rule("LW-139", "LW-111")
def test_the_mushrooms_of_a_defeated_climber_are_gone_and_come_back_with_no_supply() -> None:
    g = given(holds={1: ["health", "grip"]})
    g.state.mushroom_box = ()
    defeat(g, 1)
    assert (g.climber(1).mushrooms, g.mushroom_discard, g.mushrooms_lost) == ((), (), ("health", "grip"))
    assert g.suffer(0, do("take", token="mushroom", n=1)).climber(0).mushrooms == ()


@pytest.mark.rule("LW-140")
def test_who_is_defeated_in_the_middle_of_a_threat_chooses_nothing_more() -> None:
    either = do("choose", of=[[do("gain", blight=1)], [do("gain", injury=1)]])
    g = given(threat=event(do("lose", health=1), either), health={0: 1}, ap=2).choose("end_activation")
    assert g.climber(0).defeated and not g.asks("or")
