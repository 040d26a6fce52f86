"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `scene_board` (tiles and pieces) on its `scene_ground`, `scene_gear` (weapons,
slots), `scene_panels` (suits, enemies, levels), `scene_offers` (the shop, Level cards), `scene_options` (what can be
chosen), `scene_forecast` (what an attack would do), `scene_refusals` (why not), `scene_explain` (what words mean),
`scene_log` (what happened), `scene_words` (names). Between the quests of a campaign `scene_story` has the page that is
read; `scene_sheet` is the Campaign Sheet.
"""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text
from fathom.core.words import dashed

from . import queries
from .scene_board import table_board
from .scene_explain import explain
from .scene_forecast import answer_panel, plans
from .scene_gear import hands
from .scene_log import log_lines
from .scene_offers import offers
from .scene_options import choices, groups, prompt
from .scene_panels import goal_words, panels
from .scene_refusals import refusals
from .scene_sheet import sheet_panels
from .scene_story import town_scene
from .scene_words import Words
from .state import Gaia, rule

STEPS = ("delver", "parting", "story", "interlude")
AT = {"spawn": 0, "delver": 0, "parting": 1, "story": 2, "interlude": 3}


@rule("GG-040", "GG-121")
def scene(g: Gaia, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees all that lies open."""
    w = Words(g, text)
    if queries.is_in_town(g):
        return town_scene(w, seat)
    decision = g.decision
    found = plans(w, decision)
    planned = found[0].strikes if found and found[0].key == "use_weapon" else ()
    answers = choices(w, seat, decision, found) if decision else ()
    refused = refusals(w, seat, decision) if decision else ()
    placed = (*panels(w), *offers(w, decision), *answer_panel(w, decision, found), *sheet_panels(w))
    return Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=Head(
            title=w.quest(),
            subtitle=_where(w),
            steps=tuple(w.text(f"step-{step}") for step in STEPS),
            at=AT.get(g.phase, -1),
        ),
        boards=(table_board(w, planned),),
        rows=hands(w),
        panels=placed,
        prompt=prompt(w, seat, decision) if decision else None,
        groups=groups(w, answers, [one.group for one in refused], found),
        choices=answers,
        refusals=refused,
        explain=explain(w),
        mood=(188, 350),
        ending=w(f"ending-{dashed(g.outcome.reason)}", wave=g.wave) if g.outcome else "",
        won=g.outcome.won if g.outcome and seat >= 0 else None,
    )


def _where(w: Words) -> str:
    """Return the wave, and of a quest its goal."""
    wave = w("head", wave=w.g.wave, waves=len(w.g.line_up))
    return wave if queries.is_onslaught(w.g) else f"{wave} · {goal_words(w)}"


__all__ = ["log_lines", "scene"]
