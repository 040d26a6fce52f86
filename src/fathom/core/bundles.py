"""Bundles: the content of a game as it was at one time, packs and texts included, so that a match keeps its cards.

A bundle is a mapping of file names to texts. Laid out in a folder it is given wherever packs are given, alone: the game
then takes its own content from there, too. What the records of content have become since is told by upgrades.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

#: The file by which a folder is known to be a bundle.
MARK = "bundle.json"
#: Texts that tell of the content: these are the bundle's own. Others are the game's present ones, if it has them.
_TOLD = ("content*.ftl", "story*.ftl")


class About(msgspec.Struct):
    """What a bundle says of itself: the game, and the day up to which its content knows all upgrades."""

    game: str
    made: date


class Upgrade(NamedTuple):
    """What became of the records of content on a day: a change of what a file holds.

    It is told the name of the file and the tables in it, and changes these. A game lists its upgrades in its room
    `upgrades`, oldest first, as `UPGRADES`.
    """

    day: date
    change: Callable[[str, dict[str, Any]], None]


#: The upgrades that a bundle needs, by its folder.
_needed: dict[Path, tuple[Upgrade, ...]] = {}


# ---------------------------------------------------------------------------------------------- making


def made_of(game: str, folder: Path, packs: Sequence[Path], made: date) -> dict[str, str]:
    """Return the files of a bundle: a game's content and texts, and its packs as they are laid over it."""
    files = {MARK: msgspec.json.encode(About(game, made)).decode()}
    files |= _files(folder / "content", "content", "*.toml")
    told = {name for pattern in _TOLD for name in _files(folder / "text", "text", pattern)}
    for name, text in _files(folder / "text", "text", "*.ftl").items():
        files[name if name in told else f"under/{name}"] = text
    for number, pack in enumerate(packs):
        for pattern in ("*.toml", "*.ftl"):
            files |= _files(pack, f"packs/{number:02d}-{pack.name}", pattern)
    return dict(sorted(files.items()))


def _files(folder: Path, name: str, pattern: str) -> dict[str, str]:
    found = (path for path in folder.rglob(pattern) if path.is_file())
    return {f"{name}/{path.relative_to(folder).as_posix()}": path.read_text(encoding="utf-8") for path in found}


def hash_of(files: Mapping[str, str]) -> str:
    """Return the name of a bundle: equal for equal files, whenever it was made."""
    same = {name: text for name, text in files.items() if name != MARK}
    return hashlib.sha256(msgspec.json.encode(sorted(same.items()))).hexdigest()[:24]


# ---------------------------------------------------------------------------------------------- using


def lay_out(files: Mapping[str, str], folder: Path) -> None:
    """Write a bundle to a folder, whole or not at all; one that is there already stays."""
    if (folder / MARK).is_file():
        return
    draft = folder.with_name(f".{folder.name}.{os.getpid()}")
    shutil.rmtree(draft, ignore_errors=True)
    for name, text in files.items():
        path = (draft / name).resolve()
        if not path.is_relative_to(draft.resolve()):
            raise ValueError(f"a bundle must not write to {name}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    try:
        draft.rename(folder)
    except OSError:  # somebody else was quicker
        shutil.rmtree(draft, ignore_errors=True)


def is_bundle(packs: Sequence[Path | str]) -> bool:
    """Return whether what is given as packs is a bundle."""
    return len(packs) == 1 and (Path(packs[0]) / MARK).is_file()


def packs_in(bundle: Path) -> tuple[Path, ...]:
    """Return the packs that a bundle holds, in their order."""
    folder = bundle / "packs"
    return tuple(sorted(path for path in folder.iterdir() if path.is_dir())) if folder.is_dir() else ()


def texts_under(bundle: Path) -> Path:
    """Return the folder with texts that count where the game has none any more."""
    return bundle / "under"


def need(bundle: Path, upgrades: Sequence[Upgrade]) -> None:
    """Let the content of a bundle be upgraded when it is read: by those upgrades that it does not know yet."""
    about = msgspec.json.decode((bundle / MARK).read_bytes(), type=About)
    _needed[bundle] = tuple(upgrade for upgrade in upgrades if upgrade.day > about.made)


def upgraded(path: Path, raw: dict[str, Any]) -> dict[str, Any]:
    """Return what a content file holds, as the records of today expect it."""
    for bundle, upgrades in _needed.items():
        if upgrades and path.is_relative_to(bundle):
            raw = deepcopy(raw)
            for upgrade in upgrades:
                upgrade.change(path.name, raw)
    return raw
