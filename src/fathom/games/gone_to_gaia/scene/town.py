"""Between quests: what is asked and can be answered, in words, and what lies open to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Card, Choice, Counter, Panel, Row
from fathom.core.text import Arg
from fathom.core.words import dashed

from .. import queries
from ..rules import sheet
from ..schema.words import DISCIPLINES, OPINIONS
from ..state import Grave
from .gear import products
from .offers import LAID_OUT, offers
from .options import Answers
from .words import Words

#: What lies open in the shops.
AT_SHOP = frozenset({"shop", "give_product", "give"})


class TownAnswers(Answers):
    """The questions and answers between quests."""

    groups = {
        "story": "story", "quest": "quest", "close_book": "leave", "hero": "hero", "name_hero": "name",
        "keep_name": "name", "last_words": "words", "opinion": "people", "donate": "donate",
        "upgrade_slot": "slot-upgrade", "keep_products": "product", "leave_behind": "product", "buy": "buy",
        "exchange": "exchange", "give": "give", "give_part": "give", "give_product": "give", "refuse": "no",
    }  # fmt: skip
    moves_on = frozenset({"turn_page", "no_donation", "leave_shop", "enough_given", "accept"})
    order = (
        "story", "quest", "hero", "name", "words", "people", "donate", "slot-upgrade", "product", "buy", "exchange",
        "answer", "give", "leave", "on", "no",
    )  # fmt: skip
    icons = {
        "story": "chevron", "on": "check", "quest": "flag", "leave": "close", "hero": "person", "name": "person",
        "words": "chat", "people": "person", "donate": "hand", "slot-upgrade": "power", "product": "chest",
        "buy": "part-mind", "exchange": "reroll", "give": "hand", "answer": "check", "no": "close",
    }  # fmt: skip
    hotkeys = {}
    shown = ()

    def price(self, n: int) -> str:
        """Return what a choice of the story takes."""
        return self.w("hours", n=n)

    def question(self) -> str:
        """Return the question: at the end of a visit whether one has read to the end; alone nobody agrees."""
        if self.decision.key == "story":
            if self.decision.options[0].key == "turn_page":
                return "ask-turn-page"
            if self.seat in self.decision.seats and queries.is_solo(self.w.g):
                return "ask-story-alone"
        return super().question()

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words; to one player it begins with the name."""
        w, numbers = self.w, self.w.box.numbers
        more: dict[str, Arg] = {"alone": int(queries.is_solo(w.g))}
        if self.seat in self.decision.seats:
            more["player"] = w.player(self.decision.lead)
        match self.decision.key:
            case "donate":
                more |= {"n": w.g.sheet.donated, "most": numbers.donations}
            case "keep_products":
                more |= {"most": numbers.kept_products}
        return super().facts() | more

    def left(self) -> tuple[Counter, ...]:
        """Return the hours of a visit that are left, where choices may cost some."""
        g = self.w.g
        most = g.box.visits[g.page.visit].hours if g.page.visit else 0
        if not most or self.decision.key not in ("story", "consent"):
            return ()
        name = self.w.text("hours-left")
        return (Counter(id="left.hours", kind="clock", name=name, value=g.page.hours, most=most),)

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return the cards that an option can be clicked on; parts are exchanged at their counters."""
        if self.decision.key == "consent":
            return ()
        if self.decision.key in LAID_OUT:
            return super().targets(option)[-1:]
        if option.key == "exchange":
            return option.targets
        return tuple(one for one in option.targets if one.partition(".")[0] in ("quest", "hero", "person", "product"))

    def caption(self, name: str, members: Sequence[Choice]) -> str:
        """Return what a lone answer does."""
        return members[0].consequence if len(members) == 1 else ""


# ---------------------------------------------------------------------------------------------- what lies open


def seat_panels(w: Words) -> Iterator[Panel]:
    """Yield what each player has between quests: parts by level and products."""
    for seat, suit in enumerate(w.g.suits):
        kit = queries.kit_of(w.g, suit)
        upgraded = w.box.suits[kit.suit].upgraded
        discipline = DISCIPLINES[w.lead() if queries.is_solo(w.g) else seat]
        counters = [
            Counter(id=f"part.{seat}.{level}", kind=f"part-{DISCIPLINES[suit.discipline]}" if not level else "boss",
                    name=w.part(level), value=n)
            for level, n in enumerate(suit.parts)
            if n or not level
        ]  # fmt: skip
        yield Panel(
            id=f"suit.{seat}",
            kind="delver",
            title=w.player(seat),
            subtitle=w.text(f"suit-{dashed(kit.suit)}" if upgraded else f"discipline-{discipline}"),
            seat=seat,
            art=f"hero/{w.serving(seat) or discipline}",
            flags=("active",) if w.g.decision is not None and w.g.decision.lead == seat else (),
            counters=tuple(counters),
            chips=tuple(products(w, suit)),
        )


def trays(w: Words, decision: Decision) -> Iterator[Panel]:
    """Yield what can be chosen from: the Open Quests, heroes, people, products, the shops."""
    key = decision.args[0] if decision.key == "consent" else decision.key
    match key:
        case "quest" | "close_book":
            yield _tray("quests", w.text("board-quests"), tuple(quest_card(w, name) for name in w.g.sheet.open))
        case "hero":
            names = [option.args[0] for option in decision.options]
            yield _tray("heroes", w.text("heroes"), tuple(hero_card(w, name) for name in names))
        case "opinion":
            people = dict.fromkeys(option.args[0] for option in decision.options if option.key == "opinion")
            names = list(people) or [decision.args[1]]
            yield _tray("people", w.text("board-people"), tuple(person_card(w, name) for name in names))
        case "leave_behind" | "keep_products":
            names = [option.args[0] for option in decision.options]
            yield _tray("products", w.text("board-products"), tuple(product_card(w, name) for name in names))
        case "shop" | "give_product":
            for panel in offers(w, decision):
                yield msgspec.structs.replace(panel, subtitle="")
        case "improve":
            yield from offers(w, decision)
        case "last_words" if w.g.sheet.graves:
            stones = tuple(grave_card(w, n) for n in range(len(w.g.sheet.graves)))
            yield _tray("graves", w.text("sheet-graves"), stones)


def _tray(id_: str, title: str, cards: tuple[Card, ...]) -> Panel:
    return Panel(id=id_, kind=id_, title=title, place="centre", rows=(Row(id=f"{id_}.row", name=title, cards=cards),))


def quest_card(w: Words, name: str) -> Card:
    """Return a quest as it hangs on the board: its brief, its waves, its goal."""
    quest = w.box.quests[name]
    return Card(
        id=f"quest.{name}",
        kind="quest",
        name=w.text(f"quest-{dashed(name)}"),
        shape="poster",
        art=f"quest/{name}",
        lines=(w.text(f"quest-{dashed(name)}.text"),),
        caption=f"{goal_of(w, name)} · {w('quest-waves', n=len(quest.waves))}",
        tags=(w.text("quest-final"),) if quest.final else (),
    )


def goal_of(w: Words, name: str) -> str:
    """Return the goal of a quest."""
    goal = w.box.quests[name].goal
    return w(f"goal-{goal.kind}", wave=goal.wave, n=goal.parts)


def hero_card(w: Words, name: str) -> Card:
    """Return a Hero card: who it is, and the gear that comes along."""
    hero = w.box.heroes[name]
    return Card(
        id=f"hero.{name}",
        kind="hero",
        name=w.named(name),
        shape="poster",
        art=f"hero/{name}",
        lines=(w.text(f"hero-{dashed(name)}.text"), hero_gear(w, name)),
        tags=(w.text(f"discipline-{hero.discipline}"),),
    )


def hero_gear(w: Words, name: str) -> str:
    """Return what a hero brings."""
    hero = w.box.heroes[name]
    gear = [
        w("gear-rank", type=w.text(f"type-{dashed(one.type)}.{hero.discipline}"), rank=one.rank) for one in hero.gear
    ]
    return w("hero-gear", gear=w.listed(gear))


def person_card(w: Words, name: str) -> Card:
    """Return a person of the town with their opinion."""
    step = sheet.opinion_of(w.g, name)
    return Card(
        id=f"person.{name}",
        kind="townsfolk",
        name=w.text(f"person-{name}"),
        shape="poster",
        art=f"townsfolk/{name}",
        counters=(Counter(id=f"opinion.{name}", kind="opinion", name=w.opinion_step(step), value=step + 1,
                          most=len(OPINIONS)),),
    )  # fmt: skip


def product_card(w: Words, name: str) -> Card:
    """Return a product that somebody owns."""
    return Card(id=f"product.{name}", kind="product", name=w.product(name), art=name, suit="treasure",
                lines=(w.brings(name),))  # fmt: skip


def grave_card(w: Words, n: int) -> Card:
    """Return a stone of the graveyard."""
    name, last = epitaph(w, w.g.sheet.graves[n])
    return Card(id=f"grave.{n}", kind="grave", name=name, shape="small", lines=(last,))


def epitaph(w: Words, grave: Grave) -> tuple[str, str]:
    """Return what stands on a stone: the name, and the last words (GG-235)."""
    name = grave.name or w.named(grave.hero)
    last = w("option-last-words", words=w.text(f"last-words-{grave.words}")) if grave.words else ""
    return w("sheet-grave", hero=name), last or w.text("sheet-silence")
