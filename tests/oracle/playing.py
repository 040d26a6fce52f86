"""The skeleton of an oracle: play games, ask the oracle, compare, tell coverage, print what differs.

An oracle is a slow, plain model of one game, written from the books by somebody who has not read its rules. It may
judge less than the whole game: what it has no word on it leaves out, and `Coverage` tells how much that is.

    .venv/bin/python -m tests.oracle.playing abyss --games 200 --player greedy
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.contract.playing import MOST_DECISIONS, chance, seats, setup_of

import fathom
from fathom.core.decisions import Option
from fathom.core.game import find
from fathom.core.state import State
from fathom.players import answer, make

#: An option in plain words: seat, key, facts. An oracle may tell options in another way (`Oracle.said`).
Choice: TypeAlias = tuple[Any, ...]


class Oracle:
    """Follows one game from its first decision to its end. A game's oracle says what it knows better."""

    #: Whether it can follow the game further after a difference, or its own picture of the game is wrong from then on.
    goes_on = True

    def __init__(self, state: State) -> None:
        """Begin at the first decision of a game."""

    def said(self, option: Option) -> Choice:
        """Return an option in the words in which `legal` tells them."""
        return (option.seat, option.key, *option.args)

    def legal(self, state: State) -> Collection[Choice] | None:
        """Return all that may be chosen at this decision; None if the oracle has no word on it."""
        return None

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        """Return what went wrong between an answer and the next question or the end; None if it has no word on it.

        `after.events` holds what happened on the way. Chance may be read from there.
        """
        return None


Maker: TypeAlias = Callable[[State], Oracle]


# ---------------------------------------------------------------------------------------------- what was found


@dataclass(frozen=True)
class Difference:
    """Where the engine and the oracle do not agree, and how to come there again."""

    game: str
    number: int
    player: str
    ply: int
    #: What kind it is: the question, and what is wrong with it. One kind is one thing to look into.
    kind: str
    #: What each of them says.
    lines: tuple[str, ...]
    choices: tuple[int, ...]

    def __str__(self) -> str:
        head = f"{self.kind}: game {self.number} ({self.player}), ply {self.ply}, {setup_of(self.game, self.number)}"
        again = f"tests.oracle.playing.again({self.game!r}, {self.number}, {list(self.choices)})"
        return "\n".join([head, *(f"    {line}" for line in self.lines), f"  {again}"])


@dataclass
class Coverage:
    """How much the oracle judged: of the decisions, and of the steps from an answer to the next question."""

    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    judged: Counter[str] = field(default_factory=Counter)
    made: Counter[str] = field(default_factory=Counter)
    followed: Counter[str] = field(default_factory=Counter)

    def decisions(self) -> float:
        """Return the share of decisions whose options were recomputed."""
        return self.judged.total() / max(1, self.asked.total())

    def steps(self) -> float:
        """Return the share of steps whose results were recomputed."""
        return self.followed.total() / max(1, self.made.total())

    def __str__(self) -> str:
        lines = [
            f"{self.games} games: {self.decisions():.1%} of {self.asked.total()} decisions judged, "
            f"{self.steps():.1%} of {self.made.total()} steps"
        ]
        for key, n in sorted(self.asked.items()):
            if self.judged[key] < n:
                lines.append(f"    of the decisions '{key}' {self.judged[key]} of {n}")
        for key, n in sorted(self.made.items()):
            if self.followed[key] < n:
                lines.append(f"    of the steps '{key}' {self.followed[key]} of {n}")
        return "\n".join(lines)


@dataclass
class Report:
    """What a comparison found."""

    coverage: Coverage = field(default_factory=Coverage)
    differences: list[Difference] = field(default_factory=list)

    def __str__(self) -> str:
        """Return the coverage, and of each kind of difference how often and the one that comes soonest."""
        lines = [str(self.coverage)]
        kinds = Counter(found.kind for found in self.differences)
        for kind, n in kinds.most_common():
            first = min((found for found in self.differences if found.kind == kind), key=lambda found: found.ply)
            lines.append(f"{n} x {first}")
        return "\n".join(lines)


# ---------------------------------------------------------------------------------------------- playing

#: Answers a decision with the index of an option.
Answerer: TypeAlias = Callable[[State], int]


