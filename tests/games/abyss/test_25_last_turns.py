"""The end of the game with Leviathan, its last turns, five players (chapters 2.13 and 2.15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import Table, given


def emptied(what: str, **more: Any) -> Table:
    """Begin a turn of seat 0 with one deck empty."""
    table: dict[str, Any] = {"players": 3, "deck": "squid_1 squid_2 squid_3 squid_4", "hand": {0: "crab_1"}}
    g = given(**table | more)
    setattr(g.state, what, ())
    return g


@pytest.mark.rule("AL-087", "AL-089")
def test_an_empty_leviathan_deck_at_the_end_of_a_turn_triggers_the_end() -> None:
    g = emptied("leviathans")
    assert g.ender == -1
    g.end_turn()
    assert g.ender == 0 and g.why == "leviathans"
    assert g.end_turn().active == 2 and not g.over
    assert g.end_turn().over, "each opponent has taken one last turn"


@pytest.mark.rule("AL-088", "AL-089")
@pytest.mark.parametrize("deck", ["monsters", "new_monsters"])
def test_either_deck_of_tokens_does_so_too(deck: str) -> None:
    g = emptied(deck).end_turn()
    assert g.ender == 0 and g.why == "tokens"
    assert g.end_turn().end_turn().over


@pytest.mark.rule("AL-087", "AL-088")
def test_in_the_base_game_no_tokens_do_not_end_it() -> None:
    assert emptied("monsters", expansion=False, hand={}).end_turn().ender == -1


@pytest.mark.rule("AL-091")
def test_the_base_triggers_stay() -> None:
    g = given(
        lords={0: "trader peddler seeker jailer slaver oracle"},
        hand={0: "seahorse_5 seahorse_3"},
        court="shepherd keeper miller reaper",
    )
    assert g.recruit("shepherd", "seahorse_5 seahorse_3").why == "lords"
    g = given(court="shepherd keeper miller", hand={0: "seahorse_5 seahorse_3"})
    g.state.lord_deck = ()
    assert g.recruit("shepherd", "seahorse_5 seahorse_3").why == "court"


def last_turn(empty: str, deck: str = "monster squid_1", **more: Any) -> Table:
    """Begin the last turn of seat 1, with one deck empty."""
    table: dict[str, Any] = {"active": 0, "deck": f"squid_5 {deck}", "hand": {1: "crab_5"}, "ender": 0}
    g = given(**table | more)
    if empty:
        setattr(g.state, empty, ())
    return g.choose("explore").choose("take").choose("explore")


@pytest.mark.rule("AL-090", "AR-55")
@pytest.mark.parametrize("empty", ["leviathans", "monsters", "new_monsters"])
def test_in_the_last_turns_a_monster_is_discarded_without_effect(empty: str) -> None:
    g = last_turn(empty, "squid_1 monster squid_2")
    g.choose("go_on")
    assert g.asks("take", 1) and g.track == ("squid_1", "squid_2") and g.discard == ("monster",)
    assert g.happened("turned_up_leviathan") == 0 and g.happened("fought") == 0


@pytest.mark.rule("AL-090")
def test_there_is_no_pearl_for_such_a_monster_on_the_fifth_space() -> None:
    g = last_turn("leviathans", "squid_1 squid_2 squid_3 squid_4 monster monster crab_2")
    for _ in range(4):
        g.choose("go_on")
    assert g.over and g.player(1).pearls == 1, "the Ally on the fifth space brings its own"


@pytest.mark.rule("AR-55")
def test_monsters_work_as_usual_if_lords_ended_the_game_and_no_deck_is_empty() -> None:
    g = last_turn("", border={7: 2})
    assert g.asks("monster", 1) and g.offers("fight")


@pytest.mark.rule("AR-55")
def test_monsters_work_in_the_turn_that_triggers_the_end() -> None:
    g = given(deck="monster", hand={0: "crab_1"}, border={7: 2})
    g.state.leviathans = ()
    assert g.choose("explore").asks("monster", 0)


@pytest.mark.rule("AR-55")
def test_lord_powers_keep_working_in_the_last_turns() -> None:
    g = given(
        active=1,
        ender=0,
        court="rebel keeper reaper miller",
        hand={1: "squid_5 seahorse_3"},
        border={7: 1},
        new_tokens="key",
    )
    g.state.leviathans = ()
    g.recruit("rebel", "squid_5 seahorse_3")
    assert g.asks("tokens", 1)


@pytest.mark.rule("AR-55", "AR-11")
def test_an_extra_turn_after_the_trigger_is_a_last_turn_too() -> None:
    g = given(deck="monster squid_1", court="invoker keeper reaper miller", hand={0: "jellyfish_5 jellyfish_3 crab_5"})
    g.state.leviathans = ()
    g.recruit("invoker", "jellyfish_5 jellyfish_3")
    assert g.active == 0 and g.ender == 0
    assert g.choose("explore").asks("take", 0) and g.track == ("squid_1",)


@pytest.mark.rule("AR-56")
def test_a_second_empty_deck_changes_nothing() -> None:
    g = emptied("leviathans").end_turn()
    g.state.monsters = ()
    assert g.end_turn().ender == 0 and g.end_turn().over


@pytest.mark.rule("AL-096")
def test_five_players_may_buy_four_allies_at_one_to_four_pearls() -> None:
    deck = "squid_1 squid_2 squid_3 squid_4 squid_5"
    g = given(players=5, deck=deck, pearls={1: 1, 2: 2, 3: 3, 4: 4}).choose("explore")
    for buyer in (1, 2, 3, 4):
        while not g.offers("buy", seat=buyer):
            g.choose("decline")
        g.choose("buy", seat=buyer)
    assert g.asks("take", 0) and g.track == ("squid_5",)
    assert [p.pearls for p in g.players] == [10, 0, 0, 0, 0]
