"""Controlling Locations (chapter 1.9)."""

from __future__ import annotations

from itertools import combinations

from fathom.core.decisions import Option
from fathom.parts import piles

from .. import queries
from ..state import Abyss, Held, rule, step


@step("AB-014", "AB-079", "AR-42")
def check_keys(g: Abyss, seat: int) -> None:
    """With three usable Keys a Location must be taken; with more the player chooses which three; and again."""
    if not is_due(g, seat):
        return
    options = [
        Option(seat, "spend_keys", (tokens, lords), tuple(f"lord.{lord}" for lord in lords), spend(seat, tokens, lords))
        for tokens, lords in spendable(g, seat)
    ]
    g.then(check_keys(seat))
    g.ask("spend_keys", seat, options)


@rule("AB-079", "AB-085", "AL-074", "AR-16")
def is_due(g: Abyss, seat: int) -> bool:
    """Whether the usable Keys are enough for a Location, and there is one."""
    return queries.usable_keys(g, seat) >= g.box.numbers.keys_for_location and bool(g.available or g.location_stack)


@rule("AB-080")
def spendable(g: Abyss, seat: int) -> list[tuple[int, tuple[str, ...]]]:
    """Every mix of Key tokens and Lords with Keys that makes three."""
    p = g.players[seat]
    needed = g.box.numbers.keys_for_location
    keyed = [lord for lord in p.lords if g.box.lords[lord].keys]
    found = []
    for tokens in range(min(needed, p.keys), -1, -1):
        found += [(tokens, lords) for lords in combinations(keyed, needed - tokens)]
    return found


@step("AB-081", "AB-082", "AR-16")
def spend(g: Abyss, seat: int, tokens: int, lords: tuple[str, ...]) -> None:
    """Tokens go back to the supply. Then the player takes an available Location, or announces how many to draw."""
    g.players[seat].keys -= tokens
    g.keys += tokens
    g.emit("spent_keys", player=seat, tokens=tokens, lords=lords)
    options = [
        Option(seat, "take_location", (location,), (f"location.{location}",), take(seat, location, lords))
        for location in g.available
    ]
    most = min(g.box.numbers.most_locations_drawn, len(g.location_stack))
    options += [
        Option(seat, "draw_locations", (n,), ("location_stack",), draw(seat, n, lords)) for n in range(1, most + 1)
    ]
    g.ask("location", seat, options)


@step("AB-083", "AB-086", "AR-15")
def draw(g: Abyss, seat: int, n: int, lords: tuple[str, ...]) -> None:
    """Of the drawn Locations one must be taken; they lie open, and the others stay available."""
    drawn, g.location_stack = piles.draw(g, g.location_stack, n)
    g.available += drawn
    g.emit("drew_locations", player=seat, locations=drawn)
    g.ask(
        "drawn",
        seat,
        [Option(seat, "take_location", (one,), (f"location.{one}",), take(seat, one, lords)) for one in drawn],
    )


@step("AB-067", "AB-081", "AB-084", "AB-086")
def take(g: Abyss, seat: int, location: str, lords: tuple[str, ...]) -> None:
    """The Location comes under control, the Lords slide under it."""
    p = g.players[seat]
    p.lords = tuple(lord for lord in p.lords if lord not in lords)
    g.available = tuple(other for other in g.available if other != location)
    p.locations += (Held(location, lords),)
    g.emit("took_location", player=seat, location=location, lords=lords)
    arrive(g, seat, location)


@rule("AB-087", "AR-17", "AR-18")
def arrive(g: Abyss, seat: int, location: str) -> None:
    """Black Smokers acts at once: its owner may look through the stack and take another Location instead."""
    if g.box.locations[location].swaps_with_stack and g.location_stack:
        options = [
            Option(seat, "replace_location", (other,), (), replace(seat, location, other))
            for other in sorted(g.location_stack)
        ]
        g.ask("smokers", seat, [*options, Option(seat, "keep_location", (location,), (), keep(seat, location))])


@step("AR-18")
def keep(g: Abyss, seat: int, location: str) -> None:
    """The player keeps it; the stack was looked through, so it is shuffled."""
    g.location_stack = g.rng("locations").shuffled(g.location_stack)
    g.emit("kept_location", player=seat, location=location)


@step("AR-18")
def replace(g: Abyss, seat: int, old: str, new: str) -> None:
    """The Location of the stack takes its place, the stack is shuffled, and the old one leaves the game."""
    _put(g, seat, old, new)
    g.location_stack = g.rng("locations").shuffled(other for other in g.location_stack if other != new)
    g.locations_gone += (old,)
    g.emit("replaced_location", player=seat, old=old, location=new)


@step("AR-17")
def swap(g: Abyss, seat: int, old: str, new: str) -> None:
    """Illusionist: the Lords move under the new Location, and the old one becomes available."""
    _put(g, seat, old, new)
    g.available = (*(other for other in g.available if other != new), old)
    g.emit("swapped_location", player=seat, old=old, location=new)
    arrive(g, seat, new)


def _put(g: Abyss, seat: int, old: str, new: str) -> None:
    p = g.players[seat]
    p.locations = tuple(Held(new, held.lords) if held.location == old else held for held in p.locations)
