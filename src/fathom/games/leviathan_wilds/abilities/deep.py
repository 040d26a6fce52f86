"""Deep: a fish in the sea, and air to swim on."""

from __future__ import annotations

from fathom.core.legality import No, no
from fathom.core.steps import Call

from ..effects import How, why_not
from ..queries import own_tokens, swims
from ..rules import losses, scenario
from ..schema import verbs
from ..state import Token, Wilds, hooks, step

AIR = "air"
#: As much as anybody can hold.
FULL = 3
NOBODY = -1


@step("LW-290", "LW-291")
def swim(g: Wilds, c: int, node: str, how: How) -> None:
    """Until the activation ends, open spaces carry the climber, and it glides and falls upward; a fall turns round."""
    g.scenario["swimmer"] = c


@why_not("deep.swim")
def why_not_swim(g: Wilds, c: int) -> No | None:
    """Not twice in an activation."""
    return SWIMS if swims(g, g.climbers[c]) else None


SWIMS = no("LW-290", "no-swim")


@hooks.on("deep", "activation_end")
def out_of_breath(g: Wilds, c: int) -> Call | None:
    """With the activation the swimming ends (LW-291)."""
    return stop_swimming() if g.scenario["swimmer"] == c else None


@step("LW-291", "LR-28")
def stop_swimming(g: Wilds) -> None:
    """Nobody swims any more; whoever is on an open space falls, without protection."""
    g.scenario["swimmer"] = NOBODY


@step("LW-159", "LW-190", "LR-21")
def breathe(g: Wilds, c: int, node: str, how: How) -> None:
    """Whoever enters the surface or a vent fills up to 3 air."""
    missing = FULL - len(own_tokens(g, c, AIR))
    if missing <= 0 or g.climbers[c].defeated:
        return
    wanted = scenario.supply(g, AIR)[:missing]
    if wanted:
        tokens = list(g.tokens)
        for i in wanted:
            tokens[i] = Token(AIR, holder=c, front=tokens[i].front)
        g.tokens = tuple(tokens)
        g.emit("breathed", climber=c, n=len(wanted))


@step("LW-249", "LW-010", "LR-52")
def gasp(g: Wilds, c: int, node: str, how: How) -> None:
    """Discard X air; for each that is missing lose 1 health, which no Block prevents."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    if c < 0 or g.climbers[c].defeated:
        return
    mine = own_tokens(g, c, AIR)[: e.n]
    if mine:
        scenario.return_tokens(g, mine)
        g.emit("gasped", climber=c, n=len(mine))
    g.then(losses.take_loss(c, "health", e.n - len(mine), ""))
