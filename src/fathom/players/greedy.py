"""A player that looks one step ahead: it tries each of its options and takes the one that leaves the best position.

It knows no game. How good a position is, the game's `evaluate` says; what the seat cannot see is dealt anew before the
look ahead (`determinise`), so it cannot peek. Three things make one step enough:

- *Follow-up questions* ("climb where?") are looked through, a few of them, before the position is judged.
- An option that comes back to the same question is judged twice: as it leaves the table, and after moving on from there
  ("climb, then end the activation"). Otherwise whatever delays bad news would look good.
- Windows that open on the way are passed, and what is too deep to look through is finished in the plainest way.

It costs a millisecond per ten positions; `depth`, `width` and `budget` trade strength for time.
"""

from __future__ import annotations

from collections import deque

from fathom.core.decisions import Decision
from fathom.core.game import find
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

from . import is_wide_pass

WON = 1e9
#: How much better than doing nothing an option must be before a seat acts out of turn.
MARGIN = 1e-6


class GreedyPlayer:
    """One step ahead on the game's `evaluate`."""

    name = "greedy"

    def __init__(self, seed: int = 0, *, depth: int = 3, width: int = 8, budget: int = 80, passes: int = 4) -> None:
        """Set the limits of the look ahead.

        Args:
            seed: of its own stream of chance, with which it guesses what it cannot see.
            depth: how many follow-up questions in a row it looks through.
            width: how many options it tries at each of them.
            budget: how many follow-up choices it tries for one decision, all together.
            passes: how many windows in a row it passes, on the way to the position that it judges.
        """
        self.depth = depth
        self.width = width
        self.budget = budget
        self.passes = passes
        self._recent: deque[tuple[int, Decision, int]] = deque(maxlen=64)
        self._stream = Stream({"greedy": seed_for(seed, "greedy")}, "greedy")

    def choose(self, state: State, seat: int) -> int:
        """Return the index of the best option of the seat; -1 if the seat has not the lead and nothing helps."""
        decision = state.decision
        assert decision is not None
        leads = seat == decision.lead
        own = [i for i in decision.of_seat(seat) if not is_wide_pass(decision, i)] or list(decision.of_seat(seat))
        if not own:
            return -1
        if leads and len(own) == 1:
            return own[0]
        own = self._without_loops(own, decision, state.ply)
        look = _Look(self, state.determinise(seat, self._stream.below(1 << 62)), decision, seat)
        index = look.best(own) if leads else look.best_out_of_turn(own)
        self._recent.append((state.ply, decision, index))
        return index

    def _without_loops(self, own: list[int], decision: Decision, ply: int) -> list[int]:
        """Leave out what it has lately chosen twice at the very same question: it leads in a circle."""
        while self._recent and self._recent[0][0] < ply - 30:
            self._recent.popleft()
        chosen = [index for _, asked, index in self._recent if asked == decision]
        return [i for i in own if chosen.count(i) < 2] or own


