"""How verbs are found: which step carries a verb out, and which question tells whether it could do anything now.

Every verb's step has the same arguments: the climber who carries it out (-1: nobody, it just happens), the name of
the effect in the box, and *how*: (user of the skill, number raised by focus, origin of the attack, must it be).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from fathom.core.decisions import Option
from fathom.core.legality import No
from fathom.core.steps import Call, Step

from ..box.skill import Skill
from ..schema import ScenarioRule
from ..schema.verbs import Effect
from ..state import Wilds, rule, step

E = TypeVar("E")

#: (user, (node, field) raised by focus or (), origin space or -1, whether it must be carried out)
How: TypeAlias = tuple[int, tuple[Any, ...], int, bool]

MUST: How = (-1, (), -1, True)


def skill(user: int) -> How:
    """Return how a skill of this climber is carried out."""
    return (user, (), -1, False)


#: Whether an effect could do anything for a climber now: (game, climber, effect, user of the skill).
Can: TypeAlias = Callable[[Wilds, int, Any, int], bool]


VERBS: dict[type, Step[[int, str, How]]] = {}
#: The same as functions that do it at once.
NOW: dict[type, Callable[[Wilds, int, str, How], None]] = {}
CAN: dict[type, Can] = {}
#: For rules of scenario cards that are steps of their own: why a climber cannot use one now.
WHY_NOT: dict[str, Callable[[Wilds, int], No | None]] = {}


def verb(kind: type) -> Callable[[Step[[int, str, How]]], Step[[int, str, How]]]:
    """Say which step carries out a verb."""

    def register(made: Step[[int, str, How]]) -> Step[[int, str, How]]:
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


def why_not(rule: str) -> Callable[[Callable[[Wilds, int], No | None]], Callable[[Wilds, int], No | None]]:
    """Say which question tells why a climber cannot use a rule of a scenario card now."""

    def register(fn: Callable[[Wilds, int], No | None]) -> Callable[[Wilds, int], No | None]:
        WHY_NOT[rule] = fn
        return fn

    return register


@rule("LW-080", "LW-113")
def why_not_by_rule(g: Wilds, c: int, entry: ScenarioRule) -> No | None:
    """Return why a climber cannot use a rule of a scenario card that is a step of its own."""
    ask = WHY_NOT.get(entry.id)
    return None if ask is None else ask(g, c)


def call(g: Wilds, c: int, node: str, how: How) -> Call:
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
    return not entry.effects or any_can(g, c, entry.effects, c)


def would_matter(g: Wilds, c: int, skill: Skill) -> bool:
    """Whether a skill could do anything now: for stops, hints and the eye, never for what may be done."""
    if skill.effects:
        return any_can(g, c, skill.effects, c)
    return rule_can(g, c, g.box.rules[skill.id.removeprefix("rule.")])


def nodes_of(effects: Sequence[Effect]) -> tuple[str, ...]:
    """Return the names of effects."""
    return (effects[0].node,) if len(effects) == 1 else tuple([effect.node for effect in effects])


def effect(g: Wilds, node: str, kind: type[E]) -> E:
    """Return the effect of a name; `kind` says what it is."""
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
