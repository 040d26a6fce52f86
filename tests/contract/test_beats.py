"""What happened can be played: every kind of event has beats or is silent for a reason, and beats give nothing away."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.contract.playing import chance, seats, start

from fathom.core.beats import Beat, Blow, Comes, Deal, Die, Fall, Gain, Goes, Hit, Move, Turn
from fathom.core.events import Event
from fathom.core.game import AnyGame
from fathom.core.scene import Scene
from fathom.core.state import State
from fathom.parts.beats import Beats


def beats_of(game: AnyGame) -> type[Beats[Any]]:
    """Return the class that plays a game's events."""
    found: type[Beats[Any]] = game.beats.__self__  # type: ignore[attr-defined]
    return found


def emitted(game: AnyGame) -> frozenset[str]:
    """Return every kind of event that the rules of a game may report."""
    kinds: set[str] = set()
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                kinds |= set(_words(node.args[0]))
    return frozenset(kinds)


def _words(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _words(node.body)
        yield from _words(node.orelse)
    else:
        assert isinstance(node, ast.Constant), "a kind of event is written where it is reported"
        yield str(node.value)


def played(game: AnyGame, games: int, choices: int) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """Yield stretches of random games: the position, what one choice brought about, and the position then."""
    for number in range(games):
        state = start(game.id, number)
        stream = chance(number, "beats")
        for _ in range(choices):
            if state.over:
                break
            before = state.clone()
            state.events = []
            assert state.decision is not None
            state.choose(stream.below(len(state.decision.options)))
            events, state.events = tuple(state.events), None
            yield before, events, state.clone()


#: Rows that are left out of a scene while nothing lies in them.
EMPTY = ("play", "")


# ---------------------------------------------------------------------------------------------- the table


def test_every_kind_of_event_plays_or_is_silent_for_a_reason(game: AnyGame) -> None:
    table = beats_of(game)
    assert emitted(game) == table.plays.keys() | table.silent.keys()
    assert not table.plays.keys() & table.silent.keys()
    assert all(reason.strip() for reason in table.silent.values())


# ---------------------------------------------------------------------------------------------- what is played


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_the_log_tells_is_played_or_told_by_a_longer_way(game: AnyGame, lang: str, rarer: int) -> None:
    text, table = game.text(lang), beats_of(game)
    for before, events, after in played(game, 8 // rarer, 60):
        told = {beat.words for beat in game.beats(events, before, after, text, seat=0)}
        ways = {"moved", "fell"}  # steps of one way are told by where it ends
        spoken = tuple(e for e in events if e.kind not in table.silent and e.kind not in ways)
        if len(spoken) == len(events):
            lines = {line.words for line in game.log(events, after, text, seat=0)}
            missing = {line for line in lines if not any(line in words for words in told)}
            joined = any(isinstance(b, Move | Fall) for b in game.beats(events, before, after, text, seat=0))
            assert not missing or joined, missing


def test_beats_name_things_of_the_scene_before_or_after(game: AnyGame, rarer: int) -> None:
    text = game.text("en")
    for before, events, after in played(game, 16 // rarer, 80):
        beats = game.beats(events, before, after, text, seat=0)
        named = {(type(beat).__name__, id_) for beat in beats for id_ in _named(beat)}
        if named:
            known = set(_ids(game.scene(before, 0, text))) | set(_ids(game.scene(after, 0, text)))
            lost = {one for one in named if one[1] not in known}
            assert not lost, (lost, [event.kind for event in events])


def _named(beat: Beat) -> Iterator[str]:
    match beat:
        case Hit() | Gain() | Turn():
            yield beat.target
        case Move() | Fall():
            yield from (beat.piece, *beat.path)
        case Blow():
            yield from beat.cells
        case Comes():
            yield from filter(None, (beat.at,))
        case Goes() if beat.how:
            yield beat.target
        case Deal() if beat.start.partition(".")[0] not in EMPTY:
            yield from filter(None, (beat.start,))
        case Die() if beat.who:
            yield beat.who


def _ids(scene: Scene) -> Iterator[str]:
    """Yield all ids in a scene."""
    waiting: list[Any] = [msgspec.to_builtins(scene)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            if isinstance(one.get("id"), str):
                yield one["id"]
            waiting += one.values()
        elif isinstance(one, list | tuple):
            waiting += one


def test_numbers_come_to_what_stands_on_the_table(game: AnyGame, rarer: int) -> None:
    """From the position before, the hits and gains lead to the numbers of the position after, one by one."""
    text, table = game.text("en"), beats_of(game)
    for before, events, after in played(game, 24 // rarer, 120):
        play = table(before, after, text, events)
        began = dict(play.now)
        list(play.all(0))
        ended = play.numbers(after)
        for (whose, kind), (n, _) in began.items():
            if (whose.partition(".")[0], kind) in table.counted and (whose, kind) in ended:
                now = play.now[whose, kind].n
                assert now == ended[whose, kind].n, (whose, kind, n, [(e.kind, e.facts) for e in events])


def test_beats_say_nothing_that_a_seat_may_not_know(game: AnyGame, rarer: int) -> None:
    """They are the same in all worlds that the seat cannot tell apart."""
    text = game.text("en")
    for number, (before, events, after) in enumerate(played(game, 16 // rarer, 60)):
        if number % 5:
            continue
        for seat in range(-1, seats(game, before)):
            seen = tuple(event for event in events if event.seat in (-1, seat))
            worlds = before.determinise(seat, number), after.determinise(seat, number)
            told = game.beats(events, before, after, text, seat=seat)
            assert game.beats(seen, *worlds, text, seat=seat) == told


def test_a_choice_has_as_many_kinds_of_beats_as_it_needs(game: AnyGame) -> None:
    """Random games show motion, results and who acts, not only sentences."""
    text, kinds = game.text("en"), set[str]()
    for before, events, after in played(game, 6, 150):
        kinds |= {type(beat).__name__ for beat in game.beats(events, before, after, text, seat=0)}
    assert {"Stage", "Says", "Hit", "Gain"} <= kinds
    assert len(kinds) >= 8, kinds
