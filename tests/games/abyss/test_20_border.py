"""Leviathans and the Border (chapters 2.3 to 2.7, tables T10 and T11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given, leviathan, zone

from fathom.games.abyss import queries
from fathom.games.abyss.rules import border
from fathom.games.abyss.state import Beast

NO_FIGHTER: dict[str, Any] = {"hand": {0: "squid_1"}}


def meeting(**more: Any) -> Table:
    """Seat 0 reveals a Monster."""
    return given(**{"deck": "monster jellyfish_2", "border": {7: 2}} | more).choose("explore")


def adding(**more: Any) -> Table:
    """Seat 0 adds a Leviathan."""
    return given(**{"dice": (3, 4), "leviathans": (20,)} | more).now(border.add(0))


def attacked_by(number: int, **more: Any) -> Table:
    """Leviathan #20 comes to zone 7, where this one is."""
    return adding(border={7: number}, **more)


# ---------------------------------------------------------------------------------------------- a card


@pytest.mark.rule("AL-022", "AL-062")
def test_a_leviathan_shows_who_may_fight_it_and_crabs_always_may() -> None:
    assert all("crab" in beast.races for beast in BOX.leviathans.values())
    g = given(hand={0: "crab_1 jellyfish_2 squid_3 seahorse_4 shellfish_5"})
    for number, other in ((1, "jellyfish_2"), (5, "shellfish_5"), (9, "squid_3"), (13, "seahorse_4")):
        assert set(queries.fighters(g.state, 0, leviathan(number))) == {"crab_1", other}
    assert queries.fighters(g.state, 0, leviathan(17)) == ("crab_1",)


@pytest.mark.rule("AL-023")
def test_an_ally_of_either_race_is_enough() -> None:
    assert meeting(hand={0: "jellyfish_5"}).offers("fight", leviathan(2))
    assert meeting(hand={0: "crab_1"}).offers("fight", leviathan(2))


@pytest.mark.rule("AL-024", "AL-026", "AL-027", "AL-028")
@pytest.mark.parametrize(
    ("number", "levels", "penalty"),
    [
        (1, ((3, 1), (7, 2), (5, 1)), ("allies", 3)),
        (2, ((6, 2), (4, 1)), ("allies", 3)),
        (5, ((4, 1), (6, 2), (5, 1)), ("pearls", 3)),
        (10, ((6, 2), (4, 1)), ("lord", 1)),
        (15, ((7, 4),), ("wounds", 3)),
        (17, ((4, 1), (7, 1), (6, 1)), ("wounds", 4)),
    ],
)
def test_a_leviathan_has_a_health_point_for_each_level_and_a_penalty(
    number: int, levels: tuple[tuple[int, int], ...], penalty: tuple[str, int]
) -> None:
    beast = BOX.leviathans[leviathan(number)]
    assert tuple((level.resistance, level.tokens) for level in beast.levels) == levels
    assert (beast.penalty.kind, beast.penalty.n) == penalty


@pytest.mark.rule("AL-024", "AL-026", "AL-027", "AL-028")
def test_the_twenty_leviathans_add_up() -> None:
    beasts = BOX.leviathans.values()
    assert len(beasts) == 20 and sum(len(beast.levels) for beast in beasts) == 35
    assert sum(level.tokens for beast in beasts for level in beast.levels) == 54
    assert Counter(beast.penalty.kind for beast in beasts) == {"wounds": 14, "allies": 2, "pearls": 2, "lord": 2}
    assert sum(beast.penalty.n for beast in beasts if beast.penalty.kind == "wounds") == 37


@pytest.mark.rule("AL-025", "AL-039")
def test_it_enters_with_its_health_token_on_the_top_space() -> None:
    g = adding(leviathans=(1,), border={12: 20})
    assert g.beast(7) == Beast(leviathan(1), 0) and g.happened("attacked") == 0


@pytest.mark.rule("AL-029", "AR-31")
def test_damage_stays_between_turns_and_players() -> None:
    g = meeting(hand={0: "crab_5", 1: "crab_4"}, dice=(1,)).choose("fight", leviathan(2)).choose("tokens", 2, 0)
    assert g.active == 1 and g.beast(7) == Beast(leviathan(2), 1)
    g.state.deck = ("monster", *g.state.deck)
    g.roll(1)
    g.choose("explore").choose("fight", leviathan(2)).to("act")
    assert g.player(1).slain == (leviathan(2),), "4 + 1 reaches the 4 of its second level"


# ---------------------------------------------------------------------------------------------- the Border


@pytest.mark.rule("AL-030", "AL-032", "AR-27")
def test_the_border_has_nine_zones_for_eleven_sums() -> None:
    assert [z.sums for z in BOX.border] == [(2, 3), (4,), (5,), (6,), (7,), (8,), (9,), (10,), (11, 12)]
    ways = Counter(zone(a + b) for a in range(1, 7) for b in range(1, 7))
    assert [ways[i] for i in range(9)] == [3, 3, 4, 5, 6, 5, 4, 3, 3]
    risk = {3: "low", 4: "medium", 5: "high", 6: "highest"}
    assert [z.risk for z in BOX.border] == [risk[ways[i]] for i in range(9)]


