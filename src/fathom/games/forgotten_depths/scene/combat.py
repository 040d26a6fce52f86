"""A Combat in a scene: the Monsters with their Health and what they can do, the Heroes' pairs laid opposite them."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Card, Chip, Counter, Panel, Pile, Row
from fathom.core.words import dashed

from ..box import ACTION, ENTITY
from ..queries import beast_of, foe_armor, full_health, is_void, legal_pairs, living, pairs
from ..rules.combat_damage import blow
from ..state import POWER, VALUE, Foe, Lane
from .panels import hero_panel
from .words import Words

#: The steps of a Round, and the questions that belong to each; all others are about Hero Abilities.
STEPS = ("draw", "play", "evaluate", "abilities", "damage", "discard")
AT = {"face": 0, "first": 0, "play": 1, "turn_up": 1, "look": 2, "act": 3, "aim": 4, "spare": 4}
VERDICTS = {"block": ("block", "grip"), "hero-hit": ("sword", "good"), "monster-hit": ("monster", "danger")}


def combat(w: Words) -> Iterator[Panel]:
    """Yield the Monsters above and the Heroes below, each with the pairs of her lanes."""
    g = w.g
    span = 12 // max(1, len(g.foes))
    for f in range(len(g.foes)):
        yield _foe(w, f, span)
    for h in range(len(g.heroes)):
        lanes = [(at, lane) for at, lane in enumerate(g.lanes) if lane.hero == h]
        yield hero_panel(
            w,
            h,
            place="centre",
            span=12 // len(g.heroes),
            rows=tuple(_lane(w, at, lane) for at, lane in lanes if lane.values or lane.plays),
            words=_told(w, h, [lane for _, lane in lanes]),
        )


# ---------------------------------------------------------------------------------------------- Monsters


def _foe(w: Words, f: int, span: int) -> Panel:
    g = w.g
    foe = g.foes[f]
    deck = w.text(f"deck-{ACTION[foe.deck]}")
    pile = g.action[foe.deck]
    return Panel(
        id=f"foe.{f}",
        kind="foe",
        title=w.foe(foe.id),
        subtitle=w("panel-foe", deck=deck, n=1 if foe.id == ENTITY else len(foe.health)),
        words=w.text("part-lore.look") if foe.id == ENTITY else w.text(f"monster-{dashed(foe.id)}.look"),
        chips=tuple(_abilities(w, f, foe)),
        rows=(Row(id=f"foes.{f}", name=w.foe(foe.id), cards=tuple(_individuals(w, f, foe))),),
        piles=(
            Pile(
                id=f"action.{foe.deck}", name=w("pile-action", deck=deck), count=len(pile.cards), last=True,
                sign=ACTION[foe.deck], words=w.text("pile-left"),
            ),
        ),
        place="centre",
        span=span,
    )  # fmt: skip


def _individuals(w: Words, f: int, foe: Foe) -> Iterator[Card]:
    """Yield every Individual with picture and Health, the living first; the Final Entity as a whole, then its parts."""
    g = w.g
    if foe.id == ENTITY:
        yield Card(id=f"entity.{f}", kind="entity", name=w.foe(foe.id), shape="figure", art=".".join(g.entity))
    for i in sorted(range(len(foe.health)), key=lambda i: foe.id != ENTITY and foe.health[i] <= 0):
        health = foe.health[i]
        most, left = full_health(g, foe, i), max(0, health)
        bar = Counter(
            id=f"health.foe.{f}.{i}", kind="health", name=w.text("counter-health"), value=left, most=most, shape="bar",
            words=w("counter-health.words", n=left, most=most), wants="less",
        )  # fmt: skip
        part = foe.id == ENTITY
        armor = foe_armor(g, foe, i)
        yield Card(
            id=f"foe.{f}.{i}",
            kind="part" if part else "figure",
            name=w.text(f"part-{dashed(g.entity[i])}") if part else w("foe-one", foe=w.foe(foe.id), n=i + 1),
            caption=" ".join(
                [w.text(f"part-{dashed(g.entity[i])}") if part else "", f":armor: {armor}" if armor else ""]
            ).strip(),
            shape="figure",
            art=g.entity[i] if part else foe.id,
            flags=() if left else ("dead",),
            counters=(bar,),
        )


def _abilities(w: Words, f: int, foe: Foe) -> Iterator[Chip]:
    """Yield what a Monster can do, how many cards are played while so many live, what its deck has shown."""
    g = w.g
    beast = beast_of(g, foe)
    for name in beast.skills:
        trigger = "power" if any(feat.id == name for feat in beast.powers) else "passive"
        yield Chip(
            id=f"skill.{name}", kind=trigger, name=f"{w.skill(name)}.", words=w.skill_text(name),
            sign="power" if trigger == "power" else "power-lasting", shape="line",
        )  # fmt: skip
    if beast.states:
        now = len(living(foe))
        theirs, ours = beast.states.get(now, (0, 0))
        yield Chip(
            id=f"states.{f}", kind="states", name=w("chip-states", n=now, theirs=theirs, ours=ours),
            sign="monster", shape="line",
        )  # fmt: skip
    shown = sorted(card & VALUE for card in g.action[foe.deck].discard if card != POWER)
    if shown:
        values = " · ".join(map(str, shown))
        yield Chip(
            id=f"seen.{f}", kind="deck", name=w.text("chip-seen"), words=values, sign="discard", shape="line"
        )  # fmt: skip


# ---------------------------------------------------------------------------------------------- pairs


def _lane(w: Words, at: int, lane: Lane) -> Row:
    """Return a Hero against a Monster Card: hero cards below, monster cards above, and what comes of each pair."""
    g = w.g
    laid = bool(lane.values) and len(lane.foe_values) >= lane.against
    void = is_void(g, lane)
    legal = legal_pairs(lane) if laid and not void else []
    cards = [_pair(w, at, lane, k, h, m, k in legal) for k, (h, m) in enumerate(pairs(lane) if laid else ())]
    if not cards:
        played = lane.values or tuple(card & VALUE for card in lane.cards)
        for k, value in enumerate(played):
            name = w("card-action", n=value)
            cards.append(
                Card(id=f"pair.{at}.{k}", kind="value", name=name, value=str(value), icons=("sword",), shape="tall")
            )
        for k in range(len(played), lane.plays):
            cards.append(Card(id=f"pair.{at}.{k}", kind="space", name="", shape="slot", lines=(w.text("slot-card"),)))
    name = w("row-lane", hero=w.hero(lane.hero), foe=w.foe(g.foes[lane.foe].id))
    said = w("lane-against", foe=w.foe(g.foes[lane.foe].id)) if len(g.foes) > 1 else ""
    return Row(id=f"lane.{at}", name=name, cards=tuple(cards), seat=g.heroes[lane.hero].seat, words=said)


def _pair(w: Words, at: int, lane: Lane, k: int, h: int, m: int, legal: bool) -> Card:
    ours, theirs = lane.values[h], lane.foe_values[m]
    kind = "block" if ours == theirs else "hero-hit" if ours > theirs else "monster-hit"
    dealt, direct, back = blow(w.g, lane, k)
    foe = w.foe(w.g.foes[lane.foe].id)
    if is_void(w.g, lane):
        words = w.text("pair-void")
    elif not legal and lane.pair == -1:
        words = w.text("no-other-pair" if lane.block >= 0 else "no-hero-hit")
    elif kind == "block":
        words = w.text("pair-block")
    else:
        words = w(f"pair-{kind}", foe=foe, hero=w.hero(lane.hero), dealt=dealt, taken=direct + back)
    sign, suit = VERDICTS[kind]
    return Card(
        id=f"pair.{at}.{k}",
        kind="pair",
        name=w("pair-name", ours=ours, theirs=theirs),
        value=str(ours),
        icons=("sword",),
        lines=(words,),
        flags=("chosen",) if lane.pair == k else (),
        shape="tall",
        against=Card(
            id=f"foe-card.{at}.{m}", kind="foe-card", name=w("card-of", foe=foe, n=theirs), value=str(theirs),
            icons=("monster",), shape="tall",
        ),
        verdict=Chip(
            id=f"verdict.{at}.{k}", kind=kind, name=w.text(f"verdict-{kind}"), words=words, sign=sign, suit=suit
        ),
    )  # fmt: skip


def _told(w: Words, h: int, lanes: list[Lane]) -> str:
    """Return which pairs may count."""
    g = w.g
    lane = next((lane for lane in lanes if lane.pair == -1), None)
    if lane is None or not lane.values or len(lane.foe_values) < lane.against:
        return w.text("lane-resolved") if lanes and all(lane.pair >= 0 for lane in lanes) else ""
    if is_void(g, lane):
        return w.text("pair-void")
    return w.text("lane-only" if len(legal_pairs(lane)) == 1 else "lane-either")
