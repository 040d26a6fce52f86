"""The end of the game (chapter 1.10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import Table, given

from fathom.games.abyss.rules import ending

SIX = "trader peddler seeker jailer slaver oracle"


def seventh(lord: str = "shepherd", cards: str = "seahorse_5 seahorse_3", **more: Any) -> Table:
    table: dict[str, Any] = {
        "lords": {0: SIX},
        "hand": {0: cards},
        "court": f"{lord} keeper miller reaper landowner",
    }
    return given(**table | more).recruit(lord, cards)


@pytest.mark.rule("AB-088", "AR-14")
def test_a_seventh_lord_triggers_the_end() -> None:
    g = seventh(lords={0: "trader peddler seeker"}, turned={0: "jailer"}, locations={0: {"jail": "slaver oracle"}})
    assert g.ender == 0 and g.why == "lords"
    assert seventh(lords={0: "trader peddler seeker jailer slaver"}).ender == -1


@pytest.mark.rule("AR-14")
def test_lords_lost_earlier_do_not_count() -> None:
    g = given(lords={0: SIX}, hand={0: "seahorse_5 seahorse_3"}, court="shepherd keeper miller reaper")
    g.state.players[0].lords = g.player(0).lords[1:]
    g.state.lords_gone = ("trader",)
    assert g.recruit("shepherd", "seahorse_5 seahorse_3").ender == -1


@pytest.mark.rule("AB-089", "AR-25")
@pytest.mark.parametrize(("left", "over"), [(3, True), (0, True), (4, False), (5, False)])
def test_a_court_that_cannot_be_filled_triggers_the_end(left: int, over: bool) -> None:
    g = given(court="shepherd keeper miller", hand={0: "seahorse_5 seahorse_3"})
    g.state.lord_deck = g.state.lord_deck[:left]
    g.recruit("shepherd", "seahorse_5 seahorse_3")
    assert (g.ender == 0) == over and g.why == ("court" if over else "")
    assert len(g.court) == min(6, 2 + left) and g.player(0).pearls == 2, "what is left in the deck is still laid out"


@pytest.mark.rule("AR-25")
def test_an_empty_lord_deck_alone_does_not_trigger_the_end() -> None:
    g = given(court="shepherd keeper miller reaper", hand={0: "seahorse_5 seahorse_3"})
    g.state.lord_deck = ()
    g.recruit("shepherd", "seahorse_5 seahorse_3")
    assert g.ender == -1 and len(g.court) == 3


@pytest.mark.rule("AB-090")
def test_the_player_finishes_the_turn_and_each_opponent_has_exactly_one_more() -> None:
    g = seventh(players=3, active=1, lords={1: SIX}, hand={1: "seahorse_5 seahorse_3"}, keys={1: 1})
    assert g.ender == 1 and g.asks("spend_keys", 1), "the turn goes on"
    g.to("act")
    turns = []
    while not g.over:
        turns.append(g.active)
        g.end_turn()
    assert turns == [2, 0]


@pytest.mark.rule("AR-56")
def test_a_second_trigger_gives_nobody_a_further_turn() -> None:
    g = given(
        lords={1: SIX}, ender=0, active=1, hand={1: "seahorse_5 seahorse_3"}, court="shepherd keeper miller reaper"
    )
    g.recruit("shepherd", "seahorse_5 seahorse_3")
    g.end_turn()
    assert g.over and g.ender == 0


@pytest.mark.rule("AR-11")
def test_the_invokers_turn_is_played_even_as_seventh_lord_and_in_the_last_round() -> None:
    g = seventh("invoker", "jellyfish_5 jellyfish_3", players=3, lords={0: "trader peddler seeker jailer keeper"},
                turned={0: "slaver"}, court="invoker miller reaper landowner shepherd")  # fmt: skip
    assert g.ender == 0 and g.active == 0 and g.turn == 2
    assert g.end_turn().active == 1
    last = given(ender=0, active=1, hand={1: "jellyfish_5 jellyfish_3"}, court="invoker keeper miller reaper")
    last.recruit("invoker", "jellyfish_5 jellyfish_3")
    assert last.active == 1 and last.turn == 2 and not last.over
    assert last.end_turn().over


@pytest.mark.rule("AB-091")
def test_at_the_end_the_lowest_ally_of_each_race_in_hand_is_affiliated() -> None:
    g = given(hand={0: "crab_2 crab_1 crab_5 squid_4", 1: ""}, affiliated={0: "crab_4 jellyfish_3"})
    g.now(ending.last_affiliation())
    assert g.player(0).affiliated == ("crab_1", "crab_4", "jellyfish_3", "squid_4") and g.player(0).hand == ()
    assert sorted(g.discard) == ["crab_2", "crab_5"]
    assert g.outcome.scores == (4 + 3 + 4, 0)
