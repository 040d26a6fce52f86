"""What a trial of an option says is what happens, and it says nothing that the seat could not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from tests.contract.playing import sample

import fathom
from fathom import State
from fathom.core.content import records_in
from fathom.core.game import AnyGame
from fathom.core.scene import Panel, Piece, Scene
from fathom.core.trying import Trial, Tried

#: Games that say where hidden things come to light (`State.uncover`). To come: all of them.
MARKED = ("abyss", "forgotten-depths", "gone-to-gaia", "leviathan-wilds")
#: The numbers that previews of a game tell, by kind: all of them, whoever has them. To come: all games.
PREVIEWED = {"abyss": frozenset({"pearl", "key", "hand", "monster"})}
#: In so many positions they are compared: with `-m slow`, and in every run.
POSITIONS = {1: 10_000, 2: 300}
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


def numbers_on(seen: Scene) -> tuple[dict[tuple[str, str], int], dict[tuple[str, str], tuple[str, str]]]:
    """Return the numbers that a table shows, by what shows them and their kind; and those of a thing by their names.

    What a supply has left is for no preview.
    """
    found, of_things = {}, {}
    for one in records_in(seen, msgspec.Struct):
        if isinstance(one, Panel) and one.kind == "supply":
            continue
        for counter in getattr(one, "counters", ()):
            found[counter.id, counter.kind] = counter.value
            of_things[one.id, counter.kind] = (counter.id, counter.kind)
        if isinstance(one, Piece) and one.value.isdigit():
            found[one.id, "value"] = int(one.value)
    return found, of_things


def test_the_numbers_of_a_preview_are_those_that_the_table_shows_then(game: AnyGame, rarer: int) -> None:
    """Before and after, and no others: wherever no chance and nothing hidden comes between."""
    if game.id not in PREVIEWED:
        pytest.skip("to come: the previews of this game do not tell everything that the trial knows")
    kinds, text = PREVIEWED[game.id], game.text("en")
    told = 0
    for state, number in islice(sample(game.id, games=1_000, every=3), POSITIONS[rarer]):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        seen, trial = game.scene(state, seat, text), Trial(state, seat)
        before, of_things = numbers_on(seen)
        for choice in seen.choices[number % 3 :: 3]:
            if not trial.of(choice.index).is_certain:
                continue
            changes = choice.preview.changes if choice.preview else ()
            said = {of_things.get((one.target, one.kind), (one.target, one.kind)): one for one in changes}
            world = state.clone()
            world.choose(choice.index)
            after, _ = numbers_on(game.scene(world, seat, text))
            changed = {key for key, n in after.items() if key[1] in kinds and before.get(key, n) != n}
            assert said.keys() == changed, (state.decision, choice)
            assert all((one.before, one.after) == (before[key], after[key]) for key, one in said.items()), choice
            told += len(said)
    assert told > POSITIONS[rarer] // 10


def test_a_trial_changes_nothing(marked: AnyGame, rarer: int) -> None:
    for state, number in sample(marked.id, games=4, every=20):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        saved = state.save()
        trial = Trial(state, seat)
        for index in state.decision.of_seat(seat):
            assert trial.of(index) is trial.of(index)
        assert state.save() == saved
