"""A player that thinks ahead: it plays each good option out, in worlds that it cannot tell from the real one.

It knows no game. What it does for a choice:

- *Candidates.* `greedy` weighs all options; the best few are thought about, and always the one that moves on. Options
  that lead to the same position are one. Where one is left there is nothing to think about.
- *Worlds.* What the seat cannot see is dealt anew (`determinise`), with chance of its own; each candidate meets the
  same worlds, so that luck does not decide between them.
- *Rollouts.* Greedy with a short look plays all seats on, to the end of the next stretch of the game's clock
  (`LookAhead.horizon`); the game's `evaluate` judges the end, against the position now, within the game's `swing`.
- *Halving.* After each round of worlds the worse half is dropped; it stops early when the answer is clear.

With the same seed and the same number of rollouts it chooses the same; seconds of a budget only ever cut that short.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from fathom.core.game import LookAhead, find
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

from .greedy import MARGIN, GreedyPlayer, Weighed
from .player import answer, answers_of, moving_on

#: How far a rollout looks for one choice.
SHORT = LookAhead(depth=1, width=4, budget=4)
#: A rollout has no more choices than this.
LONGEST = 90
#: In so many worlds every candidate is tried before any is dropped.
FIRST = 2
#: How many standard errors behind the best a candidate must be for the search to stop early.
CLEAR = 2.5
#: How much better than greedy's choice another must be, in parts of the swing; a guess is not worth a change of plan.
DOUBT = 0.02


class Budget(msgspec.Struct, frozen=True):
    """How much is thought about one choice."""

    #: Rollouts at most.
    rollouts: int
    #: How many candidates there are at most.
    width: int = 5
    #: Seconds of the processor at most; 0: however long it takes.
    seconds: float = 0.0


class Thought(NamedTuple):
    """What was found out about a candidate: its number, or -1 for leaving the question to others."""

    option: int
    #: What it is worth beside the others in the same worlds, on the scale of the game's `evaluate`.
    value: float
    #: How far off that may be: one standard error.
    error: float
    worlds: int


class SearchPlayer:
    """Plays good options out before it takes one."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, name: str = "strong") -> None:
        """Make a player.

        Args:
            seed: of its own stream of chance, with which it guesses what it cannot see.
            budget: how much it thinks about a choice.
            name: as it is called at the table.
        """
        self.name = name
        self.budget = budget or Budget(48)
        self._greedy = GreedyPlayer(seed)
        self._stream = Stream({"search": seed_for(seed, "search")}, "search")
        #: What it thought about the last choice, the best first; empty if there was nothing to think about.
        self.thoughts: tuple[Thought, ...] = ()

    def remember(self, positions: Iterable[State], seat: int) -> None:
        """Take note of positions of this turn from before the player came to the table, oldest first."""
        self._greedy.remember(positions, seat)

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the option that does best; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        self.thoughts = ()
        leads = seat == decision.lead
        own = answers_of(decision, seat)
        if not own or (leads and len(own) == 1):
            return own[0] if own else -1
        here, ranked = self._greedy.weigh(state, seat)
        fresh = [one for one in ranked if not self._greedy.leads_back(one)] or (ranked[:1] if leads else [])
        on = moving_on(decision) if leads else -1
        acts = leads or (bool(fresh) and fresh[0].value > here.value + MARGIN)
        first = fresh[0].option if acts else -1
        candidates = self._candidates(fresh, first, on)
        if len(candidates) < 2:
            return first
        self.thoughts = _Search(state, seat, self.budget, self._stream).think(candidates)
        return self._prefer(first, state)

    def _candidates(self, fresh: Sequence[Weighed], first: int, on: int) -> list[int]:
        """Return what is worth a thought: greedy's choice, then others that lead elsewhere, and moving on."""
        found = [first]
        seen = [one for one in fresh if one.option == first]
        for one in fresh:
            if len(found) >= self.budget.width:
                break
            if one.option != first and not any(_same(one, other) for other in seen):
                found.append(one.option)
                seen.append(one)
        if on not in found:
            found.append(on)
        return found

    def _prefer(self, first: int, state: State) -> int:
        """Return the best candidate, or greedy's if that is as good."""
        best = self.thoughts[0]
        swing = find(state.game).look_ahead.swing
        for one in self.thoughts:
            if one.option == first and best.value - one.value < max(DOUBT * swing, 0.5 * one.error):
                return first
        return best.option


