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
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fathom.core.errors import IllegalChoice
from fathom.core.scene import Line
from fathom.table import Match, Moment, NothingToUndo, RulesError, StaleAnswer
from fathom.table.keeping import Chat, Conflict, Kept, Key, commit
from fathom.table.match import PERSON, Ask, turn_of
from fathom.table.thinking import seated

from . import shapes
from .access import Pass, clean, hashed, new_token
from .refusals import Refusal, words
from .views import Drawings, Views

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("fathom.web")

UNDOS: tuple[shapes.Undo, ...] = ("choice", "action", "turn", "round")
ASK: dict[str, Ask] = {"always": "always", "concern": "windows", "never": "never"}


class Watcher:
    """A live line: whose view it shows, and what it has been told. `send` must not wait."""

    def __init__(self, who: str, seat: int | None, lang: str, send: Callable[[bytes], None]) -> None:
        self.who = who
        self.seat = seat
        self.lang = lang
        self.send = send
        self.lines: list[Line] | None = None
        self.told = 0
        self.heard = 0
        self.drawings: Drawings | None = None


class _Vote:
    """Whether something may be taken back although hidden things were seen: the others at the table must agree."""

    def __init__(self, what: shapes.Undo, ply: int, seat: int, voters: Collection[str]) -> None:
        self.what = what
        self.ply = ply
        self.seat = seat
        self.voters = frozenset(voters)
        self.yes: set[str] = set()

    def shown_to(self, one: Pass, name: str) -> shapes.OpenVote:
        waits = one.hash in self.voters - self.yes
        return shapes.OpenVote(self.what, name, len(self.voters), len(self.yes), waits)


