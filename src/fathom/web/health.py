"""Whether the server is well: it tells the truth, since others act on it."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import fathom
from fathom.table.keeping import StoreError

if TYPE_CHECKING:
    from .tables import Tables

#: Seconds that an answer is good for, so that asking costs nothing; and a day, after which the whole file is looked at.
_GOOD_FOR, _DAY = 5.0, 86_400.0
#: With less than this left the disk counts as full.
_LEAST_FREE = 32 * 1024 * 1024


class Health:
    """What is known of the server's health."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.monotonic) -> None:
        self.tables = tables
        self._now = now
        self._known: dict[str, Any] = {}
        self._until = 0.0
        self._asking = asyncio.Lock()
        #: What the last look at the whole database found; None: nobody has looked yet.
        self.damages: list[str] | None = None

    async def look_over(self) -> None:
        """Look at the whole database, which takes a while, once a day."""
        while True:
            try:
                self.damages = await self.tables.store.check()
            except StoreError as error:
                self.damages = [str(error)]
            self._until = 0.0
            await asyncio.sleep(_DAY)

    async def told(self) -> dict[str, Any]:
        """Return how it is."""
        async with self._asking:
            if self._now() >= self._until:
                self._known = await self._found()
                self._until = self._now() + _GOOD_FOR
        return self._known

    async def _found(self) -> dict[str, Any]:
        wrong, began = [], time.perf_counter()
        try:
            await self.tables.store.probe()
        except StoreError as error:
            wrong.append(str(error))
        wrong += self.damages or ()
        found: dict[str, Any] = {
            "version": fathom.__version__,
            "write_ms": round(1000 * (time.perf_counter() - began), 1),
        }
        if folder := self.tables.store.folder:
            found["disk_free_bytes"] = free = shutil.disk_usage(folder).free
            if free < _LEAST_FREE:
                wrong.append(f"only {free // 1024 // 1024} MB are left on the disk of the database")
        found["whole"] = None if self.damages is None else not self.damages
        return {"status": "failing" if wrong else "ok", "wrong": wrong, **found}
