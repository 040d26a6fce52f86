"""Abilities that act between the roll and the last hit: Unlife, Fear, Omen, Corruption, Soul Sap, Spiked (step T5)."""

from __future__ import annotations

from .. import queries
from ..box.profiles import Profile
from ..rules import harm
from ..state import Enemy, Gaia, rule
from . import defence

SPIKES = 3


@rule("GG-346", "GR-064")
def unlife(g: Gaia) -> None:
    """On a 6 every counterattacking enemy with Unlife is healed fully; others that may now not die stay at 1 HP."""
    fight = g.fight
    healed = False
    for uid in fight.group:
        enemy = queries.get(g, uid)
        if "unlife" in g.box.profiles[enemy.profile].abilities and enemy.hurt:
            enemy.hurt = 0
            healed = True
            g.emit("enemy_healed", enemy=uid)
    if healed and fight.dying and fight.normal:
        dying = [uid for uid in fight.dying if queries.get(g, uid).hurt]
        left = defence.can_die(g, dying, len(fight.targets))
        for uid in dying:
            if uid not in left:
                enemy = queries.get(g, uid)
                enemy.hurt = queries.health_of(g, enemy) - 1
        fight.dying = tuple(left)
        fight.overkilled = tuple([uid for uid in fight.overkilled if uid in left])


@rule("GG-286", "GG-287", "GG-298", "GR-028", "GR-108")
def leave_marks(g: Gaia, enemy: Enemy, profile: Profile, d: int, delvers: tuple[int, ...], lost: int) -> bool:
    """A hit leaves its marks on a delver; return whether a token must be spent (Soul Sap).

    Fear comes with each hit (GG-298), Corruption too, in place of the one before (GG-286, GG-287).
    """
    suit = queries.suit_of(g, d)
    abilities = profile.abilities
    if "fear" in abilities:
        suit.fear += 1
        g.emit("marked", delver=d, ability="fear")
    # GR-108: of two delvers hit at once the attacker bears it.
    if "corruption" in abilities and d == (g.fight.delver if g.fight.delver in delvers else delvers[0]):
        g.corrupted, g.corruptor = d, enemy.uid
        g.emit("marked", delver=d, ability="corruption")
    return wound(g, profile, d, lost)


@rule("GG-316", "GG-330", "GR-116")
def wound(g: Gaia, profile: Profile, d: int, lost: int) -> bool:
    """Damage of an enemy, by whatever it is done, brings Omen; return whether a token must be spent (Soul Sap)."""
    if lost and "omen" in profile.abilities:
        queries.suit_of(g, d).omen += 1
        g.emit("marked", delver=d, ability="omen")
    return bool(lost) and "soul_sap" in profile.abilities


@rule("GG-332", "GR-107")
def prick(g: Gaia) -> None:
    """Spikes prick the attacker, once for each time that the weapon dealt enough damage."""
    fight = g.fight
    times, fight.spikes = fight.spikes, 0
    for _ in range(times):
        if g.at[fight.delver] >= 0:
            harm.suffer(g, fight.delver, SPIKES, "spiked", shielded=True)
