"""Verbs about tokens, overlays, scenario states and the threat row."""

from __future__ import annotations

from typing import Any

from ..box.board import OPEN
from ..queries import features, open_near, own_tokens
from ..rules import ending, scenario, skills
from ..schema import verbs
from ..state import Wilds, rule, step
from .combining import carry_out
from .registry import (
    CAN,
    How,
    can,
    effect,
    nodes_of,
    number,
    rule_can,
    verb,
)


@verb(verbs.Ready)
@step("LW-258", "LW-259")
def ready(g: Wilds, c: int, node: str, how: How) -> None:
    """Turn tokens to the ready side."""
    e: verbs.Ready = g.box.nodes[node]
    if c >= 0:
        skills.turn_tokens(g, c, e.token, number(e, "n", how), ready=True)


@can(verbs.Ready)
def can_ready(g: Wilds, c: int, e: verbs.Ready, user: int) -> bool:
    """One of them is exhausted."""
    if e.token in ("cover", "focus"):
        return not skills.ready_count(g, c, e.token)
    return any(not g.tokens[i].ready for i in own_tokens(g, c, e.token))


@verb(verbs.Exhaust)
@step("LW-258")
def exhaust(g: Wilds, c: int, node: str, how: How) -> None:
    """Turn tokens to the exhausted side."""
    e: verbs.Exhaust = g.box.nodes[node]
    if c >= 0:
        skills.turn_tokens(g, c, e.token, e.n, ready=False)


@verb(verbs.Place)
@step("LW-010", "LW-271")
def place(g: Wilds, c: int, node: str, how: How) -> None:
    """Put tokens on spaces."""
    e: verbs.Place = g.box.nodes[node]
    user = how[0] if how[0] >= 0 else c
    put = scenario.place_token(c, user, node, number(e, "within", how), number(e, "n", how), ())
    if e.token != "mushroom" and not scenario.at_hand(g, user, e.token):
        g.then(scenario.take_token(user, e.token, 1), put)  # all of them lie on the map: one is taken up first
    else:
        g.then(put)


@can(verbs.Place)
def can_place(g: Wilds, c: int, e: verbs.Place, user: int) -> bool:
    """There is a token, and a space for it."""
    if e.token == "mushroom":
        return bool(scenario.places(g, c, e, e.within, ()))
    mine = own_tokens(g, user, e.token)
    if not mine:
        return False
    here = g.climbers[c].space
    if e.on == "open" and e.token not in g.box.set_tokens:
        return open_near(g, here, e.within)
    if e.on in ("not_open", "any") and not g.terrain[here] & OPEN and all([g.tokens[i].space != here for i in mine]):
        return True
    return bool(scenario.places(g, c, e, e.within, ()))


@verb(verbs.Lay)
@step("LW-191", "LW-193")
def lay(g: Wilds, c: int, node: str, how: How) -> None:
    """A token from the supply comes onto each of the named places."""
    e: verbs.Lay = g.box.nodes[node]
    for i, space in zip(scenario.supply(g, e.token), features(g, e.on), strict=False):
        scenario.put_token(g, i, space)


@can(verbs.Lay)
def can_lay(g: Wilds, c: int, e: verbs.Lay, user: int) -> bool:
    """There is a token in the supply."""
    return scenario.first_in_supply(g, e.token) >= 0


@verb(verbs.Take)
@step("LW-010", "LW-272", "LW-273")
def take(g: Wilds, c: int, node: str, how: How) -> None:
    """Take tokens into the play area."""
    e: verbs.Take = g.box.nodes[node]
    if c >= 0:
        scenario.take_token.now(g, c, e.token, number(e, "n", how))


@can(verbs.Take)
def can_take(g: Wilds, c: int, e: verbs.Take, user: int) -> bool:
    """There is one to take."""
    if e.token == "mushroom":
        return bool(g.mushroom_box or g.mushroom_discard)
    return bool(scenario.takeable(g, c, e.token))


@verb(verbs.Spend)
@step("LW-010")
def spend(g: Wilds, c: int, node: str, how: How) -> None:
    """Own tokens return to their supply."""
    e: verbs.Spend = g.box.nodes[node]
    if c >= 0:
        given = own_tokens(g, c, e.token)[: e.n]
        scenario.return_tokens(g, given)
        if given:
            g.emit("gave_back", climber=c, token=e.token, n=len(given))


@can(verbs.Spend)
def can_spend(g: Wilds, c: int, e: verbs.Spend, user: int) -> bool:
    """The climber has one to give back."""
    return bool(own_tokens(g, c, e.token))


