"""Items: drawing, receiving, Add and Replace, equipping (chapters 13 and 28)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible

from ..state import FROM_ITEM, HANDS, VALUE, Depths, Held, Hero, offer, rule, step
from . import decks

# ---------------------------------------------------------------------------------------------- drawing


@step("FD-097", "FD-098")
def who_draws(g: Depths) -> None:
    """The players choose which Hero draws an Item; with empty decks nobody does."""
    seat = g.turn
    options = [
        Option(seat, "draw_item", (h,), (f"hero.{h}",), draw_item(h))
        for h, hero in enumerate(g.heroes)
        if any(g.item_decks[name] for name in hero.classes)
    ]
    if options:
        g.ask("draw_item", seat, options, reveals=True)


@step("FD-097", "FD-215", "FD-220")
def draw_item(g: Depths, h: int) -> None:
    """The top card of her own Item deck; a multi-class Hero draws one of each Class and keeps one."""
    hero = g.heroes[h]
    drawn = []
    for name in hero.classes:
        if g.item_decks[name]:
            drawn.append(decks.draw_card(g, "items", name))
    if len(hero.classes) == 1:
        receive.now(g, h, drawn[0])
    else:
        keep_one.now(g, h, tuple(drawn))


@step("FD-215", "FD-217", "FD-218", "FR-44")
def keep_one(g: Depths, h: int, drawn: tuple[str, ...]) -> None:
    """She keeps one; not one of her Secondary Class that adds cards, which an Ally of that Class may take instead."""
    g.revealed = drawn
    seat = g.heroes[h].seat
    options = possible(keeps(g, seat, h))
    if options:
        g.ask("keep_item", seat, options, h)
    else:
        _put_back(g, drawn)


@offer("keep_item")
@rule("FD-216")
def keeps(g: Depths, seat: int, h: int) -> Iterator[Offer]:
    """Yield the Items that were drawn, each to keep, or to pass on if it may not be kept."""
    hero, drawn = g.heroes[h], g.revealed
    for item in drawn:
        card, target = g.box.items[item], (f"item.{item}",)
        may_keep = card.deck == hero.classes[0] or not card.adds
        reason = None if may_keep else no("FD-216", "no-secondary")
        yield Option(seat, "keep_item", (h, item), target, keep_item(h, item, drawn)), reason
        for ally, other in enumerate(g.heroes):
            if not may_keep and ally != h and other.classes[0] == card.deck:
                yield Option(seat, "pass_item", (ally, item), target, keep_item(ally, item, drawn)), None


@step("FD-217", "FD-218", "FR-44")
def keep_item(g: Depths, h: int, item: str, drawn: tuple[str, ...]) -> None:
    """The Item is received; the others go to the bottom of their decks."""
    _put_back(g, tuple([other for other in drawn if other != item]))
    receive.now(g, h, item)


def _put_back(g: Depths, drawn: tuple[str, ...]) -> None:
    g.revealed = ()
    for item in drawn:
        name = g.box.items[item].deck
        assert name is not None
        decks.put_under(g, "items", name, item)


# ---------------------------------------------------------------------------------------------- receiving


@step("FD-102", "FD-045", "FD-046", "FD-108", "FD-109", "FD-114", "FR-32", "FR-34", "FR-36")
def receive(g: Depths, h: int, item: str) -> None:
    """The Item stays with this Hero. If it adds cards, draw and discard pile are merged, and the cards join them.

    It stays with her (FD-102), with its counters (FD-045, FD-046). Added cards come once, now (FD-114): the piles
    together (FD-108), then the cards of the supply (FD-109). It arrives unequipped (FR-32); the hand stays out of
    it (FR-34), and of what the supply lacks nothing is added (FR-36).
    """
    hero = g.heroes[h]
    card = g.box.items[item]
    hero.items = (*hero.items, Held(item, False, card.uses, True))
    g.emit("received", hero=h, item=item)
    if not card.adds:
        return
    merged = hero.draw + hero.discard
    hero.discard = b""
    added = 0
    for n in card.adds:
        if n | FROM_ITEM in hero.supply:
            hero.supply = decks.without(hero.supply, n | FROM_ITEM)
            merged += bytes((n | FROM_ITEM,))
            added += 1
    hero.draw = decks.sorted_hand(merged)
    hero.known = len(merged)
    replace.now(g, h, added)


@step("FD-110", "FD-111", "FD-112", "FR-35", "FR-36")
def replace(g: Depths, h: int, left: int) -> None:
    """As many cards as were added leave the merged pile, of the owner's choice; then it is shuffled.

    Any cards of the pile (FD-110, FR-35), as many as were added (FD-112, FR-36); then it is the draw pile (FD-111).
    """
    hero = g.heroes[h]
    if not left:
        decks.shuffle_hero(g, h, hero.draw)
        return
    options = [
        Option(hero.seat, "replace", (h, card), (), remove_card(h, card, left)) for card in dict.fromkeys(hero.draw)
    ]
    g.ask("replace", hero.seat, options, h, left)


@step("FD-110", "FD-113", "FR-36")
def remove_card(g: Depths, h: int, card: int, left: int) -> None:
    """The card leaves the deck: an Item Action card to the supply, any other out of the game."""
    hero = g.heroes[h]
    hero.draw = decks.without(hero.draw, card)
    hero.known = len(hero.draw)
    if decks.is_from_item(card):
        hero.supply += bytes((card,))
    else:
        hero.removed += bytes((card,))
    g.emit("removed", hero=h, card=card & VALUE)
    replace.now(g, h, left - 1)


# ---------------------------------------------------------------------------------------------- equipping


@rule("FD-105", "FD-113", "FR-33")
def remove(g: Depths, h: int, item: str) -> None:
    """An Item leaves the game; the cards that it added stay. One that is not equipped goes first."""
    hero = g.heroes[h]
    held = min((one for one in hero.items if one.id == item), key=lambda one: (one.equipped, one.uses))
    items = list(hero.items)
    items.remove(held)
    hero.items = tuple(items)
    g.items_spent = (*g.items_spent, item)
    _count_gear(hero)


def _count_gear(hero: Hero) -> None:
    hero.gear = tuple([held.id for held in hero.items if held.equipped])


@rule("FD-031", "FD-047", "FD-105", "FD-106", "FD-107", "FD-203", "FR-31", "FR-32")
def unpack(g: Depths) -> None:
    """The party is Exploring: what was received can be equipped, and what needs no hand is.

    It lies with her Items (FD-031), unequipped and without use (FD-105, FD-107) unless it needs no hand; from now
    on that may be changed (FD-106, FD-203). The token of a blade goes with it (FD-047). During an Encounter it
    waits (FR-32); what needs no hand counts as equipped (FR-31).
    """
    for hero in g.heroes:
        if any([held.new for held in hero.items]):
            items = []
            for held in hero.items:
                if held.new:
                    free = not g.box.items[held.id].hands and why_not_equip(g, hero, held.id) is None
                    held = Held(held.id, free, held.uses)
                items.append(held)
            hero.items = tuple(items)
            _count_gear(hero)


@rule("FD-106")
def offers(g: Depths) -> Iterator[Offer]:
    """Yield what Heroes may equip or put away while Exploring."""
    for h, hero in enumerate(g.heroes):
        for i, held in enumerate(hero.items):
            key, reason = ("unequip", None) if held.equipped else ("equip", why_not_equip(g, hero, held.id))
            yield Option(hero.seat, key, (h, held.id), (f"item.{h}.{held.id}",), turn(h, i)), reason


@rule("FD-103", "FD-104", "FD-144", "FR-31", "FR-45")
def why_not_equip(g: Depths, hero: Hero, item: str) -> No | None:
    """Two hand icons at most, and the Class that is printed, if one is.

    Items without a hand are free (FD-104, FR-31); of two Classes either will do (FR-45).
    """
    card = g.box.items[item]
    if card.deck and card.deck not in hero.classes:
        return no("FD-144", "no-class", deck=card.deck)
    if sum(g.box.items[other].hands for other in hero.gear) + card.hands > HANDS:
        return no("FD-103", "no-hands", n=HANDS)
    return None


@step("FD-106", "FD-107", "FD-047")
def turn(g: Depths, h: int, i: int) -> None:
    """An Item is equipped, or no longer."""
    hero = g.heroes[h]
    held = hero.items[i]
    items = list(hero.items)
    items[i] = Held(held.id, not held.equipped, held.uses)
    hero.items = tuple(items)
    _count_gear(hero)
    g.emit("equipped" if items[i].equipped else "unequipped", hero=h, item=held.id)
