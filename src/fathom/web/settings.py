"""What a server can be told when it starts: by options, or in a file."""

from __future__ import annotations

import os
import tomllib
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from fathom.core.errors import FathomError, did_you_mean
from fathom.table.files import default_database

#: The pages, scripts and styles.
STATIC = Path(__file__).parent / "static"


def _limit(words: str, least: float = 1) -> msgspec.Meta:
    return msgspec.Meta(ge=least, description=words)


class Settings(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a server runs. A table of friends never meets the limits: they are there against accidents and mischief."""

    database: str = msgspec.field(default_factory=default_database)
    packs: tuple[Path, ...] = ()
    #: Processes in which bots think; 0 thinks in a thread.
    workers: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    #: Seconds between two choices of bots, by speed.
    pauses: dict[str, float] = msgspec.field(
        default_factory=lambda: {"slow": 1.6, "normal": 0.8, "fast": 0.25, "off": 0.0}
    )
    #: Other origins (scheme and host) from which browsers may call; the server's own always may.
    origins: tuple[str, ...] = ()
    #: Addresses and networks of proxies that may say for whom they ask.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    static: Path = STATIC

    # Lines into the server.
    connections: Annotated[int, _limit("connections at a time, all together")] = 900
    connections_per_visitor: Annotated[int, _limit("connections at a time of one address; a proxy may have more")] = 120
    request_seconds: Annotated[float, _limit("seconds for a whole request to arrive", 0.05)] = 10.0
    answer_seconds: Annotated[float, _limit("seconds that an answer waits to be read on", 0.05)] = 30.0
    sockets_per_match: Annotated[int, _limit("live lines at one match")] = 40
    sockets_per_visitor: Annotated[int, _limit("live lines of one address")] = 100
    waiting_bytes: Annotated[int, _limit("bytes that wait for a slow live line before it is cut")] = 1024 * 1024

    # What one visitor may ask for.
    requests_per_minute: Annotated[int, _limit("requests of one visitor; what is dear to answer counts as several")] = (
        1200
    )
    new_matches_per_minute: Annotated[int, _limit("matches that one visitor begins, imports or copies")] = 60
    messages_per_second: Annotated[int, _limit("messages on one live line")] = 25
    kept_bytes_per_day: Annotated[int, _limit("bytes that one visitor leaves here to be kept")] = 64 * 1024 * 1024

    # How large things may be.
    body_bytes: Annotated[int, _limit("bytes of a request")] = 64 * 1024
    import_bytes: Annotated[int, _limit("bytes of a match that is imported")] = 2 * 1024 * 1024
    import_choices: Annotated[int, _limit("entries in the history of a match that is imported")] = 10_000
    chat_letters: Annotated[int, _limit("letters of a line of chat")] = 500
    chat_lines: Annotated[int, _limit("lines of chat that a match keeps; older ones go")] = 400
    reports_per_match: Annotated[int, _limit("bug reports that a match keeps")] = 20

    # What stays.
    live: Annotated[int, _limit("matches in memory; those that nobody looks at go first")] = 200
    keep_days: Annotated[float, _limit("days after its last choice that a match is kept; 0 keeps all", 0)] = 0.0


class Limit(NamedTuple):
    """A limit of a server: its name, its value, and what it limits."""

    name: str
    value: float
    words: str


def limits(settings: Settings) -> Iterator[Limit]:
    """Yield every limit as it is set."""
    for name, hint in typing.get_type_hints(Settings, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta):
                yield Limit(name, getattr(settings, name), meta.description or "")


def read(file: Path | None, chosen: Mapping[str, Any]) -> Settings:
    """Return the settings in a file, overruled by those that are chosen.

    Raises:
        FathomError: the file cannot be read, or says something that no server knows.
    """
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8")) if file else {}
    except OSError as error:
        raise FathomError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FathomError(f"{file}: {error}") from None
    known = {field.name for field in msgspec.structs.fields(Settings)}
    for name in said.keys() | chosen.keys():
        if name not in known:
            raise FathomError(f"there is no setting '{name}'{did_you_mean(name, known)}")
    try:
        return msgspec.convert({**said, **chosen}, Settings, strict=False)
    except msgspec.ValidationError as error:
        where = str(error).rpartition("$.")[2].rstrip("`")
        raise FathomError(f"setting {where.replace('_', '-')}: {str(error).partition(' - ')[0]}") from None
