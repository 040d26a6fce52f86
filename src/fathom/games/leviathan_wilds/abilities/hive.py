"""Hive: swarms that hatch from its cells and crawl after the climbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects
from ..box.board import FAR
from ..effects import How
from ..effects.registry import effect
from ..queries import distance, features, next_climber, standing, token_spaces
from ..rules import losses, scenario
from ..schema import verbs
from ..state import Wilds, hooks, rule, step

#: A crystal that breaks puts the swarms to sleep that are at most this far from it.
HUSH = 2


def swarms(g: Wilds) -> list[int]:
    """Return the swarms on the map."""
    return [i for i, token in enumerate(g.tokens) if token.id == "swarm" and token.space >= 0]


# ---------------------------------------------------------------------------------------------- hatching


@step("LW-188")
def hatch(g: Wilds, c: int, node: str, how: How) -> None:
    """X swarms hatch, one by one."""
    if n := effect(g, node, verbs.Ability).n:
        hatch_or_crawl(g, n)


@rule("LW-188")
def hatch_or_crawl(g: Wilds, left: int) -> None:
    """The next swarm hatches; if there is none in the supply, those on the map crawl 1 instead, once."""
    if scenario.first_in_supply(g, "swarm") < 0:
        march(g, 1)
    else:
        choose_cell(g, left)


@rule("LW-188", "LW-222")
def choose_cell(g: Wilds, left: int) -> None:
    """A swarm comes onto the empty cell that is closest to the active climber; if all hold one, onto the closest."""
    near = g.active if not g.climbers[g.active].defeated else next_climber(g, g.active)
    cells = features(g, "space.cell")
    held = token_spaces(g, "swarm")
    free = []
    for s in cells:
        if s not in held:
            free.append(s)
    level = closest(g.box.board.distance[g.climbers[near].space], free or cells)
    if len(level) == 1:
        hatch_on.now(g, level[0], left)
        return
    seat = effects.lead_seat(g)
    options = [Option(seat, "hatch", (s,), g.box.board.at[s], hatch_on(s, left)) for s in level]
    g.ask("hatch", seat, options)


@step("LW-188")
def hatch_on(g: Wilds, space: int, left: int) -> None:
    """The swarm hatches here, then the others; as soon as none is left, the swarms crawl 1 instead, once."""
    scenario.put_token(g, scenario.first_in_supply(g, "swarm"), space)
    if left > 1:
        hatch_or_crawl(g, left - 1)


def closest(away: Sequence[int], spaces: Iterable[int]) -> list[int]:
    """Return those of some spaces that are closest by their distances; several, if they are level."""
    least = FAR
    found: list[int] = []
    for s in spaces:
        if away[s] < least:
            least = away[s]
            found = [s]
        elif away[s] == least:
            found.append(s)
    return found


# ---------------------------------------------------------------------------------------------- crawling


@step("LW-188", "LW-298")
def swarm(g: Wilds, c: int, node: str, how: How) -> None:
    """Every swarm crawls up to X spaces towards the climber closest to it; nothing comes between."""
    march(g, effect(g, node, verbs.Ability).n)


@rule("LW-298")
def march(g: Wilds, n: int) -> None:
    """The swarms crawl one after the other, those closest to a climber first."""
    distance, climbers = g.box.board.distance, standing(g)
    first = []
    for i in swarms(g):
        row = distance[g.tokens[i].space]
        least = FAR
        for c in climbers:
            least = min(least, row[g.climbers[c].space])
        first.append((least, i))
    first.sort(reverse=True)  # the last call comes first
    for _, i in first:
        g.agenda.append(crawl(i, n))


@step("LW-222", "LW-298")
def crawl(g: Wilds, i: int, n: int) -> None:
    """A swarm makes for the climber closest to it; if several are, the players choose."""
    start = g.tokens[i].space
    spaces = []
    for k in g.climbers:
        if not k.defeated and k.space not in spaces:
            spaces.append(k.space)
    goals = closest(g.box.board.distance[start], spaces)
    if len(goals) == 1:
        crawl_to.now(g, i, goals[0], n)
    elif goals:
        seat = effects.lead_seat(g)
        options = [Option(seat, "crawl", (start, s), g.box.board.at[s], crawl_to(i, s, n)) for s in goals]
        g.ask("crawl", seat, options)


@step("LW-188", "LW-298")
def crawl_to(g: Wilds, i: int, goal: int, n: int) -> None:
    """It crawls first up or down, then sideways, whatever the terrain; where it meets climbers it bites."""
    space = (g.tokens[i].space, *way(g, g.tokens[i].space, goal, n))[-1]
    scenario.put_token(g, i, space)
    if space == goal:
        there = []
        for c, k in enumerate(g.climbers):
            if k.space == space and not k.defeated:
                there.append(c)
        if len(there) == 1:
            bite.now(g, i, there[0])
        else:
            seat = effects.lead_seat(g)
            g.ask("bite", seat, [Option(seat, "bite", (c,), (f"climber.{c}",), bite(i, c)) for c in there])


def way(g: Wilds, space: int, goal: int, n: int) -> tuple[int, ...]:
    """Return the spaces that a swarm crawls over on up to n steps towards another."""
    board = g.box.board
    up, aside = board.y[goal] - board.y[space], board.x[goal] - board.x[space]
    first = [board.step["up" if up > 0 else "down"]] * abs(up)
    then = [board.step["right" if aside > 0 else "left"]] * abs(aside)
    found = []
    for to in (first + then)[:n]:
        space = to[space]
        found.append(space)
    return tuple(found)


@step("LW-249", "LW-298", "LW-299", "LR-52")
def bite(g: Wilds, i: int, c: int) -> None:
    """The climber loses 1 health, which no Block prevents, and the swarm is discarded."""
    scenario.return_tokens(g, [i])
    g.emit("bitten", climber=c, token="swarm")
    losses.take_loss.now(g, c, "health", 1, "")


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
