"""The Tyrant: spines that nail climbers to their spaces, and how to get rid of them."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from ..effects import How, why_not
from ..queries import distance, nailed_down, own_tokens
from ..rules import scenario
from ..state import Wilds, step

SPINE = "spine"


@step("LW-249")
def pin(g: Wilds, c: int, node: str, how: How) -> None:
    """Nail: a climber without a spine takes one; a fall that was about to come, or under way, ends there."""
    if c >= 0 and not g.climbers[c].defeated and not own_tokens(g, c, SPINE):
        g.climbers[c].falling = False
        scenario.take_token.now(g, c, SPINE, 1)


def in_reach(g: Wilds, c: int) -> list[int]:
    """Return the other climbers with a spine whom a climber can reach, though it has one itself."""
    here = g.climbers[c].space
    nailed = nailed_down(g)
    found = []
    for d, k in enumerate(g.climbers):
        if d in nailed and d != c and not k.defeated and distance(g, here, k.space) <= 1:
            found.append(d)
    return found


@why_not("tyrant.pull")
def why_not_pull(g: Wilds, c: int) -> No | None:
    """Nobody beside the climber is nailed down."""
    return None if in_reach(g, c) else NO_SPINE


NO_SPINE = no("LW-080", "no-spine")


@step("LW-080")
def pull(g: Wilds, c: int, node: str, how: How) -> None:
    """Pull out: the spine of another climber on the own space or next to it is discarded."""
    seat = g.climbers[c].seat
    options = [Option(seat, "choose_climber", (d,), (f"climber.{d}",), free(d)) for d in in_reach(g, c)]
    g.ask("tyrant.pull", seat, options, c)


@step("LW-080")
def free(g: Wilds, c: int) -> None:
    """The spine returns to the supply; on an open space, or without grip off a ledge, the climber falls now."""
    scenario.return_tokens(g, own_tokens(g, c, SPINE))
    g.emit("freed", climber=c)
