"""Rewards and Monster tokens (chapter 2.10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import Table, given, leviathan

from fathom.games.abyss.rules import tokens
from fathom.games.abyss.state import Beast


def earning(n: int, **more: Any) -> Table:
    """Seat 0 has earned so many tokens."""
    return given(**more).now(tokens.earn(0, n))


@pytest.mark.rule("AL-067")
def test_each_health_point_earns_its_tokens_then_the_health_token_moves() -> None:
    g = given(deck="monster", border={7: 1, 4: 19}, hand={0: "crab_5 crab_1"}, dice=(5,)).choose("explore")
    g.choose("fight", leviathan(1)).choose("attack", "crab_5")
    assert g.asks("tokens", 0) and g.decision.args == (3,), "1 + 2"
    assert g.beast(7) == Beast(leviathan(1), 0), "the Health token moves afterwards"
    assert g.choose("tokens", 3, 0).beast(7) == Beast(leviathan(1), 2)


@pytest.mark.rule("AL-068")
def test_tokens_come_from_either_deck_or_from_both() -> None:
    g = earning(2, base_tokens="influence_4", new_tokens="pearls_3")
    assert [option.args for option in g.options("tokens")] == [(0, 2), (1, 1), (2, 0)]
    g.choose("tokens", 1, 1)
    assert g.tokens(0) == (1, 1) and len(g.monsters) == 19 and len(g.new_monsters) == 19


@pytest.mark.rule("AR-39")
def test_the_mix_is_chosen_once_for_all_tokens_of_an_attack_before_any_is_seen() -> None:
    g = earning(3)
    assert g.happened("saw_token") == 0
    g.choose("tokens", 2, 1)
    assert g.happened("saw_token") == 3 and not g.asks("tokens")


@pytest.mark.rule("AR-40")
def test_what_one_deck_lacks_the_other_gives_and_what_both_lack_is_lost() -> None:
    g = given()
    g.state.monsters, g.state.new_monsters = g.monsters[:1], g.new_monsters[:3]
    g.now(tokens.earn(0, 3))
    assert [option.args for option in g.options("tokens")] == [(0, 3), (1, 2)]
    g = given(new_tokens="pearls_2")
    g.state.monsters, g.state.new_monsters = g.monsters[:1], g.new_monsters[:1]
    g.now(tokens.earn(0, 5))
    assert g.tokens(0) == (1, 1)
    g = given()
    g.state.monsters = g.state.new_monsters = ()
    assert g.now(tokens.earn(0, 2)).asks("act")


@pytest.mark.rule("AL-070", "AL-071", "AL-073")
@pytest.mark.parametrize(("token", "pearls", "keys"), [("pearls_2", 2, 0), ("pearls_3", 3, 0), ("key", 0, 1)])
def test_a_new_token_is_revealed_at_once_or_kept(token: str, pearls: int, keys: int) -> None:
    g = earning(1, new_tokens=token).choose("tokens", 0, 1)
    assert g.asks("token", 0) and g.kinds() == {"reveal_token", "keep_tokens"}
    kept = Table(g.state.clone()).choose("keep_tokens")
    assert kept.player(0).kept[0].seen == 1 << 0, "only its owner has seen it"
    assert kept.tokens(0) == (0, 1) and kept.player(0).pearls == kept.player(0).keys == 0
    g.choose("reveal_token")
    assert (g.player(0).pearls, g.player(0).keys) == (pearls, keys)
    assert g.tokens(0) == (0, 0) and g.tokens_gone == (token,)


@pytest.mark.rule("AL-070")
def test_a_council_token_gives_one_council_stack() -> None:
    g = earning(1, new_tokens="council_stack", council="crab_1 crab_2 squid_3").choose("tokens", 0, 1)
    g.choose("reveal_token").choose("stack", "crab")
    assert g.player(0).hand == ("crab_1", "crab_2") and g.tokens_gone == ("council_stack",)


@pytest.mark.rule("AL-071")
def test_the_player_sees_all_tokens_taken_and_decides_for_each() -> None:
    g = earning(2, new_tokens="pearls_2 key").choose("tokens", 0, 2)
    assert [e.facts["token"] for e in g.events if e.kind == "saw_token"] == ["pearls_2", "key"]
    assert g.revealable() == ["pearls_2", "key"], "in any order"
    kept = Table(g.state.clone()).choose("keep_tokens")
    assert kept.asks("act") and kept.tokens(0) == (0, 2)
    first = Table(g.state.clone()).reveal("pearls_2")
    assert first.revealable() == ["key"] and first.player(0).pearls == 2
    g.reveal("key")
    assert g.revealable() == ["pearls_2"]
    g.choose("keep_tokens")
    assert g.asks("act") and [face.token for face in g.player(0).kept] == ["pearls_2"] and g.player(0).keys == 1


@pytest.mark.rule("AL-072", "AR-41")
def test_kept_tokens_are_revealed_only_at_the_beginning_of_a_turn_any_number_in_any_order() -> None:
    g = given(kept={0: "pearls_2 pearls_3 key"}, pearls={0: 0}, deck="squid_1 squid_2 squid_3 squid_4")
    assert g.asks("kept_tokens", 0) and g.offers("keep_tokens") and g.refuses("explore"), "before plotting"
    g.reveal("key").reveal("pearls_2")
    assert g.asks("kept_tokens", 0)
    g.choose("keep_tokens")
    assert g.asks("act", 0) and g.player(0).pearls == 2 and g.refuses("reveal_token")
    g.end_turn()
    assert g.active == 1 and g.asks("act")
    g.end_turn()
    assert g.asks("kept_tokens", 0) and g.revealable() == ["pearls_3"]


@pytest.mark.rule("AR-41")
def test_the_landlord_pays_at_the_beginning_as_well() -> None:
    g = given(kept={0: "pearls_2"}, lords={0: "landlord"})
    assert g.player(0).pearls == 1
    assert g.choose("reveal_token").player(0).pearls == 3


@pytest.mark.rule("AL-074", "AR-42")
def test_a_third_key_from_a_token_takes_a_location_before_plotting() -> None:
    g = given(kept={0: "key"}, keys={0: 2}).choose("reveal_token")
    assert g.asks("location", 0)
    assert g.choose("take_location", "chasm").asks("act", 0)


@pytest.mark.rule("AR-42")
def test_a_third_key_in_a_fight_takes_a_location_before_the_next_attack() -> None:
    g = given(deck="monster", border={7: 1}, keys={0: 2}, new_tokens="key", hand={0: "crab_5 crab_1"}, dice=(1,))
    g.choose("explore").choose("fight").choose("attack", "crab_5").choose("tokens", 0, 1).choose("reveal_token")
    assert g.asks("location", 0)
    assert g.choose("take_location", "chasm").asks("attack", 0)


@pytest.mark.rule("AR-43")
def test_nobody_is_asked_for_a_council_token_alone_while_the_council_is_empty() -> None:
    g = earning(1, new_tokens="council_stack").choose("tokens", 0, 1)
    assert g.asks("act") and g.tokens(0) == (0, 1)
    assert given(kept={0: "council_stack"}).asks("act")
    assert given(kept={0: "council_stack"}, lords={0: "slaver"}, hand={0: "crab_1"}).asks("act"), "nor for a Power"
    assert given(kept={0: "council_stack"}, council="squid_1").revealable() == ["council_stack"]


@pytest.mark.rule("AL-072", "AL-073", "AR-43")
def test_a_council_token_may_be_revealed_for_nothing() -> None:
    g = given(kept={0: "council_stack pearls_2"})
    assert g.revealable() == ["council_stack", "pearls_2"]
    g.reveal("council_stack")
    assert g.revealable() == ["pearls_2"] and g.tokens_gone == ("council_stack",) and g.player(0).hand == ()
    g.reveal("pearls_2")
    assert g.asks("act") and g.tokens(0) == (0, 0)


@pytest.mark.rule("AR-07", "AB-065")
def test_a_power_may_come_before_a_key_that_is_revealed_takes_its_lord() -> None:
    g = given(kept={0: "key"}, lords={0: "slaver keeper"}, hand={0: "crab_1"})
    assert g.asks("kept_tokens", 0) and g.offers("sell", "crab_1")
    g.choose("sell", "crab_1").choose("reveal_token")
    assert g.asks("location", 0) and g.player(0).pearls == 2 and g.tokens_gone == ("key",)
    g = earning(1, new_tokens="key", lords={0: "slaver"}, hand={0: "crab_1"}).choose("tokens", 0, 1)
    assert g.asks("token", 0) and g.offers("sell", "crab_1")
    g.choose("sell", "crab_1")
    assert g.asks("token", 0) and g.refuses("sell") and g.revealable() == ["key"]


@pytest.mark.rule("AR-44")
def test_discarded_new_tokens_are_not_reshuffled() -> None:
    g = given(kept={0: "pearls_2"})
    g.state.new_monsters = ()
    g.choose("reveal_token")
    assert g.new_monsters == () and g.tokens_gone == ("pearls_2",)


@pytest.mark.rule("AR-44")
def test_tokens_are_not_revealed_after_ones_last_turn() -> None:
    g = given(ender=0, active=1, kept={0: "pearls_3"}, deck="squid_1")
    g.end_turn()
    assert g.over and g.player(0).pearls == 0 and g.tokens(0) == (0, 1)
