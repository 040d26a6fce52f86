"""The verbs that content may use: what each does (a step), and whether it could do anything now (`can_do`).

Every verb's step has the same arguments: the climber who carries it out (-1: nobody, it just happens), the number of
the effect in the box, and *how*: (user of the skill, number raised by focus, origin of the attack, must it be).
On a skill everything is optional and in any order; on a threat card nothing is, and the order is the printed one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from fathom.core.decisions import Option
from fathom.core.steps import Call, Step

from . import schema
from .board import LEDGE, OFF, OPEN
from .queries import (
    POOL,
    all_hold,
    below,
    candidates,
    distance,
    features,
    forbidden,
    helpable,
    may_anchor,
    mod,
    own_tokens,
    reach_of,
    standing,
    strike_targets,
    times,
)
from .rules import draw, ending, falling, grip, health, injuries, losses, moving, scenario, skills, strikes, terrain, timing
from .schema import Effect
from .state import Bonus, Guard, Wilds, rule, step

#: (user, (node, field) raised by focus or (), origin space or -1, whether it must be carried out)
How: TypeAlias = tuple[int, tuple[Any, ...], int, bool]

MUST: How = (-1, (), -1, True)


def skill(user: int) -> How:
    """Return how a skill of this climber is carried out."""
    return (user, (), -1, False)


VERBS: dict[type, Step[[int, int, How]]] = {}
CAN: dict[type, Callable[[Wilds, int, Any, int], bool]] = {}


def verb(kind: type) -> Callable[[Step[[int, int, How]]], Step[[int, int, How]]]:
    """Say which step carries out a verb."""

    def register(made: Step[[int, int, How]]) -> Step[[int, int, How]]:
        VERBS[kind] = made
        return made

    return register


def can(kind: type) -> Callable[[Callable[[Wilds, int, Any, int], bool]], Callable[[Wilds, int, Any, int], bool]]:
    """Say which question tells whether a verb could do something for a climber now."""

    def register(fn: Callable[[Wilds, int, Any, int], bool]) -> Callable[[Wilds, int, Any, int], bool]:
        CAN[kind] = fn
        return fn

    return register


def call(g: Wilds, c: int, node: int, how: How) -> Call:
    """Return the pending call for an effect."""
    return VERBS[type(g.box.nodes[node])](c, node, how)


def number(effect: Any, field: str, how: How) -> int:
    """Return a number of an effect, 1 more if focus raised it (LW-127)."""
    value: int = getattr(effect, field)
    return value + 1 if how[1] == (effect.node, field) else value


def can_do(g: Wilds, c: int, effect: Effect, user: int) -> bool:
    """Whether an effect of a skill could do anything for a climber now (LR-50)."""
    return CAN[type(effect)](g, c, effect, user)


def any_can(g: Wilds, c: int, effects: Sequence[Effect], user: int) -> bool:
    """Whether one of the effects could do anything."""
    for effect in effects:
        if CAN[type(effect)](g, c, effect, user):
            return True
    return False


def nodes_of(effects: Sequence[Effect]) -> tuple[int, ...]:
    """Return the numbers of effects."""
    return tuple(effect.node for effect in effects)


# ---------------------------------------------------------------------------------------------- combining


@step("LW-041", "LW-042", "LW-079", "LW-114", "LW-116", "LW-117", "LW-118", "LW-119", "LW-227", "LW-230")
def carry_out(g: Wilds, c: int, nodes: tuple[int, ...], how: How) -> None:
    """Carry out a list of effects in one go: a skill's in any order and as far as one likes, a threat's as printed."""
    if not nodes or (c >= 0 and g.climbers[c].defeated):
        return
    if len(nodes) == 1:
        VERBS[type(g.box.nodes[nodes[0]])].now(g, c, nodes[0], how)
        return
    if how[3]:
        g.then(*(call(g, c, node, how) for node in nodes))
        return
    doable = [node for node in nodes if can_do(g, c, g.box.nodes[node], how[0])]
    if not doable:
        return
    seat = g.climbers[c].seat
    options = [Option(seat, "part", (node,), (), do_part(c, nodes, node, how)) for node in doable]
    if len(doable) > 1:
        options.append(Option(seat, "skip_rest", (), (), skip()))
    g.ask("part", seat, options, c)


@step("LW-116")
def do_part(g: Wilds, c: int, nodes: tuple[int, ...], node: int, how: How) -> None:
    """Carry out one part of a skill, then the others."""
    g.then(call(g, c, node, how), carry_out(c, tuple(n for n in nodes if n != node), how))


@step("LW-119")
def skip(g: Wilds) -> None:
    """Every effect of a skill is optional: this one is not used."""


def skip_option(g: Wilds, c: int) -> Option:
    """Return the option not to use an effect."""
    return Option(g.climbers[c].seat, "skip", (), (), skip())


@verb(schema.InOrder)
@step("LW-117", "LW-230")
def in_order(g: Wilds, c: int, node: int, how: How) -> None:
    """The card fixes the order."""
    g.then(*(call(g, c, inner.node, how) for inner in g.box.nodes[node].of))  # type: ignore[union-attr]


@can(schema.InOrder)
def can_in_order(g: Wilds, c: int, e: schema.InOrder, user: int) -> bool:
    """Any of its parts."""
    return any_can(g, c, e.of, user)


@verb(schema.Choose)
@step("LW-231", "LW-232", "LW-281", "LR-18")
def choose(g: Wilds, c: int, node: int, how: How) -> None:
    """One of several lists; on a threat one that can be carried out must be taken, if there is one."""
    e = _as(g, node, schema.Choose)
    if c < 0:
        return
    lists = list(enumerate(e.of))
    if how[3]:
        possible = [(i, part) for i, part in lists if can_suffer(g, c, part)]
    else:
        possible = [(i, part) for i, part in lists if any_can(g, c, part, how[0])]
        if not possible:
            return
    seat = g.climbers[c].seat
    options = [
        Option(seat, "alternative", (node, i), (), carry_out(c, nodes_of(part), how)) for i, part in possible or lists
    ]
    if not how[3] and e.pick == 1:
        options.append(skip_option(g, c))
        if len(options) == 2:
            options.pop()
    g.ask("or", seat, options, c)


@can(schema.Choose)
def can_choose(g: Wilds, c: int, e: schema.Choose, user: int) -> bool:
    """Any of its lists."""
    return any(any_can(g, c, part, user) for part in e.of)


@rule("LW-231", "LW-232")
def can_suffer(g: Wilds, c: int, effects: Sequence[Effect]) -> bool:
    """Whether a threat's list can be carried out completely on a climber."""
    k = g.climbers[c]
    for e in effects:
        if isinstance(e, schema.Lose):
            if e.grip > len(g.cards[k.cards].deck) or e.blight > k.blight or e.injury > len(k.injuries):
                return False
        elif isinstance(e, schema.Gain):
            if e.injury > len(g.injuries):
                return False
        elif isinstance(e, schema.Discard):
            if e.n != "all" and e.n > len(g.cards[k.cards].hand):
                return False
        elif isinstance(e, schema.Spend):
            if len(own_tokens(g, c, e.token)) < e.n:
                return False
        elif isinstance(e, schema.Exhaust):
            if skills.ready_count(g, c, e.token) < e.n:
                return False
        elif isinstance(e, schema.Push):
            ways = moving.directions(g, c, e.dir, -1)
            space = k.space
            for _ in range(e.n):
                space = g.box.board.step[ways[0]][space] if ways and space >= 0 else -1
            if space < 0 or g.terrain[space] & OFF:
                return False
        elif isinstance(e, schema.Enrage):
            if not any(not slot.up and not slot.enraged for slot in g.threats):
                return False
    return True


