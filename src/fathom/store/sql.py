"""The store in SQL: the same statements for SQLite and PostgreSQL.

Each job is a plain function of a connection. PostgreSQL runs it on an asynchronous connection. With SQLite all writing
goes through one thread, which takes whatever waits into one transaction: a commit waits for the disk, so ten matches
that choose at the same time wait for it once and not ten times.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection, create_engine, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from . import schema
from .opening import bring_up_to_date, saying_why
from .records import Chat, Conflict, History, Kept, Key, Report, Snapshot, StoreError

#: Where servers tell each other to which match they have written, and the seconds before somebody deaf tries again.
_CHANNEL = "fathom"
_PAUSE = 1.0
#: So many jobs share one commit at most.
_TOGETHER = 64
#: So many matches go at a time when old ones are deleted.
_SWEPT = 100

log = logging.getLogger("fathom.store")

T = TypeVar("T")
Job = Callable[[Connection], T]


class SqlStore:
    """A store in a database."""

    def __init__(self, engine: AsyncEngine, writer: Writer | None = None) -> None:
        self._engine = engine
        self._writer = writer
        self._name = secrets.token_hex(4)
        self._ears: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring its tables up to date.

        Raises:
            StoreError: the URL is no database that we know, or it cannot be opened.
        """
        try:
            parsed = async_url(url)
            store = cls(*_engines(parsed))
        except (ArgumentError, NoSuchModuleError) as error:
            raise StoreError(f"this is no database URL: {error}") from None
        except ImportError as error:
            why = f"a package for this database is missing ({error}): pip install 'fathom[postgres]'"
            raise StoreError(why) from None
        except OSError as error:
            raise StoreError(f"the folder of the database cannot be made: {error.strerror}") from None
        try:
            await store._write(bring_up_to_date)
        except StoreError:
            await store.close()
            raise
        return store

    @property
    def shared(self) -> bool:
        """Whether other servers may write to it too; a file of SQLite belongs to one."""
        return self._writer is None

    async def _write(self, job: Job[T], match: str = "") -> T:
        """Do something and commit it; other servers hear to which match it was done."""
        with saying_why():
            if self._writer is not None:
                return await self._writer.do(job)
            async with self._engine.begin() as connection:
                done = await connection.run_sync(job)
                if match:
                    note = {"channel": _CHANNEL, "note": f"{self._name} {match}"}
                    await connection.execute(text("SELECT pg_notify(:channel, :note)"), note)
                return done

    async def _read(self, job: Job[T]) -> T:
        with saying_why():
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)

    # ------------------------------------------------------------------------------------------ matches

    async def create(self, match: Kept, history: Sequence[History], snapshot: Snapshot, keys: Sequence[Key]) -> None:
        """Keep a new match with what has happened in it so far."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.matches), [msgspec.to_builtins(match)])
            if history:
                connection.execute(insert(schema.history), [_row(match.id, entry) for entry in history])
            connection.execute(insert(schema.snapshots), [_row(match.id, snapshot)])
            if keys:
                connection.execute(insert(schema.keys), [msgspec.to_builtins(key) for key in keys])

        await self._write(job)

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

        def job(connection: Connection) -> None:
            if history:
                try:
                    connection.execute(insert(schema.history), [_row(match, entry) for entry in history])
                except IntegrityError:
                    raise Conflict(match, history[0].ply) from None
            connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(values))
            if snapshot is not None:
                _add_snapshot(connection, match, snapshot, alone=over)
            if drop_seat is not None:
                of_seat = (schema.keys.c.match == match) & (schema.keys.c.seat == drop_seat)
                connection.execute(delete(schema.keys).where(of_seat))
            if keys:
                connection.execute(insert(schema.keys), [msgspec.to_builtins(key) for key in keys])

        await self._write(job, match)

    async def match(self, match: str) -> Kept | None:
        """Return a match."""
        wanted = select(schema.matches).where(schema.matches.c.id == match)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return Kept(**row._asdict()) if row else None

    async def matches_of(self, hash_: str, many: int, skip: int = 0) -> list[Kept]:
        """Return matches that a browser's secret opens, the last used first."""
        columns = schema.keys.c
        opened = select(columns.match).where(columns.hash == hash_, columns.kind == "browser")
        wanted = select(schema.matches).where(schema.matches.c.id.in_(opened))
        return await self._kept(
            wanted.order_by(schema.matches.c.changed.desc(), schema.matches.c.id).limit(many).offset(skip)
        )

    async def _kept(self, wanted: Any) -> list[Kept]:
        return [Kept(**row._asdict()) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    async def keep_content(self, bundle: str, game: str, files: str) -> None:
        """Keep the content of a game under the name of its bundle; what is there already stays."""
        there = select(schema.contents.c.bundle).where(schema.contents.c.bundle == bundle)

        def job(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                row = {"bundle": bundle, "game": game, "files": files}
                with contextlib.suppress(IntegrityError), connection.begin_nested():  # another server was quicker
                    connection.execute(insert(schema.contents), [row])

        await self._write(job)

    async def content(self, bundle: str) -> str | None:
        """Return the files of a bundle."""
        wanted = select(schema.contents.c.files).where(schema.contents.c.bundle == bundle)
        return await self._read(lambda connection: connection.execute(wanted).scalar())

    async def bundles_with(self, game: str, content: str) -> list[str]:
        """Return the bundles of matches that were played with content of this hash."""
        columns = schema.matches.c
        wanted = select(columns.bundle).distinct()
        wanted = wanted.where(columns.game == game, columns.content == content, columns.bundle != "")
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def rebind(self, match: str, version: int, content: str, bundle: str) -> None:
        """Let a match go on by other rules or with other content."""
        change = update(schema.matches).where(schema.matches.c.id == match)
        change = change.values(version=version, content=content, bundle=bundle)
        await self._write(lambda connection: connection.execute(change) and None, match)

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keep a match whole as it stands; the last one of the same ply stays."""
        columns = schema.snapshots.c
        there = select(columns.ply).where(columns.match == match, columns.ply >= snapshot.ply)

        def job(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                _add_snapshot(connection, match, snapshot)

        await self._write(job)

    async def all_matches(self) -> AsyncIterator[Kept]:
        """Yield every match, the oldest name first."""
        last = ""
        while True:
            table = schema.matches
            wanted = select(table).where(table.c.id > last).order_by(table.c.id).limit(_SWEPT)
            kept = await self._kept(wanted)
            for one in kept:
                yield one
            if not kept:
                return
            last = kept[-1].id

    async def history(self, match: str, since: int = 0) -> list[History]:
        """Return everything that happened from a ply on, oldest first."""
        table = schema.history
        wanted = select(table.c.ply, table.c.kind, table.c.data).where(table.c.match == match, table.c.ply >= since)
        wanted = wanted.order_by(table.c.ply)
        return [History(*row) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    async def snapshot(self, match: str) -> Snapshot | None:
        """Return the newest snapshot."""
        table = schema.snapshots
        wanted = select(table.c.ply, table.c.save).where(table.c.match == match).order_by(table.c.ply.desc()).limit(1)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return Snapshot(*row) if row else None

    async def set_settings(self, match: str, settings: dict[str, Any]) -> None:
        """Keep the settings of a match."""
        change = update(schema.matches).where(schema.matches.c.id == match).values(settings=settings)
        await self._write(lambda connection: connection.execute(change) and None, match)

    # ------------------------------------------------------------------------------------------ keys

    async def keys(self, match: str, hash_: str) -> list[Key]:
        """Return what a secret opens in a match."""
        return await self._keys((schema.keys.c.match == match) & (schema.keys.c.hash == hash_))

    async def held(self, match: str) -> list[Key]:
        """Return the keys of all browsers at a match."""
        return await self._keys((schema.keys.c.match == match) & (schema.keys.c.kind == "browser"))

    async def _keys(self, which: Any) -> list[Key]:
        columns = schema.keys.c
        wanted = select(columns.match, columns.hash, columns.kind, columns.role, columns.seat, columns.until)
        wanted = wanted.where(which).order_by(columns.seat)
        return [Key(*row) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Keep keys; one that is there already stays."""

        def job(connection: Connection) -> None:
            columns = schema.keys.c
            for key in keys:
                same = (
                    (columns.match == key.match)
                    & (columns.hash == key.hash)
                    & (columns.role == key.role)
                    & (columns.seat == key.seat)
                )
                if connection.execute(select(columns.hash).where(same)).first() is None:
                    connection.execute(insert(schema.keys), [msgspec.to_builtins(key)])

        await self._write(job, keys[0].match if keys else "")

    async def drop_keys(self, match: str, hash_: str) -> None:
        """Forget what a secret opens in a match, and what has ended."""
        columns = schema.keys.c
        ended = (columns.until > 0) & (columns.until < time.time())
        which = (columns.match == match) & ((columns.hash == hash_) | ended)
        await self._write(lambda connection: connection.execute(delete(schema.keys).where(which)) and None)

    async def take_seat(self, key: Key) -> bool:
        """Keep the key of a browser to a seat, unless another browser has one; return whether it is kept."""
        columns = schema.keys.c
        held = (columns.match == key.match) & (columns.seat == key.seat) & (columns.kind == "browser")

        def job(connection: Connection) -> bool:
            # Of two servers one waits here for the other.
            connection.execute(select(schema.matches.c.id).where(schema.matches.c.id == key.match).with_for_update())
            if connection.execute(select(columns.hash).where(held)).first() is not None:
                return False
            connection.execute(insert(schema.keys), [msgspec.to_builtins(key)])
            return True

        return await self._write(job, key.match)

    # ------------------------------------------------------------------------------------------ chat and reports

    async def chat(self, match: str) -> list[Chat]:
        """Return what was said, oldest first."""
        columns = schema.chat.c
        wanted = select(columns.number, columns.at, columns.seat, columns.name, columns.words)
        wanted = wanted.where(columns.match == match).order_by(columns.number)
        return [Chat(*row) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    async def say(self, match: str, said: Chat, most: int) -> None:
        """Keep a line of the chat, and of all lines the last ones, so many.

        Raises:
            Conflict: its number is taken.
        """

        def job(connection: Connection) -> None:
            try:
                connection.execute(insert(schema.chat), [_row(match, said)])
            except IntegrityError:
                raise Conflict(match, said.number) from None
            columns = schema.chat.c
            connection.execute(delete(schema.chat).where(columns.match == match, columns.number <= said.number - most))

        await self._write(job, match)

    async def report(self, report: Report) -> None:
        """Keep a bug report."""
        row = msgspec.to_builtins(report)
        await self._write(lambda connection: connection.execute(insert(schema.reports), [row]) and None)

    async def report_count(self, match: str) -> int:
        """Return how many bug reports a match has."""
        wanted = select(func.count()).select_from(schema.reports).where(schema.reports.c.match == match)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one())

    async def reports(self, match: str) -> list[Report]:
        """Return the bug reports of a match."""
        columns = schema.reports.c
        wanted = select(columns.id, columns.match, columns.ply, columns.at, columns.words, columns.file)
        wanted = wanted.where(columns.match == match).order_by(columns.at)
        return [Report(*row) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    # ------------------------------------------------------------------------------------------ the database

    async def probe(self) -> None:
        """Write something that changes nothing.

        Raises:
            StoreError: the database does not keep it.
        """
        same = update(schema.about).values(value=schema.about.c.value)
        await self._write(lambda connection: connection.execute(same) and None)

    async def check(self) -> list[str]:
        """Return what is wrong with the database, a line each: pages that are damaged, rows that belong to no match."""

        def job(connection: Connection) -> list[str]:
            found = []
            if connection.dialect.name == "sqlite":
                said = connection.execute(text("PRAGMA quick_check(20)")).scalars()
                found = [f"the file is damaged: {' '.join(line.split())}" for line in said if line != "ok"]
            if found:
                return found
            for table in schema.metadata.sorted_tables:
                if "match" in table.c:
                    lost = table.c.match.not_in(select(schema.matches.c.id))
                    number = connection.execute(select(func.count()).select_from(table).where(lost)).scalar_one()
                    if number:
                        found.append(f"{number} rows of '{table.name}' belong to no match")
            return found

        return await self._read(job)

    @property
    def folder(self) -> Path | None:
        """Where the database lies, if that is on this machine."""
        file = self._engine.url.database
        return Path(file).resolve().parent if self._writer is not None and file else None

    async def sweep(self, before: float) -> list[str]:
        """Delete some matches that nobody has touched since a time, with all that belongs to them; return which."""
        old = select(schema.matches.c.id).where(schema.matches.c.changed < before).limit(_SWEPT)

        def job(connection: Connection) -> list[str]:
            gone = list(connection.scalars(old))
            if gone:
                connection.execute(delete(schema.reports).where(schema.reports.c.match.in_(gone)))
                connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(gone)))
            return gone

        return await self._write(job)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Tell from now on when another server writes to a match; "" means that something may have been missed."""
        if self.shared:
            self._ears = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        import psycopg

        where = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(where, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {_CHANNEL}")
                    heard("")
                    async for note in connection.notifies():
                        server, _, match = note.payload.partition(" ")
                        if server != self._name:
                            heard(match)
            except psycopg.Error as error:
                log.warning("the database cannot be listened to: %s", error)
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Let go of the database."""
        if self._ears is not None:
            self._ears.cancel()
            await asyncio.wait({self._ears})
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()


class Writer:
    """Writes to SQLite: one thread, and one commit for all jobs that wait."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, job: Job[T]) -> T:
        """Do something, together with what else waits; return when it is on the disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await future

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
            outcomes = await loop.run_in_executor(self._thread, self._commit, [job for job, _ in batch])
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if future.done():  # nobody waits for it any more
                    continue
                if isinstance(outcome, _Failed):
                    future.set_exception(outcome.error)
                else:
                    future.set_result(outcome)

    def _commit(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Do all jobs in one transaction; one that fails is undone alone. Runs in the thread."""
        outcomes: list[Any] = []
        try:
            with self._engine.begin() as connection:
                if len(jobs) == 1:
                    return [jobs[0](connection)]
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            outcomes.append(job(connection))
                    except Exception as error:
                        outcomes.append(_Failed(error))
        except Exception as error:
            return [_Failed(error)] * len(jobs)
        return outcomes

    async def close(self) -> None:
        """Write what waits and end the thread."""
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class _Failed:
    """A job that raised."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def _engines(url: URL) -> tuple[AsyncEngine, Writer | None]:
    """Return the engine to read with, and for SQLite the one that writes."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True), None
    if not url.database or url.database == ":memory:":
        raise StoreError("matches are kept in a file: sqlite:///FILE")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    reading = create_async_engine(url)
    event.listen(reading.sync_engine, "connect", _careful)
    return reading, Writer(sqlite_engine(url, "BEGIN IMMEDIATE"))


def sqlite_engine(url: URL, begin: str = "BEGIN") -> Engine:
    """Return an engine for SQLite whose transactions are whole, tables that are made in them included."""
    plain = url.set(drivername="sqlite")
    engine = create_engine(plain, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _careful)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin) and None)
    return engine


def _by_hand(connection: Any, _: object) -> None:
    """Leave transactions to us: the driver would not begin one before a savepoint."""
    connection.isolation_level = None


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


def _add_snapshot(connection: Connection, match: str, snapshot: Snapshot, alone: bool = False) -> None:
    """Keep a snapshot. The one before it stays, in case that this one cannot be read; all others go."""
    columns = schema.snapshots.c
    last = select(func.max(columns.ply)).where(columns.match == match).scalar_subquery()
    old = columns.ply <= last if alone else columns.ply < last
    connection.execute(delete(schema.snapshots).where(columns.match == match, old))
    connection.execute(insert(schema.snapshots), [_row(match, snapshot)])


def _row(match: str, record: Snapshot | Chat | History) -> dict[str, Any]:
    return {"match": match, **msgspec.to_builtins(record)}


def _careful(connection: Any, _: object) -> None:
    """Set SQLite up so that a commit is on the disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
