"""What must hold of every drawing of every game; `broken` names those drawings of which it does not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from xml.etree import ElementTree

from fathom.drawing import sheet

#: Colours by number or function; and what would load or run something.
LITERAL = re.compile(
    r"#[0-9a-f]{3,8}\b(?!['\"])|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklch|oklab)\(|<script|on\w+=|://", re.IGNORECASE
)
PAINT = re.compile(r"(?:fill|stroke|stop-color|color)='([^']*)'")
ALLOWED = re.compile(r"none|url\(#[\w.-]+\)|var\(--[\w-]+\)|color-mix\(in oklab,.*\)")
#: What a page says of a picture: the colour of the seat, and the hues of the mood.
GIVEN = {"--c", "--h", "--h2"}
#: How many numbers a command of a path takes at a time.
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@cache
def tokens() -> frozenset[str]:
    """Return the tokens of the design, and those that games add for their own pictures."""
    return frozenset(re.findall(r"(--[\w-]+)\s*:", sheet.tokens()))


def is_well_formed(svg: str) -> bool:
    return ElementTree.fromstring(svg).tag.endswith("svg")


def names_no_colour(svg: str) -> bool:
    plain = re.sub(r"url\(#[^)]*\)", "", svg)
    return not LITERAL.search(plain) and all(ALLOWED.fullmatch(paint) for paint in PAINT.findall(svg))


def uses_only_tokens_of_the_design_and_its_own(svg: str) -> bool:
    return set(re.findall(r"var\((--[\w-]+)", svg)) <= tokens() | GIVEN | set(re.findall(r"(--[\w-]+):", svg))


def needs_no_escapes_in_json(svg: str) -> bool:
    return '"' not in svg and "\\" not in svg and svg.isascii()


def gives_every_command_of_a_path_its_numbers(svg: str) -> bool:
    for d in re.findall(r" d='([^']*)'", svg):
        for command, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
            # the two flags of an arc may stand without a space before the next number
            count = len(re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers))
            needed = NUMBERS[command.upper()]
            if command.upper() != "A" and (count != 0 if not needed else not count or count % needed):
                return False
        if not d.startswith(("M", "m")):
            return False
    return True


RULES: tuple[Callable[[str], bool], ...] = (
    is_well_formed,
    names_no_colour,
    uses_only_tokens_of_the_design_and_its_own,
    needs_no_escapes_in_json,
    gives_every_command_of_a_path_its_numbers,
)


def broken(rule: Callable[[str], bool], drawn: Mapping[str, str]) -> list[str]:
    """Return the names of the drawings that break a rule."""
    return [name for name, svg in drawn.items() if not rule(svg)]
