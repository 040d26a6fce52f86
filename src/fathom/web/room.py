"""A room: one live match, everybody who looks at it, and the order of things.

All that changes the match happens under the room's lock, and in this order: the match changes in memory, the store
commits, everybody is told. Nobody can look in between. If the store refuses, the room closes and is opened anew from
what was kept, so that memory is never ahead of the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fathom.core.clock import SPANS
from fathom.core.ending import Ending
from fathom.core.errors import IllegalChoice
from fathom.core.scene import Line
from fathom.core.windows import Ask
from fathom.core.words import dashed
from fathom.table import Match, RulesError, StaleAnswer
from fathom.table.history import FAR, PERSON, UNDOS
from fathom.table.keeping import Chat, Conflict, Kept, Key, commit, follow, go_on
from fathom.table.lessons.teacher import NotNow
from fathom.table.routes import Route, routes

from . import shapes
from .access import Pass
from .bots import Bots
from .consent import Consent
from .refusals import Refusal, words
from .seating import Seating
from .views import Known, View, Views

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("fathom.web")


class Watcher:
    """A live line: whose view it shows, and what it has been told. `send` must not wait."""

    def __init__(self, who: str, seat: int, lang: str, send: Callable[[bytes], None]) -> None:
        self.who = who
        self.seat = seat
        #: At which ply the person asked for the view of this seat.
        self.looks_at = -1
        self.lang = lang
        self.send = send
        self.lines: list[Line] | None = None
        self.told = 0
        #: The ply whose scene it was sent last.
        self.ply = -1
        self.heard: list[Chat] = []
        self.heard_to = 0
        self.known = Known()


class Room:
    """One live match."""

    def __init__(self, tables: Tables, kept: Kept, match: Match, keys: Sequence[Key], chat: Sequence[Chat]) -> None:
        self.tables = tables
        self.kept = kept
        self.match = match
        self.chat = list(chat)
        self.lock = asyncio.Lock()
        self.views = Views(match, tables.texts_of(match), self._people)
        self.watchers: set[Watcher] = set()
        self.closing = asyncio.Event()
        self._passes: dict[str, Pass] = {}
        for key in keys:
            self.grant(key)
        self.chairs = Seating(self)
        self.consent = Consent(self)
        self.bots = Bots(self)
        #: The far places of the present ply, by view.
        self._ways_back: dict[tuple[int, str], list[shapes.UndoStep]] = {}
        self._reach: dict[tuple[int, View], asyncio.Future[tuple[Route, ...]]] = {}
        #: The last pages, by ply and view.
        self._endings: dict[tuple[int, View], asyncio.Future[Ending]] = {}
        self._heed_wishes()

    # ------------------------------------------------------------------------------------------ who is who

    def grant(self, key: Key) -> None:
        """Let a browser use a key."""
        one = self._passes.setdefault(key.hash, Pass(key.hash))
        one.add(key.role, key.seat)

    def _heed_wishes(self) -> None:
        """Let people be asked in windows as they like it."""
        self.match.asks = {seat: self.ask_of(seat) for seat in range(len(self.match.seats))}

    def ask_of(self, seat: int) -> Ask:
        """Return when somebody likes to be asked."""
        ask: Ask = self.kept.settings.get("ask", {}).get(str(seat), "concern")
        return ask

    def find_pass(self, who: str) -> Pass | None:
        """Return what a browser may do here."""
        return self._passes.get(who)

    def holders(self, seat: int) -> list[str]:
        """Return the browsers that hold a seat."""
        return [who for who, one in self._passes.items() if seat in one.seats]

    def leave_seat(self, seat: int) -> None:
        """Let nobody hold a seat any more."""
        for one in self._passes.values():
            one.seats.discard(seat)

    def forget_strangers(self) -> None:
        """Forget browsers that have no place here any more."""
        for who in [who for who, one in self._passes.items() if not one.role_is_known]:
            del self._passes[who]

    def name_of(self, seat: int, lang: str) -> str:
        """Return the name of who sits there; of somebody without a name what they are at the table."""
        if seat < 0:
            return words(lang)("spectator")
        entry = self.kept.seats[seat]
        if entry["name"]:
            return str(entry["name"])
        if entry["who"] != PERSON and words(lang).has(f"bot-{entry['who']}"):
            return words(lang)(f"bot-{entry['who']}")
        return self.views.title((-1, lang), seat) or words(lang)("seat-name", n=seat + 1)

    def _people(self) -> tuple[str, ...]:
        """Return the names that people have given themselves, by seat."""
        names = tuple(str(entry["name"]) for entry in self.kept.seats)
        return names if any(names) else ()

    def view_seat(self, one: Pass, seat: int | None) -> int:
        """Return the seat whose view is shown: the wished one if it is theirs, else one of theirs, else a spectator's.

        Raises:
            Refusal: the seat is somebody else's.
        """
        if seat is None:
            return self._seat_asked(one, min(one.seats, default=-1))
        if seat >= len(self.match.seats):
            raise Refusal("no-such-seat", seat=seat + 1)
        if seat >= 0 and seat not in one.seats:
            raise Refusal("not-yours")
        return max(seat, -1)

    def _seat_asked(self, one: Pass, now: int) -> int:
        """Return the seat of a person that is asked, the lead first; else the one they look from now.

        Rivals hide their cards from each other: there the person must first be ready to see another's.
        """
        decision = self.match.state.decision
        if decision is None or self.match.game.rivals:
            return now
        asked = decision.seats if self.match.seats[decision.lead] == PERSON else self.bots.asked()
        mine = [seat for seat in asked if seat in one.seats]
        return now if not mine or (now in mine and decision.lead not in mine) else mine[0]

    # ------------------------------------------------------------------------------------------ the table

    def table(
        self,
        one: Pass,
        seat: int,
        lang: str,
        lines_at: int = 0,
        chat_at: int = 0,
        known: Known | None = None,
        since: int = -1,
        away: bool = False,
    ) -> shapes.Table:
        """Return the table as a browser sees it, less what is known there, with what happened since a ply.

        The lock must be held.
        """
        match, decision, view = self.match, self.match.state.decision, (seat, lang)
        asked = self.bots.asked()
        plan = self.bots.plan(lang) if decision and seat in asked else None
        lines = self.views.log(view)
        here = {watcher.who for watcher in self.watchers}
        return shapes.Table(
            ply=match.ply,
            whole=known is None or known.drawings is None,
            scene=self.views.scene(view, plan, known),
            reach=self.views.leads_far(view, plan),
            log=lines[lines_at:],
            log_at=lines_at,
            beats=self.views.beats(view, since),
            away=away,
            you=shapes.You(one.role, sorted(one.seats), seat),
            players=[self._player(number, one, lang, here) for number in range(len(match.seats))],
            undo=self._undos(lang) if one.seats else [],
            redo=bool(match.future) and bool(one.seats),
            vote=self.consent.shown_to(one, lang),
            claims=self.chairs.claims_on(one),
            chat=[
                shapes.ChatLine(said.number, said.at, said.seat, said.name, said.words) for said in self.chat[chat_at:]
            ],
            chat_at=chat_at,
            over=match.over,
            palette=match.game.palette if known is None or known.drawings is None else None,
            speed=self.kept.settings.get("speed", "normal"),
            sealed=match.seal is not None,
            departed=self._departed(one, lang),
            undo_is="always" if match.game.rivals else "free" if self.consent.is_free else "ask",
            thinking=decision.lead if decision and match.seats[decision.lead] != PERSON and not asked else -1,
            passed=self._passed(lang) if one.seats else "",
        )

    async def reach(self, view: View) -> shapes.Reach:
        """Return the far places that a seat may choose now; they are looked for in a thread, once for everybody."""
        async with self.lock:
            ply, state = self.match.ply, self.match.state
        key = ply, view
        if key not in self._reach:
            self._reach = {known: found for known, found in self._reach.items() if known[0] == ply}
            self._reach[key] = asyncio.ensure_future(
                self.tables.aside(routes, state, view[0], self.views.texts[view[1]])
            )
        return shapes.Reach(ply, await asyncio.shield(self._reach[key]))

    async def ending(self, view: View) -> Ending:
        """Return how it went, as a seat may know it; it is made in a thread, once for everybody.

        Raises:
            Refusal: the game is not over.
        """
        async with self.lock:
            match = self.match
            if not match.over:
                raise Refusal("not-over")
            key, course, state = (match.ply, view), tuple(match.past), match.state
        if key not in self._endings:
            text = self.views.texts[view[1]]
            self._endings = {known: made for known, made in self._endings.items() if known[0] == key[0]}
            self._endings[key] = asyncio.ensure_future(
                self.tables.aside(match.game.ending, course, state, text, view[0])
            )
        return await asyncio.shield(self._endings[key])

    def _player(self, seat: int, one: Pass, lang: str, here: Collection[str]) -> shapes.PlayerCard:
        entry = self.kept.seats[seat]
        who = entry["who"]
        if who == PERSON:
            who = "me" if seat in one.seats else "link" if entry.get("open") else "person"
        present = entry["who"] != PERSON or any(holder in here for holder in self.holders(seat))
        name = self.name_of(seat, lang) if entry["who"] != PERSON else entry["name"]
        return shapes.PlayerCard(seat, name, who, present, self.ask_of(seat))

    def _passed(self, lang: str) -> str:
        """Return in words where nobody was asked just now."""
        if (before := self.match.passed) is None:
            return ""
        name = self.match.game.window(before)
        return self.views.texts[lang](f"window-{dashed(name)}") if name else words(lang)("passed-order")

    def _undos(self, lang: str) -> list[shapes.UndoStep]:
        """Return the ways to take back, the shortest first; they are worked out once for everybody."""
        key = self.match.ply, lang
        if key not in self._ways_back:
            self._ways_back = {known: ways for known, ways in self._ways_back.items() if known[0] == key[0]}
            self._ways_back[key] = list(self._find_undos(lang))
        return self._ways_back[key]

    def _find_undos(self, lang: str) -> Iterator[shapes.UndoStep]:
        match, say, text, last = self.match, words(lang), self.views.texts[lang], 0
        for what in UNDOS:
            steps = match.steps_back(what)
            if steps <= last:
                continue
            last = steps
            if what == "window":
                leads = self._passed(lang)
            elif what in SPANS:
                leads = say("undo-to", to=match.led_to(steps, what, text), n=match.chosen_back(steps))
            else:
                leads = say("undo-steps", n=match.chosen_back(steps))
            yield shapes.UndoStep(what, say(f"undo-{what}"), leads, far=what in FAR)

    # ------------------------------------------------------------------------------------------ telling everybody

    def tell(self, watcher: Watcher, everything: bool = False, since: int = -1) -> None:
        """Send the table to one live line: only new log lines, unless it asks for everything.

        What happened comes with it as a play: since the last table that went there, or since the ply that it names.
        """
        one = self.find_pass(watcher.who)
        if one is None:
            return
        if watcher.seat >= 0 and watcher.seat not in one.seats:
            watcher.seat = self.view_seat(one, None)
        elif watcher.looks_at != self.match.ply:
            watcher.seat = self._seat_asked(one, watcher.seat)
        away, seat = everything and since >= 0, watcher.seat
        if not everything:
            since = watcher.ply
        lines = self.views.log((seat, watcher.lang))
        if everything or watcher.lines is None:
            lines_at = chat_at = 0
        else:
            chat_at = watcher.heard_to if watcher.heard is self.chat else 0
            lines_at = watcher.told
            if watcher.lines is not lines:
                lines_at = 0
                for mine, yours in zip(watcher.lines[: watcher.told], lines, strict=False):
                    if mine != yours:
                        break
                    lines_at += 1
        if everything:
            watcher.known = Known()
        table = self.table(one, seat, watcher.lang, lines_at, chat_at, watcher.known, since, away)
        message = msgspec.json.encode(table)
        watcher.ply = table.ply
        watcher.lines, watcher.told = lines, len(lines)
        watcher.heard, watcher.heard_to = self.chat, len(self.chat)
        self.tables.metrics.count("updates")
        self.tables.metrics.count("update_bytes", len(message))
        watcher.send(message)

    def push(self) -> None:
        """Tell everybody. The lock must be held, and what is told must be kept already."""
        self.views.changed()
        for watcher in list(self.watchers):
            self.tell(watcher)

    async def keep(self, since: int, **more: Any) -> None:
        """Commit what happened since a ply; if that fails, close: what is kept is the truth."""
        try:
            await self.tables.settled(commit(self.tables.store, self.kept, self.match, since, **more))
            self.bots.follow = False
        except Conflict:
            self.tables.close_room(self)
            raise Refusal("stale") from None
        except BaseException:
            self.tables.close_room(self)
            raise

    async def set(self, **changes: Any) -> None:
        """Keep settings; None takes one away. The lock must be held."""
        settings = {name: value for name, value in (self.kept.settings | changes).items() if value is not None}
        await self.tables.store.set_settings(self.kept.id, settings)
        self.kept.settings = settings
        self._heed_wishes()

    async def catch_up(self) -> None:
        """Take in what another server has written, and tell everybody here."""
        async with self.lock:
            store, before = self.tables.store, self.match.ply
            if self.closed:
                return
            try:
                self.kept = await follow(store, self.kept, self.match)
                self._let_in(await store.held(self.kept.id))
                self._hear(await store.chat(self.kept.id))
                self._heed_wishes()
            except Exception:
                log.exception("match %s cannot follow what another server wrote", self.kept.id)
                self.tables.close_room(self)
                return
            self.bots.follow = self.bots.follow or self.match.ply > before
            self.chairs.farewell()
            self.push()
        self.bots.wake()

    def _hear(self, said: list[Chat]) -> None:
        """Take in what was said elsewhere: as a new list only if more than the end of it is new."""
        if said[: len(self.chat)] == self.chat:
            self.chat += said[len(self.chat) :]
        else:
            self.chat = said

    def _let_in(self, keys: Sequence[Key]) -> None:
        """Let in who holds one of these keys, and nobody else."""
        for one in self._passes.values():
            one.roles.clear()
            one.seats.clear()
        for key in keys:
            self.grant(key)

    # ------------------------------------------------------------------------------------------ what players do

    def check(self, ply: int) -> None:
        """Refuse what was meant for an older position, or comes to a closed room."""
        if self.closed or ply != self.match.ply:
            raise Refusal("stale")

    def check_play(self, ply: int) -> None:
        """Refuse moves that come too late, and where one can only look."""
        self.check(ply)
        if self.match.departure:
            raise Refusal("departed")

    async def choose(self, one: Pass, asked: shapes.Chosen) -> None:
        """Answer the pending decision for an own seat.

        Raises:
            Refusal: too late, not possible, or not theirs.
        """
        began = time.perf_counter()
        async with self.lock:
            self.check_play(asked.ply)
            decision = self.match.state.decision
            if decision is None:
                raise Refusal("game-over")
            if asked.index < 0:
                self.bots.let_go_on(one, asked)
                self.push()
                self.bots.wake()
                return
            if asked.index >= len(decision.options):
                raise Refusal("illegal")
            seat = decision.options[asked.index].seat
            if seat not in one.seats:
                raise Refusal("not-yours")
            if asked.seat not in (None, seat):
                raise Refusal("illegal")
            await self.make(asked.index, PERSON, one.seats)
        self.tables.metrics.choice_took(time.perf_counter() - began)
        self.bots.wake()

    async def make(self, index: int, by: str, seats: Collection[int] = ()) -> None:
        """Make a choice of who holds these seats, keep it, tell everybody. The lock must be held.

        Raises:
            Refusal: it is not possible, the rules failed, or another server was quicker.
        """
        since = self.match.ply
        try:
            self.match.choose(since, index, by, seats)
        except (IllegalChoice, StaleAnswer):
            raise Refusal("illegal") from None
        except NotNow:
            raise Refusal("not-now") from None
        except RulesError as error:
            log.exception("the rules failed in match %s at ply %s", self.kept.id, since)
            with contextlib.suppress(Refusal):  # there may be enough reports
                await self.tables.keep_report(self, f"rules failed: {error}")
            raise Refusal("broken-rules") from None
        await self.keep(since)
        self.push()

    async def read(self, one: Pass, asked: shapes.Read) -> None:
        """Go on in a lesson: words were read.

        Raises:
            Refusal: too late, these are not the words of now, or somebody else learns here.
        """
        async with self.lock:
            self.check_play(asked.ply)
            if self.match.teacher is None or self.match.teacher.seat not in one.seats:
                raise Refusal("not-yours")
            since = self.match.ply
            try:
                self.match.read(since, asked.beat)
            except NotNow:
                raise Refusal("not-now") from None
            await self.keep(since)
            self.push()
        self.bots.wake()

    async def undo(self, one: Pass, asked: shapes.TakeBack) -> None:
        """Take back; whom it touches is asked first.

        Raises:
            Refusal: too late, nothing to take back, or no player.
        """
        async with self.lock:
            self.check_play(asked.ply)
            await self.consent.undo(one, asked.what)
        self.bots.wake()

    async def redo(self, one: Pass, ply: int) -> None:
        """Make again what was taken back.

        Raises:
            Refusal: too late, nothing was taken back, or no player.
        """
        async with self.lock:
            self.check_play(ply)
            await self.consent.redo(one)
        self.bots.wake()

    async def go_on(self, one: Pass) -> None:
        """Go on by the rules of today where they have changed.

        Raises:
            Refusal: nothing has changed, the rules of today cannot go on, or only who sits here may say so.
        """
        async with self.lock:
            if not one.seats and one.role != "host":
                raise Refusal("not-yours")
            if self.closed or self.match.departure is None or not self.match.departure.may_go_on:
                raise Refusal("not-departed")
            tables = self.tables
            bundle = await tables.contents.keep(self.match.state.game, self.match.packs)
            try:
                await tables.settled(go_on(tables.store, self.kept, self.match, min(one.seats, default=-1), bundle))
            except BaseException:
                tables.close_room(self)
                raise
            self.push()
        self.bots.wake()

    def _departed(self, one: Pass, lang: str) -> shapes.Departed | None:
        found = self.match.departure
        may = found is not None and found.may_go_on and (bool(one.seats) or one.role == "host")
        return shapes.Departed(found.told(lang), may) if found else None

    async def vote(self, one: Pass, yes: bool) -> None:
        """Agree or disagree to what is asked; who asked withdraws it.

        Raises:
            Refusal: nothing is asked of this browser.
        """
        async with self.lock:
            self.check_play(self.match.ply)
            await self.consent.answer(one, yes)
        self.bots.wake()

    async def say(self, seat: int, name: str, said: str) -> None:
        """Keep words and tell everybody."""
        async with self.lock:
            self.check(self.match.ply)
            for _ in range(8):  # another server may have taken the number
                line = Chat(self.chat[-1].number + 1 if self.chat else 0, time.time(), seat, name, said)
                try:
                    await self.tables.store.say(self.kept.id, line, self.tables.settings.chat_lines)
                except Conflict:
                    self._hear(await self.tables.store.chat(self.kept.id))
                    continue
                self.chat.append(line)
                if len(self.chat) > 1.25 * self.tables.settings.chat_lines:
                    # A new list: who holds the old one is told all of it again.
                    self.chat = self.chat[-self.tables.settings.chat_lines :]
                break
            self.push()

    # ------------------------------------------------------------------------------------------ the end

    @property
    def closed(self) -> bool:
        """Whether the room is closed; what is kept may be newer than what is here."""
        return self.closing.is_set()

    def close(self) -> None:
        """Close the room: live lines end and come back by themselves."""
        self.closing.set()
        self.bots.wake()  # out of their waiting
        for watcher in self.watchers:
            watcher.send(b"")
        self.watchers.clear()
