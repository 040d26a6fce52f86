"""The panels of a scene: Heroes' mats, the party, the tile pile, the Legendary Locations, what is in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from fathom.core.decisions import Decision
from fathom.core.scene import Card, Chip, Counter, Mark, Panel, Pile, Row, Track
from fathom.core.words import dashed

from ..queries import armor_of, most_health
from ..rules.experience import wealth
from ..state import POWER, VALUE
from .cards import action_card, counted, tile_card
from .runes import legends
from .words import Words, label

#: The icons of abilities by what activates them.
SIGNS = {"block": "block", "power": "power", "passive": "power-lasting", "use": "hand", "explore": "lantern"}
#: More abilities than these on one mat are told by their names only, so that all mats stay in sight.
LINES = {1: 6, 2: 4, 3: 2}
REACHED = ("monster", "feature", "chest", "door", "campfire", "stairs")


def panels(w: Words, decision: Decision | None) -> Iterator[Panel]:
    """Yield the panels round the map."""
    for h in range(len(w.g.heroes)):
        yield hero_panel(w, h)
    yield _tiles(w)
    yield legends(w)
    yield from _reach(w, decision)
    yield _party(w)


# ---------------------------------------------------------------------------------------------- Heroes


def hero_panel(
    w: Words,
    h: int,
    place: Literal["", "centre"] = "",
    span: int = 12,
    rows: tuple[Row, ...] | None = None,
    words: str = "",
) -> Panel:
    """Return a Hero: Health, Power Cards, hand, abilities, Items; in Combat with her pairs."""
    g = w.g
    hero = g.heroes[h]
    most, left = most_health(g, hero), max(0, hero.health)
    counters = (
        Counter(
            id=f"health.{h}", kind="health", name=w.text("counter-health"), value=left, most=most, shape="bar",
            words=w("counter-health.words", n=left, most=most), wants="more",
        ),
    )  # fmt: skip
    asks = g.decision and any(option.seat == hero.seat for option in g.decision.options)
    title = w.text(f"mat-{dashed(hero.mat)}.title")
    return Panel(
        id=f"hero.{h}",
        kind="hero",
        title=w.hero(h),
        subtitle=w("panel-hero", title=title, level=hero.level),
        seat=hero.seat,
        flags=("active",) if asks else (),
        counters=counters,
        chips=(*_badges(w, h), *_chips(w, h, bool(place))),
        rows=_own_hand(w, h) if rows is None else rows,
        piles=() if place else _hero_piles(w, h),
        words=words,
        art=hero.mat,
        place=place,
        span=span,
    )


def _badges(w: Words, h: int) -> Iterator[Chip]:
    hero = w.g.heroes[h]
    if armor := armor_of(w.g, hero):
        yield Chip(
            id=f"armor.{h}", kind="armor", name=str(armor), words=w("chip-armor", n=armor), sign="armor",
            flags=("badge",),
        )  # fmt: skip
    yield Chip(
        id=f"power.{h}", kind="power", name=str(hero.stored), words=w("chip-power", n=hero.stored), sign="power",
        flags=("badge",),
    )  # fmt: skip


def _chips(w: Words, h: int, compact: bool) -> Iterator[Chip]:
    """Yield what a Hero can do and what she has: abilities of the mat, Ability Cards, Items."""
    g = w.g
    hero = g.heroes[h]
    skills = [(skill.id, skill.trigger) for skill in w.box.mats[hero.mat].skills]
    skills += [(card, w.box.abilities[card].skills[0].trigger) for card in hero.abilities]
    lines = not compact and len(skills) <= LINES[len(g.heroes)]
    for name, trigger in skills:
        yield Chip(
            id=f"skill.{name}",
            kind=trigger,
            name=f"{w.skill(name)}:" if lines else w.skill(name),
            words=w.card_text("ability", name) if name in w.box.abilities else w.skill_text(name),
            flags=("exhausted",) if name in hero.exhausted else (),
            sign=SIGNS[trigger],
            shape="line" if lines else "",
        )
    for i, held in enumerate(hero.items):
        key = f"item-{dashed(held.id)}"
        name = w("item-uses", item=w.text(key), n=held.uses) if w.box.items[held.id].uses else w.text(key)
        again = f".{i}" if any(other.id == held.id for other in hero.items[:i]) else ""
        if not held.equipped:
            name = w("item-unequipped", item=name)
        yield Chip(
            id=f"item.{h}.{held.id}{again}", kind="item", name=name, words=w.card_text("item", held.id),
            sign="sword" if w.box.items[held.id].hands else "armor" if w.box.items[held.id].armor else "chest",
        )  # fmt: skip


def _own_hand(w: Words, h: int) -> tuple[Row, ...]:
    hand = w.g.heroes[h].hand
    if not hand:
        return ()
    cards = tuple(action_card(w, f"card.{h}.{card}", card, again) for card, again in counted(hand))
    return (Row(id=f"held.{h}", name=w("row-hand", hero=w.hero(h)), cards=cards),)


def _hero_piles(w: Words, h: int) -> tuple[Pile, ...]:
    hero = w.g.heroes[h]

    def shown(cards: bytes, pile: str) -> tuple[Card, ...]:
        return tuple(action_card(w, f"{pile}.{h}.{i}", card) for i, card in enumerate(cards))

    discard = bytes(sorted(hero.discard, key=_value))
    return (
        Pile(
            id=f"deck.{h}", name=w.text("pile-draw"), count=len(hero.draw), seat=hero.seat,
            cards=shown(hero.draw[: hero.known], "known"),
        ),
        Pile(
            id=f"discard.{h}", name=w.text("pile-discard"), count=len(discard), seat=hero.seat,
            cards=shown(discard, "discarded"),
        ),
    )  # fmt: skip


def _value(card: object) -> int:
    return int(card) & VALUE if isinstance(card, int) and card != POWER else 99


# ---------------------------------------------------------------------------------------------- the party


def _party(w: Words) -> Panel:
    """Return what belongs to all: Keys, the cards of the XP pool, and what they buy."""
    g = w.g
    rate = w.box.rates[g.ecology]
    counters = (
        Counter(id="keys", kind="key", name=w.text("counter-keys"), value=g.keys),
        Counter(
            id="xp", kind="xp", name=w.text("counter-xp"), value=sum(g.xp), words=w("counter-xp.words", n=wealth(g))
        ),
    )
    rates = [("key", "key", w.text("rate-key"), rate.key)]
    rates.append(("healing", "health", w("rate-healing", n=rate.healing_gives), rate.healing_cost))
    if rate.ability:
        rates.append(("ability", "power", w.text("rate-ability"), rate.ability))
    chips = tuple(
        Chip(id=f"rate.{what}", kind=kind, name=f"{name}:", words=w("cost-xp", n=n), sign=kind, shape="line")
        for what, kind, name, n in rates
    )
    cards = tuple(
        Card(id=f"xp.{i}", kind="xp", name=w("card-xp", n=n), value=str(n), shape="number") for i, n in enumerate(g.xp)
    )
    pool = (Row(id="pool", name=w.text("row-pool"), cards=cards),) if cards else ()
    return Panel(
        id="party",
        kind="supply",
        title=w.text("panel-party"),
        counters=counters,
        chips=chips,
        rows=pool,
        place="dock",
    )


# ---------------------------------------------------------------------------------------------- piles, reach


def _tiles(w: Words) -> Panel:
    """Return the way through the tile pile: what lies on the table, and where the Stairs are."""
    g = w.g
    left, total = len(g.tiles.cards), len(w.land.grounds)
    gone = total - left
    marks = [Mark(id="mark.now", kind="now", at=gone - 1, name=w("tiles-gone", n=gone))]
    stairs = g.tiles.cards.find(w.land.stairs)
    if stairs >= 0:
        marks.append(Mark(id="mark.stairs", kind="stairs", at=gone + stairs, name=_stairs(w)))
    known = tuple(tile_card(w, card, id_=f"next.{i}") for i, card in enumerate(g.tiles.cards[: g.tiles.top]))
    counters = (
        Counter(id="pile.monsters", kind="monster", name=w.text("pile-monsters"), value=len(g.monster_pile.cards)),
        Counter(id="pile.features", kind="feature", name=w.text("pile-features"), value=len(g.feature_pile.cards)),
    )
    return Panel(
        id="pile.tiles",
        kind="tiles",
        title=w.text("pile-tiles"),
        subtitle=w("tiles-left", n=left),
        counters=counters,
        tracks=(Track(id="track.tiles", name=w.text("pile-tiles"), slots=("",) * total, marks=tuple(marks)),),
        rows=(Row(id="next", name=w.text("row-next"), cards=known),) if known else (),
        words=f":stairs: {_stairs(w)}",
        place="side",
    )


def _stairs(w: Words) -> str:
    """Say how many draws the Stairs Tile is away: everybody knows where it lies."""
    at = w.g.tiles.cards.find(w.land.stairs)
    return w("pile-stairs", n=at + 1) if at >= 0 else w.text("pile-stairs.placed")


def _reach(w: Words, decision: Decision | None) -> Iterator[Panel]:
    """Yield what the party may Encounter now, as a list."""
    if decision is None or decision.key != "explore":
        return
    chips = []
    for option in decision.options:
        if option.key in REACHED:
            at = w.g.where[option.args[0] // 4]
            name = w(f"piece-{option.key}", at=label(at))
            chips.append(Chip(id=option.targets[0], kind=option.key, name=label(at), words=name, sign=option.key))
    if chips:
        yield Panel(
            id="reach", kind="reach", title=w.text("panel-reach"), subtitle=str(len(chips)), chips=tuple(chips),
            place="side",
        )  # fmt: skip
