"""How Leviathan Wilds is balanced: greedy games of chance teams, and the tables of docs/balance/leviathan-wilds.md.

    .venv/bin/python bench/wilds.py play games.jsonl --games 20
    .venv/bin/python bench/wilds.py report games.jsonl > report.md

A game is decided by its seed, leviathan, difficulty and number of climbers alone. The difficulties of one seed get the
same team and the same shuffles. A game that OUT.jsonl already has is not played again, so the same command goes on
with a run that was stopped (by Ctrl-C or --seconds; the few games on their way are played to their end). After a change
to the rules, the content or the player, begin a new file.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import signal
import statistics
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import pairwise, product
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

import fathom
from fathom.core.game import box_of, find
from fathom.core.rng import Stream, seed_for
from fathom.lab.simulate import DECISION_LIMIT, start_worker
from fathom.lab.statistics import wilson
from fathom.players import answer, make

GAME = "leviathan-wilds"
BOX: Any = box_of(GAME)
LEVIATHANS = tuple(BOX.leviathans)
DIFFICULTIES = ("casual", "normal", "hard", "expert")
CLIMBERS = (1, 2, 3, 4)
#: What an event of a threat takes, in points of health.
COST = {
    "lost_health": 1.0, "lost_grip": 0.4, "gained_blight": 1.5, "injured": 2.0, "pushed": 0.4, "enraged": 0.8,
    "die_changed": 1.0, "keyword": 0.5, "blocked": 0.3,
}  # fmt: skip
#: Leviathans with few games are drawn towards the mean of all, as if by so many games more.
SHRINK = 20
#: How far from the mean a pair of sets may be, in points; how often the game should be won on Normal.
AIM, FAIR = 15, (0.25, 0.75)
#: A game to be played: its seed, leviathan, difficulty and number of climbers.
Job: TypeAlias = tuple[int, str, str, int]
K = TypeVar("K")


class Game(msgspec.Struct):
    """A game that was played: one line of a file."""

    seed: int
    lev: str
    diff: str
    n: int
    #: None: an error, or no end; `reason` tells.
    won: bool | None = None
    reason: str = "stuck"
    ply: int = 0
    round: int = 0
    team: tuple[tuple[str, ...], ...] = ()
    #: What the census counts, as "kind: name", and how often.
    seen: dict[str, int] = {}
    #: Per end of a threat: how often it came up, what it took, and how many attacks hit.
    harm: dict[str, list[float]] = {}
    s: float = 0.0

    @property
    def job(self) -> Job:
        return self.seed, self.lev, self.diff, self.n


# ---------------------------------------------------------------------------------------------- play


def team_of(seed: int, lev: str, n: int) -> tuple[tuple[str, ...], ...]:
    """Return climbers by chance; a lone one has two characters."""
    stream = Stream({"team": seed_for(seed * 7919 + n * 31 + LEVIATHANS.index(lev), "setup")}, "team")
    characters, classes = stream.shuffled(BOX.characters), stream.shuffled(BOX.classes)
    if n == 1:
        return ((characters[0], characters[1], classes[0]),)
    return tuple(zip(characters[:n], classes, strict=False))


def play_one(job: Job) -> Game:
    """Play one game. Whatever goes wrong is part of the answer."""
    seed, lev, _, n = job
    game = Game(*job, team=team_of(seed, lev, n))
    began = time.process_time()
    try:
        play_through(game)
    except Exception:
        game.reason = f"ERROR {traceback.format_exc()[-1500:]}"
    game.s = round(time.process_time() - began, 2)
    return game


def play_through(game: Game) -> None:
    seed = game.seed * 100 + game.n
    state: Any = fathom.new(GAME, seed=seed, leviathan=game.lev, difficulty=game.diff, climbers=game.team)
    seated = [make("greedy", game.seed * 5 + i) for i in range(game.n)]
    seen: Counter[str] = Counter()
    threat = ""
    while state.decision is not None and state.ply < DECISION_LIMIT:
        state.events = []
        index = answer(state, seated)
        # What climbers do to themselves in their activation is no harm of the threat before it.
        harms = state.step != "activate" or state.decision.options[index].key == "end_activation"
        state.choose(index)
        seen.update(f"{kind}: {name}" for kind, name in find(GAME).census(state, state.events))
        for event in state.events:
            threat = note(game.harm, threat, event.kind, event.facts, harms)
        game.ply, game.round = state.ply, state.round
    game.seen = dict(seen)
    game.harm = {name: [times, round(took, 2), hits] for name, (times, took, hits) in game.harm.items()}
    if state.outcome is not None:
        game.won, game.reason = state.outcome.won, state.outcome.reason


def note(harm: dict[str, list[float]], threat: str, kind: str, facts: Any, harms: bool) -> str:
    """Count what an event took; return the threat that the next one belongs to."""
    if kind == "revealed":
        threat = facts["threat"] + (" enraged" if facts["enraged"] else "")
        harm.setdefault(threat, [0, 0.0, 0])[0] += 1
    elif kind == "attack" and threat:
        harm[threat][2] += bool(facts["hit"])
    elif harms and threat:
        harm[threat][1] += COST.get(kind, 0.0) * abs(facts.get("n", 1))  # keywords may count downwards
    return threat


def run(jobs: Sequence[Job], workers: int, seconds: float | None, take: Callable[[Game], None]) -> None:
    """Play on several cores, and hand over games as they end."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), start_worker) as pool:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # processes that start now never hear Ctrl-C
        waiting: set[Future[Game]] = {pool.submit(play_one, job) for job in jobs}
        signal.signal(signal.SIGINT, before)
        try:
            for future in as_completed(tuple(waiting), seconds):
                waiting.remove(future)
                take(future.result())
        except (KeyboardInterrupt, TimeoutError):
            # To leave out the games that still run would leave out long ones.
            print("stopped; the few games on their way are played to their end", file=sys.stderr)
            pool.shutdown(cancel_futures=True)
            for future in waiting:
                if not future.cancelled():
                    take(future.result())


