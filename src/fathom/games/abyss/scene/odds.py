"""Chances: how likely an attack is to succeed, and a new Leviathan to drive one out."""

from __future__ import annotations

from typing import NamedTuple

from fathom.core.trying import Trial, Tried
from fathom.parts.telling import Chance

from .. import queries
from ..rules import fighting
from ..state import Abyss
from .cards import chances
from .words import Words


class Odds(NamedTuple):
    """How likely an attack is to take a Health point off, and to slay."""

    hits: Chance
    kills: Chance


def attack(w: Words, seat: int, zone: int, card: str) -> Odds:
    """Return the chances of an Ally against the Leviathan of a zone; a Pearl Ally counts all its owner's Pearls."""
    g = w.g
    beast, pearls = g.border[zone], g.players[seat].pearls if g.box.allies[card].fights == "pearls" else 0
    assert beast is not None
    return w.once(("odds", beast.leviathan, beast.level, card, pearls), lambda: _attack(w, seat, zone, card))


def _attack(w: Words, seat: int, zone: int, card: str) -> Odds:
    """Try the attack, once for each way that the dice can fall."""
    g, trial = w.g, w.now(("trial", seat), lambda: Trial(w.g, seat))

    def lost(tried: Tried) -> int:
        asked = tried.after.decision
        if asked is not None and asked.key == "add_pearls":
            tried = trial.beyond(tried).of(len(asked.options) - 1)
        return sum(event.facts["n"] for event in tried.events if event.kind == "health_lost")

    ways, all_of_it = trial.chances(fighting.attack(seat, zone, card)), len(queries.levels(g, zone))
    return Odds(
        Chance.that(lambda tried: lost(tried) > 0, ways), Chance.that(lambda tried: lost(tried) == all_of_it, ways)
    )


def best_attack(w: Words, seat: int, zone: int) -> tuple[str, Odds] | None:
    """Return the Ally with the best chance against a zone, the weakest of equal ones; nothing if none may fight."""
    g, beast = w.g, w.g.border[zone]
    if beast is None:
        return None
    found = [(card, attack(w, seat, zone, card)) for card in queries.fighters(g, seat, beast.leviathan)]
    return max(found, key=lambda one: (one[1].hits.share, -g.box.value[one[0]]), default=None)


def collision(g: Abyss) -> Chance:
    """Return how likely a new Leviathan is to meet one that is there."""
    return Chance(sum(chances(g.box.border[zone].sums) for zone, beast in enumerate(g.border) if beast), 36)