class Room:
    """One live match."""

    def __init__(self, tables: Tables, kept: Kept, match: Match, keys: Sequence[Key], chat: Sequence[Chat]) -> None:
        self.tables = tables
        self.kept = kept
        self.match = match
        self.chat = list(chat)
        self.lock = asyncio.Lock()
        self.views = Views(match, tables.texts(kept.game))
        self.watchers: set[Watcher] = set()
        self._closing = asyncio.Event()
        self._passes: dict[str, Pass] = {}
        for key in keys:
            self.grant(key)
        self._vote: _Vote | None = None
        #: Who lets the bot go on: at which ply, or for which turn.
        self._let: dict[int, int] = {}
        self._let_turn: dict[int, object] = {}
        self._bots: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------------------------------ who is who

    def grant(self, key: Key) -> None:
        """Let a browser use a key."""
        one = self._passes.setdefault(key.hash, Pass(key.hash))
        one.add(key.role, key.seat)

    def find_pass(self, who: str) -> Pass | None:
        """Return what a browser may do here."""
        return self._passes.get(who)

    def holders(self, seat: int) -> list[str]:
        """Return the browsers that hold a seat."""
        return [who for who, one in self._passes.items() if seat in one.seats]

    def name_of(self, seat: int, lang: str) -> str:
        """Return the name of who sits there."""
        if seat < 0:
            return words(lang)("spectator")
        entry = self.kept.seats[seat]
        if entry["name"]:
            return str(entry["name"])
        if entry["who"] != PERSON and words(lang).has(f"bot-{entry['who']}"):
            return words(lang)(f"bot-{entry['who']}")
        return words(lang)("seat-name", n=seat + 1)

    def view_seat(self, one: Pass, seat: int | None) -> int:
        """Return the seat whose view is shown: the wished one if it is theirs, else their first, else a spectator's.

        Raises:
            Refusal: the seat is somebody else's.
        """
        if seat is None:
            return min(one.seats, default=-1)
        if seat >= len(self.match.seats):
            raise Refusal("no-such-seat", seat=seat + 1)
        if seat >= 0 and seat not in one.seats:
            raise Refusal("not-yours")
        return seat

    # ------------------------------------------------------------------------------------------ the table

    def asked(self) -> list[int]:
        """Return the seats of people whose answer a bot waits for."""
        decision = self.match.state.decision
        if decision is None or self.match.seats[decision.lead] == PERSON:
            return []
        turn = turn_of(self.match.state)
        asks: dict[str, str] = self.kept.settings.get("ask", {})
        return [
            seat
            for seat in decision.seats
            if self.match.seats[seat] == PERSON
            and not self.kept.seats[seat].get("open")
            and seat in self.match.asked(ASK[asks.get(str(seat), "concern")])
            and self._let.get(seat) != self.match.ply
            and self._let_turn.get(seat, -1) != turn
        ]

    def table(
        self, one: Pass, seat: int, lang: str, lines_at: int = 0, chat_at: int = 0, known: Drawings | None = None
    ) -> shapes.Table:
        """Return the table as a browser sees it. The lock must be held."""
        match, decision = self.match, self.match.state.decision
        asked = self.asked()
        bot = self.name_of(decision.lead, lang) if decision and seat in asked else ""
        lines = self.views.log((seat, lang))
        here = {watcher.who for watcher in self.watchers}
        return shapes.Table(
            ply=match.ply,
            scene=self.views.scene((seat, lang), bot, known),
            log=lines[lines_at:],
            log_at=lines_at,
            you=shapes.You(one.role, sorted(one.seats), seat),
            players=[self._player(number, one, lang, here) for number in range(len(match.seats))],
            undo=self._undos(lang) if one.seats else [],
            redo=bool(match.future) and bool(one.seats),
            vote=self._vote.shown_to(one, self.name_of(self._vote.seat, lang)) if self._vote else None,
            chat=[
                shapes.ChatLine(said.number, said.at, said.seat, said.name, said.words) for said in self.chat[chat_at:]
            ],
            chat_at=chat_at,
            over=match.over,
            speed=self.kept.settings.get("speed", "normal"),
            thinking=decision.lead if decision and match.seats[decision.lead] != PERSON and not asked else -1,
        )

    def _player(self, seat: int, one: Pass, lang: str, here: Collection[str]) -> shapes.PlayerCard:
        entry = self.kept.seats[seat]
        who = entry["who"]
        if who == PERSON:
            who = "me" if seat in one.seats else "link" if entry.get("open") else "person"
        present = entry["who"] != PERSON or any(holder in here for holder in self.holders(seat))
        name = self.name_of(seat, lang) if entry["who"] != PERSON else entry["name"]
        return shapes.PlayerCard(seat, name, who, present, self.kept.settings.get("ask", {}).get(str(seat), "concern"))

    def _undos(self, lang: str) -> list[shapes.UndoStep]:
        found: dict[int, shapes.UndoStep] = {}
        for what in UNDOS:
            steps = self.match.steps_back(what)
            if steps and steps not in found:
                found[steps] = shapes.UndoStep(what, words(lang)(f"undo-{what}"))
        return list(found.values())

    # ------------------------------------------------------------------------------------------ telling everybody

    def tell(self, watcher: Watcher, everything: bool = False) -> None:
        """Send the table to one live line: only new log lines, unless it asks for everything."""
        one = self.find_pass(watcher.who)
        if one is None:
            return
        seat = watcher.seat
        if seat is None or (seat >= 0 and seat not in one.seats):
            seat = watcher.seat = self.view_seat(one, None)
        lines = self.views.log((seat, watcher.lang))
        if everything or watcher.lines is None:
            lines_at = chat_at = 0
        else:
            chat_at = watcher.heard
            lines_at = watcher.told
            if watcher.lines is not lines:
                lines_at = 0
                for mine, yours in zip(watcher.lines[: watcher.told], lines, strict=False):
                    if mine != yours:
                        break
                    lines_at += 1
        known = None if everything else watcher.drawings
        message = msgspec.json.encode(self.table(one, seat, watcher.lang, lines_at, chat_at, known))
        watcher.lines, watcher.told, watcher.heard = lines, len(lines), len(self.chat)
        watcher.drawings = self.views.drawings((seat, watcher.lang))
        self.tables.metrics.count("updates")
        self.tables.metrics.count("update_bytes", len(message))
        watcher.send(message)

    def push(self) -> None:
        """Tell everybody. The lock must be held, and what is told must be kept already."""
        self.views.changed()
        if self._vote and self._vote.ply != self.match.ply:
            self._vote = None
        for watcher in list(self.watchers):
            self.tell(watcher)

    async def _keep(self, since: int, **more: Any) -> None:
        """Commit what happened since a ply; if that fails, close: what is kept is the truth."""
        try:
            await self.tables.settled(commit(self.tables.store, self.kept, self.match, since, **more))
        except Conflict:
            self.tables.close_room(self)
            raise Refusal("stale") from None
        except BaseException:
            self.tables.close_room(self)
            raise

    # ------------------------------------------------------------------------------------------ what players do

    def _check(self, ply: int) -> None:
        if self.closed or ply != self.match.ply:
            raise Refusal("stale")

    async def choose(self, one: Pass, asked: shapes.Chosen) -> None:
        """Answer the pending decision for an own seat.

        Raises:
            Refusal: too late, not possible, or not theirs.
        """
        began = time.perf_counter()
        async with self.lock:
            self._check(asked.ply)
            decision = self.match.state.decision
            if decision is None:
                raise Refusal("game-over")
            if asked.index < 0:
                self._let_go_on(one, asked)
                return
            if asked.index >= len(decision.options):
                raise Refusal("illegal")
            seat = decision.options[asked.index].seat
            if seat not in one.seats:
                raise Refusal("not-yours")
            if asked.seat not in (None, seat):
                raise Refusal("illegal")
            await self._choose(asked.index, PERSON)
        self.tables.metrics.choice_took(time.perf_counter() - began)
        self.wake_bots()

    async def _choose(self, index: int, by: str) -> Moment:
        since = self.match.ply
        try:
            moment = self.match.choose(since, index, by)
        except (IllegalChoice, StaleAnswer):
            raise Refusal("illegal") from None
        except RulesError as error:
            log.exception("the rules failed in match %s at ply %s", self.kept.id, since)
            await self.tables.keep_report(self, f"rules failed: {error}")
            raise Refusal("broken-rules") from None
        await self._keep(since)
        self.push()
        return moment

    def _let_go_on(self, one: Pass, chosen: shapes.Chosen) -> None:
        """A person lets the bot go on, this once or until the turn is over. That is no part of the game."""
        mine = [seat for seat in self.asked() if seat in one.seats and chosen.seat in (None, seat)]
        if not mine:
            raise Refusal("illegal")
        for seat in mine:
            if chosen.index == -1:
                self._let[seat] = self.match.ply
            else:
                self._let_turn[seat] = turn_of(self.match.state)
        self.push()
        self.wake_bots()

    async def undo(self, one: Pass, asked: shapes.TakeBack) -> None:
        """Take back; if hidden things were seen since and others are there, ask them first.

        Raises:
            Refusal: too late, nothing to take back, or no player.
        """
        async with self.lock:
            self._check(asked.ply)
            if not one.seats:
                raise Refusal("not-yours")
            if self._vote:
                raise Refusal("vote-open")
            steps = self.match.steps_back(asked.what)
            if not steps:
                raise Refusal("nothing-to-undo")
            others = {watcher.who for watcher in self.watchers if self._is_other(watcher.who, one)}
            revealed = await asyncio.to_thread(self.match.reveals, steps) if others else False
            if revealed:
                self._vote = _Vote(asked.what, self.match.ply, min(one.seats), others)
                self.push()
                return
            await self._undo(asked.what)
        self.wake_bots()

    def _is_other(self, who: str, one: Pass) -> bool:
        other = self.find_pass(who)
        return other is not None and who != one.hash and bool(other.seats - one.seats)

    async def _undo(self, what: shapes.Undo) -> None:
        since = self.match.ply
        self._vote = None
        self._let_turn.clear()
        self.match.undo(what)
        await self._keep(since)
        self.push()

    async def vote(self, one: Pass, yes: bool) -> None:
        """Agree or disagree to taking back.

        Raises:
            Refusal: no vote is open for this browser.
        """
        async with self.lock:
            vote = self._vote
            if vote is None or one.hash not in vote.voters or self.closed:
                raise Refusal("no-vote")
            if not yes:
                self._vote = None
                self.push()
                return
            vote.yes.add(one.hash)
            if vote.yes >= vote.voters:
                await self._undo(vote.what)
            else:
                self.push()
        self.wake_bots()

    async def redo(self, one: Pass, ply: int) -> None:
        """Make again what was taken back.

        Raises:
            Refusal: too late, nothing was taken back, or no player.
        """
        async with self.lock:
            self._check(ply)
            if not one.seats:
                raise Refusal("not-yours")
            since = self.match.ply
            try:
                self.match.redo()
            except NothingToUndo:
                raise Refusal("nothing-to-redo") from None
            await self._keep(since)
            self.push()
        self.wake_bots()

    async def say(self, seat: int, name: str, said: str) -> None:
        """Keep words and tell everybody."""
        async with self.lock:
            self._check(self.match.ply)
            for _ in range(8):  # another server may have taken the number
                line = Chat(len(self.chat), time.time(), seat, name, said)
                try:
                    await self.tables.store.say(self.kept.id, line)
                except Conflict:
                    self.chat = await self.tables.store.chat(self.kept.id)
                    continue
                self.chat.append(line)
                break
            self.push()

    async def sit(self, one: Pass, change: shapes.SeatChange) -> str | None:
        """Give a seat to a bot, to whoever gets the new link, or take it; return the key of the link.

        Raises:
            Refusal: the seat does not exist, is not theirs, or there is no such bot.
        """
        async with self.lock:
            seat = change.seat
            if self.closed:
                raise Refusal("stale")
            if seat >= len(self.match.seats):
                raise Refusal("no-such-seat", seat=seat + 1)
            if one.role != "host" and seat not in one.seats:
                raise Refusal("host-only")
            since = self.match.ply
            person = change.who in ("me", "link")
            if not person and change.who not in self.tables.bots:
                raise Refusal("bad-request", why=f"there is no bot '{change.who}'")
            self.match.sit(seat, PERSON if person else change.who)
            seats = [dict(entry) for entry in self.kept.seats]
            name = change.name if change.name is not None else ("" if change.who != "me" else seats[seat]["name"])
            seats[seat] = {"who": self.match.seats[seat], "name": clean(name), "open": change.who == "link"}
            token = new_token() if person else None
            keys = [Key(self.kept.id, hashed(token), "link", "seat", seat)] if token else []
            if change.who == "me":
                keys.append(Key(self.kept.id, one.hash, "browser", "seat", seat))
            await self._keep(since, seats=seats, drop_seat=seat, keys=keys)
            for other in self._passes.values():
                other.seats.discard(seat)
            if change.who == "me":
                one.seats.add(seat)
            for who in [who for who, other in self._passes.items() if not other.role_is_known]:
                del self._passes[who]
            self._farewell()
            self.push()
        self.wake_bots()
        return token

    def _farewell(self) -> None:
        """Say goodbye to live lines that no longer have a place here."""
        for watcher in [watcher for watcher in self.watchers if self.find_pass(watcher.who) is None]:
            self.watchers.discard(watcher)
            watcher.send(msgspec.json.encode(shapes.Bye(reason=words(watcher.lang)("bye-seat-gone"))))
            watcher.send(b"")

    async def set_wishes(self, one: Pass, wishes: shapes.Wishes) -> None:
        """Keep when the own seats are asked, and how fast bots play.

        Raises:
            Refusal: a spectator has no say.
        """
        if not one.seats and one.role != "host":
            raise Refusal("not-yours")
        async with self.lock:
            self._check(self.match.ply)
            settings = dict(self.kept.settings)
            if wishes.ask is not None:
                settings["ask"] = settings.get("ask", {}) | {str(seat): wishes.ask for seat in one.seats}
            if wishes.speed is not None:
                settings["speed"] = wishes.speed
            await self.tables.store.set_settings(self.kept.id, settings)
            self.kept.settings = settings
            self.push()
        self.wake_bots()

    async def named(self, seat: int, name: str) -> None:
        """Somebody has come to a seat. The lock must not be held."""
        async with self.lock:
            self._check(self.match.ply)
            entry = self.kept.seats[seat]
            if not entry.get("open") and (not name or entry["name"] == name):
                return
            seats = [dict(entry) for entry in self.kept.seats]
            seats[seat] |= {"open": False, "name": name or entry["name"]}
            await self._keep(self.match.ply, seats=seats)
            self.push()
        self.wake_bots()

    # ------------------------------------------------------------------------------------------ bots

    @property
    def busy(self) -> bool:
        """Whether bots are at work here."""
        return self._bots is not None and not self._bots.done()

    def wake_bots(self) -> None:
        """Let bots go on if it is their turn."""
        if not self.closed and not self.busy:
            self._bots = asyncio.create_task(self._run_bots(), name=f"bots of {self.kept.id}")

    async def _run_bots(self) -> None:
        try:
            while await self._bot_step():
                pause = self.tables.settings.pauses[self.kept.settings.get("speed", "normal")]
                if pause:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._closing.wait(), pause)
        except Refusal as refusal:
            if refusal.key == "broken-rules":
                await self.say(-1, "fathom", words("en")("bot-failed"))
        except Exception:
            log.exception("bots of match %s failed", self.kept.id)

    async def _bot_step(self) -> bool:
        """Let the bot whose turn it is choose; return whether it did and the next may try."""
        async with self.lock:
            if self.closed or self.match.over or self.asked():
                return False
            ply, bots = self.match.ply, seated(self.match)
        if not bots:
            return False
        index, seat = await self.tables.minds.answer(self.kept.id, bots)
        async with self.lock:
            if not self.closed and ply == self.match.ply and not self.asked():
                await self._choose(index, self.match.seats[seat])
                self.tables.metrics.count("bot_choices")
        return True

    @property
    def closed(self) -> bool:
        """Whether the room is closed; what is kept may be newer than what is here."""
        return self._closing.is_set()

    async def bots_are_done(self) -> None:
        """Wait until the bots have left a closed room."""
        if self._bots is not None:
            await asyncio.wait({self._bots}, timeout=5)

    def close(self) -> None:
        """Close the room: live lines end and come back by themselves."""
        self._closing.set()
        for watcher in self.watchers:
            watcher.send(b"")
        self.watchers.clear()
