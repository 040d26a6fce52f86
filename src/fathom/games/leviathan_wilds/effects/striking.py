"""Verbs about crystals: strike, Strike +X, range, dice that change."""

from __future__ import annotations

from typing import Any

from fathom.core.decisions import Option
from fathom.core.memo import memo

from ..queries import is_waiting
from ..queries.targets import reach_of, strike_targets, strike_values
from ..rules import scenario, strikes
from ..schema import verbs
from ..state import Bonus, Wilds, rule, step
from .registry import How, can, effect, lead_seat, number, skip_option, verb


@verb(verbs.Strike)
@step("LW-079", "LW-092", "LW-094", "LW-118", "LW-242", "LW-318", "LR-19")
def strike(g: Wilds, c: int, node: str, how: How) -> None:
    """Choose what to strike within range, or nothing.

    As with AP (LW-079, LW-318): on one's own space (LW-094) or as far as the range goes (LW-242), with all of its
    value or less (LW-118). A blighted crystal gives its blight from afar too (LW-092).
    """
    e: verbs.Strike = g.box.nodes[node]
    k = g.climbers[c]
    n = number(e, "n", how)
    if k.defeated or n < 1:
        return
    targets = strike_targets(g, c, number(e, "range", how) + reach_of(g, c), e.at)
    if targets:
        options = []
        for t in targets:
            values = strike_values(g, c, t, n)
            for m in reversed(values) if len(values) != 1 else (n,):  # LW-118: less than its full value, too
                call = strikes.strike(c, m, t, node)
                options.append(Option(k.seat, "strike", (m, t), strikes.target_ids(g, t), call))
        g.ask("strike_what", k.seat, [*options, skip_option(g, c)], c, n)


@can(verbs.Strike)
def can_strike(g: Wilds, c: int, e: verbs.Strike, user: int) -> bool:
    """There is a target in range."""
    targets = strike_targets(g, c, e.range + reach_of(g, c), e.at)
    return any([strike_values(g, c, target, e.n + g.climbers[c].focused) for target in targets])


@verb(verbs.StrikePlus)
@step("LW-122", "LW-266", "LW-268", "LW-269")
def strike_plus(g: Wilds, c: int, node: str, how: How) -> None:
    """Strike +n waits for the strike that it belongs to."""
    e: verbs.StrikePlus = g.box.nodes[node]
    k = g.climbers[c]
    if g.german and not is_waiting(g, c, _strikes()):
        return  # LW-269: without a strike it has no effect
    k.bonuses = (*k.bonuses, Bonus(number(e, "n", how), 0, e.clean, node if e.on_break else ""))


@can(verbs.StrikePlus)
@rule("LW-267", "LW-268", "LW-269", "LR-33")
def can_strike_plus(g: Wilds, c: int, e: Any, user: int) -> bool:
    """English: it may be played ahead, if a strike can still follow in this step. German: only with a strike."""
    if g.setup.edition != "de" and may_strike_later(g, c):
        return True
    return is_waiting(g, c, _strikes())


@memo
def _strikes() -> frozenset[str]:
    """Return the steps that wait while a strike is under way, so that a modifier belongs to it."""
    return frozenset((strike.name, strikes.strike.name))


def may_strike_later(g: Wilds, c: int) -> bool:
    """Whether a climber may still strike in this step: with AP, or with a skill in hand."""
    if g.activating and c == g.active:
        return True
    k = g.climbers[c]
    skills = g.box.skills
    sources = (*g.cards[k.cards].hand, *[f"mushroom.{kind}" for kind in k.mushrooms])
    return any([skills[source].strikes for source in sources])


@verb(verbs.RangePlus)
@step("LW-242")
def range_plus(g: Wilds, c: int, node: str, how: How) -> None:
    """Range +n waits for the strike that it belongs to."""
    k = g.climbers[c]
    k.bonuses = (*k.bonuses, Bonus(0, number(effect(g, node, verbs.RangePlus), "n", how)))


@can(verbs.RangePlus)
def can_range_plus(g: Wilds, c: int, e: Any, user: int) -> bool:
    """A strike can still follow in this step."""
    return may_strike_later(g, c) or is_waiting(g, c, _strikes())


@verb(verbs.ChangeCrystal)
@step("LR-34")
def change_crystal(g: Wilds, c: int, node: str, how: How) -> None:
    """Raise or lower a die without a strike; level candidates: the players choose."""
    e: verbs.ChangeCrystal = g.box.nodes[node]
    spaces = scenario.crystals_for(g, e.which, e.colour, g.climbers[c].space if c >= 0 else how[2])
    if e.which == "all":
        g.then(*(scenario.change_die(s, e.n) for s in spaces))
    elif spaces:
        seat = lead_seat(g)
        options = [Option(seat, "crystal", (s,), g.box.board.at[s], scenario.change_die(s, e.n)) for s in spaces]
        g.ask("crystal", seat, options)
