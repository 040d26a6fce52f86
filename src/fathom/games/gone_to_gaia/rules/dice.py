"""The one die of the game, and reroll tokens (chapter S3)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import queries
from ..queries import REROLL
from ..state import Gaia, step
from . import tokens


@step("GG-038", "GG-084")
def roll(g: Gaia, why: str) -> None:
    """A die is rolled; before its result takes effect anybody may reroll it."""
    g.fight.die = die = g.rng("dice").below(6) + 1
    g.emit("rolled", die=die, why=why)
    if queries.any_has(g, REROLL):
        offer.now(g, why)


@step("GG-132", "GG-146", "GG-147", "GG-148")
def offer(g: Gaia, why: str) -> None:
    """Either player may spend a reroll token, again and again, whoever rolled; who has none is not asked."""
    seats = tuple([i for i, suit in enumerate(g.suits) if suit.alive and queries.available(suit, REROLL)])
    lead = queries.lead(g) if queries.lead(g) in seats else seats[0]
    g.ask("reroll", lead, _answers(seats, lead, why), g.fight.die, why)


@memo
def _answers(seats: tuple[int, ...], lead: int, why: str) -> tuple[Option, ...]:
    rerolls = (Option(seat, "reroll", (), (f"token.{seat}.reroll",), reroll(seat, why)) for seat in seats)
    return (*rerolls, Option(lead, "keep_roll", (), (), keep()))


@step("GG-146")
def reroll(g: Gaia, seat: int, why: str) -> None:
    """The token is spent and the die is rolled again; the new result replaces the old one."""
    tokens.spend(g, seat, REROLL, 1)
    roll.now(g, why)


@step("GG-146")
def keep(g: Gaia) -> None:
    """The result stands."""
