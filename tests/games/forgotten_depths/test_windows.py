"""What the book leaves to the players is asked of them: water, the order of Monster cards, whom one kills with whom."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, beast, do, exploring, fight, new, power, tile

from fathom.games.forgotten_depths.box.board import cell
from fathom.games.forgotten_depths.rules import atlas

WET = {"water": ["NW-NE-SE-SW"]}
#: The Boat, four bodies of water, the Sword.
LAKE = {
    "boat": tile(signs=["...", ".B.", "..."], **WET),
    "sword": tile(signs=["...", ".K.", "..."], **WET),
    **{name: tile(**WET) for name in ("reed", "foam", "reef")},
}


def chains(g: Table) -> set[tuple[int, ...]]:
    """Return the chains of water that the party may enter."""
    return {option.args[2] for option in g.options("legend", 3)}


@pytest.mark.rule("FD-177", "FD-178", "FR-43")
def test_every_chain_of_water_may_be_entered_not_only_a_shortest_one() -> None:
    lake = {(1, 0): "boat", (2, 0): "reed", (3, 0): "sword", (1, 1): "foam", (2, 1): "reef"}
    boat, reed, sword, foam, reef = (cell(*at) for at in lake)
    g = exploring(LAKE, lake, at="caverns", heroes=1)
    assert chains(g) == {(boat, reed, sword), (boat, foam, reef, reed, sword)}
    g.choose("legend", 3, (), (boat, foam, reef, reed, sword))
    assert not g.options("legend") and not g.matches


@pytest.mark.rule("FD-178", "FR-43")
def test_a_chain_of_water_begins_at_the_boat_ends_at_the_sword_and_comes_to_no_tile_twice() -> None:
    lake = {(1, 0): "boat", (2, 0): "sword", (1, 1): "reed", (2, 1): "foam", (0, 1): "reef"}
    g = exploring(LAKE, lake, at="caverns", heroes=1)
    boat, sword, reed, foam, _ = (cell(*at) for at in lake)
    assert chains(g) == {(boat, reed, foam, sword)}, "side by side they have no tile between them"


@pytest.mark.rule("FD-178", "FR-43")
def test_water_that_comes_later_adds_chains_and_takes_none_away() -> None:
    tiles = LAKE | {"reed": tile(**WET)}
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "reed", (3, 0): "sword"}, at="caverns", heroes=1)
    first = chains(g)
    assert len(first) == 1
    names = [ground.id for ground in g.box.lands[1].grounds]
    for name, at in (("foam", (1, 1)), ("reef", (2, 1))):
        atlas.lay(g.state, names.index(name), cell(*at), 0)
    assert first < chains(g.again())


@pytest.mark.rule("FD-178", "FR-43")
def test_two_bodies_of_water_on_a_tile_are_not_one() -> None:
    tiles = LAKE | {"reed": tile(water=["NW-SW", "NE-SE"])}
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "reed", (3, 0): "sword"}, at="caverns", heroes=1)
    assert not g.matches


# ---------------------------------------------------------------------------------------------- Monster cards


def seen(known: int, *theirs: int, **more: object) -> Table:
    """Return a Combat of two Heroes who have looked at so many cards of the Monster's deck, before they play."""
    foe = beast(20, power(do("damage", to="hero", n=3)))
    g = fight(foe, ours=[[5, 6], [4, 4]], heroes=["bren", "sil"], theirs=theirs, until="play", stored=0, **more)
    for deck in g.action:
        deck.top = known
    for h, cards in enumerate([[5, 6], [4, 4]]):
        for card in cards:
            if g.asks("play") and g.lanes[g.decision.args[0]].hero == h:
                g.choose("play", h, card)
    return g


@pytest.mark.rule("FD-247", "FD-256", "FR-80")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_knows_what_comes_says_for_whom_the_monster_turns_up_cards_next(first: int) -> None:
    g = seen(1, 0, 6, 2, 3, 3)
    assert g.asks("turn_up") and {option.args for option in g.options("turn_up")} == {(0,), (1,)}
    g.choose("turn_up", first)
    assert g.asks("act")
    assert g.lanes[first].foe_cards == b"\6\2" and g.lanes[1 - first].foe_cards == b"\3\3"
    assert (g.lost(first), g.lost(1 - first)) == (3, 0), "the Power Card works against her it was drawn against"


