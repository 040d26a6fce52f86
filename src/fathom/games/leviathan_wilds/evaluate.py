"""How good a position is: for bots that look one step ahead.

The climbers share one value: crystals still to break, how far each climber is from the next one, how near it is to
defeat or to a fall, and what the threat on the table would do if it resolved now.
"""

from __future__ import annotations

from . import schema
from .board import LEDGE
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
#: A space to climb, and a space to come down: falling and gliding are cheap.
UP, DOWN = 1.0, 0.55


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


def _goals(g: Wilds) -> list[tuple[int, int]]:
    """Return what is left to strike: a space to stand on, and how much."""
    found = [(space, die & 7) for space, die in enumerate(g.crystals) if die]
    for pool, dice in zip(g.box.leviathan.pools, g.pools, strict=True):
        found += [(space, sum(dice)) for space in features(g, pool.from_)[:1] if dice]
    return found


def _climber(g: Wilds, k: Climber, goals: list[tuple[int, int]]) -> float:
    cards = g.cards[k.cards]
    grip = len(cards.deck)
    value = NEAR_DEFEAT[max(0, min(8, k.health - k.blight))] + BLIGHT * k.blight + INJURY * len(k.injuries)
    value += LITTLE_GRIP[min(grip, 6)] * (0.7 if g.terrain[k.space] & LEDGE else 1.0)
    value += CARD * min(len(cards.hand), 4) + MUSHROOM * len(k.mushrooms)
    value += FOCUS * k.focused + COVER * k.cover_ready
    if k.bonuses:
        value += sum(1.5 * bonus.n + bonus.range for bonus in k.bonuses)
    if goals:
        value -= min(_way(g, k.space, space) - 0.4 * pips for space, pips in goals)
    return value


def _way(g: Wilds, here: int, there: int) -> float:
    board = g.box.board
    rise = board.y[there] - board.y[here]
    return abs(board.x[there] - board.x[here]) + (UP * rise if rise > 0 else -DOWN * rise)


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
