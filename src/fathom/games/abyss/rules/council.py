"""Asking the Council for support (chapter 1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.core.decisions import Option
from fathom.core.legality import No, no
from fathom.core.memo import memo

from ..effects.standing import standing
from ..schema import RACES
from ..state import Abyss, rule, step
from . import goods, turn


@rule("AB-042")
def why_not_ask(g: Abyss, race: int) -> No | None:
    """A stack can be asked for if there is a card in it."""
    return None if g.council[race] else no("AB-042", "no-stack")


@memo
@rule("AB-016", "AB-042")
def options(seat: int) -> tuple[Option, ...]:
    """Return the option to ask for each stack."""
    return tuple(
        Option(seat, "support", (name,), (f"council.{name}",), ask(seat, race)) for race, name in enumerate(RACES)
    )


@step("AB-042", "AB-043", "AR-21")
def ask(g: Abyss, seat: int, race: int) -> None:
    """The player takes one stack; the Alchemist's owner must take a second one, if there is one."""
    g.step = "council"
    take_stack(g, seat, race)
    more = standing(g, seat).support_stacks - 1
    if more:
        g.then(take_more(seat, more), turn.after_action(seat))
    else:
        turn.after_action.now(g, seat)


@step("AB-043", "AR-21")
def take_more(g: Abyss, seat: int, n: int) -> None:
    """Take n more stacks, as long as there are any."""
    if n and any(g.council):
        stacks = choices(g, seat, [take_one(seat, race) for race in range(len(RACES))])
        g.then(take_more(seat, n - 1))
        g.ask("stack", seat, stacks)


@step("AB-042")
def take_one(g: Abyss, seat: int, race: int) -> None:
    """Take one stack into hand."""
    take_stack(g, seat, race)


def choices(g: Abyss, seat: int, calls: Sequence[tuple[object, ...]], key: str = "stack") -> list[Option]:
    """Return an option for each stack with a card in it; the calls are by Race."""
    return [
        Option(seat, key, (RACES[race],), (f"council.{RACES[race]}",), calls[race])
        for race, stack in enumerate(g.council)
        if stack
    ]


def take_stack(g: Abyss, seat: int, race: int) -> None:
    """All cards of a stack go to the hand, unseen until then."""
    cards = g.council[race]
    g.council = (*g.council[:race], (), *g.council[race + 1 :])
    goods.add_to_hand(g, seat, *cards)
    if g.events is not None:
        g.emit("took_stack", player=seat, race=RACES[race], n=len(cards))
    g.uncover()
    if g.events is not None:
        g.emit("saw_stack", seat=seat, allies=cards)


@step()
def empty_stack(g: Abyss, seat: int, race: int) -> None:
    """All cards of a stack are discarded."""
    cards = g.council[race]
    g.council = (*g.council[:race], (), *g.council[race + 1 :])
    g.discard += cards
    g.emit("emptied_stack", player=seat, race=RACES[race], n=len(cards))
