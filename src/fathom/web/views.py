"""From a match to what one browser is shown: scenes and log lines, each made once per seat and language."""

from __future__ import annotations

from functools import cached_property
from typing import cast

import msgspec

from fathom.core.scene import Choice, Group, Line, Prompt, Scene
from fathom.core.text import Text
from fathom.table import Match, Moment

from .refusals import words

_encode = msgspec.json.Encoder().encode

#: A seat and a language: all who share them are shown the same.
View = tuple[int, str]
#: What lies behind the boards of a scene, in their order.
Drawings = tuple[str, ...]


class Views:
    """The scenes and logs of one match."""

    def __init__(self, match: Match, texts: dict[str, Text]) -> None:
        self.match = match
        self.texts = texts
        self._scenes: dict[View, _Shown] = {}
        self._logs: dict[View, _Log] = {}

    def changed(self) -> None:
        """Forget what was drawn."""
        self._scenes.clear()

    def scene(self, view: View, bot: str = "", known: Drawings | None = None) -> Scene:
        """Return the scene, already encoded; `bot` names the bot that would go on, if this seat is asked before it.

        Drawings behind boards are large: they are left out if all of them are `known`.
        """
        shown = self._shown(view, bot)
        return shown.plain if shown.drawings == known else shown.whole

    def drawings(self, view: View) -> Drawings:
        """Return the drawings behind the boards of the scene that was made last."""
        shown = self._scenes.get(view)
        return shown.drawings if shown else ()

    def _shown(self, view: View, bot: str) -> _Shown:
        made = self._scenes.get(view)
        if made is None:
            seat, lang = view
            drawn = self.match.game.scene(self.match.state, seat, self.texts[lang])
            if bot:
                drawn = _with_let(drawn, seat, lang, bot)
            made = self._scenes[view] = _Shown(drawn)
        return made

    def log(self, view: View) -> list[Line]:
        """Return all lines of the log that a seat may read."""
        if view not in self._logs:
            self._logs[view] = _Log()
        return self._logs[view].lines(self.match, self.texts[view[1]], view[0])


class _Shown:
    """A scene as it is sent, with and without the drawings behind its boards; each encoded when first needed.

    The encoded scene stands in for the scene: it is written into each message as it is.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.drawings: Drawings = tuple(board.drawing for board in scene.boards)

    @cached_property
    def whole(self) -> Scene:
        return cast(Scene, msgspec.Raw(_encode(self.scene)))

    @cached_property
    def plain(self) -> Scene:
        bare = tuple(msgspec.structs.replace(board, drawing="") for board in self.scene.boards)
        return cast(Scene, msgspec.Raw(_encode(msgspec.structs.replace(self.scene, boards=bare))))


class _Log:
    """The log of one view; only what is new is put into words."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []
        self._ends: list[int] = []
        self._lines: list[Line] = []

    def lines(self, match: Match, text: Text, seat: int) -> list[Line]:
        past, known = match.past, self._moments
        same = min(len(known), len(past))
        while same and known[same - 1] is not past[same - 1]:
            same -= 1
        if same < len(known):
            del known[same:], self._ends[same:]
            # A new list: who holds the old one sees that lines were taken back.
            self._lines = self._lines[: self._ends[-1] if self._ends else 0]
        for moment in past[same:]:
            self._lines += match.game.log(moment.events, moment.after, text, seat=seat)
            known.append(moment)
            self._ends.append(len(self._lines))
        return self._lines


def _with_let(scene: Scene, seat: int, lang: str, bot: str) -> Scene:
    """Add the choices to let a bot go on, at the end where choices that move on belong."""
    say = words(lang)
    lets = tuple(
        Choice(index=index, seat=seat, key=key, words=say(key, name=bot), group=key, moves_on=True)
        for index, key in ((-1, "let-go-on"), (-2, "let-turn"))
    )
    groups = tuple(Group(id=let.key, name=let.words, moves_on=True) for let in lets)
    prompt = scene.prompt
    if prompt is None:
        prompt = Prompt(question=say("let-hint"), seats=(seat,))
    return msgspec.structs.replace(
        scene, choices=(*scene.choices, *lets), groups=(*scene.groups, *groups), prompt=prompt
    )
