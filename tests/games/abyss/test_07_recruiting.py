"""Recruiting a Lord: what happens (chapter 1.7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import PLAIN, Table, given


def recruiting(
    lord: str, hand: str, others: str = "miller keeper reaper aquaculturalist landowner", **more: Any
) -> Table:
    """Recruit a Lord with the whole hand."""
    return given(**{"court": f"{lord} {others}", "hand": {0: hand}} | more).recruit(lord, hand)


@pytest.mark.rule("AB-054")
def test_pay_affiliate_enter_arrow_tidy_locations() -> None:
    g = recruiting("apprentice", "jellyfish_3 crab_2 squid_2", "keeper reaper", council="crab_5", keys={0: 3})
    assert g.asks("affiliate", 0) and g.player(0).lords == () and len(g.player(0).hand) == 0
    g.choose("affiliate", "crab_2")
    order = [
        e.kind for e in g.events if e.kind in ("recruited", "affiliated", "entered_play", "took_stack", "came_to_court")
    ]
    assert order[:5] == ["recruited", "affiliated", "entered_play", "took_stack", "came_to_court"]
    assert g.asks("location", 0) and g.player(0).pearls == 2


@pytest.mark.rule("AB-055")
def test_the_lowest_spent_ally_is_affiliated_and_the_others_are_discarded() -> None:
    g = recruiting("jailer", "crab_5 squid_1 jellyfish_2")
    assert g.player(0).affiliated == ("squid_1",) and sorted(g.discard) == ["crab_5", "jellyfish_2"]
    assert g.spent == ()


@pytest.mark.rule("AB-056")
def test_of_equal_lowest_allies_the_player_chooses() -> None:
    g = recruiting("jailer", "crab_4 squid_1 jellyfish_1")
    assert g.asks("affiliate", 0) and sorted(g.facts("affiliate")) == ["jellyfish_1", "squid_1"]
    g.choose("affiliate", "jellyfish_1")
    assert g.player(0).affiliated == ("jellyfish_1",)


@pytest.mark.rule("AB-057", "AL-021")
def test_an_affiliated_ally_is_neither_in_hand_nor_spent_nor_counted_at_the_limit() -> None:
    eleven = "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4"
    g = given(affiliated={0: "crab_5 crab_4 seahorse_5"}, hand={0: eleven}, court="shepherd commander", pearls={0: 9})
    assert g.facts("recruit") == []
    g = given(affiliated={0: "crab_5 crab_4"}, hand={0: eleven}, council="jellyfish_1")
    assert g.choose("support", "jellyfish").active == 1, "12 in hand are no more than 12"


@pytest.mark.rule("AB-058", "AR-13")
def test_a_lord_gained_without_spending_allies_brings_no_affiliation() -> None:
    g = recruiting("corruptor", "squid_5 squid_4 squid_1", pearls={0: 5})
    g.choose("corrupt", "miller")
    assert g.player(0).lords == ("corruptor", "miller") and g.player(0).affiliated == ("squid_1",)


@pytest.mark.rule("AB-059")
def test_the_new_lord_lies_free_before_the_player() -> None:
    g = recruiting("shepherd", "seahorse_5 seahorse_3")
    assert g.player(0).lords == ("shepherd",) and "shepherd" not in g.court and g.player(1).lords == ()


@pytest.mark.rule("AB-060", "AB-061")
def test_the_other_lords_slide_away_from_the_deck_and_three_are_enough() -> None:
    g = given(court="keeper shepherd reaper miller", hand={0: "seahorse_5 seahorse_3"}, lord_deck="trader")
    g.recruit("shepherd", "seahorse_5 seahorse_3")
    assert g.court == ("keeper", "reaper", "miller") and g.player(0).pearls == 0 and g.lord_deck[0] == "trader"


@pytest.mark.rule("AB-062")
def test_with_two_left_the_player_gains_two_pearls_and_fills_the_court() -> None:
    g = given(
        court="keeper shepherd reaper",
        hand={0: "seahorse_5 seahorse_3"},
        lord_deck="trader peddler slaver oracle seeker",
    )
    g.recruit("shepherd", "seahorse_5 seahorse_3")
    assert g.court == ("keeper", "reaper", "trader", "peddler", "slaver", "oracle") and g.player(0).pearls == 2
    assert g.lord_deck[0] == "seeker" and g.ender == -1


@pytest.mark.rule("AR-05")
def test_the_court_is_checked_once_after_all_powers() -> None:
    g = recruiting("corruptor", "squid_5 squid_4 squid_1", "miller keeper", pearls={0: 5}).choose("corrupt", "miller")
    assert len(g.court) == 6 and g.player(0).pearls == 2 and g.happened("gained_pearls", of="court") == 1
    g = recruiting("corruptor", "squid_5 squid_4 squid_1", "miller keeper reaper", pearls={0: 5})
    assert len(g.court) == 3
    g.choose("corrupt", "miller")
    assert len(g.court) == 6 and g.player(0).pearls == 2, "two are left only after the Power"


def test_the_plain_lords_have_no_power() -> None:
    for lord in PLAIN.split():
        card = given().box.lords[lord]
        assert card.arrow == () and card.lasting == () and card.each_turn is None
