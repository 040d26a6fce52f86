"""Questions about a position, without any change: who has what, what it costs, what may fight whom."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.legality import No, no

from .effects.standing import of_lords, standing
from .schema import Level
from .state import Abyss, Player, rule


def opponents(g: Abyss, seat: int) -> Iterator[int]:
    """Yield the opponents of a seat, clockwise from its left."""
    n = len(g.players)
    for i in range(1, n):
        yield (seat + i) % n


def is_ally(g: Abyss, card: str) -> bool:
    """Whether an Exploration card is an Ally and no Monster."""
    return card in g.box.race


@rule("AB-066", "AB-070", "AL-049", "AR-47")
def free_lords(p: Player) -> tuple[str, ...]:
    """Free Lords lie before a player and not under a Location; turned ones are free too."""
    return p.lords + p.turned


def all_lords(p: Player) -> tuple[str, ...]:
    """Return every Lord of a player: free, turned and under Locations."""
    under = tuple(lord for held in p.locations for lord in held.lords)
    return p.lords + p.turned + under


@rule("AB-064", "AB-067", "AB-077", "AR-48")
def is_touched(g: Abyss, seat: int, guild: str) -> bool:
    """Whether Powers of opponents' Lords of a Guild touch a player; the Shaman keeps the Military ones off."""
    return guild not in standing(g, seat).ignores


@rule("AB-068", "AB-079")
def usable_keys(g: Abyss, seat: int) -> int:
    """Key tokens, and the Keys on free Lords that are not turned."""
    p = g.players[seat]
    return p.keys + of_lords(g.box, p.lords).keys


@rule("AB-053")
def cost(g: Abyss, seat: int, lord: str) -> int:
    """The number to reach for a Lord: modifiers add up, and it is never below 0."""
    return max(g.box.lords[lord].cost + cost_change(g, seat), 0)


@rule("AB-053", "AB-077")
def cost_change(g: Abyss, seat: int) -> int:
    """What the player's Lords take off every cost, and opponents' Lords put on it."""
    mine = standing(g, seat)
    change = mine.own_cost
    for i, p in enumerate(g.players):
        if p.lords and i != seat and (raised := of_lords(g.box, p.lords).cost_for_opponents):
            for guild, n in raised:
                if guild not in mine.ignores:
                    change += n
    return change


@rule("AB-045", "AB-046", "AB-047")
def required_race(g: Abyss, seat: int, lord: str) -> int:
    """The Race of the large bubble, or -1: Ambassadors have none, and the Diplomat's owner needs none."""
    required = g.box.required[lord]
    return -1 if required >= 0 and standing(g, seat).no_required_race else required


@rule("AB-073", "AR-30")
def hand_limit(g: Abyss, seat: int) -> int:
    """The number of Allies that an opponent's Commander leaves to a player at the end of the turn; -1: any."""
    limit = -1
    for i, p in enumerate(g.players):
        if p.lords and i != seat:
            for guild, n in of_lords(g.box, p.lords).limits_for_opponents:
                if is_touched(g, seat, guild):
                    limit = n if limit < 0 else min(limit, n)
    return limit


@rule("AL-026", "AL-029")
def levels(g: Abyss, zone: int) -> tuple[Level, ...]:
    """The Health points that the Leviathan of a zone has left, the next one first."""
    beast = g.border[zone]
    assert beast is not None
    return g.box.leviathans[beast.leviathan].levels[beast.level :]


@rule("AL-022", "AL-023", "AL-051", "AL-062")
def why_not_attack(g: Abyss, seat: int, leviathan: str, card: str) -> No | None:
    """An Ally may fight a Leviathan if it is of a Race that it shows; the Metamorph lets any of them."""
    races = g.box.fighters[leviathan]
    if g.box.race[card] in races or standing(g, seat).fights_with_any_race:
        return None
    return no("AL-051", "no-attack", leviathan=leviathan, races=tuple(sorted(races)))


def fighters(g: Abyss, seat: int, leviathan: str) -> tuple[str, ...]:
    """Return the kinds of Allies in hand that may fight a Leviathan."""
    kinds = dict.fromkeys(g.players[seat].hand)
    return tuple(card for card in kinds if why_not_attack(g, seat, leviathan, card) is None)


@rule("AL-035", "AL-054")
def why_not_fight(g: Abyss, seat: int, leviathan: str) -> No | None:
    """A Leviathan of the Border can be fought if an Ally in hand may fight it."""
    if fighters(g, seat, leviathan):
        return None
    return no("AL-054", "no-fighter", races=tuple(sorted(g.box.fighters[leviathan])))
