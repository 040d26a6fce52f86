"""Elements on the suit, and the weapons that they refresh (chapters N and O)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from .. import queries
from ..schema.words import ELEMENTS
from ..state import FRESH, Gaia, rule, step

FULL = 2


@rule("GG-104", "GG-105", "GG-352", "GR-106")
def gain_pair(g: Gaia, seat: int, pair: tuple[int, ...]) -> None:
    """The elements of a dead enemy are placed together, as far as there are spaces; only then weapons are refreshed."""
    suit = g.suits[seat]
    spaces = list(suit.elements)
    for element in pair:
        if spaces[element] < FULL:
            spaces[element] += 1
            g.emit("element", seat_of=seat, element=ELEMENTS[element])
        else:
            g.emit("element_lost", seat_of=seat, element=ELEMENTS[element])
    suit.elements = tuple(spaces)
    for element in set(pair):
        check_slot(g, seat, element)


@rule("GG-106", "GG-107", "GG-108", "GG-110")
def check_slot(g: Gaia, seat: int, slot: int) -> None:
    """A weapon on a slot with both spaces filled is refreshed at once, and the elements return to the pile."""
    suit = g.suits[seat]
    if suit.elements[slot] == FULL and slot in suit.places:
        suit.elements = queries.put(suit.elements, slot, 0)
        weapon = suit.places.index(slot)
        suit.places = queries.put(suit.places, weapon, FRESH)
        g.emit("refreshed", seat_of=seat, weapon=queries.card_in_use(g, suit, weapon).id, by="elements")
        turn_wheel(g, seat)


@rule("GG-223")
def turn_wheel(g: Gaia, seat: int) -> None:
    """The wheel of an Ultimate goes on when elements refresh a weapon."""
    suit = g.suits[seat]
    ultimate = queries.board_of(g, suit).ultimate
    if ultimate is not None and suit.wheel < ultimate.wheel:
        suit.wheel += 1
        g.emit("wheel", seat_of=seat, n=suit.wheel)


# ---------------------------------------------------------------------------------------------- of one's choice


@step("GR-016")
def choose_elements(g: Gaia, seat: int, n: int, barred: int) -> None:
    """The owner takes elements of choice, one after another, never into the slot used in this turn."""
    suit = g.suits[seat]
    open_ = 0
    for slot, filled in enumerate(suit.elements):
        if filled < FULL and slot != barred:
            open_ |= 1 << slot
    if not n or not open_ or not suit.alive:
        return
    g.ask("take_element", seat, [
        Option(seat, "take_element", (name,), (f"slot.{seat}.{slot}",), take_element(seat, slot, n, barred))
        for slot, name in enumerate(ELEMENTS)
        if open_ >> slot & 1
    ], n)  # fmt: skip


@step("GG-104", "GG-106")
def take_element(g: Gaia, seat: int, slot: int, n: int, barred: int) -> None:
    """The element is placed; if it was the second, the weapon there is refreshed."""
    suit = g.suits[seat]
    suit.elements = queries.put(suit.elements, slot, suit.elements[slot] + 1)
    g.emit("element", seat_of=seat, element=ELEMENTS[slot])
    check_slot(g, seat, slot)
    choose_elements.now(g, seat, n - 1, barred)


@rule("GG-283", "GG-311", "GR-072", "GR-080")
def why_not_lose(g: Gaia, seat: int, n: int) -> No | None:
    """Elements pay only if there are as many as asked for."""
    have = sum(g.suits[seat].elements)
    return no("GR-072", "no-elements", n=n, have=have) if have < n else None


@step("GR-072")
def lose_elements(g: Gaia, seat: int, n: int) -> None:
    """The owner loses elements of choice, as far as there are any."""
    suit = g.suits[seat]
    held = 0
    for slot, filled in enumerate(suit.elements):
        if filled:
            held |= 1 << slot
    if not n or not held or not suit.alive:
        return
    g.ask("lose_element", seat, [
        Option(seat, "lose_element", (name,), (f"slot.{seat}.{slot}",), lose_element(seat, slot, n))
        for slot, name in enumerate(ELEMENTS)
        if held >> slot & 1
    ], n)  # fmt: skip


@step("GR-072")
def lose_element(g: Gaia, seat: int, slot: int, n: int) -> None:
    """An element returns to the pile."""
    suit = g.suits[seat]
    suit.elements = queries.put(suit.elements, slot, suit.elements[slot] - 1)
    g.emit("element_removed", seat_of=seat, element=ELEMENTS[slot])
    lose_elements.now(g, seat, n - 1)
