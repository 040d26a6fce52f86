"""What the words of a thing must tell: a text written by hand is compared, number by number, with the effects it tells.

The words of a card are made from its effects. A text written by hand replaces them where it reads better; then the
numbers of its effects must be in it, each as often as there, in every language, and no others. A number that belongs
to the story stands in quotes inside braces, where Fluent has a text that means nothing but itself::

    card-last-stand = Last Stand
        .text = Strike 4. Forget the { "12" } others.

What is compared: digits, and number words from two to twelve. A one often hides in "a" or "the next"; it is compared
only where it is written as a digit.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .texts import written

#: Numbers as words. A one is not among them: "one of them", "ein Hüter".
NUMBER_WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
}
_VALUE = {word: n for words in NUMBER_WORDS.values() for n, word in enumerate(words, 2)}
#: Fields that no text tells: what the engine gives, and what is for the eye.
_NOT_SAID = frozenset({"node", "drawing"})
#: A number, or a word; the letter that some spaces of a board begin with ("E8") makes it a name.
_TOKENS = re.compile(r"[^\W\d_]+\d+|\d+|[^\W\d_]+")
_ICONS = re.compile(r":([a-z][a-z0-9-]*):")


def numbers_in(text: str) -> list[int]:
    """Return the numbers that a text says, in digits or as words from two to twelve.

    >>> numbers_in("Two climbers each gain 3 grip; one may go to E8.")
    [2, 3]
    """
    found = []
    for token in _TOKENS.findall(text):
        if token.isdigit():
            found.append(int(token))
        elif token.lower() in _VALUE:
            found.append(_VALUE[token.lower()])
    return found


def numbers_of(content: object) -> Iterator[int]:
    """Yield the numbers of effects, without sign: those that content gives, of what its records fill in only ones."""
    if isinstance(content, msgspec.Struct):
        for field in msgspec.structs.fields(content):
            value = getattr(content, field.name)
            if field.name not in _NOT_SAID and (value == 1 or value != field.default):
                yield from numbers_of(value)
    elif isinstance(content, Mapping):
        for value in content.values():
            yield from numbers_of(value)
    elif isinstance(content, tuple | list):
        for value in content:
            yield from numbers_of(value)
    elif isinstance(content, int) and not isinstance(content, bool):
        yield abs(content)


def words_of(content: object) -> Iterator[str]:
    """Yield the words of effects: kinds, tokens, names."""
    if isinstance(content, msgspec.Struct):
        for field in content.__struct_fields__:
            yield from words_of(getattr(content, field))
    elif isinstance(content, Mapping):
        for key, value in content.items():
            yield from (*words_of(key), *words_of(value))
    elif isinstance(content, tuple | list):
        for value in content:
            yield from words_of(value)
    elif isinstance(content, str):
        yield content


def disagreements(folders: Sequence[Path], told: Iterable[tuple[str, object]]) -> list[str]:
    """Compare the texts written by hand with the content that they tell; return a line for each that differs."""
    texts = written(folders)
    found = []
    for key, content in told:
        meant = Counter(n for n in numbers_of(content) if n)
        for text in texts.get(key, ()):
            said = _Plain.of(text.pattern)
            if problem := _compare(Counter(numbers_in(said)), meant.copy()):
                found.append(f"{text.where}, {key}: {problem}")
            for icon in dict.fromkeys(_ICONS.findall(said)):
                if icon not in (words := set(words_of(content))):
                    found.append(f"{text.where}, {key}: shows :{icon}:, but the effects have {_named(words)}")
    return found


def _named(words: set[str]) -> str:
    return ", ".join(sorted(filter(None, words))) or "no such thing"


def _compare(said: Counter[int], meant: Counter[int]) -> str:
    """Say which numbers differ, if any do; ones may hide in words."""
    meant[1] = min(said[1], meant[1])
    return "" if +said == +meant else f"says {_listed(said)}, but the effects say {_listed(meant)}"


def _listed(numbers: Counter[int]) -> str:
    return ", ".join(str(n) for n in sorted(numbers.elements())) or "no number"


class _Plain(Visitor):
    """Collects what a text says outside of braces."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)

    @classmethod
    def of(cls, pattern: ast.Pattern) -> str:
        """Return the plain words of a text."""
        one = cls()
        one.visit(pattern)
        return " ".join(one.said)
