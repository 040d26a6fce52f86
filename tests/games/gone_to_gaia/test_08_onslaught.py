"""Onslaught and its shop (chapters Z, AA, AE)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, Table, boss, foe, given

import fathom
from fathom.games.gone_to_gaia.rules import giving, shop
from fathom.games.gone_to_gaia.schema.gear import Cost
from fathom.games.gone_to_gaia.state import FRESH, Gaia, Suit

RICH = (99, 3, 3, 3, 3, 3)


def market(*products: str, **more: object) -> Table:
    """Open the shop with these products."""
    g = given(**({"parts": {0: RICH, 1: RICH}} | more))  # type: ignore[arg-type]
    g.state.market, g.state.phase = products, "interlude"
    return g.now(shop.open_shop())


@pytest.mark.rule("GG-259", "GG-260", "GG-261", "GG-262", "GR-103", "GR-104")
def test_each_wave_has_a_boss_of_its_list_with_the_minions_of_its_family() -> None:
    assert {wave: len(names) for wave, names in BOX.bosses_of_wave.items()} == {1: 10, 2: 13, 3: 11, 4: 5, 5: 1}
    families = set()
    for seed in range(40):
        g = fathom.new("gone-to-gaia", seed=seed)
        assert isinstance(g, Gaia) and len(g.line_up) == 5
        for wave, (name, minions) in enumerate(g.line_up, start=1):
            assert name in BOX.bosses_of_wave[wave] and minions in BOX.kins[BOX.bosses[name].kin].minions
            families.add(minions)
    assert {"snatcher", "ophidian"} <= families


@pytest.mark.rule("GG-263", "GG-264", "GG-265")
def test_everybody_starts_with_two_random_weapons_and_two_passives_of_rank_one() -> None:
    seen = set()
    for seed in range(20):
        g = fathom.new("gone-to-gaia", seed=seed)
        assert isinstance(g, Gaia)
        for suit in g.suits:
            owned = [kind for kind, rank in enumerate(suit.ranks) if rank]
            assert sum(kind < 7 for kind in owned) == 2 and len(owned) == 4 and max(suit.ranks) == 1
            assert suit.products == () and suit.places.count(FRESH) == 2
            seen.update(owned)
        assert {BOX.levels[card].set for card in g.level_deck} == {"base"}
        assert {BOX.spawns[card].set for card in (*g.spawn_deck, *g.spawn_discard)} == {"base"}
    assert len(seen) == 14


@pytest.mark.rule("GG-266")
def test_each_delver_gains_the_income_of_the_wave() -> None:
    expected = {1: (10, 2), 2: (15, 3), 3: (20, 4), 4: (25, 4)}
    for wave, (minion, level) in expected.items():
        g = given(wave=wave).choose("run").choose("run")
        for suit in g.suits:
            assert suit.parts[0] == minion and suit.parts[level] == 1


@pytest.mark.rule("GG-267", "GG-268", "GG-269")
def test_after_wave_one_the_shop_opens_with_eight_products_without_those_for_campaigns() -> None:
    g = given().choose("run").choose("run").to("rest")
    assert {BOX.products[name].no for name in g.removed} == {8, 53, 54, 55}
    everything = (*g.shop_deck, *g.market, *(name for suit in g.suits for name in (*suit.products, *suit.idle)))
    assert len(everything) == 51 and len(everything) - len(g.shop_deck) == 8


@pytest.mark.rule("GG-269", "GR-022")
def test_a_product_without_a_price_is_given_to_whom_the_group_chooses() -> None:
    g = given()
    g.state.shop_deck = ("tidekin_idol",)
    g.now(shop.draw()).choose("give_product", "tidekin_idol", 1).choose("accept")
    assert g.suit(1).products == ("tidekin_idol",) and g.market == ()


@pytest.mark.rule("GG-270", "GR-105")
def test_a_dear_product_may_be_put_back_and_its_replacement_too() -> None:
    g = given()
    g.state.shop_deck = ("lattice_suit", "marrow_suit", "spare_cell")
    g.now(shop.draw()).choose("put_back", "lattice_suit")
    assert g.asks("put_back") and g.decision.args == ("marrow_suit",)
    g.choose("put_back", "marrow_suit")
    assert len(g.market) == 1 and len(g.shop_deck) == 2
    g.state.shop_deck = ("second_weight", "spare_cell")
    assert BOX.products["second_weight"].cost == Cost(minion=18, boss=(4,))
    assert g.now(shop.draw()).asks("put_back")
    cheap = given()
    cheap.state.shop_deck = ("spare_cell", "lattice_suit")
    assert cheap.now(shop.draw()).market == ("spare_cell",)


@pytest.mark.rule("GG-210", "GG-211", "GG-214", "GG-216", "GG-272")
def test_a_product_is_paid_from_the_own_parts_and_is_gone_for_the_other() -> None:
    g = market("spare_cell", parts={0: (4, 0, 0, 0, 0, 0), 1: (9, 0, 0, 0, 0, 0)}).choose("buy", "spare_cell")
    assert g.suit(0).parts[0] == 0 and g.suit(0).products == ("spare_cell",) and g.has(0, "ap") == 1
    assert g.market == () and g.refuses("buy")


@pytest.mark.rule("GG-216", "GG-217", "GG-218")
def test_a_higher_boss_part_pays_for_a_lower_one_but_not_the_other_way() -> None:
    cost = Cost(minion=2, boss=(2,))
    assert shop.payment(Suit(0, parts=(2, 0, 0, 1, 0, 1)), cost) == (0, 0, 0, 0, 0, 1)
    assert shop.payment(Suit(0, parts=(2, 9, 0, 0, 0, 0)), cost) is None
    assert shop.payment(Suit(0, parts=(1, 0, 1, 0, 0, 0)), cost) is None


@pytest.mark.rule("GG-219")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_boss_part_becomes_three_minion_parts_for_each_level(level: int) -> None:
    stock = [0] * 6
    stock[level] = 1
    g = market("spare_cell", parts={0: tuple(stock), 1: (0,) * 6}).choose("exchange", level)
    assert g.suit(0).parts == (3 * level, 0, 0, 0, 0, 0)


@pytest.mark.rule("GG-203", "GG-204", "GG-353", "GR-110")
def test_parts_are_handed_over_for_free_and_unspent_ones_stay() -> None:
    g = market("spare_cell", parts={0: (3, 0, 0, 0, 0, 0), 1: (1, 0, 0, 0, 0, 0)}).choose("give_part", 0, 1)
    assert (g.suit(0).parts[0], g.suit(1).parts[0]) == (2, 2)


@pytest.mark.rule("GG-205", "GR-087")
def test_a_product_is_handed_over_for_one_minion_part_of_the_giver() -> None:
    g = market("spare_cell", products={0: "tin_buckler"}, parts={0: (1,) + (0,) * 5, 1: (0,) * 6})
    g.choose("give_product", "tin_buckler", 1)
    assert g.suit(0).products == () and g.suit(0).parts[0] == 0 and g.has(1, "block") == 1 and g.has(0, "block") == 0


@pytest.mark.rule("GG-205", "GR-087")
def test_a_gift_gives_its_new_owner_what_it_gives_once() -> None:
    satchel = market("spare_cell", products={0: "starter_satchel"}, parts={0: (2,) + (0,) * 5, 1: (0,) * 6})
    assert satchel.choose("give_product", "starter_satchel", 1).rank(1, "harvester") == 1
    g = market("spare_cell", products={0: "old_manual"}, parts={0: (9,) + (0,) * 5, 1: (9,) + (0,) * 5})
    g.choose("give_product", "old_manual", 1)
    assert g.asks("fit", seat=1)
    g.choose("fit", "body_bow_1").to("shop").choose("leave_shop")
    assert g.rank(1, "bow") == 1 and g.asks("shop", seat=1)
    g.choose("give_product", "old_manual", 0)
    assert g.asks("fit", seat=0)  # the Mind has not had it yet
    g.default().to("shop").choose("leave_shop")
    g.now(giving.hand_over(0, 1, "old_manual"))
    assert not g.asks("fit") and g.suit(1).products == ("old_manual",)


@pytest.mark.rule("GG-205", "GR-087")
def test_a_product_may_be_given_in_the_own_turn_and_works_from_the_next_preparation_on() -> None:
    parts = {0: (1,) + (0,) * 5, 1: (0,) * 6}
    g = given(products={0: "tin_buckler"}, parts=parts).turn("maul").choose("give")
    g.choose("give_product", "tin_buckler", 1)
    assert g.has(0, "block") == g.has(1, "block") == 0 and g.suit(0).parts[0] == 0
    assert g.asks("choose", seat=0) and g.refuses("give")
    g.end().choose("run").choose("run").to("turn")
    assert g.has(1, "block") == 1
    assert given(products={0: "tin_buckler"}).turn("maul").refuses("give")  # there is no part to pay with


@pytest.mark.rule("GR-006", "GR-087")
def test_a_product_that_goes_to_and_fro_heals_each_owner_once() -> None:
    g = market(products={0: "second_heart"}, parts={0: (3,) + (0,) * 5, 1: (3,) + (0,) * 5})
    g.suit(0).opened, g.suit(0).hp, g.suit(1).hp = ("second_heart",), 2, 2
    g.choose("give_product", "second_heart", 1)
    assert (g.suit(0).hp, g.suit(0).max_hp, g.suit(1).hp, g.suit(1).max_hp) == (2, 6, 5, 9)
    g.choose("leave_shop").choose("give_product", "second_heart", 0)
    assert (g.suit(0).hp, g.suit(0).max_hp, g.suit(1).hp, g.suit(1).max_hp) == (2, 9, 5, 6)


@pytest.mark.rule("GG-203", "GR-110")
def test_parts_are_not_given_in_a_wave() -> None:
    g = given(products={0: "tin_buckler"}, parts={0: (3,) + (0,) * 5}).turn("maul").choose("give")
    assert g.refuses("give_part") and g.offers("give_product") and g.choose("enough_given").asks("choose")


@pytest.mark.rule("GG-215", "GG-203")
def test_whoever_was_given_something_after_their_visit_comes_back() -> None:
    g = (
        market("spare_cell", parts={0: (3,) + (0,) * 5, 1: (3,) + (0,) * 5})
        .choose("leave_shop")
        .choose("give_part", 0, 0)
    )
    g.choose("leave_shop")
    assert g.asks("shop", seat=0) and g.offers("buy") and g.refuses("give_part")


@pytest.mark.rule("GG-271")
def test_unsold_products_stay_for_later_waves() -> None:
    g = given(wave=2)
    g.state.shop_deck, g.state.market = tuple(f for f in BOX.products if f != "spare_cell")[:9], ("spare_cell",)
    g.now(shop.restock())
    while g.asks("put_back") or g.asks("give_product") or g.asks("consent"):
        g.default()
    assert "spare_cell" in g.market


@pytest.mark.rule("GG-012", "GG-013", "GG-272", "GR-086")
def test_of_too_many_products_some_stay_behind() -> None:
    seven = "spare_cell lucky_coin tin_buckler light_primer medium_primer heavy_primer walking_springs"
    g = given(products={0: seven}).now(shop.bring(0))
    assert g.asks("leave_behind", seat=0)
    g.choose("leave_behind", "walking_springs")
    assert g.suit(0).idle == ("walking_springs",) and g.suit(0).movement == 1 and len(g.suit(0).products) == 6
    eight = given(products={0: seven + " lattice_suit"}).now(shop.bring(0))
    assert not eight.asks("leave_behind")


@pytest.mark.rule("GG-222", "GG-210")
def test_a_suit_is_sold_to_its_own_discipline() -> None:
    g = market("marrow_suit", "lattice_suit")
    assert [option.args[0] for option in g.options("buy")] == ["lattice_suit"]


def test_products_that_bring_equipment_bring_it_at_once() -> None:
    g = market("old_manual", "starter_satchel", gear={0: "blade", 1: "blade"}).choose("buy", "old_manual")
    assert len(g.options("fit")) == 6
    g.choose("fit", "mind_bow_1").choose("buy", "starter_satchel")
    assert (g.rank(0, "bow"), g.rank(0, "harvester")) == (1, 1)


@pytest.mark.rule("GG-275", "GR-100")
def test_between_waves_each_delver_rests_or_learns_and_all_is_refreshed() -> None:
    g = given(hp={0: 2, 1: 2}, tokens={0: "ap"}).turn("maul").choose("ap_move").end()
    g.choose("run").choose("run").to("rest")
    assert g.place(0, "maul") == FRESH and g.has(0, "ap") == 1
    g.choose("rest_heal")
    assert g.suit(0).hp == 5
    assert g.choose("rest_level").asks("level_card", seat=1)


@pytest.mark.rule("GG-274")
def test_onslaught_knows_no_story_and_no_boss_backs() -> None:
    g = given().choose("run").choose("run").to("start")
    assert g.happened("scenario") == 0 and g.happened("improved") == 0


@pytest.mark.rule("GG-276", "GR-102")
@pytest.mark.parametrize("wave", [1, 2, 3, 4, 5])
def test_the_title_tells_in_which_wave_the_last_delver_died(wave: int) -> None:
    g = given(wave=wave, foes={"A1": boss(parting=4)}, hp={0: 1, 1: 2}).choose("run").choose("run")
    assert g.over and g.outcome.reason == f"died_{wave}" and g.outcome.scores == (wave - 1,) * 2


@pytest.mark.rule("GG-276", "GG-259")
def test_who_survives_wave_five_has_won() -> None:
    g = given(wave=5, foes={"A1": foe(parting=1)}, hp={0: 1, 1: 6}).choose("run").choose("run")
    assert g.over and g.outcome.won and g.outcome.reason == "survived" and not g.suit(0).alive
