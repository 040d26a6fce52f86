"""XP, levels and Level cards (chapters P and Q)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from .. import effects, queries
from ..state import Gaia, offer, rule, step
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
    """A player draws a Level card and takes one of its rewards that is possible; with none, nothing.

    Each draws (GG-122), sees what the card would give (GG-121) and takes one reward (GG-117) within the maximum
    ranks (GG-120); marker and XP stay (GG-123).
    """
    if not g.suits[seat].alive:
        return
    g.uncover()
    if not g.level_deck:
        g.level_deck, g.level_discard = g.rng("levels").shuffled(g.level_discard), ()
    card, g.level_deck = g.level_deck[0], g.level_deck[1:]
    g.level_discard += (card,)
    g.emit("drew_level", seat_of=seat, card=card)
    options = possible(rewards(g, seat, card))
    if options:
        g.ask("level_card", seat, options, card)
    else:
        g.emit("level_void", seat_of=seat, card=card)


@offer("level_card")
def rewards(g: Gaia, seat: int, card: str) -> Iterator[Offer]:
    """Yield the rewards of a Level card."""
    suit = g.suits[seat]
    for i, reward in enumerate(g.box.levels[card].options):
        if reward.equip:
            kind = g.box.type_number[reward.equip]
            name = queries.card_of(g, suit, kind, min(suit.ranks[kind] + 1, g.box.numbers.max_rank)).id
            option = Option(seat, "take_card", (name,), (f"gear.{seat}.{kind}",), take_card(seat, kind))
            yield option, equipment.why_not_gain(g, seat, kind)
        else:
            yield Option(seat, "take_reward", (card, i), (), take_reward(seat, card, i)), None


@step("GG-117", "GG-118", "GG-119")
def take_card(g: Gaia, seat: int, kind: int) -> None:
    """The next rank of the type is gained."""
    equipment.gain(g, seat, kind, g.suits[seat].ranks[kind] + 1)


@step("GG-117")
def take_reward(g: Gaia, seat: int, card: str, i: int) -> None:
    """The other reward of the card happens."""
    effects.carry_out(g, seat, g.box.levels[card].options[i].effect)
