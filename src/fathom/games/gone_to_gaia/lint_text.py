"""Which words a box needs, and which of them are missing.

A key is made of the kind and id of an entry: the boss `bob_the_spider` is `boss-card-bob-the-spider`. The heads of
`text/en/content.ftl` and `text/en/words.ftl` list all kinds of keys.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.content import content_roots
from fathom.core.text import LANGS, Text

from .box import FOLDER, GAME, GaiaBox
from .schema import ABILITIES, BOSS_ABILITIES, DISCIPLINES, ELEMENTS, SIDES, TOKENS


def missing_text(box: GaiaBox) -> list[str]:
    """Return what is missing, a line each: the key and the language."""
    wanted = list(dict.fromkeys(keys_of(box)))
    found = []
    for lang in LANGS:
        spoken = Text([FOLDER / "text", *content_roots(FOLDER, box.packs, GAME)[1:]], lang).keys(lang)
        found += [f"text/{lang}: no '{key}'" for key in wanted if key not in spoken]
    return found


def keys_of(box: GaiaBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    for suit in box.suits.values():
        yield from (_key("suit", suit.id) + f".{element}" for element in ELEMENTS)
        if suit.ultimate:
            yield from (_key("suit", suit.id) + part for part in (".ultimate", ".ultimate-text"))
    for id_ in box.types:
        yield from (_key("type", id_) + f".{discipline}" for discipline in DISCIPLINES)
    for kind, ids in (
        ("equipment", box.equipment),
        ("product", box.products),
        ("hero", box.hero),
        ("friendly", box.friendlies),
    ):
        yield from (_key(kind, id_) + ".text" for id_ in ids)
    for id_ in box.boss_cards:
        yield _key("boss-card", id_) + ".back"
    for quest in box.quests.values():
        parts = ("text", "success", "failure", "retreat", *(f"wave{n}" for n in range(1, len(quest.waves) + 1)))
        yield from (f"{_key('quest', quest.id)}.{part}" for part in parts)
    for card in box.scenarios.values():
        for n in range(1, len(card.choices) + 1):
            yield from (f"{_key('scenario', card.id)}.{part}{n}" for part in ("choice", "back"))
    yield from words_of_the_schema()


def words_of_the_schema() -> Iterator[str]:
    """Yield the keys for the words that content may use, whether or not it does."""
    for ability in (*ABILITIES, *BOSS_ABILITIES):
        yield from (_key("ability", ability), _key("ability", ability) + ".text")
    yield from (f"element-{element}" for element in ELEMENTS)
    yield from (f"token-{token}" for token in TOKENS)
    yield from (f"side-{side}" for side in SIDES if len(side) == 1)
    yield from (_key("goal", kind) for kind in ("survive", "slay", "spare", "gather"))


def _key(kind: str, id_: str) -> str:
    return f"{kind}-{id_}".replace(".", "-").replace("_", "-")
