"""The history of a match: what happened at the table, in order, and how the log tells it.

An `Entry` is kept for good. A `Moment` is a choice that stands, with the states around it. A `Note` is what the log
tells of the table itself: that something was taken back, that a seat changed hands, that the game is sealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal, Protocol, get_args

import msgspec

from fathom.core import game as games
from fathom.core.beats import Beat
from fathom.core.clock import Clock, Span
from fathom.core.events import Event
from fathom.core.memo import memo
from fathom.core.scene import Line
from fathom.core.state import State
from fathom.core.text import Arg, Text
from fathom.core.trying import Trial

#: Who plays a seat if no bot does.
PERSON = "me"
#: Who has agreed, if the person who proposed something holds the seat that is asked to agree as well.
AGREED = "agreed"
#: Who has moved on in a window in which no person wanted to be asked.
UNASKED = "unasked"

#: How far an undo goes: the window that was passed last, if nobody was asked there; one choice of a person; the action
#: that the choices since belong to; the turn, the round or the part (a wave, an Ecology) as the game's clock tells
#: them. What is further than a turn should be asked about.
Undo = Literal["window", "choice", "action", "turn", "round", "part"]
UNDOS: tuple[Undo, ...] = get_args(Undo)
#: Those that go further than a turn. The table asks before it does them.
FAR: tuple[Span, ...] = ("round", "part")

#: What an undo or a redo goes over: nothing that matters, a reveal, somebody else's choice, or both.
Over = Literal["", "reveal", "choice", "both"]

#: In how many other worlds a choice is tried, to see whether it revealed something.
_WORLDS = 8


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table."""

    kind: Literal["choose", "undo", "redo", "seat", "note", "learn"]
    #: The option that was chosen, of which seat, and who chose it ("me", "agreed", "unasked", "lesson" or a bot); or
    #: which seat was taken by whom; or which seat took back.
    index: int = -1
    seat: int = -1
    by: str = ""
    #: Of a note: from which entry on all is void that came before it.
    #: How many choices an undo or redo moved over, what that went over, and which seats agreed to it.
    steps: int = 0
    over: Over = ""
    agreed: tuple[int, ...] = ()
    #: What a note says: a key of text/*.ftl; or which words of a lesson were read.
    note: str = ""
    #: The fingerprint of the state that a choice led to.
    after: str = ""


class Told(Protocol):
    """What the log tells of."""

    def log(self, text: Text, seat: int = -1) -> tuple[Line, ...]:
        """Return what happened in words, as far as a seat may know it."""


class Moment(msgspec.Struct):
    """A choice that was made: the state before and after it, and what it brought about."""

    before: State
    after: State
    entry: Entry
    events: tuple[Event, ...]
    _revealed: bool | None = None
    _clock: Clock | None = None

    @property
    def clock(self) -> Clock:
        """The part, round and turn that the choice was made in."""
        if self._clock is None:
            self._clock = games.find(self.before.game).clock(self.before)
        return self._clock

    @property
    def revealed(self) -> bool:
        """Whether some seat knows more after the choice than it could have worked out before."""
        if self._revealed is None:
            game = games.find(self.before.game)
            self._revealed = any(map(self._reveals_to, range(game.seats(self.before.setup))))
        return self._revealed

    def log(self, text: Text, seat: int = -1) -> tuple[Line, ...]:
        """Return what happened in words, under the turn that the choice was made in."""
        game = games.find(self.before.game)
        return game.log(self.events, self.after, text, group=game.moment(self.before, "turn", text), seat=seat)

    def beats(self, text: Text, seat: int = -1) -> tuple[Beat, ...]:
        """Return what happened as a small play, as far as a seat may know it."""
        return games.find(self.before.game).beats(self.events, self.before, self.after, text, seat=seat)

    def _reveals_to(self, seat: int) -> bool:
        """Whether dice fell, or the same choice leads elsewhere in a world that the seat could not tell from this."""
        if Trial(self.before, seat).of(self.entry.index).stop == "chance":
            return True
        seen = games.view(self.after, seat)
        for world in range(_WORLDS):
            twin = self.before.determinise(seat, world)
            try:
                twin.choose(self.entry.index)
            except Exception:  # the options hung on what was hidden
                return True
            if games.view(twin, seat) != seen:
                return True
        return False


def goes_over(moments: Sequence[Moment], mine: Iterable[int]) -> Over:
    """Return what it means for the holder of some seats to take these choices back."""
    others = bool(others_in(moments, mine))
    revealed = any(moment.revealed for moment in reversed(moments))
    return "both" if others and revealed else "reveal" if revealed else "choice" if others else ""


def chosen(moments: Iterable[Moment]) -> int:
    """Return how many of these somebody chose: what was passed unasked is not counted."""
    return sum(moment.entry.by != UNASKED for moment in moments)


def others_in(moments: Iterable[Moment], mine: Iterable[int]) -> set[int]:
    """Return the seats of other people whose choices are among these."""
    return {moment.entry.seat for moment in moments if moment.entry.by == PERSON} - set(mine)


class Note(msgspec.Struct, frozen=True):
    """What the log tells of the table itself, under the turn that it happened in. Everybody may read it."""

    #: The keys of text/*.ftl, a line each, and what they need.
    says: tuple[str, ...]
    state: State
    facts: dict[str, Arg] = {}
    #: The seats that the words name.
    seats: dict[str, tuple[int, ...]] = {}

    def log(self, text: Text, seat: int = -1) -> tuple[Line, ...]:
        """Return it in words."""
        say, game = words(text.lang), games.find(self.state.game)
        named = {name: ", ".join(_name(self.state, one, text) for one in seats) for name, seats in self.seats.items()}
        group = game.moment(self.state, "turn", text)
        return tuple(
            Line(words=say(key, **self.facts, **named), kind="table", group=group, ply=self.state.ply)
            for key in self.says
        )


def note_of(entry: Entry, state: State) -> Note | None:
    """Return what the log tells of an entry that is no choice; nothing if nobody else need know."""
    seats = {"who": (entry.seat,), "agreed": entry.agreed}
    if entry.kind == "undo" and entry.over:
        says = [f"note-undo-{entry.over}"]
    elif entry.kind == "redo" and entry.over:
        says = ["note-redo"]
    elif entry.kind == "seat" and games.find(state.game).rivals:
        says = ["note-person" if entry.by == PERSON else "note-bot"]
    elif entry.kind == "note":
        says = [f"note-{entry.note}"]
    else:
        return None
    return Note((*says, *(["note-agreed"] if entry.agreed else [])), state, {"n": entry.steps}, seats)


def _name(state: State, seat: int, text: Text) -> str:
    """Return what people call a seat: by its person, by its panel, else by its number."""
    if seat < 0:
        return words(text.lang)("note-nobody")
    if seat < len(text.people) and text.people[seat]:
        return text.people[seat]
    panels = games.find(state.game).scene(state, -1, text).panels
    return next((panel.title for panel in panels if panel.seat == seat), text("table-seat", n=seat + 1))


@memo
def words(lang: str) -> Text:
    """Return what the table itself says."""
    return Text([Path(__file__).parent], lang)
