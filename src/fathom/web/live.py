"""The live line: a WebSocket on which the table is pushed and answers come in."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fathom.core.text import LANGS

from . import shapes
from .access import Pass, tokens_of
from .api import speak
from .refusals import Refusal, words
from .room import Room, Watcher
from .settings import Settings
from .tables import Tables

#: So many messages may wait for a slow line before it is cut; it comes back by itself and gets the whole table.
_WAITING = 256
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


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, state: State, match: FromPath[str], seat: FromQuery[str | None] = None) -> None:
    """Push the table to one browser, and take its answers."""
    tables: Tables = state.tables
    asked = socket.query_params.get("lang")
    lang = asked if asked in LANGS else "en"
    await socket.accept()
    try:
        room, one = await tables.enter(match[:32], tokens_of(socket, match))
        view = room.view_seat(one, int(seat) if seat and seat.lstrip("-").isdecimal() else None)
        if len(room.watchers) >= tables.settings.sockets_per_match:
            raise Refusal("too-many-sockets")
    except Refusal as refusal:
        await socket.send_data(msgspec.json.encode(shapes.Bye(reason=refusal.say(lang))), mode="text")
        await socket.close(code=4000 + refusal.status % 1000)
        return
    queue: asyncio.Queue[bytes] = asyncio.Queue()

    def send(message: bytes) -> None:
        queue.put_nowait(message if queue.qsize() < _WAITING else b"")

    watcher = Watcher(one.hash, view, lang, send)
    async with room.lock:
        room.watchers.add(watcher)
        room.tell(watcher, everything=True)
        for other in room.watchers - {watcher}:
            room.tell(other)
    tables.sockets += 1
    sending = asyncio.create_task(_send_all(socket, queue))
    hearing = asyncio.create_task(_hear_all(socket, room, one, watcher, tables.settings))
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        tables.sockets -= 1
        for task in (sending, hearing):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        await _leave(room, watcher)
        with contextlib.suppress(Exception):
            await socket.close(code=1012)


async def _leave(room: Room, watcher: Watcher) -> None:
    if watcher in room.watchers:
        async with room.lock:
            room.watchers.discard(watcher)
            for other in list(room.watchers):
                room.tell(other)


async def _send_all(socket: Socket, queue: asyncio.Queue[bytes]) -> None:
    """Send what is in the queue; an empty message ends the line."""
    while message := await queue.get():
        await socket.send_data(message, mode="text")


async def _hear_all(socket: Socket, room: Room, one: Pass, watcher: Watcher, settings: Settings) -> None:
    pace = _Pace(settings.messages_per_second)
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
            await _hear(room, one, watcher, data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            _refuse(room, watcher, Refusal("bad-message"))
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


async def _hear(room: Room, one: Pass, watcher: Watcher, data: str | bytes) -> None:
    message = _decode(data)
    if isinstance(message, _Choose):
        await room.choose(one, shapes.Chosen(message.ply, message.index, message.seat))
    elif isinstance(message, _Chat):
        await speak(room, one, watcher.seat, message.words, watcher.lang)
    elif isinstance(message, _Ping):
        watcher.send(b'{"type":"pong"}')
    else:
        async with room.lock:
            if isinstance(message, _Seat):
                watcher.seat, watcher.looks_at = room.view_seat(one, message.seat), room.match.ply
            elif isinstance(message, _Lang):
                watcher.lang = message.lang
            room.tell(watcher, everything=True)


__all__ = ["live", "words"]
