"""Attacks and counterattacks: targets, rerolls, blocks, what abilities let one choose (book 147-233, 340-344)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .printed import EQUIPMENT, SIDES, STEPS, TYPES, WEAPONS, around, diagram, distance, under_arrows
from .table import Choices, Foe, Json, Table


def source_steps(table: Table) -> list[Json]:
    """Return what the card or slot in use does, step by step."""
    state, suit = table.state, table.suit_of(table.state.active)
    if state.fight.source == "weapon":
        kind = table.weapon_kind(state.weapon)
        return list(EQUIPMENT[suit.card_of(kind, suit.rank(kind))]["steps"])
    if state.fight.source == "slot":
        return list(suit.board["slots"][state.slot]["steps"])
    return list(suit.board["ultimate"]["steps"])


def verb(table: Table, name: str) -> Json:
    """Return the step of the card in use that does this."""
    return next(step for step in source_steps(table) if step["do"] == name)


def under_weapon(table: Table, attack: Json) -> list[Foe]:
    """Return the enemies under the arrows of an attack: around its user, or around the other delver."""
    delver = table.state.active
    centre = table.state.at[1 - delver if attack.get("around") == "partner" else delver]
    if centre < 0:
        return []
    tiles = diagram(attack["area"], centre, table.state.fight.letter)
    return [foe for foe in table.foes if foe.mine.at in tiles]


def target(table: Table, left: int, nth: int, chosen: list[int]) -> Choices:
    """Choose targets one by one, up to as many as the attack may have; all at once if it may have them all."""
    attack = [step for step in source_steps(table) if step["do"] == "attack"][nth]
    seat = table.deciding()
    rest = [foe for foe in under_weapon(table, attack) if foe.mine.uid not in chosen]
    found: Choices = {(seat, "target", foe.mine.uid, foe.card) for foe in rest}
    if 1 < len(rest) <= left:
        found.add((seat, "target_all"))
    return found | {(seat, "enough")} if chosen else found


def flip(table: Table) -> Choices:
    """After the East/West die one may suffer damage to take the other side (book 344)."""
    seat, letter = table.deciding(), table.state.fight.letter
    roll = verb(table, "roll")
    other = next(one for one in roll["letters"] if one != letter)
    return {(seat, "flip", other, roll["suffer"]), (seat, "no_flip", letter)}


def double(table: Table, nth: int) -> Choices:
    """After the die of a weapon, before its damage: doublers of the types that it deals (book 264-270)."""
    from .turns import doublers

    seat, suit = table.deciding(), table.suit_of(table.state.active)
    attacks = [step for step in source_steps(table) if step["do"] == "attack"][nth:]
    types = {attack["damage"] for attack in attacks}
    types |= {attack["injured"]["damage"] for attack in attacks if attack.get("injured", {}).get("damage")}
    found: Choices = {(seat, "double", one) for one in doublers(table, suit) if one in types or one == "universal"}
    return found | {(seat, "no_double")}


# ---------------------------------------------------------------------------------------------- after a roll


def reroll(table: Table) -> Choices:
    """Anybody with a token may have any die rolled again (book 274)."""
    found: Choices = {(suit.seat, "reroll") for suit in table.players() if suit.available("reroll")}
    return found | {(table.asked_first(), "keep_roll")}


def block(table: Table, uid: int, card: str) -> Choices:
    """Anybody with a token may block all of an enemy's counterattack (book 278)."""
    found: Choices = {(suit.seat, "block", uid, card) for suit in table.players() if suit.available("block")}
    return found | {(table.asked_first(), "no_block", uid, card)}


def guard(table: Table, left: int) -> Choices:
    """After the roll the user of a light weapon chooses whose counterattacks deal 1 less (book 340).

    Targets that make no counterattack need not be offered.
    """
    seat, fight = table.deciding(), table.state.fight
    rest = [table.by_uid(uid) for uid in fight.targets if uid in fight.group and uid not in fight.guarded]
    return {(seat, "guard", foe.mine.uid, foe.card) for foe in rest} | {(seat, "no_guard")}


def backup(table: Table, chosen: list[int]) -> Choices:
    """Players choose other enemies that will counterattack, too (book 566)."""
    seat, fight = table.asked_first(), table.state.fight
    taken = {*fight.targets, *fight.backup, *chosen}
    return {(seat, "backup", foe.mine.uid, foe.card) for foe in table.foes if foe.mine.uid not in taken}


# ---------------------------------------------------------------------------------------------- what enemies do then


def move_enemy(table: Table, uid: int) -> Choices:
    """Aggressive: one tile closer to its assailant; players decide between tiles that are as near (book 564)."""
    foe, goal = table.by_uid(uid), table.state.at[table.state.active]
    now = distance(foe.mine.at, goal)
    tiles = [at for at in around(foe.mine.at) if table.free_for_enemy(at) and distance(at, goal) < now]
    return {(table.asked_first(), "move_enemy", uid, foe.card, at) for at in tiles}


def flee(table: Table, uid: int) -> Choices:
    """Flees: 2 tiles away from the attacking delver if possible; players decide where (book 581)."""
    foe, goal = table.by_uid(uid), table.state.at[table.state.active]
    reached = {foe.mine.at: 0}
    for far in (1, 2):
        for at, n in list(reached.items()):
            for there in around(at):
                if n == far - 1 and there not in reached and table.free_for_enemy(there):
                    reached[there] = far
    best = max(distance(at, goal) for at in reached)
    tiles = [at for at in reached if distance(at, goal) == best]
    return {(table.asked_first(), "flee", uid, foe.card, at) for at in tiles}


