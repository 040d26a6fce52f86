"""The skeleton of the oracles notices what it should."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tests.oracle.playing import Choice, Oracle, again, compare

from fathom.core.decisions import Option
from fathom.core.state import State


class Silent(Oracle):
    """Has no word on anything."""


class Agreeing(Oracle):
    """Says what the engine says."""

    def legal(self, state: State) -> Collection[Choice] | None:
        assert state.decision is not None
        return [self.said(option) for option in state.decision.options]

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        return []


class Narrow(Agreeing):
    """Knows one option less and one more, and gives up then."""

    goes_on = False

    def legal(self, state: State) -> Collection[Choice] | None:
        return [*list(super().legal(state) or ())[1:], (0, "fly")]


class Strict(Agreeing):
    """Finds fault with what follows the first answer of each game."""

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        return ["it should not be"] if before.ply == 0 else []


def test_an_oracle_that_says_nothing_covers_nothing() -> None:
    report = compare(Silent, "abyss", range(2))
    assert not report.differences
    assert report.coverage.decisions() == report.coverage.steps() == 0
    assert "0.0%" in str(report)


def test_an_oracle_that_agrees_covers_all() -> None:
    report = compare(Agreeing, "abyss", range(2))
    assert not report.differences
    assert report.coverage.decisions() == report.coverage.steps() == 1


def test_options_withheld_and_invented_are_told_and_can_be_found_again() -> None:
    report = compare(Narrow, "abyss", range(2))
    assert len(report.differences) == 2, "one of each game: this oracle does not go on"
    found = report.differences[0]
    state = again("abyss", found.number, found.choices)
    assert state.decision is not None
    first = Narrow(state).said(state.decision.options[0])
    assert f"not in the book: {first}" in found.lines
    assert "withheld by the engine: (0, 'fly')" in found.lines
    assert found.kind in str(report)


def test_what_went_wrong_is_told_and_the_game_goes_on() -> None:
    report = compare(Strict, "abyss", range(2))
    assert [found.ply for found in report.differences] == [1, 1]
    assert report.coverage.steps() == 1
