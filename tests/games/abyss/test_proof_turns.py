"""What no other test of the base game noticed when it was changed (`bin/prove abyss --survivors`)."""

from __future__ import annotations

import pytest
from tests.games.abyss.helpers import BOX, Table, given, zone

import fathom
from fathom.core.errors import SetupError
from fathom.core.legality import refused
from fathom.games.abyss.effects import lords
from fathom.games.abyss.queries import free_lords
from fathom.games.abyss.rules import council, ending, fighting, goods, locations, payments
from fathom.games.abyss.state import Abyss

TWELVE = "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4 squid_4"


def reasons(g: Table, key: str) -> dict[str, str]:
    """Return why the options of a kind are refused: by clause, the key of the words."""
    return {reason.clause: reason.key for option, reason in refused(g.state) if option.key == key}


# ---------------------------------------------------------------------------------------------- setup


@pytest.mark.rule("AB-002", "AL-001", "AL-002", "AL-003")
def test_the_players_that_can_be_chosen_are_two_to_five() -> None:
    options = fathom.describe("abyss")["options"]
    assert options["players"]["choices"] == [2, 3, 4, 5] and options["players"]["default"] == 2
    assert options["expansion"]["default"] is True
    for players, expansion in ((4, False), (5, True)):
        state = fathom.new("abyss", seed=1, players=players, expansion=expansion)
        assert isinstance(state, Abyss)
        assert (len(state.players), state.setup.expansion) == (players, expansion)


@pytest.mark.rule("AB-002", "AL-002")
@pytest.mark.parametrize("first", [-2, 2, True, "0"])
def test_who_begins_is_a_seat_or_a_lot(first: object) -> None:
    with pytest.raises(SetupError, match="first"):
        fathom.new("abyss", seed=1, players=2, first=first)


@pytest.mark.rule("AB-011")
def test_a_first_player_who_was_named_begins_whatever_the_lot() -> None:
    begun = {fathom.new("abyss", seed=seed, players=3, first=0).active for seed in range(8)}  # type: ignore[attr-defined]
    assert begun == {0}
    drawn = {fathom.new("abyss", seed=seed, players=3).active for seed in range(30)}  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2}


@pytest.mark.rule("AB-004", "AB-005", "AB-006", "AB-007")
def test_cards_lords_locations_and_tokens_are_shuffled_and_all_of_them_are_there() -> None:
    def piles(seed: int) -> tuple[tuple[str, ...], ...]:
        g = fathom.new("abyss", seed=seed, expansion=False)
        assert isinstance(g, Abyss) and len(g.court) == 6 and len(g.available) == 1
        return g.deck, g.court + g.lord_deck, g.available + g.location_stack, g.monsters

    for one, other in zip(piles(1), piles(2), strict=True):
        assert one != other and sorted(one) == sorted(other)


@pytest.mark.rule("AR-23")
def test_treasury_and_keys_give_and_never_run_out() -> None:
    g = given(pearls={0: 1})
    treasury, keys = g.treasury, g.keys
    goods.gain_pearls(g.state, 0, treasury + 3, "test")
    goods.gain_keys(g.state, 0, keys + 2, "test")
    assert (g.player(0).pearls, g.treasury) == (1 + treasury + 3, -3)
    assert (g.player(0).keys, g.keys) == (keys + 2, -2)


# ---------------------------------------------------------------------------------------------- a turn


@pytest.mark.rule("AB-015", "AB-016", "AB-021")
def test_even_the_last_action_that_is_left_is_chosen_and_cannot_be_passed() -> None:
    g = given(court="jailer", council="", pearls={0: 0})
    assert g.asks("act", 0) and g.kinds() == {"explore"}, "to explore reveals a card, so it is asked"


@pytest.mark.rule("AB-025")
def test_who_bought_in_one_turn_may_buy_in_the_next_and_the_price_is_one_pearl_again() -> None:
    g = given(players=3, pearls={1: 6, 2: 6}, deck="crab_1 crab_2 crab_3 crab_4 squid_1")
    g.choose("explore").choose("buy", seat=1)
    assert g.asks("buy", 2) and g.facts("buy", 1) == [2], "seat 1 has bought, and the price has risen"
    g.choose("decline").choose("take").end_turn()
    assert g.active == 2
    g = g.end_turn()
    g.choose("explore")
    assert g.active == 0 and g.asks("buy", 1) and g.facts("buy", 1) == [1]


@pytest.mark.rule("AB-025", "AB-014")
def test_each_turn_has_its_number_and_all_opponents_may_buy_in_it() -> None:
    g = given(pearls={0: 3, 1: 3}, deck="crab_1 crab_2 crab_3")
    assert (g.turn, g.active) == (1, 0)
    g.choose("explore").choose("buy", seat=1).choose("take")
    assert (g.turn, g.active) == (2, 1)
    assert g.choose("explore").asks("buy", 0), "seat 0 has bought nothing in this turn"


