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
from ..state import Depths, rule, step

E = TypeVar("E")

How: TypeAlias = tuple[int, int, int, int, bool]

EVERYONE = 7
#: Those who passed (or failed) a test that each Hero takes for herself: "the Hero" is then each of them.
EACH = 8

#: Carried out for the party, by nobody in particular.
PARTY: How = (-1, -1, -1, EVERYONE, False)

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


Each: TypeAlias = Step[[int, str, How]]


@rule("FD-256", "FD-257", "FD-321")
def for_heroes(g: Depths, node: str, how: How, who: str, each: Each, able: Iterable[int] | None = None) -> None:
    """Make an effect happen to the Heroes that it names; one of the players' choice if nobody acts.

    `able` are those to whom it could happen: of "any" only they can be chosen.
    """
    hero, group = how[0], how[3]
    can = range(len(g.heroes)) if able is None else able
    if who == "heroes":
        g.then(*[each(h, node, how) for h in can if group >> h & 1])
    elif who == "allies":
        # Null: without an Ally its third effect falls on the bearer.
        g.then(*([each(h, node, how) for h in can if h != hero] or [each(hero, node, how)]))
    elif who == "hero" and hero >= 0:
        if hero in can:
            g.then(each(hero, node, how))
    else:
        seat = lead_seat(g, hero)
        options = [Option(seat, "whom", (h,), (f"hero.{h}",), each(h, node, how)) for h in can if group >> h & 1]
        if options:
            g.ask("whom", seat, options, node)
