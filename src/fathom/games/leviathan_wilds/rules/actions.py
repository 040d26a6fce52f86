"""The six standard actions that AP pay for (chapter 7)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no
from fathom.core.memo import memo

from .. import effects, schema
from ..box import WildsBox
from ..box.board import LEDGE, OFF, OPEN
from ..queries import gravity, prices, why_forbidden, wind
from ..queries.conditions import why_unmet
from ..queries.targets import reach_of, strike_targets, strike_values
from ..schema import verbs
from ..state import HEALTH, Wilds, rule, step
from . import anytime, grip, injuries, skills, strikes, terrain, timing

#: The AP that an action takes, at least.
COST = {"climb": 1, "jump": 3, "glide": 1, "strike": 1, "rest": 2, "mend": 1}
JUMP = 2


#: The actions that one may want to take, in the order to offer them.
ACTIONS = ("climb", "jump", "glide", "strike", "rest", "mend")


@rule("LW-070", "LW-078")
def offers(g: Wilds, c: int) -> list[Offer]:
    """Return every action that the active climber may want to take: one offer for each way, or one with the reason."""
    seat = g.climbers[c].seat
    found: list[Offer] = []
    for action in ACTIONS:
        reason = why_not(g, c, action)
        if reason is None:
            found += ways_to(g, c, action)
        else:
            found.append((_any_way(seat, action), reason))
    return found + _payments(g, c)


@memo
def _any_way(seat: int, action: str) -> Option:
    """Return what stands for an action as a whole where no way to take it is possible."""
    return Option(seat, action, (), (), ())


@rule("LW-080", "LW-081", "LW-083", "LW-088", "LW-095", "LW-242", "LW-094", "LW-086", "LW-096", "LW-099", "LW-100")
def why_not(g: Wilds, c: int, action: str) -> No | None:
    """Return why the active climber cannot take a standard action in any way."""
    if reason := why_forbidden(g, c, action):
        return reason
    k = g.climbers[c]
    if action == "strike":
        reach = reach_of(g, c)
        if not strike_targets(g, c, reach):
            return _no_target(reach)  # LW-094, with range LW-242
    elif action == "rest":
        if not g.terrain[k.space] & LEDGE:
            return NO_LEDGE  # LW-096
    elif action == "glide":
        if g.box.board.step[gravity(g, k)][k.space] < 0:
            return NO_BELOW  # LW-086
    elif action == "mend" and g.german and g.terrain[k.space] & OPEN:
        return NO_OPEN  # LW-100
    price = prices(g, c, action)
    ap = COST[action] + (skills.ap_of(price) if price else 0)
    if g.ap < ap:  # LW-080: AP pay for it; LW-081, LW-083, LW-086, LW-088, LW-095, LW-099: so many
        return _no_ap(CLAUSE[action], ap, g.ap)
    return skills.why_unpayable(g, c, price) if price else None


CLAUSE = {
    "climb": "LW-081",
    "jump": "LW-083",
    "glide": "LW-086",
    "strike": "LW-088",
    "rest": "LW-095",
    "mend": "LW-099",
}
NO_LEDGE = no("LW-096", "no-ledge")
NO_OPEN = no("LW-100", "no-open")
NO_BELOW = no("LW-086", "no-below-glide")


@memo
def _no_target(reach: int) -> No:
    return no("LW-242", "no-target", n=reach) if reach else no("LW-094", "no-crystal")


@memo
def _no_ap(clause: str, ap: int, have: int) -> No:
    return no(clause, "no-ap", n=ap, have=have)


def ways_to(g: Wilds, c: int, action: str) -> list[Offer]:
    """Return the ways in which the active climber can take an action that nothing forbids."""
    k = g.climbers[c]
    if action == "rest":
        return [(Option(k.seat, "rest", (), g.box.board.at[k.space], ap_rest(c)), None)]
    if action == "mend":
        return [(Option(k.seat, "mend", (), (f"climber.{c}",), ap_mend(c)), None)]
    price = prices(g, c, action)
    ap = g.ap - skills.ap_of(price) if price else g.ap
    if action == "strike":
        return _strikes(g, c, ap)
    ways = moves(
        g.box, k.seat, c, action, k.space, min(ap, COST[action]) if action != "glide" else ap, gravity(g, k), wind(g)
    )
    terrain = g.terrain
    return [offer for offer in ways if not terrain[offer[0].args[0]] & OFF]


def _strikes(g: Wilds, c: int, ap: int) -> list[Offer]:
    seat = g.climbers[c].seat
    found: list[Offer] = []
    least = 0
    for target in strike_targets(g, c, reach_of(g, c)):
        values = strike_values(g, c, target, ap)
        for n in values:
            found.append(
                (Option(seat, "strike", (n, target), strikes.target_ids(g, target), ap_strike(c, n, target)), None)
            )
        least = values.start
    return found or [(_any_way(seat, "strike"), _no_ap("LW-088", least, ap))]


@memo
def moves(box: WildsBox, seat: int, c: int, kind: str, start: int, n: int, pull: str, blows: str) -> tuple[Offer, ...]:
    """Return the ways to climb, jump or glide from a space, on the whole map."""
    board = box.board
    if kind == "climb":
        spaces = [(s, n) for s in board.neighbours[start]]
    elif kind == "jump":
        spaces = [(s, n) for s in board.jumps(start, JUMP, blows)]
    else:
        spaces = list(board.glides(start, n, pull, blows))
    return tuple([(Option(seat, kind, (s, ap), board.at[s], ap_move(c, kind, s, ap)), None) for s, ap in spaces])


@rule("LW-080", "LW-177")
def _payments(g: Wilds, c: int) -> list[Offer]:
    """Return the injuries that a climber may want to pay to be rid of."""
    found: list[Offer] = []
    for card in g.climbers[c].injuries:
        removal = g.box.injuries[card].remove
        if removal.cost:
            reason = why_unmet(g, c, removal.when) or skills.why_unpayable(g, c, removal.cost)
            call = injuries.pay_off_injury(c, card)
            target = f"injury.{c}.{card}"
            found.append((Option(g.climbers[c].seat, "pay_off_injury", (card,), (target,), call), reason))
    return found


def spend(g: Wilds, c: int, action: str, ap: int) -> None:
    """Pay AP for an action, and whatever injuries or the scenario ask on top."""
    skills.spend_ap(g, c, ap)
    skills.pay_all(g, c, prices(g, c, action))


@step("LW-081", "LW-083", "LW-084", "LW-086", "LW-087")
def ap_move(g: Wilds, c: int, kind: str, space: int, ap: int) -> None:
    """Climb 1, Jump 2 or Glide X for AP: only the space arrived at is entered.

    One step (LW-081), two in a straight leap (LW-083), or down as far as AP go (LW-086); what lies between is not
    entered (LW-084, LW-087).
    """
    skills.spend_ap(g, c, ap)
    costs = prices(g, c, kind)
    if costs:
        g.then(terrain.enter(c, space), timing.settle())
        skills.pay_all(g, c, costs)
    else:
        terrain.enter_alone(g, c, space)


@step("LW-088")
def ap_strike(g: Wilds, c: int, n: int, target: int) -> None:
    """Strike X for X AP."""
    g.then(strikes.strike(c, n, target, ""), timing.settle())
    spend(g, c, "strike", n)


@step("LW-095", "LW-096", "LW-097")
def ap_rest(g: Wilds, c: int) -> None:
    """Rest for 2 AP."""
    g.then(grip.rest(c), timing.settle())
    spend(g, c, "rest", COST["rest"])


@step("LW-099")
def ap_mend(g: Wilds, c: int) -> None:
    """Mend 1 for 1 AP; no ledge is needed."""
    g.then(effects.mend_by(c, 1), timing.settle())
    spend(g, c, "mend", COST["mend"])


def would_matter(g: Wilds, c: int, option: Option) -> bool:
    """Whether an action could change anything now: an activation does not go on for what is in vain."""
    k = g.climbers[c]
    if option.key == "scenario":
        return effects.rule_can(g, option.args[0], g.box.rules[option.args[1]])
    return option.key != "mend" or k.health < HEALTH or k.injuries != ()


@rule("LW-080")
def scenario_offers(g: Wilds, c: int) -> list[Offer]:
    """Return the actions for AP that the scenario adds, with what forbids them."""
    return [(_rule_option(g, c, entry), why_not_take(g, c, entry)) for entry in g.box.action_rules]


@rule("LW-080", "LW-107", "LW-121")
def why_not_take(g: Wilds, c: int, entry: schema.ScenarioRule) -> No | None:
    """Return why a climber cannot take an action of a scenario card."""
    return why_unmet(g, c, entry.when) or skills.why_unpayable(g, c, entry.cost) or effects.why_not_by_rule(g, c, entry)


def _rule_option(g: Wilds, c: int, entry: schema.ScenarioRule) -> Option:
    """Return the option to take an action of a scenario card: it may lead along a link."""
    end = link_ahead(g, c, entry)
    targets = g.box.board.at[end] if end >= 0 else (f"climber.{c}",)
    return Option(g.climbers[c].seat, "scenario", (c, entry.id), targets, anytime.take_scenario_action(c, entry.id))


@rule("LW-195")
def link_ahead(g: Wilds, c: int, entry: schema.ScenarioRule) -> int:
    """Return the space to which an action leads along a link from where a climber stands, or -1."""
    return g.box.board.links.get(g.climbers[c].space, -1) if leads_along_link(entry) else -1


def leads_along_link(entry: schema.ScenarioRule) -> bool:
    """Whether an action puts the climber at the other end of a link."""
    return any(isinstance(e, verbs.Put) and e.at == "link" for e in entry.effects)
