"""Combat beyond the examples: who fights whom, abilities, kills, the words of cards (chapters 29 to 37, 39 and 40)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.forgotten_depths.helpers import Table, beast, box_with, do, fight, new, passive, power

PAIR = {"count": 2, "states": [[2, 2, 2], [1, 2, 2]]}


def other(health: int = 20, **more: object) -> dict[str, object]:
    return beast(health, **more) | {"id": "other_beast"}


def settle(g: Table) -> Table:
    """Resolve what is open, by default, until cards are played again or the Combat is over."""
    while not (g.asks("play") or g.asks("explore") or g.over):
        g.default()
    return g


# ---------------------------------------------------------------------------------------------- who fights whom


@pytest.mark.rule("FD-221", "FD-230", "FD-229", "FD-228")
def test_each_monster_card_uses_the_deck_of_its_difficulty() -> None:
    g = fight(beast(20), other(30, deck="heavy"), ours=[[5, 6], [5, 6]])
    assert [foe.deck for foe in g.foes] == [0, 2] and [foe.health for foe in g.foes] == [(20,), (30,)]
    same = fight(beast(20), other(), ours=[[5, 6], [5, 6]], theirs=[3, 3, 4, 4])
    assert same.lane(0).foe_values == (3, 3) and same.lane(1).foe_values == (4, 4), "from the same deck"


@pytest.mark.rule("FD-231", "FD-232", "FR-52")
def test_every_monster_card_gets_a_hero_and_no_hero_gets_both() -> None:
    g = fight(beast(), other(), heroes=3, until="play", ours=[[5, 6]] * 3)
    g.choose("face", 0, 0).choose("face", 1, 0)
    assert g.asks("play"), "the third must take the other one"
    assert [(lane.hero, lane.foe) for lane in g.lanes] == [(0, 0), (1, 0), (2, 1)]
    assert all(foe.health == (20,) for foe in g.foes)


@pytest.mark.rule("FR-52")
def test_with_the_ruling_turned_round_heroes_may_change_every_round() -> None:
    g = fight(beast(90), other(90), heroes=2, ours=[[5, 6]] * 2, rulings=["FR-52"])
    while not g.asks("face"):
        g.default()
    assert g.round == 1


@pytest.mark.rule("FD-233")
def test_when_one_is_gone_all_fight_the_other_from_the_next_round() -> None:
    g = fight(beast(3), other(90), heroes=2, ours=[[5, 6]] * 2, theirs=[2] * 8, stored=0)
    settle(g)
    assert g.round == 2 and {lane.foe for lane in g.lanes} == {1} and len(g.lanes) == 2


@pytest.mark.rule("FD-234", "FR-53")
def test_one_hero_draws_and_plays_against_each_of_two_cards() -> None:
    # S-27
    g = fight(beast(90), other(90), ours=[[5, 6]], until="play", theirs=[5, 2, 5, 2], stored=0)
    g.choose("first", 0, 0)
    g.hero().draw = bytes([4, 5, 7, 8, 3, 3])
    g.choose("play", 0, 5).choose("play", 0, 6)
    assert len(g.hero().hand) == 3 and g.lane(0).foe_values == (5, 2) and g.lane(1).foe_values == ()
    g.choose("play", 0, 5).choose("play", 0, 4)
    assert g.asks("act") and g.lane(1).foe_values == (5, 2)
    g.choose("block", 0, 0, "hold_fast")
    assert not g.offers("block"), "one Block ability in the Round"
    before = g.hero().health
    g.choose("resolve", 1)
    settle(g)
    assert g.round == 2 and g.hero().health <= before


@pytest.mark.rule("FD-234", "FR-79")
def test_one_hero_chooses_in_each_round_which_card_she_plays_against_first() -> None:
    g = fight(beast(90), other(90), ours=[[5, 6]], until="play", theirs=[5, 2] * 4, stored=0)
    assert {option.args[1] for option in g.options("first")} == {0, 1}
    g.choose("first", 0, 1)
    assert [lane.foe for lane in g.lanes] == [1, 0]
    g.to("first")
    assert g.round == 2
    g.foe(0).health = (0,)
    g.choose("first", 0, 1)
    while g.round == 2:
        g.default()
    assert g.round == 3 and [lane.foe for lane in g.lanes] == [1], "against one there is nothing to choose"


@pytest.mark.rule("FR-53")
def test_with_the_ruling_turned_round_only_one_pair_is_resolved() -> None:
    g = fight(beast(90), other(90), ours=[[6, 6]], theirs=[2, 2] * 4, stored=0, rulings=["FR-53"])
    settle(g.to("act"))
    assert sum(90 - foe.health[0] > 0 for foe in g.foes) == 1


@pytest.mark.rule("FD-236", "FD-237", "FD-243", "FD-247", "FR-51", "FD-244", "FD-248")
def test_all_heroes_play_before_any_monster_card_is_seen() -> None:
    g = fight(beast(90), heroes=2, ours=[[5, 6]] * 2, until="play", theirs=[3, 4, 5, 6])
    g.choose("play", 0, 5).choose("play", 0, 6)
    assert g.lane(0).foe_values == () and g.asks("play")
    g.choose("play", 1, 5).choose("play", 1, 6)
    assert (g.lane(0).foe_values, g.lane(1).foe_values) == ((3, 4), (5, 6)), "a set of its own for each Hero"


@pytest.mark.rule("FD-246", "FD-303")
def test_unplayed_cards_stay_and_played_ones_are_discarded() -> None:
    g = fight(beast(90), ours=[[5, 6]], theirs=[5, 5], stored=0)
    g.choose("resolve", 0, 0)
    assert g.asks("play") and {5, 6} <= set(g.hero().discard) and 1 in g.hero().hand
    assert g.action[0].discard == bytes([5, 5]) and g.round == 2


@pytest.mark.rule("FD-253", "FD-325", "FR-75")
def test_an_empty_monster_deck_is_made_of_its_discard_pile_alone() -> None:
    monster = beast(90, power(do("damage", to="hero", n=1)))
    g = fight(monster, ours=[[5, 6]], until="play")
    g.action[0].cards, g.action[0].discard = bytes([0, 4]), bytes([6, 6, 6])
    g.choose("play", 0, 5).choose("play", 0, 6)
    assert g.lane().foe_values == (4, 6) and sorted(g.action[0].cards) == [6, 6] and g.aside == (0,)


# ---------------------------------------------------------------------------------------------- Hero Abilities


@pytest.mark.rule("FD-275")
def test_passive_abilities_are_always_on_and_add_up() -> None:
    g = fight(beast(90), ours=[[8, 8]], theirs=[6, 6], abilities={0: ["full_weight", "the_narrow_gap"]}, stored=0)
    assert g.foe().health == (90 - 8 - 2 - 3,)


@pytest.mark.rule("FD-276", "FD-277", "FD-278", "FD-322")
def test_power_abilities_may_be_used_as_often_as_they_are_paid() -> None:
    g = fight(beast(90), ours=[[5, 6]], theirs=[4, 2], heroes=["sil"], abilities={0: ["ember_rain"]}, stored=3)
    g.choose("power", 0, "arc_lash").choose("power", 0, "arc_lash")
    assert g.foe().health == (74,) and g.hero().stored == 1
    assert g.offers("power", 0, "arc_lash") and not g.offers("power", 0, "ember_rain"), "which costs two"


@pytest.mark.rule("FD-279", "FD-280", "FR-60")
def test_one_block_ability_a_round_and_it_commits_to_that_block() -> None:
    g = fight(beast(90), ours=[[4, 2]], theirs=[4, 6], abilities={0: ["second_breath", "rooted"]}, health={0: 10})
    assert g.pairs() == {0, 1}
    g.choose("block", 0, 0, "second_breath")
    assert g.hero().health == 15 and not g.offers("block") and g.pairs() == {0}


@pytest.mark.rule("FD-279", "FR-60")
def test_after_a_block_ability_no_swap_turns_the_block_into_a_hit() -> None:
    g = fight(beast(90), ours=[[5, 6]], theirs=[5, 4], abilities={0: ["rooted"]}, health={0: 10})
    assert g.offers("power", 0, "brush_aside"), "before the Block Ability it may be used"
    g.choose("block", 0, 0, "hold_fast").choose("power", 0, "brush_aside")
    assert g.lane().values == (5, 6) and g.pairs() == {0}, "its cards stay as they are"
    g.choose("resolve", 0, 0)
    assert g.foe().health == (90,) and g.lost() == -2 and g.round == 2


#: What the Hero of these tests has; with the second she always has something else to do.
HANDY = {0: ["handy", "rooted"]}
#: An ability on cards, the cards, and what it may still touch once the Block of the left pair is in use.
TOUCHING = [
    (do("swap", who="across"), [5, 6], [5, 4], {("pair.0.1",)}),
    (do("swap", who="hand"), [5, 6], [5, 4], {("card.0.1",)}),
    (do("change", who="hero", which="one", by=4), [5, 6], [5, 4], {("pair.0.1",)}),
    (do("change", who="hero", which="highest", by=-3), [5, 4], [5, 4], None),
    (do("change", who="hero", which="highest", by=-3), [5, 6], [5, 4], {("pair.0.1",)}),
    (do("change", who="hero", which="lowest", by=3), [5, 6], [5, 4], None),
    (do("redraw", who="hero", which="one"), [5, 6], [5, 4], {("pair.0.1",)}),
    (do("change", who="monster", which="highest", by=-3), [5, 6], [5, 4], None),
]


@pytest.mark.rule("FD-279", "FR-58", "FR-60")
@pytest.mark.parametrize(("effect", "ours", "theirs", "targets"), TOUCHING)
def test_the_cards_of_a_block_in_use_stay_as_they_are(
    effect: dict[str, Any], ours: list[int], theirs: list[int], targets: set[tuple[str, ...]] | None
) -> None:
    ability = {"id": "handy", "deck": "fighter", "skills": [{"trigger": "power", "cost": 1, "effects": [effect]}]}
    box = box_with(monsters=[beast(90)], ability=[ability])
    g = fight(beast(90), ours=[ours], theirs=theirs, abilities=HANDY, box=box, health={0: 10}, stored=3)
    g.choose("block", 0, 0, "hold_fast")
    before = g.lane().values, g.lane().foe_values
    g.hero().draw = bytes([3])
    g.choose("power", 0, "handy")
    if targets is None:
        assert (g.lane().values, g.lane().foe_values) == before
    else:
        asked = g.decision.key in ("which", "swap_hand")
        assert not asked or {option.targets for option in g.decision.options} == targets
        while g.asks("which") or g.asks("swap_hand"):
            g.default()
        assert (g.lane().values[0], g.lane().foe_values[0]) == (5, 5) and g.pairs() == {0}
        assert g.lane().values[1] != 6 or g.lane().foe_values[1] != 4, "the other cards are touched"


MENDING = {"trigger": "power", "cost": 1, "effects": [do("heal", who="hero", n=5)]}


@pytest.mark.rule("FR-78")
def test_an_ability_may_be_used_in_vain_if_its_cost_is_paid() -> None:
    ability = {"id": "mending", "deck": "fighter", "skills": [MENDING]}
    box = box_with(monsters=[beast(90)], ability=[ability])
    g = fight(beast(90), ours=[[5, 6]], theirs=[4, 2], abilities={0: ["mending"]}, box=box)
    assert g.hero().health == g.most()
    g.choose("power", 0, "mending")
    assert g.hero().stored == 1 and g.hero().health == g.most() and g.offers("power", 0, "mending")


@pytest.mark.rule("FR-78")
def test_the_table_does_not_stop_only_for_what_would_be_in_vain() -> None:
    ability = {"id": "mending", "deck": "fighter", "skills": [MENDING]}
    box = box_with(monsters=[beast(90)], ability=[ability])

    def after_a_block(health: int) -> Table:
        g = fight(beast(90), ours=[[5, 6]], theirs=[5, 4], abilities={0: ["mending"]}, box=box, health={0: health})
        return g.choose("block", 0, 0, "hold_fast")

    g = after_a_block(26)
    assert g.round == 2, "swapping would touch nothing, and nobody is wounded: only the pair is left"
    g = after_a_block(10)
    assert g.round == 1 and g.offers("power", 0, "mending")


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize(
    ("effect", "after"),
    [
        (do("change", who="monster", which="all", by=-3), (5, 1)),
        (do("redraw", who="monster", which="all"), (5, 2)),
        (do("change", who="monster", which="lowest", by=-3), (5, 1)),
    ],
)
def test_what_touches_all_monster_cards_passes_over_the_one_of_the_block(
    effect: dict[str, Any], after: tuple[int, int]
) -> None:
    ability = {"id": "handy", "deck": "fighter", "skills": [{"trigger": "power", "cost": 1, "effects": [effect]}]}
    box = box_with(monsters=[beast(90)], ability=[ability])
    g = fight(beast(90), ours=[[5, 6]], theirs=[5, 4], abilities=HANDY, box=box, health={0: 10}, stored=3)
    g.choose("block", 0, 0, "hold_fast").choose("power", 0, "handy")
    assert g.lane().foe_values == after and g.pairs() == {0}


@pytest.mark.rule("FD-281", "FR-61")
def test_block_and_power_abilities_may_be_combined_unless_the_ruling_is_turned() -> None:
    hurt: dict[str, Any] = {"ours": [[4, 2]], "theirs": [4, 6], "health": {0: 10}, "abilities": {0: ["rooted"]}}
    g = fight(beast(90), **hurt)
    g.choose("block", 0, 0, "hold_fast").choose("power", 0, "rooted")
    assert g.happened("used") == 2 and g.pairs() == {0}
    strict = fight(beast(90), **hurt, rulings=["FR-61"])
    strict.choose("block", 0, 0, "hold_fast")
    assert not strict.offers("power")


@pytest.mark.rule("FD-282", "FD-283", "FD-284", "FR-46")
def test_an_exhausting_spell_is_used_once_until_it_is_refreshed() -> None:
    g = fight(beast(11), ours=[[5, 6]], theirs=[4, 2], heroes=["sil"], abilities={0: ["cold_needle"]}, stored=3)
    assert g.box.feats["cold_needle"].spell and not g.box.feats["rooted"].spell
    g.choose("power", 0, "cold_needle")
    assert not g.offers("power", 0, "cold_needle")
    settle(g)
    assert g.asks("explore") and g.hero().exhausted == ("cold_needle",), "the end of the Combat does not refresh it"


@pytest.mark.rule("FD-284")
def test_a_card_may_refresh_a_spell() -> None:
    g = fight(beast(90), ours=[[5, 6]], theirs=[4, 2], heroes=["sil"], items={0: ["listening_stone"]},
              abilities={0: ["cold_needle"]}, stored=1)  # fmt: skip
    g.choose("power", 0, "cold_needle").choose("use_item", 0, "listening_stone")
    assert not g.hero().exhausted


@pytest.mark.rule("FD-285")
def test_damage_of_spells_is_magic() -> None:
    shy = beast(90, passive(do("ignore", what="magic", n=2)))
    g = fight(shy, ours=[[5, 6]], theirs=[4, 2], heroes=["sil"], items={0: ["ninth_candle"]})
    g.choose("power", 0, "arc_lash")
    assert g.foe().health == (90 - (8 + 2 - 2),)


@pytest.mark.rule("FD-315")
def test_ignored_results_bring_neither_damage_nor_a_block() -> None:
    g = fight(beast(90), ours=[[4, 2]], theirs=[4, 6], heroes=["ava"], items={0: ["smoke_bulbs"]})
    g.choose("use_item", 0, "smoke_bulbs")
    assert not g.offers("block") and g.pairs() == {-2}
    settle(g)
    assert g.lost() == 0 and g.foe().health == (90,)


@pytest.mark.rule("FD-317")
@pytest.mark.parametrize("k", [0, 1])
def test_swapping_a_card_with_the_one_opposite(k: int) -> None:
    g = fight(beast(90), ours=[[3, 4]], theirs=[6, 5], abilities={0: ["read_the_shoulder"]})
    g.choose("power", 0, "read_the_shoulder")
    g.state.choose(k)
    values = ((6, 4), (3, 5)) if k == 0 else ((3, 5), (6, 4))
    assert (g.lane().values, g.lane().foe_values) == values


@pytest.mark.rule("FD-317", "FD-305")
def test_swapping_a_played_card_with_one_in_hand() -> None:
    g = fight(beast(90), ours=[[3, 4]], theirs=[6, 5], heroes=["ava"], items={0: ["hooked_line"]})
    g.choose("power", 0, "hooked_line").choose("swap_hand", 0, 1, 1)
    assert g.lane().values == (3, 1) and 4 in g.hero().hand


@pytest.mark.rule("FD-273", "FR-58")
def test_a_changed_card_counts_for_pair_and_damage() -> None:
    g = fight(beast(90), ours=[[4, 2]], theirs=[5, 6], heroes=["ava"])
    g.choose("power", 0, "twist").choose("which", 0, 4)
    assert g.lane().values == (8, 2) and g.pairs() == {1}


@pytest.mark.rule("FD-321")
def test_an_ally_is_never_oneself() -> None:
    g = fight(beast(90), ours=[[3, 4], [3, 4]], theirs=[6, 5, 6, 5], items={0: ["null"]})
    g.choose("power", 0, "null").default()
    assert (g.lost(0), g.lost(1)) == (0, 1)


@pytest.mark.rule("FD-274", "FD-107", "FD-105")
def test_an_item_that_is_not_equipped_does_nothing() -> None:
    g = fight(beast(90), ours=[[5, 6]], theirs=[4, 2], heroes=["ava"], items={0: ["sling"]})
    assert g.offers("power", 0, "sling")
    g.hero().gear = ()
    g.hero().items = (type(g.hero().items[0])("sling"),)
    g.choose("power", 0, "twist").default()
    assert not g.offers("power", 0, "sling")


# ---------------------------------------------------------------------------------------------- kills


@pytest.mark.rule("FD-295", "FR-65", "FD-296")
@pytest.mark.parametrize("turned", [False, True])
def test_a_kill_by_an_ability_counts_as_a_solo_kill(turned: bool) -> None:
    values = {"rulings": ["FR-65"] if turned else []}
    g = fight(beast(6, **PAIR), ours=[[5, 5]], theirs=[2, 2], heroes=["sil"], **values)
    g.choose("power", 0, "arc_lash")
    g.foe().health = (0, 90)
    settle(g)
    assert g.lost() == (3 if turned else 0)


@pytest.mark.rule("FR-66", "FD-295")
def test_a_solo_kill_of_one_card_cancels_return_damage_from_the_other() -> None:
    g = fight(beast(3), other(90), heroes=2, ours=[[5, 5]] * 2, theirs=[2] * 8, stored=0)
    settle(g)
    assert (g.lost(0), g.lost(1)) == (0, 0)


@pytest.mark.rule("FD-298")
def test_of_a_set_the_rules_for_kills_hold_for_each_individual() -> None:
    g = fight(beast(5, **PAIR), ours=[[5, 5]], theirs=[2, 2], stored=0)
    assert sorted(g.foe().health) == [0, 5] and g.lost() == 0


@pytest.mark.rule("FD-323", "FD-304")
def test_a_set_is_defeated_when_all_are_dead() -> None:
    g = fight(beast(5, **PAIR), ours=[[5, 5]], theirs=[2, 2], stored=0)
    assert g.round == 2 and g.asks("play")


@pytest.mark.rule("FD-314", "FR-38")
def test_healing_stops_at_the_maximum_for_heroes_and_monsters() -> None:
    mends = beast(20, power(do("heal", who="monster", n=9)))
    g = fight(mends, ours=[[4, 4]], theirs=[0, 4, 2], until="play")
    g.foe().health = (15,)
    g.hero().health = g.most() - 1
    g.choose("play", 0, 4).choose("play", 0, 4)
    assert g.foe().health == (20,)
    g.choose("block", 0, 0, "hold_fast")
    assert g.hero().health == g.most()


@pytest.mark.rule("FD-222", "FD-224")
def test_every_monster_of_the_box_has_a_type_and_an_ability() -> None:
    box = new().box
    for monster in box.monsters.values():
        assert monster.skills and (monster.horde or monster.count in (1, 2, 4))
        assert len(monster.states) == (monster.count if monster.count > 1 else 0)


# ---------------------------------------------------------------------------------------------- what Monsters do


@pytest.mark.rule("FD-261")
@pytest.mark.parametrize(
    ("skill", "ours", "theirs", "lost"),
    [
        (passive(do("damage", to="hero", n=2), when="block"), (4, 4), (4, 4), 2),
        (passive(do("power", n=-1), when="hit"), (3, 3), (5, 5), 5),
    ],
)
def test_passives_at_a_moment(
    skill: dict[str, object], ours: tuple[int, int], theirs: tuple[int, int], lost: int
) -> None:
    g = fight(beast(90, skill), ours=[ours], theirs=theirs, stored=1)
    settle(g)
    assert g.lost() == lost and g.hero().stored == (1 if lost == 2 else 0)


@pytest.mark.rule("FD-245")
def test_a_hero_may_have_to_play_fewer_cards_next_round() -> None:
    g = fight(beast(90, power(do("play", who="hero", n=1))), ours=[[4, 4]], theirs=[0, 4, 4], stored=0)
    settle(g)
    assert g.round == 2 and g.lane().plays == 1
    g.default()
    settle(g)
    assert g.round == 3 and g.lane().plays == 2


@pytest.mark.rule("FD-043")
def test_looking_ahead_is_remembered_by_everybody() -> None:
    g = fight(beast(90), ours=[[4, 5]], theirs=[4, 2, 6, 3, 5], heroes=["sil"])
    g.choose("block", 0, 0, "glimmer")
    assert g.asks("look") and g.decision.args[:2] == ("monster_action", 6)
    g.choose("sink").choose("keep")
    assert g.action[0].cards[0] == 3 and g.action[0].cards[-1] == 6 and (g.action[0].top, g.action[0].bottom) == (1, 1)
    for seed in range(5):
        guess = g.state.determinise(0, seed)
        assert guess.action[0].cards[0] == 3 and guess.action[0].cards[-1] == 6
