"""Powers that work once in each of their owner's turns, at any point between other steps (AR-07)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible
from fathom.core.steps import Call
from fathom.parts import piles

from .. import schema
from ..rules import council, goods
from ..schema import RACES
from ..state import Abyss, rule, step
from .standing import standing


@rule("AB-065", "AR-07")
def offers(g: Abyss, seat: int, again: Call) -> Iterator[Offer]:
    """Each of the player's Lords may be used once in this turn; afterwards the question `again` is asked."""
    for lord in standing(g, seat).each_turn:
        if lord in g.used:
            yield Option(seat, "use_power", (lord,), (f"lord.{lord}",), again), no("AR-07", "no-used")
        else:
            for option in _uses(g, seat, lord, again):
                yield option, None


def each_turn(g: Abyss, seat: int, again: Call) -> list[Option]:
    """Return what the player's Lords can still be used for in this turn."""
    return possible(offers(g, seat, again))


def _uses(g: Abyss, seat: int, lord: str, again: Call) -> list[Option]:
    """Return what a Lord can be used for."""
    power = g.box.lords[lord].each_turn
    if isinstance(power, schema.SellAlly):
        n = power.pearls
        return [
            Option(seat, "sell", (lord, card, n), (f"hand.{card}",), sell(seat, lord, card, n, again))
            for card in dict.fromkeys(g.players[seat].hand)
        ]
    if isinstance(power, schema.DiscardCouncilStack):
        return council.choices(g, seat, [empty(seat, lord, race, again) for race in range(len(RACES))], "empty_stack")
    if isinstance(power, schema.ReplaceCourtLord) and g.lord_deck:
        return [
            Option(seat, "replace", (other,), (f"lord.{other}",), replace(seat, lord, other, again))
            for other in g.court
        ]
    return []


@step("AR-07")
def sell(g: Abyss, seat: int, lord: str, card: str, pearls: int, again: Call) -> None:
    """Slaver: an Ally is discarded for Pearls."""
    g.used += (lord,)
    goods.discard_ally(g, seat, card, lord)
    goods.gain_pearls(g, seat, pearls, lord)
    g.then(again)


@step("AR-07")
def empty(g: Abyss, seat: int, lord: str, race: int, again: Call) -> None:
    """Oracle: a Council stack is discarded."""
    g.used += (lord,)
    g.then(council.empty_stack(seat, race), again)


@step("AR-07")
def replace(g: Abyss, seat: int, lord: str, other: str, again: Call) -> None:
    """Opportunist: a Lord at the Court leaves the game, and the top one of the deck takes its space."""
    g.used += (lord,)
    new, g.lord_deck = piles.turn_up(g, g.lord_deck)
    g.court = tuple(new if one == other else one for one in g.court)
    g.lords_gone += (other,)
    g.emit("replaced", player=seat, old=other, lord=new)
    g.then(again)
