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

from collections.abc import Callable
from functools import partial

from fathom.core.errors import FathomError, did_you_mean

from .greedy import GreedyPlayer
from .player import PASS, Player, answer, answers_of, is_wide_pass, moving_on, world_for
from .random_player import RandomPlayer
from .search import Budget, SearchPlayer

__all__ = ["NAMES", "PASS", "Player", "answer", "answers_of", "is_wide_pass", "make", "moving_on", "world_for"]

_MAKERS: dict[str, Callable[[int], Player]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
    "strong": partial(SearchPlayer, budget=Budget(4000), name="strong"),
    "master": partial(SearchPlayer, budget=Budget(40_000, width=8), name="master"),
}
#: The players that `make` knows.
NAMES = tuple(_MAKERS)


def make(name: str, seed: int = 0) -> Player:
    """Return a new player, with its own stream of chance; one per seat.

    Raises:
        FathomError: there is no player of this name.
    """
    if name not in _MAKERS:
        raise FathomError(f"there is no player '{name}'{did_you_mean(name, NAMES)} (known: {', '.join(NAMES)})")
    return _MAKERS[name](seed)
