"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `board` (tiles and pieces) on its `ground`, `gear` (weapons,
slots), `panels` (suits, enemies, levels), `offers` (the shop, Level cards), `options` and `then` (what can
be chosen and what it would do), `outlook` (what an attack would do), `explain` (what words mean), `log`
(what happened), `words` (names). Between the quests of a campaign `story` has the page that is
read; `sheet` is the Campaign Sheet.
"""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text
from fathom.core.words import dashed

from .. import queries
from ..state import Gaia, rule
from .beats import Beats
from .board import table_board
from .ending import ending
from .explain import explain
from .gear import hands
from .log import log_lines, moment
from .offers import offers
from .options import Answers, answer_panel
from .panels import goal_words, panels
from .sheet import sheet_panels
from .story import MOOD, town_scene
from .words import Words

STEPS = ("delver", "parting", "story", "interlude")
AT = {"spawn": 0, "delver": 0, "parting": 1, "story": 2, "interlude": 3}


@rule("GG-040", "GG-121")
def scene(g: Gaia, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees all that lies open."""
    w = Words(g, text)
    if queries.is_in_town(g):
        return town_scene(w, seat)
    answers = Answers(w, seat, g.decision) if g.decision else None
    planned = next((plan.hits for plan in answers.plans if plan.key == "use_weapon"), ()) if answers else ()
    table = Scene(
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
        panels=(*panels(w), *offers(w, g.decision), *sheet_panels(w), *(answer_panel(answers) if answers else ())),
        explain=explain(w),
        mood=MOOD,
        ending=w(f"ending-{dashed(g.outcome.reason)}", wave=g.wave) if g.outcome else "",
        won=g.outcome.won if g.outcome and seat >= 0 else None,
    )
    return answers.on(table) if answers else table


def _where(w: Words) -> str:
    """Return the wave, and of a quest its goal."""
    wave = w("head", wave=w.g.wave, waves=len(w.g.line_up))
    return wave if queries.is_onslaught(w.g) else f"{wave} · {goal_words(w)}"


play = Beats.of

__all__ = ["ending", "log_lines", "moment", "play", "scene"]
