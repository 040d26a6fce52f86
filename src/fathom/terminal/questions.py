"""The questions before a game, each with a default: Enter, Enter, Enter plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from fathom.core import game as games
from fathom.core.text import Text as Words
from fathom.players import LEVELS

from .blocks import columns, flow, line

Read = Callable[[str], str]

PERSON = "me"


class Questions:
    """Asks for everything that a game wants to know before it begins."""

    def __init__(self, game_id: str, text: Words, words: Words, console: Console, read: Read) -> None:
        self.game_id = game_id
        self.text = text
        self.words = words
        self.console = console
        self.read = read

    def setup(self, packs: Sequence[Path | str] = (), given: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask for every setup option that is not given; options without words for people keep their defaults."""
        chosen = dict(given or {})
        described = games.describe(self.game_id, packs)["options"]
        for name, option in described.items():
            settled_by, value = option.get("unless", ("", None))
            if name in chosen or (settled_by and chosen.get(settled_by) == value):
                continue
            choices, default = option["choices"], option["default"]
            if option["kind"] == "climbers" and len(choices) == 2:
                chosen[name] = self.climbers(choices[0], choices[1], default)
            elif option["kind"] == "heroes" and len(choices) == 2:
                chosen[name] = self.heroes(name, choices[0], choices[1], default)
            elif option["kind"] == "choice" and len(choices) > 1:
                question = self._ours(f"setup-{name}", name)
                chosen[name] = self.one_of(question, choices, default, partial(self.name, name))
            elif option["kind"] == "several":
                chosen[name] = self.some_of(self._ours(f"setup-{name}", name), choices, partial(self.name, name))
            elif option["kind"] == "flag":
                chosen[name] = self.yes(self._ours(f"setup-{name}", name), default)
        return chosen

    def climbers(self, characters: Sequence[str], classes: Sequence[str], default: int) -> list[tuple[str, ...]]:
        """Ask how many play, and who each of them is."""
        most = min(len(classes), 4)
        number = self.one_of(
            self.words("ask-players"), range(1, most + 1), default, lambda n: self.words("players", n=n)
        )
        left, roles = list(characters), list(classes)
        team: list[tuple[str, ...]] = []
        for player in range(1, number + 1):
            row = []
            for figure in range(1, (2 if number == 1 else 1) + 1):
                asked = figure if number == 1 else player
                row.append(self._take(self.words("ask-character", n=asked), left))
            row.append(self._take(self.words("ask-class", n=player, name=self.name("set", row[0])), roles))
            team.append(tuple(row))
        return team

    def heroes(self, kind: str, figures: Sequence[str], sides: Sequence[str], default: int) -> list[tuple[str, str]]:
        """Ask how many go, who they are, and which side of each counts; several may have the same side."""
        number = self.one_of(self._ours(f"setup-{kind}", kind), range(1, len(figures) + 1), default, str)
        left, team = list(figures), []
        for at in range(1, number + 1):
            figure = self.one_of(f"{at}/{number}", left, left[0], partial(self.name, kind))
            left.remove(figure)
            side = self.one_of(self.name(kind, figure), sides, sides[0], partial(self.name, kind))
            team.append((figure, side))
        return team

    def _take(self, question: str, left: list[str]) -> str:
        taken: str = self.one_of(question, left, left[0], lambda value: self.name("set", value))
        left.remove(taken)
        return taken

    def seats(self, names: Sequence[str]) -> list[str]:
        """Ask who plays each seat."""
        who = (PERSON, *LEVELS)
        asked = [self.words("ask-seat", name=name) for name in names]
        return [self.one_of(question, who, PERSON, lambda name: self.words(f"seat-{name}")) for question in asked]

    # ------------------------------------------------------------------------------------------ one question

    def name(self, kind: str, value: object) -> str:
        """Return what a choice is called in the game's words, else in ours."""
        word = str(value).replace("_", "-")
        for key in (f"{kind}-{word}", f"set-{word}"):
            if self.text.has(key):
                return self.text(key)
        return self._ours(f"{kind}-{word}", str(value))

    def _ours(self, key: str, instead: str) -> str:
        if self.text.has(key):
            return self.text(key)
        return self.words(key) if self.words.has(key) else instead.replace("_", " ")

    def one_of(self, question: str, choices: Sequence[Any], default: Any, name: Callable[[Any], str]) -> Any:
        """Ask for one of several things, by number or by name; Enter takes the default."""
        names = [name(choice) for choice in choices]
        self.console.print(Text(f"\n{question}", "bold"))
        cells = [
            line((f"{at:>3} ", "bold cyan"), one, (" *" if choices[at - 1] == default else "  ", "bold yellow"))
            for at, one in enumerate(names, 1)
        ]
        self._list(cells)
        standard = names[list(choices).index(default)] if default in choices else names[0]
        while True:
            answer = self.read(self.words("prompt-default", default=standard)).strip()
            if not answer:
                return choices[names.index(standard)]
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            key = answer.casefold()
            fits = [at for at, one in enumerate(names) if one.casefold() == key or str(choices[at]).casefold() == key]
            fits = fits or [at for at, one in enumerate(names) if one.casefold().startswith(key)]
            if len(fits) == 1:
                return choices[fits[0]]
            self.console.print(self.words("not-a-choice", answer=answer, n=len(choices)), style="red", markup=False)

    def _list(self, cells: Sequence[Text]) -> None:
        """Print choices in columns; closer together if the screen is too low for that."""
        width = self.console.width
        rows = columns(cells, width)
        for row in rows if len(rows) < self.console.height - 3 else flow(cells, width):
            self.console.print(row)

    def some_of(self, question: str, choices: Sequence[Any], name: Callable[[Any], str]) -> list[Any]:
        """Ask for any of several things, by their numbers; Enter takes none."""
        self.console.print(Text(f"\n{question}", "bold"))
        self._list([line((f"{at:>3} ", "bold cyan"), name(one)) for at, one in enumerate(choices, 1)])
        while True:
            answer = self.read(self.words("prompt-some"))
            numbers = answer.replace(",", " ").split()
            if all(number.isdecimal() and 1 <= int(number) <= len(choices) for number in numbers):
                return [choices[int(number) - 1] for number in dict.fromkeys(numbers)]
            self.console.print(self.words("not-some", answer=answer, n=len(choices)), style="red", markup=False)

    def yes(self, question: str, default: bool) -> bool:
        """Ask for a yes or a no; Enter takes the default."""
        names = {True: self.words("yes"), False: self.words("no")}
        choice: bool = self.one_of(question, (True, False), default, lambda value: names[value])
        return choice
