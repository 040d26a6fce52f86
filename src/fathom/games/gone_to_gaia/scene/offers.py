"""What lies before the players to choose from: the shop, the rewards of a Level card, a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision
from fathom.core.scene import Card, Chip, Panel, Row
from fathom.core.words import dashed

from .. import queries
from .gear import gear_card
from .words import Words

#: Questions that are asked at the shop.
AT_SHOP = frozenset({"shop", "put_back", "give_product", "rest", "leave_behind"})
#: Options that stand for an equipment card, by their first fact.
GEAR = frozenset({"take_card", "fit", "extra", "scramble", "sacrifice", "refresh_weapon", "disarm"})
#: Questions whose cards are laid out, because they are not yet anybody's.
LAID_OUT = frozenset({"level_card", "fit", "extra", "scramble", "sacrifice", "improve"})


def offers(w: Words, decision: Decision | None) -> Iterator[Panel]:
    """Yield what is laid out above the board."""
    if decision is None:
        return
    if decision.key in LAID_OUT:
        yield _cards(w, decision)
    elif decision.key == "scenario":
        yield _scenario(w, decision.args[0])
    elif decision.key in AT_SHOP or (decision.key == "consent" and decision.args[0] in AT_SHOP):
        yield _shop(w, decision)
    elif w.g.market:
        yield _shut(w)


def offer_id(index: int) -> str:
    """Return the id of the card that stands for an option."""
    return f"offer.{index}"


def _cards(w: Words, decision: Decision) -> Panel:
    cards = []
    for index, option in enumerate(decision.options):
        if option.key in GEAR:
            suit = w.g.suits[option.seat]
            cards.append(gear_card(w, offer_id(index), suit, w.box.equipment[option.args[0]]))
        elif option.key == "improve":
            suit = w.g.suits[option.seat]
            card = queries.card_of(w.g, suit, w.box.type_number[option.args[0]], option.args[1])
            cards.append(gear_card(w, offer_id(index), suit, card))
        elif option.key == "take_reward":
            words = reward_words(w, *option.args)
            cards.append(Card(id=offer_id(index), kind="level", name=words, art=option.args[0]))
    title = w.text(f"level-{dashed(decision.args[0])}") if decision.key == "level_card" else w.text("offer-cards")
    row = Row(id="offer", name=title, cards=tuple(cards))
    return Panel(id="offers", kind="offer", title=title, place="centre", rows=(row,))


def reward_words(w: Words, card: str, i: int) -> str:
    """Return a reward of a Level card that is no equipment."""
    return w.effects(w.box.levels[card].options[i].effect)


def _scenario(w: Words, name: str) -> Panel:
    card = Card(id=f"scenario.{name}", kind="quest", name=w.text("scenario"), shape="wide", art=w.g.quest,
                lines=(w.text(f"scenario-{dashed(name)}"),))  # fmt: skip
    row = Row(id="scenario", name=w.text("scenario"), cards=(card,))
    return Panel(id="offers", kind="offer", title="", place="centre", rows=(row,))


# ---------------------------------------------------------------------------------------------- the shop


def price_words(w: Words, product: str) -> str:
    """Return what a product costs, with icons."""
    cost = w.box.products[product].cost
    if cost is None:
        return w.text("price-none")
    parts = [w("price-minion", n=cost.minion)] if cost.minion or not cost.boss else []
    return " + ".join([*parts, *(w("price-boss", level=level) for level in cost.boss)])


def price_signs(w: Words, product: str) -> str:
    """Return the same as signs: minion parts, and crowns with their level."""
    cost = w.box.products[product].cost
    if cost is None:
        return w.text("price-none")
    parts = [f":part-body: {cost.minion}"] if cost.minion or not cost.boss else []
    return " ".join([*parts, *(f":boss: {level}" for level in cost.boss)])


def _shop(w: Words, decision: Decision) -> Panel:
    """Return the shop, what can be bought first."""
    can = {option.args[0] for option in decision.options if option.key in ("buy", "put_back", "give_product")}
    names = sorted(w.g.market, key=lambda name: name not in can)
    cards = tuple(
        Card(id=f"product.{name}", kind="product", name=w.product(name), art=name, suit="treasure",
             lines=(w.brings(name),), cost=price_signs(w, name))
        for name in names
    )  # fmt: skip
    row = Row(id="market", name=w.text("shop"), cards=cards)
    return Panel(id="shop", kind="offer", title=w.text("shop"), subtitle=w("shop-left", n=len(w.g.shop_deck)),
                 place="centre", rows=(row,))  # fmt: skip


def _shut(w: Words) -> Panel:
    """Return what will be for sale again after the wave."""
    chips = tuple(
        Chip(id=f"product.{name}", kind="product", name=w.product(name), sign="chest",
             words=f"{price_words(w, name)}. {w.brings(name)}")
        for name in w.g.market
    )  # fmt: skip
    return Panel(id="shop", kind="chest", title=w.text("shop"), chips=chips)
