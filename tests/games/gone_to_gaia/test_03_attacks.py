"""Attacks, counterattacks, enemy cards and arrows (chapters I to L)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, foe, given

import fathom
from fathom.games.gone_to_gaia.box.board import arrows, cover, mask_of


def tiles(*names: str) -> int:
    return mask_of(TILE[name] for name in names)


# ---------------------------------------------------------------------------------------------- the ledger's examples


@pytest.mark.rule("GG-090", "GG-091", "GG-094", "GR-019", "GR-020")
def test_arrows_cover_one_or_two_tiles_and_turn_with_the_card() -> None:
    white = cover(arrows("n2 e"))
    assert white[0][TILE["C3"]] == tiles("C2", "C1", "D3")
    assert white[1][TILE["C3"]] == tiles("D3", "E3", "C4")


@pytest.mark.rule("GG-092")
def test_tiles_off_the_board_are_ignored() -> None:
    assert cover(arrows("nw2 se2"))[0][TILE["A1"]] == tiles("B2", "C3")


@pytest.mark.rule("GG-081", "GG-082", "GG-083", "GG-085", "GG-093")
@pytest.mark.parametrize(("roll", "lost"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_two_to_five_fire_white_arrows_and_six_black_ones(roll: int, lost: int) -> None:
    g = given(foes={"C3": foe(health=30, white="n2 e")}, delvers=("C2", "D3"), gear={0: "blade"}, dice=(roll,))
    g.attack("blade")
    assert (g.suit(0).hp, g.suit(1).hp) == (6 - lost, 6 - lost)


# ---------------------------------------------------------------------------------------------- attacks


@pytest.mark.rule("GG-073", "GG-075", "GG-076", "GG-077")
def test_light_medium_and_heavy_deal_one_two_and_four_to_all_under_the_arrows() -> None:
    around = {at: foe(health=30) for at in ("C2", "B3", "D3", "C4", "D2", "B2")}
    light = given(foes=around, dice=(1,)).attack("blade")
    assert [light.enemy(i).hurt for i in range(6)] == [1, 1, 1, 1, 0, 0]
    medium = given(foes=around, dice=(1,)).attack("lance")
    assert [medium.enemy(i).hurt for i in range(6)] == [0, 0, 0, 0, 2, 0]
    heavy = given(foes=around, dice=(1,)).turn("maul").use().target("C2")
    assert [heavy.enemy(i).hurt for i in range(6)] == [4, 0, 0, 0, 0, 0]


@pytest.mark.rule("GG-075", "GR-114")
def test_up_to_so_many_targets_may_be_fewer_than_stand_there() -> None:
    """Who is not targeted attempts no counterattack."""
    foes = {"A4": foe(health=30, white="s"), "B4": foe(health=30, white="sw")}
    g = given(foes=foes, gear={0: "coil"}, dice=(3,)).turn("coil").use()
    assert g.asks("target") and g.kinds() == {"target", "target_all"}
    g.target("A4").choose("enough").settle()
    assert (g.enemy(0).hurt, g.enemy(1).hurt, g.suit(1).hp) == (1, 0, 5)
    both = given(foes=foes, gear={0: "coil"}, dice=(3,)).turn("coil").use().choose("target_all").settle()
    assert (both.enemy(0).hurt, both.enemy(1).hurt, both.suit(1).hp) == (1, 1, 4)


@pytest.mark.rule("GG-077", "GR-118")
def test_an_attack_around_the_other_delver_hits_nobody_once_that_one_is_gone() -> None:
    foes = {"C2": foe(health=30), "A4": foe(health=30)}
    g = given(foes=foes, delvers=("C3", ""), gear={0: "coil"}, products={0: "choir_bell"}, dice=(1,)).turn("coil").use()
    assert (g.at("C2").hurt, g.at("A4").hurt) == (1, 0)  # its second attack is around oneself
    base = given(foes=foes, delvers=("C3", ""), gear={0: "coil"}).turn("coil").use()
    assert (base.at("C2").hurt, base.at("A4").hurt) == (0, 0)
    assert given(foes=foes, gear={0: "coil"}, dice=(1,)).turn("coil").use().at("A4").hurt == 1


@pytest.mark.rule("GG-075", "GR-114")
def test_all_targets_at_once_only_if_the_card_lets_one_hit_them_all() -> None:
    foes = {at: foe(health=30) for at in ("A4", "B4", "B5")}
    g = given(foes=foes, gear={0: "coil"}, dice=(1,)).turn("coil").use()
    assert g.kinds() == {"target"}  # three are there, two may be hit
    g.target("A4")
    assert g.kinds() == {"target", "enough"}
    assert given(foes={"A4": foe()}, gear={0: "coil"}, dice=(1,)).turn("coil").use().asks("choose")


@pytest.mark.rule("GG-074", "GG-145")
def test_a_doubled_base_and_a_doubler_multiply() -> None:
    foes = {"C2": foe(health=30)}
    assert given(foes=foes, products={0: "honed_edge"}, dice=(1,)).attack("blade").enemy(0).hurt == 2
    g = (
        given(foes=foes, products={0: "honed_edge"}, tokens={0: "light"}, dice=(1,))
        .turn("blade")
        .choose("double", "light")
    )
    assert g.use().enemy(0).hurt == 4


@pytest.mark.rule("GG-078")
def test_an_attack_at_nobody_causes_no_roll() -> None:
    g = given(foes={"E1": foe()}).turn("maul").use()
    assert g.happened("missed") == 1 and g.happened("rolled") == 0


@pytest.mark.rule("GG-076")
def test_damage_stays_until_it_reaches_the_health() -> None:
    g = given(foes={"C2": foe(health=5)}, dice=(1, 1)).attack("maul")
    assert g.enemy(0).hurt == 4
    assert g.end().choose("run").attack("blade", "ember").is_dead(0)


# ---------------------------------------------------------------------------------------------- counterattacks


@pytest.mark.rule("GG-079", "GG-084")
def test_one_roll_serves_all_that_were_targeted_and_nobody_else() -> None:
    foes = {"C2": foe(health=30, white="s"), "B3": foe(health=30, white="e"), "D2": foe(health=30, white="sw")}
    g = given(foes=foes, dice=(2,)).attack("blade")
    assert g.suit(0).hp == 4 and g.happened("rolled") == 1


@pytest.mark.rule("GG-080", "GG-124")
def test_a_dying_enemy_still_counterattacks() -> None:
    g = given(foes={"C2": foe(health=1, white="s")}, dice=(2,)).attack("maul")
    assert g.is_dead(0) and g.suit(0).hp == 5


@pytest.mark.rule("GG-085", "GG-086")
def test_everybody_on_a_tile_is_hit_once_for_the_damage_of_the_enemy() -> None:
    g = given(foes={"C2": foe(health=30, damage=2, white="s2")}, delvers=("C3", "C3"), dice=(3,)).attack("maul")
    assert (g.suit(0).hp, g.suit(1).hp) == (4, 4)
    behind = given(foes={"C2": foe(health=30, damage=2, white="s2")}, delvers=("C3", "C4"), dice=(3,)).attack("maul")
    assert (behind.suit(0).hp, behind.suit(1).hp) == (4, 4)


@pytest.mark.rule("GG-087")
def test_an_enemy_that_suffers_nothing_still_counterattacks() -> None:
    assert given(foes={"C2": foe("heavy_immune", white="s")}, dice=(2,)).attack("maul").suit(0).hp == 5


@pytest.mark.rule("GG-088")
def test_witness_is_never_hurt() -> None:
    g = given(foes={"C2": foe(health=30, white="s")}, delvers=("C3", "A5"), witness="C3", dice=(2,)).attack("maul")
    assert g.witness == TILE["C3"]


@pytest.mark.rule("GG-089", "GG-095", "GG-096")
def test_enemies_have_numbers_arrows_a_parting_shot_and_a_reward() -> None:
    for profile in BOX.profiles[:300]:
        assert profile.health > 0 and profile.damage > 0 and profile.parting
        reward = profile.reward
        assert sum(map(bool, (reward.elements, reward.xp, reward.level_cards))) == 1
        assert profile.kind in ("minion", "boss", "lieutenant")
    crystanid = BOX.profiles[BOX.profile_of["", 0, "crystanid_1", False]]
    assert (crystanid.health, crystanid.damage) == (2, 1)


@pytest.mark.rule("GG-027", "GR-004", "GR-005")
def test_a_delver_at_zero_hp_leaves_and_the_other_plays_on() -> None:
    g = given(foes={"C2": foe(health=1, white="s"), "E1": foe()}, hp={0: 1}, dice=(2,)).turn("maul").use()
    assert g.where(0) == "" and not g.suit(0).alive and g.is_dead(0) and g.xp == 1
    assert g.asks("turn", seat=1)


@pytest.mark.rule("GR-004", "GG-196")
def test_with_no_living_delver_it_is_over() -> None:
    g = given(foes={"C2": foe(white="s2")}, delvers=("C3", "C4"), hp={0: 1, 1: 1}, dice=(2,)).turn("maul").use()
    assert g.over and not g.outcome.won and g.outcome.reason == "died_1"


def test_in_training_nobody_dies() -> None:
    state = fathom.new("gone-to-gaia", seed=3, training=True, quest="first_bell")
    while not state.over:
        state.choose(len(state.decision.options) - 1)  # type: ignore[union-attr]
    assert state.outcome is not None and state.outcome.won


@pytest.mark.rule("GR-024")
def test_hits_land_in_board_order_so_that_an_omen_counts_for_the_next() -> None:
    foes = {"C2": foe("omen", health=30, white="s"), "B3": foe(health=30, white="e")}
    assert given(foes=foes, dice=(2,)).attack("blade").suit(0).hp == 3


@pytest.mark.rule("GR-023")
def test_a_weapon_with_two_attacks_is_answered_twice() -> None:
    g = given(
        foes={"C2": foe(health=30)}, delvers=("C3", "B2"), gear={0: "coil"}, products={0: "choir_bell"}, dice=(1, 1)
    )
    g.attack("coil")
    assert g.happened("rolled", why="counterattack") == 2 and g.enemy(0).hurt == 2


# ---------------------------------------------------------------------------------------------- before committing