@pytest.mark.rule("AB-022", "AB-023")
def test_the_opponents_are_asked_clockwise_from_the_left() -> None:
    g = given(players=4, active=2, expansion=False, pearls={0: 1, 1: 1, 3: 1}, deck="crab_1").choose("explore")
    for seat in (3, 0, 1):
        assert g.asks("buy", seat)
        g.choose("decline")
    assert g.asks("take", 2)


@pytest.mark.rule("AB-022")
def test_a_revealed_ally_is_offered_to_the_left_first() -> None:
    g = given(players=3, pearls={1: 1, 2: 1}, deck="crab_1").choose("explore")
    assert g.asks("buy", 1) and g.facts("buy", 2) == [0]


@pytest.mark.rule("AB-014", "AB-022", "AB-042", "AB-044", "AL-050", "AB-017", "AB-001")
def test_everybody_sees_which_step_of_the_turn_it_is() -> None:
    table = {"council": "crab_1 squid_1", "court": "recruiter", "deck": "crab_3 monster", "border": {7: 2}}
    hands = {"lords": {0: "alchemist slaver"}, "hand": {0: "crab_5 squid_5 crab_2"}, "pearls": {0: 3}}
    g = given(**table, **hands)  # type: ignore[arg-type]
    assert g.step == "act"
    assert g.state.clone().step == "act"
    assert Table(g.state.clone()).choose("explore").step == "explore"
    assert Table(g.state.clone()).choose("recruit", "recruiter").step == "recruit"
    assert Table(g.state.clone()).choose("support", "crab").step == "end", "the Slaver may still sell"
    g.state.decision = None
    fighting.begin.now(g.state, 0, zone(7))
    assert g.step == "fight"
    over = given()
    over.now(ending.count_influence())
    assert over.step == "over"


@pytest.mark.rule("AB-042", "AB-043")
def test_while_a_second_stack_is_chosen_the_step_is_the_council() -> None:
    g = given(council="crab_1 squid_1 seahorse_1", lords={0: "alchemist"}).choose("support", "crab")
    assert g.asks("stack", 0) and g.step == "council"


@pytest.mark.rule("AB-043", "AR-21")
def test_stacks_are_taken_one_by_one_as_many_as_are_due() -> None:
    g = given(council="crab_1 squid_1 seahorse_1").now(council.take_more(0, 2))
    g.choose("stack", "crab")
    assert g.asks("stack", 0)
    g.choose("stack", "squid")
    assert g.asks("act", 0) and g.player(0).hand == ("crab_1", "squid_1")


@pytest.mark.rule("AB-065", "AR-07")
def test_a_power_used_in_this_turn_is_refused_with_the_reason() -> None:
    g = given(lords={0: "oracle"}, council="crab_1 squid_1")
    g.choose("empty_stack", "crab")
    assert g.asks("act", 0) and reasons(g, "use_power") == {"AR-07": "no-used"}
    assert g.refuses("empty_stack")


@pytest.mark.rule("AB-022", "AB-017")
def test_when_the_exploration_is_over_so_is_the_turn() -> None:
    g = given(deck="crab_1 crab_2", pearls={0: 0, 1: 0}).choose("explore").choose("take")
    assert g.active == 1 and g.turn == 2 and g.asks("act", 1)


@pytest.mark.rule("AB-041", "AR-02")
def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    discards = "crab_1 crab_2 squid_1 squid_2 seahorse_1 seahorse_2 shellfish_1"
    g = given(expansion=False, discard=discards, pearls={1: 0})
    g.state.deck = ()
    g.choose("explore")
    pile = (*g.track, *g.deck)
    assert not g.discard and sorted(pile) == sorted(discards.split()) and pile != tuple(discards.split())


# ---------------------------------------------------------------------------------------------- recruiting


@pytest.mark.rule("AB-046")
def test_without_the_race_of_the_guild_a_lord_cannot_be_paid_for() -> None:
    """Mages want Jellyfish, which are the first of the Races."""
    g = given(court="alchemist landowner", hand={0: "squid_5 crab_5"}, pearls={0: 20})
    reason = payments.why_not_pay(g.state, 0, "alchemist")
    assert reason is not None and (reason.clause, reason.key) == ("AB-046", "no-race")
    assert g.refuses("recruit", "alchemist")
    assert given(court="alchemist", hand={0: "jellyfish_1"}, pearls={0: 20}).offers("recruit", "alchemist")


