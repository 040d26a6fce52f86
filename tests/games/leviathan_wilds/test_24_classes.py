"""Clarifications for classes (chapter 24)."""

from __future__ import annotations

import pytest
from msgspec import structs
from tests.games.leviathan_wilds.helpers import Table, do, event, given

import fathom
from fathom.games.leviathan_wilds.box.board import LEDGE, OFF, OPEN
from fathom.games.leviathan_wilds.rules import scenario
from fathom.games.leviathan_wilds.state import Wilds

HERALD = [("one", "herald"), ("two", "beta"), ("three", "gamma")]
MAGUS = [("one", "magus"), ("two", "beta")]
POOL = {"pools": [{"id": "heart", "colour": "purple", "values": [1, 1, 6], "from": "space.gate"}],
        "spaces": {"gate": ["A1"]}}  # fmt: skip


def energy(g: Table) -> int:
    return sum(t.ready for t in g.tokens if t.id == "energy")


@pytest.mark.rule("LW-279")
def test_for_the_breaker_a_die_taken_off_a_pool_is_a_broken_crystal() -> None:
    g = given(**POOL, ap=2, hand={0: ["breaker.momentum", "breaker.triumph"]}, discard={0: 3}, health={0: 7})
    g.choose("strike", 1, "heart").choose("lower_die", 1)
    g.use("breaker.triumph").choose("all_parts").choose("all_parts").to("act")
    assert g.climber(0).focused
    g.use("breaker.momentum").default()
    assert g.decision.args == (0, 4)


@pytest.mark.rule("LR-30", "LW-279")
@pytest.mark.parametrize(("edition", "breaks"), [("en", 2), ("de", 1)])
def test_two_pool_dice_of_one_strike_are_two_breaks_in_english_and_one_in_german(edition: str, breaks: int) -> None:
    g = given(**POOL, ap=2, edition=edition).choose("strike", 2, "heart")
    g.choose("lower_die", 1).choose("lower_die", 1)
    assert g.pools == ((6,),)
    assert g.climber(0).broke == breaks


@pytest.mark.rule("LW-281", "LW-115")
def test_with_teamwork_two_climbers_choose_the_same_effect_or_different_ones() -> None:
    g = given(climbers=HERALD, hand={0: ["herald.teamwork"]}, ap=1, health={1: 5, 2: 5}, at={1: "B1", 2: "C1"})
    g.use("herald.teamwork").choose("choose_climber", 1).choose("choose_climber", 2)
    assert {o.seat for o in g.decision.options} == {1}
    g.choose("alternative", "mend")
    assert {o.seat for o in g.decision.options} == {2}
    assert g.offers("alternative", "mend")
    g.choose("alternative", "climb").choose("climb", "C2").choose("stop")
    assert (g.climber(1).health, g.climber(2).health, g.at(2)) == (6, 5, "C2")


def teamwork(edition: str, focused: list[int]) -> Table:
    g = given(
        climbers=HERALD, hand={0: ["herald.teamwork"]}, ap=1, health={0: 5, 1: 5}, focused=focused, edition=edition
    )
    return g.use("herald.teamwork")


@pytest.mark.rule("LW-282", "LR-39")
@pytest.mark.parametrize(("key", "after"), [("raise_for", (7, 6)), ("raise_later", (6, 7))])
def test_in_the_english_edition_the_plus_one_counts_for_the_one_whom_the_user_names(
    key: str, after: tuple[int, int]
) -> None:
    g = teamwork("en", [0]).choose("focus", "mend").choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose(key, 0).choose("alternative", "mend").choose("alternative", "mend")
    assert (g.climber(0).health, g.climber(1).health) == after


@pytest.mark.rule("LR-39")
def test_in_the_english_edition_the_others_focus_is_of_no_use() -> None:
    g = teamwork("en", [1]).choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose("alternative", "mend").choose("alternative", "mend")
    assert (g.climber(1).health, g.climber(1).focused) == (6, True)


