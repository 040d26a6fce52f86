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
from ..state import Gaia, step
from .registry import carry_out, effect, verb


@verb(Note)
@step("GG-160", "GG-237")
def note(g: Gaia, d: int, node: str) -> None:
    """Something is written on the Campaign Sheet."""
    one = effect(g, node, Note)
    sheet.note(g, one.kind, one.name, one.by)


@verb(When)
@step("GG-002")
def when(g: Gaia, d: int, node: str) -> None:
    """What follows happens only if the conditions hold now."""
    one = effect(g, node, When)
    if sheet.holds(g, one.when):
        carry_out(g, d, tuple([inner.node for inner in one.then]))


@verb(Meet)
@step("GG-225", "GR-093")
def meet_unknown(g: Gaia, d: int, node: str) -> None:
    """An unknown character is met."""
    who = effect(g, node, Meet).who
    if who not in g.sheet.met:
        sheet.write(g, met=(*g.sheet.met, who))
        g.emit("met", who=who)


@verb(Dies)
@step("GG-240")
def dies(g: Gaia, d: int, node: str) -> None:
    """A person of the town dies."""
    who = effect(g, node, Dies).who
    sheet.write(g, gone=(*g.sheet.gone, who))
    g.emit("person_died", who=who)


@verb(Stock)
@step("GG-209", "GG-212")
def stock_shelf(g: Gaia, d: int, node: str) -> None:
    """A shelf is stocked."""
    g.then(town.stock(effect(g, node, Stock).shelf))


@verb(Sell)
@step("GG-212")
def sell_product(g: Gaia, d: int, node: str) -> None:
    """A product becomes purchasable."""
    g.then(town.sell(effect(g, node, Sell).product))


@verb(Give)
@step("GG-213")
def give_away(g: Gaia, d: int, node: str) -> None:
    """A delver gains a product."""
    g.then(town.give(effect(g, node, Give).product))


@verb(Unlock)
@step("GG-026", "GG-225")
def unlock(g: Gaia, d: int, node: str) -> None:
    """A Hero card joins its discipline, unless it is there or has died."""
    hero = effect(g, node, Unlock).hero
    if hero not in g.sheet.heroes and hero not in [grave.hero for grave in g.sheet.graves]:
        sheet.write(g, heroes=(*g.sheet.heroes, hero))
        g.emit("unlocked", hero=hero)


@verb(OpenQuest)
@step("GG-009", "GR-089")
def open_quest(g: Gaia, d: int, node: str) -> None:
    """A quest joins the Open Quests, unless it is there or was completed."""
    quest = effect(g, node, OpenQuest).quest
    if quest not in g.sheet.open and not sheet.is_done(g.sheet, quest):
        sheet.write(g, open=(*g.sheet.open, quest))
        g.emit("opened", quest=quest)


@verb(CloseOld)
@step("GR-089")
def close_old(g: Gaia, d: int, node: str) -> None:
    """Only final quests stay open."""
    sheet.write(g, open=tuple([name for name in g.sheet.open if g.box.quests[name].final]))


@verb(AddCards)
@step("GG-225", "GG-247")
def add_cards(g: Gaia, d: int, node: str) -> None:
    """A set of cards joins its deck, from the next quest on."""
    name = effect(g, node, AddCards).set
    if name not in g.sheet.sets:
        sheet.write(g, sets=(*g.sheet.sets, name))
        g.emit("cards_added", set=name)


@verb(OpenShop)
@step("GG-206", "GG-215")
def open_shops(g: Gaia, d: int, node: str) -> None:
    """Every Town Visit includes a chance to buy."""
    g.then(shop.open_shop())


@verb(Donate)
@step("GG-231")
def donate_parts(g: Gaia, d: int, node: str) -> None:
    """Each player may give minion parts to the Academy."""
    g.then(*[town.donate(seat) for seat in range(len(g.suits))])


@verb(SlotUpgrade)
@step("GG-198", "GR-085")
def slot_upgrade(g: Gaia, d: int, node: str) -> None:
    """Each player upgrades a slot."""
    g.then(*[town.upgrade_slot(seat) for seat in range(len(g.suits))])


@verb(LevelStart)
@step("GG-117")
def level_start(g: Gaia, d: int, node: str) -> None:
    """Each delver draws more Level cards at the start of each quest, until one succeeds."""
    sheet.write(g, level_start=g.sheet.level_start + effect(g, node, LevelStart).n)


@verb(OpinionChoice)
@step("GG-206", "GG-207", "GR-094")
def opinion_choice(g: Gaia, d: int, node: str) -> None:
    """The players choose whose opinion moves."""
    one = effect(g, node, OpinionChoice)
    g.then(town.choose_opinion(one.by, one.lines))
