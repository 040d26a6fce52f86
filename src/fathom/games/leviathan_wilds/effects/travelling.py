"""Verbs that move a climber: climb, jump, glide, push, fall, put."""

from __future__ import annotations

from collections.abc import Collection

from fathom.core.decisions import Option

from ..box.board import HELD, LEDGE, OFF, OPEN
from ..queries import features, forbidden, gravity, may_enter, nailed, swims, wind
from ..rules import falling, moving, sides, skills, terrain
from ..schema import verbs
from ..state import Wilds, step
from .registry import How, can, effect, nodes_of, number, skip, skip_option, verb


@verb(verbs.Climb)
@step("LW-082", "LW-319")
def climb(g: Wilds, c: int, node: str, how: How) -> None:
    """Climb up to n steps."""
    e: verbs.Climb = g.box.nodes[node]
    climb_on.now(g, c, number(e, "n", how), e.dir or "")


WAYS = {"up": ("up",), "down": ("down",), "side": ("left", "right"), "": ("up", "right", "left", "down")}


@step("LW-081", "LW-082", "LW-118", "LW-234", "LR-03")
def climb_on(g: Wilds, c: int, left: int, way: str) -> None:
    """One step after the other, each entered; stepping into an open space ends the climb."""
    k = g.climbers[c]
    if left <= 0 or k.defeated or nailed(g, k):
        return
    board = g.box.board
    options = []
    for w in WAYS[way]:
        space = board.step[w][k.space]
        if space in board.neighbours[k.space] and may_enter(g, space):
            options.append(Option(k.seat, "climb", (space,), board.at[space], climb_to(c, space, left, way)))
    options.append(Option(k.seat, "stop", (left,), (), skip()))
    g.ask("climb", k.seat, options, c, left)


@step("LW-081", "LR-03", "LR-31", "LR-46")
def climb_to(g: Wilds, c: int, space: int, left: int, way: str) -> None:
    """Climb one space; then perhaps stop a fall on the ledge reached, and climb on."""
    if g.box.hides:
        sides.explore(g, space)
    if g.terrain[space] & (OPEN | HELD) == OPEN and not swims(g, g.climbers[c]):
        left = 1
    g.agenda.append(climb_on(c, left - 1, way))
    if g.climbers[c].falling and g.terrain[space] & LEDGE:
        g.agenda.append(may_stop(c))
    terrain.enter.now(g, c, space)


@step("LW-156", "LW-170", "LR-46")
def may_stop(g: Wilds, c: int) -> None:
    """A falling climber may stop on every ledge that it enters, also on one that it merely crosses."""
    k = g.climbers[c]
    if k.falling and not k.defeated:
        here = g.box.board.at[k.space]
        g.ask(
            "pass_ledge",
            k.seat,
            [
                Option(k.seat, "stop_falling", (k.space,), here, falling.stop_falling(c)),
                Option(k.seat, "stay_falling", (k.space,), (), skip()),
            ],
            c,
        )


@can(verbs.Climb)
def can_climb(g: Wilds, c: int, e: verbs.Climb, user: int) -> bool:
    """There is always somewhere to climb, unless one is nailed down, or every step must go one way off the map."""
    if nailed(g, g.climbers[c]):
        return False
    return e.dir is None or any(g.box.board.step[w][g.climbers[c].space] >= 0 for w in WAYS[e.dir])


@verb(verbs.Jump)
@step("LW-084", "LW-085", "LW-123", "LW-124", "LW-125")
def jump(g: Wilds, c: int, node: str, how: How) -> None:
    """Jump straight to a landing that the number, the diagram or the condition allows.

    Up to a number of spaces (LW-085), or as a diagram shows it (LW-123), whose colours may cost more (LW-125). Only
    the landing is entered (LW-084, LW-124).
    """
    e: verbs.Jump = g.box.nodes[node]
    seat = g.climbers[c].seat
    if g.climbers[c].defeated or forbidden(g, c, "jump"):
        return
    options = []
    for space, colour in landings(g, c, e, number(e, "n", how), how[0]):
        extra = e.extra.get(colour, ())
        if not extra or skills.why_unpayable(g, c, extra) is None:
            options.append(Option(seat, "jump", (space,), g.box.board.at[space], jump_to(c, space, nodes_of(extra))))
    if options:
        options.append(skip_option(g, c))
        g.ask("jump", seat, options, c)