def play(asked: argparse.Namespace) -> None:
    there = {one.job for one in read([asked.out])} if asked.out.exists() else set()
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    # Seed by seed, so that a run that is stopped has as many games of each kind; long games first.
    order = product(seeds, sorted(asked.climbers, reverse=True), asked.leviathans, asked.difficulties)
    jobs = [job for seed, n, lev, diff in order if (job := (seed, lev, diff, n)) not in there]
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    task = bar.add_task("", total=len(jobs))
    played: list[Game] = []

    def take(one: Game) -> None:
        file.write(msgspec.json.encode(one) + b"\n")
        file.flush()
        bar.advance(task)
        played.append(one)

    with asked.out.open("ab") as file, bar:
        run(jobs, asked.workers, asked.seconds, take)
    print(f"{ends(played)} Asked for: {len(jobs):,}, and {len(there):,} that were there.")


# ---------------------------------------------------------------------------------------------- numbers


def read(files: Iterable[Path]) -> list[Game]:
    """Read games; the last line of a file that is still being written may be half a line, and is left out."""
    decoder = msgspec.json.Decoder(Game)
    lines = (line for file in files for line in file.read_bytes().splitlines(keepends=True))
    return [decoder.decode(line) for line in lines if line.endswith(b"\n")]


def grouped(games: Iterable[Game], key: Callable[[Game], K]) -> dict[K, list[Game]]:
    found: dict[K, list[Game]] = defaultdict(list)
    for one in games:
        found[key(one)].append(one)
    return found


def wins(games: Iterable[Game]) -> int:
    return sum(one.won is True for one in games)


def rate(games: Sequence[Game]) -> float:
    return wins(games) / len(games)


def percent(games: Sequence[Game]) -> str:
    return f"{100 * rate(games):.0f} %" if games else "–"


def rank_correlation(games: Iterable[Game]) -> str:
    """Return Spearman's rank correlation of the leviathans' numbers and win rates; equal rates share their ranks."""
    by_lev = grouped(games, lambda one: one.lev)
    rates = [rate(by_lev[lev]) for lev in LEVIATHANS if lev in by_lev]
    ranks = [sum(other < one for other in rates) + (rates.count(one) - 1) / 2 for one in rates]
    try:
        return f"{statistics.correlation(range(len(ranks)), ranks):+.2f}"
    except statistics.StatisticsError:
        return "unknown (fewer than two leviathans, or all alike)"


