"""How much an attack deals, and how much a counterattack does (book 97-101, 149-166, 264-270, 560-623)."""

from __future__ import annotations

from .printed import around
from .table import Foe, Json, Suit, Table

#: Bits of `doubled`: three types, and the Ultimate.
BITS = {"light": 1, "medium": 2, "heavy": 4, "": 8}


def dealt(table: Table, suit: Suit, attack: Json, foe: Foe, others: int, factor: int, doubled: int) -> int:
    """Return how much an attack deals to a target: (base x factor) + plus, doubled, less what holds it off."""
    injured = attack.get("injured", {}) if foe.mine.hurt else {}
    if attack["do"] == "ultimate":
        kind, amount, own = "", attack["n"], attack["n"]
    else:
        kind = injured.get("damage") or attack["damage"]
        plus = attack.get("plus", 0) + injured.get("plus", 0)
        amount = suit.base(kind) * factor + plus
        own = suit.base(kind, plain=True) * factor + plus
    if foe.has("carapace"):
        amount = own
    elif doubled & BITS[kind]:
        amount *= 2
    if attack["do"] == "attack" and is_disarmed(table, suit):
        amount = 1
    amount = max(min(amount, 1), amount - suit.mine.fear)
    return held_off(table, foe, attack, kind, amount, others)


def is_disarmed(table: Table, suit: Suit) -> bool:
    """Whether the weapon in use has a Disarm token."""
    state = table.state
    return state.fight.source == "weapon" and bool(suit.mine.disarmed >> state.weapon & 1)


def held_off(table: Table, foe: Foe, attack: Json, kind: str, amount: int, others: int) -> int:
    """Return what is left of the damage after what the enemy can do (book 560-623)."""
    state, mine = table.state, foe.mine
    delver = state.active
    here = state.at[delver]
    if weak_spot(table, foe):
        amount += 5
    if foe.has("double_edged") and any(table.state.at[one] in foe.arrows("black") for one in table.living()):
        amount *= 2
    if foe.has("brawler") and not attack.get("ranged"):
        amount = amount // 2
    if foe.has("evasive") and not both_adjacent(table, foe):
        amount = (amount + 1) // 2
    if foe.has("formation"):
        amount -= 2 * len(table.neighbours(foe))
    if foe.has("overlord"):
        amount -= len(table.foes) - 1
    if foe.has("mode_shift") and not mine.offensive:
        amount -= 4
    if foe.has("stalwart"):
        amount = 5
    if foe.has("tough"):
        amount -= amount % 5
    if foe.has("stout"):
        amount = min(amount, 8)
    if foe.has("vicious") and mine.vicious:
        amount = min(amount, 1)
    immune = [one["id"].removesuffix("_immune") for one in foe.abilities if one["id"].endswith("_immune")]
    immune += [one["type"] for one in foe.abilities if one["id"] == "immunity"]
    primordial = foe.has("primordial")
    nothing = (
        kind in immune
        or (primordial and (state.fight.source != "weapon" or table.element(state.slot) not in primordial["elements"]))
        or (foe.has("shell") and mine.shell)
        or (foe.has("invulnerable") and mine.invulnerable)
        or any(other.has("taunt") for other in table.neighbours(foe))
    )
    assert here is not None
    return 0 if nothing else max(0, amount)


def weak_spot(table: Table, foe: Foe) -> bool:
    """Whether the active delver attacks the marked side of an enemy directly (book 623)."""
    from .printed import side_towards

    if not foe.has("weak_spot"):
        return False
    return side_towards(foe.mine.at, table.state.at[table.state.active]) == foe.marked_side("weak_spot")


def both_adjacent(table: Table, foe: Foe) -> bool:
    """Whether both delvers are next to an enemy (book 579)."""
    return all(table.state.at[one] in around(foe.mine.at) for one in (0, 1))


# ---------------------------------------------------------------------------------------------- counterattacks


def fired_at(table: Table, foe: Foe, die: int, attacker: int) -> set[int] | None:
    """Return the tiles at which an enemy fires: white arrows on 2 to 5, black ones on 6 (book 153-157)."""
    if foe.has("mode_shift") and not foe.mine.offensive:
        return set()
    white, black = set(foe.arrows("white")), set(foe.arrows("black"))
    if foe.has("revenge") and foe.mine.revenge:
        return white | black if die >= 2 else set()
    if die == 1:
        return white | black if foe.has("all_claw") else set()
    return black if die == 6 else white


def victims(table: Table, foe: Foe, die: int, attacker: int) -> list[int]:
    """Return the delvers that a counterattack hits."""
    tiles = fired_at(table, foe, die, attacker) or set()
    found = {one for one in table.living() if table.state.at[one] in tiles}
    if foe.has("accurate") and foe.mine.marked == attacker and table.state.at[attacker] >= 0:
        found.add(attacker)
    return sorted(found)


def strikes(table: Table, foe: Foe, die: int, guarded: bool) -> int:
    """Return how much a counterattack deals to a delver, before Omen and shields."""
    amount = foe.stats["damage"] + foe.mine.strength
    if foe.has("critical") and die == 5:
        amount *= 2
    amount *= times(table, foe)
    if guarded:
        amount -= 1
    return max(0, int(amount))


def times(table: Table, foe: Foe) -> int:
    """Return how many times its damage an enemy deals, whatever it does (book 576, 578)."""
    found = 1
    if foe.has("double_edged") and any(table.state.at[one] in foe.arrows("black") for one in table.living()):
        found *= 2
    if foe.has("enrage") and table.state.enrage == 0:
        found *= 2
    return found


def parting(foe: Foe) -> list[Json]:
    """Return the parting shot of an enemy (book 280-284)."""
    return list(foe.stats.get("parting", ()))
