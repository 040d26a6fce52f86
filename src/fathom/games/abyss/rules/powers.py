"""Powers that work once in each of their owner's turns, at any point between other steps (AR-07)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import schema
from ..schema import RACES
from ..state import Abyss, rule, step
from . import council, goods


@rule("AB-065", "AR-07")
def each_turn(g: Abyss, seat: int, again: Call) -> list[Option]:
    """The options of the player's Lords that were not used in this turn; afterwards the question `again` is asked."""
    lords = g.box.standing(g.players[seat].lords).each_turn
    if not lords:
        return []
    found: list[Option] = []
    for lord in lords:
        if lord in g.used:
            continue
        power = g.box.lords[lord].each_turn
        if isinstance(power, schema.SellAlly):
            for card in dict.fromkeys(g.players[seat].hand):
                call = sell(seat, lord, card, power.pearls, again)
                found.append(Option(seat, "sell", (lord, card, power.pearls), (f"hand.{card}",), call))
        elif isinstance(power, schema.DiscardCouncilStack):
            found += council.choices(
                g, seat, [empty(seat, lord, race, again) for race in range(len(RACES))], "empty_stack"
            )
        elif isinstance(power, schema.ReplaceCourtLord) and g.lord_deck:
            for other in g.court:
                call = replace(seat, lord, other, again)
                found.append(Option(seat, "replace", (other,), (f"lord.{other}",), call))
    return found


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
    g.uncover()
    new, g.lord_deck = g.lord_deck[0], g.lord_deck[1:]
    g.court = tuple(new if one == other else one for one in g.court)
    g.lords_gone += (other,)
    g.emit("replaced", player=seat, old=other, lord=new)
    g.then(again)
