"""A player that picks any of its options, each as likely as the others."""

from __future__ import annotations

from fathom.core.rng import Stream, seed_for
from fathom.core.state import State


class RandomPlayer:
    """Chooses blindly; when somebody else has the lead, doing nothing is as likely as each option."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._stream = Stream({"random": seed_for(seed, "random")}, "random")

    def choose(self, state: State, seat: int) -> int:
        """Return the index of one of the seat's options, or -1."""
        decision = state.decision
        assert decision is not None
        own = decision.of_seat(seat)
        if seat == decision.lead:
            return self._stream.pick(own)
        pick = self._stream.below(len(own) + 1)
        return own[pick] if pick < len(own) else -1
