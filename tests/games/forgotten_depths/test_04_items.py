"""Chests and Items, Add and Replace, multi-class Heroes, XP and what it buys (chapters 13, 24 and 28)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, exploring, new, tile

from fathom.games.forgotten_depths.rules import items
from fathom.games.forgotten_depths.state import FROM_ITEM, Held

CHEST = ["...", ".C.", "..."]


def chest(*drawn: str, **values: object) -> Table:
    """Return a game before a Chest, with these Items on top of their decks."""
    g = exploring({"hoard": tile(signs=CHEST)}, {(1, 0): "hoard"}, pile=["filler0"], **values)
    for name in reversed(drawn):
        deck = g.box.items[name].deck
        g.item_decks[deck] = (name, *(card for card in g.item_decks[deck] if card != name))
    return g


def receive(g: Table, h: int, item: str) -> Table:
    """Let a Hero receive an Item while Exploring."""
    g.state.agenda.append(items.receive(h, item))
    g.state.decision = None
    g.state.run()
    return g


# ---------------------------------------------------------------------------------------------- Chests


@pytest.mark.rule("FD-097", "FD-098", "FD-100", "FD-102", "FD-319")
def test_a_hero_of_the_players_choice_draws_from_her_own_deck() -> None:
    g = chest("scale_coat", "grey_mantle", heroes=["bren", "ava"])
    g.choose("chest")
    assert {option.args[0] for option in g.options("draw_item")} == {0, 1}
    g.choose("draw_item", 1)
    assert [held.id for held in g.hero(1).items] == ["grey_mantle"] and not g.hero(0).items
    assert not g.chests and not g.offers("chest")


@pytest.mark.rule("FD-099", "FR-22")
def test_a_guarded_chest_waits() -> None:
    for sign in "MF":
        g = exploring({"hoard": tile(signs=["...", f".C{sign}", "..."])}, {(1, 0): "hoard"}, pile=["filler0"])
        assert not g.offers("chest")


@pytest.mark.rule("FD-206", "FD-094")
def test_locked_chests_need_a_key_or_an_unlocking_effect() -> None:
    g = chest("scale_coat", heroes=["bren"], locked_chests=True)
    g.choose("chest").to("explore")
    assert g.keys == 2
    shut = chest("grey_mantle", heroes=["ava"], locked_chests=True, keys=0)
    assert not shut.offers("chest")
    shut.hero().items, shut.hero().gear = (Held("lock_picks", True, 3),), ("lock_picks",)
    shut.again().choose("use_skill", 0, "lock_picks").to("explore")
    assert len(shut.hero().items) == 2 and not shut.chests


# ---------------------------------------------------------------------------------------------- equipping


@pytest.mark.rule("FD-103", "FD-104", "FD-105", "FD-106", "FD-107", "FR-31", "FR-32", "FR-33")
def test_two_hand_icons_at_most_are_equipped() -> None:
    g = chest(heroes=["bren"])
    g.hero().items = (Held("door_shield"), Held("bell_hammer"), Held("scale_coat"))
    g.again()
    g.choose("equip", 0, "bell_hammer")
    assert not g.offers("equip", 0, "door_shield") and g.offers("equip", 0, "scale_coat")
    g.choose("unequip", 0, "bell_hammer").choose("equip", 0, "door_shield")
    assert g.hero().gear == ("door_shield",) and len(g.hero().items) == 3
    assert {option.key for option in g.decision.options} & {"give", "trade"} == set()


@pytest.mark.rule("FR-31", "FR-32", "FD-106")
def test_an_item_without_hands_is_equipped_once_the_party_explores() -> None:
    g = chest("scale_coat", heroes=["bren"])
    g.choose("chest").choose("draw_item", 0)
    assert g.asks("explore") and g.hero().gear == ("scale_coat",)


@pytest.mark.rule("FD-144", "FR-45")
def test_an_item_of_a_class_can_be_equipped_only_by_that_class() -> None:
    g = chest(heroes=[("bren", "front"), ("sil", "alternate"), ("ava", "single")])
    for hero in g.heroes:
        hero.items = (Held("widows_needle"),)
    g.again()
    assert [g.offers("equip", h, "widows_needle") for h in range(3)] == [False, True, True]


@pytest.mark.rule("FD-047")
def test_a_fabled_blade_is_equipped_by_one_hero() -> None:
    g = chest(heroes=2)
    g.hero(0).items = (Held("nenth"),)
    g.again().choose("equip", 0, "nenth")
    assert [("nenth" in hero.gear) for hero in g.heroes] == [True, False]


# ---------------------------------------------------------------------------------------------- Add and Replace


@pytest.mark.rule("FD-108", "FD-109", "FD-110", "FD-111", "FD-112", "FD-114", "FR-34", "FR-35", "FR-36")
def test_add_and_replace() -> None:
    # S-38
    g = chest(heroes=["bren"])
    hero = g.hero()
    hero.hand, hero.draw, hero.discard = bytes([8]), bytes([3, 3, 4, 4, 5]), bytes([5, 6, 6, 7, 7, 8])
    receive(g, 0, "pry_bar")
    assert g.asks("replace") and {3, 7 | FROM_ITEM} <= {option.args[1] for option in g.options("replace")}
    g.choose("replace", 0, 3).choose("replace", 0, 3)
    assert len(hero.draw) == 11 and not hero.discard and hero.hand == bytes([8]) and hero.stored == 2
    assert list(hero.draw).count(7 | FROM_ITEM) == 2 and hero.removed == bytes([3, 3])
    g.hero().items = (Held("pry_bar", False, 2),)
    g.again().choose("equip", 0, "pry_bar")
    assert g.asks("explore"), "only on receiving"


@pytest.mark.rule("FD-113", "FR-36")
def test_added_cards_stay_until_a_later_replace_and_go_back_to_the_supply() -> None:
    g = chest(heroes=["bren"])
    receive(g, 0, "pry_bar").choose("replace", 0, 3).choose("replace", 0, 3)
    items.remove(g.state, 0, "pry_bar")
    hero = g.hero()
    assert list(hero.draw).count(7 | FROM_ITEM) == 2 and not hero.items
    supply = len(hero.supply)
    receive(g, 0, "short_blade").choose("replace", 0, 7 | FROM_ITEM).choose("replace", 0, 4)
    assert len(hero.supply) == supply - 2 + 1


@pytest.mark.rule("FR-36")
def test_of_values_that_the_supply_lacks_only_what_is_there_is_added_and_as_many_leave() -> None:
    g = chest(heroes=["bren"])
    hero = g.hero()
    hero.supply = bytes(card for card in hero.supply if card != 9 | FROM_ITEM) + bytes([9 | FROM_ITEM])
    many = len(hero.draw + hero.discard)
    receive(g, 0, "notched_axe")  # it adds 9 and 9, and there is one 9
    assert list(hero.draw).count(9 | FROM_ITEM) == 1 and not hero.supply.count(9 | FROM_ITEM)
    g.choose("replace", 0, 3)
    assert not g.asks("replace") and len(hero.draw) == many


@pytest.mark.rule("FR-36")
def test_an_item_of_which_the_supply_has_nothing_replaces_nothing() -> None:
    g = chest(heroes=["bren"])
    hero = g.hero()
    hero.supply = bytes(card for card in hero.supply if card != 9 | FROM_ITEM)
    many = len(hero.draw + hero.discard)
    receive(g, 0, "notched_axe")
    assert not g.asks("replace") and len(hero.draw) == many and hero.removed == b""


# ---------------------------------------------------------------------------------------------- multi-class Heroes


@pytest.mark.rule("FD-214")
@pytest.mark.parametrize(
    ("hero", "classes"),
    [("bren", ("fighter", "wizard")), ("sil", ("wizard", "rogue")), ("ava", ("rogue", "fighter"))],
)
def test_alternate_sides_have_two_classes_and_abilities_of_their_own(hero: str, classes: tuple[str, ...]) -> None:
    g = new(heroes=[(hero, "alternate")])
    assert g.hero().classes == classes
    front, back = g.box.mats[hero], g.box.mats[f"{hero}_alt"]
    assert not {skill.id for skill in front.skills} & {skill.id for skill in back.skills}


@pytest.mark.rule("FD-215", "FD-218")
def test_a_multi_class_hero_draws_one_of_each_class_and_keeps_one() -> None:
    g = chest("scale_coat", "felt_cloak", heroes=[("bren", "alternate")])
    g.choose("chest").choose("draw_item", 0)
    assert {option.args[1] for option in g.options("keep_item")} == {"scale_coat", "felt_cloak"}
    g.choose("keep_item", 0, "felt_cloak")
    assert [held.id for held in g.hero().items] == ["felt_cloak"] and g.item_decks["fighter"][-1] == "scale_coat"


@pytest.mark.rule("FD-216", "FD-217", "FR-44")
def test_a_secondary_item_that_adds_cards_goes_to_an_ally_or_back() -> None:
    g = chest("scale_coat", "ember_wand", heroes=[("bren", "alternate"), "sil"])
    g.choose("chest").choose("draw_item", 0)
    assert not g.offers("keep_item", 0, "ember_wand")
    g.choose("pass_item", 1, "ember_wand").to("explore")
    assert [held.id for held in g.hero(1).items] == ["ember_wand"] and not g.hero(0).items
    assert g.item_decks["fighter"][-1] == "scale_coat"


@pytest.mark.rule("FD-219", "FD-159")
def test_a_multi_class_hero_chooses_where_her_abilities_come_from() -> None:
    g = new(heroes=[("bren", "alternate")], start="caverns")
    assert {option.args[1:] for option in g.options("draw_abilities")} == {
        ("fighter", "fighter"),
        ("fighter", "wizard"),
    }
    g.choose("draw_abilities", 0, "fighter", "wizard")
    decks = {g.box.abilities[option.args[1]].deck for option in g.options("keep_ability")}
    assert decks == {"fighter", "wizard"}


@pytest.mark.rule("FD-220")
def test_an_alternate_side_may_be_played_with_the_primary_class_only() -> None:
    g = new(heroes=[("bren", "single")], start="caverns")
    assert g.hero().mat == "bren_alt" and g.hero().classes == ("fighter",) and g.asks("keep_ability")


# ---------------------------------------------------------------------------------------------- XP


def rich(*xp: int, **values: object) -> Table:
    return exploring({}, pile=["filler0"], xp=xp, **values)


@pytest.mark.rule("FD-184", "FD-188", "FD-189", "FD-190")
def test_overpayment_is_lost() -> None:
    # S-40: a Key costs 2 in the Ruins.
    g = rich(1, 3, heroes=1)
    g.choose("buy_key").choose("pay", 3).choose("done_paying")
    assert g.keys == 4 and g.xp == bytes([1])


@pytest.mark.rule("FD-326", "FR-74")
def test_several_keys_with_one_payment() -> None:
    g = rich(1, 4, heroes=1)
    g.choose("buy_key").choose("pay", 4).choose("done_paying", "key", 2)
    assert g.keys == 5 and g.xp == bytes([1])


@pytest.mark.rule("FD-187", "FR-50", "FD-009")
def test_abilities_cannot_be_bought_while_exploring() -> None:
    assert not rich(9, 9, heroes=1).offers("buy_ability")


@pytest.mark.rule("FD-191", "FD-113")
def test_items_can_be_spent_at_their_value() -> None:
    g = rich(heroes=["bren"])
    g.hero().items, g.hero().gear = (Held("scale_coat", True),), ("scale_coat",)
    g.again().choose("buy_key")
    assert g.keys == 4 and not g.hero().items and not g.hero().gear


@pytest.mark.rule("FD-192", "FD-193", "FD-194", "FR-38", "FR-49")
def test_healing_is_divided_among_the_heroes() -> None:
    # S-09: in the Ruins 1 XP buys 3 Health for three Heroes.
    g = rich(1, heroes=3)
    for hero in g.heroes:
        hero.health -= 5
    g.again().choose("buy_healing").choose("heal_by", 0, 2).choose("heal_by", 1, 1)
    assert [g.most(h) - g.hero(h).health for h in range(3)] == [3, 4, 5]
    assert g.xp == b"" and not g.offers("buy_healing")


@pytest.mark.rule("FD-213", "FD-192")
def test_double_healing() -> None:
    g = rich(2, heroes=["bren"], double_healing=True)
    g.hero().health = 10
    g.again().choose("buy_healing").to("explore")
    assert g.hero().health == 14
