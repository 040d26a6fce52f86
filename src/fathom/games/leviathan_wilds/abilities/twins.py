"""The Twins: two goats that leap from cleft to cleft, with whoever holds on."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects
from ..effects import How
from ..queries import features, grip, standing
from ..rules import losses, moving, scenario, terrain
from ..schema import verbs
from ..state import Wilds, hooks, step

TWINS = ("normal", "blighted")
#: The horns of the two, where Lock Horns puts climbers.
HORNS = ("H", "I")


@step("LW-304", "LW-307")
def flee(g: Wilds, c: int, node: str, how: How) -> None:
    """One Twin flees, or both, the normal one first."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    g.then(*(hold_or_stay(twin, (), ()) for twin in TWINS if e.which in (twin, "both")))


@hooks.on("twins", "crystal_gone")
def startle(g: Wilds, space: int) -> Call | None:
    """A Twin that loses a crystal flees (LW-198)."""
    for twin in TWINS:
        if space in features(g, f"overlay.{twin}"):
            return hold_or_stay(twin, (), ())
    return None


@step("LW-231", "LW-306")
def hold_or_stay(g: Wilds, twin: str, asked: tuple[int, ...], behind: tuple[int, ...]) -> None:
    """Before a Twin flees, each climber on it chooses: lose 1 grip and ride along, or stay behind."""
    there = features(g, f"overlay.{twin}")
    n = len(g.climbers)
    for c in ((g.active + i) % n for i in range(n)):
        k = g.climbers[c]
        if k.space in there and c not in asked:
            asked = (*asked, c)
            options = []
            if grip(g, c):
                options.append(Option(k.seat, "hold_on", (c,), (f"climber.{c}",), hold_on(c, twin, asked, behind)))
            call = hold_or_stay(twin, asked, (*behind, c))
            options.append(Option(k.seat, "stay_behind", (k.space,), g.box.board.at[k.space], call))
            g.ask("flee", k.seat, options, c)
            return
    leap.now(g, twin, behind)


@step("LW-231", "LW-196", "LW-249", "LR-52")
def hold_on(g: Wilds, c: int, twin: str, asked: tuple[int, ...], behind: tuple[int, ...]) -> None:
    """The climber loses 1 grip and rides along."""
    g.then(losses.take_loss(c, "grip", 1, ""), hold_or_stay(twin, asked, behind))


@step("LW-196", "LW-306", "LW-307", "LW-308")
def leap(g: Wilds, twin: str, behind: tuple[int, ...]) -> None:
    """The Twin moves on with everything on it; who stays behind enters the space that was beneath, and falls."""
    scenario.move_overlay(g, twin, "next", behind)
    for c in behind:
        g.emit("left_behind", climber=c, overlay=twin, space=g.climbers[c].space)
    g.then(*(call for c in behind for call in terrain.terrain_of(g, c, g.climbers[c].space)))


@step("LW-305", "LW-222")
def lock_horns(g: Wilds, c: int, node: str, how: How) -> None:
    """So many climbers, as the players like, go to the horns."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    choose_for_horns.now(g, node, e.n, (), ())


@step("LW-305", "LW-222", "LR-40")
def choose_for_horns(g: Wilds, node: str, left: int, chosen: tuple[int, ...], taken: tuple[str, ...]) -> None:
    """The players choose the climbers one by one."""
    free = [c for c in standing(g) if c not in chosen]
    if left and free:
        seat = effects.lead_seat(g)
        options = [
            Option(seat, "choose_climber", (c,), (f"climber.{c}",), choose_horn(c, node, left, chosen, taken))
            for c in free
        ]
        g.ask("lock_horns", seat, options)


@step("LW-305", "LW-222", "LR-40")
def choose_horn(g: Wilds, c: int, node: str, left: int, chosen: tuple[int, ...], taken: tuple[str, ...]) -> None:
    """The climber goes to H or to I, where nobody was put before."""
    seat = effects.lead_seat(g)
    at = g.box.board.at
    options = []
    for horn in HORNS:
        if horn not in taken:
            (space,) = features(g, f"space.{horn}")
            call = lock(c, space, node, left, (*chosen, c), (*taken, horn))
            options.append(Option(seat, "put", (space,), at[space], call))
    g.ask("put", seat, options, c)


@step("LW-305", "LR-02")
def lock(
    g: Wilds, c: int, space: int, node: str, left: int, chosen: tuple[int, ...], taken: tuple[str, ...]
) -> None:  # fmt: skip
    """The climber is put there, which does nothing to one who stood there already; then the card's effect follows."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    g.then(
        moving.put(c, space),
        effects.carry_out(c, effects.nodes_of(e.then), effects.MUST),
        choose_for_horns(node, left - 1, chosen, taken),
    )
