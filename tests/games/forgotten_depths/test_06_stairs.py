"""Stairs, Level Up, records, the way down, difficulty variants, the end (chapters 16 to 19, 25, 27 and 38)."""

from __future__ import annotations

import json

import pytest
from tests.games.forgotten_depths.helpers import Table, exploring, fight, new, real, tile

import fathom
from fathom.games.forgotten_depths.queries import is_defeated
from fathom.games.forgotten_depths.rules import ecology, level_up, stairs
from fathom.games.forgotten_depths.setup import record
from fathom.games.forgotten_depths.state import Foe, Held


def at_stairs(at: str = "ruins", **values: object) -> Table:
    g = exploring({}, {(1, 0): "stairs"}, pile=["filler0"], at=at, **values)
    g.start = [hero.health for hero in g.heroes]
    return g


def run(g: Table, *calls: tuple[object, ...]) -> Table:
    """Let these steps happen now."""
    g.state.agenda.clear()
    g.state.decision = None
    g.state.then(*calls)
    g.state.run()
    return g


def won(g: Table, *xp: int) -> Table:
    """Let the party defeat the first Guardian of the Ruins, with so much XP."""
    g.state.xp = bytes(xp)
    return run(g, stairs.pass_guardian(g.guardians[0]))


# ---------------------------------------------------------------------------------------------- the Guardian


@pytest.mark.rule("FD-146", "FD-148", "FD-149", "FD-150")
@pytest.mark.parametrize("at", ["ruins", "caverns"])
def test_a_random_guardian_waits_at_the_stairs_for_all_heroes(at: str) -> None:
    g = at_stairs(at, heroes=3)
    drawn = g.box.beasts[g.guardians[0]].id
    g.choose("stairs")
    assert g.foe().id == drawn and g.box.monsters[drawn].kind == "guardian"
    assert [lane.hero for lane in g.lanes] == [0, 1, 2]
    assert all(call[0] != "exploring.explore" for call in g.agenda), "nothing of this Ecology can be used any more"


@pytest.mark.rule("FD-151", "FD-152", "FD-154", "FR-28")
def test_its_defeat_pays_xp_and_gives_everybody_a_level() -> None:
    g = won(at_stairs(heroes=2))
    assert g.xp == bytes([4]) and [hero.level for hero in g.heroes] == [2, 2]


@pytest.mark.rule("FD-147", "FD-306", "FR-73", "FD-307", "FD-308", "FD-309")
def test_in_the_third_ecology_the_final_entity_waits() -> None:
    g = at_stairs("architecture", heroes=2)
    g.choose("stairs")
    assert g.foe().id == "entity" and len(g.entity) == 3 and len(g.foe().health) == 3
    slots = [g.box.parts[part].slot for part in g.entity]
    assert slots == ["head_one", "head_two", "body"] and g.hero().level == 3


# ---------------------------------------------------------------------------------------------- Level Up


@pytest.mark.rule("FD-153", "FD-155", "FD-156", "FD-161")
def test_a_level_up_heals_and_refreshes_and_leaves_the_piles_alone() -> None:
    g = at_stairs(heroes=["bren"])
    hero = g.hero()
    hero.health, hero.exhausted = 3, ("cold_needle",)
    hero.hand, hero.discard = bytes([4]), bytes([5, 0])
    draw = hero.draw
    won(g)
    assert hero.health == 32 and not hero.exhausted
    assert (hero.hand, hero.discard, hero.draw, hero.stored) == (bytes([4]), bytes([5, 0]), draw, 2)


@pytest.mark.rule("FD-038", "FR-07")
def test_sils_third_power_card_joins_her_draw_pile_at_level_three() -> None:
    g = at_stairs(heroes=["sil"])
    run(g, level_up.gain_level())
    assert 0 not in g.hero().draw
    run(g, level_up.gain_level())
    assert list(g.hero().draw).count(0) == 1 and g.hero().stored == 2


