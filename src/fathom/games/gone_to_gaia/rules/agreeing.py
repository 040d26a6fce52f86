"""What players decide together: one proposes, the other must accept (ruling GR-022)."""

from __future__ import annotations

from typing import Any, TypeAlias

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import queries
from ..state import Gaia, step

#: An offer: key, facts, targets, and what happens if all agree.
Offer: TypeAlias = tuple[str, tuple[Any, ...], tuple[str, ...], Call]


def agree(g: Gaia, key: str, offers: tuple[Offer, ...], *args: Any) -> None:
    """Let the players agree on one of several offers; a single living player just chooses."""
    seats = queries.living(g)
    if len(offers) == 1:
        g.then(offers[0][3])
    elif len(seats) == 1:
        g.ask(
            key,
            seats[0],
            [Option(seats[0], name, facts, targets, call) for name, facts, targets, call in offers],
            *args,
        )
    else:
        propose.now(g, key, queries.lead(g), offers, args)


@step("GR-022")
def propose(g: Gaia, key: str, seat: int, offers: tuple[Offer, ...], args: tuple[Any, ...]) -> None:
    """One player proposes."""
    g.ask(
        key,
        seat,
        [
            Option(seat, name, facts, targets, consider(key, seat, offers, args, i))
            for i, (name, facts, targets, _) in enumerate(offers)
        ],
        *args,
    )


@step("GR-022")
def consider(g: Gaia, key: str, by: int, offers: tuple[Offer, ...], args: tuple[Any, ...], i: int) -> None:
    """The other one accepts, or proposes something else."""
    seat = 1 - by
    name, facts, targets, call = offers[i]
    g.ask(
        "consent",
        seat,
        (
            Option(seat, "refuse", (name, *facts), (), propose(key, seat, offers, args)),
            Option(seat, "accept", (name, *facts), targets, call),
        ),
        name,
        *facts,
    )