@pytest.mark.rule("AB-045", "AB-048")
def test_points_of_more_races_than_bubbles_do_not_count() -> None:
    """The Recruiter costs 10 with two Races, one of them Crabs."""
    hand = "crab_3 squid_4 shellfish_3"
    assert given(court="recruiter", hand={0: hand}, pearls={0: 2}).refuses("recruit", "recruiter")
    assert given(court="recruiter", hand={0: hand}, pearls={0: 3}).offers("recruit", "recruiter")


@pytest.mark.rule("AB-045", "AB-048")
def test_of_jellyfish_too_only_as_many_races_count_as_there_are_bubbles() -> None:
    """Master of Magic costs 10 with three Races, one of them Jellyfish."""
    hand = "jellyfish_1 crab_4 squid_3 shellfish_3"
    assert given(court="master_of_magic", hand={0: hand}, pearls={0: 1}).refuses("recruit", "master_of_magic")
    assert given(court="master_of_magic", hand={0: hand}, pearls={0: 2}).offers("recruit", "master_of_magic")


@pytest.mark.rule("AB-047")
def test_an_ambassador_takes_allies_of_all_five_races_and_prefers_none() -> None:
    four = "crab_5 squid_5 shellfish_5 jellyfish_5"
    reason = payments.why_not_pay(given(court="sage", hand={0: four}).state, 0, "sage")
    assert reason is not None and (reason.clause, reason.key) == ("AB-047", "no-races")
    assert given(court="sage", hand={0: f"{four} seahorse_1"}).offers("recruit", "sage")


@pytest.mark.rule("AB-055", "AB-057")
def test_an_affiliated_ally_lies_before_the_player_for_good_and_the_others_are_discarded() -> None:
    g = given(court="recruiter landowner", hand={0: "crab_5 squid_5 squid_1"}).recruit("recruiter", "crab_5 squid_5")
    g.choose("affiliate", "squid_5")
    assert g.player(0).affiliated == ("squid_5",) and g.discard == ("crab_5",)
    assert g.player(0).hand == ("squid_1",), "what is affiliated is not in hand and cannot be spent again"


@pytest.mark.rule("AB-054", "AB-050", "AB-074")
def test_a_seventh_lord_that_is_recruited_triggers_the_end() -> None:
    six = "keeper reaper shepherd miller aquaculturalist landowner"
    g = given(lords={0: six}, court="recruiter", keys={}, hand={0: "crab_5 squid_5"}, available="", stack="")
    g.state.available, g.state.location_stack = (), ()  # the Keys of these Lords take no Location
    g.recruit("recruiter", "crab_5 squid_5").to("act")
    assert (g.ender, g.why) == (0, "lords") and "recruiter" in g.player(0).lords


@pytest.mark.rule("AR-03")
def test_an_ally_that_makes_others_needless_sends_the_strongest_back_to_hand() -> None:
    price = payments.price_of(given(court="landowner").state, 0, "landowner")
    price.number = 6
    assert price.lay(("seahorse_1", "seahorse_2", "seahorse_3"), "seahorse_4") == ("seahorse_2", "seahorse_4")
    assert price.needless(("seahorse_2", "seahorse_4")) == ()


# ---------------------------------------------------------------------------------------------- Lords


@pytest.mark.rule("AB-066", "AB-070")
def test_lords_that_are_turned_are_free_and_those_under_a_location_are_not() -> None:
    g = given(lords={1: "miller"}, turned={1: "reaper"}, locations={1: {"jail": "keeper shepherd"}})
    assert free_lords(g.player(1)) == ("miller", "reaper")


@pytest.mark.rule("AB-067", "AB-064")
def test_a_shaman_under_a_location_keeps_nothing_off() -> None:
    """The Seeker takes two Pearls of each opponent; a Shaman that is free would forbid it."""
    for free, under, left in (({1: "shaman"}, {}, 3), ({}, {1: {"jail": "shaman"}}, 1)):
        g = given(lords=free, locations=under, pearls={1: 3})
        g.now(lords.enter_play(0, "seeker"))
        assert g.player(1).pearls == left


@pytest.mark.rule("AB-073")
def test_the_commander_does_not_bind_its_own_owner() -> None:
    g = given(expansion=False, lords={0: "commander"}, hand={0: TWELVE}, council="jellyfish_1")
    assert g.choose("support", "jellyfish").active == 1 and len(g.player(0).hand) == 13


