"""Looking after a database: copies of it, and what is wrong with it. All of it goes while servers run."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fathom.core.errors import FathomError
from fathom.store import StoreError, open_store
from fathom.store.copies import read_copy, write_copy

from .contents import Contents
from .files import default_database
from .keeping import fetch


def backup(url: str, file: Path) -> dict[str, int]:
    """Copy a database to a file; return how many rows of each table.

    Raises:
        StoreError: the database cannot be read, or the file not be written.
    """
    return write_copy(url or default_database(), file)


def restore(url: str, file: Path) -> dict[str, int]:
    """Fill an empty database from a file; return how many rows of each table.

    Raises:
        StoreError: the file is no backup, the database is not empty, or it cannot be written.
    """
    return read_copy(url or default_database(), file)


def examine(url: str, packs: Sequence[Path] = ()) -> dict[str, Any]:
    """Return what is wrong with a database, and which matches cannot be opened, and why."""
    return asyncio.run(_examine(url or default_database(), packs))


async def _examine(url: str, packs: Sequence[Path]) -> dict[str, Any]:
    try:
        store = await open_store(url)
    except StoreError as error:
        return {"matches": 0, "wrong": [str(error)], "shut": []}
    contents = Contents(store, packs)
    try:
        wrong: list[str] = []
        shut, number = [], 0
        try:
            wrong += await store.check()
            async for kept in store.all_matches():
                number += 1
                try:
                    match = await fetch(store, kept, await contents.packs_with(kept.game, kept.content, kept.bundle))
                    if match.departure:
                        shut.append(
                            {"match": kept.id, "game": kept.game, "why": match.departure.told("en"), "looks": True}
                        )
                except FathomError as error:
                    shut.append({"match": kept.id, "game": kept.game, "why": str(error)})
        except StoreError as error:
            wrong.append(str(error))
        return {"matches": number, "wrong": wrong, "shut": shut}
    finally:
        await store.close()
