"""Records: what a state is made of. They are copied, written and read here, interpreted or compiled.

A record is a class with declared fields over `msgspec.Struct`. Interpreted it is that. Compiled it is a native class
with the same fields, which msgspec does not know (`tools/compiling/tree.py` writes it out): whoever turns a record into
plain data or back asks here.

Everything inside is immutable (numbers, strings, tuples, frozen records) or a flat container of such things (a list, a
dict, a record of its own), so a clone copies containers and shares the rest.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, MutableMapping, MutableSequence, MutableSet
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Hook = Callable[[type, Any], Any]


def fields_of(kind: Any) -> tuple[str, ...]:
    """Return the names of a record's fields, in their order."""
    names: tuple[str, ...] = kind.__struct_fields__
    return names


# ---------------------------------------------------------------------------------------------- plain data


def plain(value: Any) -> Any:
    """Return a record, or anything with records inside, as plain data that JSON can hold."""
    return msgspec.to_builtins(value, enc_hook=_opened)


def written(value: Any) -> bytes:
    """Return a record, or anything with records inside, as JSON."""
    return msgspec.json.encode(value, enc_hook=_opened)


def _opened(record: Any) -> Any:
    """Return what stands for a native record in plain data."""
    kind = type(record)
    if kind not in _native:
        raise TypeError(f"{kind.__name__} cannot be saved")
    values = [getattr(record, name) for name in fields_of(kind)]
    return values if _native[kind] else dict(zip(fields_of(kind), values, strict=True))


def read(kind: type[T], data: Mapping[str, Any], hook: Hook) -> T:
    """Make a record of plain data, as JSON holds it; the hook makes what msgspec does not know, such as a box.

    Raises:
        ValidationError: a field is missing, or not what it should be.
    """
    if kind not in _native:
        made: T = msgspec.json.decode(msgspec.json.encode(data), type=kind, dec_hook=hook)
        return made
    return _closed(kind, msgspec.json.decode(msgspec.json.encode(data)), hook)


def _closed(kind: type[T], data: Any, hook: Hook) -> T:
    """Make a native record of what stands for it in plain data."""

    def inner(wanted: type, value: Any) -> Any:
        return _closed(wanted, value, hook) if wanted in _native else hook(wanted, value)

    names = fields_of(kind)
    said: dict[str, Any] = dict(zip(names, data, strict=False)) if isinstance(data, list) else data
    if isinstance(data, list) != _native[kind] or not isinstance(said, dict):
        raise msgspec.ValidationError(f"{kind.__name__} is written otherwise")
    hints = typing.get_type_hints(kind)
    found = {
        name: msgspec.convert(said[name], hints[name], dec_hook=inner, str_keys=True) for name in names if name in said
    }
    try:
        return kind(**found)
    except TypeError as error:
        raise msgspec.ValidationError(str(error)) from None


def replace(record: T, /, **changes: Any) -> T:
    """Return a record with other values in some fields."""
    kind: Any = type(record)
    if kind not in _native:
        return msgspec.structs.replace(record, **changes)  # type: ignore[type-var]
    made: T = kind(**{name: getattr(record, name) for name in fields_of(kind)} | changes)
    return made


# ---------------------------------------------------------------------------------------------- compiled


#: The native records, and whether they are written as arrays.
_native: dict[type, bool] = {}


def native(kind: Any, hints: dict[str, str], config: Mapping[str, Any]) -> None:
    """Take a native record in: with what msgspec would know of it."""
    kind.__struct_fields__ = tuple(hints)
    kind.__annotations__ = hints
    kind.__repr__ = _shown
    _native[kind] = bool(config.get("array_like"))


def _shown(record: Any) -> str:
    facts = [f"{name}={getattr(record, name)!r}" for name in fields_of(type(record))]
    return f"{type(record).__name__}({', '.join(facts)})"


