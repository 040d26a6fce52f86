"""Chapter 5: threat cards and attacks (LW-052 to LW-066)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import attack, do, event, given

from fathom.core.game import box_of

REAL = box_of("leviathan-wilds")
HURT = do("lose", health=1)
CROSS = ". x .\nx @ x\n. x ."


def health(g):
    return [k.health for k in g.climbers]


@pytest.mark.rule("LW-052")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_every_threat_has_two_ends(name):
    assert all(threat.normal and threat.enraged for threat in REAL.leviathans[name].threat)


@pytest.mark.rule("LW-052", "LW-039")
def test_each_end_has_its_own_content():
    ends = {"normal": event(HURT), "enraged": event(do("gain", blight=2))}
    assert given(threat=ends).resolve().climber(0).blight == 0
    assert given(threat=ends, enraged=1).resolve().climber(0).blight == 2


@pytest.mark.rule("LW-053")
@pytest.mark.parametrize(
    ("who", "hurt"), [("active", [0]), ("next", [1]), ("highest", [2]), ("lowest", [0]), ("all", [0, 1, 2])]
)
def test_a_threat_names_its_targets(who, hurt):
    g = given(climbers=3, at={0: "A1", 1: "B2", 2: "C3"}, threat=event(HURT, who=who)).resolve()
    assert health(g) == [7 if c in hurt else 8 for c in range(3)]


@pytest.mark.rule("LW-053")
def test_one_climber_that_fits_two_targets_suffers_once():
    g = given(threat=event(HURT, targets=[{"who": "active"}, {"who": "highest"}]), at={0: "A3"}).resolve()
    assert health(g) == [7, 8]


@pytest.mark.rule("LW-054")
def test_an_event_places_no_marker_and_finds_its_target_when_it_resolves():
    g = given(threat=event(HURT, who="highest"), at={0: "A2", 1: "B3"}, ap=2)
    assert g.marked == []
    g.choose("climb", "A3").choose("climb", "A4").resolve()
    assert health(g) == [7, 8]


@pytest.mark.rule("LW-055")
def test_a_threat_with_a_diagram_is_an_attack_that_hits_an_area():
    g = given(threat=attack("@ x", HURT), at={0: "B2", 1: "C2"}).resolve()
    assert g.happened("attack", hit=(0, 1)) and health(g) == [7, 7]


@pytest.mark.rule("LW-056")
def test_a_marker_lies_on_each_target_as_soon_as_an_attack_is_revealed():
    g = given(threat=attack("@", HURT, who=("highest", "lowest")), at={0: "A2", 1: "B4"}, until="revealed")
    assert sorted(g.marked) == ["A2", "B4"]


@pytest.mark.rule("LW-056")
def test_the_marker_of_a_delayed_attack_is_not_placed_at_the_reveal():
    g = given(threat=attack("@", HURT, delayed=True), at={0: "A2"})
    assert g.marked == []
    assert g.to("delayed").marked == ["A2"]


@pytest.mark.rule("LW-057")
def test_a_marker_does_not_follow_its_climber():
    g = given(threat=attack("@", HURT), at={0: "B2"}, ap=2).choose("climb", "B3").choose("climb", "B4")
    assert g.marked == ["B2"]
    assert health(g.resolve()) == [8, 8]


@pytest.mark.rule("LW-057")
def test_markers_are_gone_after_step_3():
    assert given(threat=attack("@", HURT)).to("draw").marked == []


@pytest.mark.rule("LW-058")
@pytest.mark.parametrize(("space", "hit"), [("C3", True), ("B3", True), ("C4", True), ("B2", False), ("E3", False)])
def test_an_attack_covers_its_origin_and_the_highlighted_spaces(space, hit):
    g = given(threat=attack(CROSS, HURT), at={0: "C3", 1: space}).resolve()
    assert health(g) == [7, 7 if hit else 8]


@pytest.mark.rule("LW-058")
def test_the_origin_is_safe_only_if_the_diagram_says_so():
    assert health(given(threat=attack("x @", HURT), at={0: "C3"}).resolve())[0] == 7
    assert health(given(threat=attack("x o", HURT), at={0: "C3"}).resolve())[0] == 8


@pytest.mark.rule("LW-059")
def test_who_stands_in_the_area_is_hit_and_a_target_that_has_left_is_not():
    g = given(threat=attack("@ x", HURT), at={0: "B2", 1: "B4"}, ap=2)
    g.choose("climb", "A2").choose("climb", "A3")
    g.climber(1).space = g.box.board.number["C2"]
    assert health(g.resolve()) == [8, 7]


@pytest.mark.rule("LW-060")
def test_who_is_hit_is_decided_once():
    shove = attack("@ x", HURT, do("push", dir="right", n=1))
    g = given(threat=shove, at={0: "B2", 1: "D2"}).resolve()
    assert health(g) == [7, 8] and g.at(0) == "C2"


@pytest.mark.rule("LW-060")
def test_nobody_is_pushed_out_of_the_rest_of_an_attack():
    g = given(threat=attack("@", do("push", dir="right", n=2), HURT), at={0: "B2", 1: "D2"}).resolve()
    assert health(g) == [7, 8] and g.at(0) == "D2"


@pytest.mark.rule("LW-061")
@pytest.mark.parametrize("origin", ["crystal", "crystal.teal", "space.eye", "token.frost"])
def test_an_attack_from_a_feature_needs_no_marker(origin):
    g = given(
        threat=attack("@ x", HURT, origins=[origin]), at={0: "C2", 1: "B2"}, crystals={"B2": -2}, spaces={"eye": "B2"},
        tokens=[{"id": "frost", "fronts": {"blue": 1}}], until="start",
    )  # fmt: skip
    g.state.tokens = tuple(type(t)(t.id, space=g.box.board.number["B2"]) for t in g.tokens)
    g.again().to("act")
    assert g.marked == []
    assert health(g.resolve()) == [7, 7]


@pytest.mark.rule("LW-061")
def test_an_attack_comes_from_where_the_feature_is_now():
    g = given(threat=attack("@", HURT, origins=["crystal"]), at={0: "B2"}, crystals={"B2": 1, "E6": 1}, ap=1)
    assert health(g.choose("strike", 1).resolve()) == [8, 8]


@pytest.mark.rule("LW-062")
def test_the_diagram_is_applied_once_per_origin():
    g = given(
        climbers=3, threat=attack("@ x", HURT, origins=["crystal"]), crystals={"A2": 1, "D4": 1},
        at={0: "B2", 1: "E4", 2: "C3"},
    ).resolve()  # fmt: skip
    assert health(g) == [7, 7, 8]


@pytest.mark.rule("LW-063")
def test_a_climber_covered_twice_suffers_once():
    g = given(threat=attack("x @ x", HURT, origins=["crystal"]), at={0: "B2"}, crystals={"A2": 1, "C2": 1})
    assert health(g.resolve())[0] == 7


@pytest.mark.rule("LW-064")
def test_each_colour_has_its_own_effect():
    colours = {"a": [HURT], "b": [do("gain", blight=1)]}
    g = given(climbers=3, threat=attack("a @a b", by_colour=colours), at={0: "C2", 1: "D2", 2: "B2"}).resolve()
    assert health(g) == [7, 8, 7] and [k.blight for k in g.climbers] == [0, 1, 0]


@pytest.mark.rule("LW-063", "LW-064")
def test_a_climber_covered_by_two_colours_chooses_one_of_them():
    colours = {"a": [HURT], "b": [do("gain", blight=1)]}
    part = attack("a o b", by_colour=colours, origins=["crystal"])
    g = given(threat=part, at={1: "C2"}, crystals={"B2": 1, "D2": 1}).to("colour")
    assert g.decision.lead == 1
    g.choose("colour", "b")
    assert health(g) == [8, 8] and g.climber(1).blight == 1


@pytest.mark.rule("LW-065")
@pytest.mark.parametrize(("space", "hit"), [("C4", True), ("C5", True), ("C6", True), ("C2", False), ("D6", False)])
def test_an_arrow_goes_on_to_the_edge(space, hit):
    g = given(threat=attack("x^\n@", HURT), at={0: "C3", 1: space}).resolve()
    assert health(g)[1] == (7 if hit else 8)


@pytest.mark.rule("LW-066")
def test_level_targets_of_an_attack_are_chosen_when_its_marker_is_placed():
    g = given(threat=attack("@", HURT, who="highest"), at={0: "A2", 1: "B2"}, until="target")
    assert g.step == "reveal" and g.decision.lead == 0
    assert g.choose("target", 1).to("act").marked == ["B2"]


@pytest.mark.rule("LW-066")
def test_level_targets_of_an_event_are_chosen_when_it_resolves():
    g = given(threat=event(HURT, who="highest"), at={0: "A2", 1: "B2"}).to("target")
    assert g.step == "resolve"
    assert health(g.choose("target", 1)) == [8, 7]


@pytest.mark.rule("LW-066", "LW-222")
def test_the_players_choose_among_level_crystals_that_an_attack_could_come_from() -> None:
    origin = [{"at": "crystal", "which": "highest"}]
    threat = attack("@", do("lose", health=1), origins=origin)
    g = given(crystals={"A3": 2, "C3": 2, "B2": 2}, at={0: "A3", 1: "C3"}, climbers=2, threat=threat)
    g.to("origin")
    assert g.spaces("origin") == {"A3", "C3"}
    g.choose("origin", "C3")
    assert g.resolve().climber(1).health == 7
    assert g.climber(0).health == 8
