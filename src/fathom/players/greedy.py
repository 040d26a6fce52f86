"""A player that looks one step ahead: it tries each of its options and takes the one that leaves the best position.

It knows no game. How good a position is, the game's `evaluate` says; what the seat cannot see is dealt anew before the
look ahead (`determinise`), so it cannot peek. Two things make one step enough:

- *Follow-up questions* ("climb where?") belong to the option: they are looked through before the position is judged.
  What is still to happen tells them apart: while all that waited still waits, and more, the option is not complete.
- *Passing* a window is judged as the position stands, not by what comes after it, which often depends on hidden things.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from typing import Any, TypeAlias

from fathom.core.decisions import Decision
from fathom.core.game import LookAhead, find
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State, halt

from . import PASS, answers_of, moving_on

#: How much better than doing nothing an option must be before a seat acts out of turn.
MARGIN = 0.5
#: How often in a row it may answer the same question without getting anywhere; then it moves on.
PATIENCE = 3
#: How many of its choices it remembers: a circle may be long, such as a fall round and round the map.
MEMORY = 1000
#: What each question on the way costs, so that of equal ends the nearest is taken.
DETOUR = 1e-3


#: What is remembered of a choice: question, option, and how good it stood.
Trace: TypeAlias = tuple[str, str, tuple[Any, ...], float]


class GreedyPlayer:
    """One step ahead on the game's `evaluate`."""

    name = "greedy"

    def __init__(self, seed: int = 0, look_ahead: LookAhead | None = None) -> None:
        """Make a player.

        Args:
            seed: of its own stream of chance, with which it guesses what it cannot see.
            look_ahead: how far it looks; as far as the game says if nothing is said here.
        """
        self.look_ahead = look_ahead
        self._stream = Stream({"greedy": seed_for(seed, "greedy")}, "greedy")
        #: Per question: how good it stood when it was last asked, and how often in a row that had not become better.
        self._stalled: dict[str, tuple[float, int]] = {}
        #: What it chose lately and how good it stood then, and how often: the same again and again leads nowhere.
        self._lately: deque[Trace] = deque()
        self._times: Counter[Trace] = Counter()

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the best option of the seat; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        leads = seat == decision.lead
        own = answers_of(decision, seat)
        if not own or (leads and len(own) == 1):
            return own[0] if own else -1
        look = _Look(self, state.determinise(seat, self._stream.below(1 << 62)))
        on = moving_on(decision) if leads else -1
        values = {i: look.value_of(i) for i in own}
        # Who waits is asked again and again while others act: that is no circle of its own.
        if leads and self._goes_in_circles(decision.key, look.now):
            own = [i for i in own if i not in look.coming_back] or ([on] if on >= 0 else own)
        # To move on is no circle, however often.
        fresh = [i for i in own if i == on or self._times[_trace(decision, i, look.now)] < PATIENCE]
        if not fresh and not leads:
            return -1
        # Of equal ones that which moves on, else the first.
        best = max(fresh or own, key=lambda i: (values[i], i == on, -i))
        if not leads and values[best] <= look.now + MARGIN:
            return -1
        self._remember(_trace(decision, best, look.now))
        if best not in look.coming_back:
            self._stalled.pop(decision.key, None)
        return best

    def _goes_in_circles(self, question: str, now: float) -> bool:
        """Whether answering the same question did not improve anything, again and again."""
        before, times = self._stalled.get(question, (-math.inf, 0))
        times = times + 1 if now <= before else 0
        self._stalled[question] = (max(now, before) if times else now, times)
        return times >= PATIENCE

    def _remember(self, trace: Trace) -> None:
        self._lately.append(trace)
        self._times[trace] += 1
        if len(self._lately) > MEMORY:
            gone = self._lately.popleft()
            self._times[gone] -= 1
            if not self._times[gone]:
                del self._times[gone]


def _trace(decision: Decision, index: int, now: float) -> Trace:
    """Return what is remembered of a choice."""
    option = decision.options[index]
    return decision.key, option.key, option.args, round(now, 3)


class _Look:
    """The look ahead from one decision."""

    def __init__(self, player: GreedyPlayer, world: State) -> None:
        self.world = world
        game = find(world.game)
        self.limits = player.look_ahead or game.look_ahead
        self.left = 0
        self.evaluate = game.evaluate
        assert world.decision is not None
        self.seat = world.decision.lead
        self.now = self.evaluate(world, self.seat)
        # What could be done next is a third of the work, and here nobody asks for it: the world is ours alone.
        if world.agenda and world.agenda[-1][0] in game.asking:
            world.agenda[-1] = halt()
        self.waiting = world.agenda
        #: Options after which the same question is asked again.
        self.coming_back: set[int] = set()

    def value_of(self, index: int) -> float:
        """Return the value of an option."""
        assert self.world.decision is not None
        option = self.world.decision.options[index]
        if option.call[0] == PASS:
            return self.now
        self.seat = option.seat
        self.left = self.limits.budget
        twin = self.world.clone()
        twin.choose(index)
        # A question that comes back waits on the agenda; where nothing waits, none does.
        if self.waiting and twin.agenda[: len(self.waiting)] == self.waiting:
            self.coming_back.add(index)
        return self.follow(twin, self.limits.depth)

    def is_follow_up(self, state: State) -> bool:
        """Whether the option is not complete: everything that waited at the root still waits, and more."""
        waiting = self.waiting
        return len(state.agenda) > len(waiting) and state.agenda[: len(waiting)] == waiting

    def follow(self, state: State, depth: int) -> float:
        """Look through the questions that belong to the option; whoever is asked answers for the own good."""
        decision = state.decision
        if decision is None or depth == 0 or self.left <= 0 or not self.is_follow_up(state):
            return self.evaluate(state, self.seat)
        lead = decision.lead
        best: tuple[float, float] | None = None
        answers = answers_of(decision, lead)
        # The last ones move on; of the others the first few are tried.
        for i in (*answers[-3:], *answers[: min(self.limits.width, len(answers)) - 3]):
            self.left -= 1
            twin = state.clone()
            twin.choose(i)
            value = self.follow(twin, depth - 1) - DETOUR
            theirs = value if lead == self.seat else self.evaluate(twin, lead)
            if best is None or theirs > best[0]:
                best = (theirs, value)
        return best[1] if best else self.evaluate(state, self.seat)
