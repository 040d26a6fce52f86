"""Running: pytest gathers the tests once; then each mutant lives in a copy of this process and ends with its tests.

A copy (a fork) costs some milliseconds. Nothing that a mutant spoils comes back: not memory, not what was remembered.
"""

from __future__ import annotations

import gc
import os
import resource
import select
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest

import fathom
from fathom.core import game as games
from fathom.core.errors import EndlessLoop, FathomError, Stuck

from .cited import Cited
from .memory import Finding, Kind, Tried
from .mutants import Mutant, mutants, put

T = TypeVar("T")
Progress = Callable[[int, int], None]

#: A mutant to be tried: the number of its function, its own, and the tests that could notice it.
Task: TypeAlias = tuple[int, int, list[pytest.Item]]

#: So many tests are looked at in one copy of the process.
BATCH = 8
#: Seconds that a mutant may take beyond four times what its tests take without it.
PATIENCE = 5
#: A test that takes longer, such as one that plays whole games, is not run for each mutant.
SLOWEST = 5.0
#: After so many tests in which a mutant breaks the program it is given up.
BREAKS = 3


class Seen(msgspec.Struct):
    """A test that was run on unchanged code: whether it passed, how long it took, the lines it came by."""

    passed: bool
    seconds: float
    #: By the number of the function.
    lines: dict[int, list[int]]


class Verdict(msgspec.Struct):
    """What the tests made of a mutant."""

    kind: Kind
    by: str = ""
    #: The clauses whose own tests noticed it, with the test.
    proved: dict[str, str] = {}


