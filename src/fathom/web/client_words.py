"""The words of the pages: Fluent messages, taken apart so that a browser can say them without a Fluent of its own."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from fluent.syntax import ast
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Response

from fathom.core.memo import memo
from fathom.core.text import parsed, patterns, text_files

from .pages import respond
from .refusals import Refusal

FOLDER = Path(__file__).parent / "text" / "client"
_CACHE = "no-cache"  # they are asked for again by their tag


class Gap(msgspec.Struct, omit_defaults=True):
    """A place in a message for a fact; with cases for its number, the sentence to say in each ("*": in all others)."""

    fact: str
    cases: dict[str, list[str | Gap]] = {}


#: A message: plain words, or words with gaps.
Told = str | list[str | Gap]


def told(lang: Literal["en", "de"]) -> dict[str, Told]:
    """Return all messages of a language."""
    messages: dict[str, Told] = {}
    for path in text_files(FOLDER, lang):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                messages |= {key: _plain(list(_parts(said))) for key, said in patterns(entry).items()}
    return messages


def _plain(parts: list[str | Gap]) -> Told:
    return "".join(map(str, parts)) if all(isinstance(part, str) for part in parts) else parts


def _parts(pattern: ast.Pattern) -> Iterator[str | Gap]:
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                yield element.value
            case ast.Placeable(expression=ast.VariableReference(id=fact)):
                yield Gap(fact.name)
            case ast.Placeable(expression=ast.SelectExpression(selector=ast.VariableReference(id=fact)) as by):
                yield Gap(fact.name, dict(_cases(by.variants)))
            case _:
                raise ValueError(f"the pages cannot say {element}")


def _cases(variants: list[ast.Variant]) -> Iterator[tuple[str, list[str | Gap]]]:
    for variant in variants:
        parts = list(_parts(variant.value))
        name = variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
        yield name, parts
        if variant.default:
            yield "*", parts


@memo
def _sent(lang: Literal["en", "de"]) -> tuple[bytes, bytes, str]:
    """Return the messages as they are sent, and compressed, and their tag."""
    data = msgspec.json.encode(told(lang))
    return data, gzip.compress(data, 9, mtime=0), hashlib.sha256(data).hexdigest()[:20]


@get("/words/{lang:str}", include_in_schema=False)
async def client_words(request: Request[None, None, State], lang: FromPath[str]) -> Response[bytes]:
    """Return the words of the pages in a language."""
    if lang not in ("en", "de"):
        raise Refusal("no-page")
    data, small, tag = _sent("de" if lang == "de" else "en")
    return respond(request, data, small, tag, "application/json", _CACHE)
