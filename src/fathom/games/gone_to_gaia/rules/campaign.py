"""The campaign: chapters, choosing and preparing quests, coming home, endings, New Game+ (chapters B, C, Z, AB, AC)."""

from __future__ import annotations

from fathom.core.decisions import Option, Outcome

from .. import effects, queries
from ..schema.words import DISCIPLINES
from ..state import NOT_OWNED, Gaia, Grave, Page, Sheet, Suit, rule, step
from . import agreeing, equipment, experience, phases, sheet, shop, town
from .sheet import NEUTRAL

#: How many names are suggested for a hero, and how many last words.
SUGGESTED = 5


# ---------------------------------------------------------------------------------------------- beginning


@step("GG-003", "GG-023", "GG-024", "GG-029", "GG-225", "GG-234", "GG-246", "GR-093")
def open_book(g: Gaia) -> None:
    """A fresh campaign: two heroes, nothing for sale, everybody neutral; the ordered decks as they come in the box.

    It begins on the first page (GG-003), with all cards back in their decks (GG-023) in their order (GG-246); each
    player has a discipline (GG-024) and Hero #1 or #2 (GG-029); what is locked is not there (GG-225, GG-234).
    """
    box = g.box
    starting = sorted((hero for hero in box.heroes.values() if hero.no in (1, 2)), key=lambda hero: hero.no)
    g.sheet = Sheet(heroes=tuple([hero.id for hero in starting]), opinions=(NEUTRAL,) * len(box.people))
    g.scenario_deck = tuple(box.scenarios)
    g.friendly_deck = tuple(box.friendlies)
    g.shop_deck = tuple([one.id for one in sorted(box.products.values(), key=lambda one: one.no)])
    g.then(*[name_hero(hero.id) for hero in starting], begin_chapter(1))


@step("GG-031")
def name_hero(g: Gaia, hero: str) -> None:
    """Before the first quest the player gives the starting hero a name, unless it was written before the game."""
    discipline = DISCIPLINES.index(g.box.heroes[hero].discipline)
    if written := (g.setup.mind_name, g.setup.body_name)[discipline]:
        take_name.now(g, hero, written)
        return
    seat = min(discipline, len(g.suits) - 1)
    taken = [name for _, name in g.sheet.names]
    g.uncover()
    names = g.rng("names").shuffled([name for name in g.box.numbers.names if name not in taken])[:SUGGESTED]
    g.ask("name_hero", seat, [
        Option(seat, "keep_name", (hero,), (), take_name(hero, "")),
        *[Option(seat, "name_hero", (hero, name), (), take_name(hero, name)) for name in names],
    ], hero)  # fmt: skip


@step("GG-031")
def take_name(g: Gaia, hero: str, name: str) -> None:
    """The name is stored with the hero; without one the card's own stands."""
    if name:
        sheet.write(g, names=(*g.sheet.names, (hero, name)))
    g.emit("named", hero=hero, name=name)


# ---------------------------------------------------------------------------------------------- chapters


@step("GG-007", "GG-018")
def begin_chapter(g: Gaia, no: int) -> None:
    """The chapters come in ascending order."""
    sheet.write(g, chapter=no, step=0, bonus=False)
    g.emit("chapter", chapter=no)
    g.then(next_step())


@step("GG-007", "GG-008", "GG-017", "GG-018")
def next_step(g: Gaia) -> None:
    """A chapter runs its steps: a visit, the quest of its script, or a quest of the players' choice."""
    chapter = g.box.chapters[f"chapter_{g.sheet.chapter}"]
    if g.sheet.step == len(chapter.steps):
        g.then(begin_chapter(chapter.no + 1))
        return
    now = chapter.steps[g.sheet.step]
    if now.visit:
        g.then(town.visit(now.visit), next_step())
    elif now.quest:
        g.then(prepare(now.quest))
    else:
        g.then(choose_quest())


@step("GG-009", "GG-014", "GR-022", "GR-089")
def choose_quest(g: Gaia) -> None:
    """The players choose one of their Open Quests; those who have had enough may close the book for good."""
    offers = tuple(("quest", (name,), (f"quest.{name}",), prepare(name)) for name in g.sheet.open)
    agreeing.agree(g, "quest", (*offers, ("close_book", (), (), close_book())), g.sheet.chapter, either=True)


