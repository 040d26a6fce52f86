"""What a server can be told when it starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from fathom.table import games_folder

#: The pages, scripts and styles.
STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """Return the database that is used if none is named: a file beside the user's saved games."""
    return f"sqlite:///{(games_folder().parent / 'table.db').as_posix()}"


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server runs. The limits are there against accidents and mischief; a table of friends never meets them."""

    database: str = msgspec.field(default_factory=default_database)
    packs: tuple[Path, ...] = ()
    #: Processes in which bots think; 0 thinks in a thread.
    workers: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    #: Seconds between two choices of bots, by speed.
    pauses: dict[str, float] = msgspec.field(
        default_factory=lambda: {"slow": 1.6, "normal": 0.8, "fast": 0.25, "off": 0.0}
    )
    #: Other origins (scheme and host) from which browsers may call; the server's own always may.
    origins: tuple[str, ...] = ()
    #: Matches that stay in memory; beyond it those that nobody looks at go first.
    live: int = 200
    sockets_per_match: int = 40
    requests_per_minute: int = 1200
    new_matches_per_minute: int = 60
    messages_per_second: int = 25
    body_bytes: int = 64 * 1024
    import_bytes: int = 4 * 1024 * 1024
    reports_per_match: int = 20
    chat_letters: int = 500
    static: Path = STATIC