@verb(schema.If)
@step("LW-227")
def if_(g: Wilds, c: int, node: int, how: How) -> None:
    """Effects that depend on conditions, checked now."""
    e = _as(g, node, schema.If)
    g.then(carry_out(c, nodes_of(e.then if all_hold(g, c, e.cond) else e.else_), how))


@can(schema.If)
def can_if(g: Wilds, c: int, e: schema.If, user: int) -> bool:
    """The branch that the conditions choose."""
    return any_can(g, c, e.then if all_hold(g, c, e.cond) else e.else_, user)


@verb(schema.Pay)
@step("LW-120", "LW-284")
def pay(g: Wilds, c: int, node: int, how: How) -> None:
    """The climber may pay for something more; at most once per skill."""
    e = _as(g, node, schema.Pay)
    seat = g.climbers[c].seat
    options = []
    if skills.payable(g, c, e.cost):
        options.append(Option(seat, "pay", (node,), (), pay_then(c, node, how)))
    without = carry_out(c, nodes_of(e.else_), how)
    options.append(Option(seat, "do_not_pay", (node,), (), without))
    g.ask("pay", seat, options, c)


@step("LW-120")
def pay_then(g: Wilds, c: int, node: int, how: How) -> None:
    """Pay, then carry out what was paid for."""
    e = _as(g, node, schema.Pay)
    g.emit("paid", climber=c)
    g.then(*(skills.pay(c, cost.node) for cost in e.cost), carry_out(c, nodes_of(e.then), how))


@can(schema.Pay)
def can_pay(g: Wilds, c: int, e: schema.Pay, user: int) -> bool:
    """What can be paid for, or what comes without."""
    return (skills.payable(g, c, e.cost) and any_can(g, c, e.then, user)) or any_can(g, c, e.else_, user)


@verb(schema.Let)
@step("LW-093", "LW-115", "LW-281", "LR-40")
def let(g: Wilds, c: int, node: int, how: How) -> None:
    """Chosen climbers carry out effects, deciding for themselves."""
    e = _as(g, node, schema.Let)
    if how[3]:
        fit = [d for d in candidates(g, e.who, "", e.where)]
        if e.who != "any" or not fit:
            g.any_order("order_climbers", lead_seat(g), (carry_out(d, nodes_of(e.then), how) for d in fit))
            return
    else:
        fit = let_candidates(g, c, e, number(e, "within", how) if e.within >= 0 else -1)
    if not fit:
        return
    if e.who in ("all", "others", "self"):
        g.then(let_each(c, node, tuple(fit), how))
    else:
        g.then(let_choose(c, node, tuple(fit), e.count, (), how))


