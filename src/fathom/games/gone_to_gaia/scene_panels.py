"""The panels of a scene: each player's suit and equipment, the quest, the shop."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Card, Chip, Counter, Panel, Pile, Row
from fathom.core.words import dashed

from . import queries
from .scene_words import ELEMENT_ICONS, TOKEN_ICONS, Words
from .schema import DISCIPLINES, ELEMENTS, TOKENS, Attack, Equipment
from .state import ASIDE_FRESH, FRESH, NO_SLOT, ONSLAUGHT, STOLEN, Suit

SUITS = {"tide": "tide", "ember": "ember", "root": "stone", "gale": "gale"}


def panels(w: Words) -> tuple[Panel, ...]:
    """Return all panels: the suits, the quest, and the shop if it is open."""
    found = [suit_panel(w, seat, suit) for seat, suit in enumerate(w.g.suits)]
    found.append(_quest(w))
    if w.g.market or (w.g.decision and w.g.decision.key == "shop"):
        found.append(_shop(w))
    return tuple(found)


# ---------------------------------------------------------------------------------------------- a suit


def suit_panel(w: Words, seat: int, suit: Suit) -> Panel:
    """Return a suit: HP, movement, tokens, marks, slots, weapons and passives."""
    g = w.g
    counters = [
        Counter(id=f"hp.{seat}", kind="health", name=w.text("counter-hp"), value=max(suit.hp, 0), most=suit.max_hp),
        Counter(id=f"move.{seat}", kind="move", name=w.text("counter-move"), value=suit.movement),
        Counter(id=f"part.{seat}.0", kind=f"part-{DISCIPLINES[suit.discipline]}", name=w.part(0), value=suit.parts[0]),
    ]
    counters += [
        Counter(id=f"part.{seat}.{level}", kind="boss", name=w.part(level), value=suit.parts[level])
        for level in range(1, 6)
        if suit.parts[level]
    ]
    if suit.shield:
        counters.append(Counter(id=f"shield.{seat}", kind="armor", name=w.text("counter-shield"), value=suit.shield))
    kit = g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products)
    ultimate = g.box.suits[kit.suit].ultimate
    if ultimate is not None:
        counters.append(Counter(id=f"wheel.{seat}", kind="rotate", name=w.text(f"suit-{dashed(kit.suit)}.ultimate"),
                                value=suit.wheel, most=ultimate.wheel))  # fmt: skip
    active = seat == queries.seat_of(g, g.active) and g.phase == "delver" and suit.alive
    return Panel(
        id=f"suit.{seat}",
        kind="delver",
        title=w.player(seat),
        subtitle=w.text(f"suit-{dashed(kit.suit)}"),
        seat=seat,
        art=DISCIPLINES[suit.discipline],
        flags=(("active",) if active else ()) + (() if suit.alive else ("dead",)),
        counters=tuple(counters),
        chips=(*_tokens(w, seat, suit), *_marks(w, seat, suit), *_products(w, suit)),
        rows=(
            Row(id=f"slots.{seat}", name=w.text("slots"), cards=tuple(_slots(w, seat, suit, kit.suit))),
            Row(id=f"weapons.{seat}", name=w.text("weapons"), cards=tuple(_weapons(w, seat, suit))),
            Row(id=f"passives.{seat}", name=w.text("passives"), cards=tuple(_passives(w, seat, suit))),
        ),
    )


def _tokens(w: Words, seat: int, suit: Suit) -> Iterator[Chip]:
    for token, name in enumerate(TOKENS):
        n = queries.available(suit, token)
        spent = suit.spent[token]
        if n or spent:
            yield Chip(id=f"token.{seat}.{name}", kind="token", name=w.token(name), sign=TOKEN_ICONS[name], count=n,
                       words=w("token-words", token=w.token(name), n=n, spent=spent),
                       flags=() if n else ("gone",))  # fmt: skip


def _marks(w: Words, seat: int, suit: Suit) -> Iterator[Chip]:
    g = w.g
    for name, n in (("fear", suit.fear), ("omen", suit.omen)):
        if n:
            yield Chip(id=f"mark.{seat}.{name}", kind="mark", name=w.ability(name), suit="danger", count=n,
                       words=w.text(f"ability-{name}.text"))  # fmt: skip
    for d in queries.delvers_of(g, seat):
        if g.stunned >> d & 1:
            yield Chip(id=f"mark.{d}.stuns", kind="mark", name=w.text("stunned"), suit="danger",
                       words=w.text("ability-stuns.text"))  # fmt: skip
        if g.corrupted == d:
            yield Chip(id=f"mark.{d}.corruption", kind="mark", name=w.ability("corruption"), suit="danger",
                       words=w.text("ability-corruption.text"))  # fmt: skip


def _products(w: Words, suit: Suit) -> Iterator[Chip]:
    for name in (*suit.products, *suit.idle):
        yield Chip(id=f"product.{name}", kind="product", name=w.product(name), sign="gear",
                   words=w.text(f"product-{dashed(name)}.text"),
                   flags=("gone",) if name in suit.idle else ())  # fmt: skip


def _slots(w: Words, seat: int, suit: Suit, board: str) -> Iterator[Card]:
    for slot, element in enumerate(ELEMENTS):
        weapon = suit.places.index(slot) if slot in suit.places else -1
        filled = suit.elements[slot]
        lines = [w.text(f"suit-{dashed(board)}.{element}")]
        if weapon >= 0:
            lines.insert(0, w("slot-holds", weapon=w.card(queries.card_in_use(w.g, suit, weapon).id)))
        yield Card(
            id=f"slot.{seat}.{slot}", kind="slot", name=w("slot", element=w.element(element), n=filled),
            value=f"{filled}/2", shape="small", suit=SUITS[element], sign=ELEMENT_ICONS[element], lines=tuple(lines),
            flags=("taken",) if weapon >= 0 else (), seat=seat,
        )  # fmt: skip


def _weapons(w: Words, seat: int, suit: Suit) -> Iterator[Card]:
    ranks = queries.used_ranks(suit)
    for kind in range(w.box.weapons):
        place = suit.places[kind]
        if not suit.ranks[kind] or place >= ASIDE_FRESH:
            continue
        where = (
            "fresh" if place == FRESH else "stolen" if place == STOLEN else "aside" if place == NO_SLOT else "exhausted"
        )
        flags = () if place == FRESH else ("exhausted",)
        if suit.disarmed >> kind & 1:
            flags += ("disarmed",)  # type: ignore[assignment]
        yield gear_card(w, f"weapon.{seat}.{kind}", queries.card_of(w.g, suit, kind, ranks[kind]), flags,
                        w.text(f"weapon-{where}"))  # fmt: skip


def _passives(w: Words, seat: int, suit: Suit) -> Iterator[Card]:
    ranks = queries.used_ranks(suit)
    for kind in range(w.box.weapons, len(ranks)):
        if ranks[kind]:
            yield gear_card(w, f"gear.{seat}.{kind}", queries.card_of(w.g, suit, kind, ranks[kind]), (), "")


def gear_card(w: Words, id_: str, card: Equipment, flags: tuple[str, ...], caption: str) -> Card:
    """Return an equipment card."""
    attack = next((effect for effect in card.steps if isinstance(effect, Attack)), None)
    return Card(
        id=id_, kind="gear", name=w.card(card.id), lines=(w.text(f"equipment-{dashed(card.id)}.text"),),
        caption=caption, flags=flags, shape="small", sign=attack.damage if attack else "armor",
        diagram=tuple(_diagram(attack)) if attack else (),
    )  # fmt: skip


def _diagram(attack: Attack) -> Iterator[str]:
    """Yield a weapon's area as the client draws it: letters of a roll are marked apart."""
    marks = {".": ".", "x": "x", "@": "o"}
    for row in attack.area:
        yield " ".join(marks.get(mark, "a" if mark == "W" else "b") for mark in row.replace(" ", ""))


