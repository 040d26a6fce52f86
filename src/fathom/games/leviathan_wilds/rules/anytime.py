"""Anytime actions: skills, letting go, mushrooms, and what a leviathan allows (chapter 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

import msgspec

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects, verbs
from ..box import Skill, WildsBox
from ..conditions import all_hold
from ..queries import falls_into, forbidden, helpable, lying, nailed_down, own_tokens, prices, toss_reach
from ..state import Cards, Climber, Lying, Wilds, WildsSetup, rule, step
from ..verbs import Effect
from . import falling, skills, timing

T = TypeVar("T")

#: So many hands are known at a time, with all that was learnt about them.
MOST_KEPT = 20_000


#: A skill of which the facts do not tell whether it may be used, or that comes after such a one: the skill with the
#: conditions and costs that must be looked at, if there are any; the question whether it could do anything, if that
#: must be asked, and of which effects; its option. (Plain tuples, here and below, are taken apart fastest.)
Doubt: TypeAlias = tuple[Skill | None, effects.Can | None, Effect | tuple[Effect, ...] | str, Option]

#: The skills at hand in a moment: those that may be used for sure; from the first doubtful one on, the others.
Usable: TypeAlias = tuple[tuple[Option, ...], tuple[Doubt, ...]]


class Learnt(Generic[T]):
    """Answers that have been worked out so far, by the facts that matter to them."""

    __slots__ = ("answers", "facts", "names")

    def __init__(self) -> None:
        self.answers: dict[object, T] = {}
        self.names: frozenset[str] = frozenset()
        #: What reads the facts that matter.
        self.facts: effects.Reader = effects.reader(self.names)

    def learn(self, names: frozenset[str]) -> None:
        """Facts that were looked at matter from now on; what was worked out without them is forgotten."""
        if not names <= self.names:
            self.names |= names
            self.facts = effects.reader(self.names)
            self.answers.clear()


#: What is learnt about a skill: what must still be looked at, and the facts that told so.
Look: TypeAlias = tuple[Doubt | None, frozenset[str]]


class Hand(Learnt[Usable]):
    """What is learnt about a hand of a climber, cover included, and about each skill of it."""

    __slots__ = ("skills",)

    def __init__(self, skills: Sequence[tuple[Skill, Learnt[Look]]]) -> None:
        super().__init__()
        self.skills = skills


class Hands(dict[tuple[str, ...], Hand]):
    """What is learnt about each hand that a climber had. The box forgets everything when it is too much."""

    def __init__(self, g: Wilds, c: int) -> None:
        super().__init__()
        self.box, self.setup, self.c = g.box, g.setup, c
        self.cover = g.box.cover_of[g.climbers[c].character]

    def __missing__(self, cards: tuple[str, ...]) -> Hand:
        """Make room for what is learnt about a new hand."""
        box = self.box
        box.hands_kept += 1
        if box.hands_kept > MOST_KEPT:
            box.forget()
        skills = sorted([box.skills[source] for source in (*dict.fromkeys(cards), self.cover)], key=_in_doubt)
        skills += [box.skills[source] for source in box.rules_for_all]
        self[cards] = found = Hand([(skill, learnt_about(box, self.setup, self.c, skill)) for skill in skills])
        return found


def _in_doubt(skill: Skill) -> bool:
    return not skill.always


def learnt_about(box: WildsBox, setup: WildsSetup, c: int, skill: Skill) -> Learnt[Look]:
    """Return what is learnt about a skill in the hand of a climber."""
    key = ("skill", setup, c, skill.id)
    found: Learnt[Look] | None = box.made.get(key)
    if found is None:
        box.made[key] = found = Learnt()
    return found


@rule("LW-101", "LW-102", "LW-103", "LW-107", "LW-121", "LW-217", "LW-233", "LR-45", "LR-50")
def options(g: Wilds) -> list[Option]:
    """Return every anytime action that anybody can take now.

    A skill may be used if its conditions hold, its cost can be paid, and it would do something.
    """
    found: list[Option] = []
    box = g.box
    free_fall, differing, ground = box.anywhere
    lie = box.lying
    nailed: Sequence[int] = ()
    swimmer: object = -1  # it may let go where others cannot, or not where they can
    given: dict[int, list[tuple[Skill, Learnt[Look]]]] | None = None
    if differing:
        if box.tokens_matter:
            if lie.tokens is not g.tokens or lie.setup is not g.setup:
                lie = lying(g)
            nailed = lie.nailed
            if box.rules_of_tokens:
                given = lie.rules if lie.rules is not None else rules_of_tokens(g)
        if box.swimming:
            swimmer = g.scenario["swimmer"]
    climbers, all_cards = g.climbers, g.cards
    for c, hands, let_go in box.hands.get(g.setup) or all_hands(g):
        k = climbers[c]
        if k.defeated:
            continue
        cards = all_cards[k.cards]
        hand = hands[cards.hand]
        read = hand.facts
        try:
            sure, doubtful = hand.answers[read(g, c, k, cards, lie)]
        except KeyError:
            sure, doubtful = usable(g, c, hand, lie)
        found += sure
        if doubtful:
            for rest, can, parts, option in doubtful:
                if (rest is None or may_play(g, c, rest)) and (can is None or can(g, c, parts, c)):
                    found.append(option)
        if k.mushrooms:
            found += mushroom_options(g, c, k)
        mushrooms_grow, deep = ground[k.space]
        if mushrooms_grow and mushroom_at(g, k.space) >= 0:
            found.append(Option(k.seat, "pick_up", (c,), box.board.at[k.space], pick_up(c)))
        if (
            (deep or c == swimmer)
            and not k.falling
            and c not in nailed
            and ((free_fall and not k.injuries and c != swimmer) or may_let_go(g, c, k))
        ):
            found.append(let_go)
        if given is not None and c in given:
            found += token_options(g, c, k, cards, given[c], lie)
    return found


def all_hands(g: Wilds) -> list[tuple[int, Hands, Option]]:
    """Return, for each climber, where to keep what is learnt about its hands, and its option to let go."""
    found = [
        (c, Hands(g, c), Option(k.seat, "let_go", (c,), (f"climber.{c}",), start_let_go(c)))
        for c, k in enumerate(g.climbers)
    ]
    g.box.hands[g.setup] = found
    return found


def usable(g: Wilds, c: int, hand: Hand, lie: Lying) -> Usable:
    """Work out what a climber can do with its hand and its cover, as far as the facts tell."""
    k = g.climbers[c]
    cards = g.cards[k.cards]
    sure: list[Option] = []
    doubtful: list[Doubt] = []
    names = hand.names
    for skill, learnt in hand.skills:
        read = learnt.facts
        doubt, told = learnt.answers.get(read(g, c, k, cards, lie)) or _look(g, c, skill, learnt, lie)
        if not told <= names:
            names |= told
        if doubt is None:
            continue
        if doubtful or doubt[0] or doubt[1]:
            doubtful.append(doubt)
        else:
            sure.append(doubt[3])
    found = tuple(sure), tuple(doubtful)
    hand.learn(names)
    hand.answers[hand.facts(g, c, k, cards, lie)] = found
    return found


def _look(g: Wilds, c: int, skill: Skill, learnt: Learnt[Look], lie: Lying) -> Look:
    """Work out whether a skill may be used, and take note of the facts that matter to it."""
    moment = effects.Moment(g, c, lie)
    doubt = _look_at(g, c, moment, skill)
    learnt.learn(frozenset(moment.looked_at))
    k = g.climbers[c]
    found = doubt, frozenset(moment.looked_at) - effects.OF_THE_HAND
    learnt.answers[learnt.facts(g, c, k, g.cards[k.cards], lie)] = found
    return found


def _look_at(g: Wilds, c: int, moment: effects.Moment, skill: Skill) -> Doubt | None:
    """Return what must still be looked at before a skill may be used, or nothing if it may not."""
    when = []
    for condition in skill.when:
        told = effects.told(moment, condition)
        if told is False:
            return None
        if condition.is_ == "threat_on_other" and not condition.not_ and not moment.is_("threat"):
            return None
        if told is None:  # a fact that is so need not be looked at again
            when.append(condition)
    if skill.needs_cover and not moment.is_("cover_ready"):
        return None
    cost = [e for e in skill.cost if not (isinstance(e, verbs.Exhaust) and e.token == "cover")]
    if len(cost) == 1:
        told = _can_pay(moment, cost[0])
        if told is False:
            return None
        if told:
            cost.clear()
    if skill.kind == "rule" and not skill.effects:
        name = skill.id.removeprefix("rule.")
        answer = effects.rule_known(moment, name)
        if answer is False:
            return None
        rest = msgspec.structs.replace(skill, when=tuple(when), cost=tuple(cost)) if when or cost else None
        return rest, None if answer else effects.is_able, name, scenario_option(g, c, skill.id)
    answer = effects.any_known(moment, skill.effects)
    if answer is False:
        return None
    rest = msgspec.structs.replace(skill, when=tuple(when), cost=tuple(cost)) if when or cost else None
    parts = tuple(e for e in skill.effects if effects.any_known(moment, (e,)) is None)
    can, asked = effects.question(parts) if answer is None else (None, ())
    make = scenario_option if skill.kind == "rule" else use_option
    return rest, can, asked, make(g, c, skill.id)


def _can_pay(moment: effects.Moment, cost: Effect) -> bool | None:
    """Whether a climber can pay this, as far as the facts tell: health it has as long as it is in the game."""
    if isinstance(cost, verbs.Spend) and cost.n == 1 and moment.looked_at.get("acting"):
        return moment.is_(effects.ACTING_WITH + cost.token)
    if not isinstance(cost, verbs.Lose):
        return None
    if cost.ap and not moment.is_("acting"):
        return False
    if cost.ap or cost.blight or cost.grip > effects.GRIP_TOLD:
        return None
    return not cost.grip or (moment.is_(f"grip_for_{cost.grip}") if cost.grip > 1 else not moment.is_("no_grip"))


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


#: Played onto what anybody does, whoever that is: the coin is the same for all.
ONTO_ANYBODYS = ("coin", "tails")


@rule("LW-229", "LR-36")
def modifiers(g: Wilds, verb: str, c: int, again: Call) -> list[Option]:
    """Return the skills that may be played into an effect on a climber: Strike +X, Block, a threat taken over."""
    found: list[Option] = []
    rules, covers, without = g.box.modifiers[verb]
    for user, k in enumerate(g.climbers):
        has_none = not k.mushrooms and k.character not in covers and without(g.cards[k.cards].hand)
        if has_none and not (rules and _has_modifying_rule(g, user, verb)):
            continue  # as in most cases
        if not k.defeated and helpable(g, user, c):
            found += _modifiers_of(g, user, verb, c, again)
    return found


def _has_modifying_rule(g: Wilds, user: int, verb: str) -> bool:
    """Whether the scenario gives a climber such a modifier: for nothing, or for a token that it holds."""
    for source in g.box.modifying_rules[verb]:
        token = g.box.rules[source.removeprefix("rule.")].token
        if not token or own_tokens(g, user, token):
            return True
    return False


def _rules_modify(g: Wilds, verb: str) -> bool:
    """Whether the scenario gives anybody such a modifier; it is looked up once for the tokens as they lie."""
    known = lying(g).modify
    if verb not in known:
        known[verb] = any([_has_modifying_rule(g, user, verb) for user in range(len(g.climbers))])
    return known[verb]


def anybody_modifies(g: Wilds, verb: str) -> bool:
    """Whether anybody has something that could be played into such an effect: mostly nobody has."""
    rules, covers, without = g.box.modifiers[verb]
    if rules and _rules_modify(g, verb):
        return True
    cards = g.cards
    for k in g.climbers:
        if k.mushrooms or k.character in covers or not without(cards[k.cards].hand):
            return True
    return False


def _modifiers_of(g: Wilds, user: int, verb: str, c: int, again: Call) -> list[Option]:
    """Return the modifiers that one climber may play into an effect on itself or another."""
    k = g.climbers[user]
    found: list[Option] = []
    sources = [*g.cards[k.cards].hand, g.box.cover_of[k.character]]
    for kind in k.mushrooms:
        sources.append(f"mushroom.{kind}")
    modifying = g.box.modifying[verb]
    for source in (*sources, *g.box.modifying_rules[verb]):
        if source in modifying:
            skill = g.box.skills[source]
            if verb == "take_over":
                fits = user != c and verb in skill.modifies
            else:
                mine = user == c or verb in ONTO_ANYBODYS
                fits = verb in (skill.modifies if mine else skill.modifies_others)
            if fits and may_play(g, user, skill):
                call = modify(user, source, again)
                found.append(Option(k.seat, "modify", (user, source), (f"card.{user}.{source}",), call))
    return found


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
    if k.injuries or g.box.restrained:
        return not forbidden(g, c, "let_go") and skills.payable(g, c, prices(g, c, "let_go"))
    return not g.box.nails or c not in nailed_down(g)


@step("LW-108")
def start_let_go(g: Wilds, c: int) -> None:
    """Letting go may cost something; then the climber falls."""
    g.then(*(skills.pay(c, cost.node) for cost in prices(g, c, "let_go")), falling.let_go(c))


# ---------------------------------------------------------------------------------------------- mushrooms


def mushroom_at(g: Wilds, here: int) -> int:
    """Return which mushroom of the map lies on a space, or -1."""
    for i, (space, _) in enumerate(g.mushrooms):
        if space == here:
            return i
    return -1


def mushroom_options(g: Wilds, c: int, k: Climber) -> tuple[Option, ...]:
    """Return the options to use or toss the mushrooms that a climber holds; equal ones are made once."""
    banned = (k.injuries or g.box.restrained) and (
        forbidden(g, c, "mushroom") or not skills.payable(g, c, prices(g, c, "mushroom"))
    )
    reach = toss_reach(g, c)
    row = g.box.board.distance[k.space]
    near = []
    for other, o in enumerate(g.climbers):
        if row[o.space] > reach or other == c or o.defeated:
            continue
        if not (o.injuries or g.box.restrained) or helpable(g, c, other):
            near.append(other)
    key = ("mushrooms", k.seat, c, k.mushrooms, bool(banned), tuple(near))
    made: tuple[Option, ...] | None = g.box.made.get(key)
    if made is None:
        kinds = dict.fromkeys(k.mushrooms)
        uses = [] if banned else [use_option(g, c, f"mushroom.{kind}") for kind in kinds]
        tosses = [
            Option(k.seat, "toss", (c, kind, other), (f"climber.{other}",), toss(c, kind, other))
            for other in near
            for kind in kinds
        ]
        g.box.made[key] = made = (*uses, *tosses)
    return made


@step("LW-109", "LR-29")
def pick_up(g: Wilds, c: int) -> None:
    """Take one mushroom from the own space, unseen, and lay it open in the play area."""
    k = g.climbers[c]
    at = mushroom_at(g, k.space)
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


@rule("LW-113", "LW-188")
def rules_of_tokens(g: Wilds) -> dict[int, list[tuple[Skill, Learnt[Look]]]]:
    """Return the anytime rules that climbers have from the ready tokens they hold, with what is learnt about them."""
    held = [(t.holder, g.box.rules_of_tokens.get((t.id, t.front))) for t in g.tokens if t.holder >= 0 and t.ready]
    found: dict[int, list[tuple[Skill, Learnt[Look]]]] = {}
    for c, source in dict.fromkeys(held):
        if source:
            skill = g.box.skills[source]
            found.setdefault(c, []).append((skill, learnt_about(g.box, g.setup, c, skill)))
    lying(g).rules = found
    return found


def token_options(
    g: Wilds, c: int, k: Climber, cards: Cards, rules: list[tuple[Skill, Learnt[Look]]], lie: Lying
) -> list[Option]:
    """Return the anytime actions that such rules allow now."""
    found = []
    for skill, learnt in rules:
        doubt, _ = learnt.answers.get(learnt.facts(g, c, k, cards, lie)) or _look(g, c, skill, learnt, lie)
        if doubt is not None:
            rest, can, parts, option = doubt
            if (rest is None or may_play(g, c, rest)) and (can is None or can(g, c, parts, c)):
                found.append(option)
    return found


def scenario_option(g: Wilds, c: int, source: str) -> Option:
    """Return the option to take an anytime action of a scenario card; equal ones are made once."""
    seat = g.climbers[c].seat
    key = (seat, c, source)
    made: Option | None = g.box.made.get(key)
    if made is None:
        entry = g.box.rules[source.removeprefix("rule.")]
        at = f"card.{c}.{source}" if entry.token else f"climber.{c}"  # the token that gives it, or the climber
        made = Option(seat, "scenario", (c, entry.id), (at,), take_scenario_action(c, entry.id))
        g.box.made[key] = made
    return made


@step("LW-080", "LW-113")
def take_scenario_action(g: Wilds, c: int, name: str) -> None:
    """Take an action or anytime action that a scenario card states: its effects, or a step of its own."""
    entry = g.box.rules[name]
    g.emit("scenario_action", climber=c, rule=name)
    nodes = tuple(effect.node for effect in entry.effects)
    g.then(
        *(skills.pay(c, cost.node) for cost in entry.cost),
        effects.carry_out(c, nodes, effects.skill(c)) if nodes else (name, c, -1, effects.MUST),
        timing.settle(),
    )
