"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `board` (the growing map), `cards` (hands, the tile in hand, cards of
Encounters), `panels` (Heroes, party, tiles, patterns, what is in reach), `combat` (Monsters and pairs),
`options` and `then` (what can be chosen and what it would do), `explain` (what words mean), `log`
(what happened), `words` (names).
"""

from __future__ import annotations

import msgspec

from fathom.core.scene import Head, Scene
from fathom.core.text import Text
from fathom.core.words import dashed

from ..art.style import HUES
from ..box import ECOLOGIES
from ..setup import record
from ..state import Depths, rule
from .beats import Beats
from .board import boards
from .cards import encounter, rows
from .combat import AT, combat
from .combat import STEPS as ROUND
from .ending import ending
from .explain import explain
from .log import Log, moment
from .options import Answers
from .panels import panels
from .words import Words

#: Where in the game we are, by phase.
STEPS = ("explore", "tile", "encounter", "level_up")


def scene(g: Depths, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees the same but has nothing to choose."""
    w = Words(g, text)
    decision = g.decision
    answers = Answers(w, seat, decision) if decision else None
    held = rows(w, decision)
    slips = (*encounter(w, decision), *(combat(w) if g.foes else panels(w, decision)))
    return Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=_head(w),
        boards=boards(w),
        rows=held,
        panels=slips,
        prompt=answers.prompt if answers else None,
        groups=answers.kinds() if answers else (),
        choices=answers.choices if answers else (),
        refusals=answers.refusals if answers else (),
        explain=explain(w, held, slips),
        mood=HUES[ECOLOGIES[g.ecology]],
        sheet=_sheet(g),
        ending=_ending(w),
        won=g.outcome.won if g.outcome else None,
    )


def _head(w: Words) -> Head:
    g = w.g
    if g.foes:
        key = g.decision.key if g.decision else ""
        return Head(
            title=w.listed([w.foe(foe.id) for foe in g.foes]),
            subtitle=w("head-combat", ecology=w.ecology(g.ecology), n=g.round),
            steps=tuple(w.text(f"round-{step}") for step in ROUND),
            at=AT.get(key, 3),
        )
    total = len(w.land.grounds)
    return Head(
        title=w.text("game-name"),
        subtitle=w("head-where", ecology=w.ecology(g.ecology), n=len(g.cells), total=total, heroes=len(g.heroes)),
        steps=tuple(w.text(f"step-{dashed(step)}") for step in STEPS),
        at=STEPS.index(g.phase) if g.phase in STEPS else -1,
    )


@rule("FD-162", "FD-163", "FR-09")
def _sheet(g: Depths) -> str:
    """Return the Hero Record sheets right after a Level Up: what is needed to go on another day."""
    if g.decision is None or g.decision.key != "level_up":
        return ""
    return msgspec.json.encode(record(g)).decode()


def _ending(w: Words) -> str:
    outcome = w.g.outcome
    return w.text(f"ending-{dashed(outcome.reason)}") if outcome else ""


log_lines = Log.lines
play = Beats.of

__all__ = ["Log", "ending", "log_lines", "moment", "play", "scene"]
