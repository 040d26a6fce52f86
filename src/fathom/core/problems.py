"""Problems of content files: one readable line each, with the place, and with the word that was probably meant.

>>> problems = Problems()
>>> problems.add("cards.toml", "undertow", "skill[0]", "unknown verb 'strke'", word="strke", choices=["strike", "rest"])
>>> print(*problems.found)
cards.toml, undertow.skill[0]: unknown verb 'strke'; did you mean 'strike'?
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import inspect

from .errors import FathomError, nearest


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong in a content file, in one readable line."""

    file: str
    entry: str
    field: str
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        """Say where it is, what it is, and what was probably meant."""
        where = ".".join(part for part in (self.entry, self.field) if part)
        line = f"{self.file}, {where}: {self.message}" if where else f"{self.file}: {self.message}"
        return f"{line}; {self.suggestion}" if self.suggestion else line


class ContentError(FathomError):
    """Content cannot be used; holds every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Problems:
    """Collects problems, so that people see all of them at once."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(
        self,
        file: str | Path,
        entry: str,
        field: str,
        message: str,
        *,
        word: str | None = None,
        choices: Iterable[str] = (),
    ) -> None:
        """Add one problem; with a wrong word and its choices also what was probably meant."""
        suggestion = _suggest(word, choices) if word is not None else ""
        self.found.append(Problem(str(file), entry, field, message, suggestion))

    def extend(self, error: ContentError) -> None:
        """Add all problems of an error."""
        self.found.extend(error.problems)

    def raise_if_any(self) -> None:
        """Raise a `ContentError` if something was found."""
        if self.found:
            raise ContentError(self.found)


def _suggest(word: str, choices: Iterable[str]) -> str:
    known = sorted(set(choices))
    close = nearest(word, known)
    if close:
        return f"did you mean '{close}'?"
    return f"expected one of: {', '.join(known)}" if 0 < len(known) <= 12 else ""


# ---------------------------------------------------------------- msgspec's errors in our words

_ERROR = re.compile(r"(?P<text>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_TOKEN = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")
_FIELD = re.compile(r"Object (?P<what>contains unknown|missing required) field `(?P<word>.*)`")
_VALUE = re.compile(r"Invalid (?P<enum>enum )?value '?(?P<word>.*?)'?")

#: The way to a place in plain data: keys of tables and positions in lists.
Way = Sequence[str | int]


def explain(error: str, raw: object, kind: object, file: str, entry: str = "") -> Problem:
    """Say what msgspec's error means: ids in place of numbers, our words, and the nearest word that would do."""
    match = _ERROR.fullmatch(error)
    assert match is not None
    text = match["text"]
    way: list[str | int] = []
    for token in _TOKEN.finditer(match["path"] or ""):
        if token["name"] is not None:
            way.append(token["name"])
        else:
            way.append(_failing_key(error, raw, kind, way) if token["index"] == "..." else int(token["index"]))
    declared = _type_at(raw, inspect.type_info(kind), way)
    word = ""
    choices: list[str] = []
    if field := _FIELD.fullmatch(text):
        noun, names = _fields(_members(declared, _at(raw, way)))
        message = f"{field['what'].split()[-1].replace('required', 'missing')} {noun} '{field['word']}'"
        if message.startswith("unknown"):
            word, choices = field["word"], names
    elif not (value := _VALUE.fullmatch(text)):
        plain = text.replace("`object`", "a table").replace("`array`", "a list").replace("`", "")
        message = plain[:1].lower() + plain[1:]
    elif value["enum"]:
        word = value["word"]
        if match["key"]:
            choices = [
                name for one in _members(declared) if isinstance(one, inspect.DictType) for name in _words(one.key_type)
            ]
            message = f"unknown key '{word}'"
        else:
            choices, message = _words(declared), f"unknown value '{word}'"
    else:  # a tag; its place is the table that it stands in
        word, tag = value["word"], way.pop()
        owner = _members(_type_at(raw, inspect.type_info(kind), way))
        choices = [str(one.tag) for one in owner if isinstance(one, inspect.StructType)]
        message = f"unknown {'verb' if tag == 'do' else tag} '{word}'"
    return Problem(file, *_name(raw, way, entry), message, _suggest(word, choices))


