"""Spaces and terrain (chapter 12): what entering a space does."""

from __future__ import annotations

from fathom.core.steps import Call

from ..board import DIFFICULT, HARMFUL, OPEN
from ..queries import granted, protected
from ..state import Wilds, rule, step
from . import losses, timing

TERRAIN = OPEN | HARMFUL | DIFFICULT


@step("LW-152", "LW-153", "LW-158", "LW-159", "LW-235", "LR-02")
def enter(g: Wilds, c: int, space: int) -> None:
    """The climber arrives on a space, whatever brought it there, and its terrain acts."""
    k = g.climbers[c]
    if k.defeated:
        return
    if g.events is not None:
        g.emit("moved", climber=c, start=k.space, space=space)
    k.space = space
    if g.terrain[space] & TERRAIN:
        g.then(*terrain_of(g, c, space))


def enter_alone(g: Wilds, c: int, space: int) -> None:
    """Arrive on a space, with nothing else to the effect: then what waited for it happens."""
    if g.terrain[space] & TERRAIN:
        g.agenda.append(timing.settle())
        enter.now(g, c, space)
    else:
        enter.now(g, c, space)
        timing.settle.now(g)


@rule("LW-154", "LW-155", "LW-157", "LW-162")
def terrain_of(g: Wilds, c: int, space: int) -> list[Call]:
    """Return what the terrain of an entered space does: harmful −1 health, difficult −1 grip, open: a fall."""
    flags = g.terrain[space]
    calls: list[Call] = []
    if flags & OPEN and not granted(g, space, "no_fall"):
        g.climbers[c].falling = True  # it starts once the effect under way is complete (LR-06)
    if flags & (HARMFUL | DIFFICULT) and not granted(g, space, "calm_terrain"):
        if flags & HARMFUL and not ignored(g, c, "harmful"):
            calls.append(losses.suffer_loss(c, "health", 1, "harmful"))
        if flags & DIFFICULT and not ignored(g, c, "difficult"):
            calls.append(losses.suffer_loss(c, "grip", 1, "difficult"))
        if calls and g.german:
            calls.append(losses.drop_guards(c))
    return calls


@rule("LW-074", "LW-321", "LW-322", "LW-323", "LR-49")
def ignored(g: Wilds, c: int, kind: str) -> bool:
    """Whether the AP card or a shield keeps this off; a shield is spent."""
    if protected(g, c, kind):
        return True
    k = g.climbers[c]
    if kind in k.shields:
        at = k.shields.index(kind)
        k.shields = k.shields[:at] + k.shields[at + 1 :]
        return True
    return False
