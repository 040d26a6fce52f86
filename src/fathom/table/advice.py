"""Advice: what a strong bot would do in a seat, and what it compared that with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fathom.core.state import State
from fathom.players.search import Budget, SearchPlayer

#: A hint is what a strong bot finds in about half a second. A clock would tell worlds apart that look alike, so work
#: is counted and not time.
HINT = Budget(efforts=4.0)
#: Nine of ten estimates lie within so many standard errors.
NINE_OF_TEN = 1.645


class Way(msgspec.Struct, omit_defaults=True):
    """An option that was compared: the chance to win after it, and between what nine of ten estimates lie."""

    #: -1: to leave the question to others.
    index: int
    win: float
    low: float
    high: float
    worlds: int


class Advice(msgspec.Struct, omit_defaults=True):
    """What a strong bot would choose for a seat, -1 for nothing, and what it compared, its choice first."""

    index: int
    #: Among how many options.
    of: int = 0
    ways: list[Way] = []
    #: Whether the chances come from a model that was fitted for these rules and cards.
    calibrated: bool = False


def ways_of(player: SearchPlayer) -> list[Way]:
    """Return what a player that tells chances has thought about, the best first."""
    ways = []
    for one in player.thoughts:
        reach = NINE_OF_TEN * one.doubt
        low, high = max(0.0, one.win - reach), min(1.0, one.win + reach)
        ways.append(Way(one.option, round(one.win, 4), round(low, 4), round(high, 4), one.worlds))
    return sorted(ways, key=lambda way: -way.win)


def advise(here: State, been: Sequence[State], seat: int, budget: Budget, seed: int, calibrated: bool) -> Advice:
    """Return what a strong bot would do in a world that the seat cannot tell from the real one.

    `been` are the positions of this turn in which somebody was asked before, oldest first.
    """
    assert here.decision is not None
    bot = SearchPlayer(seed, budget, "strong")
    bot.tells = seat
    bot.remember(been, seat)
    index = bot.choose(here, seat)
    ways = sorted(ways_of(bot), key=lambda way: way.index != index)
    return Advice(index, len(here.decision.of_seat(seat)), ways, calibrated)