@pytest.mark.rule("FD-157", "FD-158", "FD-159", "FD-160", "FD-187")
def test_each_hero_may_buy_one_ability_at_the_price_of_the_ecology_above() -> None:
    g = won(at_stairs(heroes=2), 5, 5, 5)
    before = g.ability_decks["fighter"]
    g.choose("buy_ability", 0)
    g.choose("pay", 5)
    assert {option.args[1] for option in g.options("keep_ability")} == set(before[:2])
    g.choose("keep_ability", 0, before[1])
    assert g.hero(0).abilities == (before[1],) and g.ability_decks["fighter"][-1] == before[0]
    assert g.asks("level_up") and not g.offers("buy_ability", 0) and g.offers("buy_ability", 1)
    poor = won(at_stairs(heroes=2))
    poor.choose("buy_ability", 0).default()
    assert poor.asks("explore") and poor.ecology == 1, "nothing more to buy: the way leads down"


@pytest.mark.rule("FD-205")
def test_without_level_up_healing_only_the_maximum_rises() -> None:
    g = at_stairs(heroes=["bren"], no_level_up_healing=True)
    g.hero().health = 3
    won(g)
    assert g.hero().health == 3 and g.most() == 32


# ---------------------------------------------------------------------------------------------- down, saves, records


@pytest.mark.rule("FD-165", "FD-166", "FD-167", "FR-08", "FD-025")
def test_what_the_heroes_own_goes_down_with_them_and_nothing_else() -> None:
    g = at_stairs(heroes=["bren"], xp=[1])
    hero = g.hero()
    hero.items, hero.abilities, hero.hand = (Held("scale_coat", True),), ("rooted",), bytes([4])
    hero.spent = ("soft_hands.2",)
    run(g, ecology.go_down())
    assert g.ecology == 1 and g.keys == 3 and g.xp == bytes([1]) and hero.hand == bytes([4])
    assert hero.items and hero.abilities and not hero.spent and len(g.cells) == 1 and not g.matches


@pytest.mark.rule("FR-08")
def test_with_the_ruling_turned_round_decks_are_made_anew() -> None:
    g = at_stairs(heroes=["bren"], rulings=["FR-08"])
    g.hero().hand, g.hero().discard, g.hero().stored = bytes([4]), bytes([0, 5]), 1
    run(g, ecology.go_down())
    assert g.hero().stored == 2 and not g.hero().hand and not g.hero().discard


@pytest.mark.rule("FD-162", "FR-09")
def test_a_save_after_a_level_up_stores_everything() -> None:
    g = won(new(heroes=2), 9, 9)
    g.state.events = None
    assert fathom.load(g.state.save()) == g.state and g.asks("level_up")


@pytest.mark.rule("FD-163", "FD-164", "FR-09")
def test_a_record_sheet_goes_on_in_the_next_ecology() -> None:
    g = new(heroes=[("sil", "alternate"), "bren"], more_keys=True)
    sil = g.hero(0)
    sil.items, sil.gear = (Held("blue_vial", True, 2), Held("glow_moss", False, 1)), ("blue_vial",)
    sil.abilities, sil.exhausted, sil.stored = ("cold_needle",), ("cold_needle",), 0
    sil.hand, sil.draw, sil.discard = bytes([8 | 16]), sil.draw[1:], bytes([0, 0])
    g.state.xp = bytes([2, 3])
    won(g)
    sheet = json.loads(json.dumps(record(g.state)))
    again = new(**sheet)
    hero = again.hero(0)
    assert again.ecology == 1 and again.asks("explore") and again.keys == g.keys and again.xp == g.xp
    assert hero.items == sil.items and hero.gear == ("blue_vial",) and hero.abilities == ("cold_needle",)
    assert hero.stored == 2 and not hero.hand and len(hero.draw) == 12 and hero.classes == ("wizard", "rogue")
    assert again.setup.more_keys and "cold_needle" not in again.ability_decks["wizard"]


# ---------------------------------------------------------------------------------------------- variants


@pytest.mark.rule("FD-207", "FR-48")
def test_a_starting_ability_comes_without_choice_and_only_at_the_top() -> None:
    g = new(heroes=3, starting_ability=True)
    assert g.asks("explore") and all(len(hero.abilities) == 1 for hero in g.heroes)
    assert len(new(heroes=1, starting_ability=True, start="caverns").to("explore").hero().abilities) == 1


@pytest.mark.rule("FD-208", "FD-209")
def test_more_keys() -> None:
    assert new(more_keys=True).keys == 6
    g = at_stairs(heroes=1, keys_on_descent=True)
    run(g, ecology.go_down())
    assert g.keys == 6


