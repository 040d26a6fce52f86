"""Health: how Heroes and Monsters are wounded, healed and killed (chapters 25, 36 and 39)."""

from __future__ import annotations

from ..box import ENTITY
from ..queries import armor_of, beast_of, foe_armor, full_health, is_defeated, kit_of, most_health
from ..state import Depths, rule
from . import ending


@rule("FD-198", "FD-199", "FD-290", "FD-291", "FD-293", "FD-294", "FR-62", "FR-68", "FR-69")
def hurt(g: Depths, h: int, n: int, *, pierce: bool = False) -> None:
    """A Hero loses Health; in Combat her Armor takes off some of each application. At 0 all is lost.

    Armor lowers each damage (FD-290, FD-291), in Combat (FD-293), unless it is ignored (FD-294). At 0 or below she
    is killed (FD-199), and all lose (FD-198). It never heals (FR-62), and 0 is dead (FR-68).
    """
    hero = g.heroes[h]
    if g.phase == "combat" and not pierce:
        n -= armor_of(g, hero)
    if n <= 0 or g.outcome is not None:
        return
    hero.health -= n
    g.emit("hurt", hero=h, n=n, left=max(0, hero.health))
    if hero.health <= 0:
        if "FR-69" in g.setup.rulings and g.foes and g.foes[0].id == ENTITY and is_defeated(g.foes[0]):
            ending.win(g)
        else:
            ending.lose(g, "hero_killed")


@rule("FD-314", "FR-38")
def heal(g: Depths, h: int, n: int) -> None:
    """A Hero gains Health, never above her maximum."""
    hero = g.heroes[h]
    n = min(n, most_health(g, hero) - hero.health)
    if n > 0:
        hero.health += n
        g.emit("healed", hero=h, n=n)


@rule("FD-285", "FD-290", "FD-291", "FD-294", "FD-312", "FR-62")
def reduced(g: Depths, f: int, i: int, n: int, *, magic: bool = False, pierce: bool = False) -> int:
    """Return what is left of damage to an Individual after Armor, and after what it ignores of magic.

    What it ignores of magic (FD-285), what its Armor or that of the part keeps off (FD-290, FD-291, FD-312), unless
    that is ignored (FD-294). Never less than nothing (FR-62).
    """
    foe = g.foes[f]
    if magic:
        n -= beast_of(g, foe).always.ward
    if not pierce:
        n -= foe_armor(g, foe, i)
    return max(0, n)


def wound(g: Depths, f: int, i: int, n: int) -> None:
    """An Individual loses Health; n is what is left after Armor."""
    foe = g.foes[f]
    left = max(0, foe.health[i] - n)
    foe.health = (*foe.health[:i], left, *foe.health[i + 1 :])
    g.emit("wounded", foe=foe.id, individual=i, n=n, left=left)


@rule("FD-314", "FR-38")
def mend(g: Depths, f: int, i: int, n: int) -> None:
    """An Individual gains Health, never above what it began with."""
    foe = g.foes[f]
    now = min(full_health(g, foe, i), foe.health[i] + n)
    if now > foe.health[i]:
        g.emit("mended", foe=foe.id, individual=i, n=now - foe.health[i])
        foe.health = (*foe.health[:i], now, *foe.health[i + 1 :])


@rule("FD-285")
def magic_of(g: Depths, h: int) -> int:
    """Return how much more magic damage a Hero deals."""
    return kit_of(g, g.heroes[h]).always.magic
