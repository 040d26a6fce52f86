"""A server for browser tests, without limits:  python -m tests.browser.server DATABASE-FILE PORT [PACK]."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from fathom.web.app import create_app
from fathom.web.settings import Settings


def main() -> None:
    database, port, packs = sys.argv[1], int(sys.argv[2]), tuple(map(Path, sys.argv[3:]))
    listening = socket.create_server(("127.0.0.1", port))
    app = create_app(
        Settings(
            database=f"sqlite:///{database}",
            packs=packs,
            workers=0,
            pauses={"slow": 0.3, "normal": 0.05, "fast": 0.0, "off": 0.0},
            requests_per_minute=1_000_000,
            new_matches_per_minute=10_000,
        )
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        app, log_level="error", access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
