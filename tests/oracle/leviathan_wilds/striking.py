"""Striking: what can be struck, what is added, what breaks (book 388, 520, 603, 776)."""

from __future__ import annotations

from typing import Any

from . import body, conditions, kit, leviathans, skills
from .printed import Entry, skill_of
from .table import Choice, Part, Table, Unknown, ask

#: What options call targets that are not dice on spaces.
POOL, TOKEN = 1000, 2000


def add(table: Table, c: int, n: int, reach: int, clean: bool, node: str, strikes: bool) -> None:
    """Something is added to the next strike of a climber."""
    from fathom.games.leviathan_wilds.state import Bonus

    climber = table.s.climbers[c]
    if reach or not table.german or table.striking == c or strikes:  # else it is lost (DE 1197)
        climber.bonuses = (*climber.bonuses, Bonus(n, reach, clean, node))


def reach_of(table: Table, c: int, reach: int) -> int:
    """Return how far a strike of a climber reaches (book 841)."""
    return body.modified(table, c, "range", reach) + sum(bonus.range for bonus in table.s.climbers[c].bonuses)


def targets(table: Table, c: int, reach: int, at: str = "") -> list[int]:
    """Return all that a climber could strike."""
    here = table.s.climbers[c].space
    allowed = set(table.feature(at)) if at else None

    def near(space: int) -> bool:
        return table.board.distance(here, space) <= reach and (allowed is None or space in allowed)

    found = [space for space in table.crystals() if near(space)]
    for i, pool in enumerate(table.leviathan.get("pools", [])):
        if not all(conditions.holds(table, c, cond) for cond in pool.get("when", [])):
            continue
        stands = sum(table.s.pools[i]) or pool.get("empty_too")
        if stands and any(near(space) for space in table.feature(pool["from"])):
            found.append(POOL + i)
    for rule in table.rules.values():
        if "struck" in rule:
            first = {table.s.tokens[i].space: i for i in reversed(table.lying(rule["struck"]))}  # alike on a space
            found += [TOKEN + i for space, i in first.items() if near(space)]
    return found


def amounts(table: Table, target: int, n: int) -> list[int]:
    """Return with how much a target may be struck: all but dice only once, whatever the value."""
    if target >= TOKEN:
        return [n]
    if target >= POOL:
        pool = table.leviathan["pools"][target - POOL]
        if not table.s.pools[target - POOL]:
            return [n] if n >= pool.get("least", 1) else []
        return [k for k in range(1, n + 1) if k >= pool.get("least", 1)]
    return list(range(1, n + 1))


def by_skill(
    table: Table, c: int, n: int, reach: int, at: str, clean: bool, on_break: tuple[list[Entry], str, Any]
) -> Part[None]:
    """Strike with a skill: choose what, and how much of it."""
    seat = table.seat(c)
    found = targets(table, c, reach_of(table, c, reach), at)
    _, perhaps = kit.modifiers(table, "strike", c)
    choices: set[Choice] = {(seat, "strike", k, target) for target in found for k in amounts(table, target, n)}
    if not choices:
        return
    skip = (seat, "skip")
    answer = yield from ask(seat, "strike_what", {skip} | choices, skip, (c, n), perhaps)
    if answer[1] == "skip":
        return
    if answer[1] != "strike":
        raise Unknown("a modifier before the target is chosen")
    yield from land(table, c, answer[2], answer[3], clean, on_break)


