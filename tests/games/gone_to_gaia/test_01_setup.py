"""Principles, the start of a game, suits and equipment (chapters A, D, E, F, X)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gone_to_gaia.helpers import BOX

import fathom
from fathom.core.errors import SetupError
from fathom.games.gone_to_gaia import queries
from fathom.games.gone_to_gaia.state import FRESH, Gaia


def new(**values: Any) -> Gaia:
    state = fathom.new("gone-to-gaia", seed=values.pop("seed", 1), **values)
    assert isinstance(state, Gaia)
    return state


@pytest.mark.rule("GG-004")
@pytest.mark.parametrize("players", [0, 3])
def test_one_or_two_play(players: int) -> None:
    assert len(new(players=1).suits) == 1 and len(new(players=2).suits) == 2
    with pytest.raises(SetupError):
        new(players=players)


@pytest.mark.rule("GG-024", "GG-029", "GR-003")
def test_the_first_hero_is_of_the_mind_and_the_second_of_the_body() -> None:
    heroes = {hero.no: hero for hero in BOX.heroes.values() if hero.no}
    assert (heroes[1].discipline, heroes[2].discipline) == ("mind", "body")
    g = new(quest="first_bell")
    assert (g.setup.mind, g.setup.body) == (heroes[1].id, heroes[2].id)
    assert [suit.discipline for suit in g.suits] == [0, 1]


@pytest.mark.rule("GG-026", "GG-011", "GG-032", "GG-039")
def test_the_hero_chosen_brings_its_equipment_fresh() -> None:
    for hero in BOX.heroes.values():
        g = new(quest="first_bell", **{hero.discipline: hero.id})
        suit = g.suits[0 if hero.discipline == "mind" else 1]
        owned = {BOX.type_names[kind]: rank for kind, rank in enumerate(suit.ranks) if rank}
        assert owned == {gear.type: gear.rank for gear in hero.gear}
        assert all(place == FRESH for place, rank in zip(suit.places, suit.ranks, strict=False) if rank)


@pytest.mark.rule("GG-028", "GG-034", "GG-179")
def test_each_discipline_has_seventy_cards_in_fourteen_piles_of_five() -> None:
    for discipline in ("mind", "body"):
        cards = [card for card in BOX.equipment.values() if card.discipline == discipline]
        assert len(cards) == 70
        assert {(card.type, card.rank) for card in cards} == {(t, r) for t in BOX.types for r in range(1, 6)}


@pytest.mark.rule("GG-033", "GG-035", "GG-036", "GG-037")
def test_a_suit_starts_with_six_hp_one_movement_low_damage_and_no_elements() -> None:
    g = new(quest="first_bell", mind="ottilie", body="recruit_body")
    for suit in g.suits:
        assert (suit.max_hp, suit.hp, suit.movement, suit.elements) == (6, 6, 1, (0, 0, 0, 0))
        kit = BOX.kit(suit.discipline, suit.ranks, ())
        assert kit.high == 0 and not kit.upgraded and kit.limit == 6
    assert BOX.numbers.damage == (1, 2, 4)


@pytest.mark.rule("GG-036", "GR-006")
def test_hp_start_at_the_maximum_after_starting_gear() -> None:
    g = new(quest="first_bell", body="brann")
    assert g.suits[1].hp == g.suits[1].max_hp == 7  # Brann has a vest


@pytest.mark.rule("GG-030", "GG-040", "GG-121")
def test_all_equipment_lies_open() -> None:
    g = new(quest="first_bell")
    shown = fathom.view(g, seat=1)["state"] if "state" in fathom.view(g, seat=1) else fathom.view(g, seat=1)
    assert "mind_lance_1" in str(shown)


@pytest.mark.rule("GG-041", "GG-043")
def test_the_first_quest_has_one_wave_and_the_others_three_to_five() -> None:
    lengths = {quest.no: len(quest.waves) for quest in BOX.quests.values()}
    assert lengths.pop(1) == 1
    assert len(lengths) >= 8 and set(lengths.values()) <= {3, 4, 5}


@pytest.mark.rule("GG-010", "GG-038", "GG-169", "GR-041")
def test_wave_one_is_set_up_by_a_spawn_card() -> None:
    g = new(quest="first_bell")
    marks = BOX.marks[g.spawn]
    kinds = {enemy.at: queries.profile_of(g, enemy).kind for enemy in g.enemies}
    assert kinds == {marks["B"][0]: "boss"} | dict.fromkeys(marks["m"], "minion")
    assert all(enemy.rot == 0 for enemy in g.enemies)
    assert len({queries.profile_of(g, enemy).card for enemy in g.enemies}) == 8


@pytest.mark.rule("GG-175", "GG-177", "GG-273")
def test_maximum_ranks_start_at_three_but_are_open_in_onslaught() -> None:
    assert all(suit.maxima == (3,) * 14 for suit in new(quest="lamp_oil").suits)
    assert all(suit.maxima == (5,) * 14 for suit in new().suits)


@pytest.mark.rule("GG-241", "GG-242", "GR-021")
def test_the_hard_game_shows_hard_sides_and_adds_two_lieutenants_where_the_players_like() -> None:
    g = new(quest="first_bell", hard=True)
    assert g.decision is not None and g.decision.key == "place_enemy"
    g.choose(0)
    g.choose(0)
    profiles = [queries.profile_of(g, enemy) for enemy in g.enemies]
    assert all(one.hard for one in profiles if one.kind == "minion")
    assert [one.card for one in profiles if one.kind == "lieutenant"] == ["reef_prowler"] * 2


@pytest.mark.rule("GG-001")
def test_no_choice_between_readings_is_ever_offered() -> None:
    assert all("reading" not in option.name for option in fathom.core.game.find("gone-to-gaia").options(BOX))


@pytest.mark.rule("GG-002")
def test_what_a_quest_says_of_its_enemies_beats_their_cards() -> None:
    own = BOX.profiles[BOX.profile_of["", 0, "hundreeyes", False]].abilities
    there = BOX.profiles[BOX.profile_of["the_gauge", 2, "hundreeyes", False]].abilities
    assert there == {"alert"} and own != there
