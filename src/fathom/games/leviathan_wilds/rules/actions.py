"""The six standard actions that AP pay for (chapter 7)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import effects, schema, verbs
from ..board import OFF
from ..box import WildsBox
from ..conditions import all_hold
from ..queries import forbidden, gravity, prices, wind
from ..state import HEALTH, Wilds, rule, step
from ..targets import reach_of, strike_targets, strike_values
from . import anytime, grip, injuries, skills, strikes, terrain, timing

COST = {"climb": 1, "jump": 3, "rest": 2, "mend": 1}
JUMP = 2


@rule("LW-070", "LW-078", "LW-080", "LW-081", "LW-083", "LW-086", "LW-088", "LW-095", "LW-099")
def options(g: Wilds, c: int) -> list[Option]:
    """Return every action that the active climber can pay for."""
    k = g.climbers[c]
    found: list[Option] = []
    for kind in ("climb", "jump"):
        if ap_for(g, c, kind) >= COST[kind]:
            found += _moves(g, c, kind, COST[kind])
    found += _moves(g, c, "glide", ap_for(g, c, "glide"))
    for target in strike_targets(g, c, reach_of(g, c)):
        for n in strike_values(g, c, target, ap_for(g, c, "strike")):
            call = ap_strike(c, n, target)
            found.append(Option(k.seat, "strike", (n, target), strikes.target_ids(g, target), call))
    if effects.may_rest(g, c) and ap_for(g, c, "rest") >= COST["rest"]:
        found.append(Option(k.seat, "rest", (), g.box.board.at[k.space], ap_rest(c)))
    if (k.health < HEALTH or k.injuries) and effects.may_mend(g, c) and ap_for(g, c, "mend") >= COST["mend"]:
        found.append(Option(k.seat, "mend", (), (f"climber.{c}",), ap_mend(c)))
    return found + _other_actions(g, c)


def ap_for(g: Wilds, c: int, action: str) -> int:
    """Return how many AP a climber can put into an action: none if it is forbidden or its price cannot be paid."""
    if forbidden(g, c, action):
        return 0
    price = prices(g, c, action)
    return g.ap if not price else g.ap - skills.ap_of(price) if skills.payable(g, c, price) else 0


def _moves(g: Wilds, c: int, kind: str, n: int) -> list[Option]:
    """Return the options to climb, jump or glide from here for up to n AP."""
    k = g.climbers[c]
    ways = move_options(g.box, k.seat, c, kind, k.space, n, gravity(g, k), wind(g))
    terrain = g.terrain
    return [option for option in ways if not terrain[option.args[0]] & OFF]


@memo
def move_options(
    box: WildsBox, seat: int, c: int, kind: str, start: int, n: int, pull: str, blows: str
) -> tuple[Option, ...]:
    """Return the options to climb, jump or glide from a space, on the whole map."""
    board = box.board
    if kind == "climb":
        spaces = [(s, n) for s in board.neighbours[start]]
    elif kind == "jump":
        spaces = [(s, n) for s in board.jumps(start, JUMP, blows)]
    else:
        spaces = list(board.glides(start, n, pull, blows))
    return tuple([Option(seat, kind, (s, ap), board.at[s], ap_move(c, kind, s, ap)) for s, ap in spaces])


def _other_actions(g: Wilds, c: int) -> list[Option]:
    """Return the actions that injuries and scenario cards offer."""
    k = g.climbers[c]
    found = []
    for card in k.injuries:
        removal = g.box.injuries[card].remove
        if removal.cost and skills.payable(g, c, removal.cost) and all_hold(g, c, removal.when):
            call = injuries.pay_off_injury(c, card)
            found.append(Option(k.seat, "pay_off_injury", (card,), (f"injury.{c}.{card}",), call))
    return found


def spend(g: Wilds, c: int, action: str, ap: int) -> None:
    """Pay AP for an action, and whatever injuries or the scenario ask on top."""
    g.ap -= ap
    skills.pay_all(g, c, prices(g, c, action))


@step("LW-081", "LW-083", "LW-084", "LW-086", "LW-087")
def ap_move(g: Wilds, c: int, kind: str, space: int, ap: int) -> None:
    """Climb 1, Jump 2 or Glide X for AP: only the space arrived at is entered."""
    g.ap -= ap
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


@rule("LW-080")
def scenario_actions(g: Wilds, c: int) -> list[Option]:
    """Return the actions for AP that the scenario adds: they hold, they can be paid, they would do something."""
    return [
        _rule_option(g, c, entry)
        for entry in g.box.action_rules
        if all_hold(g, c, entry.when) and skills.payable(g, c, entry.cost) and effects.rule_can(g, c, entry)
    ]


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
