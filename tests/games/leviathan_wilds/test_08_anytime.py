"""Chapter 8: anytime actions (LW-101 to LW-113)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import attack, card, do, event, given

from fathom.core.game import find
from fathom.core.text import LANGS

CALM = card("calm", do("focus"))
HURT = do("lose", health=1)
BREATHE = {"id": "breathe", "form": "anytime", "effects": [do("focus")]}


@pytest.mark.rule("LW-101")
def test_skills_letting_go_mushrooms_and_scenario_rules_are_anytime_actions():
    g = given(
        at={0: "A3", 1: "A4"}, hand={0: [CALM]}, holds={0: ["health"]}, mushrooms={"A3": "grip"}, until="turn_start",
        scenario=[{"id": "s", "rule": [BREATHE]}],
    )  # fmt: skip
    assert g.offers("use", 0, "calm") and g.offers("let_go", 0) and g.offers("scenario", 0, "breathe")
    assert g.offers("pick_up", 0) and g.offers("use", 0, "health") and g.offers("toss", 0, "health", 1)


@pytest.mark.rule("LW-102")
def test_anytime_actions_are_free_and_unlimited():
    g = given(ap=1, hand={0: [CALM, card("zen", do("gain", health=1))]}, holds={0: ["health"]}, health={0: 3})
    g.use("calm").use("zen").choose("no_focus", nth=0).use("health").choose("no_focus", nth=0)
    assert g.ap == 1 and g.climber(0).health == 6 and g.climber(0).focused


@pytest.mark.rule("LW-102")
def test_a_free_cover_skill_may_be_used_again_and_again():
    g = given(ap=1, cover={0: {"skill": [do("gain", health=1)]}}, health={0: 3})
    for health in (4, 5, 6):
        assert g.use("one").climber(0).health == health


@pytest.mark.rule("LW-103")
@pytest.mark.parametrize("moment", ["turn_start", "revealed", "ap_card", "act", "before_threat", "draw"])
def test_anytime_actions_are_possible_in_every_window_of_anybodys_turn(moment):
    g = given(hand={1: [CALM]}, at={1: "B2"}, until=moment)
    assert g.active == 0 and g.offers("use", 1, "calm", seat=1) and g.offers("let_go", 1, seat=1)
    assert g.use("calm", 1).climber(1).focused


@pytest.mark.rule("LW-103")
@pytest.mark.parametrize(("keyword", "moment"), [("swift", "swift"), ("delayed", "delayed")])
def test_anytime_actions_are_possible_after_swift_and_delayed(keyword, moment):
    g = given(threat=attack("@", HURT, **{keyword: True}), hand={1: [CALM]}, until=moment)
    assert g.offers("use", 1, "calm")


@pytest.mark.rule("LW-103")
def test_anytime_actions_are_possible_between_two_actions():
    g = given(ap=2, hand={0: [card("up", do("climb", n=1))]}).choose("climb", "A2").use("up").choose("climb", "A3")
    assert g.choose("climb", "A4").at(0) == "A4" and g.ap == 0


@pytest.mark.rule("LW-103")
def test_anytime_actions_are_possible_right_before_a_threat_resolves():
    g = given(threat=attack("@", HURT), hand={0: [card("up", do("climb", n=1))]}, ap=1, until="before_threat")
    g.use("up").choose("climb", "A2").resolve()
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-103")
def test_anytime_actions_are_possible_before_the_round_ends():
    g = given(hand={1: [CALM]}, until="start")
    g.state.threats = tuple(type(s)(s.threat, i < 4) for i, s in enumerate(g.threats))
    assert g.again().to("round_end").offers("use", 1, "calm")


@pytest.mark.rule("LW-104")
def test_anytime_actions_do_not_interrupt_an_action_or_a_skill():
    g = given(ap=1, hand={0: [card("up", do("climb", n=2))], 1: [CALM]}, at={1: "B2"}).use("up")
    assert {o.key for o in g.decision.options} == {"climb", "stop"}
    assert g.choose("climb", "A2").refuses("use", "calm")


@pytest.mark.rule("LW-104")
def test_anytime_actions_do_not_interrupt_a_threat():
    either = do("choose", of=[[HURT], [do("lose", grip=2)]])
    g = given(threat=[event(either), event(HURT)], hand={0: [CALM], 1: [CALM]}, ap=1, at={1: "B2"}).to("or")
    assert {o.key for o in g.decision.options} == {"alternative"}
    g.choose("alternative", nth=0)
    assert g.climber(0).health == 6 and g.asks("draw")


@pytest.mark.rule("LW-105")
def test_a_card_is_discarded_once_its_skill_is_resolved():
    g = given(ap=1, hand={0: [card("up", do("climb", n=1)), CALM]}, discard={0: ["a9"]}).use("up")
    assert g.discard(0) == ("a9",) and g.hand(0) == ("calm",)
    assert g.choose("climb", "A2").discard(0) == ("a9", "up")


@pytest.mark.rule("LW-105")
def test_a_card_that_helps_others_goes_to_the_discard_of_its_owner():
    give = card("give", do("let", who="other", then=[do("focus")]))
    g = given(ap=1, hand={1: [give]}).use("give", 1).choose("choose_climber", 0)
    assert g.discard(1) == ("give",) and g.discard(0) == () and g.climber(0).focused


@pytest.mark.rule("LW-106")
def test_ap_and_icons_of_a_card_played_for_its_skill_do_not_count():
    rich = card("rich", do("climb", n=1), ap=5, protects=["harmful"])
    g = given(map=["hh", "LL"], ap=1, hand={0: [rich]}).use("rich").choose("climb", "A2")
    assert g.ap == 1 and g.icons == () and g.climber(0).health == 7


@pytest.mark.rule("LW-107")
def test_the_cover_skill_needs_its_conditions():
    shy = {"skill": [do("focus")], "when": [{"is": "on_ledge"}]}
    g = given(ap=1, cover={0: shy})
    assert g.offers("use", 0, "one")
    assert g.choose("climb", "A2").refuses("use", 0, "one")


@pytest.mark.rule("LW-107")
def test_the_cover_skill_needs_its_cost():
    g = given(
        ap=1, cover={0: {"skill": [do("gain", health=1)], "cost": [do("lose", grip=1)]}}, health={0: 2}, deck={0: 2}
    )
    assert g.use("one").grip(0) == 1 and g.climber(0).health == 3
    assert g.use("one").refuses("use", 0, "one") and g.grip(0) == 0


@pytest.mark.rule("LW-107")
def test_the_cover_stays_when_its_skill_is_used():
    g = given(ap=1, cover={0: {"skill": [do("focus")]}}).use("one")
    assert g.climber(0).focused and g.discard(0) == ()


@pytest.mark.rule("LW-108")
def test_letting_go_starts_a_fall():
    g = given(at={0: "A4"}, ap=1).choose("let_go", 0)
    assert g.happened("let_go") == g.happened("falls") == 1 and g.to("act").at(0) == "A1"


@pytest.mark.rule("LW-108")
def test_letting_go_on_the_starting_row_would_change_nothing():
    assert given(ap=1).refuses("let_go")


@pytest.mark.rule("LW-109")
def test_a_mushroom_on_the_own_space_may_be_picked_up_and_lies_open():
    g = given(ap=1, at={0: "B2", 1: "C3"}, mushrooms={"B2": "grip", "C4": "health"})
    assert g.refuses("pick_up", 1)
    g.choose("pick_up", 0)
    assert g.climber(0).mushrooms == ("grip",) and [kind for _, kind in g.mushrooms] == ["health"]


@pytest.mark.rule("LW-109")
def test_there_is_no_limit_to_the_mushrooms_held():
    held = ["health", "grip", "glide", "draw", "block"]
    g = given(ap=1, at={0: "B2"}, holds={0: held}, mushrooms={"B2": ["ap", "focus"]})
    g.choose("pick_up", 0).choose("pick_up", 0)
    assert g.climber(0).mushrooms == (*held, "ap", "focus")


@pytest.mark.rule("LW-110")
def test_a_mushroom_is_used_up():
    g = given(ap=1, holds={0: ["health"]}, health={0: 4}).use("health")
    assert g.climber(0).health == 6 and g.climber(0).mushrooms == () and g.refuses("use")


@pytest.mark.rule("LW-110", "LW-132")
def test_a_mushroom_counts_as_a_skill_that_focus_improves():
    g = given(ap=1, holds={0: ["health"]}, health={0: 4}, focused=[0]).use("health").choose("focus", "gain")
    assert g.climber(0).health == 7 and not g.climber(0).focused


@pytest.mark.rule("LW-110")
def test_a_mushroom_may_be_used_in_vain():
    g = given(ap=1, holds={0: ["health"]}).use("health")
    assert g.climber(0).health == 8 and g.climber(0).mushrooms == ()


@pytest.mark.rule("LW-111")
@pytest.mark.parametrize(("space", "legal"), [("B3", True), ("C4", True), ("E4", False), ("E3", True), ("B2", True)])
def test_a_mushroom_may_be_tossed_up_to_three_spaces(space, legal):
    g = given(ap=1, at={0: "B3", 1: space}, holds={0: ["health"]})
    assert g.offers("toss", 0, "health", 1) == legal


@pytest.mark.rule("LW-111")
@pytest.mark.parametrize(("space", "legal"), [("A4", True), ("A5", False)])
def test_a_toss_of_distance_3_is_legal_and_4_is_not(space, legal):
    g = given(ap=1, at={0: "A1", 1: space}, holds={0: ["health"]})
    assert g.offers("toss", 0, "health", 1) == legal


@pytest.mark.rule("LW-111")
def test_a_tossed_mushroom_is_the_others():
    g = given(ap=1, at={0: "A1", 1: "A3"}, holds={0: ["health", "grip"]}).choose("toss", 0, "health", 1)
    assert g.climber(0).mushrooms == ("grip",) and g.climber(1).mushrooms == ("health",)


@pytest.mark.rule("LW-112")
def test_used_mushrooms_lie_in_a_face_up_discard():
    g = given(ap=1, holds={0: ["health", "grip"]}).use("health").use("grip")
    assert g.mushroom_discard == ("health", "grip")


RELIC = BREATHE | {"when": [{"is": "activating"}]}


@pytest.mark.rule("LW-113")
def test_a_scenarios_anytime_action_may_be_limited_to_the_own_activation():
    g = given(scenario=[{"id": "s", "rule": [RELIC]}], at={0: "A2"}, until="turn_start")
    assert g.refuses("scenario")
    assert g.to("act").offers("scenario", 0) and g.refuses("scenario", 1)
    assert g.to("before_threat").refuses("scenario")


# ---------------------------------------------------------------------------------------------- in vain


@pytest.mark.rule("LR-50", "LW-105", "LW-120")
def test_a_skill_may_be_played_in_vain_at_its_cost() -> None:
    jab = card("jab", do("strike", n=1), cost=[do("lose", grip=1)])
    g = given(hand={0: [jab, "a1"]}, at={0: "A2"}, ap=1)
    assert g.in_vain("use", "jab")
    g.use("jab")
    assert (g.discard(0)[-1], g.grip(0), g.asks("act")) == ("jab", 5, True)


@pytest.mark.rule("LR-50", "LW-121")
def test_conditions_and_costs_are_the_only_limits_of_a_skill() -> None:
    dear = card("dear", do("focus"), cost=[do("lose", blight=1)])
    falls = card("falls", do("climb", n=1), when=[{"is": "falling"}])
    g = given(hand={0: [dear, falls]}, focused=[0], ap=1)
    assert g.refuses("use", "dear") and g.refuses("use", "falls")


@pytest.mark.rule("LR-50", "LW-103")
def test_nobody_is_asked_because_of_what_is_in_vain_alone() -> None:
    jab = card("jab", do("strike", n=1))
    vain = given(hand={0: [jab], 1: []}, threat=event(do("enrage", n=1)), ap=1).to("act").choose("end_activation")
    assert vain.asks("draw") and vain.in_vain("use", "jab")  # not before the threat
    leap = card("leap", do("climb", n=1))
    asked = given(hand={0: [leap, jab], 1: []}, threat=event(do("enrage", n=1)), ap=1).choose("end_activation")
    assert asked.asks("before_threat") and asked.offers("use", "leap") and asked.offers("use", "jab")


@pytest.mark.rule("LR-50")
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_in_vain_is_marked_on_the_screen(lang: str) -> None:
    leap, jab = card("leap", do("climb", n=1)), card("jab", do("strike", n=1))
    game = find("leviathan-wilds")
    scene = game.scene(given(hand={0: [leap, jab]}, at={0: "A2"}, ap=1).state, 0, game.text(lang))
    assert {choice.targets[0]: choice.vain for choice in scene.choices if choice.key == "use"} == {
        "card.0.leap": False,
        "card.0.jab": True,
    }


@pytest.mark.rule("LR-50", "LW-099")
def test_mending_at_full_health_is_possible_and_in_vain() -> None:
    assert given(ap=1, at={0: "A2"}).in_vain("mend")
