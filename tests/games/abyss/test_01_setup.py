"""Goal and setup: the base game (chapter 1.1) and Leviathan (chapter 2.1)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.abyss.helpers import BOX, given

import fathom
from fathom.core.errors import SetupError
from fathom.games.abyss.rules import ending
from fathom.games.abyss.state import Abyss
from fathom.games.abyss.view import view


def new(players: int = 2, expansion: bool = True, seed: int = 1) -> Abyss:
    state = fathom.new("abyss", seed=seed, players=players, expansion=expansion)
    assert isinstance(state, Abyss)
    return state


def cards_in_play(g: Abyss) -> Counter[str]:
    return Counter((*g.deck, *(card for p in g.players for card in p.hand)))


@pytest.mark.rule("AB-001")
def test_most_influence_wins() -> None:
    g = given(lords={0: "landowner", 1: "miller"}, hand={})
    g.now(ending.count_influence())
    assert g.outcome.scores == (12, 10) and g.outcome.winners == (0,)


@pytest.mark.rule("AB-002", "AL-001", "AL-002", "AL-003")
def test_two_to_four_play_the_base_game_and_two_to_five_with_leviathan() -> None:
    assert [len(new(n, False).players) for n in (2, 3, 4)] == [2, 3, 4]
    assert [len(new(n, True).players) for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players, expansion in ((1, True), (6, True), (1, False), (5, False)):
        with pytest.raises(SetupError, match="players"):
            new(players, expansion)
    assert set(fathom.describe("abyss")["options"]) == {"players", "expansion", "first"}, "no Kraken in these boxes"


@pytest.mark.rule("AB-003")
def test_the_board_has_a_track_of_five_a_council_of_five_and_a_court_of_six() -> None:
    g = new(expansion=False)
    table = g.box.numbers
    assert (table.track_spaces, table.track_bonus) == (5, 1)
    assert (table.court_spaces, table.court_bonus) == (6, 2)
    assert g.council == ((), (), (), (), ()) and g.track == ()


@pytest.mark.rule("AB-004", "AB-012")
def test_the_base_deck_has_65_allies_and_6_monsters_and_nobody_starts_with_a_card() -> None:
    g = new(expansion=False)
    assert len(g.deck) == 71 and g.deck.count("monster") == 6
    values = Counter(BOX.allies[card].value for card in g.deck if card != "monster")
    assert values == {1: 20, 2: 15, 3: 15, 4: 10, 5: 5}
    assert all(p.hand == () for p in g.players)
    assert g.deck != new(expansion=False, seed=2).deck, "it is shuffled"


@pytest.mark.rule("AB-005")
def test_six_of_35_lords_are_turned_up() -> None:
    g = new(expansion=False)
    assert len(g.court) == 6 and len(g.lord_deck) == 29 and len({*g.court, *g.lord_deck}) == 35


@pytest.mark.rule("AB-006")
def test_one_of_20_locations_is_available() -> None:
    g = new()
    assert len(g.available) == 1 and len({*g.available, *g.location_stack}) == 20


@pytest.mark.rule("AB-007", "AL-013")
def test_the_two_kinds_of_monster_tokens_form_two_decks() -> None:
    base, both = new(expansion=False), new()
    assert Counter(base.monsters) == Counter(both.monsters) == {"influence_2": 9, "influence_3": 9, "influence_4": 2}
    assert base.new_monsters == ()
    assert Counter(both.new_monsters) == {"pearls_2": 8, "pearls_3": 4, "key": 4, "council_stack": 4}


@pytest.mark.rule("AB-008", "AL-005")
def test_the_threat_token_starts_on_the_first_space_or_the_border_takes_its_place() -> None:
    base = new(expansion=False)
    assert base.threat == 0 and len(base.box.threat_track) == 6 and base.border == ()
    g = given(deck="monster crab_1", border={7: 2})
    g.choose("explore").to("take")
    assert g.threat == 0 and g.happened("threat_rose") == 0 and len(g.border) == 9


@pytest.mark.rule("AB-009")
def test_ten_keys_form_the_supply() -> None:
    assert new().keys == 10


@pytest.mark.rule("AB-010")
def test_each_player_starts_with_one_pearl_and_the_treasury_has_the_rest() -> None:
    g = new(4)
    assert [p.pearls for p in g.players] == [1, 1, 1, 1] and g.treasury == 46


@pytest.mark.rule("AB-011")
def test_the_first_player_is_drawn_by_lot_and_turns_pass_to_the_left() -> None:
    assert {new(3, seed=seed).active for seed in range(30)} == {0, 1, 2}
    g = given(players=3, active=1, deck="crab_2 crab_3 crab_4")
    assert [g.end_turn().active for _ in range(3)] == [2, 0, 1]


@pytest.mark.rule("AB-013", "AR-01")
def test_hands_tokens_and_stacks_are_hidden_but_their_sizes_are_open() -> None:
    g = given(hand={0: "crab_1 squid_5", 1: "crab_3"}, council="squid_1", monsters={0: "influence_4"}, kept={1: "key"})
    mine, theirs = view(g.state, 0)["players"]
    assert mine["hand"] == ["crab_1", "squid_5"] and mine["tokens"] == ["influence_4"]
    assert theirs.keys().isdisjoint({"hand", "tokens", "new_tokens", "sheet"})
    assert (theirs["hand_size"], theirs["kept"]) == (1, 1)
    shown = view(g.state, 0)
    assert shown["council"] == [0, 0, 0, 0, 1] and shown["deck"] == len(g.deck) and shown["discard"] == 0


@pytest.mark.rule("AL-004")
def test_a_turn_with_leviathan_has_the_steps_of_the_base_game() -> None:
    for expansion in (False, True):
        g = given(
            expansion=expansion, council="squid_1", hand={0: "seahorse_5 seahorse_3"}, pearls={0: 1}, court="shepherd"
        )
        assert g.kinds() == {"plot", "explore", "support", "recruit"}


@pytest.mark.rule("AL-006", "AL-007", "AL-008")
def test_the_dice_name_the_zone_of_the_first_leviathan() -> None:
    zones = set()
    for seed in range(40):
        g = new(seed=seed)
        [(zone, beast)] = [(i, beast) for i, beast in enumerate(g.border) if beast]
        zones.add(zone)
        assert beast.level == 0 and len({beast.leviathan, *g.leviathans}) == 20
    assert len(zones) > 4


@pytest.mark.rule("AL-009", "AL-015", "AR-26")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_a_crab_of_value_1_and_five_players_change_nothing_else(players: int) -> None:
    g = new(players)
    assert all(p.hand == ("crab_1",) and p.pearls == 1 for p in g.players)
    assert len(g.deck) == 95 - players and g.deck.count("crab_1") == 5 - players
    assert len(g.court) == 6 and len(g.leviathans) == 19


@pytest.mark.rule("AL-010")
def test_24_new_exploration_cards_are_shuffled_in() -> None:
    added = cards_in_play(new()) - cards_in_play(new(expansion=False))
    assert added.total() == 24 and added["monster"] == 3 and added["crab_1"] == 1
    new_allies = [BOX.allies[card] for card in added if card not in ("monster", "crab_1")]
    assert len(new_allies) == 20
    assert {(ally.value, ally.fights) for ally in new_allies} == {
        (1, "pearls"),
        (2, "pearls"),
        (3, "dice"),
        (4, "dice"),
    }


@pytest.mark.rule("AL-011", "AL-012", "AL-082")
def test_the_tamer_leaves_and_ten_new_lords_come_two_of_each_guild_with_a_race() -> None:
    base, both = new(expansion=False), new()
    before, after = {*base.court, *base.lord_deck}, {*both.court, *both.lord_deck}
    assert before - after == {"tamer"} and len(after) == 44
    guilds = Counter(BOX.lords[lord].guild for lord in after - before)
    assert guilds == dict.fromkeys(("mages", "military", "farmers", "merchants", "politicians"), 2)


@pytest.mark.rule("AL-014")
def test_wounds_and_the_scourge_lie_beside_the_board() -> None:
    g = new()
    assert g.wounds == 25 and g.scourge == -1 and all(p.wounds == 0 for p in g.players)
