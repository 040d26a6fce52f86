"""Only what is listed can be chosen, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.playing import finish, sample, start

from fathom import IllegalChoice, Option, State
from fathom.core.game import AnyGame
from fathom.core.records import written


def refuses(state: State, choice: Any) -> None:
    before = state.save()
    with pytest.raises(IllegalChoice) as refusal:
        state.choose(choice)
    assert str(refusal.value)
    assert state.save() == before


def test_an_index_that_is_not_listed_is_refused(game_id: str) -> None:
    for state, _ in sample(game_id, games=8, every=10):
        assert state.decision is not None
        refuses(state, -1)
        refuses(state, len(state.decision.options))


def test_an_option_that_is_not_listed_is_refused(game_id: str) -> None:
    for state, _ in sample(game_id, games=8, every=10):
        assert state.decision is not None
        mine = state.decision.options[0]
        refuses(state, Option(mine.seat + 1, mine.key, mine.args, mine.targets, mine.call))
        refuses(state, Option(mine.seat, "no_such_thing", mine.args, mine.targets, mine.call))


def test_what_is_no_option_is_refused(game_id: str) -> None:
    state = start(game_id, 0)
    for nonsense in ("0", None, 0.0, True, (0,)):
        refuses(state, nonsense)


def test_an_option_may_be_chosen_by_itself_or_by_its_index(game_id: str) -> None:
    for state, number in sample(game_id, games=4, every=10):
        assert state.decision is not None
        index = number % len(state.decision.options)
        by_index, by_option = state.clone(), state.clone()
        by_index.choose(index)
        by_option.choose(state.decision.options[index])
        # Two options may be equal; then the first of them is meant, and both do the same.
        by_index.choices = by_option.choices = []
        assert by_index == by_option


def test_every_listed_option_can_be_taken(game_id: str) -> None:
    for state, _ in sample(game_id, games=24, every=12):
        assert state.decision is not None
        for index in range(len(state.decision.options)):
            state.clone().choose(index)


def test_nothing_can_be_chosen_after_the_end(game_id: str) -> None:
    state = finish(start(game_id, 1), 1)
    refuses(state, 0)
    assert state.decision is None


def test_a_decision_names_seats_and_steps_that_exist(game: AnyGame) -> None:
    for state, _ in sample(game.id, games=24, every=3):
        decision = state.decision
        assert decision is not None
        assert set(decision.seats) <= set(range(game.seats(state.setup)))
        assert {option.call[0] for option in decision.options} <= set(game.state.steps.by_name)
        assert len(set(decision.options)) == len(decision.options), "the same option is listed twice"
        assert written(decision)


def test_the_lead_can_always_answer(game: AnyGame) -> None:
    for state, _ in sample(game.id, games=24, every=3):
        decision = state.decision
        assert decision is not None
        assert decision.of_seat(decision.lead), f"{decision.key}: seat {decision.lead} leads and has no option"
