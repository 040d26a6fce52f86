"""The shape of a turn (chapter 1.2): kept tokens, plotting, one action, and what is due at its end."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from ..effects import powers
from ..effects.standing import standing
from ..state import Abyss, offer, step
from . import council, court, ending, exploring, goods, hands, payments, recruiting, tokens


@step("AB-011", "AB-014", "AB-025", "AB-065", "AR-07", "AR-41", "AR-55")
def begin_turn(g: Abyss, seat: int) -> None:
    """A turn begins: prices and Powers are fresh, the Landlord pays; then kept tokens, plotting and the action."""
    before, g.active = g.active, seat  # AB-011: `next_turn` says who it is
    g.turn += 1
    g.step = "start"
    g.used = ()  # AR-07
    g.buyers = 0
    g.price = g.box.numbers.first_ally_price  # AB-025
    g.fought_again = False
    g.last_turn = g.ender >= 0  # AR-55
    if g.events is not None:
        g.emit("turn", player=seat, number=g.turn, last=g.last_turn, after=before)
    p = g.players[seat]
    goods.gain_pearls(g, seat, standing(g, seat).income, "landlord")  # AB-065, AR-41: before the tokens
    if p.kept:
        g.then(tokens.reveal_kept(seat, len(p.kept)), act(seat))
    else:
        act.now(g, seat)  # AB-014


@step("AB-014", "AB-015", "AB-016", "AR-02")
def act(g: Abyss, seat: int) -> None:
    """Before the action one may plot; then explore, ask the Council, or recruit. One of the three must be done."""
    g.step = "act"
    g.ask("act", seat, possible(actions(g, seat)), reveals=True)  # to explore reveals a card: it is asked even alone


@offer("act")
def actions(g: Abyss, seat: int) -> Iterator[Offer]:
    """Yield what may be done before and as the action."""
    yield court.plot_option(seat), court.why_not_plot(g, seat)
    yield exploring.option(seat), None
    for race, option in enumerate(council.options(seat)):
        yield option, council.why_not_ask(g, race)
    for lord in g.court:
        yield recruiting.option(seat, lord), payments.why_not_pay(g, seat, lord)
    yield from powers.offers(g, seat, act(seat))


@step("AB-017", "AL-077", "AR-30", "AR-36")
def after_action(g: Abyss, seat: int) -> None:
    """The action is over: Locations were taken as they came; what is left are Powers not used yet, then the limits."""
    g.step = "end"
    options = powers.each_turn(g, seat, after_action(seat))
    if options:
        options.append(Option(seat, "end_turn", (), (), hands.check_limits(seat)))
        g.ask("end_turn", seat, options)
    else:
        hands.check_limits.now(g, seat)


@step("AB-017", "AB-090", "AR-11")
def next_turn(g: Abyss, seat: int) -> None:
    """The turn passes to the left, unless the Invoker gave another one, or everybody has had a last turn."""
    if g.extra_turns:
        g.extra_turns -= 1
        begin_turn.now(g, seat)
        return
    after = (seat + 1) % len(g.players)
    if after == g.ender:
        ending.last_affiliation.now(g)
    else:
        begin_turn.now(g, after)


__all__ = ["act", "after_action", "begin_turn", "next_turn"]
