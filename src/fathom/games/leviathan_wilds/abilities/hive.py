"""Hive: swarms that hatch from its cells and crawl after the climbers."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects, schema
from ..effects import How
from ..effects.registry import effect
from ..queries import distance, features, next_climber, standing
from ..rules import losses, scenario
from ..state import Wilds, hooks, rule, step

#: A crystal that breaks puts the swarms to sleep that are at most this far from it.
HUSH = 2


def swarms(g: Wilds) -> list[int]:
    """Return the swarms on the map."""
    return [i for i, token in enumerate(g.tokens) if token.id == "swarm" and token.space >= 0]


# ---------------------------------------------------------------------------------------------- hatching


@step("LW-188")
def hatch(g: Wilds, c: int, node: int, how: How) -> None:
    """X swarms hatch, one by one; if there is none in the supply, those on the map crawl 1."""
    if scenario.first_in_supply(g, "swarm") >= 0:
        hatch_one.now(g, effect(g, node, schema.Ability).n)
    else:
        march(g, 1)


@step("LW-188", "LW-222")
def hatch_one(g: Wilds, left: int) -> None:
    """A swarm comes onto the empty cell that is closest to the active climber; if all hold one, onto the closest."""
    if not left or scenario.first_in_supply(g, "swarm") < 0:
        return
    near = g.active if not g.climbers[g.active].defeated else next_climber(g, g.active)
    away = g.box.board.distance[g.climbers[near].space]
    cells = features(g, "space.cell")
    held = features(g, "token.swarm")
    free = [s for s in cells if s not in held] or list(cells)
    least = min([away[s] for s in free])
    seat = effects.lead_seat(g)
    options = [Option(seat, "hatch", (s,), g.box.board.at[s], hatch_on(s, left)) for s in free if away[s] == least]
    g.ask("hatch", seat, options)


@step("LW-188")
def hatch_on(g: Wilds, space: int, left: int) -> None:
    """The swarm hatches here, then the others."""
    scenario.put_token(g, scenario.first_in_supply(g, "swarm"), space)
    hatch_one.now(g, left - 1)


# ---------------------------------------------------------------------------------------------- crawling


@step("LW-188", "LW-298")
def swarm(g: Wilds, c: int, node: int, how: How) -> None:
    """Every swarm crawls up to X spaces towards the climber closest to it; nothing comes between."""
    march(g, effect(g, node, schema.Ability).n)


@rule("LW-298")
def march(g: Wilds, n: int) -> None:
    """The swarms crawl one after the other, those closest to a climber first."""
    spaces = [g.climbers[c].space for c in standing(g)]

    def away(i: int) -> int:
        row = g.box.board.distance[g.tokens[i].space]
        return min([row[s] for s in spaces])

    g.then(*[crawl(i, n) for i in sorted(swarms(g), key=away)])


@step("LW-222", "LW-298")
def crawl(g: Wilds, i: int, n: int) -> None:
    """A swarm makes for the climber closest to it; if several are, the players choose."""
    start = g.tokens[i].space
    away = g.box.board.distance[start]
    spaces = dict.fromkeys([g.climbers[c].space for c in standing(g)])
    least = min([away[s] for s in spaces], default=0)
    seat = effects.lead_seat(g)
    options = [
        Option(seat, "crawl", (start, s), g.box.board.at[s], crawl_to(i, s, n)) for s in spaces if away[s] == least
    ]
    if options:
        g.ask("crawl", seat, options)


@step("LW-188", "LW-298")
def crawl_to(g: Wilds, i: int, goal: int, n: int) -> None:
    """It crawls first up or down, then sideways, whatever the terrain; where it meets climbers it bites."""
    space = [g.tokens[i].space, *way(g, g.tokens[i].space, goal, n)][-1]
    scenario.put_token(g, i, space)
    if space == goal:
        seat = effects.lead_seat(g)
        there = [c for c in standing(g) if g.climbers[c].space == space]
        g.ask("bite", seat, [Option(seat, "bite", (c,), (f"climber.{c}",), bite(i, c)) for c in there])


def way(g: Wilds, space: int, goal: int, n: int) -> list[int]:
    """Return the spaces that a swarm crawls over on up to n steps towards another."""
    board = g.box.board
    up, aside = board.y[goal] - board.y[space], board.x[goal] - board.x[space]
    first = [board.step["up" if up > 0 else "down"]] * abs(up)
    then = [board.step["right" if aside > 0 else "left"]] * abs(aside)
    found = []
    for to in (first + then)[:n]:
        space = to[space]
        found.append(space)
    return found


@step("LW-298", "LW-299")
def bite(g: Wilds, i: int, c: int) -> None:
    """The climber loses 1 health, and the swarm is discarded."""
    scenario.return_tokens(g, [i])
    g.emit("bitten", climber=c, token="swarm")
    losses.suffer_loss.now(g, c, "health", 1, "")


# ---------------------------------------------------------------------------------------------- sleep


@hooks.on("hive", "crystal_gone")
def sound(g: Wilds, space: int) -> Call | None:
    """A crystal that breaks is heard nearby."""
    return hush(space) if any(distance(g, space, g.tokens[i].space) <= HUSH for i in swarms(g)) else None


@step("LW-198")
def hush(g: Wilds, space: int) -> None:
    """All swarms at most 2 spaces from the broken crystal are discarded."""
    near = [i for i in swarms(g) if distance(g, space, g.tokens[i].space) <= HUSH]
    scenario.return_tokens(g, near)
    g.emit("hushed", n=len(near), space=space)