@step("GG-019")
def close_book(g: Gaia) -> None:
    """The players give the campaign up."""
    g.emit("closed", chapter=g.sheet.chapter)
    g.end(Outcome(False, "closed", (g.sheet.chapter,) * len(g.suits)))


# ---------------------------------------------------------------------------------------------- before a quest


@step("GG-010", "GG-011", "GG-012", "GG-013", "GG-201", "GG-202")
def prepare(g: Gaia, name: str) -> None:
    """A quest is prepared: everybody chooses a hero and the products to bring; the parts stay at home.

    The quest says what comes (GG-010); everybody puts one Hero card into the suit (GG-011) and brings products, 6
    or 8 (GG-012, GG-013); parts lie at home until the return (GG-202), what else was won is gone (GG-201).
    """
    g.page = Page(told=(f"quest.{name}",))
    sheet.write(g, stock=tuple([suit.parts for suit in g.suits]))
    for suit in g.suits:
        suit.parts = (0,) * 6
    seats = range(len(g.suits))
    g.heroes = ("",) * len(g.suits)
    g.then(*[choose_hero(seat) for seat in seats], *[shop.bring(seat) for seat in seats], set_out(name))


@step("GG-011", "GG-026", "GG-257", "GR-092")
def choose_hero(g: Gaia, seat: int) -> None:
    """The owner inserts one of the Hero cards; in solo of either discipline. With none left, a recruit."""
    heroes = [name for name in g.sheet.heroes if serves(g, seat, name)]
    if not heroes:
        heroes = [hero.id for hero in g.box.heroes.values() if not hero.no and serves(g, seat, hero.id)][:1]
    options = [Option(seat, "hero", (name,), (f"hero.{name}",), insert(seat, name)) for name in heroes]
    g.ask("hero", seat, options)


@rule("GG-011", "GG-257")
def serves(g: Gaia, seat: int, hero: str) -> bool:
    """Whether a Hero card fits a seat."""
    return queries.is_solo(g) or g.box.heroes[hero].discipline == DISCIPLINES[seat]


@step("GG-011")
def insert(g: Gaia, seat: int, hero: str) -> None:
    """The Hero card is inserted into the suit."""
    g.heroes = (*g.heroes[:seat], hero, *g.heroes[seat + 1 :])


@step("GG-006", "GG-010", "GG-032", "GG-036", "GG-198", "GG-246", "GG-247")
def set_out(g: Gaia, name: str) -> None:
    """The quest begins: fresh suits, the shuffled decks with all cards that were added, the gear of heroes.

    Its enemies are those of the page (GG-010); nothing is left of the quest before (GG-006) but slot upgrades
    (GG-198) and cards added to decks (GG-247), the ordered decks go on where they were (GG-246); HP are full
    (GG-036), the hero has its equipment (GG-032).
    """
    from .. import setup

    quest = g.box.quests[name]
    g.quest = name
    g.page = Page()
    g.line_up = tuple([(wave.boss, wave.minions) for wave in quest.waves])
    g.wave = g.xp = g.collected = 0
    g.level = 1
    g.goal_met = g.boss_slain = False
    shuffle_decks(g)
    for seat in range(len(g.suits)):
        fresh_suit(g, seat)
    levels = quest.level_cards + g.sheet.level_start
    g.emit("set_out", quest=name)
    g.emit("entry", quest=name, wave=1)
    seats = range(len(g.suits))
    g.then(
        setup.full_health(),
        *[setup.equip(seat) for seat in seats],
        *[shop.use_products(seat) for seat in seats],
        *[experience.draw(seat) for seat in seats] * levels,
        phases.begin_wave(),
    )


@rule("GG-037", "GG-247")
def shuffle_decks(g: Gaia) -> None:
    """The Level and the Spawn deck are shuffled, with all sets of cards that lie in them."""
    sets = g.sheet.sets
    g.level_deck = g.rng("levels").shuffled([card.id for card in g.box.levels.values() if card.set in sets])
    g.spawn_deck = g.rng("spawns").shuffled([card.id for card in g.box.spawns.values() if card.set in sets])
    g.level_discard = g.spawn_discard = ()


@rule("GG-006", "GG-198", "GG-201", "GR-085")
def fresh_suit(g: Gaia, seat: int) -> None:
    """Nothing is left of the last quest but maximum ranks, upgraded slots and products."""
    old = g.suits[seat]
    types = len(g.box.type_names)
    g.suits[seat] = Suit(
        old.discipline,
        ranks=(0,) * types,
        places=(NOT_OWNED,) * g.box.weapons,
        maxima=old.maxima,
        products=old.products,
        idle=old.idle,
        elements=town.slots_of(g, seat),
    )
    equipment.recount(g, seat)


