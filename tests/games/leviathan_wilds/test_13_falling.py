"""Falling (chapter 13)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, blank, card, do, given

from fathom.core.game import box_of
from fathom.games.leviathan_wilds.box.board import LEDGE, OFF, OPEN

SHAFT = ("nn", "nn", "nn", "nn", "LL")
SIDESTEP = card("sidestep", do("jump", n=1))
SHOUT = card("shout", do("let", who="any", then=[do("focus")]))


def falling(rows: tuple[str, ...] = SHAFT, space: str = "A5", **more: object) -> Table:
    return given(**{"map": rows, "at": {0: space}, "ap": 2} | more).choose("let_go", 0)


@pytest.mark.rule("LW-160")
@pytest.mark.parametrize("why", ["open", "empty", "let_go", "effect"])
def test_a_fall_starts_on_an_open_space_with_an_empty_deck_by_letting_go_or_by_an_effect(why: str) -> None:
    g = given(map=["nn", "n.", "nn", "LL"], at={0: "A3"}, ap=2, deck={0: 1})
    if why == "open":
        g.choose("climb", "B3")
    elif why == "empty":
        g.suffer(0, do("lose", grip=1))
    elif why == "let_go":
        g.choose("let_go", 0)
    else:
        g.suffer(0, do("fall"))
    assert g.happened("falls", climber=0) == 1
    assert g.at(0) in ("A1", "B1")


@pytest.mark.rule("LW-161")
def test_a_fall_goes_straight_down_space_by_space_until_a_ledge() -> None:
    g = falling()
    moves = [e.facts["space"] for e in g.events if e.kind == "moved"]
    assert [g.box.board.names[s] for s in moves] == ["A4", "A3", "A2", "A1"]


@pytest.mark.rule("LW-162")
def test_a_fall_over_difficult_and_harmful_costs_grip_then_health_then_the_climber_may_stop() -> None:
    g = falling(("nn", "dn", "hn", "Ln", "LL"))
    losses = [e.kind for e in g.events if e.kind.startswith("lost_")]
    assert losses == ["lost_grip", "lost_health"]
    assert (g.grip(0), g.climber(0).health, g.at(0)) == (5, 7, "A2")
    assert g.offers("stop_falling")


@pytest.mark.rule("LW-163")
def test_the_fall_and_the_landing_cost_nothing() -> None:
    g = falling()
    assert (g.at(0), g.climber(0).health, g.grip(0), g.ap) == ("A1", 8, 6, 2)


@pytest.mark.rule("LW-164")
def test_the_faller_picks_up_a_mushroom_on_the_way() -> None:
    g = falling(mushrooms={"A3": "health"})
    assert g.asks("falling")
    assert g.at(0) == "A3"
    assert g.choose("pick_up").climber(0).mushrooms == ("health",)


@pytest.mark.rule("LW-164")
def test_others_act_on_every_space_of_a_fall_also_on_its_first() -> None:
    g = falling(hand={1: [SHOUT]})
    spaces = []
    while g.asks("falling"):
        assert g.offers("use", "shout", seat=1)
        spaces.append(g.at(0))
        g.choose("stop_falling" if g.at(0) == "A1" else "fall_on")
    assert spaces == ["A5", "A4", "A3", "A2", "A1"]


@pytest.mark.rule("LW-165")
def test_the_fall_goes_on_from_where_an_action_took_the_climber() -> None:
    g = falling(hand={0: [SIDESTEP]}).choose("fall_on").use("sidestep").choose("jump", "B4")
    assert g.at(0) == "B1"
    assert g.climber(0).falling is False


@pytest.mark.rule("LW-166")
def test_no_ap_can_be_spent_while_falling() -> None:
    g = falling(hand={0: [SIDESTEP]}, crystals={"A5": 3}, health={0: 5})
    assert {o.key for o in g.decision.options} == {"use", "fall_on", "pass_fall"}


@pytest.mark.rule("LW-167")
def test_with_ledges_at_rows_four_and_two_a_climber_from_row_five_may_stop_at_either_or_fall_on() -> None:
    g = falling(("nn", "Ln", "nn", "Ln", "LL"))
    assert g.at(0) == "A4"
    assert g.offers("stop_falling")
    assert g.choose("fall_on").at(0) == "A2"
    assert g.choose("fall_on").at(0) == "A1"


@pytest.mark.rule("LW-168", "LR-26")
def test_nobody_falls_past_the_starting_row() -> None:
    g = falling(("nn", "nn", "LL", "nn", "LL"), start_row=3)
    assert g.at(0) == "A3"
    assert g.asks("act")


@pytest.mark.rule("LW-169")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_fall_that_starts_on_a_ledge_may_stop_there_at_once(edition: str) -> None:
    g = falling(("nn", "Ln", "nn", "nn", "LL"), "A4", edition=edition).choose("stop_falling")
    assert g.at(0) == "A4"
    assert g.asks("act")


@pytest.mark.rule("LW-170")
def test_a_jump_skill_onto_a_ledge_during_a_fall_lets_the_climber_stop() -> None:
    g = falling(("nn", "nL", "nn", "nn", "LL"), hand={0: [SIDESTEP]}).choose("fall_on").use("sidestep")
    assert g.choose("jump", "B4").offers("stop_falling")


@pytest.mark.rule("LW-170", "LR-46")
def test_a_ledge_that_a_climb_merely_crosses_lets_the_climber_stop_too() -> None:
    dash = card("dash", do("climb", n=2))
    g = falling(("nnn", "nLn", "nnn", "LLL"), "A3", hand={0: [dash]}).use("dash").choose("climb", "B3")
    g.choose("stop_falling").choose("climb", "C3")
    assert g.at(0) == "C3"
    assert not g.climber(0).falling


@pytest.mark.rule("LW-171")
def test_regained_grip_and_a_normal_landing_do_not_end_a_fall() -> None:
    breath = card("breath", do("gain", grip=2))
    g = given(map=SHAFT, at={0: "A5"}, deck={0: 1}, discard={0: 3}, hand={0: [breath, SIDESTEP, "a9"]}, ap=2)
    g.suffer(0, do("lose", grip=1))
    assert g.asks("falling")
    g.use("breath")
    assert g.grip(0) == 2
    assert g.climber(0).falling
    assert g.use("sidestep").choose("jump", "B5").at(0) == "B1"


@pytest.mark.rule("LW-172")
def test_between_two_spaces_of_a_fall_other_effects_happen_and_the_rest_depends_on_not_having_stopped() -> None:
    g = falling(hand={0: [card("hook", do("anchor"))], 1: [SHOUT]}).choose("fall_on")
    g.use("shout").choose("choose_climber", 1)
    assert g.climber(1).focused
    g.use("hook").choose("anchor")
    assert (g.at(0), g.climber(0).falling) == ("A4", False)


@pytest.mark.rule("LW-173")
def test_with_two_ap_left_a_climber_that_stopped_on_a_ledge_may_rest() -> None:
    g = falling(("nn", "Ln", "nn", "LL"), "A4").choose("stop_falling")
    assert g.asks("act")
    assert g.ap == 2
    assert g.offers("rest")


@pytest.mark.rule("LW-174", "LR-26")
@pytest.mark.parametrize("name", list(box_of("leviathan-wilds").leviathans))  # type: ignore[attr-defined]
def test_every_fall_on_a_shipped_map_meets_a_ledge(name: str) -> None:
    board = box_of("leviathan-wilds").opened[name].board  # type: ignore[attr-defined]
    assert all(board.terrain[s] & LEDGE and not board.terrain[s] & (OPEN | OFF) for s in board.start_row)


@pytest.mark.rule("LR-06")
def test_an_open_space_in_the_middle_of_a_skill_makes_the_climber_fall_after_the_whole_skill() -> None:
    leap = card("leap", do("in_order", of=[do("jump", n=1), do("strike", n=1, range=1)]))
    g = given(map=["n.", "nn", "LL"], crystals={"A3": 2}, at={0: "A3"}, ap=1, hand={0: [leap, blank("x")]})
    g.use("leap").choose("jump", "B3")
    assert g.at(0) == "B3"
    assert g.choose("strike", 1).at(0) == "B1"
    assert g.crystal("A3") == 1


LAST_GASP = card("last_gasp", do("strike", n=1), cost=[do("lose", grip=1)])
WHEN_FALLING = card("when_falling", do("mend", n=1), when=[{"is": "falling"}])


@pytest.mark.rule("LW-148", "LW-172", "LR-06", "LR-07")
def test_who_runs_out_of_grip_in_somebody_elses_fall_falls_at_once_but_comes_second() -> None:
    hand = {1: [LAST_GASP, WHEN_FALLING]}
    g = falling(at={0: "A5", 1: "B5"}, hand=hand, deck={1: 1}, health={1: 7}, crystals={"B5": 3, "A1": 6})
    assert g.asks("falling") and g.refuses("use", 1, "when_falling")
    g.use("last_gasp", 1).choose("skip")
    assert g.asks("falling") and g.climber(1).falling and g.refuses("let_go", 1)
    g.use("when_falling", 1)
    assert g.climber(1).health == 8
    order = [e.facts["climber"] for e in g.events if e.kind in ("falls", "stopped")]
    assert order[-3:] == [0, 1, 1] and g.at(1) == "B1"


@pytest.mark.rule("LW-148", "LW-160")
def test_without_grip_one_falls_into_the_very_first_space_of_the_map_too() -> None:
    g = given(map=["nn", "LL"], at={0: "A2"}, deck={0: 1}).suffer(0, do("lose", grip=1))
    assert g.happened("falls", climber=0) and g.at(0) == "A1"
