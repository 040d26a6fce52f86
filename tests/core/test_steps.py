"""Steps: named functions, and calls that are data."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toy import Toy, draw, say, steps, toy

from fathom.core.state import CORE
from fathom.core.steps import Steps


def test_calling_a_step_makes_a_call_and_does_nothing() -> None:
    assert say("hello") == ("toy.say", "hello")
    assert draw(1) == ("toy.draw", 1)


def test_a_step_is_known_by_its_module_and_name() -> None:
    assert steps.by_name["toy.say"] is say
    assert say.name == "toy.say"


def test_a_step_runs_at_once_if_asked_to() -> None:
    g = toy()
    say.now(g, "now")
    assert g.log == ["now"]


def test_a_pending_call_takes_no_keywords() -> None:
    with pytest.raises(TypeError):
        say(word="hello")


def test_two_steps_may_not_have_one_name() -> None:
    mine = Steps()

    @mine.step()
    def twice(state: Any) -> None: ...

    with pytest.raises(ValueError, match=r"two steps are called 'test_steps\.twice'"):
        mine.step()(twice_again())


def twice_again() -> Any:
    def twice(state: Any) -> None: ...

    return twice


def test_clauses_are_cited_by_steps_and_by_plain_functions() -> None:
    assert steps.citations["TY-002"] == steps.citations["TY-003"] == [f"{Toy.__module__}.draw"]
    mine = Steps()

    @mine.rule("TY-009")
    def question() -> bool:
        return True

    assert question()
    assert "question" in mine.citations["TY-009"][0]


def test_a_game_has_the_steps_of_the_core_too() -> None:
    assert CORE.by_name.items() <= steps.by_name.items()
    assert {step.name for step in steps} == set(steps.by_name)
    assert "toy.say" not in CORE.by_name