# ---------------------------------------------------------------------------------------------- after a quest


@step("GG-005", "GG-006", "GG-195", "GG-197", "GG-199", "GG-200", "GG-201", "GG-202", "GG-228", "GG-230", "GR-043")
def quest_over(g: Gaia, won: bool, reason: str) -> None:
    """Whoever died is buried; parts, products, maximum ranks and slots are kept; everything else is lost.

    It goes back to town (GG-005, GG-195). Kept are maximum ranks (GG-197), products (GG-200), circuits (GG-230),
    and parts (GG-199), which are added to those at home by level (GG-202, GG-228); all else is lost (GG-006,
    GG-201).
    """
    name = g.quest
    result = "success" if won else "retreat" if reason == "retreat" else "failure"
    g.emit("quest_over", quest=name, result=result)
    fallen = [seat for seat, suit in enumerate(g.suits) if not suit.alive]
    g.quest = ""
    g.phase = "town"
    g.enemies = []
    g.drops = g.circuit_tiles = g.friendly_tiles = g.gazed = g.embers = ()
    g.countdown = g.stunned = g.passed = g.wave = 0
    g.enrage = g.corrupted = g.corruptor = -1
    g.at, g.witness = (-1, -1), -1
    for seat, home in enumerate(g.sheet.stock):
        brought = g.suits[seat].parts
        fresh_suit(g, seat)
        g.suits[seat].parts = tuple([a + b for a, b in zip(home, brought, strict=True)])
        g.suits[seat].elements = (0, 0, 0, 0)
    sheet.write(g, stock=())
    sheet.tell(g, f"quest.{name}.{result}")
    quest = g.box.quests[name]
    done = {"success": quest.success, "failure": quest.failure, "retreat": quest.retreat}[result]
    g.then(*[bury(seat) for seat in fallen], completed(name) if won else failed())
    effects.carry_out(g, queries.lead(g), done)


@step("GG-027", "GG-196", "GG-235", "GG-258", "GR-004")
def bury(g: Gaia, seat: int) -> None:
    """The Hero card of a dead delver leaves; the player chooses the last words for the Graveyard."""
    hero = g.heroes[seat]
    sheet.write(g, heroes=tuple([name for name in g.sheet.heroes if name != hero]))
    g.uncover()
    words = g.rng("last_words").shuffled(range(1, g.box.numbers.last_words + 1))[:SUGGESTED]
    g.ask("last_words", seat, [
        Option(seat, "last_words", (hero, n), (), carve(hero, n)) for n in (0, *words)
    ], hero)  # fmt: skip


@step("GG-235")
def carve(g: Gaia, hero: str, words: int) -> None:
    """Name and last words are recorded."""
    name = dict(g.sheet.names).get(hero, "")
    sheet.write(g, graves=(*g.sheet.graves, Grave(hero, name, words)))
    g.emit("buried", hero=hero, name=name, words=words)


@step("GG-015", "GG-016", "GG-226", "GR-038", "GR-089", "GR-090")
def completed(g: Gaia, name: str) -> None:
    """The quest is written on the sheet and leaves the Open Quests; in some chapters a bonus quest may follow."""
    now = g.sheet
    chapter = g.box.chapters[f"chapter_{now.chapter}"]
    sheet.write(
        g,
        quests=(*now.quests, (now.chapter, name)),
        open=tuple([one for one in now.open if one != name]),
        level_start=0,
    )
    g.emit("completed", quest=name)
    if chapter.bonus and not now.bonus and g.sheet.open:
        offer_bonus.now(g)
    else:
        g.then(go_on())


@step("GG-016", "GR-022", "GR-088", "GR-090")
def offer_bonus(g: Gaia) -> None:
    """A bonus quest is offered; a Simple Town Visit may come first."""
    offers = (
        ("no_bonus", (), (), go_on()),
        ("bonus", (), (), bonus(False)),
        ("bonus_after_town", (), (), bonus(True)),
    )
    agreeing.agree(g, "bonus", offers, either=True)


@step("GG-016", "GG-208")
def bonus(g: Gaia, town_first: bool) -> None:
    """The players want the bonus quest."""
    sheet.write(g, bonus=True)
    g.then(*([town.visit("simple")] if town_first else []), choose_quest())


