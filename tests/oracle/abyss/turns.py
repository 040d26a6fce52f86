"""Turns, from the first to the last (AB-014 to AB-021, AB-042 to AB-062, AB-088 to AB-090, book 30 and 175-177)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from . import exploring, fighting, lords, paying, places, scoring
from .table import LORDS, RACES, Choice, Lost, Part, Table, ask, value

#: The Court: its spaces, how few Lords bring new ones, and the Pearls for that.
COURT, FEW, BONUS = 6, 2, 2
#: The Lord that ends the game, and the Allies that martial law allows.
LAST_LORD, LIMIT = 7, 12


def play(table: Table) -> Part[scoring.Result]:
    """Play the whole game, and score it."""
    seat, ender = table.active, -1
    while seat != ender:
        table.extra_turns = 1
        while table.extra_turns:
            table.extra_turns -= 1
            yield from turn(table, seat)
        if table.triggered and ender < 0:
            ender = seat
        seat = table.clockwise(seat)[0]
    return scoring.score(table)


def turn(table: Table, seat: int) -> Part[None]:
    """One turn: the beginning, plotting and one action, Locations, the end."""
    mine = table.seats[seat]
    table.active, table.used, table.bought, table.price, table.fought_again = seat, set(), set(), 1, False
    # book 177: Monsters have no effect in turns that begin after the end was triggered, if a deck is empty
    table.inert = table.expansion and table.triggered and a_deck_is_empty(table)
    mine.pearls += sum(power["n"] for _, power in table.lasting(seat, "income"))
    yield from reveal_kept_tokens(table, seat)
    yield from act(table, seat)
    yield from places.take_due_locations(table, seat)
    yield from on_own_turn(table, seat, "end_turn", lambda: [("end_turn",)])
    yield from keep_limits(table, seat)
    table.triggered |= table.expansion and a_deck_is_empty(table)


def a_deck_is_empty(table: Table) -> bool:
    """Whether the Leviathan deck or a deck of Monster tokens is empty (book 177)."""
    return not (table.leviathans and table.monsters and table.new_monsters)


def reveal_kept_tokens(table: Table, seat: int) -> Part[None]:
    """Reveal any new tokens kept from earlier turns (book 139, AR-41)."""
    yield from fighting.reveal_any(table, seat, "kept_tokens", [token for token, _ in table.seats[seat].kept])


def as_soon_as(table: Table, seat: int) -> Part[None]:
    """Take a Location in mid-turn, as soon as a token has brought the third Key (AR-42)."""
    yield from places.take_due_locations(table, seat)


# ---------------------------------------------------------------------------------------------- once in a turn


def on_own_turn(table: Table, seat: int, key: str, choices: Callable[[], list[Choice]]) -> Part[Choice]:
    """Ask something between two steps of the own turn: Powers that work once a turn may come first (AR-07)."""
    while True:
        answer = yield from ask(seat, key, [*choices(), *once_a_turn(table, seat)])
        if answer[0] not in ("sell", "empty_stack", "replace"):
            return answer
        use(table, seat, answer)


def once_a_turn(table: Table, seat: int) -> list[Choice]:
    """Return what the Slaver, the Oracle and the Opportunist could do now."""
    found: list[Choice] = []
    for lord in table.seats[seat].lords:
        power = LORDS[lord].get("each_turn")
        if not power or lord in table.used:
            continue
        if power["do"] == "sell_ally":
            found += [("sell", lord, ally, power["pearls"]) for ally in table.seats[seat].hand]
        elif power["do"] == "discard_council_stack":
            found += [("empty_stack", name) for name in RACES if table.council[name]]
        elif table.lord_deck:
            found += [("replace", other) for other in table.court]
    return found


def use(table: Table, seat: int, answer: Choice) -> None:
    """Use a Power that works once a turn."""
    verb = {"sell": "sell_ally", "empty_stack": "discard_council_stack", "replace": "replace_court_lord"}[answer[0]]
    mine = table.seats[seat]
    table.used |= {lord for lord in mine.lords if LORDS[lord].get("each_turn", {}).get("do") == verb}
    if verb == "sell_ally":
        table.throw_away(seat, answer[2])
        mine.pearls += answer[3]
    elif verb == "discard_council_stack":
        table.discard += table.council[answer[1]]
        table.council[answer[1]] = []
    else:
        table.court[table.court.index(answer[1])] = table.lord_deck.pop(0)
        table.lords_gone.append(answer[1])


# ---------------------------------------------------------------------------------------------- the action


def act(table: Table, seat: int) -> Part[None]:
    """Plot as often as one likes and can, then do one of three things."""
    mine = table.seats[seat]

    def choices() -> list[Choice]:
        found: list[Choice] = [("explore",)]
        if mine.pearls and len(table.court) < COURT and table.lord_deck:
            found.append(("plot",))
        found += [("support", name) for name in RACES if table.council[name]]
        return found + [("recruit", lord) for lord in table.court if paying.can_pay(table, seat, lord)]

    while True:
        kind, *what = yield from on_own_turn(table, seat, "act", choices)
        if kind != "plot":
            break
        mine.pearls -= 1
        table.court.append(table.lord_deck.pop(0))
    if kind == "explore":
        yield from exploring.explore(table, seat)
    elif kind == "support":
        yield from support(table, seat, what[0])
    else:
        yield from recruit(table, seat, what[0])


def support(table: Table, seat: int, name: str) -> Part[None]:
    """Take a stack of the Council; the Alchemist takes a second one (AR-21)."""
    take(table, seat, name)
    for _, power in table.lasting(seat, "support_stacks"):
        for _ in range(power["n"] - 1):
            yield from take_stack(table, seat)


def take_stack(table: Table, seat: int) -> Part[None]:
    """Take a stack of one's choice, if there is any."""
    if any(table.council.values()):
        _, name = yield from ask(seat, "stack", [("stack", name) for name in RACES if table.council[name]])
        take(table, seat, name)