def let_candidates(g: Wilds, c: int, e: schema.Let, within: int) -> list[int]:
    """Return the climbers whom a skill may choose."""
    row = g.box.board.distance[g.climbers[c].space]
    found = []
    for d, k in enumerate(g.climbers):
        if k.defeated or (e.who not in ("any", "all", "self") if d == c else e.who == "self"):
            continue
        if 0 <= within < row[k.space] or (d != c and k.injuries and not helpable(g, c, d)):
            continue
        if not e.where or all_hold(g, d, e.where):
            found.append(d)
    return found


@can(schema.Let)
def can_let(g: Wilds, c: int, e: schema.Let, user: int) -> bool:
    """Anybody whom it may choose and for whom it does something."""
    for d in let_candidates(g, c, e, e.within):
        for effect in e.then:
            if CAN[type(effect)](g, d, effect, user):
                return True
    return False


@step("LW-115", "LW-281")
def let_choose(g: Wilds, c: int, node: int, fit: tuple[int, ...], count: int, chosen: tuple[int, ...], how: How) -> None:
    """The user chooses the climbers one by one."""
    if not count or not fit:
        g.then(let_each(c, node, chosen, how))
        return
    seat = g.climbers[c].seat if c >= 0 else lead_seat(g)
    e = _as(g, node, schema.Let)
    useful = [d for d in fit if how[3] or any_can(g, d, e.then, how[0])]
    options = [
        Option(
            seat,
            "choose_climber",
            (d,),
            (f"climber.{d}",),
            let_choose(c, node, tuple(f for f in fit if f != d), count - 1, (*chosen, d), how),
        )
        for d in useful
    ]
    if not how[3]:
        options.append(Option(seat, "skip", (), (), let_each(c, node, chosen, how)))
    if options:
        g.ask("choose_climber", seat, options, c)


@step("LW-115", "LW-282", "LR-39")
def let_each(g: Wilds, c: int, node: int, chosen: tuple[int, ...], how: How) -> None:
    """Each chosen climber carries the effects out; a number raised by focus counts for one of them only."""
    if not chosen:
        return
    e = _as(g, node, schema.Let)
    first, rest = chosen[0], chosen[1:]
    inner = nodes_of(e.then)
    if not how[3] and e.count > 1 and g.german:
        g.then(let_with_own_focus(first, inner, how), let_each(c, node, rest, how))
        return
    if not rest or not how[1] or how[1] not in _numbers_inside(e):
        g.then(carry_out(first, inner, how), let_each(c, node, rest, how))
        return
    seat = g.climbers[c].seat
    plain: How = (how[0], (), how[2], how[3])
    g.ask(
        "raise_for",
        seat,
        [
            Option(seat, "raise_for", (first,), (f"climber.{first}",), let_both(c, node, first, rest, how, plain)),
            Option(seat, "raise_later", (first,), (), let_both(c, node, first, rest, plain, how)),
        ],
        first,
    )


@step("LW-282")
def let_both(g: Wilds, c: int, node: int, first: int, rest: tuple[int, ...], mine: How, theirs: How) -> None:
    """One climber carries it out in one way, the others in the other."""
    e = _as(g, node, schema.Let)
    g.then(carry_out(first, nodes_of(e.then), mine), let_each(c, node, rest, theirs))


@step("LW-282", "LR-39")
def let_with_own_focus(g: Wilds, c: int, nodes: tuple[int, ...], how: How) -> None:
    """German edition: each of two climbers may improve the effect that it carries out by its own focus."""
    k = g.climbers[c]
    plain: How = (how[0], (), how[2], False)
    raised = [n for node in nodes for n in _numbers_inside(g.box.nodes[node])]
    if how[1] in raised and c == how[0]:
        g.then(carry_out(c, nodes, how))
        return
    if not k.focused or not raised:
        g.then(carry_out(c, nodes, plain))
        return
    options = [Option(k.seat, "no_focus", (), (), carry_out(c, nodes, plain))]
    for n, field in raised:
        options.append(Option(k.seat, "focus", (n, field), (), skills.use_focus(c, nodes, n, field)))
    g.ask("focus", k.seat, options, c)


def _numbers_inside(effect: Effect) -> list[tuple[int, str]]:
    from .box import RAISABLE, effects_in, raises

    return [
        (e.node, field)
        for e in effects_in(effect)
        if not isinstance(e, schema.Let)
        for field in RAISABLE.get(type(e), ("n",))
        if isinstance(getattr(e, field, None), int) and raises(e, field, getattr(e, field))
    ]


def lead_seat(g: Wilds) -> int:
    """Return the seat that confirms what the group decides (LR-40)."""
    return g.climbers[g.active].seat


def _as(g: Wilds, node: int, kind: type[Any]) -> Any:
    return g.box.nodes[node]


# ---------------------------------------------------------------------------------------------- moving


@verb(schema.Climb)
@step("LW-082", "LW-319")
def climb(g: Wilds, c: int, node: int, how: How) -> None:
    """Climb up to n steps."""
    e = _as(g, node, schema.Climb)
    g.then(climb_on(c, number(e, "n", how), e.dir or ""))


