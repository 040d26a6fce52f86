"""The end of the game: what triggers it, the last turns, the last affiliation (chapters 1.10 and 2.13)."""

from __future__ import annotations

from fathom.core.decisions import Outcome

from .. import queries
from ..state import Abyss, rule, step
from . import scoring, turn


@rule("AB-088", "AL-091", "AR-56")
def trigger(g: Abyss, seat: int, why: str) -> None:
    """The end is triggered; a second trigger gives nobody further turns."""
    if g.ender < 0:
        g.ender = seat
        g.why = why
        g.emit("end_triggered", player=seat, why=why)


@step("AB-088", "AR-14")
def count_lords(g: Abyss, seat: int) -> None:
    """A seventh Lord, free or under a Location, triggers the end."""
    if is_due(g, seat):
        trigger(g, seat, "lords")


def is_due(g: Abyss, seat: int) -> bool:
    """Whether a player has the Lords that trigger the end."""
    return len(queries.all_lords(g.players[seat])) >= g.box.numbers.lords_that_end


@step("AB-090", "AL-087", "AL-088", "AL-089")
def check(g: Abyss, seat: int) -> None:
    """At the end of a turn an empty Leviathan deck or an empty deck of Monster tokens triggers the end."""
    if g.setup.expansion:
        if not g.leviathans:
            trigger(g, seat, "leviathans")
        elif not (g.monsters and g.new_monsters):
            trigger(g, seat, "tokens")
    turn.next_turn.now(g, seat)


@step("AB-091")
def last_affiliation(g: Abyss) -> None:
    """For each Race in hand the lowest Ally is affiliated, the rest of the hand is discarded."""
    g.uncover()
    race, value = g.box.race, g.box.value
    for seat, p in enumerate(g.players):
        lowest: dict[int, str] = {}
        for card in p.hand:
            if race[card] not in lowest or value[card] < value[lowest[race[card]]]:
                lowest[race[card]] = card
        rest = list(p.hand)
        for card in lowest.values():
            rest.remove(card)
            g.emit("affiliated", player=seat, ally=card)
        p.affiliated = tuple(sorted((*p.affiliated, *lowest.values())))
        g.discard += tuple(rest)
        p.hand = ()
    count_influence.now(g)


@step("AB-001", "AB-096")
def count_influence(g: Abyss) -> None:
    """Most Influence wins, then most Pearls, then the strongest Lord; who is still equal shares the victory."""
    g.step = "over"
    sheets = [scoring.sheet(g, seat) for seat in range(len(g.players))]
    for seat, sheet in enumerate(sheets):
        g.emit("scored", player=seat, total=sheet.total)
    g.end(Outcome(True, g.why, tuple(sheet.total for sheet in sheets), scoring.winners(g, sheets)))
