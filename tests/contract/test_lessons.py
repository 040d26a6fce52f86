"""Every lesson of every game is walked through: on the shortest way in both languages, and on odd ways."""

from __future__ import annotations

import pytest

import fathom
from fathom.core.game import AnyGame, find
from fathom.core.text import LANGS
from fathom.table import Match
from fathom.table.lessons.files import lessons_of
from fathom.workshop.lessons import at_random, faults_of, lesson_problems, walk

TAUGHT = [(name, lesson) for name in fathom.games() if "toy" not in name for lesson in lessons_of(name)]
every_lesson = pytest.mark.parametrize(("name", "lesson"), TAUGHT, ids=lambda word: word)


@every_lesson
@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_learnt_on_the_shortest_way(name: str, lesson: str, lang: str) -> None:
    assert faults_of(find(name), lesson, lang) == []


@every_lesson
def test_who_chooses_anything_that_is_open_is_never_left_alone(name: str, lesson: str) -> None:
    for seed in range(4):
        walked = walk(find(name), lesson, at_random(seed), most=60)
        assert walked.faults == (), f"odd way {seed}"


@every_lesson
def test_a_lesson_goes_on_where_it_was_after_a_save(name: str, lesson: str) -> None:
    walked = walk(find(name), lesson, most=6)
    again = Match.load(walked.match.save())
    assert walked.match.teacher and again.teacher
    assert again.teacher.now == walked.match.teacher.now


def test_the_files_and_words_of_the_lessons_are_whole(game: AnyGame) -> None:
    assert lesson_problems(game) == []


def test_a_game_has_a_first_lesson_that_takes_ten_minutes_at_most(game: AnyGame) -> None:
    first, *others = lessons_of(game.id).values()
    assert first.id == "first" and first.minutes <= 10
    assert all(lesson.minutes <= 4 for lesson in others)
