"""Scenario rules, tokens, overlays (chapter 16), with small leviathans made for the test."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, event, given, shipped

from fathom.games.leviathan_wilds.view import view

LIFT = {"id": "lift", "map": ["Ld"], "positions": {"low": "A2", "high": "A4"}, "start": "low"}


def rule(name: str, form: str, **more: Any) -> list[dict[str, Any]]:
    return [{"id": "card", "rule": [{"id": name, "form": form, **more}]}]


def kinds(g: Table, token: str) -> list[int]:
    """Return who holds each token of a kind, -1 for nobody."""
    return [t.holder for t in g.tokens if t.id == token]


@pytest.mark.rule("LW-188")
def test_a_keyword_of_the_scenario_card_means_what_the_card_says() -> None:
    chill = rule("chill", "keyword", effects=[do("lose", grip=2)])
    g = given(scenario=chill, threat=event(do("ability", name="chill"))).resolve()
    assert g.grip(0) == 4


@pytest.mark.rule("LW-188")
def test_a_scenario_card_may_give_an_anytime_action() -> None:
    pray = rule("pray", "anytime", effects=[do("focus")], when=[{"is": "focused", "not": True}])
    g = given(scenario=pray, until="turn_start").choose("scenario", 1, "pray")
    assert g.climber(1).focused
    assert g.refuses("scenario", 1, "pray")
    assert g.offers("scenario", 0, "pray")


@pytest.mark.rule("LW-188")
def test_a_scenario_card_may_give_an_action_for_ap() -> None:
    dig = rule("dig", "action", effects=[do("focus")], cost=[do("lose", ap=2)])
    g = given(scenario=dig, ap=3).choose("scenario", "dig")
    assert (g.climber(0).focused, g.ap) == (True, 1)
    assert g.refuses("scenario", "dig")


@pytest.mark.rule("LW-189", "LR-17")
@pytest.mark.parametrize(("supply", "on_card", "blight"), [(3, 2, 0), (1, 1, 0), (0, 0, 1)])
def test_fury_two_moves_tokens_onto_the_card_or_gives_everybody_blight(supply: int, on_card: int, blight: int) -> None:
    fury = do("stock", token="fury", n=2, **{"else": [do("let", who="all", then=[do("gain", blight=1)])]})
    g = given(climbers=2, tokens=[{"id": "fury", "fronts": {"red": supply}}], threat={"effects": [fury]}).resolve()
    assert [t.space for t in g.tokens if t.id == "fury"].count(-2) == on_card
    assert [g.climber(c).blight for c in (0, 1)] == [blight, blight]


@pytest.mark.rule("LW-190")
def test_frost_two_takes_two_frost_tokens() -> None:
    g = given(tokens=[{"id": "frost", "per_climber": 3}], threat=event(do("take", token="frost", n=2))).resolve()
    assert kinds(g, "frost").count(0) == 2


@pytest.mark.rule("LW-191")
def test_tokens_are_made_of_the_scenario_tokens_as_the_card_prescribes() -> None:
    g = given(tokens=[{"id": "fury", "fronts": {"red": 4, "blue": 2}}])
    assert sorted(t.front for t in g.tokens if t.id == "fury") == ["blue"] * 2 + ["red"] * 4


@pytest.mark.rule("LW-192")
@pytest.mark.parametrize("climbers", [2, 3])
def test_the_frost_supply_is_three_per_climber_of_which_each_takes_some(climbers: int) -> None:
    setup = [{"id": "card", "setup": [do("let", who="all", then=[do("take", token="frost", n=1)])]}]
    g = given(climbers=climbers, tokens=[{"id": "frost", "per_climber": 3}], scenario=setup)
    assert len(kinds(g, "frost")) == 3 * climbers
    assert sorted(h for h in kinds(g, "frost") if h >= 0) == list(range(climbers))


@pytest.mark.rule("LW-193")
@pytest.mark.parametrize(("face", "seen"), [("up", {"red"}), ("down", set())])
def test_the_card_decides_whether_tokens_lie_face_up_or_face_down(face: str, seen: set[str]) -> None:
    g = given(tokens=[{"id": "fury", "fronts": {"red": 3}, "face": face}])
    assert {t["front"] for t in view(g.state, 0)["tokens"] if "front" in t} == seen


@pytest.mark.rule("LW-193")
def test_the_card_decides_whether_tokens_lie_on_the_map_or_in_play_areas() -> None:
    setup = [{"id": "card", "setup": [do("place", token="rot", n=2, on="space.mud")]}]
    g = given(tokens=[{"id": "rot", "fronts": {"red": 3}}], scenario=setup, spaces={"mud": ["B2", "C2"]})
    assert sorted(g.box.board.names[t.space] for t in g.tokens if t.space >= 0) == ["B2", "C2"]
    assert kinds(g.suffer(0, do("take", token="rot")), "rot").count(0) == 1


@pytest.mark.rule("LW-194")
def test_the_spaces_of_an_overlay_replace_those_below_it() -> None:
    g = given(map=["nnn", "nnn", "nnn", "h.n", "LLL"], overlay=[LIFT], at={0: "A1"}, ap=4).choose("climb", "A2")
    assert g.climber(0).health == 8
    assert g.offers("rest")
    g.choose("climb", "B2")
    assert (g.at(0), g.grip(0)) == ("B2", 5)


@pytest.mark.rule("LW-194")
def test_an_overlay_that_is_turned_shows_its_other_face() -> None:
    eye = {"id": "eye", "faces": {"shut": ["n"], "open": ["."]}, "face": "shut", "positions": {"p": "A3"}, "start": "p"}
    g = given(overlay=[eye], at={0: "A3"}).suffer(-1, do("turn", overlay="eye", face="open"))
    assert g.at(0) == "A1"


@pytest.mark.rule("LW-195")
def test_an_overlay_lies_exactly_where_its_setup_says() -> None:
    g = given(overlay=[LIFT | {"start": "high"}])
    assert {name for name in g.box.board.names if g.terrain[g.box.board.number[name]] == 8} == {"B4"}


@pytest.mark.rule("LW-195", "LR-42")
def test_a_climber_on_an_overlay_beside_the_map_has_no_row_and_no_distance_to_the_map() -> None:
    stomach = {"id": "stomach", "map": ["nn"], "side": True}
    threat = event(do("lose", health=1), who="highest")
    g = given(overlay=[stomach], at={0: "A2", 1: "stomach.A1"}, holds={0: ["health"]}, threat=threat)
    assert g.refuses("toss")
    g.resolve()
    assert (g.climber(0).health, g.climber(1).health) == (7, 8)


@pytest.mark.rule("LW-196")
def test_everything_on_an_overlay_moves_along_and_keeps_its_place() -> None:
    g = given(
        overlay=[LIFT], at={0: "B2", 1: "A2"}, crystals={"A2": 3, "E6": 1}, mushrooms={"B2": "health"},
        threat=attack("@", do("lose", health=1)),
    )  # fmt: skip
    assert g.marked == ["B2"]
    g.suffer(-1, do("move", overlay="lift"))
    assert (g.at(0), g.at(1), g.marked) == ("B4", "A4", ["B4"])
    assert (g.crystal("A4"), g.crystal("A2")) == (3, 0)
    assert g.mushrooms == ((g.box.board.number["B4"], "health"),)
    assert (g.grip(0), g.resolve().climber(0).health) == (6, 7)


@pytest.mark.rule("LW-196")
def test_what_is_beside_a_moving_overlay_stays_where_it_is() -> None:
    g = given(overlay=[LIFT], at={0: "C2", 1: "A4"}).suffer(-1, do("move", overlay="lift"))
    assert (g.at(0), g.at(1)) == ("C2", "A4")


@pytest.mark.rule("LW-197")
@pytest.mark.parametrize("how", ["ap", "skill", "range"])
def test_a_special_strike_effect_is_set_off_by_ap_by_a_skill_and_at_a_range(how: str) -> None:
    hand = [card("jab", do("strike", n=1)), card("reach", do("range_plus", n=1))]
    g = given(**shipped("watcher"), at={0: "E9" if how == "range" else "E8"}, ap=2, hand={0: hand})
    g.suffer(-1, do("ability", name="watcher.open"))
    if how == "range":
        assert g.refuses("strike", "eye")
        g.use("reach")
    if how == "skill":
        g.use("jab").choose("strike", 1)
    else:
        g.choose("strike", 1, "eye")
    assert g.to("act").refuses("strike", "eye")
    assert g.scenario["eye_open"] is False


@pytest.mark.rule("LW-198")
def test_what_a_strike_sets_off_is_part_of_that_strike() -> None:
    twice = card("twice", do("in_order", of=[do("strike", n=1), do("strike", n=1)]))
    g = given(**shipped("watcher"), at={0: "E8"}, ap=1, hand={0: [twice]}).suffer(
        -1, do("ability", name="watcher.open")
    )
    g.use("twice").choose("strike", 1)
    assert g.asks("act")
    assert sum(g.pools[0]) == 11


@pytest.mark.rule("LW-198", "LR-19")
def test_a_struck_token_goes_back_and_its_rule_happens_at_once() -> None:
    swat = [{"id": "card", "setup": [do("place", token="swarm", on="space.nest")]}]
    swat += rule("swat", "trigger", struck="swarm", effects=[do("gain", health=1)])
    g = given(tokens=[{"id": "swarm", "fronts": {"red": 1}}], scenario=swat, spaces={"nest": ["B2"]}, health={0: 5},
              at={0: "B2"}, ap=2)  # fmt: skip
    g.choose("strike", 1)
    assert (g.climber(0).health, [t.space for t in g.tokens]) == (6, [-1])
