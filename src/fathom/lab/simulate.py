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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, Self, TypeAlias

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
#: Seconds after which a worker hands over the games that it has played, and in which the parent hears a signal.
LONGEST, HEARING = 1.0, 0.2


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
    #: Whether players see what is hidden.
    is_open: bool = False
    #: At how many positions of each game, drawn by lot, its features are noted.
    samples: int = 0


class Sample(msgspec.Struct, array_like=True):
    """What a position of a game was made of, for a seat."""

    ply: int
    seat: int
    features: dict[str, float]


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
    samples: tuple[Sample, ...] = ()
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
        sampled = _Sampled(plan.samples, played.seed)
        while state.outcome is None and state.ply < plan.limit:
            sampled.see(state)
            state.choose(answer(state))
        played.samples = sampled.taken()
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


class _Sampled:
    """Draws positions of a game, each with the same chance, however long it takes."""

    def __init__(self, number: int, seed: int) -> None:
        self._number = number
        self._stream = Stream({"samples": seed_for(seed, "samples")}, "samples")
        self._met = 0
        self._kept: dict[int, list[Sample]] = {}

    def see(self, state: State) -> None:
        """Keep this position, in place of another one if there are enough."""
        if not self._number:
            return
        place = self._met if self._met < self._number else self._stream.below(self._met + 1)
        self._met += 1
        if place < self._number:
            game = find(state.game)
            seats = range(game.seats(state.setup)) if game.rivals else range(1)
            self._kept[place] = [
                Sample(state.ply, seat, {name: round(n, 4) for name, n in game.features(state, seat).items() if n})
                for seat in seats
            ]

    def taken(self) -> tuple[Sample, ...]:
        """Return what was kept, in the order of the game."""
        return tuple(sorted((one for kept in self._kept.values() for one in kept), key=lambda one: (one.ply, one.seat)))


def _answerer(plan: Plan, state: State, seed: int) -> Callable[[State], int]:
    """Return who answers the decisions of a game.

    Random play chooses among the options of all seats, so that it also acts out of turn.
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
    return lambda state: players.answer(state, seated, is_open=plan.is_open)


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
    """Play many games and return how they went, in order. Ctrl-C or SIGTERM ends it with what it has.

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
    plans: Sequence[Plan],
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    out: Path | None = None,
    *,
    enough: Enough | None = None,
) -> list[Result]:
    """Play many games of each plan, all at once; see `simulate`. Equal seeds give each plan the same shuffles.

    `out` is a file that gets one line of JSON per game: plan by plan, in order, each line as soon as all before it are
    there. When the run is stopped it holds all games that were played.

    With `enough` the first game of all plans is played first, then the second one of all; the run ends when it says so.
    """
    if games < 1:
        raise FathomError(f"at least one game is needed, not {games}")
    results = []
    for plan in plans:
        for name in plan.player.split(","):
            players.make(name)
        checked = prepared(find(plan.game), box_of(plan.game, plan.packs), plan.setup)
        results.append(Result(plan, msgspec.to_builtins(checked), []))
    tasks = _tasks(len(plans), games, workers := min(workers or os.cpu_count() or 1, games * len(plans)))
    if enough is not None:
        tasks = [(i, range(at, at + 1)) for at in range(games) for i in range(len(plans))]
    started = time.perf_counter()
    with _Taken(results, tasks, progress or _nobody, out, enough) as taken, _stoppable() as stopped:
        if workers == 1:
            _run_here(taken, tasks, stopped)
        else:
            _run_on_all_cores(taken, tasks, workers, stopped)
    passed = time.perf_counter() - started
    busy = sum(result.seconds for result in results) or 1.0
    for result in results:
        result.played.sort(key=lambda one: one.index)
        result.seconds *= passed / busy
    return results


def _nobody(games: int, /) -> None:
    """Listen to no progress."""


#: Says whether the games that were played suffice.
Enough: TypeAlias = Callable[[Sequence[Result]], bool]
#: The number of a plan and some of its games.
Task: TypeAlias = tuple[int, range]


