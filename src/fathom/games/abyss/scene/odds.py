"""Chances: how likely an attack is to succeed, and a new Leviathan to drive one out."""

from __future__ import annotations

from typing import NamedTuple

from .. import queries
from ..rules import fighting
from ..state import Abyss
from .cards import chances


class Odds(NamedTuple):
    """In how many of so many throws an attack takes a Health point off, and in how many it slays."""

    hits: int
    kills: int
    of: int

    @property
    def share(self) -> float:
        """The chance that it takes a Health point off."""
        return self.hits / self.of


def attack(g: Abyss, seat: int, zone: int, card: str) -> Odds:
    """Return the chances of an Ally against the Leviathan of a zone; a Pearl Ally counts all its owner's Pearls."""
    ally = g.box.allies[card]
    more = g.players[seat].pearls if ally.fights == "pearls" else 0
    if ally.fights == "dice":
        rolls = [max(one, two) for one in range(1, 7) for two in range(1, 7)]
    else:
        rolls = list(range(1, 7))
    beast = g.border[zone]
    assert beast is not None
    left = len(g.box.leviathans[beast.leviathan].levels) - beast.level
    points = [fighting.points_lost(g, zone, ally.value + roll + more) for roll in rolls]
    return Odds(sum(n > 0 for n in points), sum(n >= left for n in points), len(rolls))


def best_attack(g: Abyss, seat: int, zone: int) -> tuple[str, Odds] | None:
    """Return the Ally with the best chance against a zone, the weakest of equal ones; nothing if none may fight."""
    beast = g.border[zone]
    if beast is None:
        return None
    found = [(card, attack(g, seat, zone, card)) for card in queries.fighters(g, seat, beast.leviathan)]
    return max(found, key=lambda one: (one[1].share, -g.box.value[one[0]]), default=None)


def collision(g: Abyss) -> int:
    """Return in how many of 36 throws a new Leviathan meets one that is there."""
    return sum(chances(g.box.border[zone].sums) for zone, beast in enumerate(g.border) if beast)