def teleport(table: Table, uid: int) -> Choices:
    """Teleports: it changes places with the closest minion; players decide (book 620)."""
    foe = table.by_uid(uid)
    minions = [one for one in table.foes if one.kind == "minion"]
    least = min(distance(one.mine.at, foe.mine.at) for one in minions)
    near = [one for one in minions if distance(one.mine.at, foe.mine.at) == least]
    return {(table.asked_first(), "teleport", uid, foe.card, one.mine.uid, one.card) for one in near}


def summon(table: Table, uid: int) -> Choices:
    """Summons: on an empty tile adjacent to the boss (book 617)."""
    foe = table.by_uid(uid)
    tiles = [at for at in around(foe.mine.at) if table.free_for_enemy(at)]
    return {(table.asked_first(), "summon", uid, foe.card, at) for at in tiles}


def turn_enemy(table: Table, uid: int) -> Choices:
    """Aggressive, Alert and Weak Spot turn an enemy; players decide between ways that are as good."""
    foe, goal = table.by_uid(uid), table.state.at[table.state.active]
    if foe.has("aggressive"):
        rots = [rot for rot in range(4) if goal in under_arrows(foe.printed["white"], foe.mine.at, rot)]
    elif foe.has("alert"):
        rots = facing(foe, "alert", goal, nearest=True)
    else:
        rots = facing(foe, "weak_spot", goal, nearest=False)
    return {(table.asked_first(), "turn_enemy", uid, foe.card, rot) for rot in rots}


def facing(foe: Foe, ability: str, goal: int, nearest: bool) -> list[int]:
    """Return the turns with the marked side as near to a tile as can be (book 565), or as far from it (book 623).

    If a side must be at an angle to the delver, the two sides next to it are as near as each other.
    """
    found = foe.has(ability)
    assert found is not None
    side = SIDES.index(found.get("side", "n"))
    dx, dy = goal % 5 - foe.mine.at % 5, goal // 5 - foe.mine.at // 5
    towards = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    angle = STEPS.index(towards)
    off = {rot: min((side + 2 * rot - angle) % 8, (angle - side - 2 * rot) % 8) for rot in range(4)}
    best = min(off.values()) if nearest else max(off.values())
    return [rot for rot in range(4) if off[rot] == best]


def flee_order(table: Table, fled: list[int]) -> Choices:
    """Players decide in which order enemies flee (book 581)."""
    left = [uid for uid in table.state.fight.group if uid not in fled and table.is_alive(uid)]
    return {
        (table.asked_first(), "flee_order", "aftermath.flee", uid) for uid in left if table.by_uid(uid).has("flees")
    }


def rebirth(table: Table, card: str, embers: Iterable[Any]) -> Choices:
    """One of the dead returns on its tile (book 600); if somebody is there, as near as can be."""
    found: Choices = set()
    for ember in embers:
        if ember.tokens == 1 and table.state.box.profiles[ember.profile].card == card:
            free = [at for at in range(25) if table.free_for_enemy(at)]
            least = min(distance(at, ember.at) for at in free)
            found |= {(table.asked_first(), "rebirth", card, at) for at in free if distance(at, ember.at) == least}
    return found


# ---------------------------------------------------------------------------------------------- what a fight costs


def blood_debt(table: Table) -> Choices:
    """Lose an element, or 1 HP (book 567)."""
    seat, suit = table.deciding(), table.suit_of(table.state.active)
    found: Choices = {(seat, "lose_hp", 1)}
    return found | {(seat, "lose_an_element", 1)} if any(suit.mine.elements) else found


def malevolent(table: Table) -> Choices:
    """Lose 4 elements, or stay with 1 HP (book 592)."""
    seat, suit = table.deciding(), table.suit_of(table.state.active)
    found: Choices = {(seat, "one_hp", 1)}
    return found | {(seat, "lose_four_elements", 4)} if sum(suit.mine.elements) >= 4 else found


def disarm(table: Table) -> Choices:
    """A token on a fresh weapon card that has none (book 574)."""
    seat, suit = table.deciding(), table.suit_of(table.state.active)
    fresh = [kind for kind in suit.fresh() if not suit.mine.disarmed >> WEAPONS.index(kind) & 1]
    return {(seat, "disarm", suit.card_of(kind, suit.rank(kind))) for kind in fresh}


def sacrifice(table: Table) -> Choices:
    """Ritual: any equipment in use (book 604)."""
    seat, suit = table.deciding(), table.suit_of(table.state.active)
    return {(seat, "sacrifice", suit.card_of(kind, suit.rank(kind))) for kind in TYPES if suit.rank(kind)}


def scramble(table: Table) -> Choices:
    """Scrambles: another weapon that is not owned, at the same rank (book 606)."""
    seat, suit = table.deciding(), table.suit_of(table.state.active)
    rank = suit.real_rank(table.weapon_kind(table.state.weapon))
    return {(seat, "scramble", suit.card_of(kind, rank)) for kind in WEAPONS if not suit.real_rank(kind)}
