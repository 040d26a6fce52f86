"""The catalogue: what comes in the box of a game, each kind of entry declared once.

    class AbyssBox(Catalogue):
        game = "abyss"
        folder = Path(__file__).parent
        lords = entries("lords.toml", "lord", Lord)
        numbers = whole("numbers.toml", Numbers)

        def lay_out(self) -> None:
            self.prices = {lord.id: lord.cost for lord in self.lords.values()}

From that come the loading with packs, the fingerprint, the names of effects and of texts, and the place of each entry
for messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, cast

import msgspec

from fathom.core.content import (
    Loaded,
    Problems,
    Record,
    check_file_names,
    content_hash,
    content_roots,
    find_files,
    load_table,
    merge_entries,
    snake,
)
from fathom.core.state import Box

R = TypeVar("R")


class Verb(Record, frozen=True, kw_only=True, tag_field="do", tag=snake):
    """An effect: one verb with its parameters. Each game has a subclass for each verb."""

    #: Its name in the box, by which pending calls know it: the way to it, such as `card.fix.dyno.skill[0]`.
    node: str = ""


class Section(NamedTuple):
    """A kind of entry: the files that hold it, the table in them, the record that it becomes."""

    files: tuple[str, ...]
    #: The name of the table, as in `[[lord]]`. Empty: each file is one entry.
    table: str
    record: type[Any]
    #: The first word of the names of its texts and effects.
    kind: str
    #: Whether one file is the one record of the section.
    alone: bool = False
    #: Whether each entry has a name, and perhaps a text, under its kind and id.
    named: bool = True


def entries(files: str, table: str, record: type[R], *, kind: str = "", named: bool = True) -> dict[str, R]:
    """Declare a section of a catalogue: there it is a dict of records by id.

    Args:
        files: a pattern such as `lords.toml` or `leviathans/*.toml`, or several with spaces between them.
        table: the name of the table in these files; empty if each file is one entry.
        record: what an entry becomes.
        kind: the first word of the names of its texts, if that is not the table's.
        named: whether an entry has a name of its own.
    """
    return cast(dict[str, R], Section(tuple(files.split()), table, record, kind or table, named=named))


def whole(file: str, record: type[R]) -> R:
    """Declare a section that is one record and has a file of its own; that of a pack replaces it as a whole."""
    return cast(R, Section((file,), "", record, file.partition(".")[0], alone=True))


class Catalogue(Box):
    """The content of a game, loaded: a subclass declares its sections and says what follows from them."""

    folder: ClassVar[Path]
    sections: ClassVar[Mapping[str, Section]]

    def __init_subclass__(cls) -> None:
        cls.sections = {name: value for name, value in vars(cls).items() if isinstance(value, Section)}
        for name in cls.sections:
            delattr(cls, name)

    def __init__(
        self,
        found: Mapping[str, Any],
        packs: Sequence[Path] = (),
        files: Mapping[tuple[type, str], str] | None = None,
    ) -> None:
        """Take in the records of each section; what follows from them is for `lay_out`, which a lint does not need.

        Args:
            found: by section, the records by id, or the one record.
            packs: the packs that were laid over the game's own content.
            files: the file of each entry, by its type and id.
        """
        self.packs = tuple(packs)
        self.files = files or {}
        for name, section in self.sections.items():
            setattr(self, name, found[name] if section.alone else dict(found[name]))
        self.hash = content_hash([getattr(self, name) for name in self.sections])
        #: All effects by name.
        self.nodes: dict[str, Any] = {}
        for place, verb in self._verbs():
            msgspec.structs.force_setattr(verb, "node", place)
            self.nodes[place] = verb

    @classmethod
    def made_of(cls, found: Mapping[str, Any]) -> Self:
        """Return a box that holds these records, by section."""
        box = cls(found)
        box.lay_out()
        return box

    @classmethod
    def open(cls, packs: Sequence[Path] = (), *, check: bool = False) -> Self:
        """Load the content with packs laid over it, and check it if there are packs or if that is wanted.

        Raises:
            ContentError: something in it is misspelt, missing or impossible.
        """
        roots = content_roots(cls.folder / "content", packs, cls.game)
        problems = Problems()
        check_file_names(roots, cls.patterns(), problems)
        loaded = {name: cls._load(section, roots, problems) for name, section in cls.sections.items()}
        for group in loaded.values():
            for one in group.values():
                for place, verb in _verbs("", one.value):
                    if verb.node:
                        problems.add(one.file, one.id, place.lstrip("."), "'node' is given by the engine: leave it out")
        problems.raise_if_any()
        found = {name: {id_: one.value for id_, one in group.items()} for name, group in loaded.items()}
        files = {(type(one.value), one.id): one.file for group in loaded.values() for one in group.values()}
        box = cls({name: group.get("", group) for name, group in found.items()}, packs, files)
        if check or packs:
            box.check(problems)
            problems.raise_if_any()
        box.lay_out()
        return box

    @classmethod
    def patterns(cls) -> tuple[str, ...]:
        """Return the content files of this game, as patterns."""
        return tuple(dict.fromkeys(file for section in cls.sections.values() for file in section.files))

    @classmethod
    def _load(cls, section: Section, roots: Sequence[Path], problems: Problems) -> dict[str, Loaded[Any]]:
        if section.alone:
            *_, last = find_files(roots, section.files[0])
            return {"": Loaded("", load_table(last.path, section.record, last.shown), last.shown)}
        found: dict[str, Loaded[Any]] = {}
        for file in section.files:
            others = [one.table for one in cls.sections.values() if file in one.files]
            found |= merge_entries(roots, file, section.table or None, section.record, also=others, problems=problems)
        return found

    def check(self, problems: Problems) -> None:
        """Note what is wrong with the content beyond the shape of its records. Nothing is laid out yet."""

    def lay_out(self) -> None:
        """Work out what follows from the content, once."""

    # ------------------------------------------------------------------------------------------ places

    def file_of(self, entry: object) -> str:
        """Return the file that an entry comes from."""
        return self.files.get((type(entry), getattr(entry, "id", "")), "")

    def places(self) -> Iterator[tuple[str, Record]]:
        """Yield everything in the content that has a name, entries inside entries too, with its kind and id."""
        for name, section in self.sections.items():
            if section.named and not section.alone:
                for entry in getattr(self, name).values():
                    yield from _places(section.kind, entry, "")

    def _verbs(self) -> Iterator[tuple[str, Verb]]:
        for name, section in self.sections.items():
            if not section.alone:
                for entry in getattr(self, name).values():
                    yield from _verbs(f"{section.kind}.{entry.id}", entry)


def _places(kind: str, entry: Record, owner: str) -> Iterator[tuple[str, Record]]:
    """Yield an entry and those inside it. An id that does not begin with that of the entry around it gets it."""
    id_: str = getattr(entry, "id", "")
    if id_:
        yield f"{kind}.{id_ if not owner or id_ == owner or id_.startswith(f'{owner}.') else f'{owner}.{id_}'}", entry
        owner = owner or id_
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        # Tables of entries have a name in the singular; lists inside an entry (tokens, pools) need no words.
        if isinstance(value, tuple) and not field.endswith("s"):
            for inner in value:
                if isinstance(inner, Record) and hasattr(inner, "id"):
                    yield from _places(field, inner, owner)


def _verbs(place: str, value: object) -> Iterator[tuple[str, Verb]]:
    """Yield every verb inside a piece of content with its place, outermost first."""
    if isinstance(value, Verb):
        yield place, value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if inner and not isinstance(inner, str | int):
                yield from _verbs(f"{place}.{field}", inner)
    elif isinstance(value, tuple | list):
        for i, item in enumerate(value):
            yield from _verbs(f"{place}[{getattr(item, 'id', None) or i}]", item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _verbs(f"{place}.{key}", item)
