"""Combining effects: lists, order, choices, conditions, costs, and letting others act."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.core.decisions import Option
from fathom.core.steps import Call

from ..box.board import OFF
from ..box.skill import raisable
from ..queries import below, gravity, helpable, nailed, own_tokens
from ..queries.conditions import all_hold
from ..queries.targets import candidates
from ..rules import moving, skills, threats
from ..schema import verbs
from ..schema.verbs import Effect
from ..state import Wilds, rule, step
from .registry import (
    CAN,
    NOW,
    How,
    any_can,
    call,
    can,
    can_do,
    lead_seat,
    nodes_of,
    number,
    skip,
    skip_option,
    verb,
)


@step("LW-041", "LW-042", "LW-079", "LW-114", "LW-116", "LW-117", "LW-118", "LW-119", "LW-227", "LW-230")
def carry_out(g: Wilds, c: int, nodes: tuple[str, ...], how: How) -> None:
    """Carry out a list of effects in one go: a skill's in any order and as far as one likes, a threat's as printed.

    A threat goes from top to bottom (LW-041, LW-042). A skill is for its user (LW-114), in any order (LW-116)
    unless the card has one (LW-117), each part below its value (LW-118) or not at all (LW-119); what is called like
    an action works like it (LW-079). Nothing comes between its parts (LW-227), a step of a fall neither (LW-230).
    """
    if not nodes or (c >= 0 and g.climbers[c].defeated):
        return
    if len(nodes) == 1:
        NOW[type(g.box.nodes[nodes[0]])](g, c, nodes[0], how)
    elif how[3]:
        for node in nodes[:0:-1]:
            g.agenda.append(call(g, c, node, how))
        NOW[type(g.box.nodes[nodes[0]])](g, c, nodes[0], how)
    else:
        _offer_parts(g, c, nodes, how)


def _offer_parts(g: Wilds, c: int, nodes: tuple[str, ...], how: How) -> None:
    seat = g.climbers[c].seat
    options = []
    for node in nodes:
        if can_do(g, c, g.box.nodes[node], how[0]):
            options.append(Option(seat, "part", (node,), (), do_part(c, nodes, node, how)))
    if not options:
        return
    if len(options) > 1:
        options.append(Option(seat, "all_parts", (), (), do_all(c, nodes, how)))
        options.append(Option(seat, "skip_rest", (), (), skip()))
    g.ask("part", seat, options, c)


@step("LW-116")
def do_all(g: Wilds, c: int, nodes: tuple[str, ...], how: How) -> None:
    """Carry out all parts of a skill as they are printed; each may still be used below its value where it asks."""
    g.then(*(call(g, c, node, how) for node in nodes))


@step("LW-116")
def do_part(g: Wilds, c: int, nodes: tuple[str, ...], node: str, how: How) -> None:
    """Carry out one part of a skill, then the others."""
    rest = tuple([n for n in nodes if n != node])
    others = last_part(c, rest[0], how) if len(rest) == 1 else carry_out(c, rest, how)
    g.then(call(g, c, node, how), others)


@step("LW-118", "LW-119")
def last_part(g: Wilds, c: int, node: str, how: How) -> None:
    """The last part of several is optional too: where it would not ask by itself, it is asked for."""
    e = g.box.nodes[node]
    if g.climbers[c].defeated or not can_do(g, c, e, how[0]):
        return
    seat = g.climbers[c].seat
    options = [Option(seat, "part", (node,), (), call(g, c, node, how))]
    if not asks_itself(g, c, e):
        options.append(Option(seat, "skip_rest", (), (), skip()))
    g.ask("part", seat, options, c)


#: Verbs that ask, as part of a skill, and may be left out there; or what they give is used later, if at all.
ASKING = (
    verbs.Climb, verbs.Jump, verbs.Glide, verbs.Strike, verbs.Rest, verbs.Anchor, verbs.Draw, verbs.Place, verbs.Pay,
    verbs.Choose, verbs.StrikePlus, verbs.RangePlus, verbs.Block, verbs.Protect,
)  # fmt: skip


def asks_itself(g: Wilds, c: int, e: Effect) -> bool:
    """Whether an effect asks before it does anything, so that it can be left out then."""
    if isinstance(e, verbs.InOrder):
        return asks_itself(g, c, e.of[0])
    if isinstance(e, verbs.If):
        branch = e.then if all_hold(g, c, e.cond) else e.else_
        return len(branch) > 1 or asks_itself(g, c, branch[0])
    return isinstance(e, ASKING) or (isinstance(e, verbs.Let) and e.who in ("any", "other"))


@verb(verbs.InOrder)
@step("LW-117", "LW-230")
def in_order(g: Wilds, c: int, node: str, how: How) -> None:
    """The card fixes the order."""
    g.then(*(call(g, c, inner.node, how) for inner in g.box.nodes[node].of))


@can(verbs.InOrder)
def can_in_order(g: Wilds, c: int, e: verbs.InOrder, user: int) -> bool:
    """Any of its parts."""
    return any_can(g, c, e.of, user)


@verb(verbs.Choose)
@step("LW-140", "LW-231", "LW-232", "LW-281", "LR-18")
def choose(g: Wilds, c: int, node: str, how: How) -> None:
    """One of several lists; on a threat one that can be carried out must be taken, if there is one.

    Whoever has been defeated by what came before is out of the game (LW-140). Of a threat's lists one that can be
    suffered is taken (LW-231), if there is one (LW-232, LR-18); what is played onto a coin concerns the coin (LW-281).
    """
    e: verbs.Choose = g.box.nodes[node]
    if c < 0 or g.climbers[c].defeated:
        return
    lists = list(enumerate(e.of))
    if how[3]:
        possible = [(i, part) for i, part in lists if can_suffer(g, c, part)]
    else:
        possible = [(i, part) for i, part in lists if any_can(g, c, part, how[0])]
        if g.coin is not None:  # LW-280: what interrupts a flip must concern the coin
            possible = [(i, part) for i, part in possible if any(isinstance(e, verbs.Coin) for e in part)]
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


@can(verbs.Choose)
def can_choose(g: Wilds, c: int, e: verbs.Choose, user: int) -> bool:
    """Any of its lists."""
    for part in e.of:
        if any_can(g, c, part, user):
            return True
    return False


@rule("LW-231", "LW-232")
def can_suffer(g: Wilds, c: int, effects: Sequence[Effect]) -> bool:
    """Whether a threat's list can be carried out completely on a climber."""
    k = g.climbers[c]
    for e in effects:
        if isinstance(e, verbs.Lose):
            if e.grip > len(g.cards[k.cards].deck) or e.blight > k.blight or e.injury > len(k.injuries):
                return False
        elif isinstance(e, verbs.Gain):
            if e.injury > len(g.injuries):
                return False
        elif isinstance(e, verbs.Discard):
            if e.n != "all" and e.n > len(g.cards[k.cards].hand):
                return False
        elif isinstance(e, verbs.Spend):
            if len(own_tokens(g, c, e.token)) < e.n:
                return False
        elif isinstance(e, verbs.Exhaust):
            if skills.ready_count(g, c, e.token) < e.n:
                return False
        elif isinstance(e, verbs.Fall | verbs.Push) and nailed(g, k):
            return False
        elif isinstance(e, verbs.Fall):
            if below(g, k.space, gravity(g, k)) < 0:
                return False
        elif isinstance(e, verbs.Push):
            ways = moving.directions(g, c, e.dir, -1)
            space = k.space
            for _ in range(e.n):
                space = g.box.board.step[ways[0]][space] if ways and space >= 0 else -1
            if space < 0 or g.terrain[space] & OFF:
                return False
        elif isinstance(e, verbs.Enrage) and all(slot.up or slot.enraged for slot in g.threats):
            return False
    return True


