"""Leviathans: they come, they attack, they are fought (book 52-163)."""

from __future__ import annotations

from . import turns
from .table import ALLIES, LEVIATHANS, RACES, TOKENS, ZONES, Choice, Part, Table, ask, race, value


def add_leviathan(table: Table, seat: int) -> Part[None]:
    """Turn up a Leviathan and roll for its zone; the one that is there attacks and leaves (book 57-87)."""
    if not table.leviathans:
        return
    newcomer = table.leviathans.pop(0)
    zone = ZONES[sum(table.roll(2))]
    there = table.border[zone]
    if there is not None:
        yield from suffer(table, seat, there[0])
        table.leviathans_gone.append(there[0])
    table.border[zone] = (newcomer, 0)


def suffer(table: Table, seat: int, leviathan: str) -> Part[None]:
    """Suffer the penalty of a Leviathan."""
    mine = table.seats[seat]
    kind, n = LEVIATHANS[leviathan]["penalty"]["kind"], LEVIATHANS[leviathan]["penalty"]["n"]
    if kind == "wounds":
        mine.wounds += n
    elif kind == "pearls":
        mine.pearls -= min(n, mine.pearls)
    elif kind == "allies":
        yield from discard_allies(table, seat, n)
    else:
        for _ in range(n):
            if free := [*mine.lords, *mine.turned]:
                _, lord = yield from ask(seat, "lose_lord", [("lose_lord", lord) for lord in free])
                table.lose_lord(seat, lord)


def discard_allies(table: Table, seat: int, n: int) -> Part[None]:
    """Discard n Allies of one's own choice from hand, or all if there are not more (AR-47)."""
    hand = table.seats[seat].hand
    while n > 0 and hand:
        if len(hand) <= n:
            ally = hand[0]
        else:
            _, ally = yield from ask(seat, "discard", [("discard", ally) for ally in hand])
        table.throw_away(seat, ally)
        n -= 1


def fighters(table: Table, seat: int, leviathan: str) -> list[str]:
    """Return the Allies in hand that may fight a Leviathan."""
    races = RACES if table.has(seat, "fight_with_any_race") else LEVIATHANS[leviathan]["races"]
    return [ally for ally in table.seats[seat].hand if race(ally) in races]


def targets(table: Table, seat: int) -> list[Choice]:
    """Return the Leviathans that a seat could fight now."""
    there = [(beast[0], zone) for zone, beast in enumerate(table.border) if beast]
    return [("fight", name, zone) for name, zone in there if fighters(table, seat, name)]


def may_fight(table: Table, seat: int) -> Part[bool]:
    """Fight a Leviathan, or do not. Return whether it was slain."""
    if not targets(table, seat):
        return False
    kind, *what = yield from turns.on_own_turn(table, seat, "may_fight", lambda: [*targets(table, seat), ("no_fight",)])
    if kind == "no_fight":
        return False
    return (yield from fight(table, seat, what[1]))


def fight_out(table: Table, seat: int, zone: int) -> Part[None]:
    """Fight a Leviathan; the Intrepid may fight a second one after the first is slain (AR-50)."""
    slain = yield from fight(table, seat, zone)
    yield from fight_second(table, seat, slain)


def fight_second(table: Table, seat: int, slain: bool) -> Part[None]:
    """The Intrepid, once in a turn."""
    if slain and table.has(seat, "fight_again") and not table.fought_again and targets(table, seat):
        table.fought_again = True
        yield from may_fight(table, seat)


def fight(table: Table, seat: int, zone: int) -> Part[bool]:
    """Attack one Leviathan, at least once and as often as one likes and can (book 103-163)."""
    leviathan, is_first = table.border[zone][0], True  # type: ignore[index]

    def possible() -> list[Choice]:
        return [("attack", ally, leviathan) for ally in fighters(table, seat, leviathan)]

    while True:
        if is_first:  # AR-33: one attack belongs to the choice to fight
            kind, *what = yield from ask(seat, "attack", possible())
        else:
            kind, *what = yield from turns.on_own_turn(table, seat, "attack", lambda: [*possible(), ("stop_fighting",)])
        if kind == "stop_fighting":
            return False
        is_first = False
        if (yield from attack(table, seat, zone, what[0])):
            return True


