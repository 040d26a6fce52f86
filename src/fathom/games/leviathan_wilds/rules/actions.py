"""The six standard actions that AP pay for (chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fathom.core.decisions import Option

from .. import effects, schema, verbs
from ..board import OFF
from ..box import ap_of, where_alone
from ..conditions import all_hold
from ..queries import forbidden, gravity, nailed_down, prices, wind
from ..state import HEALTH, Wilds, rule, step
from ..targets import reach_of, strike_targets, strike_values, struck_tokens
from ..verbs import Effect
from . import anytime, grip, injuries, skills, strikes, terrain, timing

COST = {"climb": 1, "jump": 3, "rest": 2, "mend": 1}
JUMP = 2


@rule("LW-070", "LW-078", "LW-080", "LW-081", "LW-083", "LW-086", "LW-088", "LW-095", "LW-099")
def options(g: Wilds, c: int) -> Sequence[Option]:
    """Return every action that the active climber can pay for.

    Where nothing but a nail makes actions dearer or forbids them, the same place and AP give the same ones, but for
    strikes at something else than the crystal there: they are worked out once.
    """
    k = g.climbers[c]
    box = g.box
    if k.injuries or box.restrained:
        return _possible(g, c, False)
    free = not box.nails or c not in nailed_down(g)
    here = k.space
    if here in box.pool_ground or ((k.bonuses or not box.plain_range) and reach_of(g, c)):
        return _possible(g, c, free)
    more = struck_tokens(g).get(here) if box.strikable else None
    terrain = g.terrain if box.board.shifting else g.terrain[here]
    way = (box.wind and g.scenario[box.wind], box.turning and gravity(g, k)) if box.changing_ways else None
    key = (g.setup, c, here, g.ap, g.crystals[here] > 0, terrain, k.health < HEALTH, way, more, free)
    try:
        return box.actions[key]
    except KeyError:
        box.actions[key] = found = _possible(g, c, free)
        return found


def _possible(g: Wilds, c: int, plain: bool) -> list[Option]:
    """Work out the actions that a climber can pay for; plainly, if nothing makes any dearer or forbids it."""
    k = g.climbers[c]
    ap = g.ap
    found: list[Option] = []
    if ap < 1:
        return _other_actions(g, c) if k.injuries else found  # LW-177: not every injury is paid off with AP
    board = g.box.board
    here = k.space
    if plain or (_can_pay(g, c, "climb", 1) and not forbidden(g, c, "climb")):
        found += _moves(g, c, "climb", 1)
    if ap >= COST["jump"] and (plain or (_can_pay(g, c, "jump", 3) and not forbidden(g, c, "jump"))):
        found += _moves(g, c, "jump", 3)
    if board.step[gravity(g, k)][here] >= 0 and (plain or not forbidden(g, c, "glide")):
        most = ap if plain else next((n for n in range(ap, 0, -1) if _can_pay(g, c, "glide", n)), 0)
        found += _moves(g, c, "glide", most)
    targets = strike_targets(g, c, reach_of(g, c))
    for target in targets:
        for n in strike_values(g, c, target, ap):
            if plain or _can_pay(g, c, "strike", n):
                found.append(
                    Option(k.seat, "strike", (n, target), strikes.target_ids(g, target), ap_strike(c, n, target))
                )
    if ap >= COST["rest"] and effects.may_rest(g, c) and (plain or _can_pay(g, c, "rest", 2)):
        found.append(Option(k.seat, "rest", (), board.at[here], ap_rest(c)))
    if (k.health < HEALTH or k.injuries) and effects.may_mend(g, c) and (plain or _can_pay(g, c, "mend", 1)):
        found.append(Option(k.seat, "mend", (), (f"climber.{c}",), ap_mend(c)))
    if not plain:
        found += _other_actions(g, c)
    return found


def _moves(g: Wilds, c: int, kind: str, n: int) -> tuple[Option, ...]:
    """Return the options to climb, jump or glide from here; they are the same every time, so they are made once."""
    k = g.climbers[c]
    blows, pulls = wind(g), gravity(g, k)
    key = (kind, k.seat, c, k.space, n, blows, pulls)
    made = g.box.made.get(key)
    if made is None:
        board = g.box.board
        if kind == "climb":
            spaces = [(s, 1) for s in board.neighbours[k.space]]
        elif kind == "jump":
            spaces = [(s, 3) for s in board.jumps(k.space, JUMP, blows)]
        else:
            spaces = list(board.glides(k.space, n, pulls, blows))
        made = tuple(Option(k.seat, kind, (s, ap), board.at[s], ap_move(c, kind, s, ap)) for s, ap in spaces)
        g.box.made[key] = made
    if g.box.board.shifting:
        return tuple(option for option in made if not g.terrain[option.args[0]] & OFF)
    return made


def _can_pay(g: Wilds, c: int, action: str, ap: int) -> bool:
    """Whether the AP and the price that injuries or the scenario add can be paid."""
    extra = prices(g, c, action)
    return g.ap >= ap if not extra else g.ap >= ap + ap_of(extra) and skills.payable(g, c, extra)


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
    if g.box.restrained or g.climbers[c].injuries:
        skills.pay_all(g, c, prices(g, c, action))


@step("LW-081", "LW-083", "LW-084", "LW-086", "LW-087")
def ap_move(g: Wilds, c: int, kind: str, space: int, ap: int) -> None:
    """Climb 1, Jump 2 or Glide X for AP: only the space arrived at is entered."""
    g.ap -= ap
    costs = prices(g, c, kind) if g.box.restrained or g.climbers[c].injuries else ()
    if costs:
        g.then(terrain.enter(c, space), timing.settle())
        skills.pay_all(g, c, costs)
    else:
        terrain.enter_alone(g, c, space)


@step("LW-088")
def ap_strike(g: Wilds, c: int, n: int, target: int) -> None:
    """Strike X for X AP."""
    g.agenda += (timing.SETTLE, strikes.strike(c, n, target, -1))
    spend(g, c, "strike", n)


@step("LW-095", "LW-096", "LW-097")
def ap_rest(g: Wilds, c: int) -> None:
    """Rest for 2 AP."""
    g.agenda += (timing.SETTLE, grip.rest(c))
    spend(g, c, "rest", COST["rest"])


@step("LW-099")
def ap_mend(g: Wilds, c: int) -> None:
    """Mend 1 for 1 AP; no ledge is needed."""
    g.agenda += (timing.SETTLE, effects.mend_by(c, 1))
    spend(g, c, "mend", COST["mend"])


@rule("LW-080")
def scenario_actions(g: Wilds, c: int) -> list[Option]:
    """Return the actions for AP that the scenario adds: they hold, they can be paid, they would do something."""
    found = []
    ap, here = g.ap, g.climbers[c].space
    key = ("rule_actions", g.setup, c)
    for least, ground, when, cost, can, parts, options in g.box.made.get(key) or _rule_actions(g, c):
        if (
            ap >= least
            and (ground is None or here in ground)
            and (not when or all_hold(g, c, when))
            and (not cost or skills.payable(g, c, cost))
            and can(g, c, parts, c)
        ):
            found.append(options[here])
    return found


#: An action that a scenario card adds for a climber: its AP, where alone it can be taken (None: anywhere), the other
#: conditions and costs that must be looked at, the question whether it would do anything, and of which effects; its
#: option on each space.
RuleAction: TypeAlias = tuple[
    int,
    frozenset[int] | None,
    tuple[verbs.Condition, ...],
    tuple[Effect, ...],
    effects.Can,
    Sequence[Effect] | str,
    tuple[Option, ...],
]


def _rule_actions(g: Wilds, c: int) -> list[RuleAction]:
    """Take the actions apart that the scenario cards add, once for each climber."""
    found: list[RuleAction] = []
    for entry in g.box.action_rules:
        ground, when = where_alone(g.box.board, entry.when)
        cost = [e for e in entry.cost if not isinstance(e, verbs.Lose) or e.grip or e.blight]
        can, parts = effects.rule_question(entry)
        found.append((ap_of(entry.cost), ground, when, tuple(cost), can, parts, _rule_options(g, c, entry)))
    g.box.made["rule_actions", g.setup, c] = found
    return found


def _rule_options(g: Wilds, c: int, entry: schema.ScenarioRule) -> tuple[Option, ...]:
    """Return, for each space, the option to take an action of a scenario card there: it may lead along a link."""
    seat, board = g.climbers[c].seat, g.box.board
    call = anytime.take_scenario_action(c, entry.id)
    here = Option(seat, "scenario", (c, entry.id), (f"climber.{c}",), call)
    across = {
        space: Option(seat, "scenario", (c, entry.id), board.at[end], call)
        for space, end in board.links.items()
        if leads_along_link(entry)
    }
    return tuple([across.get(space, here) for space in range(board.size)])


@rule("LW-195")
def link_ahead(g: Wilds, c: int, entry: schema.ScenarioRule) -> int:
    """Return the space to which an action leads along a link from where a climber stands, or -1."""
    return g.box.board.links.get(g.climbers[c].space, -1) if leads_along_link(entry) else -1


def leads_along_link(entry: schema.ScenarioRule) -> bool:
    """Whether an action puts the climber at the other end of a link."""
    return any(isinstance(e, verbs.Put) and e.at == "link" for e in entry.effects)