@step("LW-084", "LW-124", "LW-125")
def jump_to(g: Wilds, c: int, space: int, costs: tuple[str, ...]) -> None:
    """A coloured landing costs something; only the landing is entered."""
    g.then(*(skills.pay(c, cost) for cost in costs), terrain.enter(c, space))


def targets_of(g: Wilds, c: int, to: str, user: int) -> Collection[int]:
    """Return the spaces of what a jump must land on: the skill's user, another climber, a feature."""
    if to == "user":
        return (g.climbers[user].space,)
    if to == "climber":
        return [k.space for d, k in enumerate(g.climbers) if d != c and not k.defeated]
    return features(g, to)


def landings(g: Wilds, c: int, e: verbs.Jump, n: int, user: int) -> list[tuple[int, str]]:
    """Return the landings of a jump with their colours."""
    board = g.box.board
    here = g.climbers[c].space
    if e.diagram:
        found = list(board.landings(e.diagram, here))
    elif e.to:
        reach = board.jumps(here, n, wind(g)) if e.n else range(board.size)
        found = [(s, "x") for s in sorted(set(targets_of(g, c, e.to, user))) if s in reach and s != here]
    else:
        found = [(s, "x") for s in board.jumps(here, n, wind(g))]
    return [(s, colour) for s, colour in found if not g.terrain[s] & OFF] if board.shifting else found


@can(verbs.Jump)
def can_jump(g: Wilds, c: int, e: verbs.Jump, user: int) -> bool:
    """There is a landing."""
    if forbidden(g, c, "jump"):
        return False
    if not e.to and not g.box.board.shifting:
        return not e.diagram or bool(g.box.board.landings(e.diagram, g.climbers[c].space))
    if e.to and not targets_of(g, c, e.to, user):
        return False
    return bool(landings(g, c, e, e.n, user))


@verb(verbs.Glide)
@step("LW-086", "LW-087", "LW-320")
def glide(g: Wilds, c: int, node: str, how: How) -> None:
    """Glide up to n: one single move, of which only the last space is entered."""
    e: verbs.Glide = g.box.nodes[node]
    k = g.climbers[c]
    seat = k.seat
    if k.defeated or forbidden(g, c, "glide"):
        return
    options = [
        Option(seat, "glide", (space,), g.box.board.at[space], terrain.enter(c, space))
        for space, _ in g.box.board.glides(k.space, number(e, "n", how), gravity(g, k), wind(g))
        if not g.terrain[space] & OFF
    ]
    if options:
        g.ask("glide", seat, [*options, skip_option(g, c)], c)


@can(verbs.Glide)
def can_glide(g: Wilds, c: int, e: verbs.Glide, user: int) -> bool:
    """There is something below."""
    k = g.climbers[c]
    return g.box.board.step[gravity(g, k)][k.space] >= 0 and not forbidden(g, c, "glide")


@verb(verbs.Push)
@step("LW-262", "LW-270")
def push(g: Wilds, c: int, node: str, how: How) -> None:
    """Push n in a direction; Block may prevent spaces of it."""
    e: verbs.Push = g.box.nodes[node]
    if c >= 0 and not g.climbers[c].defeated:
        moving.push_somewhere.now(g, c, e.dir, e.n, how[2])


@verb(verbs.Fall)
@step("LW-160")
def fall(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber starts falling once the effect is complete."""
    if c >= 0 and not g.climbers[c].defeated and not nailed(g, g.climbers[c]):
        g.climbers[c].falling = True


@verb(verbs.Put)
@step("LW-159")
def put(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber is put on a named space."""
    if c < 0 or g.climbers[c].defeated:
        return
    at = effect(g, node, verbs.Put).at
    spaces = (g.box.board.links[g.climbers[c].space],) if at == "link" else features(g, at)
    if spaces:
        seat = g.climbers[c].seat
        g.ask("put", seat, [Option(seat, "put", (s,), g.box.board.at[s], moving.put(c, s)) for s in spaces], c)
