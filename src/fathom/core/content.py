"""Content: TOML files into frozen records, packs that add or override, and errors that say where and what instead.

A game describes its content as `Record`s; effects are a tagged union, one record per verb::

    class Effect(Record, frozen=True, tag_field="do", tag=snake): ...
    class StrikePlus(Effect, frozen=True):                            # {do = "strike_plus", n = 2}
        n: int = 1
    class Card(Record, frozen=True):
        id: str
        skill: tuple[Draw | Pay, ...]

    cards = merge_entries(roots, "cards.toml", "card", Card)          # id -> Loaded(id, value, file)

What is wrong is said in one line, with the place and the nearest word that would do:

>>> convert({"skill": {"draw": "2"}}, dict[str, dict[str, int]], "cards.toml", "undertow")
Traceback (most recent call last):
fathom.core.problems.ContentError: cards.toml, undertow.skill.draw: expected int, got str
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Generic, NamedTuple, TypeVar

import msgspec

from . import bundles
from .memo import memo
from .problems import ContentError, Problem, Problems, explain, id_of

__all__ = [
    "ContentError",
    "Found",
    "Loaded",
    "Problem",
    "Problems",
    "Record",
    "check_file_names",
    "content_hash",
    "content_roots",
    "convert",
    "find_files",
    "load_list",
    "load_table",
    "merge_entries",
    "read_toml",
    "records_in",
    "snake",
]

T = TypeVar("T")


#: How many there are of something that is there: at least one.
Count = Annotated[int, msgspec.Meta(ge=1)]
#: A number that may be nothing.
Number = Annotated[int, msgspec.Meta(ge=0)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of content: it never changes, and no field may be misspelt.

    Subclasses repeat `frozen=True`, which mypy asks for.
    """


