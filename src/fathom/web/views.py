"""From a match to what one browser is shown: scenes and log lines, each made once per seat and language."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

import msgspec

from fathom.core.beats import Beat, in_short
from fathom.core.scene import Board, Choice, Explanation, Group, Line, Prompt, Scene
from fathom.core.state import State
from fathom.core.text import Text
from fathom.table import Match
from fathom.table.history import Told
from fathom.table.lessons.coach import with_tips
from fathom.table.routes import is_step

from .refusals import words

_encode = msgspec.json.Encoder().encode

#: More beats than this are not played one by one.
MOST_BEATS = 160

#: A seat and a language: all who share them are shown the same.
View = tuple[int, str]


class Plan(NamedTuple):
    """Who goes on if those who are asked do not act first: name, seat, and the option it will take (-1: unknown)."""

    name: str
    seat: int
    option: int


class Known:
    """What a live line has been told and need not be told again: drawings of boards and overlays, and explanations."""

    def __init__(self) -> None:
        self.drawings: tuple[str, ...] | None = None
        self.overlays: dict[str, str] = {}
        self.explained: dict[str, Explanation] = {}


class Views:
    """The scenes and logs of one match."""

    def __init__(self, match: Match, texts: dict[str, Text], people: Callable[[], tuple[str, ...]] = tuple) -> None:
        self.match = match
        self.texts = texts
        #: The names of the people, by seat; they may change while the match goes on.
        self._people = people
        self._scenes: dict[View, _Shown] = {}
        self._logs: dict[View, _Log] = {}
        self._beats: dict[tuple[View, int, int], list[Beat]] = {}
        self.changed()

    def changed(self) -> None:
        """Forget what was drawn; and what was told, if people are called by other names now."""
        self._scenes.clear()
        self._beats.clear()
        people = self._people()
        if any(text.people != people for text in self.texts.values()):
            self.texts = {lang: text.origin.calling(people) for lang, text in self.texts.items()}
            self._logs.clear()

    def scene(self, view: View, plan: Plan | None = None, known: Known | None = None) -> Scene:
        """Return the scene, already encoded; with the plan of a bot if this seat is asked before it goes on.

        What is known is left out, and what is not is known from now on.
        """
        return self._shown(view, plan).to(known or Known())

    def leads_far(self, view: View, plan: Plan | None = None) -> bool:
        """Return whether a choice may be the first step of a longer way."""
        scene = self._shown(view, plan).scene
        return scene.lesson is None and any(map(is_step, scene.choices))

    def title(self, view: View, seat: int) -> str:
        """Return what a seat is called at the table: its hero, its climber, its colour."""
        panels = self._shown(view, None).scene.panels
        return next((panel.title for panel in panels if panel.seat == seat and panel.title), "")

    def _shown(self, view: View, plan: Plan | None) -> _Shown:
        made = self._scenes.get(view)
        if made is None:
            seat, lang = view
            drawn = self.match.game.scene(self.match.state, seat, self.texts[lang])
            if self.match.departure:
                drawn = msgspec.structs.replace(drawn, choices=(), groups=(), refusals=())
            if self.match.teacher:
                drawn = self.match.teacher.show(drawn, lang)
            drawn = with_tips(drawn, self.match.state, self.match.past, lang)
            if plan:
                drawn = _with_let(drawn, seat, lang, plan, self._planned(view, plan))
            made = self._scenes[view] = _Shown(drawn)
        return made

    def _planned(self, view: View, plan: Plan) -> str:
        """Return what a bot will do in words; nothing if they would tell this seat what it may not know."""
        seat, lang = view
        if plan.option < 0:
            return ""
        words = self._words_of(self.match.state, plan, lang)
        elsewhere = self._words_of(self.match.state.determinise(seat, 1), plan, lang)
        return words if words == elsewhere else ""

    def _words_of(self, state: State, plan: Plan, lang: str) -> str:
        choices = self.match.game.scene(state, plan.seat, self.texts[lang]).choices
        return next((choice.words for choice in choices if choice.index == plan.option), "")

    def beats(self, view: View, since: int) -> list[Beat]:
        """Return what happened since a ply as a small play, as far as a seat may know it; in short if it is much."""
        ply = self.match.ply
        if since < 0 or since >= ply:
            return []
        key = view, since, ply
        if key not in self._beats:
            seat, lang = view
            told = [beat for moment in self.match.since(since) for beat in moment.beats(self.texts[lang], seat)]
            self._beats[key] = list(in_short(told, MOST_BEATS))
        return self._beats[key]

    def log(self, view: View) -> list[Line]:
        """Return all lines of the log that a seat may read."""
        if view not in self._logs:
            self._logs[view] = _Log()
        return self._logs[view].lines(self.match, self.texts[view[1]], view[0])


class _Shown:
    """A scene as it is sent, without what is known; encoded once for all lines that know the same.

    The encoded scene stands in for the scene: it is written into each message as it is.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.drawings = tuple(board.drawing for board in scene.boards)
        self.overlays = {
            f"{board.id}/{overlay.id}/{overlay.face}": overlay.drawing
            for board in scene.boards
            for overlay in board.overlays
            if overlay.drawing
        }
        self._encoded: dict[tuple[bool, bool, tuple[str, ...]], msgspec.Raw] = {}

    def to(self, known: Known) -> Scene:
        """Return the scene for a line, and note what it knows now."""
        new = tuple(one for one in self.scene.explain if known.explained.get(one.id) != one)
        drawn = known.drawings == self.drawings
        laid = all(known.overlays.get(one) == drawing for one, drawing in self.overlays.items())
        known.drawings = self.drawings
        known.overlays.update(self.overlays)
        known.explained.update((one.id, one) for one in new)
        key = drawn, laid, tuple(one.id for one in new)
        if key not in self._encoded:
            boards = self.scene.boards
            if drawn:
                boards = tuple(msgspec.structs.replace(board, drawing="") for board in boards)
            if laid:
                boards = tuple(map(_without_overlays_drawn, boards))
            bare = msgspec.structs.replace(self.scene, boards=boards, explain=new)
            self._encoded[key] = msgspec.Raw(_encode(bare))
        return cast(Scene, self._encoded[key])


