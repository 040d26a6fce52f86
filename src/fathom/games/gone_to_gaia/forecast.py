"""What an attack would do before it is made: who is hit, for how much, and what each counterattack result would do.

Used by the screen, which shows it, and by bots, which weigh it. Nothing is changed.
"""

from __future__ import annotations

from typing import NamedTuple

from . import queries
from .abilities import defence
from .abilities.defence import Blow
from .profiles import Profile
from .rules import attacking, counterattacks
from .schema import Attack, Roll, Ultimate
from .state import Enemy, Gaia

#: The results of the counterattack die that differ, and how many faces have them.
RESULTS = ((1, 1), (2, 3), (5, 1), (6, 1))


class Hit(NamedTuple):
    """An enemy that an attack would hit: the damage, and whether it would be enough."""

    uid: int
    damage: int
    lethal: bool
    quiet: bool


class Forecast(NamedTuple):
    """The targets of an attack; and for each result of the die, what either delver would suffer."""

    hits: tuple[Hit, ...]
    #: (result, faces, damage to delver 0, damage to delver 1)
    results: tuple[tuple[int, int, int, int], ...]


def attack(g: Gaia, d: int, node: int, source: str, places: tuple[int, int], letter: str = "x") -> tuple[Hit, ...]:
    """Return whom an attack would hit from these places; with a limit, those that would suffer most."""
    card = g.box.nodes[node]
    assert isinstance(card, Attack)
    origin = places[1 - d] if card.around == "partner" and places[1 - d] >= 0 else places[d]
    masks = g.box.areas[node].masks
    mask = masks[letter if letter in masks else next(iter(masks))][origin] if origin >= 0 else 0
    factor = sum(card.factors) // len(card.factors) if card.factors else card.factor
    blow = Blow(d, source, factor, places, g.weapon, g.slot)
    taunted = defence.taunted(g)
    found = []
    for enemy in g.enemies:
        if mask >> enemy.at & 1:
            profile = g.box.profiles[enemy.profile]
            n = 0 if taunted >> enemy.at & 1 else attacking.damage_to(g, blow, card, enemy, profile)
            found.append(Hit(enemy.uid, n, n >= profile.health + enemy.growth - enemy.hurt, card.quiet))
    if card.max and len(found) > card.max:
        found.sort(key=lambda hit: (-hit.lethal, -hit.damage))
        del found[card.max :]
    return tuple(found)


def of_steps(g: Gaia, d: int, nodes: tuple[int, ...], source: str, places: tuple[int, int]) -> tuple[Hit, ...]:
    """Return whom all attacks of a weapon, slot or Ultimate would hit."""
    found: tuple[Hit, ...] = ()
    for node in nodes:
        step = g.box.nodes[node]
        if isinstance(step, Attack):
            found += attack(g, d, node, source, places)
        elif isinstance(step, Roll):
            continue
        elif isinstance(step, Ultimate):
            near = queries.near_delvers(g)
            found += tuple(
                Hit(foe.uid, step.n, step.n >= queries.health_of(g, foe) - foe.hurt, step.quiet)
                for foe in g.enemies
                if (foe.hurt if step.where == "injured" else near >> foe.at & 1)
            )
    return found


def forecast(g: Gaia, d: int, hits: tuple[Hit, ...], places: tuple[int, int]) -> Forecast:
    """Return what the counterattacks of these targets would do, for each result of the die."""
    foes = [
        (enemy, g.box.profiles[enemy.profile]) for hit in hits if not hit.quiet and (enemy := queries.find(g, hit.uid))
    ]
    results = []
    for die, faces in RESULTS:
        losses = [0, 0]
        for enemy, profile in foes:
            if "mode_shift" in profile.abilities and not enemy.offensive:
                continue
            for one in _struck(enemy, profile, die, d, places):
                losses[one] += _damage(g, enemy, profile, die, places)
        results.append((die, faces, losses[0], losses[1]))
    return Forecast(hits, tuple(results))


def _struck(enemy: Enemy, profile: Profile, die: int, d: int, places: tuple[int, int]) -> list[int]:
    mask = counterattacks.fired(enemy, profile, die)
    return [i for i, at in enumerate(places) if at >= 0 and (mask >> at & 1 or (enemy.marked == i == d))]


def _damage(g: Gaia, enemy: Enemy, profile: Profile, die: int, places: tuple[int, int]) -> int:
    n = profile.damage + enemy.strength
    if die == counterattacks.CRITICAL and "critical" in profile.abilities:
        n *= 2
    if g.enrage == 0 and "enrage" in profile.abilities:
        n *= 2
    return n * 2 if queries.is_double_edged(enemy, profile, places) else n
