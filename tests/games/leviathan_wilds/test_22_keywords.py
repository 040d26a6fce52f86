"""Keywords (chapter 22)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, event, given

from fathom.games.leviathan_wilds import queries
from fathom.games.leviathan_wilds.state import Slot

BLOCK = card("block", do("block", n=2))
PLUS = card("plus", do("strike_plus", n=2))
JAB = card("jab", do("strike", n=1))


def health(g: Table) -> list[int]:
    return [k.health for k in g.climbers]


# ---------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("LW-236")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_active_is_the_climber_whose_turn_it_is(first: int) -> None:
    g = given(climbers=3, first=first, threat=event(do("lose", health=1), who="active")).resolve()
    assert [h == 7 for h in health(g)] == [c == first for c in range(3)]


@pytest.mark.rule("LW-237")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_next_is_the_climber_who_has_the_next_turn(first: int) -> None:
    g = given(climbers=3, first=first, threat=event(do("lose", health=1), who="next")).resolve()
    assert [h == 7 for h in health(g)] == [c == (first + 1) % 3 for c in range(3)]


@pytest.mark.rule("LW-237", "LR-13")
def test_next_passes_over_a_defeated_climber() -> None:
    g = given(climbers=3, threat=event(do("lose", health=1), who="next")).suffer(1, do("lose", health=8)).resolve()
    assert g.climber(2).health == 7


@pytest.mark.rule("LW-237", "LW-143")
def test_next_is_nobody_in_the_very_last_turn_since_nobody_will_activate_any_more() -> None:
    g = given(threat=event(do("lose", health=1), who="next")).suffer(1, do("lose", health=8)).resolve()
    assert g.climber(0).health == 7  # it has its last turn still to come
    assert g.end_turn().resolve().climber(0).health == 7


@pytest.mark.rule("LW-238")
@pytest.mark.parametrize(("who", "c"), [("highest", 0), ("lowest", 1), ("leftmost", 2), ("rightmost", 1)])
def test_highest_lowest_leftmost_and_rightmost_are_nearest_to_that_edge(who: str, c: int) -> None:
    g = given(climbers=3, at={0: "B5", 1: "E2", 2: "A3"}, threat=event(do("lose", health=1), who=who)).resolve()
    assert [h == 7 for h in health(g)] == [d == c for d in range(3)]


@pytest.mark.rule("LW-238")
def test_a_component_can_be_the_highest_too() -> None:
    g = given(crystals={"A3": 2, "B5": 2}).suffer(-1, do("crystal", n=1, which="highest"))
    assert (g.crystal("A3"), g.crystal("B5")) == (2, 3)


@pytest.mark.rule("LW-239")
def test_closest_is_the_fewest_spaces_away() -> None:
    threat = event(do("lose", health=1), targets=[{"who": "closest", "to": "crystal"}])
    g = given(climbers=3, at={0: "A4", 1: "C3", 2: "E1"}, crystals={"A1": 3, "E3": 3}, threat=threat)
    g.to("target")
    assert {o.args for o in g.options("target")} == {(1,), (2,)}


@pytest.mark.rule("LW-240")
def test_adjacent_are_the_four_spaces_beside_above_and_below() -> None:
    g = given(at={0: "C3"}, ap=1)
    number = g.box.board.number
    beside = {n for n, s in number.items() if queries.distance(g.state, s, number["C3"]) == 1}
    assert beside == {"C4", "C2", "B3", "D3"} == g.spaces("climb")


@pytest.mark.rule("LW-241")
def test_the_distance_of_a_knights_move_is_three() -> None:
    g = given()
    assert queries.distance(g.state, g.box.board.number["A1"], g.box.board.number["C2"]) == 3
    assert queries.distance(g.state, g.box.board.number["A1"], g.box.board.number["B2"]) == 2


@pytest.mark.rule("LW-242")
@pytest.mark.parametrize("how", ["ap", "skill"])
def test_range_plus_two_lets_any_strike_reach_two_spaces(how: str) -> None:
    g = given(crystals={"B2": 4, "A4": 4}, hand={0: [card("reach", do("range_plus", n=2)), JAB]}, ap=2)
    assert g.refuses("strike")
    g.use("reach")
    if how == "skill":
        g.use("jab")
    assert g.spaces("strike") == {"B2"}
    assert g.choose("strike", 1).crystal("B2") == 3


# ---------------------------------------------------------------------------------------------- anchor


@pytest.mark.rule("LW-243")
def test_anchor_ends_a_fall_on_a_normal_space() -> None:
    g = given(at={0: "A4"}, deck={0: 3}, hand={0: [card("hook", do("anchor"))]}, ap=1).choose("let_go", 0)
    g.choose("fall_on").use("hook").choose("anchor")
    assert (g.at(0), g.climber(0).falling) == ("A3", False)


@pytest.mark.rule("LW-244")
@pytest.mark.parametrize(("deck", "rows"), [(0, ["n", "n", "n", "L"]), (3, ["n", ".", "n", "L"])])
def test_anchor_is_impossible_with_an_empty_deck_or_on_an_open_space(deck: int, rows: list[str]) -> None:
    shout = card("shout", do("draw", n=1))
    g = given(map=rows, at={0: "A4"}, deck={0: 3}, hand={0: [card("hook", do("anchor"))], 1: [shout]}, ap=1)
    g.choose("let_go", 0).choose("fall_on")
    assert g.at(0) == "A3"
    g.cards(0).deck = g.cards(0).deck[:deck]
    assert g.again().in_vain("use", "hook")


# ---------------------------------------------------------------------------------------------- block


@pytest.mark.rule("LW-245", "LR-15")
@pytest.mark.parametrize(
    ("answers", "after"), [((2,), (8, 4, "B3")), ((1, 1), (7, 5, "B3")), ((0, 1, 1), (6, 5, "A3"))]
)
def test_block_two_prevents_two_points_of_health_grip_and_push_as_the_user_likes(
    answers: tuple[int, ...], after: tuple[int, int, str]
) -> None:
    threat = event(do("lose", health=2), do("lose", grip=2), do("push", dir="right", n=1))
    g = given(at={0: "A3"}, threat=threat, hand={0: [BLOCK]}, ap=1, until="before_threat").use("block").choose("pass")
    for n in answers:
        g.choose("prevent", n) if n else g.choose("take_loss")
    g.resolve()
    assert (g.climber(0).health, g.grip(0), g.at(0)) == after


@pytest.mark.rule("LW-246", "LW-248")
def test_in_the_english_edition_block_two_prevents_a_hit_and_then_difficult_terrain_in_the_same_step() -> None:
    threat = event(do("lose", health=1), do("fall"))
    g = given(map=["n", "d", "L"], at={0: "A3"}, threat=threat, hand={0: [BLOCK, "a9"]}, ap=1, until="before_threat")
    g.use("block").choose("pass").choose("prevent", 1)
    assert g.choose("prevent", 1).at(0) == "A1"
    assert (g.climber(0).health, g.grip(0)) == (8, 6)


@pytest.mark.rule("LW-246")
def test_what_is_left_of_a_block_is_lost_at_the_end_of_the_step() -> None:
    g = given(threat=event(do("lose", health=1)), hand={0: [BLOCK]}, ap=1).use("block")
    assert g.resolve().climber(0).health == 7


@pytest.mark.rule("LW-247", "LR-15")
def test_in_the_german_edition_block_two_turns_two_health_and_push_one_into_one_health_and_no_push() -> None:
    threat = event(do("lose", health=2), do("push", dir="right", n=1))
    g = given(at={0: "A3"}, edition="de", threat=threat, hand={0: [BLOCK]}, ap=1)
    assert g.in_vain("use", "block")
    g.to("loss").choose("modify", "block").choose("prevent", 1).choose("prevent", 1)
    assert (g.climber(0).health, g.at(0)) == (7, "A3")


@pytest.mark.rule("LW-247")
def test_in_the_german_edition_a_block_does_not_last_beyond_its_effect() -> None:
    threat = event(do("lose", health=1), do("fall"))
    g = given(map=["n", "d", "L"], at={0: "A3"}, edition="de", threat=threat, hand={0: [BLOCK, "a9"]}, ap=1).to("loss")
    g.choose("modify", "block").choose("prevent", 1).resolve()
    assert (g.climber(0).health, g.grip(0)) == (8, 5)


@pytest.mark.rule("LW-247")
def test_in_the_german_edition_the_terrain_behind_a_push_is_another_effect() -> None:
    threat = event(do("lose", health=1), do("push", dir="right", n=1))
    g = given(map=["nh", "LL"], at={0: "A2"}, edition="de", threat=threat, hand={0: [BLOCK]}, ap=1).to("loss")
    g.choose("modify", "block").choose("prevent", 1).choose("take_loss")
    assert (g.at(0), g.climber(0).health) == ("B2", 7)


@pytest.mark.rule("LW-247", "LW-248")
def test_in_the_german_edition_what_is_left_of_a_block_does_not_last_from_one_space_to_the_next() -> None:
    thick = card("thick", do("block", n=2))
    g = given(map=["nhh", "LLL"], at={0: "A2"}, edition="de", hand={0: [thick]}, ap=3).choose("climb", "B2")
    g.choose("modify", "thick").choose("prevent", 1)
    assert g.choose("climb", "C2").asks("act") and g.climber(0).health == 7


@pytest.mark.rule("LW-247")
def test_in_the_german_edition_a_block_among_several_effects_of_a_skill_can_be_played_onto_a_loss() -> None:
    g = given(
        climbers=[("one", "magus"), ("two", "beta")], edition="de", threat=event(do("lose", health=2)),
        hand={0: ["magus.ward"]}, ap=1,
    ).to("loss")  # fmt: skip
    g.choose("modify", "magus.ward").choose("prevent", 2)
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-248")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_block_prevents_losses_by_terrain(edition: str) -> None:
    g = given(map=["nh", "LL"], at={0: "A2"}, edition=edition, hand={0: [BLOCK]}, ap=2).choose("climb", "B2")
    assert g.choose("modify", "block").choose("prevent", 1).climber(0).health == 8


@pytest.mark.rule("LW-249", "LR-17")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_block_prevents_no_injury_no_blight_and_no_frost(edition: str) -> None:
    threat = event(do("gain", blight=1), do("gain", injury=1), do("take", token="frost", n=1))
    g = given(edition=edition, threat=threat, tokens=[{"id": "frost", "per_climber": 3}], hand={0: [BLOCK, "a9"]}, ap=1)
    g.state.injuries = ("dizzy",)
    if edition == "en":
        g.to("before_threat").use("block")
    g.resolve()
    assert (g.climber(0).blight, g.climber(0).injuries) == (1, ("dizzy",))
    assert [t.holder for t in g.tokens].count(0) == 1


@pytest.mark.rule("LR-15", "LW-120")
def test_a_cost_cannot_be_blocked() -> None:
    dear = card("dear", do("focus"), cost=[do("lose", health=1)])
    g = given(hand={0: [BLOCK, dear]}, ap=1).use("block").use("dear")
    assert (g.climber(0).health, g.climber(0).focused) == (7, True)


# ---------------------------------------------------------------------------------------------- delayed, swift


@pytest.mark.rule("LW-250")
def test_a_delayed_marker_is_placed_on_whoever_is_highest_at_the_start_of_step_three() -> None:
    g = given(at={0: "A3", 1: "C4"}, ap=3, threat=attack("@", do("lose", health=1), who="highest", delayed=True))
    assert g.marked == []
    g.choose("climb", "A4").choose("climb", "A5").resolve()
    assert health(g) == [7, 8]


@pytest.mark.rule("LW-251")
def test_between_a_delayed_marker_and_its_attack_anytime_actions_are_possible() -> None:
    dodge = card("dodge", do("climb", n=1))
    g = given(at={0: "A3"}, ap=1, hand={0: [dodge]}, threat=attack("@", do("lose", health=1), delayed=True))
    g.to("delayed")
    assert g.marked == ["A3"]
    g.use("dodge").choose("climb", "A4").resolve()
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-252")
def test_a_swift_card_resolves_in_step_one() -> None:
    g = given(threat=attack("@", do("lose", health=1), swift=True), until="ap_card")
    assert g.climber(0).health == 7


@pytest.mark.rule("LW-253")
def test_between_the_reveal_and_a_swift_resolution_anytime_actions_are_possible() -> None:
    dodge = card("dodge", do("climb", n=1))
    threat = attack("@", do("lose", health=1), swift=True)
    g = given(at={0: "A3"}, hand={0: [dodge, "a9"]}, threat=threat, until="revealed")
    assert g.marked == ["A3"]
    assert g.use("dodge").choose("climb", "A4").to("ap_card").climber(0).health == 8


@pytest.mark.rule("LW-254", "LR-37")
def test_a_swift_card_does_not_resolve_again_in_step_three_and_its_marker_is_gone() -> None:
    g = given(threat=attack("@", do("lose", health=1), swift=True))
    assert g.marked == []
    assert g.resolve().climber(0).health == 7


@pytest.mark.rule("LW-252", "LW-254")
def test_a_swift_event_resolves_in_step_one_and_not_again() -> None:
    g = given(threat=event(do("lose", health=1), swift=True), until="ap_card")
    assert g.climber(0).health == 7
    assert g.resolve().climber(0).health == 7


@pytest.mark.rule("LR-37")
def test_a_part_that_is_swift_and_delayed_resolves_twice_with_a_fresh_marker() -> None:
    g = given(at={0: "A3"}, threat=attack("@", do("lose", health=1), swift=True, delayed=True), ap=2)
    assert (g.climber(0).health, g.marked) == (7, [])
    assert g.choose("climb", "A4").resolve().climber(0).health == 6


# ---------------------------------------------------------------------------------------------- enrage


def row(g: Table, text: str) -> Table:
    """Lay the threat row: U face up, n normal, e enraged."""
    g.state.threats = tuple(Slot(f"threat.{i}", letter == "U", letter == "e") for i, letter in enumerate(text))
    return g


def ends(g: Table) -> str:
    return "".join("U" if s.up else "e" if s.enraged else "n" for s in g.threats)


@pytest.mark.rule("LW-255")
def test_enrage_turns_the_left_most_face_down_normal_card() -> None:
    assert ends(row(given(), "Unenn").suffer(-1, do("enrage", n=1))) == "Ueenn"


@pytest.mark.rule("LW-256")
def test_wild_x_turns_the_x_left_most_of_them() -> None:
    assert ends(row(given(), "Unenn").suffer(-1, do("enrage", n=2))) == "Ueeen"


@pytest.mark.rule("LR-38", "LW-256")
def test_wild_x_with_too_few_cards_turns_all_that_are_left() -> None:
    assert ends(row(given(), "UUenn").suffer(-1, do("enrage", n=4))) == "UUeee"


@pytest.mark.rule("LW-257")
def test_enrage_does_nothing_without_a_face_down_normal_card() -> None:
    g = row(given(), "UUeee").suffer(-1, do("enrage", n=1))
    assert ends(g) == "UUeee"
    assert not g.threats[0].enraged


# ---------------------------------------------------------------------------------------------- exhaust, ready


@pytest.mark.rule("LW-258")
def test_an_exhausted_cover_is_unavailable() -> None:
    cover = {"skill": [do("climb", n=1)], "cost": [do("exhaust", token="cover")]}
    g = given(cover={0: cover}, ap=1).use("one").choose("climb", "A2")
    assert g.climber(0).cover_ready is False
    assert g.refuses("use", "one")


@pytest.mark.rule("LW-259")
def test_a_readied_token_is_available_again() -> None:
    attune = card("attune", do("ready", token="energy", n=3))
    g = given(climbers=[("one", "magus"), ("two", "beta")], hand={0: ["magus.blink", attune]}, ap=1)
    assert g.in_vain("use", "attune")
    g.use("magus.blink").choose("pay").choose("skip")
    assert [t.ready for t in g.tokens].count(True) == 2
    g.use("attune")
    assert [t.ready for t in g.tokens].count(True) == 3


@pytest.mark.rule("LW-259")
def test_a_cover_readies_when_it_says() -> None:
    g = given(climbers=[("fix", "alpha"), ("two", "beta")], crystals={"A1": 6}, ap=2).use("fix").choose("strike", 1)
    assert g.crystal("A1") == 4
    assert g.end_turn().climber(0).cover_ready is False
    assert g.end_turn().climber(0).cover_ready is True


# ---------------------------------------------------------------------------------------------- miss


@pytest.mark.rule("LW-260")
def test_miss_is_applied_once_if_nobody_is_in_the_area() -> None:
    threat = attack("@", do("lose", health=1), who=["leftmost", "rightmost"], miss=[do("enrage", n=1)])
    g = given(at={0: "A3", 1: "E3"}, threat=threat, hand={1: [card("dodge", do("climb", n=1))]}, ap=1)
    g.choose("climb", "A4").use("dodge").choose("climb", "E4").resolve()
    assert ends(g) == "Uennn"


@pytest.mark.rule("LW-260")
def test_miss_is_not_applied_if_anybody_is_hit() -> None:
    threat = attack("@", do("lose", health=1), who=["leftmost", "rightmost"], miss=[do("enrage", n=1)])
    g = given(at={0: "A3", 1: "E3"}, threat=threat, ap=2).choose("climb", "A4").resolve()
    assert (ends(g), health(g)) == ("Unnnn", [8, 7])


@pytest.mark.rule("LW-260", "LR-53")
def test_miss_is_applied_if_there_is_no_origin_on_the_map() -> None:
    threat = attack("@", do("lose", health=1), origins=["crystal.teal"], miss=[do("enrage", n=1)])
    g = given(threat=threat, crystals={"B2": 1}).resolve()
    assert (ends(g), health(g)) == ("Uennn", [8, 8])


@pytest.mark.rule("LW-260", "LR-53")
@pytest.mark.parametrize("delayed", [False, True])
def test_an_attack_that_finds_no_target_affects_nobody_and_so_misses(delayed: bool) -> None:
    threat = attack("@", do("lose", health=1), miss=[do("enrage", n=1)], delayed=delayed)
    threat["targets"] = [{"who": "active", "where": [{"is": "focused"}]}]
    assert ends(given(threat=threat).resolve()) == "Uennn"


@pytest.mark.rule("LW-260", "LR-53")
def test_an_attack_whose_target_is_gone_misses() -> None:
    doom = card("doom", do("focus"), cost=[do("lose", health=9)])
    threat = attack("@", do("lose", health=1), who="next", miss=[do("enrage", n=1)])
    g = given(climbers=3, threat=threat, at={1: "C3"}, hand={1: [doom]}, until="revealed")
    assert g.marked == ["C3"]
    assert ends(g.use("doom").resolve()) == "Uennn" and g.climber(1).defeated


@pytest.mark.rule("LW-260", "LR-53")
def test_a_line_whose_condition_fails_is_not_made_and_has_no_miss() -> None:
    threat = attack("@", do("lose", health=1), miss=[do("enrage", n=1)])
    threat["if"] = [{"is": "on_map", "token": "focus"}]
    assert ends(given(threat=threat).resolve()) == "Unnnn"


@pytest.mark.rule("LW-261")
def test_a_climber_that_blocks_everything_counts_as_hit() -> None:
    threat = attack("@", do("lose", health=1), miss=[do("enrage", n=1)])
    g = given(threat=threat, hand={0: [BLOCK, "a9"]}, ap=1).to("loss").choose("modify", "block").choose("prevent", 1)
    assert (ends(g), g.climber(0).health) == ("Unnnn", 8)


# ---------------------------------------------------------------------------------------------- push


@pytest.mark.rule("LW-262")
def test_push_two_right_from_b4_enters_c4_and_d4() -> None:
    rows = ["nnnn", "nnhd", "nnnn", "nnnn", "LLLL"]
    g = given(map=rows, at={0: "B4"}, threat=event(do("push", dir="right", n=2))).resolve()
    assert (g.at(0), g.climber(0).health, g.grip(0)) == ("D4", 7, 5)


@pytest.mark.rule("LW-263", "LR-04")
def test_terrain_of_a_push_is_applied_after_the_whole_push() -> None:
    g = given(map=["nhd", "LLL"], at={0: "A2"}, threat=event(do("push", dir="right", n=2))).resolve()
    kinds = [e.kind for e in g.events if e.kind in ("pushed", "lost_health", "lost_grip")]
    assert kinds == ["pushed", "lost_health", "lost_grip"]


@pytest.mark.rule("LR-04", "LW-263")
def test_a_push_across_an_open_space_ends_in_a_fall_from_the_last_space() -> None:
    g = given(map=["n.nn", "nnnn", "LLLL"], at={0: "A3"}, threat=event(do("push", dir="right", n=2))).resolve()
    assert g.at(0) == "C1"


@pytest.mark.rule("LR-04", "LW-169")
def test_a_push_across_an_open_space_onto_a_ledge_may_stop_there() -> None:
    g = given(map=["n.Ln", "nnnn", "LLLL"], at={0: "A3"}, threat=event(do("push", dir="right", n=2))).to("falling")
    assert g.choose("stop_falling").at(0) == "C3"


@pytest.mark.rule("LW-270")
@pytest.mark.parametrize(("way", "space"), [("up", "C4"), ("down", "C2"), ("left", "B3"), ("right", "D3")])
def test_an_arrow_gives_the_direction_of_a_push(way: str, space: str) -> None:
    assert given(at={0: "C3"}).suffer(0, do("push", dir=way, n=1)).at(0) == space


@pytest.mark.rule("LW-270")
@pytest.mark.parametrize(("wind", "space"), [("left", "B3"), ("up", "C4")])
def test_a_state_of_the_scenario_may_hold_the_direction(wind: str, space: str) -> None:
    g = given(at={0: "C3"}, states={"gravity": wind, "wind": wind})
    assert g.suffer(0, do("push", dir="wind", n=1)).at(0) == space
    assert given(at={0: "C3"}, states={"gravity": wind}).suffer(0, do("push", dir="gravity", n=1)).at(0) == space


@pytest.mark.rule("LW-270", "LW-222")
def test_a_push_away_from_an_origin_may_have_two_directions_to_choose_from() -> None:
    threat = attack(". x\n@ .", do("push", dir="away", n=1), origins=["space.heart"])
    g = given(at={0: "C4"}, spaces={"heart": ["B3"]}, threat=threat).to("push_way")
    assert {o.args for o in g.decision.options} == {("right",), ("up",)}
    assert g.choose("push_way", "up").at(0) == "C5"


# ---------------------------------------------------------------------------------------------- secure

SAFE = card("safe", do("focus"), secure=True)


@pytest.mark.rule("LW-264", "LR-20")
def test_two_grip_lost_with_a_secure_card_on_top_put_it_into_the_hand_and_the_other_on_the_pile() -> None:
    g = given(deck={0: [SAFE, "a9", "a10", "a11"]}, ap=1).suffer(0, do("lose", grip=2))
    assert "safe" in g.hand(0)
    assert g.discard(0) == ("a9",)
    assert g.grip(0) == 2


@pytest.mark.rule("LW-264", "LR-20")
def test_a_secure_card_that_leaves_the_deck_empty_still_causes_a_fall() -> None:
    g = given(at={0: "A4"}, deck={0: [SAFE]}, ap=2).suffer(0, do("lose", grip=1))
    assert g.happened("falls", climber=0)
    assert "safe" in g.hand(0)


@pytest.mark.rule("LR-20")
def test_secure_works_on_grip_paid_as_a_cost() -> None:
    dear = card("dear", do("focus"), cost=[do("lose", grip=1)])
    g = given(deck={0: [SAFE, "a9"]}, hand={0: [dear]}, ap=1).use("dear")
    assert "safe" in g.hand(0)


@pytest.mark.rule("LW-265")
def test_secure_does_not_help_against_other_discards() -> None:
    g = given(hand={0: [SAFE]}, ap=1).suffer(0, do("discard", n=1))
    assert g.discard(0) == ("safe",)


@pytest.mark.rule("LW-265")
def test_a_secure_card_discarded_in_step_four_is_discarded() -> None:
    g = given(hand={0: [SAFE]}, ap=1, focused=[0]).to("draw").choose("discard", "safe")
    assert "safe" in g.discard(0)


# ---------------------------------------------------------------------------------------------- strike +X


@pytest.mark.rule("LW-266")
@pytest.mark.parametrize("how", ["ap", "skill"])
def test_strike_plus_adds_to_one_strike_from_ap_or_skill(how: str) -> None:
    g = given(crystals={"A1": 6}, hand={0: [PLUS, JAB]}, ap=2).use("plus")
    if how == "skill":
        g.use("jab")
    assert g.choose("strike", 1).crystal("A1") == 3


@pytest.mark.rule("LW-267")
def test_strike_plus_is_not_divided_among_several_strikes() -> None:
    g = given(crystals={"A1": 6}, hand={0: [PLUS]}, ap=3).use("plus").choose("strike", 1).choose("strike", 1)
    assert g.crystal("A1") == 2


@pytest.mark.rule("LW-267")
def test_strike_plus_does_nothing_without_a_strike() -> None:
    g = given(crystals={"A1": 6}, hand={0: [PLUS]}, ap=1).use("plus").end_turn()
    assert g.crystal("A1") == 6
    assert g.climber(0).bonuses == ()


@pytest.mark.rule("LW-268", "LR-33")
def test_in_the_english_edition_strike_plus_is_played_ahead_and_lapses_at_the_end_of_the_step() -> None:
    g = given(crystals={"A1": 6}, hand={0: [PLUS, JAB]}, ap=1).use("plus").choose("end_activation")
    g.to("before_threat").use("jab").choose("strike", 1)
    assert g.crystal("A1") == 5


@pytest.mark.rule("LW-269", "LR-33")
def test_in_the_german_edition_strike_plus_is_played_along_with_a_strike() -> None:
    g = given(crystals={"A1": 6}, hand={0: [PLUS]}, ap=2, edition="de")
    assert g.in_vain("use", "plus")
    assert g.choose("strike", 1).choose("modify", "plus").crystal("A1") == 3


@pytest.mark.rule("LW-269")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_strike_plus_among_several_effects_of_a_skill_can_be_played_onto_a_strike(edition: str) -> None:
    g = given(crystals={"A1": 6}, hand={0: ["breaker.hairline_crack"]}, ap=2, edition=edition).choose("strike", 1)
    g.choose("modify", "breaker.hairline_crack").choose("part", "strike_plus").to("act")
    assert g.crystal("A1") == 4


@pytest.mark.rule("LW-269", "LW-093")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_strike_plus_to_choose_can_be_played_onto_a_strike_in_anybodys_turn(edition: str) -> None:
    g = given(
        climbers=[("one", "herald"), ("two", "magus")], crystals={"A1": 6}, edition=edition, ap=2,
        hand={0: ["herald.let_them_have_it"], 1: ["magus.rune_hammer"]},
    )  # fmt: skip
    g.use("herald.let_them_have_it").choose("choose_climber", 1).choose("strike", 2)
    g.choose("modify", "magus.rune_hammer").choose("pay").choose("alternative", nth=0)
    assert g.crystal("A1") == 0 or g.over


@pytest.mark.rule("LW-266", "LW-268")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_two_strike_plus_may_be_played_onto_one_strike(edition: str) -> None:
    hand = [card("one", do("strike_plus", n=1)), card("two", do("strike_plus", n=2))]
    g = given(edition=edition, crystals={"A1": 6}, hand={0: hand}, ap=2).choose("strike", 1)
    g.choose("modify", "one").choose("modify", "two")
    assert g.crystal("A1") == 2
    assert g.choose("strike", 1).crystal("A1") == 1  # they belonged to that one strike


RETALIATE = card("retaliate", do("block", n=1, then=[do("strike", n=1)]))


@pytest.mark.rule("LW-245", "LR-54")
def test_of_blocks_that_differ_the_player_says_which_one_is_spent() -> None:
    hand = {0: [RETALIATE, card("plain", do("block", n=1))]}
    g = given(hand=hand, threat=event(do("lose", health=1)), ap=1).choose("end_activation")
    g.use("retaliate").use("plain").to("loss")
    assert {option.args for option in g.options("prevent")} == {("health", 1, 1, "retaliate"), ("health", 1, 1, "")}
    g.choose("prevent", nth=1).resolve()
    assert g.climber(0).health == 8 and not g.happened("struck")


@pytest.mark.rule("LW-245", "LR-54")
def test_several_blocks_may_be_spent_on_one_loss() -> None:
    hand = {0: [RETALIATE, card("plain", do("block", n=1))]}
    g = given(hand=hand, threat=event(do("lose", health=2)), ap=1).choose("end_activation")
    g.use("retaliate").use("plain").to("loss").choose("prevent", nth=0).choose("prevent")
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-246")
@pytest.mark.parametrize(("edition", "health"), [("en", 8), ("de", 7)])
def test_in_the_english_edition_a_block_may_be_played_ahead_in_step_4_too(edition: str, health: int) -> None:
    leap = card("leap", do("climb", n=1))
    g = given(map=["nh", "LL"], at={0: "A2"}, edition=edition, hand={0: [BLOCK, leap, "a9"]}, ap=1).to("draw")
    g.use("block").use("leap").choose("climb", "B2")
    if edition == "en":
        g.choose("prevent", 1)
    assert g.climber(0).health == health


@pytest.mark.rule("LW-246")
def test_what_is_blocked_ahead_lapses_with_the_step_the_last_of_a_round_too() -> None:
    swift = event(do("lose", health=1), swift=True)
    leap = card("leap", do("climb", n=1))
    g = given(hand={1: [BLOCK, leap, "b9"]}, threats=[[], [], [], [], event()], threat=swift, until="start")
    g.state.threats = tuple(type(slot)(slot.threat, i < 4, False) for i, slot in enumerate(g.threats))
    g.again().to("round_end").use("block")
    assert g.climber(1).guards and not g.end_turn().climber(1).guards
