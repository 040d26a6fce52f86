"""Clarifications for classes (chapter 24): those that are shipped."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, event, given

HERALD = [("one", "herald"), ("two", "beta"), ("three", "gamma")]
MAGUS = [("one", "magus"), ("two", "beta")]
POOL = {"pools": [{"id": "heart", "colour": "purple", "values": [1, 1, 6], "from": "space.gate"}],
        "spaces": {"gate": ["A1"]}}  # fmt: skip


def energy(g: Table) -> int:
    return sum(t.ready for t in g.tokens if t.id == "energy")


@pytest.mark.rule("LW-279")
def test_for_the_breaker_a_die_taken_off_a_pool_is_a_broken_crystal() -> None:
    g = given(**POOL, ap=2, hand={0: ["breaker.momentum", "breaker.triumph"]}, discard={0: 3}, health={0: 7})
    g.choose("strike", 1, "heart").choose("lower_die", 1)
    g.use("breaker.triumph").choose("part", "mend").choose("part", "focus").to("act")
    assert g.climber(0).focused
    g.use("breaker.momentum").default()
    assert g.decision.args == (0, 4)


@pytest.mark.rule("LR-30", "LW-279")
@pytest.mark.parametrize(("edition", "breaks"), [("en", 2), ("de", 1)])
def test_two_pool_dice_of_one_strike_are_two_breaks_in_english_and_one_in_german(edition: str, breaks: int) -> None:
    g = given(**POOL, ap=2, edition=edition).choose("strike", 2, "heart")
    g.choose("lower_die", 1).choose("lower_die", 1)
    assert g.pools == ((6,),)
    assert g.climber(0).broke == breaks


@pytest.mark.rule("LW-281", "LW-115")
def test_with_teamwork_two_climbers_choose_the_same_effect_or_different_ones() -> None:
    g = given(climbers=HERALD, hand={0: ["herald.teamwork"]}, ap=1, health={1: 5, 2: 5}, at={1: "B1", 2: "C1"})
    g.use("herald.teamwork").choose("choose_climber", 1).choose("choose_climber", 2)
    assert {o.seat for o in g.decision.options} == {1}
    g.choose("alternative", "mend")
    assert {o.seat for o in g.decision.options} == {2}
    assert g.offers("alternative", "mend")
    g.choose("alternative", "climb").choose("climb", "C2").choose("stop")
    assert (g.climber(1).health, g.climber(2).health, g.at(2)) == (6, 5, "C2")


def teamwork(edition: str, focused: list[int]) -> Table:
    g = given(
        climbers=HERALD, hand={0: ["herald.teamwork"]}, ap=1, health={0: 5, 1: 5}, focused=focused, edition=edition
    )
    return g.use("herald.teamwork")


@pytest.mark.rule("LW-282", "LR-39")
@pytest.mark.parametrize(("key", "after"), [("raise_for", (7, 6)), ("raise_later", (6, 7))])
def test_in_the_english_edition_the_plus_one_counts_for_the_one_whom_the_user_names(
    key: str, after: tuple[int, int]
) -> None:
    g = teamwork("en", [0]).choose("focus", "mend").choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose(key, 0).choose("alternative", "mend").choose("alternative", "mend")
    assert (g.climber(0).health, g.climber(1).health) == after


@pytest.mark.rule("LR-39")
def test_in_the_english_edition_the_others_focus_is_of_no_use() -> None:
    g = teamwork("en", [1]).choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose("alternative", "mend").choose("alternative", "mend")
    assert (g.climber(1).health, g.climber(1).focused) == (6, True)


@pytest.mark.rule("LW-282", "LR-39")
def test_in_the_german_edition_each_improves_its_own_effect_by_its_own_focus() -> None:
    g = teamwork("de", [0, 1]).choose("focus", "mend").choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose("alternative", "mend").choose("focus", "mend").choose("alternative", "mend")
    assert (g.climber(0).health, g.climber(1).health) == (7, 7)
    assert (g.climber(0).focused, g.climber(1).focused) == (False, False)


@pytest.mark.rule("LR-39")
def test_in_the_german_edition_own_focus_raises_grip_as_well() -> None:
    g = given(climbers=HERALD, hand={0: ["herald.chorus"]}, ap=1, discard={1: 5}, focused=[1], edition="de")
    g.use("herald.chorus").choose("choose_climber", 1).choose("focus", "gain")
    assert g.grip(1) == 10


@pytest.mark.rule("LW-283")
def test_onward_does_nothing_outside_the_own_activation() -> None:
    g = given(climbers=HERALD, first=1, hand={0: ["herald.onward"]}, ap=2)
    assert g.refuses("use", "herald.onward")
    assert g.carry_out(0, do("gain", ap=3)).ap == 2


@pytest.mark.rule("LW-283")
def test_onward_gives_ap_in_the_own_activation() -> None:
    assert given(climbers=HERALD, hand={0: ["herald.onward"]}, ap=2).use("herald.onward").ap == 5


@pytest.mark.rule("LW-284")
def test_at_most_one_arcane_effect_may_be_chosen_per_skill() -> None:
    g = given(climbers=MAGUS, hand={0: ["magus.warm_light"]}, ap=1, health={0: 5}, discard={0: 4})
    g.use("magus.warm_light").choose("part", "pay").choose("pay")
    assert [o.key for o in g.decision.options].count("alternative") == 2
    g.choose("alternative", "focus").choose("choose_climber", 0)
    assert (g.climber(0).focused, g.climber(0).health, g.grip(0), energy(g)) == (True, 7, 6, 2)


@pytest.mark.rule("LW-285", "LW-092")
def test_arcane_blast_on_a_blighted_crystal_gives_one_blight_from_a_distance() -> None:
    g = given(climbers=MAGUS, hand={0: ["magus.arcane_blast"]}, ap=1, crystals={"A2": -5})
    g.use("magus.arcane_blast").choose("do_not_pay").choose("strike", 2)
    assert (g.crystal("A2"), g.climber(0).blight) == (-3, 1)


@pytest.mark.rule("LW-284", "LW-285")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("effect", "space", "after"), [("strike_plus", "A2", 1), ("range_plus", "A4", 3)])
def test_arcane_blast_brings_its_own_strike_for_its_arcane_effect_in_anybodys_turn(
    edition: str, effect: str, space: str, after: int
) -> None:
    g = given(
        climbers=MAGUS, first=1, hand={0: ["magus.arcane_blast"]}, ap=1, crystals={"A2": 5, "A4": 5}, edition=edition
    )
    g.use("magus.arcane_blast").choose("pay").choose("alternative", effect).choose("strike", 2, space)
    assert g.crystal(space) == after


@pytest.mark.rule("LW-286")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_retaliate_stays_in_play_until_the_threat_is_resolved_then_strikes_then_is_discarded(edition: str) -> None:
    threat = event(do("lose", health=2), do("push", dir="right", n=1))
    g = given(crystals={"B3": 4}, at={0: "A3"}, hand={0: ["roughneck.retaliate"]}, ap=1, threat=threat, edition=edition)
    g.to("loss").choose("modify", "roughneck.retaliate").choose("prevent", 2)
    assert g.at(0) == "B3"
    assert g.cards(0).in_play == ("roughneck.retaliate",)
    g.choose("strike", 2)
    assert (g.crystal("B3"), g.climber(0).health, g.cards(0).in_play) == (2, 8, ())
    assert "roughneck.retaliate" in g.discard(0)


@pytest.mark.rule("LW-286")
def test_daredevil_answers_terrain_with_a_climb() -> None:
    g = given(map=["nnn", "nhn", "LLL"], at={0: "B1"}, hand={0: ["roughneck.daredevil"]}, ap=2).choose("climb", "B2")
    g.choose("modify", "roughneck.daredevil").choose("prevent", 1).choose("climb", "B3").choose("stop")
    assert (g.at(0), g.climber(0).health, "roughneck.daredevil" in g.discard(0)) == ("B3", 8, True)


@pytest.mark.rule("LW-286")
def test_a_retaliate_that_blocked_nothing_strikes_nothing() -> None:
    g = given(crystals={"A1": 4}, hand={0: ["roughneck.retaliate"]}, ap=1).use("roughneck.retaliate").end_turn()
    assert g.crystal("A1") == 4
    assert "roughneck.retaliate" in g.discard(0)
