"""The shape of a turn (chapter 1.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import given


@pytest.mark.rule("AB-014")
def test_one_plots_acts_and_takes_a_location_in_this_order() -> None:
    g = given(hand={0: "seahorse_5 seahorse_3"}, keys={0: 2}, pearls={0: 1}, court="shepherd miller keeper")
    g.choose("plot").recruit("shepherd", "seahorse_3 seahorse_5")
    assert g.asks("location", 0), "the third Key"
    g.choose("take_location", "chasm")
    assert g.active == 1 and g.player(0).locations[0].lords == ("shepherd",)
    kinds = [e.kind for e in g.events if e.kind in ("came_to_court", "recruited", "took_location")]
    assert kinds == ["came_to_court", "recruited", "took_location"]


@pytest.mark.rule("AB-015")
def test_one_of_three_actions_is_done_and_none_can_be_passed() -> None:
    g = given(hand={0: "seahorse_5 seahorse_3"}, council="squid_1", court="shepherd miller keeper")
    assert g.kinds() == {"explore", "support", "recruit"}
    g.choose("support", "squid")
    assert g.active == 1, "one action, and the turn is over"


@pytest.mark.rule("AB-016")
def test_an_action_that_cannot_be_done_is_not_offered_but_exploring_always_is() -> None:
    g = given(hand={0: "crab_1"}, pearls={0: 2})
    assert g.kinds() == {"explore"}
    assert given(council="crab_1").kinds() == {"explore", "support"}
    assert given(hand={0: "seahorse_5"}, pearls={0: 3}, court="shepherd miller").facts("recruit") == ["shepherd"]


@pytest.mark.rule("AB-017")
def test_then_the_turn_passes_to_the_left() -> None:
    g = given(players=3, active=2, council="squid_1")
    assert g.choose("support", "squid").active == 0 and g.turn == 2


@pytest.mark.rule("AB-065", "AR-07")
def test_a_once_per_turn_power_is_used_whenever_its_owner_likes_but_once() -> None:
    given_lords: dict[str, Any] = {"lords": {0: "slaver"}, "hand": {0: "crab_2 crab_3"}, "council": "squid_1"}
    before = given(**given_lords)
    before.choose("sell", "crab_2")
    assert before.asks("act", 0) and before.refuses("sell") and before.player(0).pearls == 2
    during = given(**given_lords, deck="squid_3").choose("explore")
    assert during.asks("take") and during.offers("sell", "crab_2")
    during.choose("sell", "crab_3")
    assert during.asks("take") and during.refuses("sell")
    after = given(**given_lords).choose("support", "squid")
    assert after.asks("end_turn", 0) and after.offers("sell", "squid_1")
    after.choose("end_turn")
    assert after.active == 1


@pytest.mark.rule("AR-07")
def test_a_once_per_turn_power_is_fresh_in_the_next_turn_and_not_there_in_others() -> None:
    g = given(lords={0: "slaver"}, hand={0: "crab_2 crab_3"}, deck="squid_1 squid_2 squid_3")
    g.choose("sell", "crab_2").end_turn()
    assert g.active == 1 and g.refuses("sell")
    g.end_turn()
    assert g.active == 0 and g.offers("sell", "crab_3")


@pytest.mark.rule("AR-07")
def test_a_once_per_turn_power_works_between_two_attacks_too() -> None:
    g = given(lords={0: "slaver"}, hand={0: "crab_1 crab_1 crab_2"}, deck="monster", border={7: 19}, dice=(1,))
    g.choose("explore").choose("fight", "leviathan_19").choose("attack", "crab_1")
    assert g.asks("attack") and g.offers("sell", "crab_2")
    assert g.choose("sell", "crab_2").asks("attack") and g.player(0).pearls == 3


@pytest.mark.rule("AR-30")
def test_at_the_end_come_locations_powers_the_commander_martial_law() -> None:
    squids = "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4 squid_4"
    g = given(
        lords={0: "slaver", 1: "commander"},
        keys={0: 2},
        hand={0: f"{squids} jellyfish_1 jellyfish_2 seahorse_5 seahorse_3"},
        court="shepherd miller reaper keeper",
        pearls={0: 9},
    )
    g.recruit("shepherd", "seahorse_5 seahorse_3").choose("spend_keys", 2, ("shepherd",))
    g.choose("take_location", "chasm")
    assert g.asks("end_turn", 0) and g.offers("sell")
    g.choose("end_turn")
    for _ in range(8):
        assert g.asks("discard", 0) and g.refuses("pay_to_keep"), "no Pearl buys the Commander off"
        g.default()
    assert g.active == 1 and len(g.player(0).hand) == 6 and g.player(0).pearls == 9
