"""Which words a box needs, and which of them are missing.

A key is made of the kind and id of an entry: the boss `bob_the_spider` is `boss-card-bob-the-spider`. The heads of
`text/en/content.ftl` and `text/en/words.ftl` list all kinds of keys.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.parts.wording import keys_of_verbs

from ..box import GaiaBox
from ..schema import verbs
from ..schema.words import ABILITIES, BOSS_ABILITIES, DISCIPLINES, ELEMENTS, SIDES, TOKENS

#: The verbs that cards tell.
TOLD = (
    verbs.Attack, verbs.Roll, verbs.Ultimate, verbs.MoveEnemy, verbs.TurnEnemy, verbs.Move, verbs.Heal, verbs.Shield,
    verbs.GainElement, verbs.LoseElement, verbs.Refresh, verbs.Loan, verbs.Grant, verbs.SpendToken, verbs.Doublers,
    verbs.Parts, verbs.LoseParts, verbs.Xp, verbs.LevelCard, verbs.Suffer,
)  # fmt: skip


def keys_of(box: GaiaBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    yield from keys_of_verbs(*TOLD)
    yield from (f"count-{token}" for token in TOKENS)
    yield from (_key("suit", suit.id) + ".ultimate" for suit in box.suits.values() if suit.ultimate)
    for id_ in box.types:
        yield from (_key("type", id_) + f".{discipline}" for discipline in DISCIPLINES)
    for kind, ids in (("hero", box.heroes), ("friendly", box.friendlies)):
        yield from (_key(kind, id_) + ".text" for id_ in ids)
    for id_ in box.bosses:
        yield _key("boss-card", id_) + ".back"
    for quest in box.quests.values():
        parts = ("text", "success", "failure", "retreat", *(f"wave{n}" for n in range(1, len(quest.waves) + 1)))
        yield from (f"{_key('quest', quest.id)}.{part}" for part in parts)
    for card in box.scenarios.values():
        for n in range(1, len(card.choices) + 1):
            yield from (f"{_key('scenario', card.id)}.{part}{n}" for part in ("choice", "back"))
    yield from words_of_the_story(box)
    yield from words_of_the_schema()


def written_by_hand(box: GaiaBox) -> Iterator[tuple[str, object]]:
    """Yield the texts that may be written by hand, each with the content that it tells."""
    for card in box.equipment.values():
        yield _key("equipment", card.id) + ".text", (card.steps, card.passive)
    for product in box.products.values():
        yield _key("product", product.id) + ".text", (product.passive, product.equip, product.level_cards)
    for suit in box.suits.values():
        for slot in suit.slots:
            yield f"{_key('suit', suit.id)}.{slot.element}", slot.steps
        if suit.ultimate:
            yield _key("suit", suit.id) + ".ultimate-text", suit.ultimate.steps


def words_of_the_story(box: GaiaBox) -> Iterator[str]:
    """Yield the keys of the campaign: names, entries with their choices and paragraphs, endings."""
    yield from (_key("person", id_) for id_ in box.people)
    yield from (_key("curio", id_) + part for id_ in box.curios for part in ("", ".text"))
    yield from (_key("gossip", id_) for id_ in box.gossip)
    yield from (f"{_key('chapter', str(one.no))}{part}" for one in box.chapters.values() for part in ("", ".text"))
    yield from (_key(one.id, "")[:-1] for one in box.donations.values())
    yield from (_key("standing", id_) for id_ in box.standings)
    yield from (_key(lines, who) for lines in ("lowered", "raised") for who in box.people)
    yield from (f"last-words-{n}" for n in range(1, box.numbers.last_words + 1))
    for entry in box.entries.values():
        key = _key("entry", entry.id)
        yield from () if entry.ending else (key,)
        yield from (f"{key}.more{n}" for n in range(1, len(entry.more) + 1))
        yield from (f"{key}.choice{n}" for n in range(1, len(entry.choices) + 1))
    for ending in box.endings.values():
        key = _key("finale", ending.id)
        yield from (key, f"{key}.text", *(f"{key}.more{n}" for n in range(1, len(ending.more) + 1)))


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
