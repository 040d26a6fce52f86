"""Equipment: gaining and losing cards, what they amount to, the doubler roll, maximum ranks (chapters P, X, Y)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from .. import effects, queries
from ..box import NO_TOKENS
from ..queries import HEAVY, LIGHT, MEDIUM, put
from ..schema.words import TOKENS
from ..state import ASIDE_EXHAUSTED, ASIDE_FRESH, FRESH, NO_SLOT, NOT_OWNED, STOLEN, Gaia, rule, step
from . import dice

#: What the doubler roll gives: two of a type, or one of each (GG-185 to GG-188).
DOUBLERS = {1: ((LIGHT, 2),), 2: ((MEDIUM, 2),), 3: ((HEAVY, 2),), 4: ((LIGHT, 1), (MEDIUM, 1), (HEAVY, 1))}
CHOOSE_FROM = 5


@rule("GG-063", "GG-074", "GG-179", "GG-191", "GG-221", "GG-222", "GR-048")
def recount(g: Gaia, seat: int) -> None:
    """Stats and tokens follow the cards in play; a higher maximum heals nothing by itself, a lower one takes HP.

    Movement comes from boots (GG-063, GG-191), damage from products (GG-074), cards from the discipline (GG-179) or
    from a product's pile (GG-221), slots and Ultimate from the suit (GG-222): the kit knows.
    """
    suit = g.suits[seat]
    used = queries.used_ranks(suit)
    kit = g.box.kit(suit.discipline, used, suit.products)
    suit.max_hp = kit.max_hp
    suit.movement = kit.movement
    rolled = suit.rolled if g.box.charm >= 0 and used[g.box.charm] else NO_TOKENS
    if rolled is NO_TOKENS and suit.granted is NO_TOKENS:
        suit.cap = kit.tokens
    else:
        suit.cap = tuple([a + b + c for a, b, c in zip(kit.tokens, suit.granted, rolled, strict=True)])
    suit.hp = min(suit.hp, suit.max_hp)


@rule("GG-118", "GG-119", "GG-325", "GR-006", "GR-047", "GR-051", "GR-111")
def gain(g: Gaia, seat: int, kind: int, rank: int) -> None:
    """A card comes into play and replaces the rank below; a weapon keeps its state, a new one is fresh.

    A card that raises the maximum heals by as much, as it says.
    """
    suit = g.suits[seat]
    suit.ranks = put(suit.ranks, kind, rank)
    suit.aside = tuple([one for one in suit.aside if one != kind])
    if kind >= g.box.weapons:
        before = suit.max_hp
        recount(g, seat)
        suit.hp += max(0, suit.max_hp - before)
    elif suit.places[kind] == NOT_OWNED:  # weapons add nothing to stats and tokens
        suit.places = put(suit.places, kind, FRESH)
    elif suit.places[kind] >= ASIDE_FRESH:
        _take_up(g, seat, kind)
    card = queries.card_of(g, suit, kind, rank)
    if g.events is not None:
        g.emit("gained", seat_of=seat, card=card.id)
    if not suit.known >> kind & 1:
        suit.known |= 1 << kind
        if card.passive.first_gain:
            effects.carry_out(g, seat, card.passive.first_gain)


# ---------------------------------------------------------------------------------------------- Ritual


@rule("GG-324", "GG-325", "GR-048")
def set_aside(g: Gaia, seat: int, kind: int) -> None:
    """A card lies aside: the next lower rank is used, or none."""
    suit = g.suits[seat]
    suit.aside = (*suit.aside, kind)
    if kind < g.box.weapons and not queries.used_ranks(suit)[kind]:
        fresh = suit.places[kind] == FRESH
        suit.places = put(suit.places, kind, ASIDE_FRESH if fresh else ASIDE_EXHAUSTED)
    recount(g, seat)
    g.emit("set_aside", seat_of=seat, card=queries.card_of(g, suit, kind, queries.used_ranks(suit)[kind] + 1).id)


@rule("GG-325", "GR-083")
def take_back(g: Gaia) -> None:
    """All cards that lie aside return."""
    for seat, suit in enumerate(g.suits):
        if suit.aside:
            suit.aside = ()
            for kind in range(g.box.weapons):
                if suit.places[kind] >= ASIDE_FRESH:
                    _take_up(g, seat, kind)
            recount(g, seat)
            g.emit("cards_returned", seat_of=seat)


def _take_up(g: Gaia, seat: int, kind: int) -> None:
    """A weapon that lay aside as a whole comes back as it went, an exhausted one beside the suit (GR-046)."""
    suit = g.suits[seat]
    suit.places = put(suit.places, kind, FRESH if suit.places[kind] == ASIDE_FRESH else NO_SLOT)


# ---------------------------------------------------------------------------------------------- doubler passive


@step("GG-184", "GR-048")
def roll_doublers(g: Gaia, seat: int) -> None:
    """On first gaining the doubler passive its owner rolls once."""
    g.then(dice.roll("doublers"), read_doublers(seat))


@step("GG-185", "GG-186", "GG-187", "GG-188", "GG-189")
def read_doublers(g: Gaia, seat: int) -> None:
    """1 to 4 name the tokens; with 5 or 6 the player chooses one of these outcomes.

    The results are in `DOUBLERS` (GG-185, GG-186, GG-187, GG-188); a 5 or 6 is free (GG-189).
    """
    if g.fight.die < CHOOSE_FROM:
        take_doublers.now(g, seat, g.fight.die)
        return
    options = [Option(seat, "take_doublers", (result,), (), take_doublers(seat, result)) for result in DOUBLERS]
    g.ask("take_doublers", seat, options)


@step("GG-184", "GG-185", "GG-186", "GG-187", "GG-188", "GG-190")
def take_doublers(g: Gaia, seat: int, result: int) -> None:
    """The tokens of the result are AVAILABLE at once.

    Those of the roll (GG-184): two of one kind (GG-185, GG-186, GG-187) or one of each (GG-188). They are tokens
    like all others from now on (GG-190).
    """
    suit = g.suits[seat]
    for token, n in DOUBLERS[result]:
        suit.rolled = put(suit.rolled, token, suit.rolled[token] + n)
        g.emit("tokens", seat_of=seat, token=TOKENS[token], n=n)
    recount(g, seat)


# ---------------------------------------------------------------------------------------------- maximum ranks


@rule("GG-120", "GG-175", "GG-177", "GG-273", "GG-334")
def why_not_gain(g: Gaia, seat: int, kind: int) -> No | None:
    """The next rank of a type must be allowed; a stolen weapon cannot be ranked.

    Maximum ranks (GG-120) are kept by player and type (GG-177), 3 at first (GG-175) and all 5 in Onslaught
    (GG-273). A stolen weapon stays as it is (GG-334).
    """
    suit = g.suits[seat]
    if kind < g.box.weapons and suit.places[kind] == STOLEN:
        return no("GG-334", "no-stolen")
    return None if suit.ranks[kind] < suit.maxima[kind] else no("GG-120", "no-rank", n=suit.maxima[kind])


@step("GG-166", "GG-176", "GR-095")
def improve(g: Gaia, seat: int, kinds: tuple[int, ...]) -> None:
    """A player raises one maximum rank out of those on offer; one that is at 5 is void."""
    suit = g.suits[seat]
    options = [
        Option(seat, "improve", (g.box.type_names[kind], suit.maxima[kind] + 1), (f"gear.{seat}.{kind}",),
               raise_maximum(seat, kind))
        for kind in kinds
        if suit.maxima[kind] < g.box.numbers.max_rank
    ]  # fmt: skip
    if suit.alive and options:
        g.ask("improve", seat, options)


@step("GG-176", "GG-178")
def raise_maximum(g: Gaia, seat: int, kind: int) -> None:
    """The maximum goes up by one."""
    suit = g.suits[seat]
    suit.maxima = put(suit.maxima, kind, suit.maxima[kind] + 1)
    g.emit("improved", seat_of=seat, type=g.box.type_names[kind], rank=suit.maxima[kind])