WAYS = {"up": ("up",), "down": ("down",), "side": ("left", "right"), "": ("up", "right", "left", "down")}


@step("LW-081", "LW-082", "LW-118", "LW-234", "LR-03")
def climb_on(g: Wilds, c: int, left: int, way: str) -> None:
    """One step after the other, each entered; stepping into an open space ends the climb."""
    k = g.climbers[c]
    if left <= 0 or k.defeated:
        return
    board = g.box.board
    options = []
    for w in WAYS[way]:
        space = board.step[w][k.space]
        if space >= 0 and not g.terrain[space] & OFF:
            options.append(Option(k.seat, "climb", (space,), board.at[space], climb_to(c, space, left, way)))
    options.append(Option(k.seat, "stop", (left,), (), skip()))
    g.ask("climb", k.seat, options, c, left)


@step("LW-081", "LR-03", "LR-46")
def climb_to(g: Wilds, c: int, space: int, left: int, way: str) -> None:
    """Climb one space; then perhaps stop a fall on the ledge reached, and climb on."""
    if g.terrain[space] & OPEN:
        left = 1
    calls = [terrain.enter(c, space)]
    if g.climbers[c].falling and g.terrain[space] & LEDGE:
        calls.append(may_stop(c))
    g.then(*calls, climb_on(c, left - 1, way))


@step("LW-156", "LW-170", "LR-46")
def may_stop(g: Wilds, c: int) -> None:
    """A falling climber may stop on every ledge that it enters, also on one that it merely crosses."""
    k = g.climbers[c]
    if k.falling and not k.defeated:
        here = g.box.board.at[k.space]
        g.ask(
            "falling",
            k.seat,
            [
                Option(k.seat, "stop_falling", (k.space,), here, falling.stop_falling(c)),
                Option(k.seat, "stay_falling", (k.space,), (), skip()),
            ],
            c,
        )


@can(schema.Climb)
def can_climb(g: Wilds, c: int, e: schema.Climb, user: int) -> bool:
    """There is always somewhere to climb, unless every step must go one way and the map ends there."""
    return e.dir is None or any(g.box.board.step[w][g.climbers[c].space] >= 0 for w in WAYS[e.dir])


@verb(schema.Jump)
@step("LW-084", "LW-085", "LW-123", "LW-124", "LW-125")
def jump(g: Wilds, c: int, node: int, how: How) -> None:
    """Jump straight to a landing that the number, the diagram or the condition allows."""
    e = _as(g, node, schema.Jump)
    seat = g.climbers[c].seat
    if g.climbers[c].defeated or forbidden(g, c, "jump"):
        return
    options = []
    for space, colour in landings(g, c, e, number(e, "n", how), how[0]):
        extra = e.extra.get(colour, ())
        if not extra or skills.payable(g, c, extra):
            options.append(
                Option(seat, "jump", (space,), g.box.board.at[space], jump_to(c, space, nodes_of(extra)))
            )
    if options:
        g.ask("jump", seat, [*options, skip_option(g, c)], c)


@step("LW-084", "LW-124", "LW-125")
def jump_to(g: Wilds, c: int, space: int, costs: tuple[int, ...]) -> None:
    """A coloured landing costs something; only the landing is entered."""
    g.then(*(skills.pay(c, cost) for cost in costs), terrain.enter(c, space))


def landings(g: Wilds, c: int, e: schema.Jump, n: int, user: int) -> list[tuple[int, str]]:
    """Return the landings of a jump with their colours."""
    board = g.box.board
    here = g.climbers[c].space
    if e.diagram:
        found = list(board.landings(e.diagram, here))
    elif e.n:
        found = [(s, "x") for s in board.jumps(here, n)]
    else:
        found = [(s, "x") for s in range(board.size) if s != here]
    if e.to:
        if e.to == "user":
            allowed = {g.climbers[user].space}
        elif e.to == "climber":
            allowed = {k.space for d, k in enumerate(g.climbers) if d != c and not k.defeated}
        else:
            allowed = set(features(g, e.to))
        found = [(s, colour) for s, colour in found if s in allowed]
    return [(s, colour) for s, colour in found if not g.terrain[s] & OFF] if board.has_off else found


@can(schema.Jump)
def can_jump(g: Wilds, c: int, e: schema.Jump, user: int) -> bool:
    """There is a landing."""
    if forbidden(g, c, "jump"):
        return False
    if not e.to and not g.box.board.has_off:
        return not e.diagram or bool(g.box.board.landings(e.diagram, g.climbers[c].space))
    return bool(landings(g, c, e, e.n, user))


@verb(schema.Glide)
@step("LW-086", "LW-087", "LW-320")
def glide(g: Wilds, c: int, node: int, how: How) -> None:
    """Glide up to n: one single move, of which only the last space is entered."""
    e = _as(g, node, schema.Glide)
    seat = g.climbers[c].seat
    if g.climbers[c].defeated or forbidden(g, c, "glide"):
        return
    options = [
        Option(seat, "glide", (space,), g.box.board.at[space], terrain.enter(c, space))
        for space, _ in g.box.board.glides(g.climbers[c].space, number(e, "n", how))
        if not g.terrain[space] & OFF
    ]
    if options:
        g.ask("glide", seat, [*options, skip_option(g, c)], c)


