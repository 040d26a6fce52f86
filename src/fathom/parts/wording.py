"""The words of content, made from what it does: each verb has a message of its own, `effect-<verb>`.

The fields of the verb are given to it in words (`Words.facts`, by "verb.field" or by field). Numbers are given without
their sign; `sign` is "minus" if one of them is negative, else "plus". An attribute of the message is another form of
it: `.text` in full, where the message itself is short.

A text written by hand goes before what is made. `lint/text.py` of a game names those that there may be, with the
content that they tell (`told`), and `fathom content check` compares the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from fathom.core.state import State
from fathom.core.text import Arg
from fathom.core.words import Words, dashed

S = TypeVar("S", bound=State)

#: Fields that no text tells: what the engine gives.
_NOT_SAID = frozenset({"node"})


def verb_of(effect: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the name of a verb, as content says it after `do`."""
    return str(effect.__struct_config__.tag)


def keys_of_verbs(*kinds: type[msgspec.Struct], forms: Iterable[str] = ("",)) -> Iterator[str]:
    """Yield the text keys of all verbs of these kinds: what a game's `lint/text.py` asks for."""
    forms = tuple(forms)
    for kind in kinds:
        for verb in _leaves(kind):
            yield from (f"effect-{dashed(verb_of(verb))}{form}" for form in forms)


def _leaves(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    below = kind.__subclasses__()
    if not below:
        yield kind
    for one in below:
        yield from _leaves(one)


class EffectWords(Words[S]):
    """Words that tell what content does."""

    def effect(self, effect: msgspec.Struct, form: str = "") -> str:
        """Return an effect in words: "3 Pearls."; another form of it with an attribute's name."""
        verb = verb_of(effect)
        key = f"effect-{dashed(verb)}.{form}" if form else f"effect-{dashed(verb)}"
        return self(key, **self.fields(effect, verb))

    def effects(self, effects: Iterable[msgspec.Struct], form: str = "") -> str:
        """Return several effects in words, or that there is none."""
        nothing = f"effect-nothing.{form}" if form else "effect-nothing"
        return " ".join(self.effect(one, form) for one in effects) or self.text(nothing)

    def fields(self, record: msgspec.Struct, kind: str = "") -> dict[str, Arg]:
        """Return the fields of a record in words, and the sign of its numbers."""
        said: dict[str, Arg] = {"sign": "plus"}
        for name in record.__struct_fields__:
            value: Any = getattr(record, name)
            if name in _NOT_SAID:
                continue
            if type(value) is int and value < 0:
                said["sign"], value = "minus", -value
            said[name] = "" if value is None else self.fact(name, value, kind)
        return said

    def by_hand(self, key: str) -> str:
        """Return a text that somebody wrote in place of what is made; nothing if nobody did."""
        return self.text(key) if self.text.has(key) else ""
