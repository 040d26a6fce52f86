"""Goal, setup, Heroes, Action decks, counters (chapters 1 to 5 and 26)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.forgotten_depths.helpers import box_with, exploring, fight, new, real, tile

import fathom
from fathom import SetupError
from fathom.games.forgotten_depths.rules import ecology
from fathom.games.forgotten_depths.state import FROM_ITEM


@pytest.mark.rule("FD-001", "FD-196", "FD-197", "FD-198")
def test_all_players_share_one_result() -> None:
    g = exploring({"dead": tile("0000")}, pile=["dead"], heroes=3)
    g.choose("draw_tile")
    assert g.outcome is not None and not g.outcome.won and len(set(g.outcome.scores)) == 1


@pytest.mark.rule("FD-002", "FR-01")
@pytest.mark.parametrize(("players", "heroes"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)])
def test_one_to_three_people_run_one_to_three_heroes(players: int, heroes: int) -> None:
    g = new(players=players, heroes=heroes)
    assert {hero.seat for hero in g.heroes} == set(range(players)) and len(g.heroes) == heroes


@pytest.mark.rule("FD-002", "FR-01")
@pytest.mark.parametrize(
    "wrong",
    [
        {"heroes": 4},
        {"heroes": 0},
        {"heroes": ["bren", "bren"]},
        {"heroes": ["brenn"]},
        {"heroes": [("sil", "back")]},
        {"heroes": 2, "players": 3},
        {"heroes": "bren"},
        {"rulings": ["FR-99"]},
        {"record": {"start": "ruins"}},
    ],
)
def test_what_cannot_be_set_up_is_refused_with_the_field(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refusal:
        new(**wrong)
    assert refusal.value.field in wrong


@pytest.mark.rule("FD-003", "FD-088")
def test_triples_go_by_the_number_of_heroes_not_of_people() -> None:
    g = fight("withered_shade", ours=[[5, 6], [5, 6]], heroes=2, players=1)
    assert g.foe().health == (8, 8, 8, 8)


@pytest.mark.rule("FD-007", "FD-200", "FD-027")
@pytest.mark.parametrize(("start", "level"), [("ruins", 1), ("caverns", 2), ("architecture", 3)])
def test_a_game_begins_at_any_ecology(start: str, level: int) -> None:
    g = new(start=start, heroes=1)
    assert g.ecology == level - 1 and g.hero().level == level


@pytest.mark.rule("FD-010", "FD-011", "FD-018", "FD-019", "FD-020", "FD-021", "FD-035")
@pytest.mark.parametrize("start", ["ruins", "caverns", "architecture"])
def test_the_piles_of_an_ecology(start: str) -> None:
    g = new(start=start, heroes=1).to("explore")
    land = g.box.lands[g.ecology]
    assert len(g.tiles.cards) == 23 and g.tiles.cards[19] == land.stairs and land.entry not in g.tiles.cards
    assert g.cells == {next(iter(g.cells)): land.entry * 4} and g.lantern == land.start
    assert len(g.monster_pile.cards) == 10 and len(g.feature_pile.cards) == 10
    assert len(g.guardians) == (0 if start == "architecture" else 3)
    names = [g.box.beasts[number].id for number in g.monster_pile.cards]
    assert "crazed_bipedal_saurian" not in names and (g.waiting >= 0) == (start == "caverns")
    for deck, values in zip(g.action, ((2, 3, 4, 5, 6), (3, 4, 5, 6, 7), (1, 2, 5, 6, 7)), strict=True):
        assert Counter(deck.cards) == Counter({0: 2} | {value: 4 for value in values}) and not deck.discard


@pytest.mark.rule("FD-019", "FD-062")
def test_the_stairs_are_always_the_twentieth_tile() -> None:
    for seed in range(5):
        g = new(seed=seed)
        assert g.tiles.cards.index(g.box.lands[0].stairs) == 19


@pytest.mark.rule("FD-012")
def test_one_card_shuffles_the_saurian_into_the_pile() -> None:
    verbs = [node for node in real().nodes.values() if type(node).__name__ == "Shuffle"]
    assert len(verbs) == 1
    g = new(start="caverns", heroes=1).to("explore")
    saurian = g.waiting
    from fathom.games.forgotten_depths import effects

    g.state.agenda.append(effects.call(g.state, verbs[0].node, effects.PARTY))
    g.state.decision = None
    g.state.run()
    assert saurian in g.monster_pile.cards and len(g.monster_pile.cards) == 11 and g.waiting == -1


@pytest.mark.rule("FD-013", "FD-014", "FD-015", "FD-016", "FR-03")
def test_legendary_cards_are_sorted_by_pattern_letter_and_numeral() -> None:
    copies = [{"id": f"copy{i}", "pattern": "ruins_1", "letter": "A", "numeral": 1, "effects": []} for i in range(2)]
    g = new(box_with(legend=copies), heroes=1)
    assert len(g.openings) == 4 and [len(pile) for pile in g.openings] == [2, 3, 1, 1]
    cards = [g.box.legends[g.box.legend_names[i]] for i in g.lettered]
    first = [card.numeral for card in cards if card.pattern == "ruins_1" and card.letter == "A"]
    assert first == [1, 2, 3], "of three equal ones, one is used"
    turned = new(box_with(legend=copies), heroes=1, rulings=["FR-03"])
    assert len(turned.lettered) == len(g.lettered) + 2


@pytest.mark.rule("FD-022", "FR-04", "FD-029", "FD-031", "FR-47", "FD-008", "FD-009")
def test_the_party_begins_with_three_keys_and_nothing_else() -> None:
    g = new(heroes=3)
    assert g.keys == 3 and g.xp == b""
    for hero in g.heroes:
        assert not (hero.items or hero.abilities or hero.discard or hero.hand or hero.gear)


@pytest.mark.rule("FD-023", "FR-05")
def test_class_decks_are_shuffled_and_shared() -> None:
    g = new(heroes=[("bren", "alternate"), ("sil", "front")])
    assert set(g.item_decks) == {"fighter", "wizard"} and all(len(deck) == 8 for deck in g.item_decks.values())
    assert all(len(deck) == 8 for deck in g.ability_decks.values())
    small = new(heroes=3, edition="retail")
    assert {name: len(deck) for name, deck in small.item_decks.items()} == {"fighter": 6, "wizard": 6, "rogue": 6}
    assert {name: len(deck) for name, deck in small.ability_decks.items()} == {"fighter": 8, "wizard": 6, "rogue": 6}


@pytest.mark.rule("FD-024", "FD-032", "FD-033", "FD-034", "FD-036", "FD-037", "FD-038")
@pytest.mark.parametrize(
    ("hero", "values", "items"),
    [("bren", (3, 4, 5, 6, 7, 8), 12), ("sil", (2, 3, 4, 5, 6, 8), 12), ("ava", (2, 3, 4, 5, 6, 7), 9)],
)
def test_starting_decks(hero: str, values: tuple[int, ...], items: int) -> None:
    g = new(heroes=[hero])
    assert Counter(g.hero().draw) == Counter({value: 2 for value in values}) and g.hero().stored == 2
    assert len(g.hero().supply) == items and all(card & FROM_ITEM for card in g.hero().supply)


@pytest.mark.rule("FD-039")
def test_sil_begins_level_three_with_three_stored_power_cards() -> None:
    assert new(start="architecture", heroes=["sil"]).hero().stored == 3
    assert new(start="architecture", heroes=["bren"]).hero().stored == 2


@pytest.mark.rule("FD-026", "FD-028")
@pytest.mark.parametrize(("hero", "health"), [("bren", (26, 32, 38)), ("sil", (28, 36, 44)), ("ava", (28, 36, 44))])
def test_heroes_begin_with_the_maximum_health_of_their_level(hero: str, health: tuple[int, ...]) -> None:
    for start, most in zip(("ruins", "caverns", "architecture"), health, strict=True):
        assert new(start=start, heroes=[hero]).hero().health == most


@pytest.mark.rule("FD-030", "FD-274")
def test_the_abilities_of_the_mat_are_there_from_the_first_combat() -> None:
    g = fight("moss_ox", ours=[[4, 5]], theirs=[4, 2])
    assert g.offers("power", 0, "brush_aside") and g.offers("block", 0, 0, "hold_fast")


@pytest.mark.rule("FD-040", "FD-041", "FD-042")
def test_spent_power_cards_come_back_after_a_reshuffle() -> None:
    g = fight("moss_ox", ours=[[4, 5]], theirs=[3, 2])
    g.choose("power", 0, "brush_aside")
    hero = g.hero()
    assert hero.stored == 1 and 0 in hero.discard
    assert len(hero.draw) == 12, "no shuffle has happened"


@pytest.mark.rule("FD-042", "FD-305")
def test_piles_and_hands_stay_as_they_are_after_a_combat() -> None:
    g = fight("moss_ox", ours=[[8, 7]], theirs=[2, 2])
    g.foe().health = (3,)
    g.choose("resolve")
    assert g.asks("explore") and g.hero().hand == bytes([1]) and set(g.hero().discard) == {7, 8}
    assert len(g.action[0].discard) == 2


@pytest.mark.rule("FD-043")
def test_hands_and_discard_piles_are_open_and_draw_piles_are_not() -> None:
    g = fight("moss_ox", ours=[[8, 7]], theirs=[2, 2], heroes=2, until="play")
    shown = fathom.core.game.find("forgotten-depths").view(g.state, 1)
    assert shown["heroes"][0]["hand"] == ["1", "7", "8"] and shown["heroes"][0]["draw"] == 12
    assert "discard" in shown["heroes"][0] and shown["heroes"][0]["known"] == []
    assert shown["action"]["light"]["top"] == [] and shown["tiles"]["top"] == []


@pytest.mark.rule("FD-044", "FD-045")
def test_an_item_with_three_uses_has_three_counters() -> None:
    g = fight("porter_of_ropes", ours=[[4, 4]], theirs=[4, 4] * 6, items={0: ["bitter_flask"]}, health={0: 5}, stored=0)
    for left in (2, 1, 0):
        g.choose("use_item", 0, "bitter_flask")
        assert g.hero().items[0].uses == left
    assert not g.offers("use_item") and g.hero().health == 20


@pytest.mark.rule("FD-044")
def test_effects_that_last_several_rounds_end() -> None:
    g = fight("porter_of_ropes", ours=[[4, 4]], theirs=[2, 2] * 9, abilities={0: ["rooted"]}, stored=1)
    g.choose("power", 0, "rooted")
    hero = g.hero()
    assert hero.lasting[0].n == 3 and (hero.lasting[0].first, hero.lasting[0].last) == (1, 2)


@pytest.mark.rule("FD-017", "FD-195")
def test_the_reference_card_of_the_ecology_is_in_force() -> None:
    from fathom.games.forgotten_depths.rules.experience import price

    assert [price(new(start=start).state, "key") for start in ("ruins", "caverns", "architecture")] == [2, 3, 4]
    assert all(rate.legend_xp[0] < rate.legend_xp[1] for rate in real().rates)


@pytest.mark.rule("FD-201", "FD-203")
def test_a_caverns_start_gives_each_hero_an_ability_and_an_item() -> None:
    g = new(start="caverns", heroes=2)
    assert g.asks("keep_ability") and len(g.options("keep_ability")) == 2
    g.to("explore")
    assert g.keys == 3 and g.xp == b""
    assert all(len(hero.abilities) == 1 and len(hero.items) == 1 for hero in g.heroes)


@pytest.mark.rule("FD-202", "FD-203")
def test_an_architecture_start_gives_two_of_each() -> None:
    g = new(start="architecture", heroes=["ava"]).to("explore")
    assert len(g.hero().abilities) == 2 and len(g.hero().items) == 2 and g.keys == 3


@pytest.mark.rule("FD-025", "FD-021", "FR-08")
def test_the_next_ecology_is_set_up_like_the_first() -> None:
    g = new(heroes=1)
    g.action[0].discard = bytes([3, 3])
    g.state.decision = None
    g.state.agenda = [ecology.go_down()]
    g.state.run()
    assert g.ecology == 1 and g.asks("explore") and len(g.tiles.cards) == 23 and not g.action[0].discard
