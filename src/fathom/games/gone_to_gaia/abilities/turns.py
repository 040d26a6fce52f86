"""Abilities that count delver turns: Corruption, Enrage, Grow, Mode Shift, Rebirth, Repair (step T10 of GR-062)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..box.board import AROUND, DISTANCE, TILES
from ..rules import harm
from ..state import Ember, Gaia, rule, step
from . import aftermath, arrivals


@step("GG-286", "GG-295", "GG-304", "GG-313", "GR-008", "GR-062", "GR-066", "GR-084")
def after_turn(g: Gaia) -> None:
    """A delver turn is over, of whichever player."""
    g.turns += 1
    if g.corrupted >= 0:
        harm.suffer(g, g.corrupted, 1, "corruption")
    if g.enrage > 0:
        g.enrage -= 1
        if not g.enrage:
            g.emit("enraged")
    if g.turns % 2 == 0:
        every_second(g)
    if g.embers and not g.death_this_turn:
        count_embers(g)
    for enemy in g.enemies:
        if g.box.profiles[enemy.profile].serves:
            g.agenda.append(repair(enemy.uid))


@rule("GG-304", "GG-313", "GR-069", "GR-084")
def every_second(g: Gaia) -> None:
    """After every second turn enemies grow, while there are tokens, and change their mode."""
    profiles = g.box.profiles
    for enemy in g.enemies:
        abilities = profiles[enemy.profile].abilities
        if "grow" in abilities and tokens_in_use(g) < g.box.numbers.monster_tokens:
            enemy.growth += 1
            g.emit("token", enemy=enemy.uid, ability="grow")
        if "mode_shift" in abilities:
            enemy.offensive = not enemy.offensive
            g.emit("mode", enemy=enemy.uid, offensive=enemy.offensive)


@rule("GR-084")
def tokens_in_use(g: Gaia) -> int:
    """Return how many monster tokens lie on the table."""
    on_enemies = sum(
        e.growth + e.strength + e.shell + e.invulnerable + e.vicious + e.offensive + (e.marked >= 0) for e in g.enemies
    )
    on_suits = sum(suit.fear + suit.omen + suit.disarmed.bit_count() for suit in g.suits)
    on_tiles = len(g.gazed) + sum(ember.tokens for ember in g.embers)
    marks = 2 * (g.corrupted >= 0) + g.stunned.bit_count()
    return on_enemies + on_suits + on_tiles + marks + g.countdown + max(0, g.enrage)


# ---------------------------------------------------------------------------------------------- Rebirth


@rule("GG-320", "GG-321", "GR-117")
def count_embers(g: Gaia) -> None:
    """After a turn without a death every such tile loses a token; with the last one an enemy returns."""
    left = []
    for ember in g.embers:
        if ember.tokens > 1:
            left.append(Ember(ember.at, ember.tokens - 1, ember.profile))
        else:
            g.agenda.append(return_to_life(ember.at, ember.profile))
    g.embers = tuple(left)


@step("GG-321", "GR-079")
def return_to_life(g: Gaia, at: int, profile: int) -> None:
    """It returns on its tile, or on the nearest free one; the players break ties."""
    free = queries.free_mask(g)
    open_ = [there for there in range(TILES) if free >> there & 1]
    if not open_:
        return
    near = min(DISTANCE[at][there] for there in open_)
    seat = queries.lead(g)
    card = g.box.profiles[profile].card
    g.ask(
        "rebirth", seat,
        [
            Option(seat, "rebirth", (card, there), (f"tile.{there}",), reborn(there, profile))
            for there in open_ if DISTANCE[at][there] == near
        ],
        card,
    )  # fmt: skip


@step("GG-321", "GR-059")
def reborn(g: Gaia, at: int, profile: int) -> None:
    """It stands there with half its health, rounded up."""
    health = g.box.profiles[profile].health
    enemy = arrivals.come(g, profile, at, hurt=health // 2)
    if g.box.profiles[profile].kind == "boss":
        g.boss_slain = False
    g.emit("reborn", enemy=enemy.uid, card=g.box.profiles[profile].card, at=at)


# ---------------------------------------------------------------------------------------------- Repair


@step("GG-322", "GR-059")
def repair(g: Gaia, uid: int) -> None:
    """The Orb heals half of its master's damage if it is next to it; otherwise it moves 1 tile closer, if it can."""
    orb = queries.find(g, uid)
    if orb is None:
        return
    serves = queries.profile_of(g, orb).serves
    master = next((one for one in g.enemies if queries.profile_of(g, one).card == serves), None)
    if master is None:
        return
    far = DISTANCE[orb.at][master.at]
    if far == 1:
        healed = (master.hurt + 1) // 2
        if healed:
            master.hurt -= healed
            g.emit("repaired", enemy=master.uid, n=healed)
        return
    free = queries.free_mask(g)
    closer = tuple([at for at in AROUND[orb.at] if free >> at & 1 and DISTANCE[at][master.at] < far])
    if closer:
        aftermath.choose_tile(g, "move_enemy", uid, closer, lambda at: aftermath.move_to(uid, at))
