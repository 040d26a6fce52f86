"""What people see: the board, what an attack would do, why not, what happened; saves; the bot."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, boss, foe, given

import fathom
from fathom.core.game import find
from fathom.games.gone_to_gaia import forecast
from fathom.games.gone_to_gaia.evaluate import evaluate
from fathom.players import answer, make

GAME = find("gone-to-gaia")
EN, DE = GAME.text("en"), GAME.text("de")


@pytest.mark.rule("GG-040", "GG-167")
def test_the_abilities_in_force_are_shown_with_their_words() -> None:
    g = given(foes={"C2": boss("stout"), "D3": foe("rotates")})
    quest = next(panel for panel in GAME.scene(g.state, 0, EN).panels if panel.id == "quest")
    assert {chip.name for chip in quest.chips} == {"Stout", "Rotates"} and all(chip.words for chip in quest.chips)


def test_an_enemy_shows_its_turned_arrows_and_numbers() -> None:
    g = given(foes={"C2": foe(health=7, damage=3, white="n2 e", black="sw", rot=1, hurt=2)})
    piece = next(one for one in GAME.scene(g.state, 0, EN).boards[0].pieces if one.id == "enemy.0")
    assert piece.arrows == ("e2", "s", "nw!") and [counter.value for counter in piece.counters] == [5, 3]


@pytest.mark.rule("GG-121")
def test_before_an_attack_the_words_tell_who_is_hit_and_what_each_result_costs() -> None:
    g = given(foes={"C2": foe(health=4, white="s", black="s2")}, delvers=("C3", "C4")).turn("maul")
    choice = next(one for one in GAME.scene(g.state, 0, EN).choices if one.key == "use_weapon")
    assert "for 4, which kills" in choice.consequence and "2–4 (3 in 6)" in choice.consequence
    assert choice.preview is not None and [(one.before, one.after) for one in choice.preview.changes] == [(4, 0)]
    german = next(one for one in GAME.scene(g.state, 0, DE).choices if one.key == "use_weapon")
    assert "das ist tödlich" in german.consequence


@pytest.mark.rule("GG-061", "GG-138")
def test_what_is_not_possible_says_why() -> None:
    g = given(foes={"C2": foe()}, tokens={0: "ap"}).turn("maul")
    clauses = {refusal.clause for refusal in GAME.scene(g.state, 0, EN).refusals}
    assert {"GG-061", "GG-138"} <= clauses


def test_a_level_card_shows_the_cards_that_it_would_give() -> None:
    g = given(foes={"C2": boss(health=1, reward=BOX.boss_cards["bob_the_spider"].reward)}, dice=(1,)).turn("maul").use()
    assert all(choice.words for choice in GAME.scene(g.state, 0, EN).choices)


@pytest.mark.rule("GG-021")
def test_a_game_can_be_saved_between_waves_and_goes_on_equally() -> None:
    state = fathom.new("gone-to-gaia", seed=5, quest="lamp_oil")
    players = [make("greedy", seed=1), make("greedy", seed=2)]
    while not state.over and state.decision.key != "retreat":  # type: ignore[union-attr]
        state.choose(answer(state, players))
    again = fathom.load(state.save())
    assert again.save() == state.save() and again.decision == state.decision


def test_the_forecast_agrees_with_what_happens() -> None:
    for roll, lost in ((1, 0), (2, 1), (6, 2)):
        g = given(foes={"C2": foe(health=30, white="s"), "B3": foe(health=30, black="e", damage=2)}, dice=(roll,))
        g.turn("blade")
        hits = forecast.of_steps(g.state, 0, (BOX.equipment["mind_blade_1"].steps[0].node,), "weapon", g.state.at)
        told = {die: mind for die, _, mind, _ in forecast.forecast(g.state, 0, hits, g.state.at).results}
        g.use().settle()
        assert told[roll] == lost == 6 - g.suit(0).hp


def test_the_bot_likes_a_dead_enemy_and_fears_for_its_hp() -> None:
    alive = given(foes={"C2": foe(health=4)})
    wounded = given(foes={"C2": foe(health=4, hurt=3)})
    hurt = given(foes={"C2": foe(health=4)}, hp={0: 2})
    assert evaluate(hurt.state, 0) < evaluate(alive.state, 0) < evaluate(wounded.state, 0)
    assert evaluate(wounded.state, 0) < evaluate(given().state, 0)


def test_greedy_outlives_random() -> None:
    waves = {}
    for name in ("random", "greedy"):
        total = 0
        for seed in range(6):
            state = fathom.new("gone-to-gaia", seed=seed)
            players = [make(name, seed=seed), make(name, seed=seed + 100)]
            while not state.over:
                state.choose(answer(state, players))
            assert state.outcome is not None
            total += state.outcome.scores[0]
        waves[name] = total
    assert waves["greedy"] > waves["random"]