# ---------------------------------------------------------------------------------------------- quest and shop


def _quest(w: Words) -> Panel:
    g = w.g
    costs = queries.sheet_of_xp(g)
    counters = [
        Counter(id="wave", kind="flag", name=w.text("counter-wave"), value=g.wave, most=len(g.line_up)),
        Counter(id="level", kind="levelstair", name=w.text("counter-level"), value=g.level, most=len(costs) + 1),
        Counter(id="xp", kind="xp", name=w.text("counter-xp"), value=g.xp,
                most=costs[g.level - 1] if g.level <= len(costs) else -1),
    ]  # fmt: skip
    if g.circuits:
        counters.append(Counter(id="circuits", kind="circuit", name=w.text("counter-circuits"), value=g.circuits))
    if g.enrage >= 0:
        counters.append(Counter(id="enrage", kind="enraged", name=w.ability("enrage"), value=g.enrage))
    if g.countdown:
        counters.append(Counter(id="countdown", kind="clock", name=w.ability("countdown"), value=g.countdown, most=4))
    abilities = sorted({name for enemy in g.enemies for name in queries.profile_of(g, enemy).abilities})
    return Panel(
        id="quest",
        kind="quest",
        title=w.quest(),
        subtitle=goal_words(w),
        counters=tuple(counters),
        chips=tuple(
            Chip(id=f"ability.{name}", kind="ability", name=w.ability(name), sign="monster",
                 words=w.text(f"ability-{dashed(name)}.text"))
            for name in abilities
        ),
        piles=(
            Pile(id="levels", name=w.text("level-deck"), count=len(g.level_deck), sign="levelstair"),
            Pile(id="spawns", name=w.text("spawn-deck"), count=len(g.spawn_deck), sign="monster"),
        ),
        words=entry_words(w),
    )  # fmt: skip


def goal_words(w: Words) -> str:
    """Return the goal of the quest."""
    g = w.g
    if g.setup.quest == ONSLAUGHT:
        return w("goal-onslaught", n=len(g.line_up))
    goal = w.box.quests[g.setup.quest].goal
    words = w(f"goal-{goal.kind}", wave=goal.wave, n=goal.parts)
    return w("goal-met", goal=words) if g.goal_met else words


def entry_words(w: Words) -> str:
    """Return the entry of the wave."""
    g = w.g
    if g.setup.quest == ONSLAUGHT or not g.wave:
        return ""
    return w.text(f"quest-{dashed(g.setup.quest)}.wave{g.wave}")


def price_words(w: Words, product: str) -> str:
    """Return what a product costs, with icons."""
    cost = w.box.products[product].cost
    if cost is None:
        return w.text("price-none")
    parts = [w("price-minion", n=cost.minion)] + [w("price-boss", level=level) for level in cost.boss]
    return " + ".join(parts)


def _shop(w: Words) -> Panel:
    cards = tuple(
        Card(id=f"product.{name}", kind="product", name=w.product(name), shape="small", sign="gear",
             lines=(w.text(f"product-{dashed(name)}.text"),), cost=price_words(w, name))
        for name in w.g.market
    )  # fmt: skip
    return Panel(id="shop", kind="shop", title=w.text("shop"), subtitle=w("shop-left", n=len(w.g.shop_deck)),
                 place="side", rows=(Row(id="market", name=w.text("shop"), cards=cards),))  # fmt: skip
