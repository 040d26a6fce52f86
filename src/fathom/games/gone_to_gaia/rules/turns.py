"""The Delver Phase: who begins, turns and passes, exhausting a weapon, the choices of a turn (chapters G and O)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import queries
from ..abilities import turns as turn_abilities
from ..board import tiles_in
from ..queries import put, seat_of
from ..schema.words import ELEMENTS
from ..state import FRESH, Gaia, rule, step
from . import actions, agreeing, elements, moving, tokens


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
    suit = g.suits[seat]
    options: list[Option] = []
    if FRESH in suit.places:
        empty = queries.empty_slots(suit)
        for kind, place in enumerate(suit.places):
            if place == FRESH:
                options += _exhaust_options(d, seat, kind, queries.card_in_use(g, suit, kind).id, empty)
    options.append(Option(seat, "run", (), (), pass_turn(d)))
    g.ask("turn", seat, options, d)


@memo
def _exhaust_options(d: int, seat: int, kind: int, card: str, empty: int) -> tuple[Option, ...]:
    return tuple(
        Option(seat, "exhaust", (card, ELEMENTS[slot]), (f"weapon.{seat}.{kind}", f"slot.{seat}.{slot}"),
               exhaust(d, kind, slot))
        for slot in range(4)
        if empty >> slot & 1
    )  # fmt: skip


@step("GG-054", "GG-055", "GR-007", "GR-097")
def pass_turn(g: Gaia, d: int) -> None:
    """The player prepares to run: no more turns in this phase; in solo that ends it for both minis."""
    g.passed |= 1 << seat_of(g, d)
    g.emit("passed", delver=d)
    next_turn.now(g, d)


@step("GG-053", "GG-072", "GG-107", "GG-109", "GG-110", "GG-112", "GR-013")
def exhaust(g: Gaia, d: int, kind: int, slot: int) -> None:
    """The weapon goes on the slot, and is refreshed at once if both spaces are filled; then comes the turn."""
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
    """One movement and one action, in either order, and tokens around them; this comes back until the turn is ended."""
    at = g.at[d]
    if at < 0:
        return
    seat = seat_of(g, d)
    suit = g.suits[seat]
    options: list[Option] = []
    points = moving.points_left(g, d)
    if points > 0:
        options += _steps(d, seat, moving.ways(g, d, points))
        if g.moved == 1 and queries.enemy_mask(g) >> at & 1:  # on the way through an enemy: it cannot end there
            g.agenda.append(choose(d))
            g.ask("choose", seat, options, d)
            return
        options += moving.push_options(g, d, points)
    if any(suit.cap) or any(suit.loans):
        options += tokens.turn_options(g, d)
    if g.stunned:
        options += _free_options(g, d, seat)
    options += _actions(g, d, seat)
    g.agenda.append(choose(d))
    g.ask("choose", seat, options, d)


@memo
def _steps(d: int, seat: int, open_: int) -> tuple[Option, ...]:
    """Return the steps onto these tiles."""
    return tuple(Option(seat, "step", (at,), (f"tile.{at}",), moving.step_to(d, at)) for at in tiles_in(open_))


@rule("GG-067", "GG-070", "GG-071", "GG-338", "GR-099")
def _actions(g: Gaia, d: int, seat: int) -> tuple[Option, ...]:
    """Return the actions that are left, and the end of the turn; a stunned delver has none."""
    can_act = not g.acted and not g.stunned >> d & 1
    ultimate = can_act and actions.ultimate_ready(g, d)
    suit = g.suits[seat]
    options = []
    if can_act:
        card = queries.card_in_use(g, suit, g.weapon).id
        if g.witness >= 0:
            options.append(Option(seat, "witness", (), ("witness",), actions.send_witness(d)))
        if ultimate:
            options.append(Option(seat, "ultimate", (), (f"wheel.{seat}",), actions.use_ultimate(d)))
        options.append(Option(seat, "use_slot", (ELEMENTS[g.slot],), (f"slot.{seat}.{g.slot}",), actions.use_slot(d)))
        options.append(Option(seat, "use_weapon", (card,), (f"weapon.{seat}.{g.weapon}",), actions.use_weapon(d)))
    options.append(Option(seat, "end_turn", (), (), finish_turn()))
    return tuple(options)


@rule("GG-339", "GR-076")
def _free_options(g: Gaia, d: int, seat: int) -> list[Option]:
    """An element frees the other delver from a stun; that is no action."""
    other = 1 - d
    if not g.stunned >> other & 1:
        return []
    return [
        Option(seat, "free", (other, name), (f"slot.{seat}.{slot}", f"delver.{other}"), free(seat, other, slot))
        for slot, name in enumerate(ELEMENTS)
        if g.suits[seat].elements[slot]
    ]


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
