"""Avalanche: frost that fills the hands."""

from __future__ import annotations

from ..effects import How
from ..effects.registry import effect
from ..queries import own_tokens
from ..rules import injuries, scenario
from ..schema import verbs
from ..state import Wilds, step

#: So many frost tokens a climber can hold.
MOST = 3


@step("LW-188", "LW-190", "LW-192", "LW-249")
def frost(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber takes X frost, 3 at most; for each one that it cannot take it gains an injury instead."""
    if c < 0 or g.climbers[c].defeated:
        return
    n = effect(g, node, verbs.Ability).n
    room = min(n, MOST - len(own_tokens(g, c, "frost")))
    if room:
        room = min(room, len(scenario.supply(g, "frost")))
    if n > room:
        g.agenda.append(injuries.gain_injury(c, n - room))
    scenario.take_token.now(g, c, "frost", room)
