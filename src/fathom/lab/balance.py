"""What difficulty means: how often players win, cell by cell, from files of games, with the bands that are aimed at.

All games alike: a cell is a game, what was varied in its setup, and who played. Games of one seed that several players
played are compared in pairs.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fathom.core.errors import FathomError

from .statistics import mean_and_interval, wilson

#: How wide a bar of 100 % is.
WIDE = 20


class Line(msgspec.Struct):
    """What is read of a line that `simulate` or `arena` has written."""

    game: str
    player: str
    setup: dict[str, Any]
    index: int
    won: bool | None = None
    winners: tuple[int, ...] = ()
    version: int = 0
    content: str = ""

    @property
    def part(self) -> float:
        """Which part of the victory the first player of the line got; the others are seated after it."""
        return (0 in self.winners) / len(self.winners) if self.winners else float(self.won is True)


class Band(msgspec.Struct):
    """How often a player should win some setups of a game."""

    game: str
    player: str
    least: float
    most: float
    #: Which setups: option by option; all if nothing is said.
    where: dict[str, Any] = {}


class Cell(NamedTuple):
    """Games of one setup by one player."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """Return which part was won."""
        return self.wins / self.games if self.games else 0.0

    def words(self) -> str:
        """Return the rate with its interval."""
        low, high = wilson(self.wins, self.games)
        return f"{self.rate:.0%} | {low:.0%}–{high:.0%} | {self.games}"


def read(files: Sequence[Path]) -> list[Line]:
    """Return the games of files, those that came to no end left out.

    Raises:
        FathomError: a file is no file of games.
    """
    found = []
    for path in files:
        try:
            found += [msgspec.json.decode(line, type=Line) for line in path.read_bytes().splitlines()]
        except (OSError, msgspec.MsgspecError) as error:
            raise FathomError(f"{path} is no file of games: {error}") from None
    return [line for line in found if line.won is not None]


def bands_in(path: Path) -> list[Band]:
    """Return the bands of a TOML file, as `[[band]]`.

    Raises:
        FathomError: it cannot be read.
    """
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")).get("band", []), list[Band])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise FathomError(f"{path} holds no bands: {error}") from None


def as_markdown(lines: Sequence[Line], bands: Sequence[Band] = ()) -> str:
    """Return the report of all games."""
    by_game: defaultdict[str, list[Line]] = defaultdict(list)
    for line in lines:
        by_game[line.game].append(line)
    return "\n".join(part for game in sorted(by_game) for part in _game(game, by_game[game], bands)) + "\n"


def _game(game: str, lines: Sequence[Line], bands: Sequence[Band]) -> Iterator[str]:
    made_for = sorted({f"rules {line.version}, content {line.content}" for line in lines})
    yield f"## {game}\n\n{len(lines)} games; {'; '.join(made_for)}.\n"
    varied = _varied(lines)
    yield "| " + " | ".join([*varied, "player", "won", "95 %", "games", ""]) + " |"
    yield "|" + "---|" * len(varied) + "---|--:|--:|--:|---|"
    for (values, player), cell in _cells(lines, varied):
        bar = "█" * round(WIDE * cell.rate)
        yield "| " + " | ".join([*map(str, values), player, cell.words(), bar]) + " |"
    yield ""
    pairs = list(_pairs(lines))
    if pairs:
        yield "Players on the same seeds:\n\n| players | seeds | better | worse | lead | 95 % |"
        yield "|---|--:|--:|--:|--:|--:|"
        yield from pairs
        yield ""
    mine = [band for band in bands if band.game == game]
    if mine:
        yield "What is aimed at:\n\n| where | player | aim | won | 95 % | games | |\n|---|---|--:|--:|--:|--:|---|"
        yield from (_judged(band, lines) for band in mine)
        yield ""


def _varied(lines: Sequence[Line]) -> list[str]:
    """Return the setup options that differ, but those with too many values to be told apart."""
    values: defaultdict[str, set[str]] = defaultdict(set)
    for line in lines:
        for key, value in line.setup.items():
            values[key].add(repr(value))
    return [key for key, seen in values.items() if 1 < len(seen) <= 8]


def _cells(lines: Iterable[Line], keys: Sequence[str]) -> list[tuple[tuple[tuple[Any, ...], str], Cell]]:
    found: defaultdict[tuple[tuple[Any, ...], str], list[float]] = defaultdict(list)
    for line in lines:
        found[tuple(line.setup.get(key, "") for key in keys), line.player].append(line.part)
    cells = {key: Cell(sum(parts), len(parts)) for key, parts in found.items()}
    return sorted(cells.items(), key=lambda one: (tuple(map(str, one[0][0])), one[1].rate))


def _pairs(lines: Sequence[Line]) -> Iterator[str]:
    """Yield how players compare that played the same seeds of the same setups."""
    by_seed: defaultdict[tuple[str, int], dict[str, float]] = defaultdict(dict)
    for line in lines:
        by_seed[msgspec.json.encode(line.setup, order="sorted").decode(), line.index][line.player] = line.part
    players = sorted({line.player for line in lines})
    for i, one in enumerate(players):
        for other in players[:i]:
            leads = [parts[one] - parts[other] for parts in by_seed.values() if one in parts and other in parts]
            if leads:
                lead, low, high = mean_and_interval(leads)
                better, worse = sum(n > 0 for n in leads), sum(n < 0 for n in leads)
                told = f"{better} | {worse} | {lead:+.0%} | {low:+.0%} to {high:+.0%}"
                yield f"| {one} beside {other} | {len(leads)} | {told} |"


def _judged(band: Band, lines: Sequence[Line]) -> str:
    parts = [line.part for line in lines if line.player == band.player and _is_in(band.where, line.setup)]
    cell = Cell(sum(parts), len(parts))
    low, high = wilson(cell.wins, cell.games)
    if not parts:
        verdict = "not measured"
    elif band.least <= cell.rate <= band.most:
        verdict = "in the band"
    else:
        verdict = "outside" if low > band.most or high < band.least else "outside as measured"
    where = ", ".join(f"{key} {value}" for key, value in band.where.items()) or "all"
    return f"| {where} | {band.player} | {band.least:.0%}–{band.most:.0%} | {cell.words()} | {verdict} |"


def _is_in(where: Mapping[str, Any], setup: Mapping[str, Any]) -> bool:
    return all(setup.get(key) == value for key, value in where.items())
