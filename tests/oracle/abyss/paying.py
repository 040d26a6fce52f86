"""How a Lord may be paid for (AB-045 to AB-053)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from .table import GUILDS, LORDS, Table, race, value


def price(table: Table, seat: int, lord: str) -> tuple[int, str, int]:
    """Return how many Races, which of them in any case ("": none in particular), and the number to reach."""
    card = LORDS[lord]
    cost = card["cost"]
    cost += sum(power["n"] for power in table.against(seat, "modify_cost") if power["who"] == "opponents")
    cost += sum(power["n"] for _, power in table.lasting(seat, "modify_cost") if power["who"] == "you")
    needed = "" if table.has(seat, "no_required_race") else GUILDS.get(card["guild"], "")
    return card["races"], needed, max(0, cost)


def can_pay(table: Table, seat: int, lord: str) -> bool:
    """Whether there is any way: enough Races, and all Allies of some of them together with all Pearls are enough."""
    races, needed, cost = price(table, seat, lord)
    points: dict[str, int] = {}
    for ally in table.seats[seat].hand:
        points[race(ally)] = points.get(race(ally), 0) + value(ally)
    return any(
        sum(points[name] for name in some) + table.seats[seat].pearls >= cost and (not needed or needed in some)
        for some in combinations(points, races)
    )


def ways_to_pay(table: Table, seat: int, lord: str) -> set[tuple[tuple[str, ...], int]]:
    """Return every way: the Allies, and the Pearls for what is missing."""
    mine = table.seats[seat]
    return _ways(tuple(sorted(mine.hand)), mine.pearls, *price(table, seat, lord))


@cache
def _ways(hand: tuple[str, ...], pearls: int, races: int, needed: str, cost: int) -> set[tuple[tuple[str, ...], int]]:
    kinds = sorted(set(hand))
    found: set[tuple[tuple[str, ...], int]] = set()

    def try_with(chosen: tuple[str, ...], rest: int) -> None:
        points = sum(map(value, chosen))
        if points > cost + 4 and len(chosen) > races:
            return  # one of them is not needed, whatever else comes
        if len(set(map(race, chosen))) > races:
            return
        if rest == len(kinds):
            if is_payment(chosen, pearls, races, needed, cost):
                found.add((chosen, max(0, cost - points)))
            return
        for n in range(hand.count(kinds[rest]) + 1):
            try_with(chosen + (kinds[rest],) * n, rest + 1)

    try_with((), 0)
    return found


def is_payment(allies: tuple[str, ...], pearls: int, races: int, needed: str, cost: int) -> bool:
    """Whether these Allies pay, with exactly the Pearls that are missing (AR-04) and with no needless Ally (AR-03)."""
    if not _fits(allies, races, needed):
        return False
    missing = cost - sum(map(value, allies))
    if missing > pearls:
        return False
    for i in range(len(allies)):
        others = allies[:i] + allies[i + 1 :]
        if _fits(others, races, needed) and max(0, cost - sum(map(value, others))) <= max(0, missing):
            return False
    return True


def _fits(allies: tuple[str, ...], races: int, needed: str) -> bool:
    kinds = set(map(race, allies))
    return len(kinds) == races and (not needed or needed in kinds)