class _Look:
    """The look ahead from one decision."""

    def __init__(self, player: GreedyPlayer, world: State, decision: Decision, seat: int) -> None:
        self.player = player
        self.world = world
        self.seat = seat
        self.root = decision
        self.left = player.budget
        self.judge = find(world.game).evaluate
        self.now = self.value(world)

    def value(self, state: State) -> float:
        """Return how good a position is, the end of the game above and below all others."""
        if state.outcome is not None:
            return WON if state.outcome.won else -WON
        return self.judge(state, self.seat)

    # ------------------------------------------------------------------------------------------ the root

    def best(self, own: list[int]) -> int:
        """Return the best option of the lead. Of equal ones the first that moves on, else the first."""
        values = self.values(own)
        top = max(values.values())
        equal = [i for i in own if values[i] >= top]
        return next((i for i in equal if i not in self.returning), equal[0])

    def best_out_of_turn(self, own: list[int]) -> int:
        """Return the best option, if it is better than that the lead moves on at once."""
        lead = [i for i in self.root.of_seat(self.root.lead) if not is_wide_pass(self.root, i)]
        values = self.values([*lead[-1:], *own])
        nothing = values[lead[-1]] if lead[-1] not in self.returning else 2 * self.now
        top = max(own, key=lambda i: values[i])
        return top if values[top] > nothing + MARGIN else -1

    def values(self, indices: list[int]) -> dict[int, float]:
        """Judge options of the root: those that leave the question, then those that come back to it."""
        ends = {}
        for i in indices:
            twin = self.world.clone()
            twin.choose(i)
            ends[i] = self.follow(twin, self.player.depth)
        self.returning = {i for i in indices if self.is_back(ends[i][1])}
        values = {i: self.now + self.value(self.moved_on(ends[i][1])) for i in indices if i not in self.returning}
        exit_ = max(values, key=lambda i: values[i]) if values else -1
        for i in self.returning:
            values[i] = ends[i][0] + (self.value_after_exit(ends[i][1], exit_) if exit_ >= 0 else ends[i][0])
        return values

    def is_back(self, state: State) -> bool:
        """Whether the same question is asked again."""
        decision = state.decision
        return decision is not None and decision.key == self.root.key and decision.lead == self.root.lead

    def value_after_exit(self, state: State, exit_: int) -> float:
        """Judge the position after leaving the question, in the way that was best at the root, or one like it."""
        decision = state.decision
        assert decision is not None
        wanted = self.root.options[exit_]
        alike = [i for i, option in enumerate(decision.options) if option.key == wanted.key]
        if not alike:
            return self.value(state)
        same = [i for i in alike if decision.options[i].args == wanted.args]
        twin = state.clone()
        twin.choose((same or alike)[0])
        return self.value(self.moved_on(twin))

    # ------------------------------------------------------------------------------------------ further on

    def follow(self, state: State, depth: int) -> tuple[float, State]:
        """Look through the seat's follow-up questions; return the best position that they lead to, and its value."""
        decision = state.decision
        if decision is None or not self.is_follow_up(state):
            return self.value(state), state
        if depth == 0 or self.left <= 0:
            self.finish(state)
            return self.value(state), state
        best: tuple[float, State] | None = None
        for i in _spread(decision.of_seat(self.seat), self.player.width):
            self.left -= 1
            twin = state.clone()
            twin.choose(i)
            found = self.follow(twin, depth - 1)
            if best is None or found[0] > best[0]:
                best = found
        assert best is not None
        return best

    def is_follow_up(self, state: State) -> bool:
        """Whether the seat is asked something that belongs to its option: neither the root again nor a window."""
        decision = state.decision
        return (
            decision is not None and decision.lead == self.seat and not self.is_back(state) and _pass_of(decision) < 0
        )

    def finish(self, state: State) -> None:
        """Answer the follow-up questions that are too deep to look through with the option that goes on."""
        for _ in range(self.player.passes):
            if not self.is_follow_up(state):
                break
            assert state.decision is not None
            state.choose(state.decision.of_seat(self.seat)[-1])

    def moved_on(self, state: State) -> State:
        """Pass the windows that open now; the state is changed."""
        for _ in range(self.player.passes):
            decision = state.decision
            if decision is None or (index := _pass_of(decision)) < 0:
                break
            state.choose(index)
        return state


def _spread(indices: tuple[int, ...], width: int) -> tuple[int, ...]:
    """Return at most so many of the indices, evenly spread, the last among them: it is often the one that goes on."""
    n = len(indices)
    return indices if n <= width else tuple(indices[-1 - i * n // width] for i in range(width))[::-1]


def _pass_of(decision: Decision) -> int:
    """Return the option that passes a window, or -1."""
    for index, option in enumerate(decision.options):
        if option.call[0] == "state.pass_window" and len(option.call) == 1:
            return index
    return -1
