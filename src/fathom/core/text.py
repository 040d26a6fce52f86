"""Everything that people read: Fluent messages, in English and German.

A key is `message` or `message.attribute`; each names one whole sentence, never a piece of one. Texts come from folders
that are given in order (engine, game, packs); each holds `text/<lang>.ftl`, or `text/<lang>/*.ftl`, or both. A message
in a later folder replaces the whole message of an earlier one, whatever the language: a pack that rewrites a card in
English only is shown in English, since the old German words would be wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

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
        for folder in folders:
            said: dict[str, tuple[str, ...]] = {}
            for one in reversed(langs):
                for path in text_files(folder, one):
                    for name in _message_ids(_stamped(path)):
                        said[name] = tuple(dict.fromkeys((*said.get(name, ()), one)))
            self._langs_of |= said
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
        """The text of which this one is a copy for certain people; what was said with names as arguments fits both."""
        return self._origin or self

    def calling(self, people: Sequence[str]) -> Text:
        """Return the same words for a table at which people have these names, by seat; an empty one is unknown."""
        twin = copy(self)
        twin.people, twin._origin = tuple(people), self.origin
        return twin

    def has(self, key: str) -> bool:
        """Return whether a key has a text, in this language or in English."""
        return self._find(key) is not None

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


@lru_cache(maxsize=64)
def _bundle(lang: str, files: tuple[Stamped, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for stamped in files:
        bundle.add_resource(_parse(stamped), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _keys_in(files: tuple[Stamped, ...]) -> frozenset[str]:
    messages = {message.id.name: message for stamped in files for message in _messages(_parse(stamped))}
    return frozenset(key for message in messages.values() for key in _patterns(message))


@lru_cache(maxsize=256)
def _message_ids(stamped: Stamped) -> tuple[str, ...]:
    return tuple(message.id.name for message in _messages(_parse(stamped)))


def _messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def _patterns(message: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    """Return the keys of a message, its own and one per attribute, with what they say; a term has none to ask for."""
    if isinstance(message, ast.Term):
        return {}
    found = {message.id.name: message.value} if message.value else {}
    return found | {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}


class Written(NamedTuple):
    """A text as somebody wrote it: the language, the words as Fluent reads them, file and line."""

    lang: str
    pattern: ast.Pattern
    where: str


def written(folders: Sequence[Path]) -> dict[str, list[Written]]:
    """Return every key with its text in each language; of several folders that have the message, from the last one."""
    found: dict[str, dict[str, list[Written]]] = {}
    for folder in folders:
        here: dict[str, dict[str, list[Written]]] = {}
        for lang in LANGS:
            for entry, where in _survey(folder, lang, []).values():
                for key, pattern in _patterns(entry).items():
                    here.setdefault(key.partition(".")[0], {}).setdefault(key, []).append(Written(lang, pattern, where))
        found |= here
    return {key: texts for keys in found.values() for key, texts in keys.items()}


# ---------------------------------------------------------------- audit


def audit(folders: Sequence[Path]) -> list[str]:
    """Compare the languages, folder by folder: what is missing, differs in its variables, is said twice, is unreadable.

    An empty list means that every key has a text in every language.
    """
    report: list[str] = []
    known: dict[str, set[str]] = {lang: set() for lang in LANGS}
    for folder in folders:
        entries = {lang: _survey(folder, lang, report) for lang in LANGS}
        texts: dict[str, Texts] = {}
        for lang in LANGS:
            known[lang] |= entries[lang].keys()
            texts[lang] = {
                key: (said, at) for entry, at in entries[lang].values() for key, said in _patterns(entry).items()
            }
            for key, (pattern, where) in texts[lang].items():
                lost = sorted(_names(pattern, _reference) - known[lang])
                report += (f"{where}: {key} refers to {name}, which does not exist" for name in lost)
        for one, other in permutations(LANGS, 2):
            report += _compare(texts, one, other)
    return report


#: Keys with what they say and where.
Texts: TypeAlias = dict[str, tuple[ast.Pattern, str]]


def _survey(folder: Path, lang: str, report: list[str]) -> dict[str, tuple[ast.Message | ast.Term, str]]:
    """Return a folder's messages and terms with their places; report what is unreadable or said twice."""
    found: dict[str, tuple[ast.Message | ast.Term, str]] = {}
    for path in text_files(folder, lang):
        source = path.read_text(encoding="utf-8")
        for entry in _parse(_stamped(path)).body:
            where = f"{path}:{_line(entry, source)}"
            if isinstance(entry, ast.Junk):
                report.append(f"{where}: cannot be read: {'; '.join(note.message or '' for note in entry.annotations)}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in found:
                    report.append(f"{where}: {name} is already in {found[name][1]}")
                found[name] = entry, where
    return found


def _compare(texts: dict[str, Texts], one: str, other: str) -> Iterator[str]:
    """Yield what one language says and the other does not, and variables that they do not share."""
    for key, (pattern, where) in texts[one].items():
        if key not in texts[other]:
            yield f"{where}: {key} is missing in {other}"
            continue
        mine, theirs = (_names(said, _variable) for said in (pattern, texts[other][key][0]))
        if mine - theirs:
            yield f"{where}: {key} uses {', '.join(f'${name}' for name in sorted(mine - theirs))}, but not in {other}"


class _Finder(Visitor):
    """Collects the names of certain nodes below a pattern."""

    def __init__(self, name_of: Callable[[ast.BaseNode], str | None]) -> None:
        self.name_of = name_of
        self.found: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if (name := self.name_of(node)) is not None:
            self.found.add(name)
        super().generic_visit(node)


def _names(pattern: ast.Pattern, name_of: Callable[[ast.BaseNode], str | None]) -> set[str]:
    finder = _Finder(name_of)
    finder.visit(pattern)
    return finder.found


def _variable(node: ast.BaseNode) -> str | None:
    return node.id.name if isinstance(node, ast.VariableReference) else None


def _reference(node: ast.BaseNode) -> str | None:
    if isinstance(node, ast.TermReference):
        return f"-{node.id.name}"
    return node.id.name if isinstance(node, ast.MessageReference) else None


def _line(entry: ast.BaseNode, source: str) -> int:
    span = entry.span if isinstance(entry, ast.SyntaxNode) else None
    return source.count("\n", 0, span.start) + 1 if span else 0
