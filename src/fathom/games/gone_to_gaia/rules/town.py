"""Town Visits: entries of the book, choices, hours; shops, gifts to the Academy, opinions (chapters Z and AA)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core import records
from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no

from .. import effects, queries
from ..queries import put
from ..schema.words import OPINIONS
from ..state import Gaia, Page, offer, rule, step
from . import agreeing, campaign, sheet, shop

#: How many parts can be given to the Academy at once.
GIFTS = (1, 5)


@step("GG-003", "GG-195")
def visit(g: Gaia, name: str) -> None:
    """The story goes on in Bird's Nest: the visit begins at its first entry."""
    found = g.box.visits[name]
    g.page = Page(visit=name, hours=found.hours, told=g.page.told)
    g.emit("visit", visit=name, chapter=g.sheet.chapter)
    enter.now(g, found.start)


@step("GG-002", "GG-003", "GG-020")
def enter(g: Gaia, name: str) -> None:
    """An entry is read, with the paragraphs that hold now; then what it says happens; then the players choose."""
    entry = g.box.entries[name]
    more = tuple([i for i, conditions in enumerate(entry.more, start=1) if sheet.holds(g, conditions)])
    g.page = records.replace(g.page, entry=name, more=more)
    g.emit("entered", entry=name, more=more)
    g.then(ask_choice())
    effects.carry_out(g, queries.lead(g), entry.do)


@step("GG-020", "GG-206", "GR-022")
def ask_choice(g: Gaia) -> None:
    """The players agree on one of the choices that are open to them; an entry without any ends the visit."""
    page = g.page
    entry = g.box.entries[page.entry]
    if entry.ending:
        g.then(campaign.reach(entry.ending))
        return
    offers: tuple[agreeing.Offer, ...] = tuple(
        ("story", (page.entry, i), (), follow(page.entry, i)) for i, reason in choices(g) if reason is None
    )
    if entry.end:
        offers = (("turn_page", (page.visit,), (), end_visit()),)
    agreeing.agree(g, "story", offers, page.entry, either=True)


@rule("GG-002", "GG-020")
def choices(g: Gaia) -> Iterator[tuple[int, No | None]]:
    """Yield the choices of an entry whose conditions hold and that were not taken; some take more hours than are left.

    Of all others nobody knows.
    """
    page = g.page
    for i, choice in enumerate(g.box.entries[page.entry].choices, start=1):
        if sheet.holds(g, choice.when) and not (choice.once and (page.entry, i) in page.taken):
            late = no("GG-002", "no-hours", n=choice.hours, left=page.hours) if choice.hours > page.hours else None
            yield i, late


@offer("story")
def too_late(g: Gaia, seat: int, entry: str) -> Iterator[Offer]:
    """Yield the choices for which there are no hours left; for the others there must be agreement (GR-022)."""
    for i, reason in choices(g):
        if reason is not None:
            yield Option(seat, "story", (g.page.entry, i), (), follow(g.page.entry, i)), reason


@step("GG-020")
def follow(g: Gaia, name: str, i: int) -> None:
    """A choice is followed: its hours are spent, what it says happens, and the next entry is read."""
    g.uncover()
    choice = g.box.entries[name].choices[i - 1]
    page = g.page
    taken = (*page.taken, (name, i)) if choice.once else page.taken
    g.page = records.replace(page, hours=page.hours - choice.hours, taken=taken, told=())
    g.emit("followed", entry=name, choice=i)
    g.then(enter(choice.to))
    effects.carry_out(g, queries.lead(g), choice.do)


@step("GG-018", "GG-019", "GG-227")
def end_visit(g: Gaia) -> None:
    """The visit is over; a chapter's own is ticked on the sheet."""
    kind = g.box.visits[g.page.visit].kind
    g.page = Page()
    if kind != "simple":
        sheet.write(g, step=g.sheet.step + 1)
    if kind == "full":
        sheet.write(g, visits=(*g.sheet.visits, g.sheet.chapter))


# ---------------------------------------------------------------------------------------------- opinions


@step("GG-206", "GG-207", "GG-233", "GR-094")
def choose_opinion(g: Gaia, by: int, lines: str) -> None:
    """The players choose whose opinion moves: another person each time, and nobody at that end of the scale already."""
    end = 0 if by < 0 else len(OPINIONS) - 1
    people = [
        who for who in g.box.people if sheet.is_known(g, who) and who not in g.sheet.gone and who not in g.page.moved
    ]
    people = [who for who in people if sheet.opinion_of(g, who) != end] or people
    offers = tuple(("opinion", (who, by), (f"person.{who}",), move(who, by, lines)) for who in people)
    agreeing.agree(g, "opinion", offers, by, either=True)


