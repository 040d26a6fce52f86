"""Write the client's types from the scene's own records: `python -m tools.client_types`.

The scene (`core/scene.py`), what the server sends around it (`web/shapes.py`) and the words of the pages
(`web/text/client`) are the truth; the client's comments name these types, and `bin/test` checks them with TypeScript.
A test fails when the file is not current.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import TextWrapper
from typing import get_args

import msgspec
from msgspec import inspect

from fathom.core.beats import Beat
from fathom.core.ending import Ending
from fathom.table.advice import Advice
from fathom.table.routes import Route
from fathom.web import client_words, shapes

TARGET = Path(shapes.__file__).parent / "static" / "js" / "types.js"
#: What the client calls a record, where that is not its own name.
NAMES = {"PlayerCard": "Player"}
#: Records that the server sends by themselves.
ROOTS = (
    shapes.Table,
    Route,
    Ending,
    shapes.LessonCard,
    shapes.HowToPart,
    shapes.RuleWords,
    Advice,
    shapes.Analysed,
)
#: What the client itself lays into a record.
ADDED = {"Table": ["routes?: Route[]"], "Choice": ["steps?: number[]"]}
WIDTH = 120
HEAD = """// What the server sends (src/fathom/core/scene.py, src/fathom/web/shapes.py); "?" marks what may be left out.
// Made by `python -m tools.client_types`: do not edit.

/**
"""
TAIL = """ */

export {};
"""


def types() -> str:
    """Return the file."""
    found: dict[str, list[str]] = {}
    for root in ROOTS:
        _gather(inspect.type_info(root), found)
    told = [_typedef(name, f"{{{', '.join(fields)}}}") for name, fields in found.items()]
    told.append(_typedef("Beat", " | ".join(one.__name__ for one in get_args(Beat))))
    words = _typedef("Word", " | ".join(f'"{key}"' for key in client_words.told("en")))
    return HEAD + "".join(told) + words + TAIL


def _typedef(name: str, kind: str) -> str:
    wrap = TextWrapper(
        WIDTH, initial_indent=" * ", subsequent_indent=" *   ", break_long_words=False, break_on_hyphens=False
    )
    return wrap.fill(f"@typedef {{{kind}}} {name}") + "\n"


def _gather(kind: inspect.Type, found: dict[str, list[str]]) -> None:
    """Add a record and all records in it, each after those that it names."""
    if isinstance(kind, inspect.StructType):
        name = _name(kind)
        if name in found:
            return
        found[name] = []  # a record may hold others of its own kind
        for field in kind.fields:
            _gather(field.type, found)
        del found[name]
        tag = [f'{kind.tag_field}: "{kind.tag}"'] if kind.tag_field else []
        found[name] = tag + [_field(field, kind.cls) for field in kind.fields] + ADDED.get(name, [])
    for inner in _inside(kind):
        _gather(inner, found)


def _inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield kind.item_type


def _name(kind: inspect.StructType) -> str:
    return NAMES.get(kind.cls.__name__, kind.cls.__name__)


def _field(field: inspect.Field, cls: type[msgspec.Struct]) -> str:
    left_out = cls.__struct_config__.omit_defaults and not field.required
    return f"{field.encode_name}{'?' if left_out else ''}: {_told(field.type).removesuffix(' | null' * left_out)}"


def _told(kind: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return _name(kind)
        case inspect.UnionType():
            beats = {one.cls for one in kind.types if isinstance(one, inspect.StructType)}
            return "Beat" if beats == set(get_args(Beat)) else " | ".join(_told(one) for one in kind.types)
        case inspect.TupleType():
            return f"[{', '.join(map(_told, kind.item_types))}]"
        case inspect.ListType() | inspect.VarTupleType():
            inner = _told(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        case inspect.DictType():
            return f"Record<string, {_told(kind.value_type)}>"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
    raise TypeError(f"the client has no word for {kind}")


if __name__ == "__main__":
    TARGET.write_text(types(), encoding="utf-8")
