"""The chance to win, told from features of a position by a small model that was fitted to games that bots played.

A model is a file of plain numbers in the folder of its game. It is kept with the version of the rules and the hash of
the content that it was made for; for others it is a guess, and says so. Without a model there is a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from .memo import memo
from .state import State

#: The file of a model.
FILE = "chances.json"
#: Without a model: so many swings of `evaluate` above nothing are a chance of 73 %.
SWINGS = 2.0


class Chances(NamedTuple):
    """How a position stands for a seat."""

    #: The probability of winning, if bots of the strength play on that the model was fitted to.
    win: float
    #: Among rivals: how many points the seat is expected to end ahead of the best other one.
    lead: float | None = None
    #: Whether a model says so that was fitted for these rules and this content; else it is a guess.
    calibrated: bool = False


class Judge(Protocol):
    """What is asked of a game: its description in `core/game.py`."""

    @property
    def version(self) -> int:
        """Return the version of its rules."""

    @property
    def folder(self) -> Path:
        """Return where its model lies."""

    @property
    def rivals(self) -> bool:
        """Whether the seats play against each other."""

    @property
    def seats(self) -> Callable[[Any], int]:
        """What tells how many seats there are."""

    @property
    def features(self) -> Callable[[Any, int], Mapping[str, float]]:
        """What tells what a position is made of."""

    @property
    def evaluate(self) -> Callable[[Any, int], float]:
        """What tells how good it is."""

    @property
    def look_ahead(self) -> Any:
        """How far bots look; its swing is the scale of `evaluate`."""


class Model(msgspec.Struct, frozen=True):
    """Weights by the name of the feature; a feature that is missing counts as 0."""

    game: str
    version: int
    content: str
    #: Who played the games that it was fitted to, and how many there were.
    player: str
    games: int
    seed: int
    #: The constant, and what each feature adds: to the logarithm of the odds, and to the lead at the end.
    win: dict[str, float]
    lead: dict[str, float] = {}
    #: How well it told games that it was not fitted to.
    report: dict[str, Any] = {}

    def fits(self, game: Judge, state: State) -> bool:
        """Whether it was made for these rules and this content."""
        # A part of a box has the hash of the whole before its own name.
        return self.version == game.version and self.content in {state.box.hash.partition("/")[0], *state.box.names}


#: The name of the constant.
CONSTANT = ""


def read(path: Path) -> Model | None:
    """Return the model in a file, or None if there is none."""
    return msgspec.json.decode(path.read_bytes(), type=Model) if path.is_file() else None


@memo
def model_of(folder: Path) -> Model | None:
    """Return the model of a game; it is read once."""
    return read(folder / FILE)


def sigmoid(x: float) -> float:
    """Return the probability of these logarithmic odds.

    >>> sigmoid(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, x))))


def linear(weights: Mapping[str, float], features: Mapping[str, float]) -> float:
    """Return the constant and what the features add to it."""
    value = weights.get(CONSTANT, 0.0)
    for name, n in features.items():
        if n:
            value += weights.get(name, 0.0) * n
    return value


def chances(game: Judge, state: State, seat: int) -> Chances:
    """Return how a position stands for a seat. What the seat cannot see is taken as it is: deal it anew before."""
    outcome = state.outcome
    model = model_of(game.folder)
    if outcome is not None:
        best = max((n for other, n in enumerate(outcome.scores) if other != seat), default=0)
        ahead = float(outcome.scores[seat] - best) if game.rivals and outcome.scores else None
        return Chances(float(outcome.won_by(seat)) / max(1, len(outcome.winners)), ahead, True)
    seats = range(game.seats(state.setup)) if game.rivals else (seat,)
    features = {one: game.features(state, one) for one in seats}
    if model is None or not features[seat]:
        values = {one: game.evaluate(state, one) for one in seats}
        scale = SWINGS * game.look_ahead.swing
        if not game.rivals:
            return Chances(sigmoid(values[seat] / scale))
        shares = {one: exp(max(-30.0, min(30.0, value / game.look_ahead.swing))) for one, value in values.items()}
        return Chances(shares[seat] / sum(shares.values()))
    odds = {one: sigmoid(linear(model.win, features[one])) for one in seats}
    fits = model.fits(game, state)
    if not game.rivals:
        return Chances(odds[seat], None, fits)
    return Chances(odds[seat] / sum(odds.values()), linear(model.lead, features[seat]), fits)
