"""From a state to the table as a seat sees it: the scene, in words of one language.

The parts have modules of their own: `trays` (Court, Depths, Council, Locations, Border), `panels` (players,
hands, supplies, the account), `cards` (single cards), `options` and `then` (what can be chosen and
what it would do), `odds` (chances), `explain` (what words mean), `log`
(what happened), `words` (names).
"""

from __future__ import annotations

from fathom.core.scene import Head, Scene
from fathom.core.text import Text

from .. import queries
from ..state import Abyss, rule
from .beats import Beats
from .ending import ending
from .explain import explain
from .log import Log, moment
from .options import Answers
from .panels import end_words, hands, panels
from .trays import trays
from .words import Words

#: The steps of a turn; which one we are in is told by the state, or by a question about Locations.
STEPS = ("plot", "action", "locations", "end")
AT = {"start": 0, "act": 0, "explore": 1, "council": 1, "recruit": 1, "fight": 1, "end": 3}
LOCATIONS = frozenset({"spend_keys", "location", "drawn", "smokers"})


def scene(g: Abyss, seat: int, text: Text) -> Scene:
    """Describe the table as a seat sees it; seat -1 is a spectator, who sees what lies open and nothing else."""
    w = Words(g, text)
    rows = hands(w, seat)
    slips = (*panels(w, seat), *trays(w, seat))
    table = Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=_head(w),
        rows=rows,
        panels=slips,
        explain=explain(w, rows, slips),
        mood=(256, 60),
        backdrop="deep",
        ending=_ending(w),
        won=g.outcome.won_by(seat) if g.outcome and seat >= 0 else None,
    )
    return Answers(w, seat, g.decision).on(table) if g.decision else table


def _head(w: Words) -> Head:
    g = w.g
    near = end_words(w)
    subtitle = w("head-turn", expansion=g.setup.expansion, players=len(g.players), turn=g.turn)
    key = g.decision.key if g.decision else ""
    return Head(
        title=w.text("game-name"),
        subtitle=" · ".join([subtitle, *near[:1]]),
        steps=tuple(w.text(f"step-{step}") for step in STEPS),
        at=2 if key in LOCATIONS else AT.get(g.step, -1),
    )


@rule("AB-096", "AR-24")
def _ending(w: Words) -> str:
    """Return who has won and by what, and what broke a tie."""
    g = w.g
    if g.outcome is None:
        return ""
    winners = g.outcome.winners
    names = w.listed([w.player(seat) for seat in winners])
    best = g.outcome.scores[winners[0]]
    if len(winners) > 1:
        return w("ending-shared", players=names, n=best)
    level = [seat for seat, score in enumerate(g.outcome.scores) if score == best]
    if len(level) == 1:
        return w("ending-won", player=names, n=best)
    pearls = [g.players[seat].pearls for seat in level]
    if pearls.count(max(pearls)) == 1:
        return w("ending-pearls", player=names, n=best, pearls=max(pearls))
    strongest = max(g.box.lords[lord].influence for lord in queries.all_lords(g.players[winners[0]]))
    return w("ending-lord", player=names, n=best, lord=strongest)


log_lines = Log.lines
play = Beats.of

__all__ = ["Log", "ending", "log_lines", "moment", "play", "scene"]
