"""Fighting a Leviathan, the new Allies, slaying and the Scourge (chapters 2.8, 2.9 and 2.11)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import Table, given, leviathan

from fathom.games.abyss.state import Beast


def fighting_it(number: int, hand: str, *dice: int, **more: Any) -> Table:
    """Seat 0 meets a Monster and fights this Leviathan."""
    table: dict[str, Any] = {
        "deck": "monster jellyfish_2",
        "border": {7: number, 4: 19},
        "hand": {0: hand},
        "dice": dice,
    }
    return given(**table | more).choose("explore").choose("fight", leviathan(number))


def drawing(g: Table) -> Table:
    """Take base tokens only, wherever it is asked."""
    while g.asks("tokens"):
        g.state.choose(g.options("tokens")[-1])
    return g


@pytest.mark.rule("AL-050")
def test_first_one_leviathan_of_the_border_is_picked() -> None:
    g = given(deck="monster", border={7: 2, 4: 19}, hand={0: "crab_1 crab_2 jellyfish_3"}).choose("explore")
    assert g.facts("fight") == [leviathan(19), leviathan(2)]
    g.choose("fight", leviathan(19))
    assert g.asks("attack", 0) and g.facts("attack") == ["crab_1", "crab_2"]


@pytest.mark.rule("AL-051", "AL-052", "AL-053")
def test_one_ally_is_discarded_one_die_is_rolled_and_both_are_the_attack_power() -> None:
    g = fighting_it(2, "crab_2 crab_1", 3).choose("attack", "crab_2")
    assert g.discard == ("crab_2",) and g.happened("rolled", dice=(3,), ally="crab_2", power=5) == 1


@pytest.mark.rule("AL-054")
def test_without_an_ally_of_a_shown_race_that_leviathan_cannot_be_attacked() -> None:
    g = given(deck="monster", border={7: 2, 4: 19}, hand={0: "jellyfish_3"}).choose("explore")
    assert g.facts("fight") == [leviathan(2)]


@pytest.mark.rule("AL-055", "AL-058")
def test_a_failed_attack_brings_a_pearl_and_nothing_else() -> None:
    g = fighting_it(2, "crab_2 crab_1", 3).choose("attack", "crab_2")
    assert g.player(0).pearls == 1 and g.beast(7) == Beast(leviathan(2), 0) and g.tokens(0) == (0, 0)
    assert g.asks("attack", 0) and g.offers("stop_fighting")


@pytest.mark.rule("AL-056", "AL-058")
def test_a_power_equal_to_the_resistance_takes_a_health_point_without_the_pearl() -> None:
    g = drawing(fighting_it(2, "crab_5 crab_1", 1).choose("attack", "crab_5"))
    assert g.beast(7) == Beast(leviathan(2), 1) and g.player(0).pearls == 0 and g.tokens(0) == (2, 0)


@pytest.mark.rule("AL-057")
@pytest.mark.parametrize(("die", "level"), [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_one_attack_may_take_several_points_in_a_row(die: int, level: int) -> None:
    g = drawing(fighting_it(1, "crab_5 crab_1", die).choose("attack", "crab_5"))  # 3, 7, 5
    assert g.beast(7) == Beast(leviathan(1), level)


@pytest.mark.rule("AR-38")
def test_power_beyond_the_last_point_is_lost() -> None:
    g = drawing(fighting_it(12, "crab_5 crab_1", 6).choose("attack", "crab_5"))
    assert g.player(0).slain == (leviathan(12),) and g.tokens(0) == (1, 0) and g.beast(4) == Beast(leviathan(19))


@pytest.mark.rule("AL-059", "AR-34")
def test_one_may_attack_the_same_leviathan_again_and_again_or_stop() -> None:
    g = fighting_it(2, "crab_1 crab_1 crab_1 crab_2", 1, 1, 1)
    for _ in range(2):
        g.choose("attack", "crab_1")
        assert g.asks("attack", 0) and {option.args[1] for option in g.options("attack")} == {leviathan(2)}
    g.choose("stop_fighting")
    assert g.active == 1 and g.player(0).pearls == 2 and g.player(0).hand == ("crab_1", "crab_2")


@pytest.mark.rule("AL-060", "AL-061")
def test_one_leviathan_is_fought_and_then_the_action_is_over() -> None:
    g = given(deck="squid_3 monster squid_5", border={7: 12, 4: 19}, hand={0: "crab_5 crab_4"}, dice=(6,))
    g.choose("explore").choose("go_on").choose("fight", leviathan(12)).choose("attack", "crab_5")
    drawing(g)
    assert g.active == 1 and g.deck[0] == "squid_5", "no second Leviathan, no further exploring"


@pytest.mark.rule("AR-35")
def test_the_track_is_cleared_when_the_fight_is_over() -> None:
    g = given(deck="squid_3 monster", border={7: 12, 4: 19}, hand={0: "crab_5"}, new_tokens="council_stack", dice=(6,))
    g.choose("explore").choose("go_on").choose("fight", leviathan(12)).choose("tokens", 0, 1)
    assert g.active == 1 and g.tokens(0) == (0, 1), "the token found an empty Council: the Squid was still on the track"
    assert g.council[4] == ("squid_3",) and "monster" in g.discard


@pytest.mark.rule("AR-33")
def test_who_has_chosen_to_fight_must_attack_once() -> None:
    assert fighting_it(2, "crab_1 crab_2").refuses("stop_fighting")


@pytest.mark.rule("AL-061")
def test_who_has_no_suitable_ally_left_has_stopped() -> None:
    g = fighting_it(2, "crab_1 squid_5", 1)
    assert g.active == 1 and g.player(0).pearls == 1 and g.player(0).hand == ("squid_5",)


@pytest.mark.rule("AL-062")
def test_a_crab_fights_every_leviathan() -> None:
    everywhere = {2: 1, 4: 5, 5: 9, 6: 13, 7: 17, 8: 2, 9: 6, 10: 10, 11: 14}
    g = given(deck="monster", border=everywhere, hand={0: "crab_1"}).choose("explore")
    assert len(g.options("fight")) == 9


# ---------------------------------------------------------------------------------------------- the new Allies


@pytest.mark.rule("AL-063", "AL-066")
def test_a_new_ally_does_something_only_when_it_is_discarded_for_an_attack() -> None:
    g = fighting_it(2, "crab_1 crab_1_pearls crab_3_dice", 3, pearls={0: 5}).choose("attack", "crab_1")
    assert g.happened("rolled", dice=(3,)) == 1 and g.asks("attack"), "those in hand are ordinary"
    g = given(hand={0: "seahorse_4_dice seahorse_2_pearls seahorse_2"}, court="shepherd keeper miller reaper")
    g.recruit("shepherd", "seahorse_4_dice seahorse_2_pearls seahorse_2").choose("affiliate", "seahorse_2_pearls")
    assert g.player(0).affiliated == ("seahorse_2_pearls",)


@pytest.mark.rule("AL-064", "AR-37")
def test_a_pearl_ally_may_add_pearls_once_the_die_is_seen() -> None:
    g = fighting_it(1, "jellyfish_2_pearls crab_1", 4, pearls={0: 4}).choose("attack", "jellyfish_2_pearls")
    assert g.asks("add_pearls", 0) and g.facts("add_pearls") == [0, 1, 2, 3, 4]
    treasury = g.treasury
    drawing(g.choose("add_pearls", 4))
    assert g.beast(7) == Beast(leviathan(1), 2) and g.player(0).pearls == 0 and g.treasury == treasury + 4


@pytest.mark.rule("AL-059", "AR-07")
def test_without_a_suitable_ally_powers_may_still_be_used_before_the_fight_is_over() -> None:
    g = fighting_it(12, "crab_1 seahorse_1", 1, lords={0: "slaver"})
    assert g.asks("attack", 0) and g.kinds() == {"sell", "stop_fighting"} and g.track == ("monster",)
    g.choose("sell")
    assert g.track == () and g.player(0).hand == () and g.player(0).pearls == 3


@pytest.mark.rule("AR-37")
def test_as_many_pearls_may_be_added_as_are_held_and_nobody_is_asked_for_pearls_that_could_do_nothing() -> None:
    g = fighting_it(12, "crab_1_pearls crab_1", 2, pearls={0: 4}).choose("attack", "crab_1_pearls")  # 3 of 5
    assert g.facts("add_pearls") == [0, 1, 2, 3, 4]
    g.choose("add_pearls", 4, 7)
    assert g.player(0).pearls == 0 and g.happened("health_lost", n=1) == 1
    g = fighting_it(12, "crab_1_pearls crab_1", 4, pearls={0: 9}).choose("attack", "crab_1_pearls")  # 5 of 5
    assert g.asks("tokens") and g.player(0).pearls == 9
    g = fighting_it(12, "crab_1_pearls crab_1", 2).choose("attack", "crab_1_pearls")
    assert g.asks("attack") and g.player(0).pearls == 1, "without a Pearl it just fails"


@pytest.mark.rule("AL-055", "AL-064")
def test_who_has_paid_pearls_and_still_fails_gains_the_pearl_all_the_same() -> None:
    g = fighting_it(12, "crab_1_pearls crab_1", 2, pearls={0: 4}).choose("attack", "crab_1_pearls")  # 3 of 5
    treasury = g.treasury
    g.choose("add_pearls", 1)
    assert g.happened("attack_failed", power=4) == 1 and g.player(0).pearls == 4 - 1 + 1 and g.treasury == treasury
    assert g.happened("gained_pearls", of="consolation", n=1) == 1


@pytest.mark.rule("AL-065")
@pytest.mark.parametrize(("dice", "power"), [((2, 5), 8), ((5, 2), 8), ((6, 1), 9), ((4, 4), 7)])
def test_a_dice_ally_rolls_both_and_counts_the_higher_one(dice: tuple[int, int], power: int) -> None:
    g = fighting_it(2, "crab_3_dice crab_1", *dice).choose("attack", "crab_3_dice")
    assert g.happened("rolled", dice=dice, power=power) == 1


@pytest.mark.rule("AL-066")
def test_new_allies_are_bought_sent_and_counted_like_others() -> None:
    g = given(deck="squid_1_pearls crab_4_dice", pearls={1: 1}).choose("explore").choose("buy", seat=1)
    assert g.player(1).hand == ("squid_1_pearls",)
    g.choose("go_on").choose("take")
    assert g.council[1] == ("crab_4_dice",)


# ---------------------------------------------------------------------------------------------- slaying


@pytest.mark.rule("AL-075", "AL-076")
def test_without_health_points_it_is_dead_and_the_slayer_keeps_the_card() -> None:
    g = drawing(fighting_it(2, "crab_5 crab_1", 5).choose("attack", "crab_5"))
    assert g.player(0).slain == (leviathan(2),) and g.beast(7) is None
    assert g.tokens(0) == (3, 0), "besides the reward"


@pytest.mark.rule("AL-077", "AR-36")
def test_its_death_ends_the_turn_but_not_the_location_step() -> None:
    g = fighting_it(12, "crab_5 crab_4", 6, keys={0: 2}, new_tokens="key", lords={0: "slaver"}).choose(
        "attack", "crab_5"
    )
    g.choose("tokens", 0, 1).reveal("key")
    g.choose("spend_keys", 3).choose("take_location", "chasm")
    assert g.asks("end_turn", 0) and g.kinds() == {"sell", "end_turn"}, "end-of-turn Powers, but no attack"


@pytest.mark.rule("AL-078")
def test_the_first_slayer_takes_the_scourge() -> None:
    g = drawing(fighting_it(12, "crab_5", 6))
    assert g.scourge == 0 and g.happened("took_scourge", player=0) == 1


@pytest.mark.rule("AL-079", "AR-54")
@pytest.mark.parametrize(("mine", "holders", "taken"), [(0, 1, True), (1, 1, True), (0, 2, False), (2, 2, True)])
def test_who_equals_the_holder_takes_the_scourge(mine: int, holders: int, taken: bool) -> None:
    g = fighting_it(12, "crab_5", 6, slain={0: [3, 4][:mine], 1: [5, 6][:holders]}, scourge=1)
    assert (drawing(g).scourge == 0) == taken


@pytest.mark.rule("AR-54")
def test_the_holder_keeps_the_scourge_with_another_kill() -> None:
    g = drawing(fighting_it(12, "crab_5", 6, slain={0: [3], 1: [4]}, scourge=0))
    assert g.scourge == 0 and g.happened("took_scourge") == 0


@pytest.mark.rule("AL-080")
def test_the_scourge_is_worth_five() -> None:
    g = drawing(fighting_it(12, "crab_5", 6))
    assert g.box.numbers.influence_of_scourge == 5 and g.scourge == 0


@pytest.mark.rule("AL-081", "AL-033")
def test_whoever_slays_the_last_leviathan_adds_one_at_once() -> None:
    g = given(deck="monster squid_5", border={7: 12}, hand={0: "crab_5"}, dice=(6, 3, 4), leviathans=(3,))
    drawing(g.choose("explore").choose("fight", leviathan(12)))
    assert g.beast(7) == Beast(leviathan(3)) and g.happened("attacked") == 0 and g.deck[0] == "squid_5"
