"""The store: what a server asks of it, and how to open one by its URL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from .records import Chat, History, Kept, Key, Report, Snapshot


class Store(Protocol):
    """Keeps matches. Every method that writes has committed when it returns.

    Any method raises `StoreError` if the database cannot do it: it is silent, its disk is full, its file is damaged.
    """

    @property
    def shared(self) -> bool:
        """Whether other servers may write to it too."""

    async def create(self, match: Kept, history: Sequence[History], snapshot: Snapshot, keys: Sequence[Key]) -> None:
        """Keep a new match with what has happened in it so far."""

    async def append(
        self,
        match: str,
        history: Sequence[History],
        *,
        changed: float,
        over: bool = False,
        seats: list[dict[str, Any]] | None = None,
        snapshot: Snapshot | None = None,
        drop_seat: int | None = None,
        keys: Sequence[Key] = (),
    ) -> None:
        """Add to the history of a match, all or nothing, with what changes along with it.

        Raises:
            Conflict: one of these plies is already written.
        """

    async def match(self, match: str) -> Kept | None:
        """Return a match."""

    async def matches_of(self, hash_: str, many: int, skip: int = 0) -> list[Kept]:
        """Return matches that a browser's secret opens, the last used first."""

    async def keep_content(self, bundle: str, game: str, files: str) -> None:
        """Keep the content of a game under the name of its bundle; what is there already stays."""

    async def content(self, bundle: str) -> str | None:
        """Return the files of a bundle."""

    async def bundles_with(self, game: str, content: str) -> list[str]:
        """Return the bundles of matches that were played with content of this hash."""

    async def rebind(self, match: str, version: int, content: str, bundle: str) -> None:
        """Let a match go on by other rules or with other content."""

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keep a match whole as it stands; the last one of the same ply stays."""

    def all_matches(self) -> AsyncIterator[Kept]:
        """Yield every match, the oldest name first."""

    async def history(self, match: str, since: int = 0) -> list[History]:
        """Return everything that happened from a ply on, oldest first."""

    async def snapshot(self, match: str) -> Snapshot | None:
        """Return the newest snapshot."""

    async def set_settings(self, match: str, settings: dict[str, Any]) -> None:
        """Keep the settings of a match."""

    async def keys(self, match: str, hash_: str) -> list[Key]:
        """Return what a secret opens in a match."""

    async def held(self, match: str) -> list[Key]:
        """Return the keys of all browsers at a match."""

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Keep keys; one that is there already stays."""

    async def drop_keys(self, match: str, hash_: str) -> None:
        """Forget what a secret opens in a match."""

    async def take_seat(self, key: Key) -> bool:
        """Keep the key of a browser to a seat, unless another browser has one; return whether it is kept."""

    async def chat(self, match: str) -> list[Chat]:
        """Return what was said, oldest first."""

    async def say(self, match: str, said: Chat, most: int) -> None:
        """Keep a line of the chat, and of all lines the last ones, so many.

        Raises:
            Conflict: its number is taken.
        """

    async def report(self, report: Report) -> None:
        """Keep a bug report."""

    async def report_count(self, match: str) -> int:
        """Return how many bug reports a match has."""

    async def reports(self, match: str) -> list[Report]:
        """Return the bug reports of a match."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Tell from now on when another server writes to a match; "" means that something may have been missed."""

    async def probe(self) -> None:
        """Write something that changes nothing.

        Raises:
            StoreError: the database does not keep it.
        """

    async def check(self) -> list[str]:
        """Return what is wrong with the database, a line each: pages that are damaged, rows that belong to no match."""

    @property
    def folder(self) -> Path | None:
        """Where the database lies, if that is on this machine."""

    async def sweep(self, before: float) -> list[str]:
        """Delete some matches that nobody has touched since a time, with all that belongs to them; return which."""

    async def close(self) -> None:
        """Let go of the database."""


async def open_store(url: str) -> Store:
    """Open a store and bring its tables up to date: `sqlite:///file.db` or `postgresql://host/name`.

    Raises:
        StoreError: the URL is no database that we know, or it cannot be opened.
    """
    from .sql import SqlStore

    return await SqlStore.open(url)