def attack(table: Table, seat: int, zone: int, ally: str) -> Part[bool]:
    """One attack: an Ally, a die, and what comes of it. Return whether the Leviathan is slain."""
    mine = table.seats[seat]
    table.throw_away(seat, ally)
    extra = ALLIES[ally].get("fights", "")
    power = value(ally) + max(table.roll(2 if extra == "dice" else 1))
    leviathan, level = table.border[zone]  # type: ignore[misc]
    if extra == "pearls":
        # book 117: as many Pearls as one wants, after the die; none can help against what all Resistances do not exceed
        ways = [("add_pearls", n, power + n) for n in range(mine.pearls + 1)]
        most = sum(step["resistance"] for step in LEVIATHANS[leviathan]["levels"][level:])
        _, n, power = yield from ask(seat, "add_pearls", ways, vain=ways[max(0, most - power) + 1 :])
        mine.pearls -= n
    lost, needed = 0, 0
    for step in LEVIATHANS[leviathan]["levels"][level:]:
        needed += step["resistance"]
        if power < needed:
            break
        lost += 1
    if not lost:
        mine.pearls += 1  # book 125
        return False
    return (yield from lose_health(table, seat, zone, lost))


def lose_health(table: Table, seat: int, zone: int, n: int) -> Part[bool]:
    """A Leviathan loses Health points: the reward, then perhaps death (book 127-157). Return whether it is slain."""
    mine = table.seats[seat]
    leviathan, level = table.border[zone]  # type: ignore[misc]
    levels = LEVIATHANS[leviathan]["levels"]
    tokens = sum(step["tokens"] for step in levels[level : level + n])
    tokens += sum(n * power["n"] for _, power in table.lasting(seat, "tokens_for_health_points"))
    mine.pearls += sum(n * power["n"] for _, power in table.lasting(seat, "pearls_for_health_points"))
    yield from gain_tokens(table, seat, tokens)
    # book 129, 141: the Health token moves, and the dead one is taken, after the reward
    is_slain = level + n == len(levels)
    table.border[zone] = None if is_slain else (leviathan, level + n)
    if is_slain:
        mine.slain.append(leviathan)
        holder = table.scourge
        if holder < 0 or len(mine.slain) >= len(table.seats[holder].slain):
            table.scourge = seat  # book 143
    if is_slain and not any(table.border):
        yield from add_leviathan(table, seat)  # book 157
    return is_slain


def gain_tokens(table: Table, seat: int, n: int) -> Part[None]:
    """Gain Monster tokens, from either deck or from both (book 129), and look at them."""
    n = min(n, len(table.monsters) + len(table.new_monsters))
    if not n:
        return
    mixes = [
        ("tokens", base, n - base)
        for base in range(n + 1)
        if base <= len(table.monsters) and n - base <= len(table.new_monsters)
    ]
    _, base, new = yield from ask(seat, "tokens", mixes)
    gain_base_tokens(table, seat, base)
    drawn, table.new_monsters = table.new_monsters[:new], table.new_monsters[new:]
    mine = table.seats[seat]
    mine.kept += [(token, frozenset((seat,))) for token in drawn]
    yield from reveal_any(table, seat, "token", drawn)  # book 139: after having consulted them


def gain_base_tokens(table: Table, seat: int, n: int) -> None:
    """Draw base tokens, as far as there are any; they are kept face down until the end (AB-038)."""
    drawn, table.monsters = table.monsters[:n], table.monsters[n:]
    table.seats[seat].monsters += [(token, frozenset((seat,))) for token in drawn]


def reveal_any(table: Table, seat: int, key: str, tokens: list[str]) -> Part[None]:
    """Reveal some new tokens, one after the other, in any order (book 139); Powers may come first (AR-07)."""
    # A Council stack that is not there is none: one may reveal it for nothing, but need not be asked for that alone.
    while any(not gives_stack(token) or any(table.council.values()) for token in tokens):
        choices = [*(("reveal_token", token) for token in tokens), ("keep_tokens",)]
        answer = yield from ask(seat, key, [*choices, *turns.once_a_turn(table, seat)])
        if answer[0] == "keep_tokens":
            return
        if answer[0] == "reveal_token":
            tokens.remove(answer[1])
            yield from reveal(table, seat, answer[1])
        else:
            turns.use(table, seat, answer)


def gives_stack(token: str) -> bool:
    """Whether a token gives a Council stack."""
    return bool(TOKENS[token]["gives"]["do"] == "take_council_stack")


def reveal(table: Table, seat: int, token: str) -> Part[None]:
    """Reveal a new token: its effect, then it is discarded (book 139)."""
    mine = table.seats[seat]
    mine.kept.remove(next(face for face in mine.kept if face[0] == token))
    table.tokens_gone.append(token)
    gives = TOKENS[token]["gives"]
    if gives["do"] == "gain_pearls":
        mine.pearls += gives["n"]
    elif gives["do"] == "gain_keys":
        mine.keys += gives["n"]
        table.key_supply -= gives["n"]
    else:
        yield from turns.take_stack(table, seat)
    yield from turns.as_soon_as(table, seat)
