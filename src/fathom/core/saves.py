"""Saving and loading: the state of a game at any decision, in a file and back (`files.py`)."""

from __future__ import annotations

import hashlib
import threading
import typing
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from .box import Box
from .decisions import Decision, Option, Outcome
from .errors import SaveError
from .files import FORMAT, GameFile
from .memo import memo
from .records import fields_of, read, written
from .state import State

#: What of a state its file says elsewhere, or not at all.
_SAID_BY_FILE = frozenset({"game", "box", "setup", "seed", "outcome"})
_NOT_KEPT = _SAID_BY_FILE | {"choices", "clause", "events"}
_NOT_COMPARED = _NOT_KEPT | {"agenda", "decision", "hushed"}

S = TypeVar("S", bound=State)

#: One thread at a time lets msgspec get to know a state: two at once crash it.
_known: set[type] = set()
_learning = threading.Lock()


def file_of(state: State, version: int) -> GameFile:
    """Return the file that holds a state."""
    kept = {name: getattr(state, name) for name in fields_of(type(state)) if name not in _NOT_KEPT}
    body = msgspec.json.decode(written(kept), type=dict[str, msgspec.Raw])
    return GameFile(
        fathom=FORMAT,
        kind="save",
        game=state.game,
        version=version,
        content=state.box.hash,
        setup=msgspec.to_builtins(state.setup),
        seed=state.seed,
        choices=state.choices,
        outcome=state.outcome,
        state=body,
    )


def fingerprint(state: State) -> str:
    """Return a short word that differs for states that differ: in what lies where, in chance, in what is asked.

    How the rules call what is still to happen is no part of it: they may be written anew and play the same.
    """
    kept = [getattr(state, name) for name in fields_of(type(state)) if name not in _NOT_COMPARED]
    return _word_for(kept, state.decision, state.outcome)


def fingerprint_in(file: GameFile, cls: type[State]) -> str:
    """Return the fingerprint of the state in a file; nothing if that has not all that a state of today has."""
    names = [name for name in fields_of(cls) if name not in _NOT_COMPARED]
    if not {*names, "decision"} <= file.state.keys():
        return ""
    try:
        asked = msgspec.json.decode(file.state["decision"])
        decision = asked and read(Decision, asked, _refuse)
    except msgspec.ValidationError:
        return ""
    return _word_for([msgspec.json.decode(file.state[name]) for name in names], decision, file.outcome)


def _word_for(kept: list[Any], decision: Decision | None, outcome: Outcome | None) -> str:
    asked = decision and [decision.key, decision.lead, [(o.seat, o.key, o.args) for o in decision.options]]
    return hashlib.blake2b(written([kept, asked, outcome]), digest_size=6).hexdigest()


def unknown_steps(state: State) -> set[str]:
    """Return the steps that a state waits for and that the rules do not know: it cannot go on with these."""
    calls = [*state.agenda, *(option.call for option in (state.decision.options if state.decision else ()))]
    return {call[0] for call in calls} - state.steps.by_name.keys()


def state_in(file: GameFile, cls: type[S], find_box: Callable[[str], Box]) -> S:
    """Bring the state in a file back to life."""

    def hook(kind: type, value: object) -> object:
        return find_box(str(value)) if issubclass(kind, Box) else value

    said = {"game": file.game, "box": file.content, "setup": file.setup, "seed": file.seed, "outcome": file.outcome}
    if cls not in _known:
        with _learning:
            msgspec.json.Decoder(cls)
            _known.add(cls)
    try:
        state = read(cls, file.state | said, hook)
    except msgspec.ValidationError as error:
        raise SaveError(f"the file is damaged: {error}") from None
    state.agenda = [as_tuples(call) for call in state.agenda]
    if state.decision is not None:
        state.decision = _decision_with_tuples(state.decision)
    for name in _loose_fields(cls):
        setattr(state, name, as_tuples(getattr(state, name)))
    state.choices = [*file.choices]
    return state


@memo
def _loose_fields(cls: type[State]) -> tuple[str, ...]:
    """Return the fields of a game that hold tuples of anything, such as calls that wait: JSON makes lists of those."""
    hints = typing.get_type_hints(cls)
    return tuple(
        name
        for name in fields_of(cls)
        if name not in fields_of(State) and typing.get_origin(hints[name]) is tuple and _holds_any(hints[name])
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


def _refuse(kind: type, value: object) -> object:
    raise msgspec.ValidationError(f"no {kind.__name__} is kept in a decision")
