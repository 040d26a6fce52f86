"""Consumable tokens: AP, doublers, rerolls, blocks (chapters S to S4)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import boss, foe, given

from fathom.games.gone_to_gaia.state import FRESH

TOUGH = {"C2": foe(health=30, white="s")}


@pytest.mark.rule("GG-129", "GG-130", "GG-131", "GG-157", "GR-035")
def test_spent_tokens_return_at_the_end_of_the_wave() -> None:
    g = given(tokens={0: "ap:2 light medium heavy universal reroll block"}).turn("maul").choose("ap_move")
    assert g.has(0, "ap") == 1 and g.suit(0).spent[0] == 1
    g.end().choose("run").choose("run").to("rest")
    assert g.has(0, "ap") == 2


@pytest.mark.rule("GG-132")
def test_ap_and_doublers_are_for_the_own_turn_only() -> None:
    g = given(tokens={1: "ap:2 light"}).turn("maul")
    assert g.refuses("ap_move") and g.refuses("double")
    assert given(tokens={0: "ap:2"}).refuses("ap_one")  # not before a weapon is exhausted


@pytest.mark.rule("GG-133", "GG-134")
def test_one_ap_doubles_the_movement_once() -> None:
    g = given(tokens={0: "ap:3"}).turn("maul").choose("ap_move")
    assert g.refuses("ap_move")
    g.step("C4").step("C5")
    assert g.where(0) == "C5" and g.refuses("step")


@pytest.mark.rule("GG-134", "GR-009", "GR-113")
def test_one_ap_doubles_the_movement_at_any_time_of_it_but_not_once_it_is_over() -> None:
    g = given(foes=TOUGH, tokens={0: "ap"}, dice=(1,)).turn("maul").step("C4")
    assert g.refuses("step")
    g.choose("ap_move").step("C5")
    assert g.where(0) == "C5" and g.refuses("step")
    after_acting = given(foes=TOUGH, tokens={0: "ap"}, dice=(1,)).turn("maul").use().choose("ap_move")
    assert after_acting.step("C4").step("C5").where(0) == "C5"
    assert given(foes=TOUGH, tokens={0: "ap"}, dice=(1,)).turn("maul").step("B3").use().refuses("ap_move")


@pytest.mark.rule("GG-135", "GG-138", "GR-057")
def test_two_ap_refresh_one_weapon_this_turns_too() -> None:
    g = given(foes=TOUGH, tokens={0: "ap:2"}, dice=(1,)).turn("maul").choose("ap_one")
    assert g.place(0, "maul") == FRESH and g.has(0, "ap") == 0
    g.use()
    assert g.refuses("use_weapon")
    assert given(tokens={0: "ap:1"}).turn("maul").refuses("ap_one")


@pytest.mark.rule("GG-136")
def test_five_ap_refresh_all_weapons() -> None:
    g = given(tokens={0: "ap:5"}).turn("maul").end().choose("run").turn("blade", "ember").choose("ap_all")
    assert g.place(0, "maul") == g.place(0, "blade") == FRESH


@pytest.mark.rule("GG-137", "GG-224")
def test_eight_ap_refresh_everything_with_an_upgraded_suit_only() -> None:
    g = given(tokens={0: "ap:9 light:2"}, products={0: "lattice_suit"}).turn("maul").choose("double", "light")
    g.choose("ap_everything")
    assert (g.has(0, "ap"), g.has(0, "light"), g.place(0, "maul")) == (1, 2, FRESH)
    assert given(tokens={0: "ap:9"}).turn("maul").refuses("ap_everything")
    idle = given(tokens={0: "ap:8"}, products={0: "lattice_suit"}, elements={0: "tide:2"}).turn("maul")
    assert idle.refuses("ap_everything") and idle.choose("ap_move").offers("ap_everything") == idle.offers("ap_all")


@pytest.mark.rule("GG-137")
def test_eight_ap_keep_spent_only_what_was_paid_with_lasting_ones() -> None:
    g = given(tokens={0: "ap:8"}, products={0: "lattice_suit"}).turn("maul")
    g.suit(0).loans = (2, 0, 0, 0, 0, 0, 0)
    g.choose("ap_everything")
    assert g.has(0, "ap") == 2 and g.suit(0).loans[0] == 0


WEST_EAST = {"B3": foe(health=30), "D3": foe(health=30)}


@pytest.mark.rule("GG-139", "GR-055")
def test_a_doubler_may_be_spent_once_the_die_has_said_where_the_blow_goes() -> None:
    g = given(foes=WEST_EAST, delvers=("A5", "C3"), active=1, tokens={1: "heavy light"}, dice=(1, 1)).turn("maul").use()
    g.choose("no_flip")
    assert g.asks("double") and g.refuses("double", "light")  # the maul deals no LIGHT damage
    g.choose("double", "heavy").settle()
    assert g.enemy(0).hurt == 8
    nobody = given(foes={"D3": foe()}, delvers=("A5", "C3"), active=1, tokens={1: "heavy"}, dice=(1,)).turn("maul")
    assert not nobody.use().choose("no_flip").asks("double")  # nobody stands there


@pytest.mark.rule("GG-139", "GR-023", "GR-055")
def test_a_doubler_may_be_spent_between_the_attacks_of_a_weapon() -> None:
    g = given(foes=TOUGH, delvers=("C3", "B1"), gear={0: "coil"}, products={0: "choir_bell"}, tokens={0: "light"})
    g.roll(1, 1).turn("coil").use()
    assert g.asks("double") and g.enemy(0).hurt == 1
    assert g.choose("double", "light").settle().enemy(0).hurt == 1 + 2


@pytest.mark.rule("GG-139", "GG-140", "GG-190")
def test_a_typed_doubler_doubles_its_type_once_a_turn() -> None:
    g = given(foes=TOUGH, tokens={0: "heavy:2 light"}, dice=(1,)).turn("maul").choose("double", "heavy")
    assert g.refuses("double", "heavy") and g.offers("double", "light")
    assert g.use().enemy(0).hurt == 8


@pytest.mark.rule("GG-141")
def test_a_doubler_does_not_help_the_other_delver() -> None:
    g = (
        given(foes=TOUGH, delvers=("C3", "B1"), tokens={0: "light"}, dice=(1, 1))
        .turn("maul")
        .choose("double", "light")
        .end()
    )
    assert g.attack("blade").enemy(0).hurt == 1


@pytest.mark.rule("GG-142", "GG-143", "GR-054", "GR-055")
def test_a_universal_doubler_does_not_multiply_with_a_typed_one() -> None:
    g = given(foes=TOUGH, tokens={0: "heavy universal"}, dice=(1,)).turn("maul")
    g.choose("double", "heavy").choose("double", "universal").use()
    assert g.enemy(0).hurt == 8 and g.refuses("double")


@pytest.mark.rule("GG-144", "GG-223", "GR-056")
def test_only_a_universal_doubler_doubles_the_ultimate() -> None:
    foes = {"C2": foe(health=30)}
    g = given(foes=foes, products={0: "lattice_suit"}, tokens={0: "universal heavy"})
    g.suit(0).wheel = 4
    g.turn("maul").choose("double", "heavy").choose("ultimate").settle()
    assert g.enemy(0).hurt == 4 and g.suit(0).wheel == 0
    both = given(foes=foes, products={0: "lattice_suit"}, tokens={0: "universal"})
    both.suit(0).wheel = 4
    assert both.turn("maul").choose("double", "universal").choose("ultimate").settle().enemy(0).hurt == 8


@pytest.mark.rule("GG-146", "GG-147", "GG-148")
def test_either_player_may_reroll_again_and_again() -> None:
    g = given(foes=TOUGH, tokens={0: "reroll", 1: "reroll"}, dice=(2, 3, 1)).turn("maul").use()
    g.choose("reroll", seat=1).choose("reroll", seat=0)
    assert g.suit(0).hp == 6 and g.has(0, "reroll") == g.has(1, "reroll") == 0


@pytest.mark.rule("GG-149", "GG-150", "GG-151", "GR-026", "GR-027")
def test_a_block_stops_one_enemy_whoever_spends_it() -> None:
    foes = {"C2": foe(health=30, damage=2, white="s"), "B3": foe(health=30, white="e")}
    g = given(foes=foes, tokens={1: "block"}, dice=(2,)).turn("blade").use().to("block")
    assert g.asks("block")
    g.choose("block", seat=1)
    assert g.suit(0).hp == 5 and g.happened("blocked") == 1


@pytest.mark.rule("GR-026")
def test_a_blocked_counterattack_is_a_miss_and_leaves_no_mark() -> None:
    for name in ("fear", "corruption", "strength", "shell"):
        g = given(foes={"C2": boss(name, health=30, white="s")}, tokens={0: "block"}, dice=(2,)).turn("maul").use()
        g.to("block").choose("block", seat=0)
        assert (g.suit(0).fear, g.corrupted, g.enemy(0).strength, g.suit(0).hp) == (0, -1, 0, 6), name
        assert g.enemy(0).shell == (name == "shell")
    called = given(foes={"C2": boss("summons", health=30, white="s")}, tokens={0: "block"}, dice=(2, 3)).turn("maul")
    assert called.use().to("block").choose("block", seat=0).asks("summon")


@pytest.mark.rule("GG-152")
def test_a_block_has_no_use_against_parting_shots() -> None:
    g = given(foes={"E1": foe(parting=2)}, tokens={0: "block"}).choose("run").choose("run")
    assert g.happened("suffered", why="parting_shot") == 2 and g.has(0, "block") == 1


@pytest.mark.rule("GG-132")
def test_who_has_no_reroll_is_not_asked_about_a_die() -> None:
    g = given(foes=TOUGH, tokens={1: "reroll"}, dice=(2, 3)).turn("maul").use()
    assert {option.seat for option in g.decision.options} == {1}
