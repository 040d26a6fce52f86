"""Files of matches: written whole or not at all, in a folder of the user."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from fathom.core import files
from fathom.core.errors import SaveError


def games_folder() -> Path:
    """Return the folder where games are kept by themselves; the variable FATHOM_HOME moves it."""
    if home := os.environ.get("FATHOM_HOME"):
        return Path(home) / "games"
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "fathom" / "games"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "fathom" / "games"


def default_database() -> str:
    """Return the database that is used if none is named: a file beside the user's saved games."""
    return f"sqlite:///{(games_folder().parent / 'table.db').as_posix()}"


def autosave_file(game_id: str) -> Path:
    """Return a new file name for a game that begins now."""
    folder = games_folder()
    stem = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def unfinished(game_id: str) -> Iterator[Path]:
    """Yield the kept games that have not ended, newest first; what cannot be read is left out."""
    try:
        kept = sorted(games_folder().glob(f"{game_id}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in kept:
        with contextlib.suppress(OSError, SaveError):
            if files.read(path.read_bytes()).outcome is None:
                yield path


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that there is always a whole one: the old or the new.

    Raises:
        SaveError: it cannot be written there.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise SaveError(f"{path} cannot be written: {error.strerror}") from None