@pytest.mark.rule("LW-282", "LR-39")
def test_in_the_german_edition_each_improves_its_own_effect_by_its_own_focus() -> None:
    g = teamwork("de", [0, 1]).choose("focus", "mend").choose("choose_climber", 0).choose("choose_climber", 1)
    g.choose("alternative", "mend").choose("focus", "mend").choose("alternative", "mend")
    assert (g.climber(0).health, g.climber(1).health) == (7, 7)
    assert (g.climber(0).focused, g.climber(1).focused) == (False, False)


@pytest.mark.rule("LR-39")
def test_in_the_german_edition_own_focus_raises_grip_as_well() -> None:
    g = given(climbers=HERALD, hand={0: ["herald.chorus"]}, ap=1, discard={1: 5}, focused=[1], edition="de")
    g.use("herald.chorus").choose("choose_climber", 1).choose("focus", "gain")
    assert g.grip(1) == 10


@pytest.mark.rule("LW-283")
def test_onward_does_nothing_outside_the_own_activation() -> None:
    g = given(climbers=HERALD, first=1, hand={0: ["herald.onward"]}, ap=2)
    assert g.in_vain("use", "herald.onward")
    assert g.carry_out(0, do("gain", ap=3)).ap == 2


@pytest.mark.rule("LW-283")
def test_onward_gives_ap_in_the_own_activation() -> None:
    assert given(climbers=HERALD, hand={0: ["herald.onward"]}, ap=2).use("herald.onward").ap == 5


@pytest.mark.rule("LW-284")
def test_at_most_one_arcane_effect_may_be_chosen_per_skill() -> None:
    g = given(climbers=MAGUS, hand={0: ["magus.warm_light"]}, ap=1, health={0: 5}, discard={0: 4})
    g.use("magus.warm_light").choose("part", "pay").choose("pay")
    assert [o.key for o in g.decision.options].count("alternative") == 2
    g.choose("alternative", "focus").choose("choose_climber", 0)
    assert (g.climber(0).focused, g.climber(0).health, g.grip(0), energy(g)) == (True, 7, 6, 2)


@pytest.mark.rule("LW-285", "LW-092")
def test_arcane_blast_on_a_blighted_crystal_gives_one_blight_from_a_distance() -> None:
    g = given(climbers=MAGUS, hand={0: ["magus.arcane_blast"]}, ap=1, crystals={"A2": -5})
    g.use("magus.arcane_blast").choose("do_not_pay").choose("strike", 2)
    assert (g.crystal("A2"), g.climber(0).blight) == (-3, 1)


@pytest.mark.rule("LW-284", "LW-285")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("effect", "space", "after"), [("strike_plus", "A2", 1), ("range_plus", "A4", 3)])
def test_arcane_blast_brings_its_own_strike_for_its_arcane_effect_in_anybodys_turn(
    edition: str, effect: str, space: str, after: int
) -> None:
    g = given(
        climbers=MAGUS, first=1, hand={0: ["magus.arcane_blast"]}, ap=1, crystals={"A2": 5, "A4": 5}, edition=edition
    )
    g.use("magus.arcane_blast").choose("pay").choose("alternative", effect).choose("strike", 2, space)
    assert g.crystal(space) == after


@pytest.mark.rule("LW-286")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_retaliate_stays_in_play_until_the_threat_is_resolved_then_strikes_then_is_discarded(edition: str) -> None:
    threat = event(do("lose", health=2), do("push", dir="right", n=1))
    g = given(crystals={"B3": 4}, at={0: "A3"}, hand={0: ["roughneck.retaliate"]}, ap=1, threat=threat, edition=edition)
    g.to("loss").choose("modify", "roughneck.retaliate").choose("prevent", 2)
    assert g.at(0) == "B3"
    assert g.cards(0).in_play == ("roughneck.retaliate",)
    g.choose("strike", 2)
    assert (g.crystal("B3"), g.climber(0).health, g.cards(0).in_play) == (2, 8, ())
    assert "roughneck.retaliate" in g.discard(0)


