"""The shop between the waves of Onslaught: drawing products, prices, exchange, gifts (chapters AA and AE)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible

from .. import queries
from ..queries import put
from ..schema.gear import Cost, Product
from ..schema.words import DISCIPLINES
from ..state import Gaia, Suit, offer, rule, step
from . import agreeing, equipment, experience, giving

LEVELS = range(1, 6)


# ---------------------------------------------------------------------------------------------- what is for sale


@step("GG-267", "GG-268")
def restock(g: Gaia) -> None:
    """After wave 1 the products for campaigns are taken out and the deck is shuffled; 8 are added each time."""
    if g.wave == 1:
        products = sorted(g.box.products.values(), key=lambda one: one.no)
        g.removed = tuple([product.id for product in products if product.campaign])
        g.shop_deck = g.rng("shop").shuffled([product.id for product in products if not product.campaign])
    g.then(*[draw()] * g.box.numbers.onslaught_products)


@step("GG-268", "GG-269", "GG-270", "GR-105")
def draw(g: Gaia) -> None:
    """A product is added: one without a cost is given away, a dear one may be put back."""
    if not g.shop_deck:
        return
    g.uncover()
    name, g.shop_deck = g.shop_deck[0], g.shop_deck[1:]
    put_up(g, name)
    cost = g.box.products[name].cost
    if cost is not None and set(cost.boss) & set(g.box.numbers.put_back) and g.shop_deck:
        seat = queries.lead(g)
        g.ask("put_back", seat, (
            Option(seat, "put_back", (name,), (f"product.{name}",), put_back(name)),
            Option(seat, "keep_product", (name,), (), keep()),
        ), name, reveals=True)  # fmt: skip


@rule("GG-212", "GG-269")
def put_up(g: Gaia, name: str) -> None:
    """A product is for sale; one without a cost is given away."""
    if g.events is not None:
        g.emit("product", product=name)
    g.market += (name,)
    if g.box.products[name].cost is None:
        agreeing.agree(g, "give_product", tuple(
            ("give_product", (name, seat), (f"delver.{seat}",), receive(seat, name)) for seat in queries.living(g)
        ), name)  # fmt: skip


@step("GG-270")
def keep(g: Gaia) -> None:
    """The product stays."""


@step("GG-270", "GR-105")
def put_back(g: Gaia, name: str) -> None:
    """It goes back into the deck, and another one is drawn."""
    g.market = tuple([one for one in g.market if one != name])
    rest = g.shop_deck
    g.shop_deck = rest[:1] + g.rng("shop").shuffled((*rest[1:], name))
    g.emit("put_back", product=name)
    draw.now(g)


# ---------------------------------------------------------------------------------------------- prices


@rule("GG-214", "GG-216", "GG-217", "GG-218")
def payment(suit: Suit, cost: Cost) -> tuple[int, ...] | None:
    """Return the parts that are left after paying from the own stock, or nothing if it does not suffice.

    For each boss part the lowest one that is high enough is given.
    """
    if suit.parts[0] < cost.minion:
        return None
    left = list(suit.parts)
    left[0] -= cost.minion
    for level in sorted(cost.boss, reverse=True):
        paid = next((one for one in range(level, 6) if left[one]), 0)
        if not paid:
            return None
        left[paid] -= 1
    return tuple(left)


@rule("GG-210", "GG-214", "GG-222")
def why_not_buy(suit: Suit, product: Product, cost: Cost) -> No | None:
    """A Delversuit fits its own discipline only; the price must be paid from the own stock."""
    if not can_use(suit, product):
        return no("GG-222", "no-discipline")
    return None if payment(suit, cost) is not None else no("GG-214", "no-parts")


@rule("GG-222")
def can_use(suit: Suit, product: Product) -> bool:
    """Whether a product is of use to a suit: a Delversuit only to its own discipline."""
    return product.suit in (None, DISCIPLINES[suit.discipline])


# ---------------------------------------------------------------------------------------------- buying


@step("GG-215", "GG-271", "GG-353", "GR-110")
def open_shop(g: Gaia) -> None:
    """One player after the other visits the shop; whoever was there first comes back if the other gave something."""
    seats = queries.living(g)
    bringing = [] if queries.is_in_town(g) else [bring(seat) for seat in seats]
    g.then(*[visit(seat, False) for seat in seats], *bringing)


@step("GG-204", "GG-210", "GG-214", "GG-216", "GG-219", "GG-271")
def visit(g: Gaia, seat: int, again: bool) -> None:
    """A player buys, exchanges boss parts, gives parts or products away (not when called back), and leaves.

    What is sold is there once (GG-210) and paid from one's own parts (GG-214): minion parts and boss parts
    (GG-216), which can be exchanged (GG-219). What is not spent or not sold stays (GG-204, GG-271).
    """
    options = possible(deals(g, seat, again))
    if len(options) > 1:
        g.agenda.append(visit(seat, again))
        g.ask("shop", seat, options, again)


@offer("shop")
def deals(g: Gaia, seat: int, again: bool) -> Iterator[Offer]:
    """Yield what is for sale, what can be exchanged and given, and to leave."""
    suit = g.suits[seat]
    for name in g.market:
        product = g.box.products[name]
        if (cost := product.cost) is not None:
            option = Option(seat, "buy", (name, cost.minion, cost.boss), (f"product.{name}",), buy(seat, name))
            yield option, why_not_buy(suit, product, cost)
    for level in LEVELS:
        if suit.parts[level]:
            n = level * g.box.numbers.exchange
            yield Option(seat, "exchange", (level, n), (f"part.{seat}.{level}",), exchange(seat, level)), None
    if not again:
        yield from giving.presents(g, seat)
    yield Option(seat, "leave_shop", (), (), leave_shop()), None


@step("GG-215")
def leave_shop(g: Gaia) -> None:
    """The player has done enough."""
    g.leave()


@step("GG-210", "GG-211", "GG-214", "GG-217", "GG-229", "GG-271", "GG-272")
def buy(g: Gaia, seat: int, name: str) -> None:
    """The price is paid, and the product is the buyer's.

    From one's own stock (GG-214), a higher boss part for a lower one (GG-217). It is gone from the market (GG-210,
    GG-271) and noted as the buyer's (GG-211, GG-229); between waves it works at once (GG-272).
    """
    suit = g.suits[seat]
    cost = g.box.products[name].cost
    assert cost is not None
    left = payment(suit, cost)
    assert left is not None
    suit.parts = left
    g.emit("bought", seat_of=seat, product=name)
    receive.now(g, seat, name)


@step("GG-269", "GG-272")
def receive(g: Gaia, seat: int, name: str) -> None:
    """A product is the player's; between waves it works at once, in town from the next quest on."""
    g.market = tuple([one for one in g.market if one != name])
    g.emit("received", seat_of=seat, product=name)
    take_into_use(g, seat, name)
    if not queries.is_in_town(g):
        use(g, seat, name)


