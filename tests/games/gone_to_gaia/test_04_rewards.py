"""Parts, elements, XP, levels, and the order of several deaths (chapters M to R)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, Table, boss, foe, given

from fathom.games.gone_to_gaia.rules import experience, moving
from fathom.games.gone_to_gaia.schema.foes import Reward
from fathom.games.gone_to_gaia.state import FRESH, Drop

TWO_TIDES = Reward(elements=("tide", "tide"))
LEVEL = Reward(level_cards=1)


@pytest.mark.rule("GG-097", "GG-098", "GG-099", "GG-125", "GG-126")
def test_a_dead_minion_drops_one_part_for_each_discipline() -> None:
    g = given(foes={"C2": foe(health=1)}, dice=(1,)).attack("maul")
    assert g.drops == (Drop(TILE["C2"], 0, 0), Drop(TILE["C2"], 1, 0)) and g.xp == 1


@pytest.mark.rule("GG-100", "GR-049", "GR-050")
def test_a_boss_drops_parts_of_its_level_and_a_lieutenant_minion_parts() -> None:
    g = given(foes={"C2": boss(health=1, level=3)}, dice=(1,)).attack("maul")
    assert {drop.level for drop in g.drops} == {3}
    low = given(foes={"C2": foe(health=1, kind="lieutenant", level=3)}, dice=(1,)).attack("maul")
    assert {drop.level for drop in low.drops} == {0}


@pytest.mark.rule("GG-103", "GG-156")
def test_parts_left_behind_are_lost_with_the_wave() -> None:
    g = given(drops=[("A1", 0, 0)]).choose("run").choose("run")
    assert g.drops == () and g.suit(0).parts[0] >= 10  # only the income


@pytest.mark.rule("GG-127", "GR-106", "GR-112")
def test_rewards_of_several_dead_come_in_an_order_of_choice_where_it_counts() -> None:
    tide = Reward(elements=("tide", "gale"))
    foes = {"C2": foe(health=1, reward=tide), "B3": foe(health=1, reward=TWO_TIDES), "D3": foe(health=1)}
    g = given(foes=foes, elements={0: "tide:1"}, dice=(1,)).turn("blade", "tide").use().settle("reward_order")
    assert g.asks("reward_order") and g.xp == 1  # XP is counted at once: no level comes before the end
    first, second = (option.args[1] for option in g.decision.options)
    by_elements = {BOX.profiles[n].reward: n for n in (first, second)}
    pair = g.state.clone()
    g.choose("reward_order", by_elements[TWO_TIDES])
    assert g.suit(0).elements[0] == 1  # two: one is lost, the blade is fresh, then one more lies there
    other = Table(pair).choose("reward_order", by_elements[tide])
    assert other.suit(0).elements[0] == 2  # one: the blade is fresh, then two more lie there
    easy = {"C2": foe(health=1, reward=tide), "B3": foe(health=1, reward=Reward(elements=("ember", "root")))}
    assert not given(foes=easy, dice=(1,)).turn("blade", "root").use().settle("reward_order").asks("reward_order")


@pytest.mark.rule("GG-122", "GG-127", "GR-112")
def test_a_level_card_and_elements_come_in_an_order_of_choice() -> None:
    foes = {"C2": boss(health=1, reward=LEVEL), "B3": foe(health=1, reward=TWO_TIDES)}
    g = given(foes=foes, dice=(1,)).turn("blade").use().settle("reward_order")
    assert g.asks("reward_order") and len(g.decision.options) == 2


@pytest.mark.rule("GG-122")
def test_most_bosses_bring_a_level_card_but_not_all() -> None:
    with_card = [one for one in BOX.bosses.values() if one.reward.level_cards]
    assert len(BOX.bosses) / 2 < len(with_card) < len(BOX.bosses)


@pytest.mark.rule("GG-104", "GG-105")
def test_both_players_gain_the_elements_as_far_as_there_are_spaces() -> None:
    g = given(foes={"C2": foe(health=1, reward=TWO_TIDES)}, elements={1: "tide:1"}, dice=(1,)).attack("maul", "ember")
    assert (g.suit(0).elements[0], g.suit(1).elements[0]) == (2, 2)
    assert g.happened("element_lost", seat_of=1) == 1


@pytest.mark.rule("GG-106", "GG-108", "GG-352", "GR-106")
def test_the_second_element_refreshes_the_weapon_and_a_third_finds_no_space() -> None:
    g = given(foes={"C2": foe(health=1, reward=TWO_TIDES)}, elements={0: "tide:1"}, dice=(1,)).attack("maul", "tide")
    assert g.place(0, "maul") == FRESH and g.suit(0).elements[0] == 0


@pytest.mark.rule("GG-352")
def test_a_later_card_fills_the_spaces_that_a_refresh_has_emptied() -> None:
    foes = {"C2": foe(health=1, reward=TWO_TIDES), "B3": foe(health=1, reward=TWO_TIDES)}
    g = given(foes=foes, dice=(1,)).attack("blade", "tide")
    assert g.place(0, "blade") == FRESH and g.suit(0).elements[0] == 2


@pytest.mark.rule("GG-107")
def test_elements_on_an_empty_slot_wait_for_the_next_weapon() -> None:
    g = given(foes={"C2": foe(health=1, reward=TWO_TIDES)}, dice=(1,)).attack("maul", "ember")
    assert g.suit(0).elements[0] == 2
    g.end().choose("run").turn("blade", "tide")
    assert g.place(0, "blade") == FRESH and g.suit(0).elements[0] == 0


@pytest.mark.rule("GG-113", "GG-114", "GG-115", "GG-116", "GG-128")
def test_xp_buy_one_level_at_a_time_and_the_rest_stays() -> None:
    g = given(foes={"C2": foe(health=1, reward=Reward(xp=5)), "E1": foe()}, dice=(1,)).attack("maul")
    assert BOX.numbers.xp[:3] == (2, 2, 2)
    assert (g.level, g.xp) == (3, 1) and g.happened("drew_level") == 4


@pytest.mark.rule("GG-117", "GG-118", "GG-119", "GR-047")
def test_a_level_card_gives_rank_one_or_the_next_rank() -> None:
    g = given(foes={"C2": foe(health=1, reward=LEVEL)}, gear={0: "maul blade"}, dice=(1,))
    g.state.level_deck = ("base_01", "base_02")
    g.turn("maul").use()
    assert {option.args[0] for option in g.options("take_card")} == {"mind_blade_2", "mind_boots_1", "mind_maul_2"}
    g.choose("take_card", "mind_maul_2")
    assert g.rank(0, "maul") == 2 and g.place(0, "maul") == 0


@pytest.mark.rule("GG-120", "GR-052", "GR-053")
def test_a_rank_above_the_maximum_cannot_be_taken() -> None:
    g = given(maxima=1, gear={0: "blade boots maul"})
    g.state.level_deck = ("base_01",)
    g.now(experience.draw(0))
    assert g.happened("level_void") == 1
    g.now(experience.draw(0))  # the deck is made anew from the discard pile
    assert g.happened("drew_level") == 2


@pytest.mark.rule("GG-122", "GG-123")
def test_a_boss_gives_each_player_a_level_card_and_no_level() -> None:
    g = given(foes={"C2": boss(health=1, reward=LEVEL)}, dice=(1,)).turn("maul").use()
    assert g.asks("level_card", seat=0)
    g.default()
    assert g.asks("level_card", seat=1)
    g.default()
    assert (g.level, g.xp) == (1, 0)


@pytest.mark.rule("GG-124", "GG-125", "GG-126", "GG-127")
def test_several_deaths_first_strike_back_then_drop_then_leave_then_reward() -> None:
    foes = {"C2": foe(health=1, white="s", reward=Reward(xp=2)), "B3": foe(health=1, reward=Reward(xp=1))}
    g = given(foes=foes, dice=(2,)).attack("blade")
    kinds = [event.kind for event in g.state.events or []]
    order = [kinds.index(kind) for kind in ("attacked", "counterattack", "slain", "xp", "level")]
    assert order == sorted(order) and len(g.drops) == 4 and not g.enemies


@pytest.mark.rule("GG-174", "GG-171", "GR-043")
def test_a_circuit_is_taken_in_passing_for_the_group() -> None:
    g = given(quest="lamp_oil", gear={0: "maul boots"})
    g.state.circuit_tiles = (TILE["C4"],)
    g.turn("maul").step("C4")
    assert g.circuits == 1 and g.circuit_tiles == ()


@pytest.mark.rule("GG-172", "GG-173", "GR-042")
def test_a_friendly_is_met_once_and_its_card_does_not_return() -> None:
    g = given(quest="bears_kitchen", hp={0: 3, 1: 3}, witness="D4")
    g.state.friendly_tiles = (TILE["C4"],)
    top = g.friendly_deck[0]
    g.turn("maul").step("C4")
    g.settle()
    assert g.friendly_tiles == () and g.friendlies_gone == (top,) and top not in g.friendly_deck


@pytest.mark.rule("GG-102")
def test_parts_go_to_the_players_of_their_disciplines() -> None:
    g = given(drops=[("A1", 0, 0), ("A1", 1, 0)])
    moving.take(g.state, 1, (0, 1))
    assert (g.suit(0).parts[0], g.suit(1).parts[0]) == (1, 1)
