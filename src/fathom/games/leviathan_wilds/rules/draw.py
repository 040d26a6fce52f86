"""Step 4, draw to 3, and other drawing and discarding (chapter 4)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from ..queries import hand_size
from ..state import Wilds, offer, step
from . import grip, timing


@step("LW-036", "LW-043")
def begin_draw(g: Wilds) -> None:
    """Step 4 concerns the active climber only; a defeated one has none."""
    timing.end_step(g)
    g.step = "draw"
    g.markers = ()  # LR-37: they leave the map at the end of step 3
    if not g.climbers[g.active].defeated:
        prepare_draw.now(g, g.active)


@step("LW-044", "LW-049")
def prepare_draw(g: Wilds, c: int) -> None:
    """Before drawing, again and again: anytime actions, and any number of hand cards may be discarded."""
    k = g.climbers[c]
    if k.defeated:
        return
    g.look()
    actions = possible(before_draw(g, k.seat, c))
    hand = g.cards[k.cards].hand
    if not hand and not timing.is_worth_asking(g, actions):
        fill_hand.now(g, c)
        return
    discards = [
        Option(k.seat, "discard", (card,), (f"card.{c}.{card}",), discard_first(c, card))
        for card in dict.fromkeys(hand)
    ]
    g.then(prepare_draw(c))
    g.ask("draw", k.seat, [*actions, *discards, Option(k.seat, "draw", (hand_size(g, c),), (), draw_up(c))], c)


@offer("draw")
def before_draw(g: Wilds, seat: int, c: int) -> list[Offer]:
    """Return what may be done before drawing, besides discarding."""
    return timing.window_offers(g)


@step("LW-044")
def discard_first(g: Wilds, c: int, card: str) -> None:
    """Discard a hand card before drawing."""
    discard(g, c, card)


def discard(g: Wilds, c: int, card: str) -> None:
    """Put a hand card on the discard pile."""
    cards = g.cards[g.climbers[c].cards]
    at = cards.hand.index(card)
    cards.hand = cards.hand[:at] + cards.hand[at + 1 :]
    cards.discard = (*cards.discard, card)
    g.emit("discarded", climber=c, card=card)


@step("LW-045")
def draw_up(g: Wilds, c: int) -> None:
    """Nothing is done or discarded any more: the climber draws."""
    g.leave()
    fill_hand.now(g, c)


@step("LW-045", "LW-046", "LW-047", "LW-048", "LR-14", "LR-24", "LR-25")
def fill_hand(g: Wilds, c: int) -> None:
    """Draw one card at a time up to three; the very last card of the deck may be left (hanging by a thread)."""
    k = g.climbers[c]
    cards = g.cards[k.cards]
    missing = hand_size(g, c) - len(cards.hand)
    free = min(missing, len(cards.deck) - 1)
    if free > 0:
        take(g, c, free)
    if missing > max(free, 0) and len(cards.deck) == 1:
        g.then(timing.settle())
        g.ask(
            "thread",
            k.seat,
            [
                Option(k.seat, "draw_last", (), (), draw_last(c)),
                Option(k.seat, "hang_by_a_thread", (), (), hang_by_a_thread(c)),
            ],
            c,
        )


@step("LW-046")
def draw_last(g: Wilds, c: int) -> None:
    """Draw the last card: the deck is empty now."""
    take(g, c, 1)


@step("LW-047")
def hang_by_a_thread(g: Wilds, c: int) -> None:
    """Leave the last card, keep 1 grip and a smaller hand."""
    g.emit("hung_by_a_thread", climber=c)


def take(g: Wilds, c: int, n: int) -> None:
    """Draw n cards from the own deck into the hand."""
    cards = g.cards[g.climbers[c].cards]
    drawn = grip.take_top(g, cards, n)
    cards.hand += drawn
    g.emit("drew", climber=c, n=len(drawn), cards=drawn)


@step("LW-328", "LR-24")
def draw_some(g: Wilds, c: int, n: int) -> None:
    """A skill lets a climber draw up to n cards; it may stop short, since each card is grip."""
    k = g.climbers[c]
    most = min(n, len(g.cards[k.cards].deck))
    if not k.defeated and most:
        options = [Option(k.seat, "draw_n", (i,), (), draw_exactly(c, i)) for i in range(most, -1, -1)]
        g.ask("draw_n", k.seat, options, c)


@step("LW-328")
def draw_exactly(g: Wilds, c: int, n: int) -> None:
    """Draw exactly n cards."""
    if n:
        take(g, c, n)


@step("LW-120")
def discard_some(g: Wilds, c: int, n: int) -> None:
    """Discard n hand cards of one's choice, or as many as there are."""
    k = g.climbers[c]
    hand = g.cards[k.cards].hand
    if n <= 0 or not hand or k.defeated:
        return
    options = [
        Option(k.seat, "discard", (card,), (f"card.{c}.{card}",), discard_one(c, card, n))
        for card in dict.fromkeys(hand)
    ]
    g.ask("discard", k.seat, options, c, n)


@step("LW-120")
def discard_one(g: Wilds, c: int, card: str, n: int) -> None:
    """Discard one card, then the others."""
    discard(g, c, card)
    g.then(discard_some(c, n - 1))
