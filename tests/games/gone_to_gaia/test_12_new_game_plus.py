"""Endings and New Game+ (chapters AB and AC)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, Table, in_town

from fathom.games.gone_to_gaia.rules import campaign
from fathom.games.gone_to_gaia.state import Grave


def at_the_end(**more: object) -> Table:
    """A campaign that has come to an ending."""
    return in_town(campaign.reach("told"), chapter=6, **more)  # type: ignore[arg-type]


def anew(**more: object) -> Table:
    """A New Game+ that has begun."""
    return at_the_end(**more).agree("new_game_plus")


@pytest.mark.rule("GG-236")
def test_the_ending_is_written_on_the_sheet_and_the_campaign_is_over() -> None:
    g = at_the_end(flags=("linnet_line",))
    assert g.sheet.ending == "told" and 1 in g.page.more
    g.agree("finish")
    assert g.over and g.outcome.won and g.outcome.reason == "finale_told"


@pytest.mark.rule("GG-238")
def test_an_ending_unlocks_a_new_game_plus_from_the_first_chapter() -> None:
    g = anew()
    assert g.sheet.chapter == 1 and g.sheet.again == 1 and not g.sheet.ending and g.page.visit == "prologue"


@pytest.mark.rule("GG-239")
def test_upgrades_of_the_suits_are_kept() -> None:
    g = at_the_end(slots=((1, 0, 0, 0), (0, 0, 0, 2)))
    g.suit(1).maxima = (5, *g.suit(1).maxima[1:])
    g.agree("new_game_plus")
    assert g.suit(1).maxima[0] == 5 and g.sheet.slots == ((1, 0, 0, 0), (0, 0, 0, 2))


@pytest.mark.rule("GG-240")
def test_the_dead_are_alive_again() -> None:
    g = anew(heroes=("orla",), graves=(Grave("brann", "Falk"), Grave("recruit_mind", "")), gone=("ira",))
    assert set(g.sheet.heroes) == {"orla", "brann"} and g.sheet.graves == () and g.sheet.gone == ()


@pytest.mark.rule("GG-241", "GG-242")
def test_minions_show_their_hard_side_and_lieutenants_come_along() -> None:
    g = in_town(campaign.prepare("lamp_oil"), again=1).to("place_enemy").to("start")
    profiles = [BOX.profiles[enemy.profile] for enemy in g.enemies]
    assert all(profile.hard for profile in profiles if profile.kind == "minion")
    assert sum(profile.card in BOX.lieutenants for profile in profiles) == 2


@pytest.mark.rule("GG-243")
def test_each_player_keeps_two_products_and_the_rest_returns_to_the_deck() -> None:
    g = at_the_end(products={0: "tin_buckler spare_cell lucky_coin", 1: "strong_heart"}, market="padded_lining")
    g.agree("new_game_plus").choose("keep_products", "lucky_coin").choose("keep_products", "tin_buckler")
    assert g.suit(0).products == ("lucky_coin", "tin_buckler") and g.suit(1).products == ("strong_heart",)
    assert {"spare_cell", "padded_lining"} <= set(g.shop_deck) and "padded_lining" not in g.market


@pytest.mark.rule("GG-244")
def test_good_opinions_are_kept_and_bad_ones_forgotten() -> None:
    assert anew(opinions=(0, 1, 2, 3, 4, 2, 2, 2, 2, 2)).sheet.opinions == (2, 2, 2, 3, 4, 2, 2, 2, 2, 2)


@pytest.mark.rule("GG-245")
def test_curios_are_kept_and_gossip_is_not() -> None:
    g = anew(curios=("knot",), gossip=("wall",), flags=("a",))
    assert g.sheet.curios == ("knot",) and g.sheet.gossip == () and g.sheet.flags == ()


@pytest.mark.rule("GG-246")
def test_the_ordered_decks_stay_as_they_lie() -> None:
    g = at_the_end()
    g.state.scenario_deck = (*g.scenario_deck[3:], *g.scenario_deck[:3])
    g.state.friendlies_gone, g.state.friendly_deck = g.friendly_deck[:1], g.friendly_deck[1:]
    before = g.scenario_deck, g.friendly_deck, g.friendlies_gone
    g.agree("new_game_plus")
    assert (g.scenario_deck, g.friendly_deck, g.friendlies_gone) == before


@pytest.mark.rule("GG-247")
def test_added_cards_stay_in_their_decks() -> None:
    assert anew(sets=("base", "level_mist")).sheet.sets == ("base", "level_mist")


@pytest.mark.rule("GG-248")
def test_the_rose_gauntlet_is_purchasable() -> None:
    gauntlet = next(one.id for one in BOX.products.values() if one.new_game_plus)
    assert gauntlet in anew().market