def _without_overlays_drawn(board: Board) -> Board:
    bare = tuple(msgspec.structs.replace(overlay, drawing="") for overlay in board.overlays)
    return msgspec.structs.replace(board, overlays=bare)


class _Log:
    """The log of one view; only what is new is put into words."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._ends: list[int] = []
        self._lines: list[Line] = []

    def lines(self, match: Match, text: Text, seat: int) -> list[Line]:
        story, known = match.line.story, self._told
        same = min(len(known), len(story))
        while same and known[same - 1] is not story[same - 1]:
            same -= 1
        if same < len(known):
            del known[same:], self._ends[same:]
            # A new list: who holds the old one sees that lines were taken back.
            self._lines = self._lines[: self._ends[-1] if self._ends else 0]
        for told in story[same:]:
            self._lines += told.log(text, seat)
            known.append(told)
            self._ends.append(len(self._lines))
        return self._lines


def _with_let(scene: Scene, seat: int, lang: str, plan: Plan, planned: str) -> Scene:
    """Ask whether the person acts before the bot does what it plans, and add the choices to let it go on at the end."""
    say = words(lang)
    name = next((panel.title for panel in scene.panels if panel.seat == plan.seat and panel.title), plan.name)
    lets = tuple(
        Choice(index=index, seat=seat, key=key, words=say(key, name=name), group=key, moves_on=True)
        for index, key in ((-1, "let-go-on"), (-2, "let-turn"))
    )
    groups = tuple(Group(id=let.key, name=let.words, moves_on=True) for let in lets)
    hint = say("let-plan", name=name, what=planned) if planned else say("let-thinks", name=name)
    lead = scene.prompt.lead if scene.prompt else -1
    prompt = Prompt(question=say("let-question", name=name), hint=hint, lead=lead, seats=(seat,))
    return msgspec.structs.replace(
        scene, choices=(*scene.choices, *lets), groups=(*scene.groups, *groups), prompt=prompt
    )
