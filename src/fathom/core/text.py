"""Everything that people read: Fluent messages, in English and German.

A key is `message` or `message.attribute`; each names one whole sentence, never a piece of one. Texts come from folders
that are given in order (engine, game, packs); each holds `text/<lang>.ftl`, or `text/<lang>/*.ftl`, or both. A message
in a later folder replaces the whole message of an earlier one, whatever the language: a pack that rewrites a card in
English only is shown in English, since the old German words would be wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

LANGS = ("en", "de")

#: What a message may be given: a yes or no becomes the word `true` or `false`, to choose a variant by.
Arg: TypeAlias = int | str | bool


class Text:
    """The words of a game in one language; English where it has none, and for languages that we do not speak."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        self.lang = lang if lang in LANGS else "en"
        #: Keys that were asked for and do not exist.
        self.missing: set[str] = set()
        #: What went wrong inside a message that does exist, such as a variable that was not given.
        self.errors: dict[str, str] = {}
        #: The names of the people at the table, by seat, where they are known: for games that call seats by them.
        self.people: tuple[str, ...] = ()
        self._origin: Text | None = None
        langs = ("en",) if self.lang == "en" else ("en", self.lang)
        files = {one: tuple(_stamped(path) for folder in folders for path in text_files(folder, one)) for one in langs}
        self._bundles = {one: _bundle(one, stamped) for one, stamped in files.items()}
        self._keys = {one: _keys_in(stamped) for one, stamped in files.items()}
        #: The languages in which the last folder with a message has it.
        self._langs_of: dict[str, tuple[str, ...]] = {}
        #: The last folder with a message.
        self._folder_of: dict[str, Path] = {}
        for folder in folders:
            said: dict[str, tuple[str, ...]] = {}
            for one in reversed(langs):
                for path in text_files(folder, one):
                    for name in _message_ids(_stamped(path)):
                        said[name] = tuple(dict.fromkeys((*said.get(name, ()), one)))
            self._langs_of |= said
            self._folder_of |= dict.fromkeys(said, folder)
        self._said: dict[str, str] = {}

    def __call__(self, key: str, /, **args: Arg) -> str:
        """Return the text of a key; a key that nobody wrote comes back as `⟨key⟩`, so that play goes on."""
        if not args and key in self._said:
            return self._said[key]
        lang = self._find(key)
        if lang is None:
            self.missing.add(key)
            return f"⟨{key}⟩"
        bundle = self._bundles[lang]
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        values = {name: str(arg).lower() if isinstance(arg, bool) else arg for name, arg in args.items()}
        said, errors = bundle.format_pattern(pattern, values)
        if errors:
            self.errors[key] = "; ".join(map(str, errors))
        elif not args:
            self._said[key] = str(said)
        return str(said)

    @property
    def origin(self) -> Text:
        """The text that this one was copied from for certain people; sentences with names as arguments fit both."""
        return self._origin or self

    def calling(self, people: Sequence[str]) -> Text:
        """Return the same words for a table at which people have these names, by seat; an empty one is unknown."""
        twin = copy(self)
        twin.people, twin._origin = tuple(people), self.origin
        return twin

    def has(self, key: str) -> bool:
        """Return whether a key has a text, in this language or in English."""
        return self._find(key) is not None

    def folder_of(self, key: str) -> Path | None:
        """Return the folder whose message a key says."""
        return self._folder_of.get(key.partition(".")[0])

    def keys(self, lang: str | None = None) -> frozenset[str]:
        """Return the keys that a language has a text for; this text's own language if none is named."""
        return self._keys.get(lang or self.lang, frozenset())

    def _find(self, key: str) -> str | None:
        """Return the language to say a key in: our own, else English; a folder hides what those before it say."""
        for lang in self._langs_of.get(key.partition(".")[0], ()):
            if key in self._keys[lang]:
                return lang
        return None


def text_files(folder: Path, lang: str) -> list[Path]:
    """Return a folder's files for one language, in the order they are read; the folder may be `text/` itself."""
    home = folder / "text" if (folder / "text").is_dir() else folder
    single = home / f"{lang}.ftl"
    return [*([single] if single.is_file() else []), *sorted((home / lang).glob("*.ftl"))]


# ---------------------------------------------------------------- reading

#: A file and the time of its last change: what is read once stays read until the file changes.
Stamped: TypeAlias = tuple[Path, int]


def _stamped(path: Path) -> Stamped:
    return path, path.stat().st_mtime_ns


class _Parser(FluentParser):
    """Reads plain words at one go, not letter by letter: most of what it reads is plain words."""

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        words = _PLAIN.match(ps.string, ps.index)
        assert words is not None
        ps.index, ps.peek_offset = words.end(), 0
        return ast.TextElement(words[0])


_PLAIN = re.compile(r"[^{}\n]*")


@lru_cache(maxsize=256)
def _parse(stamped: Stamped) -> ast.Resource:
    return _Parser().parse(stamped[0].read_text(encoding="utf-8"))


def parsed(path: Path) -> ast.Resource:
    """Return what Fluent reads in a file."""
    return _parse(_stamped(path))


@lru_cache(maxsize=64)
def _bundle(lang: str, files: tuple[Stamped, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for stamped in files:
        bundle.add_resource(_parse(stamped), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _keys_in(files: tuple[Stamped, ...]) -> frozenset[str]:
    messages = {message.id.name: message for stamped in files for message in _messages(_parse(stamped))}
    return frozenset(key for message in messages.values() for key in patterns(message))


@lru_cache(maxsize=256)
def _message_ids(stamped: Stamped) -> tuple[str, ...]:
    return tuple(message.id.name for message in _messages(_parse(stamped)))


def _messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def patterns(message: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    """Return the keys of a message, its own and one per attribute, with what they say; a term has none to ask for."""
    if isinstance(message, ast.Term):
        return {}
    found = {message.id.name: message.value} if message.value else {}
    return found | {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
