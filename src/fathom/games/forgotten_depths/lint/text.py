"""Which words a box needs beyond a name for every entry, and what those written by hand must tell.

The words of Items, Ability Cards and skills are made from their effects. One that is written by hand (`item-<id>.text`)
goes before them; its numbers are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.words import dashed

from ..box import DepthsBox


def keys_of(box: DepthsBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    for kind, group, more in (
        ("mat", box.mats, (".title", ".look")),
        ("monster", box.monsters, (".look",)),
        ("feature", box.features, (".text",)),
        ("legend", box.legends, (".text",)),
        ("skill", box.skills, ()),
    ):
        for name in group:
            yield from (f"{kind}-{dashed(name)}{part}" for part in ("", *more))


def written_by_hand(box: DepthsBox) -> Iterator[tuple[str, object]]:
    """Yield the texts that may be written by hand, each with the content that it tells."""
    for item in box.items.values():
        yield f"item-{dashed(item.id)}.text", (item.adds, item.armor, item.uses, item.skills)
    for ability in box.abilities.values():
        yield f"ability-{dashed(ability.id)}.text", ability.skills
    for skill in box.skills.values():
        yield f"skill-{dashed(skill.id)}.text", (skill.cost, skill.effects)
