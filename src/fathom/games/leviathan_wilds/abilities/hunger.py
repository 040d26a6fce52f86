"""Hunger: a stomach beside the map, thorns where attacks have been, crystals that feed."""

from __future__ import annotations

from fathom.core.decisions import Option

from ..effects import How, lead_seat
from ..queries import features
from ..rules import scenario
from ..schema import verbs
from ..state import Wilds, step


@step("LW-300", "LW-191")
def thorn(g: Wilds, c: int, node: str, how: How) -> None:
    """A thorn comes onto the space of each attack marker that has none, as far as the supply goes."""
    thorny = features(g, "token.thorn")
    spaces = [space for space in dict.fromkeys(marker.space for marker in g.markers) if space not in thorny]
    for i, space in zip(scenario.supply(g, "thorn"), spaces, strict=False):
        scenario.put_token(g, i, space)


@step("LW-302", "LR-34")
def metabolize(g: Wilds, c: int, node: str, how: How) -> None:
    """So many times the lowest crystal is fed."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    g.then(*[feed()] * e.n)


@step("LW-302", "LW-222", "LR-34", "LR-40")
def feed(g: Wilds) -> None:
    """The lowest of all crystals goes up by 1, to 6 at most; on a tie one in the stomach, else as the players like."""
    lowest = scenario.crystals_for(g, "lowest_value", None, -1)
    stomach = features(g, "overlay.stomach")
    inside = [space for space in lowest if space in stomach]
    seat = lead_seat(g)
    options = [
        Option(seat, "crystal", (space,), g.box.board.at[space], scenario.change_die(space, 1))
        for space in inside or lowest
    ]
    if options:
        g.ask("crystal", seat, options)
