"""Weaver: webs that bridge the open and catch whoever falls."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..effects import How
from ..queries import distance, features
from ..rules import losses, scenario
from ..state import Wilds, step


@step("LW-188", "LW-222", "LW-249", "LR-52")
def spin(g: Wilds, c: int, node: str, how: How) -> None:
    """A web comes onto the climber's space; one there already costs 1 health; none left: the furthest one is taken."""
    if c < 0 or g.climbers[c].defeated:
        return
    here = g.climbers[c].space
    webs = features(g, "token.web")
    if here in webs:
        losses.take_loss.now(g, c, "health", 1, "")
    elif (loose := scenario.first_in_supply(g, "web")) >= 0:
        scenario.put_token(g, loose, here)
    else:
        most = max(distance(g, here, s) for s in webs)
        seat = effects.lead_seat(g)
        far = [s for s in webs if distance(g, here, s) == most]
        g.ask("move_web", seat, [Option(seat, "move_web", (s,), g.box.board.at[s], move_web(s, here)) for s in far], c)


@step("LW-188", "LR-06")
def move_web(g: Wilds, start: int, space: int) -> None:
    """A web is taken away from where it lies; who stood on it over the open falls once the effect is complete."""
    i = next(i for i, token in enumerate(g.tokens) if token.id == "web" and token.space == start)
    scenario.put_token(g, i, space)
