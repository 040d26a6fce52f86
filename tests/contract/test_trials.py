"""What a trial of an option says is what happens, and it says nothing that the seat could not know."""

from __future__ import annotations

import re
from collections import Counter as Counts
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec
import pytest
from tests.contract.playing import sample

import fathom
from fathom import State
from fathom.core.content import records_in
from fathom.core.game import AnyGame
from fathom.core.scene import Card, Chip, Counter, Mark, Panel, Piece, Scene
from fathom.core.trying import Trial, Tried

#: The numbers that previews of a game tell, by kind: all of them, whoever has them.
PREVIEWED = {
    "abyss": frozenset({"pearl", "key", "hand", "monster"}),
    "forgotten-depths": frozenset({"health", "armor", "power", "key", "xp"}),
    "gone-to-gaia": frozenset(
        {"health", "attack", "armor", "move", "power-once", "part-mind", "part-body", "boss", "xp", "circuit", "clock",
         "enraged", "ap", "block", "reroll", "double", "light", "medium", "heavy"}
    ),
    "leviathan-wilds": frozenset({"health", "blight", "grip", "focus", "block", "strike", "crystal", "blighted"}),
}  # fmt: skip
#: For a scene so many options are chosen on copies, on average: each once, an attack once for each fall of the dice.
CHOSEN = {"abyss": 5, "forgotten-depths": 4, "gone-to-gaia": 18, "leviathan-wilds": 5}
#: In so many positions they are compared: with `-m slow`, and in every run.
POSITIONS = {1: 10_000, 2: 300}
#: Other worlds in which a choice is tried.
WORLDS = range(1, 5)


