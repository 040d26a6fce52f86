"""Between quests: what is asked and can be answered, in words, and what lies open to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Card, Choice, Counter, Group, Panel, Prompt, Refusal, Row
from fathom.core.text import Arg
from fathom.core.words import dashed

from .. import queries
from ..rules import sheet
from ..schema.words import DISCIPLINES, ELEMENTS, OPINIONS
from ..state import Grave
from .gear import products
from .offers import LAID_OUT, offer_id, offers
from .options import consequence, facts_of, offer_words
from .refusals import refusals as refusals_of_fights
from .words import Words

#: The group that each kind of option is shown in; the others are plain answers.
GROUPS = {
    "story": "story", "turn_page": "on", "quest": "quest", "close_book": "leave", "hero": "hero", "name_hero": "name",
    "keep_name": "name", "last_words": "words", "opinion": "people", "donate": "donate", "no_donation": "on",
    "upgrade_slot": "slot-upgrade", "keep_products": "product", "leave_behind": "product", "buy": "buy",
    "exchange": "exchange", "give_part": "give", "give_product": "give", "leave_shop": "on",
}  # fmt: skip
ICONS = {
    "story": "chevron", "on": "check", "quest": "flag", "leave": "close", "hero": "person", "name": "person",
    "words": "chat", "people": "person", "donate": "hand", "slot-upgrade": "power", "product": "chest",
    "buy": "part-mind", "exchange": "reroll", "give": "hand", "answer": "check",
}  # fmt: skip
#: Options that end something or pass it up.
MOVE_ON = frozenset({"turn_page", "no_donation", "leave_shop"})
#: Questions to one player, whose name they begin with.
PERSONAL = frozenset({"hero", "donate", "upgrade_slot", "keep_products"})
#: Questions about products that are somebody's already.
OWN_PRODUCTS = frozenset({"leave_behind", "keep_products"})
#: What lies open in the shops.
AT_SHOP = frozenset({"shop", "give_product"})


# ---------------------------------------------------------------------------------------------- the question


def prompt(w: Words, seat: int, decision: Decision) -> Prompt:
    """Return the question with the hours that are left; whoever is not asked reads who decides about what."""
    lead = decision.lead
    key = _key(w, decision)
    facts = facts_here(w, decision)
    if seat not in decision.seats:
        facts |= {"player": w.player(lead)}
        return Prompt(question=w(f"{key}.other", **facts), hint=w("table-waiting", who=w.player(lead)), lead=lead,
                      seats=decision.seats)  # fmt: skip
    if decision.key in PERSONAL:
        facts |= {"player": w.player(seat), "alone": int(queries.is_solo(w.g))}
    key = "ask-story-alone" if key == "ask-story" and queries.is_solo(w.g) else key
    hint = w(f"{key}.hint", **facts)
    return Prompt(question=w(key, **facts), hint=hint, lead=lead, seats=decision.seats, left=tuple(_hours(w, decision)))


def _key(w: Words, decision: Decision) -> str:
    last = decision.key == "story" and decision.options[0].key == "turn_page"
    return "ask-turn-page" if last else f"ask-{dashed(decision.key)}"


def facts_here(w: Words, decision: Decision) -> dict[str, Arg]:
    """Return what a question speaks of."""
    args = decision.args
    table = w.box.table
    match decision.key:
        case "name_hero" | "last_words":
            return {"hero": w.named(args[0])}
        case "quest":
            return {"chapter": args[0]}
        case "opinion":
            return {"by": args[0]}
        case "donate":
            return {"n": w.g.sheet.donated, "most": table.donations}
        case "keep_products":
            return {"n": args[0], "most": table.kept_products}
        case "consent":
            return {"what": option_words(w, args[0], args[1:])}
    return facts_of(w, decision)


def _hours(w: Words, decision: Decision) -> Iterator[Counter]:
    """Yield the hours of a visit that are left, where choices may cost some."""
    g = w.g
    if g.page.visit and decision.key in ("story", "consent"):
        most = w.box.visits[g.page.visit].hours
        if most:
            name = w.text("hours-left")
            yield Counter(id="left.hours", kind="clock", name=name, value=g.page.hours, most=most)


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    return tuple(
        _choice(w, index, option, decision) for index, option in enumerate(decision.options) if option.seat == seat
    )


def _choice(w: Words, index: int, option: Option, decision: Decision) -> Choice:
    hours = _cost(w, option)
    return Choice(
        index=index,
        seat=option.seat,
        key=option.key,
        words=option_words(w, option.key, option.args),
        group=_group_of(option),
        cost=w("hours", n=hours) if hours else "",
        price=hours or -1,
        consequence=_then(w, option, decision),
        targets=_targets(option, decision, index),
        moves_on=option.key in MOVE_ON,
    )


def _cost(w: Words, option: Option) -> int:
    """Return the hours that a choice of the story takes."""
    return w.box.entries[option.args[0]].choices[option.args[1] - 1].hours if option.key == "story" else 0


def _group_of(option: Option) -> str:
    return GROUPS.get(option.key, "answer")


def _targets(option: Option, decision: Decision, index: int) -> tuple[str, ...]:
    """Return the cards that an option can be clicked on."""
    if decision.key == "consent":
        return ()
    if decision.key in LAID_OUT:
        return (offer_id(index),)
    if option.key == "exchange":
        return option.targets
    return tuple(one for one in option.targets if one.partition(".")[0] in ("quest", "hero", "person", "product"))


def groups(w: Words, answers: Sequence[Choice]) -> tuple[Group, ...]:
    """Return the kinds of answers, in the order in which they come; a lone answer names its kind."""
    found: dict[str, list[Choice]] = {}
    for choice in answers:
        found.setdefault(choice.group, []).append(choice)
    return tuple(
        Group(
            id=name,
            name=members[0].words if len(members) == 1 else w.text(f"group-{name}"),
            icon=ICONS[name],
            caption=members[0].consequence if len(members) == 1 else "",
            moves_on=name == "on",
        )
        for name, members in found.items()
    )


def option_words(w: Words, key: str, args: tuple[Any, ...]) -> str:
    """Return an option in words."""
    name = f"option-{dashed(key)}"
    match key:
        case "story":
            return w.text(f"entry-{dashed(args[0])}.choice{args[1]}")
        case "accept" | "refuse":
            return w(name, what=option_words(w, args[0], args[1:]))
        case "keep_name":
            return w(name, hero=w.named(args[0]))
        case "name_hero":
            return w(name, name=args[1])
        case "quest":
            return w(name, quest=w.text(f"quest-{dashed(args[0])}"))
        case "hero":
            return w(name, hero=w.named(args[0]))
        case "last_words":
            return w(name, words=w.text(f"last-words-{args[1]}")) if args[1] else w.text("option-silence")
        case "opinion":
            return w(name, person=w.text(f"person-{args[0]}"))
        case "donate":
            return w(name, n=args[0])
        case "upgrade_slot":
            return w(name, element=w.element(ELEMENTS[args[0]]))
        case "keep_products":
            return w(name, product=w.product(args[0]))
        case "turn_page" | "finish":
            return w.text(name)
    return offer_words(w, key, args)


def _then(w: Words, option: Option, decision: Decision) -> str:
    """Return what an option leads to, where its words do not say it."""
    args = option.args
    name = f"option-{dashed(option.key)}.then"
    match option.key:
        case "opinion":
            before = sheet.opinion_of(w.g, args[0])
            after = min(len(OPINIONS) - 1, max(0, before + args[1]))
            return w(name, before=opinion_words(w, before), after=opinion_words(w, after))
        case "upgrade_slot":
            return w(name, n=args[1])
        case "close_book" | "bonus_after_town":
            return w.text(name)
        case "keep_products":
            return w.text(f"product-{dashed(args[0])}.text")
        case "accept" | "refuse":
            return ""
    return consequence(w, option, decision, None)


def opinion_words(w: Words, step: int) -> str:
    """Return a step of an opinion."""
    return w.text(f"opinion-{OPINIONS[step]}")


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what the seat cannot do now: choices that take more hours than are left; what is too dear."""
    if decision.key == "story" and seat in decision.seats:
        return tuple(_too_late(w))
    return refusals_of_fights(w, seat, decision) if decision.key == "shop" else ()