def beyond_chance(easy: Sequence[Game], hard: Sequence[Game]) -> bool:
    """Whether more of the first are won, by more than two standard errors.

    Both have the same teams, so that the true error is a little smaller than this one of independent games.
    """
    error = math.sqrt(sum(rate(games) * (1 - rate(games)) / len(games) for games in (easy, hard)))
    return rate(easy) - rate(hard) > 2 * error


def expectation(games: Sequence[Game]) -> Callable[[Game], float]:
    """Return how likely a win was, whoever climbs: what leviathan, climbers and difficulty add to the mean of all."""
    mean = rate(games)
    by_lev = {
        lev: (wins(some) + SHRINK * mean) / (len(some) + SHRINK)
        for lev, some in grouped(games, lambda one: one.lev).items()
    }
    by_n = {n: rate(some) for n, some in grouped(games, lambda one: one.n).items()}
    by_diff = {diff: rate(some) for diff, some in grouped(games, lambda one: one.diff).items()}
    return lambda one: by_lev[one.lev] + by_n[one.n] + by_diff[one.diff] - 2 * mean


def points(games: Sequence[Game], expected: Callable[[Game], float]) -> tuple[float, float]:
    """Return how many points games are from what was expected, and the standard error.

    The same team plays all difficulties with the same shuffles: for the error these games count as one.
    """
    mean = sum((one.won is True) - expected(one) for one in games) / len(games)
    by_team: dict[tuple[int, str, int], float] = defaultdict(float)
    for one in games:
        by_team[one.seed, one.lev, one.n] += (one.won is True) - expected(one) - mean
    return 100 * mean, 100 * math.hypot(*by_team.values()) / len(games)


# ---------------------------------------------------------------------------------------------- tables


