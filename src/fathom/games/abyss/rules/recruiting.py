"""Recruiting a Lord: paying and affiliating (chapters 1.6 and 1.7)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible
from fathom.core.memo import memo

from ..effects import lords
from ..effects.standing import standing
from ..state import Abyss, offer, rule, step
from . import court, ending, goods, locations, payments, turn


@memo
def option(seat: int, lord: str) -> Option:
    """Return the option to recruit a Lord."""
    return Option(seat, "recruit", (lord,), (f"lord.{lord}",), recruit(seat, lord))


@step("AB-044")
def recruit(g: Abyss, seat: int, lord: str) -> None:
    """The player names a Lord at the Court, and pays for it; then the action is over."""
    g.step = "recruit"
    g.then(turn.after_action(seat))
    choose_payment.now(g, seat, lord)


@step("AB-045", "AB-051", "AR-04")
def choose_payment(g: Abyss, seat: int, lord: str) -> None:
    """The player takes one of the payments offered, or chooses the Allies; Pearls make up what is missing."""
    price = payments.price_of(g, seat, lord)
    options = [_pay_option(seat, lord, cards, price) for cards in price.offers(g.players[seat].hand)]
    options.append(Option(seat, "choose_allies", (lord,), (), lay(seat, lord, ())))
    g.ask("pay", seat, options, lord, ())


@step("AB-045", "AR-03", "AR-04")
def lay(g: Abyss, seat: int, lord: str, laid: tuple[str, ...]) -> None:
    """The player lays Ally by Ally, and pays when they are enough; needless ones come back to hand."""
    g.ask("lay", seat, possible(lays(g, seat, lord, laid)), lord, laid)


@offer("lay")
def lays(g: Abyss, seat: int, lord: str, laid: tuple[str, ...]) -> Iterator[Offer]:
    """Yield the Allies of the hand, and to pay with those laid if they do."""
    price, hand = payments.price_of(g, seat, lord), g.players[seat].hand
    for card in dict.fromkeys(hand):
        reason = price.why_not_lay(card, laid, hand)
        after = laid if reason else price.lay(laid, card)
        yield Option(seat, "lay", (card,), (f"hand.{card}",), lay(seat, lord, after)), reason
    if price.is_legal(laid):
        yield _pay_option(seat, lord, laid, price), None


def _pay_option(seat: int, lord: str, cards: tuple[str, ...], price: payments.Price) -> Option:
    pearls = price.missing(cards)
    return Option(seat, "pay", (lord, cards, pearls), (), pay(seat, lord, cards, pearls))


@step("AB-048", "AB-050", "AB-051", "AB-054")
def pay(g: Abyss, seat: int, lord: str, cards: tuple[str, ...], pearls: int) -> None:
    """The Allies are spent and the lowest is affiliated: of equal ones, or of all with Master of Magic, one chooses."""
    goods.pay_pearls(g, seat, pearls, "recruit")
    goods.take_from_hand(g, seat, *cards)
    g.spent = cards
    g.emit("recruited", player=seat, lord=lord, allies=cards, pearls=pearls)
    lowest = affiliable(g, seat, cards)
    g.then(
        lords.enter_play(seat, lord),
        court.tidy(seat),
        ending.count_lords(seat),
        locations.check_keys(seat),
    )
    g.ask("affiliate", seat, [Option(seat, "affiliate", (c,), (), affiliate(seat, c)) for c in lowest])


@rule("AB-055", "AB-056", "AB-074")
def affiliable(g: Abyss, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """One of these spent Allies is affiliated: one of the lowest value, or any with Master of Magic."""
    kinds = dict.fromkeys(cards)
    if standing(g, seat).chooses_affiliated:
        return tuple(kinds)
    value = g.box.value
    least = min(value[card] for card in kinds)
    return tuple(card for card in kinds if value[card] == least)


@step("AB-055", "AB-057")
def affiliate(g: Abyss, seat: int, card: str) -> None:
    """One spent Ally is laid face up before the player, the others are discarded."""
    others = list(g.spent)
    others.remove(card)
    g.spent = ()
    p = g.players[seat]
    p.affiliated = tuple(sorted((*p.affiliated, card)))
    g.discard += tuple(others)
    g.emit("affiliated", player=seat, ally=card)
