"""Players against each other, or each against the game, on equal seeds: who is stronger, and how sure that is.

In a game that is played together each player plays all games of a seed alone; among rivals they sit at one table, and
each seed is played as many times as there are players, every time one seat further. So luck does not decide.
After each seed it is asked whether that is enough; the answer is the same whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fathom.core.errors import FathomError
from fathom.core.game import find

from .simulate import Plan, Played, Progress, Result, simulate_all
from .statistics import evidence, mean_and_interval, wilson

#: What `evidence` must come to before two players count as told apart.
DECIDED = 20.0


class Duel(NamedTuple):
    """Two players on the same seeds: how often one did better, both did alike, the other did better."""

    one: str
    other: str
    better: int
    alike: int
    worse: int
    #: How much more of all games the first won, with a 95 % interval.
    lead: tuple[float, float, float]

    @property
    def evidence(self) -> float:
        """How many times likelier it is that they differ than that they do not."""
        return evidence(self.better, self.worse)

    @property
    def is_decided(self) -> bool:
        """Whether one of them is stronger beyond doubt."""
        return self.evidence >= DECIDED


class Arena(msgspec.Struct):
    """What came out: for each seed which part of its games each player won."""

    game: str
    players: tuple[str, ...]
    setups: list[dict[str, Any]]
    seed: int
    among_rivals: bool
    #: Seed by seed, the part of its games that each player won.
    shares: list[tuple[float, ...]]
    errors: int
    stuck: int
    seconds: float
    interrupted: bool

    def duels(self) -> list[Duel]:
        """Return each player against each later one."""
        return [self._duel(i, j) for i, j in combinations(range(len(self.players)), 2)]

    def _duel(self, i: int, j: int) -> Duel:
        leads = [share[i] - share[j] for share in self.shares]
        better, worse = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        return Duel(
            self.players[i], self.players[j], better, len(leads) - better - worse, worse, mean_and_interval(leads)
        )

    def report(self) -> dict[str, Any]:
        """Return the numbers as JSON-able data."""
        return {
            "game": self.game,
            "setups": self.setups,
            "seed": self.seed,
            "seeds": len(self.shares),
            "among_rivals": self.among_rivals,
            "errors": self.errors,
            "stuck": self.stuck,
            "seconds": round(self.seconds, 3),
            "interrupted": self.interrupted,
            "players": [self._player(i) for i in range(len(self.players))],
            "duels": [self._told(duel) for duel in self.duels()],
        }

    def _player(self, i: int) -> dict[str, Any]:
        """Return how a player fared. Among rivals each seed has as many games as there are players."""
        games = len(self.shares) * (len(self.players) if self.among_rivals else 1)
        rate = sum(share[i] for share in self.shares) / len(self.shares) if self.shares else 0.0
        return {
            "player": self.players[i],
            "games": games,
            "wins": round(rate * games, 2),
            "win_rate": round(rate, 4),
            "ci95": [round(end, 4) for end in wilson(rate * games, games)],
        }

    def _told(self, duel: Duel) -> dict[str, Any]:
        lead, *ends = duel.lead
        told = {
            "players": [duel.one, duel.other],
            "better": duel.better,
            "alike": duel.alike,
            "worse": duel.worse,
            "lead": round(lead, 4),
            "ci95": [round(max(-1.0, min(1.0, end)), 4) for end in ends],
            "evidence": float(f"{duel.evidence:.3g}"),
            "decided": duel.is_decided,
        }
        if self.among_rivals and len(self.players) == 2:
            told["elo"] = elo((1 + lead) / 2)
        return told


def elo(rate: float) -> int | None:
    """Return the difference in Elo points at which one wins this part of the games; None if it won all or none.

    >>> elo(0.5), elo(0.76)
    (0, 200)
    """
    return round(400 * log10(rate / (1 - rate))) if 0 < rate < 1 else None


def compete(
    game: str,
    players: Sequence[str],
    setups: Sequence[Mapping[str, Any]] = ({},),
    games: int = 200,
    seed: int = 0,
    workers: int | None = None,
    *,
    packs: Sequence[str] = (),
    until_decided: bool = True,
    progress: Progress | None = None,
    out: Path | None = None,
) -> Arena:
    """Let players compete on equal seeds, until all of them are told apart or the games are played.

    Args:
        game: the id of the game.
        players: two at least.
        setups: what is played; each seed is played with all of them.
        games: how many seeds at most.
        seed: decides all of them.
        workers: how many processes; all cores if not given.
        packs: content packs.
        until_decided: whether to stop as soon as all are told apart.
        progress: is told how many more games are done.
        out: a file that gets one line of JSON per game.

    Raises:
        FathomError: there are not two players, or the game or a player is unknown.
    """
    if len({*players}) != len(players) or len(players) < 2:
        raise FathomError(f"at least two different players are needed, not {', '.join(players) or 'none'}")
    rivals = find(game).rivals
    turns = len(players)
    lines = [",".join((*players[at:], *players[:at])) for at in range(turns)] if rivals else players
    plans = [Plan(game, dict(setup), line, seed, tuple(packs)) for setup in setups for line in lines]

    def arena(results: Sequence[Result]) -> Arena:
        shares = _shares(results, turns, rivals)
        return Arena(
            game,
            tuple(players),
            [result.setup for result in results[::turns]],
            seed,
            rivals,
            shares,
            sum(result.errors for result in results),
            sum(result.stuck for result in results),
            sum(result.seconds for result in results),
            any(result.interrupted for result in results),
        )

    def enough(results: Sequence[Result]) -> bool:
        return until_decided and _decided_after(arena(results)) > 0

    found = arena(simulate_all(plans, games, workers, progress, out, enough=enough))
    if until_decided and (last := _decided_after(found)):
        found.shares = found.shares[:last]
    return found


def _decided_after(arena: Arena) -> int:
    """Return after how many seeds all players were told apart; 0 if they are not."""
    last = 0
    for i, j in combinations(range(len(arena.players)), 2):
        better = worse = 0
        for seeds, share in enumerate(arena.shares, 1):
            better += share[i] > share[j]
            worse += share[i] < share[j]
            if evidence(better, worse) >= DECIDED:
                last = max(last, seeds)
                break
        else:
            return 0
    return last


def _shares(results: Sequence[Result], turns: int, rivals: bool) -> list[tuple[float, ...]]:
    """Return, seed by seed, which part of its games each player won; up to the first that is not played yet."""
    played = [{one.index: one for one in result.played} for result in results]
    found: list[tuple[float, ...]] = []
    for index in range(max((len(games) for games in played), default=0)):
        for at in range(0, len(results), turns):
            line = [games.get(index) for games in played[at : at + turns]]
            if any(one is None for one in line):
                return found
            ended = [one for one in line if one is not None]
            if any(one.won is None for one in ended):  # failed: it tells nothing about players
                continue
            found.append(_among_rivals(ended) if rivals else tuple(float(one.won is True) for one in ended))
    return found


def _among_rivals(games: Sequence[Played]) -> tuple[float, ...]:
    """Return each player's part of the victories, if the seats moved on by one from game to game."""
    turns = len(games)
    share = [0.0] * turns
    for at, one in enumerate(games):
        for seat in one.winners:
            share[(seat + at) % turns] += 1 / len(one.winners) / turns
    return tuple(share)
