"""What passes from hand to hand: Pearls, Keys and Allies."""

from __future__ import annotations

from ..state import Abyss, rule


@rule("AR-23")
def gain_pearls(g: Abyss, seat: int, n: int, of: str) -> None:
    """A player gains Pearls from the Treasury, which never runs out."""
    if n:
        g.treasury -= n
        g.players[seat].pearls += n
        g.emit("gained_pearls", player=seat, n=n, of=of)


def pay_pearls(g: Abyss, seat: int, n: int, of: str) -> None:
    """A player pays Pearls to the Treasury."""
    if n:
        g.treasury += n
        g.players[seat].pearls -= n
        g.emit("paid_pearls", player=seat, n=n, of=of)


@rule("AB-009", "AR-23")
def gain_keys(g: Abyss, seat: int, n: int, of: str) -> None:
    """A player gains Key tokens from the supply, which never runs out."""
    if n:
        g.keys -= n
        g.players[seat].keys += n
        g.emit("gained_keys", player=seat, n=n, of=of)


def add_to_hand(g: Abyss, seat: int, *cards: str) -> None:
    """Allies come to a hand, which is kept in order."""
    p = g.players[seat]
    p.hand = tuple(sorted(p.hand + cards))


def take_from_hand(g: Abyss, seat: int, *cards: str) -> None:
    """Allies leave a hand."""
    p = g.players[seat]
    hand = list(p.hand)
    for card in cards:
        hand.remove(card)
    p.hand = tuple(hand)


def discard_ally(g: Abyss, seat: int, card: str, of: str) -> None:
    """An Ally goes from a hand to the Exploration discard pile, for all to see (AR-58)."""
    take_from_hand(g, seat, card)
    g.discard += (card,)
    g.emit("discarded_ally", player=seat, ally=card, of=of)