@can(schema.Glide)
def can_glide(g: Wilds, c: int, e: schema.Glide, user: int) -> bool:
    """There is something below."""
    return g.box.board.step["down"][g.climbers[c].space] >= 0 and not forbidden(g, c, "glide")


@verb(schema.Push)
@step("LW-262", "LW-270")
def push(g: Wilds, c: int, node: int, how: How) -> None:
    """Push n in a direction; Block may prevent spaces of it."""
    e = _as(g, node, schema.Push)
    if c >= 0 and not g.climbers[c].defeated:
        g.then(moving.push_somewhere(c, e.dir, e.n, how[2]))


@verb(schema.Fall)
@step("LW-160")
def fall(g: Wilds, c: int, node: int, how: How) -> None:
    """The climber starts falling once the effect is complete."""
    if c >= 0 and not g.climbers[c].defeated:
        g.climbers[c].falling = True


@verb(schema.Put)
@step("LW-159")
def put(g: Wilds, c: int, node: int, how: How) -> None:
    """The climber is put on a named space."""
    spaces = features(g, _as(g, node, schema.Put).at)
    if c >= 0 and spaces:
        seat = g.climbers[c].seat
        g.ask("put", seat, [Option(seat, "put", (s,), g.box.board.at[s], moving.put(c, s)) for s in spaces], c)


# ---------------------------------------------------------------------------------------------- crystals


@verb(schema.Strike)
@step("LW-079", "LW-092", "LW-094", "LW-118", "LW-242", "LW-318", "LR-19")
def strike(g: Wilds, c: int, node: int, how: How) -> None:
    """Choose what to strike within range, or nothing."""
    e = _as(g, node, schema.Strike)
    k = g.climbers[c]
    n = number(e, "n", how)
    if k.defeated or n < 1:
        return
    targets = strike_targets(g, c, number(e, "range", how) + reach_of(g, c), e.at)
    if targets:
        options = [
            Option(k.seat, "strike", (m, t), strikes.target_ids(g, t), strikes.strike(c, m, t, node))
            for t in targets
            for m in range(n, 0, -1)  # LW-118: less than its full value, too
        ]
        g.ask("strike_what", k.seat, [*options, skip_option(g, c)], c, n)


@can(schema.Strike)
def can_strike(g: Wilds, c: int, e: schema.Strike, user: int) -> bool:
    """There is a target in range."""
    k = g.climbers[c]
    if not e.at:
        if g.crystals[k.space]:
            return True
        if not e.range and not k.bonuses and not k.injuries and g.box.plain_strikes and not g.box.strikable:
            return False
    return bool(strike_targets(g, c, e.range + reach_of(g, c), e.at))


@verb(schema.StrikePlus)
@step("LW-122", "LW-266", "LW-268")
def strike_plus(g: Wilds, c: int, node: int, how: How) -> None:
    """Strike +n waits for the strike that it belongs to."""
    e = _as(g, node, schema.StrikePlus)
    k = g.climbers[c]
    k.bonuses = (*k.bonuses, Bonus(number(e, "n", how), 0, e.clean, node if e.on_break else -1))


@can(schema.StrikePlus)
@rule("LW-267", "LW-268", "LW-269", "LR-33")
def can_strike_plus(g: Wilds, c: int, e: Any, user: int) -> bool:
    """English edition: it may be played ahead, if a strike can still follow in this step. German: only with a strike."""
    return (not g.german and may_strike_later(g, c)) or strikes_now(g, c)


def strikes_now(g: Wilds, c: int) -> bool:
    """Whether a strike of a climber is under way, so that a modifier belongs to it: its own call still waits."""
    return any(entry[0] in ("strikes.strike", "effects.strike") and entry[1] == c for entry in g.agenda)


def may_strike_later(g: Wilds, c: int) -> bool:
    """Whether a climber may still strike in this step: with AP, or with a skill in hand."""
    if g.activating and c == g.active:
        return True
    k = g.climbers[c]
    strikers = g.box.strikers
    if not strikers.isdisjoint(g.cards[k.cards].hand):
        return True
    return bool(k.mushrooms) and any(f"mushroom.{kind}" in strikers for kind in k.mushrooms)


@verb(schema.RangePlus)
@step("LW-242")
def range_plus(g: Wilds, c: int, node: int, how: How) -> None:
    """Range +n waits for the strike that it belongs to."""
    k = g.climbers[c]
    k.bonuses = (*k.bonuses, Bonus(0, number(_as(g, node, schema.RangePlus), "n", how)))


@can(schema.RangePlus)
def can_range_plus(g: Wilds, c: int, e: Any, user: int) -> bool:
    """A strike can still follow in this step."""
    return may_strike_later(g, c) or strikes_now(g, c)


