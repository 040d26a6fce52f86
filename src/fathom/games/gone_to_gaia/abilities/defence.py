"""Abilities that change the damage an enemy suffers, and whether it may die of it (step T3 of GR-062; GR-061)."""

from __future__ import annotations

from typing import NamedTuple

from .. import queries
from ..box.board import NEAR, line_side
from ..box.profiles import IMMUNE, Profile
from ..schema.verbs import Attack
from ..state import Enemy, Gaia, rule


class Blow(NamedTuple):
    """What strikes: whose weapon, slot or Ultimate, and its factor."""

    delver: int
    source: str
    factor: int
    weapon: int
    slot: int


STALWART, STOUT, TOUGH, WEAK_SPOT, SHIFT, FORMATION, HARDY_OTHERS = 5, 8, 5, 5, 4, 2, 2


@rule(
    "GG-284", "GG-293", "GG-294", "GG-296", "GG-300", "GG-306", "GG-307", "GG-308", "GG-310", "GG-312", "GG-314",
    "GG-317", "GG-319", "GG-328", "GG-336", "GG-337", "GG-345", "GG-347", "GG-349", "GR-059", "GR-060", "GR-061",
)  # fmt: skip
def suffered(
    g: Gaia, blow: Blow, enemy: Enemy, profile: Profile, n: int, kind: int, attack: Attack | None
) -> tuple[int, str]:  # fmt: skip
    """Return what an enemy suffers of n damage of a type (-1: none), in the order of GR-061, from (6) on.

    And which of its abilities lowered that, the last of several.

    A weak spot adds (GG-349), Double Edged doubles (GG-294), Stalwart makes it 5 (GG-336). Then it is lowered, in
    the order of `LOWERING`: Brawler (GG-284), Evasive (GG-296), Formation (GG-300), Overlord (GG-317), Mode Shift
    (GG-314), Tough (GG-345), Stout (GG-337), Vicious (GG-347). Last what makes it nothing: a type that is immune
    (GG-306, GG-307, GG-310, GG-312), Primordial (GG-319), Shell (GG-328), Invulnerable (GG-308). A weapon with
    Disarm comes in with its 1 (GG-293).
    """
    abilities = profile.abilities
    if "weak_spot" in abilities and is_weak_from(enemy, profile, g.at[blow.delver]):
        n += WEAK_SPOT
    if queries.is_double_edged(enemy, profile, g.at):
        n *= 2
    if "stalwart" in abilities:
        n = STALWART
    why = ""
    for name in LOWERING:
        if name in abilities:
            less = max(0, _lowered(g, blow, enemy, attack, name, n))
            n, why = (less, name) if less < n else (n, why)
    for name, proof in (
        (_immunity(profile), kind >= 0 and profile.immune >> kind & 1),
        ("primordial", is_out_of_element(blow, profile)),
        ("shell", enemy.shell),
        ("invulnerable", enemy.invulnerable),
    ):
        n, why = (0, name) if proof else (n, why)
    return n, why


#: What lowers damage, in the order in which it does.
LOWERING = ("brawler", "evasive", "formation", "overlord", "mode_shift", "tough", "stout", "vicious")


def _lowered(g: Gaia, blow: Blow, enemy: Enemy, attack: Attack | None, name: str, n: int) -> int:
    """Return what an ability leaves of n damage."""
    match name:
        case "brawler" if is_melee(attack, g.at[blow.delver], enemy.at):
            return n // 2
        case "evasive" if not all(at >= 0 and NEAR[enemy.at] >> at & 1 for at in g.at):
            return (n + 1) // 2
        case "formation":
            return n - FORMATION * len(queries.neighbours(g, enemy.at))
        case "overlord":
            return n - len(g.enemies) + 1
        case "mode_shift" if not enemy.offensive:
            return n - SHIFT
        case "tough":
            return n - n % TOUGH
        case "stout":
            return min(n, STOUT)
        case "vicious" if enemy.vicious:
            return min(n, 1)
    return n


def _immunity(profile: Profile) -> str:
    return next((name for name in IMMUNE if name in profile.abilities), "immunity")


@rule("GG-319", "GR-029")
def is_out_of_element(blow: Blow, profile: Profile) -> bool:
    """Whether a Primordial enemy is proof against this: only weapons on a slot of its elements can damage it."""
    return bool(profile.elements) and (blow.source != "weapon" or not profile.elements >> blow.slot & 1)


@rule("GG-284", "GR-060")
def is_melee(attack: Attack | None, attacker: int, at: int) -> bool:
    """Whether a hit counts as melee: the enemy is adjacent, and the card does not say that it is ranged."""
    return attack is not None and not attack.ranged and attacker >= 0 and bool(NEAR[attacker] >> at & 1)


@rule("GG-349", "GR-078")
def is_weak_from(enemy: Enemy, profile: Profile, attacker: int) -> bool:
    """Whether the attacker stands on the straight line that leaves the marked side."""
    return attacker >= 0 and line_side(enemy.at, attacker) == (profile.side + 2 * enemy.rot) % 8


@rule("GG-343", "GR-077")
def taunted(g: Gaia) -> int:
    """Return the tiles next to an enemy with Taunt: enemies there suffer nothing."""
    mask = 0
    profiles = g.box.profiles
    for enemy in g.enemies:
        if "taunt" in profiles[enemy.profile].abilities:
            mask |= NEAR[enemy.at]
    return mask


# ---------------------------------------------------------------------------------------------- who may die


@rule("GG-297", "GG-305", "GG-318", "GR-064")
def can_die(g: Gaia, would: list[int], targets: int) -> list[int]:
    """Return the largest set of these enemies that can all die together, of an attack on so many targets."""
    left = list(would)
    while True:
        staying = [uid for uid in left if not _may_die(g, queries.get(g, uid), left, targets)]
        if not staying:
            return left
        left = [uid for uid in left if uid not in staying]


def _may_die(g: Gaia, enemy: Enemy, dying: list[int], targets: int) -> bool:
    profile = queries.profile_of(g, enemy)
    if not profile.survives:
        return True
    if "hardy" in profile.abilities and targets <= HARDY_OTHERS:
        return False
    if profile.flaw and any(
        0 < queries.profile_of(g, other).flaw < profile.flaw and other.uid not in dying for other in g.enemies
    ):
        return False
    return "pact" not in profile.abilities or any(near.uid in dying for near in queries.neighbours(g, enemy.at))
