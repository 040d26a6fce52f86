"""Legendary Locations: Rune Patterns and the cards behind them (chapter 15)."""

from __future__ import annotations

from fathom.core.legality import No, no

from .. import effects
from ..box.board import REGIONS, bits
from ..state import Depths, Match, rule, step
from . import atlas, encounters, experience, exploring


@rule("FD-131", "FD-133", "FD-135", "FR-42")
def why_not_enter(g: Depths, match: Match) -> No | None:
    """Some region of one of its tiles must be in reach."""
    for cell in match.cells:
        if g.reach >> (g.cells[cell] >> 2) * REGIONS & 15:
            return None
    return no("FR-42", "no-way")


@step("FD-076", "FD-132", "FD-133", "FD-134", "FD-135", "FD-136", "FD-140", "FR-42", "FR-43")
def enter(g: Depths, pattern: int, knots: tuple[int, ...], cells: tuple[int, ...]) -> None:
    """The Nodes of the match are used up; the top card of the opening pile says how it begins.

    The Lantern (FD-076), the tokens on the Nodes (FD-132), which are used up (FD-133) while the tiles are not
    (FD-134), the pattern, which does not come again (FD-135). The top card of the opening pile is read (FD-136),
    the others stay unseen (FD-140). One of its tiles is in reach (FR-42), of a chain of water too (FR-43).
    """
    exploring.turn_page(g)
    g.phase = "encounter"
    for region in _regions(g, cells):
        if atlas.traversable(g) >> region & 1:
            g.lantern = region  # a region that is blocked cannot be stood in, so the Lantern stays where it is
            break
    g.knots = tuple(knot for knot in g.knots if knot not in knots)
    g.used_knots = (*g.used_knots, *knots)
    g.patterns_done |= 1 << pattern
    g.matches = tuple(other for other in g.matches if _is_left(g, other))
    if len(g.openings[pattern]) > 1:
        g.uncover()
    opening = g.box.legends[g.box.legend_names[g.openings[pattern][0]]]
    g.card = opening.id
    g.legend_xp = opening.xp
    g.emit("legend", pattern=g.box.lands[g.ecology].patterns[pattern].id, card=opening.id)
    nodes = effects.nodes_of(opening.effects)
    g.then(effects.carry_out(nodes, effects.PARTY), complete(), encounters.end_encounter())


def _regions(g: Depths, cells: tuple[int, ...]) -> list[int]:
    return [region for cell in cells for region in bits(g.reach & 15 << (g.cells[cell] >> 2) * REGIONS)]


@rule("FD-133", "FD-135")
def _is_left(g: Depths, match: Match) -> bool:
    """Whether a match uses no Node that is used up, of a pattern that is still to come."""
    if g.patterns_done >> match.pattern & 1:
        return False
    for knot in match.knots:
        if knot in g.used_knots:
            return False
    return True


@step("FD-016", "FD-137", "FD-138", "FD-139", "FD-145", "FR-03", "FR-26")
def go_on_with(g: Depths, letter: str) -> None:
    """The cards of the lettered pile come one at a time, in the order of their numerals, to the end.

    The letter names the pile (FD-137), whose cards are read in rising order (FD-138), one of equal ones (FD-016),
    side by side (FD-145), to the last (FD-139). There is no way out before (FR-26); equal cards are alternatives
    (FR-03).
    """
    pattern = g.box.legends[g.card].pattern
    numbers = []
    for number in g.lettered:
        legend = g.box.legends[g.box.legend_names[number]]
        if legend.pattern == pattern and legend.letter == letter:
            numbers.append(number)
    g.then(*[read(number) for number in numbers])


@step("FD-138", "FD-139", "FD-319")
def read(g: Depths, number: int) -> None:
    """The next card is drawn and resolved."""
    legend = g.box.legends[g.box.legend_names[number]]
    g.card = legend.id
    g.legend_xp += legend.xp
    g.emit("legend_card", card=legend.id)
    g.then(*effects.calls(g, effects.nodes_of(legend.effects), effects.PARTY))


@step("FD-077", "FD-142")
def complete(g: Depths) -> None:
    """The location is complete: its XP goes to the pool."""
    experience.earn(g, g.legend_xp)
    g.legend_xp = 0
