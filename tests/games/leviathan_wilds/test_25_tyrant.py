"""The Tyrant: Impale that strikes twice, spines, wrath, and the crown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, event, given, played, shipped

from fathom.core.game import find

TYRANT = shipped("tyrant")
IMPALE, BOW_DOWN, TAIL_CLUB, TRAMPLE, SPITE = TYRANT["threats"]
NAIL = do("ability", name="tyrant.pin")


def king(*nailed: int, **more: Any) -> Table:
    """The Tyrant; climber 0 stands on its chest, and these climbers are nailed down."""
    g = given(**TYRANT | {"threats": None, "at": {0: "G6", 1: "A1"}, "ap": 5} | more)
    for c in nailed:
        g.suffer(c, NAIL)
    return g


def spines(g: Table) -> list[int]:
    return sorted(t.holder for t in g.tokens if t.holder >= 0)


def enraged(g: Table) -> int:
    return sum(slot.enraged for slot in g.threats)


@pytest.mark.rule("LW-309")
def test_the_enraged_impale_resolves_as_swift_and_again_as_delayed() -> None:
    g = king(threats=[IMPALE], enraged=1, at={0: "G6", 1: "D4"})
    once = 8 - g.climber(0).health
    assert once > 0 and (spines(g), g.marked) == ([0], [])
    g.to("delayed")
    assert g.marked == ["G6"]
    assert g.resolve().climber(0).health == 8 - 2 * once


@pytest.mark.rule("LW-309", "LR-37")
def test_the_second_impale_looks_for_its_target_anew() -> None:
    g = king(threats=[IMPALE], enraged=1, at={0: "G6", 1: "A1"})
    g.choose("scenario", 0, "tyrant.wrench").choose("let_go", 0).to("act")
    assert g.at(0) == "G4"
    before = g.climber(0).health
    g.climber(1).space = g.box.board.number["I11"]
    g.resolve()
    assert g.climber(0).health == before and g.climber(1).health < 8


def test_the_normal_impale_nails_whoever_it_hits() -> None:
    g = king(threats=[IMPALE], at={0: "G6", 1: "G5"}).resolve()
    assert spines(g) == [0, 1]


@pytest.mark.rule("LW-188")
def test_whoever_is_nailed_cannot_leave_by_any_action() -> None:
    g = king(0)
    assert all(g.refuses(action) for action in ("climb", "jump", "glide", "let_go"))


@pytest.mark.rule("LW-188", "LR-50")
def test_no_skill_that_only_moves_can_be_used_by_who_is_nailed() -> None:
    hand = [card("up", do("climb", n=2)), card("hop", do("jump", n=2)), card("hit", do("strike", n=2))]
    g = king(0, hand={0: hand}, at={0: "D7"})
    assert g.in_vain("use", "up") and g.in_vain("use", "hop") and g.offers("use", "hit")


@pytest.mark.rule("LW-188")
def test_no_push_and_no_effect_moves_who_is_nailed() -> None:
    g = king(0).suffer(0, do("push", dir="right", n=2), do("put", at="space.A1"), do("fall"))
    assert (g.at(0), g.happened("falls")) == ("G6", 0)


@pytest.mark.rule("LW-188", "LW-148")
def test_who_is_nailed_does_not_fall_without_grip_until_the_spine_is_gone() -> None:
    g = king(0, deck={0: 1}).suffer(0, do("lose", grip=1))
    assert (g.grip(0), g.at(0)) == (0, "G6")
    g.choose("scenario", 0, "tyrant.wrench")
    assert g.to("act").at(0) == "G4"


@pytest.mark.rule("LW-188")
def test_a_nail_stops_the_fall_that_was_about_to_come() -> None:
    over_the_edge = attack("@", do("push", dir="left", n=2), NAIL)
    g = king(threats=[over_the_edge], at={0: "D3", 1: "A1"}).resolve()
    assert (g.at(0), g.happened("falls")) == ("B3", 0)


def test_nobody_has_more_than_one_spine() -> None:
    assert spines(king(0, 0)) == [0]


@pytest.mark.rule("LW-231")
def test_falling_is_no_choice_for_who_is_nailed() -> None:
    g = king(0, threats=[BOW_DOWN]).resolve()
    assert (g.grip(0), g.at(0)) == (5, "G6")


@pytest.mark.rule("LW-249")
def test_a_block_does_not_stop_the_nail() -> None:
    guard = card("guard", do("block", n=5))
    g = king(threats=[event(do("lose", health=1), NAIL)], hand={0: [guard]}).use("guard").resolve()
    assert spines(g) == [0]


@pytest.mark.rule("LW-080", "LR-15")
def test_wrenching_free_costs_one_ap_and_one_health() -> None:
    g = king(0).choose("scenario", 0, "tyrant.wrench")
    assert (g.ap, g.climber(0).health, spines(g)) == (4, 7, [])
    assert g.offers("climb") and g.refuses("scenario", 0, "tyrant.wrench")


@pytest.mark.rule("LW-080")
def test_a_neighbour_pulls_the_spine_out_for_one_ap() -> None:
    g = king(1, at={0: "G6", 1: "G5"}).choose("scenario", 0, "tyrant.pull")
    assert (g.ap, g.climber(1).health, spines(g)) == (4, 8, [])


@pytest.mark.rule("LW-080")
def test_nobody_pulls_from_afar() -> None:
    assert king(1, at={0: "G6", 1: "G4"}).refuses("scenario", 0, "tyrant.pull")


@pytest.mark.rule("LW-080")
def test_who_is_nailed_may_still_pull_a_neighbours_spine_but_not_its_own() -> None:
    g = king(0, 1, at={0: "G6", 1: "G5"}).choose("scenario", 0, "tyrant.pull")
    assert spines(g) == [0]
    assert g.refuses("scenario", 0, "tyrant.pull")


@pytest.mark.rule("LW-080")
def test_of_several_who_are_nailed_the_climber_chooses_one() -> None:
    g = king(1, 2, climbers=3, at={0: "G6", 1: "G5", 2: "G6"}).choose("scenario", 0, "tyrant.pull")
    g.choose("choose_climber", 2)
    assert spines(g) == [1]


SHATTER = card("shatter", do("strike", n=6, on_break=[do("draw", n=1)]))


@pytest.mark.rule("LW-198", "LW-224")
@pytest.mark.parametrize(("edition", "already"), [("de", 1), ("en", 0)])
def test_wrath_is_part_of_the_strike_in_the_german_edition_and_waits_in_the_english(edition: str, already: int) -> None:
    g = king(at={0: "G3"}, edition=edition, hand={0: [SHATTER]}).use("shatter").choose("strike", 6)
    assert g.asks("draw_n") and enraged(g) == already
    assert enraged(g.choose("draw_n", 0)) == 1


@pytest.mark.rule("LW-255", "LW-257")
def test_every_broken_crystal_enrages_a_threat() -> None:
    g = king(at={0: "G3"}).choose("strike", 3)
    assert enraged(g) == 1


@pytest.mark.rule("LW-182", "LW-184", "LW-255")
@pytest.mark.parametrize(("edition", "more"), [("en", 2), ("de", 1)])
def test_the_crown_is_one_pool_and_its_dice_count_as_crystals(edition: str, more: int) -> None:
    g = king(at={0: "H11"}, edition=edition)
    g.state.pools = ((2, 2),)
    g.again().choose("strike", 4, "crown")
    assert (g.pools, enraged(g), g.climber(0).blight) == (((),), more, 0)


def test_trample_hits_the_low_rows_or_else_feeds_a_crystal() -> None:
    g = king(threats=[TRAMPLE], enraged=1, at={0: "G6", 1: "D2"})
    assert (g.climber(0).health, g.climber(1).health) == (8, 6)
    g = king(threats=[TRAMPLE], enraged=1, at={0: "G6", 1: "D4"})
    assert g.happened("die_changed") == 1


def test_spite_comes_from_the_crown_too_when_enraged() -> None:
    g = king(threats=[SPITE], enraged=1, at={0: "H10", 1: "A1"}).to("or").choose("alternative", "gain", nth=0)
    assert g.resolve().climber(0).blight == 1


def test_the_tail_club_that_misses_enrages_another_threat() -> None:
    g = king(threats=[TAIL_CLUB], enraged=1, at={0: "G6", 1: "A1"})
    g.climber(0).space = g.climber(1).space = g.box.board.number["J10"]
    assert enraged(g.resolve()) == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_spines_and_the_crown_are_told(lang: str) -> None:
    g = played("tyrant", at={0: "G6", 1: "G5", 2: "G6"}, climbers=3).suffer(0, NAIL).suffer(1, NAIL).suffer(2, NAIL)
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, 0, text)
    assert any(refusal.group == "climb" for refusal in scene.refusals)
    assert any(chip.id == "held.0.spine" for panel in scene.panels for chip in panel.chips)
    g.choose("scenario", 0, "tyrant.wrench").choose("scenario", 0, "tyrant.pull")
    assert len({choice.words for choice in game.scene(g.state, 0, text).choices}) == 2
    g.choose("choose_climber", 1)
    game.log(g.state.events or (), g.state, text)
    assert text.missing == set()
