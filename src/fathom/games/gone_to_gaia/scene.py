"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `scene_board` (tiles and pieces), `scene_panels` (suits, quest, shop),
`scene_options` (what can be chosen and what it would do), `scene_refusals` (why not), `scene_log` (what happened),
`scene_words` (names).
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Explanation, Head, Scene
from fathom.core.text import Text
from fathom.core.words import dashed

from . import queries
from .scene_board import table_board
from .scene_log import log_lines
from .scene_options import choices, groups, prompt
from .scene_panels import panels
from .scene_refusals import refusals
from .scene_words import Words
from .state import Gaia, rule

STEPS = ("delver", "parting", "story", "interlude")
AT = {"spawn": 0, "delver": 0, "parting": 1, "story": 2, "interlude": 3}


@rule("GG-040", "GG-121")
def scene(g: Gaia, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees all that lies open."""
    w = Words(g, text)
    decision = g.decision
    answers = choices(w, seat, decision) if decision else ()
    refused = refusals(w, seat, decision) if decision else ()
    return Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=Head(
            title=w.quest(),
            subtitle=w("head", wave=g.wave, waves=len(g.line_up)),
            steps=tuple(w.text(f"step-{step}") for step in STEPS),
            at=AT.get(g.phase, -1),
        ),
        boards=(table_board(w),),
        panels=panels(w),
        prompt=prompt(w, seat, decision) if decision else None,
        groups=groups(w, answers, [one.group for one in refused]),
        choices=answers,
        refusals=refused,
        explain=tuple(_explain(w)),
        mood=(188, 350),
        ending=w(f"ending-{dashed(g.outcome.reason)}", wave=g.wave) if g.outcome else "",
        won=g.outcome.won if g.outcome and seat >= 0 else None,
    )


def _explain(w: Words) -> Iterator[Explanation]:
    """Explain the abilities that are in force, with their rulings."""
    seen = {name for enemy in w.g.enemies for name in queries.profile_of(w.g, enemy).abilities}
    for name in sorted(seen):
        yield Explanation(id=f"word.{name}", name=w.ability(name), words=w.text(f"ability-{dashed(name)}.text"))


__all__ = ["log_lines", "scene"]
