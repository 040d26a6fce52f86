"""Opening a database: its tables are brought up to date, and what is wrong with it is said in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from fathom.core.errors import FathomError

from . import schema
from .records import StoreError

#: One server at a time brings the tables of a PostgreSQL database up to date; this number names the lock.
_MIGRATING = 7_246_110

#: What databases say in their own words, and what people should read.
_SAID = {
    "database or disk is full": "the disk of the database is full: make room",
    "No space left on device": "the disk of the database is full: make room",
    "disk I/O error": "the disk of the database fails: look at the machine, and restore a backup",
    "malformed": "the database is damaged: end the server, run `fathom doctor`, and restore a backup",
    "file is not a database": "this file is no database",
    "readonly database": "the database may only be read: look at who owns the file and its folder",
    "unable to open database file": "the database cannot be opened: look at the folder and who owns it",
    "database is locked": "another program has locked the database: end it",
}


@contextmanager
def saying_why() -> Iterator[None]:
    """Let what the database cannot do be a `StoreError` of one line."""
    try:
        yield
    except FathomError:
        raise
    except (SQLAlchemyError, OSError) as error:
        said = " ".join(str(getattr(error, "orig", None) or error).split())
        why = next((words for sign, words in _SAID.items() if sign in said), f"the database does not answer: {said}")
        raise StoreError(why) from error


def bring_up_to_date(connection: Connection) -> None:
    """Take the steps of `migrations/` that a database has not taken, and note which fathom it was.

    Raises:
        StoreError: a newer fathom has written it.
    """
    from fathom import __version__

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    at = step_of(connection)
    if at and at not in {step.revision for step in steps.walk_revisions()}:
        raise StoreError(
            f"the database was written by fathom {_writer(connection)} (step {at}), this is fathom {__version__} "
            f"(step {steps.get_current_head()}): update fathom, or `fathom restore` a backup from before"
        )
    if at != steps.get_current_head():
        command.upgrade(config, "head")
    if _writer(connection) != __version__:
        name = schema.about.c.name
        if connection.execute(update(schema.about).where(name == "fathom").values(value=__version__)).rowcount == 0:
            connection.execute(insert(schema.about), [{"name": "fathom", "value": __version__}])


def step_of(connection: Connection) -> str:
    """Return the last step of `migrations/` that a database has taken."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def _writer(connection: Connection) -> str:
    """Return the version of fathom that opened a database last."""
    if not inspect(connection).has_table("about"):
        return "0.1.0 or newer"
    found = connection.execute(select(schema.about.c.value).where(schema.about.c.name == "fathom")).scalar()
    return found or ""
