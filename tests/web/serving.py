"""A real server in a thread, and browsers that speak to it."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from fathom.core.rng import Stream
from fathom.web.app import create_app
from fathom.web.serving import config as uvicorn_config
from fathom.web.serving import listen
from fathom.web.settings import Settings

#: No bot keeps a test waiting.
PAUSES = {"slow": 0.0, "normal": 0.0, "fast": 0.0, "off": 0.0}


def settings(database: Path | str, **more: Any) -> Settings:
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    haste = {"requests_per_minute": 100_000, "messages_per_second": 10_000}
    return Settings(**{"database": url, "workers": 0, "pauses": PAUSES} | haste | more)


class Server:
    """Serves until the block ends."""

    def __init__(self, database: Path | str, **more: Any) -> None:
        chosen = settings(database, **{"new_matches_per_minute": 10_000} | more)
        self.app = create_app(chosen)
        self.socket = listen("127.0.0.1", 0, False)
        self.port: int = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn_config(self.app, chosen)
        config.timeout_graceful_shutdown = 1
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve([self.socket])

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)
        self.socket.close()


class Browser:
    """Has cookies of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60, verify=False, headers={"Origin": address})
        self.match = ""
        self.keys: dict[str, Any] = {}
        #: When it likes to be asked in windows: these tests look at all of them.
        self.ask = "matter"
        self.lines: list[Line] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text[:300]
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, **query: Any) -> Any:
        answer = self.http.post(path, json={} if body is None else body, params=query)
        assert answer.status_code == status, answer.text[:300]
        return answer.json()

    def new(self, *who: str, seed: int = 7, **setup: Any) -> Self:
        """Set up a match; who sits where."""
        setup = {"climbers": max(len(who), 2)} | setup
        seats = [{"who": one, "name": f"player {at}"} for at, one in enumerate(who)]
        wish = {"game": "leviathan-wilds", "setup": setup, "seats": seats, "seed": seed, "ask": self.ask}
        made = self.post("/api/matches", wish, 201)
        self.match, self.keys = made["match"], made["keys"]
        return self

    def join(self, match: str, key: str, name: str = "", status: int = 200) -> Any:
        self.match = match
        return self.post(f"/api/matches/{match}/join", {"key": key, "name": name}, status)

    @property
    def at(self) -> str:
        return f"/api/matches/{self.match}"

    def table(self, **query: Any) -> Any:
        return self.get(self.at, **query)

    def choose(self, table: Any, index: int, status: int = 200, seat: int | None = None) -> Any:
        asked = {"ply": table["ply"], "index": index, "seat": table["you"]["seat"] if seat is None else seat}
        return self.post(f"{self.at}/choose", asked, status)

    def live(self, **query: Any) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.address.replace('http', 'ws')}{self.at}/live?{query}"
        line = Line(connect(url, additional_headers={"Cookie": cookies}, origin=self.address))
        self.lines.append(line)
        return line


class Line:
    """A live line."""

    def __init__(self, connecting: ClientConnection) -> None:
        self._connecting = connecting
        self.connection = connecting.__enter__()
        self._open = True
        self.heard: list[str] = []

    def send(self, type_: str, **more: Any) -> None:
        self.connection.send(json.dumps({"type": type_, **more}))

    def hear(self, type_: str = "table") -> Any:
        """Return the next message of a type."""
        while True:
            message = self.any()
            if message["type"] == type_:
                return message

    def any(self) -> Any:
        text = self.connection.recv(timeout=60)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    def close(self) -> None:
        if self._open:
            self._open = False
            self._connecting.__exit__(None, None, None)


def own_choices(table: Any) -> list[Any]:
    return list(table["scene"].get("choices", []))


def some_choice(table: Any, stream: Stream) -> Any:
    """Return a choice by chance; half of the time the last one, which moves on, so that games end."""
    choices = own_choices(table)
    return choices[-1] if stream.below(2) else choices[stream.below(len(choices))]


def without_known(scene: Any) -> Any:
    """Return a scene without what is sent only once on a live line (drawings, explanations), and without the coach."""
    boards = [{k: v for k, v in board.items() if k != "drawing"} for board in scene["boards"]]
    return {k: v for k, v in scene.items() if k not in ("explain", "tips")} | {"boards": boards}
