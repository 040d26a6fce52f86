"""Cards of a scene: Action Cards, the tile in hand in each way that it fits, cards of Encounters, what was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from fathom.core.decisions import Decision
from fathom.core.scene import Card, Chip, Panel, Row
from fathom.core.words import dashed

from .. import art
from ..state import FROM_ITEM, POWER, VALUE
from .plan import tile_plan
from .words import Words

#: Questions that are answered with cards of a hand.
OF_HAND = frozenset({"supply", "discard", "swap_hand", "play"})


def rows(w: Words, decision: Decision | None) -> tuple[Row, ...]:
    """Return what one holds: the tile that was drawn, or the Heroes' hands where cards are to be played."""
    g = w.g
    lead = decision.lead if decision else 0
    tiles = tuple(_tiles(w, decision)) if decision else ()
    if tiles:
        return tiles
    if g.foes or (decision and decision.key in OF_HAND):
        return tuple(_hand(w, h, lead) for h in _hands(w, decision))
    return ()


def _hands(w: Words, decision: Decision | None) -> list[int]:
    """Return the Heroes whose hands are shown: of two of one seat first the one whom the question is about."""
    heroes = list(range(len(w.g.heroes)))
    if decision and decision.args and decision.key in OF_HAND:
        about = w.g.lanes[decision.args[0]].hero if decision.key == "play" else decision.args[0]
        heroes.sort(key=lambda h: h != about)
    return heroes


def _hand(w: Words, h: int, lead: int) -> Row:
    hero = w.g.heroes[h]
    cards = tuple(action_card(w, f"card.{h}.{card}", card, again, "tall") for card, again in counted(hero.hand))
    return Row(id=f"hand.{h}", name=w("row-hand", hero=w.hero(h)), cards=cards, kind="hand", seat=hero.seat)


def counted(cards: bytes) -> Iterator[tuple[int, int]]:
    """Yield cards, each with how many like it came before."""
    seen: dict[int, int] = {}
    for card in cards:
        yield card, seen.get(card, 0)
        seen[card] = seen.get(card, 0) + 1


def action_card(w: Words, id_: str, card: int, again: int = 0, shape: Literal["number", "tall"] = "number") -> Card:
    """Return an Action Card of a Hero; Item Action cards are told apart."""
    if card == POWER:
        return Card(id=id_, kind="value", name=w.card(card), value="✦", shape=shape, icons=("power",))
    from_item = bool(card & FROM_ITEM)
    return Card(
        id=f"{id_}.{again + 1}" if again else id_,
        kind="value",
        name=w("card-item" if from_item else "card-action", n=card & VALUE),
        value=str(card & VALUE),
        icons=("chest",) if from_item else ("sword",),
        flags=("apart",) if from_item else (),
        shape=shape,
    )


# ---------------------------------------------------------------------------------------------- tiles


def tile_id(tile: int, turn: int) -> str:
    """Return the id of a tile that is not on the map, turned."""
    return f"tile.{tile}.{turn}"


def _tiles(w: Words, decision: Decision) -> Iterator[Row]:
    """Yield the tile in hand and the one set aside, each in every rotation in which it fits somewhere.

    One in hand that fits nowhere yet is shown as it is.
    """
    for key, name, tile in (("place", "drawn", w.g.drawn), ("place_aside", "aside", w.g.set_aside)):
        turns = sorted({option.args[1] for option in decision.options if option.key == key})
        if turns or key == decision.key:
            cards = tuple(tile_card(w, tile, turn) for turn in turns or (0,))
            yield Row(id=name, name=w.text(f"row-{name}"), cards=cards, kind="hand", seat=decision.lead)


def tile_card(w: Words, tile: int, turn: int = 0, id_: str = "") -> Card:
    """Return a tile that is not on the map."""
    drawing = w.once(("tile", w.g.ecology, tile, turn), lambda: art.tile(w.box, w.g.ecology, tile * 4 + turn))
    name = w("card-tile", tile=w.tile(tile), turn=turn)
    plan = w.once(("plan", w.g.ecology, tile, turn), lambda: tile_plan(w, tile * 4 + turn))
    return Card(id=id_ or tile_id(tile, turn), kind="tile", name=name, shape="tile", drawing=drawing, plan=plan)


# ---------------------------------------------------------------------------------------------- Encounters


def encounter(w: Words, decision: Decision | None) -> Iterator[Panel]:
    """Yield what lies open in an Encounter: the card that is carried out, cards supplied, what was drawn."""
    g = w.g
    found = []
    if g.card:
        found.append(Row(id="story", name=w.text("row-encounter"), cards=(story_card(w),)))
    if g.supplied:
        cards = tuple(action_card(w, f"supplied.{i}", card) for i, (_, card) in enumerate(g.supplied))
        found.append(Row(id="supplied", name=w.text("row-supplied"), cards=cards, words=w.text("row-supplied")))
    if g.revealed:
        cards = tuple(found_card(w, name) for name in g.revealed)
        found.append(Row(id="revealed", name=w.text("row-revealed"), cards=cards))
    if decision and decision.key == "give":
        found.append(Row(id="revealed", name=w.text("row-revealed"), cards=(found_card(w, decision.args[0]),)))
    if decision and decision.key == "look":
        found.append(Row(id="looked", name=w.text("row-looked"), cards=(_looked(w, *decision.args[:2]),)))
    if found:
        yield Panel(id="encounter", kind="encounter", title="", rows=tuple(found), place="centre")


def story_card(w: Words) -> Card:
    """Return the Feature or Legendary card that is being carried out."""
    name = w.g.card
    kind = "feature" if name in w.box.features else "legend"
    key = f"{kind}-{dashed(name)}"
    effects = w.box.features[name].effects if kind == "feature" else w.box.legends[name].effects
    lines = (w.card_text(kind, name), *w.story(effects))
    return Card(id=f"{kind}.{name}", kind=kind, name=w.text(key), lines=lines, shape="wide", art=name)


def found_card(w: Words, name: str) -> Card:
    """Return an Item or an Ability Card."""
    kind = "item" if name in w.box.items else "ability"
    key = f"{kind}-{dashed(name)}"
    chips: list[Chip] = []
    if kind == "item":
        item = w.box.items[name]
        chips += [Chip(id=f"hands.{name}", kind="hand", name=str(item.hands), sign="hand")] if item.hands else []
        chips.append(Chip(id=f"worth.{name}", kind="xp", name=str(item.xp), sign="xp"))
    return Card(
        id=f"{kind}.{name}",
        kind=kind,
        name=w.text(key),
        lines=(w.card_text(kind, name),),
        caption=w.text(f"{key}.look"),
        shape="wide",
        art=name,
        chips=tuple(chips),
    )


def _looked(w: Words, deck: str, card: int) -> Card:
    """Return the card that is looked at, on top of a pile."""
    match deck:
        case "tiles":
            return tile_card(w, card)
        case "monsters":
            name = w.box.beasts[card].id
            return Card(
                id=f"monster.{name}", kind="monster", name=w.foe(name), shape="wide", art=name,
                lines=(w.text(f"monster-{dashed(name)}.look"),),
            )  # fmt: skip
        case "features":
            name = w.box.feature_names[card]
            return Card(
                id=f"feature.{name}", kind="feature", name=w.thing("feature", name), shape="wide", art=name,
                lines=(w.text(f"feature-{dashed(name)}.text"),),
            )  # fmt: skip
    return action_card(w, "looked", card)