class Prover:
    """A plugin of pytest that runs mutants instead of tests."""

    def __init__(
        self, work: Sequence[Cited], game: str, jobs: int, progress: Progress, found: Callable[[Finding], None]
    ) -> None:
        """Prepare.

        Args:
            work: the functions to change.
            game: the game that they belong to.
            jobs: so many processes work at a time.
            progress: is told how much more is done, and of how much.
            found: is told what was found about each function, as soon as that is known.
        """
        self.work = work
        self.game = game
        self.jobs = jobs
        self.progress = progress
        self.items: dict[str, list[pytest.Item]] = {}
        self.seen: dict[str, Seen] = {}
        #: Functions that already run when the box is opened.
        self.opening: set[int] = set()
        self.found = found
        self.broken: list[str] = []
        #: What questions of the games were answered while tests were gathered, which no mutant may hear.
        self.remembered: list[Any] = []
        self.error: BaseException | None = None

    def pytest_collection(self) -> None:
        """Let Hypothesis look for the same examples each time, and not for the smallest that fails."""
        from hypothesis import Phase, settings  # pytest wants to load it itself

        settings.register_profile("proof", phases=[Phase.explicit, Phase.generate], database=None, derandomize=True)
        settings.load_profile("proof")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember what cannot be gathered."""
        if report.failed:
            self.broken.append(f"{report.nodeid}: {report.longreprtext}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """Remember what went wrong first in a test: in what comes before it, in itself, or in what comes after."""
        if call.excinfo is not None and self.error is None:
            self.error = call.excinfo.value

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that cite what is to be proved."""
        wanted = {test for cited in self.work for test in cited.all_tests()}
        items[:] = [item for item in items if _name(item) in wanted]
        for item in items:
            self.items.setdefault(_name(item), []).append(item)

    def pytest_runtestloop(self) -> bool:
        """Look at all tests without mutants, then run each mutant against those that can notice it."""
        if not self.broken:
            self._open_box()
            gc.unfreeze()  # what the tests put beyond all search is searched once more
            self.remembered = list(_caches())
            gc.collect()
            gc.freeze()
            self._look()
            for finding in self._prove():
                self.found(finding)
        return True

    def _forget(self) -> None:
        """Forget all answers, in a copy of the process."""
        for cache in self.remembered:
            cache.cache_clear()

    def _run(self, item: pytest.Item) -> BaseException | None:
        """Run a test with all its fixtures; return what went wrong."""
        self.error = None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.error

    # ------------------------------------------------------------------------------------------ without mutants

    def _tracer(self, found: dict[int, set[int]]) -> Callable[[FrameType, str, Any], Any]:
        """Return a trace function that notes the lines of the cited functions."""
        of = {id(code): number for number, cited in enumerate(self.work) for code in cited.codes()}

        def trace(frame: FrameType, event: str, arg: Any) -> Any:
            number = of.get(id(frame.f_code))
            if number is None:
                return None
            lines = found.setdefault(number, set())

            def line(frame: FrameType, event: str, arg: Any) -> Any:
                lines.add(frame.f_lineno)
                return line

            lines.add(frame.f_lineno)
            return line

        return trace

    def _open_box(self) -> None:
        """Open the box before all copies, and note which functions this runs."""
        found: dict[int, set[int]] = {}
        sys.settrace(self._tracer(found))
        try:
            games.box_of(self.game)
        finally:
            sys.settrace(None)
        self.opening = set(found)

    def _look(self) -> None:
        """Run each test once, with a trace of the cited functions."""
        items = [item for items in self.items.values() for item in items]
        batches = [items[i : i + BATCH] for i in range(0, len(items), BATCH)]
        for batch, found in in_copies(batches, self._watch, lambda batch: 600, self.jobs):
            if found is not None:
                self.seen |= msgspec.convert(found, dict[str, Seen], strict=False)
            self.progress(len(batch), len(items))

    def _watch(self, batch: list[pytest.Item]) -> dict[str, Seen]:
        seen = {}
        for item in batch:
            self._forget()
            lines: dict[int, set[int]] = {}
            trace = self._tracer(lines)
            begun = time.process_time()
            sys.settrace(trace)
            try:
                failed = self._run(item)
            finally:
                sys.settrace(None)
            took = time.process_time() - begun
            seen[item.nodeid] = Seen(failed is None, took, {n: sorted(found) for n, found in lines.items()})
        return seen

    # ------------------------------------------------------------------------------------------ with mutants

    def _prove(self) -> Iterator[Finding]:
        """Try all mutants; yield what was found about each function."""
        made = [list(mutants(cited.tree)) for cited in self.work]
        proved: list[dict[str, str]] = [{} for _ in self.work]
        tried: list[dict[int, Tried]] = [{} for _ in self.work]
        tasks = []
        for number, cited in enumerate(self.work):
            for place, mutant in enumerate(made[number]):
                if tests := self._tests_for(number, cited, mutant):
                    tasks.append((number, place, tests))
                else:
                    tried[number][place] = _tried(cited, mutant, "unreached")
        left = Counter(number for number, _, _ in tasks)
        for number in range(len(self.work)):
            if not left[number]:
                yield self._finding(number, proved, tried)

        def run(task: Task) -> Verdict:
            number, place, tests = task
            return self._try(number, made[number][place], tests, proved[number])

        def limit(task: Task) -> int:
            return PATIENCE + int(4 * sum(self.seen[item.nodeid].seconds for item in task[2]))

        for (number, place, _), answer in in_copies(tasks, run, limit, self.jobs):
            verdict = msgspec.convert(answer, Verdict) if answer is not None else Verdict("broke")
            for clause, test in verdict.proved.items():
                proved[number].setdefault(clause, test)
            tried[number][place] = _tried(self.work[number], made[number][place], verdict.kind, verdict.by)
            self.progress(1, len(tasks))
            left[number] -= 1
            if not left[number]:
                yield self._finding(number, proved, tried)

    def _finding(self, number: int, proved: list[dict[str, str]], tried: list[dict[int, Tried]]) -> Finding:
        cited = self.work[number]
        ran = [test for test in cited.all_tests() if any(self._comes_by(item, number) for item in self._of(test))]
        return Finding(cited.name, proved[number], ran, [tried[number][i] for i in sorted(tried[number])])

    def _of(self, test: str) -> list[pytest.Item]:
        return self.items.get(test, [])

    def _comes_by(self, item: pytest.Item, number: int, lines: range | None = None) -> bool:
        """Whether a test passes without mutants, in time, and runs a function, or certain lines of it."""
        seen = self.seen.get(item.nodeid)
        if seen is None or not seen.passed or seen.seconds > SLOWEST:
            return False
        if number in self.opening:
            return True
        there = seen.lines.get(number, ())
        return bool(there) if lines is None else any(line in lines for line in there)

    def _tests_for(self, number: int, cited: Cited, mutant: Mutant) -> list[pytest.Item]:
        """Return the tests that could notice a mutant, the fastest first."""
        found = {
            item.nodeid: item
            for test in cited.all_tests()
            for item in self._of(test)
            if self._comes_by(item, number, mutant.lines)
        }
        return sorted(found.values(), key=lambda item: self.seen[item.nodeid].seconds)

    def _try(self, number: int, mutant: Mutant, tests: list[pytest.Item], proved: Mapping[str, str]) -> Verdict:
        """Run tests on a mutant until one notices it, and for clauses that are not proved yet until theirs does."""
        cited = self.work[number]
        if not put(mutant, cited.function):
            return Verdict("broke")
        self._forget()
        if number in self.opening:
            games._boxes.clear()
        open_clauses = {clause for clause in cited.clauses if clause not in proved}
        verdict = Verdict("survived")
        breaks = 0

        def cites(item: pytest.Item) -> set[str]:
            return {clause for clause in open_clauses if _name(item) in cited.tests[clause]}

        for item in sorted(tests, key=lambda item: not cites(item)):
            if verdict.kind == "noticed" and not cites(item):
                continue
            error = self._run(item)
            if error is not None and _is_noticed(error):
                for clause in cites(item):
                    verdict.proved[clause] = _name(item)
                open_clauses -= verdict.proved.keys()
                verdict.kind, verdict.by = "noticed", verdict.by or _name(item)
            elif error is not None:
                breaks += 1
                if verdict.kind == "survived":
                    verdict.kind = "broke"
                if breaks == BREAKS:
                    break
        return verdict


