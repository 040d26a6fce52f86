"""Verbs of the story: what is written on the Campaign Sheet, what is for sale, who joins, what opens."""

from __future__ import annotations

from ..rules import sheet, shop, town
from ..schema.verbs import (
    AddCards,
    CloseOld,
    Dies,
    Donate,
    Give,
    LevelStart,
    Meet,
    Note,
    OpenQuest,
    OpenShop,
    OpinionChoice,
    Sell,
    SlotUpgrade,
    Stock,
    Unlock,
    When,
)
from ..state import Gaia
from .registry import carry_out, verb


@verb(Note, "GG-160", "GG-237")
def note(g: Gaia, d: int, one: Note) -> None:
    """Something is written on the Campaign Sheet."""
    sheet.note(g, one.kind, one.name, one.by)


@verb(When, "GG-002")
def when(g: Gaia, d: int, one: When) -> None:
    """What follows happens only if the conditions hold now."""
    if sheet.holds(g, one.when):
        carry_out(g, d, one.then)


@verb(Meet, "GG-225", "GR-093")
def meet_unknown(g: Gaia, d: int, one: Meet) -> None:
    """An unknown character is met."""
    who = one.who
    if who not in g.sheet.met:
        sheet.write(g, met=(*g.sheet.met, who))
        g.emit("met", who=who)


@verb(Dies, "GG-240")
def dies(g: Gaia, d: int, one: Dies) -> None:
    """A person of the town dies."""
    who = one.who
    sheet.write(g, gone=(*g.sheet.gone, who))
    g.emit("person_died", who=who)


@verb(Stock, "GG-209", "GG-212")
def stock_shelf(g: Gaia, d: int, one: Stock) -> None:
    """A shelf is stocked."""
    g.then(town.stock(one.shelf))


@verb(Sell, "GG-212")
def sell_product(g: Gaia, d: int, one: Sell) -> None:
    """A product becomes purchasable."""
    g.then(town.sell(one.product))


@verb(Give, "GG-213")
def give_away(g: Gaia, d: int, one: Give) -> None:
    """A delver gains a product."""
    g.then(town.give(one.product))


@verb(Unlock, "GG-026", "GG-225")
def unlock(g: Gaia, d: int, one: Unlock) -> None:
    """A Hero card joins its discipline, unless it is there or has died."""
    hero = one.hero
    if hero not in g.sheet.heroes and hero not in [grave.hero for grave in g.sheet.graves]:
        sheet.write(g, heroes=(*g.sheet.heroes, hero))
        g.emit("unlocked", hero=hero)


@verb(OpenQuest, "GG-009", "GR-089")
def open_quest(g: Gaia, d: int, one: OpenQuest) -> None:
    """A quest joins the Open Quests, unless it is there or was completed."""
    quest = one.quest
    if quest not in g.sheet.open and not sheet.is_done(g.sheet, quest):
        sheet.write(g, open=(*g.sheet.open, quest))
        g.emit("opened", quest=quest)


@verb(CloseOld, "GR-089")
def close_old(g: Gaia, d: int, one: CloseOld) -> None:
    """Only final quests stay open."""
    sheet.write(g, open=tuple([name for name in g.sheet.open if g.box.quests[name].final]))


@verb(AddCards, "GG-225", "GG-247")
def add_cards(g: Gaia, d: int, one: AddCards) -> None:
    """A set of cards joins its deck, from the next quest on."""
    name = one.set
    if name not in g.sheet.sets:
        sheet.write(g, sets=(*g.sheet.sets, name))
        g.emit("cards_added", set=name)


@verb(OpenShop, "GG-206", "GG-215")
def open_shops(g: Gaia, d: int, one: OpenShop) -> None:
    """Every Town Visit includes a chance to buy."""
    g.then(shop.open_shop())


@verb(Donate, "GG-231")
def donate_parts(g: Gaia, d: int, one: Donate) -> None:
    """Each player may give minion parts to the Academy."""
    g.then(*[town.donate(seat) for seat in range(len(g.suits))])


@verb(SlotUpgrade, "GG-198", "GR-085")
def slot_upgrade(g: Gaia, d: int, one: SlotUpgrade) -> None:
    """Each player upgrades a slot."""
    g.then(*[town.upgrade_slot(seat) for seat in range(len(g.suits))])


@verb(LevelStart, "GG-117")
def level_start(g: Gaia, d: int, one: LevelStart) -> None:
    """Each delver draws more Level cards at the start of each quest, until one succeeds."""
    sheet.write(g, level_start=g.sheet.level_start + one.n)


@verb(OpinionChoice, "GG-206", "GG-207", "GR-094")
def opinion_choice(g: Gaia, d: int, one: OpinionChoice) -> None:
    """The players choose whose opinion moves."""
    g.then(town.choose_opinion(one.by, one.lines))
