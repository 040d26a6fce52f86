"""What players decide together: one proposes, the other must accept (ruling GR-022)."""

from __future__ import annotations

from typing import Any, TypeAlias

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import queries
from ..state import Gaia, step
from . import giving

#: An offer: key, facts, targets, and what happens if all agree.
Offer: TypeAlias = tuple[str, tuple[Any, ...], tuple[str, ...], Call]


def agree(g: Gaia, key: str, offers: tuple[Offer, ...], *args: Any, either: bool = False) -> None:
    """Let the players agree on one of several offers; a single living player just chooses.

    Args:
        g: the game.
        key: what is decided.
        offers: what can be agreed on.
        args: the facts of the decision.
        either: either player proposes, and a single offer is shown too: somebody must have read the page.
    """
    if len(offers) == 1 and not either:
        g.then(offers[0][3])
    elif len(queries.living(g)) == 1 or len(offers) == 1:
        go_on.now(g, key, offers, args, either)
    elif either:
        propose.now(g, key, -1, offers, args)
    else:
        propose.now(g, key, queries.lead(g), offers, args)


@step("GG-203", "GR-087")
def go_on(g: Gaia, key: str, offers: tuple[Offer, ...], args: tuple[Any, ...], either: bool) -> None:
    """Nobody need agree, but whoever is asked may give something away first: at any point of a Town Visit."""
    seats = queries.living(g)
    again = go_on(key, offers, args, either)
    options: list[Option] = []
    for seat in seats:
        options += giving.openings(g, seat, again)
        options += [Option(seat, name, facts, targets, call) for name, facts, targets, call in offers]
    g.ask(key, seats[0], options, *args, reveals=either)


@step("GG-203", "GR-022", "GR-087")
def propose(g: Gaia, key: str, by: int, offers: tuple[Offer, ...], args: tuple[Any, ...], refusals: int = 0) -> None:
    """One player proposes; either of them, if `by` is -1. Whoever is asked may give something away first."""
    seats = queries.living(g) if by < 0 else (by,)
    again = propose(key, by, offers, args, refusals)
    options: list[Option] = []
    for seat in seats:
        options += giving.openings(g, seat, again)
        for i, (name, facts, targets, _) in enumerate(offers):
            options.append(Option(seat, name, facts, targets, consider(key, seat, offers, args, i, refusals)))
    g.ask(key, seats[0], options, *args)


@step("GR-022")
def consider(
    g: Gaia, key: str, by: int, offers: tuple[Offer, ...], args: tuple[Any, ...], i: int, refusals: int
) -> None:
    """The other one accepts, or proposes something else."""
    seat = 1 - by
    name, facts, targets, call = offers[i]
    g.agenda.append(agreed())
    options = (
        Option(seat, "refuse", (name, *facts), (), refuse(key, seat, offers, args, refusals + 1)),
        Option(seat, "accept", (name, *facts), targets, call),
    )
    g.ask("consent", seat, options, name, *facts)


@step("GR-022")
def refuse(g: Gaia, key: str, seat: int, offers: tuple[Offer, ...], args: tuple[Any, ...], refusals: int) -> None:
    """Without agreement nothing proceeds: whoever refuses proposes next."""
    g.leave()
    propose.now(g, key, seat, offers, args, refusals)


@step("GR-022")
def agreed(g: Gaia) -> None:
    """What was agreed on has happened. It waits below a proposal: so a bot sees that one is under way."""


def refusals(g: Gaia) -> int:
    """Return how often a proposal was refused in what is being agreed on now, also while something is given."""
    if g.decision is None:
        return 0
    for call in (*g.agenda[-2:], *(option.call for option in g.decision.options)):
        if call[0] in (consider.name, propose.name):
            times: int = call[-1]
            return times
    return 0
