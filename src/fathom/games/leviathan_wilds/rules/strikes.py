"""Strikes, crystals and crystal pools (chapters 7 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.core.decisions import Option

from .. import effects
from ..queries import protected, strike_total
from ..queries.targets import POOL, TOKEN
from ..schema import verbs
from ..state import Wilds, hooks, rule, step
from . import anytime, ending, health, losses, scenario, terrain, timing

#: Bit of a crystal's byte that says it is blighted; the lower bits are its value.
BLIGHTED = 8


def target_ids(g: Wilds, target: int) -> tuple[str, ...]:
    """Return what a strike target can be clicked on."""
    if target >= TOKEN:
        return (f"token.{target - TOKEN}",)
    if target >= POOL:
        return (f"pool.{g.box.leviathan.pools[target - POOL].id}",)
    return g.box.board.at[target]


@step("LW-088", "LW-093", "LW-229", "LW-266", "LW-269", "LR-36")
def strike(g: Wilds, c: int, n: int, target: int, node: str) -> None:
    """A strike is made: Strike +X may be played onto it, then it lands.

    A strike of any number (LW-088) or of a skill, whoever gave it (LW-093). What adds to it is played now (LW-229,
    LW-266), in the German edition too (LW-269).
    """
    k = g.climbers[c]
    if k.defeated:
        return
    options = anytime.modifiers(g, "strike", c, strike(c, n, target, node))
    if k.mushrooms and gives_blight(g, c, target):
        options += anytime.modifiers(g, "blight", c, strike(c, n, target, node))
    if options:
        options.append(Option(k.seat, "land_strike", (n, target), target_ids(g, target), land(c, n, target, node)))
        g.ask("strike", k.seat, options, c, n)
    else:
        land.now(g, c, n, target, node)


@rule("LW-323", "LR-49")
def gives_blight(g: Wilds, c: int, target: int) -> bool:
    """Whether a strike on a target would give its striker blight, as things stand."""
    if target >= TOKEN or protected(g, c, "blight") or "blight" in g.climbers[c].shields:
        return False
    if target >= POOL:
        return bool(g.pools[target - POOL]) and g.box.leviathan.pools[target - POOL].colour == "teal"
    return bool(g.crystals[target] & BLIGHTED)


@step("LW-088", "LW-122", "LW-267", "LW-268", "LR-19", "LR-33")
def land(g: Wilds, c: int, n: int, target: int, node: str) -> None:
    """All bonuses that waited belong to this strike; it lands on its one target."""
    k = g.climbers[c]
    total = strike_total(g, c, n)
    bonuses, k.bonuses = k.bonuses, ()
    if total < 1:
        return
    own = g.box.nodes[node] if node else None
    clean = any(bonus.clean for bonus in bonuses) or (isinstance(own, verbs.Strike) and own.clean)
    breaks = [bonus.node for bonus in bonuses if bonus.node]
    if isinstance(own, verbs.Strike) and own.on_break:
        breaks.append(node)
    if target >= TOKEN:
        g.then(scenario.strike_token(c, target - TOKEN, total))
    elif target >= POOL:
        had_dice = bool(g.pools[target - POOL])
        g.then(lower_pool(c, target - POOL, total, 0, had_dice, clean, tuple(breaks)))
    else:
        strike_crystal(g, c, target, total, clean, breaks)


@rule("LW-004", "LW-089", "LW-090", "LW-091", "LW-092", "LW-187", "LR-08")
def strike_crystal(g: Wilds, c: int, space: int, total: int, clean: bool, breaks: Sequence[str]) -> None:
    """The die goes down; at 0 the crystal is broken. A blighted one gives 1 blight, after the win is checked.

    The die shows what is left (LW-004); at 0 it is gone (LW-089) for all rules (LW-187), and what is too much is
    lost (LW-090). Teal gives 1 blight however hard the blow (LW-091), from afar too (LW-092).
    """
    die = g.crystals[space]
    left = max(0, (die & 7) - total)
    set_die(g, space, left | (die & BLIGHTED) if left else 0)
    g.emit("struck", climber=c, space=space, n=total, left=left)
    if not left:
        crystal_broken(g, c, 1, breaks)
        crystal_gone(g, space)
    if g.over:
        return
    if die & BLIGHTED:
        strike_blight(g, c, clean)


def crystal_gone(g: Wilds, space: int) -> None:
    """What the scenario says of a crystal that goes from this space happens."""
    if not g.over:
        for call in hooks.calls(g.box.leviathan.id, "crystal_gone", g, space):
            timing.answer(g, call)


@rule("LW-091", "LW-185", "LW-275", "LW-276", "LW-285")
def strike_blight(g: Wilds, c: int, clean: bool) -> None:
    """A strike on something blighted gives exactly 1 blight, unless the strike is clean or the striker protected.

    One for a strike: on a crystal (LW-091), on a pool (LW-185), from a distance (LW-275, LW-285); who ignores
    terrain does not ignore this (LW-276).
    """
    if not clean and not terrain.is_protected(g, c, "blight"):
        g.then(take_blight(c))


@step("LW-091", "LW-323", "LR-49")
def take_blight(g: Wilds, c: int) -> None:
    """The striker gains 1 blight, unless it spends a shield on it."""
    k = g.climbers[c]
    if "blight" not in k.shields or k.defeated:
        health.gain_blight.now(g, c, 1)
        return
    spend = Option(k.seat, "spend_shield", ("blight",), (f"climber.{c}",), losses.spend_shield(c, "blight"))
    g.ask("blight", k.seat, [spend, Option(k.seat, "take_blight", (1,), (), health.gain_blight(c, 1))], c)


def set_die(g: Wilds, space: int, die: int) -> None:
    """Put a die, or none, on a space."""
    crystals = bytearray(g.crystals)
    crystals[space] = die
    g.crystals = bytes(crystals)


@rule("LW-089", "LW-199", "LW-279")
def crystal_broken(g: Wilds, c: int, times: int, breaks: Sequence[str]) -> None:
    """A crystal is broken: perhaps the game is won; otherwise what depends on breaking follows."""
    g.climbers[c].broke += times
    g.emit("broken", climber=c)
    ending.check_win(g)
    if g.over:
        return
    for node in breaks:
        inner = tuple(effect.node for effect in getattr(g.box.nodes[node], "on_break", ()))
        g.then(effects.carry_out(c, inner, effects.skill(c)))
    for _ in range(times):
        timing.moment(g, "break_crystal", c)


# ---------------------------------------------------------------------------------------------- pools


@step("LW-180", "LW-183", "LW-184", "LR-30")
def lower_pool(
    g: Wilds, c: int, pool: int, left: int, broken: int, had_dice: bool, clean: bool, breaks: tuple[str, ...]
) -> None:
    """A strike lowers dice of a pool, as the players like, in total by its value; surplus carries on."""
    dice = g.pools[pool]
    if not left or not dice:
        g.then(pool_struck(c, pool, broken, had_dice, clean, breaks))
        return
    seat = g.climbers[c].seat
    options = []
    for value in sorted(set(dice)):
        for amount in range(min(left, value), 0, -1):
            call = lower_die(c, pool, value, amount, left, broken, had_dice, clean, breaks)
            options.append(
                Option(seat, "lower_die", (value, amount), (f"pool.{g.box.leviathan.pools[pool].id}",), call)
            )
    if sum(dice) <= left:
        options = options[:1]
    g.ask("pool", seat, options, c, left)


@step("LW-183", "LW-184")
def lower_die(
    g: Wilds, c: int, pool: int, value: int, amount: int, left: int, broken: int, had_dice: bool, clean: bool,
    breaks: tuple[str, ...],
) -> None:  # fmt: skip
    """One die of the pool goes down; at 0 it is removed."""
    dice = list(g.pools[pool])
    dice.remove(value)
    if value > amount:
        dice.append(value - amount)
    else:
        broken += 1
    g.pools = (*g.pools[:pool], tuple(sorted(dice, reverse=True)), *g.pools[pool + 1 :])
    g.emit("pool_lowered", climber=c, pool=pool, n=amount, left=sum(dice))
    g.then(lower_pool(c, pool, left - amount, broken, had_dice, clean, breaks))


@step("LW-181", "LW-185", "LW-186", "LW-197", "LW-198", "LW-225", "LW-279", "LW-313", "LW-314", "LR-30")
def pool_struck(g: Wilds, c: int, pool: int, broken: int, had_dice: bool, clean: bool, breaks: tuple[str, ...]) -> None:
    """The strike on a pool is complete: breaks count, the scenario answers at once, a blighted pool gives 1 blight.

    All its dice have one colour (LW-181); teal gives 1 blight for the strike (LW-185). A die taken off is a broken
    crystal (LW-279), the last one ends the pool (LW-186). What the scenario does then (LW-197) it does at once
    (LW-198, LW-225): an eye closes (LW-313), above an empty pool too (LW-314).
    """
    spec = g.box.leviathan.pools[pool]
    if not had_dice:
        g.emit("struck_empty" if spec.values else "struck_target", climber=c, pool=pool)
    if broken:
        crystal_broken(g, c, 1 if g.german else broken, breaks)
    if g.over:
        return
    if had_dice and spec.colour == "teal":
        strike_blight(g, c, clean)
    if spec.struck:
        g.then(effects.carry_out(-1, tuple(effect.node for effect in spec.struck), effects.MUST))
