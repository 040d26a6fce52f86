"""What one may want to do and cannot: each with its reason in words and the clause."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision
from fathom.core.scene import Refusal

from .. import verbs
from ..board import OPEN
from ..conditions import all_hold, holds
from ..queries import below, forbidden, gravity, prices
from ..rules import skills
from ..rules.actions import COST
from ..skill import Skill
from ..state import HEALTH
from ..targets import reach_of, strike_targets
from .cards import card_id, owner
from .words import Words

#: Decisions in which anytime actions are possible.
WINDOWS = ("act", "ap_card", "anytime", "falling", "draw")

Reason = tuple[str, str]


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what this seat cannot do now: standard actions in its activation, skills wherever they could be used."""
    if decision.key not in WINDOWS or seat not in decision.seats:
        return ()
    found = []
    mine = [option for option in decision.options if option.seat == seat]
    if decision.key == "act" and seat == decision.lead:
        possible = {option.key for option in mine}
        if not _open(w, decision):
            possible.add("let_go")  # nobody asks for it now
        found += list(_actions(w, decision.args[0], possible))
    if _open(w, decision):
        usable = {option.args for option in mine if option.key == "use"}
        found += list(_skills(w, seat, usable))
    return tuple(found)


def _open(w: Words, decision: Decision) -> bool:
    """Whether anytime actions are possible: not in a scope that the table has passed, nor inside an effect (LW-104)."""
    if decision.key == "falling" and any(option.key == "stay_falling" for option in decision.options):
        return False
    return not w.g.is_hushed(("fall", "step", "turn") if decision.key == "falling" else ("step", "turn"))


# ---------------------------------------------------------------------------------------------- standard actions


def _actions(w: Words, c: int, possible: set[str]) -> Iterator[Refusal]:
    for action in ("climb", "jump", "glide", "strike", "rest", "mend", "let_go"):
        if action not in possible:
            name = action.replace("_", "-")
            reason, clause = _why_not(w, c, action)
            yield Refusal(words=w.text(f"group-{name}"), reason=reason, clause=clause, group=name)


def _why_not(w: Words, c: int, action: str) -> Reason:
    """Return why a standard action is not possible, and the clause that says so."""
    g = w.g
    k = g.climbers[c]
    if why := _forbidden(w, c, action):
        return why
    match action:
        case "strike" if not strike_targets(g, c, reach_of(g, c)):
            reach = reach_of(g, c)
            return (w("no-target", n=reach), "LW-242") if reach else (w.text("no-crystal"), "LW-094")
        case "rest" if not g.terrain[k.space] & 1:
            return w.text("no-ledge"), "LW-096"
        case "mend" if g.german and g.terrain[k.space] & OPEN:
            return w.text("no-open"), "LW-100"
        case "mend" if k.health >= HEALTH and not k.injuries:
            return w.text("no-health-lost"), "LW-099"
        case "glide" if g.box.board.step[gravity(g, k)][k.space] < 0:
            return w.text("no-below-glide"), "LW-086"
        case "let_go" if below(g, k.space, gravity(g, k)) < 0:
            return w.text("no-below"), "LR-26"
    clause = {
        "climb": "LW-081", "jump": "LW-083", "glide": "LW-086", "strike": "LW-088", "rest": "LW-095", "mend": "LW-099",
        "let_go": "LW-108",
    }[action]  # fmt: skip
    ap = COST.get(action, 1)
    extra = prices(g, c, action)
    more = sum(cost.ap for cost in extra if isinstance(cost, verbs.Lose))
    if action != "let_go" and g.ap < ap + more:
        return w("no-ap", n=ap + more, have=g.ap), clause
    return w("no-price", what=w.effects(extra, c)) if extra else w.text("no-effect"), clause


def _forbidden(w: Words, c: int, what: str) -> Reason | None:
    """Return which injury forbids something, or that the scenario does."""
    if not forbidden(w.g, c, what):
        return None
    for card in w.g.climbers[c].injuries:
        if any(rule.forbid == what for rule in w.box.injuries[card].rules):
            return w("no-injury", injury=w.injury(card)), "LW-176"
    return w.text("no-scenario"), "LW-221"


