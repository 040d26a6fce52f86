"""What no other test of Leviathan noticed when it was changed (`bin/prove abyss --survivors`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given, leviathan, zone

import fathom
from fathom.games.abyss.rules import border, fighting, hands, monsters, tokens
from fathom.games.abyss.state import Abyss, Beast

TWELVE = "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4 squid_4"


def fighting_it(number: int, hand: str, *dice: int, **more: Any) -> Table:
    """Seat 0 meets a Monster and fights this Leviathan in zone 7; another one is in zone 4."""
    table: dict[str, Any] = {
        "deck": "monster jellyfish_2",
        "border": {7: number, 4: 19},
        "hand": {0: hand},
        "dice": dice,
    }
    return given(**table | more).choose("explore").choose("fight", leviathan(number))


# ---------------------------------------------------------------------------------------------- a Leviathan


@pytest.mark.rule("AL-024", "AL-025", "AL-031")
def test_a_leviathan_that_comes_has_all_its_health_points_and_its_zone() -> None:
    for number, health in ((1, 3), (2, 2), (15, 1)):
        g = given(border={}, leviathans=[number], dice=(3, 4)).now(border.add(0))
        assert g.beast(7) == Beast(leviathan(number), 0)
        assert len(BOX.leviathans[leviathan(number)].levels) == health
        assert sum(beast is not None for beast in g.border) == 1 and len(g.border) == len(BOX.border)


@pytest.mark.rule("AL-026")
@pytest.mark.parametrize(("power", "points"), [(5, 0), (6, 1), (9, 1), (10, 2), (20, 2)])
def test_an_attack_removes_a_health_point_for_each_resistance_that_it_reaches(power: int, points: int) -> None:
    """Number 2 has Resistance 6, then 4."""
    g = given(border={7: 2})
    assert fighting.points_lost(g.state, zone(7), power) == points


@pytest.mark.rule("AL-027")
@pytest.mark.parametrize(("points", "earned"), [(1, 1), (2, 3), (3, 4)])
def test_each_health_point_earns_the_tokens_of_its_own_level(points: int, earned: int) -> None:
    """Number 1 gives 1, 2 and 1 tokens."""
    g = given(border={7: 1, 4: 19})
    g.now(fighting.take_health(0, zone(7), points))
    assert g.asks("tokens", 0) and g.decision.args == (earned,)


@pytest.mark.rule("AL-028", "AL-041", "AL-044", "AL-045", "AL-046", "AL-047")
@pytest.mark.parametrize(
    ("number", "left"),
    [(1, (1, 4, 0)), (5, (4, 1, 0)), (15, (4, 4, 3)), (17, (4, 4, 4))],
    ids=["three Allies", "three Pearls", "three wounds", "four wounds"],
)
def test_the_penalty_on_the_card_hits_who_adds_a_leviathan(number: int, left: tuple[int, int, int]) -> None:
    hand = "crab_1 crab_1 crab_2 crab_3"
    g = given(border={7: number}, leviathans=[20], dice=(3, 4), hand={0: hand}, pearls={0: 4}).now(border.add(0))
    while g.asks("discard"):
        g.choose("discard", g.player(0).hand[0])
    p = g.player(0)
    assert (len(p.hand), p.pearls, p.wounds) == left and g.wounds == 25 - p.wounds


@pytest.mark.rule("AL-048", "AL-049", "AR-47")
def test_lords_are_lost_one_by_one_as_their_owner_chooses_and_never_from_under_a_location() -> None:
    g = given(lords={0: "miller keeper"}, turned={0: "reaper"}, locations={0: {"jail": "shepherd"}})
    g.now(border.lose_lords(0, 2))
    assert g.facts("lose_lord") == ["miller", "keeper", "reaper"]
    g.choose("lose_lord", "reaper")
    assert g.facts("lose_lord") == ["miller", "keeper"]
    g.choose("lose_lord", "miller")
    assert g.asks("act", 0) and g.player(0).lords == ("keeper",)


@pytest.mark.rule("AL-033", "AL-079", "AL-081", "AL-085")
def test_only_an_empty_border_gets_a_leviathan_when_one_dies() -> None:
    g = given(border={7: 15, 4: 19}, leviathans=[3], dice=(1, 1))
    for total, left in ((7, {4: 19}), (4, {2: 3})):
        beast = g.beast(total)
        assert beast is not None
        health = len(BOX.leviathans[beast.leviathan].levels)
        g.now(fighting.take_health(0, zone(total), health)).to("act")
        assert {number: leviathan(n) for number, n in left.items()} == {
            BOX.border[i].sums[0]: there.leviathan for i, there in enumerate(g.border) if there
        }


@pytest.mark.rule("AL-075", "AL-076", "AL-078", "AR-54")
def test_the_scourge_goes_to_who_has_slain_as_many_as_its_holder() -> None:
    g = given(players=3, slain={0: [1, 2], 1: [3]}, scourge=0, border={7: 15, 4: 19, 2: 18})
    zones = [i for i, beast in enumerate(g.border) if beast]
    fighting.slay(g.state, 2, zones[0])
    assert g.scourge == 0, "one is fewer than two"
    fighting.slay(g.state, 1, zones[1])
    assert g.scourge == 1, "two are as many"


@pytest.mark.rule("AL-059", "AL-061")
def test_who_has_attacked_may_go_on_or_stop_and_who_has_not_must_attack() -> None:
    g = fighting_it(2, "crab_1 crab_2", 1, lords={0: "oracle"}, council="squid_1")
    assert g.kinds() == {"attack"}, "one attack is due, and nothing else is offered before it"
    g.choose("attack", "crab_1")
    assert g.kinds() == {"attack", "stop_fighting", "empty_stack"}
    g.choose("empty_stack", "squid")
    assert g.kinds() == {"attack", "stop_fighting"}, "the Power is used, and one may still stop"


@pytest.mark.rule("AL-053", "AL-055", "AL-058")
def test_a_failed_attack_takes_nothing_and_is_followed_by_the_next() -> None:
    g = fighting_it(2, "crab_1 crab_2", 1, pearls={0: 0}).choose("attack", "crab_1")
    assert g.player(0).pearls == 1 and g.beast(7) == Beast(leviathan(2), 0)
    assert g.happened("attack_failed") == 1
    g.choose("stop_fighting")
    assert g.happened("health_lost") == 0 and g.beast(7) == Beast(leviathan(2), 0)


@pytest.mark.rule("AL-060", "AL-077", "AR-34")
def test_the_intrepid_fights_a_second_leviathan_in_each_turn_and_no_third() -> None:
    g = given(lords={0: "intrepid"}, border={7: 15, 4: 19, 2: 18}, hand={0: "crab_5 crab_4"})
    g.state.decision = None
    fighting.after_kill.now(g.state, 0)
    assert g.asks("may_fight", 0) and g.state.fought_again
    g.state.decision = None
    fighting.after_kill.now(g.state, 0)
    assert g.state.decision is None, "one more, not two"


@pytest.mark.rule("AB-065", "AR-07", "AR-34")
def test_the_intrepid_may_fight_again_in_the_next_turn() -> None:
    g = given(lords={0: "intrepid"}, deck="squid_1 squid_2 squid_3 squid_4")
    g.state.fought_again = True
    g.choose("explore").choose("take").end_turn()
    assert not g.state.fought_again


@pytest.mark.rule("AL-029", "AL-067")
def test_the_health_token_goes_down_from_where_it_is() -> None:
    g = given(border={7: (1, 1), 4: 19}).now(fighting.move_health(0, zone(7), 1))
    assert g.beast(7) == Beast(leviathan(1), 2) and g.beast(4) == Beast(leviathan(19), 0)
    assert len(g.border) == len(BOX.border)


@pytest.mark.rule("AR-37", "AL-064", "AL-065")
def test_as_many_pearls_may_be_added_as_are_held() -> None:
    ally = next(one.id for one in BOX.allies.values() if one.fights == "pearls")
    g = given(deck="monster jellyfish_2", border={7: 2}, hand={0: ally}, pearls={0: 20}, dice=(1,))
    g.choose("explore").choose("fight", leviathan(2)).to("add_pearls")
    power = BOX.value[ally] + 1
    assert [option.args for option in g.options("add_pearls")] == [(n, power + n) for n in range(20 + 1)]


@pytest.mark.rule("AR-37")
def test_no_pearl_is_asked_for_when_the_leviathan_dies_of_the_ally_alone() -> None:
    weak = min(BOX.leviathans.values(), key=lambda one: sum(level.resistance for level in one.levels))
    g = given(border={7: weak.number}, pearls={0: 5})
    most = sum(level.resistance for level in weak.levels)
    assert fighting.useful(g.state, zone(7), most - 1) and not fighting.useful(g.state, zone(7), most)


@pytest.mark.rule("AB-033", "AL-090")
def test_a_monster_is_met_as_long_as_the_end_is_not_triggered() -> None:
    g = given(deck="monster squid_1", border={7: 2}, hand={0: "crab_1"}, leviathans=[])
    g.state.leviathans = ()
    assert g.choose("explore").asks("monster", 0)


@pytest.mark.rule("AL-013")
def test_the_new_tokens_are_shuffled() -> None:
    one, other = (fathom.new("abyss", seed=seed) for seed in (1, 2))
    assert isinstance(one, Abyss) and isinstance(other, Abyss)
    assert one.new_monsters != other.new_monsters and sorted(one.new_monsters) == sorted(other.new_monsters)


# ---------------------------------------------------------------------------------------------- hands and tokens


@pytest.mark.rule("AL-070", "AR-44", "AR-42")
def test_a_revealed_token_goes_and_those_before_and_behind_it_stay() -> None:
    pearls, *_ = [one.id for one in BOX.tokens.values() if type(one.gives).__name__ == "GainPearls"]
    stack, keys = (
        next(one.id for one in BOX.tokens.values() if type(one.gives).__name__ == kind)
        for kind in ("TakeCouncilStack", "GainKeys")
    )
    g = given(kept={0: [stack, pearls, keys]})
    while not g.asks("act"):
        g.default()
    g.now(tokens.reveal(0, 1))
    assert [face.token for face in g.player(0).kept] == [stack, keys] and g.tokens_gone == (pearls,)


@pytest.mark.rule("AL-016", "AL-019")
def test_a_hand_that_grew_in_an_opponents_turn_is_looked_at_when_the_own_turn_ends() -> None:
    deck = "crab_5 crab_4 squid_5 crab_3"
    g = given(hand={1: TWELVE}, pearls={1: 1}, deck=deck).choose("explore").choose("buy", seat=1).choose("take")
    assert g.active == 1 and g.asks("act", 1) and len(g.player(1).hand) == 13, "seat 0's turn has ended without a word"
    g.choose("explore")
    g.to("take").choose("take")
    assert g.asks("martial_law", 1) and g.decision.args == (2,)


@pytest.mark.rule("AL-018", "AL-017")
def test_under_martial_law_the_chosen_ally_goes_and_one_fewer_is_due() -> None:
    g = given(hand={0: f"{TWELVE} crab_1"}, council="jellyfish_1").choose("support", "jellyfish")
    g.choose("discard", "crab_1")
    assert g.asks("martial_law", 0) and g.decision.args == (1,) and g.discard == ("crab_1",)
    assert g.choose("discard", "jellyfish_1").active == 1 and len(g.player(0).hand) == 12


@pytest.mark.rule("AL-021", "AL-016")
def test_what_is_affiliated_is_not_counted_above_the_limit() -> None:
    g = given(hand={0: TWELVE}, affiliated={0: "crab_1 crab_2 crab_3"}, council="jellyfish_1")
    assert g.choose("support", "jellyfish").asks("martial_law", 0) and g.decision.args == (1,)


@pytest.mark.rule("AL-047", "AR-47", "AB-072")
@pytest.mark.parametrize(("n", "asked"), [(0, False), (1, True), (2, True), (3, False), (4, False)])
def test_allies_are_discarded_by_choice_and_all_of_them_if_there_are_no_more(n: int, asked: bool) -> None:
    g = given(hand={0: "crab_1 crab_2 squid_3"}).now(hands.discard(0, n, "attack"))
    assert g.asks("discard", 0) is asked
    while g.asks("discard"):
        g.choose("discard", g.player(0).hand[0])
    assert len(g.player(0).hand) == max(3 - n, 0) and len(g.discard) == min(n, 3)


@pytest.mark.rule("AL-068", "AR-39", "AR-40")
def test_no_token_is_asked_for_if_none_is_earned_and_one_deck_gives_what_the_other_lacks() -> None:
    g = given().now(tokens.earn(0, 0))
    assert g.asks("act", 0) and g.tokens(0) == (0, 0)
    g = given()
    g.state.new_monsters = g.new_monsters[:1]
    g.now(tokens.earn(0, 3))
    assert [option.args for option in g.options("tokens")] == [(2, 1), (3, 0)]
    g = given().now(tokens.earn(0, 1))
    assert [option.args for option in g.options("tokens")] == [(0, 1), (1, 0)]


@pytest.mark.rule("AL-073", "AR-43")
def test_a_token_for_a_council_stack_does_something_if_there_is_one_stack() -> None:
    token = next(one.id for one in BOX.tokens.values() if type(one.gives).__name__ == "TakeCouncilStack")
    for council, does in (("", False), ("crab_1", True)):
        assert tokens.does_something(given(council=council).state, token) is does
    other = next(one.id for one in BOX.tokens.values() if type(one.gives).__name__ == "GainPearls")
    assert tokens.does_something(given().state, other)


# ---------------------------------------------------------------------------------------------- Monsters


@pytest.mark.rule("AL-090", "AR-55")
def test_monsters_do_nothing_only_in_turns_after_the_end_was_triggered() -> None:
    for ender, empty, nothing in ((-1, True, False), (1, False, False), (1, True, True)):
        g = given(ender=ender)
        if empty:
            g.state.leviathans = ()
        assert monsters.is_without_effect(g.state) is nothing


@pytest.mark.rule("AB-033", "AB-034")
def test_in_the_base_game_monsters_are_met_to_the_end() -> None:
    """It has no Leviathans, whose empty deck would leave Monsters without effect."""
    g = given(expansion=False, ender=1, deck="monster squid_1").choose("explore")
    assert g.last_turn and g.asks("monster", 0) and g.offers("slay")


@pytest.mark.rule("AL-036", "AL-037", "AR-02", "AR-53")
@pytest.mark.parametrize(("discard", "shown"), [("monster", 0), ("monster squid_1", 1), ("squid_1", 1)])
def test_a_discarded_monster_is_replaced_by_a_card_unless_only_monsters_are_left(discard: str, shown: int) -> None:
    g = given(discard=discard, border={7: 2})
    g.state.deck, g.state.track, g.state.decision = (), ("monster",), None
    monsters.discard_monster.now(g.state, 0)
    assert g.happened("reshuffled") == shown