@step("GG-014", "GG-206", "GG-208", "GR-090")
def failed(g: Gaia) -> None:
    """A Simple Town Visit, then another try; after a bonus quest the players may go on. A script just goes on."""
    chapter = g.box.chapters[f"chapter_{g.sheet.chapter}"]
    if chapter.on_failure == "go_on":
        g.then(go_on())
    else:
        g.then(town.visit("simple"), offer_bonus() if g.sheet.bonus else choose_quest())


@step("GG-005", "GG-017")
def go_on(g: Gaia) -> None:
    """The chapter goes on with its next step, which is the Town Visit."""
    sheet.write(g, step=g.sheet.step + 1, bonus=False)
    g.then(next_step())


# ---------------------------------------------------------------------------------------------- the end, and anew


@step("GG-236", "GG-238")
def reach(g: Gaia, ending: str) -> None:
    """The ending is written on the sheet; it unlocks New Game+."""
    sheet.write(g, ending=ending, visits=(*g.sheet.visits, g.sheet.chapter))
    more = g.box.endings[ending].more
    shown = tuple([i for i, conditions in enumerate(more, start=1) if sheet.holds(g, conditions)])
    g.page = Page(entry=f"finale.{ending}", more=shown)
    g.emit("ending", ending=ending)
    agreeing.agree(g, "finale", (
        ("finish", (ending,), (), finish(ending)), ("new_game_plus", (), (), new_game_plus()),
    ), ending, either=True)  # fmt: skip


@step("GG-236")
def finish(g: Gaia, ending: str) -> None:
    """The campaign is over."""
    g.end(Outcome(g.box.endings[ending].won, f"finale_{ending}", (g.sheet.chapter,) * len(g.suits)))


@step("GG-238", "GG-239", "GG-240", "GG-241", "GG-242", "GG-244", "GG-245", "GG-246", "GG-247")
def new_game_plus(g: Gaia) -> None:
    """The story begins anew: upgrades, curios, good opinions, added cards and both ordered decks stay as they are.

    It begins afresh (GG-238) with upgraded suits (GG-239) and curios (GG-245); the dead live again (GG-240), bad
    opinions are Neutral (GG-244); decks stay as they are (GG-246, GG-247). `Gaia.hard` turns minions to their Hard
    side and brings the lieutenants (GG-241, GG-242).
    """
    old = g.sheet
    heroes = {*old.heroes, *(grave.hero for grave in old.graves if g.box.heroes[grave.hero].no)}
    g.sheet = Sheet(
        again=old.again + 1,
        heroes=tuple([name for name in g.box.heroes if name in heroes]),
        names=old.names,
        curios=old.curios,
        sets=old.sets,
        slots=old.slots,
        opinions=tuple([max(NEUTRAL, opinion) for opinion in old.opinions]),
        met=old.met,
    )
    g.circuits = 0
    g.page = Page(told=("new_game_plus_story",))
    g.emit("new_game_plus", again=g.sheet.again)
    g.then(*[keep_products(seat, ()) for seat in range(len(g.suits))], begin_again())


@step("GG-243")
def keep_products(g: Gaia, seat: int, kept: tuple[str, ...]) -> None:
    """Each player keeps two products of choice; the rest return to the Shop deck."""
    suit = g.suits[seat]
    owned = (*suit.products, *suit.idle)
    if len(owned) <= g.box.numbers.kept_products:
        kept = owned
    if len(kept) == g.box.numbers.kept_products or len(kept) == len(owned):
        suit.products, suit.idle = kept, ()
        return
    g.ask("keep_products", seat, [
        Option(seat, "keep_products", (name,), (f"product.{name}",), keep_products(seat, (*kept, name)))
        for name in owned
        if name not in kept
    ], len(kept) + 1)  # fmt: skip


@step("GG-209", "GG-243", "GG-248")
def begin_again(g: Gaia) -> None:
    """The other products return to the Shop deck; the Rose Gauntlet is purchasable from the start."""
    owned = {name for suit in g.suits for name in (*suit.products, *suit.idle)}
    in_order = sorted(g.box.products.values(), key=lambda one: one.no)
    g.market = ()
    g.shop_deck = tuple([one.id for one in in_order if one.id not in owned])
    for suit in g.suits:
        suit.parts = (0,) * 6
    g.then(*[town.sell(one.id) for one in in_order if one.new_game_plus], begin_chapter(1))
