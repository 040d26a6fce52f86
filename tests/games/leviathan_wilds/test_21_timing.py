"""Timing, ties, contradictions, general rules (chapter 21)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import attack, card, do, event, given, shipped

from fathom.games.leviathan_wilds import effects
from fathom.games.leviathan_wilds.rules import timing
from fathom.games.leviathan_wilds.view import view

BLOCK = card("block", do("block", n=2))


def standing(**rule: object) -> list[dict[str, object]]:
    """A scenario card with one standing rule."""
    return [{"id": "card", "rule": [{"id": "law", "form": "standing", "standing": rule}]}]


@pytest.mark.rule("LW-221")
@pytest.mark.parametrize("law", [None, "focus"])
def test_a_scenario_rule_beats_a_skill(law: str | None) -> None:
    calm = card("calm", do("in_order", of=[do("focus"), do("climb", n=1)]))
    g = given(hand={0: [calm]}, ap=1, scenario=standing(forbid=law) if law else [])
    assert g.use("calm").climber(0).focused == (law is None)


@pytest.mark.rule("LW-221")
def test_a_skill_beats_the_rulebook() -> None:
    g = given(hand={0: [card("far", do("strike", n=1, range=2))]}, ap=1, crystals={"A3": 4})
    assert g.refuses("strike")
    assert g.use("far").choose("strike", 1).crystal("A3") == 3


@pytest.mark.rule("LW-222", "LW-066", "LR-40")
def test_of_two_climbers_in_the_same_top_row_the_group_decides_who_is_highest() -> None:
    g = given(climbers=3, at={0: "A3", 1: "C3"}, threat=event(do("lose", health=1), who="highest"), ap=1)
    g.to("target")
    assert {o.args for o in g.options("target")} == {(0,), (1,)}
    assert {o.seat for o in g.options("target")} == {0}
    assert g.choose("target", 1).resolve().climber(1).health == 7


@pytest.mark.rule("LW-223", "LR-06")
def test_a_fall_triggered_by_a_skills_cost_waits_until_the_skill_is_done() -> None:
    dear = card("dear", do("strike", n=1), cost=[do("lose", grip=1)])
    g = given(at={0: "A4"}, deck={0: 1}, crystals={"A4": 3}, hand={0: [dear]}, ap=2).use("dear").choose("strike", 1)
    kinds = [e.kind for e in g.events if e.kind in ("lost_grip", "struck", "falls")]
    assert kinds == ["lost_grip", "struck", "falls"]


@pytest.mark.rule("LW-223")
def test_no_anytime_action_interrupts_a_threat_card() -> None:
    threat = event(do("lose", health=1), do("lose", grip=1), do("push", dir="right", n=1))
    g = given(at={0: "A3"}, threat=threat, hand={1: [card("shout", do("focus"))]}, until="before_threat")
    g.choose("pass")
    assert g.asks("draw")
    assert (g.climber(0).health, g.grip(0), g.at(0)) == (7, 5, "B3")


@pytest.mark.rule("LW-224")
def test_the_leviathans_reactions_come_before_everything_else_that_waits() -> None:
    law = standing(on="rest", then=[do("exhaust", token="energy", n=3)])
    g = given(climbers=[("one", "magus"), ("two", "beta")], scenario=law, ap=3).choose("rest")
    assert [t.ready for t in g.tokens] == [True] * 3


@pytest.mark.rule("LW-224")
def test_waiting_effects_come_in_the_players_order() -> None:
    watch = {"rules": [{"on": "rest", "then": [do("focus")]}, {"on": "rest", "then": [do("lose", grip=1)]}]}
    g = given(sets={0: watch}, ap=3).choose("rest")
    assert g.asks("order_waiting")
    assert len(g.decision.options) == 2


@pytest.mark.rule("LW-225", "LW-313")
def test_a_strike_that_waits_behind_the_strike_on_the_watchers_eye_has_no_effect() -> None:
    g = given(**shipped("watcher"), at={0: "E8"}, ap=3, hand={0: [card("jab", do("strike", n=2))]})
    jab = g.box.cards["jab"].skill
    timing.wait(g.state, effects.carry_out(0, effects.nodes_of(jab), effects.skill(0)))
    g.choose("strike", 1, "eye")
    assert g.asks("act")
    assert g.scenario["eye_open"] is False
    assert sum(g.pools[0]) == 11


@pytest.mark.rule("LW-226")
@pytest.mark.parametrize("cause", ["terrain", "threat", "scenario", "action"])
def test_terrain_threats_scenario_rules_and_actions_are_all_effects_that_a_block_may_answer(cause: str) -> None:
    g = given(
        map=["nnn", "nhn", "LLL"], at={0: "B1" if cause == "terrain" else "A1"}, hand={0: [BLOCK]}, ap=3, edition="de",
        threat=event(do("lose", health=1)) if cause == "threat" else (),
        scenario=standing(on="rest", then=[do("lose", health=1)]) if cause in ("scenario", "action") else [],
    )  # fmt: skip
    if cause == "terrain":
        g.choose("climb", "B2")
    elif cause == "threat":
        g.to("loss")
    else:
        g.choose("rest")
    g.choose("modify", "block").choose("prevent", 1)
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-227")
def test_climb_and_strike_of_one_skill_are_carried_out_in_one_go() -> None:
    skill = card("charge", do("climb", n=1), do("strike", n=1))
    g = given(at={0: "A2"}, hand={0: [skill], 1: [card("shout", do("focus"))]}, ap=2, crystals={"A3": 4})
    for answer in (("climb", "A3"), ("strike", 1)):
        if g.asks("act"):
            g.use("charge")
        assert g.refuses("use", "shout")
        assert g.refuses("let_go")
        g.choose(*answer)
    assert g.crystal("A3") == 3


@pytest.mark.rule("LW-227", "LR-06")
def test_a_push_into_an_open_space_does_not_cut_off_the_rest_of_the_threat() -> None:
    threat = event(do("push", dir="right", n=1), do("lose", health=1))
    g = given(map=["n.", "nn", "LL"], at={0: "A3"}, threat=threat).resolve()
    kinds = [e.kind for e in g.events if e.kind in ("pushed", "lost_health", "falls")]
    assert kinds == ["pushed", "lost_health", "falls"]


@pytest.mark.rule("LW-228", "LR-07")
def test_of_two_falls_at_the_same_time_the_players_choose_the_first_and_it_is_finished_first() -> None:
    threat = event(do("push", dir="right", n=1), who="all")
    g = given(map=["n.n.", "nnnn", "LLLL"], at={0: "A3", 1: "C3"}, threat=threat).to("order_falls")
    g.choose("falls_first", 1)
    assert g.at(1) == "D1"
    assert g.at(0) == "B1"


@pytest.mark.rule("LW-229")
def test_a_modifier_is_played_onto_one_of_the_strikes_of_a_skill() -> None:
    twice = card("twice", do("in_order", of=[do("strike", n=1), do("strike", n=1)]))
    g = given(crystals={"A1": 6}, ap=1, hand={0: [twice, card("plus", do("strike_plus", n=2))]}).use("twice")
    g.choose("strike", 1).choose("land_strike")
    assert g.crystal("A1") == 5
    g.choose("strike", 1).choose("modify", "plus")
    assert g.crystal("A1") == 2


@pytest.mark.rule("LW-229")
def test_a_block_is_played_onto_a_loss_of_an_effect_under_way() -> None:
    g = given(threat=event(do("lose", grip=1), do("lose", health=2)), ap=1, hand={0: [BLOCK, "a9"]}).to("loss")
    g.choose("take_loss").choose("modify", "block").choose("prevent", 2)
    assert (g.grip(0), g.climber(0).health) == (5, 8)


@pytest.mark.rule("LW-230", "LW-117")
def test_twin_picks_used_while_falling_strikes_twice_and_anchors_on_one_space() -> None:
    g = given(at={0: "A5"}, crystals={"A4": 6}, hand={0: ["breaker.twin_picks"]}, ap=1).choose("let_go", 0)
    assert g.offers("use", "breaker.twin_picks")
    g.choose("fall_on").use("breaker.twin_picks")
    for _ in range(2):
        assert g.refuses("fall_on")
        g.choose("strike", 1)
    g.choose("anchor")
    assert (g.at(0), g.crystal("A4"), g.climber(0).falling) == ("A4", 4, False)


@pytest.mark.rule("LW-231")
def test_an_option_of_a_threat_that_can_be_carried_out_must_be_chosen() -> None:
    threat = event(do("choose", of=[[do("lose", grip=2)], [do("discard", n=1)]]))
    g = given(deck={0: 1}, threat=threat).to("discard")
    assert g.grip(0) == 1


@pytest.mark.rule("LW-231")
def test_with_two_possible_options_of_a_threat_the_climber_chooses() -> None:
    threat = event(do("choose", of=[[do("lose", grip=2)], [do("lose", health=1)]]))
    g = given(threat=threat).to("or")
    assert g.refuses("skip")
    assert g.choose("alternative", nth=1).climber(0).health == 7


@pytest.mark.rule("LW-232")
def test_with_an_empty_deck_one_health_must_be_chosen_over_one_grip() -> None:
    threat = event(do("choose", of=[[do("lose", grip=1)], [do("lose", health=1)]]))
    assert given(deck={0: 0}, threat=threat).resolve().climber(0).health == 7


@pytest.mark.rule("LR-18")
def test_if_no_option_is_possible_one_is_chosen_and_done_as_far_as_it_goes() -> None:
    threat = event(do("choose", of=[[do("lose", grip=3)], [do("lose", blight=1)]]))
    g = given(deck={0: 2}, threat=threat).to("or").choose("alternative", nth=0)
    assert g.grip(0) == 0


@pytest.mark.rule("LW-233")
def test_all_hands_and_discard_piles_are_open_and_decks_are_not() -> None:
    g = given(discard={0: 2}, deck={0: ["a14", "a15"]})
    for seat in (0, 1, -1):
        seen = view(g.state, seat)
        assert [tuple(cards["hand"]) for cards in seen["cards"]] == [g.hand(0), g.hand(1)]
        assert tuple(seen["cards"][0]["discard"]) == g.discard(0)
        assert seen["cards"][0]["deck"] == 2
        assert "a14" not in str(seen)


@pytest.mark.rule("LW-234", "LR-27")
def test_nobody_moves_or_is_pushed_beyond_the_edge() -> None:
    g = given(at={0: "A3"}, ap=5)
    assert g.spaces("climb") == {"A4", "A2", "B3"}
    assert g.spaces("jump") == {"A5", "A4", "A2", "A1", "B4", "B3", "B2", "C3"}
    g.suffer(0, do("push", dir="left", n=2))
    assert g.at(0) == "A3"


@pytest.mark.rule("LW-234", "LR-27")
def test_a_push_goes_as_far_as_the_edge() -> None:
    assert given(at={0: "B3"}).suffer(0, do("push", dir="left", n=3)).at(0) == "A3"


@pytest.mark.rule("LW-235")
def test_climbers_enter_pass_and_share_spaces() -> None:
    g = given(at={0: "A2", 1: "A3"}, ap=3).choose("climb", "A3")
    assert g.at(0) == g.at(1) == "A3"
    assert g.choose("climb", "A4").at(0) == "A4"


@pytest.mark.rule("LW-060", "LW-227")
def test_who_is_hit_is_decided_once_for_the_whole_effect() -> None:
    threat = attack("@ x", do("push", dir="right", n=1), do("lose", health=1), who="active")
    g = given(at={0: "A3", 1: "C3"}, threat=threat).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (7, 8)


@pytest.mark.rule("LW-224", "LW-228", "LR-06")
@pytest.mark.parametrize("first", ["after_block", "start_falling"])
def test_the_players_choose_whether_a_waiting_answer_or_a_fall_comes_first(first: str) -> None:
    threat = attack("@", do("lose", health=2), do("push", dir="right", n=1))
    table = {"map": ["n.n", "nnn", "LLL"], "crystals": {"B3": 4}, "at": {0: "A3"}}
    g = given(**table, hand={0: ["roughneck.retaliate"]}, ap=1, threat=threat)
    g.to("loss").choose("modify", "roughneck.retaliate").choose("prevent", 1)
    g.to("order_waiting")
    names = [option.args[0].partition(".")[2] for option in g.options("order_waiting")]
    assert sorted(names) == ["after_block", "start_falling"]
    g.choose("order_waiting", nth=names.index(first))
    assert g.happened("falls") == (first == "start_falling")
