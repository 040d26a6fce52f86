"""Losses that Block may prevent: health, grip, spaces pushed (chapter 22, Block)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..queries import forbidden
from ..state import Guard, Wilds, rule, step
from . import anytime, grip, health, moving, skills, terrain, timing


@step("LW-229", "LW-245", "LW-246", "LW-248", "LR-15", "LR-36", "LR-49")
def suffer_loss(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """A climber is about to lose health or grip or to be pushed: blocks may be played and used.

    `direction` is that of a push, or the terrain that causes the loss: a mushroom may make the climber ignore it.
    """
    k = g.climbers[c]
    if k.defeated or n <= 0:
        return
    options = anytime.modifiers(g, "block", c, suffer_loss(c, kind, n, direction))
    if direction in ("harmful", "difficult"):
        if terrain.ignored(g, c, direction):
            return
        if k.mushrooms:
            options += anytime.modifiers(g, direction, c, suffer_loss(c, kind, n, direction))
    if (options or k.guards) and not forbidden(g, c, "block"):
        points = sum([guard.left for guard in k.guards])
        for i in range(min(points, n), 0, -1):
            call = prevent(c, kind, i, n, direction)
            options.append(Option(k.seat, "prevent", (kind, i, n), (f"climber.{c}",), call))
        if options:
            options.append(Option(k.seat, "take_loss", (kind, n), (), take_loss(c, kind, n, direction)))
            g.ask("loss", k.seat, options, c, kind, n)
            return
    take_loss.now(g, c, kind, n, direction)


@step("LW-245", "LW-247", "LW-261", "LR-15")
def prevent(g: Wilds, c: int, kind: str, points: int, n: int, direction: str) -> None:
    """Spend block points on a loss, oldest block first; the rest of the loss is taken."""
    k = g.climbers[c]
    left = points
    guards = []
    for guard in k.guards:
        spent = min(left, guard.left)
        left -= spent
        guards.append(Guard(guard.left - spent, guard.used or spent > 0, guard.node, guard.card))
    k.guards = tuple(guards)
    g.emit("blocked", climber=c, what=kind, n=points)
    answer_blocks(g, c)
    take_loss.now(g, c, kind, n - points, direction)


@rule("LW-286")
def answer_blocks(g: Wilds, c: int) -> None:
    """A block that prevented something answers once the effect that it blocked is fully resolved."""
    k = g.climbers[c]
    for guard in k.guards:
        if guard.used and guard.card:
            timing.wait(g, after_block(c, guard.node, guard.card))
    k.guards = tuple(Guard(guard.left, True) if guard.used and guard.card else guard for guard in k.guards)


@step("LW-286")
def after_block(g: Wilds, c: int, node: str, card: str) -> None:
    """The strike or climb part of the block is carried out, then the card is discarded."""
    block = g.box.nodes[node]
    nodes = tuple(effect.node for effect in getattr(block, "then", ()))
    g.then(effects.carry_out(c, nodes, effects.skill(c)), skills.discard_played(c, card), timing.settle())


@step("LW-133", "LW-147", "LW-262")
def take_loss(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """What was not blocked, or cannot be, happens."""
    if kind == "health":
        health.lose_health.now(g, c, n)
    elif kind == "grip":
        grip.lose_grip.now(g, c, n)
    else:
        moving.push.now(g, c, direction, n)


@step("LW-247")
def drop_guards(g: Wilds, c: int) -> None:
    """German edition: a block is against one single effect, so what is left of it lapses with that effect."""
    k = g.climbers[c]
    for guard in k.guards:
        if guard.card and not guard.used:
            timing.put_away(g, k, guard.card)
    k.guards = ()