@verb(schema.ChangeCrystal)
@step("LR-34")
def change_crystal(g: Wilds, c: int, node: int, how: How) -> None:
    """Raise or lower a die without a strike; level candidates: the players choose."""
    e = _as(g, node, schema.ChangeCrystal)
    spaces = scenario.crystals_for(g, e.which, e.colour, g.climbers[c].space if c >= 0 else how[2])
    if e.which == "all":
        g.then(*(scenario.change_die(s, e.n) for s in spaces))
    elif spaces:
        seat = lead_seat(g)
        options = [Option(seat, "crystal", (s,), g.box.board.at[s], scenario.change_die(s, e.n)) for s in spaces]
        g.ask("crystal", seat, options)


# ---------------------------------------------------------------------------------------------- body and cards


@verb(schema.Gain)
@step("LW-134", "LW-149", "LW-175", "LW-283", "LW-315", "LW-316", "LW-326")
def gain(g: Wilds, c: int, node: int, how: How) -> None:
    """Gain health, grip, blight, AP (in the own activation only), injuries."""
    if c < 0 or g.climbers[c].defeated:
        return
    e = _as(g, node, schema.Gain)
    m = times(g, c, e.per) if e.per else 1
    if e.ap and g.activating and c == g.active:
        g.ap += number(e, "ap", how) * m
        g.emit("gained_ap", climber=c, n=number(e, "ap", how) * m)
    calls = []
    if e.health:
        calls.append(health.gain_health(c, number(e, "health", how) * m))
    if e.grip:
        calls.append(grip.gain_grip(c, number(e, "grip", how) * m))
    if e.blight:
        calls.append(health.gain_blight(c, e.blight * m))
    if e.injury:
        calls.append(injuries.gain_injury(c, e.injury * m))
    g.then(*calls)


@can(schema.Gain)
def can_gain(g: Wilds, c: int, e: schema.Gain, user: int) -> bool:
    """Something of it would arrive."""
    k = g.climbers[c]
    return bool(
        (e.health and k.health < 8)
        or (e.grip and g.cards[k.cards].discard)
        or (e.ap and g.activating and c == g.active)
    )


@verb(schema.Lose)
@step("LW-053", "LW-317", "LW-177")
def lose(g: Wilds, c: int, node: int, how: How) -> None:
    """Lose health and grip (Block may prevent it), blight, AP; losing an injury is being rid of it."""
    if c < 0 or g.climbers[c].defeated:
        return
    e = _as(g, node, schema.Lose)
    m = times(g, c, e.per) if e.per else 1
    calls = []
    if e.health:
        calls.append(losses.suffer_loss(c, "health", e.health * m, ""))
    if e.grip:
        calls.append(losses.suffer_loss(c, "grip", e.grip * m, ""))
    if e.blight:
        calls.append(health.lose_blight(c, number(e, "blight", how) * m))
    if e.injury:
        calls.append(injuries.remove_some(c, number(e, "injury", how) * m))
    if e.ap and g.activating and c == g.active:
        g.ap = max(0, g.ap - e.ap * m)
    g.then(*calls)


@can(schema.Lose)
def can_lose(g: Wilds, c: int, e: schema.Lose, user: int) -> bool:
    """There is blight or an injury to be rid of."""
    k = g.climbers[c]
    return bool((e.blight and k.blight) or (e.injury and k.injuries))


@verb(schema.Mend)
@step("LW-099", "LW-100", "LR-35")
def mend(g: Wilds, c: int, node: int, how: How) -> None:
    """Mend n."""
    if may_mend(g, c):
        g.then(mend_by(c, number(_as(g, node, schema.Mend), "n", how)))


@step("LW-099")
def mend_by(g: Wilds, c: int, n: int) -> None:
    """The climber mends: it gains health."""
    timing.moment(g, "mend", c)
    g.then(health.gain_health(c, max(0, n + mod(g, c, "mend"))))


@rule("LW-100", "LR-35")
def may_mend(g: Wilds, c: int) -> bool:
    """Whether a climber may mend here: in the German edition not on an open space."""
    k = g.climbers[c]
    return not k.defeated and not (g.german and g.terrain[k.space] & OPEN) and not forbidden(g, c, "mend")


@can(schema.Mend)
def can_mend(g: Wilds, c: int, e: schema.Mend, user: int) -> bool:
    """There is something to mend."""
    k = g.climbers[c]
    return (k.health < 8 or bool(k.injuries)) and may_mend(g, c)


@verb(schema.Rest)
@step("LW-095", "LW-096")
def rest(g: Wilds, c: int, node: int, how: How) -> None:
    """Rest, on a ledge as always; on a skill one may do without (LW-119)."""
    if may_rest(g, c):
        k = g.climbers[c]
        here = Option(k.seat, "rest", (), g.box.board.at[k.space], grip.rest(c))
        g.ask("rest", k.seat, [here] if how[3] else [here, skip_option(g, c)], c)


@rule("LW-096")
def may_rest(g: Wilds, c: int) -> bool:
    """Whether a climber may rest here."""
    k = g.climbers[c]
    return not k.defeated and bool(g.terrain[k.space] & LEDGE) and not forbidden(g, c, "rest")


@can(schema.Rest)
def can_rest(g: Wilds, c: int, e: schema.Rest, user: int) -> bool:
    """The climber is on a ledge."""
    return may_rest(g, c)


