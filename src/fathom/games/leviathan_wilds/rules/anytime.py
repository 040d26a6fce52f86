"""Anytime actions: skills, letting go, mushrooms, and what a leviathan allows (chapter 8)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option
from fathom.core.memo import memo
from fathom.core.steps import Call

from .. import effects
from ..box import WildsBox
from ..conditions import all_hold
from ..queries import distance, falls_into, forbidden, helpable, prices, toss_reach
from ..skill import Skill
from ..state import Climber, Wilds, rule, step
from . import falling, skills, timing


@rule("LW-101", "LW-102", "LW-103", "LW-107", "LW-121", "LW-217", "LW-233")
def options(g: Wilds) -> list[Option]:
    """Return every anytime action that anybody can take now."""
    found: list[Option] = []
    growing = [space for space, _ in g.mushrooms]
    given = skills_of_tokens(g)
    for c, k in enumerate(g.climbers):
        if k.defeated:
            continue
        found += usable(g, c, skills_at_hand(g.box, g.cards[k.cards].hand, k.character))
        if k.mushrooms:
            found += mushroom_options(g, c, k)
        if k.space in growing:
            found.append(Option(k.seat, "pick_up", (c,), g.box.board.at[k.space], pick_up(c)))
        if may_let_go(g, c, k):
            found.append(let_go_option(k.seat, c))
        if c in given:
            found += usable(g, c, given[c])
    return found


def usable(g: Wilds, c: int, at_hand: Iterable[Skill]) -> list[Option]:
    """Return the options to use skills: their conditions hold, their cost can be paid, and they could do something."""
    found = []
    for skill in at_hand:
        if may_play(g, c, skill) and could_do_anything(g, c, skill):  # the latter is LR-50
            found.append(skill_option(g, c, skill))
    return found


@memo
def skills_at_hand(box: WildsBox, hand: tuple[str, ...], character: str) -> tuple[Skill, ...]:
    """Return the skills of a hand and a cover, those first that need nothing; then the scenario's for everybody."""
    skills = [box.skills[source] for source in (*dict.fromkeys(hand), box.cover_of[character])]
    for_all = [box.skills[source] for source in box.rules_for_all]
    return (*sorted(skills, key=lambda skill: not skill.always), *for_all)


@rule("LW-113", "LW-188")
def skills_of_tokens(g: Wilds) -> dict[int, list[Skill]]:
    """Return the anytime rules that climbers have from the ready tokens they hold, as skills."""
    box = g.box
    found: dict[int, list[Skill]] = {}
    if box.rules_of_tokens:
        for c, token in dict.fromkeys([(t.holder, (t.id, t.front)) for t in g.tokens if t.holder >= 0 and t.ready]):
            if token in box.rules_of_tokens:
                found.setdefault(c, []).append(box.skills[box.rules_of_tokens[token]])
    return found


@rule("LW-120", "LW-121")
def may_play(g: Wilds, c: int, skill: Skill) -> bool:
    """Whether the conditions of a skill hold and its cost can be paid, whatever it would do."""
    return (not skill.when or all_hold(g, c, skill.when)) and (
        not skill.cost or skills.payable(g, c, skill.cost, skill.kind == "card")
    )


@rule("LR-45", "LR-50")
def could_do_anything(g: Wilds, c: int, skill: Skill) -> bool:
    """Whether an effect of a skill could do anything now."""
    if skill.effects:
        return effects.any_can(g, c, skill.effects, c)
    return effects.rule_can(g, c, g.box.rules[skill.id.removeprefix("rule.")])


def skill_option(g: Wilds, c: int, skill: Skill) -> Option:
    """Return the option to use a skill."""
    seat = g.climbers[c].seat
    return scenario_option(g.box, seat, c, skill.id) if skill.kind == "rule" else use_option(seat, c, skill.id)


@memo
def use_option(seat: int, c: int, source: str) -> Option:
    """Return the option to use a card, a cover or a mushroom."""
    return Option(seat, "use", (c, source), (f"card.{c}.{source}",), skills.use_skill(c, source, False))


# ---------------------------------------------------------------------------------------------- modifiers


#: Played onto what anybody does, whoever that is: the coin is the same for all.
ONTO_ANYBODYS = ("coin", "tails")


@rule("LW-229", "LR-36")
def modifiers(g: Wilds, verb: str, c: int, again: Call) -> list[Option]:
    """Return the skills that may be played into an effect on a climber: Strike +X, Block, a threat taken over."""
    found: list[Option] = []
    modifying = g.box.modifying[verb]
    for user, k in enumerate(g.climbers):
        if k.defeated or not helpable(g, user, c):
            continue
        mushrooms = [f"mushroom.{kind}" for kind in k.mushrooms]
        sources = [*g.cards[k.cards].hand, g.box.cover_of[k.character], *mushrooms, *g.box.modifying_rules[verb]]
        for source in sources:
            if source not in modifying:
                continue
            skill = g.box.skills[source]
            if _fits(skill, verb, user == c) and may_play(g, user, skill):
                at = (f"card.{user}.{source}",)
                found.append(Option(k.seat, "modify", (user, source), at, modify(user, source, again)))
    return found


