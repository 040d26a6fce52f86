"""The story: conditions, entries of Town Visits, shops, what is decided between quests (book 37-57, 366-417)."""

from __future__ import annotations

from collections.abc import Iterable

from .printed import ENTRIES, HEROES, NUMBERS, OPINIONS, PEOPLE, PRODUCTS, UNKNOWN
from .table import Choices, Json, Suit, Table


def holds(table: Table, conditions: Iterable[Json]) -> bool:
    """Whether all conditions hold."""
    return all(_one(table, one) for one in conditions)


def _one(table: Table, one: Json) -> bool:
    sheet = table.state.sheet
    if "any" in one:
        return any(_one(table, other) for other in one["any"])
    if "flag" in one:
        return one["flag"] in sheet.flags
    if "no_flag" in one:
        return one["no_flag"] not in sheet.flags
    if "curio" in one:
        return one["curio"] in sheet.curios
    if "quest" in one:
        return one["quest"] in completed(table)
    if "no_quest" in one:
        return one["no_quest"] not in completed(table)
    if "opinion" in one:
        step = sheet.opinions[PEOPLE.index(one["opinion"])]
        least, most = one.get("least", "nemesis"), one.get("most", "confidant")
        return bool(OPINIONS.index(least) <= step <= OPINIONS.index(most))
    if "count" in one:
        return bool(one.get("min", 0) <= counted(table, one["count"]) <= one.get("max", 999))
    if "again" in one:
        return bool((sheet.again > 0) == one["again"])
    raise AssertionError(one)


def completed(table: Table) -> set[str]:
    """Return the quests that were completed."""
    return {name for _, name in table.state.sheet.quests}


def counted(table: Table, what: str) -> int:
    """Return how many there are of something that the story counts."""
    state, sheet = table.state, table.state.sheet
    return int(
        {
            "circuits": state.circuits,
            "donations": sheet.donated,
            "parts": sum(suit.mine.parts[0] for suit in table.suits),
            "gossip": len(sheet.gossip),
            "graves": len(sheet.graves),
            "chapter": sheet.chapter,
        }[what]
    )


def story(table: Table, entry: str) -> Choices:
    """Any choice of the entry: its conditions hold, its hours are there, once only if it says so."""
    page, seat = table.state.page, table.asked_first()
    found: Choices = set()
    for i, choice in enumerate(ENTRIES[entry].get("choices", ()), start=1):
        used = choice.get("once") and (entry, i) in page.taken
        if holds(table, choice.get("when", ())) and choice.get("hours", 0) <= page.hours and not used:
            found.add((seat, "story", entry, i))
    return found or {(seat, "turn_page", page.visit)}


def opinion(table: Table, by: int) -> Choices:
    """Townsfolk that are alive and known, whose opinion can still move (book 389)."""
    sheet = table.state.sheet
    people = [
        who for i, who in enumerate(PEOPLE)
        if who not in sheet.gone and (who not in UNKNOWN or who in sheet.met) and 0 <= sheet.opinions[i] + by <= 4
        and who not in table.state.page.moved
    ]  # fmt: skip
    return {(table.asked_first(), "opinion", who, by) for who in people}


def quest(table: Table) -> Choices:
    """Any Open Quest (book 48); or the book is closed for good."""
    seat = table.asked_first()
    return {*((seat, "quest", name) for name in table.state.sheet.open), (seat, "close_book")}


def hero(table: Table, seat: int) -> Choices:
    """Any living Hero card of one's tradition; alone, of either (book 79, 515)."""
    suit = table.suits[seat]
    cards = [name for name in table.state.sheet.heroes if table.solo or HEROES[name]["discipline"] == suit.discipline]
    return {(seat, "hero", name) for name in cards}


def leave_behind(table: Table, limit: int, seat: int) -> Choices:
    """More products than the suit takes: one of them stays behind (book 52)."""
    return {(seat, "leave_behind", name) for name in table.suits[seat].mine.products}


def donate(table: Table, seat: int) -> tuple[Choices, Choices]:
    """Minion parts, one after the other or all at once, up to the last field of the sheet (book 470)."""
    most = min(table.suits[seat].mine.parts[0], NUMBERS["donations"] - table.state.sheet.donated)
    all_at_once = {(seat, "donate", most)} if most else set()
    return {(seat, "donate", 1), *all_at_once, (seat, "no_donation")}, {(seat, "donate", n) for n in range(1, most)}