@verb(verbs.Stock)
@step("LW-189", "LR-17")
def stock(g: Wilds, c: int, node: str, how: How) -> None:
    """Random tokens go from their supply face down onto the scenario card; without any, something else happens."""
    e: verbs.Stock = g.box.nodes[node]
    if not scenario.stock_card(g, e.token, e.n):
        g.then(carry_out(c, nodes_of(e.else_), how))


@verb(verbs.Enrage)
@step("LW-206", "LW-255", "LW-256", "LW-257", "LR-38")
def enrage(g: Wilds, c: int, node: str, how: How) -> None:
    """The n left-most face-down normal threats become enraged."""
    turn_threats(g, number(effect(g, node, verbs.Enrage), "n", how), enraged=True)


@verb(verbs.Calm)
@step("LW-255")
def calm(g: Wilds, c: int, node: str, how: How) -> None:
    """The n left-most face-down enraged threats become normal."""
    turn_threats(g, number(effect(g, node, verbs.Calm), "n", how), enraged=False)


@rule("LW-206", "LW-255")
def turn_threats(g: Wilds, n: int, *, enraged: bool) -> None:
    """Turn the n left-most face-down threats of the other kind by 180°."""
    if not n:
        return
    slots = list(g.threats)
    turned = [i for i, slot in enumerate(slots) if not slot.up and slot.enraged != enraged][:n]
    for i in turned:
        slots[i] = type(slots[i])(slots[i].threat, False, enraged)
    g.threats = tuple(slots)
    g.emit("enraged" if enraged else "calmed", n=len(turned))


@can(verbs.Calm)
def can_calm(g: Wilds, c: int, e: verbs.Calm, user: int) -> bool:
    """A face-down threat is enraged."""
    return any(not slot.up and slot.enraged for slot in g.threats)


@verb(verbs.TakeOver)
@step("LW-274")
def take_over(g: Wilds, c: int, node: str, how: How) -> None:
    """Suffer the threat effect in place of the climber whom it is about to hit, in addition to one's own."""
    if g.victim >= 0 and g.victim != c:
        g.emit("took_over", climber=c, other=g.victim)
        g.victim = c


@verb(verbs.Turn)
@step("LW-194")
def turn(g: Wilds, c: int, node: str, how: How) -> None:
    """Turn an overlay to another face."""
    e: verbs.Turn = g.box.nodes[node]
    scenario.turn_overlay(g, e.overlay, e.face)


@verb(verbs.Move)
@step("LW-196")
def move(g: Wilds, c: int, node: str, how: How) -> None:
    """Move an overlay with everything on it."""
    e: verbs.Move = g.box.nodes[node]
    scenario.move_overlay(g, e.overlay, e.to)


@verb(verbs.Set)
@step("LW-188")
def set_state(g: Wilds, c: int, node: str, how: How) -> None:
    """Set a state of the scenario."""
    e: verbs.Set = g.box.nodes[node]
    g.scenario[e.state] = e.to
    g.emit("scenario_state", state=e.state, to=e.to)
    ending.check_win(g)  # LW-199: it may be the last condition that was missing


@verb(verbs.Ability)
@step("LW-188", "LW-079")
def ability(g: Wilds, c: int, node: str, how: How) -> None:
    """A rule of the scenario card: its effects, or a step of its own."""
    e: verbs.Ability = g.box.nodes[node]
    entry = g.box.rules[e.name]
    g.emit("keyword", rule=e.name, n=e.n)
    if entry.effects:
        g.then(carry_out(c, nodes_of(entry.effects), (how[0], (), how[2], True)))
    else:
        g.then((e.name, c, node, how))


def _never(g: Wilds, c: int, e: Any, user: int) -> bool:
    return False


def _always(g: Wilds, c: int, e: Any, user: int) -> bool:
    return True


@can(verbs.Ability)
def can_ability(g: Wilds, c: int, e: verbs.Ability, user: int) -> bool:
    """The rule of the scenario card could do something."""
    return rule_can(g, c, g.box.rules[e.name])


CAN |= dict.fromkeys((verbs.Push, verbs.Fall, verbs.Discard, verbs.Exhaust), _never)
CAN |= dict.fromkeys((verbs.Put, verbs.ChangeCrystal, verbs.Enrage, verbs.Turn, verbs.Move, verbs.Set), _always)
CAN[verbs.TakeOver] = lambda g, c, e, user: g.victim >= 0 and g.victim != c
