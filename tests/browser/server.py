"""A server for browser tests, without limits.

python -m tests.browser.server DATABASE-FILE PORT [--only GAME] [PACK …]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import uvicorn

from fathom.core import game
from fathom.web.app import create_app
from fathom.web.serving import listen
from fathom.web.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("port", type=int)
    parser.add_argument("packs", type=Path, nargs="*")
    parser.add_argument("--only")
    asked = parser.parse_args()
    if asked.only:  # to open one box is four times as fast as to open all
        for other in set(game.games()) - {asked.only}:
            del game._installed()[other]
    listening = listen("127.0.0.1", asked.port, False)
    app = create_app(
        Settings(
            database=f"sqlite:///{asked.database}",
            packs=tuple(asked.packs),
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
