"""Keys and Locations (AB-079 to AB-087)."""

from __future__ import annotations

from itertools import combinations

from .table import LOCATIONS, LORDS, Part, Table, ask

#: Keys for a Location, and how many Locations may be drawn at most.
KEYS = 3
MOST_DRAWN = 4


def take_due_locations(table: Table, seat: int) -> Part[None]:
    """Take control of a Location as soon as there are three Keys, and of another one as long as there are (AB-085)."""
    mine = table.seats[seat]
    while table.available or table.location_stack:
        keyed = [lord for lord in mine.lords if LORDS[lord]["keys"]]
        if mine.keys + len(keyed) < KEYS:
            return
        ways = []
        for tokens in range(min(mine.keys, KEYS) + 1):
            ways += [("spend_keys", tokens, some) for some in combinations(sorted(keyed), KEYS - tokens)]
        _, tokens, lords = yield from ask(seat, "spend_keys", ways)
        mine.keys -= tokens
        table.key_supply += tokens
        choices = [("take_location", place) for place in table.available]
        choices += [("draw_locations", n) for n in range(1, min(MOST_DRAWN, len(table.location_stack)) + 1)]
        kind, what = yield from ask(seat, "location", choices)
        if kind == "take_location":
            table.available.remove(what)
            yield from control(table, seat, what, list(lords))
        else:
            yield from draw(table, seat, what, list(lords))


def draw(table: Table, seat: int, n: int, lords: list[str]) -> Part[None]:
    """Draw some Locations, take one; the others become available (AB-083)."""
    drawn, table.location_stack = table.location_stack[:n], table.location_stack[n:]
    if not drawn:
        return
    table.available += drawn
    _, place = yield from ask(seat, "drawn", [("take_location", place) for place in drawn])
    table.available.remove(place)
    yield from control(table, seat, place, lords)


def control(table: Table, seat: int, place: str, lords: list[str]) -> Part[None]:
    """A Location comes under control, with Lords under it."""
    mine = table.seats[seat]
    mine.lords = [lord for lord in mine.lords if lord not in lords]
    mine.locations.append((place, lords))
    if not LOCATIONS[place].get("swaps_with_stack") or not table.location_stack:
        return
    choices = [("keep_location", place), *(("replace_location", other) for other in table.location_stack)]
    kind, other = yield from ask(seat, "smokers", choices)
    if kind == "replace_location":
        table.location_stack.remove(other)
        mine.locations[-1] = (other, lords)
        table.locations_gone.append(place)
    table.shuffle_locations()


def swap(table: Table, seat: int) -> Part[None]:
    """The Illusionist: one of the own Locations for an available one; the Lords move along (AR-17)."""
    mine = table.seats[seat]
    pairs = [("swap", old, new) for old, _ in mine.locations for new in table.available]
    if not pairs:
        return
    kind, *what = yield from ask(seat, "swap", [*pairs, ("no_swap",)])
    if kind == "no_swap":
        return
    old, new = what
    lords = next(under for place, under in mine.locations if place == old)
    mine.locations.remove((old, lords))
    table.available.remove(new)
    table.available.append(old)
    yield from control(table, seat, new, lords)
