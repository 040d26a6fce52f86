"""How fast a game is: decisions a second under random play in one process, time to clone, time and size to save."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from fathom._compiled import form
from fathom.core.errors import FathomError
from fathom.core.game import games, new
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

from .setups import mixture

ROUNDS = 7
WARM_UP = 0.5
SETUPS = 48
SAMPLES = 40
#: So many random numbers are drawn beforehand and used in turn: a prime, so that they meet other choices each time.
NUMBERS = 99_991


class Speed(msgspec.Struct):
    """The speed of one game."""

    decisions_per_s: float
    clone_us: float
    save_us: float
    save_bytes: int
    games_per_s: float
    decisions_per_game: float
    options_per_decision: float


def _dice() -> Iterator[int]:
    """Return random numbers without end; to draw them must not cost what is measured."""
    stream = Stream({"dice": seed_for(0, "dice")}, "dice")
    return cycle([stream.below(1 << 24) for _ in range(NUMBERS)])


class Playouts:
    """Random games one after another; each call plays whole games for some seconds."""

    def __init__(
        self, game: str, packs: Sequence[Path | str] = (), *, mix: bool = False, setup: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.packs = packs
        self.setups = cycle(mixture(game, SETUPS, packs) if mix else [dict(setup or {})])
        self.dice = _dice()
        self.seed = 0
        self.samples: list[State] = []

    def run(self, seconds: float) -> tuple[int, int, float]:
        """Return games and decisions played and the time that they took, setting up included."""
        clock = time.process_time
        dice = self.dice
        number = decisions = 0
        started = clock()
        end = started + seconds
        while True:
            state = new(self.game, seed=self.seed, packs=self.packs, **next(self.setups))
            self.seed += 1
            while (decision := state.decision) is not None:
                state.choose(next(dice) % len(decision.options))
            decisions += state.ply
            number += 1
            now = clock()
            if now >= end:
                return number, decisions, now - started

    def sample(self, number: int) -> list[State]:
        """Return states from all over a number of games."""
        found = []
        for i in range(number):
            state = new(self.game, seed=1_000_000 + i, packs=self.packs, **next(self.setups))
            for _ in range(3 + i * 5):
                if state.decision is None:
                    break
                state.choose(next(self.dice) % len(state.decision.options))
            if state.decision is not None:
                found.append(state)
        return found


def bench(
    wanted: Sequence[str] = (),
    *,
    seconds: float = 5.0,
    compare: bool = False,
    mix: bool = False,
    setup: Mapping[str, Any] | None = None,
    packs: Sequence[Path | str] = (),
) -> dict[str, Any]:
    """Measure games, all of them if none is named; with `compare` in turn with engines that are well known.

    These are python-chess, and the Hanabi of OpenSpiel, which is written in C++, if it is installed. All times are
    those of the processor.

    Played is the game as it is set up by default, or as `setup` says; with `mix` everything about the setup varies.

    Raises:
        FathomError: a game is unknown, or python-chess is not installed.
    """
    others: list[_Engine] = [_Chess(), *_Hanabi.installed()] if compare else []
    found: dict[str, Any] = {"form": form()}
    moves: dict[str, list[float]] = {engine.name: [] for engine in others}
    for game in wanted or games():
        playouts = Playouts(game, packs, mix=mix, setup=setup)
        playouts.run(min(WARM_UP, seconds))
        rounds = []
        for _ in range(ROUNDS):
            rounds.append(playouts.run(seconds / ROUNDS))
            for engine in others:
                moves[engine.name].append(engine.run(seconds / ROUNDS))
        found[game] = msgspec.to_builtins(_speed(playouts, rounds))
    if others:
        speeds = {engine.name: median(moves[engine.name]) for engine in others}
        found["compare"] = {
            engine.name: {
                "moves_per_s": round(speeds[engine.name]),
                "version": engine.version,
                "ratio": {
                    game: round(found[game]["decisions_per_s"] / speeds[engine.name], 2) for game in wanted or games()
                },
            }
            for engine in others
        }
    return found


def _speed(playouts: Playouts, rounds: list[tuple[int, int, float]]) -> Speed:
    number, decisions, seconds = (sum(column) for column in zip(*rounds, strict=True))
    samples = playouts.sample(SAMPLES)
    saves = [state.save() for state in samples]
    options = [len(state.decision.options) for state in samples if state.decision]
    return Speed(
        decisions_per_s=round(median(made / took for _, made, took in rounds)),
        clone_us=round(_microseconds([state.clone for state in samples], 200), 2),
        save_us=round(_microseconds([state.save for state in samples], 10), 1),
        save_bytes=round(sum(len(text.encode()) for text in saves) / len(saves)),
        games_per_s=round(number / seconds, 1),
        decisions_per_game=round(decisions / number, 1),
        options_per_decision=round(sum(options) / len(options), 1),
    )


def _microseconds(calls: Sequence[Callable[[], object]], times: int) -> float:
    """Return how long a call takes: the mean over all of them, the median of several rounds."""
    clock = time.process_time
    found = []
    for _ in range(ROUNDS):
        started = clock()
        for call in calls:
            for _ in range(times):
                call()
        found.append((clock() - started) / (len(calls) * times))
    return median(found) * 1e6


class _Engine:
    """A well-known engine that we measure ourselves against, by random games."""

    name: str
    version: str

    def __init__(self) -> None:
        self.dice = _dice()
        self.run(WARM_UP)

    def run(self, seconds: float) -> float:
        """Return the moves a second."""
        clock = time.process_time
        moves = 0
        started = clock()
        while True:
            moves += self.play(self.dice)
            took = clock() - started
            if took >= seconds:
                return moves / took

    def play(self, dice: Iterator[int]) -> int:
        """Play a game; return how many moves it had."""
        raise NotImplementedError


class _Chess(_Engine):
    """python-chess."""

    name = "python-chess"

    def __init__(self) -> None:
        try:
            import chess
        except ImportError:
            raise FathomError(
                "python-chess is not installed: pip install 'fathom[bench]', or leave out --compare"
            ) from None
        self.new = chess.Board
        self.version = chess.__version__
        super().__init__()

    def play(self, dice: Iterator[int]) -> int:
        """Play a game; return how many moves it had."""
        board = self.new()
        moves = 0
        while not board.is_seventyfive_moves() and (legal := list(board.legal_moves)):
            board.push(legal[next(dice) % len(legal)])
            moves += 1
        return moves


class _Hanabi(_Engine):
    """Hanabi for two in OpenSpiel: C++, driven from Python. Drawing a card is no move of its own."""

    name = "OpenSpiel Hanabi"

    def __init__(self, pyspiel: Any) -> None:
        self.new = pyspiel.load_game("hanabi", {"players": 2}).new_initial_state
        self.version = version("open_spiel")
        super().__init__()

    @classmethod
    def installed(cls) -> list[_Hanabi]:
        """Return it, if it is here."""
        try:
            return [cls(import_module("pyspiel"))]
        except ImportError:
            return []

    def play(self, dice: Iterator[int]) -> int:
        """Play a game; return how many moves it had."""
        state = self.new()
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[next(dice) % len(legal)])
        return moves
