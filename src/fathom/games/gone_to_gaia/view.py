"""What a seat may know, worlds it cannot tell apart, and the pieces that must never be lost.

Almost everything lies open (GG-030). Hidden are the order of the shuffled decks and, in Onslaught, the bosses of later
waves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fathom.core.records import plain
from fathom.core.rng import Stream

from . import queries
from .rules import sheet
from .schema.words import OPINIONS
from .state import Gaia, Suit, rule

#: Fields of the state that everybody sees as they are.
OPEN = (
    "at", "witness", "stunned", "circuit_tiles", "friendly_tiles", "gazed", "countdown", "enrage", "corrupted",
    "corruptor", "wave", "phase", "spawn", "xp", "level", "circuits", "quest", "heroes", "page", "collected",
    "boss_slain", "goal_met", "passed", "active", "turns", "death_this_turn", "weapon", "slot", "moved", "points",
    "stride", "acted", "ap_used", "doubled", "level_discard", "spawn_discard", "friendlies_gone", "market", "removed",
)  # fmt: skip


@rule("GG-030", "GG-262")
def view(g: Gaia, seat: int) -> dict[str, Any]:
    """Return what a seat sees; all seats see the same."""
    shown: dict[str, Any] = {name: plain(getattr(g, name)) for name in OPEN}
    shown["suits"] = [_suit(g, suit) for suit in g.suits]
    shown["enemies"] = [plain(enemy) | {"card": queries.profile_of(g, enemy).card} for enemy in g.enemies]
    shown["drops"] = plain(g.drops)
    shown["embers"] = plain(g.embers)
    shown["fight"] = plain(g.fight)
    shown["line_up"] = [list(wave) for wave in known_waves(g)]
    shown["sheet"] = sheet_as_known(g)
    shown["decks"] = {
        "levels": len(g.level_deck),
        "spawns": len(g.spawn_deck),
        "scenarios": len(g.scenario_deck),
        "friendlies": len(g.friendly_deck),
        "shop": len(g.shop_deck),
    }
    return shown


def known_waves(g: Gaia) -> tuple[tuple[str, str], ...]:
    """Return the boss and the minions of the waves that were met so far; at the end, of all."""
    return g.line_up if g.over else g.line_up[: g.wave]


@rule("GG-225", "GR-093")
def sheet_as_known(g: Gaia) -> dict[str, Any]:
    """Return the Campaign Sheet without what nobody has met yet."""
    shown: dict[str, Any] = plain(g.sheet)
    if g.sheet.opinions:
        people = [who for who in g.box.people if sheet.is_known(g, who)]
        shown["opinions"] = {who: OPINIONS[sheet.opinion_of(g, who)] for who in people}
    return shown


def _suit(g: Gaia, suit: Suit) -> dict[str, Any]:
    shown: dict[str, Any] = plain(suit)
    used = queries.used_ranks(suit)
    shown["cards"] = [queries.card_of(g, suit, kind, rank).id for kind, rank in enumerate(used) if rank]
    return shown


@rule("GG-262")
def determinise(g: Gaia, seat: int, guess: Stream) -> None:
    """Shuffle what is shuffled anew, and draw other bosses for the waves of Onslaught that nobody has seen."""
    g.level_deck = guess.shuffled(g.level_deck)
    g.spawn_deck = guess.shuffled(g.spawn_deck)
    if queries.is_onslaught(g):
        g.shop_deck = guess.shuffled(g.shop_deck)
    if queries.is_onslaught(g) and g.wave < len(g.line_up):
        later = []
        for wave in range(g.wave + 1, len(g.line_up) + 1):
            boss = guess.pick(g.box.bosses_of_wave[wave])
            later.append((boss, guess.pick(g.box.kins[g.box.bosses[boss].kin].minions)))
        g.line_up = (*g.line_up[: g.wave], *later)


def pieces(g: Gaia) -> Mapping[str, int]:
    """Count every card and product, wherever it lies."""
    found: Counter[str] = Counter()
    if not queries.is_campaign(g):  # there the decks grow
        found.update(f"level.{card}" for card in (*g.level_deck, *g.level_discard))
        found.update(f"spawn.{card}" for card in (*g.spawn_deck, *g.spawn_discard))
    found.update(f"scenario.{card}" for card in g.scenario_deck)
    found.update(f"friendly.{card}" for card in (*g.friendly_deck, *g.friendlies_gone))
    products = [*g.shop_deck, *g.market, *g.removed]
    for suit in g.suits:
        products += [*suit.products, *suit.idle]
    # The shop is laid out after wave 1; until then all products are in the box.
    found.update(f"product.{name}" for name in products or g.box.products)
    return found
