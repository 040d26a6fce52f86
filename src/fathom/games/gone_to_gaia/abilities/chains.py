"""Abilities that bring further counterattacks: Backup, Synchronized, Frenzy, Countdown; and Swaps (steps T4 to T9)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import queries
from ..box.board import NEAR
from ..box.profiles import Profile
from ..rules import counterattacks
from ..state import Enemy, Gaia, rule, step

BACKUP = 2
COUNTDOWN = 4


# ---------------------------------------------------------------------------------------------- Backup


@rule("GG-282", "GR-063")
def name_backup(g: Gaia, d: int, foes: list[Enemy], profiles: list[Profile]) -> list[Call]:
    """When a weapon damages a boss with Backup, two other enemies are named before the roll."""
    for foe, profile, n in zip(foes, profiles, g.fight.dealt, strict=True):
        if n and "backup" in profile.abilities:
            return [choose_backup(d, foe.uid)]
    return []


@step("GG-282", "GR-021")
def choose_backup(g: Gaia, d: int, boss: int) -> None:
    """The players name one of the other enemies that are not in it yet, until there are two."""
    fight = g.fight
    others = [foe for foe in g.enemies if foe.uid not in (boss, *fight.targets, *fight.backup)]
    if len(fight.backup) == BACKUP or not others:
        return
    seat = queries.lead(g)
    g.ask(
        "backup",
        seat,
        [
            Option(seat, "backup", (foe.uid, queries.profile_of(g, foe).card), (f"enemy.{foe.uid}",),
                   take_backup(d, boss, foe.uid))
            for foe in others
        ],
    )  # fmt: skip


@step("GG-282")
def take_backup(g: Gaia, d: int, boss: int, uid: int) -> None:
    """This enemy will counterattack too."""
    g.fight.backup += (uid,)
    choose_backup.now(g, d, boss)


# ---------------------------------------------------------------------------------------------- Synchronized, Frenzy


@rule("GG-342", "GR-075")
def linked(g: Gaia, foes: list[Enemy], profiles: list[Profile]) -> tuple[int, ...]:
    """Return the damaged Synchronized enemies and all that an unbroken chain of adjacent enemies links to them."""
    chain = [
        foe
        for foe, profile, n in zip(foes, profiles, g.fight.dealt, strict=True)
        if n and "synchronized" in profile.abilities
    ]
    for foe in chain:  # grows while we look
        chain += [other for other in g.enemies if other not in chain and NEAR[foe.at] >> other.at & 1]
    return tuple([foe.uid for foe in chain])


@step("GG-301", "GR-032", "GR-067")
def frenzy(g: Gaia, quiet: bool) -> None:
    """A lethal hit was more than enough: all enemies with Frenzy attempt a counterattack, dying ones too."""
    barred = g.fight.targets if quiet else ()
    counterattacks.counter.now(g, tuple([uid for uid in queries.with_ability(g, "frenzy") if uid not in barred]))


@step("GG-289", "GR-032")
def countdown(g: Gaia) -> None:
    """The pile holds 4 or more: it is emptied, and all enemies with Countdown attempt a counterattack."""
    if g.countdown >= COUNTDOWN:
        g.countdown = 0
        g.emit("countdown")
        counterattacks.counter.now(g, queries.with_ability(g, "countdown"))


# ---------------------------------------------------------------------------------------------- Swaps


def swaps(g: Gaia, foes: list[Enemy], profiles: list[Profile]) -> list[Call]:
    """Return the bosses that will change places with their attacker."""
    return [
        swap(foe.uid)
        for foe, profile, n in zip(foes, profiles, g.fight.dealt, strict=True)
        if n and "swaps" in profile.abilities
    ]


@step("GG-331", "GR-045", "GR-063", "GR-071")
def swap(g: Gaia, uid: int) -> None:
    """A boss that survives changes places with the attacker and any delver on the same tile; nothing is collected."""
    enemy = queries.find(g, uid)
    here = g.at[g.fight.delver]
    if enemy is None or uid in g.fight.dying or here < 0:
        return
    g.at = (enemy.at if g.at[0] == here else g.at[0], enemy.at if g.at[1] == here else g.at[1])
    enemy.at = here
    g.emit("swapped", enemy=uid, delver=g.fight.delver)
