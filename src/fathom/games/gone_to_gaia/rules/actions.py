"""The action of a turn: the weapon, the slot that it lies on, the Ultimate, Witness (chapter I)."""

from __future__ import annotations

from .. import effects, queries
from ..abilities import weapons
from ..state import Fight, Gaia, rule, step
from . import moving


@rule("GG-057", "GR-009")
def begin_action(g: Gaia) -> None:
    """The action begins; a movement under way is over."""
    g.acted = True
    if g.moved == 1:
        g.moved = 2


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
    effects.carry_out(g, d, tuple([effect.node for effect in card.steps]))


@step("GG-067", "GG-069", "GR-029")
def use_slot(g: Gaia, d: int) -> None:
    """The ability of the slot happens in place of that of the weapon."""
    begin_action(g)
    _new_fight(g, d, "slot")
    suit = queries.suit_of(g, d)
    board = g.box.suits[g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit]
    slot = board.slots[g.slot]
    g.emit("used_slot", delver=d, suit=board.id, element=slot.element)
    effects.carry_out(g, d, tuple([effect.node for effect in slot.steps]))


@rule("GG-067", "GG-222", "GG-223")
def ultimate_ready(g: Gaia, d: int) -> bool:
    """Whether the wheel of an upgraded suit is full."""
    suit = queries.suit_of(g, d)
    if not suit.wheel:
        return False
    ultimate = g.box.suits[g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit].ultimate
    return ultimate is not None and suit.wheel >= ultimate.wheel


@step("GG-223", "GR-029")
def use_ultimate(g: Gaia, d: int) -> None:
    """The Ultimate happens, and the wheel is empty."""
    begin_action(g)
    _new_fight(g, d, "ultimate")
    suit = queries.suit_of(g, d)
    suit.wheel = 0
    board = g.box.suits[g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit]
    assert board.ultimate is not None
    g.emit("used_ultimate", delver=d, suit=board.id)
    effects.carry_out(g, d, tuple([effect.node for effect in board.ultimate.steps]))


@step("GG-067", "GG-070")
def send_witness(g: Gaia, d: int) -> None:
    """The action moves Witness."""
    begin_action(g)
    moving.move_witness.now(g, queries.seat_of(g, d), g.box.table.witness_tiles)
