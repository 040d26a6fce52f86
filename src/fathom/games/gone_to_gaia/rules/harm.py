"""What delvers suffer and how they die (chapter K and ruling GR-004); healing and shields."""

from __future__ import annotations

from .. import queries
from ..box.board import NEAR
from ..state import Gaia, Suit, rule
from . import ending


@rule("GG-086", "GG-252", "GG-316", "GG-348", "GR-030")
def suffer(g: Gaia, d: int, n: int, why: str, *, shielded: bool = False) -> int:
    """A delver suffers damage: Omen tokens raise it, a shield may take it; return the HP lost."""
    suit = queries.suit_of(g, d)
    if n <= 0 or not suit.alive:
        return 0
    n += suit.omen
    if shielded and suit.shield:
        taken = min(suit.shield, n)
        suit.shield -= taken
        n -= taken
        g.emit("shielded", delver=d, n=taken)
    if n:
        if g.events is not None:
            g.emit("suffered", delver=d, n=n, why=why)
        at = g.at[d]
        for enemy in g.enemies:
            if enemy.vicious and NEAR[at] >> enemy.at & 1:
                enemy.vicious = False
                g.emit("token_removed", enemy=enemy.uid, ability="vicious")
        lose_hp(g, d, n)
    return n


@rule("GR-004", "GR-030")
def lose_hp(g: Gaia, d: int, n: int) -> None:
    """HP are lost: that is no damage, so nothing raises it or takes it. At 0 the delver dies."""
    suit = queries.suit_of(g, d)
    suit.hp -= n
    if suit.hp <= 0:
        fall(g, d)


@rule("GG-027", "GG-196", "GG-258", "GR-004", "GR-097")
def fall(g: Gaia, d: int) -> None:
    """A delver dies, unless a product (or training) keeps it at 1 HP; in solo both minis leave together."""
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    if not suit.alive:
        return
    if suit.breaths < queries.kit_of(g, suit).last_breath:
        suit.breaths += 1
        suit.hp = 1
        g.emit("last_breath", delver=d)
        return
    if g.setup.training:
        suit.hp = 1
        g.emit("last_breath", delver=d)
        return
    suit.alive = False
    suit.hp = 0
    for one in (0, 1) if queries.is_solo(g) else (d,):
        g.at = (-1, g.at[1]) if one == 0 else (g.at[0], -1)
        g.stunned &= ~(1 << one)
        if g.corrupted == one:
            g.corrupted = g.corruptor = -1
        for enemy in g.enemies:
            if enemy.marked == one:
                enemy.marked = -1
    g.passed |= 1 << seat
    g.emit("died", delver=d)
    if not any(one.alive for one in g.suits):
        ending.all_dead(g)


@rule("GG-047", "GR-006")
def heal(g: Gaia, seat: int, n: int) -> None:
    """HP return, never above the maximum."""
    suit = g.suits[seat]
    gained = min(n, suit.max_hp - suit.hp)
    if suit.alive and gained > 0:
        suit.hp += gained
        g.emit("healed", seat_of=seat, n=gained)


def shield(g: Gaia, seat: int, n: int) -> None:
    """A shield takes the next damage of counterattacks and Spiked in this wave."""
    suit = g.suits[seat]
    if suit.alive:
        suit.shield += n
        g.emit("shield", seat_of=seat, n=n)


def is_hurt(suit: Suit) -> bool:
    """Whether a delver could be healed."""
    return suit.alive and suit.hp < suit.max_hp
