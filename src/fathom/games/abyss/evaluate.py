"""How good a position is for a seat, in Influence Points: what is scored already, and what the rest may become."""

from __future__ import annotations

from fathom.core.memo import memo

from . import queries
from .box import AbyssBox
from .effects.standing import standing
from .rules import scoring
from .state import Abyss, Player

WON, LOST = 1000.0, -1000.0
#: What things are worth that are no Influence yet, or not seen: a Pearl (and one more than enough), a base token, a
#: Key, a kept token, a slain Leviathan on the way to the Scourge, a point of value in hand.
PEARL, SPARE_PEARL, ENOUGH = 0.7, 0.35, 6
TOKEN = 2.65
KEY, KEPT, SLAIN, POINT = 3.2, 1.6, 0.4, 0.3
#: A Lord's Power, while it is free; and an affiliated Ally, which a recruitment brings.
POWER, AFFILIATED = 1.5, 1.0
#: How much of a Lord's worth is left with each point, and with each Race, that is still missing; a plan is not a Lord.
PER_POINT, PER_RACE, PLAN = 0.82, 0.55, 0.8
#: How much the best rival's position counts.
RIVAL = 0.4


def evaluate(g: Abyss, seat: int) -> float:
    """Return the seat's Influence and prospects, less a part of those of the best rival."""
    if g.outcome is not None:
        return WON if g.outcome.won_by(seat) else LOST
    rivals = max(prospects(g, other) + TOKEN * len(g.players[other].monsters) for other in queries.opponents(g, seat))
    return prospects(g, seat) + scoring.sheet(g, seat).monsters - RIVAL * rivals


def prospects(g: Abyss, seat: int) -> float:
    """Everything that all can see: Monster tokens are left out."""
    p = g.players[seat]
    sheet = scoring.sheet(g, seat)
    value = float(sheet.open)
    value += PEARL * min(p.pearls, ENOUGH) + SPARE_PEARL * max(0, p.pearls - ENOUGH)
    value += KEY * queries.usable_keys(g, seat) + KEPT * len(p.kept) + SLAIN * len(p.slain)
    value += sum(POWER for lord in p.lords if g.box.lords[lord].lasting or g.box.lords[lord].each_turn)
    value += POINT * sum(g.box.sums(p.hand))
    return value + _plans(g, seat, p)


def _plans(g: Abyss, seat: int, p: Player) -> float:
    """The best Lord that the hand is on the way to, and half of the second best."""
    if not g.court:
        return 0.0
    sums = g.box.sums(p.hand)
    change = queries.cost_change(g, seat)
    any_race = standing(g, seat).no_required_race
    pearls = min(p.pearls, ENOUGH)
    plans = sorted([_plan(g.box, name, sums, change, pearls, any_race) for name in g.court], reverse=True)
    return plans[0] + 0.5 * sum(plans[1:2])


@memo
def _plan(box: AbyssBox, name: str, sums: bytes, change: int, pearls: int, any_race: bool) -> float:
    """A Lord's worth, less for every Race and every point that is still missing."""
    lord = box.lords[name]
    required = -1 if any_race else box.required[name]
    others = sorted((n for race, n in enumerate(sums) if n and race != required), reverse=True)
    have = [sums[required]] if required >= 0 and sums[required] else []
    have += others[: lord.races - (1 if required >= 0 else 0)]
    missing_races = lord.races - len(have)
    points = max(0, lord.cost + change - sum(have) - pearls)
    worth = lord.influence + KEY * lord.keys + AFFILIATED + (POWER if lord.arrow or lord.lasting else 0.0)
    worth -= POINT * min(sum(have), lord.cost + change)
    return PLAN * max(0.0, worth) * PER_RACE**missing_races * PER_POINT**points
