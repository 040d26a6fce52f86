"""The chance to win, told from features by a model, or by a rule of thumb where there is none."""

from __future__ import annotations

import msgspec
import pytest

import fathom
from fathom.core import chances as models
from fathom.core.game import box_of, find
from fathom.players import answer, make


@pytest.mark.parametrize("game_id", fathom.games())
def test_chances_lie_between_none_and_all_and_end_with_the_outcome(game_id: str) -> None:
    game = find(game_id)
    state = fathom.new(game_id, seed=6)
    seats = range(game.seats(state.setup))
    players = [make("greedy", seat) for seat in seats]
    while not state.over:
        told = [game.chances(state, seat).win for seat in seats]
        assert all(0.0 <= one <= 1.0 for one in told)
        assert not game.rivals or sum(told) == pytest.approx(1.0)
        state.choose(answer(state, players))
    assert state.outcome is not None
    told = [game.chances(state, seat).win for seat in seats]
    assert all(one == state.outcome.won_by(seat) / max(1, len(state.outcome.winners)) for seat, one in enumerate(told))


@pytest.mark.parametrize("game_id", fathom.games())
def test_a_model_names_features_that_there_are(game_id: str) -> None:
    game = find(game_id)
    model = models.model_of(game.folder)
    assert model is not None and model.game == game_id
    state = fathom.new(game_id, seed=2)
    named = set(model.win) - {models.CONSTANT}
    assert named & set(game.features(state, 0))
    assert model.report["brier"] < model.report["brier_of_the_mean"]


def test_a_model_of_other_rules_or_other_cards_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("abyss")
    state = fathom.new("abyss", seed=2)
    model = models.Model("abyss", game.version, state.box.hash, "greedy", 1, 0, {"": 3.0}, {"": 2.0})
    monkeypatch.setattr(models, "model_of", lambda folder: model)
    assert game.chances(state, 0) == (0.5, 2.0, True)
    for other in ({"version": game.version + 1}, {"content": "other"}):
        changed = msgspec.structs.replace(model, **other)
        monkeypatch.setattr(models, "model_of", lambda folder, changed=changed: changed)
        assert not game.chances(state, 0).calibrated


@pytest.mark.parametrize("game_id", fathom.games())
def test_a_model_of_these_rules_and_cards_is_known_as_such(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a game has only a part of its box open."""
    game = find(game_id)
    model = models.Model(game_id, game.version, box_of(game_id).hash, "greedy", 1, 0, {"": 0.0})
    monkeypatch.setattr(models, "model_of", lambda folder: model)
    assert game.chances(fathom.new(game_id, seed=1), 0).calibrated
