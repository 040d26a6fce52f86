"""Exploring the depths (AB-022 to AB-041, book 52-87 and 103)."""

from __future__ import annotations

from . import fighting, turns
from .table import MONSTER, THREAT, Choice, Part, Table, ask, race

#: Spaces of the track; the last one brings a Pearl.
SPACES = 5


def explore(table: Table, seat: int) -> Part[None]:
    """Turn up cards until one is taken, a fight is over, or there is no card left."""
    while True:
        if not table.deck and table.discard:
            table.shuffle_deck()
        if not table.deck:
            break  # AR-02
        card = table.deck.pop(0)
        table.track.append(card)
        if card == MONSTER:
            is_over = yield from (meet if table.expansion else meet_in_base_game)(table, seat)
        else:
            is_over = yield from find_ally(table, seat, card)
        if is_over:
            break
    clear_track(table, seat)


def clear_track(table: Table, seat: int) -> None:
    """Allies left on the track go to the Council, Monsters are discarded (AB-040); the Ship Master is paid (AR-22)."""
    allies = [card for card in table.track if card != MONSTER]
    table.discard += [card for card in table.track if card == MONSTER]
    table.track = []
    for ally in allies:
        table.council[race(ally)].append(ally)
    for _, power in table.lasting(seat, "pearls_for_races_sent"):
        table.seats[seat].pearls += power["n"] * len(set(map(race, allies)))


def find_ally(table: Table, seat: int, ally: str) -> Part[bool]:
    """The opponents may buy it, then one may take it. Return whether the exploration is over."""
    mine = table.seats[seat]
    for other in table.clockwise(seat):
        buyer = table.seats[other]
        if other in table.bought or buyer.pearls < table.price:
            continue
        kind, *_ = yield from ask(other, "buy", [("buy", ally, table.price, seat), ("decline", ally)])
        if kind == "buy":
            buyer.pearls -= table.price
            mine.pearls += table.price
            buyer.hand.append(table.track.pop())
            table.bought.add(other)
            table.price += 1
            return False
    is_last = len(table.track) == SPACES
    choices: list[Choice] = [("take", ally)] if is_last else [("take", ally), ("go_on",)]
    kind, *_ = yield from turns.on_own_turn(table, seat, "take", lambda: choices)
    if kind == "go_on":
        return False
    mine.hand.append(table.track.pop())
    mine.pearls += is_last
    return True


def meet(table: Table, seat: int) -> Part[bool]:
    """A Monster, with Leviathan: fight a Leviathan, or go on and add one (book 52-103)."""
    if table.inert:
        table.discard.append(table.track.pop())  # book 177: no effect
        return False

    def choices() -> list[Choice]:
        coward = [("ignore_monster",)] if table.has(seat, "ignore_monster") else []
        return [*fighting.targets(table, seat), ("add_leviathan",), *coward]

    kind, *what = yield from turns.on_own_turn(table, seat, "monster", choices)
    if kind == "fight":
        table.seats[seat].pearls += len(table.track) == SPACES
        yield from fighting.fight_out(table, seat, what[1])
        return True
    if kind == "add_leviathan":
        yield from fighting.add_leviathan(table, seat)
    table.discard.append(table.track.pop())
    return False


def meet_in_base_game(table: Table, seat: int) -> Part[bool]:
    """A Monster, without Leviathan: the reward of the Threat, or the Threat rises (AB-034 to AB-039)."""
    mine = table.seats[seat]
    is_last = len(table.track) == SPACES

    def choices() -> list[Choice]:
        space = table.threat + sum(power["n"] for power in table.against(seat, "threat_shift"))
        space = max(0, space)
        rewards: list[Choice] = [("slay", space, i) for i in range(len(THREAT[space]))]
        return rewards if is_last else [*rewards, ("raise_threat",)]

    kind, *what = yield from turns.on_own_turn(table, seat, "monster", choices)
    if kind == "raise_threat":
        table.threat = min(table.threat + 1, len(THREAT) - 1)
        return False
    reward = THREAT[what[0]][what[1]]
    mine.pearls += reward.get("pearls", 0) + is_last
    fighting.gain_base_tokens(table, seat, reward.get("tokens", 0))
    mine.keys += reward.get("keys", 0)
    table.key_supply -= reward.get("keys", 0)
    table.threat = 0
    return True