def at_random(game_id: str, number: int, n: int) -> Answerer:
    """Choose any option; in every other game first any kind of option, so that rare kinds come up."""
    stream = chance(number, "answers")

    def of_all(state: State) -> int:
        assert state.decision is not None
        return stream.below(len(state.decision.options))

    def by_kind(state: State) -> int:
        assert state.decision is not None
        options = state.decision.options
        kind = stream.pick(list(dict.fromkeys((option.seat, option.key) for option in options)))
        return stream.pick([i for i, option in enumerate(options) if (option.seat, option.key) == kind])

    return by_kind if number % 2 else of_all


def greedily(game_id: str, number: int, n: int) -> Answerer:
    """All seats are greedy."""
    players = [make("greedy", seed=seat) for seat in range(n)]
    return lambda state: answer(state, players)


PLAYERS: dict[str, Callable[[str, int, int], Answerer]] = {"random": at_random, "greedy": greedily}


def begin(game_id: str, number: int) -> State:
    """Return the game with this number at its first decision, with somebody who listens."""
    state = fathom.new(game_id, seed=number, **setup_of(game_id, number))
    state.events = []
    return state


def again(game_id: str, number: int, choices: Iterable[int]) -> State:
    """Return a game after these choices: where a difference was found."""
    state = begin(game_id, number)
    for index in choices:
        state.events = []
        state.choose(index)
    return state


# ---------------------------------------------------------------------------------------------- comparing


def compare(maker: Maker, game_id: str, numbers: Iterable[int], player: str = "random") -> Report:
    """Play games with these numbers and compare at each decision and each step."""
    report = Report()
    for number in numbers:
        report.coverage.games += 1
        report.differences += differences(maker, game_id, number, player, report.coverage)
    return report


def differences(maker: Maker, game_id: str, number: int, player: str, coverage: Coverage) -> Iterator[Difference]:
    """Play one game; yield where the engine and the oracle do not agree."""
    state = begin(game_id, number)
    choose = PLAYERS[player](game_id, number, seats(find(game_id), state))
    oracle = maker(state)

    def differs(kind: str, lines: Iterable[str]) -> Difference:
        return Difference(game_id, number, player, state.ply, kind, tuple(lines), tuple(state.choices))

    while (decision := state.decision) is not None:
        assert state.ply < MOST_DECISIONS, "the game does not end"
        coverage.asked[decision.key] += 1
        legal = oracle.legal(state)
        if legal is not None:
            coverage.judged[decision.key] += 1
            if lines := compared(oracle, decision.options, legal):
                yield differs(f"options of '{decision.key}'", lines)
                if not oracle.goes_on:
                    return
        option = decision.options[choose(state)]
        before = state.clone()
        state.events = []
        state.choose(option)
        coverage.made[option.key] += 1
        wrong = oracle.wrong(before, option, state)
        if wrong is not None:
            coverage.followed[option.key] += 1
            if lines := list(wrong):
                asked = f"asked {decision.key}{decision.args} of seat {decision.lead}, chosen {oracle.said(option)}"
                yield differs(f"result of '{option.key}'", [asked, *lines])
                if not oracle.goes_on:
                    return


def compared(oracle: Oracle, options: Collection[Option], legal: Collection[Choice]) -> list[str]:
    """Return what one of them offers and the other does not."""
    offered = Counter(map(oracle.said, options))
    expected = Counter(legal)
    lines = [f"withheld by the engine: {choice}" for choice in sorted(expected - offered, key=repr)]
    lines += [f"not in the book: {choice}" for choice in sorted(offered - expected, key=repr)]
    if lines:
        lines += [f"offered by both: {choice}" for choice in sorted(offered & expected, key=repr)[:8]]
    return lines


# ---------------------------------------------------------------------------------------------- from a shell


def oracle_of(game_id: str) -> Maker:
    """Return the oracle of a game."""
    made: Maker = importlib.import_module(f"tests.oracle.{game_id.replace('-', '_')}.oracle").ORACLE
    return made


def main() -> int:
    """Compare one game with its oracle, and print what was found."""
    parser = argparse.ArgumentParser(description="Compare a game with its oracle.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--player", choices=sorted(PLAYERS), default="random")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    report = compare(oracle_of(given.game), given.game, numbers, given.player)
    print(report)
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main())
