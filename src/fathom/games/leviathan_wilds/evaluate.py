"""How good a position is: for bots that look one step ahead.

The climbers share one value: crystals still to break, how far each climber is from the next one, how near it is to
defeat or to a fall, and what the threat on the table would do if it resolved now.
"""

from __future__ import annotations

import heapq

from . import schema
from .board import DIFFICULT, HARMFUL, LEDGE, OFF, OPEN
from .queries import candidates, features
from .rules import threats
from .schema import Effect
from .state import Climber, Wilds

WON, LOST = 100_000.0, -100_000.0

PIP, CRYSTAL = 11.0, 8.0
#: What it costs to be this near to defeat (health minus blight), from 0 up.
NEAR_DEFEAT = (-400.0, -75.0, -42.0, -24.0, -14.0, -8.0, -4.0, -1.5, 0.0)
#: What it costs to have so little grip, from 0 up.
LITTLE_GRIP = (-16.0, -10.0, -6.0, -3.5, -2.0, -1.0, -0.4)
BLIGHT, INJURY, DEFEATED = -5.0, -7.0, -350.0
CARD, FOCUS, MUSHROOM, COVER, AP = 2.2, 2.5, 3.0, 0.8, 0.55
ENRAGED = -2.5
#: So many things worked out are kept in memory; then it starts anew.
MOST_REMEMBERED = 100_000
#: What an AP of way to go is worth.
WAY = 1.3


def evaluate(g: Wilds, seat: int) -> float:
    """Return the value of a position; higher is better. Everybody wins or loses together, so seats do not differ."""
    if g.outcome is not None:
        return WON if g.outcome.won else LOST
    value = 0.0
    goals = _goals(g)
    for _, pips in goals:
        value -= CRYSTAL + PIP * pips
    value += ENRAGED * sum(slot.enraged and not slot.up for slot in g.threats)
    for k in g.climbers:
        value += DEFEATED if k.defeated else _climber(g, k, goals)
    if g.activating:
        value += AP * g.ap
    if g.current >= 0 and g.step in ("reveal", "activate", "resolve"):
        value += _threat(g)
    return value


Goals = list[tuple[list[float], int]]


def _goals(g: Wilds) -> Goals:
    """Return what is left to strike: how far each space is from it, and how much it is."""
    key = ("goals", g.crystals, g.pools, g.terrain)
    made: Goals | None = g.box.made.get(key)
    if made is None:
        made = [(_ways(g, space), die & 7) for space, die in enumerate(g.crystals) if die]
        for pool, dice in zip(g.box.leviathan.pools, g.pools, strict=True):
            if dice:
                made.append((_nearest([_ways(g, space) for space in features(g, pool.from_)]), sum(dice)))
        if len(g.box.made) > MOST_REMEMBERED:
            g.box.made.clear()
        g.box.made[key] = made
    return made


def _nearest(ways: list[list[float]]) -> list[float]:
    return [min(away) for away in zip(*ways, strict=True)]


def _climber(g: Wilds, k: Climber, goals: Goals) -> float:
    cards = g.cards[k.cards]
    grip = len(cards.deck)
    value = NEAR_DEFEAT[max(0, min(8, k.health - k.blight))] + BLIGHT * k.blight + INJURY * len(k.injuries)
    value += LITTLE_GRIP[min(grip, 6)] * (0.7 if g.terrain[k.space] & LEDGE else 1.0)
    value += CARD * min(len(cards.hand), 4) + MUSHROOM * len(k.mushrooms)
    value += FOCUS * k.focused + COVER * k.cover_ready
    if k.bonuses and g.activating and g.ap and g.crystals[k.space]:
        value += 3.0 * min(sum(bonus.n for bonus in k.bonuses), max(0, (g.crystals[k.space] & 7) - 1))
    space = k.space
    if k.falling:
        space, cost = landing(g, space)
        value -= 2.0 * cost
    if goals:
        value -= WAY * min([ways[space] - 0.4 * pips for ways, pips in goals])
    return value


# ---------------------------------------------------------------------------------------------- ways

#: What entering bad terrain is worth, in AP.
THORNS, SCREE = 1.6, 0.7


