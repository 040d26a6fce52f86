"""Many games between programs, on all cores.

Game number i of a run is decided by (seed, i) alone: the result is the same whatever the number of processes, and a
single game can be played again.

>>> result = simulate("leviathan-wilds", games=2, player="random", seed=1, workers=1)
>>> result.games, result.errors, result.stuck
(2, 0, 0)
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import msgspec

from fathom import players
from fathom.core.errors import FathomError
from fathom.core.game import box_of, find, new, prepared
from fathom.core.replay import Replay
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

from .statistics import spread, wilson

#: A game with more decisions than this goes nowhere.
DECISION_LIMIT = 20_000


class Plan(msgspec.Struct, frozen=True):
    """What to play: one game with one setup. `player` may name one player per seat, as in `greedy,random`."""

    game: str
    setup: dict[str, Any]
    player: str = "random"
    seed: int = 0
    packs: tuple[str, ...] = ()
    limit: int = DECISION_LIMIT
    #: Whether to note what each game met.
    census: bool = False


class Played(msgspec.Struct, omit_defaults=True):
    """How one game went. A failed one carries its replay."""

    index: int
    seed: int
    decisions: int = 0
    #: Whether it was won; among rivals: by the first seat.
    won: bool | None = None
    reason: str = ""
    scores: tuple[int, ...] = ()
    #: Among rivals: the seats that won.
    winners: tuple[int, ...] = ()
    turns: int = 0
    rounds: int = 0
    #: What the game met, as "kind/name", if that was asked for.
    met: tuple[str, ...] = ()
    stuck: bool = False
    error: str = ""
    replay: Replay | None = None


class Result(msgspec.Struct):
    """What came out of a number of games with one setup."""

    plan: Plan
    #: The setup in full, defaults and all.
    setup: dict[str, Any]
    played: list[Played]
    #: These games' share of the time that passed.
    seconds: float = 0.0
    #: Whether somebody stopped the run before its end.
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played)

    @property
    def errors(self) -> int:
        """How many of them failed."""
        return sum(bool(one.error) for one in self.played)

    @property
    def stuck(self) -> int:
        """How many came to no end."""
        return sum(one.stuck for one in self.played)

    @property
    def wins(self) -> int:
        """How many were won; among rivals: by the first seat."""
        return sum(one.won is True for one in self.played)

    @property
    def finished(self) -> int:
        """How many were played to their end."""
        return sum(one.won is not None for one in self.played)

    @property
    def decisions(self) -> int:
        """How many decisions were made in all games together."""
        return sum(one.decisions for one in self.played)

    @property
    def among_rivals(self) -> bool:
        """Whether each seat played for itself."""
        return any(one.winners for one in self.played)

    @property
    def reasons(self) -> dict[str, int]:
        """Why games were lost, and how often; among rivals: why they ended."""
        told = [one.reason for one in self.played if one.won is False or one.winners]
        return dict(Counter(told).most_common())

    def by_seat(self) -> list[dict[str, Any]]:
        """Return, among rivals, how each seat fared. A shared victory counts for all who share it."""
        ended = [one for one in self.played if one.winners]
        names = self.plan.player.split(",")
        found = []
        for seat in range(len(ended[0].scores) if ended else 0):
            wins = sum(seat in one.winners for one in ended)
            found.append(
                {
                    "seat": seat,
                    "player": names[seat % len(names)],
                    "wins": wins,
                    "win_rate": round(wins / len(ended), 4),
                    "ci95": [round(end, 4) for end in wilson(wins, len(ended))],
                    "score": spread([one.scores[seat] for one in ended]),
                }
            )
        return found

    def report(self) -> dict[str, Any]:
        """Return the numbers as JSON-able data."""
        ended = [one for one in self.played if one.won is not None]
        return {
            "game": self.plan.game,
            "setup": self.setup,
            "player": self.plan.player,
            "seed": self.plan.seed,
            **_counts(self.games, self.errors, self.stuck, self.wins, self.finished, self.decisions, self.seconds),
            "interrupted": self.interrupted,
            "reasons": self.reasons,
            **({"seats": self.by_seat()} if self.among_rivals else {}),
            "decisions_per_game": spread([one.decisions for one in ended]),
            "turns": spread([one.turns for one in ended if one.turns]),
            "rounds": spread([one.rounds for one in ended if one.rounds]),
            "failures": [
                {"index": one.index, "seed": one.seed, "decisions": one.decisions, "message": one.error or "stuck"}
                for one in self.played
                if one.error or one.stuck
            ][:20],
        }


def _counts(
    games: int, errors: int, stuck: int, wins: int, finished: int, decisions: int, seconds: float
) -> dict[str, Any]:
    return {
        "games": games,
        "errors": errors,
        "stuck": stuck,
        "wins": wins,
        "win_rate": round(wins / finished, 4) if finished else 0.0,
        "ci95": [round(end, 4) for end in wilson(wins, finished)],
        "decisions": decisions,
        "seconds": round(seconds, 3),
    }


def report_all(results: Sequence[Result]) -> dict[str, Any]:
    """Return one report: that of the only result, or all games together with the single reports as `by`."""
    reports = [result.report() for result in results]
    if len(reports) == 1:
        return reports[0]
    total = {key: sum(report[key] for report in reports) for key in ("games", "errors", "stuck", "wins", "decisions")}
    finished = sum(result.finished for result in results)
    plan = results[0].plan
    return {
        "game": plan.game,
        "player": plan.player,
        "seed": plan.seed,
        **_counts(**total, finished=finished, seconds=sum(result.seconds for result in results)),
        "interrupted": any(result.interrupted for result in results),
        "reasons": dict(sum((Counter(result.reasons) for result in results), Counter[str]()).most_common()),
        "by": reports,
    }


# ---------------------------------------------------------------------------------------------- one game


def game_seed(seed: int, index: int) -> int:
    """Return the seed of one game of a run."""
    return seed_for(seed, f"game.{index}") >> 1


def play_one(plan: Plan, index: int) -> Played:
    """Play one game. Whatever goes wrong is part of the answer."""
    played = Played(index, game_seed(plan.seed, index))
    state: State | None = None
    try:
        state = new(plan.game, seed=played.seed, packs=plan.packs, **plan.setup)
        state.events = [] if plan.census else None
        answer = _answerer(plan, state, played.seed)
        while state.outcome is None and state.ply < plan.limit:
            state.choose(answer(state))
        if state.events is not None:
            met = find(plan.game).census(state, state.events)
            played.met = tuple(sorted({f"{kind}/{name}" for kind, name in met}))
    except Exception as error:
        played.error = f"{type(error).__name__}: {error}"
    if state is None:
        return played
    played.decisions = state.ply
    clock = find(plan.game).clock(state)
    played.turns, played.rounds = clock.turn, clock.round
    if played.error:
        played.replay = Replay.of(state)
    elif state.outcome is None:
        played.stuck = True
        played.replay = Replay.of(state)
    else:
        outcome = state.outcome
        played.won, played.reason = outcome.won_by(0), outcome.reason
        played.scores, played.winners = outcome.scores, outcome.winners
    return played


def _answerer(plan: Plan, state: State, seed: int) -> Callable[[State], int]:
    """Return who answers the decisions of a game.

    Random play chooses among all options of all seats, so that whatever may be done out of turn is done too.
    """
    names = plan.player.split(",")
    if names == ["random"]:
        stream = Stream({"random": seed_for(seed, "player")}, "random")

        def anything(state: State) -> int:
            assert state.decision is not None
            return stream.below(len(state.decision.options))

        return anything
    number = find(plan.game).seats(state.setup)
    seated = [players.make(names[i % len(names)], seed_for(seed, f"player.{i}") >> 1) for i in range(number)]
    return lambda state: players.answer(state, seated)


# ---------------------------------------------------------------------------------------------- many games


class Progress(Protocol):
    """Is told after each bit of work how many more games are done."""

    def __call__(self, games: int, /) -> None:
        """Take note of more games."""
        ...


def simulate(
    game: str,
    setup: Mapping[str, Any] | None = None,
    player: str = "random",
    games: int = 1000,
    seed: int = 0,
    workers: int | None = None,
    *,
    packs: Sequence[Path | str] = (),
    limit: int = DECISION_LIMIT,
    progress: Progress | None = None,
) -> Result:
    """Play many games and return how they went, in order. An interruption (Ctrl-C) ends it with what it has.

    Args:
        game: the id of the game.
        setup: chosen setup options; the others keep their defaults.
        player: who plays; `a,b` seats them in turn.
        games: how many.
        seed: decides all of them.
        workers: how many processes; all cores if not given.
        packs: content packs.
        limit: how many decisions a game may take before it counts as stuck.
        progress: is told how many more games are done.

    Raises:
        SetupError: the game cannot be set up like this.
        FathomError: the game or the player is unknown, or there is nothing to play.
    """
    folders = tuple(str(Path(pack).resolve()) for pack in packs)
    plan = Plan(game, dict(setup or {}), player, seed, folders, limit)
    return simulate_all([plan], games, workers, progress)[0]


def simulate_all(
    plans: Sequence[Plan], games: int, workers: int | None = None, progress: Progress | None = None
) -> list[Result]:
    """Play many games of each plan, all at once; see `simulate`. Equal seeds give each plan the same shuffles."""
    if games < 1:
        raise FathomError(f"at least one game is needed, not {games}")
    results = []
    for plan in plans:
        for name in plan.player.split(","):
            players.make(name)
        checked = prepared(find(plan.game), box_of(plan.game, plan.packs), plan.setup)
        results.append(Result(plan, msgspec.to_builtins(checked), []))
    tasks = _tasks(len(plans), games, workers := min(workers or os.cpu_count() or 1, games * len(plans)))
    tell = progress or _nobody
    started = time.perf_counter()
    if workers == 1:
        _run_here(results, tasks, tell)
    else:
        _run_on_all_cores(results, tasks, workers, tell)
    passed = time.perf_counter() - started
    busy = sum(result.seconds for result in results) or 1.0
    for result in results:
        result.played.sort(key=lambda one: one.index)
        result.seconds *= passed / busy
    return results


def _nobody(games: int, /) -> None:
    """Listen to no progress."""


#: The number of a plan and some of its games.
Task: TypeAlias = tuple[int, range]


def _tasks(plans: int, games: int, workers: int) -> list[Task]:
    """Cut the work in pieces, small enough that all cores are busy to the end."""
    size = max(1, min(25, games // (workers * 8)))
    return [(i, range(at, min(at + size, games))) for i in range(plans) for at in range(0, games, size)]


def _run_here(results: Sequence[Result], tasks: Sequence[Task], tell: Progress) -> None:
    try:
        for which, indices in tasks:
            result = results[which]
            for index in indices:
                started = time.perf_counter()
                result.played.append(play_one(result.plan, index))
                result.seconds += time.perf_counter() - started
                tell(1)
    except KeyboardInterrupt:
        for result in results:
            result.interrupted = True


def _run_on_all_cores(results: Sequence[Result], tasks: Sequence[Task], workers: int, tell: Progress) -> None:
    # Processes start afresh, which is slower than forking but the same on every system and safe beside threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: dict[Future[Chunk], Result] = {}
    to_do = iter(tasks)

    def give(number: int) -> None:
        for which, indices in islice(to_do, number):
            waiting[pool.submit(_play_chunk, results[which].plan, indices)] = results[which]

    def take(future: Future[Chunk]) -> int:
        result = waiting.pop(future)
        played, seconds = future.result()
        result.played += played
        result.seconds += seconds
        return len(played)

    with ProcessPoolExecutor(workers, context, _start_worker, (stop,)) as pool:
        with _no_interruption():
            give(workers * 3)
        try:
            while waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    give(1)
                    tell(take(future))
        except KeyboardInterrupt:
            stop.set()
            for result in results:
                result.interrupted = True
            with _no_interruption():
                for future in list(waiting):
                    if not future.cancel():
                        take(future)


@contextmanager
def _no_interruption() -> Iterator[None]:
    """Hold Ctrl-C off for a moment; processes that start meanwhile never hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---------------------------------------------------------------------------------------------- in a worker


class _Flag(Protocol):
    """Says whether the run has been stopped."""

    def is_set(self) -> bool:
        """Return whether it has."""
        ...


_stop: _Flag | None = None


def _start_worker(stop: _Flag) -> None:
    """Leave Ctrl-C to the parent, which sets the flag; should the parent be killed, end with it."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


#: Games, and the seconds that they took.
Chunk: TypeAlias = tuple[list[Played], float]


def _play_chunk(plan: Plan, indices: range) -> Chunk:
    started = time.perf_counter()
    found = []
    for index in indices:
        if _stop is not None and _stop.is_set():
            break
        found.append(play_one(plan, index))
    return found, time.perf_counter() - started


# ---------------------------------------------------------------------------------------------- files


def write_lines(results: Sequence[Result], path: Path) -> None:
    """Write one line of JSON per game."""
    with path.open("w", encoding="utf-8") as file:
        for result in results:
            for one in result.played:
                line = {"game": result.plan.game, "player": result.plan.player, "setup": result.setup}
                line |= msgspec.to_builtins(one)
                file.write(msgspec.json.encode(line).decode() + "\n")
