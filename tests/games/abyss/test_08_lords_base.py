"""Lord Powers, free Lords, Keys (chapter 1.8), and the 35 Lords of the base game one by one (table T3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, PLAIN, Table, given

from fathom.games.abyss import queries
from fathom.games.abyss.rules import ending
from fathom.games.abyss.rules.scoring import sheet

#: What pays for a Lord of each Guild, whatever it costs.
FULL = "jellyfish_5 crab_5 seahorse_5 shellfish_5 squid_5"
OTHERS = "keeper reaper miller aquaculturalist landowner"


def entering(lord: str, **more: Any) -> Table:
    """Recruit a Lord of whatever cost, in a turn of seat 0."""
    card = BOX.lords[lord]
    required = BOX.required[lord]
    names = [f"{race}_5" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")]
    first = [names[required]] if required >= 0 else []
    spent = (first + [name for name in names if name not in first])[: card.races]
    hand = more.pop("hand", {})
    pearls = more.pop("pearls", {})
    missing = max(0, card.cost - 5 * card.races)
    table: dict[str, Any] = {
        "court": " ".join([lord, *(other for other in PLAIN.split() if other != lord and other not in str(more))]),
        "hand": {**hand, 0: " ".join([*spent, hand.get(0, "")])},
        "pearls": {**pearls, 0: pearls.get(0, 0) + missing},
    }
    g = given(**table | more).recruit(lord, spent)
    if g.asks("affiliate"):
        g.default()
    return g


# ---------------------------------------------------------------------------------------------- chapter 1.8


@pytest.mark.rule("AB-063")
def test_an_arrow_works_once_when_the_lord_enters_play() -> None:
    g = entering("trader", deck="squid_1 squid_2 squid_3")
    assert g.player(0).pearls == 3
    assert g.end_turn().active == 0 and g.player(0).pearls == 3


@pytest.mark.rule("AB-064", "AB-066")
def test_a_lasting_power_works_while_its_lord_is_free() -> None:
    free = given(lords={0: "treasurer"})
    turned = given(turned={0: "treasurer"})
    under = given(locations={0: {"jail": "treasurer"}})
    assert [queries.cost(g.state, 0, "miller") for g in (free, turned, under)] == [6, 8, 8]


@pytest.mark.rule("AB-066", "AB-067", "AB-093")
def test_a_lord_under_a_location_is_not_free_has_no_key_and_is_no_target_but_counts() -> None:
    g = entering(
        "traitor", keys={0: 2}, locations={0: {"jail": "keeper"}}, court="traitor reaper miller aquaculturalist"
    )
    assert g.active == 1, "there is no other free Lord to exchange, and no third Key"
    assert queries.free_lords(g.player(0)) == ("traitor",) and sheet(g.state, 0).lords == 6 + 6


@pytest.mark.rule("AB-068")
def test_the_key_of_a_free_unturned_lord_counts() -> None:
    g = given(lords={0: "keeper slaver"}, turned={0: "reaper"}, locations={0: {"jail": "shepherd"}})
    assert queries.usable_keys(g.state, 0) == 2
    assert {lord.keys for lord in BOX.lords.values()} == {0, 1}


@pytest.mark.rule("AB-069")
def test_an_arrow_without_a_target_or_declined_does_nothing_and_the_lord_stays() -> None:
    assert entering("hunter").player(0).lords == ("hunter",)
    g = entering("corruptor", pearls={0: 5})
    assert g.asks("corrupt", 0)
    g.choose("no_corrupt")
    assert g.player(0).lords == ("corruptor",) and g.player(0).pearls == 5


@pytest.mark.rule("AB-078", "AR-06")
def test_discarded_lords_leave_the_game() -> None:
    g = entering("schemer", lords={0: "trader"}, lord_deck="peddler")
    deck = len(g.lord_deck)
    g.choose("exchange", "trader")
    assert g.lords_gone == ("trader",) and len(g.lord_deck) == deck - 1 and "trader" not in g.lord_deck


# ---------------------------------------------------------------------------------------------- Military


@pytest.mark.rule("AB-053")
def test_recruiter_makes_lords_dearer_for_opponents() -> None:
    g = entering("recruiter", players=3)
    assert [queries.cost(g.state, seat, "miller") for seat in range(3)] == [8, 10, 10]


@pytest.mark.rule("AB-063")
def test_jailer_makes_every_opponent_discard_an_ally_of_their_choice() -> None:
    g = entering("jailer", players=4, hand={1: "crab_1 squid_2", 2: "crab_3"})
    assert g.asks("discard", 1) and g.facts("discard") == ["crab_1", "squid_2"]
    g.choose("discard", "squid_2")
    assert g.player(1).hand == ("crab_1",) and g.player(2).hand == () and g.player(0).lords == ("jailer",)


@pytest.mark.rule("AB-063")
def test_seeker_takes_two_pearls_of_every_opponent_or_all_they_have() -> None:
    g = entering("seeker", players=4, pearls={1: 5, 2: 1})
    assert [p.pearls for p in g.players] == [0, 3, 0, 0] and g.treasury == 47


@pytest.mark.rule("AB-070", "AR-08")
def test_assassin_turns_a_free_lord_of_each_opponent_of_the_owners_choice() -> None:
    g = entering(
        "assassin", players=4, lords={1: "slaver trader", 2: "recruiter"}, turned={2: "peddler"}, pearls={0: 2}
    )
    assert g.asks("turn_lord", 0) and g.facts("turn_lord") == ["slaver", "trader"]
    g.choose("turn_lord", "slaver")
    assert g.player(1).turned == ("slaver",) and g.player(1).lords == ("trader",)
    assert g.player(2).turned == ("peddler", "recruiter"), "the one that is turned already does not save the other"
    assert queries.cost(g.state, 0, "miller") == 8 and sheet(g.state, 1).lords == 5 + 9
    assert queries.free_lords(g.player(1)) == ("trader", "slaver"), "a turned Lord stays free"
    assert queries.usable_keys(g.state, 1) == 0 and g.asks("act", 1) and g.refuses("sell")


@pytest.mark.rule("AB-072")
def test_commander_makes_opponents_discard_down_to_six_at_once() -> None:
    g = entering(
        "commander", players=3, hand={1: "crab_1 crab_1 crab_2 crab_2 crab_3 squid_1 squid_2 squid_3", 2: "crab_1"}
    )
    g.choose("discard", "crab_1").choose("discard", "squid_1")
    assert g.player(1).hand == ("crab_1", "crab_2", "crab_2", "crab_3", "squid_2", "squid_3")
    assert g.player(2).hand == ("crab_1",)


@pytest.mark.rule("AB-073", "AR-09")
def test_commander_lets_opponents_exceed_six_until_the_end_of_their_own_turn() -> None:
    six = "crab_1 crab_1 crab_2 crab_2 crab_3 squid_1"
    g = given(lords={0: "commander"}, hand={1: six}, pearls={1: 1}, deck="squid_5 squid_2", council="jellyfish_1")
    g.choose("explore").choose("buy", "squid_5").choose("take")
    assert g.active == 1 and len(g.player(1).hand) == 7, "bought in another's turn"
    g.choose("support", "jellyfish")
    assert g.asks("discard", 1) and len(g.player(1).hand) == 8
    g.default().default()
    assert g.active == 0 and len(g.player(1).hand) == 6


@pytest.mark.rule("AB-075")
def test_tamer_gives_opponents_the_reward_of_the_space_before() -> None:
    def slain(threat: int) -> Table:
        g = given(expansion=False, lords={1: "tamer"}, deck="monster", threat=threat).choose("explore")
        g.state.choose(g.options("slay")[0])
        return g

    assert slain(4).player(0).keys == 1 and slain(4).player(0).pearls == 0
    assert slain(3).player(0).pearls == 2 and slain(3).player(0).keys == 0
    assert slain(1).player(0).pearls == 1, "on the first space it is that of the first"
    own = given(expansion=False, lords={0: "tamer"}, deck="monster", threat=6).choose("explore").default()
    assert own.happened("gained_keys", n=2) == 1


@pytest.mark.rule("AR-10")
def test_hunter_steals_a_random_token_of_a_kind_and_may_look_at_it() -> None:
    held: dict[str, Any] = {"monsters": {1: "influence_4", 2: "influence_2 influence_3"}, "kept": {1: "key"}}
    g = entering("hunter", players=3, **held)
    assert [option.args for option in g.options("steal")] == [(1, "base"), (1, "new"), (2, "base")]
    g.choose("steal", 1, "new")
    [face] = g.player(0).kept
    assert face.token == "key" and face.seen == 0b11 and g.player(1).kept == () and g.active == 1
    assert {e.seat for e in g.events if e.kind == "saw_token"} == {0, 1}
    stolen = {
        entering("hunter", players=3, seed=n, **held).choose("steal", 2).player(0).monsters[0].token for n in range(20)
    }
    assert stolen == {"influence_2", "influence_3"}


@pytest.mark.rule("AR-10", "AL-072")
def test_a_stolen_new_token_is_revealed_from_the_thiefs_next_turn_on() -> None:
    g = entering("hunter", kept={1: "pearls_3"}, deck="squid_1 squid_2")
    assert g.active == 1 and g.player(0).pearls == 0
    g.end_turn()
    assert g.asks("kept_tokens", 0)
    assert g.reveal("pearls_3").player(0).pearls == 3


# ---------------------------------------------------------------------------------------------- Merchants


@pytest.mark.rule("AR-22")
def test_ship_master_pays_a_pearl_for_each_race_sent_to_the_council() -> None:
    g = given(lords={0: "ship_master"}, deck="crab_1 crab_2 squid_1 seahorse_1")
    g.choose("explore").choose("go_on").choose("go_on").choose("go_on").choose("take")
    assert g.player(0).pearls == 2, "Crab and Squid; what is taken does not count"
    g = given(lords={0: "ship_master"}, expansion=False, deck="crab_1 squid_1 monster", threat=3)
    g.choose("explore").choose("go_on").choose("go_on").choose("slay")
    assert g.player(0).pearls == 2, "after a fight too, and the Monster does not count"


@pytest.mark.rule("AB-063")
@pytest.mark.parametrize(("lord", "pearls"), [("trader", 3), ("peddler", 2), ("shopkeeper", 1)])
def test_trader_peddler_and_shopkeeper_bring_pearls(lord: str, pearls: int) -> None:
    assert entering(lord).player(0).pearls == pearls


@pytest.mark.rule("AB-064", "AR-41")
def test_landlord_pays_at_once_and_at_the_beginning_of_each_turn_of_its_owner() -> None:
    g = entering("landlord", deck="squid_1 squid_2 squid_3 squid_4")
    assert g.active == 1 and g.player(0).pearls == 1
    assert g.end_turn().player(0).pearls == 2


@pytest.mark.rule("AR-07")
def test_slaver_turns_an_ally_into_two_pearls() -> None:
    g = given(lords={0: "slaver"}, hand={0: "crab_1 squid_5"}).choose("sell", "crab_1")
    assert g.player(0).pearls == 2 and g.player(0).hand == ("squid_5",) and g.discard == ("crab_1",)


# ---------------------------------------------------------------------------------------------- Mages


@pytest.mark.rule("AB-077")
def test_shaman_keeps_off_every_military_power_of_opponents() -> None:
    shamed: dict[str, Any] = {
        "players": 3,
        "lords": {1: "shaman slaver", 2: "reaper"},
        "hand": {1: "crab_1 crab_2"},
        "pearls": {1: 3},
    }
    assert entering("jailer", **shamed).player(1).hand == ("crab_1", "crab_2")
    assert entering("seeker", **shamed).player(1).pearls == 3
    killer = entering("assassin", **shamed)
    assert killer.player(1).turned == () and killer.player(2).turned == ("reaper",)
    assert queries.cost(entering("recruiter", **shamed).state, 1, "miller") == 8
    g = entering("hunter", **shamed | {"monsters": {1: "influence_2", 2: "influence_4"}})
    assert g.player(1).monsters and not g.player(2).monsters
    assert queries.hand_limit(entering("commander", **shamed).state, 1) == -1
    tamed = (
        given(expansion=False, lords={0: "shaman", 1: "tamer"}, deck="monster", threat=6).choose("explore").default()
    )
    assert tamed.happened("gained_keys", n=2) == 1


@pytest.mark.rule("AB-077")
def test_shaman_does_not_keep_off_the_own_military_and_must_be_free() -> None:
    assert entering("seeker", turned={1: "shaman"}, pearls={1: 3}).player(1).pearls == 1
    assert entering("seeker", locations={1: {"jail": "shaman"}}, pearls={1: 3}).player(1).pearls == 1
    g = given(lords={0: "commander"})
    assert [queries.hand_limit(g.state, seat) for seat in (0, 1)] == [-1, 6]


@pytest.mark.rule("AR-11")
def test_invoker_gives_another_full_turn() -> None:
    g = entering("invoker", players=3, lords={0: "slaver"}, hand={0: "crab_1"})
    g.choose("end_turn")
    assert g.active == 0 and g.turn == 2 and g.asks("act", 0) and g.offers("sell")
    g.end_turn()
    assert g.active == 1


@pytest.mark.rule("AR-21")
def test_apprentice_takes_one_council_stack() -> None:
    g = entering("apprentice", council="crab_1 crab_2 squid_3", lords={0: "alchemist"})
    g.choose("stack", "crab")
    assert g.player(0).hand == ("crab_1", "crab_2") and g.active == 1
    assert entering("apprentice").active == 1, "an empty Council gives nothing"


@pytest.mark.rule("AR-07")
def test_oracle_discards_a_council_stack_once_in_a_turn() -> None:
    g = given(lords={0: "oracle"}, council="crab_1 crab_2 squid_3").choose("empty_stack", "crab")
    assert g.council[1] == () and g.discard == ("crab_1", "crab_2") and g.asks("act", 0)
    assert g.refuses("empty_stack") and g.offers("support", "squid")


@pytest.mark.rule("AR-21")
def test_alchemist_takes_two_stacks() -> None:
    g = given(lords={0: "alchemist"}, council="crab_1 squid_3").choose("support", "crab")
    assert g.player(0).hand == ("crab_1", "squid_3")


@pytest.mark.rule("AR-17")
def test_illusionist_may_swap_a_location_and_the_lords_move_along() -> None:
    g = entering("illusionist", locations={0: {"jail": "trader"}}, available="chasm parliament")
    assert g.asks("swap", 0) and g.offers("no_swap")
    g.choose("swap", "jail", "chasm")
    [held] = g.player(0).locations
    assert held.location == "chasm" and held.lords == ("trader",) and g.available == ("parliament", "jail")
    assert entering("illusionist").active == 1, "without a Location there is nothing to swap"


@pytest.mark.rule("AR-17", "AR-18")
def test_black_smokers_taken_by_the_illusionist_acts() -> None:
    g = entering("illusionist", locations={0: {"jail": ""}}, available="black_smokers").choose("swap", "jail")
    assert g.asks("smokers", 0)
    g.choose("replace_location", "parliament")
    assert g.player(0).locations[0].location == "parliament" and g.available == ("jail",)


@pytest.mark.rule("AB-074")
def test_master_of_magic_chooses_the_affiliated_ally_of_later_recruitments() -> None:
    g = given(court=f"master_of_magic {OTHERS}", hand={0: "jellyfish_5 crab_3 squid_2 seahorse_4 seahorse_5"})
    g.recruit("master_of_magic", "jellyfish_5 crab_3 squid_2")
    assert g.player(0).affiliated == ("squid_2",), "his own recruitment is not later"
    g = given(lords={0: "master_of_magic"}, court="miller keeper reaper shepherd", hand={0: "seahorse_3 seahorse_5"})
    g.recruit("shepherd", "seahorse_3 seahorse_5").choose("affiliate", "seahorse_5")
    assert g.player(0).affiliated == ("seahorse_5",) and g.discard == ("seahorse_3",)


# ---------------------------------------------------------------------------------------------- Politicians


@pytest.mark.rule("AR-07")
def test_opportunist_replaces_a_lord_at_the_court_in_its_space() -> None:
    g = given(lords={0: "opportunist"}, court="keeper reaper miller", lord_deck="trader peddler").choose(
        "replace", "reaper"
    )
    assert g.court == ("keeper", "trader", "miller") and g.lords_gone == ("reaper",) and g.lord_deck[0] == "peddler"
    assert g.asks("act", 0) and g.refuses("replace")


@pytest.mark.rule("AR-07")
def test_opportunist_needs_a_lord_in_the_deck() -> None:
    g = given(lords={0: "opportunist slaver"}, hand={0: "crab_1"})
    g.state.lord_deck = ()
    assert g.choose("sell").refuses("replace")


@pytest.mark.rule("AR-12")
def test_corruptor_takes_a_second_lord_for_five_pearls_whatever_its_cost() -> None:
    g = entering("corruptor", players=3, pearls={0: 7}, court="corruptor trader keeper reaper", lords={1: "recruiter"})
    assert g.asks("corrupt", 0) and set(g.facts("corrupt")) == {"trader", "keeper", "reaper"}
    g.choose("corrupt", "trader")
    assert g.player(0).lords == ("corruptor", "trader") and g.player(0).pearls == 7 - 2 - 5 + 3 + 2, (
        "the Recruiter, five, the Trader, the Court"
    )
    assert entering("corruptor", pearls={0: 4}).player(0).lords == ("corruptor",), "four Pearls are not enough"


@pytest.mark.rule("AR-12", "AB-088")
def test_the_lord_of_the_corruptor_counts_as_recruited() -> None:
    g = entering(
        "corruptor", pearls={0: 5}, locations={0: {"jail": "trader peddler slaver"}}, lords={0: "seeker jailer"}
    )
    g.choose("corrupt", "keeper")
    assert g.ender == 0 and g.why == "lords"


@pytest.mark.rule("AB-076", "AB-071")
def test_traitor_exchanges_another_free_lord_for_one_of_the_court_with_its_arrow() -> None:
    g = entering("traitor", turned={0: "slaver"}, lords={0: "shopkeeper"}, court="traitor trader keeper reaper miller")
    assert {option.args[0] for option in g.options("exchange")} == {"slaver", "shopkeeper"}
    g.choose("exchange", "slaver", "trader")
    assert g.player(0).lords == ("shopkeeper", "traitor", "trader") and g.player(0).turned == ()
    assert g.player(0).pearls == 3 and g.lords_gone == ("slaver",)


@pytest.mark.rule("AB-046")
def test_diplomat_needs_no_certain_race_but_as_many_races() -> None:
    g = given(
        lords={0: "diplomat"},
        hand={0: "crab_5 squid_5"},
        court="landowner reaper jailer hermit miller oracle",
        pearls={0: 5},
    )
    assert g.facts("recruit") == ["landowner", "reaper", "miller", "oracle"]
    g.recruit("reaper", "crab_5 squid_5")
    g.choose("affiliate", "squid_5")
    assert g.player(0).lords == ("diplomat", "reaper")


@pytest.mark.rule("AB-053")
def test_treasurer_makes_lords_cheaper_for_its_owner() -> None:
    g = given(lords={0: "treasurer"}, hand={0: "seahorse_4 seahorse_2"}, court="shepherd miller keeper reaper")
    g.recruit("shepherd", "seahorse_4 seahorse_2")
    assert g.player(0).lords == ("treasurer", "shepherd") and g.player(0).pearls == 0


@pytest.mark.rule("AB-076", "AR-13")
def test_schemer_exchanges_another_free_lord_for_the_top_one_of_the_deck() -> None:
    g = entering("schemer", lords={0: "shopkeeper"}, lord_deck="peddler")
    g.choose("exchange", "shopkeeper")
    assert g.player(0).lords == ("schemer", "peddler") and g.player(0).pearls == 2 and g.ender == -1
    assert entering("schemer", lord_deck="peddler").active == 1, "it cannot exchange itself"


@pytest.mark.rule("AR-13")
def test_schemer_without_a_lord_deck_does_nothing() -> None:
    g = given(court=f"schemer {OTHERS}", hand={0: "squid_5 crab_2 jellyfish_1"}, lords={0: "trader"})
    g.state.lord_deck = ()
    g.recruit("schemer", "squid_5 crab_2 jellyfish_1")
    assert g.player(0).lords == ("trader", "schemer") and g.active == 1


@pytest.mark.rule("AR-13", "AR-14")
def test_an_exchange_does_not_add_to_the_lord_count() -> None:
    g = entering(
        "traitor", lords={0: "slaver shopkeeper seeker jailer peddler"}, court="traitor trader keeper reaper miller"
    )
    g.choose("exchange", "slaver", "trader").end_turn()
    assert len(queries.all_lords(g.player(0))) == 6 and g.ender == -1


# ---------------------------------------------------------------------------------------------- Farmers, Ambassadors


@pytest.mark.rule("AB-063")
@pytest.mark.parametrize("lord", ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"])
def test_farmers_have_influence_and_keys_only(lord: str) -> None:
    g = entering(lord, court=f"{lord} trader peddler seeker jailer")
    assert g.active == 1 and g.player(0).pearls == 0 and sheet(g.state, 0).lords == BOX.lords[lord].influence


@pytest.mark.rule("AB-086", "AR-15")
@pytest.mark.parametrize(("lord", "n"), [("hermit", 1), ("sage", 2), ("elder", 3)])
def test_ambassadors_draw_locations_take_one_and_go_under_it(lord: str, n: int) -> None:
    drawn = ["parliament", "jail", "barracks"][:n]
    g = entering(lord, stack="parliament jail barracks sanctuary", available="chasm")
    if n > 1:
        assert g.asks("drawn", 0) and g.facts("take_location") == drawn
        g.choose("take_location", "parliament")
    [held] = g.player(0).locations
    assert held.location == "parliament" and held.lords == (lord,) and g.player(0).lords == ()
    assert g.available == ("chasm", *drawn[1:]) and len(g.location_stack) == 19 - n and g.active == 1
    assert BOX.lords[lord].keys == 0


@pytest.mark.rule("AR-15")
def test_without_a_location_in_the_stack_an_ambassador_stays_free() -> None:
    g = given(court=f"sage {OTHERS}", hand={0: FULL})
    g.state.location_stack = ()
    g.recruit("sage", FULL).default()
    assert g.player(0).lords == ("sage",) and g.player(0).locations == ()
    g.now(ending.count_influence())
    assert g.over