def table(head: str, rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Yield a Markdown table; columns whose name begins with a blank hold numbers."""
    names = head.split("|")
    yield f"\n| {' | '.join(map(str.strip, names))} |"
    yield f"|{'|'.join('--:' if name.startswith(' ') else '---' for name in names)}|"
    yield from (f"| {' | '.join(map(str, row))} |" for row in rows)


def words(name: str) -> str:
    return name.split(".")[-1].replace("_", " ")


def leviathans(games: Sequence[Game]) -> Iterator[str]:
    by_lev = grouped(games, lambda one: one.lev)
    rows = [leviathan_row(i, lev, by_lev[lev]) for i, lev in enumerate(LEVIATHANS, 1) if lev in by_lev]
    head = " no.|leviathan| 1| 2| 3| 4 climbers| all| 95 %| Casual| Normal| Hard| Expert| games| rounds"
    yield "## Leviathans\n\n1 to 95 %: Normal. Casual to Expert: all numbers of climbers. Games, rounds: all of them."
    yield from table(head, [*rows, leviathan_row("", "all", games)])
    normal = [one for one in games if one.diff == "normal"]
    yield f"\nRank correlation of number and win rate: {rank_correlation(games)}, on Normal {rank_correlation(normal)}."
    yield from order(by_lev)


def leviathan_row(number: object, name: str, games: Sequence[Game]) -> list[object]:
    by_diff = grouped(games, lambda one: one.diff)
    normal = by_diff.get("normal", [])
    low, high = wilson(wins(normal), len(normal))
    by_n = [percent([one for one in normal if one.n == n]) for n in CLIMBERS]
    levels = [percent(by_diff.get(diff, [])) for diff in DIFFICULTIES]
    rounds = statistics.fmean(one.round for one in games)
    interval = f"{100 * low:.0f}–{100 * high:.0f} %" if normal else "–"
    return [number, name, *by_n, percent(normal), interval, *levels, f"{len(games):,}", f"{rounds:.1f}"]


def order(by_lev: dict[str, list[Game]]) -> Iterator[str]:
    """Yield whether each leviathan is beaten less often from Casual to Expert."""
    levels = {lev: grouped(games, lambda one: one.diff) for lev, games in by_lev.items()}
    levels = {lev: by_diff for lev, by_diff in levels.items() if len(by_diff) == len(DIFFICULTIES)}
    rates = {lev: [rate(by_diff[diff]) for diff in DIFFICULTIES] for lev, by_diff in levels.items()}
    others = [lev for lev, row in rates.items() if row != sorted(row, reverse=True)]
    above = sum(row[0] > row[-1] for row in rates.values())
    sure = sum(beyond_chance(by_diff["casual"], by_diff["expert"]) for by_diff in levels.values())
    against = sum(
        beyond_chance(by_diff[harder], by_diff[easier])
        for by_diff in levels.values()
        for easier, harder in pairwise(DIFFICULTIES)
    )
    kept = f"{len(levels) - len(others)} of {len(levels)} leviathans"
    yield f"Casual ≥ Normal ≥ Hard ≥ Expert as measured: {kept}{', not ' * bool(others)}{', '.join(others)}."
    yield f"A harder level won more often than the one before by more than two standard errors: {against} times."
    yield f"Casual above Expert: {above}, by more than two standard errors: {sure}."


def ends(games: Sequence[Game]) -> str:
    """Return how many games failed, and why the others were lost."""
    lost = Counter(one.reason for one in games if one.won is False)
    stuck = sum(one.won is None and one.reason == "stuck" for one in games)
    errors = sum(one.won is None for one in games) - stuck
    twice = len(games) - len({one.job for one in games})
    told = ", ".join(f"{reason} {n:,}" for reason, n in lost.most_common()) or "none"
    again = f" {twice} games stand in the files more than once." if twice else ""
    return f"{len(games):,} games, {errors} errors, {stuck} stuck. Losses: {told}.{again}"


def cells(games: Sequence[Game]) -> Iterator[str]:
    by_cell = grouped(games, lambda one: (one.lev, one.diff, one.n))
    sizes = [len(some) for some in by_cell.values()]
    yield "\n## Climbers and difficulty\n\nPer cent won with 1 · 2 · 3 · 4 climbers."
    normal = {(lev, n): some for (lev, diff, n), some in by_cell.items() if diff == "normal"}
    beyond = [f"{lev} with {n} ({percent(some)})" for (lev, n), some in sorted(normal.items()) if not fair(some)]
    told = f"{len(normal) - len(beyond)} of {len(normal)} lie between 25 and 75 %"
    yield (
        f"A cell has {min(sizes)} to {max(sizes)} games. On Normal {told}{', not ' * bool(beyond)}"
        + ", ".join(beyond)
        + "."
    )
    rows = []
    for lev in LEVIATHANS:
        shares = [[percent(by_cell.get((lev, diff, n), [])) for n in CLIMBERS] for diff in DIFFICULTIES]
        rows.append([lev, *(" · ".join(row).replace(" %", "") for row in shares)])
    yield from table("leviathan| Casual| Normal| Hard| Expert", rows)


def fair(games: Sequence[Game]) -> bool:
    return FAIR[0] <= rate(games) <= FAIR[1]


def sets(games: Sequence[Game]) -> Iterator[str]:
    expected = expectation(games)
    things = find(GAME).things(BOX)
    rows = []
    for name in (*BOX.characters, *BOX.classes):
        mine = [one for one in games if any(name in climber for climber in one.team)]
        if mine:
            far, error = points(mine, expected)
            used = ", ".join(skills(f"skills of {name}", things[f"skills of {name}"], mine))
            rows.append([name, f"{far:+.1f}", f"{error:.1f}", f"{len(mine):,}", percent(mine), used])
    yield "\n## Sets\n\nPoints from what leviathan, climbers and difficulty let expect, with their standard error."
    yield "Skills: share of the set's games in which it was used, least to most, and how many of those were won."
    yield from table("set| points| error| games| won|skills used", rows)


def skills(kind: str, names: Iterable[str], games: Sequence[Game]) -> Iterator[str]:
    found = {name: [one for one in games if f"{kind}: {name}" in one.seen] for name in names}
    for name, used in sorted(found.items(), key=lambda item: len(item[1])):
        yield f"{words(name)} {100 * len(used) / len(games):.0f} % ({percent(used)})"


def pairs(games: Sequence[Game]) -> Iterator[str]:
    expected = expectation(games)
    found: dict[str, list[Game]] = defaultdict(list)
    for one in games:
        for *characters, klass in one.team:
            for character in characters:
                found[f"{character} + {klass}"].append(one)
    rows = [(pair, *points(some, expected), len(some)) for pair, some in found.items()]
    far = sorted((row for row in rows if abs(row[1]) > AIM), key=lambda row: row[1])
    sizes, errors = [row[3] for row in rows], [row[2] for row in rows]
    yield f"\n## Pairs\n\n{len(rows) - len(far)} of {len(rows)} pairs are within {AIM} points"
    yield f"({min(sizes)} to {max(sizes)} games each, standard error {min(errors):.0f} to {max(errors):.0f})."
    if far:
        yield from table("pair| points| error| games", ((p, f"{x:+.1f}", f"{e:.1f}", n) for p, x, e, n in far))


def threats(games: Sequence[Game]) -> Iterator[str]:
    total: dict[str, list[float]] = defaultdict(lambda: [0, 0.0])
    for one in games:
        for end, (times, took, _) in one.harm.items():
            total[end][0] += times
            total[end][1] += took

    def mean(end: str) -> str:
        times, took = total[end]
        return f"{took / times:.1f}" if times else "–"

    rows = [
        [lev, ", ".join(f"{words(t.id)} {mean(t.id)} / {mean(f'{t.id} enraged')}" for t in BOX.leviathans[lev].threat)]
        for lev in LEVIATHANS
    ]
    costs = ", ".join(f"{kind.replace('_', ' ')} {cost}" for kind, cost in COST.items())
    yield f"\n## Threats\n\nWhat a threat takes each time that it comes up, normal / enraged ({costs})."
    yield from table("leviathan|threats", rows)


def report(asked: argparse.Namespace) -> None:
    games = read(asked.files)
    ended = [one for one in games if one.won is not None]
    if not ended:
        sys.exit("no game in these files came to its end")
    for lines in (leviathans(ended), [f"\n{ends(games)}"], *(part(ended) for part in (cells, sets, pairs, threats))):
        print("\n".join(lines))


# ---------------------------------------------------------------------------------------------- all together


def some_of(known: Iterable[object]) -> Callable[[str], list[object]]:
    """Return how a list with commas is read, in which only known things stand."""
    named = {str(one): one for one in known}

    def several(text: str) -> list[object]:
        if wrong := [word for word in text.split(",") if word not in named]:
            raise argparse.ArgumentTypeError(f"unknown: {', '.join(wrong)} (known: {', '.join(named)})")
        return [named[word] for word in dict.fromkeys(text.split(","))]

    return several


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="play | report")
    one = commands.add_parser("play", help="play games and write one line for each")
    one.set_defaults(do=play)
    one.add_argument("out", type=Path, metavar="OUT.jsonl", help="where lines are added, one per game, as games end")
    one.add_argument("--games", type=int, default=20, metavar="N", help="per leviathan × climbers × difficulty (20)")
    one.add_argument("--first-seed", type=int, default=0, metavar="S", help="seeds are S to S + N - 1 (from 0)")
    kinds: dict[str, Sequence[object]] = {
        "leviathans": LEVIATHANS, "climbers": CLIMBERS, "difficulties": DIFFICULTIES,
    }  # fmt: skip
    for name, known in kinds.items():
        told = f"some of {','.join(map(str, known))} (all)"
        one.add_argument(f"--{name}", type=some_of(known), default=known, metavar="A,B", help=told)
    one.add_argument("--workers", type=int, default=os.cpu_count(), metavar="W", help="processes (one per core)")
    one.add_argument("--seconds", type=float, metavar="S", help="stop then, as Ctrl-C does (no limit)")
    one = commands.add_parser("report", help="print tables in Markdown")
    one.set_defaults(do=report)
    one.add_argument("files", type=Path, nargs="+", metavar="FILE", help="what play wrote")
    asked = parser.parse_args()
    asked.do(asked)


if __name__ == "__main__":
    main()
