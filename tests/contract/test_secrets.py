"""Nobody is shown what nobody may know; guessed worlds are whole, playable, and indistinguishable."""

from __future__ import annotations

import math

import msgspec
import pytest
from tests.contract.playing import finish, sample, seats, start

import fathom
from fathom.core.game import AnyGame


def test_views_of_all_seats_hide_the_same_secrets(game: AnyGame, rarer: int) -> None:
    for state, number in sample(game.id, games=24, every=10 * rarer):
        for seat in range(-1, seats(game, state)):
            other = state.determinise(seat, number)
            assert fathom.view(state, seat) == fathom.view(other, seat)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_scenes_hide_the_same_secrets(game: AnyGame, lang: str, rarer: int) -> None:
    text = game.text(lang)
    for state, number in sample(game.id, games=16, every=50 * rarer):
        for seat in range(-1, seats(game, state)):
            guessed = state.determinise(seat, number)
            assert game.scene(state, seat, text) == game.scene(guessed, seat, text)


def test_a_view_is_plain_data(game: AnyGame) -> None:
    for state, _ in sample(game.id, games=8, every=10):
        for seat in range(-1, seats(game, state)):
            shown = fathom.view(state, seat)
            said = msgspec.json.encode(shown)
            assert msgspec.json.encode(msgspec.json.decode(said)) == said


def test_a_view_says_nothing_of_seed_agenda_or_streams(game: AnyGame) -> None:
    state = fathom.new(game.id, seed=987_654_321_012)
    for seat in range(-1, seats(game, state)):
        said = msgspec.json.encode(fathom.view(state, seat)).decode()
        assert "987654321012" not in said
        assert not fathom.view(state, seat).keys() & {"seed", "agenda", "streams", "choices"}
        assert not any(str(number) in said for number in state.streams.values())


def test_options_of_others_are_not_shown(game: AnyGame) -> None:
    for state, _ in sample(game.id, games=12, every=5):
        for seat in range(-1, seats(game, state)):
            asked = fathom.view(state, seat)["decision"]
            assert all(option["seat"] == seat for option in asked["options"])


def test_a_guessed_world_is_whole_and_leaves_the_real_one_alone(game: AnyGame, rarer: int) -> None:
    for state, number in sample(game.id, games=12, every=10 * rarer):
        before = state.save()
        for seat in range(-1, seats(game, state)):
            other = state.determinise(seat, number)
            assert game.pieces(other) == game.pieces(state)
            assert other.decision == state.decision
            assert fathom.load(other.save()) == other
        assert state.save() == before


def test_a_guessed_world_can_be_played_to_its_end(game: AnyGame, rarer: int) -> None:
    for state, number in sample(game.id, games=16, every=40 * rarer):
        other = state.determinise(number % seats(game, state), number)
        pieces = game.pieces(other)
        assert finish(other, number).over
        assert game.pieces(other) == pieces


def test_a_guess_depends_on_nothing_that_is_hidden(game: AnyGame, rarer: int) -> None:
    """Two worlds that a seat cannot tell apart are dealt anew alike: so bots choose the same in both."""
    for state, number in sample(game.id, games=12, every=20 * rarer):
        for seat in range(-1, seats(game, state)):
            one, other = (state.determinise(seat, number + at).determinise(seat, number) for at in (1, 2))
            assert one == other


def test_guesses_differ(game: AnyGame) -> None:
    state = start(game.id, 0)
    worlds = {state.determinise(0, seed).save() for seed in range(20)}
    assert len(worlds) == 20
    assert state.determinise(0, 3) == state.determinise(0, 3)


def test_evaluation_is_a_number_and_changes_nothing(game: AnyGame) -> None:
    for state, number in sample(game.id, games=24, every=5):
        before = state.clone()
        for seat in range(seats(game, state)):
            worth = game.evaluate(state, seat)
            assert isinstance(worth, float) and math.isfinite(worth)
            if number % 10 == 0:
                guess = state.determinise(seat, number)
                assert game.evaluate(guess, seat) == pytest.approx(worth), "evaluation knows a secret"
        assert state == before
