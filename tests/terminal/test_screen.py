"""A screen of any size: nothing is wider, nothing is longer, and every choice can be read."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

from fathom.core.game import find, games
from fathom.core.scene import Scene
from fathom.core.text import LANGS
from fathom.table import Match
from fathom.terminal import play
from fathom.terminal.asking import choices, in_order, question
from fathom.terminal.draw import Frame
from fathom.terminal.layout import LAYOUTS, Layout
from fathom.terminal.questions import Questions
from fathom.terminal.screen import draw
from fathom.terminal.table import words_of

WORDS = words_of("de")
SIZES = ((80, 24), (50, 20), (120, 40))

#: A board takes two lines for each row, or one.
BOARDS = (Layout(tall=True, lean=True), Layout(lean=True))

#: The prompt and an empty line stand below the table.
BELOW = 2


@cache
def positions(game: str) -> list[Scene]:
    """Return scenes from all through a game of each bot, in both languages."""
    found = []
    for seed, bot in enumerate(("greedy", "random")):
        match = Match.new(game, seed=seed)
        for seat in range(len(match.seats)):
            match.seat(seat, bot)
        for at in range(250):
            decision = match.state.decision
            if match.over or decision is None:
                break
            if at % 31 == 0:
                lang = LANGS[at % len(LANGS)]
                found.append(find(game).scene(match.state, decision.lead, find(game).text(lang)))
            match.bot_step()
    return found


def squeezed(words: str) -> str:
    return "".join(words.split())


@pytest.mark.parametrize("game", games())
def test_every_screen_fits_and_nothing_that_is_asked_is_cut(game: str) -> None:
    for scene, (width, height) in product(positions(game), SIZES):
        screens = [[line.plain for line in screen] for screen in draw(scene, WORDS, width, height - BELOW)]
        assert max(map(len, screens)) <= height - BELOW
        assert max(len(line) for screen in screens for line in screen) <= width
        assert scene.prompt is not None
        told = ""
        for screen in screens:  # the question with all of its choices comes before the rest
            told += " ".join(screen) + " "
            if f" {len(scene.choices)} " in told and squeezed(scene.prompt.question) in squeezed(told):
                break
        for number, choice in enumerate(in_order(scene), 1):
            assert f" {number} " in told
            assert set(choice.words.split()) <= set(told.split()), choice.words
        for board in scene.boards:
            drawn = [
                Frame(scene, WORDS, width, layout).board(board)
                for layout in (Layout(tall=True, lean=True), Layout(lean=True))
            ]
            rows = [{line.plain.strip() for line in one} for one in drawn]
            assert any(all(row in "\n".join(screen) for row in one) for one in rows for screen in screens)


@pytest.mark.parametrize("game", games())
def test_no_layout_cuts_the_question_or_a_choice(game: str) -> None:
    for scene, layout, width in product(positions(game)[::3], LAYOUTS, (30, 50, 80)):
        assert max(len(line.plain) for line in question(scene, WORDS, width, layout)) <= width
        assert not any("…" in line.plain for line in choices(scene, WORDS, width, layout))


def test_the_court_is_in_sight_with_the_question_at_80_by_24() -> None:
    for scene in positions("abyss"):
        lords = [card.name for panel in scene.panels if panel.id == "court" for row in panel.rows for card in row.cards]
        first = "\n".join(line.plain for line in draw(scene, WORDS, 80, 22)[0])
        assert all(lord in first for lord in lords)


@pytest.mark.parametrize("game", games())
def test_the_questions_before_a_game_fit_too(game: str) -> None:
    for (width, height), lang in product(SIZES, LANGS):
        console = Console(file=io.StringIO(), width=width, height=height)
        asked: list[str] = []

        def enter(prompt: str, console: Console = console, asked: list[str] = asked) -> str:
            assert isinstance(console.file, io.StringIO)
            asked.append(console.file.getvalue().strip())
            console.file.seek(0)
            console.file.truncate()
            return ""

        Questions(game, find(game).text(lang), words_of(lang), console, enter).setup()
        for question_of_setup in asked:
            lines = question_of_setup.splitlines()
            assert len(lines) <= height - BELOW and max(map(len, lines), default=0) <= width


# ---------------------------------------------------------------- at a console


def shown(answers: list[str], tmp_path: Path, width: int = 80, height: int = 24, **how: object) -> list[str]:
    """Play Abyss on a console of a size; return what was shown before each prompt, and the prompts."""
    parts: list[str] = []
    typed: Iterator[str] = iter([*answers, "q"])
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    assert isinstance(console.file, io.StringIO)

    def read(prompt: str) -> str:
        assert isinstance(console.file, io.StringIO)
        parts.append(console.file.getvalue() + prompt)
        console.file.seek(0)
        console.file.truncate()
        return next(typed)

    how.setdefault("save", tmp_path / "game.json")
    play("abyss", console=console, read=read, questions=False, seed=3, **how)  # type: ignore[arg-type]
    return [*parts, console.file.getvalue()]


def test_the_rest_is_one_key_away(tmp_path: Path) -> None:
    first, second, third, again, _, _ = shown(["m", "m", "m", "1"], tmp_path)
    assert "m = more" in first and "What will you do?" in first and "Explore the depths" in first
    assert "Hunter 6 (Military)  8 Crabs +1 Race  ↓ Take a Monster token from an opponent." in second
    assert "m shows more (1 of 2)" in second and "m = more" in second
    assert "Supplies" in third and "m = more" not in third
    assert "What will you do?" in again and "m = more" in again
    assert all(part.count("\n") < 24 for part in (first, second, third, again))


def test_a_long_answer_stops_at_the_end_of_the_screen(tmp_path: Path) -> None:
    _, first, second, _ = shown(["?", "m"], tmp_path, 50, 20)
    assert "What you can type" in first and "m shows more" in first and first.count("\n") < 20
    assert "the game is kept" in second or "m shows more" in second


def test_a_folder_is_made_only_if_one_wants_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    told = shown(
        ["1", f"s {folder / 'x.json'}", "n", f"s {folder / 'x.json'}", "", f"s {folder / 'x'}", "yes"], tmp_path
    )
    assert "There is no folder" in told[2] and "Make it?" in told[2]
    assert "Nothing is saved" in told[3] and "Nothing is saved" in told[5]
    assert "The game is saved in" in told[7] and (folder / "x.json").exists()


def test_a_game_that_is_to_keep_itself_in_no_folder_asks_before_it_begins(tmp_path: Path) -> None:
    told = shown(["no"], tmp_path, save=tmp_path / "new" / "x.json")
    assert "There is no folder" in told[0] and "Nothing is saved" in told[-1]
    assert not (tmp_path / "new").exists()
