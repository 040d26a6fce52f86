"""How it ends: the goal of a quest, Gaia, retreat, death; the titles of Onslaught (chapters F, V, AE)."""

from __future__ import annotations

from fathom.core.decisions import Outcome

from .. import queries
from ..state import Gaia, rule, step


@rule("GG-042", "GG-048", "GR-038")
def check_goal(g: Gaia) -> None:
    """A goal is met at the end of the Parting Shots of its wave; nothing undoes it."""
    if queries.is_onslaught(g) or g.goal_met:
        return
    goal = g.box.quests[g.quest].goal
    if g.wave != goal.wave:
        return
    met = {
        "survive": True,
        "slay": g.boss_slain,
        "spare": not g.boss_slain,
        "gather": g.collected >= goal.parts,
    }[goal.kind]
    if met:
        g.goal_met = True
        g.emit("goal_met", goal=goal.kind)


@rule("GG-276", "GR-004", "GR-102")
def all_dead(g: Gaia) -> None:
    """With no living delver it ends at once; a goal that was met before stays met."""
    if queries.is_onslaught(g):
        _end(g, False, f"died_{g.wave}", g.wave - 1)
    else:
        _end(g, g.goal_met, "goal_then_death" if g.goal_met else "death", g.wave - 1)


@step("GG-161", "GG-162", "GG-276", "GR-037")
def gaia_reached(g: Gaia) -> None:
    """The last wave is over and somebody lives."""
    if queries.is_onslaught(g):
        _end(g, True, "survived", g.wave)
    else:
        _end(g, g.goal_met, "goal" if g.goal_met else "goal_missed", g.wave)


@step("GG-022", "GG-161", "GG-162")
def retreated(g: Gaia) -> None:
    """The players have retreated: the quest is over."""
    _end(g, g.goal_met, "goal" if g.goal_met else "retreat", g.wave)


def _end(g: Gaia, won: bool, reason: str, waves: int) -> None:
    g.emit("ended", won=won, reason=reason, wave=g.wave)
    g.end(Outcome(won, reason, (waves,) * len(g.suits)))
