"""What a Round comes to, put so that a change to the rule is noticed: pairs, Blocks, Armor, kills; and where one is."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import ECOLOGIES, beast, do, exploring, fight, new, power, tile

from fathom.games.forgotten_depths.queries import blocks, legal_pairs
from fathom.games.forgotten_depths.rules import atlas, ecology
from fathom.games.forgotten_depths.state import Lasting


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