def trials(game: AnyGame, rarer: int) -> Iterator[tuple[State, int, int, Tried]]:
    """Yield decisions with a seat that is asked, one of its options, and what the trial says."""
    for state, number in sample(game.id, games=16 // rarer, every=3 * rarer):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        own = state.decision.of_seat(seat)
        trial = Trial(state, seat)
        for index in own[:: 1 + len(own) // 8]:
            yield state, seat, index, trial.of(index)


def test_what_is_certain_is_what_happens(game: AnyGame, rarer: int) -> None:
    """In the real world and in every other one that the seat cannot tell from it."""
    certain = 0
    for state, seat, index, tried in trials(game, rarer):
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


def test_what_is_said_before_chance_comes_is_how_it_begins(game: AnyGame, rarer: int) -> None:
    uncertain = 0
    for state, seat, index, tried in trials(game, rarer):
        if tried.is_certain:
            continue
        uncertain += 1
        for world in (state.clone(), *(state.determinise(seat, n) for n in WORLDS)):
            world.events = []
            world.choose(index)
            seen = [event for event in world.events if event.seat in (-1, seat)]
            assert tuple(seen[: len(tried.events)]) == tried.events, (state.decision, index, tried.stop)
    assert uncertain > 50


def test_one_of_the_ways_that_chance_may_go_is_what_happens(game: AnyGame, rarer: int) -> None:
    for state, number in sample(game.id, games=16 // rarer, every=3 * rarer):
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


class Numbers:
    """The numbers that a table shows, by the ids of what shows them: their kinds, and how many.

    What a supply has left is for no preview. Panels, pieces and cards stand for their numbers, by kind.
    """

    def __init__(self, seen: Scene) -> None:
        self.found: dict[str, tuple[str, int]] = {}
        self.of: dict[tuple[str, str], str] = {}
        for one in records_in(seen, msgspec.Struct):
            if isinstance(one, Panel) and one.id != "supply":
                for track in one.tracks:
                    for mark in track.marks:
                        slot = track.slots[mark.at] if mark.at < len(track.slots) else ""
                        self.note(one, mark, int(slot) if slot.isdigit() else mark.at)
                for chip in one.chips:
                    if re.fullmatch(r"\d+(, \d+)*", chip.words):
                        self.note(one, chip, sum(map(int, chip.words.split(", "))))
                    elif number := re.match(r"\d+", chip.words if chip.shape == "value" else chip.name):
                        self.note(one, chip, int(number[0]))
            if isinstance(one, Panel | Piece | Card) and one.id != "supply":
                for counter in one.counters:
                    self.note(one, counter, counter.value)
            if isinstance(one, Piece) and one.value.isdigit() and not one.counters:
                self.note(one, one, int(one.value))

    def note(self, whose: Panel | Piece | Card, shown: Counter | Chip | Mark | Piece, n: int) -> None:
        """Note a number; what stands on a sheet that is opened when wanted, or among the goals, need not be told."""
        kind = shown.sign if isinstance(shown, Chip) and shown.sign else shown.kind
        self.of[whose.id, kind] = self.of[shown.id, kind] = shown.id
        aside = isinstance(whose, Panel) and whose.place in ("sheet", "goal")
        self.found[shown.id] = "" if aside else kind, n


def test_the_numbers_of_a_preview_are_those_that_the_table_shows_then(game: AnyGame, rarer: int) -> None:
    """Before and after, and no others: wherever no chance and nothing hidden comes between.

    What is not shown before or after, because it is nothing then or because the table is another one, may be left out.
    """
    kinds, text = PREVIEWED[game.id], game.text("en")
    trial_of = import_module(game.scene.__module__).Answers.trial_of
    told = 0
    for state, number in islice(sample(game.id, games=1_000, every=3), POSITIONS[rarer]):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        seen, trial = game.scene(state, seat, text), trial_of(state, seat)
        before = Numbers(seen)
        for choice in seen.choices[number % 3 :: 3]:
            if not trial.of(choice.index).is_certain:
                continue
            after = Numbers(game.scene(chosen(state, trial, choice.index), seat, text))
            names = after.of | before.of
            changes = choice.preview.changes if choice.preview else ()
            said = {names.get((one.target, one.kind), one.target): one for one in changes}
            both = before.found.keys() & after.found.keys()
            changed = {name for name in both if before.found[name][1] != after.found[name][1]}
            due = {name for name in changed if before.found[name][0] in kinds}
            assert due <= said.keys() <= changed | set(names.values()) - both, (state.decision, choice)
            for name, one in said.items():
                for table, n in ((before, one.before), (after, one.after)):
                    assert n == table.found.get(name, ("", n))[1], (state.decision, choice)
            told += len(said)
    assert told > POSITIONS[rarer] // 10


def chosen(state: State, trial: Trial, index: int) -> State:
    """Return what becomes of an option, if it goes on as the trial says."""
    world = state.clone()
    world.choose(index)
    while trial.on is not None and world.decision is not None and (further := trial.on(world)) >= 0:
        world.choose(further)
    return world


def test_a_scene_deals_one_world_and_tries_each_option_once(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a scene costs is counted, not timed."""
    counted = Counts()
    for name in ("determinise", "choose"):
        real = getattr(State, name)

        def counting(state: State, *args: Any, name: str = name, real: Any = real) -> Any:
            counted[name] += 1
            return real(state, *args)

        monkeypatch.setattr(State, name, counting)
    text, scenes = game.text("en"), 0
    positions = [state.clone() for state, _ in islice(sample(game.id, games=100, every=7), 150)]
    counted.clear()
    for state in positions:
        assert state.decision is not None
        game.scene(state, state.decision.lead, text)
        scenes += 1
    assert counted["determinise"] < 1.2 * scenes and counted["choose"] < CHOSEN[game.id] * scenes, counted


def test_a_trial_changes_nothing(game: AnyGame, rarer: int) -> None:
    for state, number in sample(game.id, games=4, every=20):
        assert state.decision is not None
        seat = state.decision.seats[number % len(state.decision.seats)]
        saved = state.save()
        trial = Trial(state, seat)
        for index in state.decision.of_seat(seat):
            assert trial.of(index) is trial.of(index)
        assert state.save() == saved
