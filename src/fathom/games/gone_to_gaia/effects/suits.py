"""Verbs that touch suits: HP, shields, elements, tokens, parts, cards. `who` says whose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import queries
from ..queries import put
from ..rules import elements, equipment, experience, harm, tokens
from ..schema.verbs import (
    Circuits,
    Doublers,
    GainElement,
    Grant,
    Heal,
    Improve,
    LevelCard,
    Loan,
    LoseElement,
    LoseParts,
    Parts,
    Refresh,
    Shield,
    SpendToken,
    Suffer,
    Xp,
)
from ..schema.words import TOKENS
from ..state import Gaia, step
from .registry import effect, seats_meant, verb, verb_of


def for_each(g: Gaia, d: int, one: Any, do: Callable[[int], Call]) -> None:
    """Let something happen to everybody meant; the players choose if it is one of them."""
    seats = seats_meant(g, d, one.who)
    if one.who == "one" and len(seats) > 1:
        lead = queries.lead(g)
        name = verb_of(one)
        options = [Option(lead, "which_delver", (seat,), (f"delver.{seat}",), do(seat)) for seat in seats]
        g.ask("which_delver", lead, options, name)
    else:
        g.then(*[do(seat) for seat in seats])


@verb(Heal, "GR-006")
def heal(g: Gaia, d: int, one: Heal) -> None:
    """HP return."""
    for_each(g, d, one, lambda seat: heal_by(seat, one.n))


@step("GR-006")
def heal_by(g: Gaia, seat: int, n: int) -> None:
    """A delver heals, up to the maximum."""
    harm.heal(g, seat, n)


@verb(Shield)
def shield(g: Gaia, d: int, one: Shield) -> None:
    """A shield takes the next damage."""
    for seat in seats_meant(g, d, one.who):
        harm.shield(g, seat, one.n)


@verb(Suffer, "GR-030")
def suffer(g: Gaia, d: int, one: Suffer) -> None:
    """Damage outside of counterattacks."""
    for_each(g, d, one, lambda seat: suffer_by(seat, one.n))


@step("GR-030")
def suffer_by(g: Gaia, seat: int, n: int) -> None:
    """A delver suffers."""
    harm.suffer(g, seat, n, "event")


@verb(GainElement)
def gain_element(g: Gaia, d: int, one: GainElement) -> None:
    """Elements of choice, never into the slot used in this turn."""
    if one.if_hit and not g.fight.targeted:
        return
    barred = g.slot if g.phase == "delver" else -1
    for_each(g, d, one, lambda seat: elements.choose_elements(seat, one.n, barred))


@verb(LoseElement, "GR-072")
def lose_element(g: Gaia, d: int, one: LoseElement) -> None:
    """Elements are lost, of the owner's choice."""
    for_each(g, d, one, lambda seat: elements.lose_elements(seat, one.n))


@verb(Refresh, "GG-108")
def refresh(g: Gaia, d: int, one: Refresh) -> None:
    """One exhausted weapon is refreshed."""
    g.then(*[tokens.choose_refresh(s) for s in seats_meant(g, d, one.who) if queries.exhausted(g.suits[s])])


@verb(Loan, "GG-129")
def loan(g: Gaia, d: int, one: Loan) -> None:
    """Tokens for this wave."""
    for seat in seats_meant(g, d, one.who):
        suit = g.suits[seat]
        for name, n in one.tokens.items():
            token = TOKENS.index(name)
            suit.loans = put(suit.loans, token, suit.loans[token] + n)
            g.emit("tokens", seat_of=seat, token=name, n=n)


@verb(Grant, "GG-129")
def grant(g: Gaia, d: int, one: Grant) -> None:
    """Tokens for this quest."""
    for_each(g, d, one, lambda seat: grant_to(seat, one.node))


@step("GG-129")
def grant_to(g: Gaia, seat: int, node: str) -> None:
    """A delver gains tokens for this quest."""
    suit = g.suits[seat]
    for name, n in effect(g, node, Grant).tokens.items():
        token = TOKENS.index(name)
        suit.granted = put(suit.granted, token, suit.granted[token] + n)
        g.emit("tokens", seat_of=seat, token=name, n=n)
    equipment.recount(g, seat)


@verb(SpendToken, "GR-072")
def spend_token(g: Gaia, d: int, one: SpendToken) -> None:
    """Tokens are spent for nothing."""
    for_each(g, d, one, lambda seat: tokens.waste(seat, one.n))


@verb(Doublers, "GG-184")
def doublers(g: Gaia, d: int, one: Doublers) -> None:
    """The doubler roll."""
    g.then(equipment.roll_doublers(queries.seat_of(g, d)))


# ---------------------------------------------------------------------------------------------- gains of the group


@verb(Parts, "GG-162", "GG-163")
def parts(g: Gaia, d: int, one: Parts) -> None:
    """Minion parts are gained; what must be paid comes from whoever has most, as far as there are any."""
    if one.n > 0:
        for_each(g, d, one, lambda seat: gain_parts(seat, one.n))
        return
    for _ in range(-one.n):
        seat = max(range(len(g.suits)), key=lambda i: (g.suits[i].parts[0], -i))
        take_parts(g, seat, 1)


@step("GG-162", "GG-163")
def gain_parts(g: Gaia, seat: int, n: int) -> None:
    """A player gains minion parts."""
    suit = g.suits[seat]
    suit.parts = put(suit.parts, 0, suit.parts[0] + n)
    g.collected += n
    g.emit("parts", seat_of=seat, n=n)


def take_parts(g: Gaia, seat: int, n: int) -> None:
    """A player loses minion parts, as far as there are any."""
    suit = g.suits[seat]
    lost = min(n, suit.parts[0])
    if lost:
        suit.parts = put(suit.parts, 0, suit.parts[0] - lost)
        g.emit("parts_lost", seat_of=seat, n=lost)


@verb(LoseParts)
def lose_parts(g: Gaia, d: int, one: LoseParts) -> None:
    """Minion parts are lost."""
    for seat in seats_meant(g, d, one.who):
        take_parts(g, seat, one.n)


@verb(Xp, "GG-113")
def xp(g: Gaia, d: int, one: Xp) -> None:
    """XP for both."""
    experience.gain_xp(g, one.n)
    experience.check_levels.now(g)


@verb(LevelCard, "GG-117")
def level_card(g: Gaia, d: int, one: LevelCard) -> None:
    """Level cards are drawn."""
    for_each(g, d, one, lambda seat: draw_levels(seat, one.n))


@step("GG-117")
def draw_levels(g: Gaia, seat: int, n: int) -> None:
    """A player draws Level cards, one after another."""
    g.then(*[experience.draw(seat)] * n)


@verb(Circuits, "GG-174", "GR-043")
def circuits(g: Gaia, d: int, one: Circuits) -> None:
    """Circuits belong to the group."""
    g.circuits = max(0, g.circuits + one.n)
    g.emit("circuits", n=one.n)


@verb(Improve, "GG-176")
def improve(g: Gaia, d: int, one: Improve) -> None:
    """Each player raises one maximum rank of choice."""
    every = tuple(range(len(g.box.type_names)))
    g.then(*[equipment.improve(seat, every) for seat in queries.living(g)])
