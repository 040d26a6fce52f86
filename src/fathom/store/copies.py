"""Copies of a whole database: a file of JSON, line by line and compressed, that any database can be filled from.

The first line says what it is; each further line is a table's name and a row. All rows are of one moment.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, func, insert, select
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from . import schema
from .opening import bring_up_to_date, saying_why, step_of
from .records import StoreError
from .sql import async_url, sqlite_engine

#: So many rows are written at a time.
_TOGETHER = 500


class _Head(msgspec.Struct):
    fathom: str
    version: str
    step: str


def write_copy(url: str, file: Path) -> dict[str, int]:
    """Copy a database to a file, whole or not at all; return how many rows of each table.

    Raises:
        StoreError: the database cannot be read, or the file not be written.
    """
    from fathom import __version__

    engine = _engine(url, must_exist=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    counted: Counter[str] = Counter({table.name: 0 for table in schema.metadata.sorted_tables})
    try:
        with gzip.open(draft, "wb", 6) as lines, saying_why(), engine.begin() as connection:
            lines.write(msgspec.json.encode(_Head("backup", __version__, step_of(connection))) + b"\n")
            for name, row in _rows(connection):
                lines.write(msgspec.json.encode([name, row]) + b"\n")
                counted[name] += 1
        draft.replace(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink()
        engine.dispose()
    return dict(counted)


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in schema.metadata.sorted_tables:
        for row in connection.execution_options(yield_per=_TOGETHER).execute(select(table)):
            yield str(table.name), {str(name): value for name, value in row._mapping.items()}


def read_copy(url: str, file: Path) -> dict[str, int]:
    """Fill an empty database from a file, all or nothing; return how many rows of each table.

    Raises:
        StoreError: the file is no backup, the database is not empty, or it cannot be written.
    """
    engine = _engine(url)
    try:
        with saying_why(), engine.begin() as connection:
            bring_up_to_date(connection)
            if connection.execute(select(func.count()).select_from(schema.matches)).scalar_one():
                raise StoreError("this database holds matches already: restore to an empty one")
            connection.execute(schema.about.delete())
            return _fill(connection, file)
    finally:
        engine.dispose()


def _fill(connection: Connection, file: Path) -> dict[str, int]:
    counted: Counter[str] = Counter({table.name: 0 for table in schema.metadata.sorted_tables})
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines, b""), type=_Head)
            if head.fathom != "backup" or head.step != step_of(connection):
                raise StoreError(
                    f"{file} was written by fathom {head.version} (step {head.step}), this one has step "
                    f"{step_of(connection)}: restore it with that fathom, then open the database with this one"
                )
            waiting: list[dict[str, Any]] = []
            last = ""
            for line in lines:
                name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
                if waiting and (name != last or len(waiting) >= _TOGETHER):
                    connection.execute(insert(schema.metadata.tables[last]), waiting)
                    waiting = []
                last = name
                waiting.append(row)
                counted[name] += 1
            if waiting:
                connection.execute(insert(schema.metadata.tables[last]), waiting)
    except (msgspec.DecodeError, KeyError, EOFError, zlib.error, gzip.BadGzipFile):
        raise StoreError(f"{file} is no whole backup: it is cut off or damaged") from None
    except OSError as error:
        raise StoreError(f"{file} cannot be read: {error.strerror}") from None
    return dict(counted)


def _engine(url: str, must_exist: bool = False) -> Engine:
    try:
        parsed = async_url(url)
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError(f"this is no database URL: {error}") from None
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, isolation_level="REPEATABLE READ")
    if must_exist and not Path(parsed.database or "").is_file():
        raise StoreError(f"there is no database {parsed.database}")
    Path(parsed.database or "").parent.mkdir(parents=True, exist_ok=True)
    return sqlite_engine(parsed)