@verb(verbs.If)
@step("LW-227")
def if_(g: Wilds, c: int, node: str, how: How) -> None:
    """Effects that depend on conditions, checked now."""
    e: verbs.If = g.box.nodes[node]
    carry_out.now(g, c, nodes_of(e.then if all_hold(g, c, e.cond) else e.else_), how)


@can(verbs.If)
def can_if(g: Wilds, c: int, e: verbs.If, user: int) -> bool:
    """The branch that the conditions choose."""
    return any_can(g, c, e.then if all_hold(g, c, e.cond) else e.else_, user)


@verb(verbs.Pay)
@step("LW-120", "LW-284")
def pay(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber may pay for something more; at most once per skill."""
    e: verbs.Pay = g.box.nodes[node]
    seat = g.climbers[c].seat
    options = []
    useful = how[3] or any_can(g, c, e.then, how[0])  # LR-50: nobody is asked because of what is in vain
    if useful and skills.why_unpayable(g, c, e.cost) is None:
        options.append(Option(seat, "pay", (node,), (), pay_then(c, node, how)))
    without = carry_out(c, nodes_of(e.else_), how)
    options.append(Option(seat, "do_not_pay", (node,), (), without))
    g.ask("pay", seat, options, c)


@step("LW-120")
def pay_then(g: Wilds, c: int, node: str, how: How) -> None:
    """Pay, then carry out what was paid for."""
    e: verbs.Pay = g.box.nodes[node]
    g.emit("paid", climber=c)
    g.then(*(skills.pay(c, cost.node) for cost in e.cost), carry_out(c, nodes_of(e.then), how))


@can(verbs.Pay)
def can_pay(g: Wilds, c: int, e: verbs.Pay, user: int) -> bool:
    """What can be paid for, or what comes without."""
    return (skills.why_unpayable(g, c, e.cost) is None and any_can(g, c, e.then, user)) or any_can(g, c, e.else_, user)


@verb(verbs.Let)
@step("LW-093", "LW-115", "LW-281", "LR-40")
def let(g: Wilds, c: int, node: str, how: How) -> None:
    """Chosen climbers carry out effects, deciding for themselves."""
    e: verbs.Let = g.box.nodes[node]
    if how[3]:
        fit = candidates(g, e.who, "", e.where)
        if e.who == "all":
            calls = [_suffered(g, d, nodes_of(e.then), how) for d in fit]
            if g.step == "setup":
                g.then(*calls)  # before the game nothing depends on the order
            else:
                g.any_order("order_climbers", lead_seat(g), calls)
            return
    else:
        fit = let_candidates(g, c, e, number(e, "within", how) if e.within >= 0 else -1)
    if not fit:
        return
    if e.who in ("all", "others", "self"):
        let_each.now(g, c, node, tuple(fit), how)
    else:
        let_choose.now(g, c, node, tuple(fit), e.count, (), how)


def let_candidates(g: Wilds, c: int, e: verbs.Let, within: int) -> list[int]:
    """Return the climbers whom a skill may choose."""
    row = g.box.board.distance[g.climbers[c].space]
    who, where = e.who, e.where
    found = []
    anybody = who in ("any", "all")
    for d, k in enumerate(g.climbers):
        if k.defeated or (within >= 0 and row[k.space] > within):
            continue
        if not anybody and (d == c) != (who == "self"):
            continue
        if k.injuries and d != c and not helpable(g, c, d):
            continue
        if not where or all_hold(g, d, where):
            found.append(d)
    return found


@can(verbs.Let)
def can_let(g: Wilds, c: int, e: verbs.Let, user: int) -> bool:
    """Anybody whom it may choose and for whom it does something."""
    for d in let_candidates(g, c, e, e.within):
        for inner in e.then:
            if CAN[type(inner)](g, d, inner, user):
                return True
    return False


@step("LW-115", "LW-281")
def let_choose(
    g: Wilds, c: int, node: str, fit: tuple[int, ...], count: int, chosen: tuple[int, ...], how: How
) -> None:
    """The user chooses the climbers one by one."""
    if not count or not fit:
        let_each.now(g, c, node, chosen, how)
        return
    seat = g.climbers[c].seat if c >= 0 else lead_seat(g)
    e: verbs.Let = g.box.nodes[node]
    useful = [d for d in fit if how[3] or any_can(g, d, e.then, how[0])]
    options = [
        Option(
            seat,
            "choose_climber",
            (d,),
            (f"climber.{d}",),
            let_choose(c, node, tuple([f for f in fit if f != d]), count - 1, (*chosen, d), how),
        )
        for d in useful
    ]
    if not how[3]:
        options.append(Option(seat, "skip", (), (), let_each(c, node, chosen, how)))
    if options:
        g.ask("choose_affected" if how[3] else "choose_climber", seat, options, c)


@step("LW-115", "LW-282", "LR-39")
def let_each(g: Wilds, c: int, node: str, chosen: tuple[int, ...], how: How) -> None:
    """Each chosen climber carries the effects out; a number raised by focus counts for one of them only."""
    if not chosen:
        return
    e: verbs.Let = g.box.nodes[node]
    first, rest = chosen[0], chosen[1:]
    inner = nodes_of(e.then)
    if not how[3] and e.count > 1 and g.german:
        g.then(let_with_own_focus(first, inner, how), let_each(c, node, rest, how))
        return
    if not rest or not how[1] or how[1] not in _numbers_inside(g, node):
        g.then(_suffered(g, first, inner, how), let_each(c, node, rest, how))
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


def _suffered(g: Wilds, c: int, nodes: tuple[str, ...], how: How) -> Call:
    """Return the call by which a climber carries effects out; those of a threat may be taken over (LW-274)."""
    return threats.about_to_bear(c, nodes, how) if how[3] and g.current >= 0 else carry_out(c, nodes, how)


@step("LW-282")
def let_both(g: Wilds, c: int, node: str, first: int, rest: tuple[int, ...], mine: How, theirs: How) -> None:
    """One climber carries it out in one way, the others in the other."""
    e: verbs.Let = g.box.nodes[node]
    g.then(carry_out(first, nodes_of(e.then), mine), let_each(c, node, rest, theirs))


@step("LW-282", "LR-39")
def let_with_own_focus(g: Wilds, c: int, nodes: tuple[str, ...], how: How) -> None:
    """German edition: each of two climbers may improve the effect that it carries out by its own focus."""
    k = g.climbers[c]
    plain: How = (how[0], (), how[2], False)
    raised = [n for node in nodes for n in _numbers_inside(g, node)]
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


def _numbers_inside(g: Wilds, node: str) -> list[tuple[str, str]]:
    return [found for found in raisable([g.box.nodes[node]]) if not isinstance(g.box.nodes[found[0]], verbs.Let)]
