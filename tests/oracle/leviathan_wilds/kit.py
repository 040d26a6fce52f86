"""What may be done at any time: skills, mushrooms, letting go, and what the scenario allows (book 406-450)."""

from __future__ import annotations

from . import body, conditions, leviathans, skills
from .printed import Skill, skill_of
from .table import Choice, Lost, Part, Table

#: How far a mushroom can be tossed (book 450).
TOSS = 3


def sources(table: Table, c: int) -> list[str]:
    """Return all that a climber could use like a skill."""
    climber = table.s.climbers[c]
    return [
        *dict.fromkeys(table.pile(c).hand),
        f"cover.{climber.character}",
        *(f"mushroom.{m}" for m in climber.mushrooms),
    ]


def can_use(table: Table, c: int, name: str) -> bool:
    """Whether conditions hold and costs can be paid in full (book 422, 664)."""
    skill = skill_of(name)
    if not all(conditions.holds(table, c, cond) for cond in skill.when):
        return False
    return can_pay(table, c, skill.cost, name)


def can_pay(table: Table, c: int, costs: list[dict[str, object]], playing: str = "") -> bool:
    """Whether a climber can pay all of it."""
    climber = table.s.climbers[c]
    for cost in costs:
        token, n = str(cost.get("token", "")), int(cost.get("n", 1))  # type: ignore[call-overload]
        match cost["do"]:
            case "lose":
                if int(cost.get("grip", 0)) > table.grip(c):  # type: ignore[call-overload]
                    return False
                if int(cost.get("health", 0)) > climber.health:  # type: ignore[call-overload]
                    return False
                if int(cost.get("ap", 0)) > table.s.ap:  # type: ignore[call-overload]
                    return False
            case "exhaust":
                if token == "cover":
                    if not climber.cover_ready:
                        return False
                elif len(ready_tokens(table, c, token)) < n:
                    return False
            case "spend":
                if len(table.held(c, token)) < n:
                    return False
            case "discard":
                if len([card for card in table.pile(c).hand if card != playing]) < n:
                    return False
    return True


def own_tokens(table: Table, c: int, name: str) -> list[int]:
    """Return the tokens of a kind that belong to a climber: of its sets, or held by it."""
    climber = table.s.climbers[c]
    kind, _, front = name.partition(".")
    sets = (climber.character, climber.klass)
    if table.solo:  # any card of the deck may be used by either climber
        sets = tuple(name for other in table.s.climbers for name in (other.character, other.klass))
    return [
        i
        for i, token in enumerate(table.s.tokens)
        if token.id == kind
        and (not front or token.front == front)
        and (token.owner in sets or (not token.owner and token.holder == c))
    ]


def ready_tokens(table: Table, c: int, name: str) -> list[int]:
    """Return those of them that are ready."""
    return [i for i in own_tokens(table, c, name) if table.s.tokens[i].ready]


# ---------------------------------------------------------------------------------------------- anytime


def options(table: Table) -> tuple[set[Choice], set[Choice]]:
    """Return what anybody may do at any time, and what may be offered and need not."""
    found: set[Choice] = set()
    for c in table.up():
        found |= options_of(table, c)
    vain = {choice for choice in found if choice[1] == "scenario" and leviathans.in_vain(table, choice[2], choice[3])}
    return (set(), found) if table.passing else (found - vain, vain)


def options_of(table: Table, c: int) -> set[Choice]:
    """Return what a climber may do at any time."""
    climber, seat = table.s.climbers[c], table.seat(c)
    found: set[Choice] = {(seat, "use", c, name) for name in sources(table, c) if can_use(table, c, name)}
    if not body.forbidden(table, c, "mushroom") and any(space == climber.space for space, _ in table.s.mushrooms):
        found.add((seat, "pick_up", c))
    reach = body.modified(table, c, "toss", TOSS)
    for other in table.up():
        near = other != c and table.board.distance(climber.space, table.s.climbers[other].space) <= reach
        if near and not body.forbidden(table, other, "help"):
            found |= {(seat, "toss", c, mushroom, other) for mushroom in climber.mushrooms}
    if may_let_go(table, c):
        found.add((seat, "let_go", c))
    for name, rule in table.rules.items():
        if rule["form"] == "anytime" and leviathans.may(table, c, name, rule):
            found.add((seat, "scenario", c, name))
    return found


def may_let_go(table: Table, c: int) -> bool:
    """Whether a climber can let go: it does not fall yet, and something lies below (book 436)."""
    climber = table.s.climbers[c]
    if climber.falling or table.pinned(c) or body.forbidden(table, c, "let_go"):
        return False
    if not can_pay(table, c, body.price(table, c, "let_go")):
        return False
    return table.below(c, climber.space) >= 0


def carry_out(table: Table, answer: Choice) -> Part[None]:
    """Do what was chosen, and what follows from it."""
    _, key, c, *rest = answer
    climber = table.s.climbers[c]
    match key:
        case "use":
            yield from skills.use(table, c, rest[0])
        case "pick_up":
            event = table.see("picked_up", climber=c)
            here = (climber.space, event.facts["mushroom"])
            if here not in table.s.mushrooms:
                raise Lost(f"no such mushroom lies at {here}")
            left = list(table.s.mushrooms)
            left.remove(here)
            table.s.mushrooms = tuple(left)
            climber.mushrooms = (*climber.mushrooms, here[1])
        case "toss":
            left = list(climber.mushrooms)
            left.remove(rest[0])
            climber.mushrooms = tuple(left)
            other = table.s.climbers[rest[1]]
            other.mushrooms = (*other.mushrooms, rest[0])
        case "let_go":
            yield from skills.pay(table, c, body.price(table, c, "let_go"))
            body.start_falling(table, c)
        case "scenario":
            yield from leviathans.act(table, c, rest[0])
        case _:
            raise Lost(f"the oracle does not know {key}")
    yield from body.settle(table)


# ---------------------------------------------------------------------------------------------- modifiers


def modifiers(table: Table, what: str, c: int, shield: str = "") -> tuple[set[Choice], set[Choice]]:
    """Return the skills that may be played onto an effect of a climber: for sure, and perhaps."""
    sure: set[Choice] = set()
    perhaps: set[Choice] = set()
    for who in table.up():
        for name in sources(table, who):
            if not can_use(table, who, name):
                continue
            skill = skill_of(name)
            if not onto(skill, what, shield):
                continue
            verbs = {"block": "block", "strike": "strike_plus", "take_over": "take_over"}
            plain = [
                e["do"] for e in skill.skill[:1] for e in [e, *e.get("of", [])[:1]] if isinstance(e, dict) and "do" in e
            ]
            for_sure = verbs.get(what) in plain and (who == c or what == "take_over")
            (sure if for_sure else perhaps).add((table.seat(who), "modify", who, name))
        for rule_id, rule in table.rules.items():
            fits = rule["form"] == "anytime" and onto(Skill("", rule.get("effects", []), [], []), what, shield)
            if fits and leviathans.may(table, who, rule_id, rule):
                perhaps.add((table.seat(who), "modify", who, f"rule.{rule_id}"))
    return sure, perhaps


def onto(skill: Skill, what: str, shield: str = "") -> bool:
    """Whether a skill can be played onto something."""
    for effect in skill.effects():
        match what, effect["do"]:
            case "block", "block":
                return True
            case "block", "protect":
                if shield in effect["kinds"]:
                    return True
            case "strike", "strike_plus" | "range_plus":
                return True
            case "strike", "protect":
                if "blight" in effect["kinds"]:
                    return True
            case "coin", "coin":
                return True
            case "take_over", "take_over":
                return True
    return False