def _tasks(plans: int, games: int, workers: int) -> list[Task]:
    """Cut the work in pieces, small enough that all cores are busy to the end."""
    size = max(1, min(25, games // (workers * 8)))
    return [(i, range(at, min(at + size, games))) for i in range(plans) for at in range(0, games, size)]


class _Taken:
    """Takes the games that were played: notes them, writes them to the file, tells of them."""

    def __init__(
        self,
        results: Sequence[Result],
        tasks: Sequence[Task],
        tell: Progress,
        out: Path | None,
        enough: Enough | None,
    ) -> None:
        self.results = results
        self._tell = tell
        self._enough = enough
        #: Which line of the file each game is.
        self._lines = {game: line for line, game in enumerate((which, at) for which, games in tasks for at in games)}
        try:
            self._file = out.open("w", encoding="utf-8") if out else None
        except OSError as error:
            raise FathomError(f"{out} cannot be written: {error.strerror}") from None
        #: Lines that wait for others, by their number; and which comes next.
        self._waiting: dict[int, str] = {}
        self._next = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Write what waits for games that did not come, and close the file."""
        if self._file:
            self._file.writelines(line for _, line in sorted(self._waiting.items()))
            self._file.close()

    def take(self, which: int, played: Sequence[Played], seconds: float) -> None:
        """Take games of a plan."""
        result = self.results[which]
        result.played += played
        result.seconds += seconds
        if self._file:
            for one in played:
                self._waiting[self._lines[which, one.index]] = _line(result, one)
            while (line := self._waiting.pop(self._next, None)) is not None:
                self._file.write(line)
                self._next += 1
            self._file.flush()
        self._tell(len(played))

    def is_enough(self) -> bool:
        """Whether no more games are needed."""
        return self._enough is not None and self._enough(self.results)

    def interrupt(self) -> None:
        """Note that the run was stopped."""
        for result in self.results:
            result.interrupted = True


def _line(result: Result, one: Played) -> str:
    plan = result.plan
    made_for = {"version": find(plan.game).version, "content": box_of(plan.game, plan.packs).hash}
    line = {"game": plan.game, **made_for, "player": plan.player, "setup": result.setup}
    return msgspec.json.encode(line | msgspec.to_builtins(one)).decode() + "\n"


def _run_here(taken: _Taken, tasks: Sequence[Task], stopped: Callable[[], None]) -> None:
    try:
        for which, indices in tasks:
            for index in indices:
                started = time.perf_counter()
                one = play_one(taken.results[which].plan, index)
                taken.take(which, [one], time.perf_counter() - started)
                if taken.is_enough():
                    return
                stopped()
    except KeyboardInterrupt:
        taken.interrupt()


def _run_on_all_cores(taken: _Taken, tasks: Sequence[Task], workers: int, stopped: Callable[[], None]) -> None:
    # Processes start afresh, which is slower than forking but the same on every system and safe beside threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: dict[Future[Chunk], Task] = {}
    to_do = iter(tasks)

    def give(tasks: Iterable[Task]) -> None:
        for which, indices in tasks:
            waiting[pool.submit(_play_chunk, taken.results[which].plan, indices)] = which, indices

    def take(future: Future[Chunk]) -> Task:
        """Take what was played, and return what was left over."""
        which, indices = waiting.pop(future)
        played, seconds = future.result()
        taken.take(which, played, seconds)
        return which, indices[len(played) :]

    def drop_waiting() -> None:
        """Begin no more games; those under way are played to their end."""
        for future in list(waiting):
            if future.cancel():
                waiting.pop(future)

    with ProcessPoolExecutor(workers, context, start_worker, (stop,)) as pool:
        with _no_interruption():
            give(islice(to_do, workers * 3))
        try:
            while waiting:
                for future in wait(waiting, timeout=HEARING, return_when=FIRST_COMPLETED).done:
                    left = take(future)
                    if not taken.is_enough():
                        give([left] if left[1] else islice(to_do, 1))
                if taken.is_enough():
                    drop_waiting()
                stopped()
        except KeyboardInterrupt:
            stop.set()
            taken.interrupt()
            with _no_interruption():
                for future in list(waiting):
                    if not future.cancel():
                        take(future)


@contextmanager
def _stoppable() -> Iterator[Callable[[], None]]:
    """Yield a function that raises KeyboardInterrupt if somebody has stopped the run: by Ctrl-C, or as `kill` does.

    So no game is lost between the worker and the file. A second Ctrl-C does not wait for the games under way.
    """
    heard: list[int] = []
    before: dict[int, Any] = {}

    def hear(number: int, _: object) -> None:
        heard.append(number)
        signal.signal(number, before[number])

    def stopped() -> None:
        if heard:
            raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        for number in _ENDS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, hear)
    try:
        yield stopped
    finally:
        for heard_of, handler in before.items():
            signal.signal(heard_of, handler)


#: Signals that stop a run.
_ENDS = signal.SIGINT, signal.SIGTERM


@contextmanager
def _no_interruption() -> Iterator[None]:
    """Be deaf for a moment; processes that start meanwhile never hear that the run is to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [signal.signal(number, signal.SIG_IGN) for number in _ENDS]
    try:
        yield
    finally:
        for number, handler in zip(_ENDS, before, strict=True):
            signal.signal(number, handler)


# ---------------------------------------------------------------------------------------------- in a worker


class _Flag(Protocol):
    """Says whether the run has been stopped."""

    def is_set(self) -> bool:
        """Return whether it has."""
        ...


_stop: _Flag | None = None


def start_worker(stop: _Flag | None = None) -> None:
    """Leave it to the parent when to stop, which sets the flag; should the parent be killed, end with it."""
    global _stop
    for number in _ENDS:
        signal.signal(number, signal.SIG_IGN)
    _stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


#: Games, and the seconds that they took.
Chunk: TypeAlias = tuple[list[Played], float]


def _play_chunk(plan: Plan, indices: range) -> Chunk:
    """Play the games, or as many of them as a worker plays before it shows what it has."""
    started = time.perf_counter()
    found: list[Played] = []
    for index in indices:
        if _stop is not None and _stop.is_set():
            break
        found.append(play_one(plan, index))
        if time.perf_counter() - started > LONGEST:
            break
    return found, time.perf_counter() - started
