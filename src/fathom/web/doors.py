"""The doors of the server: how many lines may be open, and how long they may dawdle.

A line that does not send a whole request in time, or does not read its answer, is closed. Live lines ask their browsers
for a sign of life by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from .budget import visitor_of
from .settings import Settings

#: Files that a server has open beside its lines: the database, pages, workers.
_OWN_FILES = 120
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Type: application/json\r\n"
    b'Content-Length: 29\r\n\r\n{"reason":"Too many at once"}'
)

log = logging.getLogger("fathom.web")


class Doors:
    """Who is in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, max(1, _files() - _OWN_FILES))
        self._proxies = [ip_network(one, strict=False) for one in settings.proxies]
        self._lines: dict[int, str] = {}
        self._visitors: Counter[str] = Counter()

    def let_in(self, transport: asyncio.BaseTransport, address: str | None) -> bool:
        """Count a line, if there is room for one more of this address."""
        who = visitor_of(address)
        own = self._visitors[who] < self.settings.connections_per_visitor or self._is_proxy(who)
        if len(self._lines) >= self.most or not own:
            return False
        self._lines[id(transport)] = who
        self._visitors[who] += 1
        return True

    @property
    def inside(self) -> int:
        """How many lines are open."""
        return len(self._lines)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a line."""
        who = self._lines.pop(id(transport), None)
        if who is not None:
            self._visitors[who] -= 1
            if not self._visitors[who]:
                del self._visitors[who]

    def _is_proxy(self, who: str) -> bool:
        try:
            address = ip_address(who)
        except ValueError:
            return False
        return any(address.version == one.version and address in one for one in self._proxies)

    def protocols(self) -> tuple[type[Door], type[Line]]:
        """Return what speaks on the lines that come through these doors."""
        return type("OwnDoor", (Door,), {"doors": self}), type("OwnLine", (Line,), {"doors": self})


def _files() -> int:
    """Return how many files may be open; as many as the machine allows this user."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft > 0 else 1 << 20


class Deadline:
    """A time at which a line is closed, unless something happens before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it runs."""
        return self._timer is not None

    def set(self, transport: asyncio.Transport, seconds: float) -> None:
        """Give a line so many seconds from now on."""
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def clear(self) -> None:
        """Let a line be."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(H11Protocol):
    """A line on which requests come in, with a time for each part of them."""

    doors: ClassVar[Doors]
    _is_shut = False

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._request, self._answer = Deadline(), Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or say that all is full."""
        super().connection_made(transport)
        if self.doors.let_in(transport, self.client[0] if self.client else None):
            self._request.set(transport, self.doors.settings.request_seconds)
        else:
            self._is_shut = True
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._request.clear()
        self._answer.clear()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request; the time for the whole of it runs already, or begins with the first piece."""
        if self._is_shut:
            return
        if not self._request.is_set:
            self._request.set(self.transport, self.doors.settings.request_seconds)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn closes lines on which none comes."""
        super().on_response_complete()
        if self.conn.trailing_data[0] and not self._request.is_set:
            self._request.set(self.transport, self.doors.settings.request_seconds)
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a live line."""
        self._request.clear()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Somebody does not read."""
        super().pause_writing()
        self._answer.set(self.transport, self.doors.settings.answer_seconds)

    def resume_writing(self) -> None:
        """Somebody reads on."""
        super().resume_writing()
        self._answer.clear()

    def _look(self) -> None:
        """Once a request is whole, the time is ours."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._request.clear()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that compresses each table with the last one in sight: 32 kB of memory instead of uvicorn's 4."""

    doors: ClassVar[Doors | None] = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._answer = Deadline()
        self.conn = ServerProtocol(
            extensions=[ServerPerMessageDeflateFactory(compress_settings={"level": 4})],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._answer.clear()
        if self.doors is not None:
            self.doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Somebody does not read."""
        super().pause_writing()
        if self.doors is not None:
            self._answer.set(self.transport, self.doors.settings.answer_seconds)

    def resume_writing(self) -> None:
        """Somebody reads on."""
        super().resume_writing()
        self._answer.clear()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; what is no text ends the line, without a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
