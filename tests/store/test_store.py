"""What is kept stays kept, on both databases; and only one can write a ply."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.dialects import sqlite

from fathom.store import Chat, Conflict, History, Kept, Key, Report, Snapshot, Store, StoreError, open_store, schema
from fathom.table import Match
from fathom.table.keeping import commit, fetch, keep

Run = Callable[[Callable[[Store], Awaitable[Any]]], Any]


def kept(id_: str) -> Kept:
    return Kept(
        id=id_, game="leviathan-wilds", setup={"leviathan": "sage", "names": ["Ä", "水"]}, seed=(1 << 63) - 1,
        content="abc/sage", version=1, created=1.5, changed=2.5, seats=[{"who": "me", "name": "Zoë", "open": False}],
    )  # fmt: skip


def new_id() -> str:
    return secrets.token_hex(6)


async def made(store: Store, plies: int = 0) -> str:
    id_ = new_id()
    entries = [History(ply, "choose", {"index": ply}) for ply in range(plies)]
    keys = [Key(id_, "a" * 64, "link", "host"), Key(id_, "b" * 64, "browser", "seat", 0)]
    await store.create(kept(id_), entries, Snapshot(plies, "{}"), keys)
    return id_


def test_a_match_comes_back_as_it_was(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        id_ = await made(store, 3)
        assert await store.match(id_) == kept(id_)
        assert await store.history(id_) == [History(ply, "choose", {"index": ply}) for ply in range(3)]
        assert await store.snapshot(id_) == Snapshot(3, "{}")
        assert await store.match("nothing") is None and await store.snapshot("nothing") is None

    with_store(deed)


def test_history_grows_and_the_match_changes_with_it(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        id_ = await made(store)
        seats = [{"who": "greedy", "name": "", "open": False}]
        await store.append(id_, [History(0, "choose", {"index": 4}), History(1, "undo", {"steps": 1})], changed=7.0)
        await store.append(
            id_, [History(2, "seat", {})], changed=8.0, over=True, seats=seats, snapshot=Snapshot(3, "x")
        )
        found = await store.match(id_)
        assert found and (found.changed, found.over, found.seats) == (8.0, True, seats)
        assert [row.kind for row in await store.history(id_)] == ["choose", "undo", "seat"]
        assert await store.snapshot(id_) == Snapshot(3, "x")

    with_store(deed)


def test_of_two_writers_that_race_for_a_ply_one_gets_a_conflict(with_store: Run, url: str) -> None:
    async def deed(store: Store) -> None:
        other = await open_store(url)
        id_ = await made(store)

        async def write(by: Store, ply: int, index: int) -> bool:
            try:
                await by.append(id_, [History(ply, "choose", {"index": index})], changed=float(index))
            except Conflict:
                return False
            return True

        for ply in range(12):
            won = await asyncio.gather(write(store, ply, 1), write(other, ply, 2))
            assert sorted(won) == [False, True]
            rows = await other.history(id_)
            assert rows[ply].data["index"] == (1 if won[0] else 2)
            found = await store.match(id_)
            assert found and found.changed == rows[ply].data["index"]
        await other.close()

    with_store(deed)


def test_a_conflict_writes_nothing_at_all(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        id_ = await made(store, 2)
        with pytest.raises(Conflict):
            await store.append(
                id_, [History(2, "choose", {}), History(1, "choose", {})], changed=99.0, over=True, drop_seat=0
            )
        assert len(await store.history(id_)) == 2
        assert await store.match(id_) == kept(id_)
        assert len(await store.held(id_)) == 1

    with_store(deed)


def test_keys_open_what_they_are_for_until_the_seat_is_given_away(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        id_ = await made(store)
        assert await store.keys(id_, "a" * 64) == [Key(id_, "a" * 64, "link", "host", -1)]
        assert await store.keys(new_id(), "a" * 64) == []
        more = Key(id_, "b" * 64, "browser", "seat", 1)
        await store.add_keys([more, more])
        await store.add_keys([more])
        assert [key.seat for key in await store.held(id_)] == [0, 1]
        await store.append(
            id_, [History(0, "seat", {})], changed=1.0, drop_seat=0, keys=[Key(id_, "c" * 64, "link", "seat", 0)]
        )
        assert [key.seat for key in await store.held(id_)] == [1]
        assert [key.role for key in await store.keys(id_, "c" * 64)] == ["seat"]

    with_store(deed)


def test_chat_and_reports_are_kept_in_order(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        id_ = await made(store)
        said = [Chat(number, float(number), number - 1, "Zoë", "hé " * number) for number in range(3)]
        for line in said:
            await store.say(id_, line, 2)
        with pytest.raises(Conflict):
            await store.say(id_, said[1], 2)
        assert await store.chat(id_) == said[1:]
        report = Report(new_id(), id_, 3, 4.0, "odd", "{}")
        await store.report(report)
        assert await store.reports(id_) == [report]
        await store.set_settings(id_, {"speed": "fast"})
        found = await store.match(id_)
        assert found and found.settings == {"speed": "fast"}
        await store.probe()

    with_store(deed)


def test_a_real_match_is_brought_back_beyond_snapshots_and_undo(with_store: Run) -> None:
    async def deed(store: Store) -> None:
        match = Match.new("leviathan-wilds", seed=5, climbers=2, seats=["random", "me"])
        names = [{"who": who, "name": "", "open": False} for who in match.seats]
        row = await keep(store, new_id(), match, names, [], {})
        for step in range(70):
            since = match.ply
            if match.over:
                break
            if step % 11 == 10:
                match.undo("action")
            elif step % 23 == 22:
                match.sit(0, "greedy" if match.seats[0] == "random" else "random")
            elif match.state.decision and match.seats[match.state.decision.lead] == "me":
                match.choose(match.ply, match.state.decision.of_seat(1)[-1])
            else:
                match.bot_step()
            await commit(
                store, row, match, since, seats=[{"who": who, "name": "", "open": False} for who in match.seats]
            )
        again = await fetch(store, row)
        assert again.ply == match.ply and again.entries == match.entries and again.seats == match.seats
        assert again.state.save() == match.state.save()
        assert [moment.entry for moment in again.past] == [moment.entry for moment in match.past]
        assert len(again.future) == len(match.future)
        assert again.departure is None

    with_store(deed)


def test_the_migrations_make_the_tables_that_the_code_expects(with_store: Run, url: str) -> None:
    async def deed(store: Store) -> None:
        await store.probe()

    with_store(deed)
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        seen = inspect(connection)
        assert set(schema.metadata.tables) <= set(seen.get_table_names())
        for table in schema.metadata.sorted_tables:
            found = {column["name"]: column for column in seen.get_columns(table.name)}
            assert found.keys() == set(table.columns.keys())
            assert seen.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
            for column in table.columns:
                assert found[column.name]["nullable"] == column.nullable
                kind = column.type.compile(sqlite.dialect())
                seen_kind = str(found[column.name]["type"].compile(sqlite.dialect()))
                assert seen_kind.split("(")[0].replace("DOUBLE PRECISION", "FLOAT") == kind.split("(")[0]
    engine.dispose()


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    from sqlalchemy import Connection, text

    from fathom.store.sql import SqlStore

    async def deed() -> list[Any]:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/table.db")

        def look(connection: Connection) -> list[Any]:
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

        found = await store._write(look)
        await store.close()
        return found

    assert asyncio.run(deed()) == ["wal", 2]


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/x", "sqlite:////proc/nothing/table.db", "postgresql://127.0.0.1:1/nothing"]
)
def test_a_database_that_cannot_be_had_is_named_in_one_line(url: str) -> None:
    with pytest.raises(StoreError) as error:
        asyncio.run(open_store(url))
    assert "\n" not in str(error.value).strip()
