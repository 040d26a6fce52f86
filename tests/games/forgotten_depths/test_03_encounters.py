"""Encounters, Monsters and Features on the map, Doors, the Campfire (chapters 9 to 12 and 14)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, beast, box_with, do, exploring, fight, new, real, tile

from fathom.games.forgotten_depths.rules import atlas

LAIR = ["...", ".M.", "..."]
PACK = ["...", "MM.", "..."]
SIGHT = ["...", ".F.", "..."]
WEAK = beast(1)


def feature(*effects: dict[str, object], heroes: object = 1, xp: int = 2, **values: object) -> Table:
    """Return a game in which the party has just met a Feature with these effects."""
    card = {"id": "test_feature", "ecology": "ruins", "xp": xp, "effects": list(effects)}
    box = box_with({"sight": tile(signs=SIGHT)}, feature=[card])
    g = exploring(box=box, laid={(1, 0): "sight"}, heroes=heroes, **values)
    g.feature_pile.cards = bytes([box.feature_names.index("test_feature")])
    for hero in g.heroes:
        hero.hand = bytes([2, 5, 8])
    g.again()
    g.start = [hero.health for hero in g.heroes]
    return g.choose("feature")


# ---------------------------------------------------------------------------------------------- in general


@pytest.mark.rule("FD-004", "FD-005", "FD-006", "FD-075", "FR-02")
def test_what_is_in_reach_may_be_met_in_any_order_or_not_at_all() -> None:
    tiles = {"lair": tile(signs=LAIR), "sight": tile(signs=SIGHT), "camp": tile(signs=["C..", ".R.", "..."])}
    laid = {(1, 0): "lair", (0, 1): "sight", (-1, 0): "camp", (0, -1): "stairs"}
    g = exploring(tiles, laid, pile=["filler0"], monsters=[WEAK])
    assert {"monster", "feature", "chest", "campfire", "stairs", "draw_tile"} <= {o.key for o in g.decision.options}
    g.choose("chest").to("explore")
    assert g.offers("monster") and g.offers("feature"), "another Encounter before the next tile"


@pytest.mark.rule("FD-076", "FD-068")
def test_the_lantern_goes_to_the_encounter() -> None:
    g = exploring({"camp": tile(signs=["...", ".R.", "..."])}, {(1, 0): "camp"})
    g.choose("campfire")
    assert g.lantern == g.region("camp")


@pytest.mark.rule("FD-077", "FD-078", "FD-083")
def test_what_is_met_pays_xp_into_one_pool_and_chests_doors_campfires_do_not() -> None:
    tiles = {"lair": tile(signs=LAIR), "camp": tile(signs=["C..", ".R.", "..."])}
    g = exploring(tiles, {(1, 0): "lair", (0, 1): "camp"}, monsters=[WEAK], heroes=2)
    g.choose("chest").to("explore").choose("campfire")
    assert g.xp == b""
    g.choose("monster").to("explore")
    assert g.xp == bytes([2])


@pytest.mark.rule("FD-079", "FR-26")
def test_a_combat_cannot_be_left() -> None:
    g = fight("moss_ox", until="play")
    assert {option.key for option in g.decision.options} == {"play"}


# ---------------------------------------------------------------------------------------------- Monsters


@pytest.mark.rule("FD-080", "FD-082", "FD-070")
def test_a_monster_location_draws_the_top_card_and_is_cleared_by_its_defeat() -> None:
    g = exploring({"lair": tile(signs=LAIR), "far": tile()}, {(1, 0): "lair", (2, 0): "far"}, monsters=[WEAK])
    g.choose("monster")
    assert g.foe().id == "test_beast"
    g.to("explore")
    region = g.region("lair")
    assert not g.monsters and g.defeated == 1 << region and g.reaches("far") and not g.offers("monster")


@pytest.mark.rule("FD-081", "FR-23")
def test_two_icons_in_a_region_are_fought_together() -> None:
    other = beast(1) | {"id": "other_beast"}
    g = exploring({"lair": tile(signs=PACK)}, {(1, 0): "lair"}, monsters=[WEAK, other], heroes=1)
    g.choose("monster")
    assert [foe.id for foe in g.foes] == ["test_beast", "other_beast"]


@pytest.mark.rule("FR-27")
def test_an_empty_monster_pile_is_made_of_those_defeated() -> None:
    def with_empty_pile(**values: object) -> Table:
        g = exploring({"lair": tile(signs=LAIR)}, {(1, 0): "lair"}, monsters=[WEAK], **values)
        g.state.monster_pile.cards, g.state.beaten = b"", g.monster_pile.cards
        return g.choose("monster")

    g = with_empty_pile()
    assert g.foe().id == "test_beast" and g.beaten == b"", "the card is fought, and lies nowhere else"
    many = len(g.monster_pile.cards)
    g.to("explore")
    assert len(g.beaten) == 1 and len(g.monster_pile.cards) == many
    turned = with_empty_pile(rulings=["FR-27"])
    assert turned.asks("explore") and not turned.monsters


# ---------------------------------------------------------------------------------------------- Features


@pytest.mark.rule("FD-084", "FD-090", "FD-091", "FD-319")
def test_a_feature_pays_xp_whether_passed_or_failed_and_blocks_no_more() -> None:
    for target in (1, 99):
        g = feature(do("test", kind="sum", cards=1, target=target, success=[], failure=[]), xp=3)
        assert g.asks("supply")
        g.default()
        assert g.asks("explore") and g.xp == bytes([3]) and not g.features and not g.offers("feature")


@pytest.mark.rule("FD-085", "FD-086", "FD-087")
def test_cards_for_a_test_come_from_the_hand_or_the_top_of_the_draw_pile() -> None:
    g = feature(do("test", kind="sum", cards=2, target=11, success=[do("gain", what="key", n=1)], failure=[]))
    assert g.offers("supply", 0, 8) and g.offers("supply_unseen", 0)
    g.hero().draw = bytes([0, 3, 7])
    stored = g.hero().stored
    g.choose("supply", 0, 8).choose("supply_unseen", 0)
    assert g.hero().stored == stored + 1, "the Power Card was Stored and replaced"
    assert g.keys == 4 and g.hero().discard == bytes([8, 3]) and g.hero().hand == bytes([2, 5])


@pytest.mark.rule("FD-086", "FR-29")
def test_an_empty_draw_pile_is_filled_for_a_test() -> None:
    g = feature(do("test", kind="sum", cards=1, target=1, success=[], failure=[]))
    g.hero().draw, g.hero().discard = b"", bytes([4, 4, 4])
    g.choose("supply_unseen", 0)
    assert len(g.hero().draw) == 2


@pytest.mark.rule("FD-088", "FD-089", "FR-30")
@pytest.mark.parametrize(
    ("kind", "target", "cards", "passes"),
    [
        ("sum", [5, 16, 99], (8, 8), True),
        ("sum", [5, 17, 99], (8, 8), False),
        ("highest", 8, (8,), True),
        ("highest", 8, (5,), False),
        ("lowest", 5, (5,), True),
        ("lowest", 5, (8,), False),
    ],
)
def test_kinds_of_tests(kind: str, target: object, cards: tuple[int, ...], passes: bool) -> None:
    good, bad = [do("gain", what="key", n=1)], [do("damage", to="heroes", n=3)]
    g = feature(do("test", kind=kind, cards=1, target=target, success=good, failure=bad), heroes=2)
    if kind != "sum":
        g.choose("try", 1)
    for card in cards:
        h = g.decision.args[0]
        g.choose("supply", h, card)
    assert g.keys == 3 + passes
    assert [g.lost(h) for h in (0, 1)] == ([0, 0] if passes else [3, 3])


@pytest.mark.rule("FD-089")
def test_in_a_test_for_each_hero_only_those_who_fail_suffer() -> None:
    good, bad = [do("heal", who="heroes", n=1)], [do("damage", to="heroes", n=2)]
    g = feature(do("test", kind="each", cards=1, target=5, success=good, failure=bad), heroes=2)
    g.hero(0).health -= 4
    g.choose("supply", 0, 8).choose("supply", 1, 2)
    assert (g.lost(0), g.lost(1)) == (3, 2)


@pytest.mark.rule("FD-293", "FD-199")
def test_armor_does_not_help_against_a_feature() -> None:
    g = feature(do("choose", options=[[do("damage", to="any", n=4)], []]))
    g.hero().gear = ("scale_coat",)
    g.choose("alternative")
    assert g.lost() == 4


@pytest.mark.rule("FD-089")
def test_what_must_be_paid_can_be_chosen_only_if_it_can_be_paid() -> None:
    price = do("choose", options=[[do("lose", what="key", n=1), do("gain", what="xp", n=3)], []])
    rich = feature(price)
    assert len(rich.options("alternative")) == 2
    rich.choose("alternative", rich.decision.args[0], 0)
    assert rich.keys == 2 and rich.xp == bytes([2, 3])
    poor = feature(price, keys=0)
    assert poor.asks("explore"), "the only way left resolved itself"


@pytest.mark.rule("FD-046")
def test_a_feature_may_hand_out_an_item_with_counters() -> None:
    g = feature(do("give", item="glow_moss"), heroes=2)
    g.choose("give", 1)
    assert [(held.id, held.uses, held.equipped) for held in g.hero(1).items] == [("glow_moss", 3, True)]


@pytest.mark.rule("FD-320")
def test_a_word_of_command_counts_only_where_a_card_asks_for_it() -> None:
    ask = do("if", cond="word_of_command", then=[do("gain", what="key", n=2)], **{"else": [do("gain", what="xp", n=1)]})
    assert real().feats.get("word_of_command") is None
    assert feature(ask).keys == 3
    from fathom.games.forgotten_depths.state import Held

    g = feature(do("choose", options=[[ask], []]))
    g.hero().items = (Held("word_of_command"),)
    g.choose("alternative", g.decision.args[0], 0)
    assert g.keys == 5


@pytest.mark.rule("FD-318")
def test_retrieve_puts_a_card_of_the_discard_pile_on_top_of_the_draw_pile() -> None:
    g = feature(do("choose", options=[[do("retrieve", n=1, who="heroes")], []]))
    g.hero().discard = bytes([7, 4])
    g.choose("alternative", g.decision.args[0], 0).choose("retrieve", 0, 7)
    assert g.hero().draw[0] == 7 and g.hero().known == 1 and 7 not in g.hero().hand


@pytest.mark.rule("FD-003", "FD-088")
@pytest.mark.parametrize(("heroes", "keys"), [(1, 1), (2, 2), (3, 4)])
def test_a_reward_may_grow_with_the_heroes(heroes: int, keys: int) -> None:
    before = new(heroes=heroes).keys
    assert feature(do("gain", what="key", n=[1, 2, 4]), heroes=heroes).keys == before + keys


@pytest.mark.rule("FD-089")
def test_what_discards_or_retrieves_several_cards_does_so_card_by_card() -> None:
    g = feature(
        do("discard", n=2, which="highest", who="heroes"),
        do("discard", n=2, which="one", who="heroes"),
        do("retrieve", n=2, who="heroes"),
    )
    assert g.hero().hand == b"" and g.asks("retrieve"), "the last card of a hand goes unasked, and then there is none"
    g.choose("retrieve", 0, 2).choose("retrieve", 0, 8)
    assert g.hero().draw[:2] == bytes([8, 2]) and g.asks("explore")


# ---------------------------------------------------------------------------------------------- Doors


@pytest.mark.rule("FD-096", "FD-094", "FD-092")
def test_without_a_key_a_door_needs_an_unlocking_effect() -> None:
    door = {"door": tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"])}
    g = exploring(door, {(1, 0): "door"}, pile=["filler0"], keys=0, heroes=["ava"])
    assert not g.offers("door")
    g.hero().abilities = ("soft_hands",)
    g.again()
    g.choose("use_skill", 0, "soft_hands.2")
    assert g.reaches("door", "B") and g.keys == 0 and g.hero().spent == ("soft_hands.2",)
    assert not g.offers("use_skill"), "once in each Ecology"


# ---------------------------------------------------------------------------------------------- the Campfire


@pytest.mark.rule("FD-115", "FD-101")
def test_each_ecology_has_one_campfire_and_two_chests() -> None:
    for land in real().lands:
        assert sum(ground.campfire.bit_count() for ground in land.grounds) == 1
        assert sum(ground.chests.bit_count() for ground in land.grounds) == 2


def camp(**values: object) -> Table:
    """A Wizard before a Rest, as in S-28."""
    tiles = {"camp": tile(signs=["...", ".R.", "..."]), "lair": tile(signs=LAIR), "far": tile()}
    g = exploring(tiles, {(1, 0): "camp", (0, 1): "lair", (0, 2): "far"}, pile=["filler0"], heroes=["sil"], **values)
    hero = g.hero()
    hero.health, hero.stored = 9, 1
    hero.hand, hero.draw, hero.discard = bytes([4, 5]), bytes([2, 3, 3, 6]), bytes([2, 4, 5, 6, 8, 8, 0])
    hero.abilities, hero.exhausted = ("cold_needle",), ("cold_needle",)
    g.state.monsters, g.state.defeated = 0, 1 << g.region("lair")
    atlas.survey(g.state)
    return g.again()


@pytest.mark.rule("FD-116", "FD-117", "FD-118", "FD-119", "FD-120", "FD-121", "FD-284", "FR-37", "FR-38", "FR-39")
def test_a_rest() -> None:
    g = camp()
    g.choose("campfire")
    hero = g.hero()
    assert hero.health == 23 and g.most() == 28, "half of 28"
    assert len(hero.draw) == 11 and not hero.discard and hero.hand == bytes([4, 5]) and hero.stored == 1
    assert not hero.exhausted and not g.offers("campfire")


@pytest.mark.rule("FD-122", "FD-123", "FD-124", "FR-24")
def test_after_a_rest_monsters_are_back_and_nothing_else_is() -> None:
    g = camp()
    g.state.opened, xp = ((90, 91),), g.xp
    assert g.reaches("far")
    g.choose("campfire")
    assert g.monsters == 1 << g.region("lair") and not g.defeated and not g.reaches("far")
    assert g.opened == ((90, 91),) and g.xp == xp and g.lantern == g.region("camp")


@pytest.mark.rule("FD-204", "FR-40")
def test_the_random_campfire_heals_the_higher_of_two_cards() -> None:
    g = camp(random_campfire=True)
    g.hero().draw = bytes([0, 3, 6, 2])
    g.choose("campfire")
    assert g.hero().health == 15 and g.hero().stored == 2 and len(g.hero().draw) == 10
