"""Collector: six relics that must come along."""

from __future__ import annotations

from fathom.core import records
from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects
from ..effects import How
from ..queries import distance, features, own_tokens
from ..rules import ending, scenario
from ..state import Wilds, hooks, step

#: A fall that ends so many rows below its beginning shakes a relic loose.
FAR = 3


@step("LW-113", "LW-199", "LW-287", "LW-288", "LW-289")
def take(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber takes the relic on its space; it lies open in its play area. Perhaps the game is won.

    An anytime action with a limit of its own (LW-113): in one's own activation (LW-289), any number of them
    (LW-287). They count for the win even if the climber is defeated later (LW-288), which is checked now (LW-199).
    """
    i = next(i for i, t in enumerate(g.tokens) if t.id == "relic" and t.space == g.climbers[c].space)
    if g.tokens[i].hidden:
        g.uncover()
    taken = records.replace(g.tokens[i], space=-1, holder=c, hidden=False)
    g.tokens = (*g.tokens[:i], taken, *g.tokens[i + 1 :])
    g.emit("took_token", climber=c, token=f"relic.{taken.front}")
    ending.check_win(g)


@hooks.on("collector", "fall_end")
def shaken_loose(g: Wilds, c: int) -> Call | None:
    """A fall of three rows or more costs a relic."""
    row = g.box.board.y
    fell = row[g.fall_start] - row[g.climbers[c].space] if g.fall_start >= 0 else 0
    return give_back(c, "", effects.MUST) if fell >= FAR and own_tokens(g, c, "relic") else None


@step("LW-188")
def give_back(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber gives back one of its relics, of its choice."""
    if c < 0 or g.climbers[c].defeated:
        return
    seat = g.climbers[c].seat
    by_kind = {(g.tokens[i].front, g.tokens[i].ready): i for i in own_tokens(g, c, "relic")}
    options = [
        Option(seat, "give_back", (f"relic.{front}", ready), (), return_relic(c, i))
        for (front, ready), i in sorted(by_kind.items())
    ]
    if options:
        g.ask("give_back", seat, options, c)


@step("LW-188", "LW-222")
def return_relic(g: Wilds, c: int, i: int) -> None:
    """It goes, open and as ready as it is, onto the relic space closest to the climber that has none."""
    here = g.climbers[c].space
    taken = features(g, "token.relic")
    free = [s for s in features(g, "space.relic") if s not in taken]
    least = min(distance(g, here, s) for s in free)
    seat = effects.lead_seat(g)
    level = [s for s in free if distance(g, here, s) == least]
    options = [Option(seat, "return_relic", (s,), g.box.board.at[s], lay_relic(i, s)) for s in level]
    g.ask("return_relic", seat, options, c)


@step("LW-188")
def lay_relic(g: Wilds, i: int, space: int) -> None:
    """The relic lies here for whoever takes it."""
    scenario.put_token(g, i, space)
