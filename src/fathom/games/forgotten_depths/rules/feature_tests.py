"""Feature tests: Heroes supply Action Cards from hand or draw pile (chapter 11)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects, schema
from ..box.board import bits
from ..effects.registry import EACH
from ..queries import amount
from ..state import VALUE, Depths, rule, step
from . import decks

#: A card from the top of the draw pile, unseen.
UNSEEN = -1


def _test(g: Depths, node: str) -> schema.Test:
    return effects.effect(g, node, schema.Test)


@step("FD-085", "FR-30")
def begin(g: Depths, node: str) -> None:
    """Every Hero takes part, or one of the players' choice."""
    g.supplied = ()
    e = _test(g, node)
    g.emit("test", test=e.kind, target=amount(g, e.target), cards=e.cards)
    if e.kind in ("sum", "each"):
        supply.now(g, node, 0, e.cards)
        return
    seat = g.turn
    options = [Option(seat, "try", (h,), (f"hero.{h}",), supply(node, h, e.cards)) for h in range(len(g.heroes))]
    g.ask("try", seat, options, node)


@step("FD-085", "FD-086")
def supply(g: Depths, node: str, h: int, left: int) -> None:
    """A Hero supplies a card: from her hand, or the top of her draw pile, which nobody has seen."""
    hero = g.heroes[h]
    if not left:
        after = h + 1
        if _test(g, node).kind in ("sum", "each") and after < len(g.heroes):
            supply.now(g, node, after, _test(g, node).cards)
        else:
            judge.now(g, node)
        return
    seat = hero.seat
    options = [
        Option(seat, "supply", (h, card), (f"card.{h}.{card}",), put_in(node, h, left, card))
        for card in dict.fromkeys(hero.hand)
    ]
    if hero.draw or hero.discard:
        options.append(Option(seat, "supply_unseen", (h,), (f"deck.{h}",), put_in(node, h, left, UNSEEN)))
    if options:
        g.ask("supply", seat, options, h, node, left, reveals=True)
    else:
        supply.now(g, node, h, 0)


@step("FD-086", "FD-087", "FR-29")
def put_in(g: Depths, node: str, h: int, left: int, card: int) -> None:
    """The card counts for the test."""
    hero = g.heroes[h]
    if card == UNSEEN:
        card = decks.take_value(g, h)
    else:
        hero.hand = decks.without(hero.hand, card)
    if card >= 0:
        g.supplied = (*g.supplied, (h, card))
        g.emit("supplied", hero=h, card=card & VALUE)
    supply.now(g, node, h, left - 1)


@rule("FD-088", "FD-089")
def passed(g: Depths, e: schema.Test, h: int = -1) -> bool:
    """Whether the supplied cards (of one Hero) reach the target; a lowest test asks that none is above it."""
    values = [card & VALUE for owner, card in g.supplied if h < 0 or owner == h]
    target = amount(g, e.target)
    if e.kind == "highest":
        return max(values, default=0) >= target
    if e.kind == "lowest":
        return max(values, default=0) <= target
    return sum(values) >= target


@step("FD-087", "FD-089", "FD-319")
def judge(g: Depths, node: str) -> None:
    """Success or failure, as the card says; the cards go to their owners' discard piles."""
    e = _test(g, node)
    for owner, card in g.supplied:
        g.heroes[owner].discard += bytes((card,))
    if e.kind == "each":
        good = sum(1 << h for h in range(len(g.heroes)) if passed(g, e, h))
        bad = (1 << len(g.heroes)) - 1 & ~good
        g.supplied = ()
        g.emit("judged", passed=tuple(bits(good)), failed=tuple(bits(bad)))
        calls = []
        if good:
            calls += effects.calls(g, effects.nodes_of(e.success), (-1, -1, -1, good | EACH, False))
        if bad:
            calls += effects.calls(g, effects.nodes_of(e.failure), (-1, -1, -1, bad | EACH, False))
        g.then(*calls)
        return
    good_all = passed(g, e)
    g.supplied = ()
    g.emit("judged_all", passed=good_all, card=g.card)
    g.then(*effects.calls(g, effects.nodes_of(e.success if good_all else e.failure), effects.PARTY))
