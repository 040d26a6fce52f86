"""What a seat may know, and how to guess the rest (AB-013, AR-01, AR-58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from fathom.core.records import plain
from fathom.core.rng import Stream

from .rules import scoring
from .state import Abyss, Face, Player, rule


@rule("AB-013", "AR-01")
def view(g: Abyss, seat: int) -> dict[str, Any]:
    """Hands and Monster tokens are their owner's, stacks and decks nobody's; how many there are is open."""
    return {
        "setup": msgspec.to_builtins(g.setup),
        "turn": g.turn,
        "step": g.step,
        "active": g.active,
        "used": list(g.used),
        "price": g.price,
        "buyers": [i for i in range(len(g.players)) if g.buyers >> i & 1],
        "extra_turns": g.extra_turns,
        "deck": len(g.deck),
        "discard": len(g.discard),
        "track": list(g.track),
        "council": [len(stack) for stack in g.council],
        "court": list(g.court),
        "lord_deck": len(g.lord_deck),
        "lords_gone": list(g.lords_gone),
        "location_stack": len(g.location_stack),
        "available": list(g.available),
        "locations_gone": list(g.locations_gone),
        "treasury": g.treasury,
        "keys": g.keys,
        "monsters": len(g.monsters),
        "new_monsters": len(g.new_monsters),
        "tokens_gone": list(g.tokens_gone),
        "threat": g.threat,
        "border": [beast and {"leviathan": beast.leviathan, "level": beast.level} for beast in g.border],
        "leviathans": len(g.leviathans),
        "leviathans_gone": list(g.leviathans_gone),
        "arriving": g.arriving,
        "spent": list(g.spent),
        "scourge": g.scourge,
        "ender": g.ender,
        "why": g.why,
        "players": [_player(g, i, p, seat) for i, p in enumerate(g.players)],
    }


def _player(g: Abyss, i: int, p: Player, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "pearls": p.pearls,
        "keys": p.keys,
        "hand_size": len(p.hand),
        "affiliated": list(p.affiliated),
        "lords": list(p.lords),
        "turned": list(p.turned),
        "locations": [{"location": held.location, "lords": list(held.lords)} for held in p.locations],
        "monsters": len(p.monsters),
        "kept": len(p.kept),
        "wounds": p.wounds,
        "slain": list(p.slain),
    }
    if i == seat or g.over:
        shown["hand"] = list(p.hand)
        shown["tokens"] = sorted(face.token for face in p.monsters)
        shown["new_tokens"] = sorted(face.token for face in p.kept)
        shown["sheet"] = plain(scoring.sheet(g, i))
    return shown


@rule("AB-013", "AR-10", "AR-58")
def determinise(g: Abyss, seat: int, guess: Stream) -> None:
    """Deal anew the decks, the Location stack, and the Monster tokens that the seat has not seen.

    Every Ally was open when it was revealed, sold, sent to the Council or spent: whoever remembers knows the hands.
    """
    g.deck = guess.shuffled(g.deck)
    g.lord_deck = guess.shuffled(g.lord_deck)
    g.location_stack = guess.shuffled(g.location_stack)
    g.leviathans = guess.shuffled(g.leviathans)
    bit = 1 << seat if seat >= 0 else 0
    g.monsters = _deal_tokens(g, "monsters", g.monsters, bit, guess)
    g.new_monsters = _deal_tokens(g, "kept", g.new_monsters, bit, guess)


def _deal_tokens(g: Abyss, field: str, supply: tuple[str, ...], bit: int, guess: Stream) -> tuple[str, ...]:
    """Mix the supply with what others hold unseen; return the supply."""
    unseen = [face.token for p in g.players for face in getattr(p, field) if not face.seen & bit]
    mixed = list(guess.shuffled((*supply, *unseen)))
    for p in g.players:
        held: tuple[Face, ...] = getattr(p, field)
        if any(not face.seen & bit for face in held):
            setattr(p, field, tuple(f if f.seen & bit else Face(mixed.pop(), f.seen) for f in held))
    return tuple(mixed)


def pieces(g: Abyss) -> Mapping[str, int]:
    """Count every card, tile, token and Pearl, wherever it lies."""
    found: Counter[str] = Counter()
    found.update((*g.deck, *g.discard, *g.track, *(card for stack in g.council for card in stack), *g.spent))
    found.update((*g.court, *g.lord_deck, *g.lords_gone))
    found.update(f"location.{name}" for name in (*g.location_stack, *g.available, *g.locations_gone))
    found.update(f"token.{name}" for name in (*g.monsters, *g.new_monsters, *g.tokens_gone))
    found.update((*g.leviathans, *g.leviathans_gone, *(beast.leviathan for beast in g.border if beast)))
    found.update([g.arriving] if g.arriving else [])
    for p in g.players:
        found.update((*p.hand, *p.affiliated, *p.lords, *p.turned, *p.slain))
        found.update(lord for held in p.locations for lord in held.lords)
        found.update(f"location.{held.location}" for held in p.locations)
        found.update(f"token.{face.token}" for face in (*p.monsters, *p.kept))
    found["pearls"] = g.treasury + sum(p.pearls for p in g.players)
    found["keys"] = g.keys + sum(p.keys for p in g.players)
    found["wounds"] = g.wounds + sum(p.wounds for p in g.players)
    return found
