"""Abilities that act in and after counterattacks (chapter AF)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import TILE, ability, boss, foe, given


def hp(*abilities: str, roll: int = 2, **more: object) -> int:
    """Return the HP of a delver with 6 after an attack from C3 on an enemy on C2."""
    g = given(foes={"C2": boss(*abilities, health=30, **more)}, dice=(roll, 1))  # type: ignore[arg-type]
    return g.attack("maul").suit(0).hp


@pytest.mark.rule("GG-277", "GG-278", "GR-065")
def test_an_accurate_boss_marks_its_attacker_and_then_always_hits() -> None:
    g = given(foes={"C2": boss("accurate", health=30)}, dice=(1, 1)).attack("maul")
    assert g.enemy(0).marked == 0 and g.suit(0).hp == 6
    g.end().choose("run").attack("blade", "ember")
    assert g.suit(0).hp == 5


@pytest.mark.rule("GG-277")
def test_the_mark_of_an_accurate_boss_moves_to_the_other_attacker() -> None:
    g = given(foes={"C2": boss("accurate", health=30)}, delvers=("C3", "B1"), dice=(1, 1)).attack("maul")
    g.end().attack("blade", "ember")
    assert g.enemy(0).marked == 1 and g.suit(1).hp == 6


@pytest.mark.rule("GG-279", "GR-002")
def test_an_aggressive_enemy_comes_closer() -> None:
    g = given(foes={"C1": foe("aggressive", health=30)}, gear={0: "bow"}, dice=(1,))
    g.turn("bow").use()
    assert g.asks("move_enemy") and {option.args[2] for option in g.options("move_enemy")} == {
        TILE["B2"], TILE["C2"], TILE["D2"],
    }  # fmt: skip


@pytest.mark.rule("GG-280")
def test_an_aggressive_enemy_that_cannot_come_closer_aims() -> None:
    g = given(foes={"C2": foe("aggressive", health=30, white="n")}, dice=(1,)).attack("maul")
    assert g.enemy(0).rot == 2


@pytest.mark.rule("GG-281", "GR-021")
def test_an_alert_enemy_faces_its_attacker() -> None:
    north = ability("alert", side="n")
    assert given(foes={"C2": foe(north, health=30)}, dice=(1,)).attack("maul").enemy(0).rot == 2
    diagonal = given(foes={"D2": foe(north, health=30)}, dice=(1,)).turn("lance").use()
    assert {option.args[2] for option in diagonal.options("turn_enemy")} == {2, 3}


@pytest.mark.rule("GG-282", "GR-063")
def test_backup_brings_two_others_into_the_counterattack() -> None:
    foes = {"C2": boss("backup", health=30), "B2": foe(white="se"), "D2": foe(white="sw"), "E5": foe()}
    g = given(foes=foes, dice=(2,)).turn("maul").use()
    assert len(g.options("backup")) == 3
    g.choose("backup", 1).choose("backup", 2)
    assert g.suit(0).hp == 4
    slot = given(foes=foes, dice=(2,)).turn("maul", "ember").choose("use_slot")
    assert slot.refuses("backup")


@pytest.mark.rule("GG-286", "GG-287", "GR-066", "GR-108")
def test_corruption_gnaws_after_every_turn_until_the_boss_dies() -> None:
    g = given(foes={"C2": boss("corruption", health=5, white="s"), "E5": foe()}, dice=(2, 1)).attack("maul")
    assert g.corrupted == 0 and g.suit(0).hp == 5
    g.end()
    assert g.suit(0).hp == 4
    g.choose("run").attack("blade", "ember")
    assert g.corrupted == -1 and g.end().suit(0).hp == 4


@pytest.mark.rule("GG-286", "GR-108")
def test_of_two_delvers_hit_at_once_the_attacker_is_corrupted() -> None:
    foes = {"C2": boss("corruption", health=30, white="s2")}
    for delvers, gear in ((("C3", "C4"), "maul"), (("C4", "C3"), "bow")):
        g = given(foes=foes, delvers=delvers, gear={0: gear}, dice=(2, 1)).attack(gear)
        assert (g.suit(0).hp, g.suit(1).hp, g.corrupted) == (5, 5, 0)
    foes["C2"] = boss("corruption", health=30, white="s2 sw")
    second = given(foes=foes, delvers=("C3", "B3"), active=1, gear={1: "blade"}, dice=(2,)).attack("blade")
    assert second.corrupted == 1


@pytest.mark.rule("GG-288", "GG-289", "GR-032")
def test_the_countdown_brings_a_further_counterattack() -> None:
    foes = {at: foe("countdown", health=30) for at in ("C2", "B3", "D3", "C4")}
    g = given(foes=foes, dice=(1, 1)).attack("blade")
    assert g.countdown == 0 and g.happened("countdown") == 1 and g.happened("rolled", why="counterattack") == 2
    three = given(foes={at: foes[at] for at in ("C2", "B3", "D3")}, dice=(1,)).attack("blade")
    assert three.countdown == 3 and three.happened("countdown") == 0


@pytest.mark.rule("GG-290", "GR-030")
def test_a_critical_five_deals_double() -> None:
    assert hp("critical", roll=5, white="s") == 4
    assert hp("critical", roll=4, white="s") == 5


@pytest.mark.rule("GG-294", "GR-030")
def test_a_double_edged_boss_deals_double_while_its_black_arrow_covers_a_delver() -> None:
    assert hp("double_edged", roll=2, white="s", black="s") == 4
    assert hp("double_edged", roll=2, white="s", black="n") == 5


@pytest.mark.rule("GG-295", "GR-008", "GR-031")
def test_after_seven_turns_the_enraged_deal_double() -> None:
    g = given(foes={"C2": foe("enrage", health=30, white="s", parting=1)}, dice=(2,))
    assert g.enrage == 7
    g.turn("lance").end()
    assert g.enrage == 6
    g.state.enrage = 0
    g.choose("run").roll(2).attack("maul", "ember")
    assert g.suit(0).hp == 4
    g.end().choose("run")
    assert g.happened("suffered", why="parting_shot", n=2) == 2


@pytest.mark.rule("GG-298", "GR-028")
def test_fear_weakens_every_blow_but_never_below_one() -> None:
    g = given(foes={"C2": foe("fear", health=30, white="s")}, dice=(2, 1, 1)).attack("maul")
    assert g.suit(0).fear == 1
    g.end().choose("run").attack("blade", "ember")
    assert g.enemy(0).hurt == 5  # 4 and then LIGHT 1, not 0


@pytest.mark.rule("GG-299", "GR-002")
def test_a_fleeing_enemy_runs_two_tiles_away() -> None:
    g = given(foes={"C2": foe("flees", health=30)}, delvers=("C3", "E5"), dice=(1,)).turn("maul").use()
    assert {option.args[2] for option in g.options("flee")} == {
        TILE[at] for at in ["A1", "B1", "C1", "D1", "E1", "A2", "E2", "A3", "E3", "A4", "E4"]
    }
    several = {"C2": foe("flees", health=30), "B3": foe("flees", health=30)}
    assert given(foes=several, dice=(1,)).turn("blade").use().asks("flee_order")


@pytest.mark.rule("GG-301", "GR-067")
def test_an_overkill_drives_all_frenzied_enemies_to_strike() -> None:
    foes = {"C2": foe("frenzy", health=3), "B2": foe("frenzy", white="se")}
    g = given(foes=foes, dice=(1, 2)).attack("maul")
    assert g.is_dead(0) and g.suit(0).hp == 5
    exact = given(foes={"C2": foe("frenzy", health=4), "B2": foe("frenzy", white="se")}, dice=(1, 2)).attack("maul")
    assert exact.suit(0).hp == 6


@pytest.mark.rule("GG-302", "GG-303", "GR-068")
def test_the_second_gaze_on_a_tile_kills_all_delvers_there() -> None:
    g = given(foes={"C2": foe("gaze", health=30), "B3": foe("gaze", health=30)}, delvers=("C3", "C3"), dice=(1, 1))
    g.attack("blade")
    assert g.gazed == (TILE["C3"],)
    g.end().attack("blade", "ember")
    assert g.over and not g.outcome.won


@pytest.mark.rule("GG-313", "GG-314")
def test_an_enemy_changes_its_mode_after_every_second_turn() -> None:
    g = given(foes={"C2": foe("mode_shift", health=30, white="s")}, dice=(2, 2)).attack("maul")
    assert g.suit(0).hp == 6 and not g.happened("rolled")  # defensive: no counterattack
    g.end()
    assert not g.enemy(0).offensive
    g.turn("maul", "tide").end()
    assert g.enemy(0).offensive


@pytest.mark.rule("GG-315", "GR-025")
def test_all_claw_fires_everything_on_a_one() -> None:
    assert hp("all_claw", roll=1, white="s", black="s") == 5
    assert hp("all_claw", roll=1, black="s") == 5
    assert hp("all_claw", roll=2, black="s") == 6


@pytest.mark.rule("GG-316", "GR-030")
def test_an_omen_makes_all_later_damage_worse() -> None:
    g = given(foes={"C2": foe("omen", health=30, white="s")}, dice=(2, 2)).attack("maul")
    assert (g.suit(0).hp, g.suit(0).omen) == (5, 1)
    g.end().choose("run").attack("blade", "ember")
    assert g.suit(0).hp == 3


@pytest.mark.rule("GG-323", "GR-070")
def test_revenge_fires_all_arrows_from_half_health_on() -> None:
    assert hp("revenge", roll=2, black="s", hurt=12) == 5
    assert hp("revenge", roll=2, black="s", hurt=0) == 6
    assert hp("revenge", roll=1, black="s", hurt=12) == 6


@pytest.mark.rule("GG-326", "GR-034")
def test_rotating_enemies_turn_clockwise_unless_they_die() -> None:
    assert given(foes={"C2": foe("rotates", health=30, rot=3)}, dice=(1,)).attack("maul").enemy(0).rot == 0


@pytest.mark.rule("GG-328", "GR-026", "GR-073")
def test_a_shell_shuts_on_a_miss_and_opens_on_a_hit() -> None:
    g = given(foes={"C2": foe("shell", health=30, white="s")}, dice=(1, 2)).attack("maul")
    assert g.enemy(0).shell == 1
    g.end().choose("run").attack("blade", "ember")
    assert g.enemy(0).shell == 0 and g.enemy(0).hurt == 4


@pytest.mark.rule("GG-330", "GR-072")
def test_soul_sap_takes_a_token_of_choice() -> None:
    g = given(foes={"C2": boss("soul_sap", health=30, white="s")}, tokens={0: "ap light"}, dice=(2,)).turn("maul").use()
    g.choose("waste_token", "ap")
    assert (g.has(0, "ap"), g.has(0, "light")) == (0, 1)


@pytest.mark.rule("GG-316", "GG-330", "GG-153", "GR-116")
def test_omen_and_soul_sap_come_with_parting_shots_too_fear_does_not() -> None:
    foes = {"C1": foe("omen", "fear", parting=1), "D1": foe("omen", parting=1), "E1": boss("soul_sap", parting=1)}
    g = given(foes=foes, gear={0: "maul vest:5"}, tokens={0: "ap light"}, players=1, quest="lamp_oil")
    g.choose("run")
    assert g.asks("waste_token") and g.kinds() == {"waste_token"}
    assert (g.suit(0).hp, g.suit(0).omen, g.suit(0).fear) == (g.suit(0).max_hp - 1 - 2 - 3, 2, 0)
    g.choose("waste_token", "light")
    assert (g.suit(0).omen, g.has(0, "ap")) == (0, 1)  # the wave is over: the tokens of Omen are gone


@pytest.mark.rule("GG-316", "GG-330", "GR-116")
def test_a_parting_shot_that_kills_leaves_nothing_to_choose() -> None:
    g = given(foes={"E1": boss("soul_sap", "omen", parting=3)}, hp={0: 3, 1: 6}, tokens={0: "ap light"})
    g.choose("run").choose("run")
    assert not g.suit(0).alive and g.suit(1).hp == 3 and not g.asks("waste_token")


@pytest.mark.rule("GG-331", "GR-045", "GR-071")
def test_a_boss_that_swaps_takes_the_place_of_all_delvers_there() -> None:
    g = given(foes={"C2": boss("swaps", health=30)}, delvers=("C3", "C3"), drops=[("C2", 0, 0)], dice=(1,))
    g.attack("maul")
    assert (g.where(0), g.where(1)) == ("C2", "C2") and g.enemy(0).at == TILE["C3"] and g.suit(0).parts[0] == 0


@pytest.mark.rule("GG-333", "GR-026", "GR-074")
def test_strength_grows_with_each_counterattack_but_not_on_a_one() -> None:
    g = given(foes={"C2": foe("strength", health=30, white="s")}, dice=(2, 2)).attack("maul")
    assert (g.suit(0).hp, g.enemy(0).strength) == (5, 1)
    g.end().choose("run").attack("blade", "ember")
    assert g.suit(0).hp == 3
    assert given(foes={"C2": foe("strength", health=30)}, dice=(1,)).attack("maul").enemy(0).strength == 0


@pytest.mark.rule("GG-340", "GG-341", "GR-034")
def test_a_boss_that_misses_summons_up_to_two_lieutenants() -> None:
    g = given(foes={"C2": boss("summons", health=30)}, dice=(1, 3)).turn("maul").use()
    assert g.asks("summon")
    g.default()
    assert len(g.enemies) == 2 and g.happened("summoned", card="reef_prowler") == 1
    six = given(foes={"C2": boss("summons", health=30)}, dice=(1, 6)).attack("maul")
    assert len(six.enemies) == 1
    hit = given(foes={"C2": boss("summons", health=30, white="s")}, dice=(2, 3)).attack("maul")
    assert len(hit.enemies) == 1
    full = {"C2": boss("summons", health=30)} | {at: foe(card="reef_prowler") for at in ("A1", "E1")}
    assert given(foes=full, dice=(1,)).attack("maul").happened("rolled", why="summons") == 0


@pytest.mark.rule("GG-342", "GR-075")
def test_synchronized_enemies_strike_again_with_their_whole_chain() -> None:
    foes = {"C2": foe("synchronized", health=30, white="s"), "C1": foe(), "D2": foe(white="sw"), "E5": foe(white="n")}
    g = given(foes=foes, dice=(2, 2)).attack("maul")
    assert g.suit(0).hp == 3  # twice from C2, once from D2


@pytest.mark.rule("GG-344", "GR-002")
def test_a_teleporting_boss_changes_places_with_the_nearest_minion() -> None:
    g = given(foes={"C2": boss("teleports", health=30), "C1": foe(), "E5": foe()}, dice=(1,)).attack("maul")
    assert (g.enemy(0).at, g.enemy(1).at) == (TILE["C1"], TILE["C2"])


@pytest.mark.rule("GG-346", "GR-064")
def test_unlife_undoes_even_a_death_on_a_six() -> None:
    g = given(foes={"C2": foe("unlife", health=4)}, dice=(6,)).attack("maul")
    assert g.enemy(0).hurt == 0
    assert given(foes={"C2": foe("unlife", health=4)}, dice=(2,)).attack("maul").is_dead(0)
    pact = {"C2": foe("unlife", health=1), "B3": foe("pact", health=1)}
    both = given(foes=pact, dice=(6,)).attack("blade")
    assert (both.enemy(0).hurt, both.enemy(1).hurt) == (0, 0)