@pytest.mark.rule("AB-073", "AB-072")
@pytest.mark.parametrize(("held", "over"), [(5, 0), (6, 1), (8, 3)])
def test_the_commander_leaves_opponents_six_allies_at_the_end_of_their_turn(held: int, over: int) -> None:
    hand = " ".join(TWELVE.split()[:held])
    g = given(expansion=False, lords={1: "commander"}, hand={0: hand}, council="jellyfish_1")
    g.choose("support", "jellyfish")
    for _ in range(over):
        assert g.asks("discard", 0)
        g.choose("discard", g.player(0).hand[-1])
    assert g.active == 1 and len(g.player(0).hand) == min(held + 1, 6)


@pytest.mark.rule("AB-078", "AR-06")
@pytest.mark.parametrize("turned", [False, True])
def test_a_lord_that_is_lost_leaves_the_game_and_all_others_stay(turned: bool) -> None:
    g = given(lords={0: "miller" if turned else "miller keeper"}, turned={0: "reaper keeper" if turned else "reaper"})
    lords.lose_lord(g.state, 0, "keeper")
    assert (g.player(0).lords, g.player(0).turned, g.lords_gone) == (("miller",), ("reaper",), ("keeper",))


# ---------------------------------------------------------------------------------------------- Locations


@pytest.mark.rule("AB-079", "AB-085")
def test_the_last_location_is_taken_when_the_stack_is_empty() -> None:
    g = given(keys={0: 2}, lords={0: "reaper"}, available="jail")
    g.state.location_stack = ()
    g.now(locations.check_keys(0))
    assert [held.location for held in g.player(0).locations] == ["jail"]


@pytest.mark.rule("AB-014", "AB-085", "AL-074")
@pytest.mark.parametrize(("keys", "on_board", "in_stack", "due"), [
    (2, True, True, False), (3, True, True, True), (3, True, False, True), (3, False, True, True),
    (3, False, False, False),
])  # fmt: skip
def test_three_keys_take_a_location_as_long_as_there_is_one(
    keys: int, on_board: bool, in_stack: bool, due: bool
) -> None:
    g = given()
    g.state.players[0].keys = keys
    g.state.available = g.available if on_board else ()
    g.state.location_stack = g.location_stack if in_stack else ()
    assert locations.is_due(g.state, 0) is due


@pytest.mark.rule("AB-080")
def test_a_location_costs_three_keys_never_more_or_fewer() -> None:
    g = given(lords={0: "recruiter commander ship_master landlord"}, keys={0: 1})
    found = locations.spendable(g.state, 0)
    assert {tokens + len(keyed) for tokens, keyed in found} == {3}
    assert {tokens for tokens, _ in found} == {0, 1} and len(found) == 4 + 6


@pytest.mark.rule("AB-079", "AB-014", "AR-42")
def test_six_keys_take_two_locations_one_after_the_other() -> None:
    g = given(keys={0: 6}, available="jail")
    while not g.asks("act"):
        g.state.choose(0)
    g.now(locations.check_keys(0))
    while not g.asks("act"):
        g.state.choose(0)
    assert len(g.player(0).locations) == 2 and g.player(0).keys == 0


@pytest.mark.rule("AB-084", "AB-087", "AR-17", "AR-18")
def test_black_smokers_looks_through_the_stack_only_if_there_is_one_and_shuffles_it() -> None:
    smokers = next(one.id for one in BOX.locations.values() if one.swaps_with_stack)
    g = given(available=smokers)
    before = g.location_stack
    g.now(locations.take(0, smokers, ()))
    assert g.asks("smokers", 0) and g.facts("replace_location") == sorted(before)
    g.choose("keep_location")
    assert g.location_stack != before and sorted(g.location_stack) == sorted(before)
    g = given(available=smokers)
    g.state.location_stack = ()
    g.now(locations.take(0, smokers, ()))
    assert g.asks("act", 0) and [held.location for held in g.player(0).locations] == [smokers]


# ---------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("AB-091")
def test_the_lowest_ally_of_each_race_is_affiliated_at_the_end() -> None:
    g = given(hand={0: "crab_3 crab_1 crab_2 squid_4 squid_5", 1: "shellfish_2"}, affiliated={0: "crab_5"})
    g.now(ending.last_affiliation())
    assert g.player(0).affiliated == ("crab_1", "crab_5", "squid_4") and g.player(1).affiliated == ("shellfish_2",)
    assert sorted(g.discard) == ["crab_2", "crab_3", "squid_5"] and not g.player(0).hand


@pytest.mark.rule("AB-001", "AB-096", "AR-24")
def test_the_game_ends_with_a_winner_and_equal_players_share_it() -> None:
    g = given(lords={}, pearls={0: 2, 1: 2})
    g.now(ending.count_influence())
    assert g.outcome.won and g.outcome.winners == (0, 1)
    g = given(lords={}, pearls={0: 2, 1: 3})
    g.now(ending.count_influence())
    assert g.outcome.winners == (1,)
