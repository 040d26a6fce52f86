"""What Lords do when they enter play (tables T3 and T8, book 165-173)."""

from __future__ import annotations

from typing import Any

from . import fighting, places, turns
from .table import LORDS, Choice, Lost, Part, Table, ask


def enter(table: Table, seat: int, lord: str) -> Part[None]:
    """A Lord enters play: it is free, and its arrow Power works once."""
    mine = table.seats[seat]
    mine.lords.append(lord)
    for power in LORDS[lord].get("lasting", ()):
        if power["do"] == "income":
            mine.pearls += power["n"]
        elif power["do"] == "hand_limit":  # AB-072
            for other in table.touched(seat, lord):
                yield from fighting.discard_allies(table, other, len(table.seats[other].hand) - power["n"])
    for power in LORDS[lord].get("arrow", ()):
        yield from arrow(table, seat, lord, power)


def arrow(table: Table, seat: int, lord: str, power: dict[str, Any]) -> Part[None]:
    """An arrow Power."""
    mine = table.seats[seat]
    match power["do"]:
        case "gain_pearls":
            mine.pearls += power["n"] * (sum(map(bool, table.border)) if "per" in power else 1)
        case "discard_allies":
            for other in table.touched(seat, lord):
                yield from fighting.discard_allies(table, other, power["n"])
        case "lose_pearls":
            for other in table.touched(seat, lord):
                table.seats[other].pearls -= min(power["n"], table.seats[other].pearls)
        case "turn_lord":
            yield from turn_lords(table, seat, lord)
        case "steal_monster_token":
            yield from steal(table, seat, lord)
        case "extra_turn":
            table.extra_turns += 1
        case "take_council_stack":
            yield from turns.take_stack(table, seat)
        case "swap_location":
            yield from places.swap(table, seat)
        case "buy_court_lord":
            yield from corrupt(table, seat, power["pearls"])
        case "exchange_lord":
            yield from exchange(table, seat, lord, power["pool"])
        case "draw_locations":
            yield from places.draw(table, seat, power["n"], [lord])
        case "fight":
            slain = yield from fighting.may_fight(table, seat)
            yield from fighting.fight_second(table, seat, slain)
        case "add_leviathan" if power["who"] == "you":
            yield from breed(table, seat)
        case "add_leviathan":
            if table.leviathans and (others := table.touched(seat, lord)):
                _, other = yield from ask(seat, "send_leviathan", [("send_leviathan", other) for other in others])
                yield from fighting.add_leviathan(table, other)
        case "remove_health_point":
            there: list[Choice] = [("rebel", beast[0], zone) for zone, beast in enumerate(table.border) if beast]
            if there:
                _, _, zone = yield from ask(seat, "rebel", there)
                yield from fighting.lose_health(table, seat, zone, 1)
        case other:
            raise Lost(f"the oracle does not know the Power '{other}'")


def turn_lords(table: Table, seat: int, lord: str) -> Part[None]:
    """The Assassin turns a free Lord of each opponent that has one (AB-070, AR-08)."""
    for other in table.touched(seat, lord):
        theirs = table.seats[other]
        if theirs.lords:
            _, victim, _ = yield from ask(seat, "turn_lord", [("turn_lord", name, other) for name in theirs.lords])
            theirs.lords.remove(victim)
            theirs.turned.append(victim)


def steal(table: Table, seat: int, lord: str) -> Part[None]:
    """The Hunter takes a token of an opponent, of either kind; which one is chance (AR-10)."""
    choices: list[Choice] = []
    for other in table.touched(seat, lord):
        choices += [("steal", other, "base")] if table.seats[other].monsters else []
        choices += [("steal", other, "new")] if table.seats[other].kept else []
    if not choices:
        return
    _, other, deck = yield from ask(seat, "steal", choices)
    name = "monsters" if deck == "base" else "kept"
    theirs, mine = getattr(table.seats[other], name), getattr(table.seats[seat], name)
    left = [face.token for face in getattr(table.after.players[other], name)]
    for face in theirs:
        rest = [f for f in theirs if f is not face]
        if sorted(f[0] for f in rest) == sorted(left):
            break
    else:
        raise Lost(f"one token is stolen of {theirs}; {left} are left")
    theirs.remove(face)
    mine.append((face[0], face[1] | {seat}))


def corrupt(table: Table, seat: int, pearls: int) -> Part[None]:
    """The Corruptor may take a second Lord from the Court for Pearls (AR-12)."""
    if table.seats[seat].pearls < pearls or not table.court:
        return
    choices: list[Choice] = [("corrupt", lord, pearls) for lord in table.court]
    kind, *what = yield from ask(seat, "corrupt", [*choices, ("no_corrupt",)])
    if kind == "corrupt":
        table.seats[seat].pearls -= pearls
        table.court.remove(what[0])
        yield from enter(table, seat, what[0])


def exchange(table: Table, seat: int, lord: str, pool: str) -> Part[None]:
    """The Traitor and the Schemer may discard another free Lord for one of the Court or the deck (AB-071, AB-076)."""
    mine = table.seats[seat]
    others = [name for name in (*mine.lords, *mine.turned) if name != lord]
    if pool == "court":
        choices: list[Choice] = [("exchange", old, new) for old in others for new in table.court]
    else:
        choices = [("exchange", old, "") for old in others] if table.lord_deck else []
    if not choices:
        return
    kind, *what = yield from ask(seat, "exchange", [*choices, ("no_exchange",)])
    if kind == "no_exchange":
        return
    old, new = what
    if new:
        table.court.remove(new)
    else:
        new = table.lord_deck.pop(0)
    table.lose_lord(seat, old)
    yield from enter(table, seat, new)


def breed(table: Table, seat: int) -> Part[None]:
    """The Breeder puts a Leviathan on a free zone of its owner's choice (AR-52)."""
    free: list[Choice] = [("breed", zone) for zone, beast in enumerate(table.border) if beast is None]
    if not table.leviathans or not free:
        return
    newcomer = table.leviathans.pop(0)
    _, zone = yield from ask(seat, "breed", free)
    table.border[zone] = (newcomer, 0)
