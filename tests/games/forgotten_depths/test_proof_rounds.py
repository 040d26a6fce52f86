"""What a Round comes to, put so that a change to the rule is noticed: pairs, Blocks, Armor, kills; and where one is."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import ECOLOGIES, Table, beast, do, exploring, fight, new, power, tile

from fathom.games.forgotten_depths import setup
from fathom.games.forgotten_depths.queries import blocks, legal_pairs
from fathom.games.forgotten_depths.rules import atlas, ecology, items, level_up
from fathom.games.forgotten_depths.rules import exploring as exploring_rules
from fathom.games.forgotten_depths.state import Held, Lasting


@pytest.mark.rule("FD-264", "FD-265", "FD-268", "FD-269", "FD-270", "FD-271", "FD-272")
@pytest.mark.parametrize(
    ("theirs", "free", "even"),
    [
        ((4, 2), [0, 1], []),  # two Hero Hits: either
        ((7, 8), [0, 1], []),  # two Monster Hits: either
        ((7, 2), [0], []),  # a Monster Hit beside a Hero Hit: that one
        ((4, 7), [1], []),
        ((5, 2), [0, 1], [0]),  # a Block beside a Hero Hit: either
        ((4, 6), [0, 1], [1]),
        ((5, 9), [0, 1], [0]),  # a Block beside a Monster Hit: either
        ((9, 6), [0, 1], [1]),
        ((5, 6), [0, 1], [0, 1]),  # two Blocks: either
    ],
)
def test_which_pairs_are_free_and_which_of_them_are_blocks(
    theirs: tuple[int, int], free: list[int], even: list[int]
) -> None:
    g = fight(beast(30), ours=[[5, 6]], heroes=["bren"], theirs=theirs)
    assert g.pairs() == set(free) and legal_pairs(g.lane()) == free
    assert blocks(g.lane()) == even
    assert {option.args[1] for option in g.options("block")} == set(even)


@pytest.mark.rule("FD-264")
@pytest.mark.parametrize(("value", "even"), [(5, [0]), (6, [1]), (4, [])])
def test_a_single_monster_card_makes_a_block_with_either_card_that_it_equals(value: int, even: list[int]) -> None:
    g = fight(beast(30, count=2, states=[[2, 1, 2], [1, 1, 2]]), ours=[[5, 6]], heroes=["bren"], theirs=[value])
    assert blocks(g.lane()) == even and {option.args[1] for option in g.options("block")} == set(even)


@pytest.mark.rule("FD-275")
@pytest.mark.parametrize("faced", [0, 1])
def test_a_passive_ability_of_the_start_looks_at_the_deck_of_the_monster_that_the_hero_faces(faced: int) -> None:
    light, heavy = beast(20), beast(20, deck="heavy", id="other_beast")
    g = fight(light, heavy, ours=[[5, 6], [4, 4]], heroes=["ava", "bren"], abilities={0: ["far_ears"]}, until="play")
    assert g.asks("face")
    g.action[0].cards, g.action[2].cards = b"\3" * 20, b"\7" * 20
    g.choose("face", 0, faced)
    while g.asks("face"):
        g.default()
    assert g.asks("look") and g.decision.args == ("monster_action", 7 if faced else 3, 3)


@pytest.mark.rule("FD-291", "FD-292")
def test_armor_of_items_and_of_abilities_adds_up() -> None:
    g = fight(
        beast(30), ours=[[2, 3]], heroes=["bren"], theirs=[8, 8], items={0: ["scale_coat", "door_shield"]}, stored=0
    )
    g.hero().lasting = (Lasting("armor", 3, 1, 1), Lasting("armor", 9, 2, 2))
    g.choose("resolve", 0, 0)
    assert g.lost() == 8 - (1 + 1 + 3), "what begins in a later Round does not count yet"


@pytest.mark.rule("FR-64", "FD-299")
@pytest.mark.parametrize(("health", "healed"), [(3, 3), (4, 0)])
def test_a_kill_by_return_damage_is_a_kill_for_what_follows_from_kills(health: int, healed: int) -> None:
    g = fight(
        beast(health), ours=[[4, 3]], heroes=["bren"], theirs=[7, 7], abilities={0: ["long_hunger"]}, stored=0,
        health={0: 20},
    )  # fmt: skip
    g.choose("resolve", 0, 0)
    assert g.hero().killed is (healed > 0)
    assert g.hero().health == 20 - 7 + healed


@pytest.mark.rule("FR-64", "FD-261")
@pytest.mark.parametrize(("health", "mended"), [(3, True), (4, False)])
def test_a_death_by_return_damage_sets_off_what_a_death_sets_off(health: int, mended: bool) -> None:
    heir = {"trigger": "passive", "when": "death", "effects": [{"do": "heal", "who": "monster", "n": 2}]}
    twins = beast(health, heir, count=2, states=[[2, 2, 2], [1, 2, 2]])
    g = fight(twins, ours=[[4, 3]], heroes=["bren"], theirs=[7, 7], stored=0)
    g.foe().health = (health, health - 1)
    g.choose("resolve", 0, 0).choose("aim", 0, 0)
    assert g.happened("mended") == mended
    assert g.foe().health == ((0, 3) if mended else (1, 3))


@pytest.mark.rule("FR-14")
def test_what_can_be_reached_is_counted_from_the_lantern_not_from_the_entry() -> None:
    lair = {"signs": ["...", ".M.", "..."]}
    g = exploring({"lair": tile("0101", **lair), "camp": tile("0101")}, {(1, 0): "lair", (2, 0): "camp"}, heroes=1)
    assert g.reaches("entry") and g.reaches("lair") and not g.reaches("camp")
    g.state.lantern = g.region("camp")
    atlas.survey(g.state)
    assert g.reaches("camp") and g.reaches("lair") and not g.reaches("entry")


# ---------------------------------------------------------------------------------------------- decks and Ecologies


@pytest.mark.rule("FD-253", "FD-325", "FR-75")
def test_the_discard_pile_of_the_monsters_is_shuffled_when_they_need_a_card() -> None:
    foe = beast(40, power(do("damage", to="hero", n=1)))
    g = fight(foe, ours=[[5, 6]], heroes=["bren"], until="play", stored=0)
    pile, spent = g.action[0], bytes([3, 4, 5, 6] * 5)
    pile.cards, pile.discard, pile.top, pile.bottom = b"\0", spent, 1, 0
    g.choose("play", 0, 5).choose("play", 0, 6)
    laid = g.lane().foe_cards
    assert pile.discard == b"" and sorted(pile.cards + laid) == sorted(spent), "the Power Card lies aside"
    assert laid + pile.cards != spent and (pile.top, pile.bottom) == (0, 0), "shuffled, and nobody knows it"
    g.choose("resolve")
    while g.asks("aim"):
        g.default()
    assert sorted(pile.discard) == sorted(laid + b"\0") and not g.aside


@pytest.mark.rule("FR-75")
def test_a_power_card_that_lay_aside_is_discarded_once() -> None:
    foe = beast(60, power(do("damage", to="hero", n=1)))
    g = fight(foe, ours=[[5, 6]], heroes=["bren"], theirs=[0, 3, 3, 4, 4, 4, 4], stored=0)
    for _ in range(2):
        g.to("act").default()
    assert g.to("act").action[0].discard.count(0) == 1


@pytest.mark.rule("FD-007")
def test_the_way_leads_from_the_ruins_to_the_caverns_and_from_there_to_the_architecture() -> None:
    g = exploring(heroes=1)
    for name in ("caverns", "architecture"):
        g.state.agenda.clear()
        g.state.decision = None
        g.state.then(ecology.go_down())
        g.state.run()
        assert ECOLOGIES[g.ecology] == name == g.box.lands[g.ecology].name
        assert g.happened("ecology", ecology=name) == 1


@pytest.mark.rule("FD-101", "FD-115")
@pytest.mark.parametrize("start", ECOLOGIES)
def test_among_the_tiles_of_an_ecology_are_two_chests_and_a_campfire(start: str) -> None:
    g = new(start=start, heroes=1)
    land = g.box.lands[g.ecology]
    there = [land.grounds[number] for number in (*g.tiles.cards, *(lying // 4 for lying in g.cells.values()))]
    assert len(there) == 24
    assert sum(ground.chests.bit_count() for ground in there) == 2
    assert sum(ground.campfire.bit_count() for ground in there) == 1


# ---------------------------------------------------------------------------------------------- what Heroes own


@pytest.mark.rule("FD-031", "FD-105", "FR-31", "FR-32")
def test_what_was_found_lies_unequipped_unless_it_needs_no_hand_and_is_for_her() -> None:
    g = exploring(heroes=["sil"])
    old = Held("glow_moss", False, 2)
    found = [Held(name, False, 0, True) for name in ("felt_cloak", "ember_wand", "ash_mail")]
    g.hero().items = (old, *found)
    items.unpack(g.state)
    assert g.hero().items == (
        old,  # what lay there before stays as it was
        Held("felt_cloak", True, 0),
        Held("ember_wand", False, 0),  # a hand
        Held("ash_mail", False, 0),  # for the Fighter
    )
    assert g.hero().gear == ("felt_cloak",)


@pytest.mark.rule("FD-105", "FR-33")
def test_an_item_that_is_spent_is_gone_from_the_game_one_that_is_not_equipped_first() -> None:
    g = exploring(heroes=["sil", "bren"])
    used, spare, other = Held("glow_moss", True, 1), Held("glow_moss", False, 3), Held("glow_moss", False, 2)
    g.hero(0).items, g.hero(1).items = (used, spare), (other,)
    items.remove(g.state, 0, "glow_moss")
    assert g.hero(0).items == (used,) and g.hero(1).items == (other,), "nobody takes over what another had"
    assert g.state.items_spent == ("glow_moss",) and g.hero(0).gear == ("glow_moss",)


@pytest.mark.rule("FD-009")
@pytest.mark.parametrize(("xp", "learned"), [((1, 1), 0), ((1, 2), 1)])
def test_an_ability_is_had_for_xp_and_then_only(xp: tuple[int, int], learned: int) -> None:
    g = exploring(heroes=["bren"], xp=xp)  # in the Ruins it costs 3
    g.state.agenda.clear()
    g.state.decision = None
    g.state.then(level_up.offer_abilities(1), exploring_rules.explore(0))
    g.state.run()
    assert g.offers("buy_ability", 0) == bool(learned)
    for _ in range(9):
        if g.asks("explore"):
            break
        g.state.choose(0)
    assert len(g.hero().abilities) == learned and g.state.xp == (b"" if learned else bytes(xp))


@pytest.mark.rule("FR-50")
def test_keys_and_healing_are_bought_at_the_start_of_the_next_ecology_not_at_the_level_up() -> None:
    g = exploring(heroes=["bren"], xp=[3])
    g.hero().health = 5
    g.state.agenda.clear()
    g.state.decision = None
    g.state.then(level_up.gain_level(), exploring_rules.explore(0))
    g.state.run()
    assert g.asks("level_up") and g.kinds() == {"buy_ability", "go_down"}
    g.choose("go_down")
    assert g.ecology == 1 and g.offers("buy_key"), "a Key of the Caverns costs 3"
    assert g.refuses("buy_healing"), "a Level Up has healed everybody"
    g.hero().health -= 1
    assert g.again().offers("buy_healing")
    g.state.xp = bytes([2])
    assert g.again().refuses("buy_key")


# ---------------------------------------------------------------------------------------------- Legends, the end


@pytest.mark.rule("FD-136", "FD-139", "FR-26")
def test_the_top_opening_card_is_drawn_and_its_pile_read_to_the_end() -> None:
    nodes = {name: tile(nodes=name) for name in ("E", "EW", "W")}
    g = exploring(nodes, {(1, 0): "E", (2, 0): "EW", (3, 0): "W"}, heroes=1)
    names = g.box.legend_names
    top, other = names.index("ruins_1_b"), names.index("ruins_1_a")
    g.state.openings = ((top, other), *g.openings[1:])
    g.hero().health = 500
    g.choose("legend", 0)
    assert g.happened("legend", card="ruins_1_b") == 1 and g.phase != "explore"
    for _ in range(300):
        if g.asks("explore"):
            break
        g.choose("resolve") if g.offers("resolve") else g.default()
    read = [facts["card"] for facts in g.events_of("legend_card")]
    assert read == ["ruins_1b_1", "ruins_1b_2", "ruins_1b_3"]
    assert g.happened("earned", n=5) == 1


def descending() -> Table:
    """Return the third Ecology with the party at the Stairs, and Guardians that do not belong there."""
    g = exploring({}, {(1, 0): "stairs"}, at="architecture", heroes=2)
    g.state.guardians = bytes([list(g.box.monsters).index("porter_of_ropes")])
    return g.choose("stairs")


@pytest.mark.rule("FD-147", "FD-306", "FR-73", "FD-307", "FD-308", "FD-309")
def test_the_stairs_of_the_third_ecology_lead_to_one_enemy_of_three_parts_with_their_printed_health() -> None:
    g = descending()
    assert g.foe().id == "entity" and len(g.foes) == 1 and g.guardians, "no Guardian is drawn"
    assert g.foe().health == tuple(g.box.parts[part].health[1] for part in g.entity)
    (shown,) = g.events_of("entity")
    assert shown["parts"] == (*g.entity, "tail") and shown["lore"] == ("lore",)
    assert [lane.foe for lane in g.lanes] == [0, 0] and g.lantern == g.region("stairs")


@pytest.mark.rule("FD-309", "FD-324", "FR-72")
def test_whoever_defeats_the_final_entity_has_won_and_gains_no_level() -> None:
    g = descending()
    g.foe().health = (0, 1, 0)
    for hero in g.heroes:
        hero.health = 500
    xp, levels = g.xp, [hero.level for hero in g.heroes]
    for _ in range(300):
        if g.state.over:
            break
        g.choose("resolve") if g.offers("resolve") else g.default()
    assert g.outcome is not None and g.outcome.won
    assert (g.xp, [hero.level for hero in g.heroes]) == (xp, levels)


@pytest.mark.rule("FD-162")
def test_after_a_level_up_the_sheets_hold_what_is_needed_to_go_on_in_the_ecology_below() -> None:
    g = exploring(heroes=["bren", "sil"], xp=[2, 4])
    bren, sil = g.hero(0), g.hero(1)
    bren.items, bren.abilities, bren.level, bren.health = (Held("felt_cloak", False, 0),), ("rooted",), 2, 17
    sil.exhausted, sil.stored, sil.level = ("cold_needle",), 1, 2
    sil.hand, sil.draw, sil.discard = b"\2", b"\5\3\0", b"\4"
    sheets = setup.record(g.state)
    one, two = sheets["record"]["heroes"]
    assert sheets["start"] == "caverns" and sheets["record"]["keys"] == 3
    assert tuple(sheets["record"]["xp"]) == (2, 4)
    assert (one["health"], one["level"], tuple(one["abilities"])) == (17, 2, ("rooted",))
    assert [tuple(item) for item in one["items"]] == [("felt_cloak", False, 0)]
    assert tuple(two["cards"]) == (2, 3, 4, 5) and two["power_cards"] == 2
    assert tuple(two["exhausted"]) == ("cold_needle",)