@pytest.mark.rule("FD-247", "FR-80")
def test_while_nobody_knows_what_comes_nobody_is_asked_and_the_first_hero_comes_first() -> None:
    g = seen(0, 5, 4, 3, 2)
    assert g.asks("act") and [lane.foe_cards for lane in g.lanes] == [b"\5\4", b"\3\2"]


@pytest.mark.rule("FD-247", "FR-80")
def test_with_more_cards_known_it_is_asked_again_as_long_as_two_are_waiting() -> None:
    foe = beast(20)
    g = fight(foe, ours=[[5, 6], [4, 4], [3, 3]], theirs=[2, 3, 4, 5, 6, 6], until="play", stored=0)
    for deck in g.action:
        deck.top = 4
    for h, cards in enumerate([[5, 6], [4, 4], [3, 3]]):
        for card in cards:
            if g.asks("play") and g.lanes[g.decision.args[0]].hero == h:
                g.choose("play", h, card)
    g.choose("turn_up", 2)
    assert {option.args for option in g.options("turn_up")} == {(0,), (1,)}
    g.choose("turn_up", 1)
    assert g.asks("act") and [lane.foe_cards for lane in g.lanes] == [b"\6\6", b"\4\5", b"\2\3"]


@pytest.mark.rule("FR-80")
def test_a_known_card_of_a_deck_that_one_hero_faces_alone_is_nothing_to_ask_about() -> None:
    light, heavy = beast(20), beast(20, deck="heavy", id="other_beast")
    g = fight(light, heavy, ours=[[5, 6], [4, 4]], heroes=["bren", "sil"], theirs=[2, 3, 4, 5], until="play", stored=0)
    while g.asks("face"):
        g.default()
    for deck in g.action:
        deck.top = 2
    while g.asks("play"):
        g.default()
    assert g.asks("act")


# ---------------------------------------------------------------------------------------------- who kills with whom


@pytest.mark.rule("FD-297", "FD-300")
def test_of_two_alike_that_others_aim_at_one_chooses_with_whom_to_kill_if_that_kills() -> None:
    # Bren and Sil deal 5 each, and would take 1 and 3 in Return; Ava deals 5 to either, to kill it together.
    pack = beast(9, count=3, states=[[3, 2, 2], [2, 2, 2], [1, 1, 2]])
    g = fight(pack, ours=[[5, 5], [5, 5], [5, 5]], theirs=[4, 4, 2, 2, 3, 3], heroes=["bren", "sil", "ava"], stored=0)
    while g.asks("act"):
        g.choose("resolve")
    g.choose("aim", 1, 1)  # all alike, Bren has got the first
    assert {option.args for option in g.options("aim", 2)} == {(2, 0), (2, 1), (2, 2)}
    g.choose("aim", 2, 1)
    assert {option.args[0] for option in g.options("spare")} == {1, 2}


@pytest.mark.rule("FD-297", "FD-300")
def test_of_two_alike_that_nothing_kills_one_is_as_good_as_the_other() -> None:
    pack = beast(20, count=3, states=[[3, 2, 2], [2, 2, 2], [1, 1, 2]])
    g = fight(pack, ours=[[5, 5], [5, 5], [5, 5]], theirs=[4, 4, 2, 2, 3, 3], heroes=["bren", "sil", "ava"], stored=0)
    while g.asks("act"):
        g.choose("resolve")
    g.choose("aim", 1, 1)  # all alike, Bren has got the first
    assert {option.args for option in g.options("aim", 2)} == {(2, 0), (2, 2)}


# ---------------------------------------------------------------------------------------------- one card eliminated


