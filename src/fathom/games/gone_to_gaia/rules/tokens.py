"""Consumable tokens: spending and refreshing, action points, doublers (chapters S, S1, S2)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import queries
from ..box import NO_TOKENS
from ..queries import AP, HEAVY, LIGHT, UNIVERSAL, available, put
from ..schema.words import TOKENS
from ..state import FRESH, Gaia, rule, step

#: The AP abilities by number: double movement, refresh one weapon, refresh all, refresh everything.
STRIDE, ONE, ALL, EVERYTHING = range(4)
NAMES = ("ap_move", "ap_one", "ap_all", "ap_everything")
#: All types are doubled, and the Ultimate.
UNIVERSALLY = 15


@rule("GG-129", "GG-131")
def spend(g: Gaia, seat: int, token: int, n: int) -> None:
    """Tokens go from AVAILABLE to SPENT; loaned ones leave the game, and go first."""
    suit = g.suits[seat]
    lent = min(n, suit.loans[token])
    if lent:
        suit.loans = put(suit.loans, token, suit.loans[token] - lent)
    if n > lent:
        suit.spent = put(suit.spent, token, suit.spent[token] + n - lent)
    g.emit("spent", seat_of=seat, token=TOKENS[token], n=n)


@rule("GG-130", "GG-157", "GG-190")
def refresh_all(g: Gaia, seat: int) -> None:
    """SPENT tokens return to AVAILABLE, exhausted weapons are refreshed."""
    suit = g.suits[seat]
    suit.spent = NO_TOKENS
    refresh_weapons(g, seat)


@rule("GG-136")
def refresh_weapons(g: Gaia, seat: int) -> None:
    """All exhausted weapons are refreshed; the slots are empty again."""
    suit = g.suits[seat]
    suit.places = tuple([FRESH if 0 <= place <= 8 else place for place in suit.places])


# ---------------------------------------------------------------------------------------------- in one's own turn


def turn_options(g: Gaia, d: int) -> tuple[Option, ...]:
    """Return what tokens offer to the active delver: AP abilities and doublers."""
    doublers = () if g.acted or g.doubled == UNIVERSALLY else _doubler_options(g, d)
    return (*_ap_options(g, d, available(queries.suit_of(g, d), AP)), *doublers)


@rule("GG-132", "GG-133", "GG-134", "GG-138", "GR-057")
def _ap_options(g: Gaia, d: int, ap: int) -> Iterator[Option]:
    """Each AP ability at most once in a turn, if there are as many AP."""
    if not ap:
        return
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    tired = queries.exhausted(suit)
    for ability, cost in enumerate(g.box.table.ap):
        if ap < cost or g.ap_used >> ability & 1:
            continue
        if ability == STRIDE:
            useful = g.moved == 0
        elif ability == EVERYTHING:
            useful = g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).upgraded
        else:
            useful = bool(tired)
        if useful:
            yield _option(seat, NAMES[ability], use_ap.name, ability, cost)


@rule("GG-132", "GG-139", "GG-140", "GG-142", "GG-143", "GR-054")
def _doubler_options(g: Gaia, d: int) -> Iterator[Option]:
    """A type is doubled at most once in a turn; the universal one adds what is not doubled yet."""
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    for token in range(LIGHT, HEAVY + 1):
        if not g.doubled >> (token - LIGHT) & 1 and available(suit, token):
            yield _option(seat, "double", use_doubler.name, token, 1)
    if available(suit, UNIVERSAL):
        yield _option(seat, "double", use_doubler.name, UNIVERSAL, 1)


@memo
def _option(seat: int, key: str, call: str, what: int, cost: int) -> Option:
    token = TOKENS[what] if key == "double" else TOKENS[AP]
    args = (token,) if key == "double" else (cost,)
    return Option(seat, key, args, (f"token.{seat}.{token}",), (call, seat, what))


@step("GG-133", "GG-134", "GG-135", "GG-136", "GG-137", "GG-138", "GG-224")
def use_ap(g: Gaia, seat: int, ability: int) -> None:
    """AP are spent, and their ability happens."""
    spend(g, seat, AP, g.box.table.ap[ability])
    g.ap_used |= 1 << ability
    if ability == STRIDE:
        g.stride = 2
    elif ability == ONE:
        choose_refresh.now(g, seat)
    elif ability == ALL:
        refresh_weapons(g, seat)
    else:
        suit = g.suits[seat]
        suit.spent = put(NO_TOKENS, AP, min(suit.cap[AP], g.box.table.ap[EVERYTHING]))
        refresh_weapons(g, seat)


@step("GG-135", "GR-046", "GR-057")
def choose_refresh(g: Gaia, seat: int) -> None:
    """One exhausted weapon of the player is refreshed, this turn's too."""
    suit = g.suits[seat]
    g.ask(
        "refresh_weapon",
        seat,
        [
            Option(seat, "refresh_weapon", (queries.card_in_use(g, suit, kind).id,), (f"weapon.{seat}.{kind}",),
                   refresh_weapon(seat, kind))
            for kind in queries.exhausted(suit)
        ],
    )  # fmt: skip


@step("GG-108", "GG-135")
def refresh_weapon(g: Gaia, seat: int, kind: int) -> None:
    """The weapon is fresh again and its slot empty."""
    suit = g.suits[seat]
    suit.places = put(suit.places, kind, FRESH)
    g.emit("refreshed", seat_of=seat, weapon=queries.card_in_use(g, suit, kind).id, by="token")


@step("GG-139", "GG-142", "GG-144", "GR-054", "GR-055")
def use_doubler(g: Gaia, seat: int, token: int) -> None:
    """For the rest of this turn the delver deals double damage of a type, or of all and with the Ultimate."""
    spend(g, seat, token, 1)
    g.doubled |= UNIVERSALLY if token == UNIVERSAL else 1 << (token - LIGHT)


# ---------------------------------------------------------------------------------------------- for nothing


@step("GG-330", "GR-072")
def waste(g: Gaia, seat: int, n: int) -> None:
    """The owner spends available tokens of choice without effect, as far as there are any."""
    suit = g.suits[seat]
    held = [token for token in range(len(TOKENS)) if available(suit, token)]
    if n and held and suit.alive:
        g.ask(
            "waste_token",
            seat,
            [
                Option(seat, "waste_token", (TOKENS[token],), (f"token.{seat}.{TOKENS[token]}",),
                       waste_one(seat, token, n))
                for token in held
            ],
        )  # fmt: skip


@step("GG-330")
def waste_one(g: Gaia, seat: int, token: int, n: int) -> None:
    """A token is spent without effect."""
    spend(g, seat, token, 1)
    waste.now(g, seat, n - 1)
