"""The printed examples of Combat and the ledger's scenarios S-01 to S-26 (chapters 29 to 37)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, beast, box_with, do, fight, passive, power

ANGUISH = power(do("damage", to="hero", n=4))
FOUR = {"count": 4, "states": [[4, 2, 2], [3, 2, 2], [2, 1, 2], [1, 1, 2]]}


def pair(ours: tuple[int, int], theirs: tuple[int, int], **more: object) -> Table:
    return fight(beast(40), ours=[ours], theirs=theirs, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FD-270", "FD-289", "FD-287", "FD-288", "FD-264")
@pytest.mark.parametrize(("k", "dealt", "taken"), [(0, 5, 1), (1, 6, 4)])
def test_example_one_a_choice_between_two_hero_hits(k: int, dealt: int, taken: int) -> None:
    g = pair((5, 6), (4, 2))
    assert g.pairs() == {0, 1}
    g.choose("resolve", 0, k)
    assert g.foe().health == (40 - dealt,) and g.lost() == taken


@pytest.mark.rule("FD-267", "FD-289")
def test_a_monster_hit_has_priority_over_a_hero_hit() -> None:
    g = pair((3, 5), (6, 4), heroes=["sil"], stored=0)
    assert not g.offers("resolve", 0, 1)  # the only pair left resolves itself
    assert g.lost() == 6 and g.foe().health == (37,)


@pytest.mark.rule("FD-265", "FD-266", "FD-269", "FD-279")
def test_a_block_may_be_chosen_over_a_monster_hit() -> None:
    g = pair((4, 2), (4, 5), heroes=["ava"])
    assert g.pairs() == {0, 1} and g.offers("block", 0, 0, "sidestep") and not g.offers("block", 0, 1)
    other = Table(g.state.clone())
    other.start = g.start
    other.choose("resolve", 0, 1)
    assert other.lost() == 5 and other.foe().health == (37,)
    g.choose("resolve", 0, 0)
    assert g.lost() == 0 and g.foe().health == (40,)


@pytest.mark.rule("FD-271", "FD-273", "FD-276", "FD-281", "FD-041", "FD-316", "FD-317", "FD-263")
@pytest.mark.parametrize("x", [3, 4])
def test_example_four_brush_aside(x: int) -> None:
    g = pair((6, x), (x, 5))
    assert g.pairs() == {1} and g.hero().stored == 2
    before = len(g.hero().discard)
    g.choose("power", 0, "brush_aside")
    assert g.hero().stored == 1 and len(g.hero().discard) == before + 1
    assert g.lane().values == (x, 6) and g.pairs() == {0, 1}
    assert g.offers("block", 0, 0, "hold_fast"), "a Block ability in the same Round as a Power ability"
    g.choose("resolve", 0, 1)
    assert g.foe().health == (34,) and g.lost() == 1


@pytest.mark.rule("FD-239", "FD-240", "FD-241", "FD-242")
def test_a_hand_of_one_and_an_empty_pile() -> None:
    g = fight(beast(40), until="play")
    hero = g.hero()
    g.state.agenda.clear()
    hero.hand, hero.draw, hero.discard = bytes([5]), b"", bytes(range(2, 13))
    _new_round(g)
    assert g.lane().cards == bytes([5]) and len(hero.hand) == 2 and not hero.discard and len(hero.draw) == 9
    g.default()
    assert len(g.lane().cards) == 2 and len(hero.hand) == 1


def _new_round(g: Table) -> None:
    from fathom.games.forgotten_depths.rules import combat

    g.state.agenda.clear()
    g.state.decision = None
    g.state.then(combat.lay_out())
    g.state.run()


@pytest.mark.rule("FD-240", "FR-55")
def test_the_hand_is_filled_up_even_if_nothing_is_left_to_play() -> None:
    g = fight(beast(40), until="play")
    hero = g.hero()
    hero.hand, hero.draw, hero.discard = bytes([5, 6]), b"", bytes(range(2, 12))
    _new_round(g)
    g.to("act")
    assert g.lane().cards in (bytes([5, 6]), bytes([6, 5])) and len(hero.hand) == 1 and len(hero.draw) == 9


@pytest.mark.rule("FD-239", "FR-54")
def test_a_pile_that_is_short_but_not_empty() -> None:
    g = fight(beast(40), until="play")
    hero = g.hero()
    hero.hand, hero.draw, hero.discard = bytes([5]), bytes([13]), bytes(range(2, 12))
    _new_round(g)
    assert g.lane().cards == bytes([5]) and 13 in hero.hand and len(hero.hand) == 2
    g.default()
    assert len(g.lane().cards) == 2 and len(hero.hand) == 1 and len(hero.draw) == 9


@pytest.mark.rule("FD-040", "FD-238")
def test_power_cards_are_stored_and_replaced_while_drawing() -> None:
    g = fight(beast(40), until="play", stored=0)
    hero = g.hero()
    hero.hand, hero.discard, hero.draw = b"", b"", bytes([0, 5, 0, 3, 8, *[4] * 9])
    _new_round(g)
    assert hero.stored == 2 and hero.hand == bytes([3, 5, 8]) and len(hero.draw) == 9


@pytest.mark.rule("FD-226", "FD-222", "FD-225", "FD-227", "FD-245", "FD-249", "FD-223")
def test_the_withered_shade_plays_fewer_cards_as_it_thins() -> None:
    g = fight("withered_shade", ours=[[5, 6], [5, 6]], heroes=["bren", "ava"])
    assert g.foe().health == (8, 8, 8, 8)
    seen = []
    for alive in (4, 3, 2, 1):
        g.foe().health = (8,) * alive + (0,) * (4 - alive)
        _new_round(g)
        seen.append((g.lane().against, g.lane().plays))
    assert seen == [(2, 2), (2, 2), (1, 2), (1, 2)]


@pytest.mark.rule("FD-254", "FD-255", "FD-256", "FD-259", "FD-262", "FR-56", "FR-57")
def test_a_power_card_activates_once_a_round_against_its_hero_only() -> None:
    monster = beast(40, ANGUISH)
    g = fight(monster, ours=[[5, 6], [5, 6]], heroes=["sil", "ava"], theirs=[4, 0, 5, 0, 3, 2])
    assert g.lost(0) == 4 and g.lost(1) == 0
    assert g.lane(0).foe_values == (4, 5) and g.lane(1).foe_values == (3, 2)
    assert g.action[0].discard == b"\0" and g.aside == (0,), "the first lies aside, the second is discarded (FR-75)"


@pytest.mark.rule("FD-257")
def test_the_plural_hits_all_heroes() -> None:
    monster = beast(40, power(do("damage", to="heroes", n=2)))
    g = fight(monster, ours=[[5, 6], [5, 6]], heroes=["sil", "ava"], theirs=[0, 3])
    assert g.lost(0) == 2 and g.lost(1) == 2


@pytest.mark.rule("FD-258")
def test_without_an_ability_a_power_card_is_discarded_and_replaced() -> None:
    g = fight(beast(40), ours=[[5, 6]], theirs=[0, 4, 3])
    assert g.lane().foe_values == (4, 3) and g.action[0].discard == b"\0" and g.lost() == 0


@pytest.mark.rule("FD-260")
def test_several_abilities_are_used_one_after_the_other() -> None:
    a, b = power(do("damage", to="hero", n=1)), power(do("damage", to="hero", n=2))
    g = fight(beast(400, a, b), heroes=1, until="play", stored=0, health={0: 26})
    used = []
    for activates in (True, False, True, True, True):
        g.action[0].cards = bytes([0, 2, 2, 2, 2] if activates else [2] * 5)
        g.hero().health = 26
        before = len(g.events_of("foe_used"))
        _new_round(g)
        g.to("act")
        used += [event["skill"] for event in g.events_of("foe_used")[before:]]
    assert used == ["skill0", "skill1", "skill0", "skill1"]


@pytest.mark.rule("FR-58", "FD-273")
def test_soot_beak_clamps_the_highest_card() -> None:
    g = fight("soot_beak", ours=[[8, 5]], theirs=[0, 6, 3], stored=0)
    assert g.lost() == 6 and sorted(g.foe().health) == [7, 8], "8 became 5: a Monster Hit, and the only legal pair"


@pytest.mark.rule("FD-295", "FD-296", "FD-286")
def test_a_solo_kill_spares_everybody_return_damage_but_not_direct_damage() -> None:
    g = three(5)
    assert (g.lost(0), g.lost(1), g.lost(2)) == (0, 0, 5)


def three(health: int) -> Table:
    """Bren 6 v 2, Sil 4 v 3, Ava 2 v 5 (S-17, S-20)."""
    g = fight(
        beast(health), ours=[[6, 6], [4, 4], [2, 2]], heroes=["bren", "sil", "ava"], theirs=[2, 2, 3, 3, 5, 5], stored=0
    )
    while g.asks("act"):
        g.default()
    return g


@pytest.mark.rule("FD-289", "FD-304", "FD-235")
def test_without_a_kill_everybody_takes_what_is_due() -> None:
    g = three(20)
    assert (g.lost(0), g.lost(1), g.lost(2)) == (4, 1, 5) and g.foe().health == (7,)


@pytest.mark.rule("FD-297", "FR-67")
@pytest.mark.parametrize(("spared", "bren", "sil"), [(0, 0, 1), (1, 4, 0)])
def test_a_shared_kill_spares_one_of_the_contributors(spared: int, bren: int, sil: int) -> None:
    g = fight(
        beast(9), ours=[[6, 6], [4, 4], [3, 3]], heroes=["bren", "sil", "ava"], theirs=[2, 2, 3, 3, 3, 3], stored=0
    )
    while g.asks("act"):
        g.choose("resolve")
    assert g.asks("spare") and not g.offers("spare", 2)
    g.choose("spare", spared)
    assert (g.lost(0), g.lost(1), g.lost(2)) == (bren, sil, 0)


@pytest.mark.rule("FD-297", "FR-67")
def test_who_hit_another_individual_is_not_spared_for_a_kill_that_she_had_no_part_in() -> None:
    pair = beast(9, count=2, states=[[2, 2, 2], [1, 1, 2]])
    g = fight(pair, ours=[[6, 6], [4, 4], [5, 5]], heroes=["bren", "sil", "ava"], theirs=[2] * 6, stored=0)
    while g.asks("act"):
        g.choose("resolve")
    g.choose("aim", 1, 0).choose("aim", 2, 1)
    assert {option.args[0] for option in g.options("spare")} == {0, 1}
    g.choose("spare", 0)
    assert (g.lost(0), g.lost(1), g.lost(2)) == (0, 2, 3)


@pytest.mark.rule("FR-67")
def test_whose_damage_armor_took_away_has_no_part_in_a_kill() -> None:
    g = fight(beast(6, armor=3), ours=[[7, 7], [5, 5], [3, 3]], heroes=["bren", "sil", "ava"], theirs=[2] * 6, stored=0)
    while g.asks("act"):
        g.choose("resolve")
    assert {option.args[0] for option in g.options("spare")} == {0, 1}


@pytest.mark.rule("FD-297", "FD-299", "FR-64")
def test_return_damage_of_a_hero_counts_for_a_shared_kill() -> None:
    g = fight(beast(8), ours=[[5, 5], [2, 2]], heroes=["bren", "ava"], theirs=[4, 4, 5, 5], stored=0)
    while g.asks("act"):
        g.default()
    assert not g.foes
    assert (g.lost(0), g.lost(1)) == (0, 5)


@pytest.mark.rule("FR-63", "FD-237")
def test_who_alone_suffices_makes_it_a_solo_kill_in_any_order() -> None:
    g = fight(beast(5), ours=[[3, 3], [5, 5]], heroes=["bren", "sil"], theirs=[2, 2, 2, 2], stored=0)
    while g.asks("act"):
        g.default()
    assert not g.foes and (g.lost(0), g.lost(1)) == (0, 0)


@pytest.mark.rule("FD-300")
def test_two_heroes_may_hit_two_individuals_that_are_equal_so_far() -> None:
    pair = beast(6, count=2, states=[[2, 2, 2], [1, 1, 2]])
    g = fight(pair, ours=[[6, 6], [6, 6]], heroes=["bren", "sil"], theirs=[2] * 4, stored=0)
    while g.asks("act"):
        g.choose("resolve")
    assert {option.args for option in g.options("aim")} == {(1, 0), (1, 1)}, "at the first Bren aims already"
    g.choose("aim", 1, 1)
    assert not g.foes


@pytest.mark.rule("FD-300", "FD-302")
def test_what_runs_on_in_a_horde_may_go_where_nobody_else_aims() -> None:
    horde = beast(4, count=3, horde=True, states=[[3, 2, 2], [2, 2, 2], [1, 2, 2]])
    g = fight(horde, ours=[[8, 8], [4, 4]], heroes=["bren", "sil"], theirs=[2] * 4, stored=0)
    while g.asks("act"):
        g.choose("resolve")
    g.choose("aim", 1, 1)
    assert {option.args for option in g.options("aim")} == {(0, 1), (0, 2)}
    g.choose("aim", 0, 2)
    assert not g.foes


@pytest.mark.rule("FD-300", "FD-301", "FD-298")
def test_excess_damage_to_a_group_is_lost() -> None:
    g = fight(beast(4, **FOUR), ours=[[7, 7]], theirs=[2, 2], stored=0)
    assert sorted(g.foe().health) == [0, 4, 4, 4] and g.lost() == 0


@pytest.mark.rule("FD-302")
def test_excess_damage_to_a_horde_runs_on() -> None:
    five = {"count": 5, "horde": True, "states": [[n, 2, 2] for n in (5, 4, 3, 2, 1)]}
    g = fight(beast(3, **five), ours=[[7, 7]], theirs=[2, 2], stored=0)
    assert sorted(g.foe().health) == [0, 0, 2, 3, 3]
    many = {"count": 3, "horde": True, "states": [[n, 2, 2] for n in (3, 2, 1)]}
    g = fight(beast(2, **many), ours=[[7, 7]], theirs=[2, 2], stored=0)
    assert not g.foes, "all three are dead"


@pytest.mark.rule("FD-291", "FD-292", "FD-290", "FR-62", "FD-107")
def test_armor_reduces_each_application_of_damage() -> None:
    worn = {0: ["scale_coat", "door_shield"]}
    g = fight(beast(40), ours=[[3, 3]], theirs=[6, 6], stored=0, items=worn)
    assert g.lost() == 4 and g.foe().health == (37,)
    g = fight(beast(40), ours=[[5, 5]], theirs=[4, 4], stored=0, items=worn)
    assert g.lost() == 0, "Return Damage of 1 is nothing"
    g = fight(beast(40, ANGUISH), ours=[[5, 5]], theirs=[0, 2, 2], stored=0, items=worn)
    assert g.lost() == 2 + 1, "4 less 2 at once, then Return Damage of 3 less 2"


@pytest.mark.rule("FD-294")
def test_damage_that_ignores_armor_is_not_reduced() -> None:
    sharp = power(do("damage", to="hero", n=4, pierce=True))
    g = fight(beast(40, sharp), ours=[[5, 5]], theirs=[0, 5, 5], items={0: ["scale_coat"]})
    assert g.lost() == 4


#: Two individuals against which a Hero plays one card, and they two.
ALONE = {"count": 2, "horde": True, "states": [[2, 2, 1], [1, 2, 1]]}


@pytest.mark.rule("FD-250", "FD-252")
def test_one_hero_card_lies_opposite_the_higher_of_two() -> None:
    g = fight(beast(40, **ALONE), ours=[[5]], theirs=[3, 6], stored=0)
    assert g.lost() == 6 and sorted(g.foe().health) == [39, 40]


@pytest.mark.rule("FD-250", "FD-252", "FR-76")
def test_a_single_hero_card_is_moved_once_and_stays_in_its_pair_after_a_swap() -> None:
    g = fight(beast(40, **ALONE), ours=[[3]], theirs=[4, 6], abilities={0: ["read_the_shoulder", "rooted"]})
    assert g.lane().facing == 1
    g.choose("power", 0, "read_the_shoulder")
    assert (g.lane().values, g.lane().foe_values) == ((6,), (4, 3))
    g.choose("resolve", 0, 0)
    assert sorted(g.foe().health) == [34, 40] and g.lost() == 3, "6 against 3, not 6 against 4"


@pytest.mark.rule("FD-250", "FR-76")
def test_a_weaker_highest_card_does_not_let_the_single_hero_card_move_again() -> None:
    weaken = {"trigger": "power", "cost": 1, "effects": [do("change", who="monster", which="highest", by=-3)]}
    box = box_with(monsters=[beast(40, **ALONE)], ability=[{"id": "weaken", "deck": "fighter", "skills": [weaken]}])
    g = fight(beast(40, **ALONE), ours=[[5]], theirs=[6, 4], abilities={0: ["weaken", "rooted"]}, box=box)
    g.choose("power", 0, "weaken").choose("resolve", 0, 0)
    assert sorted(g.foe().health) == [35, 40] and g.lost() == 2, "5 against 3, not 5 against 4"


@pytest.mark.rule("FR-76")
def test_what_the_monster_does_with_its_cards_comes_before_the_single_card_is_moved() -> None:
    grows = beast(40, power(do("change", who="monster", which="lowest", by=4)), **ALONE)
    g = fight(grows, ours=[[5]], theirs=[0, 3, 6], abilities={0: ["rooted"]})
    assert g.lane().foe_values == (7, 6) and g.lane().facing == 0


@pytest.mark.rule("FD-251")
@pytest.mark.parametrize(("k", "lost", "left"), [(0, 5, 39), (1, 2, 33)])
def test_a_single_monster_card_goes_opposite_either_hero_card(k: int, lost: int, left: int) -> None:
    g = fight(beast(40, count=2, states=[[2, 1, 2], [1, 1, 2]]), ours=[[4, 7]], theirs=[5], stored=0)
    assert g.pairs() == {0, 1}
    g.choose("resolve", 0, k)
    assert g.lost() == lost and min(g.foe().health) == left


@pytest.mark.rule("FD-268", "FD-272")
def test_with_two_monster_hits_either_may_be_picked() -> None:
    g = pair((3, 4), (6, 5))
    assert g.pairs() == {0, 1}


@pytest.mark.rule("FD-261", "FD-224")
def test_passive_abilities_of_monsters_always_apply() -> None:
    g = fight(beast(40, passive(do("bonus", on="hit", n=1))), ours=[[3, 3]], theirs=[5, 5], stored=0)
    assert g.lost() == 6
    g = fight(beast(40, passive(do("bonus", on="return", n=1))), ours=[[5, 5]], theirs=[4, 4], stored=0)
    assert g.lost() == 2