def snake(name: str) -> str:
    """Return the word that content files use for a class.

    >>> snake("StrikePlus")
    'strike_plus'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


# ---------------------------------------------------------------- one file


class Loaded(msgspec.Struct, Generic[T], frozen=True):
    """An entry, its id and the file that it came from, as later checks will name it."""

    id: str
    value: T
    file: str


def read_toml(path: Path, shown: str | None = None) -> dict[str, object]:
    """Read a TOML file; a syntax error names file and line."""
    shown = shown or path.name
    try:
        about = path.stat()
        return bundles.upgraded(path, _toml(path, about.st_mtime_ns, about.st_size))
    except tomllib.TOMLDecodeError as error:
        message, _, place = str(error).partition(" (at ")
        line = place.partition(",")[0].rstrip(")")
        raise ContentError([Problem(shown, line, "", message[:1].lower() + message[1:])]) from None
    except UnicodeDecodeError:
        raise ContentError([Problem(shown, "", "", "not UTF-8 text")]) from None
    except OSError as error:
        raise ContentError([Problem(shown, "", "", f"cannot be read ({error.strerror})")]) from None


@lru_cache(maxsize=512)
def _toml(path: Path, changed: int, size: int) -> dict[str, object]:
    """Return what a file holds, to be looked at only: what is read once stays read until the file changes."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def convert(raw: object, kind: type[T], shown: str, entry: str = "") -> T:
    """Turn plain data into a record; `entry` names it where it has no id of its own."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError([explain(str(error), raw, kind, shown, entry)]) from None


def load_table(path: Path, kind: type[T], shown: str | None = None) -> T:
    """Load a whole file as one record."""
    return convert(read_toml(path, shown), kind, shown or path.name)


def load_list(
    path: Path,
    key: str,
    kind: type[T],
    *,
    also: Iterable[str] = (),
    shown: str | None = None,
    problems: Problems | None = None,
) -> list[Loaded[T]]:
    """Load the `[[key]]` tables of a file, each a record with an `id`; `also` names other tables it may hold.

    Given `problems`, broken entries are noted there and left out; otherwise the error tells all of them.
    """
    shown = shown or path.name
    mine = Problems() if problems is None else problems
    loaded: list[Loaded[T]] = []
    try:
        raw = read_toml(path, shown)
    except ContentError as error:
        mine.extend(error)
        raw = {}
    allowed = {key, *also}
    for name in sorted(raw.keys() - allowed):
        mine.add(shown, "", "", f"unknown table '{name}'", word=name, choices=allowed)
    entries = raw.get(key, [])
    if not isinstance(entries, list):
        mine.add(shown, key, "", f"must be a list: write [[{key}]]")
        entries = []
    for index, item in enumerate(entries):
        id_ = id_of(item)
        if id_ is None:
            mine.add(shown, f"{key}[{index}]", "", "missing field 'id'")
            continue
        try:
            loaded.append(Loaded(id_, convert(item, kind, shown), shown))
        except ContentError as error:
            mine.extend(error)
    if problems is None:
        mine.raise_if_any()
    return loaded


# ---------------------------------------------------------------- packs


def content_roots(own: Path, packs: Sequence[Path], game: str) -> tuple[Path, ...]:
    """Return the folders to look in: the game's own, then of each pack `<pack>/<game>` or the pack itself.

    A bundle has the game's own content as it was, and packs of its own.
    """
    if bundles.is_bundle(packs):
        return (packs[0] / own.name, *bundles.packs_in(packs[0]))
    for pack in packs:
        if not pack.is_dir():
            raise ContentError([Problem(str(pack), "", "", "no such pack folder")])
    return (own, *(pack / game if (pack / game).is_dir() else pack for pack in packs))


class Found(NamedTuple):
    """A content file: the root it lies in, its path, and how to name it to people."""

    root: Path
    path: Path
    shown: str


def find_files(roots: Sequence[Path], pattern: str) -> Iterator[Found]:
    """Find files such as `foes/*.toml` in every root, at its top or under `content/`, in a fixed order."""
    for number, root in enumerate(roots):
        for folder in (root, root / "content"):
            for path in sorted(folder.glob(pattern)):
                name = path.relative_to(folder).as_posix()
                yield Found(root, path, f"{root.name}/{name}" if number else name)


def merge_entries(
    roots: Sequence[Path],
    pattern: str,
    key: str | None,
    kind: type[T],
    *,
    also: Iterable[str] = (),
    problems: Problems | None = None,
) -> dict[str, Loaded[T]]:
    """Load the entries of all files that fit; in a later root the same id replaces the whole entry, a new one adds.

    Without a key each file is one entry. A replaced entry keeps its place, so the order is the same everywhere.
    """
    mine = Problems() if problems is None else problems
    merged: dict[str, Loaded[T]] = {}
    home: dict[str, Path] = {}
    files = list(find_files(roots, pattern))
    if not files:
        mine.add(pattern, "", "", "no such file in " + ", ".join(map(str, roots)))
    for root, path, shown in files:
        if key is not None:
            entries = load_list(path, key, kind, also=also, shown=shown, problems=mine)
        else:
            entries = _load_single(path, kind, shown, mine)
        for loaded in entries:
            if home.get(loaded.id) == root:
                mine.add(shown, loaded.id, "id", f"'{loaded.id}' is taken (also in {merged[loaded.id].file})")
            home[loaded.id] = root
            merged[loaded.id] = loaded
    if problems is None:
        mine.raise_if_any()
    return merged


def _load_single(path: Path, kind: type[T], shown: str, problems: Problems) -> list[Loaded[T]]:
    """Load a file that is one entry."""
    try:
        raw = read_toml(path, shown)
        id_ = id_of(raw)
        if id_ is not None:
            return [Loaded(id_, convert(raw, kind, shown), shown)]
        problems.add(shown, "", "", "missing field 'id'")
    except ContentError as error:
        problems.extend(error)
    return []


def check_file_names(roots: Sequence[Path], patterns: Iterable[str], problems: Problems) -> None:
    """Note every TOML file of the packs that no pattern reads: a misspelt file would be ignored in silence."""
    wanted = list(patterns)
    for pack in roots[1:]:
        read = {found.path for pattern in wanted for found in find_files([pack], pattern)}
        for path in sorted(pack.rglob("*.toml")):
            if path not in read:
                word = path.relative_to(pack).as_posix().removeprefix("content/")
                problems.add(f"{pack.name}/{word}", "", "", "no content file of this game", word=word, choices=wanted)


def content_hash(value: object) -> str:
    """Return a short fingerprint of merged content; it depends on values and their order, not on file names.

    Fields named `drawing` are for the eye: a game goes on the same when something is drawn otherwise.

    >>> content_hash({"a": 1}) == content_hash({"a": Loaded("a", 1, "x.toml")}) != content_hash({"a": 2})
    True
    """
    return hashlib.sha256(msgspec.json.encode(_plain(value))).hexdigest()[:16]


#: Most values are words and numbers, which hold nothing; to ask for these types first saves the other questions.
_LEAVES = frozenset({str, int, bool, type(None)})


def records_in(value: object, kind: type[T]) -> Iterator[T]:
    """Yield every record of a kind inside a piece of content, in its order; those inside another one after it."""
    found: list[T] = []
    _gather(value, kind, found)
    return iter(found)


def _gather(value: object, kind: type[T], found: list[T]) -> None:
    if isinstance(value, kind):
        found.append(value)
    parts: Iterable[object] = ()
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = value.values()
    elif isinstance(value, tuple | list):
        parts = value
    for part in parts:
        if type(part) not in _LEAVES and part != ():
            _gather(part, kind, found)


def _plain(value: object) -> object:
    """Reduce records to lists and pairs, with sets in order and dicts as they are: their order may steer a game."""
    if isinstance(value, Loaded):
        return _plain(value.value)
    if isinstance(value, msgspec.Struct):
        tag, fields = _shape(type(value))
        items = [(name, getattr(value, name)) for name in fields]
        return [tag, *[(name, item if type(item) in _LEAVES else _plain(item)) for name, item in items]]
    if isinstance(value, Mapping):
        return [(_plain(key), _plain(item)) for key, item in value.items()]
    if isinstance(value, AbstractSet):
        return sorted((_plain(item) for item in value), key=msgspec.json.encode)
    if isinstance(value, list | tuple):
        return [item if type(item) in _LEAVES else _plain(item) for item in value]
    return value


@memo
def _shape(kind: type[msgspec.Struct]) -> tuple[str | int | None, tuple[str, ...]]:
    """Return the tag of a kind of record and the fields that count."""
    return kind.__struct_config__.tag, tuple(name for name in kind.__struct_fields__ if name != "drawing")
