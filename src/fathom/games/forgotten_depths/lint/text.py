"""Which words a box needs beyond a name for every entry, and which of them are missing."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.content import content_roots
from fathom.core.text import LANGS, Text
from fathom.core.words import dashed

from ..box import FOLDER, GAME, DepthsBox


def missing_text(box: DepthsBox) -> list[str]:
    """Return what is missing, a line each: the key and the language."""
    wanted = list(dict.fromkeys(keys_of(box)))
    found = []
    for lang in LANGS:
        spoken = Text([FOLDER / "text", *content_roots(FOLDER, box.packs, GAME)[1:]], lang).keys(lang)
        found += [f"text/{lang}: no '{key}'" for key in wanted if key not in spoken]
    return found


def keys_of(box: DepthsBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    for kind, group, more in (
        ("mat", box.mats, (".title", ".look")),
        ("monster", box.monsters, (".look",)),
        ("ability", box.abilities, (".text",)),
        ("item", box.items, (".text",)),
        ("feature", box.features, (".text",)),
        ("legend", box.legends, (".text",)),
        ("skill", box.skills, (".text",)),
    ):
        for name in group:
            yield from (f"{kind}-{dashed(name)}{part}" for part in ("", *more))
