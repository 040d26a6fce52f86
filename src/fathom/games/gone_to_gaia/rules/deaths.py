"""Deaths of enemies: parts, removal, what death brings, rewards, levels (chapters M to R; step T8 of GR-062)."""

from __future__ import annotations

from .. import queries
from ..abilities import last_words
from ..schema.words import ELEMENTS
from ..state import Drop, Gaia, rule, step
from . import elements, experience


@step("GG-097", "GG-125", "GG-126", "GG-127", "GG-128", "GR-005", "GR-033")
def resolve(g: Gaia) -> None:
    """All dead enemies drop their parts, then all leave together; then death abilities, rewards and levels.

    Second come the parts (GG-125), third they leave (GG-126), fourth their rewards (GG-097, GG-127), fifth levels
    (GG-128).
    """
    fight = g.fight
    if not fight.dying:
        return
    dead = [enemy for enemy in g.enemies if enemy.uid in fight.dying]
    dead.sort(key=lambda enemy: enemy.at)
    fight.dying = fight.overkilled = ()
    g.death_this_turn = True
    profiles = [g.box.profiles[enemy.profile] for enemy in dead]
    for enemy, profile in zip(dead, profiles, strict=True):
        drop_parts(g, enemy.at, profile.level if profile.kind == "boss" else 0)
        g.emit("slain", enemy=enemy.uid, card=profile.card, delver=fight.delver)
        if profile.kind == "boss":
            g.boss_slain = True
    gone = {enemy.uid for enemy in dead}
    g.enemies = [enemy for enemy in g.enemies if enemy.uid not in gone]
    g.then(order_rewards(tuple([enemy.profile for enemy in dead])), experience.check_levels())
    for enemy, profile in zip(reversed(dead), reversed(profiles), strict=True):
        last_words.leave(g, enemy, profile)


@rule("GG-098", "GG-099", "GG-100", "GR-049", "GR-050")
def drop_parts(g: Gaia, at: int, level: int) -> None:
    """One Mind part and one Body part lie on the tile: of the boss's level, else minion parts."""
    g.drops += (Drop(at, 0, level), Drop(at, 1, level))


@step("GG-127", "GR-021", "GR-112")
def order_rewards(g: Gaia, profiles: tuple[int, ...]) -> None:
    """The players choose in which order the rewards of several dead are gained, where that makes a difference."""
    calls = [reward(profile) for profile in profiles]
    if any(g.box.profiles[profile].reward.level_cards for profile in profiles) or is_too_much(g, profiles):
        quick = [call for call in calls if g.box.profiles[call[1]].reward.xp]  # counted now, used at the end (GG-128)
        g.any_order("reward_order", queries.lead(g), [call for call in calls if call not in quick])
        g.then(*quick)
    else:
        g.then(*calls)


@rule("GG-104", "GR-106")
def is_too_much(g: Gaia, profiles: tuple[int, ...]) -> bool:
    """Whether two of the dead bring an element of which some suit has no space for all: what comes first counts."""
    gifts = [g.box.profiles[profile].gift for profile in profiles]
    for element in range(len(ELEMENTS)):
        brought = [gift.count(element) for gift in gifts if element in gift]
        held = max(g.suits[seat].elements[element] for seat in queries.living(g)) if queries.living(g) else 0
        if len(brought) > 1 and held + sum(brought) > elements.FULL:
            return True
    return False


@step("GG-097", "GG-104", "GG-113", "GG-122", "GG-123", "GG-127")
def reward(g: Gaia, profile: int) -> None:
    """Two elements for each living player, or XP, or a Level card for each.

    One reward (GG-097) after another (GG-127): elements for both (GG-104), XP for the group (GG-113), or a Level
    card for each (GG-122), which moves no marker (GG-123).
    """
    gift = g.box.profiles[profile].reward
    if gift.elements:
        for seat in queries.living(g):
            elements.gain_pair(g, seat, g.box.profiles[profile].gift)
    elif gift.xp:
        experience.gain_xp(g, gift.xp)
    else:
        g.then(*[experience.draw(seat) for seat in queries.living(g)] * gift.level_cards)