def _ways(g: Wilds, goal: int) -> list[float]:
    """Return how many AP each space is away from a goal, by climbing, jumping, gliding and falling; worked out once."""
    key = ("ways", g.terrain, goal)
    made: list[float] | None = g.box.made.get(key)
    if made is None:
        made = _shortest(_edges(g), goal, len(g.terrain))
        g.box.made[key] = made
    return made


def _edges(g: Wilds) -> dict[int, list[tuple[int, float]]]:
    """Return, for each space, the spaces from which one gets there, and for how much."""
    key = ("edges", g.terrain)
    made: dict[int, list[tuple[int, float]]] | None = g.box.made.get(key)
    if made is not None:
        return made
    board = g.box.board
    back: dict[int, list[tuple[int, float]]] = {}
    for s, flags in enumerate(g.terrain):
        if flags & (OPEN | OFF):
            continue
        moves = [(t, 1.0) for t in board.neighbours[s]] + [(t, 3.0) for t in board.jumps(s, 2)]
        moves += [(t, float(depth)) for t, depth in board.glides(s, 3)]
        moves.append((s, -1.0))  # letting go
        for t, ap in moves:
            end, cost = landing(g, t) if ap < 0 or g.terrain[t] & OPEN else (t, 0.0)
            if end != s and not g.terrain[end] & OFF:
                flags = g.terrain[t] if ap > 0 else 0
                back.setdefault(end, []).append((s, max(ap, 0.0) + cost + _pain(flags)))
    g.box.made[key] = back
    return back


def landing(g: Wilds, space: int) -> tuple[int, float]:
    """Return the next ledge below a space, and what the fall costs on the way."""
    cost = 0.0
    while (under := g.box.board.under[space]) >= 0:
        space = under
        cost += _pain(g.terrain[space])
        if g.terrain[space] & LEDGE:
            break
    return space, cost


def _pain(flags: int) -> float:
    return THORNS * bool(flags & HARMFUL) + SCREE * bool(flags & DIFFICULT)


def _shortest(back: dict[int, list[tuple[int, float]]], goal: int, size: int) -> list[float]:
    found = [99.0] * size
    found[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        cost, space = heapq.heappop(queue)
        if cost <= found[space]:
            for start, step in back.get(space, ()):
                if cost + step < found[start]:
                    found[start] = cost + step
                    heapq.heappush(queue, (cost + step, start))
    return found


# ---------------------------------------------------------------------------------------------- the threat on the table


def _threat(g: Wilds) -> float:
    """Return what the revealed threat would cost if it resolved as everybody stands now."""
    value = 0.0
    for p, part in enumerate(threats.parts(g)):
        if part.swift and not part.delayed and g.step != "reveal":
            continue
        if part.area:
            where = threats.covered(g, p)
            hit = [k for k in g.climbers if not k.defeated and k.space in where]
            for k in hit:
                value += _suffered(k, part.effects or next(iter(part.by_colour.values()), ()))
            if where and not hit:
                value += ENRAGED * len(part.miss)
        else:
            for target in part.targets:
                for c in candidates(g, target.who, target.to, target.where):
                    value += _suffered(g.climbers[c], part.effects)
                    if target.who != "all":
                        break
    return value


def _suffered(k: Climber, suffered: tuple[Effect, ...]) -> float:
    margin = k.health - k.blight
    value = 0.0
    guard = sum(guard.left for guard in k.guards)
    for effect in suffered:
        if isinstance(effect, schema.Lose):
            lost = max(0, effect.health - guard)
            value += NEAR_DEFEAT[max(0, min(8, margin - lost))] - NEAR_DEFEAT[max(0, min(8, margin))]
            value -= 1.6 * effect.grip
        elif isinstance(effect, schema.Gain):
            value += BLIGHT * effect.blight + INJURY * effect.injury
            value += NEAR_DEFEAT[max(0, min(8, margin - effect.blight))] - NEAR_DEFEAT[max(0, min(8, margin))]
        elif isinstance(effect, schema.Push):
            value -= 2.0 * effect.n
        elif isinstance(effect, schema.Choose):
            value += max(_suffered(k, alternative) for alternative in effect.of)
        elif isinstance(effect, schema.If):
            value += 0.5 * _suffered(k, effect.then)
    return value
