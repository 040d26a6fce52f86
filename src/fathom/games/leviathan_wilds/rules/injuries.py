"""Injuries (chapter 14)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..state import Wilds, step
from . import skills, timing


@step("LW-175", "LW-176", "LW-178", "LW-220", "LR-43")
def gain_injury(g: Wilds, c: int, n: int) -> None:
    """Draw injury cards and lay them by the climber's board; in solo play Paranoid is void and another one is drawn."""
    k = g.climbers[c]
    if n <= 0 or k.defeated or not g.injuries:
        return
    g.uncover()
    card, g.injuries = g.injuries[0], g.injuries[1:]
    void = ""
    if g.setup.solo and g.box.injuries[card].solo == "redraw":
        void = card
        g.emit("void_injury", climber=c, injury=card)
        if not g.injuries:
            shuffle_back(g, void)
            return
        card, g.injuries = g.injuries[0], g.injuries[1:]
    if void:
        shuffle_back(g, void)
    k.injuries = (*k.injuries, card)
    g.emit("injured", climber=c, injury=card)
    injury = g.box.injuries[card]
    calls = []
    if injury.once:
        calls.append(effects.carry_out(c, tuple(effect.node for effect in injury.once), effects.MUST))
    if injury.remove.now:
        calls.append(remove_injury(c, card))
    g.then(*calls, gain_injury(c, n - 1))


@step("LW-177")
def remove_injury(g: Wilds, c: int, card: str) -> None:
    """The injury goes and is shuffled back into its deck at once."""
    k = g.climbers[c]
    if card not in k.injuries:
        return
    at = k.injuries.index(card)
    k.injuries = k.injuries[:at] + k.injuries[at + 1 :]
    shuffle_back(g, card)
    g.emit("healed", climber=c, injury=card)
    after = g.box.injuries[card].remove.then
    if after:
        g.then(effects.carry_out(c, tuple(effect.node for effect in after), effects.MUST))


def shuffle_back(g: Wilds, card: str) -> None:
    """Shuffle an injury card into the deck."""
    g.injuries = g.rng("injuries").shuffled((*g.injuries, card))


@step("LW-177")
def pay_off_injury(g: Wilds, c: int, card: str) -> None:
    """In its own activation a climber pays what an injury asks for, and is rid of it."""
    costs = g.box.injuries[card].remove.cost
    g.then(*(skills.pay(c, cost.node) for cost in costs), remove_injury(c, card), timing.settle())


@step("LW-177")
def remove_some(g: Wilds, c: int, n: int) -> None:
    """An effect removes n injuries of the climber's choice."""
    k = g.climbers[c]
    if n > 0 and k.injuries and not k.defeated:
        options = [
            Option(k.seat, "remove_injury", (card,), (f"injury.{c}.{card}",), remove_then(c, card, n))
            for card in k.injuries
        ]
        g.ask("remove_injury", k.seat, options, c)


@step("LW-177")
def remove_then(g: Wilds, c: int, card: str, n: int) -> None:
    """Remove one injury, then the others."""
    g.then(remove_injury(c, card), remove_some(c, n - 1))
