"""Losses that Block may prevent: health, grip, spaces pushed (chapter 22, Block)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..queries import forbidden
from ..state import Climber, Guard, Wilds, rule, step
from . import anytime, grip, health, moving, skills, terrain, timing


@step("LW-229", "LW-245", "LW-248", "LR-36")
def suffer_loss(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """A climber is about to lose health or grip or to be pushed: blocks may be played and used.

    `direction` is that of a push, or the terrain that causes the loss: a mushroom may make the climber ignore it.
    """
    k = g.climbers[c]
    if k.defeated or n <= 0 or (direction in TERRAIN and terrain.is_protected(g, c, direction)):
        return
    options = anytime.modifiers(g, "block", c, suffer_loss(c, kind, n, direction))
    if direction in TERRAIN:
        if direction in k.shields:
            call = spend_shield(c, direction)
            options.append(Option(k.seat, "spend_shield", (direction,), (f"climber.{c}",), call))
        elif k.mushrooms:
            options += anytime.modifiers(g, direction, c, ward_off(c, kind, n, direction))
    if k.guards and not forbidden(g, c, "block"):
        options += _ways_to_prevent(k, c, kind, n, direction)
    if options:
        options.append(Option(k.seat, "take_loss", (kind, n), (), take_loss(c, kind, n, direction)))
        g.ask("loss", k.seat, options, c, kind, n)
    else:
        take_loss.now(g, c, kind, n, direction)


TERRAIN = ("harmful", "difficult")


@rule("LW-245", "LR-15", "LR-54")
def _ways_to_prevent(k: Climber, c: int, kind: str, n: int, direction: str) -> list[Option]:
    """Return the options to spend blocks: those that are alike together, of others the player says which."""
    at = (f"climber.{c}",)
    found = []
    for card in dict.fromkeys(guard.card for guard in k.guards):
        points = sum([guard.left for guard in k.guards if guard.card == card])
        for i in range(min(points, n), 0, -1):
            call = prevent(c, kind, i, n, direction, card)
            found.append(Option(k.seat, "prevent", (kind, i, n, card), at, call))
    return found


@step("LW-321", "LW-322", "LR-49")
def spend_shield(g: Wilds, c: int, kind: str) -> None:
    """The climber ignores this once: its shield is spent."""
    terrain.ignored(g, c, kind)


@step("LW-321", "LW-322", "LR-49")
def ward_off(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """A mushroom was eaten against this very loss: it is ignored."""
    if not terrain.ignored(g, c, direction):
        suffer_loss.now(g, c, kind, n, direction)


@step("LW-245", "LW-247", "LW-261", "LR-15", "LR-54")
def prevent(g: Wilds, c: int, kind: str, points: int, n: int, direction: str, card: str) -> None:
    """Spend block points on a loss; what is left of it may be blocked by others, or is taken."""
    k = g.climbers[c]
    left = points
    guards = []
    for guard in k.guards:
        spent = min(left, guard.left) if guard.card == card else 0
        left -= spent
        guards.append(Guard(guard.left - spent, guard.used or spent > 0, guard.node, guard.card))
    k.guards = tuple(guards)
    g.emit("blocked", climber=c, what=kind, n=points)
    answer_blocks(g, c)
    if any(guard.left and guard.card != card for guard in k.guards):  # LR-54
        suffer_loss.now(g, c, kind, n - points, direction)
    else:
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
