"""The action of a turn: the weapon, the slot that it lies on, the Ultimate, Witness (chapter I)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no

from .. import effects, queries
from ..abilities import weapons
from ..schema.words import ELEMENTS
from ..state import MOVED, MOVING, Fight, Gaia, rule, step
from . import moving


def offers(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield the ways to act: Witness and the Ultimate, where there are such, the slot, the weapon."""
    barred = why_not_act(g, d)
    suit = g.suits[seat]
    if g.witness >= 0:
        yield Option(seat, "witness", (), ("witness",), send_witness(d)), barred
    ultimate = queries.board_of(g, suit).ultimate
    if ultimate is not None:
        idle = no("GG-223", "no-wheel", n=suit.wheel, most=ultimate.wheel) if suit.wheel < ultimate.wheel else None
        yield Option(seat, "ultimate", (), (f"wheel.{seat}",), use_ultimate(d)), barred or idle
    yield Option(seat, "use_slot", (ELEMENTS[g.slot],), (f"slot.{seat}.{g.slot}",), use_slot(d)), barred
    card = queries.card_of(g, suit, g.weapon, queries.used_ranks(suit)[g.weapon] or suit.ranks[g.weapon])
    yield Option(seat, "use_weapon", (card.id,), (f"weapon.{seat}.{g.weapon}",), use_weapon(d)), barred


@rule("GG-056", "GG-067", "GG-070", "GG-071", "GG-338", "GR-099")
def why_not_act(g: Gaia, d: int) -> No | None:
    """There is one action in a turn; a stunned delver has none.

    One action at most (GG-056): a weapon, a slot or Witness (GG-067, GG-070), who is not there in chapter 1
    (GG-071); none for who is stunned (GG-338).
    """
    if g.acted:
        return no("GG-056", "no-second-action")
    return no("GG-338", "no-stunned") if g.stunned >> d & 1 else None


@rule("GG-057", "GR-009")
def begin_action(g: Gaia) -> None:
    """The action begins; a movement under way is over."""
    g.acted = True
    if g.moved == MOVING:
        g.moved = MOVED


def _new_fight(g: Gaia, d: int, source: str) -> None:
    g.fight = Fight(source=source, delver=d)


@step("GG-067", "GG-068", "GG-111", "GR-062")
def use_weapon(g: Gaia, d: int) -> None:
    """The ability of the weapon that was exhausted for this turn happens, also if it was refreshed at once."""
    begin_action(g)
    _new_fight(g, d, "weapon")
    card = queries.card_in_use(g, queries.suit_of(g, d), g.weapon)
    g.emit("used", delver=d, card=card.id)
    g.agenda.append(weapons.weapon_resolved(d))
    effects.carry_out(g, d, card.steps)


@step("GG-067", "GG-069", "GR-029")
def use_slot(g: Gaia, d: int) -> None:
    """The ability of the slot happens in place of that of the weapon."""
    begin_action(g)
    _new_fight(g, d, "slot")
    suit = queries.suit_of(g, d)
    board = queries.board_of(g, suit)
    slot = board.slots[g.slot]
    g.emit("used_slot", delver=d, suit=board.id, element=slot.element)
    effects.carry_out(g, d, slot.steps)


@step("GG-222", "GG-223", "GR-029")
def use_ultimate(g: Gaia, d: int) -> None:
    """The Ultimate happens, and the wheel is empty."""
    begin_action(g)
    _new_fight(g, d, "ultimate")
    suit = queries.suit_of(g, d)
    suit.wheel = 0
    board = queries.board_of(g, suit)
    assert board.ultimate is not None
    g.emit("used_ultimate", delver=d, suit=board.id)
    effects.carry_out(g, d, board.ultimate.steps)


@step("GG-067", "GG-070")
def send_witness(g: Gaia, d: int) -> None:
    """The action moves Witness."""
    begin_action(g)
    moving.move_witness.now(g, queries.seat_of(g, d), g.box.numbers.witness_tiles)
