"""A match: one game in progress, the seats and who plays them, and an append-only history.

`entries` is what happened at the table, in order: choices, undos, redos, changes of seat. Nothing is ever removed from
it, and its length is the match's `ply`. Every answer carries the ply that it answers; an old one raises `StaleAnswer`.
`line` holds the choices that stand and those that were taken back, each with the states around it: states are cloned in
microseconds.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from fathom.core import files, saves
from fathom.core import game as games
from fathom.core.clock import Span
from fathom.core.errors import FathomError, IllegalChoice, SaveError
from fathom.core.files import GameFile
from fathom.core.rng import seed_for
from fathom.core.scene import Line
from fathom.core.state import State
from fathom.core.text import Arg, Text
from fathom.core.windows import Ask
from fathom.players import Player, make, moving_on, world_for
from fathom.players.search import Budget

from . import stops
from .advice import HINT, Advice, advise
from .departure import Departed, Departure
from .files import write_atomically
from .history import AGREED, PERSON, UNASKED, Entry, Moment, Note, Over, Undo, chosen, goes_over, note_of
from .lessons.files import lesson_of, lessons_of
from .lessons.teacher import LESSON, NotNow, Teacher
from .seal import Seal
from .timeline import Timeline


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


class MatchFile(GameFile, kw_only=True, omit_defaults=True):
    """A file with a table: who sits where, and all that happened there."""

    seats: list[str] = []
    history: list[Entry] = []
    seal: Seal | None = None
    #: The lesson that is taught here.
    lesson: str = ""


class Match:
    """A game in progress, with seats and history."""

    def __init__(self, state: State, seats: Sequence[str] = (), packs: Sequence[Path | str] = ()) -> None:
        self.state = state
        self.game = games.find(state.game)
        self.packs = tuple(packs)
        self.entries: list[Entry] = []
        self.line = Timeline()
        self.seal: Seal | None = None
        #: Who teaches a lesson here.
        self.teacher: Teacher | None = None
        #: What is another way than it was when the match was played last; until somebody goes on it can be looked at.
        self.departure: Departure | None = None
        self._players: dict[int, Player] = {}
        #: When people like to be asked in windows, by seat; who has not said so, where it may matter.
        self.asks: dict[int, Ask] = {}
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

    @classmethod
    def lesson(cls, game_id: str, lesson: str, packs: Sequence[Path | str] = ()) -> Match:
        """Set up a lesson, and go to where it begins.

        Raises:
            FathomError: the game has no such lesson, or it does not fit the rules and the content of today.
        """
        taught = lesson_of(game_id, lesson)
        match = cls.new(game_id, seed=taught.seed, seats=taught.seats, packs=packs, **taught.setup)
        for index in taught.way:
            match.choose(match.ply, index, LESSON)
        match.teach(lesson)
        match._go_past()
        return match

    def teach(self, lesson: str) -> None:
        """Let a lesson be taught here from now on; one that there is no more is over."""
        self.teacher = Teacher(self, lesson) if lesson in lessons_of(self.state.game) else None

    def read(self, ply: int, beat: str) -> None:
        """Go on in the lesson: the words of this beat were read.

        Raises:
            StaleAnswer: the table has moved on.
            NotNow: these are not the words of now.
        """
        if ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        entry = self.teacher.reads(beat) if self.teacher else None
        if entry is None:
            raise NotNow("the lesson is at something else")
        self._enter(entry)
        self._go_past()

    def _go_past(self) -> None:
        """Go on where no person need be asked."""
        if (index := self._unasked()) >= 0:
            self.choose(self.ply, index, UNASKED)

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
        return self._enter(Entry("seat", seat=seat, by=who))

    def note(self, key: str, seat: int = -1) -> Entry:
        """Tell in the log what somebody decided for the table: a key of text/*.ftl, without "note-"."""
        return self._enter(Entry("note", seat=seat, note=key))

    def _enter(self, entry: Entry) -> Entry:
        """Add to the history what is no choice, and tell it if others should know."""
        self.entries.append(entry)
        if note := note_of(entry, self.state):
            self.line.story.append(note)
        return entry

    def seal_with(self, seal: Seal | None) -> None:
        """Seal the table before anybody chooses; among rivals the log says so, and if it is not sealed it says that."""
        self.seal = seal
        if seal:
            self.line.story.insert(0, Note(("note-sealed",), self._first, {"seal": seal.shown}))
            self._open_seal()
        elif self.game.rivals:
            self.line.story.insert(0, Note(("note-unsealed",), self._first))

    @property
    def _first(self) -> State:
        return self.past[0].before if self.past else self.state

    def _open_seal(self) -> None:
        if self.seal and self.over:
            facts: dict[str, Arg] = {"seed": str(self.state.seed), "salt": self.seal.shown_salt}
            self.line.story.append(Note(("note-opened",), self.state, facts))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    def asked(self) -> tuple[int, ...]:
        """Return the seats of the people who are asked now, the lead first; none if a bot simply goes on.

        In a window these are the people who want to be asked there, and the lead, who moves on. Any other question of
        a bot is its own, but who is always asked may act whenever the rules let them.
        """
        decision = self.state.decision
        if decision is None:
            return ()
        people = tuple(seat for seat in decision.seats if self.seats[seat] == PERSON)
        if self.seats[decision.lead] == PERSON:
            return people
        if stops.is_window(self.state):
            return tuple(seat for seat in people if self._wants(seat))
        return tuple(seat for seat in people if self.asks.get(seat) == "always")

    def _wants(self, seat: int) -> bool:
        if self.teacher is not None and self.teacher.is_on:
            return False  # the lesson says what comes next
        return stops.wants(self.state, seat, self.asks.get(seat, "matter"))

    def _unasked(self) -> int:
        """Return the option that is taken because no person need be asked, where a person leads; -1 if they are asked.

        So it is in a window in which nobody wants to be asked, and where things may come in any order.
        """
        decision = self.state.decision
        if decision is None or self.seats[decision.lead] != PERSON or (self.teacher and self.teacher.speaks):
            return -1
        if not stops.is_window(self.state):
            return 0 if self.asks.get(decision.lead) != "always" and stops.is_indifferent(self.state) else -1
        wanted = any(self._wants(seat) for seat in decision.seats if self.seats[seat] == PERSON)
        return -1 if wanted else moving_on(decision)

    @property
    def passed(self) -> State | None:
        """The position in which nobody was asked, if that came last: an undo of the kind "window" opens it again."""
        last = self.past[-1] if self.past else None
        return last.before if last and last.entry.by == UNASKED else None

    # ------------------------------------------------------------------------------------------ choosing

    @property
    def past(self) -> list[Moment]:
        """The choices that stand, oldest first."""
        return self.line.past

    @property
    def future(self) -> list[Moment]:
        """The choices that were taken back and can be made again, the last one first."""
        return self.line.future

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
            NotNow: a lesson is taught, and it is at something else.
            RulesError: the rules failed; the choice was rolled back.
        """
        if ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        if self.teacher is not None and by == PERSON:
            self.teacher.check(index)
        moment = self._make(index, by)
        self.entries.append(moment.entry)
        self._go_on(moment)
        with contextlib.suppress(RulesError):  # then they are asked, and told
            if (agreeing := self._own_proposal(seats)) >= 0:
                self.choose(self.ply, agreeing, AGREED)
            elif (index := self._unasked()) >= 0:
                self.choose(self.ply, index, UNASKED, seats)
        return moment

    def _own_proposal(self, seats: Collection[int]) -> int:
        """Return the option by which one of these seats agrees to what another of them has just proposed; else -1."""
        decision = self.state.decision
        if decision is None or decision.lead not in seats or self.past[-1].entry.seat not in seats:
            return -1
        keys = [option.key for option in decision.options]
        return keys.index(self.game.agrees) if self.game.agrees in keys else -1

    def _go_on(self, moment: Moment) -> None:
        self.line.add(moment)
        self._open_seal()

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
        entry = Entry("choose", index, before.decision.options[index].seat, by, after=saves.fingerprint(state))
        events, state.events = tuple(state.events or ()), None
        self.state = state
        return Moment(before, state, entry, events)

    def bot_step(self) -> Moment:
        """Let the bot that leads the pending decision choose. It sees a world as its seat knows it.

        Raises:
            FathomError: the game is over or a person leads.
            RulesError: the rules failed on its choice; it was rolled back.
        """
        decision = self.state.decision
        player = self._players.get(decision.lead) if decision else None
        if decision is None or player is None:
            raise FathomError("no bot has to choose now")
        index, by = player.choose(self.world_for(decision.lead), decision.lead), decision.lead
        if index == moving_on(decision):
            # Before the lead moves on, other bots may act.
            for seat in decision.seats[1:]:
                if seat in self._players and (wish := self._players[seat].choose(self.world_for(seat), seat)) >= 0:
                    index, by = wish, seat
                    break
        return self.choose(self.ply, index, self.seats[by])

    def world_for(self, seat: int) -> State:
        """Return a world that the bot in a seat cannot tell from the real one, without seed and past."""
        return world_for(self.state, seat, seed_for(self.bot_seeds[seat], f"world.{self.ply}") >> 1)

    def suggestion(self, seat: int, budget: Budget | None = None) -> Callable[[], Advice]:
        """Return a function that says what a strong bot would choose for a seat; -1 to leave the question to others.

        It may be called later and elsewhere: it thinks about the position as it is now, and how it came to that, as
        far as the seat knows.
        """
        state, decision = self.state, self.state.decision
        if decision is None or seat not in decision.seats:
            return lambda: Advice(-1)
        # Not from the seed of the game: worlds that look alike must get the same hint.
        guess = seed_for(len(self.entries), f"hint.{seat}.{state.ply}") >> 1
        here, *been = [world_for(one, seat, guess) for one in (state, *self.line.this_turn(state))]
        calibrated = self.game.chances(here, seat).calibrated
        return partial(advise, here, been, seat, budget or HINT, guess, calibrated)

    def run_bots(self) -> list[Moment]:
        """Let bots choose until a person is asked or the game is over; return what they did."""
        made = []
        while not self.over and not self.asked():
            made.append(self.bot_step())
        return made

    # ------------------------------------------------------------------------------------------ undo and redo

    def steps_back(self, what: Undo = "choice") -> int:
        """Return how many choices an undo would take back; 0 if there is nothing to undo.

        An undo always ends where a person chose. Once a seal is open, what was is final.
        """
        return 0 if self.seal and self.over else self.line.steps_back(what, self.state, self.people)

    def chosen_back(self, steps: int) -> int:
        """Return how many of the last choices somebody made."""
        return chosen(self.past[len(self.past) - steps :])

    def led_to(self, steps: int, span: Span, text: Text) -> str:
        """Return the name of the turn, round or part that an undo of these choices leads into."""
        return self.game.moment(self.past[len(self.past) - steps].before, span, text)

    def reveals(self, steps: int) -> bool:
        """Return whether the last choices showed somebody something hidden, so that taking them back is a peek."""
        return self.over_what(steps, self.people) in ("reveal", "both")

    def over_what(self, steps: int, mine: Iterable[int]) -> Over:
        """Return what it means for the holder of some seats to take the last choices back."""
        return goes_over(self.past[len(self.past) - steps :], mine)

    def undo(self, what: Undo = "choice", by: int = -1, over: Over = "", agreed: Sequence[int] = ()) -> list[Moment]:
        """Take choices back; return them, oldest first.

        `by` is the seat that wants it, `over` what that means for others, `agreed` are the seats that said yes.

        Raises:
            NothingToUndo: no person has chosen anything yet.
        """
        steps = self.steps_back(what)
        if not steps:
            raise NothingToUndo("there is nothing to take back")
        return self._move(Entry("undo", seat=by, steps=steps, over=over, agreed=tuple(agreed)))

    def redo(self, by: int = -1, over: Over = "", agreed: Sequence[int] = ()) -> list[Moment]:
        """Make choices again that were taken back: all that the last undo took.

        Raises:
            NothingToUndo: nothing was taken back, or something else was chosen since.
        """
        if not self.future:
            raise NothingToUndo("there is nothing to do again")
        return self._move(Entry("redo", seat=by, steps=len(self.line.again), over=over, agreed=tuple(agreed)))

    def _move(self, entry: Entry) -> list[Moment]:
        """Go back or forth as an entry says."""
        moved = (self.line.back if entry.kind == "undo" else self.line.forth)(entry.steps)
        self.state = moved[0].before if entry.kind == "undo" else moved[-1].after
        self._enter(entry)
        return moved

    # ------------------------------------------------------------------------------------------ log

    def since(self, ply: int) -> list[Moment]:
        """Return the choices made since a ply, oldest first; nothing if something was taken back meanwhile."""
        entries = self.entries[max(0, ply) :]
        if any(entry.kind in ("undo", "redo", "note") for entry in entries):
            return []
        made = sum(entry.kind == "choose" for entry in entries)
        return self.past[-made:] if made else []

    def log(self, text: Text, last: int | None = None, seat: int = -1, until: int | None = None) -> tuple[Line, ...]:
        """Return what happened in words, oldest first; `last` asks only for the last choices, `until` for the first."""
        since = 0 if last is None else max(0, len(self.past) - last)
        lines: list[Line] = []
        made = 0
        for told in self.line.story:
            if until is not None and made >= until:
                break
            made += isinstance(told, Moment)
            if made > since or not since:
                lines += told.log(text, seat)
        return tuple(lines)

    # ------------------------------------------------------------------------------------------ files

    def save(self) -> str:
        """Return the match as a file: the state, the seats and the history."""
        return files.write(self.file())

    def file(self) -> MatchFile:
        """Return the file of the match. The choices are in the history."""
        held = msgspec.structs.asdict(saves.file_of(self.state, self.game.version))
        held |= {"kind": "match", "choices": []}
        lesson = self.teacher.lesson.id if self.teacher else ""
        return MatchFile(**held, seats=self.seats, history=self.entries, seal=self.seal, lesson=lesson)

    def save_to(self, path: Path) -> None:
        """Write the match to a file, whole or not at all.

        Raises:
            SaveError: the file cannot be written.
        """
        write_atomically(path, self.save())

    @classmethod
    def load(cls, text: str | bytes, packs: Sequence[Path | str] = ()) -> Match:
        """Continue the match in a file; a game that was saved without a table has people in all seats.

        Raises:
            SaveError: the text is damaged, or belongs to other rules or other content.
        """
        file = files.read_as(MatchFile, text)
        state = games.load_from(file, packs)
        try:
            match = cls(state, file.seats, packs)
        except FathomError as error:
            raise SaveError(f"the file is damaged: {error}") from None
        match.remember(file.history or [Entry("choose", index, by=PERSON) for index in file.choices])
        if file.seal and match.over and file.seal.fits(state.seed):
            match.seal_with(file.seal)
        match.teach(file.lesson)
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

    def go_on(self, seat: int) -> Entry:
        """Go on by the rules of today; what came after the place where they lead elsewhere is void.

        Raises:
            FathomError: nothing has changed, or the rules of today cannot go on from here.
        """
        departure = self.departure
        if departure is None or not departure.may_go_on:
            raise FathomError("there is nothing to go on from")
        self.departure = None
        void = sum(entry.kind == "choose" for entry in self.entries[departure.at :])
        return self._enter(Entry("note", index=departure.at, seat=seat, steps=void, note="went-on"))

    def follow(self, entries: Sequence[Entry], seats: Sequence[str]) -> None:
        """Do what was done elsewhere; afterwards these are the players.

        Raises:
            Departed: a choice leads elsewhere here.
            SaveError: it does not fit to what is here.
        """
        try:
            for entry in entries:
                self._repeat(entry)
            self.seat_all(seats)
        except SaveError:
            raise
        except FathomError as error:
            raise SaveError(f"the history of the match does not fit: {error}") from None

    def seat_all(self, seats: Sequence[str]) -> None:
        """Let these play, by seat; who sits there already stays."""
        for seat, who in enumerate(seats):
            if self.seats[seat] != who:
                self.seat(seat, who)

    def _repeat(self, entry: Entry) -> None:
        """Do again what an entry says."""
        if entry.kind == "choose":
            self._go_on(self._made_again(entry))
            self.entries.append(entry)
        elif entry.kind in ("seat", "note", "learn"):
            self._enter(entry)
        elif 0 < entry.steps <= len(self.past if entry.kind == "undo" else self.future):
            self._move(entry)
        else:
            raise SaveError("the history of the saved match does not fit")

    def _made_again(self, entry: Entry) -> Moment:
        """Make a choice as it was made before.

        Raises:
            Departed: it is not possible any more, or leads elsewhere.
        """
        here = self.state
        try:
            moment = self._make(entry.index, entry.by)
        except FathomError as error:
            raise Departed(str(error)) from None
        if entry.after and moment.entry.after != entry.after:
            self.state = here
            raise Departed("it leads elsewhere")
        return moment

    def play_again(self, history: Sequence[Entry]) -> None:
        """Do again all that is in force of a history, from the start.

        Raises:
            Departed: a choice leads elsewhere here.
            SaveError: it does not fit.
        """
        for entry in files.in_force(history):
            self._repeat(entry)
        self.entries = list(history)

    def remember(self, history: list[Entry]) -> None:
        """Play the history again from the start, so that undo reaches back beyond the save.

        If that does not lead to the saved state (which is the truth), there is no past, and the log says so.
        """
        state = self.state
        try:
            setup = msgspec.to_builtins(state.setup)
            self.state = games.new(state.game, seed=state.seed, packs=self.packs, **setup)
            self.play_again(history)
            if self.state.save() != state.save():
                raise SaveError("the history of the saved match leads elsewhere")
        except FathomError:
            self.line = Timeline()
            self.state = state
            if any(entry.kind == "choose" for entry in history):
                self.line.story.append(Note(("note-no-past",), state))
        self.entries = list(history)
