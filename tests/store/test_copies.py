"""Backups: made while somebody writes, restored to either kind of database, all or nothing."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fathom.store import History, Key, Report, Snapshot, Store, StoreError, open_store
from fathom.store.copies import read_copy, write_copy
from fathom.store.records import Chat, Kept

Run = Callable[[Callable[[Store], Awaitable[Any]]], Any]


def kept(name: str) -> Kept:
    return Kept(
        id=name, game="toy", setup={"hard": True}, seed=(1 << 63) - 1, content="c", version=1,
        created=1.5, changed=2.5, seats=[{"who": "me", "name": "Zoë", "open": False}], settings={"speed": "slow"},
    )  # fmt: skip


async def fill(store: Store, names: list[str]) -> None:
    for name in names:
        rows = [History(ply, "choose", {"index": ply}) for ply in range(3)]
        await store.create(kept(name), rows, Snapshot(3, '{"a": "ü"}'), [Key(name, "0" * 64, "link", "host")])
        await store.say(name, Chat(0, 1.0, -1, "Bo", "hé"), 9)
        await store.report(Report(f"r{name}", name, 1, 1.0, "odd", "{}"))


async def everything(store: Store, names: list[str]) -> list[Any]:
    return [
        [
            await store.match(name),
            await store.history(name),
            await store.snapshot(name),
            await store.chat(name),
            await store.reports(name),
            await store.keys(name, "0" * 64),
        ]
        for name in names
    ]


def with_file(file: Path, deed: Callable[[Store], Awaitable[Any]]) -> Any:
    async def inside() -> Any:
        store = await open_store(f"sqlite:///{file}")
        try:
            return await deed(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def test_a_backup_restores_everything(with_store: Run, url: str, tmp_path: Path) -> None:
    names = [f"{tmp_path.name[-20:]}{n}" for n in range(3)]
    with_store(lambda store: fill(store, names))
    before = with_store(lambda store: everything(store, names))
    counted = write_copy(url, tmp_path / "copy.gz")
    assert counted["matches"] >= 3
    again = tmp_path / "again.db"
    assert read_copy(f"sqlite:///{again}", tmp_path / "copy.gz") == counted
    assert with_file(again, lambda store: everything(store, names)) == before


def test_what_came_from_sqlite_goes_into_postgresql(postgres: str, tmp_path: Path) -> None:
    import psycopg

    name = f"copy{tmp_path.name[-8:]}".replace("-", "_").lower()
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    there = postgres.rsplit("/", 1)[0] + "/" + name
    with_file(tmp_path / "one.db", lambda store: fill(store, ["a", "b"]))
    before = with_file(tmp_path / "one.db", lambda store: everything(store, ["a", "b"]))
    counted = write_copy(f"sqlite:///{tmp_path}/one.db", tmp_path / "copy.gz")
    assert read_copy(there, tmp_path / "copy.gz") == counted

    async def inside() -> Any:
        store = await open_store(there)
        try:
            return await everything(store, ["a", "b"])
        finally:
            await store.close()

    assert asyncio.run(inside()) == before


def test_a_backup_is_of_one_moment_while_somebody_writes(tmp_path: Path) -> None:
    file = tmp_path / "one.db"

    async def deed(store: Store) -> None:
        await fill(store, ["a"])
        stop = asyncio.Event()

        async def write() -> None:
            ply = 3
            while not stop.is_set():
                rows = [History(ply, "choose", {"index": ply}), History(ply + 1, "choose", {"index": ply})]
                await store.append("a", rows, changed=float(ply))
                ply += 2

        writing = asyncio.create_task(write())
        for number in range(5):
            counted = await asyncio.to_thread(write_copy, f"sqlite:///{file}", tmp_path / f"{number}.gz")
            assert counted["history"] % 2 == 1  # three, and two at a time
        stop.set()
        await writing

    with_file(file, deed)


def test_a_database_with_matches_is_not_overwritten(tmp_path: Path) -> None:
    with_file(tmp_path / "one.db", lambda store: fill(store, ["a"]))
    write_copy(f"sqlite:///{tmp_path}/one.db", tmp_path / "copy.gz")
    with pytest.raises(StoreError, match="holds matches already"):
        read_copy(f"sqlite:///{tmp_path}/one.db", tmp_path / "copy.gz")


@pytest.mark.parametrize("damage", ["cut", "other", "plain", "row", "newer", "none"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    with_file(tmp_path / "one.db", lambda store: fill(store, ["a"]))
    file = tmp_path / "copy.gz"
    write_copy(f"sqlite:///{tmp_path}/one.db", file)
    text, data = gzip.decompress(file.read_bytes()), file.read_bytes()
    {
        "cut": lambda: file.write_bytes(data[: len(data) // 2]),
        "other": lambda: file.write_bytes(gzip.compress(b'{"hello": 1}\n')),
        "plain": lambda: file.write_bytes(text),
        "row": lambda: file.write_bytes(gzip.compress(text + b'["nothing", {}]\n')),
        "newer": lambda: file.write_bytes(gzip.compress(text.replace(b'"step":"0', b'"step":"9'))),
        "none": file.unlink,
    }[damage]()
    with pytest.raises(StoreError) as caught:
        read_copy(f"sqlite:///{tmp_path}/two.db", file)
    assert "\n" not in str(caught.value)
    assert with_file(tmp_path / "two.db", lambda store: store.match("a")) is None


def test_where_nothing_is_nothing_is_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        write_copy(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy.gz")
    with_file(tmp_path / "one.db", lambda store: fill(store, ["a"]))
    with pytest.raises(StoreError, match="cannot be written"):
        write_copy(f"sqlite:///{tmp_path}/one.db", tmp_path / "no" / "copy.gz")
    assert sorted(path.name for path in tmp_path.iterdir() if "tmp" in path.name) == []
