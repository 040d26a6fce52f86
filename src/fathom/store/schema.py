"""The tables, as SQLAlchemy sees them; `migrations/` brings a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def _match() -> Column[str]:
    return Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("content", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("bundle", String(32), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("matches_by_change", "changed"),
)

history = Table(
    "history",
    metadata,
    _match(),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("save", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    _match(),
    Column("hash", String(64), primary_key=True),
    Column("role", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("until", Float, nullable=False, server_default="0"),
    Index("keys_by_hash", "hash"),
)

chat = Table(
    "chat",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("words", Text, nullable=False),
)

contents = Table(
    "contents",
    metadata,
    Column("bundle", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("files", Text, nullable=False),
)

about = Table(
    "about",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("words", Text, nullable=False),
    Column("file", Text, nullable=False),
)
