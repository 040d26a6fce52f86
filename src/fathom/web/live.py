"""The live line: a WebSocket on which the table is pushed and answers come in."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Sequence

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fathom.core.text import LANGS
from fathom.table.keeping import StoreError

from . import shapes
from .access import Pass, tokens_of
from .api import LINE_BYTES, speak
from .budget import payers
from .refusals import Refusal, words
from .room import Room, Watcher
from .safety import tell_of
from .tables import Tables

#: Seconds for a line to hear that it ends.
_CLOSING = 1.0
#: A message is never longer than this.
_LONGEST = 16 * 1024

Socket = WebSocket[None, None, State]


class _Choose(msgspec.Struct, tag="choose", tag_field="type"):
    ply: shapes.Ply
    index: shapes.Index
    seat: shapes.Seat | None = None


class _Seat(msgspec.Struct, tag="seat", tag_field="type"):
    seat: shapes.Seat


class _Lang(msgspec.Struct, tag="lang", tag_field="type"):
    lang: shapes.Lang


class _Chat(msgspec.Struct, tag="chat", tag_field="type"):
    words: str


class _Since(msgspec.Struct, tag="since", tag_field="type"):
    ply: int = -1


class _Ping(msgspec.Struct, tag="ping", tag_field="type"):
    pass


#: What messages cost that are not as dear as a request.
_PRICES: dict[type, float] = {_Choose: 0.5, _Ping: 0.1, _Chat: 3.0}

_Message = _Choose | _Seat | _Lang | _Chat | _Since | _Ping
_decode = msgspec.json.Decoder(_Message).decode


class _Pace:
    """Lets so many messages through in a second, with a reserve for haste."""

    def __init__(self, per_second: int) -> None:
        self.rate = per_second
        self.left = float(per_second * 2)
        self.at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * 2, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0


class _Waiting:
    """What waits for a line to be sent. If too much does, the line is cut; it comes back by itself."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.bytes = 0
        self.cut = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Let a message wait; an empty one ends the line."""
        self.bytes += len(message)
        if self.bytes > self.most and self.queue.qsize():
            self.cut.set()
        elif not self.cut.is_set():
            self.queue.put_nowait(message)

    async def send_all(self, socket: Socket) -> None:
        """Send what waits, until the line ends or is cut."""
        while message := await self.queue.get():
            await socket.send_data(message, mode="text")
            self.bytes -= len(message)


#: A seat in an address.
_SEAT = re.compile(r"-?\d{1,3}")


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, state: State, match: FromPath[str], seat: FromQuery[str | None] = None) -> None:
    """Push the table to one browser, and take its answers."""
    tables: Tables = state.tables
    asked = socket.query_params.get("lang")
    lang = asked if asked in LANGS else "en"
    await socket.accept()
    who = payers(socket)
    try:
        room, one = await tables.enter(match[:32], tokens_of(socket, match))
        view = room.view_seat(one, int(seat) if seat and _SEAT.fullmatch(seat) else None)
        if len(room.watchers) >= tables.settings.sockets_per_match:
            raise Refusal("too-many-sockets")
        tables.budget.open_socket(who[0])
    except Refusal as refusal:
        await socket.send_data(msgspec.json.encode(shapes.Bye(reason=refusal.say(lang))), mode="text")
        await socket.close(code=4000 + refusal.status % 1000)
        return
    waiting = _Waiting(tables.settings.waiting_bytes)
    watcher = Watcher(one.hash, view, lang, waiting.send)
    async with room.lock:
        room.watchers.add(watcher)
        room.tell(watcher, everything=True)
        for other in room.watchers - {watcher}:
            room.tell(other)
    tables.sockets += 1
    sending = asyncio.create_task(waiting.send_all(socket))
    hearing = asyncio.create_task(_hear_all(socket, room, one, watcher, who))
    cut = asyncio.create_task(waiting.cut.wait())
    try:
        await asyncio.wait({sending, hearing, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        tables.sockets -= 1
        tables.budget.close_socket(who[0])
        for task in (sending, hearing, cut):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        await _leave(room, watcher)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(code=1012), _CLOSING)


async def _leave(room: Room, watcher: Watcher) -> None:
    if watcher in room.watchers:
        async with room.lock:
            room.watchers.discard(watcher)
            for other in list(room.watchers):
                room.tell(other)


async def _hear_all(socket: Socket, room: Room, one: Pass, watcher: Watcher, who: Sequence[str]) -> None:
    pace = _Pace(room.tables.settings.messages_per_second)
    while True:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        data = event.get("text") or event.get("bytes") or b""
        try:
            if not pace.allows():
                raise Refusal("too-fast")
            if len(data) > _LONGEST:
                raise Refusal("too-large")
            await _hear(room, one, watcher, data, who)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            _refuse(room, watcher, Refusal("bad-message"))
        except StoreError as error:
            tell_of(error)
            _refuse(room, watcher, Refusal("not-kept"))
        except Refusal as refusal:
            if room.closed:
                return
            _refuse(room, watcher, refusal)
            if refusal.status == 409:
                async with room.lock:
                    room.tell(watcher)


def _refuse(room: Room, watcher: Watcher, refusal: Refusal) -> None:
    room.tables.metrics.count("refusals")
    reason = refusal.say(watcher.lang)
    watcher.send(msgspec.json.encode(shapes.Refused(reason=reason, ply=room.match.ply)))


async def _hear(room: Room, one: Pass, watcher: Watcher, data: str | bytes, who: Sequence[str]) -> None:
    message, budget = _decode(data), room.tables.budget
    budget.pay("requests", who, _PRICES.get(type(message), 1.0))
    if isinstance(message, _Choose):
        await room.choose(one, shapes.Chosen(message.ply, message.index, message.seat))
    elif isinstance(message, _Chat):
        budget.pay("bytes", who, LINE_BYTES + len(message.words))
        await speak(room, one, watcher.seat, message.words, watcher.lang)
    elif isinstance(message, _Ping):
        watcher.send(b'{"type":"pong"}')
    else:
        async with room.lock:
            if isinstance(message, _Seat):
                watcher.seat, watcher.looks_at = room.view_seat(one, message.seat), room.match.ply
            elif isinstance(message, _Lang):
                watcher.lang = message.lang
            room.tell(watcher, everything=True, since=message.ply if isinstance(message, _Since) else -1)


__all__ = ["live", "words"]
