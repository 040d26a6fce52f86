"""Matches in a store: every entry of the history is a row, and now and then the game is kept whole."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fathom.core.errors import SaveError
from fathom.store import Chat, Conflict, History, Kept, Key, Report, Snapshot, Store, StoreError, open_store

from .history import Entry
from .match import Match
from .reopening import restore

#: After this many plies, after each undo and at the end, the game is kept whole.
EVERY = 25


async def keep(
    store: Store,
    id_: str,
    match: Match,
    names: Sequence[dict[str, Any]],
    keys: Sequence[Key],
    settings: dict[str, Any],
    bundle: str = "",
) -> Kept:
    """Keep a new match, with all that has happened in it; its content is kept already, as a bundle."""
    now = time.time()
    state = match.state
    kept = Kept(
        id=id_,
        game=state.game,
        setup=msgspec.to_builtins(state.setup),
        seed=state.seed,
        content=state.box.hash,
        version=match.game.version,
        bundle=bundle,
        created=now,
        changed=now,
        seats=list(names),
        settings=settings,
        over=match.over,
    )
    rows = [_row(ply, entry) for ply, entry in enumerate(match.entries)]
    await store.create(kept, rows, Snapshot(match.ply, state.save()), keys)
    return kept


async def fetch(store: Store, kept: Kept, packs: Sequence[Path | str] = ()) -> Match:
    """Bring a match back: the newest snapshot, and what happened since.

    Raises:
        SaveError: it is damaged, or the rules of today make nothing of it.
    """
    snapshot, rows = await store.snapshot(kept.id), await store.history(kept.id)
    if snapshot is None or [row.ply for row in rows] != list(range(len(rows))) or snapshot.ply > len(rows):
        raise SaveError("the match is damaged: a part of its history is missing")
    entries = [_entry(row) for row in rows]
    before, after = entries[: snapshot.ply], entries[snapshot.ply :]
    who = [seat["who"] for seat in kept.seats]
    return await asyncio.to_thread(restore, snapshot.save, before, after, who, packs, kept.content)


async def keep_whole(store: Store, kept: Kept, match: Match) -> None:
    """Keep the game whole as it stands, so that whoever opens it next need not play anything again."""
    if match.departure is None:
        await store.keep_snapshot(kept.id, Snapshot(match.ply, match.state.save()))


async def go_on(store: Store, kept: Kept, match: Match, seat: int, bundle: str) -> None:
    """Let a match go on by the rules and with the content of today.

    Raises:
        FathomError: the rules of today cannot go on from here.
        Conflict: somebody else has written there.
    """
    since = match.ply
    match.go_on(seat)
    entries = [_row(ply, entry) for ply, entry in enumerate(match.entries[since:], since)]
    snapshot = Snapshot(match.ply, match.state.save())
    await store.append(kept.id, entries, changed=time.time(), over=match.over, snapshot=snapshot)
    kept.version, kept.content, kept.bundle = match.game.version, match.state.box.hash, bundle
    await store.rebind(kept.id, kept.version, kept.content, kept.bundle)


async def follow(store: Store, kept: Kept, match: Match) -> Kept:
    """Take in what another server has written since; return the match as it is kept now.

    Raises:
        SaveError: it does not fit to what is here.
    """
    rows = await store.history(kept.id, match.ply)
    now = await store.match(kept.id)
    if now is None or [row.ply for row in rows] != list(range(match.ply, match.ply + len(rows))):
        raise SaveError("the match is damaged: a part of its history is missing")
    match.follow([_entry(row) for row in rows], [seat["who"] for seat in now.seats])
    return now


async def commit(
    store: Store,
    kept: Kept,
    match: Match,
    since: int,
    *,
    seats: list[dict[str, Any]] | None = None,
    drop_seat: int | None = None,
    keys: Sequence[Key] = (),
) -> None:
    """Keep what has happened since a ply.

    Raises:
        Conflict: somebody else has written there; this match is out of date.
    """
    entries = match.entries[since:]
    taken_back = any(entry.kind in ("undo", "redo") for entry in entries)
    snapshot = None
    if taken_back or (match.over and entries) or match.ply // EVERY > since // EVERY:
        snapshot = Snapshot(match.ply, match.state.save())
    now = time.time()
    rows = [_row(ply, entry) for ply, entry in enumerate(entries, since)]
    await store.append(
        kept.id, rows, changed=now, over=match.over, seats=seats, snapshot=snapshot, drop_seat=drop_seat, keys=keys
    )
    kept.changed, kept.over = now, match.over
    if seats is not None:
        kept.seats = seats


async def try_store(url: str) -> None:
    """Open a store and close it again: what is wrong with it comes up before anybody is let in.

    Raises:
        StoreError: it cannot be opened.
    """
    await (await open_store(url)).close()


def _row(ply: int, entry: Entry) -> History:
    data = msgspec.to_builtins(entry)
    return History(ply, data.pop("kind"), data)


def _entry(row: History) -> Entry:
    try:
        return msgspec.convert({"kind": row.kind, **row.data}, Entry)
    except msgspec.ValidationError as error:
        raise SaveError(f"the match is damaged: {error}") from None


__all__ = [
    "Chat",
    "Conflict",
    "Kept",
    "Key",
    "Report",
    "Store",
    "StoreError",
    "commit",
    "fetch",
    "follow",
    "go_on",
    "keep",
    "keep_whole",
    "open_store",
    "try_store",
]