def _same(one: Weighed, other: Weighed) -> bool:
    """Whether two options lead to the same position."""
    if one.value != other.value or not one.places or not other.places:
        return False
    return one.places[-1].looks_like(other.places[-1])


class _Search:
    """The search from one decision."""

    def __init__(self, state: State, seat: int, budget: Budget, stream: Stream) -> None:
        self.state = state
        self.seat = seat
        self.budget = budget
        self.stream = stream
        self.game = find(state.game)
        self.seats = self.game.seats(state.setup)
        self.limits = self.game.look_ahead
        self.now = self.game.evaluate(state.determinise(seat, stream.below(1 << 62)), seat)
        self.values: dict[int, list[float]] = {}

    def think(self, candidates: Sequence[int]) -> tuple[Thought, ...]:
        """Try the candidates in common worlds, drop the worse half again and again; return all, the best first."""
        alive = list(candidates)
        self.values = {index: [] for index in alive}
        left = self.budget.rollouts
        until = time.process_time() + self.budget.seconds if self.budget.seconds else 0.0
        halvings = max(1, (len(alive) - 1).bit_length())
        dropped: list[int] = []
        for halving in range(halvings):
            worlds = max(FIRST, left // (halvings - halving) // len(alive))
            for _ in range(worlds):
                world = self.state.determinise(self.seat, self.stream.below(1 << 62))
                for index in alive:
                    self.values[index].append(self._play_out(world, index))
                left -= len(alive)
                if until and time.process_time() > until:
                    left = 0
                if left <= 0 or self._is_clear(alive):
                    break
            alive.sort(key=self._value, reverse=True)
            if left <= 0 or self._is_clear(alive):
                break
            if halving < halvings - 1:
                keep = max(2, (len(alive) + 1) // 2)
                dropped = alive[keep:] + dropped
                alive = alive[:keep]
        return tuple(self._thought(index) for index in (*alive, *dropped))

    def _play_out(self, world: State, index: int) -> float:
        """Choose, let greedy play all seats on to the horizon, and judge the end."""
        twin = world.clone()
        seated = [GreedyPlayer(seat, SHORT, guesses=False) for seat in range(self.seats)]
        if index >= 0:
            twin.choose(index)
        else:
            twin.choose(seated[twin.decision.lead].choose(twin, twin.decision.lead) if twin.decision else 0)
        span, number = self.limits.horizon
        clock, ends = self.game.clock(twin).since(span), 0
        for _ in range(LONGEST):
            if twin.over:
                break
            now = self.game.clock(twin).since(span)
            if now != clock:
                clock, ends = now, ends + 1
                if ends >= number:
                    break
            twin.choose(answer(twin, seated))
        swing = self.limits.swing
        return max(-swing, min(swing, self.game.evaluate(twin, self.seat) - self.now))

    def _value(self, index: int) -> float:
        """Return what a candidate is worth in the worlds that it met."""
        values = self.values[index]
        return sum(values) / len(values)

    def _is_clear(self, alive: Sequence[int]) -> bool:
        """Whether the best is far ahead of all others, world by world."""
        best, *others = sorted(alive, key=self._value, reverse=True)
        return all(self._is_behind(other, best) for other in others)

    def _is_behind(self, one: int, best: int) -> bool:
        lead, error = _paired(self.values[best], self.values[one])
        return len(self.values[one]) >= 4 and lead > CLEAR * error

    def _thought(self, index: int) -> Thought:
        values = self.values[index]
        _, error = _paired(values, [0.0] * len(values))
        return Thought(index, self._value(index), error, len(values))


def _paired(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Return by how much one is better than another in the same worlds, on average, and the standard error of that."""
    differences = [a - b for a, b in zip(ours, theirs, strict=False)]
    n = len(differences)
    mean = sum(differences) / n
    spread = sum((one - mean) ** 2 for one in differences)
    return mean, sqrt(spread / (n * max(1, n - 1)))
