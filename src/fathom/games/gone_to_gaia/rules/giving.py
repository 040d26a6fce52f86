"""Gifts: parts in town and between the waves of Onslaught, products at any time (chapters Z and AA)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible
from fathom.core.steps import Call

from .. import queries
from ..queries import put
from ..state import Gaia, offer, rule, step
from . import equipment, shop


@rule("GG-205", "GR-087")
def openings(g: Gaia, seat: int, back: Call | None = None) -> Iterator[Option]:
    """Yield the option to give something away, if there is somebody to give to and something to give.

    Args:
        g: the game.
        seat: who gives.
        back: what is asked again afterwards, if that does not wait on the agenda anyway.
    """
    if possible(presents(g, seat)):
        yield Option(seat, "give", (), (), give(seat, back))


@step("GG-205", "GR-087")
def give(g: Gaia, seat: int, back: Call | None) -> None:
    """A player gives something away; then it goes on as before."""
    g.then(give_more(seat), *([] if back is None else [back]))


@step("GG-205", "GR-087")
def give_more(g: Gaia, seat: int) -> None:
    """A player gives one thing after another, and stops at will."""
    options = possible(gifts(g, seat))
    if len(options) > 1:
        g.agenda.append(give_more(seat))
        g.ask("give", seat, options)


@offer("give")
def gifts(g: Gaia, seat: int) -> Iterator[Offer]:
    """Yield what can be given now, and to stop."""
    yield from presents(g, seat)
    yield Option(seat, "enough_given", (), (), stop_giving()), None


@step("GG-205")
def stop_giving(g: Gaia) -> None:
    """The player has given enough."""
    g.leave()


@rule("GG-203", "GG-205", "GR-087", "GR-110")
def presents(g: Gaia, seat: int) -> Iterator[Offer]:
    """Yield the parts and products that a player can give to the other: parts between quests and waves only."""
    suit = g.suits[seat]
    for other in [other for other in queries.living(g) if other != seat and suit.alive]:
        if is_between(g):
            for level, n in enumerate(suit.parts):
                if n:
                    call = give_part(seat, other, level)
                    yield Option(seat, "give_part", (level, other), (f"part.{seat}.{level}",), call), None
        price = g.box.numbers.gift
        poor = no("GG-205", "no-gift", n=price) if suit.parts[0] < price else None
        for name in (*suit.products, *suit.idle):
            call = hand_over(seat, other, name)
            yield Option(seat, "give_product", (name, other), (f"product.{name}",), call), poor


@rule("GG-203", "GR-110")
def is_between(g: Gaia) -> bool:
    """Whether this is in town, or between the waves of Onslaught."""
    return queries.is_in_town(g) or (queries.is_onslaught(g) and g.phase == "interlude")


@step("GG-203")
def give_part(g: Gaia, seat: int, other: int, level: int) -> None:
    """A part is handed over for free."""
    giver, taker = g.suits[seat], g.suits[other]
    giver.parts = put(giver.parts, level, giver.parts[level] - 1)
    taker.parts = put(taker.parts, level, taker.parts[level] + 1)
    g.emit("gave_part", seat_of=seat, other=other, level=level)
    shop.call_back(g, other)


@step("GG-205", "GR-087")
def hand_over(g: Gaia, seat: int, other: int, name: str) -> None:
    """A product is handed over; the giver discards a minion part for it.

    It works for its new owner from the next preparation on, between waves of Onslaught at once.
    """
    giver = g.suits[seat]
    giver.parts = put(giver.parts, 0, giver.parts[0] - g.box.numbers.gift)
    giver.products = tuple([one for one in giver.products if one != name])
    giver.idle = tuple([one for one in giver.idle if one != name])
    equipment.recount(g, seat)
    g.emit("gave_product", seat_of=seat, other=other, product=name)
    if not is_between(g):
        g.suits[other].idle += (name,)
        return
    shop.take_into_use(g, other, name)
    shop.call_back(g, other)
    if not queries.is_in_town(g):
        shop.use(g, other, name)
