"""How enemies come into play: with a Spawn card, called by a boss, or back from death."""

from __future__ import annotations

from ..state import Enemy, Gaia, rule

ENRAGE = 7


@rule("GG-313", "GG-321", "GG-347")
def come(g: Gaia, profile: int, at: int, hurt: int = 0) -> Enemy:
    """An enemy stands there; a Vicious one has its token, however it came."""
    enemy = Enemy(g.next_uid, profile, at, hurt=hurt, vicious="vicious" in g.box.profiles[profile].abilities)
    g.next_uid += 1
    g.enemies.append(enemy)
    return enemy


@rule("GG-295")
def lay_enrage(g: Gaia) -> None:
    """At the start of the wave Enrage lays its pile."""
    if any("enrage" in g.box.profiles[enemy.profile].abilities for enemy in g.enemies):
        g.enrage = ENRAGE