def id_of(raw: object) -> str | None:
    """Return the id of an entry that is still plain data, if it has one."""
    id_ = raw.get("id") if isinstance(raw, dict) else None
    return id_ if isinstance(id_, str) else None


def _name(raw: object, way: Way, entry: str) -> tuple[str, str]:
    """Name a place by entry and field, with ids on the way: `card[1].skill[0]` becomes `fix.dyno`, `skill[0]`."""
    root, field = id_of(raw) or entry, ""
    entry = root
    for number, step in enumerate(way, 1):
        id_ = id_of(_at(raw, way[:number]))
        if isinstance(step, str):
            field = f"{field}.{step}" if field else step
        elif id_ is not None and (not entry or id_.startswith(root + ".")):
            entry, field = id_, ""
        else:
            field += f"[{step if id_ is None else id_}]"
    return entry, field


def _at(raw: object, way: Way) -> object:
    """Return what lies at the end of the way."""
    for step in way:
        if isinstance(raw, dict):
            raw = raw.get(step)
        elif isinstance(raw, list) and isinstance(step, int) and step < len(raw):
            raw = raw[step]
    return raw


def _failing_key(error: str, raw: object, kind: object, way: Way) -> str:
    """Find the key whose value fails, which msgspec does not tell: try the table with one key at a time."""
    table = _at(raw, way)
    for key in table if isinstance(table, dict) else ():
        trial = copy.deepcopy(raw)
        pruned = _at(trial, way)
        assert isinstance(pruned, dict)
        for other in set(pruned) - {key}:
            del pruned[other]
        try:
            msgspec.convert(trial, kind)
        except msgspec.ValidationError as again:
            if str(again) == error:
                return str(key)
    return "..."


def _type_at(raw: object, kind: inspect.Type, way: Way) -> inspect.Type:
    """Return the type that is declared at the end of the way."""
    for number, step in enumerate(way):
        value, outer = _at(raw, way[:number]), kind
        kind = inspect.AnyType()
        for one in _members(outer, value):
            if isinstance(one, inspect.StructType):
                kind = next((field.type for field in one.fields if field.encode_name == step), kind)
            elif isinstance(one, inspect.DictType) and isinstance(value, dict):
                kind = one.value_type
            elif isinstance(one, inspect.TupleType) and isinstance(step, int):
                kind = one.item_types[step]
            elif isinstance(one, inspect.CollectionType) and isinstance(value, list):
                kind = one.item_type
    return kind


def _members(kind: inspect.Type, value: object = None) -> list[inspect.Type]:
    """Return the types that a type allows; given a table with a tag, only the one that it names."""
    if isinstance(kind, inspect.Metadata):
        return _members(kind.type, value)
    members = [one for part in kind.types for one in _members(part)] if isinstance(kind, inspect.UnionType) else [kind]
    if isinstance(value, dict):
        for one in members:
            if isinstance(one, inspect.StructType) and one.tag_field and value.get(one.tag_field) == one.tag:
                return [one]
    return members


def _fields(members: Iterable[inspect.Type]) -> tuple[str, list[str]]:
    """Return what the fields of a record are called, and their names."""
    for one in members:
        if isinstance(one, inspect.StructType):
            return "parameter" if one.tag_field else "field", [field.encode_name for field in one.fields]
    return "field", []


def _words(kind: inspect.Type) -> list[str]:
    """Return the words that an enumeration or a literal type allows."""
    found: list[str] = []
    for one in _members(kind):
        if isinstance(one, inspect.LiteralType):
            found += map(str, one.values)
        elif isinstance(one, inspect.EnumType):
            found += (str(member.value) for member in one.cls)
    return found