@pytest.mark.rule("AL-031", "AL-042")
def test_a_zone_holds_one_leviathan() -> None:
    g = attacked_by(4)
    assert g.beast(7) == Beast(leviathan(20)) and [beast for beast in g.border if beast] == [Beast(leviathan(20))]


@pytest.mark.rule("AL-030", "AL-038")
@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (1, 4), (6, 1), (5, 6), (6, 6)])
def test_the_sum_of_two_dice_names_the_zone(dice: tuple[int, int]) -> None:
    g = adding(dice=dice, border={8: 2})
    assert g.beast(sum(dice)) == Beast(leviathan(20)) and g.happened("rolled_zone", dice=dice) == 1


@pytest.mark.rule("AL-033", "AL-081")
def test_the_border_is_never_left_empty() -> None:
    g = meeting(border={7: 20}, hand={0: "crab_5"}, dice=(6, 2, 2), leviathans=(3,))
    g.choose("fight").choose("tokens", 1, 0)
    assert g.active == 1 and g.player(0).slain == (leviathan(20),)
    assert g.beast(4) == Beast(leviathan(3)) and g.happened("discarded_monster") == 0


# ---------------------------------------------------------------------------------------------- a Monster


@pytest.mark.rule("AL-034")
def test_on_a_monster_one_goes_on_or_fights_a_leviathan_of_the_border() -> None:
    g = meeting(border={7: 2, 4: 9}, hand={0: "crab_1"})
    assert g.asks("monster", 0) and g.kinds() == {"add_leviathan", "fight"}
    assert g.facts("fight") == [leviathan(9), leviathan(2)]


@pytest.mark.rule("AL-035", "AL-054")
def test_who_has_no_ally_to_fight_with_must_go_on() -> None:
    g = meeting(**NO_FIGHTER, border={7: 2, 4: 5})
    assert g.asks("take", 0) and g.happened("went_on") == 1
    assert meeting(hand={0: "squid_1"}, border={7: 2, 4: 9}).facts("fight") == [leviathan(9)]


@pytest.mark.rule("AL-036", "AL-043")
def test_going_on_adds_a_leviathan_then_discards_the_monster_then_reveals() -> None:
    g = meeting(hand={0: "crab_1"}, border={7: 4}, dice=(3, 4), leviathans=(3,)).choose("add_leviathan")
    order = [
        "turned_up_leviathan",
        "rolled_zone",
        "attacked",
        "driven_out",
        "leviathan_came",
        "discarded_monster",
        "revealed",
    ]
    assert [e.kind for e in g.events if e.kind in order][1:] == order
    assert g.asks("take", 0) and g.beast(7) == Beast(leviathan(3))


@pytest.mark.rule("AL-037")
def test_the_space_of_a_discarded_monster_is_empty_again() -> None:
    g = meeting(**NO_FIGHTER, border={7: 2}, deck="crab_1 monster jellyfish_2", dice=(1, 1)).choose("go_on")
    assert g.track == ("crab_1", "jellyfish_2") and g.discard == ("monster",)


def on_the_fifth_space(**more: Any) -> Table:
    g = meeting(**{"deck": "squid_1 squid_2 squid_3 squid_4 monster jellyfish_2"} | more)
    for _ in range(4):
        g.choose("go_on")
    return g


@pytest.mark.rule("AR-32", "AB-039")
def test_on_the_fifth_space_who_fights_gains_a_pearl() -> None:
    g = on_the_fifth_space(hand={0: "crab_1 crab_2"}, dice=(1,)).choose("fight")
    assert g.asks("attack", 0) and g.player(0).pearls == 1


@pytest.mark.rule("AL-034", "AL-037", "AR-32")
def test_on_the_fifth_space_who_could_fight_may_go_on_without_the_pearl() -> None:
    g = on_the_fifth_space(hand={0: "crab_1"}, dice=(1, 1))
    assert g.asks("monster", 0) and g.kinds() == {"fight", "add_leviathan"}
    g.choose("add_leviathan")
    assert g.happened("leviathan_came") == 1 and g.happened("revealed", space=5) == 2
    assert g.discard == ("monster",) and g.happened("gained_pearls", of="track") == g.happened("took") == 1


@pytest.mark.rule("AR-32")
def test_on_the_fifth_space_who_cannot_fight_adds_a_leviathan_and_reveals_again() -> None:
    g = on_the_fifth_space(dice=(1, 1))
    assert g.happened("went_on") == 1 and g.happened("revealed", space=5) == 2
    assert g.player(0).hand == ("jellyfish_2",) and g.player(0).pearls == 1, "the Ally brings the Pearl of its space"


# ---------------------------------------------------------------------------------------------- being attacked


