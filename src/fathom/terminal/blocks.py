"""Blocks of lines, set below and beside each other: the terminal's layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Block: TypeAlias = list[Text]

#: Wraps text; it draws nothing, so nothing about the real screen matters.
_WRAPPER = Console(width=200, force_terminal=False)


def line(*parts: str | tuple[str, str] | Text, style: str = "") -> Text:
    """Put a line together from pieces, some of them styled.

    >>> line("a", ("b", "bold")).plain
    'ab'
    """
    return Text.assemble(*parts, style=style, no_wrap=True, end="")


def wrap(text: Text | str, width: int, indent: int = 0) -> Block:
    """Break a text into lines; those after the first are indented."""
    whole = Text(text) if isinstance(text, str) else text
    whole.no_wrap = False
    first, *rest = whole.wrap(_WRAPPER, max(width, 8), overflow="fold") or [Text()]
    first.rstrip()
    if not rest:
        return [first]
    for part in rest:
        part.rstrip()
    tail = Text(" ").join(rest)
    inner = [tail]
    if cell_len(tail.plain) > width - indent:
        inner = list(tail.wrap(_WRAPPER, max(width - indent, 8), overflow="fold"))
    for part in inner:
        part.rstrip()
    return [first, *(Text(" " * indent) + part for part in inner)]


def cut(text: Text, width: int) -> Text:
    """Cut a line to a width, with a mark that something is missing."""
    if cell_len(text.plain) > width:
        text = text.copy()
        text.truncate(width, overflow="ellipsis")
    return text


def pad(text: Text, width: int) -> Text:
    """Fill a line up to a width."""
    padded = text.copy()
    padded.append(" " * max(0, width - cell_len(text.plain)))
    return padded


def width_of(block: Iterable[Text]) -> int:
    """Return how wide a block is."""
    return max((cell_len(one.plain) for one in block), default=0)


def beside(left: Block, right: Block, left_width: int, gap: str = "  ") -> Block:
    """Set two blocks side by side."""
    joined: Block = []
    for at in range(max(len(left), len(right))):
        one = pad(left[at], left_width) if at < len(left) else Text(" " * left_width)
        one = one + Text(gap)
        if at < len(right):
            one = one + right[at]
        one.rstrip()
        joined.append(one)
    return joined


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Set short texts in as many columns as fit, row by row; long ones get lines of their own."""
    if not cells:
        return []
    wide = width_of(cells) + gap
    number = max(1, (width + gap) // wide)
    found: Block = []
    for at in range(0, len(cells), number):
        row = Text()
        for cell in cells[at : at + number]:
            row = row + pad(cell, wide)
        row.rstrip()
        found.append(row)
    return found


def flow(facts: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> Block:
    """Set facts one after the other, breaking lines only between them; only a fact wider than a line is wrapped."""
    found: Block = []
    for fact in facts:
        last = found[-1] if found else None
        if last is not None and cell_len(last.plain) + len(gap) + cell_len(fact.plain) <= width:
            last.append(gap)
            last.append_text(fact)
            continue
        margin = " " * (indent if found else 0)
        for part in wrap(fact.copy(), width - indent, 2):
            found.append(Text(margin) + part)
            margin = " " * indent
    return found


def folded(facts: Sequence[Text], width: int, gap: str = "  ") -> Block:
    """Set facts into one line; a mark says that some did not fit. There is no line without facts."""
    whole = Text(gap).join([fact for fact in facts if fact.plain])
    return [cut(whole, width)] if whole.plain else []