@pytest.mark.rule("FD-233", "FR-81")
@pytest.mark.parametrize("alone", [False, True])
def test_who_faces_a_card_that_is_eliminated_before_she_plays_turns_to_the_other(alone: bool) -> None:
    weak, strong = beast(4, id="weak"), beast(20, id="strong", count=4, states=[[n, 1, 2] for n in (4, 3, 2, 1)])
    g = fight(
        weak, strong, ours=[[4, 5]] if alone else [[4, 5], [6, 6]], heroes=["sil"] if alone else ["sil", "bren"],
        abilities={0: ["gathering_static"]}, until="play", stored=0,
    )  # fmt: skip
    if alone:
        g.hero().hand, g.hero().draw = b"\4\5", b"\0\6\6\6"
        g.choose("first", 0)
        assert g.state.foes[0].health == (0,) and g.asks("play")
        g.choose("play", 0, 4).choose("play", 0, 5)
        assert [lane.foe_cards for lane in g.lanes] == [b"", b"\2"]
        return
    g.hero(0).hand, g.hero(0).draw = b"\4\5", b"\0\6\6\6"
    g.choose("face", 0, 0)
    if g.asks("face"):
        g.choose("face", 1, 1)
    assert g.state.foes[0].health == (0,)
    assert [(lane.foe, lane.plays, lane.against) for lane in g.lanes] == [(1, 2, 1), (1, 2, 1)]
    while g.asks("play"):
        g.default()
    assert [len(lane.cards) for lane in g.lanes] == [2, 2] and [len(lane.foe_cards) for lane in g.lanes] == [1, 1]


# ---------------------------------------------------------------------------------------------- who comes back


def alarmed(*lairs: tuple[int, int]) -> Table:
    """Return a map with defeated Monsters at these places, and a Feature beside the Entry that wakes the nearest."""
    things = {f"lair{i}": tile(signs=["...", ".M.", "..."]) for i in range(len(lairs))}
    things["bell"] = tile(signs=["...", ".F.", "..."])
    laid = {(0, 1): "bell", **{at: f"lair{i}" for i, at in enumerate(lairs)}}
    g = exploring(things, laid, heroes=1)
    g.state.defeated, g.state.monsters = g.state.monsters, 0
    numbers = [*g.box.features]
    g.state.feature_pile.cards = bytes([numbers.index("bell_pull")])
    g.hero().hand = b"\1\1\1"
    atlas.survey(g.state)
    g.again().choose("feature")
    return g.choose("supply", 0, 1)


@pytest.mark.rule("FD-122", "FR-82")
def test_of_several_places_as_near_the_players_say_where_monsters_return() -> None:
    g = alarmed((1, 1), (-1, 1), (2, 1))
    near = {g.region("lair0"), g.region("lair1")}
    assert g.asks("wake") and {option.args[0] for option in g.options("wake")} == near
    g.choose("wake", g.region("lair1"))
    assert g.state.monsters == 1 << g.region("lair1") and g.happened("woke", region=g.region("lair1")) == 1
    assert g.offers("monster", g.region("lair1")) and not g.state.defeated >> g.region("lair1") & 1


@pytest.mark.rule("FD-122", "FR-82")
def test_monsters_return_at_the_nearest_place_without_asking_if_there_is_one_only() -> None:
    g = alarmed((0, 2), (-1, 1), (2, 0), (0, 3))
    assert g.asks("wake"), "one up and one across are as near"
    g = alarmed((2, 0), (1, 0))
    assert g.asks("explore") and g.state.monsters == 1 << g.region("lair1")


# ---------------------------------------------------------------------------------------------- the first Ability


@pytest.mark.rule("FD-207", "FD-219", "FR-48")
def test_a_multi_class_hero_chooses_her_starting_ability_and_any_other_draws_one() -> None:
    g = new(heroes=[["sil", "alternate"], ["bren", "single"]], starting_ability=True)
    assert g.asks("draw_abilities") and {option.args for option in g.options("draw_abilities")} == {
        (0, "wizard", "wizard"),
        (0, "wizard", "rogue"),
    }
    tops = (g.ability_decks["wizard"][0], g.ability_decks["rogue"][0])
    fighter = g.ability_decks["fighter"]
    g.choose("draw_abilities", 0, "wizard", "rogue")
    assert {option.args[1] for option in g.options("keep_ability")} == set(tops)
    g.choose("keep_ability", 0, tops[1])
    assert g.asks("explore") and [hero.abilities for hero in g.heroes] == [(tops[1],), (fighter[0],)]
    assert g.ability_decks["wizard"][-1] == tops[0] and g.ability_decks["fighter"] == fighter[1:]
