"""Verbs on played cards: swap, change, replace (FD-316, FD-317, FR-58)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import schema
from ..queries import held, opposite
from ..rules import decks
from ..state import POWER, VALUE, Depths, Lane, rule, step
from .registry import How, effect, verb


@rule("FD-250", "FD-251")
def across(lane: Lane, k: int) -> int:
    """Return the monster card opposite a hero card: a single one lies opposite either."""
    return opposite(lane) if len(lane.values) == 1 else min(k, len(lane.foe_values) - 1)


def put(values: tuple[int, ...], k: int, value: int) -> tuple[int, ...]:
    """Return values with another one at a position."""
    return (*values[:k], value, *values[k + 1 :])


@rule("FR-58", "FR-60", "FD-279")
def loose(lane: Lane, e: schema.Effect, by_monster: bool = False) -> list[int]:
    """Return the cards that an effect may touch, by their positions; those of a Block in use stay as they are."""
    h, m = held(lane)
    ours, theirs = range(len(lane.values)), range(len(lane.foe_values))
    match e:
        case schema.Swap(who="hero"):
            return [*ours] if len(ours) == 2 and h < 0 else []
        case schema.Swap(who="across"):
            wanted = _extreme(lane.values, "highest") if by_monster else ours
            return [k for k in wanted if k != h and across(lane, k) != m] if theirs else []
        case schema.Change(who="monster"):
            picked = theirs if e.which == "all" else _extreme(lane.foe_values, e.which)[:1]
            return [k for k in picked if k != m]
        case schema.Redraw(who="monster"):
            return [k for k in theirs if k != m]
        case schema.Change(which="highest" | "lowest") | schema.Redraw(which="highest"):
            return [k for k in _extreme(lane.values, e.which) if k != h]
    return [k for k in ours if k != h]


@rule("FR-58")
def _extreme(values: tuple[int, ...], which: str) -> list[int]:
    """Return the positions of the highest or the lowest card; in a tie the Hero chooses."""
    wanted = (min if which == "lowest" else max)(values, default=0)
    return [k for k, value in enumerate(values) if value == wanted]


def _ask_card(g: Depths, node: str, how: How, positions: list[int]) -> None:
    """Ask which of the Hero's played cards is meant."""
    if not positions:
        return
    lane = g.lanes[how[2]]
    seat = g.heroes[how[0]].seat
    options = [
        Option(seat, "which", (how[0], lane.values[k], k), (f"pair.{how[2]}.{k}",), on_card(node, how, k))
        for k in positions
    ]
    g.ask("which", seat, options, how[0], node)


@step("FD-273", "FR-58")
def on_card(g: Depths, node: str, how: How, k: int) -> None:
    """The effect happens to this card of the Hero."""
    e = g.box.nodes[node]
    match e:
        case schema.Swap():
            _swap_across(g, g.lanes[how[2]], k)
        case schema.Change():
            _change_hero(g, g.lanes[how[2]], e, [k])
        case schema.Redraw():
            _redraw_hero(g, g.lanes[how[2]], [k])


# ---------------------------------------------------------------------------------------------- swap


@verb(schema.Swap)
@step("FD-316", "FD-317", "FD-273", "FR-60")
def swap(g: Depths, node: str, how: How) -> None:
    """Two played cards exchange their places: the Hero's own, or hers and the one opposite, or hers and one in hand."""
    e = effect(g, node, schema.Swap)
    lane = g.lanes[how[2]]
    touched = loose(lane, e, how[4])
    if e.who == "hero":
        if touched:
            lane.values = lane.values[::-1]
            lane.cards = lane.cards[::-1]
            g.emit("swapped", hero=how[0], who=e.who)
    elif e.who == "hand":
        _swap_with_hand(g, how, touched)
    else:
        _ask_card(g, node, how, touched)


@rule("FD-317")
def _swap_across(g: Depths, lane: Lane, k: int) -> None:
    m = across(lane, k)
    ours, theirs = lane.values[k], lane.foe_values[m]
    lane.values = put(lane.values, k, theirs)
    lane.foe_values = put(lane.foe_values, m, ours)
    g.emit("swapped", hero=lane.hero, who="across")


