"""How the bot plays: it kills what it can, saves blocks for what hurts, knows the goal, and does not run."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, Table, boss, foe, given

import fathom
from fathom.games.gone_to_gaia.evaluate import TASTE, evaluate, favourites
from fathom.games.gone_to_gaia.evaluate.goal import goal_of
from fathom.games.gone_to_gaia.state import Gaia
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


def test_it_likes_best_to_finish_a_boss_that_is_nearly_dead() -> None:
    worth = [evaluate(given(foes={"C2": boss(health=12, hurt=hurt)}).state, 0) for hurt in (0, 2, 8, 10)]
    assert 0 < worth[1] - worth[0] < worth[3] - worth[2]


def test_a_turn_is_over_before_the_next_wave_begins_in_the_look_ahead() -> None:
    state = fathom.new("gone-to-gaia", seed=1, players=1)
    while state.decision is not None and state.decision.key != "turn":
        state.choose(0)
    assert [call[0] for call in state.agenda] == ["phases.parting_shots"]


def test_in_every_game_it_likes_another_weapon_and_another_passive() -> None:
    liked = set()
    for seed in range(120):
        state = fathom.new("gone-to-gaia", seed=seed, players=1)
        assert isinstance(state, Gaia)
        about = (state.line_up[:1], state.spawn_discard[:1])
        liked |= set(favourites(state.box, 0, about))
    assert liked == set(range(len(BOX.type_names)))


def test_it_walks_towards_somebody_friendly() -> None:
    far, near = given(foes={"A1": foe()}), given(foes={"A1": foe()})
    far.state.friendly_tiles, near.state.friendly_tiles = (TILE["E5"],), (TILE["D4"],)
    assert evaluate(far.state, 0) < evaluate(near.state, 0)


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


def campaigns() -> Iterator[Gaia]:
    """Yield campaigns in their first chapter, with all kinds of names on their sheets."""
    campaign = fathom.new("gone-to-gaia", seed=1, quest="campaign", players=1)
    assert isinstance(campaign, Gaia)
    for name in range(200):
        campaign.sheet = msgspec.structs.replace(campaign.sheet, chapter=1, names=(("orla", str(name)),))
        yield campaign


def test_every_ending_is_longed_for_by_some_campaign_and_the_way_there_is_known() -> None:
    found = {goal.ending: goal for goal in map(goal_of, campaigns())}
    assert found.keys() == BOX.endings.keys()
    witness = found["witness"]
    assert {"witness_1", "witness_2", "witness_3", "witness_book", "plan_tell"} <= witness.flags
    assert witness.quests == {"reading_room"} and {"t2_yard", "t4_memory", "t6_line"} <= witness.entries
    assert "t6_shop" not in witness.entries and not witness.silent


@pytest.mark.parametrize("what", ["flags", "open"])
def test_a_campaign_stands_better_with_what_it_longs_for(what: str) -> None:
    campaign = next(campaign for campaign in campaigns() if goal_of(campaign).ending == "witness")
    without = evaluate(campaign, 0)
    goal = goal_of(campaign)
    found = tuple(goal.flags if what == "flags" else goal.quests)
    campaign.sheet = msgspec.structs.replace(campaign.sheet, **{what: found})
    assert evaluate(campaign, 0) > without + TASTE
