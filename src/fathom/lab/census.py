"""What games met, and how often they were won then: tiles, monsters, cards taken, cards used.

`Game.things` names everything that is to be counted, by kind; `Game.census` says which of it one game met. A thing is
compared with the games that met something else of its kind: those came as far, so that what waits at the end of a
game does not look like a reason for winning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import hypot
from pathlib import Path

import msgspec

from fathom.core.errors import FathomError
from fathom.core.game import box_of, find

from .simulate import Played
from .statistics import wilson


class Share(msgspec.Struct):
    """How many games there were, and how many of them were won."""

    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        """Return the share of games that were won."""
        return self.wins / self.games if self.games else 0.0


class Met(msgspec.Struct):
    """A thing in the games of one player: those that met it, and those that met only others of its kind."""

    with_it: Share
    without: Share

    def difference(self) -> tuple[float, float] | None:
        """Return how much more often games with it were won, and how far off that may be (95 %); None if unknown."""
        mine, others = self.with_it, self.without
        if not mine.games or not others.games:
            return None
        (low, high), (least, most) = (wilson(share.wins, share.games) for share in (mine, others))
        below = hypot(mine.rate - low, most - others.rate)
        above = hypot(high - mine.rate, others.rate - least)
        return mine.rate - others.rate, max(below, above)


class Row(msgspec.Struct):
    """A thing, and how it fared with each player."""

    kind: str
    name: str
    by_player: dict[str, Met]


class Census(msgspec.Struct):
    """A number of games per player, and everything that they could have met."""

    game: str
    players: dict[str, Share]
    rows: list[Row]

    @property
    def never(self) -> list[Row]:
        """What no game met."""
        return [row for row in self.rows if not any(met.with_it.games for met in row.by_player.values())]


def count(game: str, played: Iterable[tuple[str, Played]], packs: Sequence[Path] = ()) -> Census:
    """Count what games met, each of them given with who played it; games without an end are left out."""
    things = find(game).things(box_of(game, packs))
    met: dict[str, dict[str, Share]] = {}
    kinds: dict[str, dict[str, Share]] = {}
    players: dict[str, Share] = {}
    for player, one in played:
        if one.won is None:
            continue
        _add(players, player, one.won)
        for thing in one.met:
            _add(met.setdefault(player, {}), thing, one.won)
        for kind in {thing.partition("/")[0] for thing in one.met}:
            _add(kinds.setdefault(player, {}), kind, one.won)
    if not any(met.values()):
        raise FathomError(f"nothing was counted in these games of {game}: simulate them with --census")
    rows = []
    for kind, names in things.items():
        for name in names:
            by_player = {}
            for player in players:
                mine = met.get(player, {}).get(f"{kind}/{name}", Share())
                all_ = kinds.get(player, {}).get(kind, Share())
                by_player[player] = Met(mine, Share(all_.games - mine.games, all_.wins - mine.wins))
            rows.append(Row(kind, name, by_player))
    return Census(game, players, rows)


def _add(shares: dict[str, Share], key: str, won: bool) -> None:
    share = shares.setdefault(key, Share())
    share.games += 1
    share.wins += won


def as_markdown(census: Census) -> str:
    """Return tables for people: one per kind, and what no game met."""
    return "\n".join(_lines(census))


def _lines(census: Census) -> Iterator[str]:
    for player, share in census.players.items():
        yield f"{share.games} games by {player}, {share.rate:.1%} won."
    for kind, rows in groupby(census.rows, key=lambda row: row.kind):
        yield f"\n### {kind}\n"
        yield from _table(census.players, list(rows))
    never = census.never
    told = ", ".join(f"{row.name} ({row.kind})" for row in never) or "nothing"
    yield f"\nNever met: {told}."


def _table(players: Mapping[str, Share], rows: Sequence[Row]) -> Iterator[str]:
    head = ["name"]
    for player, share in players.items():
        head.append(f"{player}: met")
        head += ["won with", "won without", "difference"] if share.wins else []
    cells = [head, *([row.name, *_cells(players, row)] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for number, line in enumerate(cells):
        words = (
            word.rjust(width) if i else word.ljust(width)
            for i, (word, width) in enumerate(zip(line, widths, strict=True))
        )
        yield f"| {' | '.join(words)} |"
        if number == 0:
            yield f"|{'|'.join('-' * (width + 1) + (':' if i else '-') for i, width in enumerate(widths))}|"


def _cells(players: Mapping[str, Share], row: Row) -> Iterator[str]:
    for player, share in players.items():
        met = row.by_player[player]
        yield f"{met.with_it.games / share.games:.1%}"
        if share.wins:
            yield f"{met.with_it.rate:.1%}" if met.with_it.games else ""
            yield f"{met.without.rate:.1%}" if met.without.games else ""
            found = met.difference()
            yield f"{found[0] * 100:+.0f} ± {found[1] * 100:.0f}" if found else ""


class _Line(Played):
    """A line that `simulate --out` wrote."""

    game: str = ""
    player: str = ""


def read(files: Sequence[Path]) -> tuple[str, list[tuple[str, Played]]]:
    """Read games that `simulate --census --out` wrote: the game, and each one with who played it.

    Raises:
        FathomError: a file cannot be read, or the games are not all of one kind.
    """
    decoder = msgspec.json.Decoder(_Line)
    lines: list[_Line] = []
    for file in files:
        try:
            lines += decoder.decode_lines(file.read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise FathomError(f"{file} holds no games as simulate --out writes them ({error})") from None
    if len(games := sorted({line.game for line in lines})) != 1:
        raise FathomError(f"games of one kind are needed, not of {', '.join(games) or 'none'}")
    return games[0], [(line.player, line) for line in lines]
