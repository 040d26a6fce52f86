"""Many random games, and at each of their decisions what must always hold.

A game moves on as a clone of itself, or as a clone of itself read back from its save, in turns; what it leaves behind
must not change. In the end it must be where the uninterrupted game is.
"""

from __future__ import annotations

from functools import cache

import pytest
from tests.contract.playing import MOST_DECISIONS, chance, grid, seats, setup_of, start

import fathom
from fathom.core.game import AnyGame

#: How many games are played every time, besides those that have something to choose which none of these has; all the
#: others are played by `-m slow`: for Leviathan Wilds, on which the engine was made, more than 300 for each number of
#: climbers in each edition.
FIRST = {"leviathan-wilds": 48, "abyss": 16}
FEWER = 32
ALL = 12_000
CHUNKS = 16
#: At one of so many decisions the views of one seat are compared; `test_secrets.py` compares those of all.
VIEWS = 5


@cache
def sampled(game_id: str) -> tuple[int, ...]:
    """Return the numbers of the games that are played every time: a sample with everything that can be chosen."""
    unseen = {pair for chosen in grid(game_id) for pair in chosen.items()}
    numbers = []
    for number in range(ALL):
        if number >= FIRST.get(game_id, FEWER) and not unseen:
            break
        chosen = setup_of(game_id, number)
        new = {(name, value) for name, value in unseen if _has(chosen.get(name), value)}
        if number < FIRST.get(game_id, FEWER) or new:
            numbers.append(number)
        unseen -= new
    return tuple(numbers)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_random_games(game: AnyGame, chunk: int) -> None:
    for number in sampled(game.id)[chunk::CHUNKS]:
        check_game(game, number)


def test_the_sample_has_everything_that_can_be_chosen(game: AnyGame) -> None:
    setups = [setup_of(game.id, number) for number in sampled(game.id)]
    for name, value in {pair for chosen in grid(game.id) for pair in chosen.items()}:
        assert any(_has(chosen.get(name), value) for chosen in setups), (name, value)


def _has(chosen: object, value: object) -> bool:
    """Whether this was chosen; of a team its number counts."""
    return chosen == value or (isinstance(chosen, list) and len(chosen) == value)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_more_random_games(game: AnyGame, chunk: int) -> None:
    for number in sorted({*range(ALL)} - {*sampled(game.id)})[chunk::CHUNKS]:
        check_game(game, number)


def check_game(game: AnyGame, number: int) -> None:
    """Play one game with all checks."""
    state = start(game.id, number)
    pieces = dict(game.pieces(state))
    stream = chance(number, "answers")
    left_behind = []
    while state.decision is not None:
        assert state.decision.options, "nobody has a choice"
        assert state.ply < MOST_DECISIONS, "the game does not end"
        assert game.pieces(state) == pieces, f"a piece is lost or doubled at ply {state.ply} of game {number}"
        loaded = fathom.load(state.save())
        left_behind.append((state, loaded))
        if state.ply % VIEWS == number % VIEWS:
            check_secrets(game, state, number)
        choice = stream.below(len(state.decision.options))
        state = (loaded if state.ply % 2 else state).clone()
        state.choose(choice)
    for ply, (before, loaded) in enumerate(left_behind):
        assert before == loaded, f"game {number} at ply {ply}: a clone changed it, or its save says something else"
    plain = start(game.id, number)
    for choice in state.choices:
        plain.choose(choice)
    assert plain.save() == state.save()
    assert state.over and state.outcome is not None and fathom.load(state.save()) == state


def check_secrets(game: AnyGame, state: fathom.State, number: int) -> None:
    """A seat, or somebody who watches, cannot tell the state from one that differs in secrets only."""
    seat = state.ply // VIEWS % (seats(game, state) + 1) - 1
    other = state.determinise(seat, number * MOST_DECISIONS + state.ply)
    assert fathom.view(state, seat) == fathom.view(other, seat), f"seat {seat} of game {number} at ply {state.ply}"
