"""All tables of a server: matches are brought from the store when somebody comes, and stay while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

import fathom
from fathom.core import files
from fathom.core import game as games
from fathom.core.errors import FathomError
from fathom.core.rng import seed_for
from fathom.core.text import LANGS, Text
from fathom.table import Match
from fathom.table.contents import Contents
from fathom.table.history import PERSON, Entry
from fathom.table.keeping import Chat, Kept, Key, Report, Store, StoreError, fetch, keep, keep_whole, open_store
from fathom.table.lessons.files import lessons_of
from fathom.table.match import MatchFile
from fathom.table.reopening import take_in
from fathom.table.seal import Seal
from fathom.table.thinking import BOTS, Minds

from . import shapes
from .access import Pass, clean, hashed, new_id, new_token
from .bots import PATIENCE
from .budget import Budget
from .health import Health
from .metrics import Metrics
from .refusals import Refusal
from .room import Room
from .safety import tell_of
from .settings import Settings

log = logging.getLogger("fathom.web")

_DAY = 86_400.0

T = TypeVar("T")
P = ParamSpec("P")


class Tables:
    """The live matches, and how one comes to be."""

    store: Store
    _thread: ThreadPoolExecutor

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.budget = Budget(settings)
        self.health = Health(self)
        self._chores: list[asyncio.Task[None]] = []
        self.minds = Minds(settings.workers)
        self.bots = BOTS
        self.sockets = 0
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._settling: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Lock] = {}
        self._texts: dict[str, dict[str, Text]] = {}
        self._older_texts: dict[str, dict[str, Text]] = {}
        self._ready: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        """Open the store; the games follow while the server answers."""
        self.store = await open_store(self.settings.database)
        self._thread = ThreadPoolExecutor(1, "aside")
        await self.store.listen(self._overhear)
        self.contents = Contents(self.store, self.settings.packs)
        self._chores = [asyncio.create_task(self.health.look_over()), asyncio.create_task(self._sweep())]
        for game in games.games():
            self._ready[game] = asyncio.ensure_future(self.aside(self._fetch, game))

    def _overhear(self, match: str) -> None:
        """Another server has written to a match, or to any of them."""
        for room in self.rooms:
            if match in ("", room.kept.id):
                task = asyncio.create_task(room.catch_up())
                self._settling.add(task)
                task.add_done_callback(self._settling.discard)

    def _fetch(self, game: str) -> None:
        """Load content and words of a game, and look at its table once: what is slow the first time is done then."""
        try:
            found = games.find(game)
            texts = {lang: found.text(lang, self.settings.packs) for lang in LANGS}
            state = games.new(game, seed=0, packs=self.settings.packs)
            for text in texts.values():
                found.scene(state, 0, text)
            # Later, threads read saves side by side; msgspec must know the types by then.
            Match.load(Match(state, (), self.settings.packs).save(), self.settings.packs)
            self._texts[game] = texts
        except Exception:
            log.exception("the game %s cannot be opened", game)

    async def ready(self, *wanted: str) -> None:
        """Wait until games are fetched: those that are named, else all.

        Raises:
            Refusal: a game that is named does not exist, or cannot be opened.
        """
        await asyncio.gather(
            *(asyncio.shield(self._ready[game]) for game in wanted or self._ready if game in self._ready)
        )
        for game in wanted:
            if game not in self._texts:
                raise Refusal("no-game", game=game)

    @property
    def games(self) -> list[str]:
        """The games that can be played here."""
        return sorted(self._texts)

    async def _sweep(self) -> None:
        """Delete what has lain too long, every hour."""
        while self.settings.keep_days:
            try:
                while gone := await self.store.sweep(time.time() - self.settings.keep_days * _DAY):
                    for match in gone:
                        if room := self._rooms.get(match):
                            self.close_room(room)
            except StoreError as error:
                tell_of(error)
            await asyncio.sleep(3600)

    def ends(self, kept: Kept) -> float:
        """Return when a match is deleted if nobody goes on with it; 0: never."""
        return kept.changed + self.settings.keep_days * _DAY if self.settings.keep_days else 0.0

    async def close(self) -> None:
        """Close all rooms and let go of the store."""
        for chore in self._chores:
            chore.cancel()
        rooms = list(self._rooms.values())
        for room in rooms:
            self.close_room(room)
        for room in rooms:
            await room.bots.done()
        for room in rooms:
            with contextlib.suppress(StoreError):
                await keep_whole(self.store, room.kept, room.match)
        self.minds.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._settling:
            await asyncio.wait(self._settling, timeout=5)
        await self.store.close()

    async def settled(self, writing: Coroutine[Any, Any, T]) -> T:
        """Wait for something to be written. Whoever waits may be called off, the writing may not."""
        return await asyncio.shield(self.settle(writing))

    def settle(self, writing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin to write something that nobody need wait for; the server waits before it ends."""
        task = asyncio.create_task(writing)
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)
        return task

    async def aside(self, search: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something that takes many milliseconds in a thread; one at a time, so that tables do not wait long."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(search, *args, **named))

    def texts(self, game: str) -> dict[str, Text]:
        """Return everything that people read in a game that is ready, by language."""
        return self._texts[game]

    def texts_of(self, match: Match) -> dict[str, Text]:
        """Return everything that people read at a match: of content of earlier days the words of then."""
        if tuple(match.packs) == tuple(self.settings.packs):
            return self._texts[match.state.game]
        key = str(match.packs)
        if key not in self._older_texts:
            self._older_texts[key] = {lang: match.game.text(lang, [Path(one) for one in match.packs]) for lang in LANGS}
        return self._older_texts[key]

    # ------------------------------------------------------------------------------------------ rooms

    @property
    def rooms(self) -> Sequence[Room]:
        """The rooms that are open."""
        return list(self._rooms.values())

    async def room(self, id_: str) -> Room:
        """Return the room of a match, opened from the store if need be.

        Raises:
            Refusal: there is no such match, or it cannot be opened.
        """
        if room := self._rooms.get(id_):
            self._rooms.move_to_end(id_)
            return room
        opening = self._opening.setdefault(id_, asyncio.Lock())
        async with opening:
            try:
                return self._rooms.get(id_) or await self._reopen(id_)
            finally:
                self._opening.pop(id_, None)

    async def _reopen(self, id_: str) -> Room:
        """Open the room of a match from the store."""
        await self.ready()
        try:
            kept = await self.store.match(id_)
            if kept is None:
                raise Refusal("no-match")
            packs = await self.contents.packs_with(kept.game, kept.content, kept.bundle)
            match = await fetch(self.store, kept, packs)
        except Refusal:
            raise
        except FathomError as error:
            raise Refusal("unreadable-match", why=str(error)) from None
        await self.ready(kept.game)
        room = await self._open(kept, match, await self.store.held(id_), await self.store.chat(id_))
        if self.store.shared:
            # Another server may be at it, and may have written meanwhile.
            room.bots.follow = time.time() - room.kept.changed < PATIENCE
            await room.catch_up()
        return room

    async def _open(self, kept: Kept, match: Match, keys: Sequence[Key], chat: Sequence[Chat] = ()) -> Room:
        """Open the room of a match; bots begin at once."""
        # The first look at a map draws it, which takes a while.
        texts = await self.aside(self.texts_of, match)
        await self.aside(match.game.scene, match.state, -1, texts["en"])
        if match.seal is None:
            match.seal_with(msgspec.convert(kept.settings.get("seal"), Seal | None))
        if match.teacher is None:
            match.teach(str(kept.settings.get("lesson", "")))
        room = self._rooms[kept.id] = Room(self, kept, match, keys, chat)
        self._make_space()
        room.bots.wake()
        return room

    def _make_space(self) -> None:
        """Close rooms that nobody looks at and no bot plays in, the longest unused first."""
        for room in list(self._rooms.values()):
            if len(self._rooms) <= self.settings.live:
                return
            if not room.watchers and not room.bots.busy and not room.lock.locked():
                self.close_room(room)
                self.settle(keep_whole(self.store, room.kept, room.match))

    def close_room(self, room: Room) -> None:
        """Close a room; the next who comes opens it anew from the store."""
        if self._rooms.get(room.kept.id) is room:
            del self._rooms[room.kept.id]
        room.close()

    async def enter(self, id_: str, tokens: Sequence[str]) -> tuple[Room, Pass]:
        """Return the room of a match and what a browser with these secrets may do there.

        Raises:
            Refusal: there is no such match, or the browser has no key for it.
        """
        room = await self.room(id_)
        for token in tokens:
            if one := await self._find_pass(room, hashed(token)):
                return room, one
        raise Refusal("need-key")

    async def _find_pass(self, room: Room, who: str) -> Pass | None:
        """Return what a browser may do in a room; it may have come in through another server."""
        if room.find_pass(who) is None:
            for key in await self.store.keys(room.kept.id, who):
                if key.kind == "browser":
                    room.grant(key)
        return room.find_pass(who)

    async def take_over(self, old: Mapping[str, str], token: str) -> None:
        """Let a pass open what secrets of earlier days open, each for one match."""
        for match, secret in old.items():
            keys = [key for key in await self.store.keys(match, hashed(secret)) if key.kind == "browser"]
            keys = [msgspec.structs.replace(key, hash=hashed(token)) for key in keys]
            await self.store.add_keys(keys)
            if room := self._rooms.get(match):
                for key in keys:
                    room.grant(key)

    async def matches_of(self, token: str, many: int, skip: int) -> list[Kept]:
        """Return the matches that a pass opens, the last used first."""
        return await self.store.matches_of(hashed(token), many, skip)

    async def _opened(self, id_: str, key: str) -> list[Key]:
        """Return what a key opens.

        Raises:
            Refusal: nothing here.
        """
        now = time.time()
        opened = [one for one in await self.store.keys(id_, hashed(key)) if one.opens(now)]
        if not opened:
            raise Refusal("wrong-key")
        return opened

    async def knock(self, id_: str, key: str, tokens: Sequence[str]) -> tuple[Room, int]:
        """Return where a key leads, and the seat that who holds these secrets would take with it; -1: none.

        Raises:
            Refusal: it opens nothing here.
        """
        room = await self.room(id_)
        one = (await self._opened(id_, key))[0]
        mine = {hashed(token) for token in tokens} & set(room.holders(one.seat))
        return room, -1 if mine or one.kind != "link" else one.seat

    async def join(self, id_: str, key: str, name: str, tokens: Sequence[str]) -> shapes.Joined:
        """Exchange a key for a place at the table, for the first of these secrets that is known there, else the last.

        Raises:
            Refusal: the key opens nothing here, or who holds the seat said no.
        """
        room = await self.room(id_)
        opened = await self._opened(id_, key)
        whose = [hashed(token) for token in tokens]
        who = next((one for one in whose if room.find_pass(one)), whose[-1])
        taken = True
        for one in opened:
            if one.kind == "link" and one.role == "seat":
                taken = await room.chairs.take(who, one, clean(name)) and taken
            else:
                mine = Key(id_, who, "browser", one.role, one.seat)
                await self.store.add_keys([mine])
                room.grant(mine)
        if opened[0].kind == "device":
            await self.store.drop_keys(id_, hashed(key))
        found = room.find_pass(who) or Pass(who)
        return shapes.Joined(found.role, sorted(found.seats), not taken)

    # ------------------------------------------------------------------------------------------ new matches

    async def create(self, wish: shapes.NewMatch, token: str) -> shapes.Made:
        """Set up a match for the browser with this pass.

        Raises:
            Refusal: the setup or the seats are not possible.
        """
        await self.ready(wish.game)
        sealed = games.find(wish.game).rivals and wish.seed is None if wish.sealed is None else wish.sealed
        if sealed and wish.seed is not None:
            raise Refusal("sealed-seed")
        wishes = wish.seats
        for one in wishes:
            if one.who not in ("me", "link", *self.bots):
                raise Refusal(
                    "bad-setup", why=f"seats: '{one.who}' is neither me, link nor a bot ({', '.join(self.bots)})"
                )
        try:
            match = Match.new(
                wish.game,
                seed=wish.seed,
                seats=[PERSON if one.who in ("me", "link") else one.who for one in wishes],
                packs=self.settings.packs,
                **wish.setup,
            )
        except FathomError as error:
            raise Refusal("bad-setup", why=str(error)) from None
        except TypeError:
            raise Refusal("bad-setup", why="setup: a name is not possible") from None
        names = [
            {"who": match.seats[seat], "name": clean(one.name), "open": one.who == "link"}
            for seat, one in enumerate((*wishes, *(shapes.SeatWish() for _ in range(len(match.seats) - len(wishes)))))
        ]
        speed = wish.speed if wish.speed in self.settings.pauses else "normal"
        own = [str(seat) for seat, one in enumerate(names) if one["who"] == PERSON and not one["open"]]
        settings: dict[str, Any] = {"speed": speed, "ask": dict.fromkeys(own, wish.ask)}
        if sealed:
            settings["seal"] = msgspec.to_builtins(Seal.on(match.state.seed))
        return await self._keep(match, names, settings, token)

    async def begin_lesson(self, wish: shapes.NewLesson, token: str) -> shapes.Made:
        """Set up a lesson for the browser with this pass.

        Raises:
            Refusal: there is no such lesson, or it does not fit the content of today.
        """
        await self.ready(wish.game)
        if wish.lesson not in lessons_of(wish.game):
            raise Refusal("no-lesson", lesson=wish.lesson)
        try:
            match = await self.aside(Match.lesson, wish.game, wish.lesson, self.settings.packs)
        except FathomError as error:
            raise Refusal("bad-setup", why=str(error)) from None
        names = [{"who": who, "name": "", "open": False} for who in match.seats]
        return await self._keep(match, names, {"speed": "normal", "lesson": wish.lesson}, token)

    async def _keep(
        self, match: Match, names: list[dict[str, Any]], settings: dict[str, Any], token: str
    ) -> shapes.Made:
        id_, host, spectator = new_id(), new_token(), new_token()
        links = [new_token() if entry["who"] == PERSON else None for entry in names]
        keys = [
            Key(id_, hashed(host), "link", "host"),
            Key(id_, hashed(spectator), "link", "spectator"),
            Key(id_, hashed(token), "browser", "host"),
        ]
        for seat, link in enumerate(links):
            if link:
                keys.append(Key(id_, hashed(link), "link", "seat", seat))
                if not names[seat]["open"]:
                    keys.append(Key(id_, hashed(token), "browser", "seat", seat))
        bundle = await self.contents.keep(match.state.game, match.packs)
        kept = await keep(self.store, id_, match, names, keys, settings, bundle)
        self.metrics.count("matches_created")
        await self._open(kept, match, [key for key in keys if key.kind == "browser"])
        return shapes.Made(id_, shapes.Keys(host, links, spectator))

    async def take_in(self, file: bytes, token: str) -> shapes.Made:
        """Go on with a saved match.

        Raises:
            Refusal: the file is damaged, or of other rules or content.
        """
        await self.ready()
        try:
            most = self.settings.import_choices
            head = await asyncio.to_thread(files.read, file)
            packs = await self.contents.packs_with(head.game, head.content) if head.game in self._texts else ()
            match = await asyncio.to_thread(take_in, file, packs, most)
        except FathomError as error:
            raise Refusal("bad-import", why=str(error)) from None
        except (ValueError, RecursionError) as error:
            raise Refusal("bad-import", why=type(error).__name__) from None
        settings = {"lesson": match.teacher.lesson.id} if match.teacher else {}
        return await self._keep(
            match, [{"who": who, "name": "", "open": False} for who in match.seats], settings, token
        )

    async def again(self, room: Room, token: str) -> shapes.Made:
        """Set the same game up once more, with the same people and bots and a new seed.

        Raises:
            Refusal: the game is not over.
        """
        async with room.lock:
            match = room.match
            if not match.over:
                raise Refusal("not-over")
            setup = msgspec.to_builtins(match.state.setup)
            other = Match.new(match.state.game, seats=match.seats, packs=self.settings.packs, **setup)
            seats = [entry | {"open": False} for entry in room.kept.seats]
        settings = {name: value for name, value in room.kept.settings.items() if name in ("ask", "speed", "undo")}
        if match.seal is not None:
            settings["seal"] = msgspec.to_builtins(Seal.on(other.state.seed))
        return await self._keep(other, seats, settings, token)

    async def fork(self, room: Room, at: int, token: str) -> shapes.Made:
        """Play on from an earlier choice, as a match of its own.

        While the match still runs, what is hidden is dealt anew: nobody can look ahead in a copy. Rivals wait for the
        end, since in a copy one could take the seats of others.

        Raises:
            Refusal: there is no such choice, or rivals still play.
        """
        async with room.lock:
            match = room.match
            if match.game.rivals and not match.over:
                raise Refusal("rivals-fork")
            if not 0 <= at <= len(match.past):
                raise Refusal("no-such-ply", of=len(match.past), at=at)
            state = (match.past[at].before if at < len(match.past) else match.state).clone()
            seats = [dict(entry) for entry in room.kept.seats]
            if not match.over:
                state = state.determinise(-1, seed := secrets.randbits(62))
                state.seed = seed_for(seed, "fork") >> 1
                other = Match(state, match.seats, match.packs)
            else:
                other = await asyncio.to_thread(Match.load, state.save(), match.packs)
                for seat, who in enumerate(match.seats):
                    other.seat(seat, who)
        settings = {name: value for name, value in room.kept.settings.items() if name in ("ask", "speed", "undo")}
        return await self._keep(other, [entry | {"open": False} for entry in seats], settings, token)

    # ------------------------------------------------------------------------------------------ reports

    async def keep_report(self, room: Room, said: str, seats: Collection[int] = ()) -> ReportFile:
        """Keep the whole match with somebody's words; return what who holds these seats may have of it.

        As long as the game runs, seed and state stay here, and what others chose: that may tell what is still hidden.
        """
        match = room.match
        if await self.store.report_count(room.kept.id) >= self.settings.reports_per_match:
            raise Refusal("too-many-reports")
        report = Report(new_id(), room.kept.id, match.ply, time.time(), said, match.save())
        await self.store.report(report)
        held = msgspec.structs.asdict(match.file())
        if not match.over:
            held |= {
                "seed": -1,
                "state": {},
                "history": [_shown(entry, entry.seat in seats) for entry in match.entries],
            }
        return ReportFile(
            **held | {"kind": "report"},
            report=report.id,
            match=room.kept.id,
            ply=match.ply,
            words=said,
            written_by=fathom.__version__,
        )


def _shown(entry: Entry, whole: bool) -> Entry:
    return entry if whole else msgspec.structs.replace(entry, index=-1)


class ReportFile(MatchFile, kw_only=True, omit_defaults=True):
    """A file with what somebody said about a match."""

    report: str
    match: str
    ply: int
    words: str
    #: The version of fathom that ran the match.
    written_by: str