@pytest.mark.rule("FD-210", "FD-211", "FD-212", "FR-25")
def test_one_dead_end_in_each_ecology_is_forgiven() -> None:
    # S-41
    tiles = {"dead": tile("0000"), "worse": tile("0000"), "a": tile("0001")}
    g = exploring(tiles, pile=["dead", "a", "worse"], one_dead_end=True, heroes=1)
    g.choose("draw_tile")
    assert g.asks("explore") and g.set_aside >= 0 and g.offers("draw_tile")
    g.choose("draw_tile").choose("place")
    assert not g.offers("place_aside")
    g.choose("draw_tile")
    assert g.outcome is not None and g.outcome.reason == "dead_end"


@pytest.mark.rule("FD-211")
def test_a_tile_set_aside_can_be_placed_later() -> None:
    tiles = {"odd": tile(["000", "000", "000", "001"]), "key": tile(["000", "001", "000", "010"])}
    g = exploring(tiles, pile=["odd", "key"], one_dead_end=True, heroes=1)
    g.choose("draw_tile")
    assert g.set_aside >= 0
    g.choose("draw_tile").choose("place")
    g.choose("place_aside")
    assert g.set_aside == -1 and g.reaches("odd")


#: A tile that fits beside "key" only, and one that fits beside that one only.
CHAIN = {
    "odd": tile(["000", "011", "000", "001"]),
    "key": tile(["000", "001", "000", "010"]),
    "next": tile(["000", "000", "000", "011"]),
    "dead": tile("0000"),
}


@pytest.mark.rule("FD-197", "FD-211", "FR-77")
def test_a_tile_set_aside_may_make_room_for_the_one_in_hand() -> None:
    g = exploring(CHAIN, pile=["odd", "key", "next"], one_dead_end=True, heroes=1)
    g.hero().items = (Held("door_shield"),)
    g.choose("draw_tile").choose("draw_tile").choose("place").choose("draw_tile")
    assert g.asks("place") and g.kinds() == {"place_aside", "equip"}
    g.choose("place_aside")
    assert g.asks("place") and g.set_aside == -1 and len(g.options("place")) == 1
    g.choose("place")
    assert g.asks("explore") and g.reaches("next") and g.outcome is None


@pytest.mark.rule("FD-197", "FD-211", "FR-77")
def test_a_tile_for_which_the_one_set_aside_makes_no_room_is_a_dead_end() -> None:
    g = exploring(CHAIN, pile=["odd", "key", "dead"], one_dead_end=True, heroes=1)
    g.choose("draw_tile").choose("draw_tile").choose("place").choose("draw_tile")
    assert g.outcome is not None and g.outcome.reason == "dead_end"
    assert g.happened("placed") == 2 and g.set_aside == -1, "it was laid first, the only thing to do"


@pytest.mark.rule("FD-048", "FD-210", "FD-211", "FR-25")
def test_a_tile_set_aside_does_not_pass_the_turn_when_it_is_set_aside_or_laid() -> None:
    g = exploring(CHAIN, pile=["odd", "key", "dead"], one_dead_end=True, heroes=2)
    turns = [g.turn, g.choose("draw_tile").turn]
    turns += [g.choose("draw_tile").choose("place").turn, g.choose("place_aside").turn]
    assert turns == [0, 0, 1, 1]


