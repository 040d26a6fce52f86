"""The store: what a server asks of it, and how to open one by its URL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .records import Chat, History, Kept, Key, Report, Snapshot


class Store(Protocol):
    """Keeps matches. Every method that writes has committed when it returns."""

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

    async def say(self, match: str, said: Chat) -> None:
        """Keep a line of the chat.

        Raises:
            Conflict: its number is taken.
        """

    async def report(self, report: Report) -> None:
        """Keep a bug report."""

    async def reports(self, match: str) -> list[Report]:
        """Return the bug reports of a match."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Tell from now on when another server writes to a match; "" means that something may have been missed."""

    async def ping(self) -> None:
        """Ask the database something.

        Raises:
            StoreError: it does not answer.
        """

    async def close(self) -> None:
        """Let go of the database."""


async def open_store(url: str) -> Store:
    """Open a store and bring its tables up to date: `sqlite:///file.db` or `postgresql://host/name`.

    Raises:
        StoreError: the URL is no database that we know, or it cannot be opened.
    """
    from .sql import SqlStore

    return await SqlStore.open(url)
