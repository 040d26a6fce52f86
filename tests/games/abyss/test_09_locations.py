"""Controlling Locations (chapter 1.9), and what the 20 of them are worth (table T4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given

from fathom.games.abyss.rules import locations
from fathom.games.abyss.rules.scoring import location_influence


def with_keys(**more: Any) -> Table:
    """Let seat 0 check its Keys."""
    return given(**more).now(locations.check_keys(0))


@pytest.mark.rule("AB-079")
@pytest.mark.parametrize(
    ("tokens", "lords"), [(3, ""), (2, "keeper"), (1, "keeper reaper"), (0, "keeper reaper shepherd")]
)
def test_three_keys_of_whatever_kind_take_a_location(tokens: int, lords: str) -> None:
    g = with_keys(keys={0: tokens}, lords={0: lords})
    assert g.asks("location", 0)
    g.choose("take_location", "chasm")
    assert g.player(0).locations[0].location == "chasm" and g.player(0).locations[0].lords == tuple(lords.split())


@pytest.mark.rule("AB-079")
def test_two_keys_are_too_few_and_turned_lords_do_not_count() -> None:
    assert with_keys(keys={0: 2}, turned={0: "keeper"}).asks("act")


@pytest.mark.rule("AB-080")
def test_with_more_keys_the_player_chooses_which_three() -> None:
    g = with_keys(keys={0: 2}, lords={0: "keeper reaper"})
    assert g.asks("spend_keys", 0)
    spent = {option.args for option in g.options("spend_keys")}
    assert spent == {(2, ("keeper",)), (2, ("reaper",)), (1, ("keeper", "reaper"))}


@pytest.mark.rule("AB-081")
def test_spent_tokens_go_back_and_spent_lords_slide_under() -> None:
    g = with_keys(keys={0: 2}, lords={0: "keeper reaper"})
    assert g.keys == 8
    g.choose("spend_keys", 2, ("reaper",)).choose("take_location", "chasm")
    assert g.keys == 10 and g.player(0).keys == 0 and g.player(0).lords == ("keeper",)
    assert g.player(0).locations[0].lords == ("reaper",)


@pytest.mark.rule("AB-082", "AB-083")
def test_one_takes_an_available_location_or_announces_how_many_to_draw() -> None:
    g = with_keys(keys={0: 3}, available="chasm jail", stack="parliament barracks depths abyss sanctuary")
    assert g.facts("take_location") == ["chasm", "jail"] and g.facts("draw_locations") == [1, 2, 3, 4]
    g.choose("draw_locations", 3)
    assert g.facts("take_location") == ["parliament", "barracks", "depths"], "one of those that were drawn"
    g.choose("take_location", "barracks")
    assert g.available == ("chasm", "jail", "parliament", "depths") and g.location_stack[0] == "abyss"


@pytest.mark.rule("AB-084")
def test_available_locations_are_not_refilled() -> None:
    g = with_keys(keys={0: 3}).choose("take_location", "chasm")
    assert g.available == () and len(g.location_stack) == 19


@pytest.mark.rule("AB-085")
def test_with_three_more_keys_another_location_must_be_taken() -> None:
    g = with_keys(keys={0: 7}, available="chasm jail").choose("take_location", "chasm")
    assert g.asks("location", 0)
    g.choose("take_location", "jail")
    assert g.asks("act") and g.player(0).keys == 1 and len(g.player(0).locations) == 2


@pytest.mark.rule("AR-16")
def test_no_more_are_announced_than_remain_and_without_any_the_keys_are_kept() -> None:
    g = given(keys={0: 3})
    g.state.location_stack = g.state.location_stack[:2]
    g.now(locations.check_keys(0))
    assert g.facts("draw_locations") == [1, 2]
    g = given(keys={0: 3}, available="")
    g.state.location_stack = ()
    g.now(locations.check_keys(0))
    assert g.asks("act") and g.player(0).keys == 3


@pytest.mark.rule("AB-082", "AR-16")
def test_with_none_available_one_draws() -> None:
    assert with_keys(keys={0: 3}, available="").kinds() == {"draw_locations"}


@pytest.mark.rule("AB-087", "AR-18")
def test_black_smokers_may_be_swapped_for_any_location_of_the_stack_when_it_comes() -> None:
    g = with_keys(keys={0: 2}, lords={0: "keeper"}, available="black_smokers jail").choose(
        "take_location", "black_smokers"
    )
    assert (
        g.asks("smokers", 0) and set(g.facts("replace_location")) == set(g.location_stack) and g.offers("keep_location")
    )
    g.choose("replace_location", "parliament")
    [held] = g.player(0).locations
    assert held.location == "parliament" and held.lords == ("keeper",) and g.locations_gone == ("black_smokers",)
    assert "parliament" not in g.location_stack and len(g.location_stack) == 17 and g.available == ("jail",)


@pytest.mark.rule("AR-18")
def test_black_smokers_may_be_kept() -> None:
    g = (
        with_keys(keys={0: 3}, available="black_smokers")
        .choose("take_location", "black_smokers")
        .choose("keep_location")
    )
    assert g.player(0).locations[0].location == "black_smokers" and g.locations_gone == ()
    assert location_influence(g.state, 0, "black_smokers") == 0


@pytest.mark.rule("AB-087")
def test_every_other_location_acts_only_at_scoring() -> None:
    for name in BOX.locations:
        g = with_keys(keys={0: 3}, available=name).choose("take_location", name)
        assert g.asks("smokers") == (name == "black_smokers")


# ---------------------------------------------------------------------------------------------- table T4


@pytest.mark.rule("AB-092")
@pytest.mark.parametrize(
    ("name", "influence"),
    [
        ("sargasso_silos", 5 + 2 * 2),
        ("hydrozoa_reserves", 6 + 2 * 1),
        ("sanctuary", 4 + 3 * 2),
        ("parliament", 6 + 2 * 1),
        ("barracks", 7 + 2 * 1),
        ("dockworks", 5 + 2 * 1),
        ("sargasso_fields", 3 + 3 * 0),
        ("abyss", 2 * 6),
        ("black_smokers", 0),
        ("oceanic_senate_assembly", 4 + 3 * 1),
        ("depths", 2 * 4),
        ("throne_room", 12),
        ("jail", 15 - 7),
        ("chasm", 5 + 3 * 3),
        ("closed_tower", 3 * 3),
        ("lost_tower", 3 * 4),
        ("chamber_of_allies", 3 + (1 + 2 + 3 + 4)),
        ("nest_of_giant_clams", 3 + 3 * 1),
        ("coral_barrier", 20 - 7),
    ],
)
def test_what_a_location_is_worth(name: str, influence: int) -> None:
    g = given(
        lords={0: "landowner corruptor commander"},  # 12 Farmer, 6 Politician, 4 Military with a Key
        turned={0: "keeper oracle"},  # 6 Farmer with a Key, 5 Mage with a Key
        locations={0: {"city_of_mirrors": "sage peddler"}},  # 4 Ambassador, 9 Merchant
        affiliated={0: "jellyfish_1 jellyfish_5 crab_2 crab_2 crab_4 shellfish_3 squid_4"},
        court="",
    )
    assert location_influence(g.state, 0, name) == influence


@pytest.mark.rule("AB-092", "AR-19")
def test_city_of_mirrors_copies_the_opponents_location_worth_most_with_ones_own_cards() -> None:
    g = given(
        players=3,
        locations={
            0: {"city_of_mirrors": "sage"},
            1: {"chasm": "", "black_smokers": ""},
            2: {"barracks": "seeker jailer"},
        },
        affiliated={0: "crab_1 crab_2"},
    )
    assert location_influence(g.state, 0, "city_of_mirrors") == 5 + 3 * 2, "the Chasm; the Barracks would be 7"
    assert location_influence(g.state, 0, "barracks") == 7
    alone = given(locations={0: {"city_of_mirrors": ""}, 1: {"black_smokers": ""}})
    assert location_influence(alone.state, 0, "city_of_mirrors") == 0
    assert location_influence(given(locations={0: {"city_of_mirrors": ""}}).state, 0, "city_of_mirrors") == 0


@pytest.mark.rule("AR-20")
def test_depths_and_throne_room_are_worth_nothing_without_a_lord() -> None:
    g = given()
    assert [location_influence(g.state, 0, name) for name in ("depths", "throne_room")] == [0, 0]


@pytest.mark.rule("AR-15")
def test_ambassadors_count_as_lords_without_a_key() -> None:
    g = given(locations={0: {"lost_tower": "sage"}})
    assert location_influence(g.state, 0, "lost_tower") == 3 and location_influence(g.state, 0, "closed_tower") == 0