@pytest.mark.rule("AL-038")
def test_the_leviathan_is_turned_up_before_the_dice_are_rolled() -> None:
    kinds = [e.kind for e in adding(border={12: 2}).events]
    assert kinds.index("turned_up_leviathan") < kinds.index("rolled_zone") < kinds.index("leviathan_came")


@pytest.mark.rule("AL-040", "AL-041", "AL-042", "AL-044", "AL-045")
def test_the_leviathan_that_is_there_attacks_the_adding_player_and_leaves() -> None:
    g = attacked_by(17, players=3, hand={0: "crab_5"}, pearls={0: 3}, lords={0: "shaman"})
    assert [p.wounds for p in g.players] == [4, 0, 0] and g.wounds == 21
    assert g.leviathans_gone == (leviathan(17),) and g.beast(7) == Beast(leviathan(20))
    assert g.player(0).hand == ("crab_5",) and g.player(0).pearls == 3, "nothing averts it, nothing else is lost"


@pytest.mark.rule("AR-46")
def test_a_leviathan_driven_out_is_slain_by_nobody() -> None:
    g = attacked_by(4)
    assert all(p.slain == () for p in g.players) and g.scourge == -1 and leviathan(4) not in g.leviathans


@pytest.mark.rule("AL-046")
@pytest.mark.parametrize(("held", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_three_pearls_are_lost_or_all(held: int, left: int) -> None:
    g = attacked_by(5, pearls={0: held})
    assert g.player(0).pearls == left and g.treasury == 50 - left and g.player(0).wounds == 0


@pytest.mark.rule("AL-047", "AR-47")
def test_three_allies_are_lost_of_the_players_choice_or_all() -> None:
    g = attacked_by(1, hand={0: "crab_1 crab_2 squid_3 squid_4"}, affiliated={0: "crab_5"})
    for card in ("crab_1", "squid_3", "squid_4"):
        assert g.asks("discard", 0)
        g.choose("discard", card)
    assert g.player(0).hand == ("crab_2",) and g.player(0).affiliated == ("crab_5",)
    assert attacked_by(2, hand={0: "crab_1 crab_2"}).player(0).hand == ()
    assert attacked_by(2).asks("act")


@pytest.mark.rule("AL-048", "AL-049", "AR-47")
def test_a_free_lord_is_lost_of_the_players_choice_a_turned_one_too() -> None:
    g = attacked_by(9, lords={0: "trader"}, turned={0: "slaver"}, locations={0: {"jail": "keeper"}})
    assert g.asks("lose_lord", 0) and g.facts("lose_lord") == ["trader", "slaver"]
    g.choose("lose_lord", "slaver")
    assert g.player(0).turned == () and g.player(0).lords == ("trader",) and g.lords_gone == ("slaver",)
    safe = attacked_by(10, locations={0: {"jail": "keeper"}})
    assert safe.asks("act") and safe.player(0).locations[0].lords == ("keeper",)


@pytest.mark.rule("AR-48")
def test_the_shaman_does_not_stop_a_leviathan() -> None:
    assert attacked_by(4, lords={0: "shaman"}).player(0).wounds == 2


@pytest.mark.rule("AR-45")
def test_without_a_leviathan_in_the_deck_nothing_is_rolled_and_nobody_is_attacked() -> None:
    g = given(**NO_FIGHTER, border={7: 17}, deck="monster jellyfish_2")
    g.state.leviathans = ()
    g.choose("explore")
    assert g.asks("take", 0) and g.happened("rolled_zone") == 0 and g.happened("discarded_monster") == 1
    assert g.beast(7) == Beast(leviathan(17)) and g.player(0).wounds == 0


@pytest.mark.rule("AR-45")
def test_the_border_may_be_empty_when_the_deck_is() -> None:
    g = given(border={7: 20}, hand={0: "crab_5"}, deck="monster", dice=(6,))
    g.state.leviathans = ()
    g.choose("explore").choose("fight").choose("tokens", 1, 0)
    assert not any(g.border) and g.player(0).slain == (leviathan(20),)


@pytest.mark.rule("AR-23")
def test_pearls_keys_and_wounds_never_run_out() -> None:
    g = given(border={7: 17}, leviathans=(20,), dice=(3, 4))
    g.state.wounds, g.state.treasury, g.state.keys = 1, 0, 0
    g.now(border.add(0))
    assert g.player(0).wounds == 4
    g = given(expansion=False, deck="monster", threat=6)
    g.state.treasury = g.state.keys = 0
    assert g.choose("explore").default().player(0).keys == 2


@pytest.mark.rule("AR-53")
def test_a_monster_on_the_track_with_others_goes_alone() -> None:
    g = given(deck="monster", lords={0: "coward"}).choose("explore")
    g.state.track = ("crab_1", "monster")
    g.state.deck = ("squid_2", *g.state.deck)
    g.choose("ignore_monster")
    assert g.track == ("crab_1", "squid_2") and g.discard == ("monster",)
