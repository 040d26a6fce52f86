"""What is used like a skill: hand cards, character covers, mushrooms, anytime rules of scenario cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from fathom.core.content import records_in

from ..schema import verbs
from ..schema.verbs import Condition, Effect


class Skill(msgspec.Struct, frozen=True):
    """Something that is used like a skill: its effects, its cost, its conditions."""

    id: str
    kind: str
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...]
    when: tuple[Condition, ...]
    #: The names of the effects.
    nodes: tuple[str, ...]
    #: Numbers that focus may raise, as (node, field) (LW-127, LR-23).
    raisable: tuple[tuple[str, str], ...]
    #: What it may be played onto, of oneself and (by `let`) of others (LR-36).
    modifies: frozenset[str]
    modifies_others: frozenset[str]
    #: Usable at any time: no condition, no cost, and there is always somewhere to climb.
    always: bool
    #: Whether it has a strike of its own.
    strikes: bool


def make_skill(
    name: str, kind: str, effects: tuple[Effect, ...], cost: tuple[Effect, ...], when: tuple[Condition, ...]
) -> Skill:
    """Read off the effects of a skill what else there is to know about it."""
    return Skill(
        name,
        kind,
        effects,
        cost,
        when,
        nodes=tuple(effect.node for effect in effects),
        raisable=() if kind == "rule" else tuple(raisable(effects)),  # LW-127: focus is for skills
        modifies=frozenset(_modified(effects, others=False, shield=kind == "mushroom")),
        modifies_others=frozenset(_modified(effects, others=True)),
        always=not cost and not when and any(isinstance(e, verbs.Climb) and e.dir is None for e in effects),
        strikes=any(isinstance(e, verbs.Strike) for e in effects_in(effects)),
    )


def effects_in(value: object) -> Iterator[Effect]:
    """Yield every effect inside a piece of content, outermost first."""
    return cast(Iterator[Effect], records_in(value, verbs.Verb))


def inner_lists(effect: Effect) -> Iterator[tuple[Effect, ...]]:
    """Yield the lists of effects inside an effect, without its costs."""
    if isinstance(effect, verbs.Choose):
        yield from effect.of
    elif isinstance(effect, verbs.InOrder):
        yield effect.of
    else:
        for name in ("then", "else_", "on_break", "heads", "tails"):
            if inner := getattr(effect, name, ()):
                yield inner


def raisable(effects: Sequence[Effect]) -> Iterator[tuple[str, str]]:
    """Yield the numbers of effects that focus may raise: what is printed as an amount, and nothing else (LW-131)."""
    for effect in effects:
        for field in RAISED.get(type(effect), ("n",)):
            value = getattr(effect, field, None)
            if isinstance(value, int) and value >= LEAST.get((type(effect), field), 0):
                yield effect.node, field
        for inner in inner_lists(effect):
            yield from raisable(inner)


#: The numbers that focus may raise, for verbs that have others than `n`.
RAISED: dict[type, tuple[str, ...]] = {
    verbs.Strike: ("n", "range"),
    verbs.Gain: ("health", "grip", "ap"),
    verbs.Lose: ("blight", "injury"),
    verbs.Place: ("within",),
    verbs.Let: ("within",),
    verbs.Exhaust: (),
    verbs.Ability: (),
}
#: Where a 0 means that nothing is printed; elsewhere a printed 0 may be raised.
LEAST: dict[tuple[type, str], int] = {
    (kind, field): 1
    for kind, fields in (*RAISED.items(), (verbs.Jump, ("n",)))
    for field in fields
    if (kind, field) not in ((verbs.Strike, "n"), (verbs.Let, "within"))
}
#: What effects may be played onto: a strike, a loss, a threat, a flip.
MODIFIERS: dict[type, str] = {
    verbs.StrikePlus: "strike",
    verbs.RangePlus: "strike",
    verbs.Block: "block",
    verbs.TakeOver: "take_over",
    verbs.Coin: "coin",
}
#: Everything that may be modified.
MODIFIED = (*dict.fromkeys(MODIFIERS.values()), "tails", "harmful", "difficult", "blight")


def _modified(effects: Sequence[Effect], *, others: bool, shield: bool = False, for_others: bool = False) -> list[str]:
    """Return what effects may be played onto: of their user, or of others whom the user lets carry them out."""
    found: list[str] = []
    for effect in effects:
        verb = "tails" if isinstance(effect, verbs.Coin) and effect.act == "heads" else MODIFIERS.get(type(effect))
        if verb and for_others == others:
            found.append(verb)
        if shield and isinstance(effect, verbs.Protect):
            found += effect.kinds  # LR-49
        chosen = isinstance(effect, verbs.Let) and effect.who != "self"
        for inner in inner_lists(effect):
            found += _modified(inner, others=others, shield=shield, for_others=for_others or chosen)
        if isinstance(effect, verbs.Let) and effect.who in ("any", "all") and not others:
            found += _modified(effect.then, others=False)
    return found
