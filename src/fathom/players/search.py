"""A player that thinks ahead: it plays each good option out, in worlds that it cannot tell from the real one.

It knows no game. What it does for a choice:

- *Candidates.* `greedy` weighs all options; the best few, as many as the budget can try in a few
  worlds each, and the one that moves on. Options that lead to the same position are one. Where one is left there is
  nothing to think about.
- *Worlds.* What the seat cannot see is dealt anew (`determinise`), with chance of its own; each candidate meets the
  same worlds, so that luck does not decide between them.
- *Playing out.* Greedy with a short look plays for all that lead, to the end of the next stretch of the game's clock
  (`LookAhead.horizon`); the game's `evaluate` judges the end, against the position now, within the game's `swing`.
- *A race.* A candidate drops out when it comes to the same as greedy's choice, or when it is clearly behind; with half
  of the budget the worse half does. What is easy costs little, and time is spent where it is close.

With the same seed and the same number of tries it chooses the same; seconds of a budget only ever cut that short.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from fathom.core.game import LookAhead, find
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

from .greedy import MARGIN, GreedyPlayer, Weighed, sensible
from .player import moving_on

#: No game is played out for more choices than this.
LONGEST = 120
#: So few candidates are always tried, and in so many worlds each, or there are fewer of them.
LEAST, ENOUGH = 3, 4
#: In so many worlds every candidate is tried before those are dropped that come to the same as greedy's choice.
FIRST = 2
#: After so many worlds a candidate is dropped that is behind by so many standard errors.
SURE, CLEAR = 4, 2.0
#: No thought is smaller than this part of a budget, and no difference counts that is smaller.
TINY = 1e-9
#: How much better than greedy's choice another must be, in parts of the swing; a guess is not worth a change of plan.
DOUBT = 0.02
#: So many standard errors of its lead are taken off before another is preferred to greedy's choice.
CAUTION = 0.5


class Budget(msgspec.Struct, frozen=True):
    """How much is thought about one choice."""

    #: How many options are tried at most, in all games that are played out together: what a thought costs. 0: as many
    #: as the game says (`LookAhead.effort`), so many times.
    tries: int = 0
    efforts: float = 1.0
    #: How many candidates there are at most; with one alone nothing is thought about, and greedy chooses.
    width: int = 5
    #: Seconds of the processor at most; 0: as long as it takes.
    seconds: float = 0.0


class Thought(NamedTuple):
    """What was found out about a candidate: its number, or -1 for leaving the question to others."""

    option: int
    #: What it is worth against the position now, on the scale of the game's `evaluate`.
    value: float
    #: How far off that may be: one standard error.
    error: float
    worlds: int
    #: The chance to win that is left in the end, if that was wanted; how much more that is than after greedy's choice,
    #: and the standard error of that.
    win: float = 0.0
    gain: float = 0.0
    doubt: float = 0.0


class SearchPlayer:
    """Plays good options out before it takes one."""

    def __init__(self, seed: int, budget: Budget, name: str) -> None:
        """Make a player.

        Args:
            seed: of its own stream of chance, with which it guesses what it cannot see.
            budget: how much it thinks about a choice.
            name: as it is called at the table.
        """
        self.name = name
        self.budget = budget
        self._greedy = GreedyPlayer()
        self._stream = Stream({"search": seed_for(seed, "search")}, "search")
        #: What it thought about the last choice, the best first; empty if there was nothing to think about.
        self.thoughts: tuple[Thought, ...] = ()
        #: The seat whose chance to win is told of each thought; -1: of nobody's, which costs less.
        self.tells = -1
        #: An option that is tried in any case; -1: there is none.
        self.played = -1

    def remember(self, positions: Iterable[State], seat: int) -> None:
        """Take note of positions of this turn from before the player came to the table, oldest first."""
        self._greedy.remember(positions, seat)

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the option that does best; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        self.thoughts = ()
        leads = seat == decision.lead
        own = sensible(state, seat)
        if not own or (leads and len(own) == 1):
            return own[0] if own else -1
        here, ranked = self._greedy.weigh(state, seat, own)
        fresh = [one for one in ranked if not self._greedy.leads_back(one)] or ranked[:leads]
        if not leads and not (fresh and fresh[0].value > here.value + MARGIN):
            return -1
        candidates = self._candidates(fresh, moving_on(decision) if leads else -1, leads)
        if self.played >= 0 and self.played not in candidates:
            candidates.insert(1, self.played)
        if len(candidates) > 1:
            self.thoughts = _Search(state, seat, self.budget, self._stream, self.tells).think(candidates)
            return self._preferred(candidates[0], state)
        return candidates[0]

    def _candidates(self, fresh: Sequence[Weighed], on: int, leads: bool) -> list[int]:
        """Return what is worth a thought: greedy's choice, moving on, and others that lead elsewhere, best first.

        Who has not the lead moves on by -1: the question is left to others.
        """
        found: list[Weighed] = []
        for one in fresh:
            if len(found) < self.budget.width and not any(_same(one, other) for other in found):
                found.append(one)
        options = [one.option for one in found]
        waits = self.budget.width > 1 and on != options[0] and (on >= 0 or not leads)
        moves_on = [on] if waits else []
        return [options[0], *moves_on, *(index for index in options[1:] if index != on)]

    def _preferred(self, first: int, state: State) -> int:
        """Return the best candidate, or greedy's if none is better for sure enough."""
        doubt = DOUBT * find(state.game).look_ahead.swing
        usual = next(one for one in self.thoughts if one.option == first)
        others = [one for one in self.thoughts if one.option != first]
        best = max(others, key=lambda one: one.value - CAUTION * one.error)
        return best.option if best.value - CAUTION * best.error - usual.value >= doubt else first


