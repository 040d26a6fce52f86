"""Memory: what was found about a function is kept, in the user's cache, until its code or its tests change."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

#: A mutant is noticed by a test, or survives; or breaks the program, which proves nothing; or no test comes by.
Kind: TypeAlias = Literal["noticed", "survived", "broke", "unreached"]
#: After so many days without use a finding is forgotten.
DAYS = 30


class Tried(msgspec.Struct):
    """A mutant and what became of it; its line counts from that of the function."""

    line: int
    before: str
    after: str
    kind: Kind
    by: str = ""


class Finding(msgspec.Struct):
    """What was found about a function: the clauses that are proved, each with a test, and all its mutants."""

    name: str
    proved: dict[str, str]
    #: The tests that run it.
    ran: list[str]
    tried: list[Tried]


def folder() -> Path:
    """Return where findings are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fathom" / "proof"


def recall(key: str) -> Finding | None:
    """Return what was found, if it is known."""
    path = folder() / f"{key}.json"
    try:
        finding = msgspec.json.decode(path.read_bytes(), type=Finding)
        os.utime(path)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        return None
    return finding


def keep(key: str, finding: Finding) -> None:
    """Keep what was found."""
    home = folder()
    home.mkdir(parents=True, exist_ok=True)
    new = home / f"{key}.{os.getpid()}"
    new.write_bytes(msgspec.json.encode(finding))
    new.replace(home / f"{key}.json")


def clear_up() -> None:
    """Forget what nobody asked for in a long time."""
    oldest = time.time() - DAYS * 86_400
    for path in folder().glob("*.json"):
        if path.stat().st_mtime < oldest:
            path.unlink(missing_ok=True)
