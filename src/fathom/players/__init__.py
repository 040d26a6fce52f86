"""Players decide for seats. All of them play through the public API and see only what their seat knows.

>>> import fathom
>>> from fathom.players import answer, make
>>> state = fathom.new("leviathan-wilds", seed=1)
>>> players = [make("random", seed=7), make("greedy", seed=8)]
>>> state.choose(answer(state, players))
>>> state.ply
1
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from fathom.core.errors import FathomError, did_you_mean

from .greedy import GreedyPlayer
from .learner import LearnerPlayer
from .player import PASS, Player, answer, answers_of, is_wide_pass, moving_on, world_for
from .random_player import RandomPlayer
from .search import Budget, SearchPlayer

__all__ = [
    "LEVELS",
    "NAMES",
    "PASS",
    "Player",
    "answer",
    "answers_of",
    "is_wide_pass",
    "make",
    "moving_on",
    "world_for",
]

#: How much `strong` and `master` think about one choice: about a tenth of a second, and more than a second.
STRONG, MASTER = Budget(), Budget(efforts=10.0, width=8)

_MAKERS: dict[str, Callable[[int], Player]] = {
    "learner": LearnerPlayer,
    "steady": GreedyPlayer,
    "strong": partial(SearchPlayer, budget=STRONG, name="strong"),
    "master": partial(SearchPlayer, budget=MASTER, name="master"),
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}
#: The players that `make` knows; and those of them who sit down at tables, the weakest first.
NAMES = tuple(_MAKERS)
LEVELS = NAMES[:4]


def make(name: str, seed: int = 0) -> Player:
    """Return a new player, with its own stream of chance; one per seat.

    `search:4000` is a player that tries so many options in thought for each choice, `search:0.5s` one that thinks for
    so many seconds of the processor.

    Raises:
        FathomError: there is no player of this name.
    """
    if name.startswith("search:"):
        return SearchPlayer(seed, _budget(name), name)
    if name not in _MAKERS:
        raise FathomError(f"there is no player '{name}'{did_you_mean(name, NAMES)} (known: {', '.join(NAMES)})")
    return _MAKERS[name](seed)


def _budget(name: str) -> Budget:
    """Return the budget that a name says."""
    _, _, size = name.partition(":")
    try:
        budget = Budget(sys.maxsize, seconds=float(size[:-1])) if size.endswith("s") else Budget(int(size))
    except ValueError:
        budget = Budget(0)
    if budget.tries < 1 or not 0 <= budget.seconds < 3600:
        raise FathomError(f"'{name}' says no budget: write search:4000 (options tried) or search:0.5s (seconds)")
    return budget
