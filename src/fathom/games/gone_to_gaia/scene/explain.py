"""What a word, an enemy or an icon means, with the clauses that say so."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Explanation
from fathom.core.words import dashed

from .. import queries
from ..box import board
from ..box.profiles import Profile
from ..schema.words import ELEMENTS
from ..state import Enemy, rule
from .words import Words

#: The words of the table and the clauses they rest on.
CLAUSES: dict[str, tuple[str, ...]] = {
    "health": ("GG-036", "GR-004"), "move": ("GG-056", "GG-059"), "light": ("GG-073", "GG-074"),
    "medium": ("GG-073", "GG-074"), "heavy": ("GG-073", "GG-074"), "part-mind": ("GG-098", "GG-101"),
    "part-body": ("GG-098", "GG-101"), "boss": ("GG-099", "GG-214"),
    "minion": ("GG-168", "GG-169"), "lieutenant": ("GG-242",), "armor": ("GG-086",), "ap": ("GG-138",),
    "double": ("GG-139", "GG-141"), "reroll": ("GG-146", "GG-147"), "block": ("GG-149", "GG-151"),
    "power-once": ("GG-222", "GG-223"), "slot": ("GG-053", "GG-069", "GG-109"), "exhausted": ("GG-053", "GG-107"),
    "xp": ("GG-113", "GG-115"), "levelstair": ("GG-117", "GG-123"), "witness": ("GG-070", "GG-102"),
    "circuit": ("GG-171",), "friendly": ("GG-172",), "parting": ("GG-152", "GG-153"), "result": ("GG-081", "GG-084"),
    "threat": ("GG-089", "GG-090"), "delver": ("GG-056",),
}  # fmt: skip


def explain(w: Words) -> tuple[Explanation, ...]:
    """Explain the words of the table, the abilities in force and every enemy on the board."""
    words = w.once(("words", "explained"), lambda: tuple(_words(w)))
    return (*words, *_abilities(w), *_enemies(w), *_slots(w), *_upgrades(w))


def _words(w: Words) -> Iterator[Explanation]:
    for word, clauses in CLAUSES.items():
        key = f"explain-{word}"
        yield Explanation(id=f"word.{word}", name=w.text(key), words=w.text(f"{key}.text"), clauses=clauses)


def _abilities(w: Words) -> Iterator[Explanation]:
    seen = {name for enemy in w.g.enemies for name in queries.profile_of(w.g, enemy).abilities}
    for name in sorted(seen):
        yield Explanation(id=f"ability.{name}", name=w.ability(name), words=w.text(f"ability-{dashed(name)}.text"))


def _slots(w: Words) -> Iterator[Explanation]:
    """Yield each slot: its elements, what it can do, and the weapon that lies there."""
    for seat, suit in enumerate(w.g.suits):
        board = queries.kit_of(w.g, suit).suit
        for slot, element in enumerate(ELEMENTS):
            words = w("about-slot", n=suit.elements[slot], ability=w.slot(board, element))
            if slot in suit.places:
                kind = suit.places.index(slot)
                rank = queries.used_ranks(suit)[kind] or suit.ranks[kind]
                card = queries.card_of(w.g, suit, kind, rank).id
                words += " " + w("about-held", card=w.card(card), text=w.does(card))
            yield Explanation(id=f"slot.{seat}.{slot}", name=w.element(element), words=words, clauses=CLAUSES["slot"],
                              see=("word.slot",))  # fmt: skip


@rule("GG-220")
def _upgrades(w: Words) -> Iterator[Explanation]:
    """Yield each upgrade that is for sale or somebody's, with the five cards that it brings."""
    g = w.g
    for name in dict.fromkeys((*g.market, *(one for suit in g.suits for one in (*suit.products, *suit.idle)))):
        if kind := w.box.products[name].upgrade:
            ranks = range(1, w.box.numbers.max_rank + 1)
            cards = [w.box.card(0, w.box.type_number[kind], rank, -1).id for rank in ranks]
            told = [f"{w.card(card)}: {w.does(card)}" for card in cards]
            words = " ".join((w.brings(name), *told))
            yield Explanation(id=f"product.{name}", name=w.product(name), words=words, clauses=("GG-220", "GG-221"))


def _enemies(w: Words) -> Iterator[Explanation]:
    for enemy in w.g.enemies:
        profile = queries.profile_of(w.g, enemy)
        yield Explanation(
            id=f"enemy.{enemy.uid}",
            name=w.foe(enemy.uid),
            words=" ".join(enemy_words(w, enemy, profile)),
            clauses=("GG-089", "GG-152"),
            see=tuple(f"ability.{name}" for name in sorted(profile.abilities)),
        )


def enemy_words(w: Words, enemy: Enemy, profile: Profile) -> Iterator[str]:
    """Yield all there is to an enemy: numbers, what its arrows cover, its tokens, its parting shot, its reward."""
    most = queries.health_of(w.g, enemy)
    yield w("about-numbers", n=most - enemy.hurt, most=most, damage=profile.damage + enemy.strength)
    for colour, cover in (("white", profile.white), ("black", profile.black)):
        tiles = [board.name_of(at) for at in board.tiles_in(cover[enemy.rot][enemy.at])]
        yield w(f"about-{colour}", tiles=w.listed(tiles) or w.text("about-no-tile"))
    if profile.abilities:
        yield w("about-abilities", abilities=w.listed([w.ability(name) for name in sorted(profile.abilities)]))
    for name, n in (("growth", enemy.growth), ("strength", enemy.strength), ("shell", enemy.shell)):
        if n:
            yield w(f"about-{name}", n=n)
    for name, on in (
        ("invulnerable", enemy.invulnerable), ("vicious", enemy.vicious), ("offensive", enemy.offensive),
        ("revenge", enemy.revenge),
    ):  # fmt: skip
        if on:
            yield w.text(f"about-{name}")
    if enemy.marked >= 0:
        yield w("about-marked", delver=w.delver(enemy.marked))
    yield w("about-parting", what=w.effects(profile.parting))
    yield w("about-death", what=w.reward(profile))
