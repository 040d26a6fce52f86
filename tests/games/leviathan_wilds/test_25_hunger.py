"""Hunger (chapter 25): a stomach beside the map."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, given, played, shipped, shown

from fathom.games.leviathan_wilds.queries import distance
from fathom.games.leviathan_wilds.queries.targets import candidates

HUNGER = shipped("hunger")
GOBBLE, METABOLIZE, SPROUT_THORNS, GNASH, RETCH = range(5)


def hunger(card: int = GNASH, **more: Any) -> Table:
    return given(**HUNGER | {"threats": [HUNGER["threats"][card]] * 5}, **{"at": {0: "A1", 1: "I1"}} | more)


def feed(g: Table, n: int = 1) -> Table:
    return g.suffer(-1, do("ability", name="hunger.metabolize", n=n))


def set_dice(g: Table, **dice: int) -> Table:
    """Lay these dice and no others; "s_B3" is a space of the stomach."""
    board = g.state.box.board
    crystals = bytearray(board.size)
    for name, value in dice.items():
        crystals[board.number[name.replace("s_", "stomach.")]] = value
    g.state.crystals = bytes(crystals)
    return g


# ---------------------------------------------------------------------------------------------- in and out


@pytest.mark.rule("LW-080", "LW-195")
@pytest.mark.parametrize(
    ("start", "end"),
    [("E4", "stomach.C3"), ("stomach.C3", "E4"), ("I5", "stomach.E2"), ("stomach.E2", "I5")],
)
def test_crawling_leads_through_mouth_and_gill_for_1_ap(start: str, end: str) -> None:
    g = hunger(at={0: start, 1: "A1"}, ap=3).choose("scenario", "hunger.crawl")
    assert g.at(0) == end and g.ap == 2


def test_nobody_crawls_from_elsewhere_or_without_ap() -> None:
    assert hunger(at={0: "E3", 1: "A1"}, ap=3).refuses("scenario")
    g = hunger(at={0: "E4", 1: "A1"}, ap=1).choose("scenario", "hunger.crawl")
    assert g.refuses("scenario")


@pytest.mark.rule("LW-195", "LR-42")
def test_no_other_move_leads_into_the_stomach_or_out_of_it() -> None:
    g = hunger(at={0: "stomach.C3", 1: "A1"}, ap=5)
    for move in ("climb", "jump", "glide"):
        assert g.spaces(move) and all(space.startswith("stomach.") for space in g.spaces(move))
    assert all(not space.startswith("stomach.") for space in hunger(at={0: "I5", 1: "A1"}, ap=5).spaces("jump"))


@pytest.mark.rule("LW-195", "LR-42")
def test_a_climber_in_the_stomach_is_neither_highest_nor_lowest_nor_near_the_map() -> None:
    g = hunger(at={0: "stomach.C3", 1: "E2"})
    for who in ("highest", "lowest", "leftmost", "rightmost"):
        assert candidates(g.state, who) == [1]
    assert candidates(g.state, "closest", "space.mouth") == [1]
    number = g.box.board.number
    assert distance(g.state, number["stomach.C3"], number["E4"]) > 100


@pytest.mark.rule("LW-195", "LR-26")
def test_a_fall_in_the_stomach_ends_on_its_lowest_row() -> None:
    g = hunger(at={0: "stomach.C3", 1: "A1"}).choose("let_go", 0)
    g.to("act")
    assert g.at(0) == "stomach.C1" and g.climber(0).health == 7  # the acid is harmful


# ---------------------------------------------------------------------------------------------- Gobble


@pytest.mark.rule("LW-301")
def test_gobble_swallows_who_is_hit_into_the_acid() -> None:
    g = hunger(GOBBLE, at={0: "E3", 1: "A1"}).resolve()
    assert g.at(0) == "stomach.C1" and g.climber(0).health == 7
    assert g.at(1) == "A1"


@pytest.mark.rule("LW-301")
def test_with_nobody_outside_the_attack_is_skipped_and_the_second_part_resolves() -> None:
    g = hunger(GOBBLE, at={0: "stomach.D1", 1: "stomach.E1"})
    assert g.marked == []
    g.resolve()
    assert g.climber(0).health == 7 and g.climber(1).health == 7
    assert g.at(0) == "stomach.D1" and not g.happened("attack")


@pytest.mark.rule("LW-301")
def test_a_skipped_attack_has_no_miss() -> None:
    g = hunger(GOBBLE, at={0: "stomach.D1", 1: "stomach.E1"}, enraged=5)
    before = g.crystals
    g.resolve()
    assert g.crystals == before and g.climber(0).health < 8


@pytest.mark.rule("LW-301")
def test_an_attack_whose_last_target_crawled_into_the_stomach_is_skipped_too() -> None:
    g = hunger(GOBBLE, at={0: "E4", 1: "stomach.E1"}, enraged=5, ap=3)
    assert g.marked == ["E4"]
    before = g.choose("scenario", "hunger.crawl").crystals
    g.resolve()
    assert not g.happened("attack") and g.crystals == before  # no attack, so no Miss that feeds a crystal
    assert g.climber(0).health < 8 and g.climber(1).health < 8


@pytest.mark.rule("LW-301")
def test_as_long_as_somebody_is_outside_the_second_part_waits() -> None:
    g = hunger(GOBBLE, at={0: "stomach.D1", 1: "A1"})
    g.to("act")
    g.state.climbers[1].space = g.box.board.number["I1"]  # out of the attack's reach
    assert g.resolve().climber(0).health == 8


@pytest.mark.rule("LW-301")
def test_a_defeated_climber_is_not_outside() -> None:
    g = hunger(GOBBLE, at={0: "stomach.D1", 1: "A1"}, until="start")
    g.state.climbers[1].defeated, g.state.climbers[1].space = True, -1
    g.state.run()
    assert g.resolve().climber(0).health == 7


# ---------------------------------------------------------------------------------------------- Metabolize


@pytest.mark.rule("LW-302", "LR-34")
def test_metabolize_raises_the_lowest_crystal_and_on_a_tie_the_one_in_the_stomach() -> None:
    g = feed(set_dice(hunger(), E8=2, A6=5, s_B3=2))
    assert g.crystal("stomach.B3") == 3 and g.crystal("E8") == 2


@pytest.mark.rule("LW-302")
def test_a_lower_crystal_of_the_map_comes_before_the_stomach() -> None:
    g = feed(set_dice(hunger(), E8=1, s_B3=2))
    assert g.crystal("E8") == 2 and g.crystal("stomach.B3") == 2


@pytest.mark.rule("LW-302", "LW-222")
def test_a_tie_that_is_left_is_for_the_players() -> None:
    g = feed(set_dice(hunger(), E8=2, A6=2, s_B3=4))
    assert g.asks("crystal") and g.spaces("crystal") == {"E8", "A6"}
    assert g.choose("crystal", "A6").crystal("A6") == 3


@pytest.mark.rule("LW-302", "LR-34")
def test_a_die_at_6_is_not_raised() -> None:
    assert feed(set_dice(hunger(), s_B3=6), 2).crystal("stomach.B3") == 6


def test_metabolize_also_eats_at_those_inside() -> None:
    g = hunger(METABOLIZE, at={0: "stomach.D1", 1: "A1"}, enraged=5).resolve()
    assert g.climber(0).health < 8 and g.climber(1).health == 8


# ---------------------------------------------------------------------------------------------- thorns


@pytest.mark.rule("LW-300")
def test_sprout_thorns_may_target_a_climber_in_the_stomach() -> None:
    g = hunger(SPROUT_THORNS, at={0: "stomach.D2", 1: "A1"})
    assert g.marked == ["stomach.D2"]
    g.resolve()
    assert g.climber(0).health == 7
    assert [g.box.board.names[t.space] for t in g.tokens if t.space >= 0] == ["stomach.D2"]


@pytest.mark.rule("LW-300", "LW-154")
def test_a_thorn_hurts_whoever_enters_but_nobody_when_it_sprouts() -> None:
    g = hunger(SPROUT_THORNS, at={0: "C3", 1: "A1"}).resolve()
    assert g.climber(0).health == 7
    g.end_turn().to("act")
    g.suffer(1, do("put", at="space.C3"))
    assert g.climber(1).health == 7


def test_a_space_never_bears_two_thorns() -> None:
    g = hunger(SPROUT_THORNS, at={0: "C3", 1: "A1"}).resolve().to("next_turn").to("act")
    g.state.climbers[0].space = g.state.climbers[1].space
    g.end_turn().end_turn()
    spaces = [t.space for t in g.tokens if t.space >= 0]
    assert len(spaces) == len(set(spaces)) >= 2


@pytest.mark.rule("LW-197", "LR-19")
def test_a_strike_may_pull_out_a_thorn_and_gives_no_blight() -> None:
    g = hunger(at={0: "I8", 1: "A1"}, ap=3)
    g.state.tokens = (type(g.tokens[0])("thorn", space=g.box.board.number["I8"], front="red"), *g.tokens[1:])
    thorn = next(option for option in g.again().options("strike") if option.targets[0].startswith("token."))
    g.state.choose(thorn)
    assert all(token.space < 0 for token in g.tokens)
    assert g.crystal("I8") == HUNGER["crystals"]["I8"] and g.climber(0).blight == 0


def test_where_a_thorn_was_pulled_out_the_ground_is_as_before() -> None:
    g = hunger(SPROUT_THORNS, at={0: "C3", 1: "A1"}).resolve().end_turn().end_turn().to("act")
    space = g.box.board.number["C3"]
    assert g.terrain[space] & 4
    g.state.climbers[0].space = space
    g.again().choose("strike", 1, nth=0)
    assert not g.terrain[space] & 4


# ---------------------------------------------------------------------------------------------- the other threats


def test_gnash_bites_at_the_fangs_or_shakes_the_highest() -> None:
    assert hunger(GNASH, at={0: "D6", 1: "A1"}).resolve().climber(0).health < 8
    g = hunger(GNASH, at={0: "E9", 1: "A1"}).resolve()
    assert g.grip(0) < 6 and g.grip(1) == 6


def test_retch_brings_those_inside_back_to_the_mouth() -> None:
    g = hunger(RETCH, at={0: "stomach.D1", 1: "A1"}).resolve()
    assert g.at(0) == "E4"
    assert hunger(RETCH, at={0: "A2", 1: "A1"}).resolve().grip(1) < 6


# ---------------------------------------------------------------------------------------------- on the table


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_stomach_is_a_board_of_its_own_with_all_that_is_in_it(lang: str) -> None:
    g = played("hunger", at={0: "stomach.C3"})
    scene, _ = shown(g, lang)
    stomach = next(board for board in scene.boards if board.id == "board.stomach")
    assert {piece.kind for piece in stomach.pieces} == {"crystal", "blighted", "mushroom", "climber"}
    assert {"place.throat", "place.slit", "place.acid"} <= {area.id for area in stomach.areas}
    crawl = next(choice for choice in scene.choices if choice.key == "scenario")
    assert crawl.price == 1 and crawl.preview is not None
    assert crawl.targets == ("space.E4",)
    assert {"place.mouth", "place.gill"} <= {area.id for area in scene.boards[0].areas}
