"""Saving and loading: a snapshot at any decision, together with its replay, as one JSON text."""

from __future__ import annotations

import hashlib
import threading
import typing
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from .decisions import Decision, Option
from .errors import SaveError
from .memo import memo
from .state import Box, State

#: Counts up when the file changes its shape; a bump ships a migration and keeps an old file as a test.
FORMAT = 1

#: What of a state a save says elsewhere, or not at all.
_NOT_KEPT = frozenset({"choices", "clause", "events"})

S = TypeVar("S", bound=State)


class Save(msgspec.Struct):
    """A saved game as it lies in the file."""

    format: int
    game: str
    version: int
    content: str
    check: str
    setup: msgspec.Raw
    seed: int
    choices: list[int]
    state: msgspec.Raw


#: Made at once, and states below by one thread alone: two that let msgspec get to know a type at a time crash it.
_SAVE = msgspec.json.Decoder(Save)
_known: set[type] = set()
_learning = threading.Lock()


def encode(state: State, version: int) -> str:
    """Return the state as text."""
    kept = {name: getattr(state, name) for name in state.__struct_fields__ if name not in _NOT_KEPT}
    body = msgspec.json.encode(kept, enc_hook=_box_to_hash)
    save = Save(
        FORMAT,
        state.game,
        version,
        state.box.hash,
        _check(body),
        msgspec.Raw(msgspec.json.encode(state.setup)),
        state.seed,
        state.choices,
        msgspec.Raw(body),
    )
    return msgspec.json.encode(save).decode()


def read(text: str | bytes) -> Save:
    """Take a saved game apart, as far as this needs no game.

    Raises:
        SaveError: it is cut off, damaged, from a newer fathom, or no save at all.
    """
    data = text.encode() if isinstance(text, str) else text
    try:
        raw = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise SaveError(f"this is not a whole saved game: the file is cut off or damaged ({error})") from None
    if not isinstance(raw, dict) or "format" not in raw or "game" not in raw:
        raise SaveError("this file is no saved game of fathom")
    if raw["format"] != FORMAT:
        newer = isinstance(raw["format"], int) and raw["format"] > FORMAT
        advice = "update fathom to open it" if newer else "no migration is known for it"
        raise SaveError(f"the save has format {raw['format']}, this fathom reads format {FORMAT}: {advice}")
    try:
        save = _SAVE.decode(data)
    except msgspec.ValidationError as error:
        raise SaveError(f"the saved game is damaged: {error}") from None
    if save.check != _check(bytes(save.state)):
        raise SaveError("the saved game is damaged: its check sum does not fit; use an earlier copy")
    return save


def decode(save: Save, cls: type[S], find_box: Callable[[str], Box]) -> S:
    """Bring the state of a save back to life."""

    def hook(kind: type, value: object) -> object:
        return find_box(str(value)) if issubclass(kind, Box) else value

    if cls not in _known:
        with _learning:
            msgspec.json.Decoder(cls)
            _known.add(cls)
    try:
        state = msgspec.json.decode(save.state, type=cls, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise SaveError(f"the saved game is damaged: {error}") from None
    state.agenda = [as_tuples(call) for call in state.agenda]
    if state.decision is not None:
        state.decision = _decision_with_tuples(state.decision)
    for name in _loose_fields(cls):
        setattr(state, name, as_tuples(getattr(state, name)))
    if min(save.choices, default=0) < 0:
        raise SaveError("the saved game is damaged: its choices are no numbers of options")
    state.choices = [*save.choices]
    return state


@memo
def _loose_fields(cls: type[State]) -> tuple[str, ...]:
    """Return the fields of a game that hold tuples of anything, such as calls that wait: JSON makes lists of those."""
    hints = typing.get_type_hints(cls)
    return tuple(
        name
        for name in cls.__struct_fields__
        if name not in State.__struct_fields__ and typing.get_origin(hints[name]) is tuple and _holds_any(hints[name])
    )


def _holds_any(hint: Any) -> bool:
    return hint in (Any, object) or any(map(_holds_any, typing.get_args(hint)))


def as_tuples(value: Any) -> Any:
    """Turn lists, which JSON makes of tuples, back into tuples, all the way down."""
    if isinstance(value, (list, tuple)):
        return tuple([as_tuples(item) if isinstance(item, (list, tuple)) else item for item in value])
    return value


def _decision_with_tuples(decision: Decision) -> Decision:
    options = tuple(Option(o.seat, o.key, as_tuples(o.args), o.targets, as_tuples(o.call)) for o in decision.options)
    return Decision(decision.key, decision.lead, options, as_tuples(decision.args))


def _box_to_hash(value: object) -> object:
    if isinstance(value, Box):
        return value.hash
    raise TypeError(f"{type(value).__name__} cannot be saved")


def _check(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]
