"""Scoring and ties (chapters 1.11 and 2.14)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import Table, given

from fathom.games.abyss.rules import ending
from fathom.games.abyss.rules.scoring import sheet


def scored(**more: Any) -> Table:
    return given(**more).now(ending.count_influence())


@pytest.mark.rule("AB-092")
def test_locations_count() -> None:
    found = sheet(given(locations={0: {"jail": "", "chasm": ""}}).state, 0)
    assert found.locations == (("jail", 15), ("chasm", 5)) and found.total == 20


@pytest.mark.rule("AB-093")
def test_all_lords_count_free_turned_or_under_a_location() -> None:
    g = given(lords={0: "landowner"}, turned={0: "trader"}, locations={0: {"black_smokers": "keeper"}})
    assert sheet(g.state, 0).lords == 12 + 9 + 6


@pytest.mark.rule("AB-094")
def test_only_the_strongest_affiliated_ally_of_each_race_counts() -> None:
    assert sheet(given(affiliated={0: "crab_1 crab_4 crab_4 squid_2 jellyfish_5"}).state, 0).allies == 4 + 2 + 5


@pytest.mark.rule("AB-095", "AL-069")
def test_base_monster_tokens_count() -> None:
    assert sheet(given(monsters={0: "influence_4 influence_2 influence_3 influence_3"}).state, 0).monsters == 12


@pytest.mark.rule("AB-096")
def test_ties_go_to_the_most_pearls_then_to_the_strongest_lord() -> None:
    g = scored(players=3, lords={0: "landowner", 1: "shepherd keeper"}, pearls={0: 2, 1: 3, 2: 9})
    assert g.outcome.scores == (12, 12, 0) and g.outcome.winners == (1,)
    g = scored(lords={0: "landowner", 1: "shepherd keeper"}, pearls={0: 3, 1: 3})
    assert g.outcome.winners == (0,)


@pytest.mark.rule("AB-096")
def test_the_strongest_lord_may_lie_under_a_location() -> None:
    g = scored(locations={0: {"black_smokers": "landowner"}}, lords={1: "shepherd keeper"})
    assert g.outcome.scores == (12, 12) and g.outcome.winners == (0,)


@pytest.mark.rule("AR-24")
def test_who_is_still_equal_shares_the_victory() -> None:
    g = scored(players=3, lords={0: "shepherd", 1: "keeper"})
    assert g.outcome.winners == (0, 1) and g.outcome.won_by(1) and not g.outcome.won_by(2)


@pytest.mark.rule("AL-080", "AL-092", "AL-093", "AL-094")
def test_wounds_cost_one_each_and_the_scourge_brings_five() -> None:
    g = scored(lords={0: "trader"}, wounds={0: 3}, scourge=0)
    found = sheet(g.state, 0)
    assert (found.lords, found.wounds, found.scourge) == (9, -3, 5) and g.outcome.scores == (11, 0)


@pytest.mark.rule("AL-095", "AR-44")
def test_slain_leviathans_and_kept_tokens_are_worth_nothing() -> None:
    assert sheet(given(slain={0: [1, 2]}, kept={0: "pearls_3 key"}).state, 0).total == 0


@pytest.mark.rule("AR-57")
def test_a_score_may_be_negative() -> None:
    assert scored(wounds={1: 7}).outcome.scores == (0, -7)