@pytest.mark.rule("LW-286")
def test_daredevil_answers_terrain_with_a_climb() -> None:
    g = given(map=["nnn", "nhn", "LLL"], at={0: "B1"}, hand={0: ["roughneck.daredevil"]}, ap=2).choose("climb", "B2")
    g.choose("modify", "roughneck.daredevil").choose("prevent", 1).choose("climb", "B3").choose("stop")
    assert (g.at(0), g.climber(0).health, "roughneck.daredevil" in g.discard(0)) == ("B3", 8, True)


@pytest.mark.rule("LW-286")
def test_a_retaliate_that_blocked_nothing_strikes_nothing() -> None:
    g = given(crystals={"A1": 4}, hand={0: ["roughneck.retaliate"]}, ap=1).use("roughneck.retaliate").end_turn()
    assert g.crystal("A1") == 4
    assert "roughneck.retaliate" in g.discard(0)


# ---------------------------------------------------------------------------------------------- Gambler

SWING, LUCK, DOUBLE = "gambler.wild_swing", "gambler.my_lucky_day", "gambler.double_or_nothing"


def gamble(*cards: str, flips: str, **more: object) -> Table:
    """Climber 0 uses the first card; the coin shows these sides, one after the other."""
    g = given(**{"hand": {0: list(cards)}, "crystals": {"A1": 6, "E6": 6}, "ap": 1} | more)
    return g.flips(*flips.split()).use(cards[0])


@pytest.mark.rule("LW-280")
@pytest.mark.parametrize(("side", "n"), [("heads", 5), ("tails", 2)])
def test_only_the_side_that_the_coin_shows_is_carried_out(side: str, n: int) -> None:
    assert gamble(SWING, flips=side).choose("strike", n).crystal("A1") == 6 - n


@pytest.mark.rule("LW-280", "LW-104")
def test_my_lucky_day_interrupts_the_skill_and_turns_the_coin_to_heads() -> None:
    g = gamble(SWING, LUCK, flips="tails")
    assert g.asks("coin") and g.offers("let_stand")
    g.choose("modify", LUCK)
    assert g.asks("strike_what") and g.decision.args == (0, 5)
    assert LUCK in g.discard(0)
    assert not g.climber(0).focused


@pytest.mark.rule("LW-280")
def test_a_coin_that_shows_heads_need_not_be_turned() -> None:
    assert gamble(SWING, LUCK, flips="heads").asks("strike_what")


@pytest.mark.rule("LW-280")
def test_the_coin_may_be_let_stand() -> None:
    g = gamble(SWING, LUCK, flips="tails").choose("let_stand")
    assert (g.decision.args, g.coin) == ((0, 2), None)


@pytest.mark.rule("LW-280")
def test_double_or_nothing_that_shows_heads_carries_heads_out_twice() -> None:
    g = gamble(SWING, DOUBLE, flips="tails heads").choose("modify", DOUBLE).choose("strike", 5)
    assert g.choose("strike", 1).crystal("A1") == 0


@pytest.mark.rule("LW-280")
def test_double_or_nothing_that_shows_tails_carries_nothing_out() -> None:
    g = gamble(SWING, DOUBLE, flips="heads tails").choose("modify", DOUBLE)
    assert g.asks("act") and g.crystal("A1") == 6
    assert {SWING, DOUBLE} <= set(g.discard(0))


@pytest.mark.rule("LW-280", "LR-51")
def test_after_double_or_nothing_my_lucky_day_may_still_turn_the_coin() -> None:
    g = gamble(SWING, DOUBLE, LUCK, flips="heads tails").choose("modify", DOUBLE).choose("modify", LUCK)
    assert g.choose("strike", 5).choose("strike", 1).crystal("A1") == 0


