"""Consumable tokens: spending and refreshing, action points, doublers (chapters S, S1, S2)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no
from fathom.core.memo import memo

from .. import queries
from ..box import NO_TOKENS
from ..queries import AP, HEAVY, LIGHT, MEDIUM, UNIVERSAL, available, put
from ..schema.words import TOKENS
from ..state import FRESH, MOVED, MOVING, Gaia, Suit, rule, step

#: The AP abilities by number: double movement, refresh one weapon, refresh all, refresh everything.
STRIDE, ONE, ALL, EVERYTHING = range(4)
NAMES = ("ap_move", "ap_one", "ap_all", "ap_everything")
#: All types are doubled, and the Ultimate.
UNIVERSALLY = 15


@rule("GG-129", "GG-131")
def spend(g: Gaia, seat: int, token: int, n: int) -> int:
    """Tokens go from AVAILABLE to SPENT; loaned ones leave the game, and go first. Return how many are SPENT."""
    suit = g.suits[seat]
    lent = min(n, suit.loans[token])
    if lent:
        suit.loans = put(suit.loans, token, suit.loans[token] - lent)
    if n > lent:
        suit.spent = put(suit.spent, token, suit.spent[token] + n - lent)
    g.emit("spent", seat_of=seat, token=TOKENS[token], n=n)
    return n - lent


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


@rule("GG-139", "GG-338")
def offers(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield what tokens can do for the active delver: AP abilities and doublers, as far as there are such tokens.

    A doubler counts in the action (GG-139), which a stunned delver does not have (GG-338).
    """
    suit = queries.suit_of(g, d)
    if available(suit, AP) or suit.spent[AP]:
        for ability, cost in enumerate(g.box.numbers.ap):
            if ability != EVERYTHING or queries.kit_of(g, suit).upgraded:
                yield _option(seat, NAMES[ability], use_ap.name, ability, cost), why_not_ap(g, suit, ability, cost)
    stunned = no("GG-338", "no-stunned") if g.stunned >> d & 1 else None
    late = no("GG-139", "no-after-action") if g.acted else stunned
    for option, reason in doublers(g, seat, d):
        yield option, late or reason


def doublers(g: Gaia, seat: int, d: int) -> Iterator[Offer]:
    """Yield the doublers of the active delver, as far as there are any."""
    suit = queries.suit_of(g, d)
    for token in (LIGHT, MEDIUM, HEAVY, UNIVERSAL):
        if available(suit, token) or suit.spent[token]:
            yield _option(seat, "double", use_doubler.name, token, 1), why_not_double(g, suit, token)


@rule("GG-132", "GG-133", "GG-134", "GG-137", "GG-138", "GR-057", "GR-113")
def why_not_ap(g: Gaia, suit: Suit, ability: int, cost: int) -> No | None:
    """Each AP ability at most once in a turn, if there are as many AP, and if there is something for it.

    Only in one's own turn (GG-132), which `deeds` sees to; each once (GG-133), with all AP that it takes (GG-138);
    twice the movement while there is some (GG-134). What 8 AP do needs something that is exhausted or spent (GG-137).
    """
    have = available(suit, AP)
    if have < cost:
        return no("GG-138", "no-ap-left", n=cost, have=have)
    if g.ap_used >> ability & 1:
        return no("GG-133", "no-ap-twice")
    if ability == STRIDE and g.moved == MOVED:
        return no("GG-134", "no-second-move")
    if ability in (ONE, ALL) and not queries.exhausted(suit):
        return no("GG-135", "no-tired")
    if ability == EVERYTHING and not queries.exhausted(suit) and not any(suit.spent):
        return no("GG-137", "no-ap")
    return None


@rule("GG-132", "GG-139", "GG-140", "GG-142", "GG-143", "GR-054")
def why_not_double(g: Gaia, suit: Suit, token: int) -> No | None:
    """A type is doubled at most once in a turn; the universal doubler adds what is not doubled yet.

    A token in one's own turn (GG-132), typed (GG-139) or universal (GG-142); twice at the most (GG-140, GG-143).
    """
    if not available(suit, token):
        return no("GG-129", "no-token")
    return no("GG-140", "no-doubled") if g.doubled & doubles(token) == doubles(token) else None


def doubles(token: int) -> int:
    """Return the damage types that a doubler doubles, one bit each."""
    return UNIVERSALLY if token == UNIVERSAL else 1 << (token - LIGHT)


@memo
def _option(seat: int, key: str, call: str, what: int, cost: int) -> Option:
    token = TOKENS[what] if key == "double" else TOKENS[AP]
    args = (token,) if key == "double" else (cost,)
    return Option(seat, key, args, (f"token.{seat}.{token}",), (call, seat, what))


@step("GG-133", "GG-134", "GG-135", "GG-136", "GG-137", "GG-138", "GG-224")
def use_ap(g: Gaia, seat: int, ability: int) -> None:
    """AP are spent, and their ability happens.

    Once in this turn (GG-133) and all of its cost (GG-138): twice the movement (GG-134), a weapon (GG-135), all
    weapons (GG-136), or all weapons and tokens (GG-137, GG-224).
    """
    paid = spend(g, seat, AP, g.box.numbers.ap[ability])
    g.ap_used |= 1 << ability
    if ability == STRIDE:
        g.stride = 2
        if g.moved == MOVING:
            g.points += g.suits[seat].movement
    elif ability == ONE:
        choose_refresh.now(g, seat)
    elif ability == ALL:
        refresh_weapons(g, seat)
    else:
        g.suits[seat].spent = put(NO_TOKENS, AP, paid)
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
    g.doubled |= doubles(token)


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
