"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `board` (map, pieces, attacks), `cards` (threat row, hands), `panels` (climbers,
supplies), `answers` (what can be chosen, what cannot and why), `then` and `vain` (what it would do), `explain` (what
words mean), `log` and `beats` (what happened, told and played),
`words` (names).
"""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text
from fathom.core.words import dashed

from .. import art
from ..state import Wilds, rule
from .answers import Answers
from .beats import Beats
from .board import boards
from .cards import rows
from .ending import ending
from .explain import explain
from .log import Log, moment
from .looming import looms
from .panels import panels
from .words import Words

#: The four steps of a turn, and the states of the engine in which each one is.
STEPS = ("reveal", "activate", "resolve", "draw")
AT = {"reveal": 0, "activate": 1, "resolve": 2, "draw": 3, "drawn": 3, "end": 3}


def scene(g: Wilds, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees the same but has nothing to choose."""
    w = Words(g, text)
    answers = Answers(w, seat, g.decision) if g.decision else None
    cards, slips = rows(w), panels(w)
    return Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=_head(w),
        boards=boards(w),
        rows=cards,
        panels=slips,
        looms=looms(w, seat),
        prompt=answers.prompt if answers else None,
        groups=answers.kinds() if answers else (),
        choices=answers.choices if answers else (),
        refusals=answers.refusals if answers else (),
        explain=explain(w, cards, slips),
        mood=art.hues(w.box.leviathan),
        pictures=w.box.leviathan.id,
        ending=_ending(w),
        won=g.outcome.won if g.outcome else None,
    )


def _head(w: Words) -> Head:
    g = w.g
    difficulty = w.text(f"difficulty-{g.setup.difficulty}")
    if not g.turn:
        subtitle = w("head-setup", difficulty=difficulty)
    else:
        key = "head-last-chance" if g.last_chance else "head-turn"
        subtitle = " · ".join((*w.states(), w(key, difficulty=difficulty, round=g.round, turn=g.turn)))
    steps = tuple(w.text(f"step-{step}") for step in STEPS)
    return Head(title=w.leviathan(), subtitle=subtitle, steps=steps, at=AT.get(g.step, -1))


@rule("LW-018", "LW-200")
def _ending(w: Words) -> str:
    """Return how the game ended; a win is told with the story's conclusion."""
    outcome = w.g.outcome
    if outcome is None:
        return ""
    if outcome.won:
        return w("ending-won", conclusion=w.text(f"leviathan-{w.box.leviathan.id}.conclusion"))
    return w.text(f"ending-{dashed(outcome.reason)}")


log_lines = Log.lines
play = Beats.of

__all__ = ["Log", "ending", "log_lines", "moment", "play", "scene"]
