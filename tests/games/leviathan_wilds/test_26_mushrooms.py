"""Mushrooms (chapter 26)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, event, given

ROUGH = ("nnnnn", "nhdnn", "nhdnn", "LLLLL")


def eating(kind: str, **more: Any) -> Table:
    """Climber 0 uses a mushroom in its activation, with 3 AP."""
    return given(**{"holds": {0: [kind]}, "ap": 3} | more).use(kind)


LEAP = card("leap", do("climb", n=2))


@pytest.mark.rule("LW-315", "LR-35")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (7, 8)])
def test_health_gives_two_health(before: int, after: int) -> None:
    assert eating("health", health={0: before}).climber(0).health == after


@pytest.mark.rule("LW-315", "LR-35")
def test_in_the_german_edition_health_works_on_an_open_space_where_mending_does_not() -> None:
    g = given(map=["n.", "nn", "LL"], at={0: "A3"}, edition="de", health={0: 4}, holds={0: ["health"]}, ap=2)
    g.choose("climb", "B3")
    assert g.asks("falling")
    g.carry_out(0, do("mend", n=2))
    assert (g.at(0), g.climber(0).health) == ("B3", 4)
    assert g.use("health").climber(0).health == 6


@pytest.mark.rule("LR-35", "LW-100")
def test_in_the_english_edition_mending_works_on_an_open_space() -> None:
    g = given(map=["n.", "nn", "LL"], at={0: "A3"}, health={0: 4}, holds={0: ["health"]}, ap=2).choose("climb", "B3")
    assert g.carry_out(0, do("mend", n=2)).climber(0).health == 6


@pytest.mark.rule("LW-316")
def test_grip_gives_two_grip() -> None:
    assert eating("grip", discard={0: 3}).grip(0) == 8


@pytest.mark.rule("LW-317")
def test_cleanse_takes_one_blight() -> None:
    assert eating("cleanse", blight={0: 2}).climber(0).blight == 1


@pytest.mark.rule("LW-318")
@pytest.mark.parametrize(("kind", "after"), [("strike_1", 4), ("strike_2", 3)])
def test_strike_strikes_with_the_printed_value(kind: str, after: int) -> None:
    assert eating(kind, crystals={"A1": 5}).choose("strike").crystal("A1") == after


@pytest.mark.rule("LW-319")
@pytest.mark.parametrize(("kind", "steps"), [("climb_2", 2), ("climb_3", 3)])
def test_climb_climbs_as_far_as_printed(kind: str, steps: int) -> None:
    g = eating(kind)
    for n in range(steps):
        g.choose("climb", f"A{n + 2}")
    assert g.asks("act")
    assert (g.at(0), g.ap) == (f"A{steps + 1}", 3)


@pytest.mark.rule("LW-320")
def test_glide_glides_up_to_two() -> None:
    g = eating("glide", at={0: "C4"})
    assert g.spaces("glide") == {"B3", "C3", "D3", "A2", "B2", "C2", "D2", "E2"}
    assert g.choose("glide", "E2").at(0) == "E2"


@pytest.mark.rule("LW-321", "LW-322")
@pytest.mark.parametrize(("kind", "column"), [("harmful", "B"), ("difficult", "C")])
def test_in_the_own_activation_a_terrain_mushroom_protects_for_the_rest_of_it(kind: str, column: str) -> None:
    g = eating(kind, map=ROUGH, at={0: f"{column}1"}).choose("climb", f"{column}2").choose("climb", f"{column}3")
    assert (g.climber(0).health, g.grip(0)) == (8, 6)
    assert g.resolve().icons == ()


@pytest.mark.rule("LW-321", "LW-322", "LR-49")
@pytest.mark.parametrize(("kind", "column", "after"), [("harmful", "B", (7, 6)), ("difficult", "C", (8, 5))])
def test_outside_it_a_terrain_mushroom_makes_the_climber_ignore_that_terrain_once(
    kind: str, column: str, after: tuple[int, int]
) -> None:
    threat = event(do("push", dir="down", n=2), who="next")
    g = given(map=ROUGH, at={1: f"{column}4"}, holds={1: [kind]}, threat=threat, until="before_threat").use(kind)
    g.choose("pass").resolve()
    assert g.at(1) == f"{column}2"
    assert (g.climber(1).health, g.grip(1)) == after


@pytest.mark.rule("LW-321", "LW-322", "LR-49")
@pytest.mark.parametrize(("kind", "column"), [("harmful", "B"), ("difficult", "C")])
def test_a_terrain_mushroom_may_be_used_at_the_moment_of_the_loss(kind: str, column: str) -> None:
    g = given(map=ROUGH, at={1: f"{column}4"}, holds={1: [kind]}, threat=event(do("push", dir="down", n=2), who="next"))
    g.to("loss").choose("modify", kind).resolve()
    assert (g.climber(1).health + g.grip(1), g.climber(1).mushrooms) == (13, ())


@pytest.mark.rule("LW-323", "LR-49")
def test_the_blight_mushroom_may_be_used_inside_the_strike() -> None:
    g = given(crystals={"A1": -5}, holds={0: ["blight"]}, ap=2).choose("strike", 1).choose("modify", "blight")
    assert (g.crystal("A1"), g.climber(0).blight) == (-4, 0)


@pytest.mark.rule("LR-49")
def test_used_ahead_and_not_needed_a_terrain_mushroom_lapses_with_the_step() -> None:
    g = given(map=ROUGH, at={1: "B4"}, holds={1: ["harmful"]}, threat=event(do("push", dir="down", n=1), who="next"))
    g.use("harmful", 1).resolve()
    assert g.climber(1).health == 7


@pytest.mark.rule("LW-323")
def test_in_the_own_activation_the_blight_mushroom_protects_every_strike() -> None:
    g = eating("blight", crystals={"A1": -5}).choose("strike", 1).choose("strike", 1)
    assert (g.crystal("A1"), g.climber(0).blight) == (-3, 0)


@pytest.mark.rule("LW-323", "LR-49")
def test_outside_it_the_blight_mushroom_protects_one_strike() -> None:
    g = given(crystals={"A1": -5}, holds={1: ["blight", "strike_1", "strike_2"]}, ap=2)
    g.use("blight", 1).use("strike_1").choose("strike", 1, seat=1)
    assert g.choose("spend_shield").climber(1).blight == 0
    assert g.use("strike_2").choose("strike", 2, seat=1).climber(1).blight == 1


@pytest.mark.rule("LR-49", "LR-54")
def test_a_shield_eaten_ahead_is_spent_on_the_loss_that_its_climber_likes() -> None:
    g = given(map=["nhh", "LLL"], at={0: "A1", 1: "A2"}, holds={1: ["harmful"]}, ap=2, hand={1: [LEAP]})
    g.use("harmful", 1).use("leap").choose("climb", "B2").choose("take_loss").choose("climb", "C2")
    assert g.choose("spend_shield").climber(1).health == 7


@pytest.mark.rule("LW-324")
def test_anchor_stops_a_fall_under_the_usual_conditions() -> None:
    g = given(map=["n", "n", ".", "n", "L"], at={0: "A5"}, holds={0: ["anchor"]}, ap=2).choose("let_go", 0)
    g.use("anchor").choose("anchor")
    assert (g.at(0), g.climber(0).falling) == ("A5", False)


@pytest.mark.rule("LW-324", "LW-244")
def test_anchor_does_not_stop_a_fall_on_an_open_space() -> None:
    g = given(map=["n", "n", ".", "n", "L"], at={0: "A5"}, holds={0: ["anchor"]}, ap=2).choose("let_go", 0)
    g.choose("fall_on").choose("fall_on")
    assert g.at(0) == "A3"
    assert g.use("anchor").at(0) == "A1"


@pytest.mark.rule("LW-325")
def test_focus_makes_focused() -> None:
    assert eating("focus").climber(0).focused


@pytest.mark.rule("LW-326")
def test_ap_gives_one_ap_in_the_own_activation() -> None:
    assert eating("ap").ap == 4


@pytest.mark.rule("LW-326", "LR-29")
def test_ap_gives_none_outside_it() -> None:
    g = given(holds={1: ["ap"]}, ap=3).use("ap")
    assert (g.ap, g.mushroom_discard) == (3, ("ap",))


@pytest.mark.rule("LW-327")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_block_blocks_one(edition: str) -> None:
    g = given(holds={0: ["block"]}, threat=event(do("lose", health=2)), edition=edition).to("loss")
    assert g.choose("modify", "block").choose("prevent", 1).climber(0).health == 7


@pytest.mark.rule("LW-328")
def test_draw_draws_one_card_of_the_own_deck() -> None:
    g = given(holds={0: ["draw"]}, ap=3)
    top, hand = g.deck(0)[0], g.hand(0)
    assert g.use("draw").choose("draw_n", 1).hand(0) == (*hand, top)


@pytest.mark.rule("LR-24", "LW-328")
def test_a_draw_may_be_declined_and_the_last_card_drawn_means_a_fall() -> None:
    g = given(at={0: "A4"}, holds={0: ["draw"]}, deck={0: 1}, ap=3).use("draw")
    assert g.offers("draw_n", 0)
    assert g.choose("draw_n", 1).happened("falls", climber=0)


@pytest.mark.rule("LW-110", "LW-132")
def test_focus_raises_the_number_of_a_mushroom() -> None:
    assert eating("health", health={0: 3}, focused=[0]).choose("focus", "gain").climber(0).health == 6
