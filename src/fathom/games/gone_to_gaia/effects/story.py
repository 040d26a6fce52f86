"""Verbs of the story: what is written on the Campaign Sheet, what is for sale, who joins, what opens."""

from __future__ import annotations

from .. import schema
from ..rules import sheet, shop, town
from ..state import Gaia, step
from .registry import carry_out, effect, verb


@verb(schema.Note)
@step("GG-160", "GG-237")
def note(g: Gaia, d: int, node: int) -> None:
    """Something is written on the Campaign Sheet."""
    one = effect(g, node, schema.Note)
    sheet.note(g, one.kind, one.name, one.by)


@verb(schema.When)
@step("GG-002")
def when(g: Gaia, d: int, node: int) -> None:
    """What follows happens only if the conditions hold now."""
    one = effect(g, node, schema.When)
    if sheet.holds(g, one.when):
        carry_out(g, d, tuple([inner.node for inner in one.then]))


@verb(schema.Meet)
@step("GG-225", "GR-093")
def meet_unknown(g: Gaia, d: int, node: int) -> None:
    """An unknown character is met."""
    who = effect(g, node, schema.Meet).who
    if who not in g.sheet.met:
        sheet.write(g, met=(*g.sheet.met, who))
        g.emit("met", who=who)


@verb(schema.Dies)
@step("GG-240")
def dies(g: Gaia, d: int, node: int) -> None:
    """A person of the town dies."""
    who = effect(g, node, schema.Dies).who
    sheet.write(g, gone=(*g.sheet.gone, who))
    g.emit("person_died", who=who)


@verb(schema.Stock)
@step("GG-209", "GG-212")
def stock_shelf(g: Gaia, d: int, node: int) -> None:
    """A shelf is stocked."""
    g.then(town.stock(effect(g, node, schema.Stock).shelf))


@verb(schema.Sell)
@step("GG-212")
def sell_product(g: Gaia, d: int, node: int) -> None:
    """A product becomes purchasable."""
    g.then(town.sell(effect(g, node, schema.Sell).product))


@verb(schema.Give)
@step("GG-213")
def give_away(g: Gaia, d: int, node: int) -> None:
    """A delver gains a product."""
    g.then(town.give(effect(g, node, schema.Give).product))


@verb(schema.Unlock)
@step("GG-026", "GG-225")
def unlock(g: Gaia, d: int, node: int) -> None:
    """A Hero card joins its discipline, unless it is there or has died."""
    hero = effect(g, node, schema.Unlock).hero
    if hero not in g.sheet.heroes and hero not in [grave.hero for grave in g.sheet.graves]:
        sheet.write(g, heroes=(*g.sheet.heroes, hero))
        g.emit("unlocked", hero=hero)


@verb(schema.OpenQuest)
@step("GG-009", "GR-089")
def open_quest(g: Gaia, d: int, node: int) -> None:
    """A quest joins the Open Quests, unless it is there or was completed."""
    quest = effect(g, node, schema.OpenQuest).quest
    if quest not in g.sheet.open and not sheet.is_done(g.sheet, quest):
        sheet.write(g, open=(*g.sheet.open, quest))
        g.emit("opened", quest=quest)


@verb(schema.CloseOld)
@step("GR-089")
def close_old(g: Gaia, d: int, node: int) -> None:
    """Only final quests stay open."""
    sheet.write(g, open=tuple([name for name in g.sheet.open if g.box.quests[name].final]))


@verb(schema.AddCards)
@step("GG-225", "GG-247")
def add_cards(g: Gaia, d: int, node: int) -> None:
    """A set of cards joins its deck, from the next quest on."""
    name = effect(g, node, schema.AddCards).set
    if name not in g.sheet.sets:
        sheet.write(g, sets=(*g.sheet.sets, name))
        g.emit("cards_added", set=name)


@verb(schema.OpenShop)
@step("GG-206", "GG-215")
def open_shops(g: Gaia, d: int, node: int) -> None:
    """Every Town Visit includes a chance to buy."""
    g.then(shop.open_shop())


@verb(schema.Donate)
@step("GG-231")
def donate_parts(g: Gaia, d: int, node: int) -> None:
    """Each player may give minion parts to the Academy."""
    g.then(*[town.donate(seat) for seat in range(len(g.suits))])


@verb(schema.SlotUpgrade)
@step("GG-198", "GR-085")
def slot_upgrade(g: Gaia, d: int, node: int) -> None:
    """Each player upgrades a slot."""
    g.then(*[town.upgrade_slot(seat) for seat in range(len(g.suits))])


@verb(schema.LevelStart)
@step("GG-117")
def level_start(g: Gaia, d: int, node: int) -> None:
    """Each delver draws more Level cards at the start of each quest, until one succeeds."""
    sheet.write(g, level_start=g.sheet.level_start + effect(g, node, schema.LevelStart).n)


@verb(schema.OpinionChoice)
@step("GG-206", "GG-207", "GR-094")
def opinion_choice(g: Gaia, d: int, node: int) -> None:
    """The players choose whose opinion moves."""
    one = effect(g, node, schema.OpinionChoice)
    g.then(town.choose_opinion(one.by, one.lines))
