"""Verbs about chance: flip the coin, and what may be played onto a flip."""

from __future__ import annotations

from fathom.core.decisions import Option

from ..rules import anytime
from ..schema import verbs
from ..state import Coin, Wilds, step
from .combining import carry_out
from .registry import How, any_can, can, effect, nodes_of, verb


@verb(verbs.Flip)
@step("LW-280")
def flip(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber flips the coin."""
    toss(g, c, doubled=False)
    show.now(g, c, node, how)


def toss(g: Wilds, c: int, *, doubled: bool) -> None:
    """Leave it to chance which side the coin shows."""
    g.coin = Coin(g.rng("coin").below(2) == 0, doubled)
    g.emit("flipped", climber=c, side="heads" if g.coin.heads else "tails")


@step("LW-229", "LW-280", "LR-36", "LR-51")
def show(g: Wilds, c: int, node: str, how: How) -> None:
    """The coin lies there: cards may be played onto the flip, inside the skill that it belongs to."""
    assert g.coin is not None
    again = show(c, node, how)
    options = anytime.modifiers(g, "coin", c, again)
    if not g.coin.heads:
        options += anytime.modifiers(g, "tails", c, again)
    if not options:
        let_stand.now(g, c, node, how)
        return
    seat = g.climbers[c].seat
    options.append(Option(seat, "let_stand", (node, g.coin.heads, g.coin.doubled), (), let_stand(c, node, how)))
    g.ask("coin", seat, options, c)


@step("LW-280", "LR-51")
def let_stand(g: Wilds, c: int, node: str, how: How) -> None:
    """The side shown is carried out; with all or nothing at stake heads counts twice, tails not at all."""
    coin, g.coin = g.coin, None
    assert coin is not None
    e: verbs.Flip = g.box.nodes[node]
    if coin.heads:
        for _ in range(1 + coin.doubled):
            g.agenda.append(carry_out(c, nodes_of(e.heads), how))
    elif not coin.doubled:
        carry_out.now(g, c, nodes_of(e.tails), how)


@can(verbs.Flip)
def can_flip(g: Wilds, c: int, e: verbs.Flip, user: int) -> bool:
    """One of its sides could do something."""
    return any_can(g, c, e.heads, user) or any_can(g, c, e.tails, user)


@verb(verbs.Coin)
@step("LW-280")
def coin(g: Wilds, c: int, node: str, how: How) -> None:
    """The coin of the flip under way is turned to heads, or flipped again for all or nothing."""
    if g.coin is None:
        return
    if effect(g, node, verbs.Coin).act == "heads":
        g.coin = Coin(True, g.coin.doubled)
        g.emit("turned_coin", climber=c)
    else:
        toss(g, c, doubled=True)


@can(verbs.Coin)
def can_coin(g: Wilds, c: int, e: verbs.Coin, user: int) -> bool:
    """A flip is under way; a coin that shows heads already cannot be turned to it."""
    return g.coin is not None and not (e.act == "heads" and g.coin.heads)
