"""How the bot plays: it kills what it can, saves blocks for what hurts, knows the goal, and does not run."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import Table, boss, foe, given

import fathom
from fathom.games.gone_to_gaia.evaluate import evaluate
from fathom.players import answer, make


def wish(g: Table, seat: int = 0) -> str:
    """Return what the bot would do."""
    assert g.state.decision is not None
    return g.state.decision.options[make("greedy", seed=1).choose(g.state, seat)].key


@pytest.mark.parametrize(("damage", "key"), [(1, "no_block"), (3, "block")])
def test_a_block_is_saved_for_what_hurts(damage: int, key: str) -> None:
    g = given(foes={"C2": foe(health=30, white="s", damage=damage), "E1": foe()}, tokens={0: "block"},
              gear={0: "maul blade lance bow", 1: "maul blade lance bow"}, hp={0: 6}, dice=(2,))  # fmt: skip
    g.turn("maul").use()
    assert g.asks("block") and wish(g) == key


def test_the_last_block_of_a_wave_is_not_saved() -> None:
    g = given(foes={"C2": foe(health=30, white="s")}, tokens={0: "block"}, gear={0: "maul", 1: "maul"}, dice=(2,))
    g.state.passed = 2
    g.turn("maul").use()
    assert g.asks("block") and wish(g) == "block"


def test_with_somebody_in_reach_and_a_fresh_weapon_it_does_not_run() -> None:
    g = given(foes={"C2": foe(health=2), "B2": foe(health=2)})
    assert wish(g) == "exhaust"
    g.turn("maul")
    assert wish(g) in ("step", "use_weapon")


def test_what_the_end_of_a_wave_brings_anyway_is_no_reason_to_run() -> None:
    g = given(foes={"A1": foe(parting=1)}, hp={0: 6, 1: 6})
    run = g.state.clone()
    run.choose(next(option for option in run.decision.options if option.key == "run"))  # type: ignore[union-attr]
    assert evaluate(run, 0) < evaluate(g.state, 0)


@pytest.mark.parametrize(("quest", "wave", "wanted"), [("voice_under_glass", 2, True), ("nine_years", 3, False)])
def test_it_knows_whether_the_boss_is_to_be_slain_or_spared(quest: str, wave: int, wanted: bool) -> None:
    worth = {
        hurt: evaluate(given(foes={"C2": boss(health=20, hurt=hurt)}, quest=quest, wave=wave).state, 0)
        for hurt in (0, 10)
    }
    assert (worth[10] > worth[0]) == wanted


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
        for seed in range(2):
            state = fathom.new("gone-to-gaia", seed=seed)
            players = [make(name, seed=seed), make(name, seed=seed + 100)]
            while not state.over:
                state.choose(answer(state, players))
            assert state.outcome is not None
            total += state.outcome.scores[0]
        waves[name] = total
    assert waves["greedy"] > waves["random"]
