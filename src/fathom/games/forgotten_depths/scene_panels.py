"""The panels of a scene: Heroes' mats, foes, the party, the piles, the Legendary Locations."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Card, Chip, Counter, Panel, Pile, Row

from .box import ENTITY
from .queries import armor_of, foe_armor, full_health, most_health
from .rules.experience import wealth
from .scene_words import Words, dashed
from .state import POWER, VALUE


def panels(w: Words) -> tuple[Panel, ...]:
    """Return all panels, the Heroes' first."""
    found = [_hero(w, h) for h in range(len(w.g.heroes))]
    found += [_foe(w, f) for f in range(len(w.g.foes))]
    found += [_party(w), _piles(w), _legends(w)]
    return tuple(found)


# ---------------------------------------------------------------------------------------------- Heroes


def _hero(w: Words, h: int) -> Panel:
    g = w.g
    hero = g.heroes[h]
    most = most_health(g, hero)
    counters = [
        Counter(
            id=f"health.{h}", kind="health", name=w.text("counter-health"), value=hero.health, most=most, shape="bar",
            words=w("counter-health.words", n=hero.health, most=most),
        ),
        Counter(id=f"power.{h}", kind="power", name=w.text("counter-power"), value=hero.stored),
    ]  # fmt: skip
    if armor := armor_of(g, hero):
        counters.append(Counter(id=f"armor.{h}", kind="armor", name=w.text("counter-armor"), value=armor))
    flags = ("active",) if g.decision and any(option.seat == hero.seat for option in g.decision.options) else ()
    title = w.text(f"mat-{dashed(hero.mat)}.title")
    return Panel(
        id=f"hero.{h}",
        kind="hero",
        title=w.hero(h),
        subtitle=w("panel-hero", title=title, level=hero.level),
        seat=hero.seat,
        flags=flags,
        counters=tuple(counters),
        chips=tuple(_chips(w, h)),
        piles=_hero_piles(w, h),
        words=w.text(f"mat-{dashed(hero.mat)}.look"),
        art=hero.mat,
    )


def _chips(w: Words, h: int) -> Iterator[Chip]:
    """Yield what a Hero can do and what she has: abilities of the mat, Ability Cards, Items."""
    hero = w.g.heroes[h]
    for skill in w.box.mats[hero.mat].skills:
        flags = ("exhausted",) if skill.id in hero.exhausted else ()
        yield Chip(
            id=f"skill.{skill.id}",
            kind=skill.trigger,
            name=w.skill(skill.id),
            words=w.skill_text(skill.id),
            flags=flags,
        )
    for card in hero.abilities:
        flags = ("exhausted",) if card in hero.exhausted else ()
        trigger = w.box.abilities[card].skills[0].trigger
        yield Chip(id=f"skill.{card}", kind=trigger, name=w.skill(card), words=w.skill_text(card), flags=flags)
    for i, held in enumerate(hero.items):
        key = f"item-{dashed(held.id)}"
        name = w("item-uses", item=w.text(key), n=held.uses) if w.box.items[held.id].uses else w.text(key)
        again = f".{i}" if any(other.id == held.id for other in hero.items[:i]) else ""
        flags = () if held.equipped else ("unequipped",)
        yield Chip(id=f"item.{h}.{held.id}{again}", kind="item", name=name, words=w.text(f"{key}.text"), flags=flags)


def _hero_piles(w: Words, h: int) -> tuple[Pile, ...]:
    hero = w.g.heroes[h]

    def shown(cards: bytes, pile: str) -> tuple[Card, ...]:
        return tuple(
            Card(id=f"{pile}.{h}.{i}", kind="value", name=w.card(card), value=w.card(card), shape="small")
            for i, card in enumerate(cards)
        )

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


# ---------------------------------------------------------------------------------------------- foes


