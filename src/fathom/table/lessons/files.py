"""The files of lessons: `games/<game>/lessons/<nn>-<id>.toml` and `coach.toml`, with words in `en.ftl` and `de.ftl`."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from fathom.core import game as games
from fathom.core.content import Record, load_table
from fathom.core.errors import FathomError, did_you_mean
from fathom.core.memo import memo
from fathom.core.text import Text

from .conditions import Pick, Test, When

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class Beat(Record, frozen=True):
    """One thing that is taught, when its time has come. Its words are the message "<lesson>-<beat>"."""

    id: Id
    #: When it may come up; it is left out for good as soon as `unless` holds.
    when: When = When()
    unless: When | None = None
    #: What it speaks of: ids of things, with `*`.
    lit: tuple[str, ...] = ()
    #: What may be chosen as long as it is taught; all, if nothing is said.
    open: tuple[Pick, ...] = ()
    #: When it is understood; if nothing is said, by one of the choices that are open.
    until: When | None = None
    #: "read": it waits until its words are read.
    waits: Literal["choice", "read"] = "choice"
    #: It is there for who goes another way: the shortest way through the lesson does without it.
    spare: bool = False


class Lesson(Record, frozen=True):
    """A lesson: from where it begins, and what it teaches, in order."""

    id: Id
    #: How many minutes it takes.
    minutes: int
    seed: int
    #: What it teaches, in order.
    beat: tuple[Beat, ...]
    setup: dict[str, Any] = {}
    #: Who sits where: "me" or a bot. The first person is the one who learns.
    seats: tuple[str, ...] = ("me",)
    #: What was chosen before it begins: the numbers of the options.
    way: tuple[int, ...] = ()
    #: What must hold where it begins; `fathom lessons` looks for such a place.
    begins: When = When()

    @property
    def seat(self) -> int:
        """The seat that learns."""
        return self.seats.index("me")


class Remark(Record, frozen=True):
    """What the coach says once, when something comes up, at a thing. Its words are the message "coach-<id>"."""

    id: Id
    when: When
    at: str


class Coach(Record, frozen=True):
    """All that the coach of a game may say, the most needed first."""

    remark: tuple[Remark, ...]


class Picture(Record, frozen=True):
    """A picture for the pages on how a game is played: a part of a table, where a lesson begins or later."""

    show: Literal["board", "seats", "foes", "centre", "cards"]
    lesson: Id = "first"
    #: What is chosen from there on.
    way: tuple[int, ...] = ()
    #: Which trays or cards, by their ids; all, if nothing is said. And what is to be lit.
    of: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()


class Part(Record, frozen=True):
    """A paragraph on how a game is played. Its words are the message "howto-<id>", and ".words"."""

    id: Id
    #: On which page it stands.
    page: int
    #: The clauses that say it exactly.
    clauses: tuple[str, ...] = ()
    picture: Picture | None = None


class HowTo(Record, frozen=True):
    """How a game is played, to be read in ten minutes."""

    part: tuple[Part, ...]


def folder_of(game_id: str) -> Path:
    """Return the folder with the lessons of a game."""
    return games.find(game_id).folder / "lessons"


def files_of(game_id: str) -> list[Path]:
    """Return the files of the lessons of a game, in the order in which they are to be learnt."""
    return sorted(folder_of(game_id).glob("[0-9]*.toml"))


@memo
def lessons_of(game_id: str) -> dict[str, Lesson]:
    """Return the lessons of a game by id, in their order.

    Raises:
        ContentError: a file is not a lesson.
    """
    found = [load_table(path, Lesson, f"lessons/{path.name}") for path in files_of(game_id)]
    return {lesson.id: lesson for lesson in found}


def lesson_of(game_id: str, lesson: str) -> Lesson:
    """Return a lesson.

    Raises:
        FathomError: the game has no such lesson.
    """
    known = lessons_of(game_id)
    if lesson not in known:
        raise FathomError(f"{game_id} has no lesson '{lesson}'{did_you_mean(lesson, known)}")
    return known[lesson]


def place_of(game_id: str, lesson: str, beat: str = "") -> str:
    """Return where a lesson, or one of its beats, is written: file and line."""
    for path in files_of(game_id):
        lines = path.read_text(encoding="utf-8").splitlines()
        if next((said for said in lines if said.startswith("id = ")), "") == f'id = "{lesson}"':
            line = next((at for at, said in enumerate(lines, 1) if beat and said == f'id = "{beat}"'), 1)
            return f"{game_id}/lessons/{path.name}:{line}"
    return f"{game_id}/lessons"


@memo
def coach_of(game_id: str) -> Coach:
    """Return what the coach of a game may say."""
    path = folder_of(game_id) / "coach.toml"
    return load_table(path, Coach, f"lessons/{path.name}") if path.is_file() else Coach(remark=())


@memo
def howto_of(game_id: str) -> HowTo:
    """Return how a game is played."""
    path = folder_of(game_id) / "howto.toml"
    return load_table(path, HowTo, f"lessons/{path.name}") if path.is_file() else HowTo(part=())


@memo
def tests_of(game_id: str) -> dict[str, Test]:
    """Return the tests that a game has for its lessons, by name: `TESTS` in its room `lessons`."""
    if not (folder_of(game_id) / "__init__.py").is_file():
        return {}
    package = games.find(game_id).state.__module__.rpartition(".")[0]
    found: dict[str, Test] = importlib.import_module(f"{package}.lessons").TESTS
    return found


@memo
def words_of(game_id: str, lang: str) -> Text:
    """Return what the lessons and the coach of a game say."""
    return Text([folder_of(game_id)], lang)