@pytest.mark.rule("FD-072", "FD-106", "FD-186", "FR-77")
def test_with_a_tile_in_hand_one_heals_by_items_and_opens_no_door() -> None:
    tiles = {"door": tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"]), "a": tile()}
    g = exploring(tiles, {(-1, 0): ("door", 2)}, pile=["a"], heroes=["bren"], keys=0)
    g.hero().items = tuple(Held(name, True, g.box.items[name].uses) for name in ("bitter_flask", "pry_bar"))
    g.hero().gear, g.hero().health = ("bitter_flask", "pry_bar"), 5
    g.again()
    assert {option.args[1] for option in g.options("use_skill")} == {"bitter_flask", "pry_bar"}
    g.choose("draw_tile")
    assert g.asks("place") and {option.args[1] for option in g.options("use_skill")} == {"bitter_flask"}
    g.choose("use_skill", 0, "bitter_flask")
    assert g.hero().health > 5 and g.asks("place") and g.offers("place")


# ---------------------------------------------------------------------------------------------- the Final Entity


@pytest.mark.rule("FD-311", "FD-196")
@pytest.mark.parametrize(
    ("fallen", "over"),
    [(fallen, fallen.count("1") > 1) for fallen in ("110", "101", "011", "111", "100", "010", "001", "000")],
)
def test_it_falls_with_both_heads_or_the_body_and_a_head(fallen: str, over: bool) -> None:
    # S-39
    assert is_defeated(Foe("entity", 2, tuple(0 if bit == "1" else 9 for bit in fallen))) == over


def entity(*parts: str, theirs: tuple[int, ...] = (), **values: object) -> Table:
    """Return the Final Entity of these parts, against Bren."""
    g = at_stairs("architecture", heroes=["bren"], **values)
    g.hero().items, g.hero().gear, g.hero().abilities = (), (), ()
    g.hero().hand, g.hero().stored = bytes([1, 5, 6]), 0
    for pile in g.action:
        pile.cards = bytes([*theirs, *[2] * 20])
    g.choose("stairs")
    g.state.entity = parts
    g.foe().health = tuple(g.box.body[part].health[0] for part in parts)
    g.start = [hero.health for hero in g.heroes]
    return g


TRIO = ("head_that_listens", "head_that_chews", "body_of_tide")


@pytest.mark.rule("FD-310", "FR-70", "FD-254")
def test_a_power_card_activates_every_ability_of_its_living_parts() -> None:
    g = entity(*TRIO, theirs=(0, 2, 2))
    g.choose("play", 0, 5).choose("play", 0, 6)
    used = [event["skill"] for event in g.events_of("foe_used")]
    assert used == ["hear_it_coming", "morsel", "rise", "sweep"] and g.lost() >= 3 + 2 + 4


@pytest.mark.rule("FR-70", "FD-310")
def test_fallen_parts_do_nothing() -> None:
    g = entity(*TRIO, theirs=(0, 2, 2))
    g.foe().health = (0, g.foe().health[1], g.foe().health[2])
    g.choose("play", 0, 5).choose("play", 0, 6)
    assert [event["skill"] for event in g.events_of("foe_used")] == ["morsel", "rise", "sweep"]


@pytest.mark.rule("FD-312", "FD-313", "FR-71", "FD-300", "FD-301")
def test_damage_goes_to_one_part_whose_own_armor_counts() -> None:
    g = entity("head_of_horn", "head_that_chews", "body_of_tide", theirs=(2, 2))
    whole = g.foe().health
    g.choose("play", 0, 5).choose("play", 0, 6).choose("resolve", 0, 1)
    assert {option.args[1] for option in g.options("aim")} == {0, 1, 2}
    g.choose("aim", 0, 0)
    assert g.foe().health == (whole[0] - 4, *whole[1:])


@pytest.mark.rule("FD-196", "FD-001")
def test_its_defeat_wins_the_game() -> None:
    g = entity(*TRIO, theirs=(2, 2))
    g.foe().health = (0, 4, 50)
    g.choose("play", 0, 5).choose("play", 0, 6).choose("resolve", 0, 1).choose("aim", 0, 1)
    assert g.outcome is not None and g.outcome.won


@pytest.mark.rule("FR-69", "FD-198")
@pytest.mark.parametrize("turned", [False, True])
def test_a_hero_who_dies_with_the_entity_loses_unless_the_ruling_is_turned(turned: bool) -> None:
    g = entity(*TRIO, theirs=(7, 7), rulings=["FR-69"] if turned else [])
    g.foe().health, g.hero().health = (0, 1, 50), 5
    g.choose("play", 0, 5).choose("play", 0, 6)
    g.to("aim").choose("aim", 0, 1)
    assert g.outcome is not None and g.outcome.won == turned


@pytest.mark.rule("FD-324", "FR-72")
def test_the_entity_is_a_guardian_without_its_rewards() -> None:
    assert real().body["tail"].xp == 0 and all(part.source for part in real().parts.values())


# ---------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("FD-198", "FD-199", "FR-68")
def test_one_dead_hero_loses_the_game_for_all() -> None:
    g = fight("moss_ox", ours=[[2, 2], [8, 8]], heroes=["bren", "ava"], theirs=[6, 6, 2, 2], health={0: 7}, stored=0)
    while g.asks("act"):
        g.default()
    assert g.outcome is not None and not g.outcome.won and g.outcome.reason == "hero_killed"
