"""Action decks and Power Cards: drawing, shuffling, Storing (chapter 4)."""

from __future__ import annotations

from ..state import FROM_ITEM, POWER, VALUE, Depths, Hero, Pile, rule


def value(card: int) -> int:
    """Return the value of an Action Card."""
    return card & VALUE


def sorted_hand(cards: bytes) -> bytes:
    """Return a hand in order of value; it is open anyway."""
    return bytes([card for _, card in sorted([(_rank(card), card) for card in cards])])


def _rank(card: int) -> int:
    return (card & VALUE) << 1 | card >> 4


def without(cards: bytes, card: int) -> bytes:
    """Return cards without one of these."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# ---------------------------------------------------------------------------------------------- Heroes


@rule("FD-042")
def shuffle_hero(g: Depths, h: int, cards: bytes) -> None:
    """These cards, shuffled, are the Hero's draw pile."""
    hero = g.heroes[h]
    hero.draw = bytes(g.rng(f"hero.{h}").shuffled(cards))
    hero.known = 0


@rule("FD-041", "FD-042", "FR-29")
def take(g: Depths, h: int) -> int:
    """Take the top card of a Hero's draw pile, shuffling the discard pile first if it is empty; -1: no card is left."""
    hero = g.heroes[h]
    if not hero.draw:
        if not hero.discard:
            return -1
        pile, hero.discard = hero.discard, b""
        shuffle_hero(g, h, pile)
    if hero.known:
        hero.known -= 1
    else:
        g.uncover()
    card = hero.draw[0]
    hero.draw = hero.draw[1:]
    return card


@rule("FD-040", "FD-086", "FR-29")
def take_value(g: Depths, h: int) -> int:
    """Take cards until one is no Power Card; those are Stored. -1: no card is left."""
    while (card := take(g, h)) == POWER:
        store(g, h)
    return card


@rule("FD-040")
def store(g: Depths, h: int) -> None:
    """A Power Card that was drawn is Stored at once."""
    g.heroes[h].stored += 1
    g.emit("stored", hero=h)


@rule("FD-041", "FD-276")
def spend_power(g: Depths, h: int, n: int) -> None:
    """Stored Power Cards go to the discard pile."""
    hero = g.heroes[h]
    hero.stored -= n
    hero.discard += bytes(n)


def power_cards(g: Depths, hero: Hero) -> int:
    """Return how many Power Cards a Hero has at her Level (FD-036, FD-038)."""
    return g.box.decks[hero.classes[0]].power_cards[hero.level - 1]


def is_from_item(card: int) -> bool:
    """Whether a card is an Item Action card."""
    return bool(card & FROM_ITEM)


# ---------------------------------------------------------------------------------------------- Monsters


@rule("FD-042", "FD-253", "FD-325", "FR-75")
def take_monster_card(g: Depths, deck: int) -> int:
    """Take the top card of a Monster Action deck; if it is empty, its discard pile (and nothing else) is shuffled."""
    pile = g.action[deck]
    if not pile.cards:
        pile.cards, pile.discard = bytes(g.rng(f"action.{deck}").shuffled(pile.discard)), b""
        pile.top = pile.bottom = 0
    return take_top(g, pile)


def take_top(g: Depths, pile: Pile) -> int:
    """Take the top card of a pile that is not empty."""
    turn_up(g, pile)
    card = pile.cards[0]
    pile.cards = pile.cards[1:]
    if pile.top:
        pile.top -= 1
    elif pile.bottom > len(pile.cards):
        pile.bottom = len(pile.cards)
    return card


@rule("FD-043")
def turn_up(g: Depths, pile: Pile, n: int = 1) -> None:
    """The top cards of a pile come to light, if not everybody knows them."""
    if pile.top < n and len(pile.cards) > pile.bottom:
        g.uncover()


# ---------------------------------------------------------------------------------------------- Items and Abilities


def _of_kind(g: Depths, kind: str) -> dict[str, tuple[str, ...]]:
    return g.item_decks if kind == "items" else g.ability_decks


@rule("FD-097", "FD-159")
def draw_card(g: Depths, kind: str, name: str) -> str:
    """Take the top card of a Class's Items or Abilities; those at the bottom that were put back are known."""
    decks = _of_kind(g, kind)
    deck, key = decks[name], f"{kind}.{name}"
    if g.known_bottom.get(key, 0) < len(deck):
        g.uncover()
    else:
        g.known_bottom[key] = len(deck) - 1
    decks[name] = deck[1:]
    return deck[0]


@rule("FD-159", "FD-218")
def put_under(g: Depths, kind: str, name: str, card: str) -> None:
    """A card that was drawn and not kept goes to the bottom of its deck, where everybody knows it."""
    decks, key = _of_kind(g, kind), f"{kind}.{name}"
    decks[name] = (*decks[name], card)
    g.known_bottom[key] = g.known_bottom.get(key, 0) + 1