def adopt(kind: Any) -> None:
    """Make an interpreted state over the native one: of a game that is not compiled, on a core that is."""
    if "__mypyc_attrs__" in vars(kind):
        return
    base = kind.__mro__[1]
    own = {name: hint for name, hint in vars(kind).get("__annotations__", {}).items() if "ClassVar" not in str(hint)}
    names = (*fields_of(base), *(name for name in own if name not in fields_of(base)))
    defaults = getattr(base, "_defaults", {}) | {name: vars(kind)[name] for name in own if name in vars(kind)}
    kind.__struct_fields__, kind._defaults, _native[kind] = names, defaults, False
    native_base = next(one for one in kind.__mro__ if "__mypyc_attrs__" in vars(one))
    taken = {name for name in fields_of(native_base) if hasattr(native_base, name)}

    def __init__(self: Any, **given: Any) -> None:
        if unknown := given.keys() - {*names}:
            raise TypeError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
        native_base.__init__(self, **{name: value for name, value in given.items() if name in taken})
        for name in names:
            if name not in taken:
                if name not in given and name not in defaults:
                    raise TypeError(f"{kind.__name__} lacks {name}")
                setattr(self, name, given[name] if name in given else _begun(defaults[name]))

    def __copy__(self: Any) -> Any:
        return kind(**{name: getattr(self, name) for name in names})

    def __eq__(self: Any, other: object) -> bool:
        return type(other) is kind and all(getattr(self, name) == getattr(other, name) for name in names)

    kind.__init__, kind.__copy__, kind.__eq__, kind.__repr__ = __init__, __copy__, __eq__, _shown


def _begun(default: Any) -> Any:
    """Return what a field begins with: containers are made anew."""
    if isinstance(default, (list, dict)):
        return default.copy()
    made = getattr(default, "default_factory", None)
    return made() if callable(made) else default


# ---------------------------------------------------------------------------------------------- cloning


#: How each kind of container is copied.
_COPIES = {
    "records": "[record.__copy__() for record in state.{name}]",
    "record": "state.{name}.__copy__()",
    "flat": "state.{name}.copy()",
}


def cloner(cls: type) -> Callable[[Any], Any]:
    """Write the function that clones a state of this class, once: faster than to go through the plan each time."""
    copies = [f"twin.{name} = {_COPIES[kind].format(name=name)}" for name, kind in clone_plan(cls)]
    lines = ["def clone(state):", "twin = state.__copy__()", *copies, "twin.events = None", "return twin"]
    made: dict[str, Any] = {}
    exec("\n    ".join(lines), made)
    cls._cloner = found = made["clone"]  # type: ignore[attr-defined]
    return found  # type: ignore[no-any-return]


def clone_plan(cls: type) -> tuple[tuple[str, str], ...]:
    """Work out which fields hold containers and how to copy them.

    Raises:
        TypeError: a field is neither immutable nor a flat container.
    """
    plan = []
    hints = typing.get_type_hints(cls)
    for name in fields_of(cls):
        kind = _kind_of(cls, name, hints[name])
        if kind and name != "events":
            plan.append((name, kind))
    return tuple(plan)


def _kind_of(cls: type, name: str, hint: Any) -> str:
    """Return how to copy a field: "flat", "record", "records", or "" if it can be shared."""
    origin, parts = typing.get_origin(hint) or hint, typing.get_args(hint)
    if origin is list and _is_record(parts[0]):
        _refuse_unless_flat(cls, name, parts[0])
        return "records"
    if origin in (list, dict):
        if any(_kind_of(cls, name, part) for part in parts):
            raise TypeError(f"{cls.__name__}.{name}: {hint} holds containers, which a clone would share")
        return "flat"
    if _is_record(hint):
        _refuse_unless_flat(cls, name, hint)
        return "record"
    if origin in (typing.Union, types.UnionType):
        for part in parts:
            if name != "events" and _kind_of(cls, name, part):
                raise TypeError(f"{cls.__name__}.{name}: a container may not be optional; use an empty one")
        return ""
    if origin in (tuple, frozenset):
        if any(_kind_of(cls, name, part) for part in parts if part not in (Any, ...)):
            raise TypeError(f"{cls.__name__}.{name}: {hint} holds containers, which a clone would share")
        return ""
    if origin is typing.Literal or (isinstance(origin, type) and not issubclass(origin, _CHANGING)):
        return ""
    raise TypeError(f"{cls.__name__}.{name}: {hint} can be neither shared nor copied flat")


#: What a clone must not share. `Any` could be any of them.
_CHANGING: Any = (MutableSequence, MutableSet, MutableMapping, Any)


def _refuse_unless_flat(cls: type, name: str, record: type) -> None:
    """A record is copied as it is: what it holds must not change in itself."""
    for field, hint in typing.get_type_hints(record).items():
        if _kind_of(record, field, hint):
            raise TypeError(f"{cls.__name__}.{name}: {record.__name__}.{field} would be shared by clones")


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__struct_config__.frozen
