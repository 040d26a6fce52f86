"""Town Visits, shops and the Campaign Sheet (chapters Z, AA, AB)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.gone_to_gaia.helpers import BOX, Table, in_town

import fathom
from fathom.games.gone_to_gaia import effects
from fathom.games.gone_to_gaia.rules import campaign, sheet, shop, town
from fathom.games.gone_to_gaia.schema.verbs import Condition, Unlock
from fathom.games.gone_to_gaia.state import Grave, Page


def read(entry: str, hours: int = 3, **more: object) -> Table:
    """A visit that has come to an entry."""
    g = in_town(**more)  # type: ignore[arg-type]
    g.state.decision = None
    g.state.agenda[:] = [campaign.choose_quest(), town.enter(entry)]
    g.state.page = Page(visit="town_2", hours=hours)
    g.state.run()
    return g


# ---------------------------------------------------------------------------------------------- entries


@pytest.mark.rule("GG-002", "GG-020")
def test_an_entry_is_read_with_the_paragraphs_that_hold() -> None:
    assert read("t2_gate").page.more == ()
    g = read("t2_gate", quests=((2, "lamp_oil"),))
    assert g.page.entry == "t2_gate" and g.page.more == (2,)


@pytest.mark.rule("GG-020")
def test_a_choice_costs_hours_may_be_taken_once_and_leads_on() -> None:
    g = read("t2_hub")
    g.agree("story", ("t2_hub", 2)[1])
    assert g.page.hours == 2 and g.page.entry == "t2_elayne"
    g = read("t2_hub", hours=0)
    assert [option.args[1] for option in g.options("story", seat=0)] == [7]


@pytest.mark.rule("GG-002")
def test_a_choice_waits_for_its_conditions() -> None:
    assert not [o for o in read("t2_hub").options("story") if o.args[1] == 1]
    g = read("t2_hub", quests=((2, "dog_at_the_gate"),))
    assert [o for o in g.options("story") if o.args[1] == 1]


@pytest.mark.rule("GG-002", "GG-009")
def test_what_an_entry_says_on_a_condition_happens_only_then() -> None:
    assert "orchard_of_names" not in read("t3_end").sheet.open
    assert "orchard_of_names" in read("t3_end", flags=("anna",)).sheet.open
    assert set(BOX.shelves["tidekin"].products) & set(read("t3_end").market)
    assert not set(BOX.shelves["tidekin"].products) & set(read("t3_end", flags=("linnet_outside",)).market)


def test_conditions_are_read_off_the_sheet() -> None:
    g = in_town(
        flags=("a",), quests=((2, "lamp_oil"),), curios=("knot",), gossip=("wall", "hum"), donated=5, circuits=3,
        graves=(Grave("brann", ""),), parts={0: (2, 0, 0, 0, 0, 0), 1: (1, 0, 0, 0, 0, 0)}, opinions=(3, *[2] * 9),
    ).state  # fmt: skip
    true = [
        Condition(flag="a"), Condition(no_flag="b"), Condition(quest="lamp_oil"), Condition(no_quest="first_bell"),
        Condition(curio="knot"), Condition(opinion="samantha", least="ally"), Condition(count="gossip", min=2),
        Condition(count="donations", min=5, max=5), Condition(count="circuits", min=3),
        Condition(count="graves", min=1), Condition(count="parts", min=3, max=3),
        Condition(count="chapter", min=2, max=2),
        Condition(any=(Condition(flag="b"), Condition(flag="a"))),
    ]  # fmt: skip
    false = [
        Condition(flag="b"), Condition(no_flag="a"), Condition(quest="first_bell"), Condition(no_quest="lamp_oil"),
        Condition(curio="spoon"), Condition(opinion="samantha", most="neutral"), Condition(count="gossip", min=3),
        Condition(count="chapter", min=3), Condition(again=True), Condition(any=(Condition(flag="b"),)),
    ]  # fmt: skip
    assert all(sheet.holds(g, (one,)) for one in true)
    assert not any(sheet.holds(g, (one,)) for one in false)


# ---------------------------------------------------------------------------------------------- Simple Town Visit


@pytest.mark.rule("GG-206", "GG-207", "GG-233")
def test_a_simple_town_visit_lowers_one_opinion_raises_another_and_opens_the_shops() -> None:
    g = in_town(town.visit("simple"), market="tin_buckler", parts={0: (9, 0, 0, 0, 0, 0)})
    g.to("opinion").agree("opinion", "ira")
    assert sheet.opinion_of(g.state, "ira") == 1
    g.to("opinion")
    assert g.refuses("opinion", "ira") and g.offers("opinion", "vera")
    g.agree("opinion", "vera")
    assert sheet.opinion_of(g.state, "vera") == 3
    g.to("shop").choose("buy", "tin_buckler")
    assert g.suit(0).products == ("tin_buckler",)
    g.to("quest")


@pytest.mark.rule("GG-206", "GG-225", "GR-093", "GR-094")
def test_nobody_at_the_end_of_the_scale_nor_unmet_is_chosen() -> None:
    g = in_town(town.choose_opinion(-1, "lowered"), opinions=(0, *[2] * 9), gone=("flores",))
    people = {option.args[0] for option in g.options("opinion")}
    assert people == set(BOX.people) - {"samantha", "flores", "linnet", "gaia"}
    g = in_town(town.choose_opinion(-1, "lowered"), opinions=(0,) * 10, met=("linnet",))
    assert g.offers("opinion", "linnet", seat=0) and g.offers("opinion", "samantha", seat=0)


# ---------------------------------------------------------------------------------------------- the shops


@pytest.mark.rule("GG-209", "GG-212", "GG-225")
def test_a_shelf_is_stocked_once_and_shows_what_was_hidden() -> None:
    g = in_town(town.stock("first"))
    assert set(g.market) == set(BOX.shelves["first"].products)
    shown = fathom.view(g.state, 0)
    assert "shop_deck" not in shown and shown["decks"]["shop"] == len(g.shop_deck) == 55 - 8
    g.state.market = ()
    g.state.decision = None
    g.state.then(town.stock("first"), town.sell("spare_cell"), campaign.choose_quest())
    g.state.run()
    assert g.market == ()


@pytest.mark.rule("GG-213")
def test_a_product_that_is_gained_never_passes_through_the_market() -> None:
    name = next(one.id for one in BOX.products.values() if one.campaign and one.suit is None)
    g = in_town(town.give(name))
    g.agree("give_product", name, 1)
    assert name in g.suit(1).products and name not in g.market and name not in g.shop_deck


@pytest.mark.rule("GG-229", "GG-210")
def test_a_product_bought_in_town_is_its_buyers_and_works_in_the_next_quest() -> None:
    g = in_town(shop.open_shop(), market="padded_lining", parts={1: (9, 0, 0, 0, 0, 0)})
    g.choose("buy", "padded_lining", seat=1)
    assert g.suit(1).products == ("padded_lining",) and g.market == ()
    g.to("quest").agree("quest", "lamp_oil").to("start")
    suit = g.suit(1)
    bare = BOX.kit(suit.discipline, suit.ranks, ()).max_hp
    more = BOX.products["padded_lining"].passive.max_hp
    assert suit.products == ("padded_lining",) and more and suit.max_hp == bare + more


def test_a_product_that_gives_a_card_gives_it_at_the_start_of_each_quest() -> None:
    product = next(one for one in BOX.products.values() if one.equip and one.equip.type != "any_weapon" and one.cost)
    assert product.equip is not None
    g = in_town(campaign.prepare("lamp_oil"), products={0: product.id}).to("start")
    assert g.rank(0, product.equip.type) >= product.equip.rank


# ---------------------------------------------------------------------------------------------- the sheet


@pytest.mark.rule("GG-231", "GR-096")
def test_the_academy_takes_fifty_parts_and_thanks_once() -> None:
    g = in_town(town.donate(0), parts={0: (60, 0, 0, 0, 0, 0)}, donated=4)
    assert max(option.args[0] for option in g.options("donate")) == 46
    g.choose("donate", 1)
    assert g.sheet.donated == 5 and g.suit(0).parts[0] == 59 and "donation_5" in g.sheet.settled
    assert set(BOX.shelves["academy_1"].products) <= set(g.market)
    g.to("donate").choose("donate", 45)
    assert g.sheet.donated == 50
    g.to("quest")
    assert g.refuses("donate")


@pytest.mark.rule("GG-232", "GG-233")
@pytest.mark.parametrize(("start", "by", "end"), [(2, 1, 3), (2, -1, 1), (4, 1, 4), (0, -2, 0), (1, -2, 0), (3, 2, 4)])
def test_an_opinion_moves_within_its_five_steps(start: int, by: int, end: int) -> None:
    g = in_town(opinions=(2, start, *[2] * 8))
    sheet.move_opinion(g.state, "xavier", by)
    assert sheet.opinion_of(g.state, "xavier") == end


@pytest.mark.rule("GG-232", "GR-093")
def test_everybody_is_neutral_at_first_and_the_unknown_are_hidden() -> None:
    shown = fathom.view(in_town().state, 0)["sheet"]["opinions"]
    assert set(shown.values()) == {"neutral"} and len(shown) == 8
    assert len(fathom.view(in_town(met=("linnet", "gaia")).state, 0)["sheet"]["opinions"]) == 10


@pytest.mark.rule("GG-237")
def test_gossip_is_written_down_once() -> None:
    g = in_town()
    sheet.note(g.state, "gossip", "wall")
    sheet.note(g.state, "gossip", "wall")
    assert g.sheet.gossip == ("wall",)


@pytest.mark.rule("GG-225")
def test_a_hero_joins_unless_it_has_died() -> None:
    node = next(effect.node for effect in BOX.nodes.values() if isinstance(effect, Unlock) and effect.hero == "ottilie")
    assert "ottilie" in in_town(effects.VERBS[Unlock](0, node)).sheet.heroes
    assert "ottilie" not in in_town(effects.VERBS[Unlock](0, node), graves=(Grave("ottilie", ""),)).sheet.heroes


@pytest.mark.rule("GG-234")
def test_the_sheet_has_no_field_for_dating() -> None:
    assert not [name for name in msgspec.structs.asdict(in_town().sheet) if "dat" in name.removesuffix("donated")]


@pytest.mark.rule("GG-198", "GR-085")
def test_an_upgraded_slot_begins_each_quest_with_an_element() -> None:
    g = in_town(town.upgrade_slot(0), town.upgrade_slot(0))
    g.choose("upgrade_slot", 2, 1).choose("upgrade_slot", 2, 2)
    assert g.sheet.slots == ((0, 0, 2, 0), (0, 0, 0, 0))
    g.agree("quest", "lamp_oil").to("start")
    assert g.suit(0).elements == (0, 0, 2, 0)
