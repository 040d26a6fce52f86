"""Words that all parts of the oracle use: choices, and the effects of cards by the way to them; see `oracle.py`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeAlias

from .printed import ABILITIES, FEATURES, ITEMS, LEGENDS, MATS, MONSTERS, PARTS

#: A choice in plain words: its kind and its facts. One that begins with "perhaps" need not be offered.
Choice: TypeAlias = tuple[Any, ...]

CARDS = {
    "ability": ABILITIES, "feature": FEATURES, "item": ITEMS, "legend": LEGENDS, "mat": MATS, "monster": MONSTERS,
    "part": PARTS,
}  # fmt: skip


@cache
def effect_at(where: str) -> dict[str, Any]:
    """Return an effect by the way to it, such as `item.sling.skills[0].effects[0]`."""
    kind, card, *way = where.split(".")
    found: Any = CARDS[kind][card]
    for part in way:
        name, *places = re.split(r"[\[\]]+", part)
        if name:
            found = found[name.rstrip("_")]  # `else` is a word of the language
        for place in filter(None, places):
            found = found[int(place)] if place.isdigit() else next(one for one in found if one.get("id") == place)
    return dict(found)
