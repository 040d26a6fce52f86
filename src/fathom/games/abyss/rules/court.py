"""The Court: plotting (chapter 1.3), tidying and refilling it after a recruitment (1.7)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no
from fathom.core.memo import memo
from fathom.parts import piles

from ..state import Abyss, rule, step
from . import ending, goods, turn


@rule("AB-018", "AB-020", "AB-021")
def why_not_plot(g: Abyss, seat: int) -> No | None:
    """One needs an empty Court space, a Lord in the deck, and a Pearl."""
    numbers = g.box.numbers
    if len(g.court) >= numbers.court_spaces:
        return no("AB-021", "no-court-space")
    if not g.lord_deck:
        return no("AB-021", "no-lord-deck")
    if (pearls := g.players[seat].pearls) < numbers.plot_price:
        return no("AB-020", "no-pearls", n=numbers.plot_price, have=pearls)
    return None


@memo
def plot_option(seat: int) -> Option:
    """Return the option to plot."""
    return Option(seat, "plot", (), ("lord_deck",), plot(seat))


@step("AB-018", "AB-019", "AB-020")
def plot(g: Abyss, seat: int) -> None:
    """Pay a Pearl to turn up the top Lord, onto the empty space farthest from the deck; again, if one likes."""
    goods.pay_pearls(g, seat, g.box.numbers.plot_price, "plot")
    turn_up(g)
    turn.act.now(g, seat)


def turn_up(g: Abyss) -> None:
    """The top Lord of the deck comes to the Court."""
    lord, g.lord_deck = piles.turn_up(g, g.lord_deck)
    g.court += (lord,)
    g.emit("came_to_court", lord=lord)


@step("AB-054", "AB-060", "AB-061", "AB-062", "AB-089", "AR-05", "AR-25")
def tidy(g: Abyss, seat: int) -> None:
    """The Lords left slide away from the deck. With two or fewer the player gains two Pearls and fills the Court.

    If the deck cannot fill it, what there is comes, and the end of the game is triggered.
    """
    numbers = g.box.numbers
    if len(g.court) > numbers.court_left:  # AB-061; AB-054, AR-05: once, after all Powers of the action
        return
    goods.gain_pearls(g, seat, numbers.court_bonus, "court")
    while len(g.court) < numbers.court_spaces and g.lord_deck:  # AB-062; AB-060: what is left lies first in the Court
        turn_up(g)
    if len(g.court) < numbers.court_spaces:  # AB-089, AR-25
        ending.trigger(g, seat, "court")
