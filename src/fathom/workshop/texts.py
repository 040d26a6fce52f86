"""The texts of all languages side by side: what is missing, what differs, what is said twice, what cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fathom.core.text import LANGS, parsed, patterns, text_files


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
                for key, pattern in patterns(entry).items():
                    here.setdefault(key.partition(".")[0], {}).setdefault(key, []).append(Written(lang, pattern, where))
        found |= here
    return {key: texts for keys in found.values() for key, texts in keys.items()}


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
                key: (said, at) for entry, at in entries[lang].values() for key, said in patterns(entry).items()
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
        for entry in parsed(path).body:
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
