"""Losses that Block may prevent: health, grip, spaces pushed (chapter 22, Block)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..queries import forbidden, protected
from ..schema.verbs import Block
from ..state import Climber, Guard, Wilds, rule, step
from . import anytime, grip, health, moving, skills, terrain, timing


@step("LW-074", "LR-56")
def suffer_loss(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """A climber is about to lose health or grip or to be pushed, unless its AP card keeps it off.

    `direction` is that of a push, or the terrain that causes the loss.
    """
    k = g.climbers[c]
    if direction not in TERRAIN or not protected(g, c, direction):
        about_to_lose.now(g, c, kind, n, direction)
    elif g.german and may_be_wanted(g, c, kind):
        at = (f"climber.{c}",)
        without = about_to_lose(c, kind, n, direction)
        options = [
            Option(k.seat, "keep_off", (direction,), at, keep_off(c, direction)),
            Option(k.seat, "do_without", (kind, n), (), without),
        ]
        g.ask("protection", k.seat, options, c, kind, n)
    else:
        keep_off.now(g, c, direction)


@step("LW-074")
def keep_off(g: Wilds, c: int, direction: str) -> None:
    """The AP card keeps the terrain off."""
    terrain.is_protected(g, c, direction)


@rule("LR-56")
def may_be_wanted(g: Wilds, c: int, kind: str) -> bool:
    """Whether a loss could be worth it: for a Secure card of the deck, or for what answers to a block of it."""
    cards = g.cards[g.climbers[c].cards]
    if kind == "grip" and not g.box.secure.isdisjoint(cards.deck):
        return True
    for option in anytime.modifiers(g, "block", c, keep_off(c, kind)):
        user, source = option.args
        if user == c and any(isinstance(e, Block) and e.then for e in g.box.skills[source].effects):
            return True
    return False


@step("LW-229", "LW-245", "LW-248", "LR-36")
def about_to_lose(g: Wilds, c: int, kind: str, n: int, direction: str) -> None:
    """Nothing keeps a loss off by itself: blocks may be played and used; against terrain a mushroom, too."""
    k = g.climbers[c]
    if k.defeated or n <= 0:
        return
    options = anytime.modifiers(g, "block", c, about_to_lose(c, kind, n, direction))
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
        about_to_lose.now(g, c, kind, n, direction)


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
        about_to_lose.now(g, c, kind, n - points, direction)
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
