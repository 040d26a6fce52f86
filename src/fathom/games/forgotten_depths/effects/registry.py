"""How verbs are found: which step carries a verb out.

Every verb's step has the same arguments: the name of the effect in the box, and *how*: (the Hero who acts or against
whom the card was drawn, or -1; the Monster Card, or -1; the lane, or -1; the Heroes that "heroes" means, as bits;
whether a Monster does it).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

from fathom.core.decisions import Option
from fathom.core.steps import Call, Step

from ..queries import lead_seat
from ..state import Depths, Hero, step

E = TypeVar("E")

How: TypeAlias = tuple[int, int, int, int, bool]

EVERYONE = 7
#: Those who passed (or failed) a test that each Hero takes for herself: "the Hero" is then each of them.
EACH = 8

#: Carried out for the party, by nobody in particular.
PARTY: How = (-1, -1, -1, EVERYONE, False)

#: The step of each verb.
VERBS: dict[type, Step[[str, How]]] = {}


def by_hero(h: int, foe: int = -1, lane: int = -1) -> How:
    """Return how a Hero's ability is carried out."""
    return (h, foe, lane, EVERYONE, False)


def by_monster(h: int, foe: int, lane: int = -1) -> How:
    """Return how a Monster's ability is carried out."""
    return (h, foe, lane, EVERYONE, True)


def verb(kind: type) -> Callable[[Step[[str, How]]], Step[[str, How]]]:
    """Say which step carries out a verb."""

    def register(made: Step[[str, How]]) -> Step[[str, How]]:
        VERBS[kind] = made
        return made

    return register


def call(g: Depths, node: str, how: How) -> Call:
    """Return the pending call for an effect."""
    return VERBS[type(g.box.nodes[node])](node, how)


def calls(g: Depths, nodes: Iterable[str], how: How) -> list[Call]:
    """Return the pending calls for effects, in order."""
    return [VERBS[type(g.box.nodes[node])](node, how) for node in nodes]


def nodes_of(effects: Iterable[Any]) -> tuple[str, ...]:
    """Return the names of effects."""
    return tuple([effect.node for effect in effects])


def effect(g: Depths, node: str, kind: type[E]) -> E:
    """Return the effect of this name; `kind` says what it is."""
    found: Any = g.box.nodes[node]
    return found  # type: ignore[no-any-return]


@step("FD-089")
def carry_out(g: Depths, nodes: tuple[str, ...], how: How) -> None:
    """Carry out effects one after the other, as the card says."""
    g.then(*calls(g, nodes, how))


# ---------------------------------------------------------------------------------------------- to Heroes

#: What a verb does to a Hero, and whether it could do anything to her: of "any" only such can be chosen.
ToHero: TypeAlias = Callable[[Depths, int, Any], None]
Able: TypeAlias = Callable[[Depths, Hero, Any], bool]
TO_HERO: dict[type, tuple[ToHero, Able]] = {}


def to_hero(kind: type, able: Able = lambda g, hero, e: True) -> Callable[[ToHero], ToHero]:
    """Say what a verb does to each Hero that it names."""

    def register(made: ToHero) -> ToHero:
        TO_HERO[kind] = made, able
        VERBS.setdefault(kind, to_heroes)
        return made

    return register


@step("FD-256", "FD-257", "FD-321")
def to_heroes(g: Depths, node: str, how: How) -> None:
    """An effect happens to the Heroes that it names; to one of the players' choice if nobody acts."""
    e: Any = g.box.nodes[node]
    who = getattr(e, "who", getattr(e, "to", "heroes" if how[3] & EACH else "hero"))
    able = TO_HERO[type(e)][1]
    hero, group = how[0], how[3]
    can = [h for h, one in enumerate(g.heroes) if able(g, one, e)]
    if who == "heroes":
        g.then(*[to_one(h, node) for h in can if group >> h & 1])
    elif who == "allies":
        # Null: without an Ally its third effect falls on the bearer.
        g.then(*([to_one(h, node) for h in can if h != hero] or [to_one(hero, node)]))
    elif who == "hero" and hero >= 0:
        if hero in can:
            g.then(to_one(hero, node))
    else:
        seat = lead_seat(g, hero)
        options = [Option(seat, "whom", (h,), (f"hero.{h}",), to_one(h, node)) for h in can if group >> h & 1]
        if options:
            g.ask("whom", seat, options, node)


@step("FD-089")
def to_one(g: Depths, h: int, node: str) -> None:
    """An effect happens to this Hero."""
    e = g.box.nodes[node]
    TO_HERO[type(e)][0](g, h, e)
