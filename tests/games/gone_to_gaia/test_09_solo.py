"""One player with both minis (chapter AD)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, foe, given

import fathom
from fathom.games.gone_to_gaia.state import Gaia


def solo(**more: object) -> Gaia:
    state = fathom.new("gone-to-gaia", seed=1, players=1, **more)
    assert isinstance(state, Gaia)
    return state


@pytest.mark.rule("GG-025", "GG-249")
def test_both_minis_stand_on_the_board_with_one_suit_of_the_mind() -> None:
    g = given(players=1)
    assert len(g.suits) == 1 and g.suit(0).discipline == 0 and g.where(0) and g.where(1)


@pytest.mark.rule("GG-250", "GR-097")
def test_turns_alternate_between_the_minis_and_one_pass_ends_the_phase() -> None:
    g = given(players=1, foes={"A4": foe(health=30)}, dice=(1,)).turn("maul").end()
    assert g.active == 1
    g.attack("blade", "ember")
    assert g.enemy(0).hurt == 1  # measured from A5
    g.end()
    assert g.active == 0
    g.choose("run")
    assert g.phase != "delver"


@pytest.mark.rule("GG-251", "GG-252")
def test_an_attack_that_hits_both_minis_is_suffered_twice() -> None:
    g = given(players=1, foes={"C2": foe(health=30, white="s2")}, delvers=("C3", "C4"), dice=(2,)).attack("maul")
    assert g.suit(0).hp == 4
    two = given(foes={"C2": foe(health=30, white="s2")}, delvers=("C3", "C4"), dice=(2,)).attack("maul")
    assert (two.suit(0).hp, two.suit(1).hp) == (5, 5)  # with two players each on their own suit


@pytest.mark.rule("GG-253")
def test_a_parting_shot_takes_effect_once() -> None:
    g = given(players=1, foes={"E1": foe(parting=2)}).choose("run")
    assert g.happened("suffered", why="parting_shot") == 1


@pytest.mark.rule("GG-254")
def test_each_mini_collects_its_own_parts_into_one_stock() -> None:
    g = given(players=1, drops=[("C4", 0, 0), ("C4", 1, 0), ("A4", 1, 2)]).turn("maul").step("C4").end()
    assert g.suit(0).parts[0] == 1
    g.turn("blade", "ember").step("A4")
    assert g.suit(0).parts == (1, 0, 1, 0, 0, 0)


@pytest.mark.rule("GG-255")
def test_a_quest_begins_with_one_more_weapon_and_passive_of_choice() -> None:
    g = solo(quest="first_bell")
    assert g.decision is not None and g.decision.key == "extra"
    g.choose(0)
    g.choose(0)
    assert sum(map(bool, g.suits[0].ranks[:7])) == 3 and sum(map(bool, g.suits[0].ranks[7:])) == 2


@pytest.mark.rule("GG-255", "GR-101")
def test_in_onslaught_the_extra_cards_are_random_too() -> None:
    ranks = solo().suits[0].ranks
    assert (sum(ranks[:7]), sum(ranks[7:])) == (3, 3)


@pytest.mark.rule("GG-256")
def test_levels_cost_less() -> None:
    assert all(low < high for low, high in zip(BOX.numbers.xp_solo, BOX.numbers.xp, strict=True))
    g = given(players=1, foes={"C2": foe(health=1)}, dice=(1,)).attack("maul")
    assert g.level == 2


@pytest.mark.rule("GG-257")
def test_the_hero_may_be_of_either_discipline() -> None:
    g = solo(quest="first_bell", lead="body", body="brann")
    assert {BOX.type_names[k] for k, rank in enumerate(g.suits[0].ranks) if rank} == {"maul", "lance", "vest"}


@pytest.mark.rule("GG-258", "GR-097", "GR-098")
def test_at_zero_hp_both_minis_die() -> None:
    g = given(players=1, foes={"C2": foe(white="s")}, hp={0: 1}, dice=(2,)).turn("maul").use()
    assert g.over and g.state.at == (-1, -1)


@pytest.mark.rule("GG-354", "GR-109")
def test_income_counts_both_minis_and_the_rest_is_chosen_once() -> None:
    g = given(players=1).choose("run")
    assert g.suit(0).parts[0] == 20 and g.suit(0).parts[2] == 2
    assert g.to("rest").choose("rest_heal").asks("start")


@pytest.mark.rule("GG-339", "GR-076")
def test_the_other_mini_frees_a_stunned_one_from_the_common_suit() -> None:
    g = given(players=1, elements={0: "gale"})
    g.state.stunned = 1
    g.turn("maul").end().turn("blade", "ember").choose("free", 0, "gale")
    assert g.stunned == 0


@pytest.mark.rule("GG-296")
def test_both_delvers_are_both_minis() -> None:
    foes = {"C2": foe("evasive", health=30)}
    assert given(players=1, foes=foes, delvers=("C3", "B1"), dice=(1,)).attack("maul").enemy(0).hurt == 4
