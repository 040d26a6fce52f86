"""Grip: the cards of the deck (chapter 11)."""

from __future__ import annotations

from ..state import SOLO_REST, Cards, Wilds, rule, step
from . import timing


@rule("LW-029", "LW-233")
def take_top(g: Wilds, cards: Cards, n: int) -> tuple[str, ...]:
    """Take up to n cards off the deck; they come to light, unless everybody knows which one lies on top."""
    if n > 0 and cards.layers and max(cards.layers[:n]) > 1:
        g.uncover(only_faces=True)
    taken = cards.deck[:n]
    cards.deck = cards.deck[n:]
    left = len(taken)
    layers = cards.layers
    while left:
        first = layers[0]
        if first > left:
            layers = (first - left, *layers[1:])
            left = 0
        else:
            layers = layers[1:]
            left -= first
    cards.layers = layers
    return taken


def put_under(g: Wilds, cards: Cards, gained: tuple[str, ...]) -> None:
    """Randomise cards and put them under the deck; the others stay on top in their order."""
    if gained:
        cards.deck += g.rng(f"deck.{cards.owner}").shuffled(gained)
        cards.layers = (*cards.layers, len(gained))


@step("LW-147", "LW-264", "LW-265", "LR-11", "LR-20")
def lose_grip(g: Wilds, c: int, n: int) -> None:
    """The top n cards of the deck go to the discard pile, one after another; a Secure card goes to the hand."""
    k = g.climbers[c]
    cards = g.cards[k.cards]
    if k.defeated or n <= 0:
        return
    lost = take_top(g, cards, n)
    secure = g.box.secure
    for card in lost:
        if card in secure:
            cards.hand = (*cards.hand, card)
        else:
            cards.discard = (*cards.discard, card)
    g.emit("lost_grip", climber=c, n=len(lost), cards=lost)


@step("LW-149", "LW-150", "LW-151", "LR-11")
def gain_grip(g: Wilds, c: int, n: int) -> None:
    """Random n cards of the discard pile, which all may see, go in random order under the deck."""
    k = g.climbers[c]
    cards = g.cards[k.cards]
    n = min(n, len(cards.discard))
    if k.defeated or n <= 0:
        return
    if n < len(cards.discard):
        g.uncover(only_faces=True)  # everybody sees which ones are left
    order = g.rng(f"deck.{cards.owner}").shuffled(range(len(cards.discard)))
    chosen = set(order[:n])
    gained = tuple(card for i, card in enumerate(cards.discard) if i in chosen)
    cards.discard = tuple(card for i, card in enumerate(cards.discard) if i not in chosen)
    put_under(g, cards, gained)
    g.emit("gained_grip", climber=c, n=n, cards=gained)


@step("LW-095", "LW-096", "LW-097", "LW-098", "LW-218", "LR-11")
def rest(g: Wilds, c: int) -> None:
    """The discard pile is shuffled and put under the deck; in solo play it gives 7 grip instead.

    Where one can rest, the action says (LW-096). The pile goes under the deck (LW-095), with skills played in this
    activation (LW-098) and without the AP card (LW-097); alone it is 7 grip (LW-218).
    """
    cards = g.cards[g.climbers[c].cards]
    g.emit("rested", climber=c, n=0 if g.setup.solo else len(cards.discard))
    if g.setup.solo:
        g.then(gain_grip(c, SOLO_REST))
    else:
        gained, cards.discard = cards.discard, ()
        put_under(g, cards, gained)
    timing.moment(g, "rest", c)