def _swap_with_hand(g: Depths, how: How, positions: list[int]) -> None:
    hero = g.heroes[how[0]]
    seat = hero.seat
    options = [
        Option(seat, "swap_hand", (how[0], k, card), (f"card.{how[0]}.{card}",), take_from_hand(how[2], k, card))
        for k in positions
        for card in dict.fromkeys(hero.hand)
    ]
    if options:
        g.ask("swap_hand", seat, options, how[0])


@step("FD-317")
def take_from_hand(g: Depths, at: int, k: int, card: int) -> None:
    """A card in hand and a played one exchange their places."""
    lane = g.lanes[at]
    hero = g.heroes[lane.hero]
    hero.hand = decks.sorted_hand(decks.without(hero.hand, card) + lane.cards[k : k + 1])
    lane.cards = lane.cards[:k] + bytes((card,)) + lane.cards[k + 1 :]
    lane.values = put(lane.values, k, card & VALUE)
    g.emit("swapped", hero=lane.hero, who="hand")


# ---------------------------------------------------------------------------------------------- change


@verb(schema.Change)
@step("FD-273", "FR-58", "FR-60")
def change(g: Depths, node: str, how: How) -> None:
    """Played cards count more or less until the Round ends, never below 0."""
    e = effect(g, node, schema.Change)
    lane = g.lanes[how[2]]
    touched = loose(lane, e)
    if e.who == "monster":
        if touched:
            for k in touched:
                lane.foe_values = put(lane.foe_values, k, _changed(e, lane.foe_values[k]))
            g.emit("changed", hero=lane.hero, who="monster", by=e.by, to=-1 if e.to is None else e.to)
    elif e.which == "all":
        if touched:
            _change_hero(g, lane, e, touched)
    else:
        _ask_card(g, node, how, touched)


def _changed(e: schema.Change, value: int) -> int:
    return max(0, value + e.by) if e.to is None else e.to


def _change_hero(g: Depths, lane: Lane, e: schema.Change, positions: list[int]) -> None:
    for k in positions:
        lane.values = put(lane.values, k, _changed(e, lane.values[k]))
    g.emit("changed", hero=lane.hero, who="hero", by=e.by, to=-1 if e.to is None else e.to)


# ---------------------------------------------------------------------------------------------- replace


@verb(schema.Redraw)
@step("FD-273", "FR-60")
def redraw(g: Depths, node: str, how: How) -> None:
    """Played cards are discarded; the top cards of the deck lie there instead."""
    e = effect(g, node, schema.Redraw)
    lane = g.lanes[how[2]]
    touched = loose(lane, e)
    if e.who == "monster":
        _redraw_monster(g, lane, touched)
    elif e.which == "all":
        _redraw_hero(g, lane, touched)
    else:
        _ask_card(g, node, how, touched)


def _redraw_hero(g: Depths, lane: Lane, positions: list[int]) -> None:
    hero = g.heroes[lane.hero]
    for k in positions:
        old = lane.cards[k : k + 1]
        card = decks.take_value(g, lane.hero)
        if card >= 0:
            hero.discard += old
            lane.cards = lane.cards[:k] + bytes((card,)) + lane.cards[k + 1 :]
            lane.values = put(lane.values, k, card & VALUE)
            g.emit("replaced", hero=lane.hero, card=card & VALUE)


def _redraw_monster(g: Depths, lane: Lane, positions: list[int]) -> None:
    """Power Cards that come up are passed over."""
    deck = g.foes[lane.foe].deck
    for k in positions:
        old = lane.foe_cards[k : k + 1]
        while (card := decks.take_monster_card(g, deck)) == POWER:
            g.action[deck].discard += b"\0"
        g.action[deck].discard += old
        lane.foe_cards = lane.foe_cards[:k] + bytes((card,)) + lane.foe_cards[k + 1 :]
        lane.foe_values = put(lane.foe_values, k, card)
        g.emit("foe_played", foe=g.foes[lane.foe].id, hero=lane.hero, card=card)
