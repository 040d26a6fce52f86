"""Anytime actions: skills, letting go, mushrooms, and what a leviathan allows (chapter 8)."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

import msgspec

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects, schema
from ..board import OFF
from ..box import Skill
from ..queries import all_hold, forbidden, helpable, prices, toss_reach
from ..schema import Effect
from ..state import Climber, Wilds, rule, step
from . import falling, skills, timing

_first = itemgetter(0)

#: So many options and lists of them are kept for use again.
MOST_MADE = 50_000


class AtHand(NamedTuple):
    """A skill at hand: what must be looked at before it may be used, and the option to use it."""

    #: What `options` looks at first: `ALWAYS`, `FALLING`, `ACTIVATING`, `COVER` (is it ready?), `THREATENED` (anybody).
    gate: int
    #: The skill with its other conditions and costs, if it has any.
    rest: Skill | None
    #: The question whether it could do anything, and of which effects.
    can: effects.Can
    parts: Effect | tuple[Effect, ...]
    option: Option


ALWAYS, FALLING, ACTIVATING, COVER, THREATENED = range(5)
GATES = {"falling": FALLING, "activating": ACTIVATING}


@rule("LW-101", "LW-102", "LW-103", "LW-107", "LW-121", "LW-217", "LW-233", "LR-45", "LR-50")
def options(g: Wilds) -> list[Option]:
    """Return every anytime action that anybody can take now.

    A skill may be used if its conditions hold, its cost can be paid, and it would do something.
    """
    found: list[Option] = []
    box = g.box
    made = box.made
    under = box.board.under
    mushroom_spots = list(map(_first, g.mushrooms))
    acting = g.active if g.activating else -1
    for c, k in enumerate(g.climbers):
        if k.defeated:
            continue
        key = (c, k.seat, k.character, g.cards[k.cards].hand)
        always, perhaps, let_go = made.get(key) or at_hand(g, key)
        found += always
        is_open = (True, k.falling, c == acting, k.cover_ready, g.victim >= 0)
        for gate, rest, can, parts, option in perhaps:
            if is_open[gate] and (rest is None or may_play(g, c, rest)) and can(g, c, parts, c):
                found.append(option)
        if k.mushrooms:
            found += mushroom_options(g, c, k)
        here = k.space
        if here in mushroom_spots:
            found.append(Option(k.seat, "pick_up", (c,), box.board.at[here], pick_up(c)))
        if under[here] >= 0 and not k.falling and ((box.free_fall and not k.injuries) or may_let_go(g, c, k)):
            found.append(let_go)
        if box.anytime_rules:
            found += scenario_options(g, c, k)
    return found


def at_hand(g: Wilds, key: tuple[int, int, str, tuple[str, ...]]) -> tuple[list[Option], list[AtHand], Option]:
    """Return a climber's hand and cover: what can always be used, what is to be looked at, and letting go.

    The same hand gives the same answer, so it is worked out once; it is kept in the box under its key.
    """
    c, seat, character, hand = key
    made = g.box.made
    if len(made) > MOST_MADE:
        made.clear()
    sources = (*dict.fromkeys(hand), g.box.cover_of[character])
    always = [use_option(g, c, source) for source in sources if g.box.skills[source].always]
    perhaps = [_look_at(g, c, source) for source in sources if not g.box.skills[source].always]
    found = always, perhaps, Option(seat, "let_go", (c,), (f"climber.{c}",), start_let_go(c))
    made[key] = found
    return found


def _look_at(g: Wilds, c: int, source: str) -> AtHand:
    """Return what must be looked at before a skill may be used."""
    key = ("look_at", g.climbers[c].seat, c, source)
    made: AtHand | None = g.box.made.get(key)
    if made is None:
        skill = g.box.skills[source]
        when, cost = skill.when, skill.cost
        gate = ALWAYS
        if skill.needs_cover:
            gate = COVER
            cost = tuple(e for e in cost if not (isinstance(e, schema.Exhaust) and e.token == "cover"))
        elif when and when[0].is_ in GATES and not when[0].not_:
            gate = GATES[when[0].is_]
            when = when[1:]
        elif when and when[0].is_ == "threat_on_other" and not when[0].not_:
            gate = THREATENED
        rest = msgspec.structs.replace(skill, when=when, cost=cost) if when or cost else None
        made = AtHand(gate, rest, *effects.question(skill.effects), use_option(g, c, source))
        g.box.made[key] = made
    return made


def use_option(g: Wilds, c: int, source: str) -> Option:
    """Return the option to use a skill; equal ones are made once."""
    seat = g.climbers[c].seat
    key = (seat, c, source)
    made: Option | None = g.box.made.get(key)
    if made is None:
        made = Option(seat, "use", (c, source), (f"card.{c}.{source}",), skills.use_skill(c, source, False))
        g.box.made[key] = made
    return made


@rule("LW-120", "LW-121")
def may_play(g: Wilds, c: int, skill: Skill) -> bool:
    """Whether the conditions of a skill hold and its cost can be paid, whatever it would do."""
    return (not skill.when or all_hold(g, c, skill.when)) and (
        not skill.cost or skills.payable(g, c, skill.cost, skill.kind == "card")
    )


# ---------------------------------------------------------------------------------------------- modifiers


@rule("LW-229", "LR-36")
def modifiers(g: Wilds, verb: str, c: int, again: Call) -> list[Option]:
    """Return the skills that may be played into an effect on a climber: Strike +X, Block, taking a threat over."""
    found: list[Option] = []
    skill_of = g.box.skills
    modifying = g.box.modifying[verb]
    for user, k in enumerate(g.climbers):
        if k.defeated:
            continue
        hand = g.cards[k.cards].hand
        cover = g.box.cover_of[k.character]
        if cover not in modifying and not k.mushrooms and modifying.isdisjoint(hand):
            continue
        sources = [source for source in hand if source in modifying]
        if cover in modifying:
            sources.append(cover)
        if k.mushrooms:
            sources += [name for m in k.mushrooms if (name := f"mushroom.{m}") in modifying]
        if not sources or not (user == c or helpable(g, user, c)):
            continue
        for source in sources:
            skill = skill_of[source]
            if verb in (skill.modifies if user == c or verb == "take_over" else skill.modifies_others):
                if verb == "take_over" and user == c:
                    continue
                if may_play(g, user, skill):
                    found.append(
                        Option(
                            k.seat, "modify", (user, source), (f"card.{user}.{source}",), modify(user, source, again)
                        )
                    )
    return found


@step("LW-229")
def modify(g: Wilds, user: int, source: str, again: Call) -> None:
    """A modifier is played inside an effect; then the effect goes on from where it was."""
    g.then(skills.use_skill(user, source, True), again)


# ---------------------------------------------------------------------------------------------- letting go


@rule("LW-108", "LR-26")
def may_let_go(g: Wilds, c: int, k: Climber) -> bool:
    """Whether letting go would do anything: not while falling, and not where a fall must stop."""
    down = g.box.board.under[k.space]
    if k.falling or down < 0 or g.terrain[down] & OFF:
        return False
    if not k.injuries and not g.box.restrained:
        return True
    return not forbidden(g, c, "let_go") and skills.payable(g, c, prices(g, c, "let_go"))


@step("LW-108")
def start_let_go(g: Wilds, c: int) -> None:
    """Letting go may cost something; then the climber falls."""
    g.then(*(skills.pay(c, cost.node) for cost in prices(g, c, "let_go")), falling.let_go(c))


# ---------------------------------------------------------------------------------------------- mushrooms


def mushroom_options(g: Wilds, c: int, k: Climber) -> list[Option]:
    """Return the options to use or toss the mushrooms that a climber holds."""
    kinds = dict.fromkeys(k.mushrooms)
    if forbidden(g, c, "mushroom") or not skills.payable(g, c, prices(g, c, "mushroom")):
        uses = []
    else:
        uses = [use_option(g, c, f"mushroom.{kind}") for kind in kinds]
    reach = toss_reach(g, c)
    row = g.box.board.distance[k.space]
    for other, o in enumerate(g.climbers):
        if other != c and not o.defeated and row[o.space] <= reach and helpable(g, c, other):
            for kind in kinds:
                uses.append(Option(k.seat, "toss", (c, kind, other), (f"climber.{other}",), toss(c, kind, other)))
    return uses


@step("LW-109", "LR-29")
def pick_up(g: Wilds, c: int) -> None:
    """Take one mushroom from the own space, unseen, and lay it open in the play area."""
    k = g.climbers[c]
    at = next(i for i, (space, _) in enumerate(g.mushrooms) if space == k.space)
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


@rule("LW-080", "LW-113", "LW-188")
def scenario_options(g: Wilds, c: int, k: Climber) -> list[Option]:
    """Return the anytime actions that the scenario gives a climber."""
    found = []
    for entry in g.box.anytime_rules:
        if all_hold(g, c, entry.when) and skills.payable(g, c, entry.cost):
            found.append(
                Option(k.seat, "scenario", (c, entry.id), (f"climber.{c}",), take_scenario_action(c, entry.id))
            )
    return found


@step("LW-080", "LW-113")
def take_scenario_action(g: Wilds, c: int, name: str) -> None:
    """Take an action or anytime action that a scenario card states."""
    entry = g.box.rules[name]
    g.emit("scenario_action", climber=c, rule=name)
    nodes = tuple(effect.node for effect in entry.effects)
    g.then(
        *(skills.pay(c, cost.node) for cost in entry.cost),
        effects.carry_out(c, nodes, effects.MUST),
        timing.settle(),
    )
