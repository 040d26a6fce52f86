"""Hive: swarms that hatch from its cells and crawl after the climbers (chapter 25)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, given, shipped

from fathom.core.game import find
from fathom.games.leviathan_wilds.rules import scenario

HIVE = shipped("hive")
BOIL_OVER, MARCH, DRONE, LUNGE, OPEN_CELLS = HIVE["threats"]


def hive(swarms: tuple[str, ...] | None = None, **more: Any) -> Table:
    """The Hive with swarms on these spaces (on E8, F6 and D4 unless given), and threats that do nothing."""
    g = given(**HIVE | {"threats": []} | {"ap": 3} | more)
    if swarms is not None:
        scenario.return_tokens(g.state, range(8))
        for i, space in enumerate(swarms):
            scenario.put_token(g.state, i, g.box.board.number[space])
        g.again()
    return g


def swarms(g: Table) -> list[str]:
    return sorted(g.box.board.names[token.space] for token in g.tokens if token.id == "swarm" and token.space >= 0)


def keyword(g: Table, name: str, n: int) -> Table:
    return g.suffer(-1, do("ability", name=f"hive.{name}", n=n))


@pytest.mark.rule("LW-188", "LW-193")
def test_three_of_eight_swarms_lie_on_brood_cells() -> None:
    g = hive()
    assert swarms(g) == ["D4", "E8", "F6"]
    assert sum(token.id == "swarm" for token in g.tokens) == 8


@pytest.mark.rule("LW-188")
def test_swarms_hatch_on_the_empty_cells_that_are_closest_to_the_active_climber() -> None:
    assert swarms(keyword(hive(at={0: "G3"}), "hatch", 2)) == ["D4", "E8", "F3", "F6", "H5"]


@pytest.mark.rule("LW-222")
def test_of_cells_that_are_level_the_players_choose() -> None:
    g = keyword(hive((), at={0: "E7"}), "hatch", 1)
    assert g.spaces("hatch") == {"E8", "D7"}
    assert swarms(g.choose("hatch", "D7")) == ["D7"]


@pytest.mark.rule("LW-188")
@pytest.mark.parametrize("n", [2, 3])
def test_as_soon_as_no_swarm_is_left_they_crawl_once_instead(n: int) -> None:
    seven = ("D9", "D9", "D9", "D9", "D9", "D9", "D9")
    g = keyword(hive(seven, at={0: "A1", 1: "A1"}), "hatch", n)
    assert Counter(swarms(g))["D8"] == 7 and len(swarms(g)) == 8


@pytest.mark.rule("LW-188")
def test_if_every_cell_holds_one_a_swarm_hatches_on_the_closest() -> None:
    g = keyword(hive(("E8", "D7", "F6", "H5", "D4", "F3"), at={0: "F10"}), "hatch", 1)
    assert Counter(swarms(g))["E8"] == 2


@pytest.mark.rule("LW-188")
def test_with_an_empty_supply_the_swarms_crawl_instead_once() -> None:
    cells = ("E8", "D7", "F6", "H5", "D4", "F3", "F3", "F3")
    g = keyword(hive(cells, at={0: "F10", 1: "F10"}), "hatch", 2)
    assert swarms(g) == ["D5", "D8", "E9", "F4", "F4", "F4", "F7", "H6"]


@pytest.mark.rule("LW-188", "LW-298")
def test_a_swarm_crawls_up_or_down_before_it_crawls_sideways() -> None:
    g = keyword(hive(("D4",), at={0: "E7", 1: "E7"}), "swarm", 2)
    assert swarms(g) == ["D6"]
    assert swarms(keyword(g, "swarm", 1)) == ["D7"]


@pytest.mark.rule("LW-298", "LW-299")
def test_a_swarm_that_enters_a_climbers_space_bites_and_is_discarded_at_once() -> None:
    g = keyword(hive(("D4",), at={0: "E5", 1: "A1"}), "swarm", 3)
    assert (g.climber(0).health, swarms(g)) == (7, [])
    assert g.happened("bitten", climber=0) == 1


@pytest.mark.rule("LW-298")
def test_a_swarm_on_a_climbers_space_bites_without_crawling() -> None:
    g = keyword(hive(("C5",), at={0: "C5"}), "swarm", 1)
    assert (g.climber(0).health, swarms(g)) == (7, [])


@pytest.mark.rule("LW-298")
def test_nothing_comes_between_the_crawling_swarms_and_their_bites() -> None:
    g = hive(("D5", "C6"), at={0: "C5"}, hand={0: [card("jab", do("strike", n=1, range=2))]}, threats=[MARCH])
    g.to("before_threat").choose("pass")
    assert (g.climber(0).health, swarms(g)) == (6, [])


@pytest.mark.rule("LW-222", "LW-298")
def test_of_climbers_who_are_equally_close_the_players_choose() -> None:
    g = keyword(hive(("E7",), at={0: "D7", 1: "F7"}), "swarm", 1)
    assert g.spaces("crawl") == {"D7", "F7"}
    assert g.choose("crawl", "F7").climber(1).health == 7


@pytest.mark.rule("LW-222", "LW-299")
def test_of_climbers_on_one_space_the_players_choose_who_is_bitten() -> None:
    g = keyword(hive(("E7",), at={0: "F7", 1: "F7"}), "swarm", 1).choose("bite", 1)
    assert (g.climber(0).health, g.climber(1).health, swarms(g)) == (8, 7, [])


@pytest.mark.rule("LW-249", "LW-298", "LR-52")
def test_no_block_keeps_off_a_bite() -> None:
    g = hive(("E7",), at={0: "F7"}, hand={0: [card("shield", do("block", n=1))]})
    keyword(g, "swarm", 1)
    assert (g.climber(0).health, swarms(g), g.hand(0)) == (7, [], ("shield",))


@pytest.mark.rule("LW-297", "LR-19")
def test_a_strike_two_discards_one_swarm_and_no_more() -> None:
    g = hive(("D5", "D5"), at={0: "D5"}, hand={0: [card("jab", do("strike", n=2))]})
    g.use("jab").choose("strike", 2)
    assert swarms(g.to("act")) == ["D5"]


@pytest.mark.rule("LW-197", "LW-297")
def test_a_swarm_is_swatted_for_one_ap_without_blight() -> None:
    g = hive(("H7",), at={0: "H7"})
    token = next(option for option in g.options("strike") if option.targets[0].startswith("token."))
    g.state.choose(token)
    assert (swarms(g), g.climber(0).blight, g.ap) == ([], 0, 2)
    assert g.crystal("H7") == -4


@pytest.mark.rule("LW-198")
def test_a_crystal_that_breaks_puts_the_swarms_within_two_spaces_to_sleep() -> None:
    g = hive(("C3", "D4", "E4", "F3"), at={0: "C3"}, ap=2)
    g.choose("strike", 2, "C3")
    assert swarms(g) == ["E4", "F3"]


@pytest.mark.rule("LW-198")
def test_a_crystal_that_only_cracks_wakes_nobody() -> None:
    g = hive(("D3",), at={0: "C3"}, ap=2).choose("strike", 1, "C3")
    assert swarms(g) == ["D3"]


@pytest.mark.rule("LW-054")
def test_drone_weakens_everybody_near_a_swarm_or_hatches_one() -> None:
    g = hive(("D5",), at={0: "C5", 1: "A1"}, threats=[DRONE]).resolve()
    assert (g.grip(0), g.grip(1), swarms(g)) == (4, 6, ["D5"])
    g = hive((), at={0: "F10"}, threats=[DRONE]).resolve()
    assert (g.grip(0), swarms(g)) == (6, ["E8"])


@pytest.mark.rule("LW-270")
def test_enraged_open_cells_push_into_the_cell() -> None:
    g = hive((), at={0: "G6"}, threats=[OPEN_CELLS], enraged=1).resolve()
    assert g.happened("pushed", climber=0, space=g.box.board.number["F6"]) == 1
    assert (g.climber(0).health, g.happened("falls", climber=0)) == (6, 1)


@pytest.mark.rule("LW-260")
def test_a_lunge_that_misses_hatches_a_swarm() -> None:
    g = hive((), at={0: "F10"}, threats=[LUNGE]).choose("climb", "E10").resolve()
    assert swarms(g) == ["E8"]


@pytest.mark.rule("LW-230")
def test_enraged_it_hatches_before_it_crawls() -> None:
    g = hive((), at={0: "F9", 1: "A1"}, threats=[BOIL_OVER], enraged=1).resolve()
    assert len(swarms(g)) + g.happened("bitten") == 3
    assert "E8" not in swarms(g)


@pytest.mark.rule("LW-237", "LW-239")
def test_in_german_swarms_make_for_the_closest_climber_not_for_the_next_one() -> None:
    said = find("leviathan-wilds").text("de")("rule-hive-swarm.text")
    assert "nahesten Hüter" in said and "nächsten Hüter" not in said


@pytest.mark.parametrize(("lang", "words"), [("en", "all hold one"), ("de", "auf allen")])
def test_the_card_says_where_swarms_hatch_when_every_cell_holds_one(lang: str, words: str) -> None:
    assert words in find("leviathan-wilds").text(lang)("rule-hive-hatch.text")
