"""The clock of every game: it runs on, its times have names, and undo goes back as far as it says and no further."""

from __future__ import annotations

import pytest
from tests.contract.playing import chance, decisions, start

from fathom.core.clock import SPANS, Clock
from fathom.core.game import AnyGame
from fathom.table import Match
from fathom.table.history import UNDOS

#: Games of each kind, and how many choices of each are looked at.
GAMES, CHOICES = 6, 400


def played(game_id: str, number: int, choices: int) -> Match:
    """A person plays all seats at random."""
    match, stream = Match(start(game_id, number)), chance(number, "clock")
    while not match.over and len(match.past) < choices:
        assert match.state.decision is not None
        match.choose(match.ply, stream.below(len(match.state.decision.options)))
    return match


def test_the_clock_runs_on_and_no_turn_comes_twice(game: AnyGame) -> None:
    turns = 0
    for number in range(1, GAMES):  # number 0 may be a campaign, which can come back to a quest
        times: list[Clock] = [Clock()]
        for state in decisions(start(game.id, number), number):
            now = game.clock(state)
            assert now >= times[-1], (state.ply, times[-1], now)
            if now != times[-1]:
                times.append(now)
        turns = max(turns, len(times))
        assert len(times) == len(set(times))
    assert turns > 5


def test_every_time_has_a_name_in_both_languages(game: AnyGame) -> None:
    texts = [game.text(lang) for lang in ("en", "de")]
    for number in range(GAMES):
        for state in decisions(start(game.id, number), number):
            for text in texts:
                names = [game.moment(state, span, text) for span in SPANS]
                assert all(name and "{" not in name for name in names)
            if state.ply > 60:
                break


def test_turns_that_follow_each_other_have_other_names(game: AnyGame) -> None:
    text = game.text("en")
    for number in range(1, GAMES):
        last, name = Clock(), ""
        for state in decisions(start(game.id, number), number):
            now = game.clock(state)
            if now != last:
                told = game.moment(state, "turn", text)
                assert told != name, (last, now)
                last, name = now, told


def test_an_undo_leads_to_the_beginning_of_what_it_names(game: AnyGame) -> None:
    for number in range(GAMES):
        match = played(game.id, number, CHOICES // 4 * (1 + number % 4))
        steps = [match.steps_back(what) for what in UNDOS]
        last = match.past[-1].clock
        for what, back in zip(UNDOS, steps, strict=True):
            if what not in SPANS or not back:
                continue
            began = len(match.past) - back
            assert all(moment.clock.since(what) == last.since(what) for moment in match.past[began:])
            assert not began or match.past[began - 1].clock.since(what) != last.since(what)
        by = dict(zip(UNDOS, steps, strict=True))
        assert by["choice"] == 1 and by["turn"] <= by["round"] <= (by["part"] or by["round"])


def test_a_turn_taken_back_is_not_the_whole_game(game: AnyGame) -> None:
    """Playing alone, "this turn" once went back to the first question of the game."""
    match = played(game.id, 1, CHOICES)
    assert len({moment.clock for moment in match.past}) > 5
    assert match.steps_back("turn") < len(match.past) / 2


@pytest.mark.parametrize("what", UNDOS)
def test_redo_brings_back_in_one_step_what_one_undo_took(game: AnyGame, what: str) -> None:
    match = played(game.id, 1, CHOICES // 4)
    saved = match.state.save()
    first = match.undo("choice")
    if match.steps_back(what):  # type: ignore[arg-type]
        match.undo(what)  # type: ignore[arg-type]
        match.redo()
    assert match.redo() == first
    assert match.state.save() == saved and not match.future