def _fits(skill: Skill, verb: str, own: bool) -> bool:
    """Whether a skill holds such a modifier for an effect on its user, or on another climber."""
    if verb == "take_over":
        return not own and verb in skill.modifies
    return verb in (skill.modifies if own or verb in ONTO_ANYBODYS else skill.modifies_others)


@step("LW-229")
def modify(g: Wilds, user: int, source: str, again: Call) -> None:
    """A modifier is played inside an effect; then the effect goes on from where it was."""
    g.then(skills.use_skill(user, source, True), again)


# ---------------------------------------------------------------------------------------------- letting go


@rule("LW-108", "LR-26")
def may_let_go(g: Wilds, c: int, k: Climber) -> bool:
    """Whether letting go would do anything: not while falling, and not where a fall must stop."""
    if k.falling or falls_into(g, k) < 0:
        return False
    return not forbidden(g, c, "let_go") and skills.payable(g, c, prices(g, c, "let_go"))


@memo
def let_go_option(seat: int, c: int) -> Option:
    """Return the option to let go."""
    return Option(seat, "let_go", (c,), (f"climber.{c}",), start_let_go(c))


@step("LW-108")
def start_let_go(g: Wilds, c: int) -> None:
    """Letting go may cost something; then the climber falls."""
    g.then(*(skills.pay(c, cost.node) for cost in prices(g, c, "let_go")), falling.let_go(c))


# ---------------------------------------------------------------------------------------------- mushrooms


def mushroom_options(g: Wilds, c: int, k: Climber) -> list[Option]:
    """Return the options to use or toss the mushrooms that a climber holds."""
    kinds = dict.fromkeys(k.mushrooms)
    found = []
    if not forbidden(g, c, "mushroom") and skills.payable(g, c, prices(g, c, "mushroom")):
        found += [use_option(k.seat, c, f"mushroom.{kind}") for kind in kinds]
    reach = toss_reach(g, c)
    for other, o in enumerate(g.climbers):
        if other != c and not o.defeated and distance(g, k.space, o.space) <= reach and helpable(g, c, other):
            found += [
                Option(k.seat, "toss", (c, kind, other), (f"climber.{other}",), toss(c, kind, other)) for kind in kinds
            ]
    return found


@step("LW-109", "LR-29")
def pick_up(g: Wilds, c: int) -> None:
    """Take one mushroom from the own space, unseen, and lay it open in the play area."""
    k = g.climbers[c]
    at = [space for space, _ in g.mushrooms].index(k.space)
    kind = g.mushrooms[at][1]
    g.mushrooms = g.mushrooms[:at] + g.mushrooms[at + 1 :]
    k.mushrooms = (*k.mushrooms, kind)
    g.emit("picked_up", climber=c, mushroom=kind, space=k.space)


@step("LW-111", "LR-29")
def toss(g: Wilds, c: int, kind: str, other: int) -> None:
    """Give a mushroom to another climber at most three spaces away."""
    k = g.climbers[c]
    at = k.mushrooms.index(kind)
    k.mushrooms = k.mushrooms[:at] + k.mushrooms[at + 1 :]
    g.climbers[other].mushrooms += (kind,)
    g.emit("tossed", climber=c, mushroom=kind, other=other)


# ---------------------------------------------------------------------------------------------- leviathans


@memo
def scenario_option(box: WildsBox, seat: int, c: int, source: str) -> Option:
    """Return the option to take an anytime action of a scenario card."""
    entry = box.rules[source.removeprefix("rule.")]
    at = f"card.{c}.{source}" if entry.token else f"climber.{c}"  # the token that gives it, or the climber
    return Option(seat, "scenario", (c, entry.id), (at,), take_scenario_action(c, entry.id))


@step("LW-080", "LW-113")
def take_scenario_action(g: Wilds, c: int, name: str) -> None:
    """Take an action or anytime action that a scenario card states: its effects, or a step of its own."""
    entry = g.box.rules[name]
    g.emit("scenario_action", climber=c, rule=name)
    nodes = tuple(effect.node for effect in entry.effects)
    g.then(
        *(skills.pay(c, cost.node) for cost in entry.cost),
        effects.carry_out(c, nodes, effects.skill(c)) if nodes else (name, c, "", effects.MUST),
        timing.settle(),
    )
