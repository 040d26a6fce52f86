"""How a game stood, choice by choice: what each choice was worth beside others, and what was luck.

Each choice is thought about as its seat knew the table then: candidates are played out in worlds that the seat could
not tell from the real one, and the chance to win is told of where that ends. Before a choice the table stands as it
does after what a bot would choose; after it, as it does after what was chosen. The rest of the way to the next choice
is luck: cards, dice, what others drew. So the start, all choices and all luck together come to the end, always.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from fathom.core.errors import FathomError
from fathom.core.game import find
from fathom.core.rng import seed_for
from fathom.players import world_for
from fathom.players.search import Budget, SearchPlayer

from .advice import NINE_OF_TEN, Way, ways_of
from .history import Moment
from .match import Match

#: So much of a chance must be won or lost for a swing, and so many swings are told.
LEAST_SWING, MOST_SWINGS = 0.05, 8
#: How much each choice is thought about where many are asked for, and for how many seconds at once.
EACH, A_WHILE = Budget(efforts=0.6), 0.8


class Weighed(msgspec.Struct, omit_defaults=True):
    """A choice: the chance to win before it, after it, and what else could have been chosen, the best first."""

    at: int
    seat: int
    index: int
    before: float
    after: float
    #: How far off the difference may be: nine of ten estimates lie so near.
    off: float
    ways: list[Way]
    #: Whether the chances come from a model that was fitted for these rules and cards.
    calibrated: bool = True

    @property
    def gain(self) -> float:
        """What the choice won or lost."""
        return self.after - self.before

    @property
    def is_sure(self) -> bool:
        """Whether it was better or worse than a bot's choice beyond doubt."""
        return abs(self.gain) > self.off


class Swing(msgspec.Struct):
    """A choice or a stroke of luck that changed much."""

    at: int
    seat: int
    kind: str
    by: float


class Account(msgspec.Struct):
    """A game told as numbers: the chance at the start, what the choices of each seat and luck added, and the end."""

    seat: int
    start: float
    choices: dict[int, float]
    luck: float
    end: float
    swings: list[Swing]


def weigh(moment: Moment, at: int, tells: int, budget: Budget, seed: int = 0) -> Weighed | None:
    """Return what a choice was worth for a seat; None if there was nothing to choose, or somebody acted out of turn."""
    state = moment.before
    decision, index = state.decision, moment.entry.index
    if decision is None or not 0 <= index < len(decision.options) or len(decision.options) < 2:
        return None
    seat = decision.options[index].seat
    if seat != decision.lead:
        return None
    player = SearchPlayer(seed, budget, "search")
    player.tells, player.played = tells, index
    player.choose(world_for(state, seat, seed_for(seed, f"world.{seat}.{at}") >> 1), seat)
    mine = next((one for one in player.thoughts if one.option == index), None)
    if mine is None:
        return None
    calibrated = find(state.game).chances(state, tells).calibrated
    return Weighed(
        at, seat, index, round(mine.win - mine.gain, 4), round(mine.win, 4),
        round(NINE_OF_TEN * mine.doubt, 4), ways_of(player), calibrated,
    )  # fmt: skip


def analyse(match: Match, seat: int, budget: Budget, tell: Callable[[int], None] = lambda at: None) -> list[Weighed]:
    """Weigh all choices of a game that is over.

    Raises:
        FathomError: it is not over: an analysis would tell what is still hidden.
    """
    if not match.over:
        raise FathomError("the game is not over: an analysis would tell what is still hidden")
    found = []
    for at, moment in enumerate(match.past):
        tell(at)
        if one := weigh(moment, at, seat, budget, at):
            found.append(one)
    return found


def weigh_some(past: Sequence[Moment], at: int, seat: int) -> tuple[list[Weighed], int]:
    """Weigh choices from one on, until a while has passed; return them, and where to go on."""
    began, found = time.monotonic(), []
    while at < len(past) and time.monotonic() - began < A_WHILE:
        if one := weigh(past[at], at, seat, EACH, at):
            found.append(one)
        at += 1
    return found, at


def end_of(match: Match, seat: int) -> float:
    """Return what came of the chances of a seat: 1 if it won, 0 if not, a part of it if victory was shared."""
    return match.game.chances(match.state, seat).win


class _Stroke(NamedTuple):
    by: float
    at: int
    seat: int
    kind: str
    sure: bool


def account(weighed: Sequence[Weighed], seat: int, end: float) -> Account:
    """Add up what choices and luck did for a seat, from the first choice that was weighed to the end of the game."""
    choices: dict[int, float] = {}
    strokes: list[_Stroke] = []
    luck = 0.0
    for one, following in zip(weighed, [*weighed[1:], None], strict=True):
        choices[one.seat] = choices.get(one.seat, 0.0) + one.gain
        by = (following.before if following else end) - one.after
        luck += by
        strokes += [
            _Stroke(one.gain, one.at, one.seat, "choice", one.is_sure),
            _Stroke(by, one.at, -1, "luck", True),
        ]
    swings = sorted((one for one in strokes if one.sure and abs(one.by) >= LEAST_SWING), key=lambda one: -abs(one.by))
    start = weighed[0].before if weighed else end
    return Account(
        seat,
        round(start, 4),
        {seat: round(by, 4) for seat, by in sorted(choices.items())},
        round(luck, 4),
        end,
        [Swing(one.at, one.seat, one.kind, round(one.by, 4)) for one in swings[:MOST_SWINGS]],
    )
