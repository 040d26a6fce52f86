"""A lesson on the console: read with Enter, choose by number, and be told why something must wait."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from fathom.table import Match
from fathom.terminal.asking import in_order
from fathom.terminal.table import Table
from fathom.workshop.lessons import shortest

GAME = "leviathan-wilds"


def seated(match: Match, answers: Callable[[Table], str], tmp_path: Path, lang: str = "en") -> str:
    """Let somebody sit at the console; return what was shown."""
    screen = io.StringIO()
    console = Console(file=screen, width=100, force_terminal=False, highlight=False)
    table = Table(match, console, lambda _: answers(table), lang, tmp_path / "game.json", trace=False, fast=True)
    table.run()
    return screen.getvalue()


def answered(match: Match, answers: Iterator[str], tmp_path: Path) -> str:
    """Let somebody give these answers, one after the other."""

    def read(_: Table) -> str:
        for answer in answers:
            return answer
        raise EOFError

    return seated(match, read, tmp_path)


@pytest.mark.parametrize(
    ("lang", "learnt"), [("en", "Learnt: Your first climb"), ("de", "Gelernt: Dein erster Aufstieg")]
)
def test_a_lesson_is_learnt_on_the_console(lang: str, learnt: str, tmp_path: Path) -> None:
    match = Match.lesson(GAME, "first")
    teacher = match.teacher
    assert teacher is not None

    def answer(table: Table) -> str:
        if teacher.learnt:
            raise EOFError
        beat = teacher.now.beat
        if beat is not None and beat.waits == "read":
            return ""
        numbers = [choice.index for choice in in_order(table.scene())]
        return str(1 + numbers.index(shortest(match, tuple(numbers))))

    assert learnt in seated(match, answer, tmp_path, lang)


def test_what_must_wait_is_refused_with_a_reason(tmp_path: Path) -> None:
    match = Match.lesson(GAME, "first")
    shown = answered(match, iter(["1", "", "a1"]), tmp_path)
    assert "Read on first: press Enter." in shown
    assert "Not now. First: Choose where you start: D1." in shown
    assert match.past == []


def test_a_lesson_that_is_left_is_a_game_like_any_other(tmp_path: Path) -> None:
    match = Match.lesson(GAME, "first")
    answered(match, iter(["skip", "a1"]), tmp_path)
    assert [moment.entry.index for moment in match.past][:1] == [0]
