"""Bloom: pollen that clings, vines planted into the empty air, and what lets them wither."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, given, played, shipped

from fathom.core.game import find
from fathom.games.leviathan_wilds.box.board import OPEN
from fathom.games.leviathan_wilds.view import view

BLOOM = shipped("bloom")
BURST, SCENT, TENDRIL, AUTUMN, CALYX = BLOOM["threats"]


def flower(**more: Any) -> Table:
    """Bloom; climber 0 on the stem, with open spaces to both sides."""
    return given(**BLOOM | {"threats": None, "at": {0: "E4"}, "ap": 3} | more)


def pollen(n: int) -> dict[str, Any]:
    return do("ability", name="bloom.pollen", n=n)


def wither(n: int) -> dict[str, Any]:
    return do("ability", name="bloom.wither", n=n)


def plant(g: Table, space: str) -> Table:
    """Plant a vine on a space beside climber 0; where it is the only one left, nobody asks."""
    g.choose("scenario", 0, "bloom.plant")
    return g.choose("place", space) if g.asks("place") else g


def held(g: Table, c: int) -> int:
    return sum(t.id == "pollen" and t.holder == c for t in g.tokens)


def vines(g: Table) -> set[str]:
    return {g.box.board.names[t.space] for t in g.tokens if t.id == "vine"}


def test_everybody_begins_with_one_pollen() -> None:
    g = flower(climbers=3)
    assert [held(g, c) for c in (0, 1, 2)] == [1, 1, 1]


@pytest.mark.rule("LW-113", "LW-193")
def test_pollen_is_planted_on_an_open_space_beside_the_climber_for_nothing() -> None:
    g = flower().choose("scenario", 0, "bloom.plant")
    assert g.asks("place") and g.spaces("place") == {"D4", "F4"}
    g.choose("place", "D4")
    assert (vines(g), held(g, 0), g.ap, g.at(0)) == ({"D4"}, 0, 3, "E4")
    assert g.refuses("scenario", 0, "bloom.plant")


@pytest.mark.rule("LW-113")
def test_planting_is_for_the_own_activation_only() -> None:
    g = flower(at={0: "E4", 1: "E5"})
    assert g.offers("scenario", 0, "bloom.plant") and g.refuses("scenario", 1, "bloom.plant")


def test_where_no_open_space_is_near_nothing_can_be_planted() -> None:
    assert flower(at={0: "B10"}).offers("scenario", 0, "bloom.plant")
    assert flower(at={0: "B9"}).in_vain("scenario", 0, "bloom.plant")


@pytest.mark.rule("LW-157")
def test_a_vine_makes_an_open_space_normal() -> None:
    g = plant(flower(), "D4").choose("climb", "D4")
    assert (g.at(0), g.happened("falls")) == ("D4", 0)


@pytest.mark.rule("LW-249")
def test_what_the_supply_lacks_in_pollen_costs_grip() -> None:
    g = flower().suffer(1, pollen(5)).suffer(0, pollen(3))
    assert (held(g, 0), held(g, 1), g.grip(0)) == (2, 6, 4)


@pytest.mark.rule("LW-249", "LR-52")
def test_a_block_stops_neither_the_pollen_nor_the_grip() -> None:
    guard = card("guard", do("block", n=3))
    g = flower(hand={0: [guard]}).suffer(1, pollen(5)).use("guard").suffer(0, pollen(3))
    assert (held(g, 0), g.grip(0), g.happened("blocked")) == (2, 4, 0)


@pytest.mark.rule("LW-157", "LR-06")
def test_a_withered_vine_lets_go_of_whoever_stands_on_it() -> None:
    g = plant(flower(), "D4").choose("climb", "D4").suffer(-1, wither(1))
    assert (vines(g), g.at(0)) == (set(), "D3")
    assert len([t for t in g.tokens if t.id == "pollen" and t.holder < 0]) == 7


@pytest.mark.rule("LW-222")
def test_the_highest_vine_withers_first_and_the_players_choose_among_level_ones() -> None:
    g = flower().suffer(0, pollen(2))
    plant(plant(g, "D4"), "F4")
    plant(g.choose("climb", "E5"), "F5").suffer(-1, wither(2))
    assert g.asks("bloom.wither") and g.spaces("bloom.wither") == {"D4", "F4"}
    g.choose("bloom.wither", "F4")
    assert vines(g) == {"D4"}


def test_without_any_vine_withering_covers_everybody_with_pollen() -> None:
    g = flower().suffer(-1, wither(2))
    assert (held(g, 0), held(g, 1)) == (2, 2)


def test_a_pollen_burst_hurts_and_clings() -> None:
    g = flower(at={0: "E4", 1: "E3"}, threats=[BURST]).resolve()
    assert [(g.climber(c).health < 8, held(g, c)) for c in (0, 1)] == [(True, 2), (True, 2)]


def test_heavy_scent_weighs_on_the_one_with_most_pollen() -> None:
    g = flower(threats=[SCENT]).suffer(1, pollen(1)).resolve()
    assert (g.grip(0), g.grip(1), g.climber(1).health) == (6, 5, 7)


def test_heavy_scent_without_any_pollen_gives_everybody_some() -> None:
    g = flower(threats=[SCENT])
    g.suffer(0, do("spend", token="pollen")).suffer(1, do("spend", token="pollen")).resolve()
    assert (held(g, 0), held(g, 1)) == (1, 1)


def test_the_enraged_scent_weighs_by_pollen_and_gives_the_next_one_more() -> None:
    g = flower(threats=[SCENT], enraged=1).suffer(0, pollen(2)).resolve()
    assert (g.grip(0), g.grip(1), held(g, 1)) == (3, 5, 2)


def test_the_thorned_calyx_gives_pollen_when_it_misses() -> None:
    g = flower(threats=[CALYX]).resolve()
    assert (held(g, 0), g.climber(0).health) == (2, 8)


def test_a_vine_is_seen_as_a_vine_and_is_pollen_again_in_the_supply() -> None:
    g = plant(flower(), "D4")
    seen = [t for t in view(g.state, 0)["tokens"] if t["space"] == "D4"]
    assert [t["id"] for t in seen] == ["vine"]
    assert not g.terrain[g.box.board.number["D4"]] & OPEN


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pollen_and_vines_are_told(lang: str) -> None:
    g = played("bloom", at={0: "E4", 1: "E4"}).suffer(0, pollen(1))
    plant(plant(g, "D4"), "F4").suffer(-1, wither(1))
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, g.state.climbers[g.active].seat, text)
    assert len({choice.words for choice in scene.choices}) == 2
    assert [p.art[:4] for p in scene.boards[0].pieces if p.kind == "token"] == ["vine", "vine"]
    assert text.missing == set()
