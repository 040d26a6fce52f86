"""The Delver Phase, turns and movement (chapters G and H)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import TILE, foe, given

from fathom.games.gone_to_gaia.rules import turns
from fathom.games.gone_to_gaia.state import FRESH

FAR = {"E1": foe()}


@pytest.mark.rule("GG-049", "GR-022")
def test_the_players_agree_who_begins() -> None:
    g = given(foes=FAR).now(turns.delver_phase())
    assert g.asks("first_turn", seat=0)
    g.choose("first_turn", 1)
    assert g.asks("consent", seat=1)
    g.choose("refuse")
    assert g.asks("first_turn", seat=1)
    g.choose("first_turn", 1).choose("accept")
    assert g.asks("turn", seat=1)


@pytest.mark.rule("GG-050", "GG-051", "GG-052", "GR-044")
def test_turns_alternate_until_both_have_passed() -> None:
    g = given().turn("maul").end()
    assert g.asks("turn", seat=1)
    g.choose("run")
    assert g.asks("turn", seat=0)
    g.turn("blade", "ember").end()
    assert g.asks("turn", seat=0) and g.phase == "delver"  # no enemy is left, and still it goes on
    g.choose("run")
    assert g.phase != "delver"


@pytest.mark.rule("GG-053", "GG-109", "GR-013")
def test_a_turn_begins_by_exhausting_a_fresh_weapon_onto_an_empty_slot() -> None:
    g = given(foes=FAR)
    assert len(g.options("exhaust")) == 3 * 4
    g.turn("maul", "root")
    assert g.place(0, "maul") == 2
    g.end().choose("run")
    assert len(g.options("exhaust")) == 2 * 3


@pytest.mark.rule("GG-053", "GG-109", "GR-014")
def test_without_an_empty_slot_or_a_fresh_weapon_one_must_pass() -> None:
    g = given(foes=FAR, gear={0: "blade maul lance bow hook", 1: ""})
    for weapon, slot in (("blade", "tide"), ("maul", "ember"), ("lance", "root"), ("bow", "gale")):
        g.turn(weapon, slot).end()
    assert g.phase != "delver"  # the fifth weapon is fresh, but there is no slot; Body has no weapon at all


@pytest.mark.rule("GG-054", "GG-055", "GR-007")
def test_a_pass_grants_nothing_and_lasts_to_the_end_of_the_phase() -> None:
    g = given(foes=FAR, active=1).choose("run")
    assert g.where(1) == "A5" and g.asks("turn", seat=0)
    g.turn("maul").end()
    assert g.asks("turn", seat=0)


@pytest.mark.rule("GG-056", "GG-058", "GG-067")
def test_a_turn_has_at_most_one_movement_and_one_action_in_either_order() -> None:
    g = given(foes=FAR).turn("maul")
    assert {"step", "use_weapon", "use_slot", "end_turn"} <= g.kinds()
    g.step("C4")
    assert g.refuses("step") and g.offers("use_weapon")
    g.use()
    assert g.asks("choose", seat=0) and g.kinds() == {"end_turn"}  # nothing is left to do, but it may still be undone
    assert g.choose("end_turn").asks("turn", seat=1)
    other = given(foes=FAR).turn("maul").use()
    assert other.offers("step") and other.refuses("use_weapon")


@pytest.mark.rule("GG-056", "GG-072")
def test_both_may_be_left_out_and_the_weapon_stays_exhausted() -> None:
    g = given(foes=FAR).turn("maul").choose("end_turn")
    assert g.asks("turn", seat=1) and g.place(0, "maul") == 0


@pytest.mark.rule("GG-057", "GR-009")
def test_a_movement_is_not_split_by_the_action() -> None:
    g = given(foes=FAR, gear={0: "maul boots:2"}).turn("maul").step("C4")
    assert g.offers("step")
    g.use()
    assert g.refuses("step")


@pytest.mark.rule("GG-059", "GG-060", "GG-066", "GR-010")
def test_each_step_goes_to_one_of_eight_neighbours_on_the_board() -> None:
    assert len(given().turn("maul").options("step")) == 8
    corner = given(delvers=("A1", "E5")).turn("maul")
    assert {option.args[0] for option in corner.options("step")} == {TILE[at] for at in ("B1", "A2", "B2")}
    barred = given(foes={"B2": foe()}, delvers=("A1", "E5")).turn("maul")
    assert {option.args[0] for option in barred.options("step")} == {TILE[at] for at in ("B1", "A2")}


@pytest.mark.rule("GG-061")
def test_no_step_goes_onto_an_enemy() -> None:
    assert given(foes={"C2": foe()}).turn("maul").refuses("step", TILE["C2"])


@pytest.mark.rule("GG-058", "GG-061", "GR-115")
def test_on_the_way_through_an_enemy_one_may_spend_and_give_but_not_stop() -> None:
    foes = {"B4": foe(), "B3": foe(), "C3": foe()}
    kit, mine = {1: "maul lance boots:2"}, {1: "tin_buckler"}
    g = given(foes=foes, delvers=("E1", "A5"), gear=kit, active=1, tokens={1: "ap:3 heavy"}, products=mine,
              parts={1: (1, 0, 0, 0, 0, 0)})  # fmt: skip
    g.turn("maul").step("B4")
    assert {"step", "ap_move", "ap_one", "double", "give"} == g.kinds()
    assert g.refuses("step", TILE["B3"])  # one point is left: it leads out of B3 no more
    g.choose("ap_move")
    assert g.offers("step", TILE["B3"]) and g.step("C5").offers("end_turn")


@pytest.mark.rule("GG-061", "GR-115")
@pytest.mark.parametrize(("boots", "far"), [("boots:3", False), ("boots:5", True)])
def test_one_goes_through_as_many_enemies_as_the_movement_leads_out_of(boots: str, far: bool) -> None:
    """In the middle of a block of nine: only whoever has two more steps may go there."""
    block = {f"{column}{row}": foe() for column in "BCD" for row in (2, 3, 4)}
    g = given(foes=block, delvers=("A1", "A5"), gear={1: f"maul {boots}"}, active=1).turn("maul").step("B4")
    assert bool(g.offers("step", TILE["C3"])) == far
    if far:
        assert g.step("C3").step("D2").step("E1").offers("end_turn")


@pytest.mark.rule("GG-061", "GR-115")
def test_boots_go_through_enemies_in_a_move_that_a_slot_gives() -> None:
    kit = {0: "maul", 1: "maul boots:2"}
    g = given(foes={"B4": foe()}, gear=kit, products={0: "lattice_suit"}).turn("maul", "gale").choose("use_slot")
    g.choose("leave_it") if g.asks("turn_any") else None
    assert g.asks("walk", seat=1)
    g.choose("walk", 1, TILE["B4"])
    assert g.refuses("stay") and g.choose("walk", 1, TILE["C5"]).where(1) == "C5"
    plain = given(foes={"B4": foe()}, gear={0: "maul"}, products={0: "lattice_suit"}).turn("maul", "gale")
    plain.choose("use_slot").choose("leave_it")
    assert plain.refuses("walk", 1, TILE["B4"])


@pytest.mark.rule("GG-062")
def test_delvers_and_witness_share_tiles() -> None:
    g = given(foes={"D4": foe()}, delvers=("C3", "C4"), witness="C4").turn("maul")
    assert len(g.options("step")) == 7 and g.refuses("step", TILE["D4"])  # of all neighbours only the enemy's is closed
    assert g.step("C4").where(0) == g.where(1) == "C4"


@pytest.mark.rule("GG-063", "GG-191")
def test_boots_raise_the_movement() -> None:
    g = given(gear={0: "maul boots:1"}).turn("maul").step("C4").step("C5")
    assert g.where(0) == "C5" and g.refuses("step")


@pytest.mark.rule("GG-064", "GG-065", "GG-101")
def test_parts_of_the_own_discipline_are_collected_in_passing() -> None:
    g = given(gear={0: "maul boots:1"}, drops=[("C4", 0, 0), ("C4", 1, 0), ("C5", 0, 2)]).turn("maul")
    g.step("C4").step("C5")
    assert g.suit(0).parts == (1, 0, 1, 0, 0, 0) and [drop.discipline for drop in g.drops] == [1]


@pytest.mark.rule("GG-070", "GG-102", "GR-010", "GR-011")
def test_witness_collects_for_both_on_up_to_two_tiles() -> None:
    g = given(foes={"C1": foe()}, witness="C2", drops=[("D2", 0, 0), ("D2", 1, 1)]).turn("maul").choose("witness")
    assert g.refuses("witness_to", TILE["C1"])
    g.choose("witness_to", TILE["D2"]).choose("witness_to", TILE["E3"])
    assert (g.suit(0).parts[0], g.suit(1).parts[1]) == (1, 1) and g.refuses("use_weapon")


@pytest.mark.rule("GG-071")
def test_witness_stays_at_home_in_the_first_chapter() -> None:
    assert given(quest="first_bell").turn("maul").refuses("witness")


@pytest.mark.rule("GG-068", "GG-069")
def test_only_the_weapon_and_the_slot_of_this_turn_can_be_used() -> None:
    g = given(foes=FAR).turn("maul", "root")
    assert [option.args for option in g.options("use_weapon")] == [("mind_maul_1",)]
    assert [option.args for option in g.options("use_slot")] == [("root",)]
    g.choose("use_slot")
    assert g.suit(0).shield == 1 and g.refuses("use_weapon") and g.happened("used") == 0


@pytest.mark.rule("GG-106", "GG-107", "GG-110", "GG-111", "GG-112")
def test_a_full_slot_refreshes_the_weapon_before_its_ability() -> None:
    g = given(foes={"C2": foe(health=30)}, elements={0: "tide:2"}, dice=(1,)).turn("maul", "tide")
    assert g.place(0, "maul") == FRESH and g.suit(0).elements[0] == 0
    g.use()
    assert g.enemy(0).hurt == 4
