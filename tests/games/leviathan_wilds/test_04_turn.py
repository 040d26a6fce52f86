"""Chapter 4: the structure of a turn (LW-035 to LW-051)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import attack, card, do, event, given


@pytest.mark.rule("LW-035")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_round_clockwise(first):
    g = given(climbers=3, first=first)
    order = [g.active]
    for _ in range(3):
        order.append(g.end_turn().active)
    assert order == [(first + i) % 3 for i in range(4)]


@pytest.mark.rule("LW-036")
def test_a_turn_is_reveal_activate_resolve_draw():
    g = given(threat=event(do("lose", health=1)), at={0: "A2"}, until="turn_start")
    steps = [g.step]
    while g.turn == 1:
        steps.append(g.step)
        g.default()
    assert list(dict.fromkeys(steps)) == ["reveal", "activate", "resolve", "draw"]


@pytest.mark.rule("LW-036")
def test_the_threat_resolves_after_the_activation_and_before_the_draw():
    g = given(threat=event(do("lose", health=1)), at={0: "A2"}, ap=1, hand={0: []})
    assert g.climber(0).health == 8
    g.to("draw")
    assert g.climber(0).health == 7 and g.hand(0) == ()


@pytest.mark.rule("LW-037")
def test_each_turn_reveals_the_left_most_face_down_card_and_only_that():
    g = given()
    for turn in range(1, 5):
        assert [slot.up for slot in g.threats] == [True] * turn + [False] * (5 - turn)
        g.to("next_turn").to("act")


@pytest.mark.rule("LW-038")
def test_a_card_that_lies_enraged_is_revealed_enraged():
    g = given(enraged=1)
    assert (g.threats[0].up, g.threats[0].enraged) == (True, True)


@pytest.mark.rule("LW-039")
@pytest.mark.parametrize(("enraged", "lost"), [(0, 1), (1, 3)])
def test_only_the_upright_end_resolves(enraged, lost):
    ends = {"normal": event(do("lose", health=1)), "enraged": event(do("lose", health=3))}
    assert given(threat=ends, enraged=enraged).resolve().climber(0).health == 8 - lost


@pytest.mark.rule("LW-039")
def test_only_the_upright_end_is_read_at_the_reveal():
    ends = {"normal": event(do("lose", health=1)), "enraged": attack("@", do("lose", health=1))}
    assert given(threat=ends).marked == [] and given(threat=ends, enraged=1).marked == ["A1"]


@pytest.mark.rule("LW-040")
def test_revealing_applies_nothing():
    g = given(threat=[attack("@", do("lose", health=1)), event(do("lose", grip=1))])
    assert g.climber(0).health == 8 and g.grip(0) == 6


@pytest.mark.rule("LW-041")
def test_all_effects_of_the_card_of_this_turn_are_applied_in_step_3():
    parts = [event(do("lose", health=1), do("gain", blight=1)), event(do("lose", grip=2), who="next")]
    g = given(threats=[parts, event(do("lose", health=5))]).resolve()
    assert (g.climber(0).health, g.climber(0).blight, g.grip(1)) == (7, 1, 4)


@pytest.mark.rule("LW-042")
def test_effects_of_one_threat_are_applied_in_printed_order():
    push, hit = event(do("push", dir="right", n=1)), event(do("lose", health=1), who="rightmost")
    at = {0: "A3", 1: "A3"}
    assert given(threat=[push, hit], at=at).resolve().climber(0).health == 7
    g = given(threat=[hit, push], at={0: "A3", 1: "B3"}).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (8, 7)


@pytest.mark.rule("LW-042")
def test_parts_from_left_to_right_are_applied_in_printed_order():
    g = given(threat=event(do("push", dir="up", n=1), do("lose", health=1)), map=["nn", "hh", "LL"])
    g.resolve()
    kinds = [e.kind for e in g.events if e.kind in ("pushed", "lost_health")]
    assert kinds == ["pushed", "lost_health", "lost_health"] and g.climber(0).health == 6


@pytest.mark.rule("LW-043")
def test_only_the_active_climber_draws():
    g = given(hand={0: [], 1: ["b1"]}, at={1: "B2"}, ap=1).end_turn()
    assert len(g.hand(0)) == 3 and g.hand(1) == ("b1",)


@pytest.mark.rule("LW-043")
def test_only_the_active_climber_may_discard_before_the_draw():
    g = given(until="draw")
    assert g.offers("discard", seat=0) and g.refuses("discard", seat=1)


@pytest.mark.rule("LW-044")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_any_number_of_cards_may_be_discarded_before_the_draw(n):
    g = given(ap=1, hand={0: ["a1", "a2"]}, deck={0: ["a3", "a4", "a5", "a6"]}, until="draw")
    for i in range(n):
        g.choose("discard", f"a{i + 1}")
    if g.asks("draw"):
        g.choose("draw")
    assert g.hand(0)[-1 - n :] == tuple(f"a{i}" for i in range(3, 4 + n)) and len(g.hand(0)) == 3
    assert set(g.discard(0)) == {"ap", *(f"a{i + 1}" for i in range(n))}


@pytest.mark.rule("LW-045")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_the_active_climber_draws_up_to_three(held, drawn):
    g = given(ap=1, hand={0: held}).end_turn()
    assert len(g.hand(0)) == held + drawn and g.grip(0) == 6 - drawn


@pytest.mark.rule("LW-045")
def test_cards_are_drawn_from_the_top():
    g = given(ap=1, hand={0: []}, deck={0: ["a4", "a2", "a9", "a1"]}).end_turn()
    assert g.hand(0) == ("a4", "a2", "a9") and g.deck(0) == ("a1",)


@pytest.mark.rule("LW-046", "LW-151")
def test_a_deck_that_runs_out_in_the_draw_is_not_reshuffled_and_the_climber_falls():
    g = given(ap=1, at={0: "A3"}, hand={0: []}, deck={0: 2}, discard={0: ["a9"]}, until="draw")
    g.choose("draw").choose("draw_last").to("next_turn")
    assert g.at(0) == "A1" and len(g.hand(0)) == 2 and g.discard(0) == ("a9", "ap")


@pytest.mark.rule("LW-047")
def test_the_last_card_of_the_deck_may_be_left():
    g = given(ap=1, at={0: "A3"}, hand={0: 1}, deck={0: 2}, until="draw").choose("draw")
    assert g.asks("thread")
    g.choose("hang_by_a_thread")
    assert (len(g.hand(0)), g.grip(0), g.at(0)) == (2, 1, "A3")


@pytest.mark.rule("LW-048")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_cards_before_the_last_one_must_be_drawn(edition):
    g = given(ap=1, at={0: "A2"}, hand={0: []}, deck={0: 3}, until="draw", edition=edition).choose("draw")
    assert g.asks("thread") and len(g.hand(0)) == 2 and g.grip(0) == 1


@pytest.mark.rule("LW-048")
def test_no_card_can_be_left_by_a_thread_outside_step_4():
    g = given(at={0: "A3"}, deck={0: 1}, hand={0: [card("peek", do("draw", n=1))]}, ap=1)
    g.use("peek").choose("draw_n", 1)
    assert g.asks("act") and g.at(0) == "A1" and g.grip(0) == 0


@pytest.mark.rule("LW-049")
def test_skills_may_be_used_right_before_the_draw():
    g = given(hand={0: [card("calm", do("focus"))], 1: [card("zen", do("focus"))]}, ap=1, until="draw")
    assert g.offers("use", 0, "calm") and g.offers("use", 1, "zen")
    g.use("calm").choose("draw")
    assert g.climber(0).focused and g.discard(0) == ("ap", "calm") and len(g.hand(0)) == 3


@pytest.mark.rule("LW-050")
def test_a_round_end_does_not_change_whose_turn_is_next():
    g = given(climbers=2)
    active = [g.active]
    for _ in range(6):
        active.append(g.end_turn().active)
    assert active == [0, 1, 0, 1, 0, 1, 0] and g.round == 2


@pytest.mark.rule("LW-051")
@pytest.mark.parametrize(("climbers", "opener"), [(2, 1), (3, 2), (4, 1)])
def test_a_round_is_five_turns_whatever_the_number_of_climbers(climbers, opener):
    g = given(climbers=climbers)
    for _ in range(4):
        assert g.end_turn().round == 1
    g.end_turn()
    assert (g.round, g.turn, g.active) == (2, 6, opener)