def take(table: Table, seat: int, name: str) -> None:
    """Take this stack."""
    table.seats[seat].hand += table.council[name]
    table.council[name] = []


def recruit(table: Table, seat: int, lord: str) -> Part[None]:
    """Pay, affiliate, the Lord enters play, the Court is tidied (AB-054)."""
    mine = table.seats[seat]
    allies, pearls = yield from pay(table, seat, lord)
    mine.pearls -= pearls
    for ally in allies:
        mine.hand.remove(ally)
    table.spent = list(allies)
    lowest = min(map(value, allies))
    may_choose = table.has(seat, "choose_affiliated_ally")
    candidates: list[Choice] = [("affiliate", ally) for ally in allies if may_choose or value(ally) == lowest]
    _, ally = yield from ask(seat, "affiliate", candidates)
    table.spent.remove(ally)
    mine.affiliated.append(ally)
    table.discard += table.spent
    table.spent = []
    table.court.remove(lord)
    yield from lords.enter(table, seat, lord)
    tidy_court(table, seat)
    table.triggered |= len(mine.all_lords()) >= LAST_LORD


def pay(table: Table, seat: int, lord: str) -> Part[tuple[tuple[str, ...], int]]:
    """Choose how to pay: at once, or Ally by Ally. How they are laid is no matter of the rules: the table tells it."""
    ways = paying.ways_to_pay(table, seat, lord)
    if table.is_asking("pay"):
        kind, *what = yield from ask(seat, "pay", [("pay", lord, *way) for way in sorted(ways)])
        if kind == "pay":
            return what[1], what[2]
    while table.is_asking("lay"):
        laid = table.laid()
        rest = [ally for ally in table.seats[seat].hand if table.seats[seat].hand.count(ally) > laid.count(ally)]
        choices: list[Choice] = [("lay", ally) for ally in rest if _leads_on((*laid, ally), ways)]
        choices += [("pay", lord, *way) for way in ways if way[0] == laid]
        kind, *what = yield from ask(seat, "lay", [*choices, *(("perhaps", "lay", ally) for ally in rest)])
        if kind == "pay":
            return what[1], what[2]
    if (paid := table.paid()) not in ways:
        raise Lost(f"paid was {paid}; the book lets one pay {sorted(ways)}")
    return paid


def _leads_on(laid: tuple[str, ...], ways: Iterable[tuple[tuple[str, ...], int]]) -> bool:
    return any(all(allies.count(ally) >= laid.count(ally) for ally in laid) for allies, _ in ways)


def tidy_court(table: Table, seat: int) -> None:
    """Fill the Court again if few are left (AB-061, AB-062); the end comes if that cannot be done (AB-089)."""
    if len(table.court) > FEW:
        return
    table.seats[seat].pearls += BONUS
    n = COURT - len(table.court)
    table.triggered |= len(table.lord_deck) < n
    table.court += table.lord_deck[:n]
    table.lord_deck = table.lord_deck[n:]


# ---------------------------------------------------------------------------------------------- the end of a turn


def keep_limits(table: Table, seat: int) -> Part[None]:
    """First the Commander of an opponent (AB-073), then martial law (book 30)."""
    mine = table.seats[seat]
    for power in table.against(seat, "hand_limit"):
        yield from fighting.discard_allies(table, seat, len(mine.hand) - power["n"])
    kept = 0
    while table.expansion and len(mine.hand) > LIMIT + kept:
        choices: list[Choice] = [("discard", ally) for ally in mine.hand]
        kind, *what = yield from ask(seat, "martial_law", [*choices, *([("pay_to_keep", 1)] if mine.pearls else [])])
        if kind == "pay_to_keep":
            mine.pearls -= 1
            kept += 1
        else:
            table.throw_away(seat, what[0])
