"""A match: one game in progress, the seats and who plays them, and an append-only history.

Three lists hold everything:

- `entries`: what happened at the table, in order: choices, undos, redos, changes of seat. Nothing is ever removed
  from it, and its length is the match's `ply`. Every answer carries the ply that it answers; an old one raises
  `StaleAnswer`.
- `past`: the choices that stand, each with the state before it. Undo moves choices from here to
- `future`: the choices that were taken back, for redo.

States are cloned in microseconds, so the past keeps one for every choice.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from fathom.core import game as games
from fathom.core.clock import Clock, Span
from fathom.core.errors import FathomError, IllegalChoice, SaveError
from fathom.core.events import Event
from fathom.core.rng import seed_for
from fathom.core.scene import Line
from fathom.core.state import State
from fathom.core.text import Text
from fathom.players import Player, make, moving_on
from fathom.players.greedy import GreedyPlayer

from .files import write_atomically

#: Who plays a seat if no bot does.
PERSON = "me"
#: Who has agreed, if the person who proposed something holds the seat that is asked to agree as well.
AGREED = "agreed"

#: How far an undo goes: one choice of a person; the action that the choices since belong to; the turn, the round or
#: the part (a wave, an Ecology) as the game's clock tells them. What is further than a turn should be asked about.
Undo = Literal["choice", "action", "turn", "round", "part"]
UNDOS: tuple[Undo, ...] = get_args(Undo)
#: Those that go further than a turn: whoever wants them is asked first.
FAR: tuple[Span, ...] = ("round", "part")

#: When people are asked while a bot leads: always when they could act; in windows that anybody may use; never.
Ask = Literal["always", "windows", "never"]

#: In how many other worlds a choice is tried, to see whether it revealed something.
_WORLDS = 6


class StaleAnswer(FathomError):
    """An answer came too late: somebody else has answered meanwhile. Carries the present ply."""

    def __init__(self, answered: int, ply: int) -> None:
        self.answered = answered
        self.ply = ply
        super().__init__(f"the answer was to position {answered}, the table is at {ply} now: look and choose again")


class RulesError(FathomError):
    """The rules failed on a legal choice. The choice was rolled back; `report` is the game up to it, as a save."""

    def __init__(self, message: str, report: str) -> None:
        self.report = report
        super().__init__(message)


class NothingToUndo(FathomError):
    """There is nothing to take back, or nothing to do again."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table."""

    kind: Literal["choose", "undo", "redo", "seat"]
    #: The option that was chosen, of which seat, and who chose it ("me", "agreed" or the name of a bot); or which seat
    #: was taken by whom.
    index: int = -1
    seat: int = -1
    by: str = ""
    #: How many choices an undo or redo moved over.
    steps: int = 0


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
        """Whether the choice showed somebody something that was hidden before.

        In other worlds that nobody could tell from this one, the same choice would have led elsewhere.
        """
        if self._revealed is None:
            self._revealed = self._differs_elsewhere()
        return self._revealed

    def log(self, text: Text, seat: int = -1) -> tuple[Line, ...]:
        """Return what happened in words, under the turn that the choice was made in."""
        game = games.find(self.before.game)
        return game.log(self.events, self.after, text, group=game.moment(self.before, "turn", text), seat=seat)

    def _differs_elsewhere(self) -> bool:
        decision = self.before.decision
        eyes = (-1, *(decision.seats if decision else ()))
        seen = [games.view(self.after, seat) for seat in eyes]
        for world in range(_WORLDS):
            twin = self.before.determinise(-1, world)
            try:
                twin.choose(self.entry.index)
            except Exception:  # the options hung on what was hidden
                return True
            if [games.view(twin, seat) for seat in eyes] != seen:
                return True
        return False


class _Seats(msgspec.Struct):
    """The part of a match file that is not the game's own save."""

    fathom: str
    game: str
    save: msgspec.Raw
    seats: list[str] = []
    history: list[Entry] = []


_SEATS = msgspec.json.Decoder(_Seats)


