"""What a delver may do in a turn: exhaust a weapon, move, act, spend tokens (book 123-145, 181-187, 235-270)."""

from __future__ import annotations

from functools import partial

from .fighting import verb
from .printed import NUMBERS, around, distance, marked
from .table import Choice, Choices, Suit, Table

NOT_MOVED, MOVING, MOVED = range(3)
ULTIMATE = 8


def turn(table: Table, delver: int) -> Choices:
    """Exhaust a fresh weapon onto an empty slot, or prepare to run (book 129, 200)."""
    suit, seat = table.suit_of(delver), table.seat_of(delver)
    cards = [suit.card_of(kind, suit.rank(kind)) for kind in suit.fresh()]
    found: Choices = {(seat, "exhaust", card, table.element(slot)) for card in cards for slot in suit.empty_slots()}
    return found | {(seat, "run")}


# ---------------------------------------------------------------------------------------------- moving


def points_left(table: Table) -> int:
    """Return how far the active delver may still move in this turn."""
    state = table.state
    if state.moved == MOVED:
        return 0
    if state.moved == MOVING:
        return int(state.points)
    return table.suit_of(state.active).movement * int(state.stride)


def on_an_enemy(table: Table, delver: int) -> bool:
    """Whether a delver is on the way through an enemy, where nobody may stop."""
    return table.state.at[delver] in table.enemy_tiles()


def steps(table: Table, delver: int, points: int) -> set[int]:
    """Return the tiles that a delver may step to: not onto an enemy, or only on the way through (book 135)."""
    start = table.state.at[delver]
    through = table.suit_of(delver).has("through")
    return {at for at in around(start) if points and can_end(table, at, points - 1, through)}


def can_end(table: Table, at: int, points: int, through: bool) -> bool:
    """Whether somebody who comes to a tile with some movement left can end the movement on a free tile."""
    if at not in table.enemy_tiles():
        return True
    return through and points > 0 and any(can_end(table, there, points - 1, through) for there in around(at))


def pushes(table: Table, delver: int, points: int) -> set[tuple[int, str, int]]:
    """Return the enemies that Boots may move: next to the delver, with room (book 358)."""
    push = table.suit_of(delver).push
    if push is None or points < push["cost"] or on_an_enemy(table, delver):
        return set()
    near = [foe for foe in table.foes if foe.mine.at in around(table.state.at[delver])]
    return {(foe.mine.uid, foe.card, push["cost"]) for foe in near if table.can_shift(foe)}


# ---------------------------------------------------------------------------------------------- the turn


def choose(table: Table, delver: int) -> Choices:
    """Move, act, spend tokens, end the turn."""
    state, suit, seat = table.state, table.suit_of(delver), table.seat_of(delver)
    own = partial(_with, seat)
    points = points_left(table)
    found = own("step", *((at,) for at in steps(table, delver, points)))
    found |= own("push", *pushes(table, delver, points))
    passing = on_an_enemy(table, delver)
    if not passing:
        found |= own("end_turn", ())
        if may_act(table, delver):
            found |= own("use_slot", (table.element(state.slot),))
            found |= own("use_weapon", *((card,) for card in weapon_in_use(table, suit)))
            if state.witness >= 0:
                found |= own("witness", ())
            wheel = suit.board.get("ultimate")
            if wheel and suit.mine.wheel >= wheel["wheel"]:
                found |= own("ultimate", ())
    found |= frees(table, delver)
    found |= tokens(table, delver)
    return found


def _with(seat: int, key: str, *args: Choice) -> Choices:
    return {(seat, key, *one) for one in args}


def may_act(table: Table, delver: int) -> bool:
    """Whether there is still an action: one in a turn, none for a stunned delver (book 131, 616)."""
    return not table.state.acted and not table.state.stunned >> delver & 1


def weapon_in_use(table: Table, suit: Suit) -> list[str]:
    """Return the card that was exhausted for this turn, if it is still there."""
    kind = table.weapon_kind(table.state.weapon)
    return [suit.card_of(kind, suit.rank(kind))] if suit.rank(kind) else []


def frees(table: Table, delver: int) -> Choices:
    """The other delver is stunned: an element of this one frees it (book 616)."""
    other, suit, seat = 1 - delver, table.suit_of(delver), table.seat_of(delver)
    if not table.state.stunned >> other & 1:
        return set()
    return {(seat, "free", other, table.element(slot)) for slot in range(4) if suit.mine.elements[slot]}