def _same(one: Weighed, other: Weighed) -> bool:
    """Whether two options lead to the same position."""
    if one.value != other.value or not one.places or not other.places:
        return False
    return one.places[-1].looks_like(other.places[-1])


class _Search:
    """The search from one decision."""

    def __init__(self, state: State, seat: int, budget: Budget, stream: Stream, tells: int = -1) -> None:
        self.tells = tells
        self.state = state
        self.seat = seat
        self.stream = stream
        self.game = find(state.game)
        self.limits = self.game.look_ahead
        self.now = self.game.evaluate(state, seat)
        self.seconds = budget.seconds
        self.most = budget.tries or budget.efforts * self.limits.effort
        self.doubt = DOUBT * self.limits.swing
        self.short = LookAhead(depth=self.limits.thought, width=4, budget=4)
        self.began = time.thread_time()
        #: How many options were tried.
        self.tries = 0
        #: What each candidate came to, world by world.
        self.values: defaultdict[int, list[float]] = defaultdict(list)
        #: The chances to win that were left.
        self.wins: defaultdict[int, list[float]] = defaultdict(list)

    def think(self, candidates: Sequence[int]) -> tuple[Thought, ...]:
        """Try candidates in common worlds until it is clear or the budget is spent; return those tried, best first."""
        usual = candidates[0]
        dealt = self._deal()
        self._try(dealt, [usual])
        tried = list(candidates[: max(LEAST, int(1 / (ENOUGH * max(self._spent(), TINY))))])
        self._try(dealt, tried[1:])
        others, halved = tried[1:], False
        while others and (len(self.values[usual]) < FIRST or self._spent() < 1.0):
            self._try(self._deal(), [usual, *others])
            leads = {index: self._lead(index, usual, self.values) for index in others}
            others = sorted(self._in_the_race(leads, usual), key=lambda index: leads[index][0], reverse=True)
            if not halved and self._spent() > 0.5:
                others, halved = others[: (len(others) + 1) // 2], True
            if len(others) == 1 and self._is_clear(leads[others[0]], usual):
                break
        thoughts = [self._thought(index, usual) for index in tried]
        return tuple(sorted(thoughts, key=lambda one: -one.value))

    def _in_the_race(self, leads: Mapping[int, tuple[float, float]], usual: int) -> Iterator[int]:
        """Yield the candidates that may still turn out to be better than greedy's choice, and than all others."""
        best = max(leads, key=lambda index: leads[index][0])
        sure = len(self.values[usual]) >= SURE
        for index, (lead, error) in leads.items():
            if len(self.values[usual]) >= FIRST and not lead and not error:
                continue  # it comes to the same
            if not sure or lead + CLEAR * error > self.doubt:
                ahead, doubt = self._lead(best, index, self.values)
                if not sure or index == best or ahead <= CLEAR * doubt:
                    yield index

    def _is_clear(self, lead: tuple[float, float], usual: int) -> bool:
        """Whether the one candidate that is left is better than greedy's choice beyond doubt."""
        return len(self.values[usual]) >= SURE and lead[0] - CLEAR * lead[1] > self.doubt

    def _deal(self) -> State:
        """Return another world that the seat cannot tell from the real one."""
        return self.state.determinise(self.seat, self.stream.below(1 << 62))

    def _try(self, dealt: State, candidates: Sequence[int]) -> None:
        """Play candidates out in a world."""
        swing = self.limits.swing
        for index in candidates:
            end = self._play_out(dealt, index)
            self.values[index].append(max(-swing, min(swing, self.game.evaluate(end, self.seat) - self.now)))
            if self.tells >= 0:
                self.wins[index].append(self.game.chances(end, self.tells).win)

    def _play_out(self, world: State, index: int) -> State:
        """Choose, let greedy play on for all that lead, to the horizon, and return where that ends."""
        twin = world.clone()
        players: dict[int, GreedyPlayer] = {}
        span, ends = self.limits.horizon
        if index >= 0:
            twin.choose(index)
        clock = self.game.clock(twin).since(span)
        for _ in range(LONGEST):
            decision = twin.decision
            if decision is None:
                break
            now = self.game.clock(twin).since(span)
            if now != clock:
                clock, ends = now, ends - 1
                if not ends:
                    break
            self.tries += len(decision.options)
            lead = decision.lead
            if lead not in players:
                players[lead] = GreedyPlayer(look_ahead=self.short)
            twin.choose(players[lead].choose(twin, lead))
        return twin

    def _spent(self) -> float:
        """Return which part of the budget is spent."""
        passed = (time.thread_time() - self.began) / self.seconds if self.seconds else 0.0
        return max(self.tries / self.most, passed)

    def _lead(self, one: int, other: int, told: Mapping[int, Sequence[float]]) -> tuple[float, float]:
        """Return how much better one candidate did than another in the worlds that both met, and the standard error."""
        return mean([a - b for a, b in zip(told[one], told[other], strict=False)])

    def _thought(self, index: int, usual: int) -> Thought:
        """Return what a candidate came to, told by its lead over greedy's choice, which met every world."""
        values, told = self.values[index], (0.0, 0.0, 0.0)
        if self.tells >= 0:
            usual_win, _ = mean(self.wins[usual])
            gain, doubt = self._lead(index, usual, self.wins)
            told = usual_win + gain, gain, doubt
        if index == usual:
            value, error = mean(values)
        else:
            lead, error = self._lead(index, usual, self.values)
            value = mean(self.values[usual])[0] + lead
        return Thought(index, value, error, len(values), *told)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some numbers, and its standard error.

    >>> mean([1.0, 3.0])
    (2.0, 1.0)
    """
    n = len(values)
    middle = sum(values) / n
    return middle, sqrt(sum((one - middle) ** 2 for one in values) / (n * max(1, n - 1)))
