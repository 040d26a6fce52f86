"""Solo mode (chapter 20)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import card, do, event, given

import fathom
from fathom.games.leviathan_wilds.state import Wilds

REAL = ("fix", "cheer", "magus")


def real(**more: object) -> Wilds:
    state = fathom.new("leviathan-wilds", seed=5, climbers=[REAL], **more)
    assert isinstance(state, Wilds)
    return state


@pytest.mark.rule("LW-212")
def test_one_player_runs_two_climbers() -> None:
    g = real()
    assert [(k.seat, k.character) for k in g.climbers] == [(0, "fix"), (0, "cheer")]


@pytest.mark.rule("LW-213")
def test_one_deck_is_built_of_two_characters_and_one_class() -> None:
    g = real()
    assert len(g.cards) == 1
    owned = {g.box.set_of[name] for name in g.cards[0].deck + g.cards[0].hand}
    assert owned == set(REAL)
    assert len(g.cards[0].deck + g.cards[0].hand) == 2 + 1 + 8


@pytest.mark.rule("LR-14", "LW-213")
def test_the_class_tokens_exist_once_and_serve_both_climbers() -> None:
    g = given(climbers=[("one", "two", "magus")], hand={0: ["magus.blink", "magus.attune"]}, ap=1, at={1: "C3"})
    assert len(g.tokens) == 3
    g.use("magus.blink", 1).choose("pay").choose("jump", "C5")
    assert g.offers("use", 0, "magus.attune")


@pytest.mark.rule("LW-214", "LR-14")
def test_the_two_climbers_take_turns_alternately() -> None:
    g = given(climbers=1)
    assert [g.active, g.end_turn().active, g.end_turn().active] == [0, 1, 0]


@pytest.mark.rule("LW-215")
def test_health_blight_focus_injuries_and_mushrooms_are_tracked_per_climber() -> None:
    g = given(climbers=1, mushrooms={"C3": "health"}, at={1: "C3"})
    g.state.injuries = ("dizzy",)
    g.suffer(1, do("lose", health=2), do("gain", blight=1, injury=1), do("focus")).choose("pick_up", 1)
    one, two = g.climber(0), g.climber(1)
    assert (one.health, one.blight, one.focused, one.injuries, one.mushrooms) == (8, 0, False, (), ())
    assert (two.health, two.blight, two.focused, two.injuries, two.mushrooms) == (6, 1, True, ("dizzy",), ("health",))


@pytest.mark.rule("LW-216")
@pytest.mark.parametrize("c", [0, 1])
def test_any_hand_card_may_be_used_for_either_climber(c: int) -> None:
    g = given(climbers=1, ap=1, hand={0: [card("dash", do("climb", n=1))]}).use("dash", c).choose("climb", "A2")
    assert g.at(c) == "A2"
    assert g.at(1 - c) == "A1"


@pytest.mark.rule("LW-217")
def test_the_character_skill_serves_only_its_own_climber() -> None:
    g = given(climbers=1, cover={0: {"skill": [do("climb", n=1)]}})
    assert g.offers("use", 0, "one")
    assert g.refuses("use", 1, "one")


@pytest.mark.rule("LW-217")
def test_focus_and_mushrooms_serve_only_their_own_climber() -> None:
    g = given(climbers=1, focused=[0], holds={0: ["climb_2"]}, ap=1, hand={0: [card("dash", do("climb", n=1))]})
    assert g.refuses("use", 1, "climb_2")
    assert g.use("dash", 1).asks("climb")


@pytest.mark.rule("LW-217")
def test_an_injury_binds_only_its_own_climber() -> None:
    g = given(climbers=1, injuries={0: ["twisted_ankle"]}, ap=1, hand={0: [card("hop", do("jump", n=1))]})
    assert g.in_vain("use", 0, "hop")
    assert g.offers("use", 1, "hop")


@pytest.mark.rule("LW-218")
def test_rest_with_deck_two_and_discard_nine_gives_deck_nine_and_discard_two() -> None:
    g = given(climbers=1, deck={0: 2}, discard={0: 9}, hand={0: 2}, ap=3).choose("rest")
    assert (g.grip(0), len(g.discard(0))) == (9, 2)


@pytest.mark.rule("LW-219", "LR-07")
def test_when_the_shared_deck_is_empty_both_climbers_fall_one_after_the_other_as_the_player_likes() -> None:
    g = given(climbers=1, deck={0: 1}, hand={0: 3}, at={0: "A4", 1: "C4"}).to("thread").choose("draw_last")
    assert g.asks("order_falls")
    g.choose("falls_first", 1).end_turn()
    assert [e.facts["climber"] for e in g.events if e.kind == "falls"] == [1, 0]
    assert (g.at(0), g.at(1)) == ("A1", "C1")


@pytest.mark.rule("LW-220", "LW-177")
def test_paranoid_is_void_and_another_injury_is_drawn_before_it_is_shuffled_back() -> None:
    for seed in range(10):
        g = given(climbers=1, seed=seed)
        g.state.injuries = ("paranoid", "dizzy", "cramp")
        g.suffer(0, do("gain", injury=1))
        assert g.climber(0).injuries == ("dizzy",)
        assert sorted(g.injuries) == ["cramp", "paranoid"]


@pytest.mark.rule("LW-220")
def test_paranoid_is_an_injury_like_others_in_company() -> None:
    g = given()
    g.state.injuries = ("paranoid", "dizzy")
    assert g.suffer(0, do("gain", injury=1)).climber(0).injuries == ("paranoid",)


@pytest.mark.rule("LR-14")
def test_a_grip_loss_of_both_climbers_takes_from_the_shared_deck_once_per_climber() -> None:
    g = given(climbers=1, threat=event(do("lose", grip=1), who="all")).resolve()
    assert g.grip(0) == 4


@pytest.mark.rule("LR-14")
def test_each_turn_draws_the_shared_hand_up_to_three() -> None:
    g = given(climbers=1).end_turn()
    assert (len(g.hand(0)), g.grip(0)) == (3, 5)


@pytest.mark.rule("LR-14", "LW-139")
def test_a_defeated_climber_leaves_the_shared_cards_to_the_survivor_who_has_one_more_turn() -> None:
    g = given(climbers=1).suffer(1, do("lose", health=8))
    assert (len(g.hand(0)), g.grip(0), g.at(1)) == (2, 6, "")
    assert g.end_turn().active == 0
    assert g.end_turn().outcome.won is False
