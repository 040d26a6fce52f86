"""The ten Lords of Leviathan (chapter 2.12, table T8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given, leviathan, zone

from fathom.games.abyss import queries
from fathom.games.abyss.rules.scoring import sheet
from fathom.games.abyss.state import Beast

#: Two Allies that pay for any new Lord of a Guild with ten points.
PAYS = {
    "military": "crab_5 squid_5",
    "merchants": "shellfish_5 squid_5",
    "mages": "jellyfish_5 squid_5",
    "politicians": "squid_5 seahorse_5",
    "farmers": "seahorse_5 squid_5",
}


def entering(lord: str, **more: Any) -> Table:
    """Recruit a Lord of Leviathan that costs two Races."""
    spent = PAYS[BOX.lords[lord].guild]
    hand = dict(more.pop("hand", {}))
    hand[0] = f"{spent} {hand.get(0, '')}"
    g = given(**{"court": f"{lord} keeper reaper miller shepherd", "hand": hand} | more).recruit(lord, spent)
    return g.default() if g.asks("affiliate") else g


def fighting_with(lords: str, hand: str, border: dict[int, int], *dice: int, **more: Any) -> Table:
    table: dict[str, Any] = {
        "lords": {0: lords},
        "hand": {0: hand},
        "border": border,
        "deck": "monster shellfish_5",
        "dice": dice,
    }
    return given(**table | more).choose("explore")


@pytest.mark.rule("AL-083")
def test_new_lords_are_recruited_keyed_and_scored_like_others() -> None:
    g = given(court="metamorph keeper reaper miller", hand={0: "jellyfish_5 jellyfish_1"}, keys={0: 2})
    g.recruit("metamorph", "jellyfish_5 jellyfish_1").choose("take_location", "chasm")
    assert g.player(0).locations[0].lords == ("metamorph",) and sheet(g.state, 0).lords == 5
    new = [lord for lord in BOX.lords.values() if lord.expansion]
    assert len(new) == 10 and sum(lord.keys for lord in new) == 5
    assert sum(lord.influence for lord in new) == 64 and sum(lord.cost for lord in new) == 74


@pytest.mark.rule("AR-50", "AL-060")
def test_intrepid_may_fight_a_second_leviathan_after_a_kill_and_no_third() -> None:
    g = fighting_with("intrepid", "crab_5 crab_4 crab_3", {7: 12, 4: 16, 5: 8}, 6, 6)
    g.choose("fight", leviathan(12)).choose("attack", "crab_5").choose("tokens", 1, 0)
    assert g.asks("may_fight", 0) and g.facts("fight") == [leviathan(16), leviathan(8)] and g.offers("no_fight")
    g.choose("fight", leviathan(16)).choose("attack", "crab_4").choose("tokens", 2, 0)
    assert g.active == 1 and g.player(0).slain == (leviathan(12), leviathan(16)), "after the second kill the turn ends"


@pytest.mark.rule("AR-07", "AB-065")
def test_between_two_fights_powers_may_be_used() -> None:
    g = fighting_with("intrepid slaver", "crab_5 crab_4 crab_3 crab_2", {7: 12, 4: 16}, 6)
    g.choose("fight", leviathan(12))
    assert g.asks("attack") and g.refuses("sell"), "the choice to fight and the first attack are one step"
    g.choose("attack", "crab_5").choose("tokens", 1, 0)
    assert g.asks("may_fight", 0) and g.offers("sell", "crab_3")
    g.choose("sell", "crab_3")
    assert g.asks("may_fight", 0) and g.refuses("sell") and g.player(0).pearls == 2
    g.choose("fight", leviathan(16))
    assert g.asks("attack", 0) and g.offers("attack", "crab_4") and g.refuses("attack", "crab_3")


@pytest.mark.rule("AR-50", "AR-34")
def test_intrepid_does_nothing_without_a_kill() -> None:
    g = fighting_with("intrepid", "crab_1 crab_2", {7: 12, 4: 16}, 1).choose("fight", leviathan(12))
    g.choose("attack", "crab_1").choose("stop_fighting")
    assert g.active == 1


@pytest.mark.rule("AR-50", "AL-081")
def test_the_leviathan_added_for_the_last_one_may_be_the_second_target() -> None:
    g = fighting_with("intrepid", "crab_5 crab_4", {7: 12}, 6, 1, 1, leviathans=(16,))
    g.choose("fight").choose("attack", "crab_5").choose("tokens", 1, 0)
    assert g.asks("may_fight", 0) and g.facts("fight") == [leviathan(16)]


@pytest.mark.rule("AL-086")
def test_border_guard_makes_an_opponent_add_a_leviathan_and_be_attacked() -> None:
    g = entering("border_guard", players=3, border={7: 17}, leviathans=(3,), dice=(3, 4))
    assert g.asks("send_leviathan", 0) and g.facts("send_leviathan") == [1, 2]
    g.choose("send_leviathan", 2)
    assert [p.wounds for p in g.players] == [0, 0, 4] and g.beast(7) == Beast(leviathan(3))


@pytest.mark.rule("AR-48")
def test_border_guard_cannot_choose_who_has_a_shaman() -> None:
    shamans: dict[str, Any] = {"lords": {1: "shaman"}, "border": {7: 17}, "dice": (3, 4)}
    assert entering("border_guard", players=3, **shamans).player(2).wounds == 4
    assert entering("border_guard", **shamans).player(1).wounds == 0


@pytest.mark.rule("AL-067")
def test_taxidermist_earns_two_pearls_for_each_health_point() -> None:
    g = (
        fighting_with("taxidermist", "crab_5 crab_1", {7: 2, 4: 19}, 5)
        .choose("fight", leviathan(2))
        .choose("attack", "crab_5")
    )
    assert g.player(0).pearls == 4


@pytest.mark.rule("AB-063")
def test_arms_dealer_brings_a_pearl_for_each_leviathan_at_the_border() -> None:
    assert entering("arms_dealer", border={7: 17, 4: 3, 12: 5}).player(0).pearls == 3


@pytest.mark.rule("AL-022", "AL-054")
def test_metamorph_fights_any_leviathan_with_any_ally() -> None:
    g = fighting_with("metamorph", "squid_5 seahorse_4", {7: 17, 4: 1})
    assert len(g.options("fight")) == 2
    assert g.choose("fight", leviathan(17)).facts("attack") == ["seahorse_4", "squid_5"]


@pytest.mark.rule("AR-49")
def test_sorcerer_may_fight_at_once_before_the_court_is_tidied() -> None:
    g = entering("sorcerer", border={7: 12}, hand={0: "crab_1 crab_2"}, court="sorcerer keeper reaper", dice=(1, 1))
    assert g.asks("may_fight", 0) and g.offers("no_fight") and len(g.court) == 2
    g.choose("fight", leviathan(12)).choose("attack", "crab_1")
    assert g.asks("attack", 0), "repeated attacks"
    g.choose("stop_fighting")
    assert len(g.court) == 6 and g.active == 1 and g.player(0).pearls == 1 + 2


@pytest.mark.rule("AR-49")
def test_sorcerer_needs_a_suitable_ally() -> None:
    assert entering("sorcerer", border={7: 12}, hand={0: "seahorse_1"}).active == 1


@pytest.mark.rule("AL-067", "AL-068")
def test_altruist_earns_one_token_more_for_each_health_point() -> None:
    g = (
        fighting_with("altruist", "crab_5 crab_1", {7: 2, 4: 19}, 5)
        .choose("fight", leviathan(2))
        .choose("attack", "crab_5")
    )
    assert g.asks("tokens") and g.decision.args == (2 + 1 + 2,)


@pytest.mark.rule("AL-084")
def test_rebel_takes_a_health_point_of_any_leviathan_with_its_reward() -> None:
    g = entering("rebel", border={7: 1, 4: 19})
    assert g.asks("rebel", 0) and set(g.facts("rebel")) == {leviathan(1), leviathan(19)}
    g.choose("rebel", leviathan(1)).choose("tokens", 1, 0)
    assert g.beast(7) == Beast(leviathan(1), 1) and g.tokens(0) == (1, 0) and g.active == 1


@pytest.mark.rule("AL-085", "AR-51", "AR-50")
def test_rebel_may_slay_with_all_that_follows_but_no_fight() -> None:
    g = entering(
        "rebel",
        border={7: 12},
        lords={0: "taxidermist altruist intrepid"},
        leviathans=(3,),
        dice=(3, 4),
        hand={0: "crab_1"},
    )
    assert g.decision.args == (1 + 1,) and g.player(0).pearls == 2, "the Altruist and the Taxidermist count"
    g.choose("tokens", 2, 0)
    assert g.player(0).slain == (leviathan(12),) and g.scourge == 0 and g.beast(7) == Beast(leviathan(3))
    assert not g.asks("may_fight")


@pytest.mark.rule("AR-53")
def test_coward_may_ignore_each_monster_also_on_the_fifth_space() -> None:
    g = given(lords={0: "coward"}, hand={0: "crab_1"}, border={7: 2}, deck="monster monster squid_1").choose("explore")
    assert g.kinds() == {"fight", "add_leviathan", "ignore_monster"}
    g.choose("ignore_monster").choose("ignore_monster")
    assert g.track == ("squid_1",) and g.happened("turned_up_leviathan") == 0 and g.discard == ("monster", "monster")
    g = given(lords={0: "coward"}, hand={0: "crab_1"}, deck="squid_1 squid_2 squid_3 squid_4 monster").choose("explore")
    for _ in range(4):
        g.choose("go_on")
    assert g.kinds() == {"fight", "add_leviathan", "ignore_monster"}
    g.choose("ignore_monster")
    assert g.happened("gained_pearls", of="track") == g.happened("took"), "no Pearl but for an Ally on the fifth space"


@pytest.mark.rule("AR-52")
def test_breeder_puts_a_leviathan_on_a_free_zone_of_the_owners_choice() -> None:
    g = entering("breeder", border={7: 17}, leviathans=(3,))
    assert g.asks("breed", 0) and g.facts("breed") == [i for i in range(9) if i != zone(7)]
    g.choose("breed", zone(4))
    assert g.beast(4) == Beast(leviathan(3)) and g.beast(7) == Beast(leviathan(17)) and g.player(0).wounds == 0
    assert g.active == 1 and g.happened("rolled_zone") == 0 and g.arriving == ""


@pytest.mark.rule("AR-52")
def test_breeder_shows_the_leviathan_before_its_zone_is_chosen() -> None:
    g = entering("breeder", border={7: 17}, leviathans=(3,))
    assert g.asks("breed", 0) and g.decision.args == (leviathan(3),) and g.arriving == leviathan(3)
    assert leviathan(3) not in g.leviathans and g.happened("turned_up_leviathan", leviathan=leviathan(3)) == 1


@pytest.mark.rule("AR-52")
def test_breeder_does_nothing_at_a_full_border_or_without_a_deck() -> None:
    full = {2: 1, 4: 5, 5: 9, 6: 13, 7: 17, 8: 2, 9: 6, 10: 10, 11: 14}
    assert entering("breeder", border=full).active == 1
    g = given(court="breeder keeper reaper miller", hand={0: "seahorse_5 squid_5"})
    g.state.leviathans = ()
    g.recruit("breeder", "seahorse_5 squid_5").choose("affiliate", "squid_5")
    assert "breeder" in queries.all_lords(g.player(0)) and g.active == 1