def _too_late(w: Words) -> Iterator[Refusal]:
    page = w.g.page
    for i, choice in enumerate(w.box.entries[page.entry].choices, start=1):
        taken = choice.once and (page.entry, i) in page.taken
        if choice.hours > page.hours and not taken and sheet.holds(w.g, choice.when):
            reason = w("no-hours", n=choice.hours, left=page.hours)
            yield Refusal(words=option_words(w, "story", (page.entry, i)), reason=reason, clause="GG-002")


# ---------------------------------------------------------------------------------------------- what lies open


def seat_panels(w: Words) -> Iterator[Panel]:
    """Yield what each player has between quests: parts by level and products."""
    for seat, suit in enumerate(w.g.suits):
        kit = w.g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products)
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
        counters=(Counter(id=f"opinion.{name}", kind="opinion", name=opinion_words(w, step), value=step + 1,
                          most=len(OPINIONS)),),
    )  # fmt: skip


def product_card(w: Words, name: str) -> Card:
    """Return a product that somebody owns."""
    return Card(id=f"product.{name}", kind="product", name=w.product(name), art=name, suit="treasure",
                lines=(w.text(f"product-{dashed(name)}.text"),))  # fmt: skip


def grave_card(w: Words, n: int) -> Card:
    """Return a stone of the graveyard."""
    name, last = epitaph(w, w.g.sheet.graves[n])
    return Card(id=f"grave.{n}", kind="grave", name=name, shape="small", lines=(last,))


def epitaph(w: Words, grave: Grave) -> tuple[str, str]:
    """Return what stands on a stone: the name, and the last words (GG-235)."""
    name = grave.name or w.named(grave.hero)
    last = w("option-last-words", words=w.text(f"last-words-{grave.words}")) if grave.words else ""
    return w("sheet-grave", hero=name), last or w.text("sheet-silence")
