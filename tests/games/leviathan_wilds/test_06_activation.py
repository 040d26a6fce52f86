"""Chapter 6: activation and AP (LW-067 to LW-080)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, blank, card, do, event, given

HURT = do("lose", health=1)
#: Harmful in column A, difficult in column B.
ROUGH = ("hdn", "hdn", "hdn", "LLL")


@pytest.mark.rule("LW-067")
def test_the_activation_starts_after_the_reveal_and_its_markers():
    g = given(threat=attack("@", HURT), until="ap_card")
    assert g.threats[0].up and g.marked == ["A1"] and g.climber(0).health == 8


@pytest.mark.rule("LW-067")
def test_the_activation_starts_after_a_swift_card_has_resolved():
    g = given(threat=event(HURT, swift=True), until="ap_card")
    assert g.climber(0).health == 7


@pytest.mark.rule("LW-068")
def test_exactly_one_hand_card_must_be_played_for_ap():
    g = given(hand={0: ["a1", "a2"]}, until="ap_card")
    assert {o.key for o in g.decision.options} == {"ap_card"} and len(g.options("ap_card")) == 2
    g.choose("ap_card", "a2")
    assert g.hand(0) == ("a1",) and g.refuses("ap_card")


@pytest.mark.rule("LW-068")
def test_the_ap_card_is_neither_in_hand_nor_discarded_during_the_activation():
    g = given(hand={0: ["a1"]}, ap=2).choose("climb", "A2")
    assert g.hand(0) == ("a1",) and g.discard(0) == () and g.cards(0).ap_card == "ap"


@pytest.mark.rule("LW-069")
@pytest.mark.parametrize("ap", [1, 3, 5])
def test_the_ap_card_gives_its_ap(ap):
    assert given(ap=ap).ap == ap


@pytest.mark.rule("LW-069")
def test_ap_gained_before_the_ap_card_is_played_are_kept():
    g = given(holds={0: ["ap"]}, hand={0: ["a1", "a2"]}, until="ap_card").use("ap")
    assert g.asks("ap_card")
    assert g.choose("ap_card", "a1").ap == 3


@pytest.mark.rule("LW-070")
def test_ap_pay_for_actions_in_any_mix_until_they_are_gone():
    g = given(ap=4, crystals={"A2": 6}, health={0: 5})
    g.choose("climb", "A2").choose("strike", 1).choose("mend").choose("strike", 1)
    assert g.ap == 0 and g.crystal("A2") == 4 and g.climber(0).health == 6
    assert not {"climb", "jump", "glide", "strike", "rest", "mend"} & {o.key for o in g.decision.options}


@pytest.mark.rule("LW-070")
def test_the_player_may_stop_early():
    g = given(ap=4).choose("climb", "A2").choose("end_activation")
    assert g.step != "activate" and g.at(0) == "A2"


@pytest.mark.rule("LW-071")
def test_the_skill_of_the_ap_card_cannot_be_used():
    g = given(hand={0: [card("jab", do("focus")), "a1"]}, until="ap_card").choose("ap_card", "jab")
    assert not g.climber(0).focused and g.refuses("use", "jab")


@pytest.mark.rule("LW-072")
def test_the_ap_card_is_discarded_when_the_activation_ends():
    g = given(ap=1, discard={0: ["a9"]}, at={0: "A2"}).choose("end_activation")
    assert g.discard(0) == ("a9", "ap") and g.cards(0).ap_card == ""


@pytest.mark.rule("LW-073")
def test_unspent_ap_are_lost():
    g = given(ap=5, hand={0: 1}).choose("end_activation")
    assert g.ap == 0
    g.end_turn().end_turn().to("act")
    assert g.active == 0 and g.ap == 2


@pytest.mark.rule("LW-074")
def test_the_harmful_icon_keeps_harmful_terrain_off():
    assert given(map=ROUGH, ap=1, icons=["harmful"]).choose("climb", "A2").climber(0).health == 8
    assert given(map=ROUGH, ap=1, icons=["difficult", "blight"]).choose("climb", "A2").climber(0).health == 7


@pytest.mark.rule("LW-074")
def test_the_difficult_icon_keeps_difficult_terrain_off():
    assert given(map=ROUGH, ap=1, icons=["difficult"], at={0: "B1"}).choose("climb", "B2").grip(0) == 6
    assert given(map=ROUGH, ap=1, icons=["harmful", "blight"], at={0: "B1"}).choose("climb", "B2").grip(0) == 5


@pytest.mark.rule("LW-074")
def test_the_blight_icon_keeps_the_blight_of_a_strike_off():
    assert given(ap=1, icons=["blight"], crystals={"A1": -5}).choose("strike", 1).climber(0).blight == 0
    assert given(ap=1, icons=["harmful"], crystals={"A1": -5}).choose("strike", 1).climber(0).blight == 1


@pytest.mark.rule("LW-075")
def test_protection_does_not_work_in_step_3():
    g = given(map=ROUGH, ap=1, icons=["harmful"], threat=event(do("push", dir="up", n=1))).resolve()
    assert g.at(0) == "A2" and g.climber(0).health == 7


@pytest.mark.rule("LW-075")
def test_protection_does_not_work_for_others():
    give = card("lift", do("let", who="other", then=[do("climb", n=1)]))
    g = given(map=ROUGH, ap=1, icons=["harmful"], hand={0: [give]}).use("lift").choose("choose_climber", 1)
    assert g.choose("climb", "A2").climber(1).health == 7


@pytest.mark.rule("LW-075")
def test_protection_does_not_work_against_threats_and_costs():
    dear = card("dear", do("focus"), cost=[do("lose", health=1, grip=1)])
    g = given(ap=1, icons=["harmful", "difficult"], hand={0: [dear]}).use("dear")
    assert g.climber(0).health == 7 and g.grip(0) == 5
    g.suffer(0, do("lose", health=1, grip=1))
    assert g.climber(0).health == 6 and g.grip(0) == 4


@pytest.mark.rule("LW-076")
def test_protection_works_again_and_again():
    g = given(map=ROUGH, ap=3, icons=["harmful"])
    g.choose("climb", "A2").choose("climb", "A3").choose("climb", "A4")
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-076")
@pytest.mark.parametrize(("icons", "left"), [(["harmful"], 8), ([], 5)])
def test_protection_works_in_a_fall_within_the_own_activation(icons, left):
    g = given(map=("nn", *ROUGH), at={0: "A5"}, ap=1, icons=icons).choose("let_go", 0).to("act")
    assert g.at(0) == "A1" and g.climber(0).health == left


@pytest.mark.rule("LW-076")
def test_protection_lasts_until_the_activation_is_over_not_until_the_ap_are_spent():
    g = given(map=ROUGH, ap=1, icons=["harmful"], hand={0: [card("up", do("climb", n=1))]}).choose("climb", "A2")
    assert g.ap == 0
    assert g.use("up").choose("climb", "A3").climber(0).health == 8


@pytest.mark.rule("LW-077")
def test_without_a_hand_card_there_are_2_ap_and_no_icons():
    g = given(hand={0: []})
    assert g.asks("act") and g.ap == 2 and g.icons == () and g.cards(0).ap_card == ""


@pytest.mark.rule("LW-078")
def test_only_the_active_climber_takes_actions_for_ap():
    g = given(ap=3, at={1: "B2"}, crystals={"B2": 3, "A1": 3}, health={1: 4})
    assert {o.key for o in g.decision.options if o.seat == 1} == {"let_go"}


@pytest.mark.rule("LW-078")
@pytest.mark.parametrize("moment", ["turn_start", "revealed", "before_threat", "draw"])
def test_actions_for_ap_are_taken_in_the_activation_only(moment):
    g = given(at={0: "A2"}, ap=3, crystals={"A2": 3}, health={0: 4}, until=moment)
    assert not {"climb", "jump", "glide", "strike", "rest", "mend"} & {o.key for o in g.decision.options}


@pytest.mark.rule("LW-079")
def test_an_action_on_a_skill_has_its_printed_strength_and_costs_no_ap():
    g = given(ap=1, crystals={"A1": 6}, hand={0: [card("jab", do("strike", n=4))]}).use("jab").choose("strike", 4)
    assert g.crystal("A1") == 2 and g.ap == 1


@pytest.mark.rule("LW-079")
def test_an_action_on_a_mushroom_follows_the_rules_of_that_action():
    g = given(ap=1, crystals={"A1": -6}, holds={0: ["strike_2"]}).use("strike_2").choose("strike", 2)
    assert g.crystal("A1") == -4 and g.climber(0).blight == 1 and g.ap == 1


SHAKE = {"id": "shake_off", "form": "action", "cost": [do("lose", ap=2)], "effects": [do("focus")]}
BREATHE = {"id": "breathe", "form": "anytime", "effects": [do("focus")]}


@pytest.mark.rule("LW-080")
def test_a_leviathan_may_add_an_action_for_ap():
    g = given(scenario=[{"id": "s", "rule": [SHAKE]}], ap=3)
    assert g.offers("scenario", 0, "shake_off") and g.refuses("scenario", 1)
    g.choose("scenario", 0, "shake_off")
    assert g.climber(0).focused and g.ap == 1 and g.refuses("scenario", 0)


@pytest.mark.rule("LW-080")
def test_a_leviathan_may_add_an_anytime_action():
    g = given(scenario=[{"id": "s", "rule": [BREATHE]}], until="turn_start").choose("scenario", 1, "breathe")
    assert g.climber(1).focused


ANSWER = card("answer", do("block", n=1, then=[do("strike", n=2)]))


def on_thorns(edition: str, **more: object) -> Table:
    rows = ("nnn", "hdn", "LLL")
    return given(
        **{"map": rows, "at": {0: "A1"}, "ap": 3, "icons": ["harmful", "difficult"], "edition": edition} | more
    )


@pytest.mark.rule("LW-074", "LR-56")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_protection_works_by_itself_where_nothing_could_be_had_without_it(edition: str) -> None:
    g = on_thorns(edition).choose("climb", "A2").choose("climb", "B2")
    assert g.asks("act") and (g.climber(0).health, g.grip(0)) == (8, 6)


@pytest.mark.rule("LW-074", "LR-56")
@pytest.mark.parametrize(("edition", "asked"), [("en", False), ("de", True)])
def test_who_could_answer_a_block_may_do_without_protection_in_the_german_edition(edition: str, asked: bool) -> None:
    g = on_thorns(edition, hand={0: [ANSWER]}, crystals={"A2": 3}).choose("climb", "A2")
    assert g.asks("protection") == asked
    if asked:
        g.choose("do_without").choose("modify", "answer").choose("prevent", 1).choose("strike", 2)
        assert (g.climber(0).health, g.crystal("A2")) == (8, 1)


@pytest.mark.rule("LW-074", "LR-56")
def test_a_secure_card_in_the_deck_may_be_wanted() -> None:
    grip = [blank("firm", secure=True), "a4", "a5"]
    g = on_thorns("de", deck={0: grip}, at={0: "B1"}).choose("climb", "B2")
    assert g.asks("protection") and not g.offers("prevent")
    g.choose("do_without")
    assert g.grip(0) == 2 and "firm" in g.hand(0)
    kept = on_thorns("de", deck={0: grip}, at={0: "B1"}).choose("climb", "B2").choose("keep_off")
    assert kept.grip(0) == 3 and kept.happened("protected", climber=0)


@pytest.mark.rule("LW-069", "LW-074")
@pytest.mark.parametrize(("change", "ap"), [(-1, 1), (1, 3), (-5, 0)])
def test_what_changes_the_value_of_an_ap_card_never_takes_it_below_nothing(change: int, ap: int) -> None:
    hand = {0: [blank("two", 2), blank("other")]}
    g = given(hand=hand, sets={0: {"rules": [{"mod": "ap", "n": change}]}}, until="ap_card").choose("ap_card", "two")
    assert [e.facts["ap"] for e in g.events if e.kind == "ap_card"] == [ap]
