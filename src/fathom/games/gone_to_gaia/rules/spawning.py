"""Spawn cards: enemies, circuits and friendlies, start tiles, lieutenants of the hard game (chapter W)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..abilities import arrivals
from ..box.board import AROUND, tiles_in
from ..box.profiles import ANYWHERE
from ..state import Gaia, rule, step

LIEUTENANTS = 2


@step("GG-002", "GG-010", "GG-045", "GG-164", "GG-168", "GG-169", "GG-170", "GG-241", "GR-040", "GR-041", "GR-053")
def spawn(g: Gaia) -> None:
    """A Spawn card is drawn: the boss and its seven minions, shuffled, are placed by it, facing North.

    The card (GG-164) marks tiles (GG-168) for the boss and seven minions (GG-169), for circuits and friendlies
    (GG-170). Who comes says the page of the quest (GG-010), with their abilities (GG-045) and what else it says for
    itself (GG-002); in the hard game minions show their Hard side (GG-241).
    """
    g.uncover()
    if not g.spawn_deck:
        g.spawn_deck, g.spawn_discard = g.rng("spawns").shuffled(g.spawn_discard), ()
    card, g.spawn_deck = g.spawn_deck[0], g.spawn_deck[1:]
    g.spawn_discard += (card,)
    g.spawn = card
    marks = g.box.marks[card]
    boss, family = g.line_up[g.wave - 1]
    if g.events is not None:
        g.emit("spawned", wave=g.wave, card=card, boss=boss, minions=family, kin=g.box.bosses[boss].kin)
    place = ANYWHERE if queries.is_onslaught(g) else (g.quest, g.wave)
    add(g, g.box.profile_of[(*place, boss, False)], marks["B"][0])
    pack = [g.box.profile_of[(*place, one.id, g.hard)] for one in g.box.families[family].cards]
    minions = g.rng("minions").shuffled(pack)
    for profile, at in zip(minions, marks["m"], strict=True):
        add(g, profile, at)
    arrivals.lay_enrage(g)
    g.circuit_tiles, g.friendly_tiles = marks["c"], marks["f"]
    calls = []
    brings = g.box.kins[g.box.bosses[boss].kin].brings
    if brings:
        calls.append(choose_place(brings, tuple(AROUND[marks["B"][0]])))
    if g.hard:
        lieutenant = g.box.lieutenant_of_level[g.box.bosses[boss].level]
        calls += [choose_place(lieutenant, ())] * LIEUTENANTS
    g.then(*calls, start_tiles(0))


@rule("GG-095", "GG-169")
def add(g: Gaia, profile: int, at: int) -> None:
    """An enemy comes into play."""
    enemy = arrivals.come(g, profile, at)
    if g.events is not None:
        one = g.box.profiles[profile]
        g.emit("enemy", enemy=enemy.uid, card=one.card, at=at, abilities=tuple(sorted(one.abilities)))


@step("GG-242", "GR-021")
def choose_place(g: Gaia, card: str, tiles: tuple[int, ...]) -> None:
    """The players choose an empty tile for a further enemy; the start tiles stay free."""
    taken = queries.enemy_mask(g)
    for at in g.box.marks[g.spawn]["S"]:
        taken |= 1 << at
    open_ = [at for at in tiles or tiles_in((1 << 25) - 1) if not taken >> at & 1]
    seat = queries.lead(g)
    if open_:
        g.ask("place_enemy", seat,
              [Option(seat, "place_enemy", (card, at), (f"tile.{at}",), put_enemy(card, at)) for at in open_],
              card)  # fmt: skip


@step("GG-242")
def put_enemy(g: Gaia, card: str, at: int) -> None:
    """The enemy stands there."""
    add(g, g.box.profile_of[(*ANYWHERE, card, False)], at)


# ---------------------------------------------------------------------------------------------- start tiles


@step("GG-165")
def start_tiles(g: Gaia, piece: int) -> None:
    """Each delver, then Witness (2), is put on one of the two start tiles; they may share it."""
    tiles = g.box.marks[g.spawn]["S"]
    while piece < 2 and not queries.suit_of(g, piece).alive:
        piece += 1
    if piece == 2 and not has_witness(g):
        return
    seat = queries.lead(g) if piece == 2 else queries.seat_of(g, piece)
    options = [Option(seat, "start", (piece, at), (f"tile.{at}",), stand_at(piece, at)) for at in tiles]
    g.ask("start", seat, options, piece)


@step("GG-165")
def stand_at(g: Gaia, piece: int, at: int) -> None:
    """The piece stands there."""
    if piece == 2:
        g.witness = at
        return
    g.at = (at, g.at[1]) if piece == 0 else (g.at[0], at)
    start_tiles.now(g, piece + 1)


@rule("GG-070", "GG-071", "GR-099")
def has_witness(g: Gaia) -> bool:
    """Whether Witness comes along: from chapter 2 on, and in Onslaught."""
    return queries.is_onslaught(g) or g.box.quests[g.quest].chapter > 1
