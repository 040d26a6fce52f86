"""Face-down piles: what is taken from them comes to light.

A pile is a tuple, the top card first. Each of these says that something hidden comes to light, so that a trial stops
there (`State.uncover`); a rule that takes from a pile in another way must say so itself.
"""

from __future__ import annotations

from typing import TypeVar

from fathom.core.state import State

T = TypeVar("T")


def turn_up(g: State, pile: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
    """Take the top card of a pile that is not empty; return it and the rest."""
    g.uncover()
    return pile[0], pile[1:]


def draw(g: State, pile: tuple[T, ...], n: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Take the top cards of a pile, as many as there are up to n; return them and the rest."""
    if n and pile:
        g.uncover()
    return pile[:n], pile[n:]