@pytest.mark.rule("LW-280")
def test_outside_a_flip_the_two_cards_do_something_else() -> None:
    g = given(hand={0: [LUCK, DOUBLE]}, health={0: 6}, ap=1).use(LUCK).choose("all_parts")
    assert (g.climber(0).focused, g.climber(0).health) == (True, 7)
    assert g.use(DOUBLE).choose("no_focus").choose("draw_n", 1).hand(0) == ("a1",)


@pytest.mark.rule("LW-280", "LW-127", "LR-51")
def test_focus_is_declared_before_the_flip_and_counts_for_its_side_each_time() -> None:
    g = given(hand={0: [SWING, DOUBLE]}, crystals={"A1": 6, "E6": 6}, ap=1, focused=[0]).flips("heads", "heads")
    g.use(SWING).choose("focus", nth=0).choose("modify", DOUBLE)
    assert g.decision.args == (0, 6)
    assert g.choose("strike", 1).decision.args == (0, 6)


@pytest.mark.rule("LW-280", "LW-115", "LR-51")
def test_the_gambler_may_bend_the_flip_of_another_climber() -> None:
    g = given(hand={0: ["gambler.side_bet", LUCK]}, ap=1, health={1: 5}).flips("tails").use("gambler.side_bet")
    g.choose("choose_climber", 1)
    assert {o.seat for o in g.options("modify")} == {0}
    assert {o.seat for o in g.options("let_stand")} == {1}
    g.choose("modify", LUCK)
    assert g.asks("climb") and g.decision.lead == 1


@pytest.mark.rule("LW-280", "LW-247")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_bluff_is_played_onto_a_loss_and_its_flip_can_be_bent(edition: str) -> None:
    threat = event(do("lose", health=4))
    g = given(hand={0: ["gambler.bluff", LUCK]}, ap=1, threat=threat, edition=edition).flips("tails").to("loss")
    g.choose("modify", "gambler.bluff").choose("modify", LUCK).choose("prevent", 4)
    assert g.climber(0).health == 8


def test_flips_are_the_same_for_the_same_seed_and_even() -> None:
    g = given(hand={0: [SWING]}, crystals={"A1": 6})
    numbers = [g.state.rng("coin").below(2) for _ in range(400)]
    assert 150 < sum(numbers) < 250


# ---------------------------------------------------------------------------------------------- Gadgeteer

GADGETEER = [("one", "gadgeteer"), ("two", "beta")]


def pitons(g: Table) -> list[str]:
    return sorted(g.box.board.names[t.space] for t in g.tokens if t.id == "piton" and t.space >= 0)


@pytest.mark.rule("LW-025", "LW-010")
def test_the_gadgeteer_puts_one_of_four_pitons_on_any_space_that_is_not_open() -> None:
    g = fathom.new("leviathan-wilds", seed=2, climbers=[("fix", "gadgeteer"), ("kestrel", "magus")], first=0)
    assert isinstance(g, Wilds)
    closed = {s for s, flags in enumerate(g.terrain) if not flags & (OPEN | OFF)}
    assert g.decision is not None and g.decision.key == "place"
    assert {o.args[0] for o in g.decision.options} == closed
    g.choose(10)
    assert len([t for t in g.tokens if t.id == "piton"]) == 4
    assert sum(t.space >= 0 for t in g.tokens) == 1


@pytest.mark.rule("LW-156", "LW-096")
def test_a_piton_is_a_ledge_for_every_climber() -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.drive_a_piton"]}, at={0: "C3", 1: "C5"}, ap=2, discard={0: 2})
    assert g.refuses("rest")
    g.use("gadgeteer.drive_a_piton").choose("part", "place").choose("place", "C3")
    assert g.offers("rest")
    assert g.choose("let_go", 1).choose("fall_on").choose("fall_on").offers("stop_falling", "C3")


