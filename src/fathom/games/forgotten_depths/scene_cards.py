"""Rows of a scene: the Heroes' hands, Combat as pairs laid opposite each other, the tile in hand, the card drawn."""

from __future__ import annotations

from fathom.core.scene import Card, Chip, Row

from . import art
from .queries import is_void, legal_pairs, pairs
from .rules.combat_damage import outcome
from .scene_words import Words, dashed
from .state import FROM_ITEM, VALUE, Lane


def rows(w: Words) -> tuple[Row, ...]:
    """Return all rows: Combat first, then what was drawn, then the hands."""
    g = w.g
    found = []
    if g.lanes:
        found += [_lane(w, at, lane) for at, lane in enumerate(g.lanes)]
    if g.drawn >= 0:
        found.append(Row(id="drawn", name=w.text("row-drawn"), cards=(tile_card(w, g.drawn),), kind="drawn"))
    if g.card:
        found.append(Row(id="encounter", name=w.text("row-encounter"), cards=(_story(w),), kind="encounter"))
    found += [_hand(w, h) for h in range(len(g.heroes))]
    return tuple(found)


def tile_card(w: Words, number: int) -> Card:
    """Return a tile that is not on the map."""
    drawing = art.tile(w.box, w.g.ecology, number * 4)
    return Card(id=f"tile.{number}", kind="tile", name=w.tile(number), shape="tile", drawing=drawing)


def _hand(w: Words, h: int) -> Row:
    hero = w.g.heroes[h]
    cards = []
    seen: dict[int, int] = {}
    for card in hero.hand:
        seen[card] = seen.get(card, 0) + 1
        again = f".{seen[card]}" if seen[card] > 1 else ""
        name = w("card-item" if card & FROM_ITEM else "card-action", n=card & VALUE)
        cards.append(
            Card(id=f"card.{h}.{card}{again}", kind="value", name=name, value=str(card & VALUE), shape="small")
        )
    return Row(id=f"hand.{h}", name=w("row-hand", hero=w.hero(h)), cards=tuple(cards), kind="hand", seat=hero.seat)


def _story(w: Words) -> Card:
    """Return the Feature or Legendary card that is being carried out."""
    name = w.g.card
    kind = "feature" if name in w.box.features else "legend"
    key = f"{kind}-{dashed(name)}"
    return Card(
        id=f"{kind}.{name}", kind=kind, name=w.text(key), lines=(w.text(f"{key}.text"),), shape="wide", art=name
    )


def _lane(w: Words, at: int, lane: Lane) -> Row:
    """Return a Hero against a Monster Card: hero cards below, monster cards above, and what comes of each pair."""
    g = w.g
    laid = len(lane.foe_values) >= lane.against
    legal = legal_pairs(lane) if laid and not is_void(g, lane) else []
    cards = []
    for k, (h, m) in enumerate(pairs(lane) if laid else []):
        cards.append(_pair(w, at, lane, k, h, m, k in legal))
    if not cards:
        for h, value in enumerate(lane.values):
            name = w("card-action", n=value)
            cards.append(Card(id=f"pair.{at}.{h}", kind="pair", name=name, value=str(value), shape="tall"))
    name = w("row-lane", hero=w.hero(lane.hero), foe=w.foe(g.foes[lane.foe].id))
    return Row(id=f"lane.{at}", name=name, cards=tuple(cards), kind="combat", seat=g.heroes[lane.hero].seat)


def _pair(w: Words, at: int, lane: Lane, k: int, h: int, m: int, legal: bool) -> Card:
    ours, theirs = lane.values[h], lane.foe_values[m]
    kind = "block" if ours == theirs else "hero-hit" if ours > theirs else "monster-hit"
    out, direct, back = outcome(w.g, lane, k)
    words = w(f"pair-{kind}", out=out, taken=direct + back)
    flags = ("legal",) if legal else ()
    chosen = ("now",) if lane.pair == k else ()
    foe = w.foe(w.g.foes[lane.foe].id)
    return Card(
        id=f"pair.{at}.{k}",
        kind="pair",
        name=w("pair-name", ours=ours, theirs=theirs),
        value=str(ours),
        lines=(words,),
        flags=(*flags, *chosen),
        shape="tall",
        against=Card(
            id=f"foe-card.{at}.{m}", kind="pair", name=w("card-of", foe=foe, n=theirs), value=str(theirs), shape="tall"
        ),
        verdict=Chip(id=f"verdict.{at}.{k}", kind=kind, name=w.text(f"verdict-{kind}"), words=words),
    )
