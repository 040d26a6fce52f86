"""What one gains or pays in a quest: Level cards, elements, tokens, maximum ranks (book 189-223, 288-327)."""

from __future__ import annotations

from .printed import BOSSES, LEVELS, NUMBERS, SCENARIOS, TOKENS, TYPES, WEAPONS
from .story import holds
from .table import STOLEN, Choices, Suit, Table


def level_card(table: Table, card: str, seat: int) -> Choices:
    """One listed reward: rank 1 of an equipment, or its next rank up to the maximum (book 211-217, 325)."""
    suit = table.suits[seat]
    found: Choices = set()
    for i, option in enumerate(LEVELS[card]["options"]):
        if kind := option.get("equip"):
            rank = suit.real_rank(kind) + 1
            if rank <= suit.mine.maxima[TYPES.index(kind)] and not is_stolen(suit, kind):
                found.add((seat, "take_card", suit.card_of(kind, rank)))
        else:
            found.add((seat, "take_reward", card, i))
    return found


def is_stolen(suit: Suit, kind: str) -> bool:
    """Whether a boss has this weapon: stolen weapons cannot be ranked up (book 615)."""
    return kind in WEAPONS and suit.mine.places[WEAPONS.index(kind)] == STOLEN


def take_element(table: Table, left: int, seat: int, closed: int) -> Choices:
    """An element of choice, to a slot that has room (book 191)."""
    elements = table.suits[seat].mine.elements
    return {(seat, "take_element", table.element(i)) for i in range(4) if elements[i] < 2 and i != closed}


def lose_element(table: Table, left: int, seat: int) -> Choices:
    """An element of choice that one has."""
    elements = table.suits[seat].mine.elements
    return {(seat, "lose_element", table.element(i)) for i in range(4) if elements[i]}


def refresh_weapon(table: Table, seat: int) -> Choices:
    """Any exhausted weapon (book 256)."""
    suit = table.suits[seat]
    return {(seat, "refresh_weapon", suit.card_of(kind, suit.rank(kind))) for kind in suit.exhausted()}


def waste_token(table: Table, seat: int) -> Choices:
    """Any available token (book 609)."""
    return {(seat, "waste_token", token) for token in TOKENS if table.suits[seat].available(token)}


def take_doublers(table: Table, seat: int) -> Choices:
    """On 5 and 6 one chooses between the results of 1 to 4 (book 346-352)."""
    return {(seat, "take_doublers", n) for n in (1, 2, 3, 4)}


def improve(table: Table, seat: int) -> Choices:
    """Improve one of the maximum ranks that the back of the Boss card names, up to 5 (book 325-327)."""
    state = table.state
    kinds = TYPES
    if state.phase == "spawn":
        kinds = BOSSES[state.line_up[state.wave - 1][0]]["improve"]
    maxima = table.suits[seat].mine.maxima
    top = NUMBERS["max_rank"]
    ranks = {kind: maxima[TYPES.index(kind)] + 1 for kind in kinds}
    return {(seat, "improve", kind, rank) for kind, rank in ranks.items() if rank <= top}


def extra(table: Table, seat: int, taken: int) -> Choices:
    """Solo: one additional rank 1 weapon, and one passive (book 511)."""
    suit = table.suits[seat]
    kinds = TYPES[len(WEAPONS) :] if taken else WEAPONS
    return {(seat, "extra", suit.card_of(kind, 1)) for kind in kinds if not suit.real_rank(kind)}


def fit(table: Table, seat: int) -> Choices:
    """A product brings a weapon of one's choice at rank 1."""
    suit = table.suits[seat]
    return {(seat, "fit", suit.card_of(kind, 1)) for kind in WEAPONS if not suit.real_rank(kind)}


def rest(table: Table, seat: int) -> Choices:
    """Onslaught: a Level card or 3 HP (book 559)."""
    return {(seat, "rest_level"), (seat, "rest_heal", NUMBERS["onslaught_healing"])}


def retreat(table: Table) -> Choices:
    """Go on or retreat (book 63, 299)."""
    seat = table.asked_first()
    return {(seat, "retreat"), (seat, "go_on", table.state.wave + 1)}


def scenario(table: Table, card: str) -> Choices:
    """Any of the choices on the card whose conditions hold (book 289)."""
    choices = SCENARIOS[card]["choices"]
    open_ones = [i for i, one in enumerate(choices) if holds(table, one.get("when", ()))]
    return {(table.asked_first(), "scenario", card, i) for i in open_ones}


def consent(table: Table, *proposal: object) -> Choices:
    """The other player agrees or not."""
    seat = table.asked_first()
    return {(seat, "accept", *proposal), (seat, "refuse", *proposal)}


def which_delver(table: Table) -> Choices:
    """One of the two, as players like."""
    return {(table.asked_first(), "which_delver", delver) for delver in (0, 1)}
