"""What a seat may know, and how to guess the rest (LW-021, LW-233, N-23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from fathom.core import records
from fathom.core.rng import Stream

from .box.board import FLAG_NAMES
from .rules import sides
from .state import Slot, Wilds, rule


@rule("LW-021", "LW-150", "LW-233", "LR-29")
def view(g: Wilds, seat: int) -> dict[str, Any]:
    """Return what a seat may know: hands and discard piles are open; decks, face-down threats and mushrooms are not."""
    board = g.box.board
    names = board.names
    return {
        "setup": msgspec.to_builtins(g.setup),
        "turn": g.turn,
        "round": g.round,
        "step": g.step,
        "active": g.active,
        "ap": g.ap,
        "icons": list(g.icons),
        "activating": g.activating,
        "track": g.track,
        "threats": [
            {"up": slot.up, "enraged": slot.enraged} | ({"threat": slot.threat} if slot.up else {})
            for slot in g.threats
        ],
        "current": g.current,
        "markers": [[marker.part, names[marker.space]] for marker in g.markers],
        "crystals": {
            names[s]: {"value": die & 7, "blighted": bool(die & 8)} for s, die in enumerate(g.crystals) if die
        },
        "pools": {pool.id: list(dice) for pool, dice in zip(g.box.leviathan.pools, g.pools, strict=True)},
        "mushrooms": dict(Counter(names[s] for s, _ in g.mushrooms)),
        "mushroom_box": len(g.mushroom_box),
        "mushroom_discard": list(g.mushroom_discard),
        "injury_deck": len(g.injuries),
        "terrain": {
            names[s]: [word for flag, word in FLAG_NAMES.items() if flags & flag]
            for s, flags in enumerate(g.terrain)
            if flags
        },
        "overlays": [list(entry) for entry in g.overlays],
        "scenario": dict(g.scenario),
        "tokens": [
            {"id": t.id, "owner": t.owner, "holder": t.holder, "space": names[t.space] if t.space >= 0 else None}
            | {"ready": t.ready}
            | ({"front": t.front} if t.front and not t.hidden else {})
            for t in g.tokens
        ],
        "coin": records.plain(g.coin),
        "last_chance": g.last_chance,
        "climbers": [
            {
                "seat": k.seat,
                "character": k.character,
                "class": k.klass,
                "cards": k.cards,
                "space": names[k.space] if k.space >= 0 else None,
                "health": k.health,
                "blight": k.blight,
                "focused": k.focused,
                "cover_ready": k.cover_ready,
                "defeated": k.defeated,
                "falling": k.falling,
                "mushrooms": list(k.mushrooms),
                "injuries": list(k.injuries),
                "block": sum(guard.left for guard in k.guards),
                "strike_bonus": sum(bonus.n for bonus in k.bonuses),
                "shields": list(k.shields),
            }
            for k in g.climbers
        ],
        "cards": [
            {
                "deck": len(d.deck),
                "hand": list(d.hand),
                "discard": list(d.discard),
                "ap_card": d.ap_card,
                "in_play": list(d.in_play),
            }
            for d in g.cards
        ],
    }


@rule("LW-021", "LW-095", "LW-233")
def determinise(g: Wilds, seat: int, guess: Stream) -> None:
    """Deal anew what nobody can see: layers of a deck, face-down threats, mushrooms and tokens, the injury deck."""
    for cards in g.cards:
        deck: tuple[str, ...] = ()
        at = 0
        for size in cards.layers:
            deck += guess.shuffled(cards.deck[at : at + size])
            at += size
        cards.deck = deck
    hidden = [i for i, slot in enumerate(g.threats) if not slot.up]
    dealt = guess.shuffled(g.threats[i].threat for i in hidden)
    slots = list(g.threats)
    for i, threat in zip(hidden, dealt, strict=True):
        slots[i] = Slot(threat, False, slots[i].enraged)
    g.threats = tuple(slots)
    on_map = [kind for _, kind in g.mushrooms]
    if g.mushroom_box_known:
        mixed = (*guess.shuffled(on_map), *guess.shuffled(g.mushroom_box))
    else:
        mixed = guess.shuffled((*on_map, *g.mushroom_box))
    g.mushrooms = tuple((space, mixed[i]) for i, (space, _) in enumerate(g.mushrooms))
    g.mushroom_box = mixed[len(on_map) :]
    g.injuries = guess.shuffled(g.injuries)
    tokens = list(g.tokens)
    for unknown in sides.unknown(g):
        fronts = guess.shuffled(tokens[i].front for i in unknown)
        for i, front in zip(unknown, fronts, strict=True):
            tokens[i] = records.replace(tokens[i], front=front)
    g.tokens = tuple(tokens)


def pieces(g: Wilds) -> Mapping[str, int]:
    """Count every piece that must never be lost or doubled, wherever it lies."""
    found: Counter[str] = Counter()
    for cards in g.cards:
        played = (cards.ap_card,) if cards.ap_card else ()
        found.update((*cards.deck, *cards.hand, *cards.discard, *cards.in_play, *played))
    found.update(f"mushroom.{kind}" for _, kind in g.mushrooms)
    held = (kind for k in g.climbers for kind in k.mushrooms)
    found.update(f"mushroom.{kind}" for kind in (*g.mushroom_box, *g.mushroom_discard, *g.mushrooms_lost, *held))
    found.update(f"injury.{card}" for card in (*g.injuries, *(card for k in g.climbers for card in k.injuries)))
    found.update(f"threat.{slot.threat}" for slot in g.threats)
    found.update(f"token.{t.owner}.{sides.kind(g, t)}.{t.front}" for t in g.tokens)
    return found


__all__ = ["determinise", "pieces", "view"]
