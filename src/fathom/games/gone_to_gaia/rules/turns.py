"""The Delver Phase: who begins, turns and passes, exhausting a weapon, the choices of a turn (chapters G and O)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible
from fathom.core.memo import memo

from .. import queries
from ..abilities import turns as turn_abilities
from ..queries import put, seat_of
from ..schema.words import ELEMENTS
from ..state import FRESH, STOLEN, Gaia, Suit, offer, rule, step
from . import actions, agreeing, elements, giving, moving, tokens


@step("GG-049", "GG-250", "GR-022")
def delver_phase(g: Gaia) -> None:
    """The Delver Phase begins: the players agree who takes the first turn."""
    g.phase = "delver"
    g.passed = 0
    for i, suit in enumerate(g.suits):
        if not suit.alive:
            g.passed |= 1 << i
    g.emit("delver_phase", wave=g.wave)
    first = [d for d in (0, 1) if g.at[d] >= 0]
    if len(first) == 1:
        take_turn.now(g, first[0])
    else:
        agreeing.agree(g, "first_turn", tuple(("first_turn", (d,), (f"delver.{d}",), take_turn(d)) for d in first))


@step("GG-053", "GG-054", "GG-109", "GR-013", "GR-014")
def take_turn(g: Gaia, d: int) -> None:
    """To take a turn a fresh weapon is exhausted onto an empty slot; who cannot or will not do so passes."""
    g.active = d
    seat = seat_of(g, d)
    g.ask("turn", seat, possible(turns(g, seat, d)), d)


@offer("turn")
def turns(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield each weapon of the suit on each slot, and to pass."""
    suit = g.suits[seat]
    empty = queries.empty_slots(suit)
    for kind, rank in enumerate(queries.used_ranks(suit)[: g.box.weapons]):
        if rank:
            card = queries.card_of(g, suit, kind, rank).id
            tired = why_not_exhaust(suit, kind)
            for slot in range(4):
                yield _exhaust(d, seat, kind, card, slot), tired or (None if empty >> slot & 1 else NO_SLOT_FREE)
    yield Option(seat, "run", (), (), pass_turn(d)), None


NO_SLOT_FREE = no("GG-109", "no-slot")


@rule("GG-053", "GG-334")
def why_not_exhaust(suit: Suit, kind: int) -> No | None:
    """Only a fresh weapon can be exhausted."""
    if suit.places[kind] == FRESH:
        return None
    return no("GG-334", "no-stolen") if suit.places[kind] == STOLEN else no("GG-053", "no-exhausted")


@memo
def _exhaust(d: int, seat: int, kind: int, card: str, slot: int) -> Option:
    targets = (f"weapon.{seat}.{kind}", f"slot.{seat}.{slot}")
    return Option(seat, "exhaust", (card, ELEMENTS[slot]), targets, exhaust(d, kind, slot))


@step("GG-054", "GG-055", "GR-007", "GR-097")
def pass_turn(g: Gaia, d: int) -> None:
    """The player prepares to run: no more turns in this phase; in solo that ends it for both minis."""
    g.passed |= 1 << seat_of(g, d)
    g.emit("passed", delver=d)
    next_turn.now(g, d)


@step("GG-053", "GG-072", "GG-107", "GG-109", "GG-110", "GG-112", "GR-013")
def exhaust(g: Gaia, d: int, kind: int, slot: int) -> None:
    """The weapon goes on the slot, and is refreshed at once if both spaces are filled; then comes the turn.

    An empty slot (GG-053, GG-109); two elements refresh it at once (GG-107, GG-110), and new ones may fill the
    spaces again later (GG-112); else it stays exhausted (GG-072).
    """
    seat = seat_of(g, d)
    suit = g.suits[seat]
    suit.places = put(suit.places, kind, slot)
    g.weapon, g.slot = kind, slot
    g.moved = g.points = g.ap_used = g.doubled = 0
    g.stride = 1
    g.acted = g.death_this_turn = False
    if g.events is not None:
        g.emit("exhausted", delver=d, weapon=queries.card_in_use(g, suit, kind).id, element=ELEMENTS[slot])
    elements.check_slot(g, seat, slot)
    g.then(end_turn(d), next_turn(d))
    choose.now(g, d)


# ---------------------------------------------------------------------------------------------- the choices of a turn


@step("GG-050", "GG-056", "GG-058", "GG-067", "GG-070", "GG-338")
def choose(g: Gaia, d: int) -> None:
    """One movement and one action, in either order, and tokens around them.

    This comes back until the player ends the turn, also if nothing else is left to do.

    One movement and one action (GG-056), which may be Witness's (GG-067, GG-070), tokens at any time (GG-058); who
    is stunned has no action (GG-338). Then the other player has a turn (GG-050).
    """
    if g.at[d] < 0:
        return
    seat = seat_of(g, d)
    g.agenda.append(choose(d))
    g.ask("choose", seat, possible(deeds(g, seat, d)), d, reveals=True)


@offer("choose")
def deeds(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield all that one may want to do in a turn; on the way through an enemy, what needs no stop."""
    yield from moving.steps(g, seat, d)
    passing = moving.NO_STOP if moving.is_passing(g, d) else None
    for option, reason in moving.pushes(g, seat, d):
        yield option, passing or reason
    yield from tokens.offers(g, seat, d)
    yield from _frees(g, seat, d)
    for option, reason in actions.offers(g, seat, d):
        yield option, passing or reason
    for option in giving.openings(g, seat):
        yield option, None
    yield Option(seat, "end_turn", (), (), finish_turn()), passing


NO_ELEMENT = no("GG-339", "no-element")


@rule("GG-339", "GR-076")
def _frees(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """An element frees the other delver from a stun; that is no action."""
    other = 1 - d
    if g.stunned >> other & 1:
        for slot, name in enumerate(ELEMENTS):
            targets = (f"slot.{seat}.{slot}", f"delver.{other}")
            reason = None if g.suits[seat].elements[slot] else NO_ELEMENT
            yield Option(seat, "free", (other, name), targets, free(seat, other, slot)), reason


@step("GG-339", "GR-076")
def free(g: Gaia, seat: int, other: int, slot: int) -> None:
    """The element is spent and does nothing else; the other delver is stunned no more."""
    suit = g.suits[seat]
    suit.elements = put(suit.elements, slot, suit.elements[slot] - 1)
    g.stunned &= ~(1 << other)
    g.emit("freed", delver=other)


# ---------------------------------------------------------------------------------------------- the end of a turn


@step("GG-056")
def finish_turn(g: Gaia) -> None:
    """The player has done enough."""
    g.leave()


@step("GR-008", "GR-062")
def end_turn(g: Gaia, d: int) -> None:
    """The turn is over: what counts turns counts this one."""
    turn_abilities.after_turn.now(g)


@step("GG-050", "GG-051", "GG-052", "GG-250", "GR-044")
def next_turn(g: Gaia, d: int) -> None:
    """Turns alternate; once a player has passed, the other goes on; the phase ends when both have."""
    other = 1 - d
    if not g.passed >> seat_of(g, other) & 1 and g.at[other] >= 0:
        take_turn.now(g, other)
    elif not g.passed >> seat_of(g, d) & 1 and g.at[d] >= 0:
        take_turn.now(g, d)