def land(
    table: Table, c: int, n: int, target: int, clean: bool, on_break: tuple[list[Entry], str, Any] | None
) -> Part[None]:
    """Let a strike land, after more has been added to it."""
    seat = table.seat(c)
    while True:
        sure, perhaps = kit.modifiers(table, "strike", c)
        stand = (seat, "land_strike", n, target)
        answer = yield from ask(seat, "strike", {stand} | sure, stand, (c, n), perhaps)
        if answer[1] == "land_strike":
            break
        table.striking = c
        yield from skills.use(table, *answer[2:4])
        table.striking = -1
    climber = table.s.climbers[c]
    bonuses, climber.bonuses = climber.bonuses, ()
    value = n + sum(bonus.n for bonus in bonuses)
    clean = clean or any(bonus.clean for bonus in bonuses)
    value = body.modified(table, c, "strike", value)
    if target >= TOKEN:
        leviathans.struck_token(table, c, target - TOKEN)
        return
    if target >= POOL:
        broke, teal = yield from strike_pool(table, c, value, target - POOL)
    else:
        left = max(0, table.die(target) - value)
        teal = table.is_blighted(target)
        table.set_die(target, left)
        broke = left == 0
        if broke:
            climber.broke += 1
            leviathans.broken(table, c, target)
    if broke:
        yield from body.happens(table, c, "break_crystal")
    if teal and not clean and not body.protected(table, c, "blight"):
        yield from blight(table, c)
    if table.german:  # the leviathan answers as part of the strike (DE 1267), else when all is done (book 650-652)
        yield from leviathans.answer(table)
    if broke and not climber.defeated:
        for bonus in bonuses:
            if bonus.node:
                inner = skills_on_break(bonus.node)
                yield from skills.each(table, c, inner, f"{bonus.node}.on_break", skills.Play(c))
        if on_break:
            yield from skills.each(table, c, on_break[0], on_break[1], on_break[2])


def skills_on_break(node: str) -> list[Entry]:
    """Return what follows if a strike with this on it breaks a crystal."""
    if "card[" not in node:
        return []
    card = node[node.index("card[") + 5 : node.index("]")]
    for effect in skill_of(card).effects():
        if effect["do"] == "strike_plus" and effect.get("on_break"):
            return list(effect["on_break"])
    return []


def blight(table: Table, c: int) -> Part[None]:
    """Gain exactly 1 blight, unless a mushroom keeps it off (book 520, 958)."""
    seat = table.seat(c)
    climber = table.s.climbers[c]
    if "blight" in climber.shields:
        choices = {(seat, "spend_shield", "blight"), (seat, "take_blight", 1)}
        answer = yield from ask(seat, "blight", choices, (seat, "spend_shield", "blight"))
        if answer[1] == "spend_shield":
            left = list(climber.shields)
            left.remove("blight")
            climber.shields = tuple(left)
            return
    body.gain_blight(table, c, 1)


def strike_pool(table: Table, c: int, n: int, i: int) -> Part[tuple[bool, bool]]:
    """Strike a crystal pool: spread it over the dice as one likes (book 603); return whether a die went, and colour."""
    pool = table.leviathan["pools"][i]
    gone = False
    left = n
    while left > 0 and any(table.s.pools[i]):
        dice = [value for value in table.s.pools[i] if value]
        if len(set(dice)) > 1 or (len(dice) > 1 and left < sum(dice)):
            raise Unknown("how a strike is spread over a pool")
        value = min(dice)
        down = min(value, left)
        dice.remove(value)
        if value > down:
            dice.append(value - down)
        else:
            gone = True
        left -= down
        set_pool(table, i, tuple(sorted(dice, reverse=True)))
    blighted = pool["colour"] == "teal" and n > 0
    teal = bool(blighted and (gone or left < n))
    if gone:
        table.s.climbers[c].broke += 1
    yield from skills.each(table, c, pool.get("struck", []), f"pool.{i}", skills.forced(c))
    return gone, teal


def set_pool(table: Table, i: int, dice: tuple[int, ...]) -> None:
    """Lay the dice of a pool anew."""
    pools = list(table.s.pools)
    pools[i] = dice
    table.s.pools = tuple(pools)


def raise_die(table: Table, spaces: list[int], n: int) -> Part[None]:
    """Raise one of the dice on these spaces; of several all decide together."""
    if not spaces:
        return
    lead = table.lead()
    answer = yield from ask(lead, "crystal", {(lead, "crystal", space) for space in spaces}, None, ())
    table.set_die(answer[2], min(6, table.die(answer[2]) + n))
