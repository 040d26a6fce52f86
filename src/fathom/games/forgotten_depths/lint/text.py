"""Which words a box needs beyond a name for every entry, and which of them are missing."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.words import dashed

from ..box import DepthsBox


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
