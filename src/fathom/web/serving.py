"""Runs the server and opens the browser."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser

import uvicorn
from litestar import Litestar

from fathom.core import game as games
from fathom.core.errors import FathomError
from fathom.table.keeping import try_store

from .app import create_app
from .doors import Doors
from .settings import Settings
from .tables import Tables

#: If the usual port is taken and nobody asked for it by name, the next ones are tried.
_TRIES = 20


class _Server(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, tables: Tables) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser
        self.tables = tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._settling = asyncio.create_task(self._settle())
            print(f"fathom: the table is at {self.address}  (Ctrl-C ends)", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def _settle(self) -> None:
        """Once all games are fetched, tell the collector of garbage that they stay: it would stop play for 0.1 s."""
        try:
            await self.tables.ready()
        finally:
            gc.freeze()
            gc.enable()


def serve(host: str, port: int, settings: Settings, open_browser: bool = False) -> int:
    """Serve until Ctrl-C; return the exit status.

    Raises:
        FathomError: a pack is no folder or has a mistake, the database cannot be used, or the address cannot be had.
    """
    for pack in settings.packs:
        if not pack.is_dir():
            raise FathomError(f"{pack} is no folder")
    if settings.packs:
        for game in games.games():
            games.box_of(game, settings.packs)
    asyncio.run(try_store(settings.database))
    gc.disable()  # until the games are fetched
    # Threads that write or think hand over to the table at once, not only every 5 ms.
    sys.setswitchinterval(0.001)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    listening = listen(host, port, port == 8170)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    app = create_app(settings)
    server = _Server(config(app, settings), address, open_browser, app.state.tables)
    try:
        asyncio.run(server.serve([listening]))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the server."""
    door, line = Doors(settings).protocols()
    # No access log: addresses of pages hold no secrets, but nobody needs a diary of who looked when.
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=door,
        ws=line,
        ws_max_size=64 * 1024,
        server_header=False,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=list(settings.proxies),
    )


def listen(host: str, port: int, search: bool) -> socket.socket:
    """Return a socket that listens, on the port or if it may be another one on the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + (_TRIES if search else 1), 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Lines inherit it: an answer in two pieces would wait 40 ms for the first to be acknowledged. asyncio sets this
        # only where the protocol is named.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            last = error
            continue
        return listening
    raise FathomError(f"cannot listen at {host}, port {port}: {last.strerror}")
