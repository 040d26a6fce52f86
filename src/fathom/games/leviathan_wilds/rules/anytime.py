"""Anytime actions: skills, letting go, mushrooms, and what a leviathan allows (chapter 8)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no
from fathom.core.memo import memo
from fathom.core.steps import Call

from .. import effects
from ..box import WildsBox
from ..box.skill import Skill
from ..queries import distance, falls_into, helpable, prices, toss_reach, why_forbidden
from ..queries.conditions import why_unmet
from ..state import Climber, Wilds, rule, step
from . import falling, skills, timing


@rule("LW-101", "LW-102", "LW-103", "LW-217")
def offers(g: Wilds) -> list[Offer]:
    """Return every anytime action that anybody may want to take now, with what forbids it."""
    found: list[Offer] = []
    growing = [space for space, _ in g.mushrooms]
    given = skills_of_tokens(g)
    for c, k in enumerate(g.climbers):
        if k.defeated:
            continue
        for skill in skills_at_hand(g.box, g.cards[k.cards].hand, k.character):
            found.append((skill_option(g, c, skill), why_not_use(g, c, skill)))  # LW-217
        if k.mushrooms:
            found += mushroom_offers(g, c, k)
        if k.space in growing:
            found.append((Option(k.seat, "pick_up", (c,), g.box.board.at[k.space], pick_up(c)), None))
        found.append((let_go_option(k.seat, c), why_not_let_go(g, c)))
        for skill in given.get(c, ()):
            found.append((skill_option(g, c, skill), why_not_use(g, c, skill)))
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


@rule("LW-107", "LW-120", "LW-121", "LR-45", "LR-50")
def why_not_use(g: Wilds, c: int, skill: Skill) -> No | None:
    """Return why a climber cannot use a skill now: a condition does not hold, its cost cannot be paid."""
    if skill.when and (unmet := why_unmet(g, c, skill.when)):  # LW-107
        return unmet
    if skill.cost and (unpayable := skills.why_unpayable(g, c, skill.cost, skill.kind == "card")):  # LW-120, LW-121
        return unpayable
    # Nothing else: not how often it was used (LR-45), nor whether it would do anything (LR-50).
    return effects.why_not_by_rule(g, c, g.box.rules[skill.id[5:]]) if skill.kind == "rule" else None


def would_matter(g: Wilds, option: Option) -> bool:
    """Whether an anytime action could change anything now: the table stops for those, not for what is in vain."""
    if option.key == "use":
        return effects.would_matter(g, option.args[0], g.box.skills[option.args[1]])
    if option.key == "scenario":
        return effects.rule_can(g, option.args[0], g.box.rules[option.args[1]])
    return True


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
            if _fits(skill, verb, user == c) and why_not_use(g, user, skill) is None:
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
def why_not_let_go(g: Wilds, c: int) -> No | None:
    """Return why a climber cannot let go: it falls already, its fall would have to stop here, it must pay for it."""
    k = g.climbers[c]
    if k.falling:
        return FALLING
    if falls_into(g, k) < 0:
        return NO_BELOW
    price = prices(g, c, "let_go")
    return why_forbidden(g, c, "let_go") or (skills.why_unpayable(g, c, price) if price else None)


FALLING = no("LW-160", "no-falling")
NO_BELOW = no("LR-26", "no-below")


@memo
def let_go_option(seat: int, c: int) -> Option:
    """Return the option to let go."""
    return Option(seat, "let_go", (c,), (f"climber.{c}",), start_let_go(c))


@step("LW-108")
def start_let_go(g: Wilds, c: int) -> None:
    """Letting go may cost something; then the climber falls."""
    g.then(*(skills.pay(c, cost.node) for cost in prices(g, c, "let_go")), falling.let_go(c))


# ---------------------------------------------------------------------------------------------- mushrooms


def mushroom_offers(g: Wilds, c: int, k: Climber) -> list[Offer]:
    """Return what a climber may want to do with the mushrooms that it holds: use them, toss them."""
    kinds = dict.fromkeys(k.mushrooms)
    price = prices(g, c, "mushroom")
    reason = why_forbidden(g, c, "mushroom") or (skills.why_unpayable(g, c, price) if price else None)
    found: list[Offer] = [(use_option(k.seat, c, f"mushroom.{kind}"), reason) for kind in kinds]
    reach = toss_reach(g, c)
    for other, o in enumerate(g.climbers):
        if other != c and not o.defeated and distance(g, k.space, o.space) <= reach and helpable(g, c, other):
            found += [
                (Option(k.seat, "toss", (c, kind, other), (f"climber.{other}",), toss(c, kind, other)), None)
                for kind in kinds
            ]
    return found


@step("LW-109", "LR-29")
def pick_up(g: Wilds, c: int) -> None:
    """Take one mushroom from the own space, unseen, and lay it open in the play area."""
    k = g.climbers[c]
    g.uncover()
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
