"""Chapter 1: frame and components (LW-001 to LW-010)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.leviathan_wilds.helpers import card, do, given

import fathom
from fathom.core.game import box_of

REAL = box_of("leviathan-wilds")


@pytest.mark.rule("LW-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_people_play(players):
    state = fathom.new("leviathan-wilds", seed=1, climbers=players)
    assert {k.seat for k in state.climbers} == set(range(players))


@pytest.mark.rule("LW-001")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_people_cannot_play(players):
    with pytest.raises(fathom.SetupError, match="climbers"):
        fathom.new("leviathan-wilds", climbers=players)


@pytest.mark.rule("LW-001")
def test_a_lone_player_plays_by_the_solo_rules():
    g = given(climbers=1)
    assert g.setup.solo and [k.seat for k in g.climbers] == [0, 0]


@pytest.mark.rule("LW-001")
def test_everybody_wins():
    g = given(climbers=3, crystals={"A1": 1}, ap=1).choose("strike", 1)
    assert g.outcome.won and g.outcome.scores == (1, 1, 1)


@pytest.mark.rule("LW-001")
def test_everybody_loses():
    g = given(climbers=2, health={0: 1}, ap=1)
    g.suffer(0, do("lose", health=1)).end_turn().end_turn()
    assert not g.outcome.won and g.outcome.scores == (0, 0)


@pytest.mark.rule("LW-002")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_every_leviathan_can_be_met_at_once(name):
    state = fathom.new("leviathan-wilds", seed=1, leviathan=name)
    assert state.box.leviathan.id == name and 1 <= state.box.leviathan.number <= 17


@pytest.mark.rule("LW-002")
def test_an_unknown_leviathan_cannot_be_met():
    with pytest.raises(fathom.SetupError, match="leviathan"):
        fathom.new("leviathan-wilds", leviathan="kraken")


@pytest.mark.rule("LW-003")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_a_leviathan_always_has_its_own_map(name):
    states = [fathom.new("leviathan-wilds", seed=seed, leviathan=name) for seed in (1, 2)]
    assert {s.box.leviathan.orientation for s in states} <= {"upright", "sideways"}
    assert states[0].box.board.terrain == states[1].box.board.terrain
    assert len({m.map for m in REAL.leviathans.values()}) == len(REAL.leviathans)


@pytest.mark.rule("LW-004")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_a_crystal_is_a_die_of_one_to_six(name):
    leviathan = REAL.leviathans[name]
    dice = [(c.colour, c.value) for c in leviathan.crystals]
    dice += [(pool.colour, value) for pool in leviathan.pools for value in pool.values]
    assert dice and {value for _, value in dice} <= set(range(1, 7))


@pytest.mark.rule("LW-004")
def test_the_pips_of_a_crystal_are_what_is_left_of_it():
    g = given(crystals={"A1": 6, "B1": -3}, ap=4).choose("strike", 4)
    assert (g.crystal("A1"), g.crystal("B1")) == (2, -3)


@pytest.mark.rule("LW-005")
def test_each_climber_has_one_figure_that_shows_where_it_is():
    g = given(climbers=3, at={0: "A1", 1: "B1", 2: "C1"}, ap=1).choose("climb", "A2")
    assert [g.at(c) for c in range(3)] == ["A2", "B1", "C1"]


@pytest.mark.rule("LW-006")
@pytest.mark.parametrize(("character", "klass"), list(product(REAL.characters, REAL.classes)))
def test_every_character_may_take_every_class(character, klass):
    state = fathom.new("leviathan-wilds", seed=1, climbers=[(character, klass), (None, None)])
    assert (state.climbers[0].character, state.climbers[0].klass) == (character, klass)


@pytest.mark.rule("LW-007")
def test_a_card_gives_ap_or_its_skill_or_grip_but_only_one_of_them():
    three = [card("left", do("focus"), ap=3), card("right", do("focus"), ap=3), card("other", do("focus"))]
    g = given(hand={0: three}, deck={0: [card("low", do("focus"))]}, until="ap_card")
    assert g.grip(0) == 1
    g.use("left")
    assert g.climber(0).focused and g.ap == 0
    g.choose("ap_card", "right")
    assert g.ap == 3 and g.refuses("use", "right") and g.refuses("use", "low")


@pytest.mark.rule("LW-008")
@pytest.mark.parametrize("name", REAL.cards)
def test_a_card_has_ap_icons_a_skill_and_its_number_in_the_set(name):
    entry = REAL.cards[name]
    assert entry.ap >= 0 and entry.skill and set(entry.protects) <= {"harmful", "difficult", "blight"}
    numbers = [c.number for c in REAL.sets[REAL.set_of[name]].card]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.rule("LW-009")
def test_no_rule_reads_attributes_or_gears():
    played = []
    for rating in (0, 3):
        ratings = dict.fromkeys(("mobility", "power", "support", "complexity"), rating)
        g = given(sets={0: ratings, 1: ratings}, complexity=rating, ap=3, mushrooms={"A1": "strike_2"})
        g.end_turn().end_turn()
        played.append((g.says(), g.climbers, g.cards(0), g.cards(1)))
    assert played[0] == played[1]


FROST = [{"id": "frost", "fronts": {"blue": 4}}]


@pytest.mark.rule("LW-010")
def test_tokens_that_a_climber_takes_lie_in_its_play_area():
    g = given(tokens=FROST).suffer(0, do("take", token="frost", n=3))
    assert [t.holder for t in g.tokens].count(0) == 3


@pytest.mark.rule("LW-010")
def test_discarded_tokens_return_to_their_supply():
    g = given(tokens=FROST).suffer(0, do("take", token="frost", n=3))
    g.suffer(0, do("spend", token="frost", n=2))
    assert sorted(t.holder for t in g.tokens) == [-1, -1, -1, 0]


@pytest.mark.rule("LW-010")
def test_your_tokens_are_those_in_your_play_area():
    melt = card("melt", do("focus"), cost=[do("spend", token="frost")])
    g = given(tokens=FROST, hand={0: [melt]}, ap=1).suffer(1, do("take", token="frost", n=1))
    assert g.refuses("use", "melt")
    assert g.suffer(0, do("take", token="frost", n=1)).offers("use", "melt")
