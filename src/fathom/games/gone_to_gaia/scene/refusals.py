"""What one may want to do and cannot: the reason in words, with the clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fathom.core.decisions import Decision
from fathom.core.scene import Refusal

from .. import queries
from ..board import AROUND
from ..queries import AP
from ..rules import shop
from ..state import FRESH, STOLEN
from .offers import price_words
from .words import Words


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what the seat that is asked cannot do now."""
    make = MAKES.get(decision.key)
    return tuple(make(w, seat)) if make is not None and seat == decision.lead else ()


def _turn(w: Words, seat: int) -> Iterator[Refusal]:
    """Weapons that are not fresh; no slot that is empty."""
    suit = w.g.suits[seat]
    for kind, place in enumerate(suit.places):
        if suit.ranks[kind] and place != FRESH and queries.used_ranks(suit)[kind]:
            reason, clause = ("no-stolen", "GG-334") if place == STOLEN else ("no-exhausted", "GG-053")
            yield Refusal(words=w.card(queries.card_in_use(w.g, suit, kind).id), reason=w.text(reason), clause=clause,
                          targets=(f"weapon.{seat}.{kind}",))  # fmt: skip
    if not queries.empty_slots(suit):
        yield Refusal(words=w.text("group-exhaust"), reason=w.text("no-slot"), clause="GG-109", group="exhaust")


def _choose(w: Words, seat: int) -> Iterator[Refusal]:
    """Tiles with an enemy, a second action, AP that are missing."""
    g = w.g
    d = g.active
    if g.moved < 2:
        blocked = queries.enemy_mask(g)
        for at in AROUND[g.at[d]]:
            if blocked >> at & 1:
                yield Refusal(words=w("option-step", tile=w.tile(at)), reason=w.text("no-enemy-tile"), clause="GG-061",
                              targets=(f"tile.{at}",))  # fmt: skip
    else:
        yield Refusal(words=w.text("group-step"), reason=w.text("no-second-move"), clause="GG-056", group="step")
    if g.acted:
        yield Refusal(words=w.text("group-weapon"), reason=w.text("no-second-action"), clause="GG-056", group="weapon")
    elif g.stunned >> d & 1:
        yield Refusal(words=w.text("group-weapon"), reason=w.text("no-stunned"), clause="GG-338", group="weapon")
    ap = queries.available(g.suits[seat], AP)
    for name, cost in zip(("ap-move", "ap-one", "ap-all"), g.box.table.ap[:3], strict=True):
        if 0 < ap < cost:
            yield Refusal(words=w(f"option-{name}", n=cost), reason=w("no-ap", n=cost, have=ap), clause="GG-138",
                          group="ap")  # fmt: skip


def _shop(w: Words, seat: int) -> Iterator[Refusal]:
    """Products that cost too much, or that this suit cannot use."""
    suit = w.g.suits[seat]
    for name in w.g.market:
        product = w.box.products[name]
        words = w("option-buy", product=w.product(name), price=price_words(w, name))
        if not shop.can_use(suit, product):
            yield Refusal(words=words, reason=w.text("no-discipline"), clause="GG-222", targets=(f"product.{name}",))
        elif product.cost is not None and shop.payment(suit, product.cost) is None:
            yield Refusal(words=words, reason=w.text("no-parts"), clause="GG-214", targets=(f"product.{name}",))


MAKES: dict[str, Callable[[Words, int], Iterator[Refusal]]] = {"turn": _turn, "choose": _choose, "shop": _shop}