# ---------------------------------------------------------------------------------------------- skills


def _skills(w: Words, seat: int, usable: set[tuple[object, ...]]) -> Iterator[Refusal]:
    g = w.g
    for c, k in enumerate(g.climbers):
        if k.seat != seat or k.defeated or k.cards >= len(g.cards):
            continue
        cards = g.cards[k.cards]
        mine = owner(g, c) == c
        sources = [*(cards.hand if mine else ()), f"cover.{k.character}", *(f"mushroom.{m}" for m in k.mushrooms)]
        for source in dict.fromkeys(sources):
            if (c, source) not in usable and not any(use[1] == source for use in usable):
                reason, clause = why_no_skill(w, c, w.box.skills[source])
                yield _refused(w, c, source, reason, clause)
        if mine and cards.ap_card and g.activating:
            yield _refused(w, c, cards.ap_card, w.text("no-ap-card"), "LW-071")


def _refused(w: Words, c: int, source: str, reason: str, clause: str) -> Refusal:
    group = "mushroom" if source.startswith("mushroom.") else "skill"
    target = card_id(w.g, f"card.{c}.{source}")
    return Refusal(words=w.source(source), reason=reason, clause=clause, group=group, targets=(target,))


def why_no_skill(w: Words, c: int, skill: Skill) -> Reason:
    """Return why a skill cannot be used now: a condition, its cost, or it would do nothing."""
    g = w.g
    if skill.when and not all_hold(g, c, skill.when):
        condition = next(condition for condition in skill.when if not holds(g, c, condition))
        return w.need(condition), "LW-107"
    if skill.cost and not skills.payable(g, c, skill.cost, skill.kind == "card"):
        return w("no-cost", what=w.effects(skill.cost, c)), "LW-121"
    if skill.kind == "mushroom" and (why := _forbidden(w, c, "mushroom")):
        return why
    if skill.kind == "mushroom" and (extra := prices(g, c, "mushroom")) and not skills.payable(g, c, extra):
        return w("no-price", what=w.effects(extra, c)), "LW-121"
    return _why_no_effect(w, c, skill)


def _why_no_effect(w: Words, c: int, skill: Skill) -> Reason:
    """Return what the first effect of a skill lacks; if it is none of these, that it would do nothing (LR-50)."""
    g = w.g
    k = g.climbers[c]
    first = skill.effects[0] if skill.effects else None
    match first:
        case verbs.Strike():
            reach = first.range + reach_of(g, c)
            return (w("no-target", n=reach), "LW-242") if reach else (w.text("no-crystal"), "LW-094")
        case verbs.Anchor() if not k.falling:
            return w.text("no-fall"), "LW-243"
        case verbs.Anchor():
            return w.text("no-hold"), "LW-244"
        case verbs.Mend() if g.german and g.terrain[k.space] & OPEN:
            return w.text("no-open"), "LW-100"
        case verbs.Mend() if k.health >= HEALTH:
            return w.text("no-health-lost"), "LW-134"
        case verbs.Gain() if first.ap:
            return w.text("need-activating"), "LW-283"
        case verbs.Gain() if first.health:
            return w.text("no-health-lost"), "LW-134"
        case verbs.Gain() if first.grip:
            return w.text("no-discard"), "LW-149"
        case verbs.Lose() if first.blight:
            return w.text("no-blight"), "LW-135"
        case verbs.Focus() if k.focused:
            return w.text("no-focus-needed"), "LR-23"
        case verbs.Let():
            return w.text("no-climber"), "LW-115"
        case verbs.Jump() if first.to:
            return w.text("no-landing"), "LW-084"
        case verbs.Place():
            return w("no-place", token=w.token(first.token)), "LW-010"
        case verbs.Take():
            return w("no-token", token=w.token(first.token)), "LW-010"
        case verbs.Calm():
            return w.text("no-enraged"), "LW-255"
    if skill.modifies & {"block", "strike"}:
        return w.text("no-modifier"), "LW-229"
    if skill.modifies & {"coin", "tails"}:
        return w.text("no-flip"), "LW-280"
    return w.text("no-effect"), "LR-50"