@step("GG-206", "GG-233")
def move(g: Gaia, who: str, by: int, lines: str) -> None:
    """The opinion moves, and the person has something to say."""
    g.page = records.replace(g.page, moved=(*g.page.moved, who))
    sheet.tell(g, f"{lines}_{who}")
    sheet.move_opinion(g, who, by)


# ---------------------------------------------------------------------------------------------- the shops


@step("GG-209", "GG-212")
def stock(g: Gaia, shelf: str) -> None:
    """The products of a shelf are purchasable from now on; a shelf is stocked once."""
    if shelf in g.sheet.settled:
        return
    sheet.write(g, settled=(*g.sheet.settled, shelf))
    g.then(*[sell(name) for name in g.box.shelves[shelf].products])


@step("GG-210", "GG-212", "GG-213")
def sell(g: Gaia, name: str) -> None:
    """A product becomes purchasable, unless it was seen before; what has no price is given."""
    if name in g.shop_deck:
        g.shop_deck = tuple([one for one in g.shop_deck if one != name])
        shop.put_up(g, name)


@step("GG-213", "GR-022")
def give(g: Gaia, name: str) -> None:
    """A product goes to a delver of the players' choice, and never passes through the market."""
    if name not in g.shop_deck:
        return
    g.shop_deck = tuple([one for one in g.shop_deck if one != name])
    seats = [seat for seat, suit in enumerate(g.suits) if shop.can_use(suit, g.box.products[name])]
    agreeing.agree(g, "give_product", tuple(
        ("give_product", (name, seat), (f"delver.{seat}",), shop.receive(seat, name)) for seat in seats or [0]
    ), name)  # fmt: skip


# ---------------------------------------------------------------------------------------------- the Delving Academy


@step("GG-231", "GR-096")
def donate(g: Gaia, seat: int) -> None:
    """A player gives minion parts to the Academy, as long as there is room in its box."""
    room = g.box.numbers.donations - g.sheet.donated
    most = min(room, g.suits[seat].parts[0])
    if most > 0:
        amounts = sorted({n for n in (*GIFTS, most) if n <= most})
        options = [Option(seat, "donate", (n,), (f"part.{seat}.0",), put_in(seat, n)) for n in amounts]
        g.ask("donate", seat, [*options, Option(seat, "no_donation", (), (), keep_the_rest())], reveals=True)


@step("GG-231")
def keep_the_rest(g: Gaia) -> None:
    """The player gives no more."""


@step("GG-231", "GR-096")
def put_in(g: Gaia, seat: int, n: int) -> None:
    """The parts are counted on the sheet; what the total leads to happens once."""
    suit = g.suits[seat]
    suit.parts = put(suit.parts, 0, suit.parts[0] - n)
    before = g.sheet.donated
    sheet.write(g, donated=before + n)
    g.emit("donated", seat_of=seat, n=n, total=before + n)
    g.then(donate(seat))
    for one in reversed(g.box.donations.values()):
        if before < one.at <= before + n:
            sheet.settle(g, one.id, "donation")


# ---------------------------------------------------------------------------------------------- suits


@step("GG-198", "GR-085")
def upgrade_slot(g: Gaia, seat: int) -> None:
    """A player upgrades a slot of the suit for good: it begins each quest with one more element."""
    slots = slots_of(g, seat)
    options = [
        Option(seat, "upgrade_slot", (slot, n + 1), (f"slot.{seat}.{slot}",), raise_slot(seat, slot))
        for slot, n in enumerate(slots)
        if n < SLOT_SPACES
    ]
    if options:
        g.ask("upgrade_slot", seat, options)


#: How many elements a slot takes (GR-015).
SLOT_SPACES = 2


@rule("GG-198", "GR-085")
def slots_of(g: Gaia, seat: int) -> tuple[int, ...]:
    """Return how far the slots of a player are upgraded."""
    return g.sheet.slots[seat] if g.sheet.slots else (0, 0, 0, 0)


@step("GG-198", "GR-085")
def raise_slot(g: Gaia, seat: int, slot: int) -> None:
    """The slot is upgraded."""
    all_slots = list(g.sheet.slots or ((0, 0, 0, 0),) * len(g.suits))
    all_slots[seat] = put(all_slots[seat], slot, all_slots[seat][slot] + 1)
    sheet.write(g, slots=tuple(all_slots))
    g.emit("slot_upgraded", seat_of=seat, slot=slot)
