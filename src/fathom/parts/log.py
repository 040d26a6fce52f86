"""The log of a scene: events as sentences, with their clause, their icon and what they speak of, under headings.

    class Log(log.Log[Words]):
        words = Words
        icons = {"took": "hand"}
        silent = frozenset({"turn"})
        speaks_of = {"player": "seat.{}"}

        def heading(self, event: Event) -> str | None:
            return ...

An event `took` is then told by the text `log-took`, to which its facts are given in words (`Words.facts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from fathom.core.events import Event
from fathom.core.scene import Line, Sound
from fathom.core.state import State
from fathom.core.text import Arg, Text
from fathom.core.words import Words, dashed

W = TypeVar("W", bound=Words[Any])

#: What is heard with the icons that all games share.
SOUNDS: Mapping[str, Sound] = {
    "move": "step", "fall": "fall", "strike": "blow", "health": "hurt", "draw": "card", "hand": "card",
    "attack": "threat", "monster": "threat", "flag": "turn",
}  # fmt: skip

#: The element that a fact speaks of: "seat.{}" (of several things one for each), or what makes its ids.
Target: TypeAlias = str | Callable[[Any, Any], Iterable[str]]


class Log(Generic[W]):
    """What happened, being told: made anew for each telling, so it may remember what was said before."""

    #: The class of the words of this game.
    words: ClassVar[type[Any]]
    #: The icon beside each kind of line; the others have that of their own name, or `other_icon`.
    icons: ClassVar[Mapping[str, str]] = {}
    other_icon: ClassVar[str] = ""
    #: What is heard, by the icon of the line, beside what all games share.
    sounds: ClassVar[Mapping[str, Sound]] = {}
    #: Kinds of events that other sentences tell already.
    silent: ClassVar[frozenset[str]] = frozenset()
    #: By the name of a fact, or "kind.name".
    speaks_of: ClassVar[Mapping[str, Target]] = {}

    def __init__(self, w: W, events: Sequence[Event]) -> None:
        self.w = w
        self.events = events

    @classmethod
    def lines(
        cls, events: Iterable[Event], state: State, text: Text, /, *, group: str = "", seat: int = -1
    ) -> tuple[Line, ...]:
        """Turn events into sentences, oldest first.

        Args:
            events: what the engine reported, in order: of the whole game, or of the last choices.
            state: the game right after them.
            text: the words to use.
            group: the heading that the first events stand under, as the line before them named it; worked out if empty.
            seat: who reads; what only another seat may know is left out.
        """
        events = tuple(events)
        told = cls(cls.words(state, text), events).tell(group, seat)
        return tuple(line for _, line in told if line is not None)

    def tell(self, group: str = "", seat: int = -1) -> Iterator[tuple[Event, Line | None]]:
        """Yield the events that a seat may know of, each with the line that tells it, if one does."""
        group = group or self.first_heading()
        for event in self.events:
            if event.seat not in (-1, seat):
                continue
            group = self.heading(event) or group
            words = "" if event.kind in self.silent else self.sentence(event.kind, event.facts)
            yield event, self._line(event, words, group) if words else None

    def _line(self, event: Event, words: str, group: str) -> Line:
        icon = self.icon(event.kind, event.facts)
        return Line(
            words=words,
            kind=icon,
            sound=self.sounds.get(icon) or SOUNDS.get(icon, ""),
            clause=event.clause,
            group=group,
            targets=tuple(dict.fromkeys(self.targets(event.kind, event.facts))),
            ply=event.ply,
        )

    # ------------------------------------------------------------------------------------------ for games

    def first_heading(self) -> str:
        """Return the heading that the first event stands under."""
        raise NotImplementedError

    def heading(self, event: Event) -> str | None:
        """Return the heading that begins with an event, if one does."""
        return None

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened as a sentence; nothing for what other sentences tell already."""
        return self.say(kind, facts)

    def say(self, kind: str, facts: Mapping[str, Any], how: str = "", **more: Arg) -> str:
        """Return the text of a kind of event, with its facts in words and perhaps others.

        Args:
            kind: the kind of event.
            facts: its facts.
            how: which text, if not the plain one: "alone" for `log-<kind>.alone`.
            more: what the text is given besides, or in place of facts.
        """
        key = f"log-{dashed(kind)}.{how}" if how else f"log-{dashed(kind)}"
        return self.w(key, **(self.w.said(facts, kind) | more))

    def icon(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return the icon beside a line."""
        return self.icons.get(kind, self.other_icon or kind)

    def targets(self, kind: str, facts: Mapping[str, Any]) -> Iterable[str]:
        """Yield the elements that an event speaks of."""
        for name, value in facts.items():
            target = self.speaks_of.get(f"{kind}.{name}") or self.speaks_of.get(name)
            if target is None:
                continue
            if not isinstance(target, str):
                yield from target(self.w, value)
            elif isinstance(value, tuple):
                yield from map(target.format, value)
            else:
                yield target.format(value)
