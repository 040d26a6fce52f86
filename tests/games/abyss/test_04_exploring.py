"""Exploring the depths, and the Threat track of the base game (chapter 1.4, table T6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given


def exploring(**more: Any) -> Table:
    """Seat 0 explores, in the base game with three players."""
    deck = "crab_1 squid_2 jellyfish_3 seahorse_4 shellfish_5"
    table: dict[str, Any] = {"players": 3, "expansion": False, "deck": deck}
    return given(**table | more).choose("explore")


def meeting(threat: int, **more: Any) -> Table:
    """Seat 0 reveals a Monster in the base game."""
    table: dict[str, Any] = {"expansion": False, "deck": "monster crab_1", "threat": threat}
    return given(**table | more).choose("explore")


@pytest.mark.rule("AB-022")
def test_cards_come_one_at_a_time_and_the_track_fills_away_from_the_deck() -> None:
    g = exploring()
    assert g.track == ("crab_1",)
    assert g.choose("go_on").track == ("crab_1", "squid_2")


@pytest.mark.rule("AB-023")
def test_opponents_are_asked_one_after_another_from_the_left() -> None:
    g = exploring(players=4, active=2, pearls={0: 1, 1: 1, 3: 1})
    asked = []
    while g.asks("buy"):
        asked.append(g.decision.lead)
        g.choose("decline")
    assert asked == [3, 0, 1] and g.asks("take", 2)


@pytest.mark.rule("AB-023")
def test_the_ally_offered_is_the_one_on_its_space() -> None:
    for space in (1, 2, 3):
        g = exploring(players=2, pearls={1: 1}, deck=["squid_1"] * space + ["crab_3"])
        for _ in range(space):
            g.choose("decline").choose("go_on")
        assert g.options("buy")[0].targets == (f"track.{space + 1}",) and g.facts("buy") == ["crab_3"]


@pytest.mark.rule("AB-024", "AB-029")
def test_the_first_who_accepts_pays_the_active_player_and_another_card_follows() -> None:
    g = exploring(pearls={1: 1, 2: 1})
    treasury = g.treasury
    g.choose("buy", "crab_1", seat=1)
    assert g.player(1).hand == ("crab_1",) and (g.player(0).pearls, g.player(1).pearls) == (1, 0)
    assert g.treasury == treasury
    assert g.track == ("squid_2",) and g.asks("take", 0), "nobody else was asked for the Crab, and 2 is too much now"


@pytest.mark.rule("AB-025")
def test_the_price_rises_with_each_sale_and_is_1_again_in_the_next_turn() -> None:
    g = exploring(pearls={1: 1, 2: 5})
    g.choose("buy", seat=1)
    assert g.asks("buy", 2) and g.price == 2
    g.choose("buy", seat=2)
    assert g.player(2).pearls == 3 and g.player(0).pearls == 3
    g.choose("take")
    assert g.active == 1 and g.price == 1


@pytest.mark.rule("AB-026")
def test_an_opponent_buys_once_in_a_turn() -> None:
    g = exploring(players=2, pearls={1: 9})
    g.choose("buy", seat=1)
    assert g.asks("take", 0) and g.player(1).pearls == 8


@pytest.mark.rule("AB-027")
def test_who_has_too_few_pearls_is_not_asked() -> None:
    g = exploring(pearls={1: 1, 2: 1})
    g.choose("decline", seat=1).choose("buy", seat=2)
    assert g.asks("take", 0), "the price is 2 now"


@pytest.mark.rule("AB-028")
def test_the_space_of_a_bought_ally_is_used_again() -> None:
    g = exploring(pearls={1: 1})
    g.choose("decline").choose("go_on").choose("buy", seat=1)
    assert g.track == ("crab_1", "jellyfish_3")


@pytest.mark.rule("AB-030", "AB-031")
def test_an_unsold_ally_is_taken_for_free_or_left_behind_for_good() -> None:
    g = exploring().choose("go_on")
    assert g.facts("take") == ["squid_2"]
    g.choose("take")
    assert g.player(0).hand == ("squid_2",) and g.player(0).pearls == 0
    assert g.active == 1 and g.council[1] == ("crab_1",)


@pytest.mark.rule("AB-032")
def test_the_ally_on_the_fifth_space_must_be_taken_and_brings_a_pearl() -> None:
    g = exploring()
    for _ in range(4):
        g.choose("go_on")
    assert g.active == 1
    assert g.player(0).hand == ("shellfish_5",) and g.player(0).pearls == 1
    assert g.council == (("jellyfish_3",), ("crab_1",), ("seahorse_4",), (), ("squid_2",))


@pytest.mark.rule("AB-032", "AR-07")
def test_before_the_ally_on_the_fifth_space_is_taken_powers_may_be_used() -> None:
    g = exploring(lords={0: "slaver"}, hand={0: "crab_1"})
    for _ in range(4):
        g.choose("go_on")
    assert g.asks("take", 0) and g.kinds() == {"take", "sell"} and len(g.track) == 5
    g.choose("sell")
    assert g.active == 1 and g.player(0).hand == ("shellfish_5",) and g.player(0).pearls == 3


@pytest.mark.rule("AB-032", "AB-023")
def test_the_ally_on_the_fifth_space_is_offered_first() -> None:
    g = exploring(pearls={1: 9})
    for _ in range(4):
        g.choose("decline").choose("go_on")
    assert g.asks("buy", 1) and len(g.track) == 5
    g.choose("buy")
    assert g.happened("revealed", space=5) == 2, "another card is revealed onto the fifth space"


@pytest.mark.rule("AB-033", "AB-034")
def test_a_monster_is_not_offered_but_fought_or_passed() -> None:
    g = meeting(1, pearls={1: 9})
    assert g.asks("monster", 0) and g.kinds() == {"slay", "raise_threat"}


@pytest.mark.rule("AB-035")
def test_going_on_raises_the_threat_and_leaves_the_monster_on_the_track() -> None:
    g = meeting(1).choose("raise_threat")
    assert g.threat == 1 and g.track == ("monster", "crab_1")
    assert meeting(6).choose("raise_threat").threat == 5, "it stays put on the sixth space"


@pytest.mark.rule("AB-036", "AB-037")
@pytest.mark.parametrize(
    ("space", "rewards"),
    [
        (1, {(1, 0, 0), (0, 1, 0)}),
        (2, {(2, 0, 0), (1, 1, 0), (0, 2, 0)}),
        (3, {(0, 0, 1)}),
        (4, {(1, 0, 1), (0, 1, 1)}),
        (5, {(2, 0, 1), (1, 1, 1), (0, 2, 1)}),
        (6, {(0, 0, 2)}),
    ],
)
def test_each_threat_space_gives_its_reward_and_the_player_picks_of_alternatives(
    space: int, rewards: set[tuple[int, int, int]]
) -> None:
    won = set()
    for option in meeting(space).options("slay"):
        g = meeting(space)
        g.state.choose(option)
        p = g.player(0)
        won.add((p.pearls, len(p.monsters), p.keys))
        assert g.threat == 0 and g.active == 1, "the token goes back and the exploration ends"
    assert won == rewards


@pytest.mark.rule("AB-036", "AB-079")
def test_a_third_key_from_the_threat_track_takes_a_location() -> None:
    g = meeting(3, keys={0: 2}, deck="squid_1 monster").choose("go_on").choose("slay")
    assert g.asks("location", 0) and g.council[4] == ("squid_1",) and g.threat == 0
    assert g.choose("take_location", "chasm").active == 1


@pytest.mark.rule("AB-038", "AL-069")
def test_base_tokens_come_from_the_face_down_supply_and_stay_hidden() -> None:
    g = meeting(1, base_tokens="influence_4 influence_2").choose("slay", 0, 1)
    assert [face.token for face in g.player(0).monsters] == ["influence_4"] and g.monsters[0] == "influence_2"
    assert [e.seat for e in g.events if e.kind == "saw_token"] == [0], "only its owner sees it"
    assert g.player(0).monsters[0].seen == 1 << 0
    assert sorted({BOX.tokens[token].influence for token in g.monsters}) == [2, 3, 4]


@pytest.mark.rule("AB-039")
def test_a_monster_on_the_fifth_space_must_be_fought_and_brings_a_pearl_more() -> None:
    g = exploring(players=2, deck="crab_1 squid_2 jellyfish_3 seahorse_4 monster")
    for _ in range(4):
        g.choose("go_on")
    assert g.asks("monster", 0) and g.kinds() == {"slay"}
    g.state.choose(g.options("slay")[0])
    assert g.player(0).pearls == 2 and g.player(0).monsters == ()


@pytest.mark.rule("AB-040")
def test_at_the_end_allies_go_to_the_council_and_monsters_to_the_discard() -> None:
    g = exploring(players=2, deck="crab_1 monster crab_2 squid_3", council="crab_5")
    g.choose("go_on").choose("raise_threat").choose("go_on").choose("take")
    assert g.council[1] == ("crab_5", "crab_1", "crab_2") and g.council[4] == ()
    assert g.discard == ("monster",) and g.track == ()


@pytest.mark.rule("AB-041")
def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    g = given(discard="crab_1 crab_2 squid_3")
    g.state.deck = ()
    g.choose("explore")
    assert len(g.deck) == 2 and g.discard == () and len(g.track) == 1
    assert {*g.deck, *g.track} == {"crab_1", "crab_2", "squid_3"}


@pytest.mark.rule("AR-02")
def test_without_any_card_left_the_exploration_ends_with_nothing_taken() -> None:
    g = given(deck="crab_1")
    g.state.deck = g.state.deck[:1]
    g.choose("explore").choose("go_on")
    assert g.active == 1 and g.player(0).hand == () and g.council[1] == ("crab_1",)


@pytest.mark.rule("AR-02", "AR-45")
def test_an_exploration_that_finds_only_monsters_ends_too() -> None:
    g = given(deck="crab_1 monster monster", border={7: 2}, hand={0: "squid_1"})
    g.state.deck, g.state.leviathans = g.state.deck[:3], ()
    g.choose("explore").choose("go_on")
    assert g.active == 1 and g.happened("discarded_monster") == 2 and g.discard == ("monster", "monster")
    assert g.council[1] == ("crab_1",) and g.track == ()