def upgrade_slot(table: Table, seat: int) -> Choices:
    """Any slot that is not upgraded twice."""
    upgrades = (table.state.sheet.slots or ((0, 0, 0, 0),) * 2)[seat]
    return {(seat, "upgrade_slot", slot, upgrades[slot] + 1) for slot in range(4) if upgrades[slot] < 2}


def last_words(table: Table, name: str) -> tuple[Choices, Choices]:
    """Final words are recorded, or there were none (book 473); any of ours may be offered."""
    seat = table.asked_first()
    return {(seat, "last_words", name, 0)}, {(seat, "last_words", name, n + 1) for n in range(NUMBERS["last_words"])}


def name_hero(table: Table, name: str) -> tuple[Choices, Choices]:
    """A hero gets a name (book 91); any of ours may be offered."""
    seat = table.asked_first()
    return {(seat, "keep_name", name)}, {(seat, "name_hero", name, other) for other in NUMBERS["names"]}


# ---------------------------------------------------------------------------------------------- the shops


def shop(table: Table, again: bool, seat: int) -> Choices:
    """Buy what is for sale, exchange boss parts, give parts and products (book 385, 411-415).

    Whoever was given something after leaving may come `again`, to buy.
    """
    suit = table.suits[seat]
    found: Choices = {(seat, "leave_shop")}
    found |= {(seat, "buy", *one) for one in buys(table, suit)}
    found |= {(seat, "exchange", n, NUMBERS["exchange"] * n) for n in range(1, 6) if suit.mine.parts[n]}
    return found if again else found | {one for one in gifts(table, parts=True) if one[0] == seat}


def give(table: Table, seat: int) -> Choices:
    """What one may give now, one after the other."""
    return {one for one in gifts(table, parts=table.in_town()) if one[0] == seat} | {(seat, "enough_given")}


def buys(table: Table, suit: Suit) -> list[tuple[str, int, tuple[int, ...]]]:
    """Return what a player can pay: boss parts of the level or of higher ones (book 415)."""
    found = []
    for name in table.state.market:
        cost = PRODUCTS[name].get("cost")
        if cost is None or not fits(table, suit, name):
            continue
        if suit.mine.parts[0] >= cost["minion"] and pays_bosses(suit.mine.parts, cost.get("boss", ())):
            found.append((name, cost["minion"], tuple(cost.get("boss", ()))))
    return found


def fits(table: Table, suit: Suit, name: str) -> bool:
    """Whether a product is of use to a player: a Delversuit belongs to a discipline."""
    return PRODUCTS[name].get("suit") in (None, suit.discipline)


def pays_bosses(parts: tuple[int, ...], levels: Iterable[int]) -> bool:
    """Whether there are boss parts of these levels or higher, each for one."""
    left = {level: parts[level] for level in range(1, 6)}
    for level in sorted(levels, reverse=True):
        paid = next((one for one in range(level, 6) if left[one]), None)
        if paid is None:
            return False
        left[paid] -= 1
    return True


def gifts(table: Table, parts: bool) -> Choices:
    """Give parts for nothing in town, and products for a minion part (book 385)."""
    found: Choices = set()
    if table.solo or not all(suit.mine.alive for suit in table.suits):
        return found  # the dead neither give nor take; who survives them can wait for the end of the quest
    for suit in table.suits:
        other = 1 - suit.seat
        if parts:
            found |= {(suit.seat, "give_part", level, other) for level in range(6) if suit.mine.parts[level]}
        if suit.mine.parts[0] >= NUMBERS["gift"]:
            names = {*suit.mine.products, *suit.mine.idle}
            found |= {(suit.seat, "give_product", name, other) for name in names}
    return found


def give_to(table: Table, product: str) -> Choices:
    """The players decide who gains a product (book 395, 557)."""
    takers = [suit for suit in table.suits if fits(table, suit, product)]
    return {(table.asked_first(), "give_product", product, suit.seat) for suit in takers}


def bonus(table: Table) -> Choices:
    """A Bonus Quest, at once or after a Simple Town Visit; or on to the Town Visit (book 54-56)."""
    seat = table.asked_first()
    return {(seat, "no_bonus"), (seat, "bonus"), (seat, "bonus_after_town")}


def keep_products(table: Table, seat: int) -> Choices:
    """New Game+: each player keeps 2 products of choice (book 489)."""
    suit = table.suits[seat]
    return {(seat, "keep_products", name) for name in {*suit.mine.products, *suit.mine.idle}}


def finale(table: Table, ending: str) -> Choices:
    """The book is closed, or the story begins anew (book 481)."""
    seat = table.asked_first()
    return {(seat, "finish", ending), (seat, "new_game_plus")}
