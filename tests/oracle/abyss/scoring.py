"""The end of the game and its score (AB-091 to AB-096, book 177-179, table T4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .table import LOCATIONS, LORDS, RACES, TOKENS, Seat, Table, race, value

SCOURGE = 5


@dataclass(frozen=True)
class Result:
    """The score of each seat, and who has won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def score(table: Table) -> Result:
    """Affiliate once more, then count."""
    for mine in table.seats:
        for name in RACES:
            if some := [ally for ally in mine.hand if race(ally) == name]:
                lowest = min(some, key=value)
                mine.hand.remove(lowest)
                mine.affiliated.append(lowest)
        table.discard += mine.hand
        mine.hand = []
    scores = [influence(table, seat) for seat in range(len(table.seats))]

    def rank(seat: int) -> tuple[int, int, int]:
        mine = table.seats[seat]
        return scores[seat], mine.pearls, max(map(influence_of, mine.all_lords()), default=0)

    best = max(map(rank, range(len(scores))))
    return Result(tuple(scores), tuple(seat for seat in range(len(scores)) if rank(seat) == best))


def influence(table: Table, seat: int) -> int:
    """Return the Influence of a seat."""
    mine = table.seats[seat]
    total = sum(of_location(table, seat, place) for place, _ in mine.locations)
    total += sum(map(influence_of, mine.all_lords()))
    total += sum(max(values) for values in by_race(mine.affiliated))
    total += sum(TOKENS[token]["influence"] for token, _ in mine.monsters)
    total -= mine.wounds
    return total + (SCOURGE if table.scourge == seat else 0)


def influence_of(lord: str) -> int:
    """Return the Influence of a Lord."""
    return int(LORDS[lord]["influence"])


def by_race(allies: Iterable[str]) -> list[list[int]]:
    """Return the values of Allies, Race by Race."""
    found: dict[str, list[int]] = {}
    for ally in allies:
        found.setdefault(race(ally), []).append(value(ally))
    return list(found.values())


def of_location(table: Table, seat: int, place: str) -> int:
    """Return the Influence of a Location, if this seat has it."""
    rule = LOCATIONS[place]["score"]
    return int(rule.get("base", 0)) + int(rule.get("n", 0)) * counted(table, seat, rule)


def counted(table: Table, seat: int, rule: dict[str, str]) -> int:
    """Return what a Location counts: all Lords of the seat, wherever they lie, and its affiliated Allies."""
    mine: Seat = table.seats[seat]
    lords = [lord for lord in mine.all_lords() if LORDS[lord]["guild"] == rule.get("guild", LORDS[lord]["guild"])]
    allies = [ally for ally in mine.affiliated if race(ally) == rule.get("race", race(ally))]
    keys = sum(1 for lord in lords if LORDS[lord]["keys"])
    counts = {
        "": 0,
        "lord": len(lords),
        "lord_with_key": keys,
        "lord_without_key": len(lords) - keys,
        "guild_with_lord": len({LORDS[lord]["guild"] for lord in lords}),
        "weakest_lord": min(map(influence_of, lords), default=0),
        "strongest_lord": max(map(influence_of, lords), default=0),
        "affiliated_ally": len(allies),
        "weakest_affiliated_allies": sum(min(values) for values in by_race(allies)),
    }
    per = rule.get("per", "")
    return counts[per] if per in counts else best_of_opponents(table, seat)


def best_of_opponents(table: Table, seat: int) -> int:
    """The City of Mirrors: an opponent's Location with the own cards, the best one (AR-19)."""
    places = [place for other in table.clockwise(seat) for place, _ in table.seats[other].locations]
    return max([0, *(of_location(table, seat, place) for place in places)])