@verb(schema.Draw)
@step("LW-328", "LR-24")
def draw_(g: Wilds, c: int, node: int, how: How) -> None:
    """Draw up to n cards."""
    if c >= 0:
        g.then(draw.draw_some(c, number(_as(g, node, schema.Draw), "n", how)))


@can(schema.Draw)
def can_draw(g: Wilds, c: int, e: schema.Draw, user: int) -> bool:
    """There is a card in the deck."""
    return bool(g.cards[g.climbers[c].cards].deck)


@verb(schema.Discard)
@step("LW-053")
def discard(g: Wilds, c: int, node: int, how: How) -> None:
    """Discard hand cards."""
    e = _as(g, node, schema.Discard)
    if c >= 0:
        g.then(draw.discard_some(c, len(g.cards[g.climbers[c].cards].hand) if e.n == "all" else e.n))


@verb(schema.Focus)
@step("LW-126", "LW-325", "LR-23")
def focus(g: Wilds, c: int, node: int, how: How) -> None:
    """The focus token is turned face up."""
    if c >= 0 and not g.climbers[c].defeated and not forbidden(g, c, "focus"):
        g.climbers[c].focused = True
        g.emit("focused", climber=c)


@can(schema.Focus)
def can_focus(g: Wilds, c: int, e: schema.Focus, user: int) -> bool:
    """The climber is not focused yet."""
    return not g.climbers[c].focused and not forbidden(g, c, "focus")


@verb(schema.Anchor)
@step("LW-243", "LW-244", "LW-324")
def anchor(g: Wilds, c: int, node: int, how: How) -> None:
    """The climber may stop falling where it is."""
    if may_anchor(g, c):
        k = g.climbers[c]
        here = Option(k.seat, "anchor", (k.space,), g.box.board.at[k.space], falling.stop_falling(c))
        g.ask("anchor", k.seat, [here, skip_option(g, c)], c)


@can(schema.Anchor)
def can_anchor(g: Wilds, c: int, e: schema.Anchor, user: int) -> bool:
    """The climber is falling, has grip, and is not on an open space."""
    return may_anchor(g, c)


@verb(schema.Block)
@step("LW-245", "LW-246", "LW-286", "LW-327")
def block(g: Wilds, c: int, node: int, how: How) -> None:
    """Points that prevent losses; a card that answers stays in play until then."""
    e = _as(g, node, schema.Block)
    k = g.climbers[c]
    if k.defeated:
        return
    card = ""
    if e.then:
        card = next((name for name in g.cards[k.cards].in_play if node in g.box.nodes_of_card[name]), "")
    k.guards = (*k.guards, Guard(number(e, "n", how), False, node, card))


@can(schema.Block)
def can_block(g: Wilds, c: int, e: schema.Block, user: int) -> bool:
    """English edition: it may be used ahead of the loss, within the step. German: only against an effect under way."""
    if forbidden(g, c, "block"):
        return False
    if not g.german and g.step in ("reveal", "activate", "resolve"):
        return True
    return any(entry[0] == "losses.suffer_loss" and entry[1] == c for entry in g.agenda)


@verb(schema.Protect)
@step("LW-321", "LW-322", "LW-323", "LR-49")
def protect(g: Wilds, c: int, node: int, how: How) -> None:
    """In the own activation: icons for the rest of it. At other times: once, within this step."""
    e = _as(g, node, schema.Protect)
    k = g.climbers[c]
    if g.activating and c == g.active:
        g.icons = tuple(dict.fromkeys((*g.icons, *e.kinds)))
    else:
        k.shields = (*k.shields, *e.kinds)


@can(schema.Protect)
def can_protect(g: Wilds, c: int, e: schema.Protect, user: int) -> bool:
    """It is not there already."""
    if g.activating and c == g.active:
        return any(kind not in g.icons for kind in e.kinds)
    return g.step in ("reveal", "activate", "resolve")


# ---------------------------------------------------------------------------------------------- tokens and threat row


@verb(schema.Ready)
@step("LW-258", "LW-259")
def ready(g: Wilds, c: int, node: int, how: How) -> None:
    """Turn tokens to the ready side."""
    e = _as(g, node, schema.Ready)
    if c >= 0:
        skills.turn_tokens(g, c, e.token, number(e, "n", how), ready=True)


@can(schema.Ready)
def can_ready(g: Wilds, c: int, e: schema.Ready, user: int) -> bool:
    """One of them is exhausted."""
    if e.token in ("cover", "focus"):
        return not skills.ready_count(g, c, e.token)
    return any(not g.tokens[i].ready for i in own_tokens(g, c, e.token))


@verb(schema.Exhaust)
@step("LW-258")
def exhaust(g: Wilds, c: int, node: int, how: How) -> None:
    """Turn tokens to the exhausted side."""
    e = _as(g, node, schema.Exhaust)
    if c >= 0:
        skills.turn_tokens(g, c, e.token, e.n, ready=False)


@verb(schema.Place)
@step("LW-010", "LW-271")
def place(g: Wilds, c: int, node: int, how: How) -> None:
    """Put tokens on spaces."""
    e = _as(g, node, schema.Place)
    user = how[0] if how[0] >= 0 else c
    g.then(scenario.place_token(c, user, node, number(e, "within", how), number(e, "n", how), ()))


