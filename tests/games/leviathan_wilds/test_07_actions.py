"""Chapter 7: the six standard actions (LW-081 to LW-100)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import blank, card, do, given

#: Seven columns and seven rows; D4 is in the middle.
WIDE = ("nnnnnnn",) * 6 + ("LLLLLLL",)
CLIMB_2 = card("climb2", do("climb", n=2))


@pytest.mark.rule("LW-081")
def test_climbing_goes_to_the_four_neighbours_for_1_ap():
    g = given(map=WIDE, at={0: "D4"}, ap=1)
    assert g.spaces("climb") == {"C4", "E4", "D3", "D5"}
    assert g.choose("climb", "D5").ap == 0 and g.at(0) == "D5"


@pytest.mark.rule("LW-081")
def test_climbing_stays_on_the_map():
    assert given(map=["n_n", "LLL"], at={0: "A2"}, ap=1).spaces("climb") == {"A1"}


@pytest.mark.rule("LW-082")
def test_climb_x_enters_every_space_on_the_way():
    g = given(map=["nnn", "hnn", "LLL"], ap=1, hand={0: [CLIMB_2]}).use("climb2")
    g.choose("climb", "A2").choose("climb", "A3")
    assert g.climber(0).health == 7 and g.at(0) == "A3" and g.asks("act")


@pytest.mark.rule("LW-082")
def test_climb_x_does_not_enter_the_space_it_starts_from():
    g = given(map=["hnn", "hnn", "LLL"], at={0: "A3"}, ap=1, hand={0: [CLIMB_2]}).use("climb2")
    assert g.choose("climb", "B3").choose("climb", "B2").climber(0).health == 8


@pytest.mark.rule("LW-082")
def test_an_open_space_on_the_way_ends_the_climb_and_the_climber_falls():
    g = given(map=["nnn", ".nn", "LLL"], at={0: "A3"}, ap=1, hand={0: [CLIMB_2]}).use("climb2").choose("climb", "A2")
    assert g.asks("act") and g.at(0) == "A1"


@pytest.mark.rule("LW-083")
def test_a_jump_for_3_ap_has_twelve_landings():
    g = given(map=WIDE, at={0: "D4"}, ap=3)
    ring = {"D6", "C5", "D5", "E5", "B4", "C4", "E4", "F4", "C3", "D3", "E3", "D2"}
    assert g.spaces("jump") == ring and len(g.options("jump")) == 12
    assert g.choose("jump", "E5").ap == 0 and g.at(0) == "E5"


@pytest.mark.rule("LW-083")
def test_a_jump_needs_3_ap():
    assert given(map=WIDE, at={0: "D4"}, ap=2).refuses("jump")


@pytest.mark.rule("LW-084")
def test_a_jump_enters_only_its_landing():
    g = given(map=["nxn", "LLL"], at={0: "A2"}, ap=3).choose("jump", "C2")
    assert g.climber(0).health == 8 and g.grip(0) == 6 and g.at(0) == "C2"


@pytest.mark.rule("LW-084")
def test_a_jump_crosses_a_gap():
    assert given(map=["n.n", "LLL"], at={0: "A2"}, ap=3).choose("jump", "C2").at(0) == "C2"


@pytest.mark.rule("LW-084")
def test_the_landing_of_a_jump_is_entered():
    assert given(map=["nnh", "LLL"], at={0: "A2"}, ap=3).choose("jump", "C2").climber(0).health == 7


@pytest.mark.rule("LW-085")
def test_jump_x_reaches_up_to_x_spaces():
    g = given(map=WIDE, at={0: "D4"}, ap=1, hand={0: [card("leap", do("jump", n=3))]}).use("leap")
    assert len(g.options("jump")) == 24 and {"G4", "F5", "D5"} <= g.spaces("jump") and g.refuses("jump", "F6")


@pytest.mark.rule("LW-086")
def test_a_glide_goes_down_and_to_the_sides_for_1_ap_per_step():
    g = given(map=WIDE, at={0: "D4"}, ap=2)
    assert g.spaces("glide") == {"C3", "D3", "E3", "B2", "C2", "D2", "E2", "F2"}
    assert {o.args[1] for o in g.options("glide") if o.targets[0].endswith("3")} == {1}
    assert g.choose("glide", "F2").ap == 0 and g.at(0) == "F2"


@pytest.mark.rule("LW-086")
def test_a_shorter_glide_costs_less():
    assert given(map=WIDE, at={0: "D4"}, ap=2).choose("glide", "E3").ap == 1


@pytest.mark.rule("LW-086")
def test_a_glide_stays_on_the_map():
    assert given(map=["nn", "nn", "LL"], at={0: "A3"}, ap=4).spaces("glide") == {"A2", "B2", "A1", "B1"}


@pytest.mark.rule("LW-087")
def test_a_glide_enters_only_its_last_space():
    g = given(map=["nnn", "xxx", "...", "LLL"], at={0: "B4"}, ap=3).choose("glide", "B1")
    assert g.climber(0).health == 8 and g.grip(0) == 6 and g.at(0) == "B1"


@pytest.mark.rule("LW-087")
def test_the_last_space_of_a_glide_is_entered():
    assert given(map=["nnn", "hhh", "LLL"], at={0: "B3"}, ap=1).choose("glide", "A2").climber(0).health == 7


@pytest.mark.rule("LW-088")
@pytest.mark.parametrize("x", [1, 2, 3])
def test_strike_x_for_x_ap_lowers_the_die_by_x(x):
    g = given(ap=3, crystals={"A1": 6})
    assert [o.args[0] for o in g.options("strike")] == [1, 2, 3]
    g.choose("strike", x)
    assert g.crystal("A1") == 6 - x and g.ap == 3 - x


@pytest.mark.rule("LW-088")
def test_a_strike_needs_a_crystal():
    assert given(ap=3, crystals={"B1": 6}).refuses("strike")


@pytest.mark.rule("LW-089")
def test_a_die_at_0_is_removed_and_the_crystal_is_broken():
    g = given(ap=3, crystals={"A1": 3, "B1": 1}).choose("strike", 3)
    assert g.crystal("A1") == 0 and g.happened("broken") == 1 and g.climber(0).broke == 1


@pytest.mark.rule("LW-090")
def test_a_strike_may_be_larger_than_the_die_and_the_surplus_is_lost():
    g = given(ap=4, crystals={"A1": 2, "B1": 5}).choose("strike", 4)
    assert g.crystal("A1") == 0 and g.crystal("B1") == 5 and g.ap == 0


@pytest.mark.rule("LW-091")
@pytest.mark.parametrize("x", [1, 4])
def test_a_strike_on_a_blighted_crystal_gives_1_blight_whatever_its_size(x):
    g = given(ap=4, crystals={"A1": -5}, blight={0: 2}).choose("strike", x)
    assert g.crystal("A1") == x - 5 and g.climber(0).blight == 3


@pytest.mark.rule("LW-091")
def test_each_strike_on_a_blighted_crystal_gives_blight():
    g = given(ap=2, crystals={"A1": -5}).choose("strike", 1).choose("strike", 1)
    assert g.climber(0).blight == 2


@pytest.mark.rule("LW-091")
def test_a_strike_on_a_normal_crystal_gives_no_blight():
    assert given(ap=2, crystals={"A1": 5}).choose("strike", 2).climber(0).blight == 0


@pytest.mark.rule("LW-091")
def test_the_last_crystal_wins_before_its_blight_defeats():
    g = given(ap=1, crystals={"A1": -1}, health={0: 1}).choose("strike", 1)
    assert g.outcome.won


@pytest.mark.rule("LW-092")
def test_a_blighted_crystal_struck_from_afar_gives_blight_too():
    far = card("far", do("strike", n=2, range=2))
    g = given(ap=1, hand={0: [far]}, crystals={"C1": -4}).use("far").choose("strike", "C1")
    assert g.crystal("C1") == -2 and g.climber(0).blight == 1


@pytest.mark.rule("LW-093")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_who_is_let_strike_is_the_striker_with_its_own_modifiers(edition):
    smack = card("smack", do("let", who="other", then=[do("strike", n=2)]))
    g = given(
        edition=edition, at={0: "A2", 1: "B1"}, ap=1, crystals={"A2": -3, "E6": 1}, hand={1: [smack]},
        cover={0: {"skill": [do("strike_plus", n=1)], "cost": [do("exhaust", token="cover")]}},
    )  # fmt: skip
    g.use("smack", 1).choose("choose_climber", 0).choose("strike", 2)
    assert g.decision.lead == 0 and g.offers("modify", 0, "one", seat=0)
    g.choose("modify", 0, "one").to("act")
    assert g.crystal("A2") == 0 and (g.climber(0).blight, g.climber(1).blight) == (1, 0)


@pytest.mark.rule("LW-094")
def test_a_strike_reaches_the_own_space_only():
    g = given(ap=2, at={0: "B2"}, crystals={"B2": 5, "B3": 5, "C2": 5}, hand={0: [card("jab", do("strike", n=1))]})
    assert g.spaces("strike") == {"B2"}
    assert g.use("jab").spaces("strike") == {"B2"}


@pytest.mark.rule("LW-095")
def test_a_rest_puts_the_shuffled_discard_under_the_deck():
    orders = set()
    for seed in range(12):
        g = given(ap=3, deck={0: ["a1", "a2"]}, discard={0: ["a3", "a4", "a5"]}, seed=seed).choose("rest")
        assert g.deck(0)[:2] == ("a1", "a2") and sorted(g.deck(0)[2:]) == ["a3", "a4", "a5"]
        assert g.discard(0) == () and g.ap == 1
        orders.add(g.deck(0))
    assert len(orders) > 1


@pytest.mark.rule("LW-095")
def test_a_rest_needs_2_ap_and_may_be_in_vain():
    assert given(ap=1, discard={0: 1}).refuses("rest")
    assert given(ap=2).choose("rest").grip(0) == 6


@pytest.mark.rule("LW-096")
def test_a_rest_needs_a_ledge():
    g = given(map=["nnn", "LLL"], at={0: "A2"}, ap=3, discard={0: 3})
    assert g.refuses("rest")
    assert g.choose("climb", "A1").offers("rest")


@pytest.mark.rule("LW-096")
def test_a_rest_from_a_skill_needs_a_ledge_too():
    nap = card("nap", do("rest"))
    assert given(at={0: "A2"}, ap=1, hand={0: [nap]}, discard={0: 2}).in_vain("use", "nap")
    g = given(ap=1, hand={0: [nap]}, discard={0: 2}).use("nap").choose("rest")
    assert g.grip(0) == 8


@pytest.mark.rule("LW-097")
def test_the_ap_card_is_not_shuffled_in():
    g = given(ap=3, discard={0: ["a9"]}).choose("rest")
    assert "ap" not in g.deck(0) and g.cards(0).ap_card == "ap"
    assert g.to("draw").discard(0) == ("ap",)


@pytest.mark.rule("LW-098")
def test_skill_cards_played_before_come_back_with_the_rest():
    g = given(ap=2, hand={0: [card("calm", do("focus"))]}, deck={0: 1}).use("calm")
    assert g.discard(0) == ("calm",)
    assert g.choose("rest").deck(0)[-1] == "calm"


@pytest.mark.rule("LW-099")
def test_mend_gives_1_health_for_1_ap_and_needs_no_ledge():
    g = given(at={0: "A2"}, ap=1, health={0: 5}).choose("mend")
    assert g.climber(0).health == 6 and g.ap == 0


@pytest.mark.rule("LW-099")
def test_mend_x_gives_x_health_up_to_eight():
    balm = card("balm", do("mend", n=3))
    assert given(ap=1, health={0: 4}, hand={0: [balm]}).use("balm").climber(0).health == 7
    assert given(ap=1, health={0: 7}, hand={0: [balm]}).use("balm").climber(0).health == 8


def on_open(edition, **facts):
    """A climber stands on an open space, held there by a token."""
    held = {"tokens": [{"id": "pin", "count": 1}], "rules": [{"grants": "no_fall", "token": "pin"}]}
    g = given(map=["n.n", "LLL"], sets={0: held}, at={0: "B2"}, health={0: 5}, edition=edition, until="start", **facts)
    g.state.tokens = tuple(type(t)(t.id, owner=t.owner, space=g.climber(0).space) for t in g.tokens)
    return g.again().to("act")


@pytest.mark.rule("LW-100")
@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("de", False)])
def test_the_german_edition_forbids_mending_on_an_open_space(edition, legal):
    g = on_open(edition, hand={0: [blank("first"), card("balm", do("mend", n=2))]})
    health = g.climber(0).health
    assert g.at(0) == "B2" and g.offers("mend") == legal
    assert (g.use("balm").climber(0).health > health) == legal


@pytest.mark.rule("LW-100")
def test_plain_health_is_gained_on_an_open_space_in_both_editions():
    for edition in ("en", "de"):
        g = on_open(edition, hand={0: [blank("first"), card("soup", do("gain", health=2))]}).use("soup")
        assert g.climber(0).health == 7
