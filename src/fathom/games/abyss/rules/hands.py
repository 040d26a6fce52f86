"""Discarding Allies: Jailer and Commander, martial law (chapter 2.2), and the order at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible

from .. import queries
from ..state import Abyss, offer, step
from . import ending, goods


@step("AB-072", "AL-047", "AR-28", "AR-47")
def discard(g: Abyss, seat: int, n: int, of: str) -> None:
    """The player discards n Allies of their own choice, or all of fewer."""
    hand = g.players[seat].hand
    if n <= 0 or not hand:
        return
    if len(hand) <= n:
        for card in hand:
            goods.discard_ally(g, seat, card, of)
        return
    g.then(discard(seat, n - 1, of))
    g.ask(
        "discard",
        seat,
        [Option(seat, "discard", (c,), (f"hand.{c}",), discard_one(seat, c, of)) for c in dict.fromkeys(hand)],
        n,
        of,
    )


@step("AB-072", "AL-018")
def discard_one(g: Abyss, seat: int, card: str, of: str) -> None:
    """One Ally is discarded."""
    goods.discard_ally(g, seat, card, of)


@step("AB-072", "AB-073")
def discard_down_to(g: Abyss, seat: int, limit: int, of: str) -> None:
    """Who holds more than the limit discards down to it."""
    over = len(g.players[seat].hand) - limit
    if over > 0:
        discard.now(g, seat, over, of)


@step("AB-012", "AB-073", "AL-019", "AL-021", "AR-09", "AR-29", "AR-30")
def check_limits(g: Abyss, seat: int) -> None:
    """At the end of one's own turn: the Commander's limit, which no Pearl buys off; martial law; the end check."""
    n = len(g.players[seat].hand)  # AL-021
    limit = queries.hand_limit(g, seat)
    over = n - g.box.numbers.hand_limit if g.setup.expansion else 0  # AB-012; AL-019, AR-29: anew in each turn
    if over <= 0 and not 0 <= limit < n:
        ending.check.now(g, seat)
        return
    g.then(ending.check(seat))  # AR-30: what is put on the agenda last comes first
    if over > 0:
        g.then(martial_law(seat, over))
    if 0 <= limit < n:
        g.then(discard_down_to(seat, limit, "commander"))  # AB-073, AR-09


@step("AL-016", "AL-020", "AL-097", "AR-28")
def martial_law(g: Abyss, seat: int, over: int) -> None:
    """For every Ally above the limit the player pays a Pearl to keep it, or discards an Ally; mixed as one likes."""
    p = g.players[seat]
    over = min(over, len(p.hand) - g.box.numbers.hand_limit)
    if over <= 0:
        return
    g.ask("martial_law", seat, possible(under_the_law(g, seat, over)), over)


@offer("martial_law")
def under_the_law(g: Abyss, seat: int, over: int) -> Iterator[Offer]:
    """Yield the Allies to discard, and to pay for one."""
    p, fee = g.players[seat], g.box.numbers.pearls_per_ally_over_limit
    for card in dict.fromkeys(p.hand):
        yield Option(seat, "discard", (card,), (f"hand.{card}",), discard_for_law(seat, card, over)), None
    poor = no("AL-017", "no-pearls", n=fee, have=p.pearls) if p.pearls < fee else None
    yield Option(seat, "pay_to_keep", (fee,), (), pay_to_keep(seat, over)), poor


@step("AL-017", "AL-018")
def discard_for_law(g: Abyss, seat: int, card: str, over: int) -> None:
    """An Ally is discarded."""
    goods.discard_ally(g, seat, card, "martial_law")
    martial_law.now(g, seat, over - 1)


@step("AL-017")
def pay_to_keep(g: Abyss, seat: int, over: int) -> None:
    """A Pearl keeps one Ally, until the end of the next turn."""
    goods.pay_pearls(g, seat, g.box.numbers.pearls_per_ally_over_limit, "martial_law")
    martial_law.now(g, seat, over - 1)
