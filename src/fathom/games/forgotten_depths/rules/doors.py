"""Doors and Keys (chapter 12), and locked Chests (FD-206)."""

from __future__ import annotations

from typing import TypeAlias

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from ..box.board import bits
from ..queries import lead_seat
from ..state import Depths, rule, step
from . import atlas, encounters, exploring, items

Door: TypeAlias = tuple[int, int]


@rule("FD-064", "FD-092", "FR-17")
def is_before(g: Depths, door: Door) -> bool:
    """Whether the Heroes can stand before a Door, on either side."""
    passable = atlas.traversable(g)
    return bool(passable >> door[0] & 1 or passable >> door[1] & 1)


def doors_before(g: Depths) -> list[Door]:
    """Return the closed Doors that the Heroes can stand before."""
    return [door for door in g.doors if is_before(g, door)]


@rule("FD-096")
def why_not_unlock(g: Depths, door: Door) -> No | None:
    """A Door in reach is unlocked with a Key, unless something else unlocks it."""
    if not is_before(g, door):
        return no("FD-064", "no-way")
    return None if g.keys else no("FD-096", "no-key")


@rule("FD-206")
def locked_chests(g: Depths) -> list[int]:
    """Return the locked Chests that can be reached; without the variant no Chest is locked."""
    return bits(g.chests & atlas.traversable(g)) if g.setup.locked_chests else []


@step("FD-093", "FD-095", "FD-076", "FD-077")
def unlock_with_key(g: Depths, door: Door) -> None:
    """One Key unlocks one Door."""
    g.keys -= 1
    unlock.now(g, door)


@step("FD-093", "FD-094", "FD-095", "FD-076")
def unlock(g: Depths, door: Door) -> None:
    """The Door is open for the rest of the Ecology; the Lantern stands before it."""
    a, b = door
    if g.phase == "explore":
        exploring.turn_page(g)
        g.lantern = a if atlas.traversable(g) >> a & 1 else b
    g.doors = tuple(other for other in g.doors if other != door)
    g.opened = (*g.opened, door)
    atlas.open_door(g, door)
    g.emit("unlocked", region=a)


@step("FD-094", "FD-206")
def unlock_one(g: Depths, h: int) -> None:
    """A Door of the players' choice is unlocked without a Key; with locked Chests, perhaps one of those."""
    seat = lead_seat(g, h)
    options = [Option(seat, "unlock", (a, b), (f"door.{a}.{b}",), unlock((a, b))) for a, b in doors_before(g)]
    if g.phase == "explore":
        options += [
            Option(seat, "unlock_chest", (region,), (f"chest.{region}",), open_chest(region))
            for region in locked_chests(g)
        ]
    if options:
        g.ask("unlock", seat, options)


@step("FD-097", "FD-100", "FD-076", "FD-319")
def open_chest(g: Depths, region: int) -> None:
    """A Hero draws an Item; the Chest is used up."""
    g.emit("chest", region=region)
    encounters.begin(g, region)
    g.chests &= ~(1 << region)
    g.then(items.who_draws(), encounters.end_encounter())