@pytest.mark.rule("LW-010")
def test_of_pitons_that_all_lie_on_the_map_one_is_chosen_to_be_moved() -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.tool_belt"]}, at={0: "C3"}, ap=1)
    spaces = [g.box.board.number[name] for name in ("A1", "B1", "C1", "D1")]
    g.state.tokens = tuple(structs.replace(t, space=s) for t, s in zip(g.tokens, spaces, strict=True))
    g.use("gadgeteer.tool_belt").choose("alternative", "place").choose("take_token", "C1").choose("place", "C4")
    assert pitons(g) == ["A1", "B1", "C4", "D1"]


@pytest.mark.rule("LW-148", "LW-160")
def test_whoever_stands_without_grip_on_a_piton_that_is_taken_falls() -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.pack_up"]}, at={0: "A1", 1: "C4"}, ap=1, deck={1: 0})
    g.state.tokens = (structs.replace(g.tokens[0], space=g.box.board.number["C4"]), *g.tokens[1:])
    scenario.lay_terrain(g.state)
    g.again().use("gadgeteer.pack_up").choose("take_token", "C4")
    assert (g.at(1), pitons(g)) == ("C1", [])


@pytest.mark.rule("LW-139", "LW-156")
def test_the_pitons_of_a_defeated_gadgeteer_are_no_ledges_any_more() -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.tool_belt"]}, at={0: "C3", 1: "C4"}, health={0: 1}, ap=1)
    g.use("gadgeteer.tool_belt").choose("alternative", "place").choose("place", "C4").suffer(0, do("lose", health=1))
    assert (pitons(g), bool(g.terrain[g.box.board.number["C4"]] & LEDGE)) == ([], False)


@pytest.mark.rule("LW-243", "LW-148")
def test_auto_belay_catches_even_a_climber_without_grip() -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.auto_belay"]}, at={0: "A1", 1: "C5"}, discard={1: 3}, ap=1)
    g.suffer(1, do("lose", grip=6)).use("gadgeteer.auto_belay").choose("choose_climber", 1).choose("place", "C5")
    g.choose("anchor")
    assert (g.at(1), g.climber(1).falling, g.grip(1)) == ("C5", False, 1)


# ---------------------------------------------------------------------------------------------- Mender and Freeclimber


@pytest.mark.rule("LW-115", "LW-216")
@pytest.mark.parametrize("who", [0, 1])
def test_in_solo_play_the_menders_cards_choose_either_climber(who: int) -> None:
    g = given(climbers=1, hand={0: ["mender.patch_up"]}, health={0: 5, 1: 5}, ap=1)
    g.choose("use", 0, "mender.patch_up").choose("choose_climber", who)
    assert [k.health for k in g.climbers] == [7 - 2 * (who == 1), 7 - 2 * (who == 0)]


@pytest.mark.rule("LW-096", "LW-115")
def test_breather_is_for_climbers_on_a_ledge_only() -> None:
    g = given(hand={0: ["mender.breather"]}, at={0: "C3", 1: "C4"}, discard={0: 3, 1: 3}, health={0: 5, 1: 5}, ap=1)
    assert g.in_vain("use", "mender.breather")


@pytest.mark.rule("LW-129", "LW-241")
@pytest.mark.parametrize(("other", "steps"), [("C5", 1), ("D5", 3)])
def test_free_solo_climbs_further_if_nobody_is_within_two(other: str, steps: int) -> None:
    g = given(hand={0: ["freeclimber.free_solo"]}, at={0: "C3", 1: other}, ap=1).use("freeclimber.free_solo")
    assert g.decision.args == (0, steps)


@pytest.mark.rule("LW-264", "LW-265")
@pytest.mark.parametrize("card", ["brick.bulwark", "freeclimber.controlled_fall", "gadgeteer.auto_belay"])
def test_a_secure_card_lost_as_grip_comes_to_the_hand(card: str) -> None:
    g = given(hand={0: 0}, deck={0: [card, "a1", "a2"]}, ap=1).suffer(0, do("lose", grip=2))
    assert (g.hand(0), g.discard(0)) == ((card,), ("a1",))
