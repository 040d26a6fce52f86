"""What a trial of an option says is what happens, and it says nothing that the seat could not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.contract.playing import sample

import fathom
from fathom import State
from fathom.core.game import AnyGame
from fathom.core.trying import Trial, Tried

#: Games that say where hidden things come to light (`State.uncover`). To come: all of them.
MARKED = ("abyss", "forgotten-depths", "gone-to-gaia")
#: Other worlds in which a choice is tried.
WORLDS = range(1, 5)


@pytest.fixture
def marked(game: AnyGame) -> AnyGame:
    if game.id not in MARKED:
        pytest.skip("to come: this game does not say yet where hidden things come to light")
    return game


def trials(game: AnyGame, rarer: int) -> Iterator[tuple[State, int, int, Tried]]:
    """Yield decisions with a seat that is asked, one of its options, and what the trial says."""
    for state, number in sample(game.id, games=16 // rarer, every=3 * rarer):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        own = state.decision.of_seat(seat)
        trial = Trial(state, seat)
        for index in own[:: 1 + len(own) // 8]:
            yield state, seat, index, trial.of(index)


def test_what_is_certain_is_what_happens(marked: AnyGame, rarer: int) -> None:
    """In the real world and in every other one that the seat cannot tell from it."""
    certain = 0
    for state, seat, index, tried in trials(marked, rarer):
        if not tried.is_certain:
            continue
        certain += 1
        for world in (state.clone(), *(state.determinise(seat, n) for n in WORLDS)):
            world.events = []
            world.choose(index)
            assert fathom.view(world, seat) == fathom.view(tried.after, seat), (state.decision, index)
            seen = [event for event in world.events if event.seat in (-1, seat)]
            assert tuple(seen) == tried.events
    assert certain > 100


def test_what_is_said_before_chance_comes_is_how_it_begins(marked: AnyGame, rarer: int) -> None:
    uncertain = 0
    for state, seat, index, tried in trials(marked, rarer):
        if tried.is_certain:
            continue
        uncertain += 1
        for world in (state.clone(), *(state.determinise(seat, n) for n in WORLDS)):
            world.events = []
            world.choose(index)
            seen = [event for event in world.events if event.seat in (-1, seat)]
            assert tuple(seen[: len(tried.events)]) == tried.events, (state.decision, index, tried.stop)
    assert uncertain > 50


def test_one_of_the_ways_that_chance_may_go_is_what_happens(marked: AnyGame, rarer: int) -> None:
    for state, number in sample(marked.id, games=16 // rarer, every=3 * rarer):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        trial = Trial(state, seat)
        for index in state.decision.of_seat(seat)[:8]:
            if trial.of(index).stop != "chance" or not (ways := trial.chances(index)):
                continue
            assert sum(way.share for way in ways) == 1
            world = state.clone()
            world.events = []
            world.choose(index)
            seen = tuple(event for event in world.events if event.seat in (-1, seat))
            views = [fathom.view(way.tried.after, seat) for way in ways if way.tried.events == seen]
            begun = [
                way for way in ways if not way.tried.is_certain and seen[: len(way.tried.events)] == way.tried.events
            ]
            assert fathom.view(world, seat) in views or begun, (state.decision, index)


def test_a_trial_changes_nothing(marked: AnyGame, rarer: int) -> None:
    for state, number in sample(marked.id, games=4, every=20):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        saved = state.save()
        trial = Trial(state, seat)
        for index in state.decision.of_seat(seat):
            assert trial.of(index) is trial.of(index)
        assert state.save() == saved
