"""The store in SQL: the same statements for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Self

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, URL, delete, event, insert, make_url, select, text, update
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .records import Chat, Conflict, History, Kept, Key, Report, Snapshot, StoreError

#: One server at a time brings the tables of a PostgreSQL database up to date; this number names the lock.
_MIGRATING = 7_246_110


class SqlStore:
    """A store in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite has one writer at a time. Waiting here is fair and quick; its own waiting is a sleep that grows.
        self._writing = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring its tables up to date.

        Raises:
            StoreError: the URL is no database that we know, or it cannot be opened.
        """
        try:
            parsed = async_url(url)
            if parsed.drivername.startswith("sqlite") and parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(parsed, pool_pre_ping=parsed.drivername.startswith("postgresql"))
        except (ArgumentError, NoSuchModuleError) as error:
            raise StoreError(f"this is no database URL: {error}") from None
        except ImportError as error:
            raise StoreError(
                f"a package for this database is missing ({error}): pip install 'fathom[postgres]'"
            ) from None
        except OSError as error:
            raise StoreError(f"the folder of the database cannot be made: {error.strerror}") from None
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _careful)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise StoreError(f"the database cannot be opened: {getattr(error, 'orig', None) or error}") from None
        return cls(engine)

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing, self._engine.begin() as connection:
            yield connection

    # ------------------------------------------------------------------------------------------ matches

    async def create(self, match: Kept, history: Sequence[History], snapshot: Snapshot, keys: Sequence[Key]) -> None:
        """Keep a new match with what has happened in it so far."""
        async with self._write() as connection:
            await connection.execute(insert(schema.matches), [msgspec.to_builtins(match)])
            await _insert_history(connection, match.id, history)
            await connection.execute(insert(schema.snapshots), [_row(match.id, snapshot)])
            if keys:
                await connection.execute(insert(schema.keys), [msgspec.to_builtins(key) for key in keys])

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
        values: dict[str, Any] = {"changed": changed, "over": over}
        if seats is not None:
            values["seats"] = seats
        async with self._write() as connection:
            try:
                await _insert_history(connection, match, history)
            except IntegrityError:
                raise Conflict(match, history[0].ply) from None
            await connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(values))
            if snapshot is not None:
                await connection.execute(insert(schema.snapshots), [_row(match, snapshot)])
            if drop_seat is not None:
                of_seat = (schema.keys.c.match == match) & (schema.keys.c.seat == drop_seat)
                await connection.execute(delete(schema.keys).where(of_seat))
            if keys:
                await connection.execute(insert(schema.keys), [msgspec.to_builtins(key) for key in keys])

    async def match(self, match: str) -> Kept | None:
        """Return a match."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(schema.matches).where(schema.matches.c.id == match))).first()
        return Kept(**row._asdict()) if row else None

    async def history(self, match: str) -> list[History]:
        """Return everything that happened, oldest first."""
        table = schema.history
        wanted = select(table.c.ply, table.c.kind, table.c.data).where(table.c.match == match).order_by(table.c.ply)
        async with self._engine.connect() as connection:
            return [History(*row) for row in await connection.execute(wanted)]

    async def snapshot(self, match: str) -> Snapshot | None:
        """Return the newest snapshot."""
        table = schema.snapshots
        wanted = select(table.c.ply, table.c.save).where(table.c.match == match).order_by(table.c.ply.desc()).limit(1)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Snapshot(*row) if row else None

    async def set_settings(self, match: str, settings: dict[str, Any]) -> None:
        """Keep the settings of a match."""
        async with self._write() as connection:
            await connection.execute(
                update(schema.matches).where(schema.matches.c.id == match).values(settings=settings)
            )

    # ------------------------------------------------------------------------------------------ keys

    async def keys(self, match: str, hash_: str) -> list[Key]:
        """Return what a secret opens in a match."""
        return await self._keys((schema.keys.c.match == match) & (schema.keys.c.hash == hash_))

    async def held(self, match: str) -> list[Key]:
        """Return the keys of all browsers at a match."""
        return await self._keys((schema.keys.c.match == match) & (schema.keys.c.kind == "browser"))

    async def _keys(self, which: Any) -> list[Key]:
        columns = schema.keys.c
        wanted = select(columns.match, columns.hash, columns.kind, columns.role, columns.seat)
        async with self._engine.connect() as connection:
            return [Key(*row) for row in await connection.execute(wanted.where(which).order_by(columns.seat))]

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Keep keys; one that is there already stays."""
        async with self._write() as connection:
            for key in keys:
                columns = schema.keys.c
                same = (
                    (columns.match == key.match)
                    & (columns.hash == key.hash)
                    & (columns.role == key.role)
                    & (columns.seat == key.seat)
                )
                if not (await connection.execute(select(columns.hash).where(same))).first():
                    await connection.execute(insert(schema.keys), [msgspec.to_builtins(key)])

    # ------------------------------------------------------------------------------------------ chat and reports

    async def chat(self, match: str) -> list[Chat]:
        """Return what was said, oldest first."""
        columns = schema.chat.c
        wanted = select(columns.number, columns.at, columns.seat, columns.name, columns.words)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.where(columns.match == match).order_by(columns.number))
            return [Chat(*row) for row in rows]

    async def say(self, match: str, said: Chat) -> None:
        """Keep a line of the chat.

        Raises:
            Conflict: its number is taken.
        """
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.chat), [_row(match, said)])
        except IntegrityError:
            raise Conflict(match, said.number) from None

    async def report(self, report: Report) -> None:
        """Keep a bug report."""
        async with self._write() as connection:
            await connection.execute(insert(schema.reports), [msgspec.to_builtins(report)])

    async def reports(self, match: str) -> list[Report]:
        """Return the bug reports of a match."""
        columns = schema.reports.c
        wanted = select(columns.id, columns.match, columns.ply, columns.at, columns.words, columns.file)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.where(columns.match == match).order_by(columns.at))
            return [Report(*row) for row in rows]

    # ------------------------------------------------------------------------------------------ the database

    async def ping(self) -> None:
        """Ask the database something.

        Raises:
            StoreError: it does not answer.
        """
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database does not answer: {error}") from None

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


def async_url(url: str) -> URL:
    """Return the URL with the driver that we use for its kind of database.

    >>> str(async_url("sqlite:///games.db"))
    'sqlite+aiosqlite:///games.db'
    """
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    if kind not in drivers:
        raise StoreError(f"'{kind}' is no database that fathom knows: use sqlite:///FILE or postgresql://HOST/NAME")
    return parsed.set(drivername=drivers[kind])


def _row(match: str, record: Snapshot | Chat | History) -> dict[str, Any]:
    return {"match": match, **msgspec.to_builtins(record)}


async def _insert_history(connection: AsyncConnection, match: str, history: Sequence[History]) -> None:
    if history:
        await connection.execute(insert(schema.history), [_row(match, entry) for entry in history])


def _careful(connection: Any, _: object) -> None:
    """Set SQLite up so that a commit is on the disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
