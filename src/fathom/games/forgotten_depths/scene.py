"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `scene_board` (the growing map), `scene_cards` (hands, Combat, the tile in hand),
`scene_panels` (Heroes, foes, party, piles, patterns), `scene_options` (what can be chosen and what it would do),
`scene_refusals` (why not), `scene_log` (what happened), `scene_words` (names).
"""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text

from .art_hand import HUES
from .box import ECOLOGIES
from .scene_board import boards
from .scene_cards import rows
from .scene_log import log_lines
from .scene_options import choices, groups, prompt
from .scene_panels import panels
from .scene_refusals import refusals
from .scene_words import Words, dashed
from .state import Depths

#: Where in the game we are, by phase.
STEPS = ("explore", "tile", "encounter", "combat", "level_up")


def scene(g: Depths, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees the same but has nothing to choose."""
    w = Words(g, text)
    decision = g.decision
    answers = choices(w, seat, decision) if decision else ()
    refused = refusals(w, seat, decision) if decision else ()
    return Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=_head(w),
        boards=boards(w),
        rows=rows(w),
        panels=panels(w),
        prompt=prompt(w, seat, decision) if decision else None,
        groups=groups(w, answers, [refusal.group for refusal in refused]),
        choices=answers,
        refusals=refused,
        mood=HUES[ECOLOGIES[g.ecology]],
        ending=_ending(w),
        won=g.outcome.won if g.outcome else None,
    )


def _head(w: Words) -> Head:
    g = w.g
    total = len(w.land.grounds)
    subtitle = w("head-where", ecology=w.ecology(g.ecology), n=len(g.cells), total=total, heroes=len(g.heroes))
    at = STEPS.index(g.phase) if g.phase in STEPS else -1
    steps = tuple(w.text(f"step-{dashed(step)}") for step in STEPS)
    return Head(title=w.text("game-name"), subtitle=subtitle, steps=steps, at=at)


def _ending(w: Words) -> str:
    outcome = w.g.outcome
    return w.text(f"ending-{dashed(outcome.reason)}") if outcome else ""


__all__ = ["log_lines", "scene"]
