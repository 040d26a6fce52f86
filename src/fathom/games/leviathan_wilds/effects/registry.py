"""How verbs are found: which step carries a verb out, and which question tells whether it could do anything now.

Every verb's step has the same arguments: the climber who carries it out (-1: nobody, it just happens), the number of
the effect in the box, and *how*: (user of the skill, number raised by focus, origin of the attack, must it be).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from fathom.core.decisions import Option
from fathom.core.steps import Call, Step

from ..queries import LEAVING, open_near, own_tokens
from ..schema import ScenarioRule
from ..state import CLIMBERS, Cards, Climber, Lying, Wilds, step
from ..verbs import Condition, Effect, InOrder

E = TypeVar("E")

#: (user, (node, field) raised by focus or (), origin space or -1, whether it must be carried out)
How: TypeAlias = tuple[int, tuple[Any, ...], int, bool]

MUST: How = (-1, (), -1, True)


def skill(user: int) -> How:
    """Return how a skill of this climber is carried out."""
    return _SKILLS[user]


_SKILLS: tuple[How, ...] = tuple([(user, (), -1, False) for user in CLIMBERS])


#: Whether an effect could do anything for a climber now: (game, climber, effect, user of the skill).
Can: TypeAlias = Callable[[Wilds, int, Any, int], bool]


#: Up to how much grip facts tell whether a climber has it.
GRIP_TOLD = 4

#: Facts that most skills look at, each as Python would ask for it, of a game, a climber (its number and its record),
#: its cards, and the tokens as they lie. They often tell what a skill could do without asking further.
FACTS = {
    "falling": "k.falling",
    "nobody_falls": "g.faller < 0",
    "acting": "g.activating and g.active == c",
    "cover_ready": "k.cover_ready",
    "threat": "g.victim >= 0",
    "on_crystal": "g.crystals[k.space] > 0",
    "room_below": "g.box.board.step['down'][k.space] >= 0",
    "at_pool": "k.space in g.box.pool_ground",
    "at_token": "k.space in lie.struck",
    "room_ahead": "g.box.board.step[g.scenario['gravity']][k.space] >= 0",
    "room_to_swim": (
        "g.box.board.step['up' if g.activating and g.active == c == g.scenario['swimmer'] else 'down'][k.space] >= 0"
    ),
    "nailed": "c in lie.nailed",
    "hurt": "k.health < 8",
    "no_grip": "not cards.deck",
    **{f"grip_for_{n}": f"len(cards.deck) >= {n}" for n in range(2, GRIP_TOLD + 1)},
    "mushrooms_left": "g.mushroom_box != () or g.mushroom_discard != ()",
    "no_discards": "not cards.discard",
    "focused": "k.focused",
    "broke_crystal": "k.broke > 0",
    "unharmed": "not k.injuries",
    "no_bonus": "not k.bonuses",
    "no_mushroom": "not k.mushrooms",
    "striker_in_hand": "not g.box.strikers.isdisjoint(cards.hand)",
    "before_draw": "g.step in ('reveal', 'activate', 'resolve')",
}

#: Facts that are the same as long as the hand is.
OF_THE_HAND = frozenset({"striker_in_hand"})

#: What reads some facts: (game, climber, its record, its cards, the tokens as they lie).
Reader: TypeAlias = Callable[[Wilds, int, Climber, Cards, Lying], object]


#: Facts that are looked at in the own activation only: the climber has a token of a kind; it stands where one lies;
#: an open space is so near; it swims.
ACTING_WITH, ACTING_ON, ACTING_BY_OPEN, ACTING_AFLOAT = (
    "acting_with.",
    "acting_on.",
    "acting_by_open.",
    "acting_afloat.",
)
ACTING = {
    ACTING_WITH: "own_tokens(g, c, '{}') != ()",
    ACTING_ON: "k.space in lie.spaces['{}']",
    ACTING_BY_OPEN: "open_near(g, k.space, {})",
    ACTING_AFLOAT: "g.scenario['swimmer'] == c",
}
_ASKING = {"own_tokens": own_tokens, "open_near": open_near}


def _acting(name: str) -> str:
    """Return a fact of the own activation as Python would ask for it there."""
    kind, dot, what = name.partition(".")
    return ACTING[kind + dot].format(what)


@cache
def reader(names: frozenset[str]) -> Reader:
    """Return the function that reads these facts at one go; who is not in its activation is asked for that once."""
    asked = [fact for name, fact in FACTS.items() if name in names and name != "acting"]
    acting = [_acting(name) for name in sorted(names) if name not in FACTS]
    if acting:
        asked.append(f"({', '.join(acting)},) if {FACTS['acting']} else False")
    elif "acting" in names:
        asked.append(FACTS["acting"])
    made: Reader = eval(f"lambda g, c, k, cards, lie: ({''.join(fact + ', ' for fact in asked)})", _ASKING)
    return made


@cache
def _reader_of(name: str) -> Callable[[Wilds, int, Climber, Cards, Lying], bool]:
    """Return the function that reads a single fact."""
    fact = FACTS.get(name) or f"{FACTS['acting']} and {_acting(name)}"
    made: Callable[[Wilds, int, Climber, Cards, Lying], bool] = eval(f"lambda g, c, k, cards, lie: {fact}", _ASKING)
    return made


class Moment:
    """A climber in a moment; it takes note of the facts that are looked at."""

    def __init__(self, g: Wilds, c: int, lie: Lying) -> None:
        self.box = g.box
        self.german = g.setup.edition == "de"
        k = g.climbers[c]
        self.looked_at: dict[str, bool] = {}
        self._of = g, c, k, g.cards[k.cards], lie

    def is_(self, fact: str) -> bool:
        """Whether a fact is so."""
        if fact not in self.looked_at:
            self.looked_at[fact] = _reader_of(fact)(*self._of)
        return self.looked_at[fact]

    def allows(self, what: str) -> bool:
        """Whether surely nothing forbids this: neither the scenario, nor a cover, nor an injury."""
        box = self.box
        if what in box.scenario_bans or any([what in bans for bans in box.cover_bans.values()]):
            return False
        if box.nails and what in LEAVING and self.is_("nailed"):
            return False
        return what not in box.banned_by_injuries or self.is_("unharmed")

    @property
    def quiet(self) -> bool:
        """Whether no effect is under way: where nobody falls, anytime actions come between effects."""
        return self.is_("nobody_falls")


#: Whether an effect could do anything for a climber, as far as the facts tell; None: it must be asked.
Known: TypeAlias = Callable[[Moment, Any], bool | None]

VERBS: dict[type, Step[[int, int, How]]] = {}
#: The same as functions that do it at once.
NOW: dict[type, Callable[[Wilds, int, int, How], None]] = {}
CAN: dict[type, Can] = {}
#: For rules of scenario cards that are steps of their own: whether a climber could do anything with one now.
ABLE: dict[str, Callable[[Wilds, int], bool]] = {}
KNOWN_ABLE: dict[str, Callable[[Moment], bool | None]] = {}
KNOWN: dict[type, Known] = {}
LEFT: dict[type, Can] = {}


def verb(kind: type) -> Callable[[Step[[int, int, How]]], Step[[int, int, How]]]:
    """Say which step carries out a verb."""

    def register(made: Step[[int, int, How]]) -> Step[[int, int, How]]:
        VERBS[kind] = made
        NOW[kind] = made.now
        return made

    return register


def can(kind: type) -> Callable[[Can], Can]:
    """Say which question tells whether a verb could do something for a climber now."""

    def register(fn: Can) -> Can:
        CAN[kind] = fn
        return fn

    return register


def able(rule: str) -> Callable[[Callable[[Wilds, int], bool]], Callable[[Wilds, int], bool]]:
    """Say which question tells whether a climber could do something with a rule of a scenario card now."""

    def register(fn: Callable[[Wilds, int], bool]) -> Callable[[Wilds, int], bool]:
        ABLE[rule] = fn
        return fn

    return register


def known_able(rule: str) -> Callable[[Callable[[Moment], bool | None]], Callable[[Moment], bool | None]]:
    """Say what the facts alone tell about that question."""

    def register(fn: Callable[[Moment], bool | None]) -> Callable[[Moment], bool | None]:
        KNOWN_ABLE[rule] = fn
        return fn

    return register


def known(kind: type) -> Callable[[Known], Known]:
    """Say what the facts alone tell about whether a verb could do something."""

    def register(fn: Known) -> Known:
        KNOWN[kind] = fn
        return fn

    return register


def left(*kinds: type) -> Callable[[Can], Can]:
    """Say what is left to ask where the facts do not tell."""

    def register(fn: Can) -> Can:
        for kind in kinds:
            LEFT[kind] = fn
        return fn

    return register


def any_known(moment: Moment, effects: Sequence[Effect]) -> bool | None:
    """Whether one of the effects could do anything, as far as the facts tell."""
    doubt = False
    for effect in effects:
        ask = KNOWN.get(type(effect))
        answer = ask(moment, effect) if ask else None
        if answer:
            return True
        doubt = doubt or answer is None
    return None if doubt else False


#: Conditions that a fact of the moment tells.
TOLD = {"falling": "falling", "activating": "acting", "focused": "focused", "broke_crystal": "broke_crystal"}


def told(moment: Moment, condition: Condition) -> bool | None:
    """Whether a condition holds, as far as the facts tell."""
    if condition.is_ in TOLD:
        return moment.is_(TOLD[condition.is_]) != condition.not_
    if moment.looked_at.get("acting") and not condition.not_:
        if condition.is_ == "holds" and condition.n == 1:
            return moment.is_(ACTING_WITH + condition.token)
        if condition.is_ == "on_feature" and condition.at.startswith("token.") and moment.box.tokens_matter:
            return moment.is_(ACTING_ON + condition.at.removeprefix("token."))
    return None


def all_told(moment: Moment, conditions: Sequence[Condition]) -> bool | None:
    """Whether all conditions hold, as far as the facts tell."""
    doubt = False
    for condition in conditions:
        answer = told(moment, condition)
        if answer is False:
            return False
        doubt = doubt or answer is None
    return None if doubt else True


def call(g: Wilds, c: int, node: int, how: How) -> Call:
    """Return the pending call for an effect."""
    return VERBS[type(g.box.nodes[node])](c, node, how)


def number(effect: Any, field: str, how: How) -> int:
    """Return a number of an effect, 1 more if focus raised it (LW-127)."""
    value: int = getattr(effect, field)
    return value + 1 if how[1] and how[1] == (effect.node, field) else value


def can_do(g: Wilds, c: int, effect: Effect, user: int) -> bool:
    """Whether an effect of a skill could do anything for a climber now (LR-50)."""
    return CAN[type(effect)](g, c, effect, user)


def any_can(g: Wilds, c: int, effects: Sequence[Effect], user: int) -> bool:
    """Whether one of the effects could do anything."""
    for effect in effects:
        if CAN[type(effect)](g, c, effect, user):
            return True
    return False


def rule_can(g: Wilds, c: int, entry: ScenarioRule) -> bool:
    """Whether an action that a scenario card adds could do anything for a climber now."""
    can, parts = rule_question(entry)
    return can(g, c, parts, c)


def rule_question(entry: ScenarioRule) -> tuple[Can, Sequence[Effect] | str]:
    """Return how to ask whether such an action could do anything, and of what: its effects, or a step of its own."""
    if not entry.effects:
        return is_able, entry.id
    first = entry.effects[0]
    return any_can, first.of if isinstance(first, InOrder) and len(entry.effects) == 1 else entry.effects


def is_able(g: Wilds, c: int, rule: str, user: int) -> bool:
    """Whether a climber could do something with a rule of a scenario card that is a step of its own."""
    ask = ABLE.get(rule)
    return ask is None or ask(g, c)


def rule_known(moment: Moment, rule: str) -> bool | None:
    """Whether a climber could do something with such a rule, as far as the facts tell."""
    ask = KNOWN_ABLE.get(rule)
    return ask(moment) if ask else None


def question(effects: tuple[Effect, ...]) -> tuple[Can, Effect | tuple[Effect, ...]]:
    """Return how to ask whether one of the effects, of which the facts do not tell, could do anything; and of what."""
    if len(effects) > 1:
        return any_can, effects
    kind = type(effects[0])
    return LEFT.get(kind) or CAN[kind], effects[0]


def nodes_of(effects: Sequence[Effect]) -> tuple[int, ...]:
    """Return the numbers of effects."""
    return (effects[0].node,) if len(effects) == 1 else tuple([effect.node for effect in effects])


def effect(g: Wilds, node: int, kind: type[E]) -> E:
    """Return the effect of a number; `kind` says what it is."""
    found: Any = g.box.nodes[node]
    return found  # type: ignore[no-any-return]


def lead_seat(g: Wilds) -> int:
    """Return the seat that confirms what the group decides (LR-40)."""
    return g.climbers[g.active].seat


@step("LW-119")
def skip(g: Wilds) -> None:
    """Every effect of a skill is optional: this one is not used."""


def skip_option(g: Wilds, c: int) -> Option:
    """Return the option not to use an effect."""
    return Option(g.climbers[c].seat, "skip", (), (), skip())
