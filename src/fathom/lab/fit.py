"""Fitting the model of `core/chances.py` to games that bots played, and telling how true it is.

The chance to win is a logistic regression on the features of positions that were drawn from the games by lot, the lead
among rivals a linear one. One game of five is left out, by its seed, to see how well the others foretell it; what is
kept is fitted to all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fathom.core.chances import CONSTANT, Model, linear, sigmoid
from fathom.core.errors import FathomError
from fathom.core.game import find

from .simulate import Played
from .statistics import wilson

#: How strongly weights are drawn to nothing, as if so many positions contradicted them.
RIDGE = 3.0
#: One game of so many is left out to check the model, and by how many bins and stages that is told.
LEFT_OUT, BINS, STAGES = 5, 10, 4
#: How often Newton's method comes nearer, at most, and when it is near enough.
ROUNDS, NEAR = 25, 1e-6


class Row(NamedTuple):
    """A position: what it was made of, how much of its game was over, and how that ended for the seat."""

    game: int
    stage: float
    features: Mapping[str, float]
    won: float
    lead: float


class Line(msgspec.Struct):
    """What is read of a line that `simulate` or `arena` has written."""

    game: str
    version: int
    content: str
    player: str


class Recorded(NamedTuple):
    """Games of one version of the rules and one content, and who played them."""

    games: list[Played]
    player: str
    version: int
    content: str


def rows_of(played: Iterable[Played], rivals: bool) -> list[Row]:
    """Return all positions of games that were played to their end."""
    found = []
    for number, one in enumerate(played):
        if one.won is None:
            continue
        for sample in one.samples:
            won, lead = float(one.won), 0.0
            if rivals:
                won = (sample.seat in one.winners) / len(one.winners)
                lead = float(one.scores[sample.seat] - max(n for i, n in enumerate(one.scores) if i != sample.seat))
            found.append(Row(number, sample.ply / max(1, one.decisions), sample.features, won, lead))
    return found


def read(files: Sequence[Path], game_id: str) -> Recorded:
    """Return the games of files that `simulate` and `arena` have written with `--samples`.

    Raises:
        FathomError: a file cannot be read, holds no games of this game with samples, or games of different rules.
    """
    found: list[Played] = []
    players, made_for = set[str](), set[tuple[int, str]]()
    for path in files:
        try:
            lines = path.read_bytes().splitlines()
            about = [msgspec.json.decode(line, type=Line) for line in lines]
            games = [msgspec.json.decode(line, type=Played) for line in lines]
        except (OSError, msgspec.MsgspecError) as error:
            raise FathomError(f"{path} is no file of games: {error}") from None
        for one, played in zip(about, games, strict=True):
            if one.game == game_id and played.samples:
                found.append(played)
                players.update(one.player.split(","))
                made_for.add((one.version, one.content))
    if not found:
        raise FathomError(f"no games of {game_id} with samples: write them with simulate --samples 12 --out FILE")
    if len(made_for) > 1:
        raise FathomError("these games were played by different rules or with different cards: fit those of today")
    return Recorded(found, ",".join(sorted(players)), *made_for.pop())


def fit(game_id: str, recorded: Recorded, seed: int = 0) -> Model:
    """Fit a model to games, and check it."""
    game = find(game_id)
    rows = rows_of(recorded.games, game.rivals)
    if len({row.won for row in rows}) < 2:
        raise FathomError("all games ended alike: there is nothing to tell apart")
    kept = [row for row in rows if row.game % LEFT_OUT]
    checked = [row for row in rows if not row.game % LEFT_OUT]
    trial = _weights(kept)
    told = _normed([sigmoid(linear(trial, row.features)) for row in checked], checked, game.rivals)
    return Model(
        game_id,
        recorded.version,
        recorded.content,
        recorded.player,
        len({row.game for row in rows}),
        seed,
        _rounded(_weights(rows)),
        _rounded(_linear_weights(rows)) if game.rivals else {},
        report(checked, told),
    )


def _normed(told: list[float], rows: Sequence[Row], rivals: bool) -> list[float]:
    """Among rivals the chances of all seats of one position come to one."""
    if not rivals:
        return told
    sums: dict[tuple[int, float], float] = {}
    for row, p in zip(rows, told, strict=True):
        sums[row.game, row.stage] = sums.get((row.game, row.stage), 0.0) + p
    return [p / sums[row.game, row.stage] for row, p in zip(rows, told, strict=True)]


def _rounded(weights: Mapping[str, float]) -> dict[str, float]:
    return {name: round(weight, 4) for name, weight in sorted(weights.items())}


# ---------------------------------------------------------------------------------------------- the regressions


def _weights(rows: Sequence[Row]) -> dict[str, float]:
    """Return the logistic regression, by Newton's method."""
    names, entries = _entries(rows)
    weights = [0.0] * len(names)
    for _ in range(ROUNDS):
        slope = [-RIDGE * w * (i > 0) for i, w in enumerate(weights)]
        curve = _ridge(len(names))
        for row, entry in zip(rows, entries, strict=True):
            p = sigmoid(sum(weights[i] * x for i, x in entry))
            bend = max(1e-6, p * (1.0 - p))
            for i, x in entry:
                slope[i] += (row.won - p) * x
                line, share = curve[i], bend * x
                for j, y in entry:
                    line[j] += share * y
        step = _solved(curve, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < NEAR:
            break
    return dict(zip(names, weights, strict=True))


def _linear_weights(rows: Sequence[Row]) -> dict[str, float]:
    """Return the linear regression of the lead at the end."""
    names, entries = _entries(rows)
    curve, slope = _ridge(len(names)), [0.0] * len(names)
    for row, entry in zip(rows, entries, strict=True):
        for i, x in entry:
            slope[i] += row.lead * x
            for j, y in entry:
                curve[i][j] += x * y
    return dict(zip(names, _solved(curve, slope), strict=True))


def _entries(rows: Sequence[Row]) -> tuple[list[str], list[list[tuple[int, float]]]]:
    """Return all names, the constant first, and of each row its numbers with the places of their names."""
    names = [CONSTANT, *sorted({name for row in rows for name in row.features})]
    place = {name: i for i, name in enumerate(names)}
    return names, [[(0, 1.0), *((place[name], n) for name, n in row.features.items() if n)] for row in rows]


def _ridge(size: int) -> list[list[float]]:
    return [[(RIDGE if i else 1e-6) if i == j else 0.0 for j in range(size)] for i in range(size)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations whose matrix is symmetric and positive, by Cholesky's way."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(a * b for a, b in zip(root[i][:j], root[j][:j], strict=True))
            root[i][j] = sqrt(max(rest, 1e-12)) if i == j else rest / root[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((right[i] - sum(a * b for a, b in zip(root[i][:i], half, strict=True))) / root[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (half[i] - sum(root[j][i] * found[j] for j in range(i + 1, size))) / root[i][i]
    return found


# ---------------------------------------------------------------------------------------------- how true it is


def report(rows: Sequence[Row], told: Sequence[float]) -> dict[str, Any]:
    """Return how well chances foretold games: Brier score, log loss, AUC by stage, and what became of each bin."""
    won = [row.won for row in rows]
    base = sum(won) / len(won)
    pairs = list(zip(told, won, strict=True))
    bins: list[dict[str, Any]] = []
    for i in range(BINS):
        there = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == i]
        if there:
            wins = sum(w for _, w in there)
            games = len({row.game for row, p in zip(rows, told, strict=True) if min(BINS - 1, int(p * BINS)) == i})
            rate = wins / len(there)
            bins.append(
                {
                    "told": round(sum(p for p, _ in there) / len(there), 4),
                    "won": round(rate, 4),
                    # Positions of one game end alike: it is as if there were so many games.
                    "ci95": [round(end, 4) for end in wilson(rate * games, games)],
                    "positions": len(there),
                    "games": games,
                }
            )
    stages = []
    for i in range(STAGES):
        part = [pair for row, pair in zip(rows, pairs, strict=True) if min(STAGES - 1, int(row.stage * STAGES)) == i]
        if part:
            stages.append({"from": i / STAGES, "auc": _auc(part), "brier": round(_brier(part), 4), "n": len(part)})
    return {
        "positions": len(rows),
        "games": len({row.game for row in rows}),
        "brier": round(_brier(pairs), 4),
        "brier_of_the_mean": round(_brier([(base, w) for w in won]), 4),
        "log_loss": round(sum(_surprise(p, w) for p, w in pairs) / len(won), 4),
        "auc": _auc(pairs),
        "off": round(sum(abs(one["told"] - one["won"]) * one["positions"] for one in bins) / len(rows), 4),
        "stages": stages,
        "bins": bins,
    }


def _surprise(told: float, won: float) -> float:
    """Return the logarithmic loss of a chance that was told."""
    sure = min(1 - 1e-9, max(1e-9, told))
    return -won * log(sure) - (1 - won) * log(1 - sure)


def _brier(pairs: Sequence[tuple[float, float]]) -> float:
    return sum((p - w) ** 2 for p, w in pairs) / len(pairs)


def _auc(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Return how often a position that was won was told a higher chance than one that was lost."""
    wins = sum(w >= 0.5 for _, w in pairs)
    losses = len(pairs) - wins
    if not wins or not losses:
        return None
    ranked = sorted(pairs)
    ranks, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        ranks += sum(w >= 0.5 for _, w in ranked[at:end]) * (at + end + 1) / 2
        at = end
    return round((ranks - wins * (wins + 1) / 2) / (wins * losses), 4)


def as_json(model: Model) -> str:
    """Return a model as the text of its file, a weight a line."""
    return msgspec.json.format(msgspec.json.encode(model), indent=1).decode() + "\n"
