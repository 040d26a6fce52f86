"""Abilities that answer to weapons, to deaths, and to the end of turns and waves (chapter AF)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, ability, boss, foe, given

from fathom.games.gone_to_gaia import queries
from fathom.games.gone_to_gaia.abilities import turns
from fathom.games.gone_to_gaia.rules import experience
from fathom.games.gone_to_gaia.schema.words import ABILITIES, BOSS_ABILITIES
from fathom.games.gone_to_gaia.state import FRESH, NO_SLOT, NOT_OWNED, STOLEN, Ember

# ---------------------------------------------------------------------------------------------- weapons


@pytest.mark.rule("GG-283", "GR-063", "GR-072")
def test_a_blood_debt_is_paid_with_an_element_or_hp() -> None:
    g = given(foes={"C2": boss("blood_debt", health=30)}, elements={0: "gale"}, dice=(1,)).turn("maul").use()
    assert g.asks("blood_debt")
    g.choose("lose_an_element")
    assert g.suit(0).elements == (0, 0, 0, 0) and g.suit(0).hp == 6
    dead = given(foes={"C2": boss("blood_debt", health=1)}, dice=(1,)).turn("maul").use().settle()
    assert dead.suit(0).hp == 5  # even if the boss is dead, and no element is there


@pytest.mark.rule("GG-292", "GG-293", "GR-062")
def test_a_disarmed_weapon_deals_one_on_its_next_attack() -> None:
    g = given(foes={"C2": foe("disarm", health=30)}, gear={0: "blade maul"}, dice=(1, 1)).attack("blade")
    assert g.happened("disarmed") == 1
    g.end().choose("run").attack("maul", "ember")
    assert g.enemy(0).hurt == 2 and g.suit(0).disarmed == 0


@pytest.mark.rule("GG-324", "GG-325", "GR-048")
def test_a_ritual_takes_a_rank_until_the_boss_is_gone() -> None:
    g = (
        given(foes={"C2": boss("ritual", health=5)}, gear={0: "blade maul boots:2 vest"}, dice=(1, 1))
        .turn("maul")
        .use()
    )
    g.choose("sacrifice", "mind_boots_2")
    assert g.suit(0).movement == 2 and g.rank(0, "boots") == 2
    g.settle().end().choose("run").attack("blade", "ember")
    assert g.is_dead(0) and g.suit(0).movement == 3


@pytest.mark.rule("GG-325", "GR-111")
def test_ranking_up_a_type_of_which_a_card_lies_aside_gives_the_next_rank_of_all_and_that_one_is_used() -> None:
    g = given(foes={"C2": boss("ritual", health=30)}, gear={0: "blade maul:2"}, dice=(1, 1)).turn("maul").use()
    g.choose("sacrifice", "mind_maul_2")
    assert queries.used_ranks(g.suit(0))[BOX.type_number["maul"]] == 1
    g.now(experience.take_card(0, BOX.type_number["maul"]))
    assert g.rank(0, "maul") == 3 and queries.used_ranks(g.suit(0))[BOX.type_number["maul"]] == 3


@pytest.mark.rule("GG-324")
def test_a_weapon_of_rank_one_that_lies_aside_cannot_be_used() -> None:
    g = given(foes={"C2": boss("ritual", health=30)}, gear={0: "blade maul"}, dice=(1, 1)).turn("maul").use()
    g.choose("sacrifice", "mind_blade_1").end().choose("run")
    assert g.refuses("exhaust", "mind_blade_1")


@pytest.mark.rule("GG-332", "GR-107")
def test_spikes_prick_whoever_deals_eight() -> None:
    g = given(foes={"C2": foe("spiked", health=30)}, tokens={0: "heavy"}, dice=(1,))
    g.turn("maul").choose("double", "heavy").use()
    assert g.suit(0).hp == 3
    assert given(foes={"C2": foe("spiked", health=30)}, dice=(1,)).attack("maul").suit(0).hp == 6


@pytest.mark.rule("GG-334", "GG-335", "GR-046")
def test_a_thief_keeps_one_weapon_and_gives_it_back_exhausted() -> None:
    g = given(foes={"C2": boss("steals", health=5)}, dice=(1, 1, 1)).attack("maul")
    assert g.place(0, "maul") == STOLEN
    g.end().choose("run").attack("blade", "ember")
    assert g.is_dead(0) and g.place(0, "maul") == NO_SLOT


@pytest.mark.rule("GG-334")
def test_a_second_weapon_is_stolen_in_place_of_the_first() -> None:
    g = given(foes={"C2": boss("steals", health=30)}, dice=(1, 1, 1)).attack("maul")
    g.end().choose("run").attack("blade", "ember")
    assert (g.place(0, "blade"), g.place(0, "maul")) == (STOLEN, NO_SLOT)


@pytest.mark.rule("GG-338", "GG-139")
def test_a_stunned_delver_has_no_action_for_a_doubler() -> None:
    g = given(tokens={0: "ap heavy universal"})
    g.state.stunned = 1
    g.turn("maul")
    assert g.refuses("double") and g.offers("ap_move")
    assert given(tokens={0: "heavy"}).turn("maul").offers("double")


@pytest.mark.rule("GG-338", "GG-339", "GR-076")
def test_a_stunned_delver_acts_again_once_the_other_spends_an_element() -> None:
    g = given(foes={"C2": boss("stuns", health=30)}, elements={1: "root"}, dice=(1,)).attack("maul")
    assert g.stunned == 1
    g.end().turn("lance").choose("free", 0, "root")
    assert g.stunned == 0 and g.suit(1).elements == (0, 0, 0, 0)
    still = (
        given(foes={"C2": boss("stuns", health=30)}, dice=(1,))
        .attack("maul")
        .end()
        .choose("run")
        .turn("blade", "ember")
    )
    assert still.refuses("use_weapon") and still.offers("step")


# ---------------------------------------------------------------------------------------------- deaths


@pytest.mark.rule("GG-291")
def test_a_dying_enemy_may_heal_those_beside_it() -> None:
    g = given(foes={"C2": foe("death_heal", health=4), "B1": foe(hurt=3), "E5": foe(hurt=3)}, dice=(1,)).attack("maul")
    assert (g.enemy(1).hurt, g.enemy(2).hurt) == (0, 3)


@pytest.mark.rule("GG-309", "GR-033")
def test_the_last_act_costs_its_killer_four() -> None:
    assert given(foes={"C2": boss("last_act", health=1)}, dice=(1,)).attack("maul").suit(0).hp == 2


@pytest.mark.rule("GG-311", "GR-080")
def test_a_malevolent_boss_takes_four_elements_or_all_hp_but_one() -> None:
    g = given(foes={"C2": boss("malevolent", health=1)}, elements={0: "ember:2 root:2"}, dice=(1,)).turn("maul").use()
    g.choose("lose_four_elements").settle()
    assert sum(g.suit(0).elements) == 0 and g.suit(0).hp == 6
    few = given(foes={"C2": boss("malevolent", health=1)}, elements={0: "ember:2 root:1"}, dice=(1,)).attack("maul")
    assert few.suit(0).hp == 1 and sum(few.suit(0).elements) == 3


@pytest.mark.rule("GG-320", "GG-321", "GR-059", "GR-079")
def test_an_enemy_is_reborn_after_three_quiet_turns() -> None:
    g = given(foes={"C2": foe("rebirth", health=3), "E1": foe()}, dice=(1,)).attack("maul").end()
    assert g.embers == (Ember(TILE["C2"], 3, g.embers[0].profile),)  # a death in this turn: no token goes
    for weapon, slot in (("lance", "ember"), ("blade", "root"), ("maul", "gale")):
        g.turn(weapon if g.active else {"lance": "lance", "blade": "blade", "maul": "lance"}[weapon], slot).end()
    assert g.embers == () and g.at("C2").hurt == 1


@pytest.mark.rule("GG-320", "GG-321", "GR-079", "GR-117")
def test_several_that_died_on_one_tile_return_each_in_its_own_time() -> None:
    g = given(foes={"E1": foe("rebirth"), "E2": foe("rebirth")})
    one, other = (enemy.profile for enemy in g.state.enemies)
    g.state.enemies = []
    g.state.embers = (Ember(TILE["B1"], 1, one), Ember(TILE["B1"], 2, other))
    g.turn("maul").end()
    assert g.at("B1").profile == one and g.embers == (Ember(TILE["B1"], 1, other),)
    g.turn("maul").end()
    assert g.asks("rebirth") and g.at("B1").profile == one  # its tile is taken: the nearest one, of choice


@pytest.mark.rule("GG-321", "GG-347", "GG-295")
def test_a_vicious_enemy_that_is_reborn_has_its_token_again_and_no_pile_is_laid_anew() -> None:
    g = given(foes={"C2": foe("rebirth", "vicious", "enrage", health=3, hurt=2), "E1": foe()}, dice=(1,)).attack("maul")
    g.now(turns.return_to_life(TILE["C2"], g.embers[0].profile))
    assert g.at("C2").vicious and g.enrage == 7 - g.turns


@pytest.mark.rule("GG-327", "GR-033", "GR-081")
def test_the_killing_weapon_is_scrambled_at_its_rank() -> None:
    g = given(foes={"C2": boss("scrambles", health=1)}, gear={0: "blade maul:3"}, dice=(1,)).turn("maul").use()
    assert len(g.options("scramble")) == 5
    g.choose("scramble", "mind_bow_3").settle()
    assert (g.rank(0, "bow"), g.rank(0, "maul")) == (3, 0)
    assert g.place(0, "bow") == 0 and g.place(0, "maul") == NOT_OWNED


@pytest.mark.rule("GG-327")
def test_with_all_seven_weapons_nothing_is_scrambled() -> None:
    all_seven = "blade lance maul needle bow hook coil"
    g = given(foes={"C2": boss("scrambles", health=1)}, gear={0: all_seven}, dice=(1,)).attack("maul")
    assert g.rank(0, "maul") == 1


# ---------------------------------------------------------------------------------------------- turns and waves


@pytest.mark.rule("GG-304", "GR-069", "GR-084")
def test_growing_enemies_gain_health_after_every_second_turn() -> None:
    g = given(foes={"E1": foe("grow", health=3)}).turn("maul").end().turn("maul").end()
    assert g.enemy(0).growth == 1
    g.state.countdown = 30  # the supply is empty
    g.turn("blade", "ember").end().turn("lance", "ember").end()
    assert g.enemy(0).growth == 1


@pytest.mark.rule("GG-322", "GR-059")
def test_the_orb_comes_closer_and_then_mends_its_master() -> None:
    warden = boss(health=40, hurt=5)
    orb = foe(ability("repair", serves="bob_the_spider"))
    g = given(foes={"A1": warden, "B2": orb}).turn("maul").end()
    assert g.enemy(0).hurt == 2
    far = given(foes={"A1": warden, "D1": orb}).turn("maul").choose("end_turn").default()
    assert far.enemy(1).at in (TILE["C1"], TILE["C2"])


@pytest.mark.rule("GG-329", "GR-082")
def test_a_soothsayer_alive_at_the_end_of_the_wave_kills_all() -> None:
    g = given(foes={"E1": boss("soothsayer", parting=1)}).choose("run").choose("run")
    assert g.over and g.happened("soothsayer") == 1


@pytest.mark.rule("GG-351", "GR-083")
def test_all_monster_tokens_go_at_the_end_of_the_wave() -> None:
    g = given(foes={"E1": boss("steals", parting=1, stolen=1, stolen_from=0)}, gear={0: "blade lance"})
    suit = g.suit(0)
    suit.fear = suit.omen = suit.disarmed = 1
    suit.places = (FRESH, STOLEN, *suit.places[2:])
    g.state.gazed, g.state.embers, g.state.countdown, g.state.stunned = (3,), (Ember(4, 2, 0),), 2, 1
    g.choose("run").choose("run")
    assert (suit.fear, suit.omen, suit.disarmed, g.countdown, g.stunned) == (0, 0, 0, 0, 0)
    assert (g.gazed, g.embers) == ((), ()) and g.happened("returned") == 1


@pytest.mark.rule("GG-045", "GG-095")
def test_every_ability_is_on_some_card_but_the_first_quest_has_none() -> None:
    used = {name for profile in BOX.profiles for name in profile.abilities}
    assert used >= {*ABILITIES, *BOSS_ABILITIES}
    assert len({*ABILITIES, *BOSS_ABILITIES}) == 60
    first = [BOX.profiles[i] for (quest, *_), i in BOX.profile_of.items() if quest == "first_bell"]
    others = [BOX.profiles[i] for (quest, *_), i in BOX.profile_of.items() if quest != "first_bell"]
    assert not any(one.abilities for one in first) and all(one.abilities for one in others)
