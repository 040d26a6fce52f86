"""Files of games: a save, a match, a replay and a report are one kind of file, and say which of them they are.

All of them are one JSON object. It says once which game it is, with which rules, content, setup and seed; what was
chosen, as `choices` or as the `history` of a table; and, if the game may be gone on with at once, the `state` that this
led to. A game without a state is played again from its choices.

| kind | holds | written by |
|---|---|---|
| save | the state and its choices | `State.save()` |
| match | the state, the seats and the history of the table | the table |
| replay | the choices, and how it must end | `Replay.write()` |
| report | a match with somebody's words; while it runs without seed and state | the server |
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterable
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from .decisions import Outcome
from .errors import SaveError

#: Counts up when the file changes its shape; a bump ships a migration and keeps an old file as a test.
FORMAT = 2

Kind: TypeAlias = Literal["save", "match", "replay", "report"]
#: A file, taken apart by one level.
Raw: TypeAlias = dict[str, msgspec.Raw]


class GameFile(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every file says. The table and the server know more fields of theirs (`read_as(MatchFile, text)`)."""

    #: The number of the format.
    fathom: int
    kind: Kind
    game: str
    version: int
    content: str
    setup: dict[str, Any]
    #: -1: nobody may know it yet.
    seed: int = -1
    #: The choices that stand, as indices. A file with a history leaves them out; `read` works them out of it.
    choices: list[int] = []
    outcome: Outcome | None = None
    state: dict[str, msgspec.Raw] = {}
    #: A sum over everything else, if there is a state.
    check: str = ""


F = TypeVar("F", bound=GameFile)


class _Entry(msgspec.Struct):
    """As much of an entry in a table's history as tells which choices stand."""

    kind: str
    index: int = -1
    steps: int = 0


# ---------------------------------------------------------------------------------------------- writing


def write(file: GameFile) -> str:
    """Return a file as one line of text."""
    raw: Raw = msgspec.json.decode(msgspec.json.encode(file), type=Raw)
    return msgspec.json.encode(_signed(raw) if file.state else raw).decode()


def check_of(raw: Raw) -> str:
    """Return the sum over a file: it stays the same if only blanks come in."""
    plain = msgspec.json.decode(msgspec.json.encode({name: raw[name] for name in sorted(raw) if name != "check"}))
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]


# ---------------------------------------------------------------------------------------------- reading


#: One thread at a time lets msgspec get to know a type: two at once crash it.
_decoders: dict[type, msgspec.json.Decoder[Any]] = {}
_learning = threading.Lock()


def decoder(kind: type[F]) -> msgspec.json.Decoder[F]:
    """Return what reads a type."""
    if kind not in _decoders:
        with _learning:
            _decoders[kind] = msgspec.json.Decoder(kind)
    return _decoders[kind]


def read(text: str | bytes) -> GameFile:
    """Read a file, of this or of an earlier format, as far as this needs no game.

    Raises:
        SaveError: it is cut off, damaged, from a newer fathom, or no file of fathom at all.
    """
    return read_as(GameFile, text)


def read_as(kind: type[F], text: str | bytes) -> F:
    """Read a file with the fields that a kind of it has besides.

    Raises:
        SaveError: as `read`.
    """
    raw = _migrated(_apart(text.encode() if isinstance(text, str) else text))
    try:
        _check_format(msgspec.json.decode(raw["fathom"]))
        if "state" in raw and msgspec.json.decode(raw.get("check", b'""')) != check_of(raw):
            raise SaveError("the file is damaged: its check sum does not fit; use an earlier copy")
        if "history" in raw and "seed" in raw:
            raw |= _said(choices=standing(msgspec.json.decode(raw["history"], type=list[_Entry])))
        file = decoder(kind).decode(msgspec.json.encode(raw))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(f"the file is damaged: {error}") from None
    if min(file.choices, default=0) < 0:
        raise SaveError("the file is damaged: its choices are no numbers of options")
    return file


def _check_format(number: object) -> None:
    if number != FORMAT:
        newer = isinstance(number, int) and number > FORMAT
        advice = "update fathom to open it" if newer else "no migration is known for it"
        raise SaveError(f"the file has format {number}, this fathom reads format {FORMAT}: {advice}")


#: Every file of every format has one of these.
_MARKS = {"fathom", "format", "choices", "replay"}


def _apart(data: bytes) -> Raw:
    """Take a file apart."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"this is not a whole file: it is cut off or damaged ({error})") from None
    if not isinstance(raw, dict) or not _MARKS & raw.keys():
        raise SaveError("this is no file of fathom")
    return msgspec.json.decode(data, type=Raw)


class HasPlace(Protocol):
    """An entry in a table's history: a note with a place makes void what came from there on."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def index(self) -> int:
        """Of a note: from which entry on nothing counts any more; -1: all counts."""


