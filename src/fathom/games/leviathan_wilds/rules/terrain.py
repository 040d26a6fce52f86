"""Spaces and terrain (chapter 12): what entering a space does."""

from __future__ import annotations

from fathom.core.steps import Call

from .. import effects
from ..box.board import CALM, DIFFICULT, HARMFUL, HELD, NET, OPEN
from ..queries import protected, swims
from ..state import Wilds, rule, step
from . import falling, losses, sides, timing


@step("LW-152", "LW-153", "LW-158", "LW-159", "LW-235", "LR-02")
def enter(g: Wilds, c: int, space: int) -> None:
    """The climber arrives on a space, whatever brought it there, and its terrain acts.

    However it came there (LW-159), on purpose or not (LW-158), and whoever stands there (LW-235). Terrain acts now
    and never while one stays (LW-152); normal ground does nothing (LW-153).
    """
    k = g.climbers[c]
    if k.defeated:
        return
    g.emit("moved", climber=c, start=k.space, space=space)
    k.space = space
    g.then(*terrain_of(g, c, space))


def enter_alone(g: Wilds, c: int, space: int) -> None:
    """Arrive on a space, with nothing else to the effect: then what waited for it happens."""
    g.then(enter(c, space), timing.settle())


@rule("LW-154", "LW-155", "LW-157", "LW-162", "LW-276", "LW-277", "LR-31")
def terrain_of(g: Wilds, c: int, space: int) -> list[Call]:
    """Return what the terrain of an entered space does: harmful −1 health, difficult −1 grip, open: a fall.

    Harmful (LW-154), difficult (LW-155) or open ground (LW-157), in a fall too (LW-162); the farseer spares both
    (LW-276) or holds (LW-277).
    """
    if g.box.hides:
        sides.explore(g, space)
    flags = g.terrain[space]
    calls: list[Call] = []
    if flags & OPEN and not flags & HELD and not swims(g, g.climbers[c]):
        g.climbers[c].falling = True  # it starts once the effect under way is complete (LR-06)
    if flags & (HARMFUL | DIFFICULT) and not flags & CALM:
        if flags & HARMFUL:
            calls.append(losses.suffer_loss(c, "health", 1, "harmful"))
        if flags & DIFFICULT:
            calls.append(losses.suffer_loss(c, "grip", 1, "difficult"))
        if calls and g.german:
            calls.append(losses.drop_guards(c))
    if flags & NET:
        calls.append(catch(c))
    if space in g.box.entered:
        calls.append(effects.carry_out(c, g.box.entered[space], effects.MUST))
    return calls


@step("LW-244")
def catch(g: Wilds, c: int) -> None:
    """A net stops whoever falls into it and still has grip, wanted or not."""
    k = g.climbers[c]
    if k.falling and not k.defeated and g.terrain[k.space] & NET and g.cards[k.cards].deck:
        falling.stop_falling.now(g, c)


@rule("LW-074", "LW-076")
def is_protected(g: Wilds, c: int, kind: str) -> bool:
    """Whether the AP card keeps this off; it is told."""
    if not protected(g, c, kind):
        return False
    g.emit("protected", climber=c, what=kind)
    return True


@rule("LW-321", "LW-322", "LW-323", "LR-49")
def ignored(g: Wilds, c: int, kind: str) -> bool:
    """Whether the AP card or a shield keeps this off; a shield is spent."""
    if is_protected(g, c, kind):
        return True
    k = g.climbers[c]
    if kind not in k.shields:
        return False
    at = k.shields.index(kind)
    k.shields = k.shields[:at] + k.shields[at + 1 :]
    g.emit("protected", climber=c, what=kind)
    return True