@rule("GR-087")
def use(g: Gaia, seat: int, name: str) -> None:
    """A product gives its owner what it gives once in a quest: a card, Level cards; to each owner once."""
    suit = g.suits[seat]
    if name in suit.opened:
        return
    suit.opened += (name,)
    product = g.box.products[name]
    if product.equip is not None:
        g.then(fit(seat, product.equip.type, product.equip.rank))
    if product.level_cards:
        g.then(*[experience.draw(seat)] * product.level_cards)


@step("GG-012", "GG-118")
def use_products(g: Gaia, seat: int) -> None:
    """At the start of a quest the products that were brought give what they give once."""
    for name in reversed(g.suits[seat].products):
        use(g, seat, name)


@rule("GR-006", "GR-087")
def take_into_use(g: Gaia, seat: int, name: str) -> None:
    """A product works for its owner; a higher maximum heals by as much, as it says: each owner once in a quest."""
    suit = g.suits[seat]
    before = suit.max_hp
    suit.products += (name,)
    equipment.recount(g, seat)
    if name not in suit.opened:
        suit.hp += max(0, suit.max_hp - before)


@step("GG-118")
def fit(g: Gaia, seat: int, kind: str, rank: int) -> None:
    """A product gives a card: of its type, or a weapon of choice that is not owned yet."""
    suit = g.suits[seat]
    if kind != "any_weapon":
        number = g.box.type_number[kind]
        if suit.ranks[number] < rank:
            equipment.gain(g, seat, number, rank)
        return
    choices = [one for one in range(g.box.weapons) if not queries.owns_weapon(suit, one)]
    if choices:
        options = [
            Option(seat, "fit", (queries.card_of(g, suit, one, rank).id,), (f"gear.{seat}.{one}",),
                   fit_card(seat, one, rank))
            for one in choices
        ]  # fmt: skip
        g.ask("fit", seat, options)


@step("GG-118")
def fit_card(g: Gaia, seat: int, kind: int, rank: int) -> None:
    """The card comes into play."""
    equipment.gain(g, seat, kind, rank)


# ---------------------------------------------------------------------------------------------- exchange


@step("GG-219")
def exchange(g: Gaia, seat: int, level: int) -> None:
    """A boss part becomes three minion parts for each of its levels."""
    suit = g.suits[seat]
    n = level * g.box.numbers.exchange
    suit.parts = put(put(suit.parts, level, suit.parts[level] - 1), 0, suit.parts[0] + n)
    g.emit("exchanged", seat_of=seat, level=level, n=n)


@rule("GG-203", "GG-215")
def call_back(g: Gaia, other: int) -> None:
    """Whoever was given something after their visit to the shop comes back once more."""
    in_shop = bool(g.agenda) and g.agenda[-1][0] == visit.name
    if in_shop and visit(other, False) not in g.agenda and visit(other, True) not in g.agenda:
        mine = g.agenda.pop()
        g.then(mine, visit(other, True))


# ---------------------------------------------------------------------------------------------- the limit


@step("GG-012", "GG-013", "GG-272", "GR-086")
def bring(g: Gaia, seat: int) -> None:
    """Of more products than the suit takes, the owner leaves some behind, one after another; they have no effect."""
    suit = g.suits[seat]
    back, suit.idle = suit.idle, ()
    g.agenda.append(choose_idle(seat))
    for name in back:
        take_into_use(g, seat, name)
        if not queries.is_in_town(g):
            use(g, seat, name)


@step("GG-012", "GG-013", "GG-272")
def choose_idle(g: Gaia, seat: int) -> None:
    """While there are too many, one is left behind."""
    suit = g.suits[seat]
    limit = queries.kit_of(g, suit).limit
    if len(suit.products) > limit:
        g.ask("leave_behind", seat, [
            *giving.openings(g, seat, choose_idle(seat)),
            *[Option(seat, "leave_behind", (name,), (f"product.{name}",), leave_behind(seat, name))
              for name in suit.products],
        ], limit)  # fmt: skip


@step("GG-012", "GG-272")
def leave_behind(g: Gaia, seat: int, name: str) -> None:
    """The product has no effect in the next wave."""
    suit = g.suits[seat]
    suit.products = tuple([one for one in suit.products if one != name])
    suit.idle += (name,)
    equipment.recount(g, seat)
    choose_idle.now(g, seat)