def _caches() -> Iterator[Any]:
    """Yield the caches of the functions of games, and of what the core sets up for them."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            home = thing.__wrapped__.__module__
            if home.startswith(("fathom.games.", "fathom.core.game")):
                yield thing


def _tried(cited: Cited, mutant: Mutant, kind: Kind, by: str = "") -> Tried:
    return Tried(mutant.line - cited.tree.lineno, mutant.before, mutant.after, kind, by)


def _name(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def _is_noticed(error: BaseException) -> bool:
    """Whether a test said what is wrong. A program that breaks proves nothing: any test would do for that."""
    if isinstance(error, FathomError):
        return not isinstance(error, EndlessLoop | Stuck)
    ours, noticed = Path(fathom.__file__).parent, True
    trace = error.__traceback__
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.is_relative_to(ours):
            noticed = False
        elif "tests" in path.parts:
            noticed = True
        trace = trace.tb_next
    return noticed


# ---------------------------------------------------------------------------------------------- copies


def in_copies(
    tasks: Sequence[T], do: Callable[[T], Any], limit: Callable[[T], int], jobs: int
) -> Iterator[tuple[T, Any]]:
    """Do each task in a copy of this process, several at a time; yield it with its answer, or None if it did not end.

    Args:
        tasks: what is to be done.
        do: does one; its answer is sent back as JSON.
        limit: so many seconds of work a task may take.
        jobs: so many copies live at a time.
    """
    waiting = list(reversed(tasks))
    living: dict[int, tuple[T, int, bytearray]] = {}
    try:
        while waiting or living:
            while waiting and len(living) < jobs:
                task = waiting.pop()
                out, child = _copy(do, task, limit(task))
                living[out] = task, child, bytearray()
            ready, _, _ = select.select(list(living), [], [])
            for out in ready:
                task, child, said = living[out]
                more = os.read(out, 1 << 16)
                said += more
                if not more:
                    os.close(out)
                    os.waitpid(child, 0)
                    del living[out]
                    yield task, msgspec.json.decode(bytes(said)) if said else None
    finally:
        for out, (_, child, _) in living.items():
            os.kill(child, 9)
            os.close(out)
            os.waitpid(child, 0)


def _copy(do: Callable[[T], Any], task: T, seconds: int) -> tuple[int, int]:
    """Start a copy of this process that does a task; return where its answer comes, and its id."""
    out, into = os.pipe()
    child = os.fork()
    if child:
        os.close(into)
        return out, child
    try:
        os.close(out)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        with os.fdopen(into, "wb") as said:
            said.write(msgspec.json.encode(do(task)))
    finally:
        os._exit(0)
