"""XP, levels and Level cards (chapters P and Q)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects, queries
from ..state import Gaia, rule, step
from . import equipment


@rule("GG-113", "GG-114")
def gain_xp(g: Gaia, n: int) -> None:
    """XP go to the shared counter."""
    g.xp += n
    g.emit("xp", n=n)


@step("GG-115", "GG-116", "GG-128", "GG-256")
def check_levels(g: Gaia) -> None:
    """One level at a time, while XP On Hand reach its cost: each living player draws a Level card."""
    costs = queries.sheet_of_xp(g)
    if g.level > len(costs) or g.xp < costs[g.level - 1]:
        return
    g.xp -= costs[g.level - 1]
    g.level += 1
    g.emit("level", level=g.level)
    g.then(*[draw(seat) for seat in queries.living(g)], check_levels())


@step("GG-117", "GG-120", "GG-121", "GG-122", "GG-123", "GR-052", "GR-053")
def draw(g: Gaia, seat: int) -> None:
    """A player draws a Level card and takes one of its rewards that is possible; with none, nothing."""
    if not g.suits[seat].alive:
        return
    if not g.level_deck:
        g.level_deck, g.level_discard = g.rng("levels").shuffled(g.level_discard), ()
    card, g.level_deck = g.level_deck[0], g.level_deck[1:]
    g.level_discard += (card,)
    g.emit("drew_level", seat_of=seat, card=card)
    options = []
    suit = g.suits[seat]
    for i, reward in enumerate(g.box.levels[card].options):
        if reward.equip:
            kind = g.box.type_number[reward.equip]
            if equipment.can_gain(g, seat, kind):
                name = queries.card_of(g, suit, kind, suit.ranks[kind] + 1).id
                options.append(Option(seat, "take_card", (name,), (f"gear.{seat}.{kind}",), take_card(seat, kind)))
        else:
            options.append(Option(seat, "take_reward", (card, i), (), take_reward(seat, card, i)))
    if options:
        g.ask("level_card", seat, options, card)
    else:
        g.emit("level_void", seat_of=seat, card=card)


@step("GG-117", "GG-118", "GG-119")
def take_card(g: Gaia, seat: int, kind: int) -> None:
    """The next rank of the type is gained."""
    equipment.gain(g, seat, kind, g.suits[seat].ranks[kind] + 1)


@step("GG-117")
def take_reward(g: Gaia, seat: int, card: str, i: int) -> None:
    """The other reward of the card happens."""
    effects.carry_out(g, seat, tuple(effect.node for effect in g.box.levels[card].options[i].effect))
