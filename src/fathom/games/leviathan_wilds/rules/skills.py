"""Skills: using a card, a cover or a mushroom; costs and focus (chapters 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core import records
from fathom.core.decisions import Option
from fathom.core.legality import No, no
from fathom.core.memo import memo

from .. import effects
from ..queries import own_tokens, prices
from ..schema import verbs
from ..schema.verbs import Effect
from ..state import Wilds, rule, step
from . import draw, grip, health, timing


@step("LW-007", "LW-105", "LW-106", "LW-107", "LW-110", "LW-112", "LW-120", "LW-216")
def use_skill(g: Wilds, c: int, source: str, nested: bool) -> None:
    """A climber uses a skill: pay the cost, carry it out, then discard the card.

    A modifier is played inside the effect that it modifies (`nested`), so nothing that waits may happen yet.

    A card of the hand gives its skill and nothing else (LW-007, LW-106) and is discarded after it (LW-105), whoever
    of the two it belongs to (LW-216); a character has its skill at hand (LW-107); a mushroom is used once (LW-110)
    and lies open then (LW-112). The cost comes first (LW-120).
    """
    skill = g.box.skills[source]
    k = g.climbers[c]
    g.emit("used_skill", climber=c, skill=source)
    costs = skill.cost
    if skill.kind == "card":
        cards = g.cards[k.cards]
        at = cards.hand.index(source)
        cards.hand = cards.hand[:at] + cards.hand[at + 1 :]
        cards.in_play = (*cards.in_play, source)
        g.agenda.append(discard_played(c, source) if nested else finish_card(c, source))
    elif not nested:
        g.then(timing.settle())
    if skill.kind == "mushroom":
        kind = source.removeprefix("mushroom.")
        at = k.mushrooms.index(kind)
        k.mushrooms = k.mushrooms[:at] + k.mushrooms[at + 1 :]
        g.mushroom_discard = (*g.mushroom_discard, kind)
        costs += prices(g, c, "mushroom")
    if costs:
        g.agenda.append(carry_out_skill(c, source))
        if len(costs) == 1:
            pay.now(g, c, costs[0].node)
        else:
            pay_all(g, c, costs)
    else:
        carry_out_skill.now(g, c, source)


@step("LW-127", "LW-128", "LW-129", "LW-130", "LW-131", "LW-132", "LR-23", "LR-41")
def carry_out_skill(g: Wilds, c: int, source: str) -> None:
    """The cost is paid; a focused climber may raise one number of the skill by 1; the skill is carried out.

    One number (LW-127), also a 0 (LW-131), of one's own skill (LW-130) on a card, a cover or a mushroom (LW-132),
    not of its cost (LW-129); the token is turned (LW-128).
    """
    k = g.climbers[c]
    if k.defeated:
        return
    skill = g.box.skills[source]
    nodes = skill.nodes
    if not k.focused or not skill.raisable:
        effects.carry_out.now(g, c, nodes, effects.skill(c))
        return
    options = [Option(k.seat, "no_focus", (source,), (), effects.carry_out(c, nodes, effects.skill(c)))]
    for node, field in skill.raisable:
        call = use_focus(c, nodes, node, field)
        options.append(Option(k.seat, "focus", (node, field), (), call))
    g.ask("focus", k.seat, options, c, source)


@step("LW-127", "LW-128")
def use_focus(g: Wilds, c: int, nodes: tuple[str, ...], node: str, field: str) -> None:
    """The focus token is turned down; one number of the skill counts 1 more."""
    g.climbers[c].focused = False
    g.emit("used_focus", climber=c)
    g.then(effects.carry_out(c, nodes, (c, (node, field), -1, False)))


@step("LW-105", "LW-286")
def discard_played(g: Wilds, c: int, card: str) -> None:
    """The card goes to the discard pile, unless it blocks and stays until that is over."""
    k = g.climbers[c]
    for guard in k.guards:
        if guard.card == card:
            return
    timing.put_away(g, k, card)


@step("LW-105", "LW-223")
def finish_card(g: Wilds, c: int, card: str) -> None:
    """The card was played for its skill: it is discarded, and what waited for the skill happens."""
    discard_played.now(g, c, card)
    timing.settle.now(g)


# ---------------------------------------------------------------------------------------------- costs


@rule("LW-120", "LW-121", "LR-41")
def why_unpayable(g: Wilds, c: int, costs: tuple[Effect, ...], card: bool = False) -> No | None:
    """Return that a climber cannot pay all of this in full; a hand card cannot be discarded for its own skill."""
    ap = grip_lost = 0
    k = g.climbers[c]
    for cost in costs:
        if isinstance(cost, verbs.Lose):
            ap += cost.ap
            grip_lost += cost.grip
            if grip_lost > len(g.cards[k.cards].deck) or cost.blight > k.blight:
                return _unpayable(costs)
        elif isinstance(cost, verbs.Discard):
            if cost.n != "all" and cost.n > len(g.cards[k.cards].hand) - card:
                return _unpayable(costs)
        elif isinstance(cost, verbs.Exhaust):
            if ready_count(g, c, cost.token) < cost.n:
                return _unpayable(costs)
        elif isinstance(cost, (verbs.Spend, verbs.Take)) and tokens_to_pay(g, c, cost) < cost.n:
            return _unpayable(costs)
    if ap and not (g.activating and c == g.active and g.ap >= ap):
        return _unpayable(costs)
    return None


@memo
def _unpayable(costs: tuple[Effect, ...]) -> No:
    return no("LW-121", "no-cost", cost=tuple([cost.node for cost in costs]))


def spend_ap(g: Wilds, c: int, n: int) -> None:
    """The active climber spends AP."""
    g.ap -= n
    g.emit("spent_ap", climber=c, n=n)


def ap_of(costs: Iterable[Effect]) -> int:
    """Return how many AP a cost takes."""
    return sum(cost.ap for cost in costs if isinstance(cost, verbs.Lose))


def tokens_to_pay(g: Wilds, c: int, cost: verbs.Spend | verbs.Take) -> int:
    """Return how many tokens a climber could pay with; only those on the map can be taken."""
    have = own_tokens(g, c, cost.token)
    return len([i for i in have if g.tokens[i].space >= 0] if isinstance(cost, verbs.Take) else have)


def ready_count(g: Wilds, c: int, token: str) -> int:
    """Return how many of these a climber has ready."""
    k = g.climbers[c]
    if token == "cover":
        return int(k.cover_ready)
    if token == "focus":
        return int(k.focused)
    tokens = g.tokens
    ready = 0
    for i in own_tokens(g, c, token):
        ready += tokens[i].ready
    return ready


def pay_all(g: Wilds, c: int, costs: Iterable[Effect]) -> None:
    """Pay several costs, one after the other."""
    g.then(*[pay(c, cost.node) for cost in costs])


@step("LW-120", "LW-129", "LW-258", "LR-15", "LR-20", "LR-41")
def pay(g: Wilds, c: int, node: str) -> None:
    """Pay one cost. Nothing can be blocked here, and focus changes nothing."""
    cost = g.box.nodes[node]
    k = g.climbers[c]
    if k.defeated:
        return
    if isinstance(cost, verbs.Lose):
        if cost.ap:
            spend_ap(g, c, cost.ap)
        if cost.blight:
            g.agenda.append(health.lose_blight(c, cost.blight))
        if cost.grip:
            g.agenda.append(grip.lose_grip(c, cost.grip))
        if cost.health:
            health.lose_health.now(g, c, cost.health)
    elif isinstance(cost, verbs.Gain):
        g.then(health.gain_blight(c, cost.blight))
    elif isinstance(cost, verbs.Discard):
        g.then(draw.discard_some(c, len(g.cards[k.cards].hand) if cost.n == "all" else cost.n))
    elif isinstance(cost, verbs.Exhaust):
        turn_tokens(g, c, cost.token, cost.n, ready=False)
    else:
        g.then(effects.call(g, c, node, effects.skill(c)))


@rule("LW-258", "LW-259")
def turn_tokens(g: Wilds, c: int, token: str, n: int, *, ready: bool) -> None:
    """Turn up to n of a climber's tokens (or its cover, or its focus) to the ready or the exhausted side."""
    k = g.climbers[c]
    if token == "cover":
        k.cover_ready = ready
    elif token == "focus":
        k.focused = ready
    else:
        turn = [i for i in own_tokens(g, c, token) if g.tokens[i].ready != ready][:n]
        if turn:
            tokens = list(g.tokens)
            for i in turn:
                tokens[i] = records.replace(tokens[i], ready=ready)
            g.tokens = tuple(tokens)
