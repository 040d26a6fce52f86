"""What a seat may know, and how to guess the rest (FD-043)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from fathom.core import records
from fathom.core.rng import Stream

from .box import ACTION, ECOLOGIES
from .box.board import coordinates
from .rules.decks import value
from .state import FROM_ITEM, POWER, Depths, Hero, Lane, Pile, rule


@rule("FD-043")
def view(g: Depths, seat: int) -> dict[str, Any]:
    """Return what a seat may know: hands and discard piles are open, draw piles are not, except what was looked at."""
    land = g.box.lands[g.ecology]
    tiles = [ground.id for ground in land.grounds]
    beasts = [beast.id for beast in g.box.beasts]
    return {
        "setup": msgspec.to_builtins(g.setup),
        "ecology": ECOLOGIES[g.ecology],
        "phase": g.phase,
        "turn": g.turn,
        "keys": g.keys,
        "xp": list(g.xp),
        "paid": g.paid,
        "map": [
            {"tile": tiles[placed >> 2], "turn": placed & 3, "at": list(coordinates(at))}
            for at, placed in g.cells.items()
        ],
        "lantern": g.lantern,
        "reach": _bits(g.reach),
        "monsters": _bits(g.monsters),
        "features": _bits(g.features),
        "chests": _bits(g.chests),
        "defeated": _bits(g.defeated),
        "doors": [list(door) for door in g.doors],
        "opened": [list(door) for door in g.opened],
        "patterns_done": _bits(g.patterns_done),
        "matches": [[match.pattern, list(match.knots)] for match in g.matches],
        "rested": g.rested,
        "drawn": tiles[g.drawn] if g.drawn >= 0 else None,
        "set_aside": tiles[g.set_aside] if g.set_aside >= 0 else None,
        "dead_ends": g.dead_ends,
        "tiles": _pile(g.tiles, tiles),
        "monster_pile": _pile(g.monster_pile, beasts),
        "feature_pile": _pile(g.feature_pile, list(g.box.feature_names)),
        "beaten": [beasts[number] for number in g.beaten],
        "card": g.card,
        "revealed": list(g.revealed),
        "round": g.round,
        "solo": g.solo,
        "action": {name: _pile(pile) for name, pile in zip(ACTION, g.action, strict=False)},
        "item_decks": {name: _deck(g, f"items.{name}", deck) for name, deck in g.item_decks.items()},
        "ability_decks": {name: _deck(g, f"abilities.{name}", deck) for name, deck in g.ability_decks.items()},
        "foes": [{"id": foe.id, "health": list(foe.health), "fired": foe.fired, "next": foe.next} for foe in g.foes],
        "entity": list(g.entity),
        "lanes": [_lane(lane) for lane in g.lanes],
        "supplied": [[h, value(card)] for h, card in g.supplied],
        "heroes": [_hero(hero) for hero in g.heroes],
    }


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def _pile(pile: Pile, names: list[str] | None = None) -> dict[str, Any]:
    def say(cards: bytes) -> list[Any]:
        return [names[card] for card in cards] if names else list(cards)

    last = len(pile.cards) - pile.bottom
    return {
        "count": len(pile.cards),
        "top": say(pile.cards[: pile.top]),
        "bottom": say(pile.cards[last:]),
        "discard": say(pile.discard),
    }


def _deck(g: Depths, key: str, deck: tuple[str, ...]) -> dict[str, Any]:
    return {"count": len(deck), "bottom": list(deck[len(deck) - g.known_bottom.get(key, 0) :])}


def _lane(lane: Lane) -> dict[str, Any]:
    return {
        "hero": lane.hero,
        "foe": lane.foe,
        "plays": [lane.plays, lane.against],
        "ours": list(lane.values),
        "theirs": list(lane.foe_values),
        "facing": lane.facing,
        "block": lane.block,
        "pair": lane.pair,
    }


def _hero(hero: Hero) -> dict[str, Any]:
    return {
        "seat": hero.seat,
        "mat": hero.mat,
        "classes": list(hero.classes),
        "level": hero.level,
        "health": hero.health,
        "draw": len(hero.draw),
        "known": [_card(card) for card in hero.draw[: hero.known]],
        "discard": [_card(card) for card in hero.discard],
        "hand": [_card(card) for card in hero.hand],
        "stored": hero.stored,
        "abilities": list(hero.abilities),
        "exhausted": list(hero.exhausted),
        "spent": list(hero.spent),
        "items": [records.plain(held) for held in hero.items],
        "lasting": [records.plain(effect) for effect in hero.lasting],
    }


def _card(card: int) -> str:
    return "power" if card == POWER else f"{value(card)}{'i' if card & FROM_ITEM else ''}"


# ---------------------------------------------------------------------------------------------- guessing


@rule("FD-043")
def determinise(g: Depths, seat: int, guess: Stream) -> None:
    """Deal anew what nobody can see; what was looked at, and where the Stairs Tile lies, stays."""
    land = g.box.lands[g.ecology]
    _deal_anew(g.tiles, guess, keep=land.stairs)
    for pile in (g.monster_pile, g.feature_pile, *g.action):
        _deal_anew(pile, guess)
    g.guardians = bytes(guess.shuffled(g.guardians))
    g.openings = tuple(pile if g.patterns_done >> p & 1 else guess.shuffled(pile) for p, pile in enumerate(g.openings))
    for hero in g.heroes:
        hero.draw = hero.draw[: hero.known] + bytes(guess.shuffled(hero.draw[hero.known :]))
    for kind, decks in (("items", g.item_decks), ("abilities", g.ability_decks)):
        for name, deck in decks.items():
            hidden = len(deck) - g.known_bottom.get(f"{kind}.{name}", 0)
            decks[name] = guess.shuffled(deck[:hidden]) + deck[hidden:]


def _deal_anew(pile: Pile, guess: Stream, keep: int = -1) -> None:
    last = len(pile.cards) - pile.bottom
    hidden = pile.cards[pile.top : last]
    at = hidden.find(keep) if keep >= 0 else -1
    mixed = guess.shuffled(hidden if at < 0 else hidden[:at] + hidden[at + 1 :])
    dealt = bytes(mixed if at < 0 else (*mixed[:at], keep, *mixed[at:]))
    pile.cards = pile.cards[: pile.top] + dealt + pile.cards[last:]


# ---------------------------------------------------------------------------------------------- counting


@rule("FD-112", "FD-020")
def pieces(g: Depths) -> Mapping[str, int]:
    """Count every piece that must never be lost or doubled, wherever it lies.

    Tiles, Monsters and Features of other Ecologies are in the box, so only those of this one are counted as they lie.
    """
    found: Counter[str] = Counter()
    tiles = [*g.tiles.cards, *(placed >> 2 for placed in g.cells.values()), g.drawn, g.set_aside]
    found["tiles"] = len({tile for tile in tiles if tile >= 0})
    for h, hero in enumerate(g.heroes):
        cards = hero.draw + hero.discard + hero.hand + hero.removed + hero.supply
        played = [card for lane in g.lanes if lane.hero == h for card in lane.cards]
        supplied = [card for owner, card in g.supplied if owner == h]
        found.update(f"card.{h}.{card}" for card in (*cards, *played, *supplied) if card)
        # The Wizard's third Power Card is out of the game below Level 3.
        most = g.box.decks[hero.classes[0]].power_cards
        found[f"card.{h}.power"] = hero.stored + cards.count(POWER) + most[2] - most[hero.level - 1]
        found.update(f"item.{held.id}" for held in hero.items if not g.box.items[held.id].found)
        found.update(f"ability.{card}" for card in hero.abilities)
    for deck, pile in enumerate(g.action):
        fought = [card for lane in g.lanes if g.foes[lane.foe].deck == deck for card in lane.foe_cards]
        aside = [POWER for name in g.aside if name == deck]
        found.update(f"action.{deck}.{card}" for card in (*pile.cards, *pile.discard, *fought, *aside))
    for deck_of in (g.item_decks, g.ability_decks):
        for cards_ in deck_of.values():
            found.update(f"{'item' if deck_of is g.item_decks else 'ability'}.{card}" for card in cards_)
    found.update(f"{'item' if card in g.box.items else 'ability'}.{card}" for card in g.revealed)
    found.update(f"item.{item}" for item in g.items_spent if not g.box.items[item].found)
    return found


__all__ = ["determinise", "pieces", "view"]
