"""Bloom: pollen that clings to climbers, and vines that wither."""

from __future__ import annotations

from fathom.core.decisions import Option

from ..effects import How, lead_seat
from ..queries import standing
from ..rules import losses, scenario
from ..schema import verbs
from ..state import Wilds, step

POLLEN, VINE = "pollen", "vine"


@step("LW-188", "LW-249")
def pollen(g: Wilds, c: int, node: str, how: How) -> None:
    """Pollen X: take X pollen; for each one that the supply lacks, lose 1 grip instead, which no Block prevents."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    if c >= 0 and not g.climbers[c].defeated:
        cover.now(g, c, e.n)


@step("LW-188", "LW-249", "LR-52")
def cover(g: Wilds, c: int, n: int) -> None:
    """A climber takes pollen, as much as there is, and slips for the rest."""
    there = min(n, len(scenario.supply(g, POLLEN)))
    if n > there:
        g.agenda.append(losses.take_loss(c, "grip", n - there, ""))
    scenario.take_token.now(g, c, POLLEN, there)


@step("LW-188")
def wither(g: Wilds, c: int, node: str, how: How) -> None:
    """Wither X: X times the highest vine goes; without any vine, everybody takes pollen."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    if any(token.id == VINE for token in g.tokens):
        g.then(*(lose_vine() for _ in range(e.n)))
    else:
        g.then(*(cover(d, 1) for d in standing(g)))


@step("LW-157", "LW-222")
def lose_vine(g: Wilds) -> None:
    """The highest vine goes; if several are level, the players choose."""
    board = g.box.board
    vines = [i for i, token in enumerate(g.tokens) if token.id == VINE]
    top = max((board.y[g.tokens[i].space] for i in vines), default=0)
    seat = lead_seat(g)
    options = [
        Option(seat, "bloom.wither", (g.tokens[i].space,), board.at[g.tokens[i].space], wilt(i))
        for i in vines
        if board.y[g.tokens[i].space] == top
    ]
    if options:
        g.ask("bloom.wither", seat, options)


@step("LW-157", "LR-06")
def wilt(g: Wilds, vine: int) -> None:
    """The vine is pollen again and lies in the supply; whoever stood on it falls once the card is complete."""
    g.emit("withered", space=g.tokens[vine].space)
    scenario.return_tokens(g, [vine])