def tokens(table: Table, delver: int) -> Choices:
    """Action points and damage doublers (book 250-270)."""
    state, suit, seat = table.state, table.suit_of(delver), table.seat_of(delver)
    found: Choices = set()
    ap = suit.available("ap")
    move, one, all_weapons, everything = NUMBERS["ap"]
    unused = [not state.ap_used >> which & 1 for which in range(4)]
    tired = suit.exhausted()
    if unused[0] and ap >= move and state.moved != MOVED:
        found.add((seat, "ap_move", move))
    if unused[1] and ap >= one and tired:
        found.add((seat, "ap_one", one))
    if unused[2] and ap >= all_weapons and tired:
        found.add((seat, "ap_all", all_weapons))
    if unused[3] and ap >= everything and suit.board.get("upgraded") and (tired or any(suit.mine.spent)):
        found.add((seat, "ap_everything", everything))
    if may_act(table, delver):
        found |= {(seat, "double", token) for token in doublers(table, suit)}
    return found


def doublers(table: Table, suit: Suit) -> list[str]:
    """Return the doublers that still double something: each type once in a turn, the universal one what is left."""
    doubled = table.state.doubled
    found = [one for i, one in enumerate(("light", "medium", "heavy")) if suit.available(one) and not doubled >> i & 1]
    if suit.available("universal") and not universal_is_used(table):
        found.append("universal")
    return found


def universal_is_used(table: Table) -> bool:
    """Whether a universal doubler would double nothing more."""
    return bool(table.state.doubled & ULTIMATE)


# ---------------------------------------------------------------------------------------------- Witness, other moves


def witness_to(table: Table, points: int) -> Choices:
    """Witness goes on, or stays (book 143); not onto enemies: what is not said is read as it is worse (book 28-30)."""
    seat = table.seat_of(table.state.active)
    tiles = set(around(table.state.witness)) - table.enemy_tiles()
    return {(seat, "witness_to", at) for at in tiles} | {(seat, "witness_stays")}


def walk(table: Table, delver: int, points: int) -> Choices:
    """An effect lets a delver move; its own player decides."""
    seat = table.seat_of(delver)
    found: Choices = {(seat, "walk", delver, at) for at in steps(table, delver, points)}
    return found if on_an_enemy(table, delver) else found | {(seat, "stay", delver)}


def shift(table: Table, tiles: int) -> Choices:
    """Move an enemy within reach; or leave it."""
    seat, delver = table.deciding(), table.state.active
    within = verb(table, "move_enemy")["within"]
    near = [foe for foe in table.foes if 0 < distance(foe.mine.at, table.state.at[delver]) <= within]
    found: Choices = {(seat, "shift", foe.mine.uid, foe.card) for foe in near if table.can_shift(foe)}
    return found | {(seat, "leave_it")}


def shift_to(table: Table, uid: int, card: str) -> Choices:
    """Onto a free tile next to it (book 358)."""
    seat = table.deciding()
    foe = table.by_uid(uid)
    return {(seat, "shift_to", uid, card, at) for at in around(foe.mine.at) if table.free_for_enemy(at)}


def turn_any(table: Table) -> Choices:
    """Turn an enemy within reach to any side; or leave it."""
    seat, delver = table.deciding(), table.state.active
    within = verb(table, "turn_enemy")["within"]
    near = [foe for foe in table.foes if 0 < distance(foe.mine.at, table.state.at[delver]) <= within]
    found: Choices = {
        (seat, "turn_enemy", foe.mine.uid, foe.card, rot) for foe in near for rot in range(4) if rot != foe.mine.rot
    }
    return found | {(seat, "leave_it")}


def start(table: Table, piece: int) -> Choices:
    """Each delver, and Witness, may start on either of the two start tiles (book 321)."""
    seat = table.asked_first() if piece == 2 else table.seat_of(piece)
    return {(seat, "start", piece, at) for at in marked(table.state.spawn, "S")}


def place_enemy(table: Table, card: str) -> Choices:
    """A lieutenant comes to an empty tile of the players' choice (book 487); nobody stands there, or will stand."""
    seat = table.asked_first()
    taken = table.enemy_tiles() | set(marked(table.state.spawn, "S")) | set(table.state.at)
    found = {at for at in range(25) if at not in taken}
    if served := next((foe for foe in table.foes if foe.card == table.served_by(card)), None):
        found &= set(around(served.mine.at))  # it comes with its boss
    return {(seat, "place_enemy", card, at) for at in found}


def first_turn(table: Table) -> Choices:
    """Players decide who goes first (book 127)."""
    seat = table.asked_first()
    return {(seat, "first_turn", delver) for delver in table.living()}


def shift_more(table: Table, uid: int) -> Choices:
    """Move the same enemy a tile further, or stop."""
    seat = table.deciding()
    return {(seat, "shift_more", uid), (seat, "shift_done")}