E = TypeVar("E", bound=HasPlace)


def in_force(history: Iterable[E]) -> list[E]:
    """Return the entries of a history without those that a later note made void."""
    found: list[tuple[int, E]] = []
    for at, entry in enumerate(history):
        if entry.kind == "note" and entry.index >= 0:
            found = [(before, one) for before, one in found if before < entry.index]
        found.append((at, entry))
    return [entry for _, entry in found]


def standing(history: Iterable[_Entry]) -> list[int]:
    """Return the choices that stand at the end of a history.

    Raises:
        SaveError: it takes back more than there is.
    """
    past: list[int] = []
    future: list[int] = []
    for entry in in_force(history):
        if entry.kind == "choose":
            past.append(entry.index)
            future.clear()
        elif entry.kind in ("undo", "redo"):
            here, there = (past, future) if entry.kind == "undo" else (future, past)
            if not 0 < entry.steps <= len(here):
                raise SaveError(f"the file is damaged: its history goes {entry.steps} steps, there are {len(here)}")
            there += here[: -entry.steps - 1 : -1]
            del here[-entry.steps :]
    return past


# ---------------------------------------------------------------------------------------------- earlier formats


def _migrated(raw: Raw) -> Raw:
    """Bring a file of an earlier format into the present one. Files without a number are from before there were any."""
    for fits, change in _MIGRATIONS:
        if fits(raw):
            return _migrated(change(raw))
    return raw


def _is_text(raw: Raw, name: str, text: str) -> bool:
    return name in raw and bytes(raw[name]) == b'"' + text.encode() + b'"'


def _said(**fields: Any) -> Raw:
    return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in fields.items()}


def _from_simulation(raw: Raw) -> Raw:
    """A game that failed in a simulation holds its replay."""
    return _part(raw, "replay")


def _part(raw: Raw, name: str) -> Raw:
    try:
        return msgspec.json.decode(raw[name], type=Raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(f"the file is damaged: {name} is not what it should be ({error})") from None


def _from_replay(raw: Raw) -> Raw:
    """A replay says only what is needed to play it again."""
    return _said(fathom=FORMAT, kind="replay") | raw


def _from_save(raw: Raw) -> Raw:
    """Format 1: the state says again what the file says, and the sum is over its bytes."""
    if bytes(raw["format"]) != b"1":
        return {name: value for name, value in raw.items() if name != "format"} | {"fathom": raw["format"]}
    if "state" not in raw or "check" not in raw:
        raise SaveError("the file is damaged: it has no state")
    if msgspec.json.decode(raw["check"]) != hashlib.sha256(bytes(raw["state"])).hexdigest()[:16]:
        raise SaveError("the file is damaged: its check sum does not fit; use an earlier copy")
    state = _part(raw, "state")
    outcome = state.pop("outcome", msgspec.Raw(b"null"))
    for name in ("game", "box", "setup", "seed"):
        state.pop(name, None)
    kept = {name: raw[name] for name in ("game", "version", "content", "setup", "seed", "choices") if name in raw}
    return _signed(_said(fathom=2, kind="save", state=state) | kept | {"outcome": outcome})


def _from_match(raw: Raw) -> Raw:
    """Format 1: a match holds a save as it is."""
    save = _migrated(_part(raw, "save"))
    save.pop("choices", None)
    more = {name: raw[name] for name in ("seats", "history", "seal") if name in raw}
    return _signed(save | more | _said(kind="match"))


def _from_report(raw: Raw) -> Raw:
    """Format 1: a report says what a player may know, and holds the match as a text if that is over."""
    words = {name: raw[name] for name in ("report", "match", "ply", "words") if name in raw}
    if "file" in raw:
        match = _migrated(_apart(msgspec.json.decode(raw["file"]).encode()))
        return _signed(match | words | _said(kind="report"))
    kept = {name: raw[name] for name in ("game", "content", "setup", "seats", "history") if name in raw}
    return _said(fathom=2, kind="report") | kept | words | {"version": raw["rules"]}


def _signed(raw: Raw) -> Raw:
    return raw | _said(check=check_of(raw))


_MIGRATIONS: tuple[tuple[Callable[[Raw], bool], Callable[[Raw], Raw]], ...] = (
    (lambda raw: "replay" in raw and "kind" not in raw, _from_simulation),
    (lambda raw: _is_text(raw, "fathom", "match"), _from_match),
    (lambda raw: _is_text(raw, "fathom", "report"), _from_report),
    (lambda raw: "format" in raw, _from_save),
    (lambda raw: "fathom" not in raw, _from_replay),
)