def _foe(w: Words, f: int) -> Panel:
    g = w.g
    foe = g.foes[f]
    counters = []
    for i, health in enumerate(foe.health):
        most = full_health(g, foe, i)
        name = w.individual(f, i) if foe.id == ENTITY else w.text("counter-health")
        words = w("counter-health.words", n=max(0, health), most=most)
        counters.append(
            Counter(
                id=f"foe.{f}.{i}", kind="health", name=name, value=max(0, health), most=most, shape="bar", words=words
            )
        )
    chips = []
    parts = [*g.entity, *w.box.slots["tail"]] if foe.id == ENTITY else []
    skills = [s for part in parts for s in w.box.parts[part].skills] if parts else w.box.monsters[foe.id].skills
    for skill in skills:
        chips.append(
            Chip(id=f"skill.{skill.id}", kind=skill.trigger, name=w.skill(skill.id), words=w.skill_text(skill.id))
        )
    armor = foe_armor(g, foe, 0) if foe.id != ENTITY else 0
    if armor:
        chips.append(Chip(id=f"armor.foe.{f}", kind="armor", name=w("chip-armor", n=armor)))
    look = w.text("part-lore.look") if foe.id == ENTITY else w.text(f"monster-{dashed(foe.id)}.look")
    deck = w.text(f"deck-{('light', 'medium', 'heavy')[foe.deck]}")
    return Panel(
        id=f"foe.{f}",
        kind="foe",
        title=w.foe(foe.id),
        subtitle=w("panel-foe", deck=deck, n=len(foe.health)),
        counters=tuple(counters),
        chips=tuple(chips),
        words=look,
        art=foe.id,
        place="side",
    )


# ---------------------------------------------------------------------------------------------- party, piles, legends


def _party(w: Words) -> Panel:
    g = w.g
    rate = w.box.rates[g.ecology]
    counters = (
        Counter(id="keys", kind="key", name=w.text("counter-keys"), value=g.keys),
        Counter(
            id="xp", kind="xp", name=w.text("counter-xp"), value=sum(g.xp), words=w("counter-xp.words", n=wealth(g))
        ),
    )
    chips = [
        Chip(id="rate.key", kind="key", name=w("rate-key", n=rate.key)),
        Chip(id="rate.healing", kind="health", name=w("rate-healing", n=rate.healing_cost, gives=rate.healing_gives)),
    ]
    if rate.ability:
        chips.append(Chip(id="rate.ability", kind="ability", name=w("rate-ability", n=rate.ability)))
    low, high = rate.legend_xp
    typical = w("rate-typical", monsters=rate.monster_xp, features=rate.feature_xp, low=low, high=high)
    chips.append(Chip(id="rate.typical", kind="xp", name=typical))
    cards = tuple(
        Card(id=f"xp.{i}", kind="xp", name=w("card-xp", n=n), value=str(n), shape="small") for i, n in enumerate(g.xp)
    )
    pool = Row(id="pool", name=w.text("row-pool"), cards=cards, kind="pool")
    return Panel(
        id="party",
        kind="supply",
        title=w.text("panel-party"),
        subtitle=w.ecology(g.ecology),
        counters=counters,
        chips=tuple(chips),
        rows=(pool,),
        place="dock",
    )


def _piles(w: Words) -> Panel:
    g = w.g
    tiles = len(g.tiles.cards)
    known = tuple(
        Card(id=f"next.{i}", kind="tile", name=w.tile(card), shape="small")
        for i, card in enumerate(g.tiles.cards[: g.tiles.top])
    )
    piles = [
        Pile(id="pile.tiles", name=w.text("pile-tiles"), count=tiles, cards=known, words=_stairs(w)),
        Pile(id="pile.monsters", name=w.text("pile-monsters"), count=len(g.monster_pile.cards)),
        Pile(id="pile.features", name=w.text("pile-features"), count=len(g.feature_pile.cards)),
    ]
    return Panel(id="piles", kind="supply", title=w.text("panel-piles"), piles=tuple(piles), place="side")


def _stairs(w: Words) -> str:
    """Say how many draws the Stairs Tile is away: everybody knows where it lies."""
    at = w.g.tiles.cards.find(w.land.stairs)
    return w("pile-stairs", n=at + 1) if at >= 0 else w.text("pile-stairs.placed")


def _legends(w: Words) -> Panel:
    g = w.g
    chips = []
    for p, pattern in enumerate(w.land.patterns):
        done = g.patterns_done >> p & 1
        ready = any(match.pattern == p for match in g.matches)
        state = "done" if done else "ready" if ready else "open"
        shape = w.box.patterns[pattern.id].grid
        words = w(f"pattern-{state}", shape=" / ".join(shape) if shape else w.text("pattern-water"))
        name = w.thing("pattern", pattern.id)
        chips.append(Chip(id=f"legend.{p}", kind="pattern", name=name, words=words, flags=(state,)))
    return Panel(id="legends", kind="supply", title=w.text("panel-legends"), chips=tuple(chips), place="side")