@can(schema.Place)
def can_place(g: Wilds, c: int, e: schema.Place, user: int) -> bool:
    """There is a token, and a space for it."""
    if not own_tokens(g, user, e.token):
        return False
    if e.on in ("not_open", "any") and not g.terrain[g.climbers[c].space] & OPEN:
        return True
    return bool(scenario.places(g, c, e, e.within, ()))


@verb(schema.Take)
@step("LW-010", "LW-272", "LW-273")
def take(g: Wilds, c: int, node: int, how: How) -> None:
    """Take tokens into the play area."""
    e = _as(g, node, schema.Take)
    if c >= 0:
        g.then(scenario.take_token(c, e.token, number(e, "n", how)))


@can(schema.Take)
def can_take(g: Wilds, c: int, e: schema.Take, user: int) -> bool:
    """There is one to take."""
    if e.token == "mushroom":
        return bool(g.mushroom_box or g.mushroom_discard)
    return bool(scenario.takeable(g, c, e.token))


@verb(schema.Spend)
@step("LW-010")
def spend(g: Wilds, c: int, node: int, how: How) -> None:
    """Own tokens return to their supply."""
    e = _as(g, node, schema.Spend)
    if c >= 0:
        scenario.return_tokens(g, own_tokens(g, c, e.token)[: e.n])


@verb(schema.Enrage)
@step("LW-206", "LW-255", "LW-256", "LW-257", "LR-38")
def enrage(g: Wilds, c: int, node: int, how: How) -> None:
    """The n left-most face-down normal threats become enraged."""
    turn_threats(g, number(_as(g, node, schema.Enrage), "n", how), enraged=True)


@verb(schema.Calm)
@step("LW-255")
def calm(g: Wilds, c: int, node: int, how: How) -> None:
    """The n left-most face-down enraged threats become normal."""
    turn_threats(g, number(_as(g, node, schema.Calm), "n", how), enraged=False)


@rule("LW-206", "LW-255")
def turn_threats(g: Wilds, n: int, *, enraged: bool) -> None:
    """Turn the n left-most face-down threats of the other kind by 180°."""
    slots = list(g.threats)
    turned = [i for i, slot in enumerate(slots) if not slot.up and slot.enraged != enraged][:n]
    for i in turned:
        slots[i] = type(slots[i])(slots[i].threat, False, enraged)
    g.threats = tuple(slots)
    if turned:
        g.emit("enraged" if enraged else "calmed", n=len(turned))


@can(schema.Calm)
def can_calm(g: Wilds, c: int, e: schema.Calm, user: int) -> bool:
    """A face-down threat is enraged."""
    return any(not slot.up and slot.enraged for slot in g.threats)


@verb(schema.TakeOver)
@step("LW-274")
def take_over(g: Wilds, c: int, node: int, how: How) -> None:
    """Suffer the threat effect in place of the climber whom it is about to hit, in addition to one's own."""
    if g.victim >= 0 and g.victim != c:
        g.emit("took_over", climber=c, other=g.victim)
        g.victim = c


@verb(schema.Turn)
@step("LW-194")
def turn(g: Wilds, c: int, node: int, how: How) -> None:
    """Turn an overlay to another face."""
    e = _as(g, node, schema.Turn)
    scenario.turn_overlay(g, e.overlay, e.face)


@verb(schema.Move)
@step("LW-196")
def move(g: Wilds, c: int, node: int, how: How) -> None:
    """Move an overlay with everything on it."""
    e = _as(g, node, schema.Move)
    scenario.move_overlay(g, e.overlay, e.to)


@verb(schema.Set)
@step("LW-188")
def set_state(g: Wilds, c: int, node: int, how: How) -> None:
    """Set a state of the scenario."""
    e = _as(g, node, schema.Set)
    g.scenario[e.state] = e.to
    g.emit("scenario_state", state=e.state, to=e.to)
    ending.check_win(g)  # LW-199: it may be the last condition that was missing


@verb(schema.Ability)
@step("LW-188", "LW-079")
def ability(g: Wilds, c: int, node: int, how: How) -> None:
    """A rule of the scenario card: its effects, or a step of its own."""
    e = _as(g, node, schema.Ability)
    entry = g.box.rules[e.name]
    g.emit("keyword", rule=e.name)
    if entry.effects:
        g.then(carry_out(c, nodes_of(entry.effects), (how[0], (), how[2], True)))
    else:
        g.then((e.name, c, node, how))


def _never(g: Wilds, c: int, e: Any, user: int) -> bool:
    return False


def _always(g: Wilds, c: int, e: Any, user: int) -> bool:
    return True


CAN |= dict.fromkeys((schema.Push, schema.Fall, schema.Discard, schema.Exhaust, schema.Spend), _never)
CAN |= dict.fromkeys(
    (schema.Put, schema.ChangeCrystal, schema.Enrage, schema.Turn, schema.Move, schema.Set, schema.Ability), _always
)
CAN[schema.TakeOver] = lambda g, c, e, user: g.victim >= 0 and g.victim != c

__all__ = ["CAN", "MUST", "POOL", "VERBS", "How", "below", "can_do", "carry_out", "skill"]
