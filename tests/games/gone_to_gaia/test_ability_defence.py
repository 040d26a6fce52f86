"""Abilities that change the damage an enemy suffers, and whether it may die (chapter AF)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import TILE, ability, boss, foe, given


def hurt(*abilities: object, weapon: str = "maul", tile: str = "C2", slot: str = "tide", **more: object) -> int:
    """Return the damage that a weapon of the Mind on C3 does to an enemy with 30 health."""
    give = {name: more.pop(name) for name in ("delvers", "tokens", "products", "gear") if name in more}
    g = given(foes={tile: boss(*abilities, health=30, **more)}, dice=(1, 1), **give)  # type: ignore[arg-type]
    return g.attack(weapon, slot).enemy(0).hurt


@pytest.mark.rule("GG-284", "GR-059", "GR-060")
def test_a_brawler_suffers_half_of_melee_attacks_only() -> None:
    assert hurt("brawler") == 2
    assert hurt("brawler", weapon="bow", tile="C1", gear={0: "bow"}) == 2  # MEDIUM from afar is not halved


@pytest.mark.rule("GG-285", "GR-058")
def test_a_carapace_knows_no_doubling_but_that_of_the_card() -> None:
    assert hurt("carapace", products={0: "honed_weight"}) == 4
    assert hurt("rotates", products={0: "honed_weight"}) == 8
    g = given(foes={"C2": boss("carapace", health=30)}, tokens={0: "heavy"}, dice=(1,))
    g.turn("maul").choose("double", "heavy").use()
    assert g.enemy(0).hurt == 4
    up = given(foes={"C2": boss("carapace", health=30)}, gear={0: "blade:4"}, dice=(1,))
    assert up.attack("blade").enemy(0).hurt == 2  # LIGHT × 2, printed


@pytest.mark.rule("GG-294")
def test_a_double_edged_boss_suffers_double_while_its_black_arrow_covers_a_delver() -> None:
    assert hurt("double_edged", black="s") == 8
    assert hurt("double_edged", black="n") == 4


@pytest.mark.rule("GG-296")
def test_an_evasive_enemy_suffers_half_rounded_up_unless_both_delvers_are_adjacent() -> None:
    assert hurt("evasive", weapon="blade") == 1
    assert hurt("evasive") == 2
    assert hurt("evasive", delvers=("C3", "B1")) == 4


@pytest.mark.rule("GG-297", "GR-064")
def test_fatal_flaws_die_in_order_or_together() -> None:
    first = foe(ability("fatal_flaw", n=1), health=1)
    second = foe(ability("fatal_flaw", n=2), health=1)
    g = given(foes={"C2": second, "E1": first}, dice=(1,)).attack("maul")
    assert (g.at("C2").hurt, g.at("E1").hurt) == (0, 0) and g.happened("survives") == 1
    both = given(foes={"C2": second, "B3": first}, dice=(1,)).attack("blade")
    assert both.is_dead(0) and both.is_dead(1)


@pytest.mark.rule("GG-300")
def test_formation_takes_two_off_for_each_enemy_beside_it() -> None:
    g = given(foes={"C2": foe("formation", health=30), "B1": foe(), "D1": foe(), "E5": foe()}, dice=(1,)).attack("maul")
    assert g.enemy(0).hurt == 0
    one = given(foes={"C2": foe("formation", health=30), "B1": foe()}, dice=(1,)).attack("maul")
    assert one.enemy(0).hurt == 2


@pytest.mark.rule("GG-305", "GR-064")
def test_a_hardy_boss_dies_only_with_two_others_targeted() -> None:
    assert given(foes={"C2": boss("hardy", health=1)}, dice=(1,)).attack("maul").at("C2").hurt == 0
    two = {"C2": boss("hardy", health=1), "B3": foe()}
    assert not given(foes=two, dice=(1,)).attack("blade").is_dead(0)
    three = {"C2": boss("hardy", health=1), "B3": foe(), "D3": foe()}
    assert given(foes=three, dice=(1,)).attack("blade").is_dead(0)


@pytest.mark.rule("GG-306", "GG-310", "GG-312")
@pytest.mark.parametrize(
    ("name", "weapon", "tile"),
    [("heavy_immune", "maul", "C2"), ("light_immune", "blade", "C2"), ("medium_immune", "lance", "D2")],
)
def test_an_immune_enemy_suffers_nothing_of_its_type(name: str, weapon: str, tile: str) -> None:
    assert hurt(name, weapon=weapon, tile=tile) == 0
    assert hurt("rotates", weapon=weapon, tile=tile) > 0


@pytest.mark.rule("GG-307")
def test_immunity_names_its_type() -> None:
    assert hurt(ability("immunity", type="heavy")) == 0
    assert hurt(ability("immunity", type="light")) == 4


@pytest.mark.rule("GG-308", "GR-062")
def test_every_second_attack_on_an_invulnerable_boss_does_nothing() -> None:
    g = given(foes={"C2": boss("invulnerable", health=30)}, dice=(1, 1, 1)).attack("maul")
    assert g.enemy(0).hurt == 4 and g.enemy(0).invulnerable
    g.end().choose("run").attack("blade", "ember")
    assert g.enemy(0).hurt == 4 and not g.enemy(0).invulnerable


@pytest.mark.rule("GG-314")
def test_in_defensive_mode_damage_is_four_lower() -> None:
    assert hurt("mode_shift") == 0
    assert hurt("mode_shift", offensive=True) == 4


@pytest.mark.rule("GG-317")
def test_an_overlord_suffers_less_for_each_other_enemy() -> None:
    g = given(foes={"C2": boss("overlord", health=30), "E5": foe(), "E1": foe()}, dice=(1,)).attack("maul")
    assert g.enemy(0).hurt == 2


@pytest.mark.rule("GG-318", "GR-064")
def test_a_pact_is_only_broken_together() -> None:
    alone = given(foes={"C2": foe("pact", health=1), "B2": foe()}, dice=(1,)).attack("maul")
    assert alone.at("C2").hurt == 0
    pair = given(foes={"C2": foe("pact", health=1), "D3": foe("pact", health=1)}, dice=(1,)).attack("blade")
    assert pair.is_dead(0) and pair.is_dead(1)


@pytest.mark.rule("GG-319", "GR-029")
def test_a_primordial_enemy_heeds_the_slot_of_the_weapon() -> None:
    only = ability("primordial", elements=("ember",))
    assert hurt(only, slot="tide") == 0
    assert hurt(only, slot="ember") == 4
    slot = given(foes={"C2": foe(only, health=30)}, dice=(1,)).turn("maul", "ember").choose("use_slot").settle()
    assert slot.enemy(0).hurt == 0


@pytest.mark.rule("GG-328")
def test_a_shut_shell_keeps_all_damage_out() -> None:
    assert hurt("shell", shell=1) == 0


@pytest.mark.rule("GG-336", "GG-337", "GG-345")
def test_stalwart_stout_and_tough_bend_every_number() -> None:
    assert hurt("stalwart", weapon="blade") == 5
    assert hurt("tough") == 0
    heavy = {"gear": {0: "maul:5"}, "tokens": {0: "heavy"}}
    g = given(foes={"C2": boss("stout", health=30)}, dice=(1,), **heavy)  # type: ignore[arg-type]
    g.turn("maul").choose("double", "heavy").use()
    assert g.enemy(0).hurt == 8


@pytest.mark.rule("GG-343", "GR-077")
def test_enemies_beside_a_taunter_suffer_nothing() -> None:
    g = given(foes={"C2": foe(health=30), "B1": boss("taunt"), "D3": foe(health=30)}, dice=(1,)).attack("blade")
    assert (g.enemy(0).hurt, g.enemy(2).hurt) == (0, 1)


@pytest.mark.rule("GG-347", "GG-348")
def test_a_vicious_enemy_suffers_one_until_a_delver_beside_it_suffers() -> None:
    g = given(foes={"C2": foe("vicious", health=30, white="s")}, dice=(2, 1)).attack("maul")
    assert g.enemy(0).hurt == 1 and not g.enemy(0).vicious
    g.end().choose("run").attack("maul" if g.place(0, "maul") == -1 else "blade", "ember")
    assert g.enemy(0).hurt == 2


@pytest.mark.rule("GG-349", "GG-350", "GR-078")
def test_a_weak_spot_is_hit_along_its_line_and_then_turned_away() -> None:
    weak = ability("weak_spot", side="s")
    assert hurt(weak) == 9
    assert hurt(ability("weak_spot", side="n")) == 4
    g = given(foes={"C2": boss(weak, health=30)}, dice=(1,)).attack("maul")
    assert g.enemy(0).rot == 2
    assert TILE["C2"] == g.enemy(0).at
