"""A player that learns: greedy, and now and then it takes the second best thing that it sees."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.core.game import find
from fathom.core.rng import Stream, seed_for

from .greedy import GreedyPlayer, Weighed

#: One choice in so many is a slip.
SLIPS = 4
#: What a slip costs at most, in parts of the swing: nobody overlooks what hurts so much.
OVERLOOKED = 0.1


class LearnerPlayer(GreedyPlayer):
    """Greedy with the slips of a beginner."""

    name = "learner"

    def __init__(self, seed: int = 0) -> None:
        """Make a player; `seed` is of the stream of chance that says when it slips."""
        super().__init__()
        self._stream = Stream({"learner": seed_for(seed, "learner")}, "learner")

    def pick(self, fresh: Sequence[Weighed]) -> Weighed:
        """Return the best option, or by a slip the second best."""
        if self._stream.below(SLIPS) or len(fresh) < 2:
            return fresh[0]
        best, second = fresh[:2]
        place = best.places or second.places
        swing = find(place[0].state.game).look_ahead.swing if place else 0.0
        return second if best.value - second.value <= OVERLOOKED * swing else best
