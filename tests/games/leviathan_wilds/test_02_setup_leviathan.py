"""Chapter 2: setting up the leviathan (LW-011 to LW-021)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import do, event, given

import fathom
from fathom.core.game import box_of
from fathom.games.leviathan_wilds.box import WildsBox

REAL = box_of("leviathan-wilds")


def new(seed=1, **chosen):
    return fathom.new("leviathan-wilds", seed=seed, **chosen)


@pytest.mark.rule("LW-011")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_the_five_threats_of_the_leviathan_are_in_play_and_no_others(name):
    state = new(leviathan=name)
    own = {threat.id for threat in REAL.leviathans[name].threat}
    assert len(state.threats) == len(own) == 5 and {slot.threat for slot in state.threats} == own


@pytest.mark.rule("LW-011")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_scenario_and_overlay_cards_of_the_leviathan_are_in_play(name):
    state = new(leviathan=name)
    leviathan = REAL.leviathans[name]
    assert len(state.overlays) == len(leviathan.overlay)
    assert set(state.box.rules) == {entry.id for card in leviathan.scenario for entry in card.rule}


@pytest.mark.rule("LW-012")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_first_opponent_is_the_sage_unless_another_one_is_chosen(edition):
    assert new(edition=edition).setup.leviathan == "sage"
    assert fathom.describe("leviathan-wilds")["options"]["leviathan"]["default"] == "sage"


@pytest.mark.rule("LW-012")
def test_no_leviathan_is_kept_from_newcomers():
    assert set(fathom.describe("leviathan-wilds")["options"]["leviathan"]["choices"]) == set(REAL.leviathans)


@pytest.mark.rule("LW-013")
def test_each_printed_crystal_gets_its_die():
    g = given(crystals={"B2": -4, "C3": 5})
    assert g.crystal("B2") == -4 and g.crystal("C3") == 5 and sum(map(bool, g.crystals)) == 2


@pytest.mark.rule("LW-013")
@pytest.mark.parametrize("name", REAL.leviathans)
def test_the_dice_of_a_real_map_are_the_printed_ones(name):
    view = fathom.view(new(leviathan=name), 0)["crystals"]
    printed = sorted((c.value, c.colour == "teal") for c in REAL.leviathans[name].crystals)
    assert sorted((die["value"], die["blighted"]) for die in view.values()) == printed


@pytest.mark.rule("LW-014")
def test_one_mushroom_lies_face_down_on_each_of_six_mushroom_spaces():
    state = new(leviathan="sage", climbers=[("fix", None), ("kestrel", None)])
    names = state.box.board.names
    assert sorted(names[s] for s, _ in state.mushrooms) == sorted(REAL.leviathans["sage"].mushrooms)
    assert set(fathom.view(state, 0)["mushrooms"].values()) == {1} and len(state.mushrooms) == 6


@pytest.mark.rule("LW-014")
def test_the_mushrooms_are_drawn_at_random():
    assert len({new(seed, climbers=[("fix", None), ("kestrel", None)]).mushrooms for seed in range(8)}) == 8


@pytest.mark.rule("LW-015")
def test_the_ten_mushrooms_that_are_left_stay_in_the_box():
    state = new(climbers=[("fix", None), ("kestrel", None)])
    everything = sorted(m.id for m in REAL.mushrooms.values() for _ in range(m.count))
    assert len(everything) == 16 and len(state.mushroom_box) == 10
    assert sorted([*state.mushroom_box, *(kind for _, kind in state.mushrooms)]) == everything


@pytest.mark.rule("LW-016")
def test_the_injuries_are_one_shuffled_face_down_deck():
    decks = {new(seed).injuries for seed in range(8)}
    assert len(decks) > 1 and {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(REAL.injuries))}
    assert fathom.view(new(), 0)["injury_deck"] == len(REAL.injuries)


@pytest.mark.rule("LW-017")
def test_no_attack_marker_lies_on_the_map_at_first():
    assert new().markers == ()


@pytest.mark.rule("LW-018")
def test_the_introduction_is_read_before_the_first_turn():
    from fathom.games.leviathan_wilds import setup

    state = setup.begin(REAL, new().setup, 1)
    state.events = []
    state.run()
    while state.turn == 0:
        state.choose(0)
    kinds = [event.kind for event in state.events]
    assert kinds.index("introduction") < kinds.index("turn")


@pytest.mark.rule("LW-018")
def test_the_conclusion_is_read_after_a_win():
    g = given(crystals={"A1": 1}, ap=1).choose("strike", 1)
    assert g.happened("won") == 1 and g.over


@pytest.mark.rule("LW-019")
def test_the_setup_of_scenario_cards_is_carried_out():
    g = given(states={"eye": False}, scenario=[{"id": "s", "setup": [do("set", state="eye", to=True)]}])
    assert g.scenario["eye"] is True


@pytest.mark.rule("LW-019")
def test_scenario_setup_comes_before_the_threat_row_is_dealt():
    from fathom.games.leviathan_wilds import setup

    g = given(scenario=[{"id": "s", "setup": [do("enrage", n=1)]}], until="start")
    state = setup.begin(g.box, g.setup, 1)
    state.run()
    assert not any(slot.enraged for slot in state.threats)


@pytest.mark.rule("LW-020")
def test_the_row_is_five_face_down_normal_cards_in_random_order():
    rows = {new(seed).threats for seed in range(10)}
    assert all(len(row) == 5 and not any(slot.up or slot.enraged for slot in row) for row in rows)
    assert len({tuple(slot.threat for slot in row) for row in rows}) > 1


@pytest.mark.rule("LW-021")
def test_a_face_down_threat_is_secret_but_its_orientation_is_public():
    g = given(enraged=2, threat=event())
    shown = fathom.view(g.state, 0)["threats"]
    assert [slot["enraged"] for slot in shown] == [True, True, False, False, False]
    assert shown[0]["threat"] == "threat.0" and not any("threat" in slot for slot in shown[1:])


@pytest.mark.rule("LW-021")
def test_worlds_that_differ_in_face_down_threats_look_alike():
    g = given(enraged=2)
    guesses = [g.state.determinise(0, seed) for seed in range(6)]
    assert len({guess.threats for guess in guesses}) > 1
    assert all(fathom.view(guess, 0) == fathom.view(g.state, 0) for guess in guesses)


@pytest.mark.rule("LW-011")
def test_the_leviathans_have_107_cards_22_of_them_scenario_and_overlay_cards() -> None:
    box = box_of("leviathan-wilds")
    assert isinstance(box, WildsBox)
    every = box.leviathans.values()
    threats = sum(len(one.threat) for one in every)
    others = sum(len(one.scenario) + len(one.overlay) for one in every)
    assert (threats, others, threats + others) == (85, 22, 107)
