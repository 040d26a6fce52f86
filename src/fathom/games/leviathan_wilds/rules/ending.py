"""The end of the game (chapter 17)."""

from __future__ import annotations

from fathom.core.decisions import Outcome

from ..queries.conditions import all_hold
from ..state import Wilds, rule


def _scores(g: Wilds, each: int) -> tuple[int, ...]:
    """Return the same score for every seat: everybody wins or everybody loses (LW-001)."""
    return (each,) * len({k.seat for k in g.climbers})


@rule("LW-001", "LW-179", "LW-199", "LW-200", "LR-08")
def check_win(g: Wilds) -> None:
    """The players win at once when no crystal is left, every pool is at 0, and the scenario's conditions are met."""
    if any(g.crystals) or any(g.pools) or not scenario_won(g):
        return
    g.emit("won")
    g.end(Outcome(True, "all_crystals_broken", _scores(g, 1)))


@rule("LW-199")
def scenario_won(g: Wilds) -> bool:
    """Whether everything is done that the scenario asks for besides broken crystals."""
    return all(entry.form != "win" or all_hold(g, -1, entry.when) for entry in g.box.rules.values())


@rule("LW-001", "LW-144", "LW-201")
def lose(g: Wilds, reason: str) -> None:
    """The Last Chance is over, or nobody is left: everybody loses."""
    g.emit("lost", reason=reason)
    g.end(Outcome(False, reason, _scores(g, 0)))
