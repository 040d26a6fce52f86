"""From flags and questions to a match at the table."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from fathom.core import game as games
from fathom.core.text import Text as Words
from fathom.core.windows import Ask
from fathom.table import Match, autosave_file, games_folder, unfinished

from .blocks import line, wrap
from .questions import Questions, Read
from .table import Table, seat_names, words_of


def play(
    game_id: str,
    *,
    setup: dict[str, Any] | None = None,
    seats: Sequence[str] = (),
    seed: int | None = None,
    lang: str = "en",
    load: Path | None = None,
    save: Path | None = None,
    trace: bool = False,
    packs: Sequence[Path | str] = (),
    questions: bool | None = None,
    fast: bool = False,
    lesson: str = "",
    ask: Ask = "concern",
    console: Console | None = None,
    read: Read | None = None,
) -> int:
    """Play a game on the console; return the exit status: 0, or 130 after Ctrl-C.

    Args:
        game_id: The id of the game; if empty, it is asked for, or the first one that fits the setup.
        setup: Setup options that are already decided.
        seats: Who plays each seat: "me" or the name of a bot; people sit in the rest.
        seed: The seed of the game; a random one if none is given.
        lang: "en" or "de".
        load: A saved match to continue, instead of a new one.
        save: Where the game saves itself; a new file in the user's folder if none is given.
        trace: Show the agenda before each question.
        packs: Content packs to lay over the game.
        questions: Whether to ask for the setup; if None, only at a terminal and if nothing is decided.
        lesson: The lesson to play, instead of a game of one's own.
        fast: Do not pause between the choices of bots.
        ask: When people are asked where they may act and need not.
        console: Where to draw.
        read: Called with a prompt for each answer; raises EOFError when there are no more.

    Raises:
        FathomError: the setup, the seats or the saved game make no match.
    """
    console = console or Console(highlight=False)
    read = read or reader(console)
    if questions is None:
        questions = sys.stdin.isatty() and not setup and load is None and not lesson
    words = words_of(lang)
    try:
        if not game_id:
            game_id = which_game(words, console, read, lang) if questions else fitting_game(setup or {})
        text = games.find(game_id).text(lang, [Path(pack) for pack in packs])
        asker = Questions(game_id, text, words, console, read)
        if load is None and questions and not seats and (kept := next(unfinished(game_id), None)):
            load = kept if _resume(asker, words, kept) else None
        if lesson:
            match = Match.lesson(game_id, lesson, packs)
        elif load is not None:
            if load.parent == games_folder():
                save = save or load  # a game that keeps itself goes on keeping itself
            match = Match.load_from(load, packs)
            for seat, who in enumerate(seats):
                match.seat(seat, who)
        else:
            chosen = asker.setup(packs, setup) if questions else dict(setup or {})
            match = Match.new(game_id, seed=seed, seats=seats, packs=packs, **chosen)
            if questions and not seats:
                for seat, who in enumerate(asker.seats(seat_names(match, text, words))):
                    match.seat(seat, who)
    except (EOFError, KeyboardInterrupt) as stop:
        console.print()
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    table = Table(match, console, read, lang, save or autosave_file(game_id), trace=trace, fast=fast)
    table.like_to_be_asked(ask)
    return table.run()


def which_game(words: Words, console: Console, read: Read, lang: str) -> str:
    """Ask which game to play."""
    names: dict[str, str] = {}
    for name in games.games():
        game = games.find(name)
        text = game.text(lang)
        names[name] = text("game-name")
        minutes = "–".join(str(number) for number in dict.fromkeys(game.minutes) if number)
        said = line(
            (names[name], "bold"), f"  {words('minutes', n=minutes)}  " if minutes else "  ", text("game-words")
        )
        for part in wrap(said, console.width, 2):
            console.print(part)
    asker = Questions("", words, words, console, read)
    chosen: str = asker.one_of(words("ask-game"), list(names), next(iter(names)), names.__getitem__)
    return chosen


def fitting_game(setup: Mapping[str, Any]) -> str:
    """Return the first game that knows all of these setup options; if there is none, the first game says so."""
    known = games.games()
    return next((name for name in known if setup.keys() <= games.describe(name)["options"].keys()), known[0])


def reader(console: Console) -> Read:
    """Return a function that reads answers: at a terminal with line editing, from a pipe with the answers shown."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  gives input() its line editing and history

        return input

    def from_pipe(prompt: str) -> str:
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        console.print(Text(prompt + answer.rstrip("\n")))
        return answer.rstrip("\n")

    return from_pipe


def _resume(asker: Questions, words: Words, kept: Path) -> bool:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.stat().st_mtime))
    names = {True: words("resume-yes"), False: words("resume-no")}
    answer: bool = asker.one_of(words("ask-resume", when=when), (True, False), True, lambda value: names[value])
    return answer
