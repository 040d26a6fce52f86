"""Winning and losing (chapter 25)."""

from __future__ import annotations

from fathom.core.decisions import Outcome

from ..state import Depths, rule, step


@rule("FD-001", "FD-196")
def win(g: Depths) -> None:
    """The Final Entity is defeated: everybody wins."""
    g.emit("won")
    g.end(Outcome(True, "entity_defeated", tuple([score(g)] * g.setup.players)))


@rule("FD-001", "FD-197", "FD-198", "FR-21", "FR-69")
def lose(g: Depths, reason: str) -> None:
    """One loss for all: a dead end, a Hero who is killed, or nothing that can be done any more.

    Of all (FD-001): a dead end (FD-197), a Hero killed (FD-198), even with the Final Entity (FR-69), or nothing
    left to do (FR-21).
    """
    g.emit("lost", reason=reason)
    g.end(Outcome(False, reason, tuple([score(g)] * g.setup.players)))


def score(g: Depths) -> int:
    """Return how deep the party came, for records: Ecologies behind it, and tiles of this one."""
    return 100 * g.ecology + len(g.cells)


@step("FR-21")
def give_up(g: Depths) -> None:
    """Nothing can be done any more; the players give up, which is a loss."""
    lose(g, "gave_up")
