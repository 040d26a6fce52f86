"""Storm: a gale that blows left or right."""

from __future__ import annotations

from .. import effects
from ..effects import How
from ..effects.registry import effect
from ..queries import on_ledge, standing
from ..rules import losses
from ..schema import verbs
from ..state import Wilds, step

ROUND = {"left": "right", "right": "left"}


@step("LW-188")
def veer(g: Wilds, c: int, node: str, how: How) -> None:
    """The gale turns round."""
    g.scenario["gale"] = to = ROUND[str(g.scenario["gale"])]
    g.emit("scenario_state", state="gale", to=to)


@step("LW-188", "LW-249", "LW-262", "LW-263", "LR-04", "LR-07", "LR-52")
def gust(g: Wilds, c: int, node: str, how: How) -> None:
    """Every climber who is not on a ledge now is pushed X spaces the way the gale blows; no Block holds it."""
    n = effect(g, node, verbs.Ability).n
    loose = [d for d in standing(g) if not on_ledge(g, d)]
    pushes = [losses.take_loss(d, "push", n, str(g.scenario["gale"])) for d in loose]
    g.any_order("order_climbers", effects.lead_seat(g), pushes)