class Match:
    """A game in progress, with seats and history."""

    def __init__(self, state: State, seats: Sequence[str] = (), packs: Sequence[Path | str] = ()) -> None:
        self.state = state
        self.game = games.find(state.game)
        self.packs = tuple(packs)
        self.entries: list[Entry] = []
        self.past: list[Moment] = []
        self.future: list[Moment] = []
        #: How many choices each undo took back that can be made again, the last one last.
        self._undone: list[int] = []
        self._players: dict[int, Player] = {}
        #: The seeds of the bots, by seat: a bot that thinks elsewhere is made from its name and this.
        self.bot_seeds: dict[int, int] = {}
        number = self.game.seats(state.setup)
        self.seats = [PERSON] * number
        if len(seats) > number:
            raise FathomError(f"{len(seats)} players were named, but the game has {number} seats")
        for seat, who in enumerate(seats):
            self.seat(seat, who)

    @classmethod
    def new(
        cls,
        game_id: str,
        *,
        seed: int | None = None,
        seats: Sequence[str] = (),
        packs: Sequence[Path | str] = (),
        **setup: Any,
    ) -> Match:
        """Set up a game and sit down.

        Raises:
            SetupError: something chosen is unknown or impossible.
        """
        return cls(games.new(game_id, seed=seed, packs=packs, **setup), seats, packs)

    # ------------------------------------------------------------------------------------------ who plays

    def seat(self, seat: int, who: str) -> None:
        """Let a person ("me") or a bot, by its name, play a seat from now on.

        Raises:
            FathomError: there is no such seat, or no such bot.
        """
        if not 0 <= seat < len(self.seats):
            raise FathomError(f"there is no seat {seat + 1}: the game has {len(self.seats)}")
        if who == PERSON:
            self._players.pop(seat, None)
        else:
            # The bot's chance is its own: a stream that the game never draws from.
            self.bot_seeds[seat] = seed_for(self.state.seed, f"bot.{seat}.{self.ply}") >> 1
            self._players[seat] = make(who, self.bot_seeds[seat])
        self.seats[seat] = who

    def sit(self, seat: int, who: str) -> Entry:
        """Let somebody else play a seat, as a part of the history.

        Raises:
            FathomError: there is no such seat, or no such bot.
        """
        self.seat(seat, who)
        entry = Entry("seat", seat=seat, by=who)
        self.entries.append(entry)
        return entry

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    def asked(self, ask: Ask = "windows") -> tuple[int, ...]:
        """Return the seats of the people who are asked now, the lead first; none if a bot simply goes on."""
        decision = self.state.decision
        if decision is None:
            return ()
        people = tuple(seat for seat in decision.seats if self.seats[seat] == PERSON)
        if self.seats[decision.lead] == PERSON or ask == "always":
            return people
        is_window = any(option.key == "pass" and option.seat == decision.lead for option in decision.options)
        return people if ask == "windows" and is_window else ()

    # ------------------------------------------------------------------------------------------ choosing

    @property
    def ply(self) -> int:
        """The number of entries so far. It never goes back, so an answer to an older position is noticed."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def choose(self, ply: int, index: int, by: str = PERSON, seats: Collection[int] = ()) -> Moment:
        """Answer the pending decision, as seen at this ply; who holds several seats agrees to their own proposals.

        Args:
            ply: the position that is answered.
            index: the option.
            by: who chooses.
            seats: the seats of who chooses.

        Raises:
            StaleAnswer: the table has moved on.
            IllegalChoice: the decision has no such option.
            RulesError: the rules failed; the choice was rolled back.
        """
        if ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        moment = self._make(index, by)
        self.entries.append(moment.entry)
        self._go_on(moment)
        if (agreeing := self._own_proposal(seats)) >= 0:
            with contextlib.suppress(RulesError):  # then they are asked, and told
                self.choose(self.ply, agreeing, AGREED)
        return moment

    def _own_proposal(self, seats: Collection[int]) -> int:
        """Return the option by which one of these seats agrees to what another of them has just proposed; else -1."""
        decision = self.state.decision
        if decision is None or decision.lead not in seats or self.past[-1].entry.seat not in seats:
            return -1
        keys = [option.key for option in decision.options]
        return keys.index(self.game.agrees) if self.game.agrees in keys else -1

    def _go_on(self, moment: Moment) -> None:
        """Take a new choice into the past: what was taken back before it cannot be made again."""
        self.past.append(moment)
        self.future.clear()
        self._undone.clear()

    def _make(self, index: int, by: str) -> Moment:
        before, state = self.state, self.state.clone()
        state.events = []
        try:
            state.choose(index)
        except IllegalChoice:
            raise
        except Exception as error:
            assert before.decision is not None
            option = before.decision.options[index]
            message = f"the rules failed on '{option.key}' {option.args}; the choice was taken back ({error})"
            raise RulesError(message, before.save()) from error
        assert before.decision is not None
        entry = Entry("choose", index, before.decision.options[index].seat, by)
        events, state.events = tuple(state.events or ()), None
        self.state = state
        return Moment(before, state, entry, events)

    def bot_step(self) -> Moment:
        """Let the bot that leads the pending decision choose.

        Raises:
            FathomError: the game is over or a person leads.
            RulesError: the rules failed on its choice; it was rolled back.
        """
        decision = self.state.decision
        player = self._players.get(decision.lead) if decision else None
        if decision is None or player is None:
            raise FathomError("no bot has to choose now")
        index, by = player.choose(self.state.clone(), decision.lead), decision.lead
        if index == moving_on(decision):
            # Before the lead moves on, other bots may act.
            for seat in decision.seats[1:]:
                if seat in self._players and (wish := self._players[seat].choose(self.state.clone(), seat)) >= 0:
                    index, by = wish, seat
                    break
        return self.choose(self.ply, index, self.seats[by])

    def suggestion(self, seat: int) -> Callable[[], int]:
        """Return a function that says what the bot greedy would choose for a seat; -1 to leave the question to others.

        It may be called later and elsewhere: it thinks about the position as it is now, and how it came to that.
        """
        state, decision = self.state.clone(), self.state.decision
        if decision is None or seat not in decision.seats:
            return lambda: -1
        now = self.game.clock(state)
        this_turn = [moment.before for moment in takewhile(lambda moment: moment.clock == now, reversed(self.past))]

        def think() -> int:
            bot = GreedyPlayer(seed_for(state.seed, f"hint.{seat}.{state.ply}") >> 1)
            bot.remember(reversed(this_turn), seat)
            return bot.choose(state, seat)

        return think

    def run_bots(self, ask: Ask = "windows") -> list[Moment]:
        """Let bots choose until a person is asked or the game is over; return what they did."""
        made = []
        while not self.over and not self.asked(ask):
            made.append(self.bot_step())
        return made

    # ------------------------------------------------------------------------------------------ undo and redo

    def steps_back(self, what: Undo = "choice") -> int:
        """Return how many choices an undo would take back; 0 if there is nothing to undo.

        An undo always ends where a person chose, since a bot would only choose again.
        """
        if what == "choice":
            to = len(self.past) - 1
        elif what == "action":
            to = self._action_began()
        else:
            to = self._began(what)
        people = bool(self.people)
        while to >= 0 and people and self.past[to].entry.by != PERSON:
            to -= 1
        return len(self.past) - to if to >= 0 else 0

    def _action_began(self) -> int:
        """Return the choice that set going what is under way, or the last choice if nothing is.

        What still waits beneath the present question was there when that choice was made: its agenda begins ours.
        """
        agenda, now = self.state.agenda, self.game.clock(self.state)
        this_turn = list(takewhile(lambda to: self.past[to].clock == now, reversed(range(len(self.past)))))
        for to in this_turn:
            waiting = self.past[to].before.agenda
            if len(waiting) < len(agenda) and agenda[: len(waiting)] == waiting:
                return to
        for to in this_turn:
            if self.past[to].before.agenda == agenda:
                return to
        return len(self.past) - 1

    def _began(self, span: Span) -> int:
        """Return the first choice of a person in the turn, round or part of the last one; -1 if there is none."""
        people = self.people
        first, last = -1, None
        for to in range(len(self.past) - 1, -1, -1):
            moment = self.past[to]
            if people and moment.entry.by != PERSON:
                continue
            if span == "part" and not moment.clock.part:
                break
            if last is not None and moment.clock.since(span) != last:
                break
            first, last = to, moment.clock.since(span)
        return first

    def led_to(self, steps: int, span: Span, text: Text) -> str:
        """Return the name of the turn, round or part that an undo of so many choices leads into."""
        return self.game.moment(self.past[len(self.past) - steps].before, span, text)

    def reveals(self, steps: int) -> bool:
        """Return whether the last choices showed somebody something hidden, so that taking them back is a peek."""
        return any(moment.revealed for moment in self.past[len(self.past) - steps :])

    def undo(self, what: Undo = "choice") -> list[Moment]:
        """Take choices back; return them, oldest first.

        Raises:
            NothingToUndo: no person has chosen anything yet.
        """
        steps = self.steps_back(what)
        if not steps:
            raise NothingToUndo("there is nothing to take back")
        self.entries.append(Entry("undo", steps=steps))
        return self._back(steps)

    def redo(self) -> list[Moment]:
        """Make choices again that were taken back: all that the last undo took.

        Raises:
            NothingToUndo: nothing was taken back, or something else was chosen since.
        """
        if not self.future:
            raise NothingToUndo("there is nothing to do again")
        steps = self._undone[-1]
        self.entries.append(Entry("redo", steps=steps))
        return self._forth(steps)

    def _back(self, steps: int) -> list[Moment]:
        taken = self.past[-steps:]
        del self.past[-steps:]
        self.future += taken[::-1]
        self._undone.append(steps)
        self.state = taken[0].before
        return taken

    def _forth(self, steps: int) -> list[Moment]:
        again = self.future[-steps:][::-1]
        del self.future[-steps:]
        self.past += again
        while steps:  # matches of earlier days redid one choice at a time
            steps -= (done := min(steps, self._undone[-1]))
            self._undone[-1] -= done
            if not self._undone[-1]:
                self._undone.pop()
        self.state = again[-1].after
        return again

    # ------------------------------------------------------------------------------------------ log

    def log(self, text: Text, last: int | None = None, seat: int = -1, until: int | None = None) -> tuple[Line, ...]:
        """Return what happened in words, oldest first; `last` asks only for the last choices, `until` for the first."""
        past = self.past[:until]
        moments = past if last is None else past[-last:] if last else []
        lines: list[Line] = []
        for moment in moments:
            lines += moment.log(text, seat)
        return tuple(lines)

    # ------------------------------------------------------------------------------------------ files

    def save(self) -> str:
        """Return the match as JSON: the game's save, the seats and the history."""
        raw = msgspec.Raw(self.state.save().encode())
        return msgspec.json.encode(_Seats("match", self.state.game, raw, self.seats, self.entries)).decode()

    def save_to(self, path: Path) -> None:
        """Write the match to a file, whole or not at all.

        Raises:
            SaveError: the file cannot be written.
        """
        write_atomically(path, self.save())

    @classmethod
    def load(cls, text: str | bytes, packs: Sequence[Path | str] = ()) -> Match:
        """Continue a saved match, or a plain saved game with people in all seats.

        Raises:
            SaveError: the text is damaged, or belongs to other rules or other content.
        """
        data = text.encode() if isinstance(text, str) else text
        seats: list[str] = []
        history: list[Entry] | None = None
        if b'"fathom"' in data[:40]:
            try:
                file = _SEATS.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise SaveError(f"this is not a whole saved match: the file is cut off or damaged ({error})") from None
            data, seats, history = bytes(file.save), file.seats, file.history
        state = games.load(data, packs)
        try:
            match = cls(state, seats, packs)
        except FathomError as error:
            raise SaveError(f"the saved match is damaged: {error}") from None
        match._remember(history)
        return match

    @classmethod
    def load_from(cls, path: Path, packs: Sequence[Path | str] = ()) -> Match:
        """Continue a match from a file.

        Raises:
            SaveError: there is no such file, or it cannot be read.
        """
        try:
            data = path.read_bytes()
        except OSError as error:
            raise SaveError(f"{path} cannot be read: {error.strerror}") from None
        return cls.load(data, packs)

    @classmethod
    def restore(
        cls,
        save: str,
        before: Sequence[Entry],
        after: Sequence[Entry],
        seats: Sequence[str],
        packs: Sequence[Path | str] = (),
    ) -> Match:
        """Bring a match back from a snapshot of its game, with what happened before it and after it.

        Raises:
            SaveError: the snapshot is damaged or belongs to other rules or content, or the history does not fit it.
        """
        match = cls(games.load(save, packs), (), packs)
        match._remember(list(before))
        match.follow(after, seats)
        return match

    def follow(self, entries: Sequence[Entry], seats: Sequence[str]) -> None:
        """Do what was done elsewhere; afterwards these are the players.

        Raises:
            SaveError: it does not fit to what is here.
        """
        try:
            for entry in entries:
                self._repeat(entry)
                self.entries.append(entry)
            for seat, who in enumerate(seats):
                if self.seats[seat] != who:
                    self.seat(seat, who)
        except SaveError:
            raise
        except FathomError as error:
            raise SaveError(f"the history of the match does not fit: {error}") from None

    def _repeat(self, entry: Entry) -> None:
        """Do again what an entry says."""
        if entry.kind == "choose":
            self._go_on(self._make(entry.index, entry.by))
        elif entry.kind == "seat":
            return
        elif not 0 < entry.steps <= len(self.past if entry.kind == "undo" else self.future):
            raise SaveError("the history of the saved match does not fit")
        else:
            (self._back if entry.kind == "undo" else self._forth)(entry.steps)

    def _remember(self, history: list[Entry] | None) -> None:
        """Play the history again from the start, so that undo reaches back beyond the save.

        If that does not lead to the saved state (which is the truth), there is simply no past.
        """
        state = self.state
        if history is None:
            history = [Entry("choose", index, by=PERSON) for index in state.choices]
        try:
            self.state = games.new(state.game, seed=state.seed, packs=self.packs, **msgspec.to_builtins(state.setup))
            for entry in history:
                self._repeat(entry)
            if self.state.save() != state.save():
                raise SaveError("the history of the saved match leads elsewhere")
        except FathomError:
            self.past, self.future, self._undone = [], [], []
            self.state = state
        self.entries = list(history)
